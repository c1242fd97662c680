"""Taddhita, suttas 396-405 and the seams: what suffixes do to the base, vuddhi above all."""

from __future__ import annotations

from akkhara.pali.kappa.book5 import WITH_N, ban, base, first_vowel, light, sutta
from akkhara.pali.word import VOWELS, Part, Word

# Sutta 405: what vuddhi is.
VUDDHI = {"a": "ā", "i": "e", "ī": "e", "u": "o", "ū": "o"}
# Prefixes whose final has become y or v before a vowel (401): vi, ni, su.
_PREFIXED = {"by": "veyy", "vy": "veyy", "ny": "neyy", "sv": "sov"}


def vuddhi(text: str) -> str:
    """The text with vuddhi of its first vowel.

    >>> vuddhi("vinatā"), vuddhi("dvīpa")
    ('venatā', 'dvepa')
    """
    at = first_vowel(text)
    return text[:at] + VUDDHI.get(text[at], text[at]) + text[at + 1 :]


def _grow(w: Word, at: int) -> Word | None:
    part = w.parts[at]
    grown = vuddhi(part.text)
    return None if grown == part.text else w.replace(at, part._replace(text=grown))


@sutta("317-tesaṃ", joins="suffix")
def tesam_lopo(w: Word) -> Word | None:
    """The ending of the base is elided before the suffix."""
    if w.parts[-2].kind != "ending":
        return None
    return w.put(*w.parts[:-2], w.parts[-1])


@sutta(400, before=WITH_N, opening="single", not_after="401 402")
def vuddhadisarassa(w: Word) -> Word | None:
    """Before a suffix with the indicator ṇ the first vowel takes vuddhi, unless a cluster
    follows."""
    return _grow(w, 0)


@sutta("405-ca", cost=1, before=WITH_N, opening="single", not_after="401 402")
def dighassa_vuddhi(w: Word) -> Word | None:
    """Ī and ū count as vuddhi themselves and may stay."""
    text = w.parts[0].text
    return w if text[first_vowel(text)] in "īū" else None


@sutta("405-vuddhi:eka", cost=1, before=WITH_N, not_after="401 402")
def dutiyassa_vuddhi(w: Word) -> Word | None:
    """Of a compound the second member may take vuddhi instead of the first."""
    return _second(w)


@sutta("405-vuddhi", optional=True, before=WITH_N, after="400")
def ubhinnam_vuddhi(w: Word) -> Word | None:
    """Of a compound the second member may take vuddhi with the first."""
    return _second(w)


# Second members by which a compound is known to be one when the request does not part it.
SECOND = ("magadha", "magava", "janapada")


def _second(w: Word) -> Word | None:
    if len(w.parts) > 2:
        return _grow(w, len(w.parts) - 2) if light(base(w)) else None
    if not w.has("dutiyavuddhi"):
        return None
    tail = next(one for one in SECOND if base(w).endswith(one))
    return w.tail(tail, vuddhi(tail))


@sutta(401, before=WITH_N)
def mayunamagamo(w: Word) -> Word | None:
    """Where i or u of a prefix has become y or v, e or o comes before it, and no vuddhi."""
    part = w.parts[0]
    start, rest = part.text[:2], part.text[2:]
    if start not in _PREFIXED or rest[:1] not in VOWELS:
        return None
    return w.replace(0, part._replace(text=_PREFIXED[start] + rest))


@sutta("401:dvāra", before=WITH_N, cls="dvāra", tail="dvāra")
def mayunamagamo_dvara(w: Word) -> Word:
    """In dvāra o comes between d and v."""
    return w.tail("dvāra", "dovāra")


@sutta(402, before=WITH_N, cls="āttādi")
def attanca(w: Word) -> Word | None:
    """In isi, iṇa, usabha and uju the first vowel becomes ā."""
    part = w.part("stem")
    at = len(w.parts) - 2
    return w.replace(at, part._replace(text="ā" + part.text[1:]))


