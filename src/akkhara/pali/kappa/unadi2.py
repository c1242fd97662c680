"""Book 8, uṇādi: ready-made words and whole-word replacement (630-673), and what the suffixes of
this book do to roots."""

from __future__ import annotations

from functools import cache

from akkhara.data import read_rows
from akkhara.pali.engine import Test, condition
from akkhara.pali.kappa.book7 import (
    add,
    cut,
    last,
    put_root,
    root,
    root_at,
    seam,
    stop,
    sutta,
)
from akkhara.pali.kappa.kita1 import AFFIXES
from akkhara.pali.kappa.kita4 import vuddhi
from akkhara.pali.word import VOWELS, Part, Word

READY = "-"


@cache
def _ready() -> dict[tuple[str, str, str], tuple[tuple[str, str], ...]]:
    """The words of the table: sutta, base and suffix to stems with their genders."""
    found: dict[tuple[str, str, str], tuple[tuple[str, str], ...]] = {}
    columns = ("sutta", "base", "suffix", "stem", "genders", "source")
    for row in read_rows("akkhara.pali", "data/unadi.tsv", columns):
        key = (row["sutta"], row["base"], row["suffix"])
        found[key] = (*found.get(key, ()), (row["stem"], row["genders"]))
    return found


def _bases(number: str) -> frozenset[str]:
    return frozenset(base.replace(" ", "") for key, base, _ in _ready() if key == number)


def _listed(values: frozenset[str]) -> Test:
    return lambda w: any(w.feature("base") in _bases(number) for number in values)


condition(
    "ready",
    _listed,
    "the table of ready-made words must have the base under {}",
    lambda w: w.feature("base"),
    static=True,
)


def whole(w: Word, text: str, genders: str) -> Word:
    """One stem instead of all parts, with the genders that it has."""
    name = w.feature("suffix")
    marks = frozenset({f"gender:{genders}"})
    made = w.parts[root_at(w)]
    return w.put(Part("root", made.name, text), Part("suffix", name, "", marks))


def ready(w: Word, text: str, genders: str) -> Word:
    """A stem instead of the root, what stands before it staying."""
    made = add(put_root(w, text), w.feature("suffix"), genders)
    return made.to("")


def _table(key: str, suffixes: str, says: str) -> None:
    number = key.partition(":")[0]

    def puts(w: Word) -> tuple[Word, ...] | None:
        base = w.feature("base").replace("+", " + ")
        found = _ready().get((number, base, w.feature("suffix")))
        return tuple(whole(w, text, genders) for text, genders in found) if found else None

    puts.__doc__ = says
    AFFIXES.append(key)
    sutta(key, suffix=suffixes, ready=number)(puts)


def _replaced(
    key: str, stem: str, old: str, new: str, genders: str, says: str, *, cls: str = ""
) -> None:
    """A sutta that puts each of `new` for the letters `old` at the end of a stem."""

    def puts(w: Word) -> tuple[Word, ...]:
        text = root(w).removesuffix(old)
        return tuple(ready(w, text + one, genders) for one in new.split())

    puts.__doc__ = says
    AFFIXES.append(key)
    conditions = {"cls": cls} if cls else {"base": stem}
    sutta(key, optional=False, cost=0, bound_after="", suffix=READY, **conditions)(puts)


_table("638", "- āna", "From vaj and others words such as pabbajjā come ready-made.")
_table("673:isādi", "- isa", "After pūr, kur and others isa changes with the root.")
_replaced("630", "masu", "su", "cchara cchera", "m n f", "The su of masu becomes cchara or cchera.")
_replaced("631-ca", "masu", "su", "cchariya", "n m f", "The su of masu becomes cchariya.")
_replaced("634", "", "th", "lla", "m n", "The th of math becomes l, which is doubled.", cls="√math")
_replaced(
    "647",
    "suna",
    "una",
    "oṇa vāna uvāna ūna unakha una ā āna",
    "m",
    "The una of suna becomes oṇa, vāna, uvāna, ūna, unakha, una, ā or āna.",
)
_replaced("648", "taruṇa", "taruṇa", "susu", "m", "Taruṇa becomes susu.")
_replaced(
    "649",
    "yuva",
    "uva",
    "uva uvāna una ūna",
    "m",
    "The uva of yuva becomes uva, uvāna, una or ūna.",
)
_replaced("659:daḍḍha", "", "ṃs", "ḍḍha", "m n f", "Daṃs as a whole becomes daḍḍha.", cls="√daṃs")
_replaced("664", "", "khād", "khandha", "m", "Khād becomes khandha.", cls="√khād")
_replaced("664:am", "", "am", "andha", "m f n", "Am becomes andha.", cls="√am")
_replaced("664:gam", "", "gam", "gandha", "m", "Gam becomes gandha.", cls="√gam")
_replaced("666", "putha", "putha", "puthu patha", "m f n", "Putha becomes puthu or patha.")


