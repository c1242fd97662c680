"""JSON lines in, JSON lines out: one request a line, one answer a line, in order.

Streaming, in constant memory; a bad line is answered and the next one read. Blank lines are no
requests. A line of more than `LIMIT` bytes is answered with an error and passed over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, BinaryIO

from akkhara.calling import call
from akkhara.errors import AkkharaError, RequestError
from akkhara.operations import operation
from akkhara.values import jsonable

__all__ = ["LIMIT", "answer", "serve"]

LIMIT = 32 << 20
_SHAPE = '{"id": 1, "op": "convert", "args": {"text": "oṃ", "to": "siddham"}}'
_KEYS = ("id", "op", "args")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers until the requests end."""
    number = 0
    while line := requests.readline(LIMIT + 1):
        number += 1
        if len(line) > LIMIT:
            while line and not line.endswith(b"\n"):
                line = requests.readline(LIMIT)
            said = f"line {number} is longer than {LIMIT >> 20} MiB"
            found = _failed(None, RequestError(said, hint="give a large text as a file to read"))
        elif not line.strip():
            continue
        else:
            found = answer(line, number)
        answers.write(_written(found))
        answers.flush()


def answer(line: bytes | str, number: int = 1) -> dict[str, Any]:
    """The answer to one line.

    >>> answer('{"id": 7, "op": "convert", "args": {"text": "ka", "to": "slp1"}}')
    {'id': 7, 'ok': True, 'result': {'text': 'ka', 'notes': []}}
    >>> answer("ka")["error"]["message"]
    'line 1 is not JSON: Expecting value, column 1'
    """
    try:
        request = _parsed(line, number)
    except RequestError as error:
        return _failed(None, error)
    ident = request.get("id")
    try:
        return {"id": ident, "ok": True, "result": _result(request)}
    except AkkharaError as error:
        return _failed(ident, error)
    except RecursionError:
        return _failed(ident, RequestError("the arguments are nested too deeply"))
    except OSError as error:
        return _failed(ident, RequestError(f"{error.filename or 'input'}: {error.strerror}"))
    except Exception as error:  # a fault of ours must not end the conversation
        said = {"type": "InternalError", "message": f"{type(error).__name__}: {error}", "hint": ""}
        return {"id": ident, "ok": False, "error": said}


def _parsed(line: bytes | str, number: int) -> Mapping[str, Any]:
    try:
        text = line.decode("utf-8-sig") if isinstance(line, bytes) else line
        request = json.loads(text)
    except UnicodeDecodeError as error:
        raise RequestError(f"line {number} is not UTF-8: byte {error.start}") from None
    except json.JSONDecodeError as error:
        said = f"line {number} is not JSON: {error.msg}, column {error.colno}"
        raise RequestError(said, hint=_SHAPE) from None
    except (RecursionError, ValueError) as error:
        raise RequestError(f"line {number} cannot be read: {error}", hint=_SHAPE) from None
    if not isinstance(request, dict):
        raise RequestError(f"line {number} is not a JSON object", hint=_SHAPE)
    return request


def _result(request: Mapping[str, Any]) -> Any:
    name, args = request.get("op"), request.get("args", {})
    if not isinstance(name, str):
        raise RequestError("the request names no operation", hint=_SHAPE)
    unknown = [key for key in request if key not in _KEYS]
    if unknown:
        raise RequestError(f"a request has no {unknown[0]!r}", hint=_SHAPE)
    if not isinstance(args, dict):
        raise RequestError("args must be an object of named arguments", hint=_SHAPE)
    if "batch" not in operation(name).faces:
        raise RequestError(f"{name} is not offered here")
    return jsonable(call(name, args))


def _failed(ident: Any, error: AkkharaError) -> dict[str, Any]:
    return {"id": ident, "ok": False, "error": error.to_dict()}


def _written(found: Mapping[str, Any]) -> bytes:
    # A lone surrogate cannot be written in UTF-8; as \udXXX it is valid JSON and comes back whole.
    text = json.dumps(found, ensure_ascii=False, separators=(", ", ": "))
    return text.encode("utf-8", "backslashreplace") + b"\n"
