"""Ākhyāta, fourth kaṇḍa (suttas 482-523): vuddhi, named roots and their endings, augments."""

from __future__ import annotations

from akkhara.pali.kappa.book6 import SABBA, root, root_text, sutta, take
from akkhara.pali.word import VOWELS, Part, Word, letters

KARITA = "ṇe ṇaya ṇāpe ṇāpaya ala"
_VUDDHI = {"a": "ā", "i": "e", "ī": "e", "u": "o", "ū": "o"}


def _vuddhi(w: Word, of: str) -> Word | None:
    """The root with vuddhi (405) of its vowel, if that is one of `of` and no cluster follows."""
    found = list(letters(root_text(w)))
    places = [place for place, letter in enumerate(found) if letter in VOWELS]
    if not places or len(found) - places[-1] > 2 or found[places[-1]] not in of:
        return None
    # A long vowel with a consonant after it counts as heavy (602): jīvati, pūreti.
    if found[places[-1]] in "īū" and len(found) - places[-1] == 2:
        return None
    found[places[-1]] = _VUDDHI[found[places[-1]]]
    return root(w, "".join(found))


@sutta(482, cls="√dā", tense="pres impv", text="mi ma", after="510:bare")
def dadantassam(w: Word) -> Word:
    """The final of dā becomes aṃ before mi and ma."""
    return w.tail("ā", "aṃ")


@sutta(483, end=KARITA, not_cls="ghaṭādi guhādi")
def asamyogantassa(w: Word) -> Word | None:
    """A root that does not end in a cluster takes vuddhi before the suffixes called kārita."""
    return None if w.part("root").name in ("noun", "derived") else _vuddhi(w, "aiīuū")


@sutta(484, end=KARITA, cls="ghaṭādi", optional=True)
def ghatadinam(w: Word) -> Word | None:
    """That vuddhi is optional in ghaṭ and the like."""
    return _vuddhi(w, "aiīuū")


@sutta(
    485,
    mode="kattari intens",
    text="a",
    not_cls="avuddhika",
    not_after="446 458:perf 468 469 471 476 505 522 609",
)
def annesu_ca(w: Word) -> Word | None:
    """Before the suffix a a root that does not end in a cluster takes vuddhi of i and u."""
    return _vuddhi(w, "iīuū")


@sutta("485:bare", mode="kattari", not_cls="√brū", not_after="475 480 470 509 491")
def annesu_bare(w: Word) -> Word | None:
    """Before an ending too a root takes vuddhi of i and u."""
    return None if w.parts[-1].kind == "suffix" else _vuddhi(w, "iīuū")


@sutta("485-ca", end="ṇu")
def annesu_nu(w: Word) -> Word:
    """The suffix ṇu takes vuddhi."""
    return w.to("ṇo")


@sutta(486, end=KARITA, cls="guhādi")
def guhadusanam(w: Word) -> Word:
    """The vowel of guh and dus is lengthened before the suffixes called kārita."""
    text = root_text(w)
    return root(w, text.replace("u", "ū"))


@sutta(487, end="ya", mode="kamma", cls="vacādi")
def vacavasa(w: Word) -> Word | None:
    """The va of vac, vas, vah becomes u before ya."""
    text = root_text(w)
    return root(w, "u" + text[2:]) if text.startswith("va") else None


@sutta(488, text="ya", final="h")
def ha_vipariyayo(w: Word) -> Word | None:
    """H changes places with ya."""
    return take(w, "h", "y") and w.tail("h", "y").to("ha")


@sutta("488:lo", text="ha", after="488", mode="kamma", optional=True)
def ha_lo(w: Word) -> Word:
    """That y optionally becomes l."""
    return w.tail("y", "l")


@sutta(489, cls="√gah", end="ppa")
def gahassa_ghe(w: Word) -> Word:
    """Gah becomes ghe before ppa."""
    return root(w, "ghe")


@sutta(490, cls="√gah", end="ṇhā")
def halopo(w: Word) -> Word | None:
    """The h of gah is elided before ṇhā."""
    return take(w, "h", "")


