"""The pieces of Sanskrit that single characters write, and how likely a manner writes each so.

A transcription cuts a line of Sanskrit into pieces, one a character: an open syllable (va), a
closed one (sar), or a bare consonant that belongs to the next (s·va). What a translator never wrote
is asked of his school, then of all, then of the letter tables and of the sound that a character
regularly has by its Middle Chinese position; every choice says which of these it rests on.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import log
from types import MappingProxyType
from typing import Literal

from akkhara.data import read_rows
from akkhara.hanzi.charvalues import Counts, char_counts, pooled, translator
from akkhara.hanzi.phones import VOWELS, phones, shortened
from akkhara.sounds import CONSONANTS
from akkhara.values import Value

__all__ = [
    "Choice",
    "Level",
    "Pieces",
    "bare_consonants",
    "is_piece",
    "of_counts",
    "of_table",
    "of_translator",
    "regular",
]

Level = Literal["own", "school", "all", "table", "regular"]
"""What a choice rests on: the translator's own rows, his school's, all rows, the letter tables, the
regular Middle Chinese sound."""

_PIECE = re.compile(
    r"(?:[kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣsh]){0,4}"
    r"(?:(?:ai|au|[aāiīuūṛṝḷḹeo])(?:[kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣshṃḥ])?)?"
)
# How much the level below counts against own rows: for the character of a piece, for the piece.
_CHARACTER, _PIECES = 20.0, 200.0
# A letter table is short and means what it says: one row of it weighs as so many counts.
_TABLE = 500
# The odds that an unattested syllable is written by one character of the regular sound.
_REGULAR = 1e-6


@dataclass(frozen=True, slots=True)
class Choice(Value):
    """A character for a piece: `hanzi`; `level`, what it rests on; `count`, how often it is
    attested there; `score`, the natural logarithm of its share among the pairs of the manner."""

    hanzi: str
    level: Level
    count: int
    score: float


Pieces = Mapping[str, tuple[Choice, ...]]
"""Pieces to their characters, the likely ones first."""


def is_piece(text: str) -> bool:
    """Whether a character can write it by the build of the syllable: consonants, at most one vowel,
    at most one final. Counts hold some other strings where the edges of alignments slipped.

    >>> is_piece("sar"), is_piece("s"), is_piece("ḥsva"), is_piece("mana")
    (True, True, False, False)
    """
    return bool(text) and _PIECE.fullmatch(text) is not None


def bare_consonants(piece: str) -> bool:
    """Whether a piece has no vowel of its own; ṃ and ḥ alone have none either.

    >>> bare_consonants("s"), bare_consonants("sa")
    (True, False)
    """
    return not any(one in VOWELS for one in phones(piece))


@cache
def regular() -> Mapping[str, tuple[str, ...]]:
    """Syllables to the characters of the corpus whose Middle Chinese sound regularly fits them, the
    frequent ones first. Needs the extra `hanzi` (`RequestError` without it).

    >>> regular()["ka"][0]
    '迦'
    """
    from akkhara.hanzi.fanqie_readings import fitting_letters
    from akkhara.hanzi.medieval import readings

    found: dict[str, dict[str, tuple[int, int]]] = {}
    for row in read_rows("akkhara.hanzi", "data/inventory.tsv", ["character", "count"]):
        char, count = row["character"], int(row["count"])
        for reading in readings(char):
            fits = fitting_letters(reading.position, reading.light)[1]
            for place, syllable in enumerate(fits):
                rank = (place, -count)
                there = found.setdefault(syllable, {})
                there[char] = min(rank, there.get(char, rank))
    return MappingProxyType(
        {
            syllable: tuple(sorted(chars, key=lambda one: chars[one])[:6])
            for syllable, chars in found.items()
        }
    )


def of_counts(own: Counts, school: Counts, everything: Counts) -> Pieces:
    """The pieces of a manner from three tables of counts, each level backed by the next.

    >>> made = of_counts({("嚩", "va"): 9}, {("嚩", "va"): 9}, {("婆", "va"): 9, ("迦", "ka"): 1})
    >>> [(one.hanzi, one.level) for one in made["va"]], made["ka"][0].level
    ([('嚩', 'own'), ('婆', 'all')], 'all')
    """
    totals = [Counter[str]() for _ in range(3)]
    shown: dict[str, set[str]] = {}
    seen_once = {piece for piece, count in _sums(everything).items() if count == 1}
    for table, total in zip((own, school, everything), totals, strict=True):
        for (char, piece), count in table.items():
            if is_piece(piece) and not (piece in seen_once and _is_cluster(piece)):
                total[piece] += count
                shown.setdefault(piece, set()).add(char)
    # What writes ka often writes kā: the last level pools the lengths.
    close: dict[str, Counter[str]] = {}
    for (char, piece), count in everything.items():
        close.setdefault(shortened(piece), Counter())[char] += count
    for table in (own, school):
        for char, piece in table:
            close.setdefault(shortened(piece), Counter())[char] += 1
    close_total = {piece: sum(table.values()) for piece, table in close.items()}
    sizes = [sum(total.values()) for total in totals]
    found = {}
    for piece, chars in shown.items():
        share = 0.0
        for total, size in zip(reversed(totals), reversed(sizes), strict=True):
            share = (total[piece] + _PIECES * share) / (size + _PIECES) if size else share
        ranked = []
        near, size_near = close[shortened(piece)], close_total[shortened(piece)]
        for char in chars:
            likely = near[char] / size_near
            for table, total in zip((everything, school, own), reversed(totals), strict=True):
                seen = table.get((char, piece), 0) + _CHARACTER * likely
                likely = seen / (total[piece] + _CHARACTER)
            level, count = _level(char, piece, own, school, everything)
            ranked.append(Choice(char, level, count, log(share * likely)))
        ranked.sort(key=lambda one: (-one.score, one.hanzi))
        found[piece] = tuple(ranked)
    for consonant in sorted(CONSONANTS):
        if consonant not in found and consonant + "a" in found:
            found[consonant] = tuple(
                Choice(one.hanzi, one.level, one.count, one.score - 3)
                for one in found[consonant + "a"]
            )
    return MappingProxyType(found)


def _sums(table: Counts) -> Counter[str]:
    total: Counter[str] = Counter()
    for (_, piece), count in table.items():
        total[piece] += count
    return total


def _is_cluster(piece: str) -> bool:
    """Two consonants before the vowel: seen once, it is more often a slip than a syllable."""
    sounds = phones(piece)
    return len(sounds) > 2 and sounds[1] not in VOWELS


def _level(
    char: str, piece: str, own: Counts, school: Counts, everything: Counts
) -> tuple[Level, int]:
    key = char, piece
    if key in own:
        return "own", own[key]
    if key in school:
        return "school", school[key]
    return "all", everything[key]


def regular_choices(piece: str) -> tuple[Choice, ...]:
    """The characters whose regular sound fits a piece that nobody is known to have written."""
    return tuple(
        Choice(char, "regular", 0, log(_REGULAR) - place)
        for place, char in enumerate(regular().get(piece, ()))
    )


@cache
def of_translator(id: str) -> Pieces:
    """The pieces of a translator's manner.

    >>> of_translator("amoghavajra")["va"][0].hanzi, of_translator("xuanzang")["va"][0].hanzi
    ('嚩', '縛')
    """
    one = translator(id)
    return of_counts(char_counts(one.id), pooled(one.school), pooled())


@cache
def of_table(source: str) -> Pieces:
    """The pieces of a letter table's own characters, a consonant with its a, a bare consonant by
    the same character, a vowel by its own; behind them what all transcriptions have.

    >>> of_table("ziji")["ka"][0].hanzi, of_table("ziji")["ka"][0].level
    ('迦', 'table')
    """
    from akkhara.hanzi.attestations import letters

    own: dict[tuple[str, str], int] = {}
    for row in letters(source=source):
        char, letter = row.restored or row.written, row.letter
        if len(char) != 1:
            continue
        if letter in CONSONANTS or letter in ("kṣ", "llaṃ"):
            own[char, letter if letter == "llaṃ" else letter + "a"] = _TABLE
            own.setdefault((char, letter), _TABLE // 5)
        elif is_piece(letter):
            own[char, letter] = _TABLE
    made = of_counts(own, {}, pooled())
    return MappingProxyType(
        {
            piece: tuple(
                Choice(one.hanzi, "table", one.count, one.score) if one.level == "own" else one
                for one in choices
            )
            for piece, choices in made.items()
        }
    )
