"""Book 4, samāsa: compounds (suttas 316-343), in the order of the text.

A compound under construction is a row of members, each with its case ending; the first rules name
what the members make together, the next elide the endings, the rest change single members. What
two members do to each other at the seam is the matter of books 1 and 2.
"""

from __future__ import annotations

from itertools import pairwise

from akkhara.pali.engine import Book, condition
from akkhara.pali.kappa.nama1 import ENDINGS
from akkhara.pali.samasa_lists import GROUPS_322, GROUPS_323, genders, group, masculine, shared
from akkhara.pali.samasa_lists import sort as sort_of
from akkhara.pali.word import SHORT, VOWELS, Part, Word

__all__ = ["BOOK", "NAMING", "first", "last", "members"]

BOOK = Book("samāsa")
sutta = BOOK.sutta
# The suttas that name a compound.
NAMING = "319 324 327 328 329"
# Groups whose members make a dvanda first of all.
PAIRS = (*GROUPS_322, *GROUPS_323, "322-ādi", "323-ādi", "dvanda")


# What the rules read


def members(w: Word) -> tuple[int, ...]:
    """The places of the members among the parts."""
    return tuple(place for place, part in enumerate(w.parts) if part.kind == "member")


def first(w: Word) -> Part:
    """The first member."""
    return w.parts[members(w)[0]]


def last(w: Word) -> Part:
    """The last member."""
    return w.parts[members(w)[-1]]


def case_of(part: Part) -> str:
    """The case that a member is said to stand in: none, kept, open, or a case."""
    for mark in part.marks:
        if mark.startswith("case:"):
            return mark.removeprefix("case:")
    return "open"


def _first_to(w: Word, text: str) -> Word:
    place = members(w)[0]
    return w.replace(place, w.parts[place]._replace(text=text))


def _last_to(w: Word, text: str) -> Word:
    place = members(w)[-1]
    return w.replace(place, w.parts[place]._replace(text=text))


def _sound(text: str) -> str:
    return "vowel" if text[:1] in VOWELS else "consonant"


def _feminine(stem: str) -> bool:
    return genders(stem)[0][0] == "f"


def _nouns(w: Word) -> str:
    found = [w.parts[place] for place in members(w)]
    bad = [part.name for part in found if "inflected" in part.marks]
    return f"words with their endings ({', '.join(bad)})" if bad else "nouns"


condition(
    "member_nouns",
    lambda values: lambda w: _nouns(w) in values,
    "the members must be {} whose meanings are tied to each other",
    _nouns,
)
condition(
    "member_sort",
    lambda values: lambda w: sort_of(first(w).name) in values,
    "the first member must be a {}",
    lambda w: f"{first(w).name}, a {sort_of(first(w).name)}",
)
condition(
    "member_case",
    lambda values: lambda w: case_of(first(w)) in values,
    "the case of the first member must be {}",
    lambda w: case_of(first(w)),
)
condition(
    "member_last_case",
    lambda values: lambda w: case_of(last(w)) in values,
    "the case of the last member must be {}",
    lambda w: case_of(last(w)),
)
condition(
    "member_count",
    lambda values: lambda w: str(len(members(w))) in values,
    "there must be {} members",
    lambda w: str(len(members(w))),
)
condition(
    "member_all_nouns",
    lambda values: (
        lambda w: all(
            # A last member is always a noun: pati is the husband there, not the prefix.
            (sort_of(w.parts[place].name) in values or place == members(w)[-1])
            and case_of(w.parts[place]) in ("open", "nom")
            for place in members(w)
        )
    ),
    "all members must be nouns in one case",
    lambda w: ", ".join(w.parts[place].name for place in members(w)),
)
condition(
    "member_outside",
    lambda values: lambda w: ("given" if w.feature("outside") else "open") in values,
    "the relation of an outside word must be {}",
    lambda w: w.feature("outside") or "open",
)
condition(
    "member_kept",
    lambda values: lambda w: any(case_of(w.parts[place]) == "kept" for place in members(w)),
    "a member must keep its ending",
    lambda w: "none does",
)
condition(
    "member_first",
    lambda values: lambda w: first(w).text in values,
    "the first member must be {}",
    lambda w: first(w).text,
)
condition(
    "member_first_in",
    lambda values: lambda w: any(first(w).name in group(name) for name in values),
    "the first member must be of the group {}",
    lambda w: first(w).name,
)
condition(
    "member_last",
    lambda values: lambda w: last(w).name in values,
    "the last member must be {}",
    lambda w: last(w).name,
)
condition(
    "member_last_in",
    lambda values: lambda w: any(last(w).name in group(name) for name in values),
    "the last member must be of the group {}",
    lambda w: last(w).name,
)
condition(
    "member_next",
    lambda values: lambda w: _sound(w.parts[members(w)[1]].text) in values,
    "the next member must begin with a {}",
    lambda w: w.parts[members(w)[1]].text,
)
condition(
    "member_before",
    lambda values: lambda w: w.parts[members(w)[1]].name in values,
    "the next member must be {}",
    lambda w: w.parts[members(w)[1]].name,
)
condition(
    "member_final",
    lambda values: lambda w: last(w).text[-1:] in values,
    "the last member must end in {}",
    lambda w: last(w).text,
)
condition(
    "member_bhasitapuma",
    lambda values: lambda w: bool(masculine(first(w).name)),
    "the first member must be a feminine that is said of males too",
    lambda w: first(w).name,
)
condition(
    "member_last_feminine",
    lambda values: lambda w: _feminine(last(w).name),
    "the last member must be a feminine",
    lambda w: last(w).name,
)


