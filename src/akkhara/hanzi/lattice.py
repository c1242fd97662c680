"""The best lines through a lattice of values: a beam, judged by characters and language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    alive: list[tuple[float, str, int, tuple[int, ...]]] = [(0.0, "", start, ())]
    language, phone = weights.language, weights.phone
    advance = walk.advance
    for candidates in places:
        if not candidates:
            alive = [
                (score, code + "?", Walk.START, (*choices, -1)) for score, code, _, choices in alive
            ]
            continue
        moves = [
            (one.score + phone * len(one.code), one.code, n) for n, one in enumerate(candidates)
        ]
        grown: dict[str, tuple[float, str, int, tuple[int, ...], int]] = {}
        reach = -1e9
        for score, code, state, choices in alive:
            for gain, piece, number in moves:
                log, after = advance(state, piece)
                now = score + gain + language * log
                if now < reach - 12:
                    continue
                reach = max(reach, now)
                line = code + piece
                have = grown.get(line)
                if have is None or now > have[0]:
                    grown[line] = (now, line, after, choices, number)
        best = sorted(grown.values(), key=lambda one: -one[0])[:beam]
        alive = [
            (score, line, state, (*choices, number)) for score, line, state, choices, number in best
        ]
    end = weights.end if closed else 0.0
    found = [
        Path(score + end * walk.final(state), choices, code, state)
        for score, code, state, choices in alive
    ]
    return sorted(found, key=lambda one: -one.score)
