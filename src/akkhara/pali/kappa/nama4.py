"""Nāma, fourth kaṇḍa (suttas 211-246): atta, the general endings, feminines, address."""

from __future__ import annotations

from akkhara.pali.kappa.book2 import ALL, sutta
from akkhara.pali.word import Word

# The members before which puma loses its vowel (222); the list of the text is open.
PUMA_BEFORE = ("liṅga", "bhāva", "kokila", "gava")


@sutta(211, cls="atta", tail="atta", end="hi")
def attanto_hismim(w: Word) -> Word:
    """The final of atta becomes ana before hi."""
    return w.tail("a", "ana")


@sutta(
    "211-anatta",
    optional=True,
    cost=3,
    cls="atta",
    tail="atta",
    end=ALL,
)
def attassa_saka(w: Word) -> Word:
    """Atta as a whole is optionally saka in all endings."""
    return w.tail("atta", "saka")


@sutta(212, cls="atta addha", end="smiṃ", not_after="211-anatta")
def tato_smim_ni(w: Word) -> Word:
    """After atta, smiṃ becomes ni."""
    return w.to("ni")


@sutta(213, cls="atta", end="sa", not_after="211-anatta")
def sassa_no(w: Word) -> Word:
    """After atta, sa becomes no."""
    return w.to("no")


@sutta(214, cls="atta", end="nā smā", not_after="211-anatta")
def sma_na(w: Word) -> Word | None:
    """After atta, smā becomes nā."""
    return w.to("nā") if w.acted("270") else None


@sutta("214-tato", cls="atta", tail="atta", joins="member")
def attassa_tra(w: Word) -> Word | None:
    """Before ja the second t of atta becomes r."""
    return w.tail("atta", "atra") if w.ending.name == "ja" else None


@sutta(215, optional=True, bound_after="157-ca-2", sanna="jha la", end="smā")
def jhalato_ca(w: Word) -> Word:
    """After masculine and neuter i and u, smā is nā."""
    return w.to("nā")


@sutta(216, optional=True, sanna="gha pa", not_cls="sabbanāma", end="smiṃ")
def ghapato_smim_yam(w: Word) -> Word:
    """After feminine vowels smiṃ is optionally yaṃ."""
    return w.to("yaṃ")


@sutta("216:sabbanāma", optional=True, sanna="gha pa", cls="bahubbīhi dvanda", end="smiṃ")
def ghapato_smim_yam_samase(w: Word) -> Word:
    """In compounds of pronouns too smiṃ is optionally yaṃ."""
    return w.to("yaṃ")


@sutta("216:eta", sanna="gha pa", cls="sabbanāma", not_cls="bahubbīhi dvanda", end="smiṃ")
def ghapato_smim_yam_eta(w: Word) -> Word:
    """After feminine pronouns smiṃ that has not become saṃ is yaṃ."""
    return w.to("yaṃ")


@sutta(217, optional=True, gender="n", sanna="jha la", end="yo")
def yonam_ni(w: Word) -> Word:
    """After a neuter stem yo is optionally ni."""
    return w.to("ni")


@sutta(218, gender="n", final="a", end="yo")
def ato_niccam(w: Word) -> Word:
    """After a neuter stem in a, yo is always ni."""
    return w.to("ni")


@sutta(219, gender="n", final="a", end="si")
def sim(w: Word) -> Word:
    """After a neuter stem in a, si is aṃ."""
    return w.to("aṃ")


@sutta(220, end="si ga")
def sesato_lopam(w: Word) -> Word:
    """After all other stems si and ga are elided."""
    return w.to("")


@sutta(221, cls="nipāta", end="si yo aṃ nā hi sa naṃ smā smiṃ su ga")
def sabbasam_avuso(w: Word) -> Word:
    """After āvuso, prefixes and particles every ending is elided."""
    return w.to("")


@sutta(222, cls="puma", tail="puma", joins="member")
def pumassa_lingadisu(w: Word) -> Word | None:
    """The final of puma is elided before liṅga, bhāva, kokila and the like."""
    return w.tail("a", "") if w.ending.name in PUMA_BEFORE else None


@sutta("82:puma", after="222", tail="m")
def pumassa_niggahitam(w: Word) -> Word:
    """The m of puma whose vowel was elided becomes ṃ."""
    return w.tail("m", "ṃ")