@sutta("631", suffix=READY, cls="√car", fore="ā")
def apubbacarassa(w: Word) -> tuple[Word, ...]:
    """Car with ā before it becomes cchariya, cchara or cchera."""
    return tuple(ready(w, text, "n m f") for text in ("cchariya", "cchara", "cchera"))


AFFIXES.append("631")


@sutta("662", suffix=READY, cls="√hi", fore="paṭi")
def patito_hissa(w: Word) -> tuple[Word, ...]:
    """Hi with paṭi before it becomes hera or hīra."""
    return tuple(ready(w, text, "n m") for text in ("hera", "hīra"))


AFFIXES.append("662")


@sutta("400:pāṭi", after="662")
def pati_pati(w: Word) -> Word:
    """The first vowel of paṭi is long before the indicator ṇ of heraṇ and hīraṇ."""
    return w.replace(0, Part("prefix", "pāṭi", "pāṭi"))


# Pronouns before dis (642)

_LONG_PRONOUNS = {"ima": "ī", "ya": "yā", "ta": "tā", "ma": "mā", "amha": "mā", "kiṃ": "kī"}
_LONG_PRONOUNS |= {"eta": "e", "samāna": "sā"}
_SHORT_PRONOUNS = {"ima": "i", "samāna": "sa"}
_DIS = ("disa", "risa", "dikkha", "rikkha", "dī")


def _with_dis(w: Word, pronouns: dict[str, str]) -> tuple[Word, ...] | None:
    new = pronouns.get(w.parts[0].name)
    if new is None:
        return None
    fore = Part("upapada", new, new)
    return tuple(
        ready(w.put(fore, *w.parts[1:]), text, "m f n").dearer(text == "rikkha") for text in _DIS
    )


@sutta("642", suffix=READY, cls="√dis", led="word")
def iyatamakiesanam(w: Word) -> tuple[Word, ...] | None:
    """Before dis the last vowel of ima, ya, ta, ma, kiṃ, eta, samāna is long, the rest of them
    gone; dis takes r for d, and ends in isa, ikkha or ī."""
    return _with_dis(w, _LONG_PRONOUNS)


@sutta("642-ca", suffix=READY, cls="√dis", led="word", cost=1)
def iyatamakiesanam_ca(w: Word) -> tuple[Word, ...] | None:
    """The vowel may stay short."""
    return _with_dis(w, _SHORT_PRONOUNS)


AFFIXES.extend(("642", "642-ca"))


# Roots before the suffixes of this book


@sutta("404:a-tha", before="tha thu", touches="root", cls="a-āgama √si")
def a_tha(w: Word) -> Word:
    """A comes between the root and tha or thu."""
    return w.augment("a")


@sutta("404:ratha", end="tha", cls="√rah")
def ratha(w: Word) -> Word:
    """The h of rah is elided before tha."""
    return put_root(w, "ra")


@sutta("627-ca", end="ma", after="627", cls="√ad")
def ad_ma(w: Word) -> tuple[Word, ...]:
    """After ad, m optionally becomes t; else the word is ātuma."""
    return seam(w, "ātu", "ma"), seam(w, "at", "ta")


@sutta("485:ma", end="ma", after="627", not_cls="√dhū √ad")
def vuddhi_ma(w: Word) -> Word | None:
    """The root takes vuddhi before ma."""
    return _strong(w)


