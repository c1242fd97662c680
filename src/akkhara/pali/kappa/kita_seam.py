"""Books 7 and 8: prefixes and other words before the root with its suffix.

Each rule looks at two parts: what stands before, and the whole that follows. Most prefixes go by
the rules that verbs have (`upasagga`); here is what is peculiar to these books.
"""

from __future__ import annotations

from akkhara.pali.kappa.akhyata_usage import NASALS
from akkhara.pali.kappa.book7 import sutta
from akkhara.pali.kappa.upasagga import PLAIN
from akkhara.pali.lists import classes
from akkhara.pali.word import VOWELS, Part, Word, letters


def _pair(w: Word) -> tuple[str, str]:
    first, second = w.parts
    return first.text, second.text


def _meet(w: Word, before: str, rest: str) -> Word:
    first, second = w.parts
    return w.put(
        Part(first.kind, first.name, before), Part(second.kind, second.name, rest, second.marks)
    )


def _double(w: Word) -> Word | None:
    """The first consonant of what follows doubled, the plain one before an aspirate."""
    before, rest = _pair(w)
    first = letters(rest)[0]
    if first in VOWELS or before[-1:] not in VOWELS:
        return None
    return _meet(w, before + PLAIN.get(first, first), rest)


def _plain_prefix(w: Word) -> bool:
    """Whether the prefix is still itself."""
    return w.parts[0].text == w.parts[0].name


@sutta("28:o", cls="√kam √kas √khip √ṭhā")
def dvebhavo_o(w: Word) -> Word | None:
    """Ava before these roots is o, and their first consonant doubled."""
    if w.parts[0].text != "ava" or w.parts[1].text[:1] in VOWELS:
        return None
    return _double(_meet(w, "o", w.parts[1].text))


@sutta("25:kita", optional=True)
def digham_u(w: Word) -> Word | None:
    """The u of the prefix is optionally long before h."""
    before, rest = _pair(w)
    return _meet(w, "ū", rest) if before == "u" and rest.startswith("h") else None


@sutta("29:khara", after="594 594-ca")
def dvebhavo_khara(w: Word) -> Word | None:
    """The kh of kha and khara is doubled, k coming first."""
    return _double(w) if _plain_prefix(w) else None


@sutta("29:kita", optional=True)
def dvebhavo_ch(w: Word) -> Word | None:
    """After u an aspirate is doubled, the plain one coming first, and so is ch after any vowel."""
    before, rest = _pair(w)
    first = letters(rest)[0]
    if not _plain_prefix(w) or first not in PLAIN or (before != "u" and first != "ch"):
        return None
    return _short(_double(w))


@sutta("28:kita", cls="dvebhāva-kita", optional=True)
def dvebhavo_su(w: Word) -> Word | None:
    """After su and du the first consonant of the root is optionally doubled."""
    return _double(w) if _plain_prefix(w) and w.parts[0].name in ("su", "du", "ni") else None


def _same_head(w: Word) -> bool:
    """Whether what follows begins as the root does."""
    return letters(w.parts[1].text)[:1] == letters(w.feature("root"))[:1]


@sutta("28:dvi-kita", cls="dvebhāva-upasagga √su √bham", optional=True)
def dvebhavo_roots(w: Word) -> Word | None:
    """The first consonant of certain roots is doubled after a prefix."""
    plain = letters(w.parts[1].text)[0] not in PLAIN
    return _short(_double(w)) if plain and _plain_prefix(w) and _same_head(w) else None


@sutta("29:dvi-kita", cls="dvebhāva-upasagga √bham", optional=True)
def dvebhavo_roots_aspirate(w: Word) -> Word | None:
    """An aspirate at the beginning of certain roots is doubled after a prefix, the plain one coming
    first."""
    aspirate = letters(w.parts[1].text)[0] in PLAIN
    return _short(_double(w)) if aspirate and _plain_prefix(w) and _same_head(w) else None


def _short(w: Word | None) -> Word | None:
    """The prefix ā is short before a doubled consonant."""
    if w is None or not w.parts[0].text.startswith("ā"):
        return w
    return _meet(w, "a" + w.parts[0].text[1:], w.parts[1].text)


@sutta("26:acchariya", after="631")
def rassam_acchariya(w: Word) -> Word | None:
    """The ā before cchariya is short."""
    before, rest = _pair(w)
    return _meet(w, "a", rest) if before == "ā" else None


