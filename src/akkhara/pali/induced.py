"""Induced stems as values and as a table, and the table that the package ships."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from akkhara.data import parse_rows
from akkhara.values import Value

__all__ = ["Induced", "induced", "read_table", "table"]

SHIPPED = "data/induced.tsv.gz"
COLUMNS = ("stem", "gender", "class", "score", "weight", "evidence", "source")


@dataclass(frozen=True, slots=True)
class Induced(Value):
    """A stem that word counts propose.

    `stem`, as the grammar declines it; `gender`: m, f or n, several letters where forms of several
    genders are met; `stem_class`, as `vocabulary.stem_class` names it; `score`, the evidence in
    bits; `weight`, how common it is, by doublings; `evidence`, the forms that speak for it, the
    loudest first, with the members of a compound as `X + Y`; `source`, the counts they stand in.
    """

    stem: str
    gender: str
    stem_class: str
    score: float
    weight: int
    evidence: tuple[str, ...]
    source: str

    def row(self) -> str:
        """One line of the table, without its end."""
        evidence = " ".join(form.replace(" + ", "+") for form in self.evidence)
        cells = (self.stem, self.gender, self.stem_class, f"{self.score:g}", str(self.weight))
        return "\t".join((*cells, evidence, self.source))


def table(stems: Iterable[Induced], head: Iterable[str] = ()) -> str:
    """Stems as a table; `head`, lines of comment.

    >>> one = Induced("nara", "m", "a", 7.5, 3, ("naro", "narena"), "counts")
    >>> print(table([one]), end="")
    stem	gender	class	score	weight	evidence	source
    nara	m	a	7.5	3	naro narena	counts
    """
    lines = [f"# {line}" for line in head]
    lines.append("\t".join(COLUMNS))
    lines += [one.row() for one in stems]
    return "\n".join(lines) + "\n"


def read_table(lines: Iterable[str], where: str) -> tuple[Induced, ...]:
    """The stems of a table; `where` names it in errors.

    Raises `DataError` for a table that lacks a column or a cell.

    >>> read_table(["\\t".join(COLUMNS), "nara\\tm\\ta\\t7.5\\t3\\tnaro\\tcounts"], "x")[0].stem
    'nara'
    """
    return tuple(_stem(row) for row in parse_rows(lines, where, COLUMNS))


def _stem(row: Mapping[str, str]) -> Induced:
    evidence = tuple(form.replace("+", " + ") for form in row["evidence"].split())
    return Induced(
        row["stem"],
        row["gender"],
        row["class"],
        float(row["score"]),
        int(row["weight"]),
        evidence,
        row["source"],
    )


@cache
def induced() -> tuple[Induced, ...]:
    """The stems that the package ships: induced from word counts of the canon and the commentaries.

    >>> len(induced()) > 30000
    True
    """
    data = files("akkhara.pali").joinpath(SHIPPED).read_bytes()
    text = gzip.decompress(data).decode("utf-8")
    return read_table(text.splitlines(), f"akkhara.pali/{SHIPPED}")
