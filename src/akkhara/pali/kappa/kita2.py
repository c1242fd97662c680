"""Books 7 and 8: what stands before the root, substitutes of the root, augments (591-616)."""

from __future__ import annotations

from akkhara.pali.kappa.book7 import PAST, PRIOR, ban, cut, last, put_root, root, sutta
from akkhara.pali.word import VOWELS, Part, Word

_TU = "tuṃ tabba tu tave"


# The word before the root


def _before(w: Word) -> int:
    """The place of the word that stands next before root and prefixes (-1: none)."""
    return max((at for at, part in enumerate(w.parts) if part.kind == "upapada"), default=-1)


@sutta("525:nu", after="525")
def anu_nu(w: Word) -> Word | None:
    """The augment nu comes after the word before the root, for its ending."""
    place = _before(w) + 1
    if w.parts[place].kind != "case":
        return None
    return w.replace(place, Part("augment", "nu", "nu"))


@sutta(537, after="525:nu")
def nu_niggahitam(w: Word) -> Word:
    """Nu at the end of a word becomes ṃ."""
    place = _before(w)
    part = w.parts[place]
    joined = Part(part.kind, part.name, part.text + "ṃ")
    return w.put(*w.parts[:place], joined, *w.parts[place + 2 :])


@sutta("26:nu", after="525:nu")
def rassam_nu(w: Word) -> Word | None:
    """The ā of the word before it is short before ṃ and another consonant."""
    place = _before(w)
    part = w.parts[place]
    if not part.text.endswith("ā"):
        return None
    return w.replace(place, Part(part.kind, part.name, part.text[:-1] + "a"))


@sutta("526:iṃ", after="526")
def pure_im(w: Word) -> Word:
    """The a of pura becomes iṃ."""
    place = _before(w)
    return w.replace(place, Part("upapada", "pura", "puriṃ"))


@sutta("317:kita")
def tesam_vibhattiyo(w: Word) -> Word | None:
    """The case ending of the word before the root is elided."""
    kept = tuple(part for part in w.parts if part.kind != "case")
    return w.put(*kept) if len(kept) < len(w.parts) else None


# Substitutes of the root


@sutta(591, marked="ṇ", cls="√han")
def hanassa_ghato(w: Word) -> Word:
    """Han becomes ghāta before a suffix with the indicator ṇ."""
    return put_root(w, "ghāt")


@sutta(592, cls="√han", optional=True, cost=1, not_after="530 538 538-va")
def vadho_va(w: Word) -> Word | None:
    """Han is optionally vadha everywhere."""
    return put_root(w, "vadh")


@sutta(594, before=PAST, cls="√kar", fore="pura saṃ upa pari", optional=True)
def karotissa_kha(w: Word) -> Word:
    """After pura, saṃ, upa, pari kar is optionally kha before ta."""
    return put_root(w, "kha")


@sutta("594-ca", end="ṇa", cls="√kar", fore="pura saṃ upa pari", optional=True)
def karotissa_khara(w: Word) -> Word:
    """After them kar is optionally khara before ṇa."""
    return put_root(w, "khar")


@sutta(595, before="tave tuna tuṃ tabba", cls="√kar", optional=True)
def tavetunadisu_ka(w: Word) -> Word:
    """Kar is optionally kā before tave, tuna and others."""
    return put_root(w, "kā")


@sutta(608, before=f"{PAST} {PRIOR} ti", cls="√ge")
def ge_gi(w: Word) -> Word:
    """Ge becomes gī."""
    return put_root(w, "gī")


@sutta("609:kita", cls="√sad", not_after="528 529 541 656 638", optional=True)
def sadassa_sidattam(w: Word) -> Word:
    """Sad becomes sīda."""
    return put_root(w, "sīd")


@sutta("571-vada:ādesa", after="571-vada")
def vada_hananam(w: Word) -> Word:
    """Vad and han become vāda and ghāta before ka."""
    return put_root(w, "vāda" if w.has("√vad") else "ghāta")