@sutta(491, cls="√kar", tense="aor", mode="kattari", optional=True)
def karassa_kasattam(w: Word) -> Word:
    """Kar optionally becomes kās in the ajjatanī."""
    return root(w, "kās")


@sutta(499, cls="√dā", end="a", mode="kattari")
def da_dajjam(w: Word) -> Word:
    """Dā is optionally dajja."""
    return root(w, "dajja")


@sutta(500, cls="√vad", end="a", mode="kattari", optional=True)
def vadassa_vajjam(w: Word) -> Word:
    """Vad is optionally vajja."""
    return root(w, "vajja")


@sutta(501, cls="√gam", end="a", mode="kattari", optional=True, cost=2)
def gamissa_ghammam(w: Word) -> Word:
    """Gam is optionally ghamma."""
    return root(w, "ghamma")


@sutta(502, end="ya", mode="kamma", cls="dādi")
def yamhi_dadha(w: Word) -> Word | None:
    """The final of dā, dhā, mā, ṭhā, hā, pā, maha and matha becomes ī before ya."""
    text = root_text(w)
    return root(w, text[:-1] + "ī") if text[-1] in "aā" else None


@sutta(503, end="ya", mode="kamma", cls="√yaj")
def yajassadissi(w: Word) -> Word:
    """The first syllable of yaj becomes i before ya."""
    return root(w, "ij")


@sutta(505, cls="√jar √mar", end="a", mode="kattari", optional=True)
def jaramaranam(w: Word) -> tuple[Word, ...]:
    """Jar is optionally jīra or jiyya, mar miyya."""
    if w.has("√mar"):
        return (root(w, "miyya"),)
    return root(w, "jīra"), root(w, "jiyya")


@sutta(507, cls="√as", tense="aor fut cond perf", mode="kattari", optional=True)
def asabbadhatuke_bhu(w: Word) -> Word:
    """As is optionally bhū before the endings called asabbadhātuka."""
    return root(w, "bhū")


@sutta("509:lopa", cls="√ñā", end="nā", tense="opt", optional=True)
def nassa_lopo(w: Word) -> Word:
    """The suffix nā is optionally elided after ñā."""
    return w.put(*w.parts[:-1])


@sutta("509:ya", cls="√ñā", end="nā", optional=True, cost=1)
def nassa_yakaro(w: Word) -> Word:
    """The suffix nā is optionally ya after ñā."""
    return w.to("ya")


@sutta(
    510,
    end="a",
    cls="lopādi ā-anta",
    mode="kattari",
    after="445",
    not_after="458 499 510:e 510:bare 510:past 507",
)
def lopancettam(w: Word) -> Word | None:
    """The suffix a is elided after ā, and after hū, i, as and others."""
    if w.final == "a":
        return None
    return w.put(*w.parts[:-1])


@sutta("510:vā", end="a", cls="lopa-vā", mode="kattari", after="445", optional=True)
def lopancettam_va(w: Word) -> Word:
    """The suffix a is optionally elided after nī, ji and others."""
    return w.put(*w.parts[:-1])


@sutta("510:dvitta", end="a", after="458:juhotyādi 458:dā")
def lopancettam_dvitta(w: Word) -> Word:
    """The suffix a is elided after a doubled root."""
    return w.put(*w.parts[:-1])


@sutta("510:bare", end="a", cls="√dā", tense="pres impv", mode="kattari")
def lopancettam_da(w: Word) -> Word:
    """The suffix a is elided after dā that is not doubled."""
    return w.put(*w.parts[:-1])


@sutta("510:past", end="a", cls="√dā", tense="impf", mode="kattari")
def lopancettam_past(w: Word) -> Word:
    """The suffix a is elided after dā that is not doubled, in the past too."""
    return w.put(*w.parts[:-1])


@sutta("510:e", end="a", cls="√dā", mode="kattari", tense=SABBA)
def lopancettam_e_da(w: Word) -> Word:
    """The suffix a becomes e after dā."""
    return w.to("e")


