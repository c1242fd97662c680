"""Books 7 and 8: substitutes of suffixes, and the last letter of the root before them (543-544,
571-589, 596-600, 611-612, 617-620)."""

from __future__ import annotations

from akkhara.pali.kappa.book7 import (
    PAST,
    PRIOR,
    ban,
    cut,
    heavy,
    last,
    put_root,
    root,
    seam,
    stop,
    sutta,
    t_to,
)
from akkhara.pali.word import LONG, VOWELS, Word, letters

_TU = "tuṃ tabba tu"
_PAST_TI = f"{PAST} ti"


@sutta(572, before=_PAST_TI, touches="root", cls="√sās √dis")
def sasadisato_rittho(w: Word) -> Word:
    """After sās and dis, ta becomes riṭṭha."""
    return t_to(w, "riṭṭh")


@sutta("572-ca", before=f"teyya {_TU}", touches="root", root="dis")
def sasadisato_rattho(w: Word) -> Word:
    """After dis the t of kicca suffixes and of tuṃ becomes raṭṭha."""
    return t_to(w, "raṭṭh")


@sutta(574, before=PAST, touches="root", cls="√vas")
def vasato_uttha(w: Word) -> Word:
    """After vas, ta with the last letters of the root becomes uṭṭha."""
    return t_to(w, "uṭṭh", "v")


@sutta("575", before=PAST, cls="√vas", optional=True)
def vassa_va_vu(w: Word) -> tuple[Word, ...] | None:
    """The va of vas optionally becomes vu or u before ta."""
    if w.acted("574"):
        return (put_root(w, ""),)
    return (put_root(w, "vus"), put_root(w, "us"))


@sutta(
    573,
    before=_PAST_TI,
    touches="root",
    not_cls="√sās √dis √vas √sus",
    not_after="572 574",
)
def sadisanta_ttho(w: Word) -> Word | None:
    """Ta with the last consonant becomes ṭṭha after a root in s, pucch, yaj and others."""
    if last(root(w)) != "s" and not w.has("sādisanta"):
        return None
    return t_to(w, "ṭṭh", cut(root(w), 2) if root(w).endswith("cch") else stop(root(w)))


@sutta(610, after="573", cls="√yaj")
def yajassa_sarassi(w: Word) -> Word:
    """The vowel of yaj becomes i before ṭṭha."""
    return put_root(w, "yi")


@sutta(576, before=f"{_PAST_TI} {_TU}", touches="root", rooted="dh bh", not_after="574")
def dhadhabhahehi(w: Word) -> Word:
    """After dh and bh, ta becomes dha."""
    return t_to(w, "dh")


@sutta("576:h", before=_PAST_TI, touches="root", cls="√nah √duh")
def dhadhabhahehi_h(w: Word) -> Word:
    """After the h of nah and duh, ta becomes dha."""
    return t_to(w, "dh")


@sutta("576:ḍh", before=_PAST_TI, touches="root", cls="√dah √vaḍḍh")
def dhadhabhahehi_dh(w: Word) -> Word:
    """After ḍh and the h of dah, ta becomes ḍha."""
    return t_to(w, "ḍh")


@sutta(611, after="576", rooted="dh bh h")
def do_dhe(w: Word) -> Word | None:
    """H and the fourth letters become d before dha."""
    return put_root(w, stop(root(w)) + "d") if w.ending.text.startswith("dh") else None


@sutta(612, after="576", rooted="ḍh h")
def do_dhakare(w: Word) -> Word | None:
    """They become ḍ before ḍha."""
    if not w.ending.text.startswith("ḍh"):
        return None
    return put_root(w, cut(root(w)).removesuffix("ḍ") + "ḍ")


@sutta(577, before=PAST, touches="root", cls="√bhanj")
def bhanjato_ggo(w: Word) -> Word:
    """After bhanj, ta with the last letters becomes gga."""
    return t_to(w, "gg", "bha")


@sutta("577:ca", before=PAST, touches="root", cls="√lag √majj", optional=True, cost=1)
def bhanjato_ggo_ca(w: Word) -> Word:
    """After lag and majj too."""
    return t_to(w, "gg", cut(root(w)).removesuffix("j"))


