"""Requests in the small notation of the grammar's examples, and what may stand in them.

The lists here are closed; an error names them. Every kind of request has one reader; this module
holds what they share and the reader of the nominal kinds (decl, pron, numeral).
"""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali.word import CONSONANTS, VOWELS

__all__ = [
    "ADVERBIAL",
    "CASES",
    "FEMININE",
    "GENDERS",
    "NUMBERS",
    "Nominal",
    "choose",
    "nominal",
    "pali_stem",
    "pali_text",
    "pali_word",
]

GENDERS = ("m", "f", "n", "x")
CASES = ("nom", "acc", "ins", "dat", "abl", "gen", "loc", "voc")
NUMBERS = ("sg", "pl")
PLACES = ("padato", "apadato")
FEMININE = ("ā", "ī", "inī", "ānī")
# fmt: off
ADVERBIAL = (
    "to", "tra", "tha", "dhi", "va", "hiṃ", "haṃ", "hiñcanaṃ", "ha", "dha", "dā", "dācanaṃ",
    "dāni", "rahi", "dhunā", "thā", "thatthā", "thaṃ",
)
# fmt: on
LETTERS = VOWELS | CONSONANTS | {"h"}
LONGEST_WORD = 200
# Indeclinables that requests treat as stems: their endings are elided (221).
_PARTICLES = re.compile("āvuso|aho|he|ahe|re|are|kho")
_WORD = re.compile(f"[{''.join(sorted(LETTERS))}]{{1,{LONGEST_WORD}}}")


def pali_text(text: str) -> str:
    """Text in NFC, lower case, ṁ as ṃ, spaces single; not yet checked for its letters."""
    found = unicodedata.normalize("NFC", text).lower().replace("ṁ", "ṃ").replace("ŋ", "ṃ")
    return " ".join(found.split())


def pali_word(text: str, what: str = "stem") -> str:
    """A word in Pali letters.

    Raises `RequestError` for an empty word, one that is too long, and letters that Pali lacks.

    >>> pali_word("Purisa")
    'purisa'
    >>> pali_word("puruṣa")
    Traceback (most recent call last):
    akkhara.errors.RequestError: the stem 'puruṣa' has the letter 'ṣ', which Pali lacks
    """
    # What is already in Pali letters needs no normalising: each of them is one code point.
    if isinstance(text, str) and _WORD.fullmatch(text) and not VOWELS.isdisjoint(text):
        return text
    if not isinstance(text, str):
        raise RequestError(f"the {what} is no text", hint="give it in IAST letters, as purisa")
    word = pali_text(text)
    if not word:
        raise RequestError(f"the {what} is empty", hint="give it in IAST letters, as purisa")
    if len(word) > LONGEST_WORD:
        raise RequestError(f"the {what} has more than {LONGEST_WORD} letters", hint="one word only")
    for char in word:
        if char not in LETTERS:
            raise RequestError(
                f"the {what} {word!r} has the letter {char!r}, which Pali lacks",
                hint="Pali letters: a ā i ī u ū e o, k … m, y r l v s h ḷ ṃ",
            )
    if not any(char in VOWELS for char in word):
        raise RequestError(f"the {what} {word!r} has no vowel", hint="a stem such as purisa")
    return word


def choose(value: str, valid: tuple[str, ...], what: str) -> str:
    """`value` if it is one of the valid labels; the error lists them and the nearest."""
    if value in valid:
        return value
    near = get_close_matches(value, valid, 1) if isinstance(value, str) else []
    said = f"did you mean {near[0]}? " if near else ""
    raise RequestError(f"no {what} {value!r}", hint=f"{said}{what}: {' '.join(valid)}")


