"""Book 1, sandhi: the rules at the seam of two words, in the order of the grammar.

Suttas 1-9 name the letters and 51 extends all rules to prefixes and particles; they change nothing
by themselves. A rule that holds *kvaci*, *vā* or *ṭhāne* is one member of a choice (the order is in
`akkhara.pali.join`); what it costs is read from the lists of `akkhara.pali.junction`.
"""

from __future__ import annotations

from akkhara.pali.engine import Book
from akkhara.pali.junction import (
    ELIDED,
    MARK,
    alike,
    left,
    left_name,
    put,
    right,
    right_name,
    weigh,
)
from akkhara.pali.word import LONG, SHORT, VOWELS, Part, Word, letters

__all__ = ["BOOK"]

BOOK = Book("sandhi")
sutta = BOOK.sutta
ban = BOOK.ban

# Suttas 2-8: the letters and the names of their classes.
SARA = ("a", "ā", "i", "ī", "u", "ū", "e", "o")
RASSA = ("a", "i", "u")
DIGHA = tuple(vowel for vowel in SARA if vowel not in RASSA)
VAGGA = (
    ("k", "kh", "g", "gh", "ṅ"),
    ("c", "ch", "j", "jh", "ñ"),
    ("ṭ", "ṭh", "ḍ", "ḍh", "ṇ"),
    ("t", "th", "d", "dh", "n"),
    ("p", "ph", "b", "bh", "m"),
)
NIGGAHITA = "ṃ"
BYANJANA = (
    *(letter for vagga in VAGGA for letter in vagga),
    *("y", "r", "l", "v", "s", "h", "ḷ"),
    NIGGAHITA,
)
AKKHARA = (*SARA, *BYANJANA)
# Sutta 9 takes ghosa and aghosa from other grammars, for 29.
AGHOSA = (*(letter for vagga in VAGGA for letter in vagga[:2]), "s")
GHOSA = tuple(letter for letter in BYANJANA if letter not in (*AGHOSA, NIGGAHITA))

# The last letter of the vagga, by the first character of each of its letters.
NASAL = {letter[0]: vagga[-1] for vagga in VAGGA for letter in vagga}
# The particles whose first vowel gives way most readily.
LIGHT = frozenset({"iti", "iva", "api", "eva", "idāni", "idha", "ime", "ti"})


def consonants(text: str) -> int:
    """How many consonants a text begins with, an aspirate counting as one."""
    count = 0
    for letter in letters(text):
        if letter in SARA:
            break
        count += 1
    return count


# Kaṇḍa 1


@sutta(10, meet="VV")
def viyojaye(w: Word) -> Word:
    """The final vowel is set apart from its consonant."""
    text = left(w)
    rest = w.parts[1:]
    return w.put(Part("left", left_name(w), text[:-1]), Part("final", "", text[-1]), *rest)


@sutta(11, meet="CV CC")
def naye_param(w: Word) -> Word:
    """A consonant without vowel is led on to the letter that follows."""
    mark = MARK if w.acted(*ELIDED) else ""
    return put(w, left(w) + mark + right(w), "")


# Kaṇḍa 2


@sutta(12, meet="VV")
def sara_sare(w: Word) -> Word | None:
    """A vowel before a vowel is elided."""
    final = left(w)[-1]
    usual = {"a": 0, "ā": 0, "i": 1, "ī": 1, "u": 2, "ū": 2}.get(final, 3)
    return weigh(w, "12", put(w, left(w)[:-1], right(w)), usual)


@sutta(13, meet="VV", vowels="unlike")
def va_paro(w: Word) -> Word | None:
    """After an unlike vowel the vowel that follows is elided instead."""
    second = right(w)[0]
    if len(right(w)) < 3:
        return None
    light = right_name(w) in LIGHT
    licensed = 1 if light else 3 if second in "aiu" else 6
    return weigh(w, "13", put(w, left(w), right(w)[1:]), licensed)


