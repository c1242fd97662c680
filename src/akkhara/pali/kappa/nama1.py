"""Nāma, first kaṇḍa (suttas 52-119): the endings, their first substitutes and augments."""

from __future__ import annotations

from akkhara.pali.kappa.book2 import ban, sutta
from akkhara.pali.word import Part, Word

# Sutta 55: the endings, by case and number.
ENDINGS = {
    ("nom", "sg"): "si",
    ("nom", "pl"): "yo",
    ("acc", "sg"): "aṃ",
    ("acc", "pl"): "yo",
    ("ins", "sg"): "nā",
    ("ins", "pl"): "hi",
    ("dat", "sg"): "sa",
    ("dat", "pl"): "naṃ",
    ("abl", "sg"): "smā",
    ("abl", "pl"): "hi",
    ("gen", "sg"): "sa",
    ("gen", "pl"): "naṃ",
    ("loc", "sg"): "smiṃ",
    ("loc", "pl"): "su",
    ("voc", "sg"): "si",
    ("voc", "pl"): "yo",
}


@sutta(54)
def tato_ca_vibhattiyo(w: Word) -> Word | None:
    """A case ending is attached to a nominal stem."""
    name = ENDINGS.get((w.feature("case"), w.feature("number")))
    if name is None or w.parts[-1].kind == "ending":
        return None
    return w.attach("ending", name)


@sutta(57, end="si", case="voc")
def alapane_si_ga(w: Word) -> Word:
    """The ending si in address is called ga."""
    return w.rename("ga")


@sutta(61, end="sa")
def sagamo_se(w: Word) -> Word:
    """The augment s comes before sa, as long as sa is itself."""
    return w.augment("s")


@sutta(62, after="179")
def samsasu_ekavacanesu(w: Word) -> Word:
    """The augment s comes before saṃ and sā, the singular substitutes of smiṃ and sa."""
    return w.augment("s")


@sutta(63, cls="etima", final="ā", gender="f", after="179 65")
def etimasam_i(w: Word) -> Word:
    """The final of etā and imā becomes i before saṃ, sā and ssāya."""
    return w.tail("ā", "i")


@sutta(64, optional=True, cls="tad", final="ā", gender="f", text="saṃ sā")
def tassa_va(w: Word) -> Word:
    """The final of tā optionally becomes i before saṃ and sā."""
    return w.tail("ā", "i")


@sutta("64:ssāya", cls="tad", final="ā", gender="f", text="ssāya")
def tassa_ssaya(w: Word) -> Word:
    """The final of tā becomes i before ssāya."""
    return w.tail("ā", "i")


@sutta(65, optional=True, cls="tad etima", gender="f", final="ā", end="sa", not_after="175")
def tato_sassa_ssaya(w: Word) -> Word:
    """After tā, etā and imā the ending sa is optionally ssāya."""
    return w.to("ssāya")


@sutta(66, sanna="gha", after="179")
def gho_rassam(w: Word) -> Word:
    """Feminine ā is shortened before the singular substitutes saṃ and sā."""
    return w.shortened()


@sutta("67-ca", cls="ti", gender="f", end="naṃ")
def no_ca_ssa(w: Word) -> Word:
    """After feminine ti and catu the augment ssa comes before naṃ."""
    return w.augment("ssa")


@sutta("67-ca:catu", optional=True, cls="catu", gender="f", end="naṃ")
def no_ca_ssa_catu(w: Word) -> Word:
    """After feminine catu too, where plain n is usual as well."""
    return w.augment("ssa")


@sutta(67, cls="dvādi", end="naṃ", not_after="132-ca")
def no_ca_dvadito(w: Word) -> Word:
    """After dvi and the numerals that follow it the augment n comes before naṃ."""
    return w.augment("n")


@sutta("67-usage", after="81-ca", tail="gu", end="naṃ")
def no_ca_gu(w: Word) -> Word:
    """The augment n comes before naṃ after gu too, and u stays short."""
    return w.augment("n")


