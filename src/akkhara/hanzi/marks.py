"""What the notes of a transcription say, in brackets or bare.

The functions take the text folded (`akkhara.hanzi.folding`), which keeps every offset.

The words are data (`marks.tsv`); what has a structure is read here: joins (二合), numbers, fanqie
(無可反), direct sounds (音犁), rubrics (自稱名). Inside brackets all is note, and what is not
understood becomes a gloss. Outside brackets a mark must be told from a character: 三 and 入 and 鼻
write sounds too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from akkhara.data import read_rows
from akkhara.hanzi.folding import fold
from akkhara.hanzi.numerals import NUMERAL, numeral_value
from akkhara.hanzi.tokens import HAN, TokenKind
from akkhara.values import Value

__all__ = ["NASAL_HEADS", "BareMark", "Mark", "MarkKind", "bare_mark", "note_marks"]

MarkKind = Literal[
    "join",
    "long",
    "short",
    "tone",
    "heavy",
    "light",
    "nasal",
    "half",
    "rolled",
    "loud",
    "quick",
    "soft",
    "fanqie",
    "sound",
    "number",
    "repeat",
    "same",
    "as-is",
    "upper",
    "lower",
    "rubric",
    "or",
    "word",
    "gloss",
]

NASAL_HEADS = "仰曩囊娘穰壤孃莽摩麼拏那娜哦俄我誐迎若惹耶母冒銘孕野語如呀"
"""Characters after which a bare 鼻 is a note: those of the nasal letters in the tables."""


@dataclass(frozen=True, slots=True)
class Mark(Value):
    """One thing that a note says: `kind`; `value` (join: how many characters; tone: 平上去入;
    fanqie: the two characters; sound: the character; number: the number; rolled and so on: empty);
    `text` as written, `start`, `end`."""

    kind: MarkKind
    value: str
    text: str
    start: int
    end: int

    @property
    def label(self) -> str:
        """The mark in short, for a line of text; empty for joins and numbers."""
        if self.kind in ("join", "number", "word", "or", "upper", "lower"):
            return ""
        if self.kind == "fanqie":
            return f"{self.value}反"
        if self.kind == "sound":
            return f"音{self.value}"
        if self.kind == "gloss":
            return f"「{self.text}」"
        return self.value or _SHORT.get(self.kind, self.text)


_SHORT = {
    "long": "引",
    "short": "短",
    "heavy": "重",
    "light": "輕",
    "nasal": "鼻",
    "half": "半",
    "rolled": "彈舌",
}


@dataclass(frozen=True, slots=True)
class BareMark:
    """A mark found outside brackets: its token kind, end offset, marks, and what is doubtful."""

    kind: TokenKind
    end: int
    marks: tuple[Mark, ...]
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class _Word:
    word: str
    kind: MarkKind
    value: str
    bare: str
    not_before: str


_ONE = rf"(?:[{HAN}]|\[[^\[\]]{{2,60}}\])"
_DIGITS = {"2": 2, "３": 3, "２": 2, "3": 3, "4": 4, "４": 4, "②": 2, "③": 3, "④": 4}
_DIGITS |= {"二": 2, "三": 3, "四": 4, "五": 5, "六": 6}
_HAN = re.compile(f"[{HAN}]")
_JOIN = re.compile(rf"([{''.join(_DIGITS)}])(?:字)?合(?:聲|声|字|呼)*")
_FANQIE = re.compile(rf"(?:[又亦或正一])?(?:音)?(?:近)?({_ONE})({_ONE})(反|切|翻)")
# What follows 三 when it writes sam: 三曼多, 三藐, 三摩地, 三佛陀, 三跋囉.
_AFTER_SAM = "曼漫滿藐麼摩磨昧母謨佛菩勃沒婆跋鉢播補步部慕冒末莫迷弭憊"
_SPELLING = re.compile(rf"{_ONE}{_ONE}[反切]")
_NOT_LOWER = "聲声音呼舌"
_SOUND = re.compile(rf"({_ONE})?音({_ONE})(?!反|切)")
_PLAIN_SOUND = re.compile(rf"(?:如|同)({_ONE})(?:字|音)")
_PAIR = re.compile(rf"({_ONE})({_ONE})")
_NUMBER = re.compile(rf"第?({NUMERAL}+)(?!字?合)(句|遍)?(?:引)?")
_CLAUSE = re.compile(r"[、，,。．.；;：:\s]+")
_AFTER = "(?:聲|声|音)?(?:而|漸)?(?:呼|喚|唤|讀|读|稱)?(?:之|也)?"
_BEFORE = "(?:稍|微|更|兼|取|帶|带|仍|亦|並|并|皆|須|聲|声)*"
_NAME = "(?:某甲|某乙|稱名|称名|受持者|自稱|自称)"
_RUBRIC = re.compile(
    rf"(?:[云我此]|於此|于此|弟子|姓名|[名處处時时])*{_NAME}(?:{_NAME}|於此|于此|姓名|[名處处時时])*"
)


@cache
def _words() -> tuple[_Word, ...]:
    rows = read_rows("akkhara.hanzi", "data/marks.tsv", ["word", "kind", "value", "bare"])
    found = [
        _Word(row["word"], row["kind"], row["value"], row["bare"], row["not_before"])  # type: ignore[arg-type]
        for row in rows
    ]
    return tuple(sorted(found, key=lambda one: -len(one.word)))


@cache
def _word_pattern() -> re.Pattern[str]:
    words = "|".join(re.escape(one.word) for one in _words())
    return re.compile(f"{_BEFORE}({words}){_AFTER}")


@cache
def _word_by_text() -> dict[str, _Word]:
    return {one.word: one for one in _words()}


def note_marks(text: str, start: int, end: int) -> tuple[Mark, ...]:
    """The marks of a note: `text[start:end]` is what stands between the brackets.

    >>> [(one.kind, one.value) for one in note_marks("二合引四十八", 0, 6)]
    [('join', '2'), ('long', ''), ('number', '48')]
    >>> [(one.kind, one.value) for one in note_marks("慕音母干音犁十六", 0, 8)]
    [('sound', '母'), ('sound', '犁'), ('number', '16')]
    >>> [one.kind for one in note_marks("一切如來神力所加持", 0, 9)]
    ['gloss']
    """
    inside = text[start:end]
    if _HAN.search(inside) is None and _NUMBER.match(inside) is None:
        return (Mark("gloss", "", inside, start, end),) if inside.strip() else ()
    whole = _RUBRIC.search(inside)
    if whole is not None and len(inside) > 1:
        return (Mark("rubric", "", inside, start, end),)
    found: list[Mark] = []
    at = start
    for gap in _CLAUSE.finditer(text, start, end):
        found += _clause(text, at, gap.start())
        at = gap.end()
    found += _clause(text, at, end)
    return tuple(found)


def _clause(text: str, start: int, end: int) -> list[Mark]:
    """One clause of a note; a clause that is mostly prose is one gloss."""
    if start >= end:
        return []
    marks = list(_scan(text, start, end))
    lost = sum(mark.end - mark.start for mark in marks if mark.kind == "gloss")
    # A number or a single word inside a sentence is not a mark: 一切如來神力所加持.
    if lost >= 2 and lost * 2 > end - start:
        pair = _PAIR.fullmatch(text, start, end)
        if pair is not None:
            # 刊定記 gives its fanqie without 反: 余我, 搦我.
            return [Mark("fanqie", fold(pair[1] + pair[2]), pair[0], start, end)]
        return [Mark("gloss", "", text[start:end], start, end)]
    return marks


def _scan(text: str, start: int, end: int) -> Iterator[Mark]:
    at = start
    lost = start
    while at < end:
        mark = _structured(text, at, end) or _plain(text, at, end)
        if mark is None:
            at += 1
            continue
        if lost < at:
            yield Mark("gloss", "", text[lost:at], lost, at)
        yield mark
        at = lost = mark.end
    if lost < end:
        yield Mark("gloss", "", text[lost:end], lost, end)


def _structured(text: str, at: int, end: int) -> Mark | None:
    """A join, a fanqie, a sound or a number at this place."""
    found = _JOIN.match(text, at, end)
    if found is not None:
        return Mark("join", str(_DIGITS[found[1]]), found[0], at, found.end())
    found = _FANQIE.match(text, at, end)
    if found is not None and found[2] not in _NOT_LOWER and not _is_words(found[1] + found[2]):
        return Mark("fanqie", fold(found[1] + found[2]), found[0], at, found.end())
    if _word_pattern().match(text, at, end) is None:
        found = _SOUND.match(text, at, end) or _PLAIN_SOUND.match(text, at, end)
        if found is not None:
            heard = found[found.lastindex or 1]
            return Mark("sound", fold(heard), found[0], at, found.end())
    found = _NUMBER.match(text, at, end)
    # 十一弋反: the last numeral is the upper of a fanqie.
    if found is not None and _SPELLING.match(text, found.end(1) - 1, end) is not None:
        found = _NUMBER.match(text, at, found.end(1) - 1)
    if found is not None:
        value = str(numeral_value(found[1]))
        stop = found.end(2) if found[2] else found.end(1)
        kind: MarkKind = "repeat" if found[2] == "遍" else "number"
        return Mark(kind, value, text[at:stop], at, stop)
    return None


def _is_words(pair: str) -> bool:
    """Whether two characters before 反 are themselves marks (鼻聲反, 上去反)."""
    return all(one in "上去平入引重輕鼻" for one in pair)


def _plain(text: str, at: int, end: int) -> Mark | None:
    found = _word_pattern().match(text, at, end)
    if found is None:
        return None
    word = _word_by_text()[found[1]]
    return Mark(word.kind, word.value, found[0], at, found.end())


def bare_mark(text: str, at: int, before: str, touching: bool, last_number: int) -> BareMark | None:
    """A mark without brackets at `at`, or None when a character or something else stands there.

    `before` is the character before it, `touching` whether there is one, `last_number` the last
    segment number.
    """
    found = _RUBRIC.match(text, at)
    if found is not None:
        mark = Mark("rubric", "", found[0], at, found.end())
        return BareMark("rubric", found.end(), (mark,))
    found = _JOIN.match(text, at)
    if found is not None and touching:
        mark = Mark("join", str(_DIGITS[found[1]]), found[0], at, found.end())
        return BareMark("mark", found.end(), (mark,))
    return (
        _bare_number(text, at, touching, last_number)
        or _bare_fanqie(text, at, touching)
        or _bare_word(text, at, before, touching)
    )


def _bare_number(text: str, at: int, touching: bool, last: int) -> BareMark | None:
    found = _NUMBER.match(text, at)
    if found is None:
        return None
    value = numeral_value(found[1])
    doubt = ""
    if re.search(f"[{HAN}]", found[1]):
        if not touching:
            return None
        # 三 writes sam, 一 i, 八 pa: alone they are numbers only in their turn.
        if len(found[1]) == 1 and value != last + 1:
            return None
        if found[1] == "三":
            if text[found.end() : found.end() + 1] in _AFTER_SAM:
                return None
            doubt = "三 is read as the number of segment 3; it could be a character"
        if found[1][-1] == "一" and _SPELLING.match(text, found.end(1) - 1) is not None:
            return None
    stop = found.end(2) if found[2] else found.end(1)
    kind: MarkKind = "repeat" if found[2] == "遍" else "number"
    mark = Mark(kind, str(value), text[at:stop], at, stop)
    return BareMark("number", stop, (mark,), doubt)


def _bare_fanqie(text: str, at: int, touching: bool) -> BareMark | None:
    found = _FANQIE.match(text, at)
    if found is None or not touching or found[2] in _NOT_LOWER:
        return None
    # 一切 is a common word, and 切 a character; without brackets only 反 is sure.
    if found[3] != "反" or _is_words(found[1] + found[2]):
        return None
    mark = Mark("fanqie", fold(found[1] + found[2]), found[0], at, found.end())
    return BareMark("mark", found.end(), (mark,))


def _bare_word(text: str, at: int, before: str, touching: bool) -> BareMark | None:
    one = text[at]
    if not touching:
        return None
    if one == "音":
        heard = _SOUND.match(text, at)
        if heard is not None and heard[1] is None:
            mark = Mark("sound", fold(heard[2]), heard[0], at, heard.end())
            return BareMark("mark", heard.end(), (mark,))
    if one == "字":
        return BareMark("mark", at + 1, (Mark("word", "", one, at, at + 1),))
    if one in "又或" and at + 1 < len(text):
        return BareMark("mark", at + 1, (Mark("or", "", one, at, at + 1),))
    found = _word_pattern().match(text, at)
    if found is None or found.start(1) != at:
        return None
    word = _word_by_text()[found[1]]
    behind = text[at + len(word.word) : found.end()]
    following = text[found.end() : found.end() + 1]
    sure = word.bare == "yes" or (word.bare == "word" and behind)
    if word.bare == "nasal":
        sure = bool(behind) or before in NASAL_HEADS
    if not sure or (following and following in word.not_before):
        return None
    mark = Mark(word.kind, word.value, found[0], at, found.end())
    return BareMark("mark", found.end(), (mark,))
