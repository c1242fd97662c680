"""Requests of the kinds verb and derived-verb, and paradigms of verbs, from templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import Any

from akkhara.errors import RequestError
from akkhara.pali import verb
from akkhara.pali.kappa.akhyata1 import TENSES
from akkhara.pali.request import NUMBERS, choose, pali_text
from akkhara.pali.roots import ganas, near, table
from akkhara.pali.verb import acting, plan
from akkhara.pali.verb_request import CAUSATIVE, SUFFIXES, VOICES, Base, Cell, base
from akkhara.pali.verb_request import verb as read
from akkhara.pali.verb_shape import CELL_KEYS, VerbDerivation, cell_derivations, made
from akkhara.rules import Derivation
from akkhara.values import Value, table_text

__all__ = ["Conjugation", "acting", "conjugate", "derive", "plan"]

_LABELS = tuple(dict.fromkeys(label for found in SUFFIXES.values() for label in found if label))
# A label alone asks for its suffixes; those of desideratives depend on the root.
_SUFFIXES_OF = {
    "caus.": CAUSATIVE[:4],
    "kamma": ("ya",),
    "bhāva": ("ya",),
    "intens.": ("∅",),
    "denom.": ("ṇaya",),
    "denom. like": ("āya",),
    "denom. treats like": ("īya",),
    "denom. wish for oneself": ("īya",),
}
_DESIDERATIVE = {"tij": "kha", "bhuj": "kha", "gup": "cha", "kit": "cha", "ghas": "cha"}
NAMES = {"tense": 0, "voice": 1, "person": 2, "number": 3}


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivations of a finite verb, best first.

    >>> [d.form for d in derive("verb", "√gam (bhū) opt P 3 pl")][:2]
    ['gaccheyyuṃ', 'gameyyuṃ']
    """
    asked = read(request)
    if asked.bare or asked.mā or asked.others:
        return verb.derive(kind, request)
    found = cell_derivations(asked.base, asked.cell)
    if not found:
        raise verb.impossible(asked.base)
    return found


@dataclass(frozen=True, slots=True)
class Conjugation(Value):
    """The finite forms of a root, or of the verbs derived from it.

    `root`, as it was asked for; `classes`, the classes whose suffixes it takes; `derived`, how it
    is derived (`ṇe (caus.)`), or nothing. Forms and derivations are made when they are read.

    >>> conjugate("√su").cells["pres P 3 sg"]
    ('suṇoti', 'suṇāti')
    """

    root: str
    classes: tuple[str, ...]
    derived: str
    _bases: tuple[Base, ...]

    @property
    def cells(self) -> Mapping[str, tuple[str, ...]]:
        """Forms by cell; a cell is named as in a request: `pres P 3 sg`."""
        found: dict[str, tuple[str, ...]] = {}
        for tense in TENSES:
            found |= _tense_cells(self._bases, tense)
        return MappingProxyType(found)

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms of all cells one after another, without the cells."""
        return tuple([form for forms in self.cells.values() for form in forms])

    def derivations(self, cell: str) -> tuple[Derivation, ...]:
        """The derivations of a cell (`pres P 3 sg`), best first.

        Raises `RequestError` for a cell that there is not.
        """
        words = pali_text(cell).split()
        if len(words) != 4:
            raise RequestError(f"no cell {cell!r}", hint="tense voice person number: pres P 3 sg")
        tense, voice, person, number = words
        key = Cell(
            choose(tense, tuple(TENSES), "tense"),
            choose(voice.upper(), VOICES, "voice"),
            choose(person, ("1", "2", "3"), "person"),
            choose(number, NUMBERS, "number"),
        )
        return tuple(one for found in self._bases for one in cell_derivations(found, key))

    def all_derivations(self) -> list[Derivation]:
        """The derivations of all cells."""
        if any(one.prefixes for one in self._bases):
            return [one for cell in self.cells for one in self.derivations(cell)]
        return [
            VerbDerivation(stem, entry, names)
            for one in self._bases
            for tense in TENSES
            for found in [made(one, tense)]
            for number, (cell, _) in enumerate(found.plan.cells)
            for names in [dict(zip(NAMES, cell, strict=True))]
            for stem, entry in found.pairs(number)
        ]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: root, classes, derived, cells."""
        return {
            "root": self.root,
            "classes": list(self.classes),
            "derived": self.derived,
            "cells": {key: list(forms) for key, forms in self.cells.items()},
        }

    def _tables(self) -> list[tuple[str, list[tuple[str, ...]]]]:
        """Each tense with its rows: person and number, parassapada, attanopada."""
        cells = self.cells
        found = []
        for tense, name in TENSES.items():
            rows = []
            for _, person, number in CELL_KEYS[:6]:
                voices = (
                    " / ".join(cells.get(f"{tense} {v} {person} {number}", ())) for v in VOICES
                )
                rows.append((f"{person} {number}", *voices))
            found.append((f"{tense} {name}", rows))
        return found

    def _head(self) -> str:
        said = f" + {self.derived}" if self.derived else ""
        return self.root + said + (f" ({', '.join(self.classes)})" if self.classes else "")

    def to_text(self) -> str:
        """The tables as schools write them, one a tense."""
        tables = [
            table_text((name, "parassapada", "attanopada"), rows) for name, rows in self._tables()
        ]
        return "\n\n".join((self._head(), *tables))

    def to_tsv(self) -> str:
        """One line a form: root, tense, voice, person, number, form, the suttas that make it."""
        lines = ["root\ttense\tvoice\tperson\tnumber\tform\trules"]
        for one in self.all_derivations():
            rules = " ".join(one.rules)
            lines.append("\t".join((self.root, *one.features.values(), one.form, rules)))
        return "\n".join(lines) + "\n"

    def to_html(self, link: str = "#{request}-{number}") -> str:
        """Tables for a web page; every form is a link to its derivation.

        `link`: the address, where `{request}` is the cell as a request, its spaces as hyphens, and
        `{number}` the place of the form in the cell, from 1.
        """
        bodies = []
        for tense, name in TENSES.items():
            rows = []
            for _, person, number in CELL_KEYS[:6]:
                data = "".join(
                    f"<td>{self._html_cell((tense, voice, person, number), link)}</td>"
                    for voice in VOICES
                )
                rows.append(f'<tr><th scope="row">{person} {number}</th>{data}</tr>')
            head = f'<tr><th scope="col" title="{escape(name)}">{tense}</th>'
            head += '<th scope="col">P</th><th scope="col">A</th></tr>'
            bodies.append(f"<tbody>{head}{''.join(rows)}</tbody>")
        caption = f"<caption>{escape(self._head())}</caption>"
        return f'<table class="paradigm">{caption}{"".join(bodies)}</table>'

    def _html_cell(self, cell: tuple[str, ...], link: str) -> str:
        request = "-".join((self.root, *cell))
        return " ".join(
            f'<a href="{escape(link.format(request=request, number=place), quote=True)}">'
            f'<span lang="pi">{escape(form)}</span></a>'
            for place, form in enumerate(self.cells.get(" ".join(cell), ()), 1)
        )