@sutta(68, optional=True, cost=1, gender="f", tail="ti", end="smiṃ smā", not_after="84")
def ama_pato(w: Word) -> Word:
    """After feminine i, smiṃ is optionally aṃ and smā ā (usual after t)."""
    return w.to({"smiṃ": "aṃ", "smā": "ā"}[w.ending.name])


@sutta("68:puthavī", optional=True, cost=1, cls="puthavī", end="smiṃ smā")
def ama_puthavi(w: Word) -> Word:
    """After puthavī too, smiṃ is optionally aṃ and smā ā."""
    return w.to({"smiṃ": "aṃ", "smā": "ā"}[w.ending.name])


@sutta(69, optional=True, cls="ādi", end="smiṃ")
def adito_o(w: Word) -> tuple[Word, ...]:
    """After ādi, smiṃ is optionally aṃ or o."""
    return w.to("aṃ"), w.to("o")


@sutta("69-ca", optional=True, cls="diva ratti bārāṇasī", end="smiṃ")
def adito_ca(w: Word) -> Word:
    """After certain other words smiṃ is ā (diva), o (ratti) or aṃ (bārāṇasī)."""
    return w.to("ā" if w.has("diva") else "o" if w.has("ratti") else "aṃ")


@sutta(70, optional=True, sanna="jha la", joins="member", opens="vowel")
def jhalanam_iyuva(w: Word) -> Word:
    """Before a vowel final i and u optionally become iya and uva, whose a gives way to it."""
    return w.tail(w.final, "iy" if w.final in "iī" else "uv")


@sutta(71, optional=True, sanna="jha la", joins="member", opens="vowel")
def yavakara_ca(w: Word) -> Word:
    """Before a vowel final i and u also become y and v."""
    return w.tail(w.final, "y" if w.final in "iī" else "v")


@sutta("41-ca:71", after="71", final="y v")
def visannogo(w: Word) -> Word | None:
    """Of three consonants that meet, one of two like ones is dropped."""
    text = w.stem.text
    if len(text) > 2 and text[-2] == text[-3]:
        return w.tail(text[-2:], text[-1])
    return None


@sutta(72, final="i ī", sanna="pa", after="68", opens="vowel")
def pasannassa(w: Word) -> Word:
    """Feminine i becomes y before a substitute of an ending that begins with a vowel."""
    return w.tail(w.final, "y")


@sutta("72-b", cls="puthavī", after="72", tail="vy")
def puthavi_b(w: Word) -> Word:
    """The v of puthavī becomes b before that y."""
    return w.tail("vy", "by")


@sutta("41-ca", after="72 52:tyā", tail="tty")
def ratty(w: Word) -> Word:
    """Of three consonants that meet, one of two like ones is dropped."""
    return w.tail("tty", "ty")


@sutta(73, cls="go", final="o", end="sa")
def gava_se(w: Word) -> Word:
    """The o of go becomes āva before sa."""
    return w.tail("o", "āva")


@sutta(74, cls="go", final="o", end="yo")
def gava_yosu(w: Word) -> Word:
    """The o of go becomes āva before yo."""
    return w.tail("o", "āva")


@sutta("74-ca", cls="go", final="o", end="nā smā smiṃ")
def gava_nadisu(w: Word) -> Word:
    """The o of go becomes āva before nā, smā and smiṃ too."""
    return w.tail("o", "āva")


@sutta("74-ca:su", optional=True, cls="go", final="o", end="su")
def gava_su(w: Word) -> Word:
    """Before su the o of go optionally becomes āva."""
    return w.tail("o", "āva")


@sutta(75, cls="go", final="o", end="aṃ")
def avamhi(w: Word) -> tuple[Word, ...]:
    """The o of go becomes āva or ava before aṃ."""
    return w.tail("o", "āva"), w.tail("o", "ava")


@sutta("75-ca", cls="go", final="o", end="sa yo nā smā smiṃ")
def avamhi_ca(w: Word) -> Word:
    """The o of go becomes ava before sa, yo, nā, smā and smiṃ too."""
    return w.tail("o", "ava")


