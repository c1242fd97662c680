"""Degrees of comparison: `pāpa + iya (degree)` (suttas 262-268, 363)."""

from __future__ import annotations

from akkhara.errors import RequestError
from akkhara.pali import orders
from akkhara.pali.engine import Order, run
from akkhara.pali.lists import classes
from akkhara.pali.nominal import begin, derivation, unique
from akkhara.pali.request import CASES, DEGREES, GENDERS, NUMBERS, choose, pali_text, pali_word
from akkhara.pali.word import Word, context
from akkhara.rules import Derivation

__all__ = ["derive", "plan", "read"]

_HINT = "stem + iya or iṭṭha (degree) [gender case number]: pāpa + iya (degree)"


def read(request: str) -> tuple[str, str, str, str, str]:
    """Stem, suffix, gender, case and number of a request.

    >>> read("pāpa + iya (degree) n")
    ('pāpa', 'iya', 'n', 'nom', 'sg')
    """
    text = pali_text(request).replace("(degree)", " ")
    stem, plus, rest = text.partition("+")
    words = rest.split()
    if not plus or not words:
        raise RequestError(f"{request!r} asks for no degree", hint=_HINT)
    suffix = choose(words[0], DEGREES, "suffix of degree")
    gender, case, number = "m", "nom", "sg"
    for word in words[1:]:
        if word in GENDERS:
            gender = word
        elif word in CASES:
            case = word
        else:
            number = choose(word, NUMBERS, "label")
    return pali_word(stem.strip()), suffix, gender, case, number


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting word of a request, for `why_not`."""
    stem, suffix, *_ = read(request)
    return orders.compare(), [begin(stem, (("suffix", suffix),), classes(stem, "m"))]


def derive(kind: str, request: str) -> list[Derivation]:
    """The inflected degree of a stem, best first."""
    _, _, gender, case, number = read(request)
    features = {"gender": gender, "case": case, "number": number}
    order, starts = plan(kind, request)
    found = []
    for word in run(order, starts[0]):
        base = word.settled()
        inner = context(tuple(features.items()))
        start = Word(base.parts, inner, base.done, base.cost, base.trail)
        if gender == "f":
            start = _feminine(start)
        found += run(orders.decline(), start)
    return unique(derivation(word, features) for word in sorted(found, key=lambda w: w.cost))


def _feminine(word: Word) -> Word:
    named = context((("gender", "f"), ("suffix", "ā")))
    begun = Word(word.parts, named, word.done, word.cost, word.trail)
    made = run(orders.feminine(), begun)[0].settled()
    return Word(made.parts, word.context, made.done, made.cost, made.trail)