@sutta("402-ri", after="402", cls="isi", tail="āsi")
def attanca_ri(w: Word) -> Word:
    """The augment ri comes after the ā of isi."""
    return w.tail("āsi", "ārisi")


ban(404, of=[400], cls="avuddhi")
ban("352-verse-a", of=[400, "405-ca"], cls="nīlādi")
# The ṇy of iṇa stays: āṇya.
ban(404, of=["269"], cls="iṇa")


@sutta("404:so", optional=True, cls="suvaṇṇa", before="maya", tail="suvaṇṇa")
def sovanna(w: Word) -> Word:
    """Suvaṇṇa takes vuddhi before maya too."""
    return w.tail("suvaṇṇa", "sovaṇṇa")


@sutta("404:s", before=WITH_N, cls="vessāmitta", tail="vessāmitta")
def vesamitta(w: Word) -> Word:
    """One s of vessāmitta is elided."""
    return w.tail("vessāmitta", "vesāmitta")


@sutta(396, end=WITH_N)
def tesam_no_lopam(w: Word) -> Word:
    """The indicator ṇ of the suffix is elided."""
    name = w.ending.text
    return w.to("ka" if name == "kaṇ" else name.removeprefix("ṇ"))


@sutta("404:v", cls="maga", suffix="ṇika", tail="māga", opens="vowel")
def magavika(w: Word) -> Word:
    """The augment v comes after maga."""
    return w.tail("māga", "māgav")


@sutta("404:ava", cls="ava", suffix="ṇa", final="u", opens="vowel")
def ukarassa_ava(w: Word) -> Word:
    """The final u of uju, garu, lahu, mudu and paṭu becomes av before ṇa."""
    return w.tail("u", "av")


@sutta("404:lahu", cls="lahu", after="404:ava", tail="lāhav")
def laghava(w: Word) -> Word:
    """The h of lahu becomes gh."""
    return w.tail("lāhav", "lāghav")


@sutta("404:mudu", cls="mudu", after="404:ava", tail="modav")
def maddava(w: Word) -> Word:
    """Mudu takes ā, which is then short, and not o."""
    return w.tail("modav", "mādav")


@sutta("403:rassa", cls="uju mudu", after="404:ava", tail="ājav mādav")
def rassam_ajjava(w: Word) -> Word:
    """That ā of uju and mudu is short."""
    return w.tail("ājav", "ajav") if base(w) == "ājav" else w.tail("mādav", "madav")


@sutta("28:java", after="403:rassa", tail="ajav adav")
def dvebhavo_ajjava(w: Word) -> Word:
    """The consonant after that short vowel is doubled."""
    last = base(w)[-3:]
    return w.tail(last, last[0] + last)


@sutta("403:ā", cls="sumedhādi", before="so", final="ā")
def rassam_sumedha(w: Word) -> Word:
    """The final ā of sumedhā is short before so."""
    return w.shortened()


@sutta("403:vantu", cls="paññā", before="vantu", final="ā")
def rassam_panna(w: Word) -> Word:
    """The final ā of paññā is short before vantu."""
    return w.shortened()


@sutta("403:vantu-ādi", optional=True, cost=1, not_cls="paññā", before="vantu", final="ā")
def rassam_vantu(w: Word) -> Word:
    """A final ā is sometimes short before vantu."""
    return w.shortened()


@sutta("184:taddhita", cls="mano", suffix="ṇika", final="a", opens="vowel")
def sa_sare(w: Word) -> Word:
    """The augment s comes after the mano group before a suffix that begins with a vowel."""
    return w.augment("s")


@sutta("183:maya", cls="mano", before="maya", final="a")
def o_lope(w: Word) -> Word:
    """The final of the mano group becomes o before maya."""
    return w.tail("a", "o")


@sutta("404:i", text="ya", before="ṇya", final="i ī")
def ivannassa_lopo(w: Word) -> Word:
    """A final i is elided before the y of ṇya."""
    return w.tail(w.final, "")