def _tense_cells(bases: tuple[Base, ...], tense: str) -> dict[str, tuple[str, ...]]:
    """The forms of all cells of a tense."""
    if not any(one.prefixes for one in bases):
        tables = [made(one, tense).forms() for one in bases]
        if len(tables) == 1:
            return tables[0]
        return {
            cell: tuple(dict.fromkeys([form for one in tables for form in one[cell]]))
            for cell in tables[0]
        }
    return {
        " ".join((tense, *key)): tuple(
            dict.fromkeys(d.form for one in bases for d in cell_derivations(one, Cell(tense, *key)))
        )
        for key in CELL_KEYS
    }


def _asked(text: str, derived: str) -> list[str]:
    """The suffixes that `derived` asks for, each as a request has it."""
    if derived in SUFFIXES:
        return [f"{text} + {derived}"]
    label = derived.removeprefix("(").removesuffix(")")
    if label in ("desid.", "desid"):
        name = text.rpartition("√")[2]
        return [f"{text} + {_DESIDERATIVE.get(name, 'sa')} (desid.)"]
    for known in (label, label + "."):
        if known in _SUFFIXES_OF:
            return [f"{text} + {suffix} ({known})" for suffix in _SUFFIXES_OF[known]]
    if "(" not in derived and " + " not in derived:
        choose(derived, (*SUFFIXES, *_LABELS), "suffix or sense of derived verbs")
    return [f"{text} + {derived}"]


def conjugate(root: str, root_class: str | None = None, derived: str | None = None) -> Conjugation:
    """The finite forms of a root in all tenses and moods, voices, persons and numbers.

    Parameters: `root`, with or without √, prefixes before it (`√gam`, `pa-√ap`), or a noun when
    `derived` makes a verb of it; `root_class`, one of bhū rudh div su kī gah tan cur (None: all
    that the table has for the root); `derived`, a suffix with or without its sense (`ṇe`,
    `īya (denom. treats like)`), or a sense (caus., kamma, desid., intens., denom.).

    Raises `RequestError` for a root that the table has not, unless its class is given.

    >>> conjugate("√gam").cells["fut P 3 sg"][:2]
    ('gacchissati', 'gamissati')
    >>> conjugate("kar", derived="ṇāpe").cells["pres P 3 sg"]
    ('kārāpeti',)
    """
    text = pali_text(root) if isinstance(root, str) else ""
    if not text:
        raise RequestError("no root is given", hint="√gam, pa-√ap")
    asked = pali_text(derived) if derived else ""
    noun = "√" not in text and asked.startswith(("āya", "īya", "āra", "āla", "denom", "(denom"))
    noun = noun or ("√" not in text and "denom" in asked)
    if "√" not in text and not noun:
        head, dash, last = text.rpartition("-")
        text = f"{head}{dash}√{last}"
    if asked:
        if root_class:
            raise RequestError(
                "a derived verb has no class: its suffix stands for that of the class",
                hint=f"leave out the class, or ask for {text} without {asked}",
            )
        bases = tuple(base(one) for one in _asked(text, asked))
        return Conjugation(text, (), asked, bases)
    name = text.rpartition("√")[2]
    if root_class:
        classes: tuple[str, ...] = (pali_text(root_class),)
    elif name in table():
        classes = ganas(name)
    else:
        raise RequestError(f"no root √{name} in the table", hint=near(name))
    bases = tuple(base(f"{text} ({gana})") for gana in classes)
    return Conjugation(text, classes, "", bases)
