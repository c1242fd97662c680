"""Compounds by their members: whether a stem is made of stems that are known.

Members meet as book 1 joins them inside a word: as they are, with the first consonant doubled, or
two vowels as one.
"""

from __future__ import annotations

from collections.abc import Iterable

from akkhara.pali.vocabulary import words
from akkhara.pali.word import VOWELS

__all__ = ["Members"]

SHORTEST_FIRST = 3
SHORTEST_LAST = 4
# Adverbs and fixed first members that stand before nouns; particles do not.
_FIRST = (
    "mahā na no nā puna punab anto bahi tathā yathā saha sayaṃ sayam puthu nānā evaṃ pubbe upari "
    "adho pacchā pure micchā sammā musā sadda mano ceto tapo vaco tejo rajo tamo yaso siro ayo "
    "vayo payo ekato ubhato sabbato abhi yathāvutta sabbaññu para sva du dvi ti catu cha te tī "
    "pañca"
).split()
_DOUBLED = {
    a + b for a, b in zip("kgcjṭḍtdpbkgcjṭḍtdpbmnsvylñ", "kgcjṭḍtdpbkgcjṭḍtdpbmnsvylñ", strict=True)
}
# Two vowels as one: what stands, what ended the first member, what began the last.
_MEETINGS = {
    "ā": (("a", "a"), ("a", "ā"), ("ā", "a")),
    "a": (("a", "a"), ("ā", "a")),
    "i": (("a", "i"),),
    "ī": (("a", "i"), ("i", "i")),
    "u": (("a", "u"),),
    "ū": (("a", "u"), ("u", "u")),
    "e": (("a", "i"), ("a", "e")),
    "o": (("a", "u"), ("a", "o")),
}


class Members:
    """Stems that may stand in compounds: `rows` are stems with their genders."""

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        self.lasts: dict[str, set[str]] = {}
        self.firsts: set[str] = set(_FIRST)
        for word in words():
            if word.pos == "prefix":
                self.firsts.add(word.lemma)
        self.short = frozenset(self.firsts)
        for stem, gender in rows:
            self.add(stem, gender)

    def add(self, stem: str, gender: str) -> None:
        """One more stem."""
        self.lasts.setdefault(stem, set()).add(gender)
        if len(stem) >= SHORTEST_FIRST:
            self.firsts.add(stem)
            if stem[-1] in "āīū":
                self.firsts.add(stem[:-1] + {"ā": "a", "ī": "i", "ū": "u"}[stem[-1]])
            if stem.endswith("ntu"):
                self.firsts.add(stem[:-1] + "a")

    def split(self, stem: str, gender: str) -> tuple[float, str] | None:
        """The cost and the members of a compound; None if its members are not known."""
        best: tuple[float, str] | None = None
        for first, last, cost in _cuts(stem):
            genders = self.lasts.get(last)
            if genders is None or first not in self.firsts:
                continue
            if len(first) < SHORTEST_FIRST and first not in self.short:
                continue
            price = cost + (0 if gender in genders else 2) + 6 / len(last) + 3 / len(first)
            if best is None or price < best[0]:
                best = (price, f"{first} + {last}")
        return best


def _cuts(stem: str) -> Iterable[tuple[str, str, float]]:
    """Ways to cut a stem in two, with what they cost."""
    for at in range(1, len(stem) - 2):
        letter = stem[at]
        if len(stem) - at >= SHORTEST_LAST:
            yield stem[:at], stem[at:], 0
        if letter not in VOWELS:
            if stem[at + 1] == letter and len(stem) - at > SHORTEST_LAST:
                yield stem[:at], stem[at + 1 :], 0.5
            continue
        if len(stem) - at < SHORTEST_LAST:
            continue
        for one, two in _MEETINGS.get(letter, ()):
            yield stem[:at] + one, two + stem[at + 1 :], 1
