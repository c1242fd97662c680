"""Chinese transcription back into Sanskrit: n best lines, each with its evidence and its doubts.

The characters' values (by translator, school, all, Middle Chinese sound), their notes and their
neighbours make a lattice; a model of the language made of the package's word list and of the user's
own words judges the lines through it. There is never one bald answer: every unit keeps its
alternatives with their shares, and what the characters themselves cannot tell is named.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from akkhara.errors import RequestError
from akkhara.hanzi.channel import EDGE, Candidate, Channel, note_of, places, shipped
from akkhara.hanzi.charvalues import pooled, translator
from akkhara.hanzi.language import LanguageModel, Walk
from akkhara.hanzi.lattice import Path, Weights, search
from akkhara.hanzi.manners import manner as manner_in
from akkhara.hanzi.notation import Problem, Unit, parse
from akkhara.hanzi.phones import phones
from akkhara.hanzi.regular import RegularSounds
from akkhara.hanzi.wordlist import mantra_words, own_words
from akkhara.values import Value, table_text

__all__ = ["Alternative", "Engine", "Restoration", "RestoredUnit", "Uncertain", "engine", "restore"]

_WINDOW = 32  # characters that are judged together at most
_SURE = 0.8  # the share of one value from which a place counts as certain
_SHOWN = 5  # alternatives of a unit
_MOST = 100  # lines that may be asked for
_LEAST = 20  # characters from which a manner is taken from the text itself
_OPEN = 0.08  # share of characters' evidence from which a distinction counts as open
_GROUNDS = {
    "translator": "attested for the translator",
    "school": "attested in his school",
    "all": "attested for others",
    "length": "attested with the other length",
    "regular": "regular Middle Chinese sound",
}


@dataclass(frozen=True, slots=True)
class Alternative(Value):
    """A value that a character may have here: `iast`; `share` (0 to 1) of the lines considered;
    `evidence`, what it rests on."""

    iast: str
    share: float
    evidence: str


@dataclass(frozen=True, slots=True)
class RestoredUnit(Value):
    """A character in a restored line: `hanzi` as written; `start`, `end` in the Chinese; `iast`,
    its value in this line (empty for a gap); `evidence`; `alternatives`, the likely first; `open`,
    distinctions that the characters cannot tell here (length, i/e, u/o, r/l, b/v)."""

    hanzi: str
    start: int
    end: int
    iast: str
    evidence: str
    alternatives: tuple[Alternative, ...]
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Uncertain(Value):
    """A doubtful place: `start` and `end` in the line's `iast`, `iast` there, `others`, what else
    it may be, the likely first; both are empty for a gap."""

    start: int
    end: int
    iast: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Restoration(Value):
    """A restored line.

    Fields: `iast`, without spaces, … for a gap; `score`, natural logarithm, comparable within one
    answer; `units`; `uncertain`; `manner`, the translator whose values were preferred, or empty;
    `problems` of the notation, gaps, and whether it looks like a transcription at all.
    """

    iast: str
    score: float
    units: tuple[RestoredUnit, ...]
    uncertain: tuple[Uncertain, ...]
    manner: str
    problems: tuple[Problem, ...]

    def to_text(self) -> str:
        """The line with doubtful places in braces, its units, its problems."""
        marked, at = [], 0
        for one in self.uncertain:
            marked += [self.iast[at : one.start], "{", "|".join((one.iast, *one.others[:2])), "}"]
            at = one.end
        marked.append(self.iast[at:])
        rows = [
            (
                one.hanzi,
                one.iast or "…",
                one.evidence,
                " ".join(f"{o.iast} {o.share:.2f}" for o in one.alternatives[1:4]),
                " ".join(one.open),
            )
            for one in self.units[:200]
        ]
        lines = [f"{self.iast}  ({self.score:.2f})", "".join(marked)]
        if rows:
            lines.append(
                table_text(("character", "here", "evidence", "else", "cannot be told"), rows)
            )
        lines += [f"at {one.offset}: {one.message}" for one in self.problems]
        return "\n".join(lines)


class Engine:
    """Channel and language together. The walk remembers steps that it can make again."""

    weights = Weights()
    beam = 24

    def __init__(self, channel: Channel, model: LanguageModel) -> None:
        self.channel = channel
        self.model = model
        self.walk = Walk(model)

    def lattice(self, units: Sequence[Unit], manner: str) -> list[tuple[Candidate, ...]]:
        """The candidates of every unit."""
        chars = [EDGE, *(unit.char for unit in units), EDGE]
        stands = places(units)
        return [
            self.channel.candidates(
                chars[at + 1], chars[at], chars[at + 2], note_of(unit, stands[at]), manner
            )
            for at, unit in enumerate(units)
        ]

    def paths(self, lattice: Sequence[Sequence[Candidate]], beam: int = 0) -> list[Path]:
        """The best ways through a lattice."""
        if self.walk.full:
            self.walk = Walk(self.model)
        return search(lattice, self.walk, self.weights, beam=beam or self.beam)

    def lines(self, text: str, manner: str, n: int) -> list[str]:
        """The `n` best lines of a text of one window, in IAST; for measuring."""
        lattice = self.lattice(parse(text).units, manner)
        return [
            "".join(lattice[at][c].value for at, c in enumerate(path.choices) if c >= 0)
            for path in self.paths(lattice)[:n]
        ]


@cache
def channel() -> Channel:
    """The channel of the package's own tables."""
    return Channel(shipped(), RegularSounds(pooled()))