@sutta(
    "510:ettam", end="a", cls="ettādi", mode="kattari", not_after="501 476", optional=True, cost=1
)
def lopancettam_e(w: Word) -> Word:
    """The suffix a optionally becomes e after gam, vad and others."""
    return w.to("e")


@sutta(511, end="o", cls="√kar", mode="kattari", optional=True)
def uttamokaro(w: Word) -> Word:
    """The suffix o optionally becomes u."""
    return w.to("u")


@sutta(512, cls="√kar", mode="kattari", after="511")
def karassakaro(w: Word) -> Word:
    """The a of kar becomes u."""
    return root(w, "kur")


@sutta(513, final="o", opens="vowel", not_after="438 452")
def o_ava(w: Word) -> Word:
    """O at the end of a root becomes ava before a vowel."""
    return w.tail("o", "av" if w.stem.kind == "root" else "o")


@sutta(514, final="e", opens="vowel", not_after="438 452 499", not_cls="√ge")
def e_aya(w: Word) -> Word | None:
    """E at the end of a root becomes aya before a vowel."""
    return w.tail("e", "ay") if w.stem.kind == "root" else None


@sutta(515, final="o e", end=KARITA)
def te_avaya(w: Word) -> Word | None:
    """O and e at the end of a root become āva and āya before the suffixes called kārita."""
    if w.part("root").name in ("noun", "derived"):
        return None
    return w.tail(w.final, "āv" if w.final == "o" else "āy")


@sutta("515-yoga", final="e", end="a", cls="e-anta āyādi")
def te_avaya_yoga(w: Word) -> Word:
    """E at the end of a root becomes āya before the suffix a too."""
    return w.tail("e", "āy")


@sutta(521, cls="byañjananta")
def dhatussanto(w: Word) -> Word | None:
    """The last vowel of a root that is cited with more than one is elided."""
    text = root_text(w)
    if text[-1] != "a" or (w.has("mahādi") and w.feature("mode") == "kamma"):
        return None
    return root(w, text[:-1])


@sutta(522, cls="√is √yam", end="a", mode="kattari", optional=True)
def isuyamunam(w: Word) -> Word | None:
    """The last letter of is and yam optionally becomes cch."""
    text = root_text(w)
    return root(w, text[:-1] + "cch")


@sutta(523, end=KARITA)
def karitanam(w: Word) -> Word | None:
    """The ṇ of the suffixes called kārita is elided."""
    return w.to(w.ending.text.removeprefix("ṇ")) if w.ending.text.startswith("ṇ") else None


_LIKE_Y = {
    "c": "cc",
    "d": "jj",
    "j": "jj",
    "dh": "jjh",
    "jh": "jjh",
    "n": "ññ",
    "r": "yy",
    "v": "bb",
}
_MATCH = {"bh": "bbh", "ḍh": "ḍḍh", "kh": "kkh", "gh": "ggh", "ph": "pph", "th": "tth", "ṭh": "ṭṭh"}


def _geminate(found: tuple[str, ...]) -> bool:
    """Whether the last consonant is double."""
    return len(found) > 1 and found[-2] == found[-1][0]


def _with_y(w: Word, table: dict[str, str]) -> Word | None:
    """Root-final consonant and the y of ya as `table` has them; None where it has nothing."""
    text = root_text(w)
    found = letters(text)
    last = found[-1]
    if last in VOWELS or last not in table:
        return None
    if _geminate(found):
        return w.to("a")
    if len(found) > 1 and found[-2] not in VOWELS:
        return None
    return w.tail(last, "").to(table[last] + "a")


_SAME = {one: one * 2 for one in "lmkspbtgṭḍṇy"} | _MATCH


@sutta(441, end="ya", mode="kamma")
def tassa_cavagga(w: Word) -> Word | None:
    """Ya with the last letter of the root becomes cc, jj, jjh, ññ, yy or bb."""
    return _with_y(w, _LIKE_Y)


