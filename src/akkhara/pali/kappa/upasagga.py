"""Prefixes before a verb: the rules of book 1 that join them (51 extends these to prefixes).

Each rule looks at one prefix and the word that follows; a prefix whose letters have changed is
done.
"""

from __future__ import annotations

from akkhara.pali.engine import Book
from akkhara.pali.kappa.akhyata_usage import NASALS
from akkhara.pali.word import VOWELS, Part, Word, letters

__all__ = ["BOOK", "PREFIXES"]

BOOK = Book("upasagga")
sutta = BOOK.sutta

# fmt: off
PREFIXES = (
    "ati", "anu", "apa", "abhi", "ava", "adhi", "ā", "u", "upa", "du", "ni", "pa", "pari", "paṭi",
    "pati", "vi", "saṃ", "su", "nī", "api",
)
# fmt: on
PLAIN = {"kh": "k", "gh": "g", "ch": "c", "jh": "j", "ṭh": "ṭ", "ḍh": "ḍ", "th": "t", "dh": "d"}
PLAIN |= {"ph": "p", "bh": "b"}


def _pair(w: Word) -> tuple[str, str]:
    """The letters of the prefix, if it is still itself, and of what follows."""
    prefix, rest = w.parts
    return (prefix.text if prefix.text == prefix.name else ""), rest.text


def _meet(w: Word, prefix: str, rest: str) -> Word:
    first, second = w.parts
    return w.put(Part(first.kind, first.name, prefix), Part(second.kind, second.name, rest))


def _before_vowel(w: Word, prefix: str, new: str, heads: str = "aāiīuūeo") -> Word | None:
    found, rest = _pair(w)
    return _meet(w, new, rest) if found == prefix and rest[:1] in heads and rest else None


@sutta(44)
def abbho_abhi(w: Word) -> Word | None:
    """Abhi becomes abbh before a vowel."""
    return _before_vowel(w, "abhi", "abbh", "aāuūeo")


@sutta(45)
def ajjho_adhi(w: Word) -> Word | None:
    """Adhi becomes ajjh before a vowel."""
    return _before_vowel(w, "adhi", "ajjh", "aāuūeo")


@sutta(19)
def sabbo_can_ti(w: Word) -> Word | None:
    """Ti of ati and pati becomes cc before a vowel."""
    return _before_vowel(w, "ati", "acc", "aāuūeo") or _before_vowel(w, "pati", "pacc")


@sutta("19:paṭi")
def sabbo_can_pati(w: Word) -> Word | None:
    """Ṭi of paṭi, which is pati, becomes cc before a vowel."""
    return _before_vowel(w, "paṭi", "pacc")


@sutta(21)
def ivanno_yam(w: Word) -> Word | None:
    """The i of vi becomes y before a vowel."""
    return _before_vowel(w, "vi", "vy", "aāuūeo")


@sutta("51:by", optional=True, after="21")
def vy_by(w: Word) -> Word | None:
    """Vy is optionally by."""
    return _meet(w, "by", w.parts[1].text)


@sutta("12:i")
def sara_i(w: Word) -> Word | None:
    """I before i is elided, and the vowel that stays is long (15)."""
    found, rest = _pair(w)
    if found[-1:] != "i" or rest[:1] not in ("i", "ī"):
        return None
    return _meet(w, found[:-1], "ī" + rest[1:])


@sutta("35:y")
def yavamada_y(w: Word) -> Word | None:
    """Y comes between pari and a vowel."""
    return _before_vowel(w, "pari", "pariy")


@sutta(18)
def vamodudantanam(w: Word) -> Word | None:
    """The u of anu and su becomes v before a vowel."""
    return _before_vowel(w, "anu", "anv") or _before_vowel(w, "su", "sv")


@sutta(34)
def mada_sare(w: Word) -> Word | None:
    """Ṃ becomes m before a vowel."""
    return _before_vowel(w, "saṃ", "sam")


@sutta("35:d")
def yavamada_d(w: Word) -> Word | None:
    """D comes between u and a vowel."""
    return _before_vowel(w, "u", "ud")


@sutta("35:r")
def yavamada_r(w: Word) -> Word | None:
    """R comes between ni or du and a vowel."""
    return _before_vowel(w, "ni", "nir") or _before_vowel(w, "du", "dur")


@sutta(14)
def kvacasavannam(w: Word) -> Word | None:
    """After an elided a, i becomes e and u becomes o."""
    found, rest = _pair(w)
    if found[-1:] not in ("a", "ā") or rest[:1] not in ("i", "ī", "u", "ū"):
        return None
    return _meet(w, found[:-1], ("e" if rest[0] in "iī" else "o") + rest[1:])


