"""Ākhyāta, second kaṇḍa (suttas 432-457): what is added to roots and nouns; the voices.

Suttas 432, 455 and 457 speak of all suffixes and roots: suffixes and endings stand behind.
"""

from __future__ import annotations

from akkhara.pali.kappa.akhyata1 import endings
from akkhara.pali.kappa.book6 import SABBA, joined, root, root_text, suffix, sutta
from akkhara.pali.word import VOWELS, Part, Word, letters

_ACTIVE = "kattari intens"
# In the future, aorist and conditional the suffix of the class stays after a root in a consonant;
# roots in a vowel have the form with it and the form without.
_REST = "aor fut cond"


def _asked(w: Word) -> Word | None:
    """The root or noun with the suffix that the request names."""
    if w.parts[-1].kind == "suffix":
        return None
    return w.attach("suffix", w.feature("suffix"))


@sutta(433, cls="tijādi", mode="desid", sense="plain")
def tijagupa(w: Word) -> Word | None:
    """Kha follows tij, cha gup and kit, sa mān."""
    return _asked(w)


@sutta(434, mode="desid", sense="desid")
def bhujaghasa(w: Word) -> Word | None:
    """Kha, cha or sa follows bhuj, ghas, har, su, pā and others when one wishes to do it."""
    return _asked(w)


@sutta(435, suffix="āya")
def aya_namato(w: Word) -> Word | None:
    """Āya follows a noun like which somebody behaves."""
    return _asked(w)


@sutta(436, suffix="īya", sense="like")
def iyupamana(w: Word) -> Word | None:
    """Īya follows a noun like which one treats somebody."""
    return _asked(w)


@sutta(437, suffix="īya", sense="wish")
def namamhatticchatthe(w: Word) -> Word | None:
    """Īya follows a noun that somebody wishes for himself."""
    return _asked(w)


@sutta(438, suffix="ṇe ṇaya ṇāpe ṇāpaya", mode="caus")
def karitani(w: Word) -> Word | None:
    """Ṇe, ṇaya, ṇāpe and ṇāpaya follow all roots when one makes somebody do it."""
    return _asked(w)


@sutta("438-attha", suffix="ala", mode="caus")
def karitani_ala(w: Word) -> Word | None:
    """Ala too follows roots in the causative sense."""
    return _asked(w)


@sutta(439, suffix="ṇaya", mode="denom")
def dhaturupe(w: Word) -> Word | None:
    """Ṇaya follows a noun of which a verb is made."""
    return _asked(w)


@sutta("439-ca", suffix="āra āla", mode="denom")
def dhaturupe_ca(w: Word) -> Word | None:
    """Āra and āla too follow a noun of which a verb is made."""
    return _asked(w)


@sutta(440, mode="kamma", suffix="ya")
def bhavakammesu_yo(w: Word) -> Word | None:
    """Ya follows all roots in the passive and the impersonal."""
    return _asked(w)


@sutta(445, mode=_ACTIVE, gana="bhū", tense=SABBA)
def bhuvadito(w: Word) -> tuple[Word, ...] | None:
    """A follows the roots of the class of bhū in the active."""
    return suffix(w, "a")


@sutta("445:b", mode=_ACTIVE, gana="bhū", tense=_REST, cls="byañjananta")
def bhuvadito_b(w: Word) -> tuple[Word, ...] | None:
    """A follows the roots of the class of bhū that end in a consonant, in the other tenses too."""
    return suffix(w, "a")


@sutta("445:s", mode=_ACTIVE, gana="bhū", tense=_REST, cls="saranta", optional=True)
def bhuvadito_s(w: Word) -> tuple[Word, ...] | None:
    """A optionally follows the roots of the class of bhū that end in a vowel, in the other tenses
    too."""
    return suffix(w, "a")


def _with_niggahita(w: Word, *names: str) -> tuple[Word, ...] | None:
    """Ṃ before the last consonant of the root, and the suffix."""
    text = root_text(w)
    found = letters(text)
    if len(found) < 2 or found[-1] in VOWELS:
        return None
    if found[-2] not in VOWELS:
        # The root has its nasal already: hiṃs, bhanj.
        return suffix(w, *names)
    cut = len(text) - len(found[-1])
    return suffix(root(w, text[:cut] + "ṃ" + text[cut:]), *names)


