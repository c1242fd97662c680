"""The front: reads a request within its limits, has a worker answer it, writes the headers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from akkhara.errors import AkkharaError
from akkhara.web.assets import asset
from akkhara.web.errors import MissingError, TooLargeError
from akkhara.web.faults import failed
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pool import Pool
from akkhara.web.routes import ROUTES

__all__ = ["LOCAL_HOSTS", "application"]

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")
_FIELDS = 40  # of a form

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_HEADERS = (
    ("content-security-policy", _POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
)
_SECURE = [(key.encode(), value.encode()) for key, value in _HEADERS]


def application(
    pool: Pool, limits: Limits | None = None, hosts: Sequence[str] = LOCAL_HOSTS
) -> ASGIApp:
    """The application.

    Parameters: `pool`, what answers; `limits`; `hosts`, the names under which it may be asked for
    (`*` for any), so that no page elsewhere can point a name of its own at it.
    """
    front = _Front(pool, limits or Limits())

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await pool.start()
        yield
        await pool.stop()

    routes = [
        Route(path, front.endpoint(name), methods=list(methods)) for path, name, methods in ROUTES
    ]
    return Starlette(
        routes=[Route("/static/{name}", _static), *routes, Route("/favicon.ico", _icon)],
        lifespan=life,
        exception_handlers={HTTPException: _refused},
        middleware=[
            Middleware(_Secured, hosts=frozenset(hosts)),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
        ],
    )


class _Front:
    def __init__(self, pool: Pool, limits: Limits) -> None:
        self._pool = pool
        self._limits = limits

    def endpoint(self, page: str) -> Any:
        """The endpoint of a route."""

        async def answered(request: Request) -> Response:
            asked = _bare(request, page)
            try:
                asked = await _read(request, page, self._limits)
                found = await self._pool.answer(asked)
            except AkkharaError as error:
                found = failed(asked, error)
            except ClientDisconnect:
                return Response(status_code=400)
            return _response(found)

        return answered


def _response(found: Answer) -> Response:
    return Response(
        found.body,
        found.status,
        {"Cache-Control": "no-cache", **found.headers},
        media_type=found.kind,
    )


def _bare(request: Request, page: str) -> Asked:
    return Asked(
        page=page,
        path=request.url.path,
        method="GET" if request.method == "HEAD" else request.method,
        params={key: str(value) for key, value in request.path_params.items()},
        fields=tuple(request.query_params.multi_items()),
    )


async def _read(request: Request, page: str, limits: Limits) -> Asked:
    """The request with its body, which is never more than the limit."""
    from dataclasses import replace

    asked = _bare(request, page)
    if request.method != "POST":
        return asked
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > limits.body:
        raise _too_large(limits)
    bounded = Request(request.scope, _bounded(request.receive, limits))
    kind = request.headers.get("content-type", "")
    if page == "operation":
        return replace(asked, kind=kind, body=await bounded.body())
    body, filename, fields = b"", "", list(asked.fields)
    try:
        async with bounded.form(max_files=2, max_fields=_FIELDS, max_part_size=limits.body) as form:
            for key, value in form.multi_items():
                if not isinstance(value, UploadFile):
                    fields.append((key, value))
                elif value.filename:
                    body, filename = await value.read(), value.filename
    except (HTTPException, MultiPartException, ValueError) as error:
        said = getattr(error, "detail", None) or getattr(error, "message", None) or str(error)
        raise AkkharaError(f"the form cannot be read: {said}") from None
    return replace(asked, fields=tuple(fields), body=body, filename=filename)


def _bounded(receive: Receive, limits: Limits) -> Receive:
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limits.body:
            raise _too_large(limits)
        return message

    return counted


def _too_large(limits: Limits) -> TooLargeError:
    most = f"at most {limits.body >> 20} MiB are taken"
    return TooLargeError(
        "the request is too large", hint=f"{most}; the command line reads any file"
    )


async def _static(request: Request) -> Response:
    found = asset(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    tag = f'"{found.digest}"'
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(found.body, headers=headers, media_type=found.kind)


async def _icon(request: Request) -> Response:
    return RedirectResponse("/static/icon.svg", 308)


async def _refused(request: Request, error: Exception) -> Response:
    """What no route answers."""
    asked = Asked("", path=request.url.path)
    status = getattr(error, "status_code", 404)
    if status == 405:
        wrong = AkkharaError(f"{request.method} is not answered here")
        found = failed(asked, wrong)
        allowed = getattr(error, "headers", None) or {}
        return _response(Answer(found.body, found.kind, 405, allowed))
    return _response(failed(asked, MissingError("nothing stands at this address")))


class _Secured:
    """Adds the security headers to every answer, and refuses names that are not the server's."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {key.lower() for key, _ in message.get("headers", [])}
                more = [one for one in _SECURE if one[0] not in given]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        if self._named(scope):
            await self._app(scope, receive, secured)
        else:
            refused = Response("This server does not answer to that name.\n", 400)
            await refused(scope, receive, secured)

    def _named(self, scope: Scope) -> bool:
        if "*" in self._hosts:
            return True
        given = next((value for key, value in scope["headers"] if key == b"host"), b"")
        host = given.decode("latin-1").lower()
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return name in self._hosts