def _pair(w: Word, names: tuple[str, ...]) -> str:
    places = members(w)
    if len(places) != 2:
        return ""
    return shared(w.parts[places[0]].name, w.parts[places[1]].name, names)


condition(
    "member_pair",
    lambda values: (
        lambda w: bool(
            _pair(w, tuple(sorted(values - {"322", "323"})))
            or ("322" in values and _pair(w, GROUPS_322))
            or ("323" in values and _pair(w, GROUPS_323))
        )
    ),
    "the two members must be of one group under {}",
    lambda w: " + ".join(w.parts[place].name for place in members(w)),
)


# What a compound is


@sutta(316, member_nouns="nouns")
def namanam_samaso(w: Word) -> Word:
    """Nouns whose meanings are tied to each other are joined into one."""
    return w


@sutta(
    319,
    after="316",
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
    return w.dearer(2) if _pair(w, PAIRS) else w


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
    member_sort="noun",
    member_case="open kept acc ins dat abl gen loc",
    member_last_case="open nom",
    member_outside="open",
)
def amadayo(w: Word) -> Word:
    """A member in the second to the seventh case with the noun that follows."""
    if case_of(first(w)) != "open":
        return w
    if first(w).name in group("apposed") or _pair(w, PAIRS):
        w = w.dearer(3)
    if len(members(w)) > 2:
        w = w.dearer(3)
    # Where the request names no case, the sixth stands for all of them.
    case = w.parts[1]
    return w.replace(1, case._replace(name="sa", text="sa")).dearer(1)


@sutta(
    328,
    after="316",
    member_sort="noun numeral na ku prefix adverb",
    member_case="open nom none",
    member_last_case="open nom",
)
def annapadatthesu(w: Word) -> Word:
    """Two nouns or more, of a word outside the compound."""
    if w.feature("outside"):
        return w
    if sort_of(first(w).name) == "numeral":
        return w.dearer(1)
    return w.dearer(4 if first(w).name in group("near") or _pair(w, PAIRS) else 2)


@sutta("328:bhinna", after="316", member_sort="noun numeral", member_last_case="loc")
def annapadatthesu_bhinna(w: Word) -> Word:
    """Two nouns in different cases, of a word outside the compound."""
    return w


@sutta(329, after="316", member_all_nouns="noun", member_outside="open")
def samuccayo(w: Word) -> Word:
    """Nouns in one case are set together, as with and."""
    if _pair(w, PAIRS):
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


@sutta("323-ādi", optional=True, after="329", not_after="322 322-ādi 323", member_count="2")
def vibhasa_adi(w: Word) -> Word:
    """Other pairs too, opposites of quality above all, are optionally one and neuter."""
    return w if _pair(w, ("323-ādi",)) else w.dearer(3)


# The endings


@sutta(317, after=NAMING)
def vibhattiyo_lopa(w: Word) -> Word | None:
    """The case endings of the members are elided."""
    kept = tuple(part for part in w.parts if part.kind != "case")
    return w.put(*kept) if len(kept) < len(w.parts) else None


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
    return _first_to(w, "mahā")


@sutta("330-bahu", after="324 328", member_first="mahanta mahantī", member_last_in="maha")
def mahatam_maha_bahu(w: Word) -> Word:
    """In some words mahanta becomes maha, and the consonant that follows is doubled."""
    return _first_to(w, "maha").dearer(1)


@sutta(
    331,
    after="328",
    not_after="330 330-bahu",
    member_bhasitapuma="yes",
    member_last_feminine="yes",
)
def itthiyam_bhasitapuma(w: Word) -> Word:
    """Before a feminine of the same thing a feminine takes its masculine form."""
    return _first_to(w, masculine(first(w).name))