@sutta(15)
def digham(w: Word) -> Word | None:
    """After an elided a, a is long."""
    found, rest = _pair(w)
    if found[-1:] not in ("a", "ā") or rest[:1] not in ("a", "ā"):
        return None
    # Before a doubled consonant the vowel stays short: pakkami, but pāyāsi.
    after = letters(rest)[1:3]
    if len(after) == 2 and after[0] == after[1][0]:
        return _meet(w, found[:-1], "a" + rest[1:])
    return _meet(w, found[:-1], "ā" + rest[1:])


@sutta(12)
def sara_sare_lopam(w: Word) -> Word | None:
    """The vowel of the prefix is elided before e and o."""
    found, rest = _pair(w)
    if not found or found[-1] not in "aāi" or rest[:1] not in ("e", "o"):
        return None
    return _meet(w, found[:-1], rest)


@sutta(50, optional=True)
def o_avassa(w: Word) -> Word | None:
    """Ava is optionally o before a consonant."""
    found, rest = _pair(w)
    return _meet(w, "o", rest) if found == "ava" and rest[:1] not in VOWELS else None


@sutta(31)
def vagganto(w: Word) -> Word | None:
    """Ṃ becomes the nasal of the consonant that follows."""
    found, rest = _pair(w)
    return _meet(w, "sa" + NASALS[rest[0]], rest) if found == "saṃ" and rest[0] in NASALS else None


@sutta(33)
def sa_ye_ca(w: Word) -> Word | None:
    """Ṃ and y become ññ."""
    found, rest = _pair(w)
    return _meet(w, "saññ", rest[1:]) if found == "saṃ" and rest[:1] == "y" else None


@sutta("31-vā")
def vagganto_l(w: Word) -> Word | None:
    """Ṃ becomes l before l."""
    found, rest = _pair(w)
    return _meet(w, "sal", rest) if found == "saṃ" and rest[:1] == "l" else None


def _double(w: Word, found: str, rest: str) -> Word | None:
    first = letters(rest)[0]
    if first in VOWELS or first in PLAIN or not found:
        return None
    if first == "v":
        first, rest = "b", "b" + rest[1:]
    return _meet(w, {"ā": "a"}.get(found, found) + first, rest)


def _double_aspirate(w: Word, found: str, rest: str) -> Word | None:
    first = letters(rest)[0]
    if first not in PLAIN or not found:
        return None
    return _meet(w, {"ā": "a"}.get(found, found) + PLAIN[first], rest)


def _same_head(w: Word) -> bool:
    """Whether the verb begins as the root does."""
    root = letters(w.feature("root"))
    return bool(root) and letters(w.parts[1].text)[:1] == root[:1]


@sutta(28)
def dvebhavo(w: Word) -> Word | None:
    """After u the consonant is doubled."""
    found, rest = _pair(w)
    return _double(w, found, rest) if found == "u" and rest[:1] != "h" else None


@sutta(29)
def dvebhavo_aspirate(w: Word) -> Word | None:
    """After u, and ch after any vowel, the consonant is doubled, the plain one coming first."""
    found, rest = _pair(w)
    if found == "u" or (rest.startswith("ch") and found[-1:] in VOWELS):
        return _double_aspirate(w, found, rest)
    return None


@sutta("28:dvi", cls="dvebhāva-upasagga")
def dvebhavo_roots(w: Word) -> Word | None:
    """The first consonant of certain roots is doubled after a prefix."""
    found, rest = _pair(w)
    return _double(w, found, rest) if _same_head(w) and found[-1:] in VOWELS else None


@sutta("29:dvi", cls="dvebhāva-upasagga")
def dvebhavo_roots_aspirate(w: Word) -> Word | None:
    """The first consonant of certain roots is doubled after a prefix, the plain one coming
    first."""
    found, rest = _pair(w)
    return _double_aspirate(w, found, rest) if _same_head(w) and found[-1:] in VOWELS else None


@sutta("29:nikkh", cls="√kam √kas √kir")
def dvebhavo_nikkh(w: Word) -> Word | None:
    """K after ni becomes kkh."""
    found, rest = _pair(w)
    alike = found == "ni" and rest.startswith("k")
    return _meet(w, "nik", "kh" + rest[1:]) if alike else None


@sutta(25)
def digham_u(w: Word) -> Word | None:
    """The u of the prefix is long before h."""
    found, rest = _pair(w)
    return _meet(w, "ū", rest) if found == "u" and rest.startswith("h") else None


@sutta("28:ni", optional=True, cost=1)
def dvebhavo_ni(w: Word) -> Word | None:
    """After ni and du the consonant is optionally doubled."""
    found, rest = _pair(w)
    return _double(w, found, rest) if found in ("ni", "du") and rest[0] not in "hrv" else None


@sutta("29:ni", optional=True, cost=1)
def dvebhavo_ni_aspirate(w: Word) -> Word | None:
    """After ni and du an aspirate is optionally doubled, the plain one coming first."""
    found, rest = _pair(w)
    return _double_aspirate(w, found, rest) if found in ("ni", "du") else None
