"""What a character writes in its place: its values with their probabilities, and the evidence.

A character's values are counted by translator; where he has few, his school speaks, then all
together, then the regular sound of the character's Middle Chinese position. The characters beside
it and the notes on it change the odds: 三 before 曼 is sa, 沒 before 馱 is bu or bud, a character
that 二合 joins to the next gives up its vowel, 引 asks for a long one.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.hanzi.charvalues import SCHOOLS, by_char, char_counts, translators
from akkhara.hanzi.language import encode
from akkhara.hanzi.medieval import Reading, known_readings
from akkhara.hanzi.notation import Unit
from akkhara.hanzi.phones import VOWELS, phones
from akkhara.hanzi.regular import RegularSounds

__all__ = ["EDGE", "Candidate", "Channel", "Tables", "note_of", "shape_of", "shipped"]

EDGE = "#"
"""Stands for the neighbour of the first and the last character."""

_SHORT = frozenset("aiuṛḷ")
_LONG = dict(zip("aiuṛ", "āīūṝ", strict=True))
_SHORTENED = {long: short for short, long in _LONG.items()}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A value that a character may have: `value` in IAST, `code` encoded, `score` (natural
    logarithm of its probability in its place), `ground`: translator, school, all, regular,
    length (seen only with the other length)."""

    value: str
    code: str
    score: float
    ground: str


@dataclass(frozen=True)
class Tables:
    """What the channel is counted from.

    Fields: `values`, by translator (char, value) to count; `closes`, (coda of the character, group
    of the next initial, how the value closes) to count; `opens`, (coda of the character before, how
    the value opens) to count; `notes`, (note, shape) to count: see `note_of` and `shape_of`.
    """

    values: Mapping[str, Mapping[tuple[str, str], int]]
    closes: Mapping[tuple[str, str, str], int]
    opens: Mapping[tuple[str, str, str], int]
    notes: Mapping[tuple[str, str], int]


def note_of(unit: Unit, place: str) -> str:
    """What the notes on a unit come to, in short; `place` is first (a join takes it to the next
    one), last (of its join) or alone.

    The parts: place, 引 or not, one tone.
    """
    tone = unit.tones[-1] if unit.tones else ""
    if not tone and unit.has("short"):
        tone = "上"
    if unit.has("half"):
        tone = "半"
    return f"{place}{'引' if unit.long else ''}{tone}"


@cache
def shape_of(value: str) -> str:
    """The shape of a value: how its vowel ends (none, short, long, diphthong) and what follows it,
    how many consonants come first.

    >>> shape_of("j"), shape_of("svā"), shape_of("hūṃ")
    ('0', '2L', '1LN')
    """
    sounds = phones(value)
    at = next((number for number, sound in enumerate(sounds) if sound in VOWELS), None)
    if at is None:
        return "0"
    vowel = sounds[at]
    length = "S" if vowel in _SHORT else "E" if vowel in ("e", "o", "ai", "au") else "L"
    rest = sounds[at + 1 :]
    close = "" if not rest else "V" if rest[-1] in VOWELS else "N" if rest[0] in "ṃnmṅñṇ" else "C"
    return f"{min(at, 2)}{length}{close}"


def _reading(char: str) -> Reading | None:
    return next(iter(known_readings(char)), None)


_GROUPS = {
    initial: group
    for group, initials in (
        ("K", "見溪羣疑"),
        ("H", "曉匣"),
        ("C", "精清從章昌常船日莊初崇"),
        ("S", "心邪生俟書"),
        ("T", "知徹澄端透定"),
        ("N", "孃泥"),
        ("R", "來"),
        ("P", "幫滂並"),
        ("M", "明"),
        ("Y", "以云影"),
    )
    for initial in initials
}


@cache
def coda_class(char: str) -> str:
    """The Middle Chinese coda of a character's first reading; - for none, ? where it is unknown.

    >>> coda_class("薩"), coda_class("迦"), coda_class("#")
    ('t', '-', '#')
    """
    if char == EDGE:
        return EDGE
    found = _reading(char)
    return "?" if found is None else found.coda or "-"


@cache
def initial_class(char: str) -> str:
    """The group of a character's initial: K H C S T N R P M Y; ? where it is unknown.

    >>> initial_class("婆"), initial_class("多")
    ('P', 'T')
    """
    if char == EDGE:
        return EDGE
    found = _reading(char)
    return "?" if found is None else _GROUPS.get(found.initial, "?")