@sutta("75-ca:su", optional=True, cls="go", final="o", end="su")
def avamhi_su(w: Word) -> Word:
    """Before su the o of go optionally becomes ava."""
    return w.tail("o", "ava")


@sutta(76, optional=True, after="75", tail="āva", end="aṃ")
def avassu_va(w: Word) -> Word:
    """The final of gāva optionally becomes u before aṃ; aṃ is then ṃ (82)."""
    return w.tail("a", "u")


@sutta(77, cls="go", final="o", end="naṃ", next="pati")
def tato_namam_pati(w: Word) -> Word:
    """After go naṃ becomes aṃ and o becomes ava when pati follows and the ending is kept."""
    return w.tail("o", "ava").to("aṃ")


@sutta("77-ca", optional=True, cls="go", final="o", end="naṃ")
def tato_namam(w: Word) -> Word:
    """After go naṃ becomes aṃ and o becomes ava, outside compounds too."""
    return w.tail("o", "ava").to("aṃ")


@sutta(78, cls="go", final="o", joins="member", opens="vowel")
def o_sare(w: Word) -> Word:
    """In a compound the o of go becomes ava before a vowel."""
    return w.tail("o", "ava")


@sutta("78-ca", optional=True, cost=1, cls="bhū", end="smiṃ")
def o_sare_bhu(w: Word) -> Word:
    """Final ū becomes uva before smiṃ."""
    return w.tail(w.final, "uva")


@sutta("78-ca:yo", optional=True, cls="pasu", end="yo")
def o_sare_pasu(w: Word) -> Word:
    """Final u becomes ava before yo in some words."""
    return w.tail("u", "ava")


@sutta("78-ca:catu", optional=True, cls="catu", gender="m", end="yo", case="nom acc voc")
def o_sare_catu(w: Word) -> Word:
    """The final of catu becomes ura before yo."""
    return w.tail("u", "ura")


@sutta(80, optional=True, cls="go", final="o", end="naṃ")
def gona_nammhi(w: Word) -> Word:
    """Go as a whole is optionally goṇa before naṃ."""
    return w.tail("go", "goṇa")


@sutta(81, optional=True, cls="go", final="o", end="su hi nā")
def gona_suhinasu(w: Word) -> Word:
    """Go as a whole is optionally goṇa before su, hi and nā."""
    return w.tail("go", "goṇa")


@sutta("81-ca", optional=True, cls="go", final="o", end="si yo aṃ sa smā smiṃ")
def gona_sesesu(w: Word) -> Word:
    """Before the remaining endings too go is optionally goṇa."""
    return w.tail("go", "goṇa")


@sutta("81-ca:gu", optional=True, cls="go", final="o", end="naṃ")
def gu_nammhi(w: Word) -> Word:
    """Before naṃ go is optionally gu."""
    return w.tail("go", "gu")


@sutta("81-ca:gavaya", optional=True, cost=1, cls="go", final="o", end="hi")
def gavaya_hi(w: Word) -> Word:
    """Before hi go is optionally gavaya."""
    return w.tail("go", "gavaya")


@sutta(82, sanna="jha la pa", text="aṃ")
def ammo_niggahitam(w: Word) -> Word:
    """After final i, ī, u and ū the ending aṃ is ṃ."""
    return w.to("ṃ")


@sutta(83, final="a ā i ī u ū e o", opens="vowel")
def saralopo(w: Word) -> Word:
    """The final vowel of the stem is elided before a vowel that begins the ending or suffix."""
    return w.tail(w.final, "")


@sutta("83-tu", cls="inī", end="inī")
def saralopo_tu(w: Word) -> Word | None:
    """Before inī the final vowel of bhikkhu and pati stays and the i of the suffix is elided."""
    if w.final == "u":
        return w.to("nī").lengthened().shortened()
    return w.lengthened().to("nī") if w.acted("91") else None


@sutta(84, final="ī ū", before="si aṃ nā sa smā smiṃ yo to")
def agho_rassam(w: Word) -> Word:
    """A long final ī or ū is shortened before the singular endings and yo."""
    return w.shortened()


