"""Package data: the one reader of TSV tables, strict about their shape.

A table is UTF-8, tab-separated, with a header line; lines that start with `#` are comments about
the table (origin, licence, columns). A row with another number of cells than the header is an
error with its line, never a guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files

from akkhara.errors import DataError

__all__ = ["parse_rows", "read_rows", "read_text"]


def read_text(package: str, name: str) -> str:
    """The text of the data file `name` inside `package` (dotted).

    >>> read_text("akkhara.rules", "data/sources.tsv").startswith("#")
    True
    """
    try:
        return files(package).joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(f"{package} has no data file {name}") from None


def read_rows(package: str, name: str, columns: Sequence[str] = ()) -> tuple[dict[str, str], ...]:
    """All rows of a table as dictionaries; `columns` are the ones that must be there.

    >>> read_rows("akkhara.rules", "data/sources.tsv", ["id"])[0]["id"]
    'ziji'
    """
    where = f"{package}/{name}"
    return tuple(parse_rows(read_text(package, name).splitlines(), where, columns))


def parse_rows(
    lines: Iterable[str], where: str, columns: Sequence[str] = ()
) -> Iterator[dict[str, str]]:
    """Rows of a table given as lines; `where` names it in errors.

    >>> list(parse_rows(["a\\tb", "1\\t2"], "example"))
    [{'a': '1', 'b': '2'}]
    >>> list(parse_rows(["a\\tb", "1"], "example"))
    Traceback (most recent call last):
    akkhara.errors.DataError: example line 2: 1 cells where the header has 2
    """
    header: list[str] | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        if header is None:
            header = cells
            missing = [column for column in columns if column not in header]
            if missing:
                raise DataError(f"{where}: no column {', '.join(missing)}")
            continue
        if len(cells) != len(header):
            raise DataError(
                f"{where} line {number}: {len(cells)} cells where the header has {len(header)}"
            )
        yield dict(zip(header, cells, strict=True))
