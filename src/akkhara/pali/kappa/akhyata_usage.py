"""What verbs take besides, by sutta 517 (*kvaci dhātuvibhattippaccayānaṃ dīghaviparītādesalopāgamā
ca*), and the junctions of book 1 and 2 inside a verb and after its prefixes.

The keys of 517 are named after what they do; the step says it in words. How usual each is stands in
its cost.
"""

from __future__ import annotations

from akkhara.pali.kappa.akhyata3 import sigmatic, without_ssa
from akkhara.pali.kappa.book6 import SABBA, root, root_text, sutta
from akkhara.pali.word import SHORT, VOWELS, Part, Word, letters

# The stem stage.


@sutta("517:jan", cls="√jan", end="ya", mode="kattari kamma")
def jan_ja(w: Word) -> Word:
    """Jan becomes jā before ya."""
    return root(w, "jā")


@sutta("517:nā-rassa", before="nā ṇā ṇu", final="ī ū")
def na_rassa(w: Word) -> Word:
    """The root vowel is short before nā."""
    return w.shortened()


@sutta("517:nn", end="nā", final="n")
def nn(w: Word) -> Word:
    """The n of the root is elided before nā."""
    return w.tail("n", "")


@sutta("517:kī", cls="√kī", end="nā", after="517:nā-rassa")
def ki_na(w: Word) -> Word:
    """The n of nā becomes ṇ after kī."""
    return w.to("ṇā")


@sutta("517:yira", cls="√kar", end="yira")
def kar_yira(w: Word) -> Word:
    """The r of kar is elided before yira."""
    return w.tail("r", "")


@sutta("517:uṇu", before="ṇu", cls="byañjananta")
def unu(w: Word) -> Word:
    """The augment u comes before ṇu after a consonant."""
    return w.to("u" + w.ending.text)


@sutta("517:sak", cls="√sak", before="uṇā ṇu o", final="k")
def sak_kk(w: Word) -> Word:
    """The k of sak is doubled before the suffix."""
    return w.tail("k", "kk")


@sutta("517:app", cls="√ap", before="o", final="p")
def ap_pp(w: Word) -> Word:
    """The p of ap is doubled before the suffix o."""
    return w.tail("p", "pp")


@sutta("517:nj", end="ya", mode="kattari kamma")
def nj_j(w: Word) -> Word | None:
    """The n of a root in nj is elided before ya."""
    return w.tail(w.stem.text[-2:], "j") if w.stem.text.endswith(("nj", "ñj")) else None


@sutta(
    "517:jahāra", tense="perf", mode="kattari", after="458:perf", cls="byañjananta", optional=True
)
def perf_digha(w: Word) -> Word | None:
    """The a of the root is long in the parokkhā."""
    text = root_text(w)
    found = letters(text)
    if len(found) < 2 or found[-1] in VOWELS or found[-2] != "a":
        return None
    cut = len(text) - len(found[-1])
    return root(w, text[: cut - 1] + "ā" + text[cut:])


@sutta("517:daha", cls="√dhā", mode="kattari", end="a", optional=True, cost=1)
def dha_daha(w: Word) -> Word:
    """Dhā becomes daha."""
    return root(w, "daha")


@sutta("517:ṭhaha", cls="√ṭhā", mode="kattari", end="a", tense=SABBA, optional=True, cost=2)
def tha_thaha(w: Word) -> Word:
    """Ṭhā becomes ṭhaha."""
    return root(w, "ṭhaha")


@sutta("517:gā", cls="√gam", mode="kattari", tense="aor impf", optional=True, cost=1)
def gam_ga(w: Word) -> Word:
    """Gam becomes gā in the past tenses."""
    return root(w.put(*w.parts[:-1]) if w.parts[-1].kind == "suffix" else w, "gā")


@sutta("517:accha", cls="√ās", mode="kattari", end="a", optional=True)
def as_accha(w: Word) -> Word:
    """Ās becomes accha."""
    return root(w, "acch")


