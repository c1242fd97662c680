"""Taddhita, suttas 344-362: descendants, ṇika and ṇa in their many senses, collections, states."""

from __future__ import annotations

from akkhara.pali.kappa.book5 import add, base, sutta
from akkhara.pali.word import Word

NIKA = "studies done-by stored-in appointed-to craft wares livelihood"
NIKA_ADI = (
    "struck-by bound-by bought-with plays-with devoted-to weapon ailment measure belonging-to "
    "heap-of deserves"
)
NA_CA = (
    "near born-in come-from month-of-asterism collection-of deity-of studies domain-of "
    "exists-in-this-place produced-by resident-of ruler-of"
)


@sutta(345, cls="vacchādi", suffix="ṇāyana ṇāna", sense="apacca")
def nayana_nana(w: Word) -> Word | None:
    """Ṇāyana and ṇāna are added to vaccha and the like in the sense of descendant."""
    return add(w)


@sutta("345:ādi", cost=2, not_cls="vacchādi", suffix="ṇāyana ṇāna", sense="apacca", asked="suffix")
def nayana_nana_adi(w: Word) -> Word | None:
    """To other names too, for the list is open."""
    return add(w)


@sutta(346, cls="kattikādi", suffix="ṇeyya", sense="apacca")
def neyyo_kattikadihi(w: Word) -> Word | None:
    """Ṇeyya is added to kattikā and the like in the sense of descendant."""
    return add(w)


@sutta("346:ādi", cost=2, not_cls="kattikādi", suffix="ṇeyya", sense="apacca", asked="suffix")
def neyyo_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(347, suffix="ṇi", sense="apacca")
def ato_ni_va(w: Word) -> Word | None:
    """Ṇi is added to stems in a in the sense of descendant."""
    return add(w) if base(w).endswith("a") else None


@sutta("347-va", cost=1, suffix="ṇika", sense="apacca")
def ato_nika(w: Word) -> Word | None:
    """Ṇika is added to stems in a in the sense of descendant too."""
    return add(w) if base(w).endswith("a") else None


@sutta(348, cls="upakvādi", suffix="ṇava", sense="apacca")
def navopakvadihi(w: Word) -> Word | None:
    """Ṇava is added to upaku and the like in the sense of descendant."""
    return add(w)


@sutta("348:ādi", cost=2, not_cls="upakvādi", suffix="ṇava", sense="apacca", asked="suffix")
def navo_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(349, cls="vidhavādi", suffix="ṇera", sense="apacca")
def nera_vidhavadito(w: Word) -> Word | None:
    """Ṇera is added to vidhavā and the like in the sense of descendant."""
    return add(w)


@sutta("349:ādi", cost=2, not_cls="vidhavādi", suffix="ṇera", sense="apacca", asked="suffix")
def nera_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(344, suffix="ṇa", sense="apacca")
def napacce(w: Word) -> Word | None:
    """Ṇa is added to a noun in the sixth case in the sense of descendant."""
    return add(w)


@sutta(350, suffix="ṇika", sense="mixed-with crosses-by travels-by carries-with")
def yena_samsattham(w: Word) -> Word | None:
    """Ṇika is added in the senses mixed with, crosses by, travels by and carries with."""
    return add(w)


@sutta("350-va", suffix="ṇika", sense="lives-in born-in")
def nika_vasati(w: Word) -> Word | None:
    """Ṇika is added to a noun in the seventh case: living there, born there."""
    return add(w)


@sutta("350-va:come-from", cost=1, suffix="ṇika", sense="come-from")
def nika_agata(w: Word) -> Word | None:
    """Ṇika is added in the sense come from too."""
    return add(w)


@sutta(351, suffix="ṇika", sense=NIKA)
def tamadhite(w: Word) -> Word | None:
    """Ṇika is added for who studies it, what is done by it, stored in it, for an appointment, a
    craft, wares and a livelihood."""
    return add(w)


@sutta("351-adi", suffix="ṇika", sense=NIKA_ADI)
def tenakatadi(w: Word) -> Word | None:
    """Ṇika is added in the senses struck by, bound by, bought with, plays with and more."""
    return add(w)


@sutta(352, suffix="ṇa", sense="dyed-with belonging-to")
def na_raga(w: Word) -> Word | None:
    """Ṇa is added to a colour for what is dyed with it, and for what belongs to somebody."""
    return add(w)


@sutta("352-ca", suffix="ṇa", sense=NA_CA)
def annatthesu_ca(w: Word) -> Word | None:
    """Ṇa is added in other senses: near, born in, come from, the month of an asterism and more."""
    return add(w)


