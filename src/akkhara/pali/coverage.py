"""Coverage: which suttas act, and which the package's own examples cite."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from akkhara.pali.api import INNER, KINDS, made
from akkhara.pali.examples import examples
from akkhara.pali.suttas import BOOKS
from akkhara.rules import Rule, rules
from akkhara.values import Value

__all__ = ["ACTING", "Coverage", "CoverageTable", "cited", "coverage"]

# The types of suttas that do something to a word; the others name, head, or rule over rules.
ACTING = frozenset({"op", "aff", "sem", "comp", "ban"})
# Where the kinds of examples are answered. A module may have `cited(kind, request)` of its own,
# when its answers are no derivations, and `acting()`, the ids of its rules.
_MAKERS = {**KINDS, **INNER, "karaka": "akkhara.pali.karaka"}


@dataclass(frozen=True, slots=True)
class Coverage(Value):
    """One sutta: its number, its type, whether it has an acting rule, and how many of the
    package's examples cite it."""

    sutta: int
    type: str
    acts: bool
    cited: int

    def to_text(self) -> str:
        """One line: number, type, how often cited."""
        acts = "acts" if self.acts else "does not act"
        return f"{self.sutta:>3}  {self.type:<4}  {acts:<12}  cited {self.cited}"


class CoverageTable(list[Coverage]):
    """The entries of all suttas; as text, a table of the books first, then each book's suttas."""

    def to_text(self) -> str:
        """The table, book by book."""
        books: dict[int, list[Coverage]] = {}
        numbers = {one.id.removeprefix("kacc."): int(one.more["book"]) for one in _suttas()}
        for one in self:
            books.setdefault(numbers[str(one.sutta)], []).append(one)
        lines = [_line("book", "suttas", "that act", "have a rule", "are cited")]
        lines += [_book(f"{n} {BOOKS[n - 1]}", found) for n, found in books.items()]
        lines.append(_book("all", list(self)))
        for number, found in books.items():
            lines += ["", f"Book {number}, {BOOKS[number - 1]}", *(c.to_text() for c in found)]
        return "\n".join(lines)


def _suttas() -> list[Rule]:
    return [one for one in rules("kacc").values() if one.id.removeprefix("kacc.").isdigit()]


def _line(book: str, *cells: object) -> str:
    return "  ".join([f"{book:<14}", *(f"{cell!s:>11}" for cell in cells)])


def _book(name: str, found: list[Coverage]) -> str:
    able = [one for one in found if one.type in ACTING]
    ruled = sum(one.acts for one in able)
    return _line(name, len(found), len(able), ruled, sum(one.cited > 0 for one in able))


def cited(kind: str, request: str) -> frozenset[str]:
    """The ids of the rules that the derivations of a request cite: those that act, and those that
    forbid others."""
    own = getattr(import_module(_MAKERS[kind]), "cited", None)
    if own is not None:
        found: frozenset[str] = own(kind, request)
        return found
    named: set[str] = set()
    for derivation in made(kind, request):
        for step in derivation.steps:
            if step.status == "applied":
                named.add(step.rule)
            elif step.by is not None:
                named.add(step.by)
    return frozenset(named)


@cache
def acting() -> frozenset[str]:
    """The ids of all rules that have a function or a ban in one of the modules of `KINDS`."""
    found: set[str] = set()
    for name in {*_MAKERS.values()}:
        if find_spec(name) is None:
            continue
        own = getattr(import_module(name), "acting", None)
        if own is not None:
            found |= own()
    return frozenset(found)


def coverage() -> CoverageTable:
    """One entry a sutta, in the order of the text: does it act, do the examples cite it.

    Printed, it is a table of the books first. Suttas that act are those that do something to a
    word; the others name, head, or rule over rules.

    >>> [(c.type, c.acts, c.cited > 0) for c in coverage() if c.sutta == 104]
    [('op', True, True)]
    """
    counted = Counter(id for one in examples() for id in {*cited(one.kind, one.request)})
    active = acting()
    return CoverageTable(
        Coverage(
            int(rule.id.removeprefix("kacc.")),
            rule.more["type"],
            rule.id in active,
            counted[rule.id],
        )
        for rule in _suttas()
    )
