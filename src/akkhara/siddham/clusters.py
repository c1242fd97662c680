"""Clusters: how letters stacked on one another are spelled, and the patterns that make them.

A cluster is written in IAST without its vowel (`rkṣvry`). A stop before a separate h is parted by
ISO 15919's colon, so that k on h (`k:h`) is not the one letter kh.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from akkhara.errors import DataError
from akkhara.sounds import ASPIRATES
from akkhara.values import Value

__all__ = ["Term", "joined"]

# The letters that an h behind them would turn into another letter.
_ASPIRABLE = frozenset(letter[:-1] for letter in ASPIRATES)


def joined(*pieces: str) -> str:
    """The pieces of a cluster, from the top down, as one spelling.

    >>> joined("r", "kṣ", "y"), joined("k", "h"), joined("ṅ", "h")
    ('rkṣy', 'k:h', 'ṅh')
    """
    made = ""
    for piece in pieces:
        parted = piece.startswith("h") and made[-1:] in _ASPIRABLE
        made += (":" if parted else "") + piece
    return made


@dataclass(frozen=True, slots=True)
class Term(Value):
    """One instruction of a chapter: which clusters follow, in order.

    Either `clusters`, a list as it stands; or `pattern`, in which a star stands for each letter of
    `over` in turn (two stars: every letter over every letter). `at` names letters in whose place
    another cluster stands.

    >>> list(Term(pattern="r*y", over=("k", "kh")).made(()))
    [('k', 'rky'), ('kh', 'rkhy')]
    """

    pattern: str = ""
    over: tuple[str, ...] = ()
    at: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    clusters: tuple[str, ...] = ()

    def made(self, letters: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Pairs of the letter a cluster is made for and the cluster; `letters` are those of the
        recension, used where the term names none of its own. A listed cluster has no letter of its
        own, and a pair has two."""
        if self.clusters:
            yield from (("", cluster) for cluster in self.clusters)
            return
        bodies = self.over or tuple(letters)
        if self.pattern.count("*") == 2:
            yield from (("", joined(high, low)) for high in bodies for low in bodies)
            return
        for body in bodies:
            yield body, self.at.get(body) or self.of(body)

    def of(self, body: str) -> str:
        """The cluster that the pattern makes of one letter.

        >>> Term(pattern="*y").of("kṣ")
        'kṣy'
        """
        above, star, below = self.pattern.partition("*")
        if not star:
            raise DataError(f"the pattern {self.pattern!r} has no star")
        return joined(*filter(None, (above, body, below)))