@sutta(
    332,
    after="324",
    not_after="330 330-bahu",
    member_bhasitapuma="yes",
    member_last_feminine="yes",
)
def kammadharaye_ca(w: Word) -> Word:
    """In a kammadhāraya too a feminine takes its masculine form."""
    return _first_to(w, masculine(first(w).name))


@sutta(333, after="326 328", member_first="na", member_next="consonant")
def attam_nassa(w: Word) -> Word:
    """Na becomes a before a consonant."""
    return _first_to(w, "a")


@sutta(334, after="326 328", member_first="na", member_next="vowel")
def sare_ana(w: Word) -> Word:
    """Na becomes ana before a vowel."""
    return _first_to(w, "ana")


@sutta(335, after="324 328", member_first="ku", member_next="vowel")
def kada_kussa(w: Word) -> Word:
    """Ku becomes kada before a vowel."""
    return _first_to(w, "kada")


@sutta(336, optional=True, after="324 328", member_first="ku", member_next="consonant")
def kappatthesu(w: Word) -> Word | None:
    """Ku becomes kā in the sense of little."""
    if last(w).name in group("kā"):
        return None
    return _first_to(w, "kā").dearer(0 if last(w).name in group("little") else 3)


@sutta("336-bahu", optional=True, after="324 328", member_first="ku", member_last_in="kā")
def kappatthesu_bahu(w: Word) -> Word:
    """Ku becomes kā in other senses too."""
    return _first_to(w, "kā")


@sutta(339, after=NAMING, member_first="jāyā", member_before="pati")
def jayaya(w: Word) -> tuple[Word, ...]:
    """Jāyā becomes tudaṃ or jāni before pati."""
    return _first_to(w, "tudaṃ"), _first_to(w, "jāni")


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
    return _last_to(w, last(w).text[:-1] + "a")


@sutta("337:akkha", after="328", member_last_in="akkha")
def samasante_akkha(w: Word) -> Word:
    """The final vowel of akkhi becomes a."""
    return _last_to(w, last(w).text[:-1] + "a")


@sutta("337:go", after="325 327", member_last="go")
def samasante_go(w: Word) -> Word:
    """Go becomes gava at the end."""
    return _last_to(w, last(w).text[:-1] + "ava")


@sutta("337:dvanda", after="322 322-ādi 323 323-ādi", member_last_in="dvanda-a")
def samasante_dvande(w: Word) -> Word:
    """The final vowel of upāhanā and the like becomes a in a dvanda."""
    return _last_to(w, last(w).text[:-1] + "a")


@sutta("337-kāra-i", optional=True, after="324 327 328", member_last_in="gandha")
def samasante_i(w: Word) -> Word:
    """The final vowel of gandha becomes i."""
    return _last_to(w, last(w).text[:-1] + "i").dearer(
        0 if first(w).name in group("gandha-su") else 2
    )


@sutta("337-kāra-ā", optional=True, after="328", member_last_in="dhamma")
def samasante_aa(w: Word) -> Word:
    """The final vowel of dhamma becomes ā."""
    return _last_to(w, last(w).text[:-1] + "ā").dearer(
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
    return _last_to(w, last(w).text[:-1] + SHORT[final]) if final in SHORT else None


@sutta(340, after="328", member_last="dhanu")
def dhanumha_ca(w: Word) -> Word:
    """After dhanu ā is added."""
    return w.attach("suffix", "ā")


@sutta("71:dhanu", after="340")
def yavakara_dhanu(w: Word) -> Word:
    """The u of dhanu becomes v before ā."""
    return _last_to(w, last(w).text[:-1] + "v")


@sutta("328:rassa", after="328", not_after="337-ka 338", member_final="ā", member_last_feminine="y")
def annapadatthe_rasso(w: Word) -> Word:
    """A last member in ā follows the gender of the word outside, and is first short."""
    return _last_to(w, last(w).text[:-1] + "a")


@sutta(342, after="320 321 322 322-ādi 323 323-ādi", member_final="ā ī ū")
def saro_rasso(w: Word) -> Word:
    """A long final vowel is short in the neuter."""
    text = last(w).text
    return _last_to(w, text[:-1] + SHORT[text[-1]])


# The endings of an abyayībhāva


@sutta(341, optional=True, after="54", final="a", before=" ".join(dict.fromkeys(ENDINGS.values())))
def am_vibhattinam(w: Word) -> Word:
    """After an abyayībhāva in a all endings are aṃ."""
    return w.to("aṃ")


@sutta(343, after="54", final="i u o e")
def annasma_lopo(w: Word) -> Word:
    """After an abyayībhāva in another vowel the endings are elided."""
    return w.to("")
