"""Nāma, second kaṇḍa (suttas 120-160): stem and ending replaced together (savibhatti)."""

from __future__ import annotations

from akkhara.pali.kappa.book2 import ban, sutta
from akkhara.pali.word import Word

# Tumha and amha, in that order, for the suttas that name both.
Pair = tuple[str, str]


def _pair(w: Word, pair: Pair) -> tuple[Word, ...]:
    """Tumha or amha with its ending becomes the first or the second of the pair."""
    tumha = w.has("tumha")
    return w.whole("tumha" if tumha else "amha", pair[0 if tumha else 1])


def _ntu(w: Word) -> str:
    """The suffix that 187 counts as one: ntu, or nta."""
    return w.stem.text[-3:]


@sutta(120, cls="amha", end="sa")
def amhassa_mamam(w: Word) -> tuple[Word, ...]:
    """Amha with sa becomes mamaṃ."""
    return w.whole("amha", "mamaṃ")


@sutta(121, cls="amha", case="nom", end="yo")
def mayam_yomhi(w: Word) -> tuple[Word, ...]:
    """Amha with the yo of the first case becomes mayaṃ."""
    return w.whole("amha", "mayaṃ")


@sutta(122, optional=True, cls="ntu nta", gender="m", case="nom voc", tail="ntu nta", end="yo")
def ntussa_nto(w: Word) -> tuple[Word, ...]:
    """Ntu with the yo of the first case becomes nto."""
    return w.whole(_ntu(w), "nto")


@sutta(123, optional=True, cost=1, cls="ntu nta", gender="m n", tail="ntu nta", end="sa")
def ntassa_se(w: Word) -> tuple[Word, ...]:
    """Ntu with sa is optionally ntassa."""
    return w.whole(_ntu(w), "ntassa")


@sutta(124, cls="ntu", gender="m", tail="ntu", end="si")
def a_simhi(w: Word) -> tuple[Word, ...]:
    """Ntu with si becomes ā."""
    return w.whole("ntu", "ā")


@sutta(125, cls="ntu", gender="n", tail="ntu", end="si")
def am_napumsake(w: Word) -> tuple[Word, ...]:
    """In the neuter ntu with si becomes aṃ."""
    return w.whole("ntu", "aṃ")


@sutta(126, cls="ntu nta", gender="m n", tail="ntu nta", end="ga")
def avanna_ca_ge(w: Word) -> tuple[Word, ...]:
    """Ntu with ga becomes aṃ, a or ā."""
    return w.whole(_ntu(w), "aṃ", "a", "ā")


@sutta(
    127,
    optional=True,
    bound_after="270",
    cls="ntu nta",
    gender="m n",
    tail="ntu nta",
    end="sa smiṃ nā",
)
def to_ti_ta(w: Word) -> tuple[Word, ...]:
    """Ntu with sa, smiṃ and nā is optionally to, ti and tā."""
    return w.whole(_ntu(w), {"sa": "to", "smiṃ": "ti", "nā": "tā"}[w.ending.name])


@sutta(128, optional=True, cls="ntu nta", gender="m n", tail="ntu nta", end="naṃ")
def nammhi_tam(w: Word) -> tuple[Word, ...]:
    """Ntu with naṃ is optionally taṃ."""
    return w.whole(_ntu(w), "taṃ")


@sutta(129, optional=True, cls="ima", gender="n", end="aṃ si")
def imassidam(w: Word) -> tuple[Word, ...]:
    """In the neuter ima with aṃ or si is optionally idaṃ."""
    return w.whole("ima", "idaṃ")


@sutta(130, cls="amu", gender="n", end="aṃ si")
def amussadum(w: Word) -> tuple[Word, ...]:
    """In the neuter amu with aṃ or si becomes aduṃ."""
    return w.whole("amu", "aduṃ")


@sutta(132, cls="dvi", end="yo")
def yosu_dvinnam_dve(w: Word) -> tuple[Word, ...]:
    """Dvi with yo becomes dve in all genders."""
    return w.whole("dvi", "dve")


