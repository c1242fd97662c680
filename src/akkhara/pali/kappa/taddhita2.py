"""Taddhita, suttas 363-399: degree, possession, material; ordinals, groups, division, manner; and
the three suffixes of secondary derivation that books 7 and 8 add (571, 604, 646)."""

from __future__ import annotations

from akkhara.pali.kappa.book5 import add, base, sutta
from akkhara.pali.word import Word


@sutta(363, suffix="tara tama isika iya iṭṭha", sense="degree")
def visese(w: Word) -> Word | None:
    """Tara, tama, isika, iya and iṭṭha are added in the sense of degree."""
    return add(w)


@sutta(364, cls="medhādi", suffix="vī", sense="possesses")
def tadassatthi_vi(w: Word) -> Word | None:
    """Vī is added in the sense of possession."""
    return add(w)


@sutta("364:ādi", cost=2, not_cls="medhādi", suffix="vī", sense="possesses", asked="suffix")
def tadassatthi_vi_adi(w: Word) -> Word | None:
    """Vī is added to other words too."""
    return add(w)


@sutta("364-ca", cls="sumedhādi", suffix="so", sense="possesses")
def tadassatthi_so(w: Word) -> Word | None:
    """So is added to sumedhā and the like in the sense of possession."""
    return add(w)


@sutta(365, cls="tapādi", suffix="sī", sense="possesses")
def tapadito_si(w: Word) -> Word | None:
    """Sī is added to tapa and the like in the sense of possession."""
    return add(w)


@sutta("365:ādi", cost=2, not_cls="tapādi", cls="mano", suffix="sī", sense="possesses")
def tapadito_si_adi(w: Word) -> Word | None:
    """Sī is added to other words of the mano group too."""
    return add(w)


@sutta(366, cls="daṇḍādi", suffix="ika ī", sense="possesses")
def dandadito(w: Word) -> Word | None:
    """Ika and ī are added to daṇḍa and the like in the sense of possession."""
    return add(w)


@sutta("366:ādi", cost=2, not_cls="daṇḍādi", suffix="ika ī", sense="possesses", asked="suffix")
def dandadito_adi(w: Word) -> Word | None:
    """To other words in a too, for the list is open."""
    return add(w) if base(w)[-1] in "aā" else None


@sutta(367, cls="madhvādi", suffix="ra", sense="possesses")
def madhvadito(w: Word) -> Word | None:
    """Ra is added to madhu and the like in the sense of possession."""
    return add(w)


@sutta("367:ādi", cost=2, not_cls="madhvādi", suffix="ra", sense="possesses", asked="suffix")
def madhvadito_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(368, cls="guṇādi", suffix="vantu", sense="possesses")
def gunadito(w: Word) -> Word | None:
    """Vantu is added to guṇa and the like in the sense of possession."""
    return add(w)


@sutta("368:ādi", cost=1, not_cls="guṇādi", suffix="vantu", sense="possesses")
def gunadito_adi(w: Word) -> Word | None:
    """Vantu is added to other stems in a and ā."""
    return add(w) if base(w)[-1] in "aā" else None


@sutta(369, cls="satyādi", suffix="mantu", sense="possesses")
def satyadihi(w: Word) -> Word | None:
    """Mantu is added to sati and the like in the sense of possession."""
    return add(w)


@sutta("369:ādi", cost=1, not_cls="satyādi", suffix="mantu", sense="possesses")
def satyadihi_adi(w: Word) -> Word | None:
    """Mantu is added to other stems in i, u and o."""
    return add(w) if base(w)[-1] in "iīuūo" else None


@sutta(370, cls="saddhādi", suffix="ṇa", sense="possesses")
def saddhadito(w: Word) -> Word | None:
    """Ṇa is added to saddhā and the like in the sense of possession."""
    return add(w)


@sutta("370:ādi", cost=2, not_cls="saddhādi", suffix="ṇa", sense="possesses", asked="suffix")
def saddhadito_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(371, cls="āyu", tail="u", end="mantu")
def ayussukarasa(w: Word) -> Word:
    """The final u of āyu becomes as before mantu."""
    return w.tail("u", "as")


@sutta(372, suffix="maya", sense="made-of")
def tappakativacane(w: Word) -> Word | None:
    """Maya is added for what is made of something."""
    return add(w)