@sutta(14, optional=True, after="12", meet="CV", right_head="i ī u ū")
def asavanna(w: Word) -> Word | None:
    """When a or ā has been elided, i and u become e and o."""
    if left_name(w)[-1] not in "aā":
        return None
    new = {"i": "e", "ī": "e", "u": "o", "ū": "o"}[right(w)[0]]
    licensed = 1 if right_name(w) in LIGHT else 3
    return weigh(w, "14", put(w, left(w), new + right(w)[1:]), licensed)


@sutta(15, optional=True, after="12", meet="CV", right_head="a i u")
def digham(w: Word) -> Word | None:
    """After an elision the short vowel that follows is lengthened."""
    first, second = left_name(w)[-1], right(w)[0]
    closed = consonants(right(w)[1:]) > 1 or right(w)[1:2] == "ṃ"
    if closed:
        licensed = 5
    elif alike(first, second):
        # Two like short vowels make a long one as a rule.
        licensed = -1
    else:
        licensed = 2 if right_name(w) in LIGHT else 3
    return weigh(w, "15", put(w, left(w), LONG[second] + right(w)[1:]), licensed)


@sutta(16, optional=True, after="13", left_tail="a i u")
def pubbo_ca(w: Word) -> Word | None:
    """After the elision of the second vowel the first is lengthened."""
    licensed = -1 if right_name(w) in LIGHT else 2
    return weigh(w, "16", put(w, left(w)[:-1] + LONG[left(w)[-1]], right(w)), licensed)


@sutta(17, meet="VV", left_tail="e")
def yam_edantassa(w: Word) -> Word | None:
    """Final e becomes y."""
    short_word = len(letters(left_name(w))) == 2
    return weigh(w, "17", put(w, left(w)[:-1] + "y", right(w)), 2 if short_word else 5)


@sutta(18, meet="VV", left_tail="o u")
def va_modudantanam(w: Word) -> Word | None:
    """Final o and u become v."""
    text = left(w)
    if text[-2:-1] in ("v", "y") or len(text) < 2:
        return None
    easy = text[-1] == "u" or len(letters(left_name(w))) == 2
    return weigh(w, "18", put(w, text[:-1] + "v", right(w)), 1 if easy else 4)


@sutta(19, meet="VV", left_tail="ti")
def sabbo_cam_ti(w: Word) -> Word | None:
    """The whole of ti becomes c."""
    stem = left(w)[:-2]
    if stem[-1:] not in VOWELS or not stem:
        return None
    return weigh(w, "19", put(w, stem + "c", right(w)), 4)


@sutta(20, optional=True, after="12", left_tail="dh")
def do_dhassa(w: Word) -> Word | None:
    """dh before a vowel becomes d."""
    licensed = 2 if left_name(w).endswith("idha") else None
    return weigh(w, "20", put(w, left(w).removesuffix("dh") + "d", right(w)), licensed)


def _first(w: Word, rule: str, old: str, new: str) -> Word | None:
    """The first `old` in the right word, else in the left, becomes `new`, in listed words only."""
    if old in right(w):
        return weigh(w, rule, put(w, left(w), right(w).replace(old, new, 1)))
    if old in left(w):
        return weigh(w, rule, put(w, left(w).replace(old, new, 1), right(w)))
    return None


@sutta("20-ca", optional=True)
def do_dhassa_ca(w: Word) -> Word | None:
    """In listed words dh becomes h."""
    return _first(w, "20-ca", "dh", "h")


@sutta("20-vibh-1", optional=True)
def vibhaga_1(w: Word) -> Word | None:
    """In listed words d becomes t."""
    return _first(w, "20-vibh-1", "d", "t")


@sutta("20-vibh-2", optional=True)
def vibhaga_2(w: Word) -> Word | None:
    """In listed words t becomes ṭ."""
    return _first(w, "20-vibh-2", "t", "ṭ")