@sutta(223, optional=True, cost=2, sanna="pa", after="84", final="i", end="aṃ")
def am_yamito(w: Word) -> Word:
    """After feminine ī, aṃ is optionally yaṃ."""
    return w.to("yaṃ")


@sutta(224, optional=True, sanna="jha", after="84", gender="m", end="aṃ")
def nam_jhato(w: Word) -> Word:
    """After a masculine ī that was shortened, aṃ is naṃ."""
    return w.to("naṃ")


@sutta(225, sanna="jha", after="84", gender="m", end="yo")
def yonam_no(w: Word) -> Word:
    """After a masculine ī that was shortened, yo is no."""
    return w.to("no")


@sutta(226, optional=True, sanna="jha", after="84", gender="m", end="smiṃ")
def smim_ni(w: Word) -> Word:
    """After a masculine ī that was shortened, smiṃ is ni."""
    return w.to("ni")


@sutta(227, cls="kiṃ", tail="kiṃ", end="va")
def kissa_ka_ve(w: Word) -> Word:
    """Kiṃ becomes k before the suffix va."""
    return w.tail("kiṃ", "k")


@sutta(228, cls="kiṃ", tail="kiṃ", end="hiṃ haṃ")
def ku_himhamsu(w: Word) -> Word:
    """Kiṃ becomes ku before hiṃ and haṃ."""
    return w.tail("kiṃ", "ku")


@sutta("228-ca", cls="kiṃ", tail="kiṃ", end="hiñcanaṃ dācanaṃ")
def ku_himhamsu_ca(w: Word) -> Word:
    """Kiṃ becomes ku before hiñcanaṃ and dācanaṃ too."""
    return w.tail("kiṃ", "ku")


@sutta(229, cls="kiṃ", tail="kiṃ", end="si yo aṃ nā hi sa naṃ smā smiṃ su ga dā")
def sesesu_ca(w: Word) -> Word | None:
    """Kiṃ becomes ka before the remaining endings."""
    if w.gender == "n" and w.ending.name in ("si", "aṃ", "ga"):
        return None
    return w.tail("kiṃ", "ka")


@sutta("229:n", optional=True, cost=2, cls="kiṃ", tail="kiṃ", gender="n", end="si aṃ ga")
def sesesu_ca_n(w: Word) -> Word:
    """In the neuter nominative and accusative kiṃ is ka less often."""
    return w.tail("kiṃ", "ka")


@sutta("229:ā", cls="kiṃ", tail="kiṃ", gender="f")
def sesesu_ca_f(w: Word) -> Word:
    """Kiṃ becomes ka before the feminine suffix."""
    return w.tail("kiṃ", "ka")


@sutta("227-ca", cls="kiṃ", tail="kiṃ", end="thaṃ")
def kissa_ka_ca(w: Word) -> Word:
    """Kiṃ becomes ka before the suffix thaṃ."""
    return w.tail("kiṃ", "ka")


@sutta(230, cls="kiṃ", tail="kiṃ", end="tra to tha")
def tratothesu_ca(w: Word) -> Word:
    """Kiṃ becomes ku before tra, to and tha."""
    return w.tail("kiṃ", "ku")


@sutta(231, optional=True, cls="eta", tail="eta", end="to tha")
def sabbassetassakaro(w: Word) -> Word:
    """Eta as a whole is optionally a before to and tha."""
    return w.tail("eta", "a")


@sutta(232, cls="eta", tail="eta", end="tra")
def tre_niccam(w: Word) -> Word:
    """Eta as a whole is always a before tra."""
    return w.tail("eta", "a")


@sutta(233, cls="eta", tail="eta", end="to tha")
def e_tothesu(w: Word) -> Word:
    """Eta as a whole becomes e before to and tha."""
    return w.tail("eta", "e")


@sutta(234, cls="ima", tail="ima", end="thaṃ dāni ha to dha")
def imassi(w: Word) -> Word:
    """Ima as a whole becomes i before thaṃ, dāni, ha, to and dha."""
    return w.tail("ima", "i")