@sutta("517:sakkha", cls="√sak", mode="kattari", tense="fut cond aor", optional=True)
def sak_sakkha(w: Word) -> Word | None:
    """Sak becomes sakkha where no suffix of the class follows."""
    return None if w.parts[-1].kind == "suffix" else root(w, "sakkha")


@sutta("517:dasa", cls="√dis", mode="kattari", tense="aor impf", end="a")
def dis_dasa(w: Word) -> Word:
    """Dis becomes dasa in the past tenses."""
    return root(w, "das")


@sutta(609, cls="√sad", end="a")
def sadassa_sidattam(w: Word) -> Word:
    """Sad becomes sīd before the suffix a."""
    return root(w, "sīd")


@sutta("517:dīgha-ya", mode="kamma", end="ya", final="i u")
def digha_ya(w: Word) -> Word:
    """Final i and u of a root are long before ya."""
    return w.lengthened()


@sutta("517:vuḍḍh", cls="√vaḍḍh", mode="kamma", end="ya")
def vaddh_vuddh(w: Word) -> Word:
    """The a of vaḍḍh becomes u before ya."""
    return root(w, "vuḍḍh")


@sutta("517:vu", after="487", mode="kamma", optional=True)
def v_before_u(w: Word) -> Word:
    """The augment v comes before that u."""
    return root(w, "v" + root_text(w))


@sutta("517:āpe", before="ṇe ṇaya", after="523", mode="caus", final="ā")
def a_before_e(w: Word) -> Word:
    """A root in ā takes p before ṇe and ṇaya."""
    return w.to("p" + w.ending.text)


@sutta("517:ha", cls="√hū", mode="kattari", tense="aor", after="485:bare", optional=True, cost=1)
def hu_he(w: Word) -> Word:
    """The o of hū becomes e in the ajjatanī."""
    return root(w, "he")


@sutta("517:kā", cls="√kar", tense="aor", mode="kattari", optional=True, cost=1)
def kar_ka(w: Word) -> Word:
    """Kar becomes kā in the ajjatanī."""
    return root(w, "kā")


@sutta("517:hās", cls="√har", tense="aor", mode="kattari", optional=True, cost=1)
def har_has(w: Word) -> Word:
    """Har becomes hā in the ajjatanī, as kar becomes kā."""
    bare = w.put(*w.parts[:-1]) if w.parts[-1].kind == "suffix" else w
    return root(bare, "hā")


@sutta("517:rassa-ya", after="441 443 444")
def rassa_ya(w: Word) -> Word | None:
    """A long vowel is short before the doubled consonant."""
    text = w.stem.text
    return w.tail(text[-1], SHORT[text[-1]]) if text[-1:] in SHORT else None


@sutta("517:gahe", cls="√gah", tense="aor fut cond", mode="kattari", optional=True, cost=1)
def gah_gahe(w: Word) -> Word | None:
    """Gah becomes gahe where no suffix of the class follows."""
    return None if w.parts[-1].kind == "suffix" else root(w, "gahe")


# Junctions of the stem.


@sutta(28, after="458", mode="desid", cls="√su")
def dvebhavo_su(w: Word) -> Word | None:
    """The s of su is doubled after the abbhāsa."""
    text = root_text(w)
    return None if text.startswith("ss") else root(w, "s" + text)


@sutta(29, after="458")
def dvebhavo_ch(w: Word) -> Word | None:
    """The ch of the root is doubled after the abbhāsa, c coming before it."""
    text = root_text(w)
    return root(w, "c" + text) if text.startswith("ch") else None


NASALS = {**dict.fromkeys("kg", "ṅ"), **dict.fromkeys("cj", "ñ"), **dict.fromkeys("ṭḍ", "ṇ")}
NASALS |= {**dict.fromkeys("td", "n"), **dict.fromkeys("pb", "m"), "m": "m", "n": "n", "ñ": "ñ"}