@sutta("20-vibh-3", optional=True)
def vibhaga_3(w: Word) -> Word | None:
    """In listed words t becomes dh."""
    return _first(w, "20-vibh-3", "t", "dh")


@sutta("20-vibh-4", optional=True)
def vibhaga_4(w: Word) -> Word | None:
    """In listed words tt becomes tr."""
    return _first(w, "20-vibh-4", "tt", "tr")


@sutta("20-vibh-5", optional=True)
def vibhaga_5(w: Word) -> Word | None:
    """In listed words g becomes k."""
    return _first(w, "20-vibh-5", "g", "k")


@sutta("20-vibh-6", optional=True)
def vibhaga_6(w: Word) -> Word | None:
    """In listed words r becomes l."""
    return _first(w, "20-vibh-6", "r", "l")


@sutta("20-vibh-7", optional=True)
def vibhaga_7(w: Word) -> Word | None:
    """In listed words y becomes j."""
    return _first(w, "20-vibh-7", "y", "j")


@sutta("20-vibh-8", optional=True)
def vibhaga_8(w: Word) -> Word | None:
    """In listed words v becomes bb."""
    return _first(w, "20-vibh-8", "v", "bb")


@sutta("20-vibh-9", optional=True)
def vibhaga_9(w: Word) -> Word | None:
    """In listed words y becomes k."""
    return _first(w, "20-vibh-9", "y", "k")


@sutta("20-vibh-10", optional=True)
def vibhaga_10(w: Word) -> Word | None:
    """In listed words j becomes y."""
    return _first(w, "20-vibh-10", "j", "y")


@sutta("20-vibh-11", optional=True)
def vibhaga_11(w: Word) -> Word | None:
    """In listed words t becomes k."""
    return _first(w, "20-vibh-11", "t", "k")


@sutta("20-vibh-12", optional=True)
def vibhaga_12(w: Word) -> Word | None:
    """In listed words tt becomes cc."""
    return _first(w, "20-vibh-12", "tt", "cc")


@sutta("20-vibh-13", optional=True)
def vibhaga_13(w: Word) -> Word | None:
    """In listed words p becomes ph."""
    return _first(w, "20-vibh-13", "p", "ph")


@sutta("20-vibh-14", optional=True)
def vibhaga_14(w: Word) -> Word | None:
    """In listed words k becomes kh."""
    return _first(w, "20-vibh-14", "k", "kh")


@sutta(21, meet="VV", left_tail="i ī")
def ivanno_yam(w: Word) -> Word | None:
    """Final i and ī become y."""
    text = left(w)
    before = text[-2:-1]
    if before == "y" or before in VOWELS:
        return None
    licensed = 2 if text[-1] == "i" else 4
    return weigh(w, "21", put(w, text[:-1] + "y", right(w)), licensed)


@sutta("52:tv", meet="VV", left="iti", left_tail="ti", right_head="e", not_after="24", cost=2)
def itissa_vo(w: Word) -> Word:
    """Usage of the canon: the final of iti becomes v before eva (itveva)."""
    return put(w, left(w)[:-1] + "v", right(w))


@sutta(22, meet="VV", right_head="eva")
def evadissa_ri(w: Word) -> Word | None:
    """The e of eva becomes ri, and the vowel before it is short."""
    text = left(w)
    final = text[-1]
    if final in "eo":
        return None
    shortened = text[:-1] + SHORT.get(final, final)
    return weigh(w, "22", put(w, shortened, "ri" + right(w)[1:]), 2 if final == "ā" else 6)


# Kaṇḍa 3

CHANGED = "13 22 35 37 42 43"


@sutta(23, meet="VC", not_after=CHANGED)
def sara_pakati(w: Word) -> Word | None:
    """A vowel before a consonant keeps its form."""
    return weigh(w, "23", put(w, left(w), right(w)), 0)


