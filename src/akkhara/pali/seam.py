"""Seams: a first member before a second, and a stem before a suffix in y, as book 2 has them.

`mana + maya` joins two members, `paṇḍita + -ya` a stem and a suffix. What chooses members and
suffixes, and what the senses are, is the matter of books 4 and 5; here are only the changes that
suttas of book 2 make at the seam.
"""

from __future__ import annotations

from akkhara.errors import RequestError
from akkhara.pali import orders
from akkhara.pali.engine import Order, run
from akkhara.pali.lists import classes
from akkhara.pali.nominal import begin, derivation, ranked, unique
from akkhara.pali.request import pali_text, pali_word
from akkhara.pali.word import Word
from akkhara.rules import Derivation

__all__ = ["derive", "plan"]


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting word of a seam."""
    first, plus, second = pali_text(request).partition(" + ")
    if not plus:
        raise RequestError(f"{request!r} has no seam", hint="first + second: mana + maya")
    stem = pali_word(first, "first member")
    named = classes(stem, "m")
    if second == "pati" and "go" in named:
        features = (("gender", "m"), ("case", "gen"), ("number", "pl"), ("next", "pati"))
        return orders.decline(), [begin(stem, features, named)]
    start = begin(stem, (("gender", "m"),), named)
    if second.startswith("-"):
        return orders.compare(), [start.attach("suffix", pali_word(second[1:], "suffix"))]
    return orders.members(), [start.attach("member", pali_word(second, "second member"))]


def derive(kind: str, request: str) -> list[Derivation]:
    """The seam as the suttas of book 2 make it, best first."""
    order, starts = plan(kind, request)
    words = [word for start in starts for word in run(order, start)]
    return unique(derivation(word, {}) for word in ranked(words))
