"""A document's text in blocks: stretches of whole lines, kept as UTF-8, decoded when read.

A text of 60 MB takes 60 MB, whatever its script. Offsets are code points of the whole text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

__all__ = ["Block", "Mark", "blocks_of", "first_decomposed"]

SIZE = 1 << 15  # code points


class Mark(NamedTuple):
    """What the markup says of a stretch of a block: offsets in it, `kind` (lang, unclear, gap, tt,
    t, note, lem, code …) and `value`."""

    start: int
    end: int
    kind: str
    value: str = ""


class Block(NamedTuple):
    """`start`, offset of its first code point; `line`, line of the source (1-based); `data`, UTF-8;
    `layer`: text, note or variant; `marks`; `loci`: (offset in the block, locus, source line);
    `language` of the document, where the markup of a place does not say it: pali, sanskrit, "".
    """

    start: int
    line: int
    data: bytes
    layer: str = "text"
    marks: tuple[Mark, ...] = ()
    loci: tuple[tuple[int, str, int], ...] = ()
    language: str = ""

    @property
    def text(self) -> str:
        """The text of the block."""
        return self.data.decode("utf-8", "surrogatepass")


def blocks_of(chunks: Iterable[str]) -> Iterator[Block]:
    """Blocks of a plain text, cut at line ends; a line beyond `SIZE` is cut at a space, or, when
    it has none, before a character that starts something new."""
    start, line = 0, 1
    waiting = ""
    for chunk in chunks:
        waiting += chunk
        while len(waiting) > SIZE:
            cut = waiting.rfind("\n", 0, SIZE) + 1 or _inside(waiting)
            if cut >= len(waiting):
                break
            part, waiting = waiting[:cut], waiting[cut:]
            yield Block(start, line, _encoded(part))
            start, line = start + len(part), line + part.count("\n")
    if waiting:
        yield Block(start, line, _encoded(waiting))


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _inside(text: str) -> int:
    """Where to cut a line that is longer than a block."""
    space = text.rfind(" ", 0, SIZE) + 1
    if space:
        return space
    for cut in range(SIZE, max(SIZE - 64, 1), -1):
        here, before = text[cut : cut + 1], text[cut - 1]
        # Between ideographs nothing can be torn; elsewhere keep akṣaras together.
        if here and not unicodedata.category(here).startswith("M") and before > "\u2e80":
            if unicodedata.category(before) == "Lo" and not _siddham(before):
                return cut
            if not unicodedata.combining(before) and _siddham(here) and here < "\U000115af":
                return cut
    return SIZE


def _siddham(char: str) -> bool:
    return "\U00011580" <= char <= "\U000115ff"


def first_decomposed(text: str) -> int | None:
    """Offset of the first place that normalisation (NFC) would change, or None.

    >>> first_decomposed("ka\u0304"), first_decomposed("kā")
    (1, None)
    """
    if unicodedata.is_normalized("NFC", text):
        return None
    made = unicodedata.normalize("NFC", text)
    for at, (old, new) in enumerate(zip(text, made, strict=False)):
        if old != new:
            return at
    return min(len(text), len(made))
