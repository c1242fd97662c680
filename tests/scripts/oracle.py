"""A second, independent statement of each script, for tests only: Indic scripts by Unicode names,
Latin schemes letter by letter. Nothing here comes from the package's tables."""

from __future__ import annotations

from itertools import pairwise
from unicodedata import lookup

VOWELS = ["a", "ā", "i", "ī", "u", "ū", "ṛ", "ṝ", "ḷ", "ḹ", "e", "ai", "o", "au"]
CONSONANTS = [
    "k",
    "kh",
    "g",
    "gh",
    "ṅ",
    "c",
    "ch",
    "j",
    "jh",
    "ñ",
    "ṭ",
    "ṭh",
    "ḍ",
    "ḍh",
    "ṇ",
    "t",
    "th",
    "d",
    "dh",
    "n",
    "p",
    "ph",
    "b",
    "bh",
    "m",
    "y",
    "r",
    "l",
    "v",
    "ś",
    "ṣ",
    "s",
    "h",
]
FINALS = ["", "m̐", "ṃ", "ḥ"]

_VOWEL_NAMES = dict(
    zip(
        VOWELS,
        [
            "A",
            "AA",
            "I",
            "II",
            "U",
            "UU",
            "VOCALIC R",
            "VOCALIC RR",
            "VOCALIC L",
            "VOCALIC LL",
            "E",
            "AI",
            "O",
            "AU",
        ],
        strict=True,
    )
)
_CONSONANT_NAMES = dict(
    zip(
        CONSONANTS,
        [
            "KA",
            "KHA",
            "GA",
            "GHA",
            "NGA",
            "CA",
            "CHA",
            "JA",
            "JHA",
            "NYA",
            "TTA",
            "TTHA",
            "DDA",
            "DDHA",
            "NNA",
            "TA",
            "THA",
            "DA",
            "DHA",
            "NA",
            "PA",
            "PHA",
            "BA",
            "BHA",
            "MA",
            "YA",
            "RA",
            "LA",
            "VA",
            "SHA",
            "SSA",
            "SA",
            "HA",
        ],
        strict=True,
    )
)
_FINAL_NAMES = {"m̐": "SIGN CANDRABINDU", "ṃ": "SIGN ANUSVARA", "ḥ": "SIGN VISARGA"}

# Vowels, consonants, finals of each Latin scheme in the order of the lists above.
_LATIN = {
    "iast": (VOWELS, CONSONANTS, ["m̐", "ṃ", "ḥ"]),
    "slp1": (
        ["a", "A", "i", "I", "u", "U", "f", "F", "x", "X", "e", "E", "o", "O"],
        [
            "k",
            "K",
            "g",
            "G",
            "N",
            "c",
            "C",
            "j",
            "J",
            "Y",
            "w",
            "W",
            "q",
            "Q",
            "R",
            "t",
            "T",
            "d",
            "D",
            "n",
            "p",
            "P",
            "b",
            "B",
            "m",
            "y",
            "r",
            "l",
            "v",
            "S",
            "z",
            "s",
            "h",
        ],
        ["~", "M", "H"],
    ),
    "hk": (
        ["a", "A", "i", "I", "u", "U", "R", "RR", "lR", "lRR", "e", "ai", "o", "au"],
        [
            "k",
            "kh",
            "g",
            "gh",
            "G",
            "c",
            "ch",
            "j",
            "jh",
            "J",
            "T",
            "Th",
            "D",
            "Dh",
            "N",
            "t",
            "th",
            "d",
            "dh",
            "n",
            "p",
            "ph",
            "b",
            "bh",
            "m",
            "y",
            "r",
            "l",
            "v",
            "z",
            "S",
            "s",
            "h",
        ],
        ["~", "M", "H"],
    ),
    "velthuis": (
        ["a", "aa", "i", "ii", "u", "uu", ".r", ".rr", ".l", ".ll", "e", "ai", "o", "au"],
        [
            "k",
            "kh",
            "g",
            "gh",
            '"n',
            "c",
            "ch",
            "j",
            "jh",
            "~n",
            ".t",
            ".th",
            ".d",
            ".dh",
            ".n",
            "t",
            "th",
            "d",
            "dh",
            "n",
            "p",
            "ph",
            "b",
            "bh",
            "m",
            "y",
            "r",
            "l",
            "v",
            '"s',
            ".s",
            "s",
            "h",
        ],
        ["~m", ".m", ".h"],
    ),
}
LATIN = tuple(_LATIN)
INDIC = ("siddham", "devanagari")
SCRIPTS = (*LATIN, *INDIC)


def written(script: str, onset: tuple[str, ...], vowel: str | None, final: str = "") -> str:
    """One akṣara, no separators: callers avoid k + h and the like."""
    if script in INDIC:
        return _indic(script.upper(), onset, vowel, final)
    vowels, consonants, finals = _LATIN[script]
    text = "".join(consonants[CONSONANTS.index(letter)] for letter in onset)
    text += vowels[VOWELS.index(vowel)] if vowel else ""
    return text + (finals[FINALS.index(final) - 1] if final else "")


def _indic(name: str, onset: tuple[str, ...], vowel: str | None, final: str) -> str:
    virama = lookup(f"{name} SIGN VIRAMA")
    text = virama.join(lookup(f"{name} LETTER {_CONSONANT_NAMES[letter]}") for letter in onset)
    if onset and vowel is None:
        text += virama
    elif onset and vowel != "a":
        text += lookup(f"{name} VOWEL SIGN {_VOWEL_NAMES[vowel]}")
    elif not onset and vowel:
        text += lookup(f"{name} LETTER {_VOWEL_NAMES[vowel]}")
    return text + (lookup(f"{name} {_FINAL_NAMES[final]}") if final else "")


def has_sign(script: str, onset: tuple[str, ...], vowel: str | None) -> bool:
    """Whether the script can write the vowel there: Siddham has no sign for ḷ ḹ."""
    return not (script == "siddham" and onset and vowel in ("ḷ", "ḹ"))


def runs_together(onset: tuple[str, ...], vowel: str | None) -> bool:
    """Whether some Latin scheme needs a separator inside the akṣara."""
    stops = "kgcjṭḍtdpb"
    pairs = pairwise(onset)
    if any(left in stops and right == "h" for left, right in pairs):
        return True
    return bool(onset) and onset[-1] == "l" and vowel in ("ṛ", "ṝ")
