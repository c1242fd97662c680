"""The eighteenth chapter, 孤合之文: a list of what stands alone, in fifteen kinds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.rules import rule
from akkhara.values import Value

__all__ = ["LISTED", "Entry", "Kind", "kinds", "lexicon"]

_COLUMNS = (
    "number", "iast", "cluster", "sign", "vowels", "kinds", "home", "written", "locus",
    "certainty", "note",
)  # fmt: skip
LISTED = 16
"""The first entries are the ones of the chapter's own table, in its order; the rest are named in
the prescriptions."""
KINDS = 15
_CHAPTER = 18


@dataclass(frozen=True, slots=True)
class Entry(Value):
    """One item that the treatise names.

    Fields: `number`, its place in the list; `iast` and `cluster`, empty for a sign without sound;
    `sign`, the name of a sign; `vowels`: "twelve", "three or five", "one" (the form alone) or
    "none"; `kinds`, of the fifteen; `home`, the chapter it belongs to (18, or the one that the text
    refers it to); `written`, the characters as printed; `locus`, `certainty`, `note`.
    """

    number: int
    iast: str
    cluster: str
    sign: str
    vowels: str
    kinds: tuple[int, ...]
    home: int
    written: str
    locus: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """One line: number, form or sign, characters, vowels it takes, kinds, home, note."""
        vowels = {"one": "that form alone", "none": "no vowel"}.get(
            self.vowels, f"{self.vowels} vowels"
        )
        kinds = f"kind{'s' if len(self.kinds) > 1 else ''} {' '.join(map(str, self.kinds))}"
        home = "" if self.home == _CHAPTER else f"belongs to ch. {self.home}"
        parts = [f"{self.number:2}", self.iast or "-", self.written, kinds, vowels, home, self.note]
        return "  ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Kind(Value):
    """One of the fifteen kinds: `number`, `name`, `says`, the `quote`, `rule`, and the items of the
    lexicon that are of it, as `examples` (IAST, or the name of the sign)."""

    number: int
    name: str
    says: str
    quote: str
    rule: str
    examples: tuple[str, ...]

    def to_text(self) -> str:
        """What the kind is, its words, its examples."""
        return (
            f"{self.number} {self.name}: {self.says}\n  {self.quote}\n  {' '.join(self.examples)}"
        )


@cache
def lexicon(name: str = "gu-he") -> tuple[Entry, ...]:
    """The entries of a lexicon chapter, the chapter's own table first.

    >>> [entry.iast for entry in lexicon()][:4]
    ['pta', 'ṭka', 'dsva', 'ṭṣchra']
    """
    return tuple(
        Entry(
            number=int(row["number"]),
            iast=row["iast"],
            cluster=row["cluster"],
            sign=row["sign"],
            vowels=row["vowels"],
            kinds=tuple(int(kind) for kind in row["kinds"].split()),
            home=int(row["home"]),
            written=row["written"],
            locus=row["locus"],
            certainty=row["certainty"],
            note=row["note"],
        )
        for row in read_rows("akkhara.siddham", f"data/lexicon-{name}.tsv", _COLUMNS)
    )


def kinds(number: int | None = None) -> tuple[Kind, ...]:
    """The fifteen kinds of the eighteenth chapter, or the one of that number.

    Raises `RequestError` for a number outside 1 to 15.

    >>> kinds(8)[0].examples
    ('bhrūṃ', 'chrūṃ', 'hūṃ')
    >>> len(kinds())
    15
    """
    if number is not None and number not in range(1, KINDS + 1):
        raise RequestError(f"no kind {number!r}", hint="the kinds run from 1 to 15")
    return tuple(_kind(n) for n in range(1, KINDS + 1) if number in (None, n))


def _kind(number: int) -> Kind:
    own = rule(f"ziji.gu{number}")
    examples = tuple(one.iast or one.sign for one in lexicon() if number in one.kinds)
    return Kind(number, own.name.split()[-1], own.does, own.quote, own.id, examples)
