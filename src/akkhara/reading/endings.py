"""The six endings of linking, their names and characters, and the eight letters as dots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.reading.authorities import find
from akkhara.reading.letters import letter_key
from akkhara.rules import rule
from akkhara.rules import source as source_of
from akkhara.sounds import VARGAS
from akkhara.values import Value

__all__ = [
    "AUTHORITIES",
    "NASALS",
    "NASAL_BEFORE",
    "PLACES",
    "PLACE_OF_CODA",
    "SOFT",
    "STOPS",
    "Dot",
    "Ending",
    "Linked",
    "Usage",
    "codas",
    "dots",
    "linked",
    "usage",
]

AUTHORITIES = ("shierli", "zang5")
PLACES = ("喉", "舌", "脣")
NASALS = dict(zip(PLACES, ("ŋ", "n", "m"), strict=True))
STOPS = dict(zip(PLACES, ("k", "t", "p"), strict=True))
PLACE_OF_CODA = {coda: at for codas in (NASALS, STOPS) for at, coda in codas.items()}
SOFT = {"ŋ": "k", "n": "t", "m": "p", "k": "ŋ", "t": "n", "p": "m"}
"""What each ending becomes when clear and soft change places (承三大空成三涅槃, and back)."""

_FIFTH = frozenset(row[4] for row in VARGAS)
NASAL_BEFORE = {
    "shierli": _FIFTH | {"b", "bh"},
    "zang5": _FIFTH | {row[3] for row in VARGAS},
}
"""The letters before which the ending is nasal, by authority."""

_NAMES = {
    "shierli": {"ŋ": "幸", "n": "建", "m": "欠", "k": "革", "t": "揭", "p": "劫"},
    "zang5": {"ŋ": "仰", "n": "見", "m": "劍", "k": "脚", "t": "竭", "p": "劫"},
}
_RULES = {
    ("shierli", "大空"): rule("li.5-nasal-names").id,
    ("shierli", "涅槃"): rule("li.5-stop-names").id,
    ("zang5", "大空"): rule("zang5.ka-fifteen").id,
    ("zang5", "涅槃"): rule("zang5.ka-eight").id,
}
_DOTS = rule("zang5.dots").id
_VISARGA = rule("zang5.eight-visarga").id
_NASAL = rule("zang5.dot-nasal").id
_USAGE = rule("zang5.usage").id
_UNUSED = rule("zang5.usage-none").id


@dataclass(frozen=True, slots=True)
class Ending(Value):
    """One of the six endings: `coda`, its `place` 喉 舌 脣, `manner` 大空 or 涅槃, the `name` that
    the authority gives it, `soft`, what it becomes in the soft manner, `rule`."""

    coda: str
    place: str
    manner: str
    name: str
    soft: str
    rule: str

    def to_text(self) -> str:
        """One line."""
        return f"-{self.coda}  {self.place}內{self.manner}  {self.name}  {self.rule}"


def codas(authority: str = "zang5") -> tuple[Ending, ...]:
    """The six endings with their names: 幸建欠 革揭劫 in 十二例; 悉曇藏 5 names them by ka so
    closed, 仰見劍 脚竭劫.

    Raises `RequestError` for an unknown authority.

    >>> "".join(one.name for one in codas("十二例"))
    '幸建欠革揭劫'
    """
    who = find(authority, AUTHORITIES).id
    return tuple(
        Ending(coda, at, manner, _NAMES[who][coda], SOFT[coda], _RULES[who, manner])
        for manner, series in (("大空", NASALS), ("涅槃", STOPS))
        for at, coda in series.items()
    )


@dataclass(frozen=True, slots=True)
class Dot(Value):
    """What a letter makes of a bare a before it: `becomes` aḥ (the eight) or aṃ (the fifth
    letters), "" for the rest; `row` whose dots it stands for; `rule`, `quote`, `note`."""

    letter: str
    becomes: str
    row: str
    rule: str
    quote: str
    note: str

    def to_text(self) -> str:
        """One line."""
        if not self.becomes:
            return f"{self.letter}: {self.note}"
        return f"a before {self.letter}: {self.becomes}, dots of the {self.row}-row  {self.quote}"


@cache
def _dots() -> dict[str, dict[str, str]]:
    rows = read_rows("akkhara.reading", "data/dots.tsv", ["letter", "row", "quote"])
    return {row["letter"]: row for row in rows}


def dots(letter: str) -> Dot:
    """What a letter makes of an a before it (義釋, in 悉曇藏 5): the fifth letters are the dot of
    their row (aṃ), y r l v ś ṣ s h the two dots of a row (aḥ).

    Raises `RequestError` for an unknown letter; one that is neither gives an empty answer.

    >>> dots("ha").becomes, dots("ha").row, dots("la").row, dots("ṅ").becomes
    ('aḥ', 'k', 'c', 'aṃ')
    """
    key = letter_key(letter)
    if key in _dots():
        row = _dots()[key]
        cited = rule(_VISARGA).quote
        return Dot(key, "aḥ", row["row"], _DOTS, f"{cited}; {row['quote']}", "")
    for series in VARGAS:
        if key == series[4]:
            return Dot(key, "aṃ", series[0], _NASAL, rule(_NASAL).quote, "")
    note = "neither a fifth letter nor one of the eight: it is no dot"
    return Dot(key, "", "", _DOTS, "", note)


@dataclass(frozen=True, slots=True)
class Linked(Value):
    """A character that writes a closed syllable in the treatises' examples: `body`, `coda`,
    `character` and as `written` in the copy, `scope` (between syllables, or an upper letter in a
    stack), `quote`, `source`, `locus`, `certainty`, `note`."""

    body: str
    coda: str
    character: str
    written: str
    scope: str
    quote: str
    source: str
    locus: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """One line."""
        printed = f" (printed {self.written})" if self.written != self.character else ""
        note = f" {self.note}" if self.note else ""
        where = source_of(self.source).title
        return f"{self.body} + {self.coda}: {self.character}{printed}  {where} {self.quote}{note}"


@cache
def _linked() -> tuple[Linked, ...]:
    rows = read_rows("akkhara.reading", "data/linked.tsv", ["body", "coda", "character", "quote"])
    return tuple(
        Linked(row["body"], row["coda"], row["character"], row["written"], row["scope"],
               row["quote"], row["source"], row["locus"], row["certainty"], row["note"])
        for row in rows
    )  # fmt: skip


@cache
def linked(body: str, coda: str = "") -> tuple[Linked, ...]:
    """How the treatises write a syllable with an ending: one sa is 索 薩 三 颯.

    Parameters: `body` in IAST (sa, ka); `coda` to choose one ending. Nothing for a syllable that
    their examples do not have.

    >>> [(one.coda, one.character) for one in linked("sa")]
    [('k', '索'), ('t', '薩'), ('m', '三'), ('p', '颯'), ('ŋ', '僧')]
    """
    return tuple(one for one in _linked() if one.body == body and coda in ("", one.coda))


@dataclass(frozen=True, slots=True)
class Usage(Value):
    """How linking is used before a letter (the end of 悉曇藏 5): `dot` and `stop`, whether that
    kind of ending is mostly used there; `unlinked`, whether no linking is used; `rules`; `note`."""

    letter: str
    dot: bool
    stop: bool
    unlinked: bool
    rules: tuple[str, ...]
    note: str

    def to_text(self) -> str:
        """One line."""
        said = [name for name, so in (("dot", self.dot), ("stop", self.stop)) if so]
        said += ["no linking"] if self.unlinked else []
        note = f" ({self.note})" if self.note else ""
        return f"before {self.letter}: {', '.join(said) or 'not said'}{note}"


def usage(letter: str) -> Usage:
    """Which endings are mostly used before a letter: the dot before labials (and the fifteenth
    chapter), the stop before the second to fifth letters, r and l; none before the other first and
    fifth letters, y, ṣ, s, h and kṣ.

    The fifth letters stand in both lists, and v and ś in none: the answer says so.
    Raises `RequestError` for an unknown letter.

    >>> usage("r").stop, usage("k").unlinked, usage("y").unlinked, usage("v").note
    (True, True, True, 'neither list names it')
    """
    key = letter_key(letter)
    rank = next((row.index(key) + 1 for row in VARGAS if key in row), 0)
    # 跋□等: the labials, whose first letter is therefore not among "the other first letters".
    labial = key in VARGAS[4]
    stop = rank in (2, 3, 4, 5) or key in ("r", "l")
    unlinked = (rank in (1, 5) and not labial) or key in ("y", "ṣ", "s", "h", "kṣ")
    dot = labial
    note = ""
    if stop and unlinked:
        note = "the fifth letters stand in both lists"
    elif not (dot or stop or unlinked):
        note = "neither list names it"
    return Usage(key, dot, stop, unlinked, (_USAGE, _UNUSED), note)