@sutta(446, mode=_ACTIVE, gana="rudh", tense=f"{SABBA} {_REST}", class_suffix="none a")
def rudhadito(w: Word) -> tuple[Word, ...] | None:
    """A follows the roots of the class of rudh, and ṃ comes before their last consonant."""
    return _with_niggahita(w, "a")


@sutta("446-ca", mode=_ACTIVE, gana="rudh", tense=f"{SABBA} {_REST}", class_suffix="i ī e o")
def rudhadito_ca(w: Word) -> tuple[Word, ...] | None:
    """I, ī, e or o may stand for that a, with the same ṃ."""
    return _with_niggahita(w, w.feature("class_suffix"))


@sutta(447, mode=_ACTIVE, gana="div", tense=f"{SABBA} {_REST}")
def divadito(w: Word) -> tuple[Word, ...] | None:
    """Ya follows the roots of the class of div."""
    return suffix(w, "ya")


def _su(w: Word) -> tuple[Word, ...] | None:
    if w.has("saranta"):
        return suffix(w, "ṇu", "ṇā", *(["uṇā"] if w.feature("class_suffix") == "uṇā" else []))
    return suffix(w, "uṇā", "ṇu")


@sutta(448, mode=_ACTIVE, gana="su", tense=SABBA)
def svadito(w: Word) -> tuple[Word, ...] | None:
    """Ṇu, ṇā or uṇā follows the roots of the class of su."""
    return _su(w)


@sutta("448:b", mode=_ACTIVE, gana="su", tense=_REST, optional=True)
def svadito_b(w: Word) -> tuple[Word, ...] | None:
    """In the other tenses ṇu, ṇā or uṇā may be left out."""
    return suffix(w, "ṇā") if w.has("saranta") else suffix(w, "uṇā")


@sutta(449, mode=_ACTIVE, gana="kī", tense=SABBA)
def kiyadito(w: Word) -> tuple[Word, ...] | None:
    """Nā follows the roots of the class of kī."""
    return suffix(w, "ṇhā" if w.has("√gah") else "nā")


@sutta("449:b", mode=_ACTIVE, gana="kī", tense=_REST, optional=True)
def kiyadito_b(w: Word) -> tuple[Word, ...] | None:
    """In the other tenses nā may be left out."""
    return suffix(w, "ṇhā" if w.has("√gah") else "nā")


@sutta(450, mode=_ACTIVE, gana="gah", tense=SABBA)
def gahadito(w: Word) -> tuple[Word, ...] | None:
    """Ppa or ṇhā follows gah."""
    return suffix(w, "ṇhā", "ppa")


@sutta("450:b", mode=_ACTIVE, gana="gah", tense=_REST, optional=True)
def gahadito_b(w: Word) -> tuple[Word, ...] | None:
    """In the other tenses ṇhā may be left out."""
    return suffix(w, "ṇhā")


@sutta(451, mode=_ACTIVE, gana="tan", tense=SABBA)
def tanadito(w: Word) -> tuple[Word, ...] | None:
    """O follows the roots of the class of tan; yira follows kar too."""
    return suffix(w, "o", "yira") if w.has("√kar") else suffix(w, "o")


@sutta(452, mode=_ACTIVE, gana="cur", tense=f"{SABBA} {_REST}")
def curadito(w: Word) -> tuple[Word, ...] | None:
    """Ṇe or ṇaya follows the roots of the class of cur; both are called kārita."""
    return suffix(w, "ṇe", "ṇaya")


def _voice(w: Word, voice: str) -> Word | None:
    """The six endings of a voice, out of the twelve."""
    ending = w.parts[-1]
    if ending.kind != "ending" or ending.name:
        return None
    shown = f"({' '.join(endings(w.feature('tense'), voice))})"
    return w.replace(-1, Part("ending", voice, shown))


@sutta(453, mode="kamma")
def attanopadani(w: Word) -> Word | None:
    """The passive and the impersonal take the endings called attanopada."""
    return _voice(w, "A")


@sutta(454, mode="kattari intens desid caus denom", voice="A")
def kattari_ca(w: Word) -> Word | None:
    """The active may take the endings called attanopada."""
    return _voice(w, "A")


@sutta(456, mode="kattari intens desid caus denom", voice="P")
def kattari_parassapadam(w: Word) -> Word | None:
    """The active takes the endings called parassapada."""
    return _voice(w, "P")


@sutta(455, mode="desid caus denom")
def dhatuppaccayehi(w: Word) -> Word | None:
    """What is made with kha … kārita takes endings as roots do."""
    return joined(w) if w.parts[-1].kind == "suffix" else None
