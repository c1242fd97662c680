"""Usage (payoga): what the canon has and no sutta of book 2 makes.

Sutta 52 makes the Buddha's word the arbiter of forms, 56 lets forms conflict with no usage. The
rules here are licensed by 52 alone and say so: their keys are `52:…`, they are cited as 52, and
all of them cost more than what a sutta of their own makes. They are kept apart, so that the grammar
of the text stays visible.
"""

from __future__ import annotations

from akkhara.pali.kappa.book2 import sutta
from akkhara.pali.word import Part, Word


@sutta("52:arahā", optional=True, cost=1, cls="arahanta mahanta", gender="m", end="si")
def araha(w: Word) -> tuple[Word, ...]:
    """Arahanta and mahanta have ā for nta with si, as if it were ntu."""
    return w.whole("nta", "ā")


@sutta("52:arahā-yo", optional=True, cost=2, cls="arahanta", case="nom", end="yo")
def araha_yo(w: Word) -> tuple[Word, ...]:
    """Arahanta has ā with yo too."""
    return w.whole("nta", "ā")


@sutta("52:kaci", cls="ci", tail="kaci")
def kaci(w: Word) -> Word:
    """Kaci is kiṃ with the particle ci after its endings."""
    return w.tail("kaci", "kiṃ")


@sutta("52:ci", cls="ci", not_after="52:ci")
def ci(w: Word) -> Word | tuple[Word, ...]:
    """The particle ci follows the inflected form; ṃ before it is ñ (31)."""
    last = w.parts[-1]
    kept, text = w.parts[:-1], last.text
    if not text:
        # The ending has been elided: the stem meets the particle.
        last, kept = w.parts[-2], w.parts[:-2]
        text = last.text
    end = Part("ending", "", "ci")
    if not text.endswith("ṃ"):
        return w.put(*kept, Part("stem", last.name, text), end)
    joined = w.put(*kept, Part("stem", last.name, text[:-1] + "ñ"), end)
    # After smiṃ the niggahīta is elided too (39).
    if w.ending.name != "smiṃ":
        return joined
    return joined, w.put(*kept, Part("stem", last.name, text[:-1]), end).dearer(2)


@sutta("52:ki", optional=True, cost=2, cls="kiṃ", tail="kiṃ", gender="m n", end="sa smā smiṃ")
def ki(w: Word) -> Word:
    """Kiṃ is ki before sa, smā and smiṃ, as the suttas themselves say kissa and kismā."""
    return w.tail("kiṃ", "ki")


@sutta("52:kiṃ", cls="kiṃ", gender="n", tail="kiṃ", end="aṃ")
def kim_dutiya(w: Word) -> Word:
    """The neuter kiṃ stands for the second case too."""
    return w.to("")


@sutta("52:ikā", cls="aka", tail="aka", end="ā")
def ika(w: Word) -> Word:
    """Before the feminine ā the a before k becomes i."""
    return w.tail("aka", "ika")


@sutta("52:ga", optional=True, cost=1, final="ī ū", gender="m f", end="ga")
def dighassa_ge(w: Word) -> Word:
    """In address a long final may stay."""
    return w.to("")


@sutta("52:ga-ā", optional=True, cost=1, sanna="gha", not_cls="ammādi", end="ga")
def ghassa_ge(w: Word) -> Word:
    """In address feminine ā may stay."""
    return w.to("")


@sutta("52:to", optional=True, cost=3, sanna="gha", end="to")
def to_rassam(w: Word) -> Word:
    """Feminine ā may be short before to."""
    return w.shortened()


@sutta("52:bbhi", optional=True, cost=1, cls="catu cha", end="hi")
def bbhi(w: Word) -> Word:
    """After catu and cha, hi may be bbhi."""
    return w.to("bbhi")


@sutta("52:asma", optional=True, cost=2, cls="amha", tail="amha", before="naṃ su yo")
def asma(w: Word) -> Word | None:
    """Amha may be asma before naṃ, su, and the ākaṃ that stands for yo."""
    if w.ending.name == "yo" and w.ending.text != "ākaṃ":
        return None
    return w.tail("amha", "asma")