@sutta("28:gah", cls="√gah", optional=True)
def dvebhavo_gah(w: Word) -> Word | None:
    """The g of gah is optionally doubled after a word."""
    return _double(w) if w.parts[1].text.startswith("g") else None


@sutta("333:kita", fore_name="na")
def attam_nassa(w: Word) -> Word:
    """Na becomes a."""
    return _meet(w, "a", w.parts[1].text)


@sutta("334:kita", after="333")
def sare_an(w: Word) -> Word | None:
    """Before a vowel it becomes an."""
    return _meet(w, "an", w.parts[1].text) if w.parts[1].text[0] in VOWELS else None


@sutta("185:santa", fore_name="santa")
def santassa_sa(w: Word) -> Word:
    """Santa becomes sa, and the consonant that follows is doubled."""
    made = _meet(w, "sa", w.parts[1].text)
    return _double(made) or made


@sutta("39:īsaṃ", fore_name="īsaṃ kiñci")
def kvaci_lopam(w: Word) -> Word | None:
    """The ṃ of īsaṃ is elided, and the consonant that follows is doubled."""
    before, rest = _pair(w)
    return _double(_meet(w, before.removesuffix("ṃ"), rest))


@sutta("31:fore", not_after="39:īsaṃ")
def vagganto(w: Word) -> Word | None:
    """Ṃ becomes the nasal of the consonant that follows."""
    before, rest = _pair(w)
    return _meet(w, before[:-1] + NASALS[rest[0]], rest) if _nasal(before, rest) else None


def _nasal(before: str, rest: str) -> bool:
    return before.endswith("ṃ") and rest[0] in NASALS


@sutta("28:fore", fore_name="ta", not_after="39:īsaṃ")
def dvebhavo(w: Word) -> Word | None:
    """After ta the consonant is doubled."""
    return _double(w)


@sutta("404:pure", after="594-ca", fore_name="pura")
def pure_khara(w: Word) -> Word:
    """The a of pura becomes e before khara."""
    return _meet(w, "pure", w.parts[1].text)


@sutta("404:saha", fore_name="saha", optional=True)
def saha_sa(w: Word) -> Word:
    """Saha becomes sa."""
    return _meet(w, "sa", w.parts[1].text)


@sutta("330:kita", fore_name="mahanta")
def maha(w: Word) -> Word:
    """Mahanta becomes mahā."""
    return _meet(w, "mahā", w.parts[1].text)


@sutta("183:kita", optional=True)
def mano_o(w: Word) -> Word | None:
    """The a of the mano group becomes o when the ending is elided."""
    before, rest = _pair(w)
    if not before.endswith("a") or "mano" not in classes(before, "n") or rest[0] in VOWELS:
        return None
    return _meet(w, before[:-1] + "o", rest)


@sutta("29:fore", after="594 594-ca", fore_name="pura")
def dvebhavo_kha(w: Word) -> Word | None:
    """After pura the kh of kha is doubled, k coming first."""
    return _double(w)


@sutta("35:fore")
def mada_sare(w: Word) -> Word | None:
    """Ṃ becomes m before a vowel."""
    before, rest = _pair(w)
    return _meet(w, before[:-1] + "m", rest) if before[-1] == "ṃ" and rest[0] in VOWELS else None


_A = {"i": "e", "ī": "e", "u": "o", "ū": "o"}


@sutta("14:fore", not_after="333")
def kvacasavannam(w: Word) -> Word | None:
    """After an elided a or ā, i becomes e and u becomes o."""
    before, rest = _pair(w)
    return (
        _meet(w, before[:-1], _A[rest[0]] + rest[1:])
        if before[-1] in "aā" and rest[0] in _A
        else None
    )


@sutta("83:fore", not_after="333")
def saralopo(w: Word) -> Word | None:
    """The last vowel of the word before is elided before a vowel."""
    before, rest = _pair(w)
    if before[-1] not in VOWELS or rest[0] not in VOWELS or before == "go":
        return None
    if before[-1] in "aā" and rest[0] in "aā":
        return _meet(w, before[:-1], "ā" + rest[1:])
    return _meet(w, before[:-1], rest)


@sutta("601:fore")
def namam(w: Word) -> Word:
    """The whole is a noun."""
    first, second = w.parts
    return w.put(Part("stem", second.name, first.text + second.text, second.marks))
