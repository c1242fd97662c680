"""The package's own examples: requests under the rule that they show, never a result.

`shown` derives them when asked, so that what is printed under a sutta is what the rules make now.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.values import Value

__all__ = ["Example", "Shown", "examples", "shown"]

_TABLES = (
    "data/examples_sandhi.tsv",
    "data/examples_nama.tsv",
    "data/examples_karaka.tsv",
    "data/examples_akhyata.tsv",
    "data/examples_taddhita.tsv",
    "data/examples_samasa.tsv",
    "data/examples_kita.tsv",
)


@dataclass(frozen=True, slots=True)
class Example(Value):
    """One example: the rule's id (without family), the kind of request, the request."""

    sutta: str
    kind: str
    request: str


@dataclass(frozen=True, slots=True)
class Shown(Value):
    """An example derived: `form` is the best result in which the rule has its part, `work` what
    the rule did there."""

    kind: str
    request: str
    form: str
    work: str

    def to_text(self) -> str:
        """On one line."""
        return f"{self.request} → {self.form}  ({self.work})"


@cache
def examples() -> tuple[Example, ...]:
    """All examples in the order of the tables."""
    return tuple(
        Example(row["sutta"], row["kind"], row["request"])
        for table in _TABLES
        for row in read_rows("akkhara.pali", table, ("sutta", "kind", "request"))
    )


def shown(id: str) -> tuple[Shown, ...]:
    """The examples of the rule `id` (`kacc.12`), derived; those in which it has no part are left
    out."""
    asked = id.removeprefix("kacc.")
    found = [_derived(one) for one in examples() if one.sutta == asked]
    return tuple(one for one in found if one is not None)


def _derived(example: Example) -> Shown | None:
    if example.kind == "karaka":
        return _role(example)
    from akkhara.pali.api import made

    id = f"kacc.{example.sutta}"
    for derivation in made(example.kind, example.request):
        for step in derivation.steps:
            if step.rule == id and step.status == "applied":
                work = f"{step.before} → {step.after}" if step.before != step.after else "stays"
                return Shown(example.kind, example.request, derivation.form, work)
            if step.by == id:
                work = f"forbids {step.rule.removeprefix('kacc.')}"
                return Shown(example.kind, example.request, derivation.form, work)
    return None


def _role(example: Example) -> Shown | None:
    from akkhara.pali.karaka import karaka

    id = f"kacc.{example.sutta}"
    for role in karaka(example.request):
        if id in role.rules:
            by = f"shown by {role.by}" if role.by else "by the sense of the case"
            return Shown(example.kind, example.request, role.label, by)
    return None
