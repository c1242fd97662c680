"""Which vowels are short and which long, by authority.

In every pair of the twelve the treatises know a short and a long one, but not which: 義淨 and
慧遠 have e o long and ai au short, 字記 the other way round, 謝靈運 sees no difference there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import authorities, find
from akkhara.reading.letters import letter_key
from akkhara.rules import source as source_of
from akkhara.sounds import VOWELS_12
from akkhara.values import Value

__all__ = ["DEFAULT", "Length", "length", "lengths"]

DEFAULT = "annen"
"""Annen's decision (he follows 義淨) is the default of `length`."""

_COLUMNS = ("authority", "pattern", "tone_short", "tone_long", "source", "locus", "quote", "note")
_NAMES = {"S": "short", "L": "long", "-": "none", "?": "unknown"}
_FOUR = ("ṛ", "ṝ", "ḷ", "ḹ")


@dataclass(frozen=True, slots=True)
class Length(Value):
    """The length that one authority gives a vowel.

    Fields: `vowel`; `authority` (id) and `name`; `length`: short, long, none (the authority sees
    no difference) or unknown; `tones`, by which the authority notes such a length (上 平 去 入);
    `quote`, `source`, `locus`; `certainty`; `note`.
    """

    vowel: str
    authority: str
    name: str
    length: str
    tones: tuple[str, ...]
    quote: str
    source: str
    locus: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """One line: authority, length, tone, passage."""
        tones = f" ({' '.join(self.tones)})" if self.tones else ""
        where = f"{source_of(self.source).title} {self.locus}" if self.source else ""
        return f"{self.vowel}  {self.length}{tones}  {self.name}  {where}: {self.quote}"


@cache
def _table() -> dict[str, dict[str, str]]:
    rows = read_rows("akkhara.reading", "data/lengths.tsv", _COLUMNS)
    return {row["authority"]: row for row in rows}


def lengths(vowel: str) -> tuple[Length, ...]:
    """What each authority says of the length of a vowel, in the order of the table.

    Parameters: `vowel`, one of the sixteen (a … aḥ).
    Raises `RequestError` when it is no vowel.

    >>> {one.authority: one.length for one in lengths("e")}["yijing"]
    'long'
    >>> {one.authority: one.length for one in lengths("e")}["ziji"]
    'short'
    """
    return tuple(length(vowel, authority) for authority in _table())


def length(vowel: str, authority: str = DEFAULT) -> Length:
    """The length that one authority gives a vowel; Annen's decision by default.

    Raises `RequestError` for an unknown authority or for what is no vowel. ṛ ṝ ḷ ḹ are not among
    the twelve that the authorities discuss: their answer is unknown and says so.

    >>> length("aṃ", "寄歸傳").length, length("aḥ", "寄歸傳").length
    ('short', 'short')
    >>> length("ṝ").note
    'not among the twelve vowels whose lengths are discussed'
    """
    row = _table()[find(authority, tuple(_table())).id]
    key = letter_key(vowel)
    name = authorities()[row["authority"]].name
    if key in _FOUR:
        said = "not among the twelve vowels whose lengths are discussed"
        return Length(key, row["authority"], name, "unknown", (), "", "", "", "certain", said)
    if key not in VOWELS_12:
        raise RequestError(
            f"{vowel!r} is no vowel: it has no length", hint=f"vowels {' '.join(VOWELS_12)}"
        )
    mark = row["pattern"].split()[VOWELS_12.index(key)]
    tones = {"S": row["tone_short"], "L": row["tone_long"], "-": "", "?": ""}[mark]
    return Length(
        vowel=key,
        authority=row["authority"],
        name=name,
        length=_NAMES[mark],
        tones=tuple(tones.split()),
        quote=row["quote"],
        source=row["source"],
        locus=row["locus"],
        certainty=row["certainty"],
        note=row["note"],
    )