@sutta(
    "84:ā",
    final="ā",
    gender="m n",
    before="si aṃ nā sa smā smiṃ yo",
    not_after="159 160-ca 199 52:satthā",
)
def agho_rassam_a(w: Word) -> Word:
    """A final ā that is not feminine is shortened before the singular endings and yo."""
    return w.shortened()


ban(85, of=[84], gender="m f", before="si")


@sutta("132-ca:naṃ", optional=True, cls="dvi", final="i", end="naṃ")
def duvi(w: Word) -> Word:
    """Before naṃ the stem duvi is used for dvi too."""
    return w.tail("dvi", "duvi")


@sutta(86, cls="ubha", end="naṃ")
def ubhadito(w: Word) -> Word:
    """After ubha naṃ is innaṃ."""
    return w.to("innaṃ")


@sutta("86:duvi", after="132-ca:naṃ", end="naṃ")
def ubhadito_duvi(w: Word) -> Word:
    """After duvi naṃ is innaṃ."""
    return w.to("innaṃ")


@sutta(87, cls="ti", gender="m n", end="naṃ")
def innam_innannam(w: Word) -> tuple[Word, ...]:
    """After ti naṃ is iṇṇaṃ or iṇṇannaṃ."""
    return w.to("iṇṇaṃ"), w.to("iṇṇannaṃ")


@sutta(88, after="118 217 218", before="yo", final="a i u")
def yosu_digham(w: Word) -> Word | None:
    """The final vowel is long when yo has been elided or has become ni."""
    return w.lengthened() if w.ending.text in ("", "ni") else None


@sutta(
    "89-ca",
    optional=True,
    cost=2,
    sanna="jha la pa",
    before="su naṃ hi",
    opens="consonant",
    not_after="52:bbhi",
)
def sunamhisu_ca(w: Word) -> Word:
    """In some words the vowel before su, naṃ and hi is short."""
    return w.shortened()


@sutta(89, before="su naṃ hi", final="a i u", not_after="89-ca 90 52:bbhi", opens="consonant")
def sunamhisu(w: Word) -> Word:
    """A short final vowel is lengthened before su, naṃ, hi and their substitutes."""
    return w.lengthened()


@sutta(90, cls="pañcādi", final="a", before="su naṃ hi")
def pancadinam_attam(w: Word) -> Word:
    """The final of pañca and the numerals that follow it is a before su, naṃ and hi."""
    return w


@sutta("90-bhāva", cls="catu", after="67-ca")
def attam_catu(w: Word) -> Word:
    """The u of feminine catu becomes a before the augment ssa."""
    place = next(i for i, part in enumerate(w.parts) if part.kind == "stem")
    stem = w.parts[place]
    return w.replace(place, Part("stem", stem.name, stem.text[:-1] + "a"))


@sutta(91, cls="inī", tail="pati", end="inī")
def patissinimhi(w: Word) -> Word:
    """The final of pati becomes a before the suffix inī."""
    return w.tail("i", "a")


@sutta(92, cls="ntu", tail="ntu", end="su naṃ hi yo")
def ntussanto(w: Word) -> Word:
    """The final of the suffix ntu becomes a before su, naṃ, hi and yo."""
    return w.tail("u", "a")


@sutta("92-ca", cls="ntu", tail="ntu", end="aṃ nā sa smā smiṃ", not_after="270")
def ntussanto_ca(w: Word) -> Word:
    """The final of ntu becomes a before the other endings too."""
    return w.tail("u", "a")


@sutta("92-anta", optional=True, cost=1, cls="ntu", gender="n", tail="ntu", end="yo")
def ntussanto_anta(w: Word) -> Word:
    """In the neuter the final of ntu becomes a and yo becomes i."""
    return w.tail("u", "a").to("i")


@sutta(93, optional=True, cost=1, cls="ntu", tail="ntu", end="aṃ sa")
def sabbassa_va(w: Word) -> Word:
    """The suffix ntu as a whole is optionally a before aṃ and sa."""
    return w.tail("ntu", "")