def pali_stem(text: str) -> str:
    """A stem that can take case endings: Pali stems end in a vowel, e apart, and in o only go
    does; kiṃ is the one that ends in ṃ.

    >>> pali_stem("puriso")
    Traceback (most recent call last):
    akkhara.errors.RequestError: 'puriso' is no stem
    """
    stem = pali_word(text)
    final = stem[-1]
    if (
        final in "aāiīuū"
        or _PARTICLES.fullmatch(stem)
        or stem.endswith("go")
        or stem in ("kiṃ", "o")
    ):
        return stem
    hint = "stems end in a ā i ī u ū: purisa, kaññā, aggi, daṇḍī, bhikkhu, sayambhū"
    if final == "o":
        hint = f"the stem of {stem} is {stem[:-1]}a"
    elif final == "ṃ" and stem[-2] in "aiu":
        hint = f"the stem of {stem} is {stem[:-1]}"
    raise RequestError(f"{stem!r} is no stem", hint=hint)


class Nominal(NamedTuple):
    """A nominal request that has been read: a cell, a suffix, or a particle."""

    stem: str
    gender: str = ""
    case: str = ""
    number: str = ""
    place: str = ""
    suffix: str = ""
    sense: str = ""
    particle: bool = False


_LABEL = re.compile(r"^(.*?)\s*\(([^()]*)\)$")


def nominal(request: str) -> Nominal:
    """Read a request of the kinds decl, pron and numeral.

    >>> nominal("purisa m ins pl")[:4]
    ('purisa', 'm', 'ins', 'pl')
    >>> nominal("kiṃ + to").suffix
    'to'
    >>> nominal("purisa m ins dual")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no number 'dual'
    """
    if not isinstance(request, str):
        raise RequestError("a request is text", hint="as purisa m ins pl")
    plain = _CELL.fullmatch(request)
    if plain and not VOWELS.isdisjoint(plain[1]) and len(plain[1]) <= LONGEST_WORD:
        return Nominal(pali_stem(plain[1]), plain[2], plain[3], plain[4])
    text = pali_text(request)
    if not text:
        raise RequestError("the request is empty", hint="stem gender case number: purisa m ins pl")
    sense = ""
    labelled = _LABEL.match(text)
    if labelled:
        text, sense = labelled[1], labelled[2]
        if sense.startswith("nipāta"):
            return Nominal(pali_word(text), particle=True)
    if "+" in text:
        return _with_suffix(text, sense)
    words = text.split()
    if sense or len(words) not in (4, 5):
        raise RequestError(
            f"{request!r} is no nominal request",
            hint="stem gender case number [padato|apadato], or stem + suffix: purisa m ins pl",
        )
    stem, gender, case, number = words[:4]
    place = choose(words[4], PLACES, "place") if len(words) == 5 else ""
    return Nominal(
        pali_stem(stem),
        choose(gender, GENDERS, "gender"),
        choose(case, CASES, "case"),
        choose(number, NUMBERS, "number"),
        place,
    )


_CELL = re.compile(
    rf"([{''.join(sorted(LETTERS))}]+) ([mfnx]) ({'|'.join(CASES)}) ({'|'.join(NUMBERS)})"
)


def _with_suffix(text: str, sense: str) -> Nominal:
    stem, _, rest = text.partition("+")
    words = rest.split()
    if not words:
        raise RequestError("there is no suffix after +", hint=f"one of {' '.join(ADVERBIAL)}")
    suffix = words[0]
    found = Nominal(pali_word(stem.strip()), suffix=suffix, sense=sense)
    if suffix in (*ADVERBIAL, "ika"):
        if len(words) > 1:
            raise RequestError(
                f"nothing follows the suffix {suffix}", hint=f"{found.stem} + {suffix}"
            )
        return found
    choose(suffix, (*FEMININE, *ADVERBIAL, "ika"), "suffix")
    gender, case, number = "f", "nom", "sg"
    for word in words[1:]:
        if word in CASES:
            case = word
        elif word in NUMBERS:
            number = word
        elif word != "f":
            choose(word, ("f", *CASES, *NUMBERS), "label")
    return found._replace(gender=gender, case=case, number=number)
