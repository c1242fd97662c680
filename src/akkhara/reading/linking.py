"""Connected reading (連聲): how the letter that follows closes the syllable before it.

The head letter of the next akṣara gives the place (throat, tongue, lips) and the manner (大空
nasal, 涅槃 stop) of an ending that nobody writes: svāhā is 索訶 with -k before h, sattva 薩埵 with
-t before t, saṃbhava 三婆 with -m before bh: one letter sa, three endings. The same happens inside
a stack, between each letter and the one under it, and at the end of a word to a letter that has no
vowel.

Two documents of one author differ, and the difference is a parameter. `shierli` (悉曇十二例):
nasal before the fifth letters, b and bh; y is of the throat. `zang5` (悉曇藏 5, the default):
nasal before the fourth and fifth letters; y is of the tongue. 悉曇藏 5 also has the soft manner
(耎密), in which nasal and stop change places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from akkhara.akshara import Akshara, syllables
from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import find
from akkhara.reading.endings import (
    AUTHORITIES,
    NASAL_BEFORE,
    NASALS,
    PLACE_OF_CODA,
    SOFT,
    STOPS,
    Ending,
    codas,
    linked,
)
from akkhara.reading.letters import letter_key
from akkhara.reading.places import place
from akkhara.reading.stacks import nasal_and_letter, single
from akkhara.rules import Derivation, Step, rule
from akkhara.sounds import VARGAS
from akkhara.values import Value

__all__ = ["AUTHORITIES", "EXEMPT_CHAPTER", "Exceptional", "Junction", "Kind", "connect",
           "exceptions", "is_smooth", "kinds"]  # fmt: skip

_FIVE_ROWS = frozenset(letter for row in VARGAS for letter in row)
_FIFTH = frozenset(row[4] for row in VARGAS)
EXEMPT_CHAPTER = 16
"""The chapter of 悉曇字記 whose letters do not link (除第十六章)."""
_SIXTEENTH = ("ṛ", "ṝ", "ḷ", "ḹ")
# What chapters 2 to 7 subjoin: the letter above these is always said.
_SUBJOINED = frozenset("yrlvmn")

_R = {
    name: rule(id).id
    for name, id in {
        "initial": "li.5-initial", "head": "li.5-head", "silent": "li.5-silent",
        "chain": "li.5-chain", "nasal_li": "li.6-nasal", "stop_li": "li.6-stop",
        "bare_li": "li.6-bare", "nine": "li.5-nine", "nine_tongue": "li.5-nine-tongue",
        "places_li": "li.5-places", "own_nasal": "zang5.own-nasal", "own_stop": "zang5.own-stop",
        "own_five": "zang5.own-five", "own_initial": "zang5.own-initial",
        "dot_five": "zang5.dot-five", "dot_eight": "zang5.dot-eight",
        "one_place": "zang5.one-place", "fifteen": "zang5.fifteen", "bare": "zang5.bare",
        "visarga": "zang5.dots", "eight": "zang5.eight-visarga", "kinds": "zang5.kinds",
        "throat": "zang5.eight-throat", "tongue": "zang5.eight-tongue",
        "lips": "zang5.eight-lips", "f_throat": "zang5.fifteen-throat",
        "f_tongue": "zang5.fifteen-tongue", "f_lips": "zang5.fifteen-lips",
        "soft_nasal": "zang5.soft-nasal", "soft_stop": "zang5.soft-stop",
        "except16": "zang5.except-16", "upper": "zang5.other-upper",
        "smooth": "zang5.smooth", "smooth_nine": "zang5.smooth-nine",
        "final": "zang5.other-final", "lower": "zang5.other-lower", "r": "zang5.other-r",
        "moon": "ziji.yangyue", "dada": "ziji.dada",
        "inverse": "zang5.inverse",
    }.items()
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Kind(Value):
    """One of the sixteen sounds (二八十六聲): `number` 1–16, `group` 五句 or 八字, `register` 麁顯
    or 耎密, `name`, what it `does`, how `frequency` stands with translators of late, `rule`, and
    the words of an example."""

    number: int
    group: str
    register: str
    name: str
    does: str
    frequency: str
    rule: str
    quote: str
    source: str
    locus: str

    @property
    def title(self) -> str:
        """The three parts of its name together."""
        return f"{self.group}{self.register}{self.name}"

    def to_text(self) -> str:
        """Two lines: name and frequency, then what it does."""
        shown = f"{self.number:>2} {self.title} ({self.frequency}) {self.rule} {self.quote}"
        return f"{shown.rstrip()}\n   {self.does}"


@cache
def kinds() -> tuple[Kind, ...]:
    """The sixteen sounds, in the order of the text; each is of three places, forty-eight in all.

    >>> len(kinds()), kinds()[0].title
    (16, '五句麁顯第十五章聲')
    """
    return tuple(
        Kind(int(row["number"]), row["group"], row["register"], row["name"], row["does"],
             row["frequency"], rule(row["rule"]).id, row["quote"], row["source"], row["locus"])
        for row in read_rows("akkhara.reading", "data/kinds.tsv", ["number", "group", "rule"])
    )  # fmt: skip


@cache
def _kinds() -> dict[tuple[str, str, int], Kind]:
    """The sixteen by group, register and number (1–4) in their four."""
    return {(one.group, one.register, (one.number - 1) % 4 + 1): one for one in kinds()}


@dataclass(frozen=True, slots=True)
class Exceptional(Value):
    """A place where a treatise writes another ending than its rule asks for.

    Fields: `id`; `word` in IAST; `scope` between, stack or final; `at`, which syllable (between,
    final) or letter (stack) has the ending; `authorities` that have it; `register` clear, soft or
    both; `expected` and written `coda`; `written` characters; `reason`; `rule`; `quote`, `source`,
    `locus`, `certainty`.
    """

    id: str
    word: str
    scope: str
    at: int
    authorities: tuple[str, ...]
    register: str
    expected: str
    coda: str
    written: str
    reason: str
    rule: str
    quote: str
    source: str
    locus: str
    certainty: str

    def to_text(self) -> str:
        """Two lines."""
        return (
            f"{self.word}: {self.written}, -{self.coda} where -{self.expected} is expected "
            f"({self.scope}, {self.register}). {self.reason}\n"
            f"  {rule(self.rule).cite()}: {self.quote}"
        )


@cache
def exceptions() -> tuple[Exceptional, ...]:
    """The exceptions that the treatises write themselves, each with its reason and passage.

    >>> [one.written for one in exceptions()][:3]
    ['遏伽鉢囉', '健堂囉嚩', '健達頞嚩']
    """
    return tuple(
        Exceptional(
            id=row["id"], word=row["word"], scope=row["scope"], at=int(row["at"]),
            authorities=tuple(row["authorities"].split()), register=row["register"],
            expected=row["expected"], coda=row["coda"], written=row["written"],
            reason=row["reason"], rule=rule(row["rule"]).id, quote=row["quote"],
            source=row["source"], locus=row["locus"], certainty=row["certainty"],
        )
        for row in read_rows("akkhara.reading", "data/exceptions.tsv", ["id", "word", "rule"])
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Junction(Value):
    """One place where letters link.

    Fields: `trigger`, the head letter that decides ("" when nothing does); `place` 喉 舌 脣;
    `manner` 大空 or 涅槃; `coda` ŋ n m k t p ("" when there is no linking: `note` says why);
    `character`, how the treatises' examples write a syllable so closed ("" when none does);
    `smooth` (穩便), whether the ending and the letter then heard are of one place, None without
    coda; `kind` of the sixteen; `derivation`; `before`, the syllable that gets the ending, and
    `after`, what follows; `scope`: between syllables, in a stack, or final; `start` and `end`,
    offsets of the two in the text; `usual`, whether translators of late use that kind; `note`.
    """

    trigger: str
    place: str
    manner: str
    coda: str
    character: str
    smooth: bool | None
    kind: str
    derivation: Derivation
    before: str
    after: str
    scope: str
    start: int
    end: int
    usual: bool
    note: str

    def to_text(self) -> str:
        """What is heard, then the steps with their rules."""
        if not self.coda:
            return f"{self.before} | {self.after or '∎'}: no linking. {self.note}"
        flags = ["smooth 穩便" if self.smooth else "not smooth 不穩便"]
        flags += ["in a stack"] if self.scope == "stack" else []
        written = f" {self.character}" if self.character else ""
        shown = f"{self.before} | {self.after or '∎'}: -{self.coda}{written} "
        shown += f"({self.place}內{self.manner}) before {self.trigger}"
        lines = [f"{shown}, {self.kind}, {', '.join(flags)}"]
        lines += self.derivation.to_text().splitlines()
        return "\n".join([*lines, *([f"  {self.note}"] if self.note else [])])


def is_smooth(coda: str, letter: str, authority: str = "zang5") -> bool:
    """Whether an ending and the letter heard after it go smoothly together (穩便): they are of one
    place, or the letter is one of the nine, to which any ending links very smoothly (薩嚩訶).

    Raises `RequestError` for what is no ending, no consonant or no authority.

    >>> is_smooth("k", "h"), is_smooth("k", "t"), is_smooth("ŋ", "m"), is_smooth("t", "v")
    (True, False, False, True)
    """
    if coda not in PLACE_OF_CODA:
        raise RequestError(f"no ending {coda!r}", hint=f"endings: {' '.join(PLACE_OF_CODA)}")
    who = find(authority, AUTHORITIES).id
    if not place(letter, who).place:
        raise RequestError(f"{letter!r} has no place", hint="consonants have places")
    return _smooth_together(coda, letter_key(letter), who)


def _smooth_together(coda: str, letter: str, who: str) -> bool:
    return _at(letter, who) == PLACE_OF_CODA[coda] or letter not in _FIVE_ROWS


@cache
def _at(letter: str, who: str) -> str:
    """The place of a consonant in one character: 喉 舌 脣."""
    return place(letter, who).place[0]


class _Spot(NamedTuple):
    """A place where letters may link, before anything is decided."""

    before: str
    after: str
    scope: str
    # The letters of the next stack from the one that decides; () before a vowel or at the end.
    onset: tuple[str, ...]
    # The dot or visarga written on the syllable before.
    final: str
    start: int
    end: int
    # Index of the akṣara (between, final) and of the letter in its stack.
    at: int
    letter: int


def connect(text: str, authority: str = "zang5", soft: bool = False) -> tuple[Junction, ...]:
    """Every place in a word or line where a letter closes the syllable before it.

    Parameters: `text` in IAST or Siddham; `authority` `shierli` (十二例) or `zang5` (悉曇藏,
    default); `soft`: in the soft manner (耎密), which 悉曇藏 5 alone describes.
    Returns the junctions between syllables and at the end of the text, in order, then those
    inside its stacks, in order: the first are heard when a stack is said as one syllable (索訶),
    the others when it is spelled out (薩嚩訶). Spaces do not keep letters apart, dandas do. A
    text without any gives one junction without coda, whose note says why.
    Raises `RequestError` for an unknown authority, `ScriptError` for text that cannot be read.
    Source: 悉曇十二例 例五 例六; 悉曇藏 5 三定異翻.

    >>> [(j.trigger, j.place, j.manner, j.coda, j.smooth) for j in connect("sattva")]
    [('t', '舌', '涅槃', 't', True)]
    >>> [j.coda for j in connect("samyaksaṃbuddha", "十二例")][:4]
    ['m', 'k', 'm', 't']
    >>> connect("sarana")[0].coda, connect("sarana", soft=True)[0].coda
    ('t', 'n')
    >>> connect("a")[0].note
    'nothing follows a and it is no stack: there is nothing to link'
    """
    who = find(authority, AUTHORITIES).id
    read = list(syllables(text))
    between = list(_between(text, read))
    spots = [*between, *_inside(read)]
    if not spots:
        return (_alone(text, read),)
    return tuple(_junction(spot, read, who, bool(soft)) for spot in spots)


_PAUSES = frozenset("|।॥.,;:!?。，、；\n")


def _paused(text: str, a: Akshara, b: Akshara) -> bool:
    return any(sign in _PAUSES or "\U000115c1" <= sign <= "\U000115d7"
               for sign in text[a.end : b.start])  # fmt: skip


def _between(text: str, read: list[Akshara]) -> Iterator[_Spot]:
    for i, one in enumerate(read):
        if one.vowel is None:
            continue
        follows = read[i + 1] if i + 1 < len(read) else None
        if follows is not None and _paused(text, one, follows):
            follows = None
        if follows is None:
            if one.final:
                yield _Spot(one.iast, "", "final", (), one.final, one.start, one.end, i, 0)
        elif follows.vowel is None and not one.final:
            yield _Spot(one.iast, follows.iast, "final", follows.onset, "", one.start,
                        follows.end, i, 0)  # fmt: skip
        else:
            yield _Spot(one.iast, follows.iast, "between", follows.onset, one.final, one.start,
                        follows.end, i, 0)  # fmt: skip


def _inside(read: list[Akshara]) -> Iterator[_Spot]:
    for i, one in enumerate(read):
        if one.vowel is None:
            continue
        for j in range(len(one.onset) - 1):
            if single(one.onset[j], one.onset[j + 1]):
                continue
            rest = one.onset[j + 1 :]
            after = "".join(rest) + one.vowel + one.final
            yield _Spot(one.onset[j] + "a", after, "stack", rest, "", one.start, one.end, i, j)


def _junction(spot: _Spot, read: list[Akshara], who: str, soft: bool) -> Junction:
    steps: list[Step] = []
    if spot.scope == "between" and not spot.onset:
        return _none(spot, "the next syllable begins with a vowel: linking needs a consonant")
    if spot.scope == "between" and who == "zang5" and read[spot.at].vowel in _SIXTEENTH:
        blocked = _head_rule(spot)
        steps.append(Step(blocked, spot.before, spot.before, "blocked", _R["except16"]))
        said = f"{spot.before} is a letter of the sixteenth chapter: it takes no ending"
        return _none(spot, said, steps)
    trigger, at, manner, number = _decide(spot, who, steps)
    # 盎野 and its like belong to the eight letters, the nasal on top being their dot.
    of_group = spot.onset[1] if number == 1 else trigger
    group = "五句" if of_group in _FIVE_ROWS or not spot.onset else "八字"
    coda = (NASALS if manner == "大空" else STOPS)[at]
    steps.append(_ending_step(coda, at, manner, who))
    if soft:
        coda = _softened(coda, group, spot, steps)
    coda = _excepted(coda, spot, read, who, soft, steps)
    manner = "大空" if coda in NASALS.values() else "涅槃"
    at = PLACE_OF_CODA[coda]
    smooth = _smooth(coda, spot, who, steps)
    register = "耎密" if soft else "麁顯"
    kind = _kinds()[group, register, number]
    return Junction(
        trigger=trigger,
        place=at,
        manner=manner,
        coda=coda,
        character=_character(spot, read, coda),
        smooth=smooth,
        kind=kind.title,
        derivation=Derivation(_form(spot, read, coda, number), steps),
        before=spot.before,
        after=spot.after,
        scope=spot.scope,
        start=spot.start,
        end=spot.end,
        usual=_usual(kind, trigger),
        note=_notes(spot, who, soft),
    )


def _form(spot: _Spot, read: list[Akshara], coda: str, number: int) -> str:
    """The syllable with its ending in place of the dot, and what follows without what it gave."""
    body = spot.before if spot.scope == "stack" else read[spot.at].base + str(read[spot.at].vowel)
    given = len(spot.onset[0]) if number == 1 else 0
    rest = "" if spot.scope == "final" else spot.after[given:]
    return f"{body}{coda} {rest}".rstrip()


def _decide(spot: _Spot, who: str, steps: list[Step]) -> tuple[str, str, str, int]:
    """The letter that decides, its place, the manner, and the number (1–4) of the kind."""
    if not spot.onset:
        return _bare(spot, who, steps)
    head = spot.onset[0]
    at = _at(head, who)
    steps.append(Step(_head_rule(spot), spot.after, head))
    steps.append(Step(_place_rule(head, at, who), head, f"{at}內"))
    if spot.final.startswith(("ṃ", "m̐")):
        if spot.final == "m̐":
            said = "the moon is an ornament: the dot it stands on (重空) is read"
            steps.append(Step(_R["moon"], "m̐", "ṃ", note=said))
        steps.append(Step(_R["one_place"], "ṃ: ŋ n m", f"{at}內 by {head}"))
        if head in _FIVE_ROWS:
            steps.append(Step(_R["dot_five"], "ṃ", "大空"))
            return head, at, "大空", 2
        steps.append(Step(_R["dot_eight"], "ṃ", "大空 脣內"))
        return head, "脣", "大空", 2
    if spot.final == "ḥ":
        steps.append(Step(_R["visarga"], "ḥ", f"涅槃 {at}內"))
        return head, at, "涅槃", 3
    if spot.scope == "final":
        manner = "大空" if head in _FIFTH else "涅槃"
        steps.append(Step(_R["final"], spot.after, manner))
        return head, at, manner, 4
    if spot.scope == "between" and len(spot.onset) > 1 and nasal_and_letter(*spot.onset[:2]):
        steps.append(Step(_R["fifteen"], spot.after, f"{head} | {spot.after[len(head) :]}"))
        return head, at, "大空", 1
    manner = "大空" if head in NASAL_BEFORE[who] else "涅槃"
    if who == "shierli":
        steps.append(Step(_R["nasal_li"] if manner == "大空" else _R["stop_li"], head, manner))
    elif manner == "大空":
        steps.append(Step(_R["own_nasal"], head, manner))
    elif head in _FIVE_ROWS:
        said = "in principle all five rows give a nasal; in use the fourth and fifth letters"
        steps.append(Step(_R["own_five"], head, "大空", "declined", note=said))
        steps.append(Step(_R["stop_li"], head, manner))
    else:
        steps.append(Step(_R["own_stop"], head, manner))
    return head, at, manner, 3


def _bare(spot: _Spot, who: str, steps: list[Step]) -> tuple[str, str, str, int]:
    cited = _R["bare_li"] if who == "shierli" else _R["bare"]
    if spot.final == "ḥ":
        steps.append(Step(cited, "ḥ", "涅槃 喉內"))
        return "ḥ", "喉", "涅槃", 2
    steps.append(Step(cited, spot.final, "大空 脣內"))
    return spot.final, "脣", "大空", 2


def _head_rule(spot: _Spot) -> str:
    if spot.scope == "stack":
        return _R["chain"]
    if spot.scope == "final":
        return _R["upper"]
    return _R["head"] if len(spot.onset) > 1 else _R["initial"]


_ROW_RULES = {"喉": "f_throat", "舌": "f_tongue", "脣": "f_lips"}
_EIGHT_RULES = {"喉": "throat", "舌": "tongue", "脣": "lips"}


def _place_rule(head: str, at: str, who: str) -> str:
    if who == "zang5":
        return _R[(_ROW_RULES if head in _FIVE_ROWS else _EIGHT_RULES)[at]]
    if head in _FIVE_ROWS:
        return _R["places_li"]
    return _R["nine_tongue" if at == "舌" else "nine"]


@cache
def _endings(who: str) -> dict[str, Ending]:
    return {one.coda: one for one in codas(who)}


def _ending_step(coda: str, at: str, manner: str, who: str) -> Step:
    ending = _endings(who)[coda]
    return Step(ending.rule, f"{manner} {at}內", f"{coda} {ending.name}")


def _softened(coda: str, group: str, spot: _Spot, steps: list[Step]) -> str:
    """Before the five rows a nasal becomes a stop (a stop stays one); before the eight the stop
    becomes a nasal; a nasal that is there (a dot, the fifteenth chapter) becomes a stop."""
    if coda in NASALS.values():
        steps.append(Step(_R["soft_nasal"], coda, SOFT[coda]))
        return SOFT[coda]
    if group == "八字" and spot.scope != "final":
        steps.append(Step(_R["soft_stop"], coda, SOFT[coda]))
        return SOFT[coda]
    said = "it is a stop already"
    steps.append(Step(_R["soft_nasal"], coda, coda, "declined", note=said))
    return coda


def _excepted(
    coda: str, spot: _Spot, read: list[Akshara], who: str, soft: bool, steps: list[Step]
) -> str:
    for one, word, bearer in _by_bearer().get((spot.scope, read[spot.at].iast), ()):
        first = spot.at - bearer
        here = tuple(unit.iast for unit in read[max(first, 0) : first + len(word)])
        if (
            who in one.authorities
            and one.register in ("both", "soft" if soft else "clear")
            and (spot.scope != "stack" or spot.letter == one.at)
            and here == word
        ):
            last = steps.pop()
            steps.append(last._replace(status="blocked", by=one.rule, note=one.reason))
            steps.append(Step(one.rule, coda, one.coda, note=f"written {one.written}"))
            return one.coda
    return coda


_Known = tuple[Exceptional, tuple[str, ...], int]


@cache
def _by_bearer() -> dict[tuple[str, str], tuple[_Known, ...]]:
    """The exceptions by scope and by the syllable that has the ending (in a stack: the stack),
    each with the syllables of its word and which of them that is."""
    found: dict[tuple[str, str], tuple[_Known, ...]] = {}
    for one in exceptions():
        read = list(syllables(one.word))
        bearer = one.at
        if one.scope == "stack":
            bearer = next(i for i, unit in enumerate(read) if len(unit.onset) > 1)
        key = (one.scope, read[bearer].iast)
        known = (one, tuple(unit.iast for unit in read), bearer)
        found[key] = (*found.get(key, ()), known)
    return found


def _silent_head(spot: _Spot) -> bool:
    """Whether the head letter may be left unsaid (三 for 乞三): r on any letter, and a conjunct of
    letters other than what the chapters subjoin; śva is the treatise's own example among these."""
    if spot.scope != "between" or len(spot.onset) < 2:
        return False
    head, under = spot.onset[:2]
    if single(head, under):
        return False
    return head == "r" or under not in _SUBJOINED or (head, under) == ("ś", "v")


