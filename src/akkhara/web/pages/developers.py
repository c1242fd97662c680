"""The API, and the page that explains it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from akkhara.calling import describe
from akkhara.operations import ROOMS
from akkhara.web.api import JSON, arguments, offered, respond, result, taken
from akkhara.web.errors import MissingError, TooLargeError
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.openapi import description
from akkhara.web.pages.asking import downloaded, table_of
from akkhara.web.templating import link, page

__all__ = ["PAGES"]


@cache
def _rooms() -> tuple[tuple[str, str, tuple[Mapping[str, Any], ...]], ...]:
    """The operations by room."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for name in offered():
        room = name.partition(".")[0] if "." in name else "text"
        found.setdefault(room, []).append(_described(name))
    said = {**ROOMS, "text": "Text in any script: akṣaras, conversion, reading of documents."}
    return tuple((room, said.get(room, ""), tuple(own)) for room, own in sorted(found.items()))


def _described(name: str) -> Mapping[str, Any]:
    said = describe(name)
    own = taken(name)
    names = {one.name for one in own}
    fits = [args for args in said.examples if args and set(args) <= names]
    examples = [_address(name, args) for args in fits]
    return {
        "name": name,
        "said": said,
        "parameters": own,
        "examples": [one for one in dict.fromkeys(examples) if one][:2],
    }


def _address(name: str, args: Mapping[str, Any]) -> str:
    """The example as an address; empty where an argument has no place in one."""
    from urllib.parse import urlencode

    pairs: list[tuple[str, str]] = []
    for key, value in args.items():
        several = value if isinstance(value, list | tuple) else [value]
        if not all(isinstance(one, str | int | float) for one in several):
            return ""
        pairs += [(key, str(one).lower() if isinstance(one, bool) else str(one)) for one in several]
    return f"{link(f'/api/{name}')}?{urlencode(pairs)}"


def api(asked: Asked, limits: Limits) -> Answer:
    """Every operation with its arguments and examples."""
    return page("api.html.j2", section="/api", title="API", rooms=_rooms(), limits=limits)


def operation(asked: Asked, limits: Limits) -> Answer:
    """One call of the API."""
    return respond(asked, limits)


def tsv(asked: Asked, limits: Limits) -> Answer:
    """The result of an operation as a table to be saved."""
    name = asked.params["name"]
    if name not in offered():
        raise MissingError(f"there is no table of {name}", hint="the page of the API lists them")
    args, strings = arguments(asked)
    table = table_of(result(name, args, limits, strings=strings)).encode("utf-8", "replace")
    if len(table) > limits.answer:
        raise TooLargeError("the table is too large", hint="ask for less, or use the command line")
    words = [name, *(str(value) for value in args.values() if isinstance(value, str))]
    return downloaded(table, "text/tab-separated-values; charset=utf-8",
                      "-".join(words)[:80] + ".tsv")  # fmt: skip


def openapi(asked: Asked, limits: Limits) -> Answer:
    """The description of the API."""
    return Answer(json.dumps(description(), ensure_ascii=False, default=str).encode(), JSON)


PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {
    "api": api,
    "operation": operation,
    "tsv": tsv,
    "openapi": openapi,
}
