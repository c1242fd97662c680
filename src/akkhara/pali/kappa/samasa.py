"""Book 4, samāsa: compounds (suttas 316-343), in the order of the text.

A compound under construction is a row of members, each with its case ending; the first rules name
what the members make together, the next elide the endings, the rest change single members. What
two members do to each other at the seam is the matter of books 1 and 2.
"""

from __future__ import annotations

from itertools import pairwise

from akkhara.pali.engine import Book
from akkhara.pali.kappa.nama1 import ENDINGS
from akkhara.pali.kappa.samasa_reads import case_of, first, first_to, last, last_to, members, pair
from akkhara.pali.samasa_lists import GROUPS_322, GROUPS_323, group, masculine
from akkhara.pali.samasa_lists import sort as sort_of
from akkhara.pali.word import SHORT, VOWELS, Word

__all__ = ["BOOK", "NAMING"]

BOOK = Book("samāsa")
sutta = BOOK.sutta
# The suttas that name a compound.
NAMING = "319 324 327 328 329"
# Groups whose members make a dvanda first of all.
PAIRS = (*GROUPS_322, *GROUPS_323, "322-ādi", "323-ādi", "dvanda", "parents")


# What a compound is


@sutta(316, member_nouns="nouns")
def namanam_samaso(w: Word) -> Word:
    """Nouns whose meanings are tied to each other are joined into one."""
    return w


@sutta(
    319,
    after="316",
    compound="abyayībhāva",
    member_sort="particle prefix",
    member_count="2",
    member_outside="open",
    member_last_case="open acc ins dat abl gen loc",
)
def abyayibhavo(w: Word) -> Word:
    """A prefix or particle before a noun: adverbial, the first member governs."""
    known = case_of(last(w)) != "open"
    near = first(w).name in group("near") or sort_of(first(w).name) == "particle"
    return w if known else w.dearer(0 if near else 3)


@sutta(
    324,
    after="316",
    compound="kammadhāraya digu tappurisa",
    member_alike="no",
    member_sort="noun adverb numeral na ku prefix",
    member_count="2",
    member_case="open nom none",
    member_last_case="open nom",
    member_outside="open",
)
def kammadharayo(w: Word) -> Word:
    """Two members in one case, of the same thing."""
    if first(w).name in group("near"):
        return w.dearer(2)
    return w.dearer(2) if pair(w, PAIRS) else w


@sutta(325, after="324", member_sort="numeral")
def digu(w: Word) -> Word:
    """A kammadhāraya whose first member is a numeral."""
    return w


@sutta(326, after="324")
def ubhe_tappurisa(w: Word) -> Word:
    """Digu and kammadhāraya are called tappurisa too."""
    return w


@sutta(
    327,
    after="316",
    compound="tappurisa",
    member_alike="no",
    member_sort="noun",
    member_case="open kept acc ins dat abl gen loc",
    member_last_case="open nom",
    member_outside="open",
)
def amadayo(w: Word) -> Word:
    """A member in the second to the seventh case with the noun that follows."""
    if case_of(first(w)) != "open":
        return w
    if first(w).name in group("apposed") or pair(w, PAIRS):
        w = w.dearer(3)
    if len(members(w)) > 2:
        w = w.dearer(3)
    # Where the request names no case, the sixth stands for all of them.
    case = w.parts[1]
    return w.replace(1, case._replace(name="sa", text="sa")).dearer(1)


@sutta(
    328,
    after="316",
    compound="bahubbīhi",
    member_alike="no",
    member_sort="noun numeral na ku prefix adverb with",
    member_case="open nom none",
    member_last_case="open nom",
)
def annapadatthesu(w: Word) -> Word:
    """Two nouns or more, of a word outside the compound."""
    if w.feature("outside"):
        return w
    if sort_of(first(w).name) == "numeral":
        return w.dearer(1)
    return w.dearer(4 if first(w).name in group("near") or pair(w, PAIRS) else 2)