@sutta("93:nta", optional=True, cost=1, cls="nta", after="187", tail="nta", end="aṃ")
def sabbassa_va_nta(w: Word) -> Word:
    """What holds for ntu holds for nta before aṃ: it is optionally a as a whole."""
    return w.tail("nta", "")


@sutta(94, optional=True, cost=1, cls="ntu", gender="m", tail="ntu", end="si")
def simhi_va(w: Word) -> Word:
    """The final of ntu optionally becomes a before si."""
    return w.tail("u", "a")


@sutta(95, optional=True, cost=1, cls="aggi", end="si")
def aggissini(w: Word) -> Word:
    """The final of aggi is optionally ini before si."""
    return w.tail("i", "ini")


@sutta(96, sanna="jha", not_after="84", end="yo", final="i")
def yosvakatarasso(w: Word) -> Word:
    """A final i that was not shortened becomes a before yo."""
    return w.tail("i", "a")


@sutta(97, sanna="la", not_after="84", text="ve vo")
def vevosu_lo(w: Word) -> Word:
    """A final u that was not shortened becomes a before ve and vo."""
    return w.tail("u", "a")


@sutta(98, cls="mātulādi", end="ī")
def matuladinam(w: Word) -> Word:
    """The final of mātula and the like becomes āna before the suffix ī."""
    return w.tail("a", "āna")


@sutta("98-ānatta", optional=True, cls="nadī", end="yo nā sa smā")
def najjo(w: Word) -> tuple[Word, ...]:
    """The dī of nadī with the ending is optionally jjo (yo) or jjā."""
    return w.whole("dī", "jjo" if w.ending.name == "yo" else "jjā")


@sutta(99, optional=True, end="smā hi smiṃ")
def smahisminnam(w: Word) -> Word:
    """Smā, hi and smiṃ are optionally mhā, bhi and mhi."""
    if w.ending.name == "hi":
        return w.to("bhi").dearer(1)
    return w.to({"smā": "mhā", "smiṃ": "mhi"}[w.ending.name])


ban(100, of=[99], after="176 177")


@sutta(101, final="a", before="su hi", not_after="90 185")
def suhisvakaro_e(w: Word) -> Word | None:
    """Final a becomes e before su and hi."""
    return w.tail("a", "e") if w.ending.text in ("su", "hi", "bhi") else None


@sutta(102, cls="sabbanāma", not_cls="tumha amha", final="a", before="naṃ")
def sabbanamanam(w: Word) -> Word | None:
    """The final a of a pronoun becomes e before naṃ."""
    return w.tail("a", "e") if w.ending.text in ("naṃ", "saṃ", "sānaṃ") else None


@sutta(103, final="a", end="nā", not_after="160 270 52:attanā")
def ato_nena(w: Word) -> Word:
    """After final a, nā becomes ena."""
    return w.to("ena")


@sutta(104, gender="m x", final="a", end="si")
def so(w: Word) -> Word:
    """After a masculine stem in a, si becomes o."""
    return w.to("o")


@sutta(105, optional=True, cost=3, final="a", gender="m n", not_cls="sabbanāma", end="nā")
def so_va(w: Word) -> Word:
    """After final a, nā is optionally so."""
    return w.to("so")


@sutta("105:sabba", optional=True, cost=3, cls="sabba", final="a", gender="m n", end="nā")
def so_va_sabba(w: Word) -> Word:
    """After sabba too, nā is optionally so."""
    return w.to("so")


@sutta(106, optional=True, cls="dīghora", end="smā")
def dighorehi(w: Word) -> Word:
    """After dīgha and ora, smā is optionally so."""
    return w.to("so")


@sutta(107, gender="m x", final="a", end="yo", not_after="96")
def sabbayoninam(w: Word) -> Word:
    """After final a, yo becomes ā, in the second case e."""
    return w.to("e" if w.feature("case") == "acc" else "ā")


@sutta("107:n", optional=True, gender="n", after="218", not_cls="sabbanāma", text="ni")
def sabbayoninam_ni(w: Word) -> Word | None:
    """After a neuter in a, the ni that comes from yo is optionally ā, in the second case e."""
    if w.ending.name != "yo":
        return None
    return w.to("e" if w.feature("case") == "acc" else "ā")


