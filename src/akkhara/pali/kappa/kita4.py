"""Books 7 and 8: vuddhi (621, 483, 485), what follows from it, indicators, the seam of root and
suffix, and the name noun (539, 549, 593, 601, 614-615, 618, 621-623, 639-641)."""

from __future__ import annotations

from akkhara.pali.kappa.akhyata_usage import NASALS
from akkhara.pali.kappa.book7 import (
    PAST,
    PRIOR,
    ban,
    cut,
    last,
    opens_vowel,
    put_root,
    root,
    root_at,
    seam,
    sutta,
)
from akkhara.pali.kappa.kita3 import with_y
from akkhara.pali.word import VOWELS, Part, Word, letters

_VUDDHI = {"a": "ā", "i": "e", "ī": "e", "u": "o", "ū": "o"}
_STRONG = "yu a anīya tabba tuṃ tu kha tave āvī teyya āni"
INDECLINABLE = frozenset({"tave", "tuna", "tvāna", "tvā", "tuṃ"})


def vuddhi(text: str, of: str) -> str:
    """The text with vuddhi (405) of its last vowel, if that is one of `of` and at most one
    consonant follows; a long vowel before a consonant is heavy (603) and stays."""
    found = list(letters(text))
    places = [at for at, letter in enumerate(found) if letter in VOWELS]
    if not places or found[places[-1]] not in of:
        return text
    after = len(found) - 1 - places[-1]
    if after > 1 or (after and found[places[-1]] in "īū") or (not after and text[-1] == "a"):
        return text
    found[places[-1]] = _VUDDHI[found[places[-1]]]
    return "".join(found)


def _strengthened(w: Word, of: str) -> Word | None:
    text = root(w)
    new = vuddhi(text, of)
    return put_root(w, new) if new != text else None


# Yu and ṇvu


@sutta(622, before="yu ṇvu", text="yu ṇvu", not_cls="nudādi derived", not_after="650")
def anaka_yu_nvunam(w: Word) -> Word:
    """Yu becomes ana and ṇvu aka."""
    return w.to("ana" if w.ending.name == "yu" else "aka")


@sutta(641, before="yu ṇvu", text="yu ṇvu", cls="nudādi", not_after="650")
def nudadihi(w: Word) -> Word:
    """After nud and others yu becomes ana and ṇvu aka."""
    return w.to("ana" if w.ending.name == "yu" else "aka")


@sutta("641:ānana", before="yu ṇvu", text="ana aka", cls="ānana", optional=True)
def nudadihi_anana(w: Word) -> Word | None:
    """After ñā with saṃ, and ku, yu becomes ānana and ṇvu ānanaka."""
    return w.to("ānana" if w.ending.name == "yu" else "ānanaka")


@sutta("641-ca", before="yu ṇvu", text="yu ṇvu", cls="derived", not_after="650")
def nudadihi_ca(w: Word) -> Word:
    """After a causative too yu becomes ana and ṇvu aka."""
    return w.to("ana" if w.ending.name == "yu" else "aka")


@sutta("470:kita", after="641:ānana", cls="√ñā")
def nassa_ja(w: Word) -> Word:
    """Ñā becomes jā."""
    return put_root(w, "jā")


# Vuddhi


@sutta(
    621,
    marked="ṇ",
    not_cls="√gah derived",
    not_after="592 594-ca 543 571-vada",
    touches="root augment",
)
def karitam_viya(w: Word) -> Word | None:
    """A suffix with the indicator ṇ counts as a kārita."""
    still = w.ending.name == "ṇvu" and w.has("avuddhi-ṇvu")
    return None if still else w


@sutta("621:vā", marked="ṇ", cls="√gah", not_after="613 629", optional=True)
def karitam_viya_gahe(w: Word) -> Word:
    """After gah it optionally does."""
    return w


@sutta("621:khara", marked="ṇ", after="594-ca", optional=True)
def karitam_viya_khare(w: Word) -> Word:
    """After khara it optionally does."""
    return w


@sutta("483:kita", after="621 621:vā 621:khara")
def asamyogantassa(w: Word) -> Word | None:
    """A root that does not end in a cluster takes vuddhi, as before the suffixes called kārita."""
    return _strengthened(w, "aiīuū")


@sutta("404:phassa", after="483", cls="√phus")
def phassa(w: Word) -> Word:
    """The o of phos becomes a, and s is doubled."""
    return put_root(w, "phass")


@sutta(
    "485:kita",
    before=_STRONG,
    touches="root",
    not_cls="derived present",
    not_after="572-ca 571 606 641:ānana",
)
def annesu_kita(w: Word) -> Word | None:
    """Before these suffixes a root that does not end in a cluster takes vuddhi of i and u."""
    if w.acted("553") and w.ending.name == "a":
        return None
    if w.has("avuddhika") and root(w)[-1:] not in VOWELS and w.ending.text[:1] != "t":
        return None
    return _strengthened(w, "iīuū")


