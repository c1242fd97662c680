"""Results on standard output: JSON, or a rendering for people.

Tables put Siddham in the last column, because terminals do not shape it and everything after it
would shift. Colours and progress bars appear on terminals alone, and NO_COLOR is heeded.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TextIO, TypeVar

from akkhara.values import Value, jsonable

__all__ = ["emit", "print_lines", "progress", "rendered", "table"]

_T = TypeVar("_T")
_CELL = 44  # columns; what is longer is left to the object's own text


def emit(result: Any, *, as_json: bool, out: TextIO | None = None) -> None:
    """Writes a result."""
    out = out or sys.stdout
    if as_json and hasattr(result, "write_json"):
        result.write_json(out)  # a document streams its own
    elif as_json:
        json.dump(jsonable(result), out, ensure_ascii=False, indent=2)
        out.write("\n")
    else:
        for line in rendered(result):
            out.write(line + "\n")


def print_lines(lines: Iterable[str]) -> None:
    """Lines on standard output."""
    for line in lines:
        sys.stdout.write(line + "\n")


def rendered(result: Any) -> Iterator[str]:
    """A result as lines of text.

    >>> list(rendered(["ka", "kha"]))
    ['ka', 'kha']
    >>> list(rendered([]))
    ['nothing']
    """
    if result is None or (isinstance(result, Sequence | Mapping) and not result and result != ""):
        yield "nothing"
    elif isinstance(result, str):
        yield result
    elif hasattr(result, "to_text"):
        yield result.to_text()
    elif isinstance(result, Mapping):
        yield from table(["", ""], [[str(k), _cell(v)] for k, v in result.items()])
    elif isinstance(result, Iterable):
        yield from _listed(list(result))
    else:
        yield str(result)


def _listed(items: list[Any]) -> Iterator[str]:
    if any(not hasattr(item, "to_text") for item in items):
        for item in items:
            yield from rendered(item)
        return
    plain = all(type(item).to_text is Value.to_text for item in items)
    rows = [item.to_dict() for item in items] if plain and len({*map(type, items)}) == 1 else []
    cells = [{key: _cell(value) for key, value in row.items()} for row in rows]
    if cells and all(_width(cell) <= _CELL for row in cells for cell in row.values()):
        keys = [key for key in cells[0] if any(row[key] for row in cells)]
        keys.sort(key=lambda key: any(map(_siddham, (row[key] for row in cells))))
        yield from table(keys, [[row[key] for key in keys] for row in cells])
        return
    texts = [item.to_text() for item in items]
    apart = any("\n" in text for text in texts)
    columns = [text.split("  ") for text in texts]
    if not apart and len({len(row) for row in columns}) == 1 and len(columns[0]) > 1:
        yield from table([""] * len(columns[0]), columns)
        return
    for number, text in enumerate(texts):
        if apart and number:
            yield ""
        yield text


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns aligned by the width of their characters on a terminal (Chinese takes two cells).

    >>> list(table(["no", "char", "iast"], [["1", "迦", "ka"]]))
    ['no  char  iast', '1   迦    ka']
    """
    widths = [max(map(_width, column)) for column in zip(header, *rows, strict=True)]
    head = [header] if any(header) else []
    for line in [*head, *rows]:
        cells = [c + " " * (w - _width(c)) for c, w in zip(line, widths, strict=True)]
        yield "  ".join(cells).rstrip()


def _cell(value: Any) -> str:
    if value is None or value == "":
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_cell(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(_cell, value))
    return str(value)


def _width(text: str) -> int:
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def _siddham(text: str) -> bool:
    return any(0x11580 <= ord(char) <= 0x115FF for char in text)


def progress(items: Sequence[_T], label: str, names: Sequence[str] = ()) -> Iterator[_T]:
    """The items, with a bar on standard error: on a terminal, and when it takes over a second."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    begun, bar, task = time.monotonic(), None, None
    try:
        for done, item in enumerate(items):
            if bar is None and time.monotonic() - begun > 1:
                bar = Progress(
                    TextColumn("{task.description}"),
                    BarColumn(),
                    TimeRemainingColumn(),
                    console=Console(stderr=True),
                    transient=True,
                )
                bar.start()
                task = bar.add_task(label, total=len(items))
            if bar is not None and task is not None:
                said = f"{label}: {names[done]}" if done < len(names) else label
                bar.update(task, completed=done, description=said)
            yield item
    finally:
        if bar is not None:
            bar.stop()
