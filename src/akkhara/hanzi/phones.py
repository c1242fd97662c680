"""Sanskrit as transcriptions hear it: a line of phones, and the spellings in which it is compared.

Characters write phones, not letters: kh and ai are one, ṃ is one. Where transcriptions (and the
Siddham copies beside them) cannot tell sounds apart, spellings are compared with the difference
taken out: `loose` drops the length of vowels and joins b with v, ṛ with ri, the nasals before a
consonant; `skeleton` keeps the consonants alone.
"""

from __future__ import annotations

import re
from unicodedata import normalize

from akkhara import sounds

__all__ = ["VOWELS", "line", "loose", "phones", "shortened", "skeleton"]

VOWELS = frozenset(sounds.VOWELS)
"""The vowels, each one phone."""

_PHONE = re.compile(r"ai|au|[kgcjṭḍtdpb]h|m̐|.", re.DOTALL)
_SHORT = str.maketrans({vowel: sounds.short_of(vowel) for vowel in "āīūṝḹ"})
_NASAL = re.compile(r"[ṅñṇnmṃ](?=[^aiuṛeoyrlvnmhṇñṅṃ]|$)|m̐")
_LETTERS = frozenset("aāiīuūṛṝḷḹeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥ")


def line(iast: str) -> str:
    """The letters of an IAST text as one line: NFC, small letters, nothing between them.

    ISO 15919's colons (k:h, a:i) fall away; marks that are no Sanskrit letter do too, so check a
    text that may hold them first.

    >>> line("Namaḥ samanta-buddhānāṁ")
    'namaḥsamantabuddhānāṃ'
    """
    text = normalize("NFC", iast).lower().replace("ṁ", "ṃ").replace("r̥", "ṛ")
    return "".join(c for c in text.replace("m̐", "ṃ") if c in _LETTERS)


def phones(text: str) -> tuple[str, ...]:
    """The phones of a `line`.

    >>> phones("khaiḥ")
    ('kh', 'ai', 'ḥ')
    """
    return tuple(_PHONE.findall(text))


def shortened(text: str) -> str:
    """The text with its long simple vowels short.

    >>> shortened("svāhā")
    'svaha'
    """
    return text.translate(_SHORT)


def loose(iast: str) -> str:
    """The spelling without what transcriptions cannot tell: length, b and v, ṛ and ri, the kind of
    a nasal before a stop or at the end.

    >>> loose("saṅghaṃ"), loose("bajrī"), loose("kṛpā")
    ('saṃghaṃ', 'vajri', 'kripa')
    """
    text = shortened(line(iast))
    text = re.sub("b(?!h)", "v", text).replace("ṛ", "ri").replace("ḷ", "li")
    return _NASAL.sub("ṃ", text)


def skeleton(iast: str) -> str:
    """The consonants of the loose spelling.

    >>> skeleton("namaḥ samantavajrāṇāṃ")
    'nmḥsmṃtvjrṇṃ'
    """
    return "".join(phone for phone in phones(loose(iast)) if phone not in VOWELS)