@sutta(235, cls="ima", tail="ima", end="dhunā")
def a_dhunamhi(w: Word) -> Word:
    """Ima as a whole becomes a before dhunā."""
    return w.tail("ima", "a")


@sutta(236, cls="ima", tail="ima", end="rahi")
def eta_rahimhi(w: Word) -> Word:
    """Ima as a whole becomes eta before rahi."""
    return w.tail("ima", "eta")


@sutta(237, gender="f", suffix="ā", final="a")
def itthiyam_ato(w: Word) -> Word | None:
    """After a stem in a the feminine suffix is ā."""
    return _affix(w)


@sutta(238, gender="f", cls="nadādi nta īā", suffix="ī", final="a")
def nadadito_i(w: Word) -> Word | None:
    """After nada and the like the feminine suffix is ī."""
    return _affix(w)


@sutta("238-vā", gender="f", not_cls="nadādi ntu nta īā ṇādi", suffix="ī", final="a")
def nadadito_i_va(w: Word) -> Word | None:
    """The feminine suffix ī comes after other words too."""
    return _affix(w)


@sutta(239, gender="f", cls="ntu ṇādi", suffix="ī", final="a u")
def navanikaneyya(w: Word) -> Word | None:
    """After stems formed with ṇava, ṇika, ṇeyya, ṇa and ntu the feminine suffix is ī."""
    return _affix(w)


@sutta(240, gender="f", suffix="inī", final="a i ī u ū")
def patibhikkhuraji(w: Word) -> Word | None:
    """After pati, bhikkhu, rāja and stems in ī the feminine suffix is inī."""
    return _affix(w)


def _affix(w: Word) -> Word | None:
    if w.parts[-1].kind == "suffix":
        return None
    return w.attach("suffix", w.feature("suffix"))


@sutta(241, optional=True, cls="ntu nta", tail="ntu nta", end="ī")
def ntussa_tamikare(w: Word) -> Word:
    """Before the feminine ī ntu as a whole is optionally t."""
    short = w.tail(w.stem.text[-3:], "t")
    # Of the participles -ntī is the usual feminine; mahatī and guṇavatī are usual too.
    return short.dearer(1) if w.has("nta") and not w.has("mahanta") else short


@sutta(242, cls="bhavanta", tail="bhavanta", end="ī")
def bhavato_bhoto(w: Word) -> Word:
    """Bhavanta as a whole becomes bhot before the feminine ī."""
    return w.tail("bhavanta", "bhot")


@sutta(243, cls="bhavanta", gender="m", end="ga")
def bho_ge_tu(w: Word) -> Word:
    """Bhavanta becomes bho before ga."""
    return w.tail("bhavanta", "bho")


_BHONTA = {
    "ga": ("bhonta", "bhante"),
    "yo": ("bhonto", "bhante"),
    "nā": ("bhotā",),
    "sa": ("bhoto",),
}


@sutta("243-tu", optional=True, cls="bhavanta", gender="m", tail="bhavanta", end="ga yo nā sa")
def bho_ge_tu_tu(w: Word) -> tuple[Word, ...]:
    """Before other endings too bhavanta with its ending appears as bhonta, bhante, bhonto, bhotā
    and bhoto."""
    return w.whole("bhavanta", *_BHONTA[w.ending.name])


@sutta("243-tu:f", optional=True, cls="bhavanta", gender="f", end="ga")
def bhadde(w: Word) -> tuple[Word, ...]:
    """In the feminine address it appears as bhadde."""
    return w.whole(w.stem.text, "bhadde")


@sutta(244, gender="m n x", final="a", end="ga")
def akarapitadyantanam(w: Word) -> Word:
    """Final a becomes ā before ga."""
    return w.tail("a", "ā")


@sutta("244:satthu", cls="satthu", final="u", end="ga")
def akarapitadyantanam_u(w: Word) -> Word:
    """The final of satthu, pitu and the like becomes ā before ga."""
    return w.tail("u", "ā")


@sutta(245, final="ī ū", end="ga")
def jhalapa_rassam(w: Word) -> Word:
    """A long final ī or ū is shortened before ga."""
    return w.shortened()


@sutta(246, optional=True, after="244", final="ā", end="ga")
def akaro_va(w: Word) -> Word:
    """That ā before ga is optionally short."""
    return w.tail("ā", "a")