@sutta(24, optional=True, meet="VV")
def sare_kvaci(w: Word) -> Word | None:
    """Before a vowel the vowel keeps its form."""
    licensed = {"o": 1, "e": 2}.get(left(w)[-1], 4)
    return weigh(w, "24", put(w, left(w), right(w)), licensed)


ban(24, of=[12, 13, 17, 18, 19, 21, 22], meet="VV", after="24")


@sutta(25, meet="VC", left_tail="a i u", not_after=CHANGED)
def digham_byanjane(w: Word) -> Word | None:
    """A short vowel before a consonant is lengthened."""
    return weigh(w, "25", put(w, left(w)[:-1] + LONG[left(w)[-1]], right(w)), 5)


@sutta("25:y", optional=True, after="17 21", meet="CV", right_head="a i u")
def digham_ya(w: Word) -> Word | None:
    """A short vowel between y and a consonant is lengthened."""
    if not right(w)[1:]:
        return None
    licensed = 0 if consonants(right(w)[1:]) < 2 else 2
    return weigh(w, "25", put(w, left(w), LONG[right(w)[0]] + right(w)[1:]), licensed)


@sutta("25:v", optional=True, after="35", right_head="vu mu du ru")
def digham_va(w: Word) -> Word | None:
    """The vowel after an inserted consonant is lengthened before another consonant."""
    text = right(w)
    return weigh(w, "25", put(w, left(w), text[0] + LONG[text[1]] + text[2:]))


@sutta(26, meet="VC", left_tail="ā ī ū", not_after=CHANGED)
def rassam(w: Word) -> Word | None:
    """A long vowel before a consonant is shortened."""
    return weigh(w, "26", put(w, left(w)[:-1] + SHORT[left(w)[-1]], right(w)), 5)


@sutta("26:35", optional=True, after="35", meet="VC", left_tail="ā ī ū")
def rassam_agame(w: Word) -> Word | None:
    """A long vowel before an inserted consonant is shortened."""
    return weigh(w, "26", put(w, left(w)[:-1] + SHORT[left(w)[-1]], right(w)), 1)


@sutta("26:28", after="28 29", left_tail="ā ī ū")
def rassam_dvebhave(w: Word) -> Word:
    """A long vowel before a doubled consonant is shortened."""
    return put(w, left(w)[:-1] + SHORT[left(w)[-1]], right(w))


@sutta(27, meet="VC", left_tail="so", not_after=CHANGED)
def lopan_ca(w: Word) -> Word | None:
    """The o of so and eso before a consonant is elided and a put in its place."""
    return weigh(w, "27", put(w, left(w)[:-1] + "a", right(w)))


ASPIRATES = tuple(letter for vagga in VAGGA for letter in (vagga[1], vagga[3]))


def _doubling(w: Word, rule: str, double: str) -> Word | None:
    if consonants(right(w)) != 1 or left_name(w) in ("so", "eso"):
        return None
    return weigh(w, rule, put(w, left(w), double + right(w)), 4)


@sutta(28, optional=True, meet="VC", not_after=f"{CHANGED} 25 26 27 29")
def dvebhavo(w: Word) -> Word | None:
    """A consonant after a vowel is doubled; v becomes bb."""
    first = letters(right(w))[0]
    if first in (*ASPIRATES, "h", "r", "ṅ", "ḷ", "ṃ"):
        return None
    if first == "v":
        return _doubling(put(w, left(w), "b" + right(w)[1:]), "28", "b")
    return _doubling(w, "28", first)


@sutta("28:ti", after="19 32 33", not_after="32:h")
def dvebhavo_nicca(w: Word) -> Word | None:
    """c for ti and ñ for niggahīta are always doubled."""
    if right(w)[:1] == "ñ":
        return put(w, left(w) + "ñ", right(w))
    return put(w, left(w) + left(w)[-1], right(w))


@sutta("28:api", optional=True, after="12", left="api", left_tail="ap", meet="CV")
def dvebhavo_api(w: Word) -> Word | None:
    """The p of api, its vowel elided, is doubled in listed words."""
    return weigh(w, "28:api", put(w, left(w) + "p", right(w)))