@sutta("404:hāni", end="ti", touches="root", cls="√hā", optional=True)
def hani(w: Word) -> Word:
    """After hā, ti becomes ni."""
    return t_to(w, "n")


@sutta("404:ṭa", before=PAST, touches="root", cls="√har", optional=True, cost=1)
def hata(w: Word) -> Word:
    """After har, t becomes ṭ and the r is elided."""
    return t_to(w, "ṭ", "ha")


@sutta(578, before=f"{_PAST_TI} {_TU}", touches="root", cls="bhujādi")
def bhujadinam(w: Word) -> Word:
    """After bhuj and others the last letter is elided and ta doubled."""
    return t_to(w, "tt", stop(root(w)))


@sutta(579, before=_PAST_TI, touches="root", cls="√vac")
def vaca_vu(w: Word) -> tuple[Word, ...]:
    """The va of vac becomes vu or u, the last letter is elided and ta doubled."""
    return t_to(w, "tt", "vu"), t_to(w, "tt", "u")


@sutta("579:va", before=_TU, touches="root", cls="√vac")
def vaca_va(w: Word) -> Word:
    """Before tuṃ, tabba and tu the last letter of vac is elided and t doubled."""
    return t_to(w, "tt", "va")


@sutta(580, before=f"{_PAST_TI} {_TU}", touches="root", cls="guttādi")
def gupadinanca(w: Word) -> Word | tuple[Word, ...]:
    """After gup and others the last letter is elided and ta doubled."""
    if w.has("√vap"):
        return t_to(w, "tt", "u"), t_to(w, "tt", "vu")
    return t_to(w, "tt", stop(root(w)))


@sutta(581, before=PAST, touches="root", cls="tarādi")
def taradihi_inno(w: Word) -> Word:
    """After tar and others ta becomes iṇṇa and the last letter is elided."""
    return t_to(w, "iṇṇ", cut(root(w)).replace("ū", "u"))


def _without_last(text: str) -> str:
    return text if text[-1:] in VOWELS else cut(text)


@sutta(582, before=PAST, touches="root", cls="innādi")
def bhidadito_inna(w: Word) -> Word:
    """After bhid and others ta becomes inna and the last letter is elided."""
    return t_to(w, "inn", _without_last(root(w)))


@sutta("582:anna", before=PAST, touches="root", cls="annādi")
def bhidadito_anna(w: Word) -> Word:
    """After chad and others ta becomes anna and the last letter is elided."""
    return t_to(w, "ann", _without_last(root(w)))


@sutta("582:īṇa", before=PAST, touches="root", cls="īṇādi")
def bhidadito_ina(w: Word) -> Word:
    """After khī and others ta becomes īṇa, after lū na, and the last letter is elided."""
    if w.has("√lū"):
        return t_to(w, "n")
    return t_to(w, "īn" if w.has("√hā") else "īṇ")


@sutta(583, before=PAST, touches="root", cls="√sus √pac √sak")
def susa_paca_sakato(w: Word) -> Word:
    """After sus, ta becomes kkha, after pac and sak kka, and the last letter is elided."""
    return t_to(w, "kkh" if w.has("√sus") else "kk", cut(root(w)))


@sutta(584, before=PAST, touches="root", cls="pakkamādi")
def pakkamadihi_nto(w: Word) -> Word:
    """After kam and others ta becomes nta and the last letter is elided."""
    return t_to(w, "nt", cut(root(w)))


@sutta("584-ca", end="ti", touches="root", cls="pakkamādi")
def pakkamadihi_nti(w: Word) -> Word:
    """After them ti becomes nti."""
    return t_to(w, "nt", cut(root(w)))


@sutta(585, before=_PAST_TI, touches="root", cls="janādi")
def janadinama(w: Word) -> Word:
    """The last letter of jan and others becomes ā before ta and ti."""
    return put_root(w, cut(root(w)).removesuffix("a") + "ā")


@sutta(586, before=_PAST_TI, touches="root augment", rooted="m n", cls="gamādi")
def gamakhanahana(w: Word) -> Word:
    """The last letter of gam, khan, han, ram and others is elided before ta and ti."""
    return put_root(w, cut(root(w)))