def nasal(w: Word) -> Word | None:
    """Every ṃ as the nasal of the consonant that follows."""
    text = w.form
    for place, letter in enumerate(text[:-1]):
        after = text[place + 1]
        if (letter == "ṃ" and after in NASALS) or (letter == "n" and after in "cj"):
            return _letter(w, place, NASALS[after])
    return None


def _letter(w: Word, place: int, new: str) -> Word:
    """The word with another letter at that place, counted over all parts."""
    for number, part in enumerate(w.parts):
        if place < len(part.text):
            text = part.text[:place] + new + part.text[place + 1 :]
            return w.replace(number, Part(part.kind, part.name, text, part.marks))
        place -= len(part.text)
    return w


@sutta(31)
def vagganto(w: Word) -> Word | None:
    """Ṃ becomes the nasal of the consonant that follows."""
    return nasal(w)


@sutta("83:root")
def saralopo_root(w: Word) -> Word | None:
    """The last vowel of the root is elided before a suffix that begins with a vowel."""
    if w.parts[-1].kind != "suffix" or w.ending.text[:1] not in VOWELS:
        return None
    return w.tail(w.final, "") if w.final in VOWELS else None


# The ending stage: endings.


@sutta(
    "517:are",
    tense="pres fut",
    end="ante ssante",
    not_after="480-ca 481:ssa",
    optional=True,
    cost=1,
)
def are(w: Word) -> Word:
    """Ante becomes are."""
    return w.to(w.ending.text.removesuffix("ante") + "are")


@sutta("517:mase", tense="pres fut", end="mhe ssāmhe", optional=True, cost=3)
def mase(w: Word) -> Word:
    """Mhe becomes mase."""
    return w.to(w.ending.text.removesuffix("mhe") + "mase")


@sutta("517:si", tense="impv", end="hi", final="ā", optional=True, cost=3)
def hi_si(w: Word) -> Word:
    """Hi becomes si."""
    return w.to("si")


@sutta("517:a-hi", tense="impv", end="hi", final="ā o", bare="no", optional=True, cost=2)
def a_hi(w: Word) -> Word:
    """The suffix before hi becomes a, and hi is elided."""
    return w.tail(w.final, "a").to("")


@sutta("517:ssu", tense="impv", text="ssu", final="e o")
def ssu(w: Word) -> Word:
    """The last vowel of the stem becomes a before ssu."""
    return w.tail(w.final, "a")


OPTATIVE = {
    "eyya": ("e",),
    "eyyuṃ": ("eyyu",),
    "eyyāsi": ("esi", "e"),
    "eyyātha": ("etha",),
    "eyyāmi": ("emi", "e"),
    "eyyāma": ("ema", "emu"),
    "eyyaṃ": ("e",),
}


@sutta(
    "517:e",
    tense="opt",
    end="eyya eyyuṃ eyyāsi eyyātha eyyāmi eyyāma eyyaṃ",
    not_cls="√as",
    optional=True,
    cost=1,
)
def eyya_e(w: Word) -> tuple[Word, ...]:
    """Eyya becomes e, and the longer endings lose eyy or become shorter."""
    return tuple(w.to(text) for text in OPTATIVE[w.ending.name])


_A_ENDINGS = {
    "eyya": "ā",
    "eyyuṃ": "uṃ",
    "eyyāsi": "āsi",
    "eyyātha": "ātha",
    "eyyāmi": "aṃ",
    "eyyāma": "āma",
    "etha": "ātha",
    "eyyaṃ": "aṃ",
}
_OPT = " ".join(_A_ENDINGS)


@sutta("517:ā", tense="opt", end=_OPT, tail="kayira dajja vajja", optional=True, cost=1)
def eyya_a(w: Word) -> tuple[Word, ...]:
    """The eyy of the optative endings is elided after kayira, dajja and vajja."""
    made = [_A_ENDINGS[w.ending.name]]
    if w.ending.name == "eyyāsi":
        made.append("a")
    return tuple(w.to(text) for text in made)