@sutta("485:i", before=f"{PAST} {PRIOR} {_STRONG}", touches="augment", not_cls="derived present")
def annesu_i(w: Word) -> Word | None:
    """Before i a root in a vowel takes vuddhi."""
    return _strengthened(w, "iīuū") if root(w)[-1:] in VOWELS and root(w) else None


@sutta(
    "485:vā",
    before=_STRONG,
    touches="augment",
    not_cls="derived present avuddhika",
    not_after="606",
    optional=True,
)
def annesu_va(w: Word) -> Word | None:
    """Before i a root in a consonant optionally takes vuddhi of i and u."""
    return None if root(w)[-1:] in VOWELS else _strengthened(w, "iu")


@sutta("485:nī", end=PRIOR, touches="root", cls="√nī √ḍī")
def annesu_ni(w: Word) -> Word | None:
    """Before tvā too nī takes vuddhi."""
    return _strengthened(w, "ī")


@sutta("515:kita", after="483", rooted="o e", not_cls="derived present")
def te_avaya(w: Word) -> Word | None:
    """O becomes āv and e āy, as before the suffixes called kārita."""
    text = root(w)
    return put_root(w, text[:-1] + ("āv" if text[-1] == "o" else "āy")) if opens(w) else None


def opens(w: Word) -> bool:
    """Whether a vowel follows the root once an indicator is gone."""
    following = "".join(part.text for part in w.parts[root_at(w) + 1 :])
    return following.removeprefix("ṇ")[:1] in VOWELS and bool(following)


@sutta("513:kita", after="485", rooted="o", not_cls="derived present")
def o_ava(w: Word) -> Word | None:
    """O becomes av before a vowel."""
    return put_root(w, root(w)[:-1] + "av") if opens_vowel(w) else None


@sutta("514:kita", after="485", rooted="e", not_cls="derived present")
def e_aya(w: Word) -> Word | None:
    """E becomes ay before a vowel."""
    return put_root(w, root(w)[:-1] + "ay") if opens_vowel(w) else None


@sutta(593, marked="ṇ", rooted="ā", not_after="544 641:ānana")
def akarantanam_ayo(w: Word) -> Word | None:
    """The last ā of a root becomes āy before a suffix with the indicator ṇ."""
    return put_root(w, root(w) + "y") if opens(w) else None


@sutta(614, end="ṇa", cls="√dah", optional=True)
def dahassa_do_lam(w: Word) -> Word:
    """The d of dah is optionally ḷ before ṇa."""
    return put_root(w, "ḷ" + root(w)[1:])


def _guttural(w: Word) -> Word:
    return put_root(w, cut(root(w)) + ("k" if last(root(w)) == "c" else "g"))


@sutta(623, before="ṇa ṇvu", rooted="c j", not_cls="√tij √vaj")
def ka_ga_ca_janam(w: Word) -> Word:
    """C and j become k and g before a suffix with the indicator ṇ."""
    return _guttural(w)


@sutta(640, before="ṇa ṇvu", rooted="c j", not_cls="√tij √vaj", cost=1)
def sacajanam(w: Word) -> Word:
    """C and j of the root become k and g before a suffix with the indicator ṇ."""
    return _guttural(w)


ban(618, of=["623", "640"], before="ṇvu")


@sutta(549, before="yu anīya āni", touches="root", not_after="641:ānana")
def rahadito_no(w: Word) -> Word | None:
    """After r, h and others the n of the suffix becomes ṇ."""
    if last(root(w)) not in ("r", "h") and not w.has("rahādi"):
        return None
    text = w.ending.text
    return w.to(text.replace("n", "ṇ")) if "n" in text else None


@sutta("549:lū", before="yu", text="ana", cls="√lū", optional=True)
def rahadito_lu(w: Word) -> Word:
    """After lū the n optionally becomes ṇ."""
    return w.to("aṇa")


# Indicators


@sutta("523:kita", marked="ṇ")
def no_lopam(w: Word) -> Word | None:
    """The indicator ṇ is elided."""
    text = w.ending.text
    return w.to(text[1:]) if text.startswith("ṇ") else None


@sutta("404:bhikkhu", end="rū", cls="√bhikkh")
def bhikkhu(w: Word) -> Word:
    """After bhikkh, whose last letters stay, ū is short."""
    return w.to("u")


@sutta(539, marked="r")
def ramhi_ranto(w: Word) -> Word | None:
    """Before the indicator r the last letter of the root is elided, and the r with it."""
    text = w.ending.text
    return seam(w, cut(root(w)), text[1:]) if text.startswith("r") else None


@sutta("560:kh", end="kha")
def kha_a(w: Word) -> Word:
    """The kh of kha is an indicator."""
    return w.to("a")


