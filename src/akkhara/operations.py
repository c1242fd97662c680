"""The table of operations: one definition of each, from which the command line, the batch mode
and the HTTP API are made.

An operation's dotted name is its public name (`siddham.chapter`), its target the function that
does it (`module:function`, imported when first called), its faces where it is offered. Parameters
and help come from the function's signature and docstring, so that nothing is said twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

__all__ = ["OPERATIONS", "Operation", "operation"]

# Where an operation is offered. What touches files by path is not offered over HTTP.
ALL = frozenset({"cli", "batch", "http"})
LOCAL = frozenset({"cli", "batch"})


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: `name`, `target` (`module:function`), `faces` (of cli, batch, http)."""

    name: str
    target: str
    faces: frozenset[str] = ALL

    def function(self) -> Callable[..., Any]:
        """The function itself, imported now if it was not yet."""
        module, _, name = self.target.partition(":")
        found: Callable[..., Any] = getattr(import_module(module), name)
        return found


OPERATIONS: tuple[Operation, ...] = (
    Operation("convert", "akkhara.scripts:convert"),
    Operation("reading.connect", "akkhara.reading:connect"),
    Operation("reading.inventory", "akkhara.reading:inventory"),
    Operation("reading.kinds", "akkhara.reading:kinds"),
    Operation("reading.length", "akkhara.reading:length"),
    Operation("reading.lengths", "akkhara.reading:lengths"),
    Operation("reading.place", "akkhara.reading:place"),
    Operation("reading.spell", "akkhara.reading:spell"),
    Operation("reading.voice", "akkhara.reading:voice"),
    Operation("scripts", "akkhara.scripts:scripts"),
    Operation("syllables", "akkhara.akshara:syllables"),
)

_BY_NAME = {op.name: op for op in OPERATIONS}


def operation(name: str) -> Operation:
    """The operation of that dotted name; `RequestError` suggests near ones."""
    from difflib import get_close_matches

    from akkhara.errors import RequestError

    if name in _BY_NAME:
        return _BY_NAME[name]
    near = get_close_matches(name, _BY_NAME, 3) or list(_BY_NAME)
    raise RequestError(f"no operation {name!r}", hint=f"did you mean {', '.join(near)}?")
