"""How a request may name a letter: bare (k), with its inherent vowel (ka), or in Siddham (𑖎)."""

from __future__ import annotations

from functools import cache
from unicodedata import normalize

from akkhara.errors import RequestError
from akkhara.sounds import CONSONANTS_35, SYLLABARY, VOWELS_16

__all__ = ["letter_key"]


@cache
def letter_key(name: str) -> str:
    """The letter that `name` means, spelled as the tables spell it.

    >>> letter_key("ka"), letter_key("kṣa"), letter_key("aṃ"), letter_key("llaṃ")
    ('k', 'kṣ', 'aṃ', 'llaṃ')
    >>> letter_key("x")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no letter 'x'
    """
    text = normalize("NFC", name).strip().lower()
    if text and "\U00011580" <= text[0] <= "\U000115ff":
        from akkhara.akshara import syllables

        found = syllables(text)
        text = found[0].iast if len(found) == 1 else text
    if text in SYLLABARY:
        return text
    bare = text.removesuffix("a")
    if bare in CONSONANTS_35:
        return bare
    raise RequestError(
        f"no letter {name!r}",
        hint=f"vowels {' '.join(VOWELS_16)}; consonants {' '.join(CONSONANTS_35)}",
    )