@sutta(613, end="ṇa", cls="√gah", optional=True)
def gahassa_ghara(w: Word) -> Word:
    """Gah is optionally ghara before ṇa."""
    return put_root(w, "ghar")


@sutta(629, end="ṇa", cls="√gah", optional=True)
def gahassupadhasse(w: Word) -> Word:
    """The a of gah is optionally e."""
    return put_root(w, "geh")


@sutta("471:kita", before=f"{PRIOR} {_TU} anīya", cls="√dis", optional=True)
def disassa_passa(w: Word) -> Word:
    """Dis becomes passa."""
    return put_root(w, "pass")


@sutta("404:dassa", before="āvī yu anīya", cls="√dis", not_after="471")
def disassa_dassa(w: Word) -> Word:
    """Dis becomes dassa."""
    return put_root(w, "dass")


@sutta("522:kita", before=f"{PAST} {PRIOR} {_TU}", cls="√is", optional=True)
def isassa_iccha(w: Word) -> Word:
    """The last letter of is becomes cch."""
    return put_root(w, "icch")


@sutta(590, end="ṇa", cls="√ranj", meaning="bhāva instrument")
def ranjassa_jo(w: Word) -> Word:
    """The nj of ranj becomes j before ṇa, for the action and the instrument."""
    return put_root(w, "raj")


@sutta(607, end="ṇa", cls="√ranj", meaning="agent")
def niggahita_samyogadi(w: Word) -> Word:
    """The n at the beginning of a cluster becomes ṃ."""
    return put_root(w, "raṃj")


@sutta("607:bhanj", end="ṇa", cls="√bhanj √sanj")
def niggahita_bhanj(w: Word) -> Word:
    """The n at the beginning of a cluster becomes ṃ in bhanj and sanj."""
    return put_root(w, root(w)[:-2] + "ṃj")


@sutta("538:gha", after="538")
def hanassa_gho(w: Word) -> Word:
    """Han with saṃ becomes gha before ra."""
    return put_root(w, "ghan")


@sutta("641:nūda", before="yu ṇvu", cls="√nud")
def nudassa_nud(w: Word) -> Word:
    """Nud becomes nūd."""
    return put_root(w, "nūd")


@sutta("404:vuḍḍha", before=PAST, cls="√vaḍḍh", optional=True)
def vaddhassa_vuddha(w: Word) -> Word:
    """The a of vaḍḍh becomes u."""
    return put_root(w, "vuḍḍh")


@sutta("404:dhāhi", before=f"{PAST}", cls="√dhā")
def dhassa_hi(w: Word) -> Word:
    """Dhā becomes hi."""
    return put_root(w, "hi")


@sutta("506:kita", before="māna anta ntu", cls="√as")
def as_lopo(w: Word) -> Word:
    """The first letter of as is elided."""
    return put_root(w, "sa")


# Augments


def _insert(w: Word, text: str) -> Word:
    return w.augment(text)


@sutta(
    606,
    before=f"{PRIOR} tabba anīya",
    touches="root",
    cls="padādi",
    optional=True,
)
def dadhantato_yo(w: Word) -> Word | None:
    """After a root in d or dh, y sometimes comes before the suffix."""
    return _insert(w, "y")


@sutta("441:kita", after="606", touches="augment")
def cavaggo(w: Word) -> Word:
    """D with y becomes jj, dh with y jjh."""
    new = "jjh" if last(root(w)) == "dh" else "jj"
    made = put_root(w, cut(root(w)) + new)
    return made.put(*made.parts[:-2], made.parts[-1])


@sutta("606:dā", before=PRIOR, cls="√dā", led="prefix", optional=True, cost=1)
def diya(w: Word) -> Word:
    """Dā becomes diy before i."""
    return put_root(w, "diy")