@sutta(
    29, optional=True, meet="VC", right_head=" ".join(ASPIRATES), not_after=f"{CHANGED} 25 26 27"
)
def vagge_ghosa(w: Word) -> Word | None:
    """An aspirate is doubled by the unaspirated letter of its pair."""
    return _doubling(w, "29", right(w)[0])


# Kaṇḍa 4


@sutta(30, meet="NC")
def am_byanjane(w: Word) -> Word | None:
    """Niggahīta before a consonant stays."""
    return weigh(w, "30", put(w, left(w), right(w)), 0)


@sutta(31, meet="NC", right_head=" ".join(NASAL))
def vaggantam(w: Word) -> Word | None:
    """Niggahīta before a letter of a vagga becomes the last letter of that vagga."""
    return weigh(w, "31", put(w, left(w)[:-1] + NASAL[right(w)[0]], right(w)), 1)


@sutta("31-vā", meet="NC", right_head="l")
def vaggantam_va(w: Word) -> Word | None:
    """Niggahīta before l becomes l."""
    return weigh(w, "31-vā", put(w, left(w)[:-1] + "l", right(w)), 4)


@sutta(32, optional=True, meet="NV", right_head="e")
def ehe_nam(w: Word) -> Word | None:
    """Niggahīta before e becomes ñ."""
    licensed = 1 if right_name(w) == "eva" else 4
    return weigh(w, "32", put(w, left(w)[:-1] + "ñ", right(w)), licensed)


@sutta("32:h", meet="NC", not_after="40", right_head="h")
def ehe_nam_h(w: Word) -> Word | None:
    """Niggahīta before h becomes ñ."""
    licensed = 1 if right_name(w) == "hi" else 3
    return weigh(w, "32", put(w, left(w)[:-1] + "ñ", right(w)), licensed)


@sutta(33, meet="NC", right_head="y")
def sa_ye(w: Word) -> Word | None:
    """Niggahīta and the y after it together become ñ."""
    return weigh(w, "33", put(w, left(w)[:-1], "ñ" + right(w)[1:]), 3)


@sutta(34, optional=True, meet="NV")
def mada_sare(w: Word) -> Word | None:
    """Niggahīta before a vowel becomes m."""
    return weigh(w, "34", put(w, left(w)[:-1] + "m", right(w)), 0)


@sutta("34:d", optional=True, meet="NV", left_tail="taṃ yaṃ")
def mada_sare_d(w: Word) -> Word | None:
    """Niggahīta of taṃ, etaṃ, yaṃ before a vowel becomes d."""
    return weigh(w, "34:d", put(w, left(w)[:-1] + "d", right(w)))


def _augment(w: Word, letter: str, licensed: int | None) -> Word | None:
    return weigh(w, f"35:{letter}", put(w, left(w), letter + right(w)), licensed)


@sutta("35:y", meet="VV", not_after="24")
def agama_y(w: Word) -> Word | None:
    """y is put between: after i, or between a and i or e; elsewhere in listed words."""
    final, head = left(w)[-1], right(w)[0]
    usual = final in "iī" or (final in "aā" and head in "iīe")
    return _augment(w, "y", 3 if usual else None)


@sutta("35:v", meet="VV", not_after="24")
def agama_v(w: Word) -> Word | None:
    """v is put between: after u, or before u; elsewhere in listed words."""
    final, head = left(w)[-1], right(w)[0]
    return _augment(w, "v", 3 if final in "uū" else 4 if head in "uūo" else None)


@sutta("35:m", meet="VV", not_after="24")
def agama_m(w: Word) -> Word | None:
    """m is put between, most readily before iva and eva."""
    return _augment(w, "m", 3 if right_name(w) in ("iva", "eva") else 6)


@sutta("35:d", meet="VV", not_after="24")
def agama_d(w: Word) -> Word | None:
    """d is put between, most readily after certain words."""
    return _augment(w, "d", 6)


