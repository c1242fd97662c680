"""Where each source says a letter is made: the rows' place names, and the three places of linking.

The names are the sources' own and often differ: the t-row is 喉 in 字記 and 全真, 舌頭, 舌上 or
齒 elsewhere. None of them is derived from phonetics.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import authorities, find
from akkhara.reading.letters import letter_key
from akkhara.rules import source as source_of
from akkhara.values import Value

__all__ = ["PlaceClass", "place", "rows_of"]

_COLUMNS = ("authority", "row", "letters", "place", "source", "locus", "quote", "certainty", "note")
_ROW_NAMES = ("k", "c", "ṭ", "t", "p", "nine")


@dataclass(frozen=True, slots=True)
class PlaceClass(Value):
    """The place class that an authority gives a letter or a row.

    Fields: `letter` as asked; `authority` (id) and its `name`; `row` (k c ṭ t p nine, or a group
    of the nine); `letters` of that class; `place` without 聲, empty when the authority gives none;
    `also`, other classes that the same authority gives the letter; `quote`, the words; `source`
    and `locus`; `certainty`; `note`, which says why an answer is empty.
    """

    letter: str
    authority: str
    name: str
    row: str
    letters: tuple[str, ...]
    place: str
    also: tuple[str, ...]
    quote: str
    source: str
    locus: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """One line, and under it the passage."""
        if not self.place:
            return f"{self.letter}: {self.name} gives no place. {self.note}"
        also = f" (also {' '.join(self.also)})" if self.also else ""
        where = f"{source_of(self.source).title} {self.locus}"
        lines = [f"{self.letter}: {self.place}聲{also}, {self.name}", f"  {where}: {self.quote}"]
        return "\n".join([*lines, *([f"  {self.note}"] if self.note else [])])


@cache
def _table() -> Mapping[str, tuple[PlaceClass, ...]]:
    found: dict[str, list[PlaceClass]] = {}
    for row in read_rows("akkhara.reading", "data/places.tsv", _COLUMNS):
        one = PlaceClass(
            letter="",
            authority=row["authority"],
            name=authorities()[row["authority"]].name,
            row=row["row"],
            letters=tuple(row["letters"].split()),
            place=row["place"],
            also=(),
            quote=row["quote"],
            source=row["source"],
            locus=row["locus"],
            certainty=row["certainty"],
            note=row["note"],
        )
        found.setdefault(one.authority, []).append(one)
    return MappingProxyType({id: tuple(rows) for id, rows in found.items()})


def place(letter: str, source: str = "zang5") -> PlaceClass:
    """The place class that `source` gives a letter or a row.

    Parameters: `letter` in IAST or Siddham (k, ka), or a row: `k-row` … `p-row`, `nine` (the
    letters from y on); `source`: id or Chinese name of an authority (智廣, 灌頂, 宗叡 …, or the
    two linking schemes `shierli` and `zang5`, whose classes are 喉內 舌內 脣內).
    Raises `RequestError` for an unknown letter or source. A letter that the source does not place
    gives an answer with an empty `place` and a note that says so.

    >>> place("y", "shierli").place, place("y", "zang5").place, place("y", "zang5").also
    ('喉內', '舌內', ('喉內',))
    >>> place("t-row", "字記").place
    '喉'
    >>> place("a", "灌頂").note
    '灌頂 places consonants only.'
    """
    authority = find(source, tuple(_table()), "source").id
    rows = _table()[authority]
    asked = letter.strip().lower().removesuffix("-row").removeprefix("row ").strip()
    is_row = asked in _ROW_NAMES and (asked == "nine" or asked != letter.strip().lower())
    if is_row:
        fitting = [one for one in rows if one.row == asked]
        if asked == "nine" and not fitting:
            fitting = [one for one in rows if one.row not in _ROW_NAMES]
    else:
        try:
            asked = letter_key(letter)
        except RequestError as error:
            rows_hint = ", ".join("nine" if row == "nine" else f"{row}-row" for row in _ROW_NAMES)
            raise RequestError(error.message, hint=f"{error.hint}; rows {rows_hint}") from None
        fitting = [one for one in rows if asked in one.letters]
    if not fitting:
        return _none(letter, authority, asked)
    first = fitting[0]
    others = [one.place for one in fitting[1:] if one.place != first.place]
    return _with(first, letter, tuple(dict.fromkeys(others)))


def rows_of(source: str) -> tuple[PlaceClass, ...]:
    """All classes of a source, in its order.

    >>> [one.place for one in rows_of("宗叡 (十二例)")]
    ['喉', '齶', '舌', '斷', '脣', '滿口']
    """
    authority = find(source, tuple(_table()), "source").id
    return tuple(_with(one, one.row, ()) for one in _table()[authority])


def _with(one: PlaceClass, letter: str, also: tuple[str, ...]) -> PlaceClass:
    return PlaceClass(
        letter, one.authority, one.name, one.row, one.letters, one.place, also,
        one.quote, one.source, one.locus, one.certainty, one.note,
    )  # fmt: skip


def _none(letter: str, authority: str, key: str) -> PlaceClass:
    name = authorities()[authority].name
    vowel = key[:1] in "aāiīuūṛṝḷḹeo" and key != "llaṃ"
    note = (
        f"{name} places consonants only."
        if vowel
        else f"{name} says nothing of {letter}: it is not among the letters it lists."
    )
    return PlaceClass(letter, authority, name, "", (), "", (), "", "", "", "certain", note)
