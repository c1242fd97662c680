"""The tables of the scripts, read from data/ and checked for shape."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError

__all__ = ["LANGUAGES", "Row", "Table", "in_blocks", "names", "table"]

LANGUAGES = ("sanskrit", "pali")
_PACKAGE = "akkhara.scripts"
_KINDS = (
    "vowel",
    "sign",
    "consonant",
    "final",
    "nasality",
    "virama",
    "join",
    "mute",
    "medial",
    "pair",
    "tall",
    "repha",
    "crown",
    "nukta",
    "avagraha",
    "ligature",
    "danda",
)


class Row(NamedTuple):
    """One sign: the sound it writes (IAST), its kind, how it is written, and how it is used.

    Kinds of an alphabet: vowel, consonant, final, nasality (the mark of candrabindu on a bare
    consonant), avagraha, danda. Kinds of an abugida besides: sign (a vowel on a consonant; ◌ in it
    stands for the consonants when something is written before them), virama (joins and mutes; join
    and mute where these are two signs, join also for variants of the virama), medial (a consonant's
    form under another), crown (its form above the next), pair (two consonants in one letter, spaced
    in `sound`), tall (a vowel sign in the form it takes on the consonants of `after`), repha (an r
    that is written after the consonant it sounds before), nukta, ligature.
    """

    sound: str
    kind: str
    written: str
    reads: bool
    writes: bool
    language: str
    alternate: bool
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A script with its signs.

    Fields: `id`, `name`, `note`; `abugida`, whether vowels are signs on consonants; `folds`,
    whether capitals are read as small letters; `blocks`, ranges of its own code points; `rows`.
    """

    id: str
    name: str
    note: str
    abugida: bool
    folds: bool
    blocks: tuple[tuple[int, int], ...]
    rows: tuple[Row, ...]

    def signs(self, language: str) -> tuple[Row, ...]:
        """The signs that are read in that language."""
        return tuple(row for row in self._of(language) if row.reads)

    def writing(self, language: str, kind: str) -> Mapping[str, str]:
        """Sound -> written form, for the signs of one kind that are written in that language."""
        return MappingProxyType(
            {r.sound: r.written for r in self._of(language) if r.writes and r.kind == kind}
        )

    def forms(self, language: str, kind: str) -> tuple[Row, ...]:
        """The rows themselves of one kind that are written in that language, in their order."""
        return tuple(r for r in self._of(language) if r.writes and r.kind == kind)

    def _of(self, language: str) -> list[Row]:
        return [row for row in self.rows if row.language in ("any", language)]


@cache
def names() -> tuple[str, ...]:
    """Ids of the scripts, in the order of their table."""
    return tuple(row["id"] for row in read_rows(_PACKAGE, "data/scripts.tsv", ["id"]))


@cache
def table(id: str) -> Table:
    """The table of a script; `RequestError` lists the scripts.

    >>> table("siddham").abugida
    True
    >>> table("runes")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no script 'runes'
    """
    head = {row["id"]: row for row in read_rows(_PACKAGE, "data/scripts.tsv")}.get(id)
    if head is None:
        raise RequestError(f"no script {id!r}", hint=f"known: {', '.join(names())}")
    rows = tuple(_row(id, row) for row in read_rows(_PACKAGE, f"data/{id}.tsv"))
    blocks = tuple(
        (int(first, 16), int(last, 16))
        for first, last in (pair.split("-") for pair in head["blocks"].split())
    )
    return Table(
        id=id,
        name=head["name"],
        note=head["note"],
        abugida=_one_of(id, head["kind"], ("alphabet", "abugida")) == "abugida",
        folds=head["folds"] == "yes",
        blocks=blocks,
        rows=rows,
    )


def in_blocks(blocks: tuple[tuple[int, int], ...], char: str) -> bool:
    """Whether the character lies in one of the ranges."""
    code = ord(char)
    return any(first <= code <= last for first, last in blocks)


def _row(id: str, row: Mapping[str, str]) -> Row:
    kind = _one_of(id, row["kind"], _KINDS)
    use = _one_of(id, row["use"], ("rw", "r", "w"))
    return Row(
        sound=row["sound"],
        kind=kind,
        written="".join(chr(int(code, 16)) for code in row["codes"].split()),
        reads="r" in use,
        writes="w" in use,
        language=_one_of(id, row["language"], ("any", *LANGUAGES)),
        alternate=row["note"] == "alternate",
        after=_after(row["note"]),
    )


def _after(note: str) -> tuple[str, ...]:
    return tuple(note.removeprefix("after ").split()) if note.startswith("after ") else ()


def _one_of(id: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise DataError(f"scripts/data/{id}.tsv: {value!r} is none of {', '.join(sorted(known))}")
    return value
