"""Restoration against lines whose Sanskrit is known, with each document left out when judged.

For every document the tables (values by translator, neighbours, notes) are counted anew from all
other documents; the shipped tables are never scored. The model of the language is the package's
own list, which knows nothing of these rows; one line of the report does without it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path

from akkhara.hanzi import parse
from akkhara.hanzi.channel import (
    EDGE,
    Channel,
    Tables,
    close_of,
    coda_class,
    initial_class,
    note_of,
    open_of,
    places,
    shape_of,
)
from akkhara.hanzi.charvalues import translators
from akkhara.hanzi.language import LanguageModel
from akkhara.hanzi.notation import Unit
from akkhara.hanzi.phones import line, loose, phones, skeleton
from akkhara.hanzi.regular import RegularSounds
from akkhara.hanzi.restoration import Engine
from akkhara.hanzi.wordlist import mantra_words
from benchmarks.evaluate._aligned import Row, divided, read_rows
from benchmarks.evaluate._edits import distance

PROCESSES = 2
LENGTHS = ((1, 1), (2, 3), (4, 6), (7, 10_000))


@dataclass(frozen=True, slots=True)
class Read:
    """A row, its units, and the piece that each writes (none where they do not fit)."""

    row: Row
    units: tuple[Unit, ...]
    pieces: tuple[str, ...]


def read_all(shared: Path) -> list[Read]:
    """The rows with their units and pieces."""
    rows = read_rows(shared)
    units = [parse(row.zh).units for row in rows]
    pieces = divided(rows, [[unit.char for unit in one] for one in units])
    return [Read(*one) for one in zip(rows, units, map(tuple, pieces), strict=True)]


def count(reads: Iterable[Read]) -> Tables:
    """The tables that these rows make."""
    values: dict[str, Counter[tuple[str, str]]] = {name: Counter() for name in translators()}
    closes: Counter[tuple[str, str, str]] = Counter()
    opens: Counter[tuple[str, str, str]] = Counter()
    notes: Counter[tuple[str, str]] = Counter()
    for read in reads:
        chars = [EDGE, *(unit.char for unit in read.units), EDGE]
        stands = places(read.units)
        for index, piece in enumerate(read.pieces):
            char = chars[index + 1]
            if not piece:
                continue
            values[read.row.translator][char, piece] += 1
            closes[coda_class(char), initial_class(chars[index + 2]), close_of(piece)] += 1
            opens[coda_class(chars[index]), "", open_of(piece)] += 1
            notes[note_of(read.units[index], stands[index]), shape_of(piece)] += 1
    return Tables(values, closes, opens, notes)


def without(whole: Tables, part: Tables) -> Tables:
    """The tables less what one document adds to them."""
    return Tables(
        {name: _less(counts, part.values[name]) for name, counts in whole.values.items()},
        _less(whole.closes, part.closes),
        _less(whole.opens, part.opens),
        _less(whole.notes, part.notes),
    )


def _less(counts, others):
    found = Counter(counts)
    found.subtract(others)
    return +found


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one row fared: `found`, the lines, best first."""

    row: Row
    size: int
    found: tuple[str, ...]


@cache
def _model(words: tuple[tuple[str, float], ...]) -> LanguageModel:
    return LanguageModel(words)


def fold(
    document: Sequence[Read], *, whole: Tables, words: tuple[tuple[str, float], ...]
) -> list[Outcome]:
    """The outcomes of one document's rows."""
    tables = without(whole, count(document))
    total: Counter[tuple[str, str]] = Counter()
    for counts in tables.values.values():
        total.update(counts)
    engine = Engine(Channel(tables, RegularSounds(total)), _model(words))
    return [
        Outcome(
            read.row,
            len(read.units),
            tuple(line(one) for one in engine.lines(read.row.zh, read.row.translator, 5)),
        )
        for read in document
    ]


def outcomes(reads: Sequence[Read], words: tuple[tuple[str, float], ...]) -> list[Outcome]:
    """Every row restored, by documents."""
    documents: dict[str, list[Read]] = defaultdict(list)
    for read in reads:
        documents[read.row.source].append(read)
    largest = sorted(documents.values(), key=len, reverse=True)
    run = partial(fold, whole=count(reads), words=words)
    with Pool(PROCESSES) as pool:
        return [one for part in pool.imap_unordered(run, largest) for one in part]


def report(name: str, found: Sequence[Outcome]) -> None:
    """One line."""
    if not found:
        return
    cells = []
    for form in (str, loose, skeleton):
        first = five = 0
        for one in found:
            want = form(one.row.iast)
            got = [form(line) for line in one.found]
            first += bool(got) and got[0] == want
            five += want in got
        cells.append(f"{first / len(found):6.1%} {five / len(found):6.1%}")
    wrong = total = 0
    for one in found:
        want = phones(one.row.iast)
        wrong += distance(phones(one.found[0]) if one.found else (), want)
        total += len(want)
    print(f"{name:<24}{len(found):>6}   {'   '.join(cells)}   {wrong / total:6.1%}")


def main(shared: Path) -> None:
    """Prints the report."""
    reads = read_all(shared)
    words = tuple(mantra_words().items())
    found = outcomes(reads, words)
    print(
        f"{'':<24}{'rows':>6}   {'exact 1 / 5':<13}   {'loose 1 / 5':<13}   "
        f"{'skeleton 1 / 5':<13}   errors in phones"
    )
    report("all", found)
    report("all, without the list", outcomes(reads, ()))
    for letter, said in (("A", "printed side by side"), ("B", "footnotes"), ("C", "aligned")):
        report(f"{letter}, {said}", [one for one in found if one.row.align == letter])
    for low, high in LENGTHS:
        name = f"{low} to {high} characters" if high < 100 else f"{low} characters and more"
        report(
            name if low != high else "one character", [o for o in found if low <= o.size <= high]
        )
    for one in translators().values():
        report(one.id, [out for out in found if out.row.translator == one.id])
