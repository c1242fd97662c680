"""Derived stems: a stem that remembers how it was made, and goes on to its inflection."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from akkhara.pali.shape import Entry, Shape, entries, shape, visible
from akkhara.rules import Derivation, Step
from akkhara.values import Value

__all__ = ["DerivedStem"]


@dataclass(frozen=True, slots=True)
class DerivedStem(Value):
    """A stem that rules have made.

    `stem`; `gender` (m, f, n; a feminine has its feminine suffix already); `derivation`, how the
    stem was made; `classes`, those that its suffix gives it (None: those that its letters give).

    >>> made = DerivedStem("vāsiṭṭha", "m", Derivation("vāsiṭṭha"))
    >>> made.inflected("loc", "pl")[0].form
    'vāsiṭṭhesu'
    """

    stem: str
    gender: str
    derivation: Derivation
    classes: frozenset[str] | None = None

    def inflected(self, case: str, number: str) -> list[Derivation]:
        """The forms of a cell, best first, their steps from the base to the ending."""
        form, base = shape(self.stem, self.gender)
        if self.classes is not None and self.classes != form.classes:
            # Without a class the rules see the end of the stem alone.
            seen = len(self.stem) if self.classes else visible(self.stem, self.gender)
            base, tail = self.stem[:-seen], self.stem[-seen:]
            form = Shape(self.gender, tail, bool(base), self.classes)
        features = {
            **self.derivation.features,
            "gender": self.gender,
            "case": case,
            "number": number,
        }
        return [
            Derivation(base + entry.form, partial(_steps, self.derivation, entry, base), features)
            for entry in entries(form, case, number)
        ]


def _steps(made: Derivation, entry: Entry, base: str) -> tuple[Step, ...]:
    return (*made.steps, *entry.build(base))
