"""The HTTP API: every operation whose face includes HTTP, and `read` for content.

`GET /api/NAME` takes the arguments as query parameters, `POST` as a JSON object. The answer is that
of the batch mode: `{"ok": true, "result": …}` or `{"ok": false, "error": {…}}`.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from akkhara.calling import Parameter, call, parameters
from akkhara.errors import AkkharaError, RequestError
from akkhara.operations import OPERATIONS, operation
from akkhara.values import jsonable
from akkhara.web.errors import MissingError, TooLargeError, UnreadableError, status_of
from akkhara.web.limits import Limits, check
from akkhara.web.messages import Answer, Asked

__all__ = ["JSON", "arguments", "offered", "respond", "result", "taken"]

JSON = "application/json; charset=utf-8"
_SHAPE = '{"akshara": "kya"}'


@cache
def offered() -> tuple[str, ...]:
    """The names of the operations that are offered, in order.

    >>> "siddham.locate" in offered(), "hanzi.cldf" in offered(), "read" in offered()
    (True, False, True)
    """
    return tuple(op.name for op in OPERATIONS if "http" in op.faces or op.name == "read")


@cache
def taken(name: str) -> tuple[Parameter, ...]:
    """The parameters of an operation as they are over HTTP: `read` takes content and no encoding.

    >>> [one.name for one in taken("read")]
    ['source', 'kind']
    """
    found = parameters(name)
    if name != "read":
        return found
    from dataclasses import replace

    said = "the text itself, or a TEI document as text; never a path"
    return tuple(
        replace(one, kinds=("str",), help=said) if one.name == "source" else one
        for one in found
        if one.name in ("source", "kind")
    )


def result(name: str, args: Mapping[str, Any], limits: Limits, *, strings: bool = False) -> Any:
    """What an operation answers to arguments from outside.

    Raises `MissingError`, `TooLargeError`, and what the operation raises.

    >>> result("convert", {"text": "ka", "to": "slp1"}, Limits()).text
    'ka'
    """
    if name not in offered():
        try:
            operation(name)
        except RequestError as error:
            raise MissingError(error.message, hint=error.hint) from None
        raise MissingError(
            f"{name} works on files, and is not offered here",
            hint="use the command line, where the files are yours",
        )
    check(name, args, limits)
    if name == "read":
        return _read(args, strings=strings)
    return call(name, args, strings=strings)


def _read(args: Mapping[str, Any], *, strings: bool) -> Any:
    known = {one.name for one in taken("read")}
    for given in args:
        if given not in known:
            raise RequestError(f"read takes no argument {given!r} here", hint="source and kind")
    source = args.get("source")
    if not isinstance(source, str):
        raise RequestError("read needs 'source', a string: the text itself", hint="never a path")
    # As a stream, so that nothing in it can be taken for the name of a file.
    stream = io.BytesIO(source.encode("utf-8", "surrogatepass"))
    ready: dict[str, Any] = {"source": stream}
    if args.get("kind"):
        ready["kind"] = args["kind"]
    return call("read", ready, strings=strings)


def arguments(asked: Asked) -> tuple[dict[str, Any], bool]:
    """The arguments of a request, and whether they are strings to be read by type."""
    name = asked.params["name"]
    if asked.method != "POST":
        return _query(name, asked), True
    if asked.kind.partition(";")[0].strip().lower() != "application/json":
        raise UnreadableError("the body must be JSON", hint="Content-Type: application/json")
    try:
        found = json.loads(asked.body or b"{}", parse_constant=_no_constant)
    except RecursionError:
        raise RequestError("the arguments are nested too deeply") from None
    except UnicodeDecodeError as error:
        raise RequestError(f"the body is not UTF-8: byte {error.start}") from None
    except ValueError as error:
        raise RequestError(f"the body is not JSON: {error}", hint=_SHAPE) from None
    if not isinstance(found, dict):
        raise RequestError("the body must be a JSON object of arguments", hint=_SHAPE)
    return found, False


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number in JSON")


def _query(name: str, asked: Asked) -> dict[str, Any]:
    """Query parameters; one that is given several times is a list, where a list is taken."""
    values: dict[str, list[str]] = {}
    for key, value in asked.fields:
        values.setdefault(key, []).append(value)
    lists = {one.name for one in taken(name) if "list" in one.kinds} if name in offered() else set()
    found: dict[str, Any] = {}
    for key, several in values.items():
        if len(several) > 1 and key not in lists:
            raise RequestError(f"{key} is given {len(several)} times", hint="give it once")
        found[key] = several if len(several) > 1 else several[0]
    return found


def respond(asked: Asked, limits: Limits) -> Answer:
    """The answer to a request of the API."""
    try:
        args, strings = arguments(asked)
        found = result(asked.params["name"], args, limits, strings=strings)
        return written({"ok": True, "result": jsonable(found)}, 200, limits)
    except AkkharaError as error:
        return written({"ok": False, "error": error.to_dict()}, status_of(error), limits)
    except RecursionError:
        deep = RequestError("the arguments are nested too deeply")
        return written({"ok": False, "error": deep.to_dict()}, 400, limits)


def written(found: Mapping[str, Any], status: int, limits: Limits) -> Answer:
    """JSON as an answer. A lone surrogate is written as its escape, which is valid JSON."""
    text = json.dumps(found, ensure_ascii=False)
    body = text.encode("utf-8", "backslashreplace")
    if len(body) > limits.answer:
        error = TooLargeError(
            f"the answer has {len(body):,} bytes", hint="ask for less, or use the command line"
        )
        return written({"ok": False, "error": error.to_dict()}, 413, limits)
    return Answer(body, JSON, status)