@sutta("52:aṃ", optional=True, cost=1, cls="tumha amha", end="naṃ")
def am_nammhi(w: Word) -> Word:
    """After tumha and amha, naṃ may be aṃ."""
    return w.to("aṃ")


@sutta(
    "52:tyā",
    optional=True,
    cost=2,
    gender="f",
    tail="ti",
    before="nā sa smā smiṃ yo",
    not_after="84",
)
def tya(w: Word) -> Word | None:
    """After t, feminine i with yā and yo may be yā and yo together."""
    if w.ending.text not in ("yā", "yo"):
        return None
    return w.tail("i", "y").to(w.ending.text[1:])


@sutta("52:najjā", optional=True, cost=2, cls="nadī", end="smiṃ")
def najja(w: Word) -> tuple[Word, ...]:
    """The dī of nadī with smiṃ may be jjā and jjaṃ."""
    return w.whole("dī", "jjā", "jjaṃ")


@sutta("52:ā", optional=True, cost=2, cls="rājādi", case="nom voc", end="yo")
def rajadito_a(w: Word) -> Word:
    """After rāja, atta, puma and the like, yo may be ā as after other stems in a."""
    return w.to("ā")


@sutta("52:satthā", optional=True, cost=2, cls="satthu", gender="m", case="nom voc", end="yo")
def sattha(w: Word) -> Word:
    """The final of satthu with yo may be ā."""
    return w.tail("u", "ā").to("")


@sutta("52:sa", optional=True, cost=2, cls="rāja atta", end="sa", not_after="52:sa")
def rajassa(w: Word) -> Word:
    """After rāja and atta, sa may stay as after other stems in a."""
    return w


@sutta("52:rājinā", optional=True, cost=1, cls="rāja", end="nā", not_after="270")
def rajina(w: Word) -> tuple[Word, ...]:
    """Rāja with nā may be rājinā."""
    return w.whole("rāja", "rājinā")


@sutta("52:attanā", optional=True, cls="atta", end="nā", not_after="270 211-anatta")
def attana_tatiya(w: Word) -> Word:
    """After atta, nā may stay."""
    return w


@sutta("52:attanaṃ", optional=True, cost=2, cls="atta", tail="atta", end="aṃ")
def attanam(w: Word) -> Word:
    """The final of atta may be ana before aṃ."""
    return w.tail("a", "ana")


@sutta("52:u", optional=True, cost=2, cls="satthu", gender="m", final="u", end="nā hi su aṃ")
def satthuna(w: Word) -> Word:
    """The u of satthu, pitu and the like may stay before nā, hi, su and aṃ."""
    return w


@sutta("52:u-f", optional=True, cost=2, cls="satthu", gender="f", final="u", end="nā smiṃ")
def matuya(w: Word) -> Word:
    """After mātu, dhītu and the like, nā and smiṃ may be yā."""
    return w.to("yā")


@sutta("52:u-hi", optional=True, cost=2, cls="satthu", gender="f", final="u", end="hi su")
def matuhi(w: Word) -> Word:
    """The u of mātu, dhītu and the like may stay before hi and su."""
    return w


@sutta("52:āre", optional=True, cost=2, after="200", case="acc", end="yo")
def satthare(w: Word) -> Word:
    """After the āra of 200, the yo of the second case may be e."""
    return w.to("e")


@sutta("52:mano", optional=True, cost=1, cls="mano", gender="n", end="si")
def mano_n(w: Word) -> Word:
    """In the neuter too, si may be o after the mano group."""
    return w.to("o")


@sutta("52:mano-aṃ", optional=True, cost=2, cls="mano", end="aṃ")
def mano_am(w: Word) -> Word:
    """After the mano group aṃ may be o."""
    return w.to("o")


@sutta("52:manasā", optional=True, cost=2, cls="mano", end="smā")
def manasa_smamhi(w: Word) -> Word:
    """After the mano group smā may be ā with the s of 184."""
    return w.to("sā")


@sutta("52:siṃ", optional=True, cost=2, gender="n", sanna="jha la", not_cls="sabbanāma", end="si")
def sim_jhalato(w: Word) -> Word:
    """After neuter i and u too, si may be aṃ (then ṃ, 82)."""
    return w.to("aṃ")


