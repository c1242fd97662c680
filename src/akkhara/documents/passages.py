"""Chinese transcriptions of Sanskrit inside a document: their units, values and problems."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from akkhara.documents.blocks import Block
from akkhara.values import Value

__all__ = ["Passage", "PassageProblem", "PassageUnit", "UnitValue", "passages_of"]

_VALUES = 5  # of a character


@dataclass(frozen=True, slots=True)
class UnitValue(Value):
    """A piece of Sanskrit that a character writes: `iast`, and `count`, how often in the aligned
    transcriptions (0: by its regular Middle Chinese sound)."""

    iast: str
    count: int


@dataclass(frozen=True, slots=True)
class PassageUnit(Value):
    """A character of a transcription: `hanzi` as written, `notes`, `start` and `end` in the
    document's text, `akshara` (those that notes join share a number), `values`, what it writes in
    the transcriptions of the canon, the commonest first."""

    hanzi: str
    notes: tuple[str, ...]
    start: int
    end: int
    akshara: int
    values: tuple[UnitValue, ...]


@dataclass(frozen=True, slots=True)
class PassageProblem(Value):
    """What is wrong in a transcription: `offset` in the document's text, `kind`, `message`."""

    offset: int
    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Passage(Value):
    """A transcription in a document: `text`, `start` and `end` in the document's text, `line` of
    the source, `locus` or empty, `units`, `problems`."""

    text: str
    start: int
    end: int
    line: int
    locus: str
    units: tuple[PassageUnit, ...]
    problems: tuple[PassageProblem, ...]

    def to_text(self) -> str:
        """Where it stands, its text, and what its characters most often write."""
        where = self.locus or f"line {self.line}"
        sounds = "-".join(one.values[0].iast if one.values else "?" for one in self.units)
        shown = self.text if len(self.text) <= 40 else self.text[:39] + "…"
        shown = shown.replace("\n", " ")
        return f"{where}: {shown}  {sounds if len(sounds) <= 80 else sounds[:79] + '…'}"


@cache
def values(char: str) -> tuple[UnitValue, ...]:
    """What a character writes: counted, or by its regular sound when it was never counted.

    >>> values("嚩")[0].iast, values("姑")[0].iast
    ('va', 'ku')
    """
    from akkhara.hanzi.aligning import regular_values

    counted = _counted().get(char)
    if counted:
        ranked = sorted(counted.items(), key=lambda one: (-one[1], one[0]))
        return tuple(UnitValue(iast, count) for iast, count in ranked[:_VALUES])
    regular = regular_values(char)
    likely = sorted(regular, key=lambda one: (-regular[one], one))
    return tuple(UnitValue(iast, 0) for iast in likely[:_VALUES])


@cache
def _counted() -> dict[str, dict[str, int]]:
    from akkhara.hanzi.charvalues import by_char, pooled

    return by_char(pooled())


def passages_of(block: Block) -> Iterator[Passage]:
    """The transcriptions of a block, in order. One that a block's end cuts is two.

    >>> from akkhara.documents import read
    >>> found = read("爾時世尊即說呪曰\\n曩莫三曼多沒馱（引）喃\\n").transcriptions[0]
    >>> found.line, found.text, [one.values[0].iast for one in found.units[:3]]
    (2, '曩莫三曼多沒馱（引）喃', ['na', 'maḥ', 'sa'])
    """
    from akkhara.hanzi.notation import parse
    from akkhara.hanzi.prose import stretches

    text = block.text
    if not any("\u3400" <= char <= "\U0003ffff" for char in text):
        return
    read = parse(text)
    loci = [locus[0] for locus in block.loci]
    for first, end in stretches(read):
        units = read.units[first:end]
        start = units[0].start
        stop = max(units[-1].end, *(mark.end for mark in units[-1].marks), 0)
        # The bracket behind the last note belongs to it.
        while stop < len(text) and text[stop] in "）)〕":
            stop += 1
        locus = block.loci[bisect_right(loci, start) - 1] if loci and loci[0] <= start else None
        line = locus[2] if locus else block.line + text.count("\n", 0, start)
        made = tuple(
            PassageUnit(
                one.written,
                tuple(mark.text for mark in one.marks),
                block.start + one.start,
                block.start + one.end,
                one.akshara,
                values(one.char),
            )
            for one in units
        )
        problems = [
            PassageProblem(block.start + one.offset, one.kind, one.message)
            for one in read.problems
            if start <= one.offset < stop
        ]
        problems += [
            PassageProblem(one.start, "unknown", f"nothing is known of the sound of {one.hanzi}")
            for one in made
            if not one.values
        ]
        problems.sort(key=lambda one: one.offset)
        yield Passage(
            text[start:stop],
            block.start + start,
            block.start + stop,
            line,
            locus[1] if locus else "",
            made,
            tuple(problems),
        )
