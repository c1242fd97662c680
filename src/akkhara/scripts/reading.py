"""What all readers share: preparing given text, and judging characters that no table names."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from types import MappingProxyType
from typing import NamedTuple, Protocol

from akkhara.scripts.model import Note, Unit
from akkhara.scripts.tables import Table, in_blocks, names, table

__all__ = ["BRACKETED", "JOINERS", "Prepared", "Reader", "dandas", "described", "prepared", "stray"]

# Editorial text: square brackets on one line, without brackets inside.
BRACKETED = re.compile(r"(\[[^\[\]\n]*\])")
JOINERS = "\u200c\u200d"

_JAMO = range(0x1160, 0x1200)


class Prepared(NamedTuple):
    """Text ready for a reader: NFC, capitals folded where the script has none.

    `origins[i]` is the offset in the given text of what became `text[i]`; it has one entry more
    than the text, the length of the given text.
    """

    text: str
    origins: list[int]
    notes: list[Note]


class Reader(Protocol):
    """Reads prepared text into units."""

    pieces: re.Pattern[str]
    """Cuts prepared text into pieces that can be read one by one, with the same result."""

    def prepare(self, given: str) -> Prepared:
        """Given text made ready."""

    def read(self, text: str) -> tuple[list[Unit], list[Note]]:
        """Units and notes; their offsets are those of `text`."""


@cache
def dandas() -> MappingProxyType[str, str]:
    """Every written daṇḍa of every script, to "|" or "||"."""
    found = {
        row.written: row.sound
        for name in names()
        for row in table(name).rows
        if row.kind == "danda" and row.reads
    }
    return MappingProxyType(found)


def described(char: str) -> str:
    """A character for a message: itself where it can be shown alone, code point and name.

    >>> described("B"), described(chr(0xD800))
    ("'B' (U+0042 LATIN CAPITAL LETTER B)", 'U+D800 (lone surrogate)')
    """
    code = f"U+{ord(char):04X}"
    if 0xD800 <= ord(char) <= 0xDFFF:
        return f"{code} (lone surrogate)"
    name = unicodedata.name(char, "unnamed")
    shown = not unicodedata.combining(char) and unicodedata.category(char)[0] in "LNPS"
    return f"{char!r} ({code} {name})" if shown else f"{code} ({name})"


def stray(char: str, own: Table) -> tuple[str, str]:
    """Kind and message of the note on a character that the script's table does not name.

    Both are empty for what passes without a note: digits, punctuation, spaces, other scripts.
    """
    code = ord(char)
    if 0xD800 <= code <= 0xDFFF:
        return "surrogate", f"{described(char)} is no character; kept"
    category = unicodedata.category(char)
    if in_blocks(own.blocks, char):
        if own.abugida and category in ("Po", "So", "Cn"):
            return "mark", f"{described(char)} has no counterpart; kept"
        if category[0] == "L":
            return "unknown", f"{described(char)} is no letter of {own.name}; kept"
    if category[0] == "M":
        return "mark", f"{described(char)} is no sign that {own.name} reads; kept"
    return "", ""


def prepared(given: str) -> Prepared:
    """NFC of the text, with the origin of each of its characters."""
    text = unicodedata.normalize("NFC", given)
    if text == given:
        return Prepared(text, list(range(len(given) + 1)), [])
    parts: list[str] = []
    origins: list[int] = []
    start = 0
    for end in range(1, len(given) + 1):
        if end < len(given) and _continues(given[end]):
            continue
        segment = given[start:end]
        made = unicodedata.normalize("NFC", segment)
        parts.append(made)
        if len(made) == end - start:
            origins.extend(range(start, end))
        else:
            origins.extend(_aligned(segment, made, start))
        start = end
    origins.append(len(given))
    return Prepared("".join(parts), origins, [])


def _aligned(segment: str, made: str, start: int) -> list[int]:
    """Origins of a normalised segment: a character that still stands there keeps its own place."""
    found = []
    at = 0
    for char in made:
        place = segment.find(char, at)
        if place < 0:
            found.append(start + min(at, len(segment) - 1))
        else:
            found.append(start + place)
            at = place + 1
    return found


def _continues(char: str) -> bool:
    """Whether normalisation may join the character to what stands before it."""
    return (
        unicodedata.combining(char) != 0
        or unicodedata.category(char)[0] == "M"
        or ord(char) in _JAMO
    )
