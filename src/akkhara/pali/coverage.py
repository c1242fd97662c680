"""Coverage: which suttas act, and which the package's own examples cite."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import NamedTuple

from akkhara.data import read_rows
from akkhara.pali.api import KINDS
from akkhara.rules import rules
from akkhara.values import Value

__all__ = ["ACTING", "Coverage", "Example", "coverage", "examples"]

# The types of suttas that do something to a word; the others name, head, or rule over rules.
ACTING = frozenset({"op", "aff", "sem", "comp", "ban"})
# Kinds of examples: those of requests, and seams, which are no public kind.
_MAKERS = {**KINDS, "seam": "akkhara.pali.seam"}


class Example(NamedTuple):
    """One of the package's examples: a request, the sutta it is an example of, its origin."""

    sutta: str
    kind: str
    request: str
    origin: str


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


@cache
def examples() -> tuple[Example, ...]:
    """The package's own examples: requests without their answers.

    >>> examples()[0].request
    'satthu m nom sg'
    """
    rows = read_rows("akkhara.pali", "data/examples.tsv", ("sutta", "kind", "request", "from"))
    return tuple(Example(r["sutta"], r["kind"], r["request"], r["from"]) for r in rows)


def cited(kind: str, request: str) -> frozenset[str]:
    """The ids of the rules that the derivations of a request cite: those that act, and those that
    forbid others. A module whose answers are no derivations has its own `cited`."""
    module = import_module(_MAKERS[kind])
    own = getattr(module, "cited", None)
    if own is not None:
        found: frozenset[str] = own(kind, request)
        return found
    named: set[str] = set()
    for derivation in module.derive(kind, request):
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
    for name in set(_MAKERS.values()):
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