_SIYA = {"eyya": ("iyā",), "eyyuṃ": ("iyuṃ", "iyaṃsu"), "eyyāsi": ("iyā",), "eyyāma": ("iyāma",)}
_SIYA |= {"eyyātha": ("iyātha",), "eyyāmi": ("iyaṃ",), "eyyaṃ": ("iyaṃ",), "etha": ("iyā",)}


@sutta("517:iyā", tense="opt", cls="√as", end=_OPT, after="506")
def eyya_iya(w: Word) -> tuple[Word, ...]:
    """Eyya becomes iyā after s of as."""
    return tuple(w.to(text) for text in _SIYA[w.ending.name])


_ASSA = {"eyya": ("sa",), "eyyuṃ": ("su",), "eyyāsi": ("sa", "sasi"), "eyyātha": ("satha",)}
_ASSA |= {"eyyāmi": ("saṃ",), "eyyaṃ": ("saṃ",), "eyyāma": ("sāma",), "etha": ("sa",)}


@sutta("517:assa", tense="opt", cls="√as", end=_OPT, not_after="506")
def eyya_sa(w: Word) -> tuple[Word, ...]:
    """Eyya becomes sa after as."""
    return tuple(w.to(text) for text in _ASSA[w.ending.name])


_JANNA = {"eyyāsi": "ñā", "eyyuṃ": "ñuṃ", "eyyāmi": "ñaṃ", "eyyaṃ": "ñaṃ", "eyyāma": "ñāma"}
_JANNA |= {"eyyātha": "ñātha", "etha": "ñātha"}


@sutta("517:ñā", tense="opt", cls="√ñā", after="470:jaṃ", end=" ".join(_JANNA))
def eyya_nna(w: Word) -> Word:
    """The other optative endings lose eyy and take ñ where eyya is ñā."""
    return w.to(_JANNA[w.ending.name])


@sutta("517:iyāma", tense="opt", cls="√ñā", final="ā", end="eyyāma", optional=True, cost=2)
def eyyama_iyama(w: Word) -> tuple[Word, ...]:
    """Eyyāma becomes iyāma after ñā."""
    return w.to("iyāma"), w.to("iyāmase")


_PAST = {
    ("impf", "ā"): ("a",),
    ("impf", "ū"): ("u", "uṃ"),
    ("impf", "o"): ("ā", "a"),
    ("impf", "aṃ"): ("a",),
    ("impf", "mhā"): ("mha",),
    ("impf", "mhase"): ("mhasa",),
    ("aor", "ī"): ("i",),
    ("aor", "uṃ"): ("isuṃ",),
    ("aor", "o"): ("i", "ī"),
    ("aor", "iṃ"): ("issaṃ", "isaṃ"),
    ("aor", "mhā"): ("mha",),
    ("aor", "ā"): ("ittha", "atha"),
    ("aor", "se"): ("ittho", "ā"),
    ("aor", "aṃ"): ("a",),
    ("aor", "ttha"): (),
    ("cond", "ssā"): ("ssa",),
    ("cond", "sse"): ("ssa",),
    ("cond", "ssāmhā"): ("ssāma", "ssamhā"),
}


def _past(w: Word) -> tuple[Word, ...] | None:
    found = _PAST.get((w.feature("tense"), w.ending.text), ())
    return tuple(w.to(text) for text in found) or None


@sutta(
    "517:rassa",
    tense="impf aor cond",
    end="ā ī o ū mhā mhase ssā sse ssāmhā",
    not_after="477",
    optional=True,
)
def past_rassa(w: Word) -> tuple[Word, ...] | None:
    """The vowel of the ending is short, and o becomes i or ā."""
    return None if (w.feature("tense"), w.ending.name) == ("aor", "ā") else _past(w)


