"""Nāma, third kaṇḍa (suttas 161-210): pronouns, the mano group, ntu and nta, rāja, satthu."""

from __future__ import annotations

from akkhara.pali.kappa.book2 import ALL, ban, sutta
from akkhara.pali.word import Word


@sutta(161, cls="tumha amha", end="naṃ")
def tumhamhehi_namakam(w: Word) -> Word:
    """After tumha and amha, naṃ becomes ākaṃ."""
    return w.to("ākaṃ")


@sutta(162, optional=True, cls="tumha amha", case="acc", end="yo")
def va_yvappathamo(w: Word) -> Word:
    """After tumha and amha, the yo of the second case is optionally ākaṃ."""
    return w.to("ākaṃ")


@sutta("162-vā", optional=True, cost=1, cls="tumha amha", case="acc", end="yo")
def va_yvappathamo_am(w: Word) -> tuple[Word, ...]:
    """After tumha and amha, the yo of the second case is also aṃ and ānaṃ."""
    return w.to("aṃ"), w.to("ānaṃ")


@sutta(163, optional=True, cls="tumha amha", end="sa")
def sassam(w: Word) -> Word:
    """After tumha and amha, sa is optionally aṃ."""
    return w.to("aṃ")


@sutta(
    164, cls="sabbanāma ekacca", not_cls="dvanda", gender="m x", final="a", case="nom voc", end="yo"
)
def sabbanamakarate(w: Word) -> Word:
    """After a pronoun in a, the yo of the first case becomes e."""
    return w.to("e")


@sutta(165, optional=True, cls="dvanda", gender="m", final="a", case="nom voc", end="yo")
def dvandattha_va(w: Word) -> Word:
    """In a dvanda of pronouns this e is optional."""
    return w.to("e")


ban(166, of=[102, 168, 178, 179], cls="dvanda")
ban(167, of=[102, 164, 168, 178, 179], cls="bahubbīhi")


@sutta(168, cls="sabbanāma", not_cls="tumha amha disā", end="naṃ")
def sabbato_nam(w: Word) -> tuple[Word, ...]:
    """After a pronoun, naṃ becomes saṃ or sānaṃ."""
    return w.to("saṃ"), w.to("sānaṃ")


@sutta("167-ca", optional=True, cls="disā", end="naṃ")
def disasu_ca(w: Word) -> tuple[Word, ...]:
    """In bahubbīhis of directions pronominal operations do take place at times."""
    return w.to("saṃ"), w.to("sānaṃ")


@sutta(169, optional=True, cls="rāja", tail="rāja", end="su naṃ hi")
def rajassa_raju(w: Word) -> Word:
    """Rāja as a whole becomes rāju before su, naṃ and hi, not always."""
    return w.tail("rāja", "rāju")


@sutta(170, optional=True, cls="ima", gender="m n", tail="ima", end="su naṃ hi")
def sabbassimasse(w: Word) -> Word:
    """Ima as a whole is optionally e before su, naṃ and hi."""
    return w.tail("ima", "e")


@sutta(171, cls="ima", gender="m n", tail="ima", end="nā")
def animi_namhi(w: Word) -> tuple[Word, ...]:
    """Ima as a whole becomes ana or imi before nā."""
    return w.tail("ima", "ana"), w.tail("ima", "imi")


@sutta(172, cls="ima", gender="m f", end="si")
def anapumsakassayam(w: Word) -> Word:
    """Ima as a whole becomes ayaṃ before si, except in the neuter."""
    return w.tail(w.stem.text, "ayaṃ")


@sutta(173, optional=True, cls="amu", gender="m f", tail="amu", end="si")
def amussa_mo_sam(w: Word) -> Word:
    """The m of amu optionally becomes s before si, except in the neuter."""
    return w.tail("mu", "su")


@sutta(174, cls="ta eta", gender="m f", tail="ta tā", end="si")
def etatesam_to(w: Word) -> Word:
    """The t of ta and eta becomes s before si, except in the neuter."""
    return w.tail("t" + w.final, "s" + w.final)


