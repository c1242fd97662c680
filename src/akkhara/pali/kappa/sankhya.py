"""Taddhita, suttas 376-395: numerals made of members, the tens, halves, and the powers of ten."""

from __future__ import annotations

from akkhara.pali.engine import Book
from akkhara.pali.powers import NAMES, product
from akkhara.pali.word import VOWELS, Part, Word

SANKHYA = Book("saṅkhyā")
sutta = SANKHYA.sutta

TENS = (
    "vīsati vīsaṃ tiṃsati tiṃsaṃ cattālīsaṃ tālīsaṃ cuttālīsaṃ cottālīsaṃ paññāsaṃ saṭṭhi sattati "
    "sattari asīti navuti"
)
ALL = f"dasa {TENS}"


@sutta(376, cls="cha", tail="cha", next="dasa")
def dase_so(w: Word) -> Word:
    """Cha as a whole is always so before dasa."""
    return w.tail("cha", "so")


@sutta(379, after="376", text="dasa")
def la_daranam(w: Word) -> Word:
    """The d of dasa becomes ḷ after so."""
    return w.to("ḷasa")


@sutta(380, cls="dvi", tail="dvi", next="dasa vīsati vīsaṃ")
def ba_dvissa(w: Word) -> Word:
    """Dvi becomes bā before dasa and vīsati."""
    return w.tail("dvi", "bā")


@sutta("383:dvi", cls="dvi", tail="dvi", next=ALL)
def dvissa_akaro(w: Word) -> Word:
    """The final of dvi becomes ā in a count."""
    return w.tail("dvi", "dvā")


@sutta(383, optional=True, cls="eka aṭṭha", tail="eka aṭṭha", next="dasa")
def ekatthanam_akaro(w: Word) -> Word:
    """The final of eka and aṭṭha optionally becomes ā in a count."""
    return w.lengthened()


@sutta("383:dasā", optional=True, cost=1, cls="aṭṭha", tail="aṭṭha", next=TENS)
def atthassa_akaro(w: Word) -> Word | None:
    """The final of aṭṭha optionally becomes ā before the tens too."""
    return None if w.ending.text[0] in VOWELS else w.lengthened()


@sutta("404:te", cls="ti", tail="ti", next=ALL)
def tissa_te(w: Word) -> Word | None:
    """Ti becomes te in a count."""
    return None if w.ending.text[0] in VOWELS else w.tail("ti", "te")


@sutta(381, optional=True, cls="eka", final="ā", text="dasa")
def dassa_ra(w: Word) -> Word:
    """The d of dasa optionally becomes r after eka."""
    return w.to("rasa")


@sutta("381:bā", cls="dvi ti", tail="bā te", text="dasa")
def dassa_ra_ba(w: Word) -> Word:
    """The d of dasa becomes r after bā and te."""
    return w.to("rasa")


@sutta("379:te", optional=True, cost=1, cls="ti", tail="te", text="rasa")
def rassa_la(w: Word) -> Word:
    """That r optionally becomes ḷ after te."""
    return w.to("ḷasa")


@sutta(382, optional=True, cls="aṭṭha satta", tail="aṭṭhā satta", text="dasa")
def atthadito_ca(w: Word) -> Word:
    """The d of dasa optionally becomes r after aṭṭha and satta."""
    return w.to("rasa")


@sutta("404:panna", optional=True, cost=1, cls="pañca", text="dasa")
def pannarasa(w: Word) -> tuple[Word, ...]:
    """Pañca optionally becomes panna and paṇṇa before dasa, whose d is then r."""
    return (w.tail("pañca", "panna").to("rasa"), w.tail("pañca", "paṇṇa").to("rasa"))


@sutta(390, optional=True, cls="catu", tail="catu", next="dasa")
def catupapadassa(w: Word) -> tuple[Word, ...]:
    """Tu of catu is optionally elided before dasa, and ca becomes cu or co."""
    return (w.tail("catu", "cu"), w.tail("catu", "co"))


@sutta("28:dasa", cls="catu", text="dasa")
def dvebhavo_dasa(w: Word) -> Word:
    """The d of dasa is doubled after catu."""
    return w.to("ddasa")


@sutta("28:cha", optional=True, cls="cha", tail="cha", next=TENS)
def dvebhavo_cha(w: Word) -> Word | None:
    """The first consonant of the tens is doubled after cha, v as bb."""
    text = w.ending.text
    if text[0] in VOWELS:
        return None
    return w.to("bb" + text[1:] if text[0] == "v" else text[0] + text)


@sutta("12:saṅkhyā", final="a i", opens="vowel", joins="member")
def saralopo(w: Word) -> Word:
    """The final vowel of the first member is elided before a vowel."""
    return w.tail(w.final, "")


@sutta("15:saṅkhyā", after="12:saṅkhyā", text="asīti")
def dighamettha(w: Word) -> Word:
    """After that elision the second vowel is long."""
    return w.to("āsīti")


