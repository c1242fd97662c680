"""The registry: which rules there are, and what each cites.

A rule's id is `family.name`: `ziji.ch2`, `li.5`, `zang3.cunlue`, `zang5.lian-sheng`, `kacc.104`,
`kacc.67-ca`. Each family is one table in `data/`, read when the first of its rules is named.
Modules name their rules at import (`RULE = rule("ziji.ch2").id`), so that an id which the registry
does not hold stops the import.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.values import Value

__all__ = ["FAMILIES", "Rule", "Source", "rule", "rules", "source", "sources"]

FAMILIES = ("ziji", "zang3", "li", "zang5", "kacc", "edit")
CERTAINTIES = ("certain", "probable", "doubtful")
_COLUMNS = ("id", "name", "does", "source", "locus", "quote", "certainty")


@dataclass(frozen=True, slots=True)
class Source(Value):
    """A work that rules and data cite: id, titles, author, date, name of its sample text, note."""

    id: str
    title: str
    romanised: str
    work: str
    author: str
    date: str
    sample: str
    note: str


@dataclass(frozen=True, slots=True)
class Rule(Value):
    """One rule of a treatise.

    Fields: `id`; `name` in the treatise's own language; `does`, what it does, in English;
    `source` (id of a `Source`); `locus`, where in the source; `quote`, the words, verbatim, when
    they are short (`…` joins pieces); `certainty`: certain, probable or doubtful; `more`: what the
    table of its family says besides.
    """

    id: str
    name: str
    does: str
    source: str
    locus: str
    quote: str
    certainty: str
    more: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def cite(self) -> str:
        """A one-line citation.

        >>> rule("ziji.ch2").cite().startswith("悉曇字記")
        True
        """
        work = source(self.source)
        return f"{work.title or work.work} {self.locus}".strip()


@cache
def sources() -> Mapping[str, Source]:
    """All sources by id."""
    rows = read_rows("akkhara.rules", "data/sources.tsv")
    return MappingProxyType({row["id"]: Source(**row) for row in rows})


def source(id: str) -> Source:
    """The source of that id; `RequestError` lists the known ones."""
    try:
        return sources()[id]
    except KeyError:
        raise RequestError(f"no source {id!r}", hint=f"known: {', '.join(sources())}") from None


@cache
def rules(family: str) -> Mapping[str, Rule]:
    """All rules of a family in the order of its table, by id; `RequestError` lists the families.

    >>> next(iter(rules("ziji"))).startswith("ziji.")
    True
    """
    if family not in FAMILIES:
        raise RequestError(f"no family of rules {family!r}", hint=f"known: {', '.join(FAMILIES)}")
    name = f"data/{family}.tsv"
    found: dict[str, Rule] = {}
    for row in read_rows("akkhara.rules", name, _COLUMNS):
        core = {column: row.pop(column) for column in _COLUMNS}
        made = Rule(**core, more=MappingProxyType(row))
        if not made.id.startswith(family + "."):
            raise DataError(f"{name}: {made.id} is not of family {family}")
        if made.id in found:
            raise DataError(f"{name}: {made.id} stands twice")
        if made.source not in sources():
            raise DataError(f"{name}: {made.id} cites the unknown source {made.source!r}")
        if made.certainty not in CERTAINTIES:
            raise DataError(f"{name}: {made.id} has the certainty {made.certainty!r}")
        found[made.id] = made
    return MappingProxyType(found)


def rule(id: str) -> Rule:
    """The rule of that id.

    Raises `RequestError` when the registry does not hold it.

    >>> rule("ziji.ch99")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no rule 'ziji.ch99'
    """
    family = id.partition(".")[0]
    found = rules(family).get(id) if family in FAMILIES else None
    if found is None:
        raise RequestError(f"no rule {id!r}", hint=f"families: {', '.join(FAMILIES)}")
    return found
