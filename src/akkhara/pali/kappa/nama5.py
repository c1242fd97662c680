"""Nāma, fifth kaṇḍa (suttas 247-270): suffixes that count as endings, comparison, smā as nā."""

from __future__ import annotations

from akkhara.pali.kappa.book2 import sutta
from akkhara.pali.word import Word


def _suffix(w: Word) -> Word | None:
    """The suffix asked for, as an ending (247)."""
    if w.parts[-1].kind == "ending":
        return None
    return w.attach("ending", w.feature("suffix"))


@sutta(248, suffix="to")
def kvaci_to(w: Word) -> Word | None:
    """The suffix to is sometimes added in the sense of the fifth case."""
    return _suffix(w)


@sutta("248:abl", optional=True, cost=2, not_cls="tumha amha go", case="abl", number="sg")
def kvaci_to_abl(w: Word) -> Word | None:
    """In the fifth case the suffix to is sometimes used instead of an ending."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", "to")


@sutta(249, cls="sabbanāma", suffix="tra tha")
def tratha_sattamiya(w: Word) -> Word | None:
    """Tra and tha are added to pronouns in the sense of the seventh case."""
    return _suffix(w)


@sutta(250, cls="sabba", suffix="dhi")
def sabbato_dhi(w: Word) -> Word | None:
    """Dhi is added to sabba in the sense of the seventh case."""
    return _suffix(w)


@sutta(251, cls="kiṃ", suffix="va")
def kisma_vo(w: Word) -> Word | None:
    """Va is added to kiṃ in the sense of the seventh case."""
    return _suffix(w)


@sutta(252, cls="kiṃ", suffix="hiṃ haṃ hiñcanaṃ")
def himhamhincanam(w: Word) -> Word | None:
    """Hiṃ, haṃ and hiñcanaṃ are added to kiṃ in the sense of the seventh case."""
    return _suffix(w)


@sutta(253, cls="ta", suffix="hiṃ haṃ")
def tamha_ca(w: Word) -> Word | None:
    """Hiṃ and haṃ are added to ta in the sense of the seventh case."""
    return _suffix(w)


@sutta(254, cls="ima", suffix="ha dha")
def imasma_hadha(w: Word) -> Word | None:
    """Ha and dha are added to ima in the sense of the seventh case."""
    return _suffix(w)


@sutta(255, cls="ya", suffix="hiṃ")
def yato_him(w: Word) -> Word | None:
    """Hiṃ is added to ya in the sense of the seventh case."""
    return _suffix(w)


@sutta(257, cls="dādi", suffix="dā")
def kimsabbannekaya(w: Word) -> Word | None:
    """Dā is added to kiṃ, sabba, añña, eka and ya in the sense of time."""
    return _suffix(w)


@sutta("257:ku", cls="kiṃ ku", suffix="dācanaṃ")
def kuhi_dacanam(w: Word) -> Word | None:
    """Dācanaṃ is added to ku in the sense of time."""
    return _suffix(w)


@sutta(258, cls="ta", suffix="dāni")
def tamha_dani(w: Word) -> Word | None:
    """Dāni is added to ta in the sense of time."""
    return _suffix(w)


@sutta("258-ca", cls="ta", suffix="dā")
def tamha_da(w: Word) -> Word | None:
    """Dā is added to ta too."""
    return _suffix(w)


@sutta(259, cls="ima", suffix="rahi dhunā dāni")
def imasma_rahidhunadani(w: Word) -> Word | None:
    """Rahi, dhunā and dāni are added to ima in the sense of time."""
    return _suffix(w)


@sutta(260, optional=True, cls="sabba", tail="sabba", end="dā")
def sabbassa_so(w: Word) -> Word:
    """Sabba as a whole is optionally sa before dā."""
    return w.tail("sabba", "sa")


@sutta(28, cls="eta", final="e", end="to")
def dvebhavo_to(w: Word) -> Word:
    """The t of to is doubled after e."""
    return w.to("tto")


@sutta(29, end="tha")
def dvebhavo_tha(w: Word) -> Word:
    """The th of tha is doubled, t coming before it."""
    return w.to("ttha")


@sutta("29:thaṃ", cls="ima", end="thaṃ")
def dvebhavo_tham(w: Word) -> Word:
    """The th of thaṃ is doubled after i."""
    return w.to("tthaṃ")


@sutta(261, final="a ā", opens="consonant")
def avanno_ye(w: Word) -> Word | None:
    """Final a and ā are elided before a suffix that begins with y."""
    opens = w.ending.kind == "suffix" and w.ending.text.startswith("y")
    return w.tail(w.final, "") if opens else None


@sutta(262, tail="vuḍḍha", end="iya iṭṭha")
def vuddhassa_jo(w: Word) -> Word:
    """Vuḍḍha as a whole becomes ja before iya and iṭṭha."""
    return w.tail("vuḍḍha", "ja")


@sutta(263, tail="pasattha", end="iya iṭṭha")
def pasatthassa_so(w: Word) -> Word:
    """Pasattha as a whole becomes sa before iya and iṭṭha."""
    return w.tail("pasattha", "sa")


@sutta("263-ca", tail="pasattha", end="iya iṭṭha")
def pasatthassa_jo(w: Word) -> Word:
    """Pasattha as a whole is ja too."""
    return w.tail("pasattha", "ja")


@sutta(264, tail="antika", end="iya iṭṭha")
def antikassa_nedo(w: Word) -> Word:
    """Antika as a whole becomes neda before iya and iṭṭha."""
    return w.tail("antika", "neda")


@sutta(265, tail="bāḷha", end="iya iṭṭha")
def balhassa_sadho(w: Word) -> Word:
    """Bāḷha as a whole becomes sādha before iya and iṭṭha."""
    return w.tail("bāḷha", "sādha")


@sutta(266, tail="appa", end="iya iṭṭha")
def appassa_kana(w: Word) -> Word | None:
    """Appa as a whole becomes kaṇa before iya and iṭṭha."""
    # Words that merely end so (kappa, sappa) are other words.
    return w.tail("appa", "kaṇa") if w.stem.text == "appa" else None


@sutta(267, tail="yuva", end="iya iṭṭha")
def yuvananca(w: Word) -> Word:
    """Yuva as a whole becomes kana before iya and iṭṭha."""
    return w.tail("yuva", "kana")


@sutta(268, cls="ntu vī", tail="ntu vī", end="iya iṭṭha")
def vantumantuvinam(w: Word) -> Word:
    """The suffixes vantu, mantu and vī are elided before iya and iṭṭha."""
    return w.tail(w.stem.text[-2:] if w.has("vī") else w.stem.text[-5:], "")


@sutta("83-pakati", tail="s j", after="83", text="iya iṭṭha")
def pakati(w: Word) -> Word | None:
    """After that elision vowel sandhi acts again: i becomes e (14), and y is doubled (28)."""
    if len(w.stem.text) > 1:
        return None
    return w.to({"iya": "eyya", "iṭṭha": "eṭṭha"}[w.ending.text])


WITH_Y = {"t": "c", "l": "l", "ṇ": "ñ", "n": "ñ", "d": "j"}


@sutta(269, joins="suffix", final="t l ṇ n d", after="261")
def yavatam(w: Word) -> Word | None:
    """T, l, ṇ, n and d with the y that follows become c, l, ñ and j."""
    if not w.ending.text.startswith("y"):
        return None
    return w.tail(w.final, WITH_Y[w.final]).to(w.ending.text[1:])


@sutta("269:jāti", optional=True, cost=2, cls="jāti", tail="ty", after="72")
def yavatam_jati(w: Word) -> Word:
    """The ty that arises in the declension of jāti may become c too."""
    return w.tail("ty", "c")


@sutta("269-kāra", joins="suffix", final="m", after="261")
def yavatam_m(w: Word) -> Word | None:
    """After m, y becomes m."""
    return w.to("m" + w.ending.text[1:]) if w.ending.text.startswith("y") else None


@sutta("28:269", after="269", final="c l ñ j")
def dvebhavo_269(w: Word) -> Word:
    """The consonant that comes of a cluster with y is doubled."""
    return w.tail("", w.final)


@sutta("26:269", after="28:269", tail="ācc")
def rassam_269(w: Word) -> Word:
    """The long vowel before the doubled consonant is short."""
    return w.tail("ācc", "acc")


@sutta(
    270,
    cls="tumha amha rāja brahma atta sakha satthu",
    end="smā",
    not_after="211-anatta",
)
def sma_nava(w: Word) -> Word:
    """Smā counts as nā after amha, tumha, rāja, brahma, atta, sakha, satthu and pitu."""
    return w.rename("nā")


@sutta("270:ntu", optional=True, cls="ntu nta", gender="m n", end="smā")
def sma_nava_ntu(w: Word) -> Word:
    """Smā counts as nā after ntu."""
    return w.rename("nā")