@sutta("35:n", optional=True, meet="VV NV", not_after="24")
def agama_n(w: Word) -> Word | None:
    """n is put between, in listed words."""
    return _augment(w, "n", None)


@sutta("35:t", meet="VV", not_after="24")
def agama_t(w: Word) -> Word | None:
    """t is put between, after listed words."""
    return _augment(w, "t", None)


@sutta("35:r", meet="VV", not_after="24")
def agama_r(w: Word) -> Word | None:
    """r is put between: before iva and eva after i, e, o, u; elsewhere after listed words."""
    usual = right_name(w) in ("iva", "eva") and left(w)[-1] not in "aā"
    return _augment(w, "r", 2 if usual else None)


@sutta("35:ḷ", meet="VV", not_after="24", left="cha")
def agama_l(w: Word) -> Word | None:
    """After cha l is put between, as ḷ."""
    return _augment(w, "ḷ", -1)


@sutta("35-ca-1", optional=True, after="31", left_tail="m", right_head="p")
def agama_ca_1(w: Word) -> Word | None:
    """In listed words the m made of niggahīta becomes p before p."""
    return weigh(w, "35-ca-1", put(w, left(w)[:-1] + "p", right(w)))


@sutta("35-ca-2", optional=True)
def agama_ca_2(w: Word) -> Word | None:
    """In listed words k becomes d."""
    return _first(w, "35-ca-2", "k", "d")


@sutta("35-ca-3", optional=True)
def agama_ca_3(w: Word) -> Word | None:
    """In listed words d becomes t."""
    return _first(w, "35-ca-3", "d", "t")


@sutta(36, meet="VC", not_after=CHANGED)
def kvaci_o(w: Word) -> Word | None:
    """Before a consonant the final vowel is elided and o put in."""
    return weigh(w, "36", put(w, left(w)[:-1] + "o", right(w)))


@sutta(37, meet="VC", not_after=CHANGED)
def niggahitan_ca(w: Word) -> Word | None:
    """Niggahīta is put in after a vowel."""
    return weigh(w, "37", put(w, left(w) + "ṃ", right(w)), 6)


@sutta("37:sare", meet="VV", not_after="24")
def niggahitan_ca_sare(w: Word) -> Word | None:
    """Niggahīta is put in before a vowel."""
    return weigh(w, "37", put(w, left(w) + "ṃ", right(w)))


@sutta("37-ca", optional=True, left="vi", meet="VC")
def niggahitan_ca_pa(w: Word) -> Word | None:
    """In listed words the prefix vi becomes pa."""
    return weigh(w, "37-ca", put(w, "pa", right(w)))


@sutta(38, optional=True, meet="NV")
def kvaci_lopam(w: Word) -> Word | None:
    """Niggahīta before a vowel is elided."""
    return weigh(w, "38", put(w, left(w)[:-1], right(w)), 5)


@sutta(39, meet="NC", not_after="37 40")
def byanjane_ca(w: Word) -> Word | None:
    """Niggahīta before a consonant is elided."""
    plural = left(w).endswith("naṃ")
    return weigh(w, "39", put(w, left(w)[:-1], right(w)), 2 if plural else 5)


@sutta(40, optional=True, meet="NV")
def paro_va(w: Word) -> Word | None:
    """After niggahīta the vowel that follows is elided."""
    if len(right(w)) < 3:
        return None
    licensed = 1 if right_name(w) in LIGHT else 4 if right(w)[0] in "aiu" else 6
    return weigh(w, "40", put(w, left(w), right(w)[1:]), licensed)


@sutta(41, after="40")
def visannogo(w: Word) -> Word | None:
    """What then follows niggahīta loses its conjunction."""
    if consonants(right(w)) < 2:
        return None
    return put(w, left(w), right(w)[1:])