@sutta(
    "328:bhinna",
    after="316",
    compound="bahubbīhi",
    member_sort="noun numeral",
    member_last_case="loc",
)
def annapadatthesu_bhinna(w: Word) -> Word:
    """Two nouns in different cases, of a word outside the compound."""
    return w


@sutta(329, after="316", compound="dvanda", member_all_nouns="noun", member_outside="open")
def samuccayo(w: Word) -> Word:
    """Nouns in one case are set together, as with and."""
    if pair(w, PAIRS):
        return w
    if first(w).name in group("apposed"):
        return w.dearer(4)
    return w if len(members(w)) > 2 else w.dearer(2)


# Gender and number of the whole


@sutta(320, after="319")
def napumsakalingo(w: Word) -> Word:
    """An abyayībhāva is neuter."""
    return w


@sutta(321, after="325")
def digussekattam(w: Word) -> Word:
    """A digu is one and neuter."""
    return w


@sutta(322, after="329", member_count="2", member_pair="322")
def tatha_dvande(w: Word) -> Word:
    """Members of the body, music, harness, army, insects, enemies, opposites: one and neuter."""
    return w


@sutta("322-ādi", after="329", not_after="322", member_count="2", member_pair="322-ādi")
def tatha_dvande_adi(w: Word) -> Word:
    """Other pairs too are one and neuter."""
    return w


@sutta(
    323, optional=True, after="329", not_after="322 322-ādi", member_count="2", member_pair="323"
)
def vibhasa_rukkha(w: Word) -> Word:
    """Trees, grasses, cattle, goods, grains, countries: optionally one and neuter."""
    return w


@sutta(
    "323-ādi",
    optional=True,
    after="329",
    not_after="322 322-ādi 323",
    member_count="2",
    member_alike="no",
)
def vibhasa_adi(w: Word) -> Word:
    """Other pairs too, opposites of quality above all, are optionally one and neuter."""
    return w if pair(w, ("323-ādi",)) else w.dearer(3)


# The endings


@sutta(317, after=NAMING)
def vibhattiyo_lopa(w: Word) -> Word | None:
    """The case endings of the members are elided."""
    kept = tuple(part for part in w.parts if part.kind != "case")
    return w.put(*kept) if len(kept) < len(w.parts) else None


@sutta("388:samāsa", after="317", member_alike="yes")
def sarupanam_ekaseso(w: Word) -> Word:
    """Of members that are one word one is left."""
    return w.put(w.parts[-1])


@sutta("317-ca", after=NAMING, member_kept="kept")
def vibhattiyo_alopa(w: Word) -> Word:
    """Sometimes an ending stays."""
    return w


@sutta(318, after="317")
def pakati_sarantassa(w: Word) -> Word:
    """Without the ending a member keeps its own vowel."""
    return w


# First members


@sutta(330, after="324 328", member_first="mahanta mahantī")
def mahatam_maha(w: Word) -> Word:
    """Mahanta becomes mahā before a member of the same thing."""
    return first_to(w, "mahā")


@sutta("330-bahu", after="324 328", member_first="mahanta mahantī", member_last_in="maha")
def mahatam_maha_bahu(w: Word) -> Word:
    """In some words mahanta becomes maha, and the consonant that follows is doubled."""
    return first_to(w, "maha").dearer(1)


@sutta(
    331,
    after="328",
    not_after="330 330-bahu",
    member_bhasitapuma="yes",
    member_last_feminine="yes",
)
def itthiyam_bhasitapuma(w: Word) -> Word:
    """Before a feminine of the same thing a feminine takes its masculine form."""
    return first_to(w, masculine(first(w).name))


@sutta(
    332,
    after="324",
    not_after="330 330-bahu",
    member_bhasitapuma="yes",
    member_last_feminine="yes",
)
def kammadharaye_ca(w: Word) -> Word:
    """In a kammadhāraya too a feminine takes its masculine form."""
    return first_to(w, masculine(first(w).name))


