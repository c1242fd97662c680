"""Who transcribes like this? Likelihoods of the translators, and the characters that tell."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.hanzi.charvalues import char_counts, translators
from akkhara.hanzi.notation import Problem, parse
from akkhara.values import Value, table_text

__all__ = ["MannerCandidate", "MannerGuess", "Telling", "manner"]

_BACKING = 150.0  # characters of all translators that back a translator's own
_ROWS = 60  # characters counted for a translator before he is considered
_CLEAR = 0.6  # share from which one manner stands out
_FEW = 20  # characters below which nothing is clear
# Characters of one text are not independent: the same words come again and again.
_TEMPER = 0.35
_TOLD = 6  # telling characters shown


@dataclass(frozen=True, slots=True)
class Telling(Value):
    """A character that speaks for a translator: `hanzi`; `times` here; `counted`, how often he is
    known to use it; `weight`, the natural logarithm of how much more he does than all."""

    hanzi: str
    times: int
    counted: int
    weight: float


@dataclass(frozen=True, slots=True)
class MannerCandidate(Value):
    """A translator, by `translator` (id) and `name`: `share` (0 to 1) of the belief, `likelihood`,
    the mean natural logarithm a character, `telling` characters."""

    translator: str
    name: str
    share: float
    likelihood: float
    telling: tuple[Telling, ...]


@dataclass(frozen=True, slots=True)
class MannerGuess(Value):
    """The answer: `candidates`, the likely first; `characters` judged; `clear`, whether one stands
    out (share of 0.6, twenty characters, a transcription); `problems`."""

    candidates: tuple[MannerCandidate, ...]
    characters: int
    clear: bool
    problems: tuple[Problem, ...]

    def to_text(self) -> str:
        """The first candidates with their telling characters."""
        rows = [
            (
                one.name,
                one.translator,
                f"{one.share:.2f}",
                f"{one.likelihood:.2f}",
                " ".join(f"{told.hanzi}{told.weight:+.1f}" for told in one.telling),
            )
            for one in self.candidates[:6]
        ]
        lines = [table_text(("manner", "id", "share", "mean", "telling characters"), rows)]
        if not self.clear:
            lines.append("no manner stands out")
        lines += [f"at {one.offset}: {one.message}" for one in self.problems]
        return "\n".join(lines)


def manner(text: str) -> MannerGuess:
    """Which translator transcribes like this.

    Parameters: `text`, a Chinese transcription with its notes. Characters and the use of 二合 and
    引 are weighed; texts of fewer than twenty characters are answered but never called clear, and
    ordinary Chinese is answered with a problem of kind `prose`.

    >>> found = manner("納慕薄伽筏帝鉢剌壤波羅弭多曳怛姪他室囇曳莎訶")
    >>> found.candidates[0].name
    '玄奘'
    """
    parsed = parse(text)
    chars = Counter(unit.char for unit in parsed.units if unit.kind in ("character", "made"))
    problems = (
        []
        if parsed.is_transcription
        else [Problem(0, "prose", "this reads as ordinary Chinese, not as a transcription")]
    )
    total = chars.total()
    if not total:
        return MannerGuess((), 0, False, tuple(problems))
    joins = sum(unit.join > 1 for unit in parsed.units)
    longs = sum(unit.long for unit in parsed.units)
    everyone, size = _all()
    scored = []
    for id, one in translators().items():
        own = _used(id)
        many = sum(own.values())
        if many < _ROWS:
            continue
        score = 0.0
        told = []
        for char, times in chars.items():
            base = everyone.get(char, 0.3) / size
            weight = math.log((own.get(char, 0) + _BACKING * base) / (many + _BACKING) / base)
            score += times * weight
            told.append(Telling(char, times, own.get(char, 0), round(weight, 2)))
        # About one character in seven is the end of a cluster, one in four has a long vowel.
        score += _notes(joins, total / 7, one.clusters) + _notes(longs, total / 4, one.long)
        told.sort(key=lambda found: (-found.weight * found.times, found.hanzi))
        telling = tuple(found for found in told[:_TOLD] if found.weight > 0)
        scored.append((score, id, one.name, telling))
    top = max(score for score, _, _, _ in scored)
    beliefs = [math.exp(_TEMPER * (score - top)) for score, _, _, _ in scored]
    whole = sum(beliefs)
    candidates = [
        MannerCandidate(id, name, round(belief / whole, 4), round(score / total, 3), telling)
        for (score, id, name, telling), belief in zip(scored, beliefs, strict=True)
    ]
    candidates.sort(key=lambda one: (-one.share, one.translator))
    clear = candidates[0].share >= _CLEAR and total >= _FEW and not problems
    return MannerGuess(tuple(candidates), total, clear, tuple(problems))


def _notes(seen: int, places: float, share: float) -> float:
    """How well `seen` marks fit a translator who marks `share` of about so many places."""
    expected = max(places * share, 0.02 * places, 0.05)
    return max(-12.0, seen * math.log(expected) - expected - math.lgamma(seen + 1))


@cache
def _used(id: str) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for (char, _), count in char_counts(id).items():
        found[char] += count
    return MappingProxyType(dict(found))


@cache
def _all() -> tuple[Mapping[str, int], int]:
    found: Counter[str] = Counter()
    for id in translators():
        found.update(_used(id))
    return MappingProxyType(dict(found)), found.total()