@sutta(175, optional=True, cost=1, cls="ta", tail="ta tā", before=ALL)
def tassa_va_nattam(w: Word) -> Word | None:
    """The t of ta optionally becomes n in all genders and endings."""
    name = w.ending.name
    # Where 174 has made it s there is no t left; with 179 the n is nowhere found.
    if (name == "si" and w.gender != "n") or (w.gender == "f" and name in ("sa", "smiṃ")):
        return None
    return w.tail("t" + w.final, "n" + w.final)


@sutta(176, optional=True, cost=1, cls="ta", gender="m n", tail="ta", end="sa smā smiṃ")
def sasmasmim_attam(w: Word) -> Word:
    """Ta as a whole is optionally a before sa, smā and smiṃ."""
    return w.tail("ta", "a")


@sutta("176:f", optional=True, cost=1, cls="ta", gender="f", tail="tā", after="179")
def samsasvattam(w: Word) -> Word:
    """Tā as a whole is optionally a before saṃ and sā."""
    return w.tail("tā", "a")


@sutta(177, optional=True, cost=1, cls="ima", gender="m n", tail="ima", end="sa smā smiṃ")
def imasaddassa_ca(w: Word) -> Word:
    """Ima as a whole too is optionally a before sa, smā and smiṃ."""
    return w.tail("ima", "a")


@sutta("177:f", optional=True, cost=1, cls="ima", gender="f", tail="imā", after="179")
def imasaddassa_ca_f(w: Word) -> Word:
    """Imā as a whole too is optionally a before saṃ and sā."""
    return w.tail("imā", "a")


@sutta(
    178,
    optional=True,
    cost=3,
    not_after="178",
    cls="sabbanāma",
    not_cls="ima kiṃ tumha amha",
    gender="m",
    end="si",
)
def sabbato_ko(w: Word) -> Word:
    """After a pronoun the augment ka optionally comes before si."""
    return w.tail("", "ka")


@sutta("178:amu", cls="amu", gender="m f", tail="amu", end="si")
def sabbato_ko_amu(w: Word) -> Word:
    """Amu that keeps its m takes the augment ka before si."""
    return w.tail("", "ka" if w.gender == "m" else "kā")


@sutta("178-sabbato", optional=True, cost=2, cls="hīna", gender="m", end="si")
def sabbato_ko_anno(w: Word) -> Word:
    """The augment ka comes after other words too."""
    return w.tail("", "ka")


@sutta(179, optional=True, cls="sabbanāma", sanna="gha pa", end="smiṃ sa")
def ghapato_smimsanam(w: Word) -> Word:
    """After a feminine pronoun smiṃ is optionally saṃ and sa sā."""
    return w.to({"smiṃ": "saṃ", "sa": "sā"}[w.ending.name])


ban(180, of=[111, 112], cls="sabbanāma", not_cls="bahubbīhi dvanda", before="smiṃ")


@sutta(181, optional=True, cls="mano", end="smiṃ nā")
def manoganadito(w: Word) -> Word:
    """After the mano group smiṃ is optionally i and nā ā."""
    return w.to({"smiṃ": "i", "nā": "ā"}[w.ending.name])


@sutta("181-ādi", optional=True, cost=2, cls="manādi", end="smiṃ nā")
def manoganadito_adi(w: Word) -> Word:
    """After some other words too smiṃ is optionally i and nā ā."""
    return w.to({"smiṃ": "i", "nā": "ā"}[w.ending.name])


@sutta(182, optional=True, cls="mano", end="sa")
def sassa_co(w: Word) -> Word:
    """After the mano group sa becomes o."""
    return w.to("o")


@sutta(183, cls="mano", final="a", joins="member", opens="consonant")
def etesam_o_lope(w: Word) -> Word:
    """The final of the mano group becomes o when its ending is elided in a compound."""
    return w.tail("a", "o")