@sutta(333, after="326 328", member_first="na", member_next="consonant")
def attam_nassa(w: Word) -> Word:
    """Na becomes a before a consonant."""
    return first_to(w, "a")


@sutta(334, after="326 328", member_first="na", member_next="vowel")
def sare_ana(w: Word) -> Word:
    """Na becomes ana before a vowel."""
    return first_to(w, "ana")


@sutta(335, after="324 328", member_first="ku", member_next="vowel")
def kada_kussa(w: Word) -> Word:
    """Ku becomes kada before a vowel."""
    return first_to(w, "kada")


@sutta(336, optional=True, after="324 328", member_first="ku", member_next="consonant")
def kappatthesu(w: Word) -> Word | None:
    """Ku becomes kā in the sense of little."""
    if last(w).name in group("kā"):
        return None
    return first_to(w, "kā").dearer(0 if last(w).name in group("little") else 3)


@sutta("336-bahu", optional=True, after="324 328", member_first="ku", member_last_in="kā")
def kappatthesu_bahu(w: Word) -> Word:
    """Ku becomes kā in other senses too."""
    return first_to(w, "kā")


@sutta(339, after=NAMING, member_first="jāyā", member_before="pati")
def jayaya(w: Word) -> tuple[Word, ...]:
    """Jāyā becomes tudaṃ or jāni before pati."""
    return first_to(w, "tudaṃ"), first_to(w, "jāni")


def _dvi(w: Word, text: str) -> Word:
    return first_to(w, text).dearer(0 if last(w).name in group("dvi") else 2)


@sutta("380-tu", optional=True, after="324 328", member_first="dvi")
def dvissa_tu(w: Word) -> tuple[Word, ...]:
    """Dvi becomes du, di or do before other words than the tens."""
    return tuple(_dvi(w, text) for text in ("di", "du", "do"))


@sutta("386-api", optional=True, after="324 328", member_first="dvi")
def duta_api(w: Word) -> Word:
    """Dvi becomes du before other words than tiya."""
    return _dvi(w, "du")


@sutta("386-ca", optional=True, after="324 328", member_first="dvi")
def duta_ca(w: Word) -> Word:
    """Dvi becomes di before other words than tiya."""
    return _dvi(w, "di")


@sutta("404:saha", optional=True, after="328", member_first="saha")
def sahassa_sa(w: Word) -> Word:
    """Saha becomes sa."""
    return first_to(w, "sa")


@sutta("52:nta", after=NAMING)
def ntussa_nta(w: Word) -> Word | None:
    """Usage of the canon: inside a compound ntu is nta (guṇavanta-)."""
    for place in members(w)[:-1]:
        part = w.parts[place]
        if part.text.endswith(("vantu", "mantu")):
            return w.replace(place, part._replace(text=part.text[:-1] + "a"))
    return None


@sutta("52:mātā", optional=True, after="329", member_pair="parents", cost=1)
def pitadisu_aa(w: Word) -> Word:
    """Usage of the canon: before another word of kin in tu the u of the first is ā (mātāpitaro)."""
    return first_to(w, first(w).text[:-1] + "ā")


@sutta("403:samāsa", optional=True, after=NAMING)
def rassam_samase(w: Word) -> Word | None:
    """Inside a compound a long ī or ū before a vowel is short, and the vowels stay apart."""
    places = members(w)
    for place, following in pairwise(places):
        part = w.parts[place]
        if part.text[-1:] in ("ī", "ū") and w.parts[following].text[:1] in VOWELS:
            short = part.text[:-1] + SHORT[part.text[-1]]
            marks = part.marks | {"apart"}
            return w.replace(place, part._replace(text=short, marks=marks))
    return None


# Last members


@sutta(337, optional=True, after="319 321 324 327 328", member_last_in="samāsanta")
def samasante_akaro(w: Word) -> Word:
    """The final vowel of the last member becomes a, or stays a and is declined as such."""
    return last_to(w, last(w).text[:-1] + "a")


