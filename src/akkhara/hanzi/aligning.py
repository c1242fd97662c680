"""A known Sanskrit line beside its Chinese: what each character writes, on what evidence.

The line is laid along the characters so that all pieces together are the likeliest: by what the
characters are counted to write (the manner's own rows first), then by sounds near to that, then by
the regular Middle Chinese sound. Notes count: a character joined to the next by 二合 keeps no
vowel, one with 引 a long one. Nothing is left out on either side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from types import MappingProxyType
from typing import Any, Literal

from akkhara.hanzi.charvalues import Counts, char_counts, pooled, translator
from akkhara.hanzi.notation import Problem, Unit, parse
from akkhara.hanzi.phones import VOWELS, phones
from akkhara.hanzi.pieces import bare_consonants, is_piece
from akkhara.hanzi.transcribing import read_line, times
from akkhara.values import Value, table_text

__all__ = ["AlignedUnit", "Alignment", "Values", "align", "lay", "values_of", "values_of_counts"]

Ground = Literal["attested", "near", "regular", "silent", "unexplained"]
Values = Mapping[str, Mapping[str, float]]
"""Characters to the pieces they write, each with the natural logarithm of its share."""

_LONGEST = 6  # phones of a piece
_BEAM = 64  # places of the line kept open behind each character
_SILENT = -5.0  # a character that writes nothing
_NEAR = 1.6  # for each difference of sound
_UNKNOWN = -4.0  # a character of which nothing is known
_BARE, _LENGTH = 2.0, 0.7  # against the notes 二合 and 引
_LONG = frozenset({"ā", "ī", "ū", "ṝ", "e", "o", "ai", "au"})


@dataclass(frozen=True, slots=True)
class AlignedUnit(Value):
    """A character and the piece it writes.

    Fields: `hanzi`, as written without notes; `notes`, the words of its notes; `iast`, the piece,
    empty when it writes nothing; `start`, `end`, its offsets in the Chinese text; `iast_start`,
    `iast_end`, those of the piece in the Sanskrit; `akshara`, the number of its akṣara by the
    notes; `ground`: attested, near (like an attested one), regular (by its Middle Chinese sound),
    silent, unexplained; `evidence`, in words.
    """

    hanzi: str
    notes: tuple[str, ...]
    iast: str
    start: int
    end: int
    iast_start: int
    iast_end: int
    akshara: int
    ground: Ground
    evidence: str


@dataclass(frozen=True, slots=True)
class Alignment(Value):
    """The two lines laid along each other: `units`; `iast`, the Sanskrit as read; `score`, the mean
    natural logarithm a character (near -1 for a line that fits, below -4 for one that does not);
    `manner`, whose characters were preferred, or empty; `problems` of the notation and the fit."""

    units: tuple[AlignedUnit, ...]
    iast: str
    score: float
    manner: str
    problems: tuple[Problem, ...]

    @property
    def syllables(self) -> tuple[tuple[str, str], ...]:
        """(characters, Sanskrit) akṣara by akṣara, as the notes join them."""
        groups: dict[int, list[AlignedUnit]] = {}
        for unit in self.units:
            groups.setdefault(unit.akshara, []).append(unit)
        return tuple(
            ("".join(one.hanzi for one in group), "".join(one.iast for one in group))
            for group in groups.values()
        )

    def to_dict(self) -> dict[str, Any]:
        """Fields and `syllables`."""
        return Value.to_dict(self) | {"syllables": [list(pair) for pair in self.syllables]}

    def to_text(self) -> str:
        """A line for each character, then what was found wrong."""
        rows = [(one.hanzi, one.iast or "—", one.ground, one.evidence) for one in self.units]
        lines = [table_text(("character", "writes", "ground", "evidence"), rows)]
        lines.append(f"mean score {self.score:.2f}")
        lines += [f"at {one.offset}: {one.message}" for one in self.problems]
        return "\n".join(lines)


def align(text: str, iast: str, manner: str | None = None) -> Alignment:
    """Lay a Sanskrit line along its Chinese transcription.

    Parameters: `text`, the Chinese with its notes; `iast`, the Sanskrit (any script of
    `akkhara.scripts`); `manner`, a translator whose characters are preferred, by id or name. Every
    letter of the Sanskrit goes to a character, every character stands in `units`. Errors:
    `RequestError` for an unknown manner.

    >>> found = align("曩莫三曼多沒（入）馱（引）喃", "namaḥ samantabuddhānāṃ")
    >>> " ".join(f"{one.hanzi}{one.iast}" for one in found.units)
    '曩na 莫maḥ 三sa 曼ma 多nta 沒bu 馱ddhā 喃nāṃ'
    >>> found.units[1].evidence
    'all translators 66 times'
    >>> align("娑嚩（二合）訶", "svāhā").syllables
    (('娑嚩', 'svā'), ('訶', 'hā'))
    """
    who = translator(manner) if manner else None
    read, placed, foreign = read_line(iast)
    parsed = parse(text)
    sounds = [phone for _, phone in placed]
    values = values_of(who.id if who else "")
    cuts, total = lay(values, parsed.units, sounds)
    units = []
    problems = [*parsed.problems]
    for unit, (start, end) in zip(parsed.units, cuts, strict=True):
        piece = "".join(sounds[start:end])
        ground, evidence = _ground(values, unit.char, piece, who.id if who else "")
        begin = placed[start][0] if start < len(placed) else len(read)
        stop = placed[end - 1][0] + len(sounds[end - 1]) if end > start else begin
        units.append(
            AlignedUnit(
                unit.written,
                tuple(mark.text for mark in unit.marks),
                piece,
                unit.start,
                unit.end,
                begin,
                stop,
                unit.akshara,
                ground,
                evidence,
            )
        )
        if ground == "unexplained":
            said = f"nothing known of {unit.written} explains {piece!r} here"
            problems.append(Problem(unit.start, "unexplained", said))
        elif ground == "silent":
            said = f"{unit.written} has nothing in the Sanskrit"
            problems.append(Problem(unit.start, "silent", said))
    problems += [
        Problem(at, "sanskrit", f"{said!r} in the Sanskrit is no letter; left aside")
        for at, said in foreign
    ]
    if not parsed.units and sounds:
        problems.append(Problem(0, "empty", f"no character to lay {read!r} along"))
    score = total / len(units) if units else 0.0
    problems.sort(key=lambda one: one.offset)
    return Alignment(tuple(units), read, score, who.id if who else "", tuple(problems))


def lay(
    values: Values, units: Sequence[Unit], sounds: Sequence[str]
) -> tuple[list[tuple[int, int]], float]:
    """The cut of `sounds` that fits `units` best: (start, end) for each unit, and its score.

    A beam around the even division keeps time and memory in proportion to the length.
    """
    if not units:
        return [], 0.0
    size, count = len(sounds), len(units)
    now: dict[int, float] = {0: 0.0}
    back: list[dict[int, int]] = []
    cache_: dict[tuple[str, str, bool, bool], float] = {}
    for index, unit in enumerate(units):
        bare = index + 1 < count and units[index + 1].akshara == unit.akshara
        found: dict[int, float] = {}
        came: dict[int, int] = {}
        rest = (count - index - 1) * _LONGEST
        for start, score in now.items():
            most = size - start if index + 1 == count else min(_LONGEST, size - start)
            # The last character takes what is left; no earlier one leaves more than can be taken.
            least = most if index + 1 == count else max(0, size - start - rest)
            for length in range(min(least, most), most + 1):
                piece = "".join(sounds[start : start + length])
                key = unit.char, piece, bare, unit.long
                if key not in cache_:
                    cache_[key] = _fit(values, *key)
                likely = score + cache_[key]
                end = start + length
                if end not in found or likely > found[end]:
                    found[end] = likely
                    came[end] = start
        if len(found) > _BEAM:
            even = size * (index + 1) / count
            kept = sorted(found, key=lambda end: (-found[end] + abs(end - even) * 0.02, end))
            found = {end: found[end] for end in kept[:_BEAM]}
        now = found
        back.append(came)
    end = max(now, key=lambda place: now[place])
    total = now[end]
    cuts = []
    for came in reversed(back):
        cuts.append((came[end], end))
        end = came[end]
    return cuts[::-1], total


def _fit(values: Values, char: str, piece: str, bare: bool, long: bool) -> float:
    score = likeness(values, char, piece)
    if piece and bare and not bare_consonants(piece):
        score -= _BARE
    if piece and long and not bare and not any(one in _LONG for one in phones(piece)):
        score -= _LENGTH
    return score


def likeness(values: Values, char: str, piece: str) -> float:
    """How well a piece fits a character: the logarithm of its share, less for each difference from
    an attested one.

    >>> attested = {"迦": {"ka": -0.1}}
    >>> likeness(attested, "迦", "ka"), likeness(attested, "迦", "kā") < -0.1
    (-0.1, True)
    """
    if not piece:
        return _SILENT
    known = values.get(char) or regular_values(char)
    if not known:
        return _UNKNOWN - 0.5 * abs(len(phones(piece)) - 2)
    exact = known.get(piece)
    if exact is not None:
        return exact
    sounds = phones(piece)
    near = max(score - _NEAR * difference(phones(value), sounds) for value, score in known.items())
    return near - 1.0


_CLASS = {
    phone: group
    for group, members in (
        ("k", "k kh g gh"),
        ("c", "c ch j jh"),
        ("t", "ṭ ṭh ḍ ḍh t th d dh"),
        ("p", "p ph b bh v"),
        ("n", "ṅ ñ ṇ n m ṃ"),
        ("s", "ś ṣ s"),
        ("r", "r l"),
        ("a", "a ā"),
        ("i", "i ī e ai"),
        ("u", "u ū o au"),
    )
    for phone in members.split()
}


def difference(one: Sequence[str], other: Sequence[str]) -> float:
    """The least number of changes from one string of phones to another; sounds of one class differ
    by a third.

    >>> round(difference(("k", "a"), ("g", "ā")), 2), difference(("k",), ("k", "a"))
    (0.67, 0.8)
    """
    row = [0.8 * j for j in range(len(other) + 1)]
    for i, a in enumerate(one, 1):
        last, row[0] = row[0], 0.8 * i
        for j, b in enumerate(other, 1):
            if a == b:
                change = 0.0
            elif a in _CLASS and _CLASS[a] == _CLASS.get(b):
                change = 1 / 3
            else:
                change = 1.2 if (a in VOWELS) != (b in VOWELS) else 1.0
            last, row[j] = row[j], min(row[j] + 0.8, row[j - 1] + 0.8, last + change)
    return row[-1]


def values_of_counts(own: Counts, everything: Counts) -> Values:
    """Values of characters from two tables of counts, the first weighing twenty times."""
    found: dict[str, dict[str, float]] = {}
    for table, weight in ((everything, 1.0), (own, 20.0)):
        for (char, piece), count in table.items():
            if is_piece(piece) or piece in ("ṃ", "ḥ"):
                row = found.setdefault(char, {})
                row[piece] = row.get(piece, 0.0) + weight * count
    for row in found.values():
        total = sum(row.values()) + 0.5
        for piece in row:
            row[piece] = log(row[piece] / total)
    return found


@cache
def values_of(manner: str) -> Values:
    """The values of all counted characters for a translator's id, or for all alike (empty)."""
    own = char_counts(manner) if manner else {}
    return MappingProxyType(values_of_counts(own, pooled()))


