"""The words that suttas of book 5 name, and the senses of its suffixes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from akkhara.data import read_rows
from akkhara.pali.lists import classes as nominal_classes

__all__ = ["NUMERAL", "Sense", "named", "senses", "slug"]

# Numerals from eka to asaṅkhyeyya: the units, what ends in dasa, the tens, and the powers of ten.
NUMERAL = re.compile(
    "(eka|dvi|ti|catu|pañca|cha|satta|aṭṭha|nava)"
    "|.*(dasa|rasa|ḷasa)|.*(vīsa|vīsati|tiṃsa|tiṃsati|tālīsa|tālīsati|paññāsa|saṭṭhi|sattati"
    "|sattari|asīti|navuti|sata|sahassa|koṭi)"
)
_LETTER = re.compile("[aāiīuūeo]|[kgcjṭḍtdpb]h?a|[ṅñṇnmyrlvshḷ]a")


class Sense(NamedTuple):
    """One sense: its label in requests and in Pali, the ending of the base, the genders of the
    result, and the sutta that names it."""

    label: str
    pali: str
    ending: str
    genders: tuple[str, ...]
    source: str


def slug(label: str) -> str:
    """A label as the conditions of rules write it, without spaces.

    >>> slug("mixed with")
    'mixed-with'
    """
    return label.replace(" ", "-")


@cache
def senses() -> Mapping[str, Sense]:
    """The senses by label, in the order of the text.

    >>> senses()["studies"].ending
    'aṃ'
    """
    columns = ("sense", "pali", "ending", "genders", "source")
    return MappingProxyType(
        {
            row["sense"]: Sense(
                row["sense"],
                row["pali"],
                row["ending"],
                tuple(row["genders"].split()),
                row["source"],
            )
            for row in read_rows("akkhara.pali", "data/taddhita_senses.tsv", columns)
        }
    )


@cache
def _lists() -> tuple[Mapping[str, frozenset[str]], tuple[tuple[str, str], ...]]:
    exact: dict[str, frozenset[str]] = {}
    tails: list[tuple[str, str]] = []
    columns = ("class", "members", "source")
    for row in read_rows("akkhara.pali", "data/taddhita_classes.tsv", columns):
        for member in row["members"].split():
            if member.startswith("-"):
                tails.append((member[1:], row["class"]))
            else:
                exact[member] = exact.get(member, frozenset()) | {row["class"]}
    return MappingProxyType(exact), tuple(tails)


def named(stem: str) -> frozenset[str]:
    """The classes of a base: those of book 5 and those of declension.

    >>> "vacchādi" in named("vaccha"), "mano" in named("mana"), "saṅkhyā" in named("satta")
    (True, True, True)
    """
    exact, tails = _lists()
    found = exact.get(stem, frozenset()) | nominal_classes(stem, "m")
    found |= {cls for tail, cls in tails if stem.endswith(tail) and stem != tail}
    if NUMERAL.fullmatch(stem):
        found |= {"saṅkhyā"}
    if _LETTER.fullmatch(stem):
        found |= {"akkhara"}
    return found
