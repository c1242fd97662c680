"""How the letters of a stack are said: merged, lent vowels, or compressed into one syllable.

Two letters of one row among its first four are one sound, that of the lower (例四); a doubled
letter is one letter said loudly (大呼); a row nasal with its letter is a single letter whose nasal
belongs to the syllable before (第十五章). Any other stack may be spelled out, and the vowels lent
to its upper letters are of ten kinds (例七), or it is compressed into one syllable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from akkhara.akshara import Akshara, syllables
from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.letters import letter_key
from akkhara.rules import Derivation, Step, rule
from akkhara.sounds import VARGAS
from akkhara.values import Value

__all__ = [
    "WAYS",
    "Checked",
    "Merger",
    "Spelling",
    "Way",
    "checked",
    "compress",
    "merge",
    "single",
    "spell",
]

_ROW = {letter: number for number, row in enumerate(VARGAS) for letter in row}
_RANK = {letter: rank for row in VARGAS for rank, letter in enumerate(row, 1)}
_AFTER_NG = ("y", "r", "l", "v", "ś", "ṣ", "s", "h")

_LOWER = rule("li.4-lower").id
_LOUD = rule("ziji.dahu").id
_FIFTEEN = rule("zang5.fifteen").id
_LISTED = rule("zang3.danzi").id
_ONE = rule("li.7-one").id
_DADA = rule("ziji.dada").id


def same_row(upper: str, lower: str) -> bool:
    """Whether two unlike letters stand among the first four of one row.

    >>> same_row("d", "dh"), same_row("n", "d"), same_row("k", "t")
    (True, False, False)
    """
    return (
        upper != lower
        and upper in _ROW
        and _ROW.get(lower) == _ROW[upper]
        and max(_RANK[upper], _RANK[lower]) < 5
    )


def nasal_and_letter(upper: str, lower: str) -> bool:
    """Whether the two make a letter of the fifteenth chapter: row nasal and letter, or ṅ and one
    of the letters from y on.

    >>> nasal_and_letter("n", "t"), nasal_and_letter("ṅ", "y"), nasal_and_letter("n", "m")
    (True, True, False)
    """
    if _RANK.get(upper) != 5:
        return False
    if lower in _ROW:
        return _ROW[lower] == _ROW[upper] and _RANK[lower] < 5
    return upper == "ṅ" and lower in _AFTER_NG


def single(upper: str, lower: str) -> str:
    """The rule by which two stacked letters count as one letter, or "" when they are two (二合).

    tva is no pair of one row, but Annen's list of single letters has it (tva 埵), so it counts as
    one where syllables are linked; it may still be spelled out (土嚩).

    >>> single("d", "dh"), single("t", "t"), single("n", "t"), single("t", "v")
    ('li.4-lower', 'ziji.dahu', 'zang5.fifteen', 'zang3.danzi')
    >>> single("s", "v")
    ''
    """
    if upper == lower:
        return _LOUD
    if same_row(upper, lower):
        return _LOWER
    if nasal_and_letter(upper, lower):
        return _FIFTEEN
    if (upper, lower) == ("t", "v"):
        return _LISTED
    return ""


@dataclass(frozen=True, slots=True)
class Merger(Value):
    """What two stacked letters sound as: `letters`, `sound` (the letters then heard), `one`
    (whether they count as one letter), `carried` (the nasal that goes to the syllable before),
    `rule` ("" when they stay two)."""

    letters: tuple[str, str]
    sound: tuple[str, ...]
    one: bool
    carried: str
    rule: str

    def to_text(self) -> str:
        """One line."""
        if not self.one:
            return f"{' + '.join(self.letters)}: two letters (二合)"
        carried = f", {self.carried} closes the syllable before" if self.carried else ""
        cited = rule(self.rule)
        return (
            f"{' + '.join(self.letters)}: one letter, {' '.join(self.sound)}{carried}  "
            f"{cited.id} {cited.name}"
        )


def merge(upper: str, lower: str) -> Merger:
    """Whether two stacked letters are one, and which sound they have.

    Parameters: consonants in IAST, without vowel.
    Raises `RequestError` for what is no consonant.

    >>> merge("d", "dh").sound, merge("t", "t").sound, merge("n", "t").carried
    (('dh',), ('t',), 'n')
    >>> merge("s", "v").one
    False
    """
    for letter in (upper, lower):
        if letter not in _ROW and letter not in _AFTER_NG:
            raise RequestError(
                f"no consonant {letter!r}", hint=f"consonants: {' '.join([*_ROW, *_AFTER_NG])}"
            )
    found = single(upper, lower)
    pair = (upper, lower)
    if not found:
        return Merger(pair, pair, False, "", "")
    sound = pair if found == _LISTED else (lower,)
    return Merger(pair, sound, True, upper if found == _FIFTEEN else "", found)


class Way(NamedTuple):
    """One of the ten kinds of lent vowel: its number, what colours the upper letters, the turns
    it is for, its rule."""

    number: int
    colour: str
    turns: str
    rule: str


WAYS: tuple[Way, ...] = (
    Way(1, "a", "first", rule("li.7-1").id),
    Way(2, "lower letter", "first", rule("li.7-2").id),
    Way(3, "written vowel", "others", rule("li.7-3").id),
    Way(4, "a", "others", rule("li.7-4").id),
    Way(5, "a", "others", rule("li.7-5").id),
    Way(6, "written vowel", "others", rule("li.7-6").id),
    Way(7, "i", "any", rule("li.7-7").id),
    Way(8, "u", "any", rule("li.7-8").id),
    Way(9, "e", "any", rule("li.7-9").id),
    Way(10, "o", "any", rule("li.7-10").id),
)
"""The ten kinds (例七). 3 colours every letter, 6 the upper ones after the lower's turn; 4 says
that only the lowest letter turns, 5 that the upper ones keep their own a."""

MODERN = (7, 8)
"""The kinds that readers of late use most (近代讀者多用三五之音): i and u."""

# 微 (vi) before y, 釐 (ri) in vry, 入 (ji) of jva: a y below, or a letter of the c-row, gives i.
_PALATAL = frozenset(VARGAS[1])
_SHORT = {"ā": "a", "ī": "i", "ū": "u", "ai": "e", "au": "o"}
_TURNS = {1: "a", 3: "i", 5: "u", 7: "e", 9: "o"}


@dataclass(frozen=True, slots=True)
class Spelling(Value):
    """A stack spelled out or compressed: `akshara`, the `syllables` it is said as, the number of
    its `way` (1–10; for a compression the turn), `derivation`, `note` (why there is nothing to
    lend)."""

    akshara: str
    syllables: tuple[str, ...]
    way: int
    derivation: Derivation
    note: str = ""

    def to_text(self) -> str:
        """The derivation, line by line."""
        said = self.derivation.to_text()
        return f"{said}\n  {self.note}" if self.note else said


def _one(text: str) -> Akshara:
    found = syllables(text)
    if len(found) != 1 or found[0].vowel is None:
        raise RequestError(f"{text!r} is not one akṣara with a vowel", hint="one akṣara: strya")
    return found[0]


def _units(onset: tuple[str, ...]) -> list[str]:
    """The letters of a stack with those that count as one letter put together."""
    found: list[str] = []
    for letter in onset:
        if found and single(found[-1], letter) not in ("", _LISTED):
            found[-1] = letter
        else:
            found.append(letter)
    return found


def spell(akshara: str, way: int = 7) -> Spelling:
    """A stack said letter by letter, with vowels lent to its upper letters (例七).

    Parameters: `akshara`, one akṣara with a vowel, IAST or Siddham; `way`, 1 to 10 (`WAYS`);
    the default is i, with u the commonest of late.
    Raises `RequestError` for another way, or for a way that the treatise gives to the first turn
    only (1, 2: vowel a) or to the other eleven only (3 to 6).

    >>> spell("tsna", 1).syllables, spell("pra", 7).syllables, spell("tva", 8).syllables
    (('ta', 'sa', 'na'), ('pi', 'ra'), ('tu', 'va'))
    >>> spell("padma"[2:], 9).syllables
    ('de', 'ma')
    """
    number = int(way)
    if not 1 <= number <= len(WAYS):
        raise RequestError(f"no way {way!r} of lending vowels", hint="ways run from 1 to 10")
    chosen, one = WAYS[number - 1], _one(akshara)
    turn = "first" if one.vowel == "a" and not one.final else "others"
    if chosen.turns not in ("any", turn):
        raise RequestError(
            f"way {number} is for the {chosen.turns} turn{'s'[: chosen.turns == 'others']}, "
            f"{one.iast} is of the {turn}",
            hint="valid: " + ", ".join(str(w.number) for w in WAYS if w.turns in ("any", turn)),
        )
    units = _units(one.onset)
    vowel = str(one.vowel)
    lent = [_lent(chosen, units, i, vowel) for i in range(len(units) - 1)]
    last = (units[-1] if units else "") + vowel + one.final
    said = tuple([letter + colour for letter, colour in zip(units, lent, strict=False)] + [last])
    note = "" if lent else "no upper letter: nothing is lent"
    steps = [Step(chosen.rule, one.iast, "-".join(said))] if lent else []
    merged = [
        Step(single(a, b), a + b, b)
        for a, b in zip(one.onset, one.onset[1:], strict=False)
        if single(a, b) not in ("", _LISTED)
    ]
    return Spelling(one.iast, said, number, Derivation("-".join(said), [*merged, *steps]), note)


def _lent(way: Way, units: list[str], at: int, vowel: str) -> str:
    if way.colour == "written vowel":
        return _SHORT.get(vowel, vowel)
    if way.colour == "lower letter":
        below = units[at + 1] if units[at + 1] != "r" else (units[at + 2 :] or [""])[0]
        return "i" if below == "y" or units[at] in _PALATAL else "a"
    return way.colour


def compress(akshara: str, turn: int = 1) -> Spelling:
    """A stack said as one syllable (反多音以為一音): its first letter, the colour of the turn, its
    last vowel.

    Parameters: `akshara` as for `spell`; `turn` 1, 3, 5, 7 or 9 (a i u e o).
    Raises `RequestError` for another turn.

    >>> compress("svā", 5).syllables, compress("pra").syllables
    (('suā',), ('pa',))
    """
    if int(turn) not in _TURNS:
        raise RequestError(f"no turn {turn!r} for a compression", hint="turns 1, 3, 5, 7, 9")
    one, colour = _one(akshara), _TURNS[int(turn)]
    units, vowel = _units(one.onset), str(one.vowel)
    if len(units) < 2:
        note = "no stack: nothing is compressed"
        return Spelling(one.iast, (one.iast,), int(turn), Derivation(one.iast), note)
    glide = "" if colour in (_SHORT.get(vowel, vowel), "a") else colour
    said = units[0] + glide + vowel + one.final
    return Spelling(one.iast, (said,), int(turn), Derivation(said, [Step(_ONE, one.iast, said)]))


@dataclass(frozen=True, slots=True)
class Checked(Value):
    """A letter with the 怛達 sign: `letter`, the `character` and `fanqie` of its reading ("" where
    the treatises name none), its `coda`, `rule`, `quote`, `certainty`, `note`."""

    letter: str
    character: str
    fanqie: str
    coda: str
    rule: str
    quote: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """One line."""
        shown = f"{self.character} ({self.fanqie}反)" if self.character else "entering tone"
        return f"{self.letter} + 怛達: {shown}, -{self.coda}  {self.rule} {self.quote}. {self.note}"


def checked(letter: str) -> Checked:
    """The reading of a consonant whose vowel the 怛達 sign takes away (掣音呼之).

    It is an entering tone with the ending t; no vowel may follow, and the sign is none of the ten
    vowel signs. The treatises name k and kh and say that so it is with every letter.
    Raises `RequestError` for what is no letter.

    >>> checked("k").character, checked("kh").fanqie, checked("g").character, checked("g").coda
    ('秸', '苦八', '', 't')
    """
    key = letter_key(letter)
    for row in read_rows("akkhara.reading", "data/checked.tsv", ["letter", "character"]):
        if row["letter"] == key:
            return Checked(key, row["character"], row["fanqie"], "t", _DADA, row["quote"],
                           row["certainty"], row["note"])  # fmt: skip
    if key not in _ROW and key not in _AFTER_NG and key != "kṣ":
        raise RequestError(f"{letter!r} takes no 怛達", hint="a consonant: k, kh, g")
    note = "no character is named for it; every letter is so called (諸字皆然)"
    return Checked(key, "", "", "t", _DADA, rule(_DADA).quote, "probable", note)