@sutta("605:nicca", before=PAST, touches="root", cls="iha")
def ikaro_niccam(w: Word) -> Word | None:
    """I comes before ta after these roots, as usage has it."""
    return _insert(w, "i")


@sutta("605:kārita", before=PAST, touches="root", cls="derived")
def ikaro_karite(w: Word) -> Word | None:
    """I comes before ta after a derived verb."""
    return _insert(w, "i")


@sutta("605:kāritaya", before=f"{PRIOR} {_TU}", touches="root", cls="derived")
def ikaro_karitaya(w: Word) -> Word | None:
    """I comes after a derived verb in a."""
    return _insert(w, "i") if root(w).endswith("a") else None


@sutta("605:ssaṃ", before="ssaṃ")
def ikaro_ssam(w: Word) -> Word | None:
    """I comes before ssaṃ."""
    return _insert(w, "i")


@sutta("605:ṇya", end="ṇya", rooted="r", optional=True)
def ikaro_nye(w: Word) -> Word | None:
    """I comes before ṇya after a root in r."""
    return _insert(w, "i")


@sutta(
    "605",
    before=f"{PRIOR} {_TU}",
    touches="root",
    not_cls="derived present",
    not_after="595",
    optional=True,
)
def yathagamamikaro(w: Word) -> Word | None:
    """I comes before the suffix after a root in a consonant, as usage has it."""
    if root(w)[-1:] in VOWELS:
        return None
    made = _insert(w, "i")
    if w.has("gana-rudh"):
        # These roots have i after the stem of the present (bhuñjitvā).
        return made.dearer(2)
    return made.dearer(1) if w.has("aniṭ") and not w.acted("606") else made


@sutta(
    "605:ta",
    before=PAST,
    touches="root",
    not_cls="derived present iha",
    optional=True,
)
def yathagamamikaro_ta(w: Word) -> Word | None:
    """I comes before ta after a root in a consonant, as usage has it."""
    if root(w)[-1:] in VOWELS:
        return None
    made = _insert(w, "i")
    if w.has("aniṭ"):
        return made.dearer(2)
    # After these letters named suttas have forms without i (573, 576, 587).
    return made.dearer(1) if last(root(w)) in ("dh", "bh", "s", "r") else made


@sutta("605:sara", before=f"{PRIOR} {_TU}", touches="root", cls="bhavādi", optional=True)
def ikaro_sare(w: Word) -> Word | None:
    """I comes before the suffix after bhū, si and i, as usage has it."""
    return _insert(w, "i") if root(w)[-1:] in VOWELS else None


@sutta("605:si", before=PAST, touches="root", cls="√si")
def ikaro_si(w: Word) -> Word | None:
    """I comes before ta after si."""
    return _insert(w, "i")


@sutta("605:hā", before=PRIOR, touches="root", cls="√hā", optional=True)
def ikaro_ha(w: Word) -> Word:
    """I comes before tvā after hā."""
    return _insert(w, "i")


@sutta("605:present", before=f"{PRIOR} {_TU}", touches="root", cls="present")
def ikaro_present(w: Word) -> Word:
    """I comes before the suffix after a stem of the present."""
    return _insert(w, "i")


@sutta("517:gahe-kita", before=f"{PRIOR} {_TU}", touches="root", cls="√gah", optional=True)
def gahe(w: Word) -> Word | None:
    """The a of gah, which the citation has at its end, is e."""
    return put_root(w, "gahe") if root(w) == "gah" else None


@sutta(616, end="kvi", cls="√vid")
def vidante_u(w: Word) -> Word:
    """Ū comes after vid before kvi."""
    return _insert(w, "ū")


ban(616, of=[615], after="616")


@sutta("404:a", touches="root", cls="a-āgama", before="ta ti", optional=True, cost=3)
def a_agamo(w: Word) -> Word | None:
    """A comes between the root and the suffix."""
    return _insert(w, "a")