@sutta("517:past", tense="impf aor", end="uṃ iṃ ā se aṃ", optional=True, cost=2)
def past_other(w: Word) -> tuple[Word, ...] | None:
    """The ending of the past has another form of usage."""
    return _past(w) if (w.feature("tense"), w.ending.name) != ("impf", "ā") else None


_VOC = {"ī": ("a",), "o": ("a", "o"), "iṃ": ("aṃ",)}


@sutta("517:voc", tense="aor", after="477", end="ī o iṃ")
def avoca(w: Word) -> tuple[Word, ...]:
    """The endings ī, o and iṃ become a and aṃ after voc."""
    return tuple(w.to(text) for text in _VOC[w.ending.name])


@sutta(
    "517:dadā", tense="aor impf", cls="√dis", tail="das das", end="ī o iṃ uṃ ā ū aṃ", optional=True
)
def addasa(w: Word) -> Word | None:
    """The endings ī, iṃ become ā and aṃ after das."""
    found = {"ī": "ā", "o": "ā", "iṃ": "aṃ"}
    return w.to(found[w.ending.name]) if w.ending.name in found else None


@sutta("517:s", tense="aor", final="a", bare="no", cls="sāgamādi", optional=True, cost=1)
def sagamo(w: Word) -> Word:
    """The augment s comes after a lengthened a in the ajjatanī."""
    return w.lengthened().tail("", "s")


@sutta("517:es", tense="aor", final="e")
def sagamo_e(w: Word) -> Word | None:
    """The augment s comes after e in the ajjatanī."""
    return w.tail("", "s")


@sutta("517:e-lopa", tense="aor fut cond", final="e", bare="no", optional=True, cost=1)
def e_lopo(w: Word) -> Word:
    """The e of a kārita is elided before the augment i."""
    return w.tail("e", "a")


@sutta("517:ssaṃ", tense="fut", voice="P", end="ssāmi", optional=True, cost=1)
def ssam(w: Word) -> Word:
    """Ssāmi becomes ssaṃ."""
    return w.to("ssaṃ")


@sutta(
    "517:hi",
    tense="fut",
    cls="√i",
    end="ssati ssanti ssasi ssatha ssāmi ssāma",
    optional=True,
    cost=1,
)
def ssa_hi(w: Word) -> Word | None:
    """Ssa becomes hi after i."""
    made = without_ssa(w)
    return None if made is None else made.to("hi" + made.ending.text)


@sutta("517:khati", cls="khāmādi chāmādi", tense="fut cond", optional=True, cost=1)
def khati(w: Word) -> Word | None:
    """The ss of the ending becomes kh or ch with the root's last consonant in the other persons."""
    return sigmatic(w)


@sutta("517:dakkhati", tense="fut", tail="dakkha sakkha", optional=True, cost=1)
def dakkhati(w: Word) -> Word | None:
    """Ssa of the ending is elided after dakkha and sakkha."""
    return without_ssa(w)


@sutta("517:u", tense="aor", cls="√vac", end="ttha mhā")
def u_agamo(w: Word) -> tuple[Word, ...]:
    """The augment u comes before ttha and mhā after voc."""
    made = w.augment("u")
    return (made, made.to("mha")) if w.ending.name == "mhā" else (made,)


@sutta("517:lattha", tense="aor", cls="√labh", end="o uṃ mhā ttha", optional=True, cost=1)
def lattha(w: Word) -> tuple[Word, ...]:
    """The other endings too have tth for the bh of labh."""
    bare = w.tail("bha", "")
    found = {"o": ("ttha",), "uṃ": ("tthuṃ", "tthaṃsu"), "ttha": ("ttha",)}
    return tuple(bare.to(one) for one in found.get(w.ending.name, ("tthamhā", "tthamha")))


@sutta("517:rassa-te", tense="pres", end="te", final="ā", bare="no", optional=True, cost=1)
def rassa_te(w: Word) -> Word:
    """The ā of a doubled root and of nā is short before te."""
    return w.shortened()