@sutta(587, before=_PAST_TI, touches="root augment", rooted="r", not_cls="tarādi derived present")
def rakaro_ca(w: Word) -> Word:
    """The last r of a root is elided before ta and ti."""
    return put_root(w, cut(root(w)))


# With i before ta nothing is elided.
ban(617, of=["586", "587"], touches="augment")


@sutta("404:katvā", before="tvā tvāna", touches="root", cls="√kar", optional=True)
def katva(w: Word) -> Word:
    """The r of kar is elided before tvā."""
    return put_root(w, "ka")


@sutta(588, before=_PAST_TI, touches="root", cls="√ṭhā √pā √mā")
def thapanam(w: Word) -> Word:
    """The ā of ṭhā becomes i, that of pā ī before ta and ti."""
    return put_root(w, root(w)[:-1] + ("ī" if w.has("√pā") else "i"))


@sutta(589, before=_PAST_TI, touches="root", cls="hantādi")
def hantehi_ho(w: Word) -> Word:
    """After a root in h, ta becomes ha and the h of the root ḷ."""
    return t_to(w, "h", cut(root(w)) + "ḷ")


# Dah and nah are no members of 589: the sutta itself excepts them.
ban(589, of=[589], cls="√dah √nah")


@sutta("403:kita", after="589", not_cls="√ruh")
def digho_lhe(w: Word) -> Word | None:
    """The vowel before ḷh is long."""
    found = list(letters(root(w)))
    found[-2] = LONG.get(found[-2], found[-2])
    return put_root(w, "".join(found))


@sutta("571-nata", end="ta", cls="√naṭ")
def natassa(w: Word) -> tuple[Word, ...] | None:
    """After naṭ, ta with the last letter becomes cca or ṭṭa."""
    if w.stem.kind != "root":
        return None
    return t_to(w, "cc", "na"), t_to(w, "ṭṭ", "na")


# What is done first


@sutta(597, before=PRIOR, optional=True)
def sabbehi_yo(w: Word) -> Word | None:
    """After any root tuna, tvāna and tvā are optionally ya."""
    final = w.stem.text[-1:]
    if final in ("a", "ā", "i", "ī", "u", "ū", "s"):
        made = w.to("ya")
        # After one consonant i is rare (vandiya, but vivicca), and so is ya without a prefix.
        single = w.stem.kind == "augment" and not heavy(root(w))
        alone = all(part.kind != "prefix" for part in w.parts)
        return made.dearer(single + alone)
    return None


@sutta("443:kita", after="597", touches="root", rooted="s")
def pubbarupam(w: Word) -> Word:
    """Y becomes like the s before it."""
    return w.to("sa")


@sutta(598, before=PRIOR, touches="root", rooted="c n", optional=True)
def canantehi_raccam(w: Word) -> Word:
    """After roots in c and n, tvā and the like are optionally racca."""
    made = t_to(w.to("t"), "racca")
    return made if any(part.kind == "prefix" for part in w.parts) else made.dearer(2)


@sutta(599, before=PRIOR, root="dis", touches="root", optional=True)
def disa_sva(w: Word) -> tuple[Word, ...]:
    """After dis, tvā and the like become svāna and svā, and the last letter is elided."""
    text = cut(root(w))
    own = {"tvāna": ("svāna",), "tvā": ("svā",)}.get(w.ending.name, ("svāna", "svā"))
    return tuple(seam(w, text, one) for one in own)


_WITH_LAST = {"m": ("mma",), "h": ("yha",), "d": ("jja",), "bh": ("bbha", "ddhā", "ddha")}


@sutta(600, before=PRIOR, touches="root", rooted="m h d bh", optional=True)
def mahadabhehi(w: Word) -> tuple[Word, ...]:
    """After m, h, d and bh, tvā with the last letter is optionally mma, yha, jja, bbha or ddhā."""
    text, found = root(w), _WITH_LAST[last(root(w))]
    if text == "sīd":
        text = "sad"
    costs = 0 if any(part.kind == "prefix" for part in w.parts) else 1
    return tuple(seam(w, cut(text), one).dearer(costs) for one in found)