@sutta("183-ādi", cls="āpādi", final="a", joins="member", opens="consonant")
def etesam_o_lope_adi(w: Word) -> Word:
    """The final of some other words becomes o in a compound too."""
    return w.tail("a", "o")


@sutta(184, after="181 181-ādi 182", opens="vowel")
def sa_sare_vagamo(w: Word) -> Word:
    """The augment s comes before these vowels after the mano group."""
    return w.augment("s")


@sutta(185, cls="santa", tail="santa", text="bhi")
def santasaddassa_so(w: Word) -> Word:
    """Santa as a whole becomes sa before bh, and b comes at its end."""
    return w.tail("santa", "sab")


@sutta("185:member", cls="santa", tail="santa", joins="member")
def santasaddassa_so_samase(w: Word) -> Word | None:
    """Before a member in bh too santa becomes sa, and b comes at its end."""
    return w.tail("santa", "sab") if w.ending.text.startswith("bh") else None


@sutta("185-ca", cls="santa", tail="santa", joins="member")
def santasaddassa_so_ca(w: Word) -> Word | None:
    """Before k santa becomes sa too, and the k is doubled."""
    return w.tail("santa", "sak") if w.ending.text.startswith("k") else None


@sutta(186, optional=True, cls="nta", gender="m n", tail="nta", end="si")
def simhi_gacchantadinam(w: Word) -> Word:
    """The nta of gacchanta and the like is optionally aṃ before si; the vowel before it gives
    way."""
    return w.tail(w.stem.text[-4:], "aṃ")


@sutta(187, cls="nta", gender="m n", tail="nta", end="ga yo aṃ nā hi sa naṃ smā smiṃ su")
def sesesu_ntuva(w: Word) -> Word:
    """Before the other endings the nta of gacchanta and the like counts as ntu."""
    return w


@sutta(188, optional=True, cls="rājādi", end="aṃ", not_after="211-anatta")
def rajadito_amanam(w: Word) -> Word:
    """After brahma, atta, sakha, rāja and the like aṃ is optionally ānaṃ."""
    return w.to("ānaṃ")


@sutta(189, cls="rājādi", not_cls="puma", end="si", not_after="211-anatta")
def sya_ca(w: Word) -> Word:
    """After these, si becomes ā."""
    return w.to("ā")


@sutta(190, cls="rājādi", not_cls="puma", end="yo", not_after="211-anatta")
def yonamano(w: Word) -> Word:
    """After these, yo becomes āno."""
    return w.to("āno")


@sutta(191, cls="sakha", end="yo")
def sakhato_cayo_no(w: Word) -> tuple[Word, ...]:
    """After sakha, yo becomes āyo and no too."""
    return w.to("āyo"), w.to("no")


@sutta(192, cls="sakha", end="smiṃ")
def smime(w: Word) -> Word:
    """After sakha, smiṃ becomes e."""
    return w.to("e")


@sutta(193, cls="brahma", end="ga")
def brahmato_gassa(w: Word) -> Word:
    """After brahma, ga becomes e."""
    return w.to("e")


@sutta(194, cls="sakha", tail="sakha", before="yo nā naṃ sa")
def sakhantassi(w: Word) -> Word | None:
    """The final of sakha becomes i before no, nā, naṃ and sa."""
    return w.tail("a", "i") if w.ending.text in ("no", "nā", "naṃ", "sa") else None


@sutta(195, optional=True, cls="sakha", final="a", end="hi")
def aro_himhi(w: Word) -> Word:
    """The final of sakha is optionally āra before hi."""
    return w.tail("a", "āra")


@sutta(196, optional=True, cls="sakha", final="a", end="su naṃ aṃ")
def sunamamsu_va(w: Word) -> Word:
    """The final of sakha is optionally āra before su, naṃ and aṃ."""
    return w.tail("a", "āra")


@sutta(197, cls="brahma", end="smiṃ")
def brahmato_smim_ni(w: Word) -> Word:
    """After brahma, smiṃ becomes ni."""
    return w.to("ni")


