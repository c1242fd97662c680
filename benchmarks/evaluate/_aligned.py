"""The aligned rows of the evaluation data, read into characters and the pieces they write.

Rows printed akṣara by akṣara give the syllable of a 二合 as one; which character writes which part
is found here by counting, dividing by the counts, and counting again.
"""

from __future__ import annotations

import csv
import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from akkhara.errors import RequestError
from akkhara.hanzi import parse
from akkhara.hanzi.charvalues import translator
from akkhara.hanzi.phones import VOWELS, line, phones

__all__ = ["Row", "divided", "read_rows"]


@dataclass(frozen=True, slots=True)
class Row:
    """One row: `source` (document), `translator` (id; empty where unknown), `align` (A, B, C),
    `zh`, `iast` as a line, `groups`: (unit numbers, piece) in order, empty where the row's own
    division does not fit its characters."""

    id: str
    source: str
    translator: str
    align: str
    kind: str
    zh: str
    iast: str
    groups: tuple[tuple[int, str], ...]


def _translator(name: str) -> str:
    try:
        return translator(name).id
    except RequestError:
        return ""


def read_rows(shared: Path) -> list[Row]:
    """All rows that have Sanskrit letters and Chinese characters."""
    path = shared / "eval" / "hanzi" / "parallel.tsv"
    with path.open(encoding="utf-8") as lines:
        found = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [_row(row) for row in found]


def _row(row: dict[str, str]) -> Row:
    written = len(parse(row["zh"]).units)
    pieces = row["iast_units"].split(" ")
    parts = row["zh_units"].split(" ")
    groups: list[tuple[int, str]] = []
    if len(pieces) == len(parts):
        groups = [
            (len(parse(part).units), line(piece)) for part, piece in zip(parts, pieces, strict=True)
        ]
        if sum(count for count, _ in groups) != written or not all(n for n, _ in groups):
            groups = []
    return Row(
        row["id"],
        row["source"],
        _translator(row["translator"]),
        row["align"][0],
        row["kind"],
        row["zh"],
        line(row["iast"]),
        tuple(groups),
    )


def divided(
    rows: Sequence[Row], chars: Sequence[Sequence[str]], rounds: int = 3
) -> list[list[str]]:
    """For each row the piece of every character; empty where the row has no division."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for row, written in zip(rows, chars, strict=True):
        at = 0
        for size, piece in row.groups:
            if size == 1:
                counts[written[at]][piece] += 1
            at += size
    found: list[list[str]] = []
    for _ in range(rounds):
        found = []
        for row, written in zip(rows, chars, strict=True):
            at = 0
            got: list[str] = []
            for size, piece in row.groups:
                if size == 1:
                    got.append(piece)
                else:
                    got += _best(piece, written[at : at + size], counts)
                at += size
            found.append(got)
        counts = defaultdict(Counter)
        for written, got in zip(chars, found, strict=True):
            for char, piece in zip(written, got, strict=False):
                counts[char][piece] += 1
    return found


def _best(piece: str, written: Sequence[str], counts: Mapping[str, Counter[str]]) -> list[str]:
    """The likeliest division of a piece among characters, by dynamic programming."""
    sounds = phones(piece)
    best: dict[int, tuple[float, list[str]]] = {0: (0.0, [])}
    for index, char in enumerate(written):
        last = index == len(written) - 1
        seen = counts.get(char, Counter())
        total = seen.total() + 3
        after: dict[int, tuple[float, list[str]]] = {}
        for start, (score, got) in best.items():
            for end in [len(sounds)] if last else range(start, min(start + 5, len(sounds)) + 1):
                part = "".join(sounds[start:end])
                voiced = any(phone in VOWELS for phone in sounds[start:end])
                # A join leaves the vowel to its last character.
                prior = (0.01 if voiced is last else 0.001) if part else 1e-6
                now = score + math.log((seen[part] + 3 * prior) / total)
                now -= 0.0 if voiced is last else 1.0
                if end not in after or now > after[end][0]:
                    after[end] = (now, [*got, part])
        best = after
    return best[len(sounds)][1]
