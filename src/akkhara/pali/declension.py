"""Requests of the kinds decl, pron and numeral: cells from templates, the rest by the rules."""

from __future__ import annotations

from akkhara.pali import nominal, taddhita
from akkhara.pali.engine import Order
from akkhara.pali.nominal import acting, genders, impossible, unique
from akkhara.pali.request import Nominal
from akkhara.pali.request import nominal as read
from akkhara.pali.shape import TemplateDerivation, entries, shape
from akkhara.pali.word import Word
from akkhara.rules import Derivation

__all__ = ["acting", "derive", "plan"]


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivations of a nominal request, best first.

    >>> [d.form for d in derive("decl", "kaññā f loc sg")]
    ['kaññāyaṃ', 'kaññāya']
    """
    asked = read(request)
    if asked.suffix == "ika":
        # As the grammar writes ṇika once its ṇ is gone (396).
        return taddhita.derive("taddhita", f"{asked.stem} + ṇika")
    if not asked.case or asked.suffix or asked.particle or asked.place:
        return nominal.derive(kind, request)
    return _cell(kind, asked)


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting words of a request, for `why_not`."""
    asked = read(request)
    if asked.suffix == "ika":
        return taddhita.plan("taddhita", f"{asked.stem} + ṇika")
    return nominal.plan(kind, request)


def _cell(kind: str, asked: Nominal) -> list[Derivation]:
    stem, case, number = asked.stem, asked.case, asked.number
    made, base = shape(stem, asked.gender, kind)
    impossible(stem, made.classes, asked.gender, case, number)
    if asked.gender == "x":
        return _any_gender(kind, asked)
    features = {"gender": asked.gender, "case": case, "number": number}
    return [TemplateDerivation(base, entry, features) for entry in entries(made, case, number)]


def _any_gender(kind: str, asked: Nominal) -> list[Derivation]:
    """The derivations of all genders of the word, each form by the same suttas once."""
    found: list[tuple[int, Derivation]] = []
    for gender in genders(asked.stem, "x", kind):
        made, base = shape(asked.stem, gender, kind)
        features = {"gender": gender, "case": asked.case, "number": asked.number}
        found += [
            (entry.cost, TemplateDerivation(base, entry, features))
            for entry in entries(made, asked.case, asked.number)
        ]
    return unique(derivation for _, derivation in sorted(found, key=lambda pair: pair[0]))