@sutta(108, optional=True, final="a", end="smā smiṃ")
def smasminnam_va(w: Word) -> Word:
    """After final a, smā is optionally ā and smiṃ e."""
    return w.to({"smā": "ā", "smiṃ": "e"}[w.ending.name])


@sutta(109, optional=True, cost=1, final="a", gender="m n", case="dat", end="sa")
def aya_catutthi(w: Word) -> Word:
    """After final a, the sa of the fourth case is optionally āya."""
    return w.to("āya")


@sutta("109-tu", optional=True, cost=2, cls="attha", case="dat", end="sa")
def aya_tu(w: Word) -> Word:
    """After some stems in a, the sa of the fourth case is also tthaṃ."""
    return w.to("tthaṃ")


ban(110, of=[108, 109], cls="sabbanāma", not_cls="dvanda bahubbīhi", final="a")


@sutta(111, sanna="gha", end="nā sa smā smiṃ")
def ghato_nadinam(w: Word) -> Word:
    """After feminine ā the singular endings from the third case on become āya."""
    return w.to("āya")


@sutta(112, sanna="pa", not_cls="satthu", end="nā sa smā smiṃ")
def pato_ya(w: Word) -> Word:
    """After feminine i, ī, u and ū the singular endings from the third case on become yā."""
    return w.to("yā")


@sutta("112:satthu", optional=True, cls="satthu", sanna="pa", end="nā sa smā smiṃ")
def pato_ya_matu(w: Word) -> Word:
    """After mātu and the like, as far as the satthu rules leave the endings, they become yā."""
    return w.to("yā")


@sutta(113, cls="sakha", gender="m", end="ga")
def sakhato_gasse(w: Word) -> tuple[Word, ...]:
    """After sakha ga is a, ā, i, ī or e."""
    return w.whole("a", "a", "ā", "i", "ī", "e")


@sutta(114, sanna="gha", end="ga", not_after="244")
def ghate_ca(w: Word) -> Word:
    """After feminine ā, ga becomes e."""
    return w.to("e")


ban(115, of=[114], cls="ammādi")


@sutta(116, sanna="la", gender="m", not_after="84", case="voc", end="yo")
def akatarassa_lato(w: Word) -> tuple[Word, ...]:
    """After a u that was not shortened, the yo of address is ve or vo."""
    return w.to("ve"), w.to("vo")


@sutta(117, optional=True, bound_after="157-ca-2 198", sanna="jha la", end="sa")
def jhalato_sassa(w: Word) -> Word:
    """After masculine and neuter i and u, sa is optionally no."""
    return w.to("no")


@sutta(118, optional=True, sanna="gha pa jha la", gender="m f", end="yo")
def ghapato_yonam_lopo(w: Word) -> Word:
    """After i, u and feminine vowels yo is optionally elided."""
    return w.to("")


@sutta("118:amu", cls="amu", gender="m", end="yo")
def ghapato_yonam_lopo_amu(w: Word) -> Word:
    """After masculine amu, which has no vo (119-ca), yo is elided."""
    return w.to("")


@sutta("118:n", sanna="jha la", gender="n", end="yo")
def ghapato_yonam_lopo_n(w: Word) -> Word:
    """After neuter i and u yo is elided unless it becomes ni."""
    return w.to("")


@sutta(119, sanna="la", gender="m", end="yo")
def lato_vokaro(w: Word) -> Word | None:
    """After masculine u, yo becomes vo."""
    if w.feature("case") == "voc" and not w.acted("84"):
        return None
    return w.to("vo")


@sutta("119-kāra", optional=True, cost=1, cls="jantu", end="yo")
def lato_no(w: Word) -> Word:
    """After u yo is no in some words."""
    return w.to("no")


@sutta("119-kāra:ū", optional=True, cost=1, sanna="la", gender="m", after="84", end="yo")
def lato_no_u(w: Word) -> Word:
    """After an ū that was shortened yo is no too."""
    return w.to("no")


ban("119-ca", of=[119, "119-kāra"], cls="amu")
