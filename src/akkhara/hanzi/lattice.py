"""The best lines through a lattice of values: a beam, judged by characters and language."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapreplace
from typing import Any

from akkhara.hanzi.channel import Candidate
from akkhara.hanzi.language import Walk

__all__ = ["Path", "Weights", "search"]


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each part of the score counts: `language` for the model of the language,
    `phone` for every phone (so that the language does not prefer short lines), `end` for ending
    a line well."""

    language: float = 0.35
    phone: float = 0.7
    end: float = 0.35


@dataclass(frozen=True, slots=True)
class Path:
    """A way through the lattice: `score`, `choices` (number of the candidate at every place),
    `code` (the line, encoded), `state` of the language after it."""

    score: float
    choices: tuple[int, ...]
    code: str
    state: int


def search(
    places: Sequence[Sequence[Candidate]],
    walk: Walk,
    weights: Weights,
    *,
    beam: int,
    start: int = Walk.START,
    closed: bool = True,
) -> list[Path]:
    """At most `beam` paths with different lines, best first. A place without candidates is a gap:
    it adds nothing to the line and the language begins anew after it. `closed` says that the line
    ends a word."""
    # A path: its score, its line, the state after it, its choices as a chain back to the start.
    alive: list[_Open] = [(0.0, "", start, None)]
    language, phone = weights.language, weights.phone
    advance = walk.advance
    for candidates in places:
        if not candidates:
            alive = [
                (score, code + "?", Walk.START, (chain, -1)) for score, code, _, chain in alive
            ]
            continue
        moves = sorted(
            (
                (one.score + phone * len(one.code), one.code, walk.piece(one.code), n)
                for n, one in enumerate(candidates)
            ),
            reverse=True,
        )
        grown: dict[str, _Open] = {}
        # The scores of the best paths so far; what cannot pass the least of them is not asked of
        # the language, which only takes away.
        best = [-math.inf] * beam
        for score, code, state, chain in alive:
            for gain, piece, number, choice in moves:
                now = score + gain
                if now <= best[0]:
                    break
                log, after = advance(state, number)
                now += language * log
                if now <= best[0]:
                    continue
                line = code + piece
                have = grown.get(line)
                if have is None:
                    heapreplace(best, now)
                elif now <= have[0]:
                    continue
                grown[line] = (now, line, after, (chain, choice))
        alive = sorted(grown.values(), key=_score, reverse=True)[:beam]
    end = weights.end if closed else 0.0
    found = [
        Path(score + end * walk.final(state), _choices(chain), code, state)
        for score, code, state, chain in alive
    ]
    return sorted(found, key=lambda one: -one.score)


_Chain = tuple[Any, int] | None
_Open = tuple[float, str, int, _Chain]


def _score(path: _Open) -> float:
    return path[0]


def _choices(chain: _Chain) -> tuple[int, ...]:
    found = []
    while chain is not None:
        chain, choice = chain
        found.append(choice)
    return tuple(reversed(found))
