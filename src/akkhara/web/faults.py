"""What goes wrong, as an answer: a page that helps, or JSON for the API; never a traceback."""

from __future__ import annotations

import json

from akkhara.errors import AkkharaError
from akkhara.web.api import JSON
from akkhara.web.errors import TooLongError, status_of
from akkhara.web.messages import Answer, Asked
from akkhara.web.templating import html

__all__ = ["failed"]

_HEADINGS = {
    400: "That cannot be answered as it was asked",
    404: "There is no such page",
    405: "That page is not asked in this way",
    413: "That is too large",
    415: "That is no JSON",
    422: "That takes too long",
    429: "Too many requests at once",
    500: "A fault of Akkhara itself",
}


def failed(asked: Asked, error: Exception) -> Answer:
    """The answer to a request that failed."""
    status, said = _said(error)
    headers = {"Retry-After": "3"} if status == 429 else {}
    if asked.path.startswith("/api/") or asked.path == "/openapi.json":
        body = json.dumps({"ok": False, "error": said.to_dict()}, ensure_ascii=False)
        return Answer(body.encode("utf-8", "backslashreplace"), JSON, status, headers)
    page = html("failed.html.j2", status=status, heading=_HEADINGS[status], error=said)
    return Answer(page, status=status, headers=headers)


def _said(error: Exception) -> tuple[int, AkkharaError]:
    if isinstance(error, AkkharaError):
        return status_of(error), error
    if isinstance(error, RecursionError):
        return 400, AkkharaError("what was sent is nested too deeply")
    if isinstance(error, MemoryError):
        said = "this takes more memory than there is for one request"
        return 422, TooLongError(said, hint="ask for less, or use the command line")
    fault = AkkharaError("it is written to the log of the server", hint="please report it")
    return 500, fault
