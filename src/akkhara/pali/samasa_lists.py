"""Groups of words that the suttas of book 4 name, and what sort of word a first member is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.pali.guess import guess_gender
from akkhara.pali.lists import classes

__all__ = ["GROUPS_322", "GROUPS_323", "genders", "group", "masculine", "shared", "sort"]

# The groups of 322, which make a pair one, and those of 323, which may.
GROUPS_322 = (
    "pāṇi",
    "tūriya",
    "yogga",
    "senaṅga",
    "khuddajantuka",
    "viruddha",
    "visabhāga",
)
GROUPS_323 = ("rukkha", "tiṇa", "pasu", "dhana", "dhañña", "janapada")
# Feminine suffixes and what a masculine has in their place, the longer first.
_MASCULINE = (("vatī", "vantu"), ("matī", "mantu"), ("inī", "ī"), ("unī", "u"), ("ī", "a"))


@cache
def _groups() -> Mapping[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for row in read_rows("akkhara.pali", "data/samasa.tsv", ("group", "members", "source")):
        found[row["group"]] = found.get(row["group"], frozenset()) | set(row["members"].split())
    return MappingProxyType(found)


def group(name: str) -> frozenset[str]:
    """The members of a group.

    >>> "phala" in group("maha")
    True
    """
    return _groups()[name]


def shared(first: str, second: str, names: tuple[str, ...]) -> str:
    """The first of these groups that has both words, or the two as a pair; `""` for none.

    >>> shared("ahi", "nakula", GROUPS_322), shared("nara", "deva", GROUPS_322)
    ('viruddha', '')
    """
    for name in names:
        held = group(name)
        if (first in held and second in held) or f"{first}|{second}" in held:
            return name
    return ""


def sort(stem: str) -> str:
    """What a first member is: na, ku, particle, prefix, adverb, with, numeral or noun.

    >>> sort("anto"), sort("su"), sort("pañca"), sort("nīla")
    ('particle', 'prefix', 'numeral', 'noun')
    """
    if stem in ("na", "ku"):
        return stem
    for name in ("particle", "prefix", "adverb", "with", "numeral"):
        if stem in group(name):
            return name
    return "noun"


def masculine(stem: str) -> str:
    """The masculine stem of a feminine that has one (bhāsitapuma), else `""`.

    Feminines in ā and ī are taken for such unless they are known as feminine only.

    >>> masculine("dīghā"), masculine("mahantī"), masculine("kaññā"), masculine("bandhu")
    ('dīgha', 'mahanta', '', '')
    """
    if stem in group("feminine") or not stem.endswith(("ā", "ī")):
        return ""
    # What is a masculine stem in ī anyway.
    if stem.endswith("ī") and guess_gender(stem)[0] != "f":
        return ""
    if stem.endswith("ā"):
        return stem[:-1] + "a"
    for feminine, other in _MASCULINE:
        if stem.endswith(feminine) and len(stem) > len(feminine) + 1:
            return stem.removesuffix(feminine) + other
    return ""


@cache
def genders(stem: str) -> tuple[tuple[str, int], ...]:
    """The genders that a last member can have, each with what it costs: one that is known, or for
    a stem in a of which nothing is known masculine and neuter.

    >>> genders("gaṅgā"), genders("kata")
    ((('f', 0),), (('m', 0), ('n', 1)))
    """
    if stem in group("feminine"):
        return (("f", 0),)
    gender, why = guess_gender(stem)
    if gender == "x":
        return (("m", 0), ("n", 1))
    open_ = stem.endswith("a") and why.startswith("stems in a ")
    if open_ and any(stem.startswith(one) and len(stem) > len(one) + 2 for one in group("numeral")):
        # A digu inside, which is neuter (321).
        return (("n", 0), ("m", 1))
    if open_ and "rājādi" not in classes(stem, "m"):
        return (("m", 0), ("n", 1))
    return ((gender, 0),)
