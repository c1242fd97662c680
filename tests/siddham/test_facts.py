"""Golden facts of 悉曇字記 and 悉曇藏 3: each question in words becomes calls of the package.

The wording is parsed here and nowhere else. A question is matched by its shape, so that other
chapters, clusters and codes in the same shape are answered too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from unicodedata import normalize

import pytest

from akkhara import siddham
from akkhara.akshara import syllables
from akkhara.data import parse_rows
from akkhara.errors import ScriptError
from akkhara.reading import inventory, place
from akkhara.rules import rule, rules
from akkhara.siddham.names import Reading

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "golden" / "siddham_facts.tsv"
CODES = ROOT / "data" / "cbeta-codes.tsv"

Answer = Callable[[re.Match[str]], object]
ANSWERS: list[tuple[re.Pattern[str], Answer]] = []
BASE_CHAPTERS = range(1, 15)
DOUBLE_CHAPTERS = (*range(4, 8), *range(11, 15))
SINGLE_CHAPTERS = (2, 3, 8, 9, 10)


def answers(pattern: str) -> Callable[[Answer], Answer]:
    def register(function: Answer) -> Answer:
        ANSWERS.append((re.compile(pattern), function))
        return function

    return register


def table(path: Path) -> list[dict[str, str]]:
    text = normalize("NFC", path.read_text(encoding="utf-8"))
    return list(parse_rows(text.splitlines(), path.name))


def one(values: Iterable[object]) -> object:
    """The value that all are; a failure shows them when they differ."""
    found = list(dict.fromkeys(values))
    assert len(found) == 1, found
    return found[0]


def plus(numbers: Iterable[int]) -> str:
    return "+".join(map(str, sorted(set(numbers))))


def located(cluster: str) -> str:
    form = cluster if cluster.endswith(("a", "ṃ", "ḥ", "ī", "ū", "ṛ")) else cluster + "a"
    return plus(found.chapter for found in siddham.locate(form))


# --- counts -------------------------------------------------------------------------------------
@answers(r"字記 chapter (\d+): number of forms \(default policy\)")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(int(m[1])).forms)


@answers(r"字記 chapter (\d+): number of base series")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(int(m[1])).clusters)


@answers(r"chapter (\d+) with policy yya=(True|False)(?: .*)?")
def _(m: re.Match[str]) -> object:
    policy = "headline" if m[2] == "True" else "strict"
    return len(siddham.chapter(int(m[1]), policy=policy).forms)


@answers(r"clusters of chapter (\d+)")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(int(m[1])).clusters)


@answers(r"forms of a chapter with (\d+) bases")
def _(m: re.Match[str]) -> object:
    chapters = (siddham.chapter(n) for n in BASE_CHAPTERS)
    return one(len(found.forms) for found in chapters if len(found.clusters) == int(m[1]))


@answers(r"sum over chapters (\d+)[–-](\d+) of the default counts.*")
def _(m: re.Match[str]) -> object:
    return sum(len(siddham.chapter(n).forms) for n in range(int(m[1]), int(m[2]) + 1))


@answers(r"(?:number of )?distinct forms of chapters (\d+)[–-](\d+).*")
def _(m: re.Match[str]) -> object:
    numbers = range(int(m[1]), int(m[2]) + 1)
    return len({form for n in numbers for form in siddham.chapter(n).forms})


@answers(r"letters of 字記 in all")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("ziji")
    assert len(own.vowels) + len(own.consonants) == own.letters
    return own.letters


@answers(r"(?:number of )?(?:the )?(vowels|consonants|bases)(?: \([^)]*\))? of 字記.*")
@answers(r"字記: (vowels|consonants|bases)")
@answers(r"(?:twelve )?(vowels)(?: \([^)]*\))?(?: that generate)?")
@answers(r"(bases|generating bases|consonants) (?:that generate|used as bases|\(後章.*\)).*")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("字記")
    generating = re.search(r"as bases|that generate", m[0]) and m[1] != "vowels"
    return len(own.bases if generating else getattr(own, m[1].split()[-1]))


@answers(r"vowel classes before splitting long/short")
def _(m: re.Match[str]) -> object:
    return one(found.n for found in inventory(6) if found.authority == "ziji")


@answers(r"mātrās (in 字記 \(with the ṛ sign\)|used by the twelve vowels)")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("ziji")
    signs = [v for v in own.vowels if "ziji.motuo" in siddham.derivation("k" + v).rules]
    separate = siddham.chapter(16).vowels if m[1].startswith("in") else ()
    return len(signs) + len(separate)


@answers(r"遍口聲 letters")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("ziji").consonants
    return sum("遍口" in place(letter, "ziji").place for letter in own)


@answers(r"letters per place row")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("ziji").consonants
    rows = Counter(place(letter, "ziji").place for letter in own)
    return one(count for name, count in rows.items() if "遍口" not in name)


@answers(r"half-?\s?forms.*")
def _(m: re.Match[str]) -> object:
    """The letters that chapters join as 半體."""
    own = siddham.recension("ziji")
    return len({one.add for one in own.chapters if "半體" in rule(one.rule).quote})


@answers(r"fourteen sounds: number")
def _(m: re.Match[str]) -> object:
    return one(len(found.letters) for found in inventory(14) if found.authority == "ziji")


# --- membership ---------------------------------------------------------------------------------
@answers(r"chapter\(?s?\)? of cluster (\S+).*")
def _(m: re.Match[str]) -> object:
    return located(m[1])


@answers(r"chapter of the doubled letter (\S+)")
def _(m: re.Match[str]) -> object:
    return located(m[1])


@answers(r"chapter in which 字記 treats (\S+)")
def _(m: re.Match[str]) -> object:
    return plus(found.chapter for found in siddham.name(m[1]) if found.recension == "ziji")


@answers(r"letter of the alphabet for which chapter 17 has (\S+)")
def _(m: re.Match[str]) -> object:
    own = siddham.chapter(17)
    letters = siddham.recension("ziji").outline(17).letters
    return dict(zip(own.clusters, letters, strict=True))[m[1].removesuffix("a")]


@answers(r"is (\S+) produced by chapters (\d+)[–-](\d+)\?")
def _(m: re.Match[str]) -> object:
    chapters = range(int(m[2]), int(m[3]) + 1)
    return "yes" if any(p.chapter in chapters for p in siddham.locate(m[1])) else "no"


@answers(r"is (\S+) a base of any chapter\?")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("ziji")
    out = all(any(left.base == m[1] for left in siddham.chapter(n).excluded) for n in range(1, 18))
    return "no" if out and m[1] not in own.bases else "yes"


@answers(r"does any chapter (\d+) form have base (\S+)\?")
def _(m: re.Match[str]) -> object:
    clusters = siddham.chapter(int(m[1])).clusters
    return "yes" if any(cluster.startswith(m[2]) for cluster in clusters) else "no"


# --- order --------------------------------------------------------------------------------------
@answers(r"chapter (\d+), form(?: number)? (\d+)(?:: IAST)?")
def _(m: re.Match[str]) -> object:
    return siddham.chapter(int(m[1])).forms[int(m[2]) - 1]


@answers(r"chapter (\d+), (\d+)\w\w[–-](\d+)\w\w forms?")
def _(m: re.Match[str]) -> object:
    return " ".join(siddham.chapter(int(m[1])).forms[int(m[2]) - 1 : int(m[3])])


@answers(r"chapter (\d+), (first|last) form.*")
def _(m: re.Match[str]) -> object:
    return siddham.chapter(int(m[1])).forms[0 if m[2] == "first" else -1]


@answers(r"chapter (\d+): list of (\d+)")
def _(m: re.Match[str]) -> object:
    clusters = siddham.chapter(int(m[1])).clusters
    assert len(clusters) == int(m[2])
    return " ".join(cluster + "a" for cluster in clusters)


@answers(r"chapter (\d+): (?:cluster (\d+)|(first|last) cluster)")
def _(m: re.Match[str]) -> object:
    at = int(m[2]) - 1 if m[2] else 0 if m[3] == "first" else -1
    return {form := siddham.chapter(int(m[1])).clusters[at], form + "a"}


@answers(r"alphabet: (?:letter (after|before) (\S+)|(first|last) letter)")
def _(m: re.Match[str]) -> object:
    letters = siddham.recension("ziji").consonants
    if m[3]:
        return letters[0 if m[3] == "first" else -1]
    return letters[letters.index(m[2]) + (1 if m[1] == "after" else -1)]


# --- what is left out ---------------------------------------------------------------------------
@answers(r"chapter (\d+): bases without a full series")
def _(m: re.Match[str]) -> object:
    bases = siddham.recension("ziji").bases
    return frozenset(x.base for x in siddham.chapter(int(m[1])).excluded if x.base in bases)


@answers(r"number of letters removed in chapter (\d+)")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(int(m[1])).excluded)


@answers(r"number of letters removed in 重章.*")
def _(m: re.Match[str]) -> object:
    return one(len(siddham.chapter(n).excluded) for n in DOUBLE_CHAPTERS)


@answers(r"number of letters removed in (?:the )?(?:other |餘)?單章.*")
def _(m: re.Match[str]) -> object:
    return one(len(siddham.chapter(n, policy="preface").excluded) for n in SINGLE_CHAPTERS)


@answers(r"number of letters removed in (?:the )?異章.*")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(15).excluded)


@answers(r"the (?:\w+) letters removed in chapter (\d+)")
def _(m: re.Match[str]) -> object:
    out = {left.base for left in siddham.chapter(int(m[1]), policy="annen").excluded}
    return " ".join(x for x in siddham.recension("ziji").consonants if x in out)


@answers(r"(?:the )?(?:fourteen|14) letters .*")
def _(m: re.Match[str]) -> object:
    """十四字: the four that make no form, and every letter that a chapter leaves out."""
    own = siddham.recension("ziji")
    left = {x.base for n in range(1, 16) for x in siddham.chapter(n, policy="annen").excluded}
    found = frozenset({*own.beside, *left})
    assert len(found) == 14
    return found


@answers(r"Annen's wording of (\S+)")
def _(m: re.Match[str]) -> object:
    named = [found for found in rules("zang3").values() if found.name == m[1]]
    return one(found.quote.partition("謂")[2].removesuffix("故") for found in named)


# --- names and readings -------------------------------------------------------------------------
def by_ziji(found: tuple[Reading, ...]) -> tuple[Reading, ...]:
    return tuple(each for each in found if each.recension == "ziji")


def told(found: tuple[Reading, ...]) -> set[str]:
    """The ways in which a fact may put a reading: with tags, with fanqie, as printed."""
    said: set[str] = set()
    for each in found:
        tags = " ".join(each.tags)
        said |= {each.text, each.printed, each.restored, f"{each.text} + tags as printed"}
        said |= {f"{each.text} + tag {tags}", f"{each.text} + tags {tags}"}
        said |= {f"{each.text}({spelled})" for spelled in each.fanqie}
        slip = re.search(r"..反", each.printed)
        if slip and each.fanqie[0] != slip[0]:
            said.add(f"{each.text} (fanqie as printed {slip[0]}, read {each.fanqie[0]})")
        # As printed, what differs when mended is said so.
        if each.restored != each.text:
            said |= {f"{each.text} [{each.restored}]", f"{each.text} (read {each.restored})"}
            said |= {f"{each.text} (printed), read {each.restored}"}
            said |= {f"{each.text} (as printed; read {each.restored})"}
    return said


@answers(r"字記 name of (?:chapter-(\d+) cluster )?(\S+)")
def _(m: re.Match[str]) -> object:
    return told(by_ziji(siddham.name(m[2], int(m[1]) if m[1] else None)))


@answers(r"字記 reading of (\S+)(?: \(chapter (\d+)\))?")
def _(m: re.Match[str]) -> object:
    return told(by_ziji(siddham.reading(m[1], int(m[2]) if m[2] else None)))


# --- CBETA --------------------------------------------------------------------------------------
@answers(r"CBETA (SD-\w{4}): linear position, form")
def _(m: re.Match[str]) -> object:
    found = siddham.decode(m[1])
    assert siddham.decode(found.character) == found
    assert not found.iast or found in siddham.encode(found.iast)
    return f"{found.position}: {found.form}"


@cache
def codes(kind: str) -> dict[str, str]:
    return {row["code"]: row["romanized"] for row in table(CODES) if row["code"].startswith(kind)}


def is_syllable(text: str) -> bool:
    """One syllable: an onset, one vowel, at most one of ṃ and ḥ."""
    try:
        found = syllables(text, "iast")
    except ScriptError:
        return False
    return (
        len(found) == 1
        and len(found[0].text) == len(text)
        and found[0].vowel is not None
        and found[0].final in ("", "ṃ", "ḥ")
        and not found[0].fault
    )


@answers(r"CBETA: (SD|RJ) entries")
def _(m: re.Match[str]) -> object:
    return len(codes(m[1]))


@answers(r"CBETA: (SD|RJ) entries with (?:a )?romani[sz]ation")
def _(m: re.Match[str]) -> object:
    return sum(bool(text) for text in codes(m[1]).values())


@answers(r"CBETA: well-formed (SD|RJ) akṣaras")
def _(m: re.Match[str]) -> object:
    return sum(is_syllable(text) for text in codes(m[1]).values() if text)


@answers(r"CBETA: (?:romani[sz]ed )?codes (?:that|which) agree with (?:the|their) position.*")
@answers(r"CBETA: .*agree(?:ment|ing)?.*position.*")
def _(m: re.Match[str]) -> object:
    rows = [(siddham.decode(code), text) for code, text in codes("SD").items() if text]
    return sum(found.iast == text for found, text in rows)


@answers(r"CBETA: (SD|RJ) codes in homograph groups")
def _(m: re.Match[str]) -> object:
    counts = Counter(text for text in codes(m[1]).values() if text)
    return sum(number for number in counts.values() if number > 1)


@answers(r"CBETA: (?:all|total) entries|CBETA: entries(?: in all)?")
def _(m: re.Match[str]) -> object:
    return len(codes("SD")) + len(codes("RJ"))


@answers(r"CBETA: (SD|RJ) homograph groups")
def _(m: re.Match[str]) -> object:
    counts = Counter(text for text in codes(m[1]).values() if text)
    return sum(number > 1 for number in counts.values())


# --- Annen: what is kept and what is left out ---------------------------------------------------
DISPOSITION = {"head-only": "HEAD_ONLY", "removed": "REMOVED"}


@answers(r"Annen: disposition of (\S+) in chapter (\d+)")
def _(m: re.Match[str]) -> object:
    name = m[1] if m[1] == "llaṃ" else m[1].removesuffix("a")
    left = [x for x in siddham.chapter(int(m[2]), policy="annen").excluded if x.cluster == name]
    return one(f"{DISPOSITION[x.treatment]}→{x.home or 'none'}" for x in left)


@answers(r"Annen: (?:disposition of )?(llaṃ)(?: in chapters? (\d+)[–-](\d+))")
def _(m: re.Match[str]) -> object:
    numbers = range(int(m[2]), int(m[3]) + 1)
    left = [x for n in numbers for x in siddham.chapter(n, policy="annen").excluded]
    return one(f"{DISPOSITION[x.treatment]}→{x.home or 'none'}" for x in left if x.cluster == m[1])


@answers(r"Annen: (\S+) is composed of")
def _(m: re.Match[str]) -> object:
    found = syllables(m[1])[0]
    assert siddham.why(m[1]).home == (18,)
    return "+".join([*found.onset, found.vowel or "", found.final])


@answers(r"Annen: chapters with (\d+) bases")
def _(m: re.Match[str]) -> object:
    """As he counts: his figure over the twelve rhymes, where chapters have bases."""
    found = [n for n in BASE_CHAPTERS if annen_count(n) == 12 * int(m[1])]
    return f"[{','.join(map(str, found))}]"


def annen_count(number: int) -> int:
    return siddham.recension("ziji").outline(number).annen


@answers(r"Annen: chapters that do not generate")
def _(m: re.Match[str]) -> object:
    return f"[{','.join(str(n) for n in range(1, 19) if not generates(n))}]"


@answers(r"Annen: generating chapters strictly counted")
def _(m: re.Match[str]) -> object:
    return sum(generates(n) for n in range(1, 19))


def generates(number: int) -> bool:
    """Whether each cluster of a chapter makes the twelve."""
    found = siddham.chapter(number)
    return len(found.forms) == 12 * len(found.clusters) and len(found.vowels) == 12


@answers(r"Annen: forms missing in the (\d+) chapters against (\d+)")
def _(m: re.Match[str]) -> object:
    missing = (annen_count(1) - annen_count(n) for n in range(2, 18))
    assert annen_count(1) == int(m[2])
    return one(gap for gap in missing if int(m[2]) - gap == int(m[1]))


# --- the recensions -----------------------------------------------------------------------------
NAME = r"(智廣|義淨|慧遠|全雅|佛哲|圓行|常曉|大悉曇章|空海|般若菩提)"


@answers(NAME + r": (?:chapters|heads)(?: in the abridged form)?")
def _(m: re.Match[str]) -> object:
    return len(siddham.recension(m[1]).chapters)


@answers(NAME + r": heads (?:listed|printed|written)(?: .*)?")
def _(m: re.Match[str]) -> object:
    return sum(bool(chapter.head) for chapter in siddham.recension(m[1]).chapters)


@answers(NAME + r": series (?:of|per|in) (?:a|each|every) chapter")
def _(m: re.Match[str]) -> object:
    own = siddham.recension(m[1])
    return one(len(siddham.chapter(chapter.number, own.id).clusters) for chapter in own.chapters)


@answers(NAME + r": 複呼 chapters")
def _(m: re.Match[str]) -> object:
    return len(doubly_called(m[1]))


def doubly_called(name: str) -> list[int]:
    own = siddham.recension(name)
    return [one.number for one in own.chapters if one.rule == "zang3.huiyuan-fu"]


@answers(NAME + r": series per 複呼 chapter")
def _(m: re.Match[str]) -> object:
    return one(len(siddham.chapter(n, m[1]).clusters) for n in doubly_called(m[1]))


@answers(NAME + r": (?:series|clusters) of chapter (\d+)")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(int(m[2]), m[1]).clusters)


@answers(NAME + r": series of the second chapter")
def _(m: re.Match[str]) -> object:
    return len(siddham.chapter(2, m[1]).clusters)


@answers(NAME + r": extra chapters")
def _(m: re.Match[str]) -> object:
    own = siddham.recension(m[1])
    heads = [chapter.head for chapter in own.chapters if not chapter.shares]
    assert all(any(name in head for head in heads) or m[1] == "大悉曇章" for name in own.extra)
    return frozenset(own.extra)


@answers(NAME + r": (?:number of )?chapters (shared|lacking|missing)(?: .*)?")
def _(m: re.Match[str]) -> object:
    own = siddham.recension(m[1])
    return len(own.shares if m[2] == "shared" else own.lacks)


@answers(NAME + r": chapters without doubled letters")
def _(m: re.Match[str]) -> object:
    return sum(bool(chapter.leave) for chapter in siddham.recension(m[1]).chapters)


@answers(NAME + r": letters")
def _(m: re.Match[str]) -> object:
    own = siddham.recension(m[1])
    assert own.letters == len(own.vowels) + len(own.beside) + len(own.consonants) or own.idle
    return own.letters


@answers(r"letters of 慧遠 with the two title letters")
def _(m: re.Match[str]) -> object:
    return siddham.recension("慧遠").letters + len(syllables("siddhaṃ"))


@answers(r"(?:letters|consonants) (?:counted|listed) by 義淨")
def _(m: re.Match[str]) -> object:
    own = siddham.recension("義淨")
    return len(own.consonants) if m[0].startswith("consonants") else own.letters


@answers(NAME + r": absent from chapter (\d+)")
def _(m: re.Match[str]) -> object:
    own = siddham.recension(m[1])
    chapter = own.outline(int(m[2]))
    clusters = siddham.chapter(chapter.number, m[1]).clusters
    joined = chapter.head[1:-1]
    return sum(base + joined not in clusters for base in own.bases)


@answers(NAME + r": clusters of chapter (\d+) as written")
def _(m: re.Match[str]) -> object:
    """Those of the chapter's own letter; leaves of other chapters stand behind them."""
    found = siddham.chapter(int(m[2]), m[1]).clusters
    return sum(cluster[-1] == found[0][-1] for cluster in found)