@sutta("404:u", cls="ssuta", before="ṇya", tail="ssut", after="261")
def ukarassa_a(w: Word) -> Word:
    """The u of suta becomes a before the cc that arises."""
    return w.tail("ssut", "ssat")


@sutta("269:i", joins="suffix", final="t l ṇ n d", after="404:i", text="ya")
def yavatam_i(w: Word) -> Word:
    """T, l, ṇ, n and d with that y become c, l, ñ and j."""
    made = {"t": "c", "l": "l", "ṇ": "ñ", "n": "ñ", "d": "j"}[w.final]
    return w.tail(w.final, made).to("a")


@sutta("26:ṇya", after="28:269")
def rassam_nya(w: Word) -> Word | None:
    """A long vowel before the doubled consonant is short."""
    text = w.part("stem").text
    short = {"ā": "a", "ī": "i", "ū": "u"}.get(text[-3:-2])
    return w.tail(text[-3:], short + text[-2:]) if short else None


@sutta("28:la", text="la sī")
def dvebhavo_la(w: Word) -> Word:
    """The consonant of la and sī is doubled."""
    return w.to(w.ending.text[0] + w.ending.text)


@sutta("28:ka", cls="catu cha", suffix="ka", text="ka")
def dvebhavo_ka(w: Word) -> Word:
    """The k of ka is doubled after catu and cha."""
    return w.to("kka")


@sutta("29:ṭha", text="ṭha")
def dvebhavo_thha(w: Word) -> Word:
    """The ṭh of ṭha is doubled, ṭ coming before it."""
    return w.to("ṭṭha")


@sutta("29:tha", sense="ordinal", text="tha")
def dvebhavo_tha(w: Word) -> Word:
    """The th of tha is doubled, t coming before it."""
    return w.to("ttha")


@sutta("12:samāsa", joins="suffix")
def saralopo(w: Word) -> Word | None:
    """Between the members the final a of the first is elided before a vowel."""
    if len(w.parts) < 3 or w.parts[-2].text[:1] not in VOWELS or w.parts[-2].kind != "stem":
        return None
    first = w.parts[-3]
    if first.text[-1] not in VOWELS:
        return None
    return w.replace(-3, first._replace(text=first.text[:-1]))


@sutta(601, joins="suffix")
def namam(w: Word) -> Word:
    """What a secondary suffix ends is a noun: one stem, that takes case endings."""
    return w.put(Part("stem", w.form, w.form))


# Sutta 403 where no suffix follows.


@sutta(403, cls="ādidīgha")
def adidigho(w: Word) -> Word | None:
    """In pakāra, nivāra and the like the first vowel is lengthened."""
    part = w.parts[0]
    at = first_vowel(part.text)
    # Of a compound with pati and paṭi too it is the first vowel.
    long = {"a": "ā", "i": "ī", "u": "ū"}.get(part.text[at])
    if long is None or w.parts[-1].kind == "suffix":
        return None
    return w.replace(0, part._replace(text=part.text[:at] + long + part.text[at + 1 :]))


@sutta("403-ca:dīgha", cls="antadīgha")
def antadigho(w: Word) -> Word | None:
    """In khanti, aṅguli and the like the last vowel is lengthened."""
    part = w.parts[0]
    long = {"a": "ā", "i": "ī", "u": "ū"}.get(part.text[-1])
    if long is None or w.parts[-1].kind == "suffix":
        return None
    return w.replace(0, part._replace(text=part.text[:-1] + long))


@sutta("403-ca:rassa", cls="antarassa", joins="member")
def antarasso(w: Word) -> Word:
    """The last vowel of bhovādī and yathābhāvī is shortened before a word."""
    return w.shortened()


@sutta("403-ca:pā", cls="pā", joins="member", opens="vowel", tail="pā")
def pageva(w: Word) -> Word:
    """Pā is shortened before eva, and g comes between them (42)."""
    return w.tail("pā", "pag")
