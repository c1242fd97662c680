"""Golden facts: each question in words is turned into calls of the reading room.

The wording is parsed here and nowhere else. A question is matched by its shape, so that other
letters, authorities and words in the same shape are answered too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from unicodedata import normalize

import pytest

from akkhara import reading
from akkhara.data import parse_rows

GOLDEN = Path(__file__).parents[1] / "golden" / "reading_facts.tsv"
ROWS = list(parse_rows(GOLDEN.read_text(encoding="utf-8").splitlines(), GOLDEN.name))
LETTER = r"(kṣ|[kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣsh])"
MANNERS = {"大空": "nasal", "涅槃": "stop"}
PAIRS = (("a", "ā"), ("i", "ī"), ("u", "ū"), ("e", "ai"), ("o", "au"), ("aṃ", "aḥ"))

Answer = Callable[[re.Match[str]], str]
ANSWERS: list[tuple[re.Pattern[str], Answer]] = []


def answers(pattern: str) -> Callable[[Answer], Answer]:
    def register(function: Answer) -> Answer:
        ANSWERS.append((re.compile(pattern), function))
        return function

    return register


# --- numbers: which authority counts what -------------------------------------------------------
COUNTED = {
    "vowels in the sixteen-turn system": ("yijing", "sixteen turns"),
    "letters in 義淨’s alphabet that are counted": ("yijing", "letters that 義淨 counts"),
    "letters in 大日經字輪品": ("dari", "letters of 大日經"),
    "letters stated for 大莊嚴經 in 悉曇藏 5": ("zhuangyan", "大莊嚴經"),
    "letters stated for 莊嚴經 in 十二例": ("zhuangyan_li", "莊嚴經"),
    "arapacana letters (四十二字門)": ("arapacana", "arapacana"),
    "毗聲 letters": ("fabao", "毗聲"),
    "超聲 letters (法寶)": ("fabao", "超聲"),
    "超聲 letters (玄應)": ("xuanying", "超聲"),
    "eight sections of 慧均: letters listed": ("huijun", "eight sections"),
    "letters of 字記 in all": ("ziji", "letters"),
    "consonants (體文) of 字記": ("ziji", "consonants"),
    "vowel classes before splitting long/short": ("ziji", "before short and long"),
    "mātrās in 字記 (with the ṛ sign)": ("ziji", "vowel signs"),
    "mātrās used by the twelve vowels": ("ziji", "vowel signs (摩多)"),
    "遍口聲 letters": ("ziji", "遍口"),
    "fourteen sounds: number": ("ziji", "sounds"),
    "consonants counted by 義淨": ("yijing", "consonants"),
    "letters of 慧遠 with the two title letters": ("huiyuan", "title"),
}


@answers(r"^kinds in 二八十六聲$")
def _(m: re.Match[str]) -> str:
    return str(len(reading.kinds()))


@answers(r"^number of 例$")
def _(m: re.Match[str]) -> str:
    return str(len(reading.twelve()))


@answers(r"^letters per place row$")
def _(m: re.Match[str]) -> str:
    rows = [one for one in reading.rows_of("字記") if one.row in "kcṭtp"]
    sizes = {len(one.letters) for one in rows}
    assert len(sizes) == 1
    return str(sizes.pop())


@answers(r"^慧遠 in 十二例: full number printed$")
def _(m: re.Match[str]) -> str:
    return str(max(reading.copies()[1].chapters))


# --- places -------------------------------------------------------------------------------------
@answers(r"^(.+): five rows in order \((.+)\)$")
def _(m: re.Match[str]) -> str:
    source = f"{m[1]} ({m[2]})"
    return " ".join(one.place for one in reading.rows_of(source) if one.row != "nine")


@answers(r"^(.+): name of the nine(?: \((.+)\))?$")
def _(m: re.Match[str]) -> str:
    source = f"{m[1]} ({m[2]})" if m[2] else m[1]
    return reading.place("nine", source).place


@answers(r"^(.+): (?:place of )?(\S)-row$")
def _(m: re.Match[str]) -> str:
    return reading.place(f"{m[2]}-row", m[1]).place


@answers(rf"^places? of ((?:{LETTER}(?:-row)?(?:, | )?)+|.*-row)(?: initials)?(?: \(十二例\))?$")
def _(m: re.Match[str]) -> str:
    names = re.findall(r"\S(?=-)", m[1]) if "row" in m[1] else m[1].split()
    asked = [f"{name}-row" if "row" in m[1] else name for name in names]
    classes = {reading.place(name, "十二例").place for name in asked}
    assert len(classes) == 1, classes
    return classes.pop()


@answers(rf"^place of {LETTER} in 悉曇藏 5 (first|second) list$")
def _(m: re.Match[str]) -> str:
    found = reading.place(m[1], "悉曇藏 5")
    both = {found.place, *found.also}
    return "喉內" if m[2] == "first" and "喉內" in both else found.place


# --- endings ------------------------------------------------------------------------------------
@answers(r"^coda names, (nasal|stop) \(喉 舌 唇\)$")
def _(m: re.Match[str]) -> str:
    return " ".join(e.name for e in reading.codas("十二例") if MANNERS[e.manner] == m[1])


@answers(r"^(\S+) → first character$")
def _(m: re.Match[str]) -> str:
    one = reading.connect(m[1], "十二例")[0]
    return f"char={one.character}|coda={one.coda}|trigger={one.trigger}"


@answers(r"^(\S+), (\S+)-: coda of (\S+)$")
def _(m: re.Match[str]) -> str:
    one = next(j for j in reading.connect(m[1], "十二例") if j.after.startswith(m[2]))
    assert one.before.endswith(m[3])
    return f"coda={one.coda}|trigger={one.trigger}"


@answers(r"^(\S+)- \S+: coda$")
def _(m: re.Match[str]) -> str:
    one = reading.connect(m[1] + "a", "十二例")[0]
    return f"coda={one.coda}|trigger={one.trigger}"


@answers(r"^manner before (?:all other letters|(.+))$")
def _(m: re.Match[str]) -> str:
    nasal = {"ṅ", "ñ", "ṇ", "n", "m", "b", "bh"}
    letters = [one for row in ["k", "c", "ṭ", "t", "p", "nine"] for one in _letters(row)]
    asked = [one for one in letters if (one in nasal) is bool(m[1])]
    manners = {reading.connect(f"a{one}a", "十二例")[0].manner for one in asked}
    assert len(manners) == 1, manners
    manner = manners.pop()
    return f"{MANNERS[manner]} ({manner})"


def _letters(row: str) -> tuple[str, ...]:
    return reading.place("nine" if row == "nine" else f"{row}-row", "法寶").letters


@answers(r"^((?:\S )+)before: preceding a becomes$")
def _(m: re.Match[str]) -> str:
    found = {reading.dots(letter).becomes for letter in m[1].split()}
    assert len(found) == 1
    return found.pop()


@answers(rf"^ka before {LETTER}(?: \(悉曇藏 5\))?$")
def _(m: re.Match[str]) -> str:
    one = reading.connect(f"ka{m[1]}a")[0]
    return f"{one.character} ({one.coda})"


@answers(r"^visarga equivalents: (.+?)(?: stands for dots of)?$")
def _(m: re.Match[str]) -> str:
    rows = {reading.dots(letter).row for letter in m[1].replace(" and ", " ").split()}
    assert len(rows) == 1
    return f"{rows.pop()}-row"


@answers(r"^a(ṃ|ḥ) of the bare series is$")
def _(m: re.Match[str]) -> str:
    one = reading.connect(f"a{m[1]}")[0]
    english = {"脣": "labial (唇內)", "喉": "guttural (喉內)"}
    return english[one.place]


@answers(r"^chapter exempt from connected reading$")
def _(m: re.Match[str]) -> str:
    from akkhara.reading.linking import EXEMPT_CHAPTER

    assert reading.connect("kṛka")[0].coda == ""
    assert reading.connect("kaka")[0].coda == "k"
    return str(EXEMPT_CHAPTER)


@answers(r"^dot m as$")
def _(m: re.Match[str]) -> str:
    return reading.connect("aṃ")[0].manner


# --- stacks -------------------------------------------------------------------------------------
@answers(r"^two letters of one row, both among the first four, sound of$")
def _(m: re.Match[str]) -> str:
    for row in "kcṭtp":
        first = reading.place(f"{row}-row", "法寶").letters[:4]
        for upper in first:
            for lower in first:
                assert reading.merge(upper, lower).sound == (lower,)
    return "the lower"


@answers(r"^(\S+) is read$")
def _(m: re.Match[str]) -> str:
    upper, lower = m[1][0], m[1][1]
    assert reading.merge(upper, lower).sound == (lower,)
    character = reading.voice(lower, "難陀").character
    return f"{character} once, not {character * 2}"


@answers(r"^(\S+)a \+ 怛達 \(checked\)$")
def _(m: re.Match[str]) -> str:
    one = reading.checked(m[1])
    return f"{one.character} ({one.fanqie}反)"


@answers(r"^(\S+) \+ (\S+)a$")
def _(m: re.Match[str]) -> str:
    one = reading.connect(f"{m[1]}{m[2]}a")[0]
    lower = reading.voice(m[2][-1], "難陀").character
    return f"{one.character}{lower} (sound on the first)"


@answers(rf"^two names of {LETTER}a$")
def _(m: re.Match[str]) -> str:
    one = next(f for f in reading.forms("two-sounds") if f.iast == m[1])
    fanqie = re.search(r"（(..反)）", one.quote)
    return f"{one.given}, {one.full}" + (f"({fanqie[1]})" if fanqie else "")


@answers(r"^visarga is a mātrā\?$")
def _(m: re.Match[str]) -> str:
    signs = next(i for i in reading.inventory(10) if i.authority == "ziji").letters
    assert "aḥ" not in signs
    return "no: 毘灑勒沙尼"


@answers(r"^candrabindu is a mātrā\?$")
def _(m: re.Match[str]) -> str:
    from akkhara.rules import rule

    assert "ornament" in rule("ziji.yangyue").does
    assert any(step.rule == "ziji.yangyue" for step in reading.connect("am̐ka")[0].derivation.steps)
    return "no: 嚴字之文"


@answers(r"^lower letter of a stack loses$")
def _(m: re.Match[str]) -> str:
    from akkhara.rules import rule

    return "its head" if "loses its head" in rule("ziji.sheng-tou").does else "nothing"


# --- 例七 to 例九 -------------------------------------------------------------------------------
@answers(r"例七: example where the upper letter is read in the (\d)(?:rd|th|st) turn")
def _(m: re.Match[str]) -> str:
    way = {3: 7, 5: 8, 7: 9, 9: 10}[int(m[1])]
    return next(e.given for e in reading.twelve()[6].examples if e.rule == f"li.7-{way}")


@answers(r"例七: example of a stack contracted into one syllable of the (\d)(?:rd|th|st) turn")
def _(m: re.Match[str]) -> str:
    chosen = [e for e in reading.twelve()[6].examples if e.rule == "li.7-one"]
    return next(e.given for e in chosen if e.arguments[1] == int(m[1]))


ELISIONS = {
    "of the initial": 1,
    "of the final": 2,
    "of the middle": 3,
    "to three sounds": 4,
    "of initial and middle": 5,
    "of middle and final": 6,
    "of initial and final": 7,
    "to one sound": 8,
}


@answers(r"^elision (.+?)(?:: example)?$")
def _(m: re.Match[str]) -> str:
    return reading.elision_kinds()[ELISIONS[m[1]] - 1].examples[0][0]


@answers(r"^(\S+) =$")
def _(m: re.Match[str]) -> str:
    one = reading.same_word(m[1])[0]
    return f"{one.full} ({one.iast})"


@answers(r"^jña consists of \((?:安然 )?十二例\)$")
def _(m: re.Match[str]) -> str:
    return reading.forms("composition")[0].iast


# --- lengths, regions ---------------------------------------------------------------------------
def lengths_of(authority: str, pairs: slice) -> list[list[str]]:
    return [[reading.length(v, authority).length for v in pair] for pair in PAIRS[pairs]]


@answers(r"^義淨 lengths, pairs (\d)–(\d)$")
def _(m: re.Match[str]) -> str:
    found = lengths_of("字記引義淨", slice(int(m[1]) - 1, int(m[2])))
    assert all(pair == found[0] for pair in found)
    return " ".join(found[0])


@answers(r"^義淨 aṃ aḥ in 寄歸傳$")
def _(m: re.Match[str]) -> str:
    (pair,) = lengths_of("寄歸傳", slice(5, 6))
    assert pair[0] == pair[1]
    return f"both {pair[0]}"


@answers(r"^(\S+) lengths, last six$")
def _(m: re.Match[str]) -> str:
    found = lengths_of(m[1], slice(3, 6))
    assert all(pair == found[0] for pair in found)
    return " then ".join(found[0])


@answers(r"^(\S+) lengths$")
def _(m: re.Match[str]) -> str:
    halves = [lengths_of(m[1], slice(0, 3)), lengths_of(m[1], slice(3, 6))]
    assert all(pair == half[0] for half in halves for pair in half)
    first, last = ("-".join(half[0]) for half in halves)
    return f"first six {first}, last six {last}"


@answers(r"^Annen's choice for the last three pairs$")
def _(m: re.Match[str]) -> str:
    found = lengths_of("安然", slice(3, 6))
    assert all(pair == found[0] for pair in found)
    return " ".join(found[0])


@answers(r"^十二例: (southern|northern) masters mostly resemble$")
def _(m: re.Match[str]) -> str:
    return reading.area({"southern": "南天", "northern": "北天"}[m[1]]).sound


@answers(r"^(\S+) tradition$")
def _(m: re.Match[str]) -> str:
    return reading.voice("ka", m[1]).area


# --- names of the prefixes, which the chapters make ---------------------------------------------
ROWS_OF = {"c": "ñc", "ṭ": "ṇṭ", "t": "nt", "p": "mp", "k": "ṅk"}


def prefix(cluster: str, vowels: list[str], chapter: int) -> str:
    """The name before the letter's own, in 字記's readings of a series."""
    from akkhara import siddham

    found = {
        one.text[:-1]
        for vowel in vowels
        for one in siddham.reading(cluster + vowel, chapter)
        if one.recension == "ziji"
    }
    assert len(found) == 1, found
    return found.pop()


@answers(r"^(ṅ|r)-prefix name before (.+)$")
def _(m: re.Match[str]) -> str:
    return prefix(m[1] + "k", m[2].split(), {"r": 8, "ṅ": 15}[m[1]])


@answers(r"^prefix name of (?:the )?(.+?)-rows?(?: in chapter 15)?$")
def _(m: re.Match[str]) -> str:
    found = {prefix(ROWS_OF[row], ["a"], 15) for row in re.findall(r"[kcṭtp]", m[1])}
    assert len(found) == 1, found
    return found.pop()


def answer(question: str) -> str | None:
    if question in COUNTED:
        authority, word = COUNTED[question]
        states = {i.n for i in reading.inventories() if i.authority == authority and word in i.what}
        return " ".join(map(str, sorted(states)))
    for pattern, function in ANSWERS:
        if found := pattern.search(question):
            return function(found)
    return None


def folded(text: str) -> str:
    """Spelling that the facts and the package are free to differ in: 聲 after a place, 唇 脣."""
    return normalize("NFC", text).replace("唇", "脣").removesuffix("聲").replace("齒聲", "齒")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_fact(row: dict[str, str]) -> None:
    found = answer(row["question"])
    assert found is not None, f"no call answers the question: {row['question']}"
    expected = folded(row["expected"])
    got = [folded(found), *map(folded, found.split())]
    assert expected in got, f"{row['question']}: {found}, expected {row['expected']}"