@answers(NAME + r": nasal clusters in chapter (\d+)")
def _(m: re.Match[str]) -> object:
    found = siddham.chapter(int(m[2]), m[1]).clusters
    return sum(cluster[0] in "ṅñṇnm" for cluster in found)


@answers(r"recensions compared \(八本\)")
def _(m: re.Match[str]) -> object:
    """Those of 定增減; 般若菩提 is quoted before, in 定存略."""
    return sum(siddham.recension(id).locus != "一定存略" for id in siddham.recensions())


@answers(r"heads removed, derived from 480/12")
def _(m: re.Match[str]) -> object:
    return next(c for c in siddham.audit("kukai").claims if c.id == "kukai.removed").computed


@answers(r"大悉曇章: second volume.*")
def _(m: re.Match[str]) -> object:
    stated = {claim.id: claim.stated for claim in siddham.audit("kukai").claims}
    return stated["kukai.total"] - stated["kukai.volume1"]


def by_words(row: dict[str, str]) -> object:
    """What the text states in the words that the fact quotes: the claim that has most of them."""
    name = re.search(NAME, row["question"])
    ids = [name[1]] if name else siddham.recensions()
    claims = [claim for id in ids for claim in siddham.audit(id).claims]
    wanted = squeezed(row["quote"])
    best = max(
        claims, key=lambda claim: (overlap(squeezed(claim.quote), wanted), -len(claim.quote))
    )
    assert overlap(squeezed(best.quote), wanted) >= min(4, len(wanted)), (row, best)
    return best.stated


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