@sutta(615, before="kvi", touches="root")
def dhatvantassa_lopo(w: Word) -> Word | None:
    """The last consonant of the root is elided before kvi."""
    text = root(w)
    return None if text[-1:] in VOWELS else put_root(w, cut(text))


@sutta(639, end="kvi")
def kvilopo(w: Word) -> Word:
    """Kvi is elided."""
    return w.to("")


# The seam of root and suffix


@sutta("441:ṇya", text="ya", before="ṇya", touches="root")
def nyassa_cavaggo(w: Word) -> Word | None:
    """The last letter of the root and y become one cluster."""
    return with_y(w)


@sutta("26:ṇya", after="441:ṇya")
def rassam_nye(w: Word) -> Word | None:
    """A long vowel is short before the doubled consonant."""
    text = root(w)
    short = {"ā": "a", "ī": "i", "ū": "u"}.get(text[-1:])
    return put_root(w, text[:-1] + short) if short else None


@sutta("28:ṇya", text="ya", before="ṇya", rooted="e o")
def dvebhavo_nye(w: Word) -> Word:
    """Y is doubled after the e or o of the root."""
    return w.to("yya")


@sutta("13:kita", after="581 582 582:anna 598")
def va_paro(w: Word) -> Word | None:
    """After i and u a vowel that is not of the same kind is elided."""
    final, head = root(w)[-1:], w.ending.text[:1]
    prior = w.acted("598")
    if head not in VOWELS or final not in ("iu" if prior else "u") or not head:
        return None
    return w.to(w.ending.text[1:])


@sutta("13:anta", before="anta ntu", rooted="e")
def va_paro_anta(w: Word) -> Word | None:
    """After e the a of anta is elided."""
    return w.to(w.ending.text[1:]) if w.ending.text[:1] in VOWELS else None


@sutta("13:anta-o", before="anta ntu", rooted="o", optional=True)
def va_paro_anta_o(w: Word) -> Word | None:
    """After o the a of anta is optionally elided."""
    return w.to(w.ending.text[1:]) if w.ending.text[:1] in VOWELS else None


@sutta("517:bruvanta", before="anta ntu", root="brū")
def bruvanta(w: Word) -> Word:
    """Brū becomes bruv before a vowel."""
    return put_root(w, "bruv")


@sutta("18:kita", before="anta ntu", after="511", rooted="u")
def vamodudantanam(w: Word) -> Word | None:
    """The u of kuru becomes v before a vowel."""
    return put_root(w, cut(root(w)) + "v") if w.ending.text[:1] == "a" else None


@sutta("517:kubbanta", after="18:kita", cost=1)
def kubbanta(w: Word) -> Word:
    """Rv becomes bb."""
    return put_root(w, root(w).removesuffix("rv") + "bb")


@sutta("15:kita", before="yu anīya", rooted="ā")
def digham(w: Word) -> Word | None:
    """After an elided ā, a is long."""
    return seam(w, cut(root(w)), "ā" + w.ending.text[1:]) if w.ending.text[:1] == "a" else None


@sutta("403:dhītu", before="ritu", after="539", cls="√dhar")
def dhitu(w: Word) -> Word:
    """The i of itu is long after dhar."""
    return w.to("ītu")


@sutta("83:kita")
def saralopo(w: Word) -> Word | None:
    """The last vowel of the root is elided before a vowel."""
    text = root(w)
    if text[-1:] not in VOWELS or not text or not opens_vowel(w):
        return None
    made = put_root(w, text[:-1])
    # Karonta is commoner than karanta, and karāna the only form with āna.
    return made.dearer(1) if text[-1] == "o" and w.ending.name == "anta" else made


@sutta("31:kita", not_after="638")
def vagganto(w: Word) -> Word | None:
    """Ṃ in the root becomes the nasal of the consonant that follows."""
    text = root(w)
    for at, char in enumerate(text[:-1]):
        after = text[at + 1]
        if char == "ṃ" and after in NASALS:
            return put_root(w, text[:at] + NASALS[after] + text[at + 1 :])
    return None


# What the suffix makes


@sutta("601:kita", joins="suffix")
def namam(w: Word) -> Word:
    """What a suffix of these books makes is a noun, so that case endings follow."""
    return joined(w)


# The sutta itself excepts what ends in tave, tuna and the like.
ban(601, of=["601:kita"], before=" ".join(sorted(INDECLINABLE)))


@sutta("221:kita", joins="suffix")
def nipata(w: Word) -> Word | None:
    """After what ends in tave, tuṃ, tuna, tvāna and tvā case endings are elided."""
    return joined(w) if w.ending.name in INDECLINABLE else None


def joined(w: Word) -> Word:
    """Root, augments and suffix as one stem, which keeps the marks of the suffix."""
    place = root_at(w)
    text = "".join(part.text for part in w.parts[place:])
    return w.put(*w.parts[:place], Part("stem", w.ending.name, text, w.ending.marks))