@sutta("337:num", optional=True, after="325", member_last_in="samāsanta-numeral")
def samasante_akaro_num(w: Word) -> Word:
    """After a numeral the final vowel of some other words becomes a too."""
    return last_to(w, last(w).text[:-1] + "a")


@sutta("337:akkha", after="328", member_last_in="akkha")
def samasante_akkha(w: Word) -> Word:
    """The final vowel of akkhi becomes a."""
    return last_to(w, last(w).text[:-1] + "a")


@sutta("337:go", after="325 327", member_last="go")
def samasante_go(w: Word) -> Word:
    """Go becomes gava at the end."""
    return last_to(w, last(w).text[:-1] + "ava")


@sutta("404:go", after="325", member_first="dvi di du do", member_last="go", cost=2)
def go_viparita(w: Word) -> Word:
    """The o of go becomes u after dvi."""
    return last_to(w, last(w).text[:-1] + "u")


@sutta("337:dvanda", after="322 322-ādi 323 323-ādi", member_last_in="dvanda-a")
def samasante_dvande(w: Word) -> Word:
    """The final vowel of upāhanā and the like becomes a in a dvanda."""
    return last_to(w, last(w).text[:-1] + "a")


@sutta("337-kāra-i", optional=True, after="324 327 328", member_last_in="gandha")
def samasante_i(w: Word) -> Word:
    """The final vowel of gandha becomes i."""
    return last_to(w, last(w).text[:-1] + "i").dearer(
        0 if first(w).name in group("gandha-su") else 2
    )


@sutta("337-kāra-ā", optional=True, after="328", member_last_in="dhamma")
def samasante_aa(w: Word) -> Word:
    """The final vowel of dhamma becomes ā."""
    return last_to(w, last(w).text[:-1] + "ā").dearer(
        0 if first(w).name in group("dhamma-first") else 2
    )


@sutta("337-ka", after="328", member_last_in="kattu")
def kattuto_ka(w: Word) -> Word:
    """After kattu and the like ka is added."""
    return w.attach("suffix", "ka")


@sutta(338, after="328", member_last_in="nadī")
def nadimha_ca(w: Word) -> Word:
    """After nadī and the like ka is added."""
    return w.attach("suffix", "ka")


@sutta("26:ka", after="338")
def rassam_ka(w: Word) -> Word | None:
    """Before the k a long final is shortened."""
    final = last(w).text[-1]
    return last_to(w, last(w).text[:-1] + SHORT[final]) if final in SHORT else None


@sutta(340, after="328", member_last="dhanu")
def dhanumha_ca(w: Word) -> Word:
    """After dhanu ā is added."""
    return w.attach("suffix", "ā")


@sutta("71:dhanu", after="340")
def yavakara_dhanu(w: Word) -> Word:
    """The u of dhanu becomes v before ā."""
    return last_to(w, last(w).text[:-1] + "v")


@sutta("328:rassa", after="328", not_after="337-ka 338", member_final="ā", member_last_feminine="y")
def annapadatthe_rasso(w: Word) -> Word:
    """A last member in ā follows the gender of the word outside, and is first short."""
    return last_to(w, last(w).text[:-1] + "a")


@sutta(342, after="320 321 322 322-ādi 323 323-ādi", member_final="ā ī ū")
def saro_rasso(w: Word) -> Word:
    """A long final vowel is short in the neuter."""
    text = last(w).text
    return last_to(w, text[:-1] + SHORT[text[-1]])


# The endings of an abyayībhāva


@sutta(341, optional=True, after="54", final="a", before=" ".join(dict.fromkeys(ENDINGS.values())))
def am_vibhattinam(w: Word) -> Word:
    """After an abyayībhāva in a all endings are aṃ."""
    return w.to("aṃ")


@sutta(343, after="54", final="i u o e")
def annasma_lopo(w: Word) -> Word:
    """After an abyayībhāva in another vowel the endings are elided."""
    return w.to("")


# What comes out


@sutta(601)
def samasa_namam(w: Word) -> Word:
    """A compound is a noun; what was added to its last member is part of it."""
    return w.settled()
