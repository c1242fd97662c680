"""How many letters there are: the inventories that the sources count.

>>> [one.authority for one in inventory(14)]
['ziji', 'huijun', 'baoshi', 'huiyuan']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import authorities
from akkhara.rules import source as source_of
from akkhara.values import Value

__all__ = ["Inventory", "inventories", "inventory"]

_COLUMNS = ("n", "what", "authority", "letters", "how", "source", "locus", "quote", "certainty")


@dataclass(frozen=True, slots=True)
class Inventory(Value):
    """A number of letters that a source states, and which they are.

    Fields: `n`, as stated; `what` is counted; `authority` (id) and `name`; `letters` in the
    source's order (slot34: the last of 超聲 where a source has neither kṣ nor llaṃ); `listed`, how
    many they are; `how` the number comes about; `agrees`: whether `listed` is `n`, None when the
    seed does not list them; `quote`, `source`, `locus`, `certainty`, `note`.
    """

    n: int
    what: str
    authority: str
    name: str
    letters: tuple[str, ...]
    listed: int
    how: str
    agrees: bool | None
    quote: str
    source: str
    locus: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """The number, the letters, how it comes about, the passage."""
        verdict = {True: "agrees", False: f"{self.listed} are listed", None: "not listed"}
        lines = [f"{self.n} {self.what}, {self.name}: {self.how} ({verdict[self.agrees]})"]
        if self.letters:
            lines.append("  " + " ".join(self.letters))
        lines.append(f"  {source_of(self.source).title} {self.locus}: {self.quote}")
        return "\n".join([*lines, *([f"  {self.note}"] if self.note else [])])


@cache
def inventories() -> tuple[Inventory, ...]:
    """All inventories, in the order of the table.

    >>> len(inventories()) > 30
    True
    """
    found = []
    for row in read_rows("akkhara.reading", "data/inventories.tsv", _COLUMNS):
        letters, n = tuple(row["letters"].split()), int(row["n"])
        found.append(
            Inventory(
                n=n,
                what=row["what"],
                authority=row["authority"],
                name=authorities()[row["authority"]].name,
                letters=letters,
                listed=len(letters),
                how=row["how"],
                agrees=(len(letters) == n) if letters else None,
                quote=row["quote"],
                source=row["source"],
                locus=row["locus"],
                certainty=row["certainty"],
                note=row["note"],
            )
        )
    return tuple(found)


def inventory(n: int) -> tuple[Inventory, ...]:
    """The inventories of `n` letters: the same number may come about in several ways.

    Parameters: `n`, the number as the source states it (12, 14, 16, 25, 33, 47, 50 …).
    Raises `RequestError` for a number that no source states; it lists the numbers.

    >>> inventory(14)[0].letters
    ('a', 'ā', 'i', 'ī', 'u', 'ū', 'ṛ', 'ṝ', 'ḷ', 'ḹ', 'e', 'ai', 'o', 'au')
    >>> inventory(46)[0].agrees, inventory(46)[0].listed
    (False, 45)
    """
    found = tuple(one for one in inventories() if one.n == int(n))
    if not found:
        known = sorted({one.n for one in inventories()})
        raise RequestError(
            f"no source counts {n} letters", hint=f"counted: {', '.join(map(str, known))}"
        )
    return found