@sutta("197-tu", optional=True, cls="ni", final="a", end="smiṃ")
def kammadito_smim_ni(w: Word) -> Word:
    """After kamma, camma and muddha too, smiṃ is optionally ni."""
    return w.to("ni")


@sutta(198, cls="brahma", final="a", end="sa nā")
def uttam_sanasu(w: Word) -> Word:
    """The final of brahma becomes u before sa and nā."""
    return w.tail("a", "u")


@sutta(199, cls="satthu", final="u", end="si")
def satthupitadinam(w: Word) -> Word:
    """The final of satthu, pitu and the like becomes ā before si, and si is elided."""
    return w.tail("u", "ā").to("")


@sutta(200, cls="satthu", final="u", end="aṃ yo nā smā smiṃ hi su")
def annesvarattam(w: Word) -> Word:
    """The final of satthu, pitu and the like becomes āra before the other endings."""
    return w.tail("u", "āra")


@sutta(201, optional=True, cls="satthu", final="u", end="naṃ")
def va_nammhi(w: Word) -> Word:
    """Before naṃ that āra is optional."""
    return w.tail("u", "āra")


@sutta(202, optional=True, cls="satthu", final="u", end="naṃ")
def satthunattam(w: Word) -> Word:
    """The final of satthu, and of pitu and the like, is optionally a before naṃ."""
    return w.tail("u", "a")


@sutta(203, optional=True, cls="satthu", not_cls="sakkamandhātu", final="u", end="sa")
def u_sasmim(w: Word) -> Word:
    """The final of satthu and the like stays u before sa, and sa is optionally elided."""
    return w.to("")


@sutta(204, cls="sakkamandhātu", final="u", end="sa")
def sakkamandhatadinam(w: Word) -> Word:
    """After sakkamandhātu and the like sa is always elided."""
    return w.to("")


@sutta(205, after="200", end="yo")
def tato_yonamo(w: Word) -> Word:
    """After that āra, yo becomes o."""
    return w.to("o")


@sutta("205-tu", cls="catu pasu", after="78-ca", end="yo")
def tato_yonamo_tu(w: Word) -> Word:
    """After catura too, and the ava of 78, yo becomes o."""
    return w.to("o")


@sutta("205-tu:go", after="74 75-ca", end="yo")
def tato_yonamo_go(w: Word) -> Word:
    """After gāva and gava yo becomes o."""
    return w.to("o")


@sutta("205-tu:ubha", cls="ubha", end="yo")
def tato_yonamo_ubha(w: Word) -> tuple[Word, ...]:
    """After ubha yo becomes o; the canon has e too."""
    return w.to("o"), w.to("e")


@sutta(206, after="200", end="smiṃ")
def tato_smimi(w: Word) -> Word:
    """After that āra, smiṃ becomes i."""
    return w.to("i")


@sutta("206-tato", after="78-ca", end="smiṃ")
def tato_smimi_bhu(w: Word) -> Word:
    """Elsewhere too, smiṃ becomes i."""
    return w.to("i")


@sutta(207, after="200", end="nā")
def na_a(w: Word) -> Word:
    """After that āra, nā becomes ā."""
    return w.to("ā")


@sutta(208, after="200", tail="āra", text="i")
def aro_rassam(w: Word) -> Word:
    """Āra is shortened before i."""
    return w.tail("āra", "ara")


@sutta(209, cls="pitu", after="200 201", tail="āra")
def pitadinam(w: Word) -> Word:
    """The āra of pitu and the like is shortened."""
    return w.tail("āra", "ara")


@sutta("209-asimhi", cls="satthu", final="u", end="to")
def pitadinam_to(w: Word) -> Word:
    """Before the suffix to the final of pitu and the like becomes i."""
    return w.tail("u", "i")


@sutta(210, optional=True, cls="tumha", text="tayā tayi")
def tayatayinam(w: Word) -> Word:
    """The t of tayā and tayi is optionally tv."""
    return w.to("tv" + w.ending.text[1:])
