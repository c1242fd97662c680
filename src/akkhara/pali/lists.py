"""Word classes: which words a sutta that names a group of words means.

Rules see classes, never a single word; the table `data/classes.tsv` says who belongs to them, each
row with the sutta that names the class.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from akkhara.data import read_rows

__all__ = ["Member", "classes", "meant", "members", "named", "pronouns"]

_COLUMNS = ("class", "member", "gender", "kind", "source", "except", "note")


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
def _tails() -> dict[str, tuple[Member, ...]]:
    """Tails by their last two letters: what most stems do not have is seen at once."""
    found: dict[str, tuple[Member, ...]] = {}
    for member in members():
        if member.tail:
            key = member.text[-2:]
            found[key] = (*found.get(key, ()), member)
    return found


def meant(stem: str, gender: str, kind: str = "") -> list[Member]:
    """The rows of the table that mean this stem."""
    found = list(_exact().get(stem, ()))
    for member in _tails().get(stem[-2:], ()):
        if stem.endswith(member.text) and stem != member.text:
            found.append(member)  # noqa: PERF401
    if not found:
        return found
    return [
        member
        for member in found
        if (not member.gender or gender in member.gender or gender == "x")
        and (not member.kind or member.kind == kind or (gender == "x" and kind != "nipāta"))
        and stem not in member.exceptions
    ]


def classes(stem: str, gender: str = "", kind: str = "") -> frozenset[str]:
    """The classes of a stem in a gender, for a kind of request.

    >>> sorted(classes("mahārāja", "m"))
    ['inī', 'rāja', 'rājādi']
    >>> sorted(classes("aggi", "m"))
    ['aggi']
    """
    return named(stem, meant(stem, gender, kind))


def named(stem: str, rows: list[Member]) -> frozenset[str]:
    """The classes that rows of the table give to a stem, compounds of pronouns included."""
    found = {member.cls for member in rows}
    if found & {"bahubbīhi", "disā"}:
        found.add("sabbanāma")
    if "sabbanāma" not in found and _is_dvanda(stem):
        found |= {"sabbanāma", "dvanda"}
    return frozenset(found)


@cache
def pronouns() -> frozenset[str]:
    """The pronouns (sabbanāma)."""
    return frozenset(m.text for m in members() if m.cls == "sabbanāma" and not m.tail)


@cache
def _pronoun_tails() -> tuple[str, ...]:
    # Without the first vowel, which may have met another one; ta, ya and the like are no second
    # members.
    return tuple({text[1:] if text[0] in "aiu" else text for text in pronouns() if len(text) > 3})


def _is_dvanda(stem: str) -> bool:
    """Whether the stem is made of two pronouns (165): katarakatama, pubbāpara."""
    if not stem.endswith(_pronoun_tails()):
        return False
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
