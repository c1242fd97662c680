"""The order in which CBETA's Siddhaṃ codes stand: that of 悉曇字記.

Position 0 is ka. The first seventeen chapters follow as the strict policy makes them, chapter 16
with four forms a letter; then the table of the eighteenth, then the fifty-one letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.siddham.chapters import chapter
from akkhara.siddham.lexicon import LISTED, lexicon
from akkhara.sounds import SYLLABARY, VOWELS_12
from akkhara.values import Value

__all__ = ["Slot", "slots"]

VOCALIC = ("ṛ", "ṝ", "ṛṃ", "ṛḥ")


@dataclass(frozen=True, slots=True)
class Slot(Value):
    """One position: `iast`, empty for a sign without sound; `form`, its label; `chapter`, None for
    the letters at the end."""

    iast: str
    form: str
    chapter: int | None


@cache
def slots() -> tuple[Slot, ...]:
    """All positions that mean a syllable, from 0.

    >>> len(slots()), slots()[408].iast, slots()[-1].iast
    (6493, 'kya', 'kṣa')
    """
    found: list[Slot] = []
    for number in range(1, 18):
        own = chapter(number)
        if number == 16:
            forms = [cluster + vowel for cluster in own.clusters for vowel in VOCALIC]
        else:
            forms = list(own.forms)
        found.extend(Slot(form, form, number) for form in forms)
    for entry in lexicon()[:LISTED]:
        if entry.vowels == "twelve":
            forms = [entry.cluster + vowel for vowel in VOWELS_12]
            found.extend(Slot(form, form, 18) for form in forms)
        else:
            found.append(Slot(entry.iast, entry.iast or entry.sign, 18))
    for letter in SYLLABARY:
        whole = letter if letter == "llaṃ" or letter in _VOWELS else letter + "a"
        found.append(Slot(whole, whole, None))
    return tuple(found)


_VOWELS = frozenset(SYLLABARY[:16])