@cache
def close_of(value: str) -> str:
    """How a value closes: V with its vowel, or its last consonant; a bare consonant as itself after
    an equals sign."""
    sounds = phones(value)
    if sounds[-1] in VOWELS:
        return "V"
    return sounds[-1] if any(sound in VOWELS for sound in sounds) else "="


@cache
def open_of(value: str) -> str:
    """How a value opens: V with a vowel, 1 with one consonant, else what its first consonant is:
    N nasal, r, s (a sibilant), = the same as the second (or its aspirate), C another."""
    sounds = phones(value)
    if sounds[0] in VOWELS:
        return "V"
    if len(sounds) < 2 or sounds[1] in VOWELS:
        return "1"
    first, second = sounds[:2]
    if first in "ṅñṇnmṃ":
        return "N"
    if second.startswith(first):
        return "="
    return first if first == "r" else "s" if first in "śṣs" else "C"


def places(units: Sequence[Unit]) -> list[str]:
    """For every unit its place in its join."""
    found = []
    for index, unit in enumerate(units):
        before = index > 0 and units[index - 1].akshara == unit.akshara
        after = index + 1 < len(units) and units[index + 1].akshara == unit.akshara
        found.append("first" if after else "last" if before else "alone")
    return found


class Channel:
    """Values of characters in their places, from tables of counts."""

    # How many counted places a backing-off table weighs as much as.
    OWN, SCHOOL, ALL, NOTE = 4.0, 4.0, 1.5, 12.0
    # How much of what the neighbours say is believed.
    CLOSE, OPEN = 1.0, 1.0
    LENGTH = 0.12
    MOST = 10
    FAR = 5.5

    def __init__(self, tables: Tables, regular: RegularSounds | None) -> None:
        self.tables = tables
        self.regular = regular
        self._by_char = {name: by_char(tables.values.get(name, {})) for name in translators()}
        self._schools = {
            school: _summed(
                self._by_char[one.id] for one in translators().values() if one.school == school
            )
            for school in SCHOOLS
        }
        self._all = _summed(self._schools.values())
        self._closes = _factors(tables.closes)
        self._opens = _factors(tables.opens)
        self._notes = _note_factors(tables.notes, self.NOTE)
        self._values: dict[tuple[str, str], Mapping[str, tuple[float, str]]] = {}
        self._placed: dict[tuple[str, str, str, str, str], tuple[Candidate, ...]] = {}

    def known(self, char: str) -> bool:
        """Whether anything says what the character writes."""
        return bool(self.values(char, ""))

    def values(self, char: str, manner: str) -> Mapping[str, tuple[float, str]]:
        """Value to (probability, ground) wherever the character stands."""
        key = (char, manner)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._counted(char, manner)
        return found

    def _counted(self, char: str, manner: str) -> Mapping[str, tuple[float, str]]:
        mix: dict[str, float] = {}
        ground: dict[str, str] = {}
        base = self.regular.values(char) if self.regular is not None else {}
        for value, share in base.items():
            mix[value] = share
            ground[value] = "regular"
        everyone = self._all.get(char, {})
        levels = [(everyone, self.ALL, "all")]
        if manner:
            school = self._schools[translators()[manner].school].get(char, {})
            levels.append((school, self.SCHOOL, "school"))
            levels.append((self._by_char[manner].get(char, {}), self.OWN, "translator"))
        for counts, weight, name in levels:
            if not counts:
                continue
            total = sum(counts.values())
            if not mix:
                weight = 0.0
            whole = total + weight
            mix = {value: share * weight / whole for value, share in mix.items()}
            for value, count in counts.items():
                mix[value] = mix.get(value, 0.0) + count / whole
                ground[value] = name
        for value, share in list(mix.items()):
            other = _other_length(value)
            if other:
                mix[other] = mix.get(other, 0.0) + self.LENGTH * share
                ground.setdefault(other, "length")
        whole = sum(mix.values())
        return {value: (share / whole, ground[value]) for value, share in mix.items() if share > 0}

    def candidates(
        self, char: str, before: str, after: str, note: str, manner: str
    ) -> tuple[Candidate, ...]:
        """The values of a character between its neighbours, best first; at most `MOST`."""
        key = (char, before, after, note, manner)
        found = self._placed.get(key)
        if found is None:
            found = self._place(*key)
            if len(self._placed) < 10_000:
                self._placed[key] = found
        return found

    def _place(
        self, char: str, before: str, after: str, note: str, manner: str
    ) -> tuple[Candidate, ...]:
        values = self.values(char, manner)
        factors = self._notes.get(note, {})
        own, last, following = coda_class(char), coda_class(before), initial_class(after)
        scored = []
        for value, (share, ground) in values.items():
            score = math.log(share) + factors.get(shape_of(value), 0.0)
            score += self.CLOSE * self._closes.get((own, following, close_of(value)), 0.0)
            score += self.OPEN * self._opens.get((last, "", open_of(value)), 0.0)
            scored.append((score, value, ground))
        if not scored:
            return ()
        scored.sort(key=lambda one: (-one[0], one[1]))
        whole = math.log(sum(math.exp(score - scored[0][0]) for score, _, _ in scored))
        top = scored[0][0] + whole
        return tuple(
            Candidate(value, encode(value), score - top, ground)
            for score, value, ground in scored[: self.MOST]
            if score > scored[0][0] - self.FAR
        )