@sutta("132-ca", cls="dvi", end="yo")
def yosu_dvinnam_duve(w: Word) -> tuple[Word, ...]:
    """Dvi with yo is also duve."""
    return w.whole("dvi", "duve")


_TI = {"f": "tisso", "m": "tayo", "n": "tīṇi"}
_CATU = {"f": "catasso", "m": "cattāro", "n": "cattāri"}


@sutta(133, cls="ti catu", gender="m f n", end="yo")
def ti_catunnam(w: Word) -> tuple[Word, ...]:
    """Ti and catu with yo become tisso catasso, tayo cattāro, tīṇi cattāri by gender."""
    if w.has("ti"):
        return w.whole("ti", _TI[w.gender])
    return w.whole("catu", _CATU[w.gender])


@sutta(134, cls="pañcādi", end="yo")
def pancadinam_akaro(w: Word) -> tuple[Word, ...]:
    """The final of pañca and the numerals that follow it, with yo, is a."""
    return w.whole(w.final, w.final)


@sutta(135, cls="rāja", end="sa")
def rajassa_ranno(w: Word) -> tuple[Word, ...]:
    """Rāja with sa becomes rañño or rājino."""
    return w.whole("rāja", "rañño", "rājino")


@sutta(136, optional=True, cls="rāja", end="naṃ")
def rannam_nammhi(w: Word) -> tuple[Word, ...]:
    """Rāja with naṃ is optionally raññaṃ."""
    return w.whole("rāja", "raññaṃ")


@sutta(137, optional=True, bound_after="270", cls="rāja", end="nā")
def nammhi_ranna(w: Word) -> tuple[Word, ...]:
    """Rāja with nā is optionally raññā."""
    return w.whole("rāja", "raññā")


@sutta(138, cls="rāja", end="smiṃ")
def ranne_rajini(w: Word) -> tuple[Word, ...]:
    """Rāja with smiṃ becomes raññe or rājini."""
    return w.whole("rāja", "raññe", "rājini")


