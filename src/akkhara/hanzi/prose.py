"""Is it a transcription at all? A page of ordinary Chinese is not, and must be recognised.

Two shares of the characters decide: those that write Sanskrit sounds in the aligned transcriptions
of the canon (`inventory.tsv`), weighed by how often they do, and those that are the joints of
ordinary prose (之 者 其 所 於 …; `particles.tsv`). Notes count for a transcription.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from akkhara.data import read_rows
from akkhara.values import Value

if TYPE_CHECKING:
    from akkhara.hanzi.notation import Transcription, Unit

__all__ = ["Likeness", "likeness", "stretches"]


@dataclass(frozen=True, slots=True)
class Likeness(Value):
    """How much a text is like a transcription: `score` (natural logarithm of the odds for it, per
    text), `known` (share of its characters that write Sanskrit sounds somewhere), `particles`
    (share that are joints of prose), `characters` (how many there are)."""

    score: float
    known: float
    particles: float
    characters: int

    @property
    def is_transcription(self) -> bool:
        """Whether the odds are for a transcription; a text without characters is none."""
        return self.characters > 0 and self.score > 0


@cache
def _weights() -> Mapping[str, float]:
    """Log-odds of each character: transcription against prose."""
    inventory = {
        row["character"]: int(row["count"])
        for row in read_rows("akkhara.hanzi", "data/inventory.tsv", ["character", "count"])
    }
    particles = {
        row["character"]: int(row["per_mille"])
        for row in read_rows("akkhara.hanzi", "data/particles.tsv", ["character", "per_mille"])
    }
    total = sum(inventory.values())
    found = {}
    for char in inventory.keys() | particles.keys():
        sound = (inventory.get(char, 0) + 0.05) / (total + 400)
        # A character that is no joint of prose has there about one place in four thousand.
        prose = particles.get(char, 0.25) / 1000
        found[char] = max(-4.0, min(4.0, math.log(sound / prose)))
    return MappingProxyType(found)


@cache
def _particles() -> frozenset[str]:
    rows = read_rows("akkhara.hanzi", "data/particles.tsv", ["character", "per_mille"])
    return frozenset(row["character"] for row in rows)


@cache
def _inventory() -> frozenset[str]:
    rows = read_rows("akkhara.hanzi", "data/inventory.tsv", ["character", "count"])
    return frozenset(row["character"] for row in rows)


# A character that neither table knows speaks a little for prose; a made one for a transcription.
_UNKNOWN = -1.2
_MADE = 2.0
_NOTES = frozenset(
    {"join", "long", "tone", "fanqie", "sound", "rolled", "half", "nasal", "heavy", "number"}
)


def likeness(read: Transcription) -> Likeness:
    """How much a parsed text is like a transcription.

    >>> from akkhara.hanzi import parse
    >>> likeness(parse("曩莫三曼多沒馱喃")).is_transcription
    True
    >>> likeness(parse("爾時世尊告諸比丘汝等當知此法甚深")).is_transcription
    False
    """
    score = 0.0
    known = particles = 0
    weights = _weights()
    for unit in read.units:
        score += _weight(unit, weights)
        if unit.kind == "character":
            known += unit.char in _inventory()
            particles += unit.char in _particles()
        elif unit.kind == "made":
            known += 1
    count = len(read.units)
    share = max(count, 1)
    return Likeness(round(score, 3), round(known / share, 3), round(particles / share, 3), count)


def _weight(unit: Unit, weights: Mapping[str, float]) -> float:
    score = 0.0
    if unit.kind == "character":
        score = weights.get(unit.char, _UNKNOWN)
    elif unit.kind == "made":
        score = _MADE
    score += 0.8 * sum(mark.kind in _NOTES for mark in unit.marks)
    return score - sum(0.5 * len(mark.text) for mark in unit.marks if mark.kind == "gloss")


_LEAST, _DROP, _UNITS = 7.0, 5.0, 4


def stretches(read: Transcription) -> list[tuple[int, int]]:
    """Where transcription stands inside a text that also holds ordinary Chinese: (first, end) of
    its units, each stretch the best of its neighbourhood.

    A stretch grows while its odds rise and ends where they have fallen by e^5, or where other
    matter lies between two characters; it counts from four characters and odds of e^7.

    >>> from akkhara.hanzi import parse
    >>> read = parse("即說呪曰 曩莫三曼多沒馱喃唵 爾時世尊告諸比丘")
    >>> [read.characters[a:b] for a, b in stretches(read)]
    ['曩莫三曼多沒馱喃唵']
    """
    weights = _weights()
    units = read.units
    walls = {token.end for token in read.tokens if token.kind in ("foreign", "rubric")}
    found: list[tuple[int, int]] = []
    first = best_end = 0
    score = best = 0.0
    for index, unit in enumerate(units):
        weight = _weight(unit, weights)
        wall = bool(walls) and any(
            edge in walls for edge in range(units[index - 1].end if index else 0, unit.start + 1)
        )
        if wall or score + weight <= 0 or best - (score + weight) > _DROP:
            if best >= _LEAST and best_end - first >= _UNITS:
                found.append((first, best_end))
            first, best_end, score, best = index, index, 0.0, 0.0
            if weight <= 0:
                first = best_end = index + 1
                continue
        score += weight
        if score > best:
            best, best_end = score, index + 1
    if best >= _LEAST and best_end - first >= _UNITS:
        found.append((first, best_end))
    return found
