"""Lists of roots: what suttas mean by a first member and -ādi, and what a root is to the rules."""

from __future__ import annotations

from functools import cache

from akkhara.data import read_rows
from akkhara.pali.word import VOWELS

__all__ = ["listed", "root_classes"]


@cache
def _lists(table: str = "root_lists") -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for row in read_rows("akkhara.pali", f"data/{table}.tsv", ("class", "members", "source")):
        for member in row["members"].split():
            found[member] = found.get(member, frozenset()) | {row["class"]}
    return found


def listed(root: str, table: str = "root_lists") -> frozenset[str]:
    """The lists in which a root stands: those of verbs, or of another table (`kita_lists`).

    >>> sorted(listed("math"))
    ['dādi', 'mahādi']
    """
    return _lists(table).get(root, frozenset())


@cache
def root_classes(root: str) -> frozenset[str]:
    """All classes of a root that rules may ask for: itself, its lists, its last letter.

    >>> sorted(root_classes("ghaṭ"))
    ['byañjananta', 'ghaṭādi', '√ghaṭ']
    """
    text = root.partition("{")[0]
    found = {f"√{root}", *listed(root), "saranta" if text[-1] in VOWELS else "byañjananta"}
    if text[-1] in "āe":
        found.add(f"{text[-1]}-anta")
    return frozenset(found)