@sutta(139, cls="tumha amha", end="smiṃ")
def tayi_mayi(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with smiṃ become tayi and mayi."""
    return _pair(w, ("tayi", "mayi"))


@sutta(140, cls="tumha amha", end="si")
def tvam_aham(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with si become tvaṃ and ahaṃ."""
    return _pair(w, ("tvaṃ", "ahaṃ"))


@sutta("140-ca", cls="tumha", end="si")
def tuvam_simhi(w: Word) -> tuple[Word, ...]:
    """Tumha with si is tuvaṃ too."""
    return w.whole("tumha", "tuvaṃ")


@sutta(141, cls="tumha amha", end="sa")
def tava_mama(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with sa become tava and mama."""
    return _pair(w, ("tava", "mama"))


@sutta(142, cls="tumha amha", end="sa")
def tuyham_mayham(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with sa become tuyhaṃ and mayhaṃ too."""
    return _pair(w, ("tuyhaṃ", "mayhaṃ"))


@sutta(143, cls="tumha amha", end="aṃ")
def tam_mam(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with aṃ become taṃ and maṃ."""
    return _pair(w, ("taṃ", "maṃ"))


@sutta(144, cls="tumha amha", end="aṃ")
def tavam_mamam(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with aṃ are optionally tavaṃ and mamaṃ."""
    return _pair(w, ("tavaṃ", "mamaṃ"))


@sutta(145, cls="tumha amha", end="nā")
def taya_maya(w: Word) -> tuple[Word, ...]:
    """Tumha and amha with nā become tayā and mayā."""
    return _pair(w, ("tayā", "mayā"))


@sutta(146, cls="tumha", end="aṃ")
def tuvam_tvam(w: Word) -> tuple[Word, ...]:
    """Tumha with aṃ becomes tuvaṃ and tvaṃ too."""
    return w.whole("tumha", "tuvaṃ", "tvaṃ")


@sutta(147, optional=True, cls="tumha amha", place="padato", end="yo naṃ", case="acc dat gen")
def padato_vo_no(w: Word) -> tuple[Word, ...]:
    """After a word, tumha and amha in the plural of cases two, four and six are optionally vo and
    no."""
    return _pair(w, ("vo", "no"))


@sutta(148, optional=True, cls="tumha amha", place="padato", end="sa aṃ")
def te_me(w: Word) -> tuple[Word, ...]:
    """After a word, tumha and amha in the singular are te and me."""
    return _pair(w, ("te", "me"))


ban(149, of=[148], case="acc")


@sutta(150, optional=True, cls="tumha amha", place="padato", case="ins", end="nā")
def te_me_tatiye(w: Word) -> tuple[Word, ...]:
    """After a word, tumha and amha in the third singular are optionally te and me."""
    return _pair(w, ("te", "me"))


@sutta(151, cls="tumha amha", place="padato", case="ins", end="hi")
def vo_no_hi(w: Word) -> tuple[Word, ...]:
    """After a word, tumha and amha with the hi of the third case become vo and no."""
    return _pair(w, ("vo", "no"))


@sutta("151-bahu", optional=True, cls="tumha amha", place="padato", case="nom", end="yo")
def vo_no_yo(w: Word) -> tuple[Word, ...]:
    """After a word, vo and no also stand for the first case plural."""
    return _pair(w, ("vo", "no"))


@sutta(152, cls="puma", end="si")
def pumantassa_simhi(w: Word) -> tuple[Word, ...]:
    """The final of puma with si becomes ā."""
    return w.whole("a", "ā")


@sutta("152-anta", cls="yuva maghava", end="si")
def yuva_simhi(w: Word) -> tuple[Word, ...]:
    """The final of yuva and maghava with si becomes ā."""
    return w.whole("a", "ā")


@sutta(153, cls="puma", end="ga")
def am_alapane(w: Word) -> tuple[Word, ...]:
    """The final of puma with ga becomes aṃ."""
    return w.whole("a", "aṃ")


@sutta(154, optional=True, cls="puma", final="a", joins="member")
def samase_ca_vibhasa(w: Word) -> Word:
    """In a compound the final of puma optionally becomes aṃ."""
    return w.tail("a", "aṃ")


@sutta(155, cls="puma", end="yo")
def yosvano(w: Word) -> tuple[Word, ...]:
    """The final of puma with yo becomes āno."""
    return w.whole("a", "āno")


@sutta(156, optional=True, cls="puma", end="smiṃ")
def ane_smimmhi(w: Word) -> tuple[Word, ...]:
    """The final of puma with smiṃ is optionally āne."""
    return w.whole("a", "āne")


@sutta(157, cls="puma", end="hi", final="a")
def hivibhattimhi(w: Word) -> Word:
    """The final of puma becomes āne before hi."""
    return w.tail("a", "āne")


@sutta("157-ca-1", optional=True, cls="yuva maghava", end="si yo aṃ", final="a")
def yuva_ana(w: Word) -> Word:
    """The final of yuva and maghava becomes āna before si, yo and aṃ."""
    return w.tail("a", "āna")


@sutta("157-ca-2", optional=True, cls="puma kamma thāma addha", end="sa smā", final="a")
def puma_u(w: Word) -> Word:
    """The final of puma, kamma and thāma optionally becomes u before sa and smā."""
    return w.tail("a", "u")


@sutta(158, optional=True, cls="puma", end="su", final="a")
def susmima_va(w: Word) -> Word:
    """The final of puma is optionally ā before su."""
    return w.tail("a", "ā")


@sutta(159, optional=True, cls="puma", end="nā", final="a")
def unamhi(w: Word) -> tuple[Word, ...]:
    """The final of puma is optionally u or ā before nā."""
    return w.tail("a", "u"), w.tail("a", "ā")


@sutta(160, optional=True, cls="kamma addha", end="nā", final="a")
def a_kammantassa(w: Word) -> tuple[Word, ...]:
    """The final of kamma is optionally u or a before nā."""
    return w.tail("a", "u"), w


@sutta("160-ca", optional=True, cls="yuva maghava", end="nā su", final="a")
def yuva_a(w: Word) -> Word:
    """The final of yuva and maghava sometimes becomes ā before nā and su."""
    return w.tail("a", "ā")