@cache
def engine() -> Engine:
    """The engine of the package's own tables and words."""
    return Engine(channel(), LanguageModel(mantra_words().items()))


def _engine_with(words: Mapping[str, float]) -> Engine:
    """An engine with a user's words beside the package's own; not kept."""
    return Engine(channel(), LanguageModel([*mantra_words().items(), *sorted(words.items())]))


def restore(
    text: str, manner: str | None = None, n: int = 5, lexicon: Iterable[str] | None = None
) -> list[Restoration]:
    """Restore the Sanskrit of a Chinese transcription.

    Parameters: `text`, the Chinese with its notes; `manner`, the translator, by id or name (taken
    from the text itself where that has twenty characters and one manner stands out); `n`, how many
    lines (1 to 100); `lexicon`, words of your own, lines of IAST with an optional weight behind a
    tab (on the command line a file of such lines, or a word). Needs the extra `hanzi`. An unknown
    character is a gap (…) with a problem that names its offset; ordinary Chinese is answered with a
    problem of kind `prose`.

    Errors: `RequestError` for an unknown translator or `n`, `LexiconError` for a bad word.

    >>> restore("曩莫三曼多沒馱喃", "不空")[0].iast
    'namaḥsamantabuddhānāṃ'
    >>> [one.iast for one in restore("娑嚩（二合）賀（引）", n=2)][0]
    'svāhā'
    >>> restore("唵𬽓")[0].problems[0].message
    'nothing is known of the sound of 𬽓: a gap'
    """
    if not 1 <= n <= _MOST:
        raise RequestError(f"n is {n}", hint=f"a number from 1 to {_MOST}")
    parsed = parse(text)
    who = translator(manner).id if manner else ""
    if not who and len(parsed.units) >= _LEAST:
        guessed = manner_in(text)
        if guessed.clear:
            who = guessed.candidates[0].translator
    own = own_words(lexicon) if lexicon is not None else {}
    made = _engine_with(own) if own else engine()
    problems = list(parsed.problems)
    windows = []
    for units in _windows(parsed.units):
        lattice = made.lattice(units, who)
        problems += [
            Problem(
                unit.start, "unknown", f"nothing is known of the sound of {unit.written}: a gap"
            )
            for unit, candidates in zip(units, lattice, strict=True)
            if not candidates
        ]
        paths = made.paths(lattice, max(made.beam, n))
        windows.append(_window(units, lattice, paths, n))
    if parsed.units and not parsed.is_transcription:
        problems.append(
            Problem(0, "prose", "this reads as ordinary Chinese, not as a transcription")
        )
    problems.sort(key=lambda one: one.offset)
    parts = _Parts(windows)
    return [parts.line(ranks, who, tuple(problems)) for ranks in _ranked(windows, n)]


@dataclass(frozen=True, slots=True)
class _Window:
    """A window judged: its units; of its best lines the scores and what each unit has in them (none
    for a gap); of every unit its alternatives and what its characters cannot tell."""

    units: Sequence[Unit]
    scores: tuple[float, ...]
    values: tuple[tuple[Candidate | None, ...], ...]
    alternatives: list[tuple[Alternative, ...]]
    doubts: list[tuple[str, ...]]


def _window(
    units: Sequence[Unit], lattice: Sequence[Sequence[Candidate]], paths: Sequence[Path], n: int
) -> _Window:
    """What `n` lines need of a window; its lattice and other paths are let go."""
    values = tuple(
        tuple(
            candidates[choice] if choice >= 0 else None
            for candidates, choice in zip(lattice, path.choices, strict=True)
        )
        for path in paths[:n]
    )
    return _Window(
        units,
        tuple(path.score for path in paths[:n]),
        values,
        _alternatives(lattice, paths),
        [open_distinctions(one) for one in lattice],
    )


def _windows(units: Sequence[Unit]) -> Iterable[Sequence[Unit]]:
    """The units cut at segment numbers, and where a segment is long between akṣaras."""
    start = 0
    for at, unit in enumerate(units):
        ends = unit.number is not None
        size = at + 1 - start
        whole = at + 1 == len(units) or units[at + 1].akshara != unit.akshara
        if (whole and ((ends and size >= 3) or size >= _WINDOW)) or size >= 2 * _WINDOW:
            yield units[start : at + 1]
            start = at + 1
    if start < len(units):
        yield units[start:]


