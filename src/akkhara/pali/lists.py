"""Word classes: which words a sutta that names a group of words means.

Rules see classes, never a single word; the table `data/classes.tsv` says who belongs to them, each
row with the sutta that names the class.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from akkhara.data import read_rows

__all__ = ["Member", "classes", "members", "named_tail", "pronouns"]

_COLUMNS = ("class", "member", "gender", "kind", "source", "except", "note")
# The longest stem for which classes are kept ready.
_KEPT = 65536


class Member(NamedTuple):
    """One row of the table; `tail`: every longer stem that ends so belongs to it."""

    cls: str
    text: str
    tail: bool
    gender: str
    kind: str
    source: str
    exceptions: frozenset[str]


@cache
def members() -> tuple[Member, ...]:
    """All rows of the table of classes, in its order."""
    return tuple(
        Member(
            row["class"],
            row["member"].removeprefix("-"),
            row["member"].startswith("-"),
            row["gender"],
            row["kind"],
            row["source"],
            frozenset(row["except"].split()),
        )
        for row in read_rows("akkhara.pali", "data/classes.tsv", _COLUMNS)
    )


@cache
def _exact() -> dict[str, tuple[Member, ...]]:
    found: dict[str, tuple[Member, ...]] = {}
    for member in members():
        if not member.tail:
            found[member.text] = (*found.get(member.text, ()), member)
    return found


@cache
def _tails() -> tuple[dict[str, tuple[Member, ...]], tuple[int, ...]]:
    found: dict[str, tuple[Member, ...]] = {}
    for member in members():
        if member.tail:
            found[member.text] = (*found.get(member.text, ()), member)
    return found, tuple(sorted({len(text) for text in found}, reverse=True))


def _meant(stem: str, gender: str, kind: str) -> list[Member]:
    found = list(_exact().get(stem, ()))
    tails, lengths = _tails()
    for length in lengths:
        if length < len(stem):
            found += tails.get(stem[-length:], ())
    return [
        member
        for member in found
        if (not member.gender or gender in member.gender or gender == "x")
        and (not member.kind or member.kind == kind)
        and stem not in member.exceptions
    ]


@lru_cache(maxsize=_KEPT)
def classes(stem: str, gender: str = "", kind: str = "") -> frozenset[str]:
    """The classes of a stem in a gender, for a kind of request.

    >>> sorted(classes("mahārāja", "m"))
    ['inī', 'rāja', 'rājādi']
    >>> sorted(classes("aggi", "m"))
    ['aggi']
    """
    found = {member.cls for member in _meant(stem, gender, kind)}
    if found & {"bahubbīhi", "disā"}:
        found.add("sabbanāma")
    if "sabbanāma" not in found and _is_dvanda(stem):
        found |= {"sabbanāma", "dvanda"}
    return frozenset(found)


def named_tail(stem: str, gender: str = "", kind: str = "") -> int:
    """How many letters at the end of the stem a named class covers (0: none names it)."""
    return max((len(member.text) for member in _meant(stem, gender, kind)), default=0)


@cache
def pronouns() -> frozenset[str]:
    """The pronouns (sabbanāma)."""
    return frozenset(m.text for m in members() if m.cls == "sabbanāma" and not m.tail)


def _is_dvanda(stem: str) -> bool:
    """Whether the stem is made of two pronouns (165): katarakatama, pubbāpara."""
    known = pronouns()
    for first in known:
        # The seam is open, or the final a of the first has met the first vowel of the second.
        if stem.startswith(first) and stem[len(first) :] in known:
            return True
        base = first[:-1]
        if first.endswith("a") and len(base) > 2 and stem.startswith(base):
            rest = stem[len(base) :]
            if rest in known or (rest.startswith("ā") and "a" + rest[1:] in known):
                return True
    return False
