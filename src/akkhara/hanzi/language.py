"""A model of the language of mantras: words known by a list, and any other by its phones.

A line has no spaces, so a word may begin wherever one can end. A state of the model is a small set
of weighted readings of the line so far: places inside known words (nodes of a tree of the list) and
unknown words (the last phones, judged by an n-gram of phones that the list itself teaches). States
are numbered as they appear, so a phone costs one look into a table once its step has been seen.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

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
_KEPT = 4
_FAR = 6.0
_BROKEN = 7.0
_MOST_STATES = 60_000


def encode(line: str) -> str:
    """A line with every phone as one character.

    >>> encode("khaiḥ")
    'KEḥ'
    """
    return "".join(_SINGLE.get(phone, phone) for phone in phones(line))


class NGram:
    """Phones after the phones before them: interpolated Kneser-Ney with one discount an order."""

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
            context: (dict(after), sum(after.values()), len(after))
            for context, after in counts.items()
        }
        self._seen: dict[tuple[str, str], float] = {}

    def probability(self, context: str, phone: str) -> float:
        """The probability of a phone (or # for the end) after the phones of `context`."""
        key = (context, phone)
        found = self._seen.get(key)
        if found is None:
            lower = self.probability(context[1:], phone) if context else 1 / 60
            here = self._counts.get(context)
            if here is None:
                found = lower
            else:
                after, total, kinds = here
                rest = self.discount * kinds / total
                found = max(after.get(phone, 0) - self.discount, 0) / total + rest * lower
            if len(self._seen) < 400_000:
                self._seen[key] = found
        return found


class LanguageModel:
    """Words with weights; frozen once made. `Walk` goes along a line."""

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
        self.start_known = math.log(1 - unknown) if weights else -math.inf
        self.start_unknown = math.log(unknown) if weights else 0.0
        self._children: list[dict[str, int]] = [{}]
        self._mass: list[float] = [0.0]
        self._ends: list[float] = [0.0]
        for code, weight in weights.items():
            node = 0
            self._mass[0] += weight
            for phone in code:
                after = self._children[node].get(phone)
                if after is None:
                    after = len(self._children)
                    self._children[node][phone] = after
                    self._children.append({})
                    self._mass.append(0.0)
                    self._ends.append(0.0)
                node = after
                self._mass[node] += weight
            self._ends[node] += weight

    def child(self, node: int, phone: str) -> tuple[int, float] | None:
        """The node after a phone, and the logarithm of its share."""
        after = self._children[node].get(phone)
        if after is None:
            return None
        return after, math.log(self._mass[after] / self._mass[node])

    def end(self, node: int) -> float:
        """The logarithm of the share of words that end here; minus infinity where none does."""
        share = self._ends[node]
        return math.log(share / self._mass[node]) if share else -math.inf


_Reading = tuple[int, str]  # (node, "") inside a known word, (-1, phones) in an unknown one


class Walk:
    """The states met along lines, numbered, with the steps between them."""

    START = 0

    def __init__(self, model: LanguageModel) -> None:
        self.model = model
        self._states: list[tuple[tuple[_Reading, float], ...]] = []
        self._numbers: dict[tuple[tuple[_Reading, float], ...], int] = {}
        self._steps: dict[tuple[int, str], tuple[float, int]] = {}
        self._finals: dict[int, float] = {}
        self._number((((0, ""), 0.0),))

    @property
    def full(self) -> bool:
        """Whether so many states are kept that the walk should be begun anew."""
        return len(self._states) > _MOST_STATES

    def _number(self, state: tuple[tuple[_Reading, float], ...]) -> int:
        found = self._numbers.get(state)
        if found is None:
            found = self._numbers[state] = len(self._states)
            self._states.append(state)
        return found

    def advance(self, state: int, code: str) -> tuple[float, int]:
        """Log probability of the phones `code` (encoded) from a state, and the state after them."""
        key = (state, code)
        found = self._steps.get(key)
        if found is None:
            if len(code) == 1:
                found = self._step(state, code)
            elif not code:
                return 0.0, state
            else:
                before, middle = self.advance(state, code[:-1])
                last, after = self.advance(middle, code[-1])
                found = before + last, after
            self._steps[key] = found
        return found

    def final(self, state: int) -> float:
        """Log probability that the line ends in this state; a word cut short costs."""
        found = self._finals.get(state)
        if found is None:
            ended = [weight + self._end(reading) for reading, weight in self._states[state]]
            found = self._finals[state] = max(_sum(ended), -5.0)
        return found

    def _end(self, reading: _Reading) -> float:
        node, tail = reading
        if node < 0:
            return math.log(self.model.ngram.probability(tail, _EDGE))
        return self.model.end(node) if node else 0.0

    def _step(self, state: int, phone: str) -> tuple[float, int]:
        model = self.model
        found: dict[_Reading, float] = {}
        ended = []
        for reading, weight in self._states[state]:
            node, tail = reading
            if node < 0:
                _add(found, (-1, (tail + phone)[-4:]), weight + self._log(tail, phone))
            elif node:
                after = model.child(node, phone)
                if after is not None:
                    _add(found, (after[0], ""), weight + after[1])
            close = self._end(reading)
            if close > -math.inf:
                ended.append(weight + close)
        if ended:
            whole = _sum(ended)
            begun = model.child(0, phone)
            if begun is not None:
                _add(found, (begun[0], ""), whole + model.start_known + begun[1])
            unknown = whole + model.start_unknown + self._log(_EDGE, phone)
            _add(found, (-1, _EDGE + phone), unknown)
        if not found:
            # Inside words that all break off here: it was an unknown word that began like them.
            found[-1, _EDGE + phone] = self._log(_EDGE, phone) - _BROKEN
        total = _sum(list(found.values()))
        best = sorted(found.items(), key=lambda one: -one[1])[:_KEPT]
        top = best[0][1]
        # Weights in halves, so that like states meet.
        kept = sorted(
            (reading, round((weight - top) * 2) / 2)
            for reading, weight in best
            if weight > top - _FAR
        )
        return total, self._number(tuple(_level(kept)))

    def _log(self, tail: str, phone: str) -> float:
        return math.log(self.model.ngram.probability(tail, phone))


def _level(kept: list[tuple[_Reading, float]]) -> list[tuple[_Reading, float]]:
    """Weights that sum to one."""
    whole = _sum([weight for _, weight in kept])
    return [(reading, round(weight - whole, 3)) for reading, weight in kept]


def _add(found: dict[_Reading, float], reading: _Reading, weight: float) -> None:
    have = found.get(reading)
    found[reading] = weight if have is None else _sum([have, weight])


def _sum(logs: list[float]) -> float:
    if not logs:
        return -math.inf
    top = max(logs)
    if top == -math.inf:
        return top
    return top + math.log(sum(math.exp(one - top) for one in logs))