def _ranked(windows: Sequence[_Window], n: int) -> list[tuple[int, ...]]:
    """For the `n` best whole lines the rank of the path in every window: the best of all, then
    those in which one window takes another of its paths, by what that costs."""
    if not windows:
        return []
    best = (0,) * len(windows)
    others = [
        (window.scores[0] - score, at, rank)
        for at, window in enumerate(windows)
        for rank, score in enumerate(window.scores)
        if rank
    ]
    others.sort()
    found = [best]
    for _, at, rank in others[: n - 1]:
        found.append((*best[:at], rank, *best[at + 1 :]))
    return found


@dataclass(frozen=True, slots=True)
class _Part:
    """One way through a window: what all lines that take it share."""

    text: str
    units: tuple[RestoredUnit, ...]
    uncertain: tuple[Uncertain, ...]


class _Parts:
    """The parts of a text, each made once however many lines take it."""

    def __init__(self, windows: Sequence[_Window]) -> None:
        self.windows = windows
        self._made: dict[tuple[int, int, int], _Part] = {}

    def line(self, ranks: Sequence[int], who: str, problems: tuple[Problem, ...]) -> Restoration:
        """The line that takes in every window the path of that rank."""
        parts = []
        at = 0
        for number, rank in enumerate(ranks):
            key = number, rank, at
            part = self._made.get(key)
            if part is None:
                part = self._made[key] = self._part(*key)
            parts.append(part)
            at += len(part.text)
        score = sum(window.scores[rank] for window, rank in zip(self.windows, ranks, strict=True))
        return Restoration(
            "".join(part.text for part in parts),
            round(score, 3),
            tuple(unit for part in parts for unit in part.units),
            tuple(one for part in parts for one in part.uncertain),
            who,
            problems,
        )

    def _part(self, number: int, rank: int, start: int) -> _Part:
        window = self.windows[number]
        units: list[RestoredUnit] = []
        uncertain: list[Uncertain] = []
        written: list[str] = []
        at = start
        for unit, chosen, alternatives, doubts in zip(
            window.units, window.values[rank], window.alternatives, window.doubts, strict=True
        ):
            value = chosen.value if chosen else ""
            evidence = _GROUNDS[chosen.ground] if chosen else "a gap"
            units.append(
                RestoredUnit(
                    unit.written,
                    unit.start,
                    unit.end,
                    value,
                    evidence,
                    alternatives,
                    doubts,
                )
            )
            shown = value or "…"
            written.append(shown)
            share = next((one.share for one in alternatives if one.iast == value), 0.0)
            if share < _SURE:
                rest = tuple(one.iast for one in alternatives if one.iast != value)
                uncertain.append(Uncertain(at, at + len(shown), value, rest))
            at += len(shown)
        return _Part("".join(written), tuple(units), tuple(uncertain))


def _alternatives(
    lattice: Sequence[Sequence[Candidate]], paths: Sequence[Path]
) -> list[tuple[Alternative, ...]]:
    """For every unit its values among the paths kept, the likely first."""
    found = []
    for candidates, share in zip(lattice, _shares(lattice, paths), strict=True):
        ranked = sorted(share.items(), key=lambda one: (-one[1], one[0]))[:_SHOWN]
        grounds = {one.value: one.ground for one in candidates}
        found.append(
            tuple(
                Alternative(iast, round(part, 3), _GROUNDS[grounds[iast]]) for iast, part in ranked
            )
        )
    return found


def _shares(
    lattice: Sequence[Sequence[Candidate]], paths: Sequence[Path]
) -> list[dict[str, float]]:
    """For every unit the shares of its values among the paths kept."""
    weights = [math.exp(path.score - paths[0].score) for path in paths]
    whole = sum(weights)
    found: list[dict[str, float]] = [{} for _ in lattice]
    for path, weight in zip(paths, weights, strict=True):
        for candidates, choice, shares in zip(lattice, path.choices, found, strict=True):
            if choice >= 0:
                value = candidates[choice].value
                shares[value] = shares.get(value, 0.0) + weight / whole
    return found


_PAIRS = (
    ("length", ("a", "ā"), ("i", "ī"), ("u", "ū")),
    ("i/e", ("i", "e"), ("ī", "e")),
    ("u/o", ("u", "o"), ("ū", "o")),
    ("r/l", ("r", "l")),
    ("b/v", ("b", "v")),
)


def open_distinctions(candidates: Sequence[Candidate]) -> tuple[str, ...]:
    """What the characters' own evidence leaves open: pairs of values that differ in one sound of a
    kind that transcriptions are known not to tell, both with a share to speak of.

    >>> open_distinctions((Candidate("ra", "", -0.5, "all"), Candidate("la", "", -1.0, "all")))
    ('r/l',)
    """
    likely = [phones(one.value) for one in candidates if math.exp(one.score) >= _OPEN]
    found = []
    for kind, *pairs in _PAIRS:
        told = {frozenset(pair) for pair in pairs}
        if any(
            len(one) == len(other) and set() < _differences(one, other) <= told
            for at, one in enumerate(likely)
            for other in likely[at + 1 :]
        ):
            found.append(kind)
    return tuple(found)


def _differences(one: Sequence[str], other: Sequence[str]) -> set[frozenset[str]]:
    return {frozenset((a, b)) for a, b in zip(one, other, strict=True) if a != b}
