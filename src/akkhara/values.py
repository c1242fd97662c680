"""The manner of result objects: frozen, with `to_dict()` for JSON and `to_text()` for people.

A result is a frozen dataclass that inherits `Value`; its fields become the keys of the JSON. What
is costly to build is a property; a class that wants it in its JSON overrides `to_dict`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any
from unicodedata import combining, east_asian_width

__all__ = ["Value", "jsonable", "table_text"]


class Value:
    """Base of the public result objects.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Pair(Value):
    ...     left: str
    ...     right: tuple[int, ...]
    >>> Pair("k", (1, 2)).to_dict()
    {'left': 'k', 'right': [1, 2]}
    """

    __slots__ = ()

    def to_dict(self) -> dict[str, Any]:
        """The object as JSON-ready data, keys named as the fields."""
        if not is_dataclass(self):
            raise TypeError(f"{type(self).__name__} must define to_dict")
        return {f.name: jsonable(getattr(self, f.name)) for f in fields(self)}

    def to_text(self) -> str:
        """A plain rendering for a terminal; one `name: value` a line unless a class knows better.

        Siddham text never stands in the middle of a line: terminals do not shape it.
        """
        lines = []
        for name, value in self.to_dict().items():
            shown = " ".join(map(str, value)) if isinstance(value, list) else value
            lines.append(f"{name}: {shown}")
        return "\n".join(lines)


def jsonable(value: Any) -> Any:
    """`value` as data that the json module writes; fails on what has no such form.

    >>> jsonable({"a": ("x", None)})
    {'a': ['x', None]}
    """
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(jsonable(item) for item in value)
    if isinstance(value, Sequence | Iterable):
        return [jsonable(item) for item in value]
    raise TypeError(f"{type(value).__name__} has no JSON form")


def table_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Columns aligned by the cells that characters take in a terminal (a Chinese one takes two);
    put Siddham in the last column: terminals do not shape it.

    >>> print(table_text(["no", "iast"], [[1, "ka"], [12, "kā"]]))
    no  iast
    1   ka
    12  kā
    """
    lines = [[str(cell) for cell in row] for row in [header, *rows]]
    widths = [max(_cells(line[i]) for line in lines) for i in range(len(header))]
    return "\n".join(
        "  ".join(
            cell + " " * (width - _cells(cell)) for cell, width in zip(line, widths, strict=True)
        ).rstrip()
        for line in lines
    )


def _cells(text: str) -> int:
    if text.isascii():
        return len(text)
    wide = sum(east_asian_width(char) in "WF" for char in text)
    return len(text) + wide - sum(map(bool, map(combining, text)))
