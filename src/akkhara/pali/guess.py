"""The gender of a stem, guessed from its class, its last letters and a short list."""

from __future__ import annotations

from functools import cache

from akkhara.data import read_rows
from akkhara.pali.lists import classes
from akkhara.pali.nominal import GENDERLESS

__all__ = ["guess_gender"]

_NAMES = {"m": "masculine", "f": "feminine", "n": "neuter"}


@cache
def _listed() -> tuple[dict[str, str], tuple[tuple[str, str], ...]]:
    exact: dict[str, str] = {}
    tails: list[tuple[str, str]] = []
    for row in read_rows("akkhara.pali", "data/genders.tsv", ("gender", "members", "source")):
        for member in row["members"].split():
            if member.startswith("-"):
                tails.append((member[1:], row["gender"]))
            else:
                exact[member] = row["gender"]
    return exact, tuple(sorted(tails, key=lambda pair: -len(pair[0])))


def guess_gender(stem: str) -> tuple[str, str]:
    """The likely gender of a stem, and the reason in words.

    >>> guess_gender("ratti")
    ('f', 'ratti is in the list of genders')
    >>> guess_gender("purisa")
    ('m', 'purisa is in the list of genders')
    >>> guess_gender("kassaka")
    ('m', 'stems in a are masculine unless known as neuter')
    """
    named = classes(stem, "x")
    if named & GENDERLESS:
        return "x", f"{stem} has one set of forms for all genders"
    exact, tails = _listed()
    if stem in exact:
        return exact[stem], f"{stem} is in the list of genders"
    for tail, gender in tails:
        if stem.endswith(tail) and len(stem) > len(tail):
            return gender, f"stems in -{tail} are mostly {_NAMES[gender]}"
    final = stem[-1]
    if final == "ā":
        return "f", "stems in ā are feminine"
    if final == "ī":
        return "f", "stems in ī are feminine unless they name who has or does something"
    if final == "a":
        return "m", "stems in a are masculine unless known as neuter"
    return "m", f"stems in {final} are masculine unless known otherwise"