@sutta(442, end="ya", mode="kamma", optional=True)
def ivannagamo(w: Word) -> tuple[Word, ...] | None:
    """The augment ī or i comes before ya."""
    if w.stem.text[-1:] in VOWELS:
        return None
    return w.to("īya"), w.to("iya").dearer(1)


@sutta("442:only", end="ya", mode="kamma")
def ivannagamo_only(w: Word) -> tuple[Word, ...] | None:
    """After a cluster and after e the augment ī or i always comes before ya."""
    found = letters(w.stem.text)
    cluster = len(found) > 1 and found[-1] not in VOWELS and found[-2] not in VOWELS
    if _geminate(found) or not (cluster or w.final == "e"):
        return None
    bare = w.tail("e", "")
    return bare.to("īya"), bare.to("iya").dearer(1)


@sutta(443, end="ya", mode="kamma")
def pubbarupanca(w: Word) -> Word | None:
    """Ya becomes like the letter before it."""
    return _with_y(w, _SAME)


@sutta(444, end="ya", after="447")
def tatha_kattari(w: Word) -> Word | None:
    """The same happens with the suffix ya in the active."""
    return _with_y(w, _LIKE_Y) or _with_y(w, _SAME | {"t": "cc"})


# The ending stage.


@sutta(492, cls="√as", tense="pres", end="mi ma", optional=True)
def asasma_mimanam(w: Word) -> Word:
    """After as, mi and ma become mhi and mha, and s is elided."""
    return w.tail("s", "").to("mh" + w.ending.text[1:])


@sutta(493, cls="√as", end="tha")
def thassa_tthattam(w: Word) -> Word:
    """After as, tha becomes ttha, and s is elided."""
    return w.tail("s", "").to("ttha")


@sutta(494, cls="√as", end="ti")
def tissa_tthittam(w: Word) -> Word:
    """After as, ti becomes tthi, and s is elided."""
    return w.tail("s", "").to("tthi")


@sutta("517:saya", cls="√si", after="515")
def si_saya(w: Word) -> Word | None:
    """The ā of āy is short after the s of si."""
    return take(w, "āy", "ay")


@sutta("571-ssa", cls="√as", end="ti", cost=2)
def as_ssa(w: Word) -> Word:
    """After as, ti with the s becomes ssa."""
    return w.tail("s", "").to("ssa")


@sutta("571-ssa:ssu", cls="√as", end="anti", text="anti", optional=True, cost=2)
def as_ssu(w: Word) -> Word:
    """After as, anti with the s becomes ssu."""
    return w.tail("s", "").to("ssu")


@sutta("571-hissu", end="hi", text="hi", final="a", optional=True, cost=2)
def hi_ssu(w: Word) -> Word:
    """Hi is optionally ssu."""
    return w.to("ssu")


@sutta(495, cls="√as", end="tu")
def tussa_tthuttam(w: Word) -> Word:
    """After as, tu becomes tthu, and s is elided."""
    return w.tail("s", "").to("tthu")


@sutta(496, cls="√as", end="si")
def simhi_ca(w: Word) -> Word:
    """The s of as is elided before si."""
    return w.tail("s", "")


@sutta(497, cls="√labh", tense="aor", end="ī iṃ", optional=True)
def labhasma(w: Word) -> Word:
    """After labh, ī and iṃ become ttha and tthaṃ, and bh is elided."""
    return w.tail("bha", "").to("ttha" if w.ending.name == "ī" else "tthaṃ")


@sutta(498, cls="√kus", tense="aor", end="ī", optional=True)
def kusasma_di(w: Word) -> Word:
    """After kus, ī becomes cchi, and s is elided."""
    return w.tail("sa", "").to("cchi")


@sutta(504, tense="aor", end="uṃ", optional=True)
def sabbato_um(w: Word) -> Word:
    """Uṃ becomes iṃsu."""
    return w.to("iṃsu")


@sutta(506, cls="√as", tense=SABBA, mode="kattari", opens="vowel", optional=True)
def sabbatthasassa(w: Word) -> Word | None:
    """The first letter of as is optionally elided."""
    return w.tail("as", "s") if w.stem.text == "as" else None


