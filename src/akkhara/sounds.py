"""The letters as sounds: place, manner, voice, aspiration, length, and the rows they stand in.

The place given here is the phonetic one of the Indian grammarians (what tongue and lips do). The
classes of the Chinese and Japanese treatises (喉 舌 脣 and so on) often differ from it, and from
each other; they are data of the rooms above and are never derived from this table.

A letter is named by its IAST spelling. One spelling names two sounds: ḷ is a vowel in Sanskrit
and a consonant in Pali; ask `vowel("ḷ")` or `consonant("ḷ")`.

>>> consonant("ph").place, consonant("ph").manner, consonant("ph").aspirated
('labial', 'stop', True)
>>> len(SYLLABARY)
51
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from akkhara.errors import RequestError
from akkhara.values import Value

__all__ = [
    "ASPIRATES",
    "CONSONANTS",
    "CONSONANTS_33",
    "CONSONANTS_34",
    "CONSONANTS_35",
    "FINALS",
    "NASALS",
    "PALI_CONSONANTS",
    "PALI_VOWELS",
    "STOPS",
    "SYLLABARY",
    "VARGAS",
    "VOWELS",
    "VOWELS_12",
    "VOWELS_16",
    "Length",
    "Letter",
    "Manner",
    "Place",
    "aspirated",
    "base_onset",
    "consonant",
    "final",
    "is_vowel",
    "letter",
    "long_of",
    "nasal_of",
    "short_of",
    "unaspirated",
    "varga",
    "vowel",
]

Place = Literal[
    "velar",
    "palatal",
    "retroflex",
    "dental",
    "labial",
    "labiodental",
    "glottal",
    "velar-palatal",
    "velar-labial",
    "none",
]
Manner = Literal["vowel", "stop", "nasal", "semivowel", "sibilant", "breath", "final"]
Length = Literal["short", "long", "none"]

VARGAS: tuple[tuple[str, ...], ...] = (
    ("k", "kh", "g", "gh", "ṅ"),
    ("c", "ch", "j", "jh", "ñ"),
    ("ṭ", "ṭh", "ḍ", "ḍh", "ṇ"),
    ("t", "th", "d", "dh", "n"),
    ("p", "ph", "b", "bh", "m"),
)
"""The five rows of five, each: voiceless, voiceless aspirate, voiced, voiced aspirate, nasal."""

STOPS: tuple[str, ...] = tuple(letter for row in VARGAS for letter in row)
"""The twenty-five letters of the five rows, nasals included, in order."""

NASALS: tuple[str, ...] = tuple(row[4] for row in VARGAS)
ASPIRATES: tuple[str, ...] = tuple(row[i] for row in VARGAS for i in (1, 3))

_UNGROUPED = ("y", "r", "l", "v", "ś", "ṣ", "s", "h")
CONSONANTS: tuple[str, ...] = (*STOPS, *_UNGROUPED)
"""The thirty-three single consonants, in order (also as `CONSONANTS_33`)."""
CONSONANTS_33 = CONSONANTS
CONSONANTS_34: tuple[str, ...] = (*CONSONANTS, "kṣ")
"""The thirty-four bases of the first chapter: 25 and 9, the last of them the cluster kṣ."""
CONSONANTS_35: tuple[str, ...] = (*CONSONANTS, "llaṃ", "kṣ")
"""The thirty-five letters of the consonant table; llaṃ (濫) stands before kṣ and makes no forms."""

VOWELS: tuple[str, ...] = (
    "a", "ā", "i", "ī", "u", "ū", "ṛ", "ṝ", "ḷ", "ḹ", "e", "ai", "o", "au",
)  # fmt: skip
"""The fourteen vowels that a syllable can have, in order."""
VOWELS_12: tuple[str, ...] = ("a", "ā", "i", "ī", "u", "ū", "e", "ai", "o", "au", "aṃ", "aḥ")
"""The twelve rhymes that make forms (十二韻), in order."""
VOWELS_16: tuple[str, ...] = (*VOWELS, "aṃ", "aḥ")
"""The sixteen vowels (十六韻): the twelve, and ṛ ṝ ḷ ḹ before e."""
FINALS: tuple[str, ...] = ("m̐", "ṃ", "ḥ")
"""Candrabindu, anusvāra, visarga."""

SYLLABARY: tuple[str, ...] = (*VOWELS_16, *CONSONANTS_35)
"""The fifty-one letters: sixteen vowels and thirty-five consonants."""

PALI_VOWELS: tuple[str, ...] = ("a", "ā", "i", "ī", "u", "ū", "e", "o")
PALI_CONSONANTS: tuple[str, ...] = (*STOPS, "y", "r", "l", "v", "s", "h", "ḷ")
"""The thirty-two consonants of Kaccāyana besides the niggahīta."""


@dataclass(frozen=True, slots=True)
class Letter(Value):
    """One letter as a sound.

    Fields: `iast`; `place` and `manner` of articulation; `voiced`, `aspirated`; `length` (short
    or long for vowels, none for the rest); `row`, the first letter of the varga it stands in
    ("k", "c", "ṭ", "t", "p"; empty outside the rows); `rank`, 1 to 5 in its row, else 0.
    """

    iast: str
    place: Place
    manner: Manner
    voiced: bool
    aspirated: bool = False
    length: Length = "none"
    row: str = ""
    rank: int = 0


_ROW_PLACES: tuple[Place, ...] = ("velar", "palatal", "retroflex", "dental", "labial")


def _vowel_letters() -> Iterable[Letter]:
    places: dict[Place, tuple[str, ...]] = {
        "velar": ("a", "ā"),
        "palatal": ("i", "ī"),
        "labial": ("u", "ū"),
        "retroflex": ("ṛ", "ṝ"),
        "dental": ("ḷ", "ḹ"),
        "velar-palatal": ("e", "ai"),
        "velar-labial": ("o", "au"),
    }
    for place, pair in places.items():
        for sign in pair:
            length: Length = "short" if sign in ("a", "i", "u", "ṛ", "ḷ") else "long"
            yield Letter(sign, place, "vowel", True, length=length)


def _consonant_letters() -> Iterable[Letter]:
    for place, row in zip(_ROW_PLACES, VARGAS, strict=True):
        for rank, sign in enumerate(row, 1):
            manner: Manner = "nasal" if rank == 5 else "stop"
            yield Letter(sign, place, manner, rank > 2, rank in (2, 4), row=row[0], rank=rank)
    yield Letter("y", "palatal", "semivowel", True)
    yield Letter("r", "retroflex", "semivowel", True)
    yield Letter("l", "dental", "semivowel", True)
    yield Letter("v", "labiodental", "semivowel", True)
    yield Letter("ś", "palatal", "sibilant", False)
    yield Letter("ṣ", "retroflex", "sibilant", False)
    yield Letter("s", "dental", "sibilant", False)
    yield Letter("h", "glottal", "breath", True, True)
    yield Letter("ḷ", "retroflex", "semivowel", True)


_VOWELS = MappingProxyType({found.iast: found for found in _vowel_letters()})
_CONSONANTS = MappingProxyType({found.iast: found for found in _consonant_letters()})
_FINALS = MappingProxyType(
    {
        "m̐": Letter("m̐", "none", "final", True),
        "ṃ": Letter("ṃ", "none", "final", True),
        "ḥ": Letter("ḥ", "glottal", "final", False),
    }
)


def vowel(iast: str) -> Letter:
    """The vowel of that spelling; `RequestError` lists the vowels.

    >>> vowel("ai").length, vowel("ai").place
    ('long', 'velar-palatal')
    """
    return _find(_VOWELS, iast, "vowel")


def consonant(iast: str) -> Letter:
    """The single consonant of that spelling (Pali ḷ included); `RequestError` lists them.

    >>> consonant("ṅ").row, consonant("ṅ").rank
    ('k', 5)
    """
    return _find(_CONSONANTS, iast, "consonant")


def final(iast: str) -> Letter:
    """Candrabindu, anusvāra or visarga; `RequestError` for anything else."""
    return _find(_FINALS, iast, "final sign")


def letter(iast: str) -> Letter:
    """The letter of that spelling, ḷ taken as the vowel; `RequestError` for anything else.

    >>> letter("bh").voiced, letter("ā").length
    (True, 'long')
    >>> letter("w")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no letter 'w'
    """
    for table in (_VOWELS, _CONSONANTS, _FINALS):
        if iast in table:
            return table[iast]
    raise RequestError(f"no letter {iast!r}", hint=f"known: {' '.join(_known())}")


def is_vowel(iast: str) -> bool:
    """Whether that spelling names a vowel (ḷ does).

    >>> is_vowel("ai"), is_vowel("y")
    (True, False)
    """
    return iast in _VOWELS


def varga(iast: str) -> tuple[str, ...]:
    """The row of five that a consonant stands in; empty for y … h and ḷ.

    >>> varga("dh")
    ('t', 'th', 'd', 'dh', 'n')
    """
    row = consonant(iast).row
    return next((letters for letters in VARGAS if letters[0] == row), ())


def nasal_of(iast: str) -> str:
    """The nasal of a consonant's row, or an empty string outside the rows.

    >>> nasal_of("j"), nasal_of("y")
    ('ñ', '')
    """
    row = varga(iast)
    return row[4] if row else ""


def aspirated(iast: str) -> str:
    """The aspirate beside a stop: k to kh, g to gh; any other letter stays.

    >>> aspirated("k"), aspirated("n")
    ('kh', 'n')
    """
    return iast + "h" if iast + "h" in ASPIRATES else iast


def unaspirated(iast: str) -> str:
    """The plain stop beside an aspirate: kh to k; any other letter stays.

    >>> unaspirated("bh"), unaspirated("h")
    ('b', 'h')
    """
    return iast[:-1] if iast in ASPIRATES else iast


_LONG = MappingProxyType({"a": "ā", "i": "ī", "u": "ū", "ṛ": "ṝ", "ḷ": "ḹ"})
_SHORT = MappingProxyType({long: short for short, long in _LONG.items()})


def long_of(iast: str) -> str:
    """The long vowel beside a short one; a vowel that is long stays.

    >>> long_of("i"), long_of("e")
    ('ī', 'e')
    """
    return _LONG.get(iast, iast)


def short_of(iast: str) -> str:
    """The short vowel beside ā ī ū ṝ ḹ; any other vowel stays.

    >>> short_of("ū"), short_of("o")
    ('u', 'o')
    """
    return _SHORT.get(iast, iast)


@cache
def base_onset(base: str) -> tuple[str, ...]:
    """The consonants of a base of the syllabary, as an akṣara's onset.

    kṣ is one base and two consonants, llaṃ the two l of its cluster.

    >>> base_onset("kṣ"), base_onset("llaṃ"), base_onset("kh")
    (('k', 'ṣ'), ('l', 'l'), ('kh',))
    """
    if base in _CONSONANTS:
        return (base,)
    if base == "kṣ":
        return ("k", "ṣ")
    if base == "llaṃ":
        return ("l", "l")
    raise RequestError(f"no base {base!r} in the syllabary", hint=" ".join(CONSONANTS_35))


def _known() -> list[str]:
    return [*_VOWELS, *_CONSONANTS, *_FINALS]


def _find(table: MappingProxyType[str, Letter], iast: str, what: str) -> Letter:
    try:
        return table[iast]
    except KeyError:
        raise RequestError(f"no {what} {iast!r}", hint=f"known: {' '.join(table)}") from None
