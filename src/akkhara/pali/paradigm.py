"""Paradigms: all cells of a word, each form with its derivations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from types import MappingProxyType
from typing import Any

from akkhara.errors import RequestError
from akkhara.pali.guess import guess_gender
from akkhara.pali.lists import classes
from akkhara.pali.nominal import GENDERLESS, impossible
from akkhara.pali.request import CASES, GENDERS, NUMBERS, choose, pali_stem, pali_text
from akkhara.pali.shape import Template, TemplateDerivation, shape, template
from akkhara.rules import Derivation
from akkhara.values import Value, table_text

__all__ = ["Paradigm", "decline"]

CASE_NAMES = MappingProxyType(
    {
        "nom": "paṭhamā",
        "acc": "dutiyā",
        "ins": "tatiyā",
        "dat": "catutthī",
        "abl": "pañcamī",
        "gen": "chaṭṭhī",
        "loc": "sattamī",
        "voc": "ālapana",
    }
)


@dataclass(frozen=True, slots=True)
class Paradigm(Value):
    """The declension of a stem in one gender.

    `stem`; `gender` (m, f, n, or x for words without one); `guessed`: why that gender was taken,
    when the request did not give it. The forms and their derivations are made when they are read.

    >>> decline("purisa", "m").cells["loc sg"]
    ('purise', 'purisamhi', 'purisasmiṃ')
    """

    stem: str
    gender: str
    guessed: str
    _base: str = field(repr=False)
    _template: Template = field(repr=False, compare=False)

    @property
    def cells(self) -> Mapping[str, tuple[str, ...]]:
        """Forms by cell; a cell is named as in a request: `ins pl`."""
        return MappingProxyType(self._template.build(self._base))

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms of all cells one after another, without the cells."""
        base = self._base
        return tuple([base + end for _, ends in self._template.cells for end in ends])

    def derivations(self, cell: str) -> tuple[Derivation, ...]:
        """The derivations of a cell (`ins pl`), best first.

        Raises `RequestError` for a cell that the word does not have.

        >>> decline("purisa", "m").derivations("nom sg")[0].rules
        ('kacc.54', 'kacc.104', 'kacc.83')
        """
        wanted = pali_text(cell)
        for case, number, found in self._template.entries:
            if f"{case} {number}" == wanted:
                features = {"gender": self.gender, "case": case, "number": number}
                base = self._base
                return tuple([TemplateDerivation(base, entry, features) for entry in found])
        raise RequestError(
            f"{self.stem} has no cell {cell!r}",
            hint=f"cells: {', '.join(key for key, _ in self._template.cells)}",
        )

    def all_derivations(self) -> list[Derivation]:
        """The derivations of all cells."""
        base, gender = self._base, self.gender
        return [
            TemplateDerivation(base, entry, features)
            for case, number, found in self._template.entries
            for features in [{"gender": gender, "case": case, "number": number}]
            for entry in found
        ]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: stem, gender, guessed, cells."""
        return {
            "stem": self.stem,
            "gender": self.gender,
            "guessed": self.guessed,
            "cells": {key: list(forms) for key, forms in self.cells.items()},
        }

    def rows(self) -> list[tuple[str, str, str]]:
        """One row a case: name, singular, plural; alternatives set apart by ` / `."""
        cells = self.cells
        rows = []
        for case in CASES:
            sg, pl = (" / ".join(cells.get(f"{case} {number}", ())) for number in NUMBERS)
            if sg or pl:
                rows.append((case, sg or "–", pl or "–"))
        return rows

    def to_text(self) -> str:
        """The table as schools write it, all alternatives in their order."""
        head = f"{self.stem} ({self.gender})"
        if self.guessed:
            head += f"   gender guessed: {self.guessed}"
        rows = [(f"{case} {CASE_NAMES[case]}", sg, pl) for case, sg, pl in self.rows()]
        return f"{head}\n{table_text(('', 'singular', 'plural'), rows)}"

    def to_tsv(self) -> str:
        """One line a form: stem, gender, case, number, form, the suttas that make it."""
        lines = ["stem\tgender\tcase\tnumber\tform\trules"]
        for case, number, found in self._template.entries:
            for entry in found:
                rules = " ".join(entry.applied)
                form = self._base + entry.form
                lines.append("\t".join((self.stem, self.gender, case, number, form, rules)))
        return "\n".join(lines) + "\n"

    def to_html(self, link: str = "#{request}-{number}") -> str:
        """A table for a web page; every form is a link to its derivation.

        `link`: the address, where `{request}` is the cell as a request (`purisa m ins pl`), its
        spaces as hyphens, and `{number}` the place of the form in the cell, from 1.
        """
        body = []
        for case in CASES:
            data = [
                self._html_cell(case, number, self.cells.get(f"{case} {number}", ()), link)
                for number in NUMBERS
            ]
            if any(data):
                shown = "".join(f"<td>{cell}</td>" for cell in data)
                title = escape(CASE_NAMES[case])
                body.append(f'<tr><th scope="row" title="{title}">{case}</th>{shown}</tr>')
        caption = f"{escape(self.stem)} ({escape(self.gender)})"
        return (
            f'<table class="paradigm"><caption>{caption}</caption><thead><tr><th></th>'
            f'<th scope="col">sg</th><th scope="col">pl</th></tr></thead>'
            f"<tbody>{''.join(body)}</tbody></table>"
        )

    def _html_cell(self, case: str, number: str, forms: Sequence[str], link: str) -> str:
        request = "-".join((self.stem, self.gender, case, number))
        return " ".join(
            f'<a href="{escape(link.format(request=request, number=place), quote=True)}">'
            f'<span lang="pi">{escape(form)}</span></a>'
            for place, form in enumerate(forms, 1)
        )


def decline(stem: str, gender: str | None = None) -> Paradigm:
    """The declension of any stem.

    Parameters: `stem`, in IAST, as the grammar gives it (purisa, guṇavantu, satthu, amha);
    `gender`: m, f, n, or x for words without one; None guesses, and the paradigm says why.

    Raises `RequestError` for what is no Pali stem or no gender.

    >>> print("\\n".join(decline("kaññā").to_text().splitlines()[:3]))
    kaññā (f)   gender guessed: stems in ā are feminine
                  singular                     plural
    nom paṭhamā   kaññā                        kaññā / kaññāyo
    """
    word = pali_stem(stem)
    reason = ""
    if gender is None or gender == "":
        gender, reason = guess_gender(word)
    else:
        choose(gender, GENDERS, "gender")
    if gender == "x" and not classes(word, "x") & GENDERLESS:
        raise RequestError(f"{word} is declined by gender", hint="ask for m, f or n")
    found, base = shape(word, gender)
    if gender == "f":
        impossible(word, found.classes, gender, "", "")
    return Paradigm(word, gender, reason, base, template(found))