@cache
def regular_values(char: str) -> Mapping[str, float]:
    """What a character may write by its Middle Chinese sound, each with a share by its place.

    >>> max(regular_values("姑"), key=regular_values("姑").__getitem__)
    'ku'
    """
    from akkhara.hanzi.fanqie_readings import fitting_letters
    from akkhara.hanzi.medieval import known_readings

    found: dict[str, float] = {}
    for reading in known_readings(char):
        for place, syllable in enumerate(fitting_letters(reading.position, reading.light)[1]):
            found[syllable] = max(found.get(syllable, -99.0), -1.5 - 0.4 * place)
    return MappingProxyType(found)


def _ground(values: Values, char: str, piece: str, manner: str) -> tuple[Ground, str]:
    if not piece:
        return "silent", "writes nothing here"
    own = char_counts(manner).get((char, piece), 0) if manner else 0
    if own:
        return "attested", f"{translator(manner).name} {times(own)}"
    everywhere = pooled().get((char, piece), 0)
    if everywhere:
        return "attested", f"all translators {times(everywhere)}"
    known = values.get(char) or regular_values(char)
    if not known:
        return "unexplained", "nothing is known of this character"
    nearest = min(known, key=lambda one: (difference(phones(one), phones(piece)), -known[one]))
    far = difference(phones(nearest), phones(piece))
    regular = all((char, one) not in pooled() for one in known)
    if regular and far == 0:
        return "regular", "its regular Middle Chinese sound"
    if far > 1.7:
        return "unexplained", f"the nearest that it writes is {nearest}"
    how = "by its regular sound" if regular else "attested"
    return "near", f"near {nearest}, which it writes ({how})"
