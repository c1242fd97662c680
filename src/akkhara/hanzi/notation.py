"""The notation of Chinese transcriptions: 唵（引）嚩日囉（二合）… read into units with their notes.

A transcription is a string of characters, each a unit, with notes in brackets or bare behind them:
how many characters make one akṣara (二合 三合 四合), length (引), tones (上 去 入 平), heavy, nasal
and half sounds, rolled tongue, fanqie (無可反), direct sounds (音犁), segment numbers, damage. The
parser keeps every code point: `str(parse(text)) == text` for any text. What it cannot read stays
in its place as a token, with a problem that names the offset and the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from akkhara.hanzi.folding import fold
from akkhara.hanzi.marks import BareMark, Mark, bare_mark, note_marks
from akkhara.hanzi.tokens import Token, TokenKind, closing, split
from akkhara.values import Value

__all__ = ["Mark", "Problem", "Token", "Transcription", "Unit", "parse"]

UnitKind = Literal["character", "made", "entity", "private", "damage"]
_UNITS: frozenset[TokenKind] = frozenset({"character", "made", "entity", "private", "damage"})


@dataclass(frozen=True, slots=True)
class Problem(Value):
    """Something that could not be read as it stands: `offset` in code points, `kind`, `message`.

    Kinds: bracket (not closed, not opened), stray-note (no character before it), join (fewer
    characters than 二合 asks for, or across a number), damage, entity, ambiguous, foreign.
    """

    offset: int
    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Unit(Value):
    """One character of a transcription with all that its notes say of it.

    Fields: `written`, as it stands; `char`, with simplified characters folded; `kind`: character,
    made ([武*我]), entity (&CB02735;), private (a private-use code), damage (□ ＾6□); `start`
    and `end`, offsets; `marks` in order; `akshara`, the number of its akṣara (0-based: the
    two characters of a 二合 share one); `number`, that of the segment that it ends, or None.
    """

    written: str
    char: str
    kind: UnitKind
    start: int
    end: int
    marks: tuple[Mark, ...] = ()
    akshara: int = 0
    number: int | None = None

    def has(self, kind: str) -> bool:
        """Whether a mark of that kind stands on it."""
        return any(mark.kind == kind for mark in self.marks)

    def _values(self, kind: str) -> tuple[str, ...]:
        return tuple(mark.value for mark in self.marks if mark.kind == kind)

    @property
    def long(self) -> bool:
        """引 or another mark of length."""
        return self.has("long")

    @property
    def tones(self) -> tuple[str, ...]:
        """The tones that are marked, in order."""
        return self._values("tone")

    @property
    def fanqie(self) -> tuple[str, ...]:
        """The fanqie that the notes give, without 反."""
        return self._values("fanqie")

    @property
    def sounds(self) -> tuple[str, ...]:
        """Characters whose sound the notes give it directly (音X)."""
        return self._values("sound")

    @property
    def join(self) -> int:
        """How many characters, this one last, are one akṣara; 1 when no mark joins them."""
        return max((int(value) for value in self._values("join")), default=1)

    def to_dict(self) -> dict[str, Any]:
        """Fields, and what the marks come to."""
        found = Value.to_dict(self)
        found["long"] = self.long
        found["tones"] = list(self.tones)
        found["fanqie"] = list(self.fanqie)
        found["sounds"] = list(self.sounds)
        return found


@dataclass(frozen=True, slots=True)
class Transcription(Value):
    """A text read as transcription.

    Fields: `tokens`, all of the text in order; `units`, its characters with their notes;
    `problems`. `aksharas` groups the units that notes join; `segments` cuts them at the numbers.
    `str()` gives the text back, code point for code point.
    """

    tokens: tuple[Token, ...]
    units: tuple[Unit, ...]
    problems: tuple[Problem, ...] = field(default=())

    def __str__(self) -> str:
        return "".join(token.text for token in self.tokens)

    @property
    def aksharas(self) -> tuple[tuple[Unit, ...], ...]:
        """The units grouped as the joins say; without a join a unit stands alone."""
        groups: dict[int, list[Unit]] = {}
        for unit in self.units:
            groups.setdefault(unit.akshara, []).append(unit)
        return tuple(tuple(group) for group in groups.values())

    @property
    def segments(self) -> tuple[tuple[Unit, ...], ...]:
        """The units cut after every one that a number stands on."""
        found: list[tuple[Unit, ...]] = []
        now: list[Unit] = []
        for unit in self.units:
            now.append(unit)
            if unit.number is not None:
                found.append(tuple(now))
                now = []
        if now:
            found.append(tuple(now))
        return tuple(found)

    @property
    def characters(self) -> str:
        """The folded characters alone, for searching; □ where one is lost."""
        return "".join(unit.char if len(unit.char) == 1 else "□" for unit in self.units)

    @property
    def is_transcription(self) -> bool:
        """Whether this looks like a transcription at all, not like ordinary Chinese (see
        `akkhara.hanzi.prose`)."""
        from akkhara.hanzi.prose import likeness

        return likeness(self).is_transcription

    def to_dict(self) -> dict[str, Any]:
        """Text, units, groups, problems, tokens."""
        return {
            "text": str(self),
            "units": [unit.to_dict() for unit in self.units],
            "aksharas": [[unit.written for unit in group] for group in self.aksharas],
            "problems": [problem.to_dict() for problem in self.problems],
            "is_transcription": self.is_transcription,
            "tokens": [token.to_dict() for token in self.tokens],
        }

    def to_text(self) -> str:
        """A line: units with their marks, joined by = inside an akṣara, by a space between;
        segments on lines of their own; then the problems."""
        lines = []
        for segment in self.segments:
            shown: list[str] = []
            before = -1
            for unit in segment:
                said = "".join(f"+{mark.label}" for mark in unit.marks if mark.label)
                if unit.akshara == before and shown:
                    shown[-1] += f"={unit.char}{said}"
                else:
                    shown.append(unit.char + said)
                before = unit.akshara
            number = segment[-1].number
            lines.append(" ".join(shown) + (f"  #{number}" if number is not None else ""))
        lines += [f"at {one.offset}: {one.message}" for one in self.problems]
        if not self.is_transcription:
            lines.append("this reads as ordinary Chinese, not as a transcription")
        return "\n".join(lines)


def parse(text: str) -> Transcription:
    """Read a Chinese transcription with its notes.

    Parameters: `text`, any string; brackets may be round, full-width or absent. Nothing raises:
    damage, stray notes and foreign runs are tokens and problems with their offsets.

    >>> read = parse("曩莫三曼多沒（入）馱（引）喃（引一）")
    >>> str(read) == "曩莫三曼多沒（入）馱（引）喃（引一）"
    True
    >>> print(read.to_text())
    曩 莫 三 曼 多 沒+入 馱+引 喃+引  #1
    >>> [unit.akshara for unit in parse("鉢囉二合枳娘二合引").units]
    [0, 0, 1, 1]
    >>> parse("嚩（無可反）").units[0].fanqie
    ('無可',)
    >>> parse("唵（引").problems[0].message
    'the bracket （ is never closed'
    """
    reader = _Reader(text)
    reader.run()
    return reader.result()


class _Reader:
    """One pass over a text; the state of the pass, nothing that outlives it."""

    def __init__(self, text: str) -> None:
        self.text = text
        # Notes are read in full characters; folding keeps every offset.
        self.folded = fold(text)
        self.tokens: list[Token] = []
        self.units: list[Unit] = []
        self.problems: list[Problem] = []
        self.last_number = 0

    def run(self) -> None:
        """Walk over the pieces of the text."""
        close_of = closing(self.text)
        at = 0
        while at < len(self.text):
            if self.text[at] in "（(〔":
                end = close_of.get(at)
                if end is None:
                    self.put("punctuation", at, at + 1)
                    self.problem(at, "bracket", f"the bracket {self.text[at]} is never closed")
                    at += 1
                else:
                    self.note(at, end)
                    at = end
                continue
            bare = self.bare(at)
            if bare is not None:
                self.put(bare.kind, at, bare.end, bare.marks)
                self.attach(bare.marks, at)
                at = bare.end
                continue
            piece = split(self.text, at)
            self.put(piece.kind, piece.start, piece.end)
            self.unit(piece)
            at = piece.end

    def put(self, kind: TokenKind, start: int, end: int, marks: Iterable[Mark] = ()) -> None:
        """Append a token."""
        self.tokens.append(Token(kind, self.text[start:end], start, end, tuple(marks)))

    def problem(self, offset: int, kind: str, message: str) -> None:
        """Append a problem."""
        self.problems.append(Problem(offset, kind, message))

    def bare(self, at: int) -> BareMark | None:
        """A mark without brackets at this place."""
        before = self.units[-1].char if self.units else ""
        touching = bool(self.units)
        found = bare_mark(self.folded, at, before, touching, self.last_number)
        if found is not None and found.doubt:
            self.problem(at, "ambiguous", found.doubt)
        return found and replace(found, marks=self.as_written(found.marks))

    def as_written(self, marks: Iterable[Mark]) -> tuple[Mark, ...]:
        """The marks with their own words as the text has them."""
        return tuple(replace(mark, text=self.text[mark.start : mark.end]) for mark in marks)

    def unit(self, piece: Token) -> None:
        """Append a unit for a token that is a character; say what is wrong with others."""
        if piece.kind in _UNITS:
            self.units.append(
                Unit(piece.text, fold(piece.text), piece.kind, piece.start, piece.end)  # type: ignore[arg-type]
            )
        if piece.kind == "damage":
            self.problem(piece.start, "damage", f"{piece.text} stands for a lost character")
        elif piece.kind == "entity":
            self.problem(
                piece.start, "entity", f"{piece.text} names a character that is not resolved here"
            )
        elif piece.kind == "private":
            self.problem(
                piece.start,
                "entity",
                f"U+{ord(piece.text[0]):04X} is private use: its document must say what it is",
            )
        elif piece.kind == "foreign":
            self.problem(
                piece.start, "foreign", f"{piece.text.strip()!r} is not Chinese; kept aside"
            )
        elif piece.kind == "punctuation" and piece.text in "）)〕":
            self.problem(piece.start, "bracket", f"the bracket {piece.text} was never opened")

    def note(self, start: int, end: int) -> None:
        """A note in brackets: its marks fall on the character before it."""
        marks = self.as_written(note_marks(self.folded, start + 1, end - 1))
        self.put("note", start, end, marks)
        self.attach(marks, start)

    def attach(self, marks: Iterable[Mark], at: int) -> None:
        """Put marks on the last unit; numbers end its segment."""
        marks = tuple(marks)
        for mark in marks:
            if mark.kind == "number":
                self.last_number = int(mark.value)
        if not self.units:
            if any(mark.kind not in ("number", "gloss", "word", "rubric", "or") for mark in marks):
                said = self.text[at : at + 12]
                self.problem(at, "stray-note", f"{said!r} stands before any character")
            return
        target = len(self.units) - 1
        for mark in marks:
            if mark.kind == "upper" and len(self.units) > 1:
                target = len(self.units) - 2
            elif mark.kind == "lower":
                target = len(self.units) - 1
            elif mark.kind == "number":
                last = self.units[-1]
                self.units[-1] = replace(last, number=int(mark.value))
            elif mark.kind not in ("word", "or"):
                there = self.units[target]
                self.units[target] = replace(there, marks=(*there.marks, mark))

    def result(self) -> Transcription:
        """The finished transcription, with the akṣaras counted."""
        return Transcription(tuple(self.tokens), tuple(self.grouped()), tuple(self.sorted()))

    def grouped(self) -> Iterator[Unit]:
        """The units with the number of their akṣara."""
        heads = list(range(len(self.units)))
        for index, unit in enumerate(self.units):
            size = unit.join
            if size == 1:
                continue
            first = index - size + 1
            if first < 0:
                self.problem(
                    unit.start,
                    "join",
                    f"{size}合 asks for {size} characters, {index + 1} stand there",
                )
                first = 0
            crossed = [one for one in self.units[first:index] if one.number is not None]
            if crossed:
                self.problem(
                    unit.start, "join", f"{size}合 reaches across segment {crossed[-1].number}"
                )
            for inside in range(first, index + 1):
                heads[inside] = min(heads[first], first)
        count = -1
        previous = -1
        for index, unit in enumerate(self.units):
            if heads[index] == index or heads[index] != previous:
                count += 1
            previous = heads[index]
            yield replace(unit, akshara=count)

    def sorted(self) -> list[Problem]:
        """The problems by offset."""
        return sorted(self.problems, key=lambda one: one.offset)