@sutta("52:ubho", optional=True, cost=1, cls="ubha", tail="ubha", end="hi su")
def ubho(w: Word) -> Word:
    """The final of ubha may be o before hi and su."""
    return w.tail("a", "o")


@sutta("52:puma", optional=True, cost=2, cls="puma", tail="puma", end="hi")
def pumehi(w: Word) -> Word:
    """The final of puma may stay a before hi."""
    return w


@sutta("52:puma-yo", optional=True, cost=2, cls="puma", end="yo")
def puma_yo(w: Word) -> Word:
    """After puma, yo may be what it is after other stems in a."""
    return w.to("e" if w.feature("case") == "acc" else "ā")


@sutta("52:āya", optional=True, cost=3, cls="sabbanāma", sanna="gha", end="smiṃ")
def aya_smimmhi(w: Word) -> Word:
    """After a feminine pronoun smiṃ may be āya after all."""
    return w.to("āya")


@sutta("52:sā", optional=True, cost=3, cls="eka", sanna="gha", end="nā smā")
def sa_nasmasu(w: Word) -> Word:
    """After feminine eka, nā and smā may be ssā, as sa."""
    return w.tail("ā", "i").to("ssā")


@sutta("52:kamma", optional=True, cost=2, cls="kamma", tail="kamma", end="si aṃ")
def kamma(w: Word) -> Word:
    """After kamma, si and aṃ may be elided."""
    return w.to("")


@sutta("52:āni", optional=True, cost=3, gender="n", after="218", text="ni", case="acc")
def a_dutiyaya(w: Word) -> Word:
    """After a neuter in a, the yo of the second case may be ā as that of the first."""
    return w.to("ā")


@sutta("52:ga-n", optional=True, cost=2, gender="n", final="a i u", end="ga")
def am_ge_napumsake(w: Word) -> Word:
    """In the neuter the form with aṃ serves for address too."""
    return w.to("aṃ")


@sutta("52:vayaṃ", optional=True, cost=2, cls="amha", case="nom", end="yo")
def vayam(w: Word) -> tuple[Word, ...]:
    """Amha with the yo of the first case may be vayaṃ."""
    return w.whole("amha", "vayaṃ")


@sutta("52:tavaṃ", optional=True, cost=2, cls="tumha", end="sa")
def tavam(w: Word) -> tuple[Word, ...]:
    """Tumha with sa may be tavaṃ."""
    return w.whole("tumha", "tavaṃ")


@sutta("52:vo", optional=True, cost=3, cls="tumha amha", place="padato", case="abl", end="hi")
def vo_no_pancami(w: Word) -> tuple[Word, ...]:
    """After a word, vo and no may stand for the fifth case plural."""
    tumha = w.has("tumha")
    return w.whole("tumha" if tumha else "amha", "vo" if tumha else "no")


@sutta("52:amu", optional=True, cost=2, cls="amu", gender="m f", tail="amu", end="si")
def amu_si(w: Word) -> Word:
    """Amu with si may stay amu."""
    return w.to("")


@sutta("52:amuṃ", optional=True, cost=2, cls="amu", gender="n", tail="amu", end="aṃ si")
def amum_napumsake(w: Word) -> Word:
    """In the neuter amu with aṃ or si may be amuṃ."""
    return w.to("ṃ")


@sutta("52:amuyo", optional=True, cost=3, cls="amu", gender="m", tail="amu", end="yo")
def amuyo(w: Word) -> Word:
    """After masculine amu yo may stay."""
    return w


@sutta("52:ye", optional=True, cost=3, cls="sabbanāma ekacca", gender="n", final="a", end="yo")
def ye_napumsake(w: Word) -> Word:
    """After a neuter pronoun too, yo may be e."""
    return w.to("e")


@sutta("52:ubhayo", optional=True, cost=2, cls="ubhaya", gender="m", end="yo")
def ubhayo(w: Word) -> Word:
    """After ubhaya, yo may be o as after ubha."""
    return w.to("o")


