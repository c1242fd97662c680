"""The regular sound of a character that no aligned text has: by its Middle Chinese position.

Initials write onsets and rimes write what follows them; how often each does is counted over the
characters that are known, one vote a value, so that frequent characters do not outvote the rest.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping

from akkhara.hanzi.medieval import Reading, known_readings
from akkhara.hanzi.phones import VOWELS, phones

__all__ = ["RegularSounds", "onset_and_rest"]


def onset_and_rest(value: str) -> tuple[str, str]:
    """A value cut before its first vowel.

    >>> onset_and_rest("svāṃ"), onset_and_rest("j")
    (('sv', 'āṃ'), ('j', ''))
    """
    sounds = phones(value)
    for at, sound in enumerate(sounds):
        if sound in VOWELS:
            return "".join(sounds[:at]), "".join(sounds[at:])
    return value, ""


def _initial(reading: Reading) -> str:
    return reading.initial + ("輕" if reading.light else "")


def _rime(reading: Reading) -> str:
    return reading.rime + reading.rounding + reading.coda


class RegularSounds:
    """Counts of onsets by initial and of rests by rime, from (character, value) counts."""

    MOST = 12

    def __init__(self, counts: Mapping[tuple[str, str], int]) -> None:
        self._onsets: dict[str, Counter[str]] = defaultdict(Counter)
        self._rests: dict[str, Counter[str]] = defaultdict(Counter)
        for (char, value), count in counts.items():
            found = known_readings(char)[:1]
            for reading in found:
                onset, rest = onset_and_rest(value)
                weight = math.sqrt(count)
                self._onsets[_initial(reading)][onset] += weight  # type: ignore[assignment]
                self._rests[_rime(reading)][rest] += weight  # type: ignore[assignment]
        self._seen: dict[str, Mapping[str, float]] = {}

    def values(self, char: str) -> Mapping[str, float]:
        """Value to probability; empty where no position is known."""
        found = self._seen.get(char)
        if found is None:
            found = self._made(char)
            if len(self._seen) < 20_000:
                self._seen[char] = found
        return found

    def _made(self, char: str) -> Mapping[str, float]:
        mix: dict[str, float] = {}
        for rank, reading in enumerate(known_readings(char)[:2]):
            onsets = self._onsets.get(_initial(reading), Counter())
            rests = self._rests.get(_rime(reading), Counter())
            for onset, many in onsets.most_common(6):
                for rest, often in rests.most_common(8):
                    value = onset + rest
                    share = many / onsets.total() * often / rests.total() / (1 + rank)
                    if value:
                        mix[value] = mix.get(value, 0.0) + share
        top = sorted(mix.items(), key=lambda one: -one[1])[: self.MOST]
        total = sum(share for _, share in top)
        return {value: share / total for value, share in top}