@sutta(
    "485:unādi",
    before="thu tti tu/671 nu/671 nu ttima",
    not_cls="√ku √dā",
)
def vuddhi_unadi(w: Word) -> Word | None:
    """The root takes vuddhi of i and u before these suffixes."""
    return _strong(w)


def _strong(w: Word) -> Word | None:
    new = vuddhi(root(w), "iīuū")
    return put_root(w, new) if new != root(w) else None


@sutta("403:sīmā", end="ma", after="628", cls="√si")
def sima(w: Word) -> Word:
    """The i of si is long before ma."""
    return put_root(w, "sī")


@sutta("404:thāma", end="ma", cls="√ṭhā")
def thama(w: Word) -> Word:
    """The ṭh of ṭhā becomes th."""
    return put_root(w, "thā")


@sutta("634:ka", after="634-ca")
def mathissa_ka(w: Word) -> Word:
    """The th of math becomes l, doubled, before ka."""
    return put_root(w, "malla")


@sutta("26:ttima", end="ttima", cls="√dā")
def rassam_ttima(w: Word) -> Word:
    """The ā of dā is short before two consonants."""
    return put_root(w, "da")


# Ta and traṇ (656), tti (658)


@sutta("404:a-tra", before="ta/656 tra", touches="root", cls="√kal √var")
def a_tra(w: Word) -> Word:
    """A comes between kal, var and the suffix."""
    return w.augment("a")


@sutta("485:tra-nī", before="ta/656 tra", touches="root", cls="√nī")
def vuddhi_tra_ni(w: Word) -> Word:
    """The ī of nī takes vuddhi before ta and traṇ."""
    return put_root(w, "ne")


@sutta("485:tra", before="ta/656 tra", touches="root", not_cls="√nī √pū", optional=True)
def vuddhi_tra(w: Word) -> Word | None:
    """The root optionally takes vuddhi of i and u before ta and traṇ."""
    return _strong(w)


@sutta("26:tra", before="ta/656 tra", touches="root", cls="√pū √mā √dā", optional=True)
def rassam_tra(w: Word) -> Word | None:
    """A long vowel of the root is optionally short before them."""
    return put_root(w, root(w).replace("ū", "u").replace("ā", "a"))


@sutta("656:lopa", before="tra tti", touches="root")
def lopo_tra(w: Word) -> Word | None:
    """The last consonant of the root is elided before traṇ and tti."""
    text = root(w)
    if text[-1] in VOWELS or last(text) == "n":
        return None
    return put_root(w, stop(text))


@sutta("656:t", before="ta/656", touches="root")
def sarupam_ta(w: Word) -> Word | None:
    """The last consonant of the root becomes t before ta."""
    text = root(w)
    return None if text[-1] in VOWELS or last(text) == "n" else put_root(w, cut(text) + "t")


@sutta("28:656", before="ta/656", text="ta")
def dvebhavo_ta(w: Word) -> Word | None:
    """T is doubled after a vowel."""
    return w.to("tta") if w.stem.text[-1:] in VOWELS else None


# The other suffixes


@sutta("659:lopa", before="ḍha ṭha", touches="root", cls="√us √ranj")
def usu_ranja(w: Word) -> Word:
    """The last letters of us and ranj are elided, and the consonant of the suffix is doubled."""
    text = w.ending.text
    return seam(w, stop(root(w)), text[0] + text)


@sutta("660:at", end="tha", after="660")
def at_tha(w: Word) -> Word:
    """The ū of sū, the u of vu, and as become at before tha."""
    head = root(w)[0] if root(w)[0] not in VOWELS else ""
    return put_root(w, head + "at")


@sutta("661-kvaci", before="dha da", touches="root")
def kvaci_lopo(w: Word) -> Word | None:
    """The last j or d of the root is elided after a nasal."""
    text = root(w)
    return put_root(w, cut(text)) if text[-2:-1] in ("n", "ñ") else None


@sutta("661:k", end="ka", after="661:ka")
def ka_sarupam(w: Word) -> Word:
    """The last consonant of sus and vac becomes k; that of suc is elided, and u takes vuddhi."""
    return put_root(w, "so" if w.has("√suc") else cut(root(w)) + "k")