@sutta("393-tad", next="sata sahassa satasahassa koṭi", joins="member")
def dvisatadi(w: Word) -> Word:
    """Compounds of a numeral with sata and the like are made as they stand."""
    return w.put(Part("stem", w.form, w.form))


@sutta("601:saṅkhyā", joins="member suffix")
def namam(w: Word) -> Word:
    """What has been put together is a noun: one stem."""
    return w.put(Part("stem", w.form, w.form))


@sutta(387)
def addhupapadena(w: Word) -> tuple[Word, ...] | None:
    """Aḍḍha with catuttha is aḍḍhuḍḍha, with dutiya divaḍḍha or diyaḍḍha, with tatiya
    aḍḍhatiya."""
    if w.parts[0].text != "aḍḍha" or w.parts[-1].text not in HALVES:
        return None
    return tuple(w.put(Part("stem", made, made)) for made in HALVES[w.parts[-1].text])


HALVES = {
    "catuttha": ("aḍḍhuḍḍha",),
    "dutiya": ("divaḍḍha", "diyaḍḍha"),
    "tatiya": ("aḍḍhatiya",),
}

# Sutta 389: what k times ten is made of.
TIMES = {
    "2": (("vī", "īsaṃ"),),
    "3": (("ti", "īsaṃ"),),
    "4": (("cattāra", "īsaṃ"),),
    "5": (("paññā", "āsaṃ"),),
    "6": (("cha", "ṭhi"),),
    "7": (("satta", "ri"), ("satta", "ti")),
    "8": (("asa", "īti"),),
    "9": (("nava", "uti"),),
}


@sutta(388, joins="ending")
def ekaseso(w: Word) -> Word | None:
    """Of several like words with one ending one stays."""
    first = w.parts[0]
    alike = len(w.parts) > 2 and all(part.text == first.text for part in w.parts[:-1])
    return w.put(first, w.parts[-1]) if alike else None


@sutta(389, after="388", tail="dasa", end="yo")
def ganane_dasassa(w: Word) -> tuple[Word, ...] | None:
    """In counting, so many times ten as a whole becomes vī with īsaṃ, ti with īsaṃ and so on."""
    return tuple(
        w.put(Part("stem", one, one), Part("suffix", end, end))
        for one, end in TIMES.get(w.feature("times"), ())
    )


@sutta("374:ṭhi", tail="cha", text="ṭhi")
def sa_chassa(w: Word) -> Word:
    """Cha as a whole is sa before ṭhi."""
    return w.tail("cha", "sa")


@sutta("29:ṭhi", text="ṭhi")
def dvebhavo_thi(w: Word) -> Word:
    """The ṭh of ṭhi is doubled, ṭ coming before it."""
    return w.to("ṭṭhi")


@sutta("83:saṅkhyā", joins="suffix", final="a ā i ī", opens="vowel")
def saralopo_paccaye(w: Word) -> Word:
    """The final vowel is elided before the vowel of the suffix."""
    return w.tail(w.final, "")


@sutta("377:tiṃ", after="389", tail="t", text="īsaṃ")
def ante_niggahitam(w: Word) -> Word:
    """The augment ṃ comes after the vowel of tīsaṃ, which is then short."""
    return w.to("iṃsaṃ")


@sutta("379:cattāra", after="389", tail="cattār", text="īsaṃ")
def la_ranam(w: Word) -> Word:
    """The r of cattāra becomes l before īsaṃ."""
    return w.tail("r", "l")


@sutta(378, optional=True, after="389")
def ti_ca(w: Word) -> Word | None:
    """The augment ti comes at the end of vīsaṃ and tiṃsaṃ, whose ṃ is lost."""
    text = w.parts[-1].text
    if text not in ("vīsaṃ", "tiṃsaṃ"):
        return None
    made = text.removesuffix("ṃ") + "ti"
    return w.put(Part("stem", made, made))


@sutta("390-api", optional=True, cost=1, after="389")
def catupapadassa_api(w: Word) -> tuple[Word, ...] | None:
    """The first ca of cattālīsaṃ is optionally elided, or becomes cu or co."""
    if w.parts[-1].text != "cattālīsaṃ":
        return None
    made = ("tālīsaṃ", "cuttālīsaṃ", "cottālīsaṃ")
    return tuple(w.put(Part("stem", one, one)) for one in made)


def _product(w: Word, of: tuple[str, ...]) -> Word | None:
    made = product(w.parts[0].text, w.parts[-1].name)
    return None if made is None or made not in of else w.put(Part("stem", made, made))


@sutta(393, end="×10")
def dasadasakam_satam(w: Word) -> Word | None:
    """Ten tens are a sata, ten satas a sahassa."""
    return _product(w, ("sata", "sahassa"))


@sutta(395, end="×10 ×100")
def sakanamehi(w: Word) -> Word | None:
    """Some powers of ten have names of their own, from koṭi on."""
    return _product(w, NAMES)


@sutta(394, end="×10 ×100")
def yava_taduttari(w: Word) -> Word | None:
    """Every other power is named as ten times the one before."""
    made = product(w.parts[0].text, w.parts[-1].name)
    return None if made is None else w.put(Part("stem", made, made))
