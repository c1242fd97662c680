"""Templates: the rules run once per shape of stem, and the result serves every stem of it.

A shape is what the rules of declension can see of a stem: its gender, its classes and its tail. The
stem without the tail, the base, is put before every text of the template. A test compares
templates with direct derivation on thousands of stems.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from akkhara.pali.lists import meant, named
from akkhara.pali.nominal import GENDERLESS, PERSONAL, PLURAL, inflect
from akkhara.pali.request import CASES, NUMBERS
from akkhara.pali.word import Word, steps
from akkhara.rules import Derivation, Features, Step

__all__ = [
    "CELLS",
    "Entry",
    "Shape",
    "Template",
    "TemplateDerivation",
    "cell_keys",
    "entries",
    "shape",
    "template",
]

CELLS = tuple((case, number) for case in CASES for number in NUMBERS)
# Stands for the base while a template is made; no rule knows it.
BASE = "\ue000"

StepRow = tuple[str, str, str, str, str | None, str]


class Shape(NamedTuple):
    """What the rules see of a stem. `based`: something stands before the tail."""

    gender: str
    tail: str
    based: bool
    classes: frozenset[str]


class Entry:
    """One derivation of a template: the form, the suttas that act, and the steps, all texts
    without the base.

    `build` makes the steps for a base. It is a function compiled for this entry when its steps are
    first read, as named tuples compile their constructors: a grammar's steps are read by the
    million.
    """

    __slots__ = ("applied", "build", "cost", "form", "rows")

    def __init__(self, form: str, rows: tuple[StepRow, ...], cost: int) -> None:
        self.cost = cost
        self.form = form
        self.rows = rows
        self.applied = tuple(row[0] for row in rows if row[3] == "applied")
        self.build: Callable[[str], tuple[Step, ...]] = self._compile

    def _compile(self, base: str) -> tuple[Step, ...]:
        places: dict[str, str] = {}
        made = []
        for rule, before, after, status, by, note in self.rows:
            one, two = (places.setdefault(text, f"t{len(places)}") for text in (before, after))
            made.append(f"new(Step, ({rule!r}, {one}, {two}, {status!r}, {by!r}, None, {note!r}))")
        lines = [f"    {name} = base + {text!r}" for text, name in places.items()]
        source = "\n".join(("def build(base):", *lines, f"    return ({', '.join(made)},)"))
        scope: dict[str, Any] = {"new": tuple.__new__, "Step": Step}
        exec(source, scope)
        self.build = scope["build"]
        return self.build(base)


class TemplateDerivation(Derivation):
    """A derivation that a template makes: base and entry are kept, the steps built on reading."""

    __slots__ = ("_base", "_entry")

    _base: str
    _entry: Entry

    def __init__(self, base: str, entry: Entry, features: Features) -> None:
        # The setters of the slots themselves: this runs a million times a second.
        _set_form(self, base + entry.form)
        _set_features(self, features)
        _set_steps(self, None)
        _set_base(self, base)
        _set_entry(self, entry)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps in order, made on first reading."""
        found = self._steps
        if found is None:
            found = self._entry.build(self._base)
            _set_steps(self, found)
        return found


_set_form, _set_features, _set_steps, _set_base, _set_entry = (
    vars(owner)[name].__set__
    for owner, name in (
        (Derivation, "form"),
        (Derivation, "features"),
        (Derivation, "_steps"),
        (TemplateDerivation, "_base"),
        (TemplateDerivation, "_entry"),
    )
)


def visible(stem: str, gender: str) -> int:
    """How many letters of an unnamed stem the rules look at: the final one, and in feminines
    what 68 and 41-ca see (tti, ti)."""
    if gender == "f" and stem.endswith("ti"):
        return 3 if stem.endswith("tti") else 2
    return 1


def shape(stem: str, gender: str, kind: str = "") -> tuple[Shape, str]:
    """The shape of a stem, and its base.

    >>> shape("purisa", "m")[1]
    'puris'
    >>> shape("mahārāja", "m")[0].tail
    'rāja'
    """
    rows = meant(stem, gender, kind)
    found = named(stem, rows)
    length = visible(stem, gender) if gender == "f" else 1
    if found:
        # A compound of pronouns is no row of the table; the rules may see all of it.
        length = max(length, max((len(row.text) for row in rows), default=len(stem)))
    base, tail = stem[:-length], stem[-length:]
    return Shape(gender, tail, bool(base), found), base


@lru_cache(maxsize=65536)
def entries(form: Shape, case: str, number: str) -> tuple[Entry, ...]:
    """The derivations of one cell of a shape, best first."""
    text = BASE + form.tail if form.based else form.tail
    cut = 1 if form.based else 0
    found: list[Entry] = []
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for word in inflect(text, form.classes, form.gender, case, number):
        made = _entry(word, cut)
        key = (made.form, made.applied)
        if key not in seen:
            seen.add(key)
            found.append(made)
    return tuple(found)


def _entry(word: Word, cut: int) -> Entry:
    return Entry(
        word.form[cut:],
        tuple((s.rule, s.before[cut:], s.after[cut:], s.status, s.by, s.note) for s in steps(word)),
        word.cost,
    )


def cell_keys(form: Shape) -> tuple[tuple[str, str], ...]:
    """The cells that stems of a shape have: numerals only the plural, tumha and amha no address."""
    keys = CELLS
    if form.classes & PLURAL:
        keys = tuple(key for key in keys if key[1] == "pl")
    if form.classes & (PERSONAL | (PLURAL & GENDERLESS)):
        keys = tuple(key for key in keys if key[0] != "voc")
    return keys


class Template(NamedTuple):
    """All cells of a shape: their names, the endings of their different forms, the entries; and
    `build`, which makes the forms of all cells for a base."""

    cells: tuple[tuple[str, tuple[str, ...]], ...]
    entries: tuple[tuple[str, str, tuple[Entry, ...]], ...]
    build: Callable[[str], dict[str, tuple[str, ...]]]


@lru_cache(maxsize=16384)
def template(form: Shape) -> Template:
    """The template of a shape."""
    made = tuple((case, number, entries(form, case, number)) for case, number in cell_keys(form))
    cells = tuple(
        (f"{case} {number}", tuple(dict.fromkeys(entry.form for entry in found)))
        for case, number, found in made
    )
    return Template(cells, made, _builder(cells))


def _builder(
    cells: tuple[tuple[str, tuple[str, ...]], ...],
) -> Callable[[str], dict[str, tuple[str, ...]]]:
    """A function compiled for these cells, as entries compile theirs: forms of several cells that
    are alike are made once."""
    places: dict[str, str] = {}
    made = []
    for key, ends in cells:
        names = [places.setdefault(end, f"f{len(places)}") for end in ends]
        made.append(f"{key!r}: ({''.join(f'{name}, ' for name in names)})")
    lines = [f"    {name} = base + {end!r}" for end, name in places.items()]
    source = "\n".join(("def build(base):", *lines, f"    return {{{', '.join(made)}}}"))
    scope: dict[str, Any] = {}
    exec(source, scope)
    found: Callable[[str], dict[str, tuple[str, ...]]] = scope["build"]
    return found
