"""Middle Chinese under a character: its readings in the rime books, position by position.

The Qieyun data and algebra are those of `tshet-uinh` (廣韻), an extra of this package. What the
rime books lack and transcriptions use every day (嚩 儞 嚕 哩 …) is read through `aliases.tsv`, each
row with its reason; characters made for transcription are read through their composition; copies
in simplified characters are read through a hand-made list. A reading always says which way it was
found.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Literal

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.hanzi.baxter import baxter, coda_of
from akkhara.hanzi.folding import fold
from akkhara.values import Value

__all__ = [
    "Alias",
    "Reading",
    "Way",
    "aliases",
    "coda",
    "known_readings",
    "qieyun",
    "readings",
    "spelled",
]

Way = Literal["廣韻", "alias", "simplified", "composition", "foreign"]
"""How a reading was found: in the rime book itself; through an alias; through the character that a
simplified copy stands for; as the fanqie that a made character's two parts spell; as the sound of
the part beside 口, which only says that the sound is foreign."""

_MADE = re.compile(r"\[([^\[\]*]+)\*([^\[\]*]+)\]")


@dataclass(frozen=True, slots=True)
class Reading(Value):
    """One Middle Chinese reading of a character.

    Fields: `character` as asked; `head`, the character (or fanqie) that the rime book was asked
    for; `position`, the 音韻地位 in words (來開一歌平); its parts `initial` 母, `rounding` 呼
    (開, 合 or empty), `division` 等, `kind` 類 (A, B, C or empty), `rime` 韻, `tone` 聲; `coda`,
    one of ŋ n m k t p or empty; `light`, whether a labial is one of 輕脣 (非敷奉微), by its place
    in the third division or by the upper character of a fanqie; `baxter`, Baxter's notation of
    1992 with æ ɛ ɨ and ʔ; `fanqie` of the rime book; `way` (see `Way`); `reason`, why that way.
    """

    character: str
    head: str
    position: str
    initial: str
    rounding: str
    division: str
    kind: str
    rime: str
    tone: str
    coda: str
    light: bool
    baxter: str
    fanqie: str
    way: Way
    reason: str

    def to_text(self) -> str:
        """One line: character, position, Baxter, fanqie, and the way when it is not the book's."""
        how = "" if self.way == "廣韻" else f"  ({self.way}: {self.reason})"
        spelled_by = f"  {self.fanqie}切" if self.fanqie else ""
        return f"{self.character}  {self.position}  {self.baxter}{spelled_by}{how}"


@dataclass(frozen=True, slots=True)
class Alias(Value):
    """A character that the rime book lacks, and how it is read.

    `reads` is another character, or two characters that spell it (fanqie); `kind`: variant (another
    shape of the same character), foreign (口 before a character: a foreign sound near its sound),
    spelled (a source's own fanqie), made (a character made from its fanqie), value (by the
    Sanskrit it is known to write); `reason` and `certainty` as everywhere.
    """

    character: str
    reads: str
    kind: str
    reason: str
    certainty: str


def qieyun() -> Any:
    """The module `tshet_uinh`; `RequestError` with the way to install it when it is missing."""
    try:
        return import_module("tshet_uinh")
    except ImportError:
        raise RequestError(
            "Middle Chinese readings need the package tshet-uinh, which is not installed",
            hint="pip install 'akkhara[hanzi]'",
        ) from None


@cache
def aliases() -> Mapping[str, tuple[Alias, ...]]:
    """The characters that the rime book lacks, each with its aliases, the surest first.

    >>> aliases()["嚕"][0].reads
    '魯'
    """
    found: dict[str, tuple[Alias, ...]] = {}
    columns = ("character", "reads", "kind", "reason", "certainty")
    for row in read_rows("akkhara.hanzi", "data/aliases.tsv", columns):
        alias = Alias(**{column: row[column] for column in columns})
        if len(alias.reads) not in (1, 2):
            raise DataError(f"aliases.tsv: {alias.character} reads {alias.reads!r}")
        found[alias.character] = (*found.get(alias.character, ()), alias)
    return MappingProxyType(found)


@cache
def readings(char: str) -> tuple[Reading, ...]:
    """The Middle Chinese readings of one character, in the order of the rime book.

    `char` is a character, or a composition: `[武*我]` is the fanqie that its parts spell, `[口*X]`
    has the sound of X. Empty when nothing is known of it. Raises `RequestError` when the extra
    `hanzi` is not installed, or when `char` is not one character.

    >>> [(r.position, r.baxter) for r in readings("嚕")]
    [('來一模上', 'luX')]
    >>> readings("[武*我]")[0].initial, readings("𬽓")
    ('明', ())
    """
    made = _MADE.fullmatch(char)
    if made is None and len(char) != 1:
        raise RequestError(
            f"{char!r} is not one character", hint="one character, or a composition like [武*我]"
        )
    if made is not None:
        return _composed(char, *made.groups())
    found = [*_book(char, char, "廣韻", "")]
    for alias in aliases().get(char, ()):
        reason = f"{alias.kind}, {alias.certainty}: {alias.reason}"
        if len(alias.reads) == 1:
            found += _book(char, alias.reads, "alias", reason)
        else:
            found += spelled(alias.reads[0], alias.reads[1], char, "alias", reason)
    if not found and fold(char) != char:
        whole = fold(char)
        found = [
            _renamed(reading, char, "simplified", f"{char} stands for {whole}")
            for reading in readings(whole)
        ]
    once = {(reading.position, reading.way): reading for reading in reversed(found)}
    return tuple(reversed(once.values()))