@sutta("663:nasal", end="ka", after="663")
def kadyadihi(w: Word) -> tuple[Word, ...]:
    """The root takes the nasal ṇ before ḍ, and ka mostly vanishes."""
    text = root(w)
    new = text[:-2] + "ṇḍ" if text.endswith("ḍi") else text[:-3] + "ṭṭh"
    gone, kept = seam(w, new, "a"), seam(w, new + "a", "ka")
    return (kept, gone.dearer(1)) if w.has("√paḍi") else (gone, kept.dearer(1))


@sutta("664:ka", end="ka", after="664-ca")
def khandha_ka(w: Word) -> Word:
    """Khād, am and gam become khandha, andha, gandha before ka."""
    return put_root(w, {"k": "khandha", "a": "andha", "g": "gandha"}[root(w)[0]])


@sutta("403:ala", end="ala", cls="ala-dīgha")
def digho_ala(w: Word) -> Word:
    """The first a of ala is long after these."""
    return w.to("āla")


@sutta("26:mula", before="ala", cls="ala-dīgha", root="mūla")
def rasso_mula(w: Word) -> Word:
    """The ū of mūla is short."""
    return put_root(w, "mula")


@sutta("404:aḷa", before="ala", cls="ala-ḷ", optional=True)
def lo_ala(w: Word) -> Word:
    """L becomes ḷ."""
    return w.to(w.ending.text.replace("l", "ḷ"))


@sutta("13:ala", before="ala", rooted="u", optional=True)
def va_paro_ala(w: Word) -> Word:
    """After u the a of ala is optionally elided."""
    return w.to(w.ending.text[1:])


@sutta("15:ala", before="ala", rooted="ā")
def digho_va(w: Word) -> Word:
    """After an elided ā, a is long."""
    return seam(w, cut(root(w)), "ā" + w.ending.text[1:])


@sutta("666:ādesa", before="ama jana ī", cls="puthādi")
def puthassa(w: Word) -> tuple[Word, ...]:
    """Putha becomes puthu or patha."""
    name = w.ending.name
    if name == "jana":
        return (seam(w, "puthu", "jjana"),)
    if name == "ī":
        return seam(w, "pathav", "ī"), seam(w, "puthav", "ī")
    return seam(w, "path", "ama"), seam(w, "paṭh", "ama")


@sutta("404:satt", before="tu/667", cls="√sas")
def sattu(w: Word) -> Word:
    """The last letter of sas becomes t before tu."""
    return put_root(w, "sat")


@sutta("404:maṇi", end="i", cls="√man")
def mani(w: Word) -> Word:
    """The n of man becomes ṇ before i."""
    return put_root(w, "maṇ")


@sutta("403:bhaddāli", end="i", cls="√lā", led="word")
def bhaddali(w: Word) -> Word:
    """The last a of the word before lā is long."""
    place = root_at(w) - 1
    part = w.parts[place]
    text = part.text[:-1] + "ā" if part.text.endswith("a") else part.text
    return w.replace(place, Part(part.kind, part.name, text))


@sutta("404:ūra", end="ūra", cls="√kap √sid √ud")
def kappura(w: Word) -> Word:
    """The p of kap is doubled, and a nasal comes before the d of sid and ud."""
    return put_root(w, {"√kap": "kapp"}.get(w.part("root").name, cut(root(w)) + "nd"))


@sutta("671:lopa", before="nu nu/671", rooted="n m")
def lopo_nu(w: Word) -> Word:
    """The last nasal of the root is elided before nu and ṇu, and a takes vuddhi before ṇu."""
    text = cut(root(w))
    if w.ending.name == "nu/671" and not w.has("avuddhi-ṇu"):
        text = text[:-1] + "ā"
    return put_root(w, text)


@sutta("672:ṭ", end="ṭha", after="672", rooted="s")
def kotthassa(w: Word) -> tuple[Word, ...]:
    """The s of kus becomes ṭ before ṭha, and u optionally takes vuddhi."""
    return put_root(w, "koṭ"), put_root(w, "kuṭ")


@sutta("403:mānusa", end="nusa", cls="manuādi")
def manusa(w: Word) -> Word:
    """The a of man is long before nusa, and its n elided."""
    return put_root(w, "mā")