def _smooth(coda: str, spot: _Spot, who: str, steps: list[Step]) -> bool:
    heard = spot.onset[0] if spot.onset else ""
    if not heard or spot.scope == "final":
        return True
    if _silent_head(spot):
        cited = _R["silent"] if who == "shierli" else _R["r" if heard == "r" else "lower"]
        said = "the head may be left unsaid"
        steps.append(Step(cited, spot.after, spot.after[len(heard) :], note=said))
        heard = spot.onset[1]
    smooth = _smooth_together(coda, heard, who)
    of_place = _at(heard, who) == PLACE_OF_CODA[coda]
    cited = _R["smooth"] if of_place or not smooth else _R["smooth_nine"]
    steps.append(Step(cited, f"-{coda} {heard}-", "穩便" if smooth else "不穩便"))
    return smooth


def _character(spot: _Spot, read: list[Akshara], coda: str) -> str:
    body = spot.before
    if spot.scope != "stack":
        one = read[spot.at]
        body = one.base + str(one.vowel)
        # One letter sa has all its endings (非謂改字): a stack or a long vowel reads as its body.
        bodies = [body, body.replace("ā", "a").replace("ī", "i").replace("ū", "u")]
    else:
        bodies = [body]
    in_stack = spot.scope == "stack"
    for form in bodies:
        found = [one for one in linked(form, coda) if in_stack or one.scope == "between"]
        if found:
            return max(found, key=lambda one: in_stack and one.scope == "stack").character
    return ""


