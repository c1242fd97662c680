"""What each translator writes: counts of characters from aligned texts, and his use of notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.values import Value

__all__ = [
    "SCHOOLS",
    "Counts",
    "Translator",
    "by_char",
    "char_counts",
    "pooled",
    "translator",
    "translator_list",
    "translators",
]

SCHOOLS = ("early", "tang", "esoteric", "song", "yuan", "list")
"""The schools in the order of time; `list` holds glossaries of many hands."""

Counts = Mapping[tuple[str, str], int]
"""(character, the piece of Sanskrit that it writes) to how often."""

# The share of clusters joined by 二合 and of long vowels marked by 引, for translators with too few
# rows of their own: the means of the measured ones of their school.
_NOTES = {
    "early": (0.0, 0.0),
    "tang": (0.0, 0.0),
    "esoteric": (0.85, 0.3),
    "song": (0.06, 0.1),
    "yuan": (0.5, 0.3),
    "list": (0.4, 0.2),
}


@dataclass(frozen=True, slots=True)
class Translator(Value):
    """A translator, or a group of them that the documents do not tell apart.

    Fields: `id`, `name`, `english`; `counted`, the names under which his rows are counted;
    `school`; `clusters` and `long`, the shares (0 to 1) of clusters joined by 二合 and of long
    vowels marked by 引; `measured`, whether those two are his own or his school's; `source`.
    """

    id: str
    name: str
    english: str
    counted: tuple[str, ...]
    school: str
    clusters: float
    long: float
    measured: bool
    source: str


@cache
def translators() -> Mapping[str, Translator]:
    """All translators by id, in the order of time.

    >>> translators()["amoghavajra"].name
    '不空'
    """
    found = {}
    for row in read_rows("akkhara.hanzi", "data/translators.tsv", ["id", "name", "counted"]):
        clusters, long = _NOTES[row["school"]]
        found[row["id"]] = Translator(
            row["id"],
            row["name"],
            row["english"],
            tuple(row["counted"].split("|")),
            row["school"],
            float(row["clusters"]) if row["clusters"] else clusters,
            float(row["long"]) if row["long"] else long,
            bool(row["clusters"] and row["long"]),
            row["source"],
        )
    return MappingProxyType(found)


def translator_list() -> tuple[Translator, ...]:
    """The translators whose manner is known, in the order of their schools.

    >>> translator_list()[0].name
    '支謙'
    """
    return tuple(translators().values())


@cache
def _by_name() -> Mapping[str, Translator]:
    found = {}
    for one in translators().values():
        for name in (*one.counted, one.english.casefold(), one.name, one.id):
            found[name] = one
    return MappingProxyType(found)


def translator(name: str) -> Translator:
    """A translator by id or by any of his names.

    Errors: `RequestError` that lists the ids.

    >>> translator("義淨").id, translator("輸婆迦羅").id
    ('yijing', 'subhakarasimha')
    """
    wanted = name.strip()
    found = _by_name().get(wanted) or _by_name().get(wanted.casefold())
    if found is None:
        raise RequestError(
            f"no translator {name!r}", hint="translators: " + " ".join(sorted(translators()))
        )
    return found


@cache
def _counted() -> Mapping[str, Mapping[tuple[str, str], int]]:
    """Counts by the name under which they stand in the table."""
    found: dict[str, dict[tuple[str, str], int]] = {}
    for row in read_rows("akkhara.hanzi", "data/char_values.tsv", ["translator", "sanskrit"]):
        counts = found.setdefault(row["translator"], {})
        counts[row["character"], row["sanskrit"]] = int(row["count"])
    return found


@cache
def char_counts(id: str) -> Counts:
    """One translator's counts.

    >>> char_counts("yijing").get(("娜", "da"), 0), char_counts("amoghavajra")["娜", "da"] > 5
    (0, True)
    """
    total: Counter[tuple[str, str]] = Counter()
    for name in translators()[id].counted:
        total.update(_counted().get(name, {}))
    return MappingProxyType(dict(total))


@cache
def pooled(school: str = "") -> Counts:
    """The counts of a school, or of all together.

    >>> pooled("esoteric")["嚩", "va"] > 200
    True
    """
    total: Counter[tuple[str, str]] = Counter()
    for one in translators().values():
        if school in ("", one.school):
            total.update(char_counts(one.id))
    return MappingProxyType(dict(total))


def by_char(counts: Counts) -> dict[str, dict[str, int]]:
    """Counts with a row for each character: its pieces and how often it writes them.

    >>> by_char({("嚩", "va"): 3, ("嚩", "v"): 1})
    {'嚩': {'va': 3, 'v': 1}}
    """
    found: dict[str, dict[str, int]] = {}
    for (char, piece), count in counts.items():
        found.setdefault(char, {})[piece] = count
    return found
