"""Restoration: characters a second for five lines, and the memory that a long text takes."""

from __future__ import annotations

import resource
import time

from akkhara.hanzi import restore, transcribe
from akkhara.hanzi.wordlist import mantra_words

CHARACTERS = 100_000


def text_of(characters: int) -> str:
    """A transcription of words of the list in the order of the list, so that hardly a line comes
    twice, in lines of nine words."""
    lines: list[str] = []
    size = 0
    words = sorted(mantra_words())
    step = 7919
    at = 0
    while size < characters:
        chosen = [words[(at + number * step) % len(words)] for number in range(9)]
        at += 1
        made = transcribe(" ".join(chosen))
        lines.append(f"{made.text}（{len(lines) % 90 + 1}）")
        size += len(made.units)
    return "\n".join(lines)


def main() -> None:
    """Prints the figures."""
    restore("唵")
    text = text_of(CHARACTERS)
    short = text[:4000]
    begin = time.perf_counter()
    units = len(restore(short, "amoghavajra")[0].units)
    cold = units / (time.perf_counter() - begin)
    begin = time.perf_counter()
    units = len(restore(text, "amoghavajra")[0].units)
    taken = time.perf_counter() - begin
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"restore, n = 5, first lines: {cold:,.0f} characters/s")
    print(f"restore, n = 5, {units:,} characters: {units / taken:,.0f} characters/s, {peak:.0f} MB")
