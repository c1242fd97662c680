"""Compounds by their members: whether a stem is made of stems that are known.

Members meet as book 1 joins them inside a word: as they are, with the first consonant doubled, or
two vowels as one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from akkhara.data import read_rows
from akkhara.pali.vocabulary import words
from akkhara.pali.word import VOWELS

__all__ = ["Members"]

SHORTEST_FIRST = 3
SHORTEST_LAST = 4
# A first member that is no known stem: its letters, and how many last members it must be met with.
UNKNOWN_FIRST = 4
COMPANY = 2
# Suffixes that make the name of a state of any word.
_SUFFIXES = (("tta", "n"), ("tā", "f"))
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


@cache
def _fixed() -> frozenset[str]:
    """First members that are no stems, and may be short: prefixes, and the adverbs of a list."""
    listed = read_rows("akkhara.pali", "data/first_members.tsv", ("members", "source"))
    prefixes = {word.lemma for word in words() if word.pos == "prefix"}
    return frozenset(prefixes.union(*(row["members"].split() for row in listed)))


class Members:
    """Stems that may stand in compounds: the vocabulary, and `rows`, stems with their genders."""

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        self.lasts: dict[str, set[str]] = {}
        self.short = _fixed()
        self.firsts: set[str] = set(self.short)
        for word in words():
            for gender in word.gender:
                self.add(word.lemma, gender)
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

    def learn(self, stems: Iterable[str]) -> None:
        """First members by their company: what stands before several known last members."""
        before: dict[str, set[str]] = {}
        for stem in dict.fromkeys(stems):
            for first, last, cost in _cuts(stem):
                likely = cost < 1 and len(first) >= UNKNOWN_FIRST and first[-1] in VOWELS
                if likely and last in self.lasts:
                    before.setdefault(first, set()).add(last)
        self.firsts.update(first for first, lasts in before.items() if len(lasts) >= COMPANY)

    def split(self, stem: str, genders: str) -> tuple[float, str, str] | None:
        """The cost, the gender and the members of a compound; None if its members are not known.

        `genders` are those that the form allows; the one of the last member is preferred, and
        another one makes the compound an adjective.
        """
        best: tuple[float, str, str] | None = None
        for suffix, gender in _SUFFIXES:
            first = stem.removesuffix(suffix)
            if first != stem and gender in genders and first in self.firsts:
                return 2.0, gender, f"{first} + {suffix}"
        for first, last, cost in _cuts(stem):
            own = self.lasts.get(last)
            if own is None or first not in self.firsts:
                continue
            if len(first) < SHORTEST_FIRST and first not in self.short:
                continue
            fitting = next((gender for gender in genders if gender in own), "")
            price = cost + (0 if fitting else 2) + 6 / len(last) + 3 / len(first)
            if best is None or price < best[0]:
                best = (price, fitting or genders[0], f"{first} + {last}")
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
