"""Book 5, taddhita: secondary derivatives; its rules, part by part.

A suffix rule asks for suffix and sense of the request. Lists that end in "and the like" are open:
a rule with the tag `ādi` gives the suffix to other words too, but only when the request names it.
"""

from __future__ import annotations

from akkhara.pali.engine import Book, Test, condition
from akkhara.pali.word import VOWELS, Word, letters

BOOK = Book("taddhita")
sutta = BOOK.sutta
ban = BOOK.ban

# The suffixes with the indicator ṇ (396, 400).
WITH_N = "ṇa ṇāyana ṇāna ṇeyya ṇi ṇika ṇava ṇera ṇya kaṇ"
# What a suffix looks like where its letters are not its name (104 makes o of the final a).
_LETTERS = {"so": "sa"}


def add(w: Word) -> Word | None:
    """The suffix asked for, after the base with its ending."""
    if w.parts[-1].kind == "suffix":
        return None
    name = w.feature("suffix")
    text = _LETTERS.get(name, name) if w.feature("sense") != "division" else name
    return w.attach("suffix", name, text)


def base(w: Word) -> str:
    """The letters of the base, of its last member when it has several."""
    return w.part("stem").text


def first_vowel(text: str) -> int:
    """Where the first vowel stands (`-1`: nowhere).

    >>> first_vowel("vasiṭṭha"), first_vowel("dvīpa")
    (1, 2)
    """
    return next((at for at, char in enumerate(text) if char in VOWELS), -1)


def light(text: str) -> bool:
    """Whether no cluster follows the first vowel (400: asaṃyogantassa).

    >>> light("vasiṭṭha"), light("kaṇha"), light("saṃvacchara")
    (True, False, False)
    """
    after = letters(text[first_vowel(text) + 1 :])
    return len(after) < 2 or after[0] in VOWELS or after[1] in VOWELS


def _opening(values: frozenset[str]) -> Test:
    return lambda w: light(w.parts[0].text) == ("single" in values)


condition(
    "opening",
    _opening,
    "after the first vowel a {} consonant must stand",
    lambda w: w.parts[0].text,
)
condition(
    "asked",
    lambda values: lambda w: w.feature("asked") in values,
    "the request must name the {}, for the list of the sutta is open",
    lambda w: w.feature("asked") or "not named",
    static=True,
)
