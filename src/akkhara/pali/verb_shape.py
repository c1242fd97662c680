"""Templates of verbs in two stages: roots to stems, and the end of a stem to finite forms.

The stems of a root are derived once for each tense and kept. What the endings see of a stem is its
last letters, whether it is the bare root, and the classes and suttas that rules of the ending stage
ask about; for each such shape they run once. A test compares this with direct derivation.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from akkhara.pali import verb_orders
from akkhara.pali.engine import run
from akkhara.pali.kappa.akhyata1 import CELLS
from akkhara.pali.kappa.book6 import joined
from akkhara.pali.verb import prefixed, sound_ending, sound_stem, starts
from akkhara.pali.verb_request import VOICES, Base, Cell
from akkhara.pali.word import VOWELS, Part, Word, context, steps
from akkhara.rules import Derivation, Features, Step

__all__ = ["Made", "VerbDerivation", "cell_derivations", "made"]

# Stands for the part of a stem that no rule of the endings sees.
BASE = "\ue000"
# Asked for inside the functions of the ending stage, or by `sound_ending`.
_ASKED = frozenset({"khāmādi", "chāmādi", "guṇa-fut"})
_DONE = frozenset({"510:bare", "511", "470:jaṃ", "480-ca", "481:ssa"})
_COMPUTED = frozenset({"saranta", "byañjananta", "ā-anta", "e-anta", "nāma", "derived"})


class Shape(NamedTuple):
    """What the ending stage sees of a stem. `tail`: its last letters, after BASE if more stands
    before them; `name`: whether it is the bare root; `root`: only where its own rules look."""

    tail: str
    name: str
    classes: frozenset[str]
    done: frozenset[str]
    mode: str
    root: str


class Stem(NamedTuple):
    """One stem of a root in a tense: the hidden base, its parts as they stand, the shape, cost and
    steps so far."""

    base: str
    text: str
    shape: Shape
    cost: int
    steps: tuple[Step, ...]
    rules: tuple[str, ...]


@cache
def _seen() -> tuple[frozenset[str], frozenset[str], tuple[str, ...]]:
    """The classes, suttas and longer tails that rules of the ending stage ask about."""
    found: dict[str, set[str]] = {"cls": set(_ASKED), "done": set(_DONE), "tail": set()}
    kinds = {"not_cls": "cls", "after": "done", "not_after": "done"}
    for rule in verb_orders.ending().rules.values():
        for check in rule.checks:
            kind = kinds.get(check.kind.name, check.kind.name)
            if kind in found:
                found[kind] |= set(check.value.split())
    tails = tuple(sorted((one for one in found["tail"] if len(one) > 1), key=len, reverse=True))
    return frozenset(found["cls"]), frozenset(found["done"]), tails


def _stem(word: Word) -> Stem:
    one = joined(word)
    part = one.parts[-1]
    classes, done, tails = _seen()
    named = one.context.classes & classes
    text = part.text
    if text[0] in VOWELS or named - _COMPUTED or len(text) < 2:
        base, tail = "", text
    else:
        length = next((len(one) for one in tails if text.endswith(one)), 1)
        base, tail = text[:-length], text[-length:]
        base, tail = (base, BASE + tail) if base else ("", tail)
    root = one.feature("root") if named - _COMPUTED else ""
    shape = Shape(tail, part.name, named, one.done & done, one.feature("mode"), root)
    history = steps(word)
    applied = tuple(step.rule for step in history if step.status == "applied")
    return Stem(base, word.text, shape, word.cost, history, applied)


@lru_cache(maxsize=32768)
def stems(base: Base, tense: str, beside: str = "none") -> tuple[Stem, ...]:
    """The stems of a base in a tense."""
    found = []
    for start in starts(base, tense, None, beside):
        found += [_stem(w) for w in run(verb_orders.stem(), start) if sound_stem(w)]
    return tuple(found)


class Entry:
    """One ending of a shape: the form around its base, the suttas that act, the steps.

    `build` makes the steps for a base; it is compiled when they are first read. The first step is
    the one that makes root and suffix one stem, so that it starts from the parts of the stem.
    """

    __slots__ = ("after", "applied", "before", "build", "cost", "rows", "word")

    def __init__(self, word: Word) -> None:
        self.before, _, self.after = (
            word.form.partition(BASE)
            if BASE in word.form
            else (
                "",
                "",
                word.form,
            )
        )
        self.cost = word.cost
        self.rows = steps(word)
        self.applied = tuple(row.rule for row in self.rows if row.status == "applied")
        self.build: Callable[[str, str], tuple[Step, ...]] = self._compile

    def _compile(self, base: str, start: str) -> tuple[Step, ...]:
        places: dict[str, str] = {}
        made = []
        for number, (rule, before, after, status, by, _, note) in enumerate(self.rows):
            one, two = (places.setdefault(text, f"t{len(places)}") for text in (before, after))
            if number == 0:
                one = "start"
            made.append(f"new(Step, ({rule!r}, {one}, {two}, {status!r}, {by!r}, None, {note!r}))")
        lines = []
        for text, name in places.items():
            first, mark, rest = text.partition(BASE)
            joined_ = (
                [repr(first)] * bool(first) + ["base"] * bool(mark) + [repr(rest)] * bool(rest)
            )
            lines.append(f"    {name} = {' + '.join(joined_) or repr('')}")
        source = "\n".join(("def build(base, start):", *lines, f"    return ({', '.join(made)},)"))
        scope: dict[str, Any] = {"new": tuple.__new__, "Step": Step}
        exec(source, scope)
        self.build = scope["build"]
        return self.build(base, start)


@lru_cache(maxsize=131072)
def entries(shape: Shape, cell: Cell, beside: str = "none") -> tuple[Entry, ...]:
    """The finite forms of a shape in a cell, in the order of the rules."""
    names = [("tense", cell.tense), ("root", shape.root), ("with_", beside), ("mode", shape.mode)]
    names += [("voice", cell.voice), ("person", cell.person), ("number", cell.number)]
    inner = context(tuple(names), shape.classes)
    start = Word((Part("stem", shape.name, shape.tail),), inner, shape.done)
    return tuple(Entry(w) for w in run(verb_orders.ending(), start) if sound_ending(w))


class VerbDerivation(Derivation):
    """A derivation of a template: stem and entry are kept, the steps built on reading."""

    __slots__ = ("_entry", "_stem")

    _stem: Stem
    _entry: Entry

    def __init__(self, stem: Stem, entry: Entry, names: Features) -> None:
        _set_form(self, entry.before + stem.base + entry.after)
        _set_features(self, names)
        _set_steps(self, None)
        _set_stem(self, stem)
        _set_entry(self, entry)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps in order, made on first reading."""
        found = self._steps
        if found is None:
            found = self._stem.steps + self._entry.build(self._stem.base, self._stem.text)
            _set_steps(self, found)
        return found

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that were applied, in order."""
        return self._stem.rules + self._entry.applied


_set_form, _set_features, _set_steps, _set_stem, _set_entry = (
    vars(owner)[name].__set__
    for owner, name in (
        (Derivation, "form"),
        (Derivation, "features"),
        (Derivation, "_steps"),
        (VerbDerivation, "_stem"),
        (VerbDerivation, "_entry"),
    )
)

CELL_KEYS = tuple((voice, person, number) for voice in VOICES for person, number in CELLS)
Row = tuple[int, Entry]


class Plan(NamedTuple):
    """The finite forms of a tense for stems of certain shapes: for each cell the number of the
    stem and the entry, best first; and `build`, which makes the forms of all cells for bases.

    `same`: two of the stems are made by the same suttas, so that a derivation may come twice.
    """

    cells: tuple[tuple[Cell, tuple[Row, ...]], ...]
    build: Callable[[tuple[str, ...]], dict[str, tuple[str, ...]]]
    same: bool


class Made(NamedTuple):
    """One tense of a base: its stems and the plan of their shapes."""

    stems: tuple[Stem, ...]
    bases: tuple[str, ...]
    plan: Plan

    def forms(self) -> dict[str, tuple[str, ...]]:
        """The forms of all cells."""
        return self.plan.build(self.bases)

    def pairs(self, number: int) -> list[tuple[Stem, Entry]]:
        """Stem and entry of each derivation of the cell of that number, best first."""
        stems = self.stems
        found = [(stems[place], entry) for place, entry in self.plan.cells[number][1]]
        if not self.plan.same:
            return found
        seen: dict[tuple[str, tuple[str, ...]], tuple[Stem, Entry]] = {}
        for stem, entry in found:
            form = entry.before + stem.base + entry.after
            seen.setdefault((form, stem.rules + entry.applied), (stem, entry))
        return list(seen.values())


@lru_cache(maxsize=32768)
def made(base: Base, tense: str) -> Made:
    """The stems of a base in a tense, and their plan."""
    found = stems(base, tense)
    same = len({stem.rules for stem in found}) < len(found)
    plan = _plan(tuple((stem.shape, stem.cost) for stem in found), tense, same)
    return Made(found, tuple(stem.base for stem in found), plan)


@lru_cache(maxsize=16384)
def _plan(shapes: tuple[tuple[Shape, int], ...], tense: str, same: bool) -> Plan:
    cells = []
    for key in CELL_KEYS:
        cell = Cell(tense, *key)
        rows: list[tuple[int, int, Entry]] = []
        for place, (shape, cost) in enumerate(shapes):
            seen: set[tuple[str, str, tuple[str, ...]]] = set()
            for entry in sorted(entries(shape, cell), key=lambda one: one.cost):
                known = (entry.before, entry.after, entry.applied)
                if known not in seen:
                    seen.add(known)
                    rows.append((cost + entry.cost, place, entry))
        rows.sort(key=lambda row: row[0])
        cells.append((cell, tuple((place, entry) for _, place, entry in rows)))
    return Plan(tuple(cells), _builder(tuple(cells), len(shapes)), same)


def _builder(
    cells: tuple[tuple[Cell, tuple[Row, ...]], ...], count: int
) -> Callable[[tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """A function compiled for these cells. With one stem, forms that are alike are known now; of
    several stems the forms are compared when they are made."""
    places: dict[str, str] = {}
    made_ = []
    for cell, rows in cells:
        names = []
        for place, entry in rows:
            parts = [repr(entry.before)] * bool(entry.before) + [f"b{place}"]
            parts += [repr(entry.after)] * bool(entry.after)
            names.append(places.setdefault(" + ".join(parts), f"f{len(places)}"))
        unique = "".join(f"{name}, " for name in dict.fromkeys(names))
        whole = f"({unique})" if count == 1 else f"tuple(fromkeys(({unique})))"
        made_.append(f"{' '.join(cell)!r}: {whole}")
    take = f"    {''.join(f'b{place}, ' for place in range(count))} = bases" if count else ""
    lines = [f"    {name} = {text}" for text, name in places.items()]
    source = "\n".join(("def build(bases):", take, *lines, f"    return {{{', '.join(made_)}}}"))
    scope: dict[str, Any] = {"fromkeys": dict.fromkeys}
    exec(source, scope)
    found: Callable[[tuple[str, ...]], dict[str, tuple[str, ...]]] = scope["build"]
    return found


@lru_cache(maxsize=16384)
def _with_prefixes(base: Base, form: str) -> tuple[tuple[str, int, tuple[Step, ...]], ...]:
    """The forms of a finished verb with the prefixes of its base, and the steps that join them."""
    start = starts(base._replace(suffixes=base.suffixes[:1]), "pres")[0]
    word = Word((Part("stem", "verb", form),), start.context)
    return tuple((one.form, one.cost, steps(one)) for one in prefixed(word, base.prefixes))


def cell_derivations(base: Base, cell: Cell) -> list[Derivation]:
    """The derivations of one cell, best first."""
    names = dict(zip(("tense", "voice", "person", "number"), cell, strict=True))
    number = CELL_KEYS.index((cell.voice, cell.person, cell.number))
    pairs = made(base, cell.tense).pairs(number)
    if not base.prefixes:
        return [VerbDerivation(stem, entry, names) for stem, entry in pairs]
    out: list[tuple[int, Derivation]] = []
    for stem, entry in pairs:
        inner = VerbDerivation(stem, entry, names)
        for form, cost, more in _with_prefixes(base, inner.form):
            total = stem.cost + entry.cost + cost
            whole = Derivation(form, lambda one=inner, more=more: one.steps + more, names)  # type: ignore[misc]
            out.append((total, whole))
    return [one for _, one in sorted(out, key=lambda pair: pair[0])]
