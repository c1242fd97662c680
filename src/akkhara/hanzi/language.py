"""A model of the language of mantras: words known by a list, and any other by its phones.

A line has no spaces, so a word may begin wherever one can end. A state of the model is a small set
of weighted readings of the line so far: places inside known words (nodes of a tree of the list) and
unknown words (the last phones, judged by an n-gram of phones that the list itself teaches). Nodes,
contexts, states and pieces are numbers, so that a step already taken costs one look into a table
and a new one a few multiplications.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from akkhara.hanzi.phones import phones

__all__ = ["LanguageModel", "NGram", "Walk", "encode"]

# Phones of two letters as one character each, so that a line is a string of phones.
_SINGLE = {
    "kh": "K",
    "gh": "G",
    "ch": "C",
    "jh": "J",
    "ṭh": "Ṭ",
    "ḍh": "Ḍ",
    "th": "T",
    "dh": "D",
    "ph": "P",
    "bh": "B",
    "ai": "E",
    "au": "O",
}
_EDGE = "#"
_PHONES = _EDGE + "aāiīuūṛṝḷḹeoEOkKgGṅcCjJñṭṬḍḌṇtTdDnpPbBmyrlvśṣshṃḥ"
_NUMBER = {phone: number for number, phone in enumerate(_PHONES)}
# Keys join a number and a phone in one integer.
_BITS = 6
_MOST_STATES = 40_000

_KEPT = 4
# Readings weigh in half units of the logarithm, 12 for the best, so that like states meet; what
# falls below the first cut is given up.
_WEIGHT = [math.exp(level / 2 - 6) for level in range(13)]
_CUTS = [math.exp((level - 0.5) / 2 - 6) for level in range(1, 13)]
_BROKEN = math.exp(-7.0)
_SHORTEST = -5.0


@lru_cache(maxsize=20_000)
def encode(line: str) -> str:
    """A line with every phone as one character.

    >>> encode("khaiḥ")
    'KEḥ'
    """
    return "".join(_SINGLE.get(phone, phone) for phone in phones(line))


class NGram:
    """Phones after the phones before them: interpolated Kneser-Ney with one discount an order.

    Contexts are numbered as they are met; `rows[n]` holds the probability of every phone after
    context n, in the order of the phones, the end of the word first.
    """

    def __init__(self, words: Mapping[str, float], order: int = 5, discount: float = 0.7) -> None:
        """`words`: encoded words and their weights; `order` in phones."""
        self.order = order
        self.discount = discount
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for word, weight in words.items():
            text = _EDGE + word + _EDGE
            for at in range(1, len(text)):
                counts[text[max(0, at - order + 1) : at]][text[at]] += 1 + math.log(weight + 1)  # type: ignore[assignment]
        # A shorter context counts how many longer ones a phone follows.
        for size in range(order - 2, -1, -1):
            for context in [one for one in counts if len(one) == size + 1]:
                for phone in counts[context]:
                    counts[context[1:]][phone] += 1
        self._counts = {
            context: (
                [(_NUMBER[phone], count) for phone, count in after.items()],
                sum(after.values()),
            )
            for context, after in counts.items()
        }
        self._contexts: list[str] = []
        self._numbers: dict[str, int] = {}
        self._next: dict[int, int] = {}
        self.rows: list[Sequence[float]] = []
        self.begin = self.context(_EDGE)

    def context(self, tail: str) -> int:
        """The number of the context of these phones."""
        found = self._numbers.get(tail)
        if found is None:
            row = self._row(tail)
            found = self._numbers.get(tail)
            if found is None:
                found = self._numbers[tail] = len(self.rows)
                self._contexts.append(tail)
                self.rows.append(row)
        return found

    def _row(self, tail: str) -> Sequence[float]:
        if not tail:
            lower: Sequence[float] = [1 / 60] * len(_PHONES)
        else:
            lower = self.rows[self.context(tail[1:])]
        here = self._counts.get(tail)
        if here is None:
            return lower
        after, total = here
        rest = self.discount * len(after) / total
        row = array("d", [rest * share for share in lower])
        for phone, count in after:
            if count > self.discount:
                row[phone] += (count - self.discount) / total
        return row

    def after(self, context: int, phone: int) -> int:
        """The number of the context after one more phone."""
        key = context << _BITS | phone
        found = self._next.get(key)
        if found is None:
            tail = (self._contexts[context] + _PHONES[phone])[1 - self.order :]
            found = self._next[key] = self.context(tail)
        return found

    def probability(self, tail: str, phone: str) -> float:
        """The probability of a phone (or # for the end) after the phones of `tail`."""
        return self.rows[self.context(tail)][_NUMBER[phone]]


class LanguageModel:
    """Words with weights. `Walk` goes along a line."""

    def __init__(self, words: Iterable[tuple[str, float]], unknown: float = 0.15) -> None:
        """`words`: lines (see `phones.line`) with weights above 0; `unknown`: the share of words
        that are not in the list."""
        weights: dict[str, float] = {}
        for word, weight in words:
            code = encode(word)
            if code:
                weights[code] = weights.get(code, 0.0) + weight
        self.size = len(weights)
        self.ngram = NGram(weights)
        self.known = 1 - unknown if weights else 0.0
        self.unknown = unknown if weights else 1.0
        # The tree: node and phone to node, the share of its parent that it takes, of itself that
        # ends in it.
        self.children: dict[int, int] = {}
        mass = array("d", [0.0])
        parents = array("l", [0])
        ends = array("d", [0.0])
        for code, weight in weights.items():
            node = 0
            mass[0] += weight
            for phone in code:
                key = node << _BITS | _NUMBER[phone]
                after = self.children.get(key)
                if after is None:
                    after = self.children[key] = len(mass)
                    mass.append(0.0)
                    ends.append(0.0)
                    parents.append(node)
                node = after
                mass[node] += weight
            ends[node] += weight
        self.shares = array("d", [mass[at] / (mass[parents[at]] or 1.0) for at in range(len(mass))])
        self.ends = array("d", [ends[at] / (mass[at] or 1.0) for at in range(len(mass))])


class Walk:
    """The states met along lines, numbered, with the steps between them.

    A reading is a node of the tree (from 1) or, below 0, the complement of a context's number.
    """

    START = 0

    def __init__(self, model: LanguageModel) -> None:
        self.model = model
        # Of every state: its readings, their probabilities, the probability that a word ends here.
        self._states: list[tuple[tuple[int, ...], tuple[float, ...], float]] = [((), (), 1.0)]
        self._numbers: dict[tuple[int, ...], int] = {}
        self._steps: dict[int, tuple[float, int]] = {}
        self._pieces: dict[str, int] = {}
        self._codes: list[tuple[int, ...]] = []
        self._runs: dict[int, tuple[float, int]] = {}

    @property
    def full(self) -> bool:
        """Whether so many states are kept that the walk should be begun anew."""
        return len(self._states) > _MOST_STATES

    def piece(self, code: str) -> int:
        """The number of a piece (encoded) for `advance`."""
        found = self._pieces.get(code)
        if found is None:
            found = self._pieces[code] = len(self._codes)
            self._codes.append(tuple(_NUMBER[phone] for phone in code))
        return found

    def advance(self, state: int, piece: int) -> tuple[float, int]:
        """Log probability of the phones of a piece from a state, and the state after them."""
        key = piece << 20 | state
        found = self._runs.get(key)
        if found is None:
            log = 0.0
            for phone in self._codes[piece]:
                step = state << _BITS | phone
                taken = self._steps.get(step)
                if taken is None:
                    taken = self._steps[step] = self._step(state, phone)
                log += taken[0]
                state = taken[1]
            found = self._runs[key] = log, state
        return found

    def final(self, state: int) -> float:
        """Log probability that the line ends in this state; a word cut short costs."""
        ended = self._states[state][2]
        return max(math.log(ended), _SHORTEST) if ended else _SHORTEST

    def _step(self, state: int, phone: int) -> tuple[float, int]:
        model, ngram = self.model, self.model.ngram
        rows = ngram.rows
        readings, shares, ended = self._states[state]
        found: dict[int, float] = {}
        for reading, share in zip(readings, shares, strict=True):
            if reading < 0:
                after = ~ngram.after(~reading, phone)
                share *= rows[~reading][phone]
            else:
                node = model.children.get(reading << _BITS | phone)
                if node is None:
                    continue
                after = node
                share *= model.shares[node]
            found[after] = found.get(after, 0.0) + share
        begin = ngram.begin
        if ended:
            node = model.children.get(phone)
            if node is not None:
                found[node] = found.get(node, 0.0) + ended * model.known * model.shares[node]
            after = ~ngram.after(begin, phone)
            share = ended * model.unknown * rows[begin][phone]
            found[after] = found.get(after, 0.0) + share
        if not found:
            # Inside words that all break off here: it was an unknown word that began like them.
            found[~ngram.after(begin, phone)] = rows[begin][phone] * _BROKEN
        return math.log(sum(found.values())), self._state(found)

    def _state(self, found: Mapping[int, float]) -> int:
        """The number of the state of these readings: the best few, their weights in levels."""
        best = sorted(found.items(), key=_weight)[-_KEPT:]
        top = best[-1][1]
        kept = []
        for reading, share in best:
            level = bisect(_CUTS, share / top)
            if level:
                kept.append(reading << 4 | level)
        kept.sort()
        key = tuple(kept)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._states)
            readings = tuple([one >> 4 for one in key])
            weights = [_WEIGHT[one & 15] for one in key]
            whole = sum(weights)
            shares = tuple([one / whole for one in weights])
            rows, ends = self.model.ngram.rows, self.model.ends
            ended = 0.0
            for one, share in zip(readings, shares, strict=True):
                ended += share * (rows[~one][0] if one < 0 else ends[one])
            self._states.append((readings, shares, ended))
        return number


def _weight(item: tuple[int, float]) -> float:
    return item[1]