@sutta("508", cls="√ñā", end="eyya", final="ā", optional=True)
def eyyassa_iya(w: Word) -> Word:
    """After ñā, eyya is optionally iyā."""
    return w.to("iyā")


@sutta("508:ñā", cls="√ñā", end="eyya", after="470:jaṃ")
def eyyassa_na(w: Word) -> Word:
    """After ñā, eyya is ñā when the suffix nā is elided."""
    return w.to("ñā")


@sutta(
    516,
    tense="aor fut cond perf",
    not_after="497 498",
    opens="consonant",
)
def ikaragamo(w: Word) -> Word | None:
    """The augment i comes before an ending that begins with a consonant, after a consonant or a."""
    last = w.final
    if w.ending.text.startswith(("kh", "ch", "ñ", "hi", "ṃ")) or w.acted("480-ca", "481:ssa"):
        return None
    if w.acted("497", "498", "517:dakkhati", "517:lattha") or w.parts[-2].kind == "augment":
        return None
    if last in "eoiīuū" or (last == "ā" and w.stem.name == "root"):
        return None
    return w.augment("i")


@sutta("516:lopa", after="480-ca 481:ssa 517:dakkhati", final="a", optional=True)
def ikaragamo_lopa(w: Word) -> Word:
    """The augment i may come before what is left of an ending without ssa."""
    return w.augment("i")


@sutta(
    "491-kasatta",
    tense="aor",
    final="ā e o",
    bare="yes",
    not_cls="√brū",
    before="ī uṃ o iṃ ā ū se vhaṃ aṃ mhe",
)
def kasattam(w: Word) -> Word | None:
    """The augment s comes after other roots too."""
    return None if w.ending.text == "iṃsu" else w.tail("", "s")


@sutta(
    "491-kasatta:vā",
    tense="aor",
    final="ā e o",
    bare="yes",
    not_cls="√brū",
    before="ttha mhā",
    optional=True,
)
def kasattam_va(w: Word) -> Word | None:
    """The augment s optionally comes after other roots before ttha and mhā too."""
    return w.tail("", "s")


def voiced(w: Word) -> Word | None:
    """The parassapada ending of the same person and number for an attanopada one."""
    from akkhara.pali.kappa.akhyata1 import ENDINGS

    key = (w.feature("tense"), "P", w.feature("person"), w.feature("number"))
    name = ENDINGS[key]
    return w.replace(-1, Part("ending", name, name))


@sutta(518, mode="kamma", voice="P", joins="ending")
def attanopadani_parassa(w: Word) -> Word | None:
    """Attanopada endings are sometimes parassapada."""
    return voiced(w)


@sutta(519, tense="impf aor cond", optional=True, head="consonant")
def akaragamo(w: Word) -> Word:
    """The augment a comes before the verb in the past tenses."""
    return before_stem(w, "a")


@sutta("519:sara", tense="impf aor cond", optional=True, head="vowel", not_cls="√as", cost=1)
def akaragamo_sara(w: Word) -> Word | None:
    """The augment a before a vowel makes a long one: a and a are ā."""
    return _long_head(w)


@sutta("519:as", tense="impf aor cond", head="vowel", cls="√as")
def akaragamo_as(w: Word) -> Word | None:
    """The augment a and the a of as are ā."""
    return _long_head(w)


def _long_head(w: Word) -> Word | None:
    place = next(i for i, part in enumerate(w.parts) if part.kind == "stem")
    part = w.parts[place]
    if part.text[:1] != "a":
        return None
    return w.replace(place, Part(part.kind, part.name, "ā" + part.text[1:], part.marks))


def before_stem(w: Word, text: str) -> Word:
    """The word with an augment before its stem."""
    place = next(i for i, part in enumerate(w.parts) if part.kind == "stem")
    return w.put(*w.parts[:place], Part("augment", text, text), *w.parts[place:])


@sutta(520, cls="√brū", tense="pres", end="ti", optional=True)
def bruto_i(w: Word) -> Word:
    """The augment ī comes after brū before ti."""
    return w.augment("ī")