@sutta("26:tvā", before="tvā tvāna", touches="root", optional=False)
def rassam_tva(w: Word) -> Word | None:
    """A long vowel is short before tv."""
    text = root(w)
    short = {"ā": "a", "ū": "u"}.get(text[-1:])
    return put_root(w, text[:-1] + short) if short and w.ending.text.startswith("tv") else None


# The last letter of the root before tuṃ, tabba and others


@sutta(596, before=f"{_TU} {PRIOR} tave tuka", touches="root", cls="nādi √tan", optional=True)
def gamakhana_na(w: Word) -> Word | None:
    """The last letter of gam, khan, han and others optionally becomes n before tuṃ, tabba and the
    like."""
    if last(root(w)) not in "mn" or w.ending.text[:1] != "t":
        return None
    return put_root(w, cut(root(w)) + "n")


@sutta(619, end="tu", root="kar", touches="root")
def karassa_tattam(w: Word) -> Word:
    """The r of kar becomes t before tu."""
    return put_root(w, "kat")


@sutta("619:ca", end="tu", root="bhar har", touches="root", optional=True, cost=1)
def karassa_ca(w: Word) -> Word:
    """The r of bhar and har optionally becomes t too."""
    return put_root(w, cut(root(w)) + "t")


@sutta(620, end="tuṃ tuna tabba", root="kar", touches="root", optional=True)
def tumtunatabbesu_va(w: Word) -> Word:
    """The r of kar is optionally t before tuṃ, tuna and tabba."""
    return put_root(w, "kat")


@sutta(
    "404:t",
    before=f"ti {_TU}",
    touches="root",
    rooted="d",
)
def d_vikaro(w: Word) -> Word | None:
    """The last d of a root becomes t before t."""
    return put_root(w, cut(root(w)) + "t") if w.ending.text.startswith("t") else None


@sutta("404:lopa-tvā", before=PRIOR, touches="root", cls="lopa-tvā", optional=True)
def lopo_tve(w: Word) -> Word | None:
    """The last letter of the root is elided before tvā."""
    return put_root(w, cut(root(w))) if w.ending.text.startswith("t") else None


@sutta("404:vatthā", end="tu", touches="root", cls="√vatt")
def vattha(w: Word) -> Word:
    """The t of tu becomes th after vatt."""
    return seam(w, "vat", "thu")


# Ṇya


@sutta(543, end="ṇya", cls="√bhū")
def bhuto_bba(w: Word) -> Word:
    """After bhū, ṇya with the ū becomes abba."""
    return seam(w, "bh", "abba")


@sutta("544", end="ṇya", touches="root", optional=True)
def vadamada(w: Word) -> Word | None:
    """After vad, mad, gam, yuj, garah and roots in ā, ṇya with the last letter is optionally jja,
    mma, gga, yha and eyya."""
    text = root(w)
    if w.has("jjādi"):
        return seam(w, cut(text), "jja")
    if w.has("√gam"):
        return seam(w, cut(text), "mma")
    if w.has("√yuj"):
        return seam(w, cut(text), "gga")
    if w.has("√garah"):
        return seam(w, "gāra", "yha")
    return w.to("eyya") if text.endswith("ā") else None


_WITH_Y = {"c": "cca", "j": "jja", "d": "jja", "dh": "jjha", "l": "lla", "v": "bba", "s": "ssa"}
_WITH_Y |= {"bh": "bbha", "m": "mma", "p": "ppa", "t": "cca", "n": "ñña", "k": "kka", "h": "yha"}
_WITH_Y |= {"kh": "kkha", "ṭ": "ṭṭa", "ḍ": "ḍḍa", "ṇ": "ṇṇa"}


def with_y(w: Word) -> Word | None:
    """Root and ya, the last letter with y made one cluster."""
    text = root(w)
    new = _WITH_Y.get(last(text))
    before = letters(text)[-2:-1]
    if new is None or (before and before[0] not in VOWELS):
        return None
    return seam(w, cut(text), new)