@sutta(353, cls="jātādi", suffix="ima", sense="born-in")
def jatadinam_ima(w: Word) -> Word | None:
    """Ima is added to pacchā, anta, majjha and the like in the sense of born."""
    return None if base(w).endswith("jāti") else add(w)


@sutta("353:iya", suffix="iya", sense="born-in")
def jatadinam_iya(w: Word) -> Word | None:
    """Iya is added after jāti in the sense of born."""
    return add(w) if base(w).endswith("jāti") else None


@sutta("353:ādi", cost=2, not_cls="jātādi", suffix="ima iya", sense="born-in", asked="suffix")
def jatadinam_adi(w: Word) -> Word | None:
    """Ima and iya are added to other words too, for the list is open."""
    return add(w)


@sutta("353-adi", suffix="ima iya ika", sense="appointed-to possesses", cls="niyuttādi")
def jatadinam_niyutta(w: Word) -> Word | None:
    """Ima, iya and ika are added for who is appointed to something and who has it."""
    return add(w)


@sutta(
    "353-adi:ādi",
    cost=2,
    not_cls="niyuttādi daṇḍādi",
    suffix="ima iya ika",
    sense="appointed-to possesses",
    asked="suffix",
)
def jatadinam_niyutta_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta("353-ca", suffix="kiya", sense="appointed-to", cls="niyuttādi")
def kiyo(w: Word) -> Word | None:
    """Kiya is added for who is appointed to something."""
    return add(w)


@sutta(
    "353-ca:ādi", cost=2, not_cls="niyuttādi", suffix="kiya", sense="appointed-to", asked="suffix"
)
def kiyo_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(354, suffix="kaṇ ṇa", sense="collection-of")
def samuhatthe(w: Word) -> Word | None:
    """Kaṇ and ṇa are added in the sense of collection."""
    return add(w)


@sutta(355, cls="gāmādi", suffix="tā", sense="collection-of")
def gamajana(w: Word) -> Word | None:
    """Tā is added to gāma, jana, bandhu, sahāya and the like in the sense of collection."""
    return add(w)


@sutta("355:ādi", cost=2, not_cls="gāmādi", suffix="tā", sense="collection-of", asked="suffix")
def gamajana_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(356, suffix="iya", sense="place-of")
def tadassa_thanam(w: Word) -> Word | None:
    """Iya is added for what is the place of something."""
    return add(w)


@sutta(357, suffix="āyitatta", sense="like")
def upamatthe(w: Word) -> Word | None:
    """Āyitatta is added for what looks like something."""
    return add(w)


@sutta(358, suffix="la", sense="based-on")
def tannissitatthe(w: Word) -> Word | None:
    """La is added for what is based on something."""
    return add(w)


@sutta("358-ca", suffix="la", sense="place-of")
def tannissitatthe_ca(w: Word) -> Word | None:
    """La is added for what is the place of something too."""
    return add(w)


@sutta(359, cls="ālu", suffix="ālu", sense="full-of")
def alu_tabbahule(w: Word) -> Word | None:
    """Ālu is added for who is given to something."""
    return add(w)


@sutta("359:ādi", cost=1, not_cls="ālu", suffix="ālu", sense="full-of")
def alu_tabbahule_adi(w: Word) -> Word | None:
    """Ālu is added to any word in that sense, for the sutta gives no list."""
    return add(w)


@sutta(360, suffix="ṇya tta tā", sense="bhāva")
def nyattata_bhave(w: Word) -> Word | None:
    """Ṇya, tta and tā are added in the sense of state."""
    return add(w)


@sutta("360-tu", suffix="ttana", sense="bhāva")
def ttana_bhave(w: Word) -> Word | None:
    """Ttana is added in the sense of state too."""
    return add(w)


@sutta(361, cls="visamādi", suffix="ṇa", sense="bhāva")
def na_visamadihi(w: Word) -> Word | None:
    """Ṇa is added to visama and the like in the sense of state."""
    return add(w)


@sutta("361:ādi", cost=2, not_cls="visamādi", suffix="ṇa", sense="bhāva", asked="suffix")
def na_visamadihi_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)


@sutta(362, cls="ramaṇīyādi", suffix="kaṇ", sense="bhāva")
def ramaniyadito(w: Word) -> Word | None:
    """Kaṇ is added to ramaṇīya and the like in the sense of state."""
    return add(w)


@sutta("362:ādi", cost=2, not_cls="ramaṇīyādi", suffix="kaṇ", sense="bhāva", asked="suffix")
def ramaniyadito_adi(w: Word) -> Word | None:
    """To other words too, for the list is open."""
    return add(w)
