"""Asking operations from a page: within the limits, an error kept to be shown beside the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from akkhara.errors import AkkharaError, RequestError
from akkhara.values import jsonable
from akkhara.web.api import result
from akkhara.web.errors import status_of
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer

__all__ = ["Outcome", "ask", "downloaded", "table_of", "tried"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of asking: `found`, or the `error`; `asked` is False when nothing was asked."""

    found: Any = None
    error: AkkharaError | None = None
    asked: bool = True

    @property
    def status(self) -> int:
        """The status of the page."""
        return 200 if self.error is None else status_of(self.error)

    def raised(self) -> Any:
        """What was found; raises the error."""
        if self.error is not None:
            raise self.error
        return self.found


def ask(limits: Limits, name: str, **args: Any) -> Any:
    """What an operation answers; empty strings are arguments left out."""
    given = {key: value for key, value in args.items() if value not in ("", None)}
    return result(name, given, limits, strings=True)


def tried(limits: Limits, name: str, *, when: bool = True, **args: Any) -> Outcome:
    """As `ask`, with an error as a value; nothing is asked unless `when`."""
    if not when:
        return Outcome(asked=False)
    try:
        return Outcome(ask(limits, name, **args))
    except AkkharaError as error:
        return Outcome(error=error)
    except RecursionError:
        return Outcome(error=RequestError("what was sent is nested too deeply"))


def table_of(found: Any) -> str:
    """A result as a table: its own, or one row an item and one column a field.

    >>> table_of([{"form": "ka", "at": [1, 2]}])
    'form\\tat\\nka\\t1 2\\n'
    >>> table_of("ka")
    'value\\nka\\n'
    """
    if hasattr(found, "to_tsv"):
        own: str = found.to_tsv()
        return own
    data = jsonable(found)
    items = data if isinstance(data, list) else [data]
    rows = [item if isinstance(item, Mapping) else {"value": item} for item in items]
    header = list(dict.fromkeys(key for row in rows for key in row))
    lines = ["\t".join(header)]
    lines += ["\t".join(_cell(row.get(key)) for key in header) for row in rows]
    return "\n".join(lines) + "\n"


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return "; ".join(f"{key}={_cell(item)}" for key, item in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        nested = any(isinstance(item, Mapping) for item in value)
        return (" | " if nested else " ").join(map(_cell, value))
    return " ".join(str(value).split())


def downloaded(body: bytes, kind: str, name: str) -> Answer:
    """A file to be saved under an ASCII name."""
    safe = "".join(char if char.isascii() and (char.isalnum() or char in "-_.") else "-"
                   for char in name)  # fmt: skip
    return Answer(body, kind, headers={"Content-Disposition": f'attachment; filename="{safe}"'})