def _other_length(value: str) -> str:
    """The value with its last vowel long for short or short for long; empty where it has none."""
    for at in range(len(value) - 1, -1, -1):
        other = _LONG.get(value[at]) or _SHORTENED.get(value[at])
        if other:
            if value[at] in "iu" and at and value[at - 1] == "a":
                return ""
            return value[:at] + other + value[at + 1 :]
        if value[at] in "eo":
            return ""
    return ""


def _factors(counts: Mapping[tuple[str, str, str], int]) -> dict[tuple[str, str, str], float]:
    """For (coda, neighbour, kind) the logarithm of how much likelier the neighbour makes the kind
    than the coda alone does (than nothing, where there is no neighbour)."""
    whole: Counter[tuple[str, str]] = Counter()
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for (coda, neighbour, kind), count in counts.items():
        whole[coda, neighbour] += count
        kinds[coda if neighbour else ""][kind] += count
    found = {}
    for coda, neighbour in whole:
        base = kinds[coda if neighbour else ""]
        total = base.total()
        for kind, seen in base.items():
            share = seen / total
            here = counts.get((coda, neighbour, kind), 0) + 8 * share
            found[coda, neighbour, kind] = math.log(here / (whole[coda, neighbour] + 8) / share)
    return found


def _summed(tables: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    total: dict[str, Counter[str]] = defaultdict(Counter)
    for table in tables:
        for char, counts in table.items():
            total[char].update(counts)
    return {char: dict(counts) for char, counts in total.items()}


def _note_factors(
    notes: Mapping[tuple[str, str], int], weight: float
) -> dict[str, dict[str, float]]:
    """For each note the logarithm of how much likelier it makes each shape."""
    shapes: Counter[str] = Counter()
    by_note: dict[str, Counter[str]] = defaultdict(Counter)
    for (note, shape), count in notes.items():
        shapes[shape] += count
        by_note[note][shape] += count
    total = shapes.total()
    found: dict[str, dict[str, float]] = {}
    for note, counts in by_note.items():
        whole = counts.total() + weight
        found[note] = {
            shape: math.log((counts[shape] + weight * seen / total) / whole / (seen / total))
            for shape, seen in shapes.items()
        }
    return found


@cache
def shipped() -> Tables:
    """The package's own tables."""
    closes: dict[tuple[str, str, str], int] = {}
    opens: dict[tuple[str, str, str], int] = {}
    columns = ("side", "coda", "neighbour", "kind", "count")
    for row in read_rows("akkhara.hanzi", "data/coda_shapes.tsv", columns):
        side = closes if row["side"] == "closes" else opens
        side[row["coda"], row["neighbour"], row["kind"]] = int(row["count"])
    notes = {
        (row["note"], row["shape"]): int(row["count"])
        for row in read_rows("akkhara.hanzi", "data/note_shapes.tsv", ("note", "shape", "count"))
    }
    values = {name: char_counts(name) for name in translators()}
    return Tables(
        MappingProxyType(values),
        MappingProxyType(closes),
        MappingProxyType(opens),
        MappingProxyType(notes),
    )