def overlap(one: str, two: str) -> int:
    match = SequenceMatcher(None, one, two, autojunk=False).find_longest_match()
    return match.size


# --- the rows -----------------------------------------------------------------------------------
ROWS = table(GOLDEN)
# Kinds that other rooms answer: their rows are tests of those rooms.
ELSEWHERE = {
    "letter": "the letter tables (hanzi)",
    "place": "reading: places by source",
    "rule": "reading: rules of the twelve 例 and of linking; hanzi: codas of characters",
}
OWN_SEEDS = ("000_", "001_", "cbeta_")
MINE = [
    row
    for row in ROWS
    if row["category"] not in ELSEWHERE
    and (row["seed"].startswith(OWN_SEEDS) or row["category"] == "recension")
]
OTHERS = [row for row in ROWS if row not in MINE]
# Kinds of facts that are numbers in a text: where no call counts them, the audit has the words.
STATED = ("annen", "count", "exclude", "recension")


def answer(row: dict[str, str]) -> object:
    for pattern, function in ANSWERS:
        if m := pattern.fullmatch(row["question"]):
            return function(m)
    if row["category"] in STATED and row["quote"]:
        return by_words(row)
    raise AssertionError(f"no call answers: {row['question']}")


@pytest.mark.parametrize("row", MINE, ids=lambda row: row["id"])
def test_fact(row: dict[str, str]) -> None:
    found = answer(row)
    if isinstance(found, frozenset):  # without order
        assert set(row["expected"].split()) == found
    elif isinstance(found, set):  # several ways of saying it
        assert row["expected"] in found
    else:
        assert str(found) == row["expected"]


def test_every_row_has_its_room() -> None:
    """What is not answered here belongs to another room: other documents' letters are counted in
    `reading.inventory`."""
    left = [row for row in OTHERS if row["category"] not in ELSEWHERE]
    assert {row["category"] for row in left} == {"count"}
    assert all(row["seed"].startswith(("002_", "003_")) for row in left)
    assert len(MINE) + len(OTHERS) == len(ROWS)