def known_readings(char: str) -> tuple[Reading, ...]:
    """What `readings` gives, and nothing where that raises: for damage and other things that are no
    one character, and where the extra `hanzi` is not installed.

    >>> known_readings("□□"), known_readings("迦")[0].initial
    ((), '見')
    """
    try:
        return readings(char)
    except RequestError:
        return ()


def coda(char: str) -> tuple[str, ...]:
    """The Middle Chinese coda of each reading of a character: ŋ n m k t p, empty where none.

    As many as `readings(char)`, in the same order. Connected reading needs it: 薩 (t) before a
    dental or r, 目 (k) before a velar.

    >>> coda("幸"), coda("薩"), coda("怛"), coda("迦")
    (('ŋ',), ('t',), ('n', 't'), ('', ''))
    """
    return tuple(reading.coda for reading in readings(char))


def spelled(
    upper: str, lower: str, char: str, way: Way, reason: str, *, free: bool = True
) -> list[Reading]:
    """What a fanqie spells, as readings of `char`: strictly, and if that gives nothing and `free`
    allows it, with the initial of `upper` simply before the rime of `lower`.

    A light upper character keeps the labial light, and the third division comes first.

    >>> [(one.position, one.light) for one in spelled("武", "我", "𭭯", "composition", "")]
    [('明三C歌上', True), ('明一歌上', True)]
    """
    from akkhara.hanzi.spelling import free_positions, strict_positions

    found: list[Reading] = []
    for one in readings(upper):
        for other in readings(lower):
            positions = strict_positions(one.position, other.position)
            if not positions and free:
                positions = free_positions(one.position, other.position)
            if one.light:
                positions = tuple(sorted(positions, key=lambda found: found[1:3] != "三C"))
            found += [
                _reading(char, upper + lower, position, upper + lower, way, reason, one.light)
                for position in positions
            ]
    return list({reading.position: reading for reading in reversed(found)}.values())[::-1]


def _composed(char: str, left: str, right: str) -> tuple[Reading, ...]:
    if left == "口" and len(right) == 1:
        reason = f"口 marks a foreign sound near that of {right}"
        return tuple(_renamed(reading, char, "foreign", reason) for reading in readings(right))
    if len(left) == len(right) == 1:
        reason = f"made for its sound: the parts are the fanqie {left}{right}"
        return tuple(spelled(left, right, char, "composition", reason))
    return ()


def _book(char: str, head: str, way: Way, reason: str) -> list[Reading]:
    return [
        _reading(char, head, entry.音韻地位.描述, entry.反切 or "", way, reason)
        for entry in qieyun().資料.query字頭(head)
    ]


def _reading(
    char: str,
    head: str,
    position: str,
    fanqie: str,
    way: Way,
    reason: str,
    light: bool = False,
) -> Reading:
    place = parts(position)
    return Reading(
        char,
        head,
        position,
        *place,
        coda_of(place[4], place[5]),
        light or _is_light(*place),
        baxter(*place),
        fanqie,
        way,
        reason,
    )


def _renamed(reading: Reading, char: str, way: Way, reason: str) -> Reading:
    from dataclasses import replace

    if reading.reason:
        reason = f"{reason}; {reading.reason}"
    return replace(reading, character=char, way=way, reason=reason)


def _is_light(initial: str, rounding: str, division: str, kind: str, rime: str, tone: str) -> bool:
    # 明 stayed heavy in 東 and 尤 (目 夢 謀), where the other labials became light.
    third = initial in "幫滂並明" and division == "三" and kind == "C"
    return third and not (initial == "明" and rime in "東尤")


_POSITION = re.compile(r"(.)([開合]?)([一二三四])([ABC]?)(.)([平上去入])")


@cache
def parts(position: str) -> tuple[str, str, str, str, str, str]:
    """The six parts of a position in words: 母 呼 等 類 韻 聲.

    >>> parts("明三C歌上")
    ('明', '', '三', 'C', '歌', '上')
    """
    found = _POSITION.fullmatch(position)
    if found is None:
        raise RequestError(f"{position!r} is no position", hint="母呼等類韻聲, as 來開一歌平")
    one, two, three, four, five, six = found.groups()
    return one, two, three, four, five, six
