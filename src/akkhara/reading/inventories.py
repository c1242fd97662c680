"""How many letters there are: the inventories that the sources count.

>>> [one.authority for one in inventory(14)]
['ziji', 'huijun', 'baoshi', 'huiyuan']
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import authorities
from akkhara.rules import source as source_of
from akkhara.values import Value

__all__ = ["Inventory", "inventories", "inventory", "read_down"]

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


def read_down(cells: Sequence[str], heights: Sequence[int] = (13, 13, 13, 11)) -> tuple[str, ...]:
    """A list printed across in columns, read downwards as it was meant (左行言橫書四行).

    慧均's Brahmī table stands in 悉曇藏 5 in four columns, 1–13, 14–26, 27–39 and 40–50, and was
    copied row by row (1 14 27 40 2 15 …). Annen puts it right; this is his rule (zang5.columns).
    Parameters: `cells` in printed order; `heights`, how many cells each column has.
    Raises `RequestError` when the cells are not as many as the columns hold.

    >>> read_down(["1", "3", "2", "4"], (2, 2))
    ('1', '2', '3', '4')
    """
    if len(cells) != sum(heights):
        raise RequestError(
            f"{len(cells)} cells do not fill columns of {', '.join(map(str, heights))}",
            hint=f"{sum(heights)} cells",
        )
    waiting = iter(cells)
    columns: list[list[str]] = [[] for _ in heights]
    for line in range(max(heights)):
        for column, height in zip(columns, heights, strict=True):
            if line < height:
                column.append(next(waiting))
    return tuple(cell for column in columns for cell in column)