@sutta("41-ca", meet="CV CC")
def visannogo_ca(w: Word) -> Word | None:
    """Of three consonants that meet one of two alike is dropped."""
    text = left(w)
    tail = letters(text)[-3:]
    if len(tail) == 3 and not VOWELS.intersection(tail) and tail[0] == tail[1]:
        return put(w, text[: -len(tail[1]) - len(tail[2])] + tail[2], right(w))
    return None


# Kaṇḍa 5


@sutta(42, optional=True, left="putha", meet="VV")
def go_sare(w: Word) -> Word | None:
    """g comes after putha before a vowel."""
    return weigh(w, "42", put(w, left(w) + "g", right(w)), 0)


@sutta(43, optional=True, left="pā", meet="VV")
def passa_ca(w: Word) -> Word | None:
    """g comes after pā before a vowel, and its ā is short."""
    return weigh(w, "43", put(w, left(w)[:-1] + "ag", right(w)), 0)


@sutta(44, left="abhi", meet="VV", left_tail="bhi")
def abbho_abhi(w: Word) -> Word:
    """abhi before a vowel becomes abbh."""
    return put(w, left(w).removesuffix("bhi") + "bbh", right(w))


@sutta(45, left="adhi", meet="VV", left_tail="dhi")
def ajjho_adhi(w: Word) -> Word:
    """adhi before a vowel becomes ajjh."""
    return put(w, left(w).removesuffix("dhi") + "jjh", right(w))


@sutta(46, optional=True, left="abhi adhi", meet="VV", right_head="i ī")
def te_na_va(w: Word) -> Word:
    """Before i and ī abhi and adhi may stay as they are."""
    return put(w, left(w), right(w))


ban(46, of=[44, 45], right_head="i ī", after="46")
ban(47, of=[19], left="ati", right_head="i ī")


@sutta(48, optional=True, left="pati", left_tail="pati", meet="VV VC")
def pati_patissa(w: Word) -> Word | None:
    """pati becomes paṭi."""
    return weigh(w, "48", put(w, left(w).removesuffix("pati") + "paṭi", right(w)), 1)


@sutta(49, left="putha", meet="VC")
def puthassu(w: Word) -> Word:
    """The final of putha before a consonant becomes u."""
    return put(w, left(w)[:-1] + "u", right(w))


@sutta("49-anta", optional=True, meet="VV")
def puthassu_anta(w: Word) -> Word | None:
    """The final of listed words before a vowel becomes u."""
    return weigh(w, "49-anta", put(w, left(w)[:-1] + "u", right(w)))


@sutta(50, optional=True, left="ava", left_tail="ava", meet="VC")
def o_avassa(w: Word) -> Word | None:
    """ava before a consonant becomes o."""
    return weigh(w, "50", put(w, left(w).removesuffix("ava") + "o", right(w)), 1)


ban("79-ca", of=[50], right_head="kira sān")


@sutta("51:by", optional=True, after="21", left_tail="vy")
def vuttayogato(w: Word) -> Word:
    """As the rules for prefixes fit: v before the y of vi becomes b."""
    return put(w, left(w)[:-2] + "by", right(w))


# Rules of other books that the examples of seams need.


@sutta("70-vā", optional=True, meet="VC")
def iyuvanna_va(w: Word) -> Word | None:
    """In listed words the i of ti 'three' becomes aya."""
    return weigh(w, "70-vā", put(w, left(w), right(w)[:-1] + "ayaṃ"))


@sutta(79, optional=True, after="50", left_tail="o", meet="VC")
def tabbiparita(w: Word) -> Word | None:
    """The o of ava before a consonant becomes u."""
    return weigh(w, "79", put(w, left(w)[:-1] + "u", right(w)), 4)


@sutta("571-saL", optional=True, left="cha", meet="VV")
def chassa_sal(w: Word) -> Word | None:
    """cha becomes saḷ before āyatana."""
    return weigh(w, "571-saL", put(w, "saḷ", right(w)))