def _usual(kind: Kind, trigger: str) -> bool:
    if kind.frequency == "fifth letters usual":
        return trigger in _FIFTH
    if kind.frequency == "r and l usual":
        return trigger in ("r", "l")
    return kind.frequency == "usual"


def _notes(spot: _Spot, who: str, soft: bool) -> str:
    said = []
    if soft and who == "shierli":
        said.append("十二例 does not tell clear from soft: the soft manner is 悉曇藏 5's")
    if not spot.onset and spot.final in ("ṃ", "m̐"):
        said.append("with nothing after it the dot may be of any of the three places: 劍 單 朗")
    if spot.onset[:1] == ("y",) and who == "zang5":
        said.append("y stands in the lists of the throat and of the tongue: the tongue is read")
    return "; ".join(said)


def _none(spot: _Spot, note: str, steps: list[Step] | None = None) -> Junction:
    made = Derivation(f"{spot.before} {spot.after}".rstrip(), steps or [])
    return Junction("", "", "", "", "", None, "", made, spot.before, spot.after, spot.scope,
                    spot.start, spot.end, False, note)  # fmt: skip


def _alone(text: str, read: list[Akshara]) -> Junction:
    if not read:
        note = "there is no akṣara in the text"
    elif len(read) == 1:
        note = f"nothing follows {read[0].iast} and it is no stack: there is nothing to link"
    else:
        note = "a pause stands between the syllables: there is nothing to link"
    shown = read[0].iast if read else text
    return Junction("", "", "", "", "", None, "", Derivation(shown), shown, "", "between", 0,
                    len(text), False, note)  # fmt: skip