@sutta(373, cls="saṅkhyā", not_cls="dvi ti catu cha", suffix="ma", sense="ordinal")
def sankhyapurane(w: Word) -> Word | None:
    """Ma is added to numerals to make the ordinal."""
    return None if base(w) == "eka" else add(w)


@sutta(374, optional=True, cls="cha", tail="cha", end="ṭha")
def sa_chassa(w: Word) -> Word:
    """Cha as a whole is optionally sa in the ordinal."""
    return w.tail("cha", "sa")


@sutta(375, cls="saṅkhyā", suffix="ī", sense="ordinal")
def ekadito_dasassi(w: Word) -> Word | None:
    """Ī is added to dasa after eka and the like: the feminine of the ordinal, the day."""
    word = base(w)
    return add(w) if word.endswith(("dasa", "rasa", "ḷasa")) and word != "dasa" else None


@sutta("403:cātu", cost=1, tail="catuddasa", end="ī")
def catuddasi(w: Word) -> Word:
    """The first vowel of catuddasa is long before that ī."""
    return w.tail("catuddasa", "cātuddasa")


@sutta(377, optional=True, cost=1, suffix="ī", sense="ordinal", text="ī")
def ante_niggahitam(w: Word) -> Word:
    """The augment ṃ comes at the end of the day's ordinal, whose ī is then short."""
    return w.to("iṃ")


@sutta("384:tha", cls="catu", suffix="tha", sense="ordinal")
def catu_tha(w: Word) -> Word | None:
    """Tha is added to catu to make the ordinal."""
    return add(w)


@sutta(384, cls="cha", suffix="ṭha", sense="ordinal")
def cha_tha(w: Word) -> Word | None:
    """Ṭha is added to cha to make the ordinal."""
    return add(w)


@sutta(385, cls="dvi ti", suffix="tiya", sense="ordinal")
def dvitihi_tiyo(w: Word) -> Word | None:
    """Tiya is added to dvi and ti to make the ordinal."""
    return add(w)


@sutta(386, cls="dvi ti", tail="dvi ti", end="tiya")
def tiye_duta(w: Word) -> Word:
    """Before tiya dvi becomes du and ti ta."""
    return w.tail("dvi", "du") if base(w) == "dvi" else w.tail("ti", "ta")


@sutta(392, cls="saṅkhyā", suffix="ka", sense="group")
def dvadito_ko(w: Word) -> Word | None:
    """Ka is added to dvi and the like for a group of so many."""
    return None if base(w) == "eka" else add(w)


@sutta(397, cls="saṅkhyā", suffix="dhā", sense="division")
def vibhage_dha(w: Word) -> Word | None:
    """Dhā is added to numerals in the sense of division."""
    return add(w)


@sutta("397-ca", suffix="so", sense="division")
def vibhage_so(w: Word) -> Word | None:
    """So is added to nouns in the sense of division."""
    return add(w)


@sutta(398, cls="sabbanāma", suffix="thā")
def sabbanamehi_tha(w: Word) -> Word | None:
    """Thā is added to pronouns in the sense of manner."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", w.feature("suffix"))


@sutta("398-tu", cls="sabbanāma", suffix="thatthā")
def sabbanamehi_thattha(w: Word) -> Word | None:
    """Thatthā is added to pronouns in the sense of manner too."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", w.feature("suffix"))


@sutta(399, cls="kiṃ ima", suffix="thaṃ")
def kimimehi_tham(w: Word) -> Word | None:
    """Thaṃ is added to kiṃ and ima in the sense of manner."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", "thaṃ")


@sutta(604, cls="akkhara", suffix="kāra", sense="letter")
def akkharehi_kara(w: Word) -> Word | None:
    """Kāra is added to a letter and names it."""
    return add(w)


@sutta(646, cls="saṅkhyā", suffix="kkhattuṃ", sense="times")
def ekadito_sakissa(w: Word) -> Word | None:
    """Kkhattuṃ is added to numerals in the sense of times."""
    return add(w)


@sutta("571-jja", cls="aparādi", suffix="jja jju", sense="time")
def jja_jju(w: Word) -> Word | None:
    """Jja and jju are added to ima, samāna and apara in the sense of time."""
    return add(w)


@sutta("571-jja:ādesa", cls="aparādi", tail="ima samāna", end="jja jju")
def jja_adesa(w: Word) -> Word:
    """Before them ima becomes a and samāna sa."""
    return w.tail("ima", "a") if base(w) == "ima" else w.tail("samāna", "sa")