@sutta("52:dhītā", optional=True, cost=3, cls="satthu", gender="f", final="u", end="nā sa smā")
def dhitaya(w: Word) -> Word:
    """The final of dhītu and the like may be ā, as a feminine in ā, before nā, sa and smā."""
    return w.tail("u", "ā").to("āya")


@sutta("52:sattharaṃ", optional=True, cost=3, after="200", tail="āra", end="aṃ")
def sattharam(w: Word) -> Word:
    """The āra of satthu may be short before aṃ."""
    return w.tail("āra", "ara")


@sutta("52:nnaṃ", optional=True, cost=3, cls="satthu bahu", final="u", end="naṃ")
def unnam(w: Word) -> Word:
    """After pitu, bahu and the like the augment n may come before naṃ."""
    return w.augment("n")


@sutta("52:nto", optional=True, cost=3, cls="nta", gender="m", case="acc", tail="nta", end="yo")
def nto_dutiyaya(w: Word) -> tuple[Word, ...]:
    """Nta may be nto in the second case plural as in the first."""
    return w.whole("nta", "nto")


@sutta("52:nto-ga", optional=True, cost=3, cls="nta", gender="m", tail="nta", end="ga")
def nto_ge(w: Word) -> tuple[Word, ...]:
    """In address nta may be nto, nta."""
    return w.whole("nta", "nto", "nta")


@sutta("52:āne", optional=True, cost=2, cls="puma addha", end="su smiṃ yo", final="a")
def ane_susmimsu(w: Word) -> tuple[Word, ...] | Word | None:
    """The final of puma may be āne before su, that of addha with smiṃ and the second yo."""
    if w.ending.name == "yo" and w.feature("case") != "acc":
        return None
    if w.ending.name == "su":
        return w.tail("a", "āne") if w.has("puma") else None
    return w.whole("a", "āne") if w.has("addha") else None


@sutta("52:attanesu", optional=True, cost=3, cls="atta", tail="atta", end="su")
def attanesu(w: Word) -> Word:
    """The final of atta may be ana before su too."""
    return w.tail("a", "ana")


@sutta("52:pumānā", optional=True, cost=3, cls="puma", final="a", end="smā")
def pumana_smamhi(w: Word) -> tuple[Word, ...]:
    """Puma with smā may be pumānā as with nā."""
    return w.whole("a", "ānā")


@sutta("52:sakhānaṃ", optional=True, cost=3, cls="sakha", tail="sakha", end="naṃ")
def sakhanam(w: Word) -> Word:
    """The final of sakha may stay a before naṃ."""
    return w


@sutta("52:chassu", optional=True, cost=3, cls="cha", end="su")
def chassu(w: Word) -> Word:
    """After cha, su may be ssu."""
    return w.to("ssu")


@sutta("52:bhadante", optional=True, cost=1, cls="bhadanta", final="a", end="ga yo")
def bhadante(w: Word) -> tuple[Word, ...] | Word:
    """Bhadanta has e in address, and o and e in the plural, as bhavanta has (243)."""
    if w.ending.name == "ga":
        return w.to("e")
    return (w.to("o"), w.to("e")) if w.feature("case") == "voc" else w.to("o")


@sutta("52:tiṃsaṃ", optional=True, cost=1, cls="tiṃsādi", final="ā", end="si")
def timsam(w: Word) -> tuple[Word, ...]:
    """Tiṃsā and other tens have aṃ and a with si too."""
    return w.whole("ā", "aṃ", "a")


@sutta("52:parisati", optional=True, cost=2, cls="parisā", final="ā", end="smiṃ smā")
def parisati(w: Word) -> tuple[Word, ...]:
    """Parisā has ati and atiṃ for its final with smiṃ, atiṃ with smā."""
    return w.whole("ā", "atiṃ", "ati") if w.ending.name == "smiṃ" else w.whole("ā", "atiṃ")


@sutta("52:najjāyo", optional=True, cost=3, cls="nadī", end="yo")
def najjayo(w: Word) -> tuple[Word, ...]:
    """The dī of nadī with yo may be jjāyo."""
    return w.whole("dī", "jjāyo")
