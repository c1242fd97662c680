"""Coverage: which suttas act, and which the package's own examples cite."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from akkhara.pali.api import INNER, KINDS, made
from akkhara.pali.examples import examples
from akkhara.rules import rules
from akkhara.values import Value

__all__ = ["ACTING", "Coverage", "cited", "coverage"]

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


def coverage() -> list[Coverage]:
    """One entry a sutta, in the order of the text: does it act, do the examples cite it.

    >>> [(c.type, c.acts, c.cited > 0) for c in coverage() if c.sutta == 104]
    [('op', True, True)]
    """
    counted = Counter(id for one in examples() for id in {*cited(one.kind, one.request)})
    active = acting()
    found = []
    for rule in rules("kacc").values():
        number = rule.id.removeprefix("kacc.")
        if number.isdigit():
            found.append(
                Coverage(int(number), rule.more["type"], rule.id in active, counted[rule.id])
            )
    return found
