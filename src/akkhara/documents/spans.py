"""Cutting a block into spans: Siddham, Sanskrit in Latin letters, Pali, Chinese, and the rest.

The spans of a block, joined, are its text: nothing is left out.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from akkhara.akshara import Akshara, syllables
from akkhara.documents.analysis import Syllable
from akkhara.documents.blocks import Block, Mark
from akkhara.documents.codes import PRIVATE, Codes, code_of
from akkhara.documents.language import (
    indic_letters,
    is_pali,
    latin_word,
    line_is_pali,
    only_pali,
)
from akkhara.documents.latin import WORD, judged, sanskrit_parts
from akkhara.scripts import Conversion, convert
from akkhara.values import Value

__all__ = ["HAN", "Places", "Span", "SpanKind", "spans_of"]

SpanKind = Literal["siddham", "iast", "pali", "hanzi", "other"]

_SIDDHAM = f"\U00011580-\U000115ff{PRIVATE}"
_LETTERS = rf"[{_SIDDHAM}][{_SIDDHAM}\u200c\u200d]*"
HAN = (
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff□▆"
)
_COMPOSED = r"\[[^\[\]\s]{0,40}[*/@+-][^\[\]\s]{0,40}\]"
_INDIC = f"[{indic_letters()}][{indic_letters()}\u200c\u200d]*"
_TOKEN = re.compile(
    rf"(?P<siddham>{_LETTERS}(?:[ \u3000]+{_LETTERS})*)"
    rf"|(?P<hanzi>(?:[{HAN}]|{_COMPOSED}|＾\d)+)"
    rf"|(?P<latin>{WORD}(?:[ \t\-–‐,;.|।॥]{{1,4}}{WORD})*)"
    rf"|(?P<indic>{_INDIC}(?:[ \t]+{_INDIC})*)"
)
_PIECE = re.compile(f"([{PRIVATE}])")


@dataclass(frozen=True, slots=True)
class Span(Value):
    """A stretch of a document in one script.

    Fields: `kind`: siddham, iast, pali, hanzi or other; `text`, as it stands; `start` and `end`,
    offsets in code points of the document's text; `layer`: text, note or variant; `locus`, the line
    of the edition (0123a04) when the document counts them; `line` of the source; `language`, as the
    markup says; `group`, the number of the parallel text it is part of, else 0; `damaged`, when the
    markup calls it unclear; `witness`, whose reading a variant is.

    `syllables`, `iast`, `siddham` and `conversion` are worked out when they are read.
    """

    kind: SpanKind
    text: str
    start: int
    end: int
    layer: str = "text"
    locus: str = ""
    line: int = 1
    language: str = ""
    group: int = 0
    damaged: bool = False
    witness: str = ""
    codes: Codes = field(default_factory=Codes, repr=False, compare=False)

    @property
    def syllables(self) -> tuple[Syllable, ...]:
        """The akṣaras, with offsets in the document."""
        if self.kind == "siddham":
            return tuple(self._siddham_syllables())
        if self.kind in ("iast", "pali"):
            language = "pali" if self.kind == "pali" else "sanskrit"
            script = None if self.kind == "pali" else "iast"
            return tuple(self._plain(self.text, self.start, script, language))
        return ()

    def _siddham_syllables(self) -> Iterator[Syllable]:
        at = self.start
        for piece in _PIECE.split(self.text):
            code = code_of(piece) if len(piece) == 1 else ""
            if code:
                found = self.codes.resolve(code)
                # Some glyphs hold two akṣaras (traṭ): both have the glyph's place.
                for one in syllables(found.iast, "iast") if found.iast else ():
                    yield Syllable(one, at, at + 1, piece, code, found.how)
            elif piece:
                yield from self._plain(piece, at, "siddham", "sanskrit")
            at += len(piece)

    def _plain(self, text: str, at: int, script: str | None, language: str) -> Iterator[Syllable]:
        # Word by word, because words come again and again.
        for word in _WORDS.finditer(text):
            here = at + word.start()
            for one in _word(word[0], script, language):
                yield Syllable(one, here + one.start, here + one.end, one.text)

    @property
    def unicode(self) -> str:
        """The text with CBETA's codes written as Siddham; codes that nothing resolves stay."""
        if self.kind != "siddham":
            return self.text
        parts = []
        for piece in _PIECE.split(self.text):
            code = code_of(piece) if len(piece) == 1 else ""
            found = self.codes.resolve(code) if code else None
            parts.append(convert(found.iast, "siddham").text if found and found.iast else piece)
        return "".join(parts)

    def conversion(self, to: str) -> Conversion:
        """The span in another script, with notes; offsets are those of `unicode`."""
        if self.kind in ("hanzi", "other"):
            return Conversion(self.text)
        if self.kind == "pali":
            return convert(self.text, to, None, "pali")
        source = "siddham" if self.kind == "siddham" else "iast"
        return convert(self.unicode, to, source)

    @property
    def iast(self) -> str:
        """A span of Sanskrit or Pali in IAST (what is so already, normalised); else empty."""
        return "" if self.kind in ("hanzi", "other") else self.conversion("iast").text

    @property
    def siddham(self) -> str:
        """The span in Siddham; empty for Chinese and the rest."""
        return "" if self.kind in ("hanzi", "other") else self.conversion("siddham").text

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready; what is empty is left out."""
        found: dict[str, Any] = {
            "kind": self.kind,
            "text": self.text,
            "start": self.start,
            "end": self.end,
            "layer": self.layer,
            "line": self.line,
        }
        for name in ("locus", "language", "group", "damaged", "witness"):
            if getattr(self, name):
                found[name] = getattr(self, name)
        if self.kind not in ("hanzi", "other"):
            found["iast"], found["siddham"] = self.iast, self.siddham
            found["syllables"] = [one.to_dict() for one in self.syllables]
        return found

    def to_text(self) -> str:
        """One line: offsets, kind, text."""
        shown = f"{self.iast}  {self.siddham}" if self.iast else self.text.strip()
        return f"{self.start}-{self.end}  {self.kind}  {shown}"


_WORDS = re.compile(r"\S+")


@lru_cache(maxsize=65_536)
def _word(word: str, script: str | None, language: str) -> tuple[Akshara, ...]:
    return tuple(syllables(word, script, language))


def spans_of(block: Block, codes: Codes) -> Iterator[Span]:
    """The spans of a block, in order."""
    text = block.text
    places = Places(block, text)
    for kind, start, end in _cut(text, places):
        yield places.span(kind, start, end, codes)


def _cut(text: str, places: Places) -> Iterator[tuple[SpanKind, int, int]]:
    """Kinds and offsets in the block; what no token holds is `other`."""
    at = 0
    edges = places.edges
    for token in _TOKEN.finditer(text):
        start, end = token.span()
        if token.lastgroup == "indic" and not places.is_pali(start):
            continue  # it belongs to the other text around it
        if at < start:
            yield from _within("other", at, start, edges)
        if token.lastgroup == "latin":
            for part_kind, part_start, part_end in _latin(text, start, end, places):
                yield from _within(part_kind, part_start, part_end, edges)
        elif token.lastgroup == "indic":
            yield from _within("pali", start, end, edges)
        else:
            kind: SpanKind = "siddham" if token.lastgroup == "siddham" else "hanzi"
            yield from _within(kind, start, end, edges)
        at = end
    if at < len(text):
        yield from _within("other", at, len(text), edges)


def _within(
    kind: SpanKind, start: int, end: int, edges: tuple[int, ...]
) -> Iterator[tuple[SpanKind, int, int]]:
    """A span cut where markup begins and ends, so that each part has one set of marks."""
    at = start
    for edge in edges[bisect_right(edges, start) :]:
        if edge >= end:
            break
        yield kind, at, edge
        at = edge
    yield kind, at, end


def _latin(text: str, start: int, end: int, places: Places) -> Iterator[tuple[SpanKind, int, int]]:
    language = places.language(start)
    if places.is_pali(start):
        yield from _pali(text, start, end)
    elif language.startswith("sa"):
        yield "iast", start, end
    elif language and not language.startswith(("zh", "x-unknown")):
        yield "other", start, end
    else:
        beside = _beside_siddham(text, start, end)
        for sanskrit, first, last in sanskrit_parts(text[start:end], beside=beside):
            yield ("iast" if sanskrit else "other"), start + first, start + last


def _pali(text: str, start: int, end: int) -> Iterator[tuple[SpanKind, int, int]]:
    """A run of a Pali line: all of it but words with letters that Pali does not have."""
    at = start
    words = () if only_pali(text[start:end]) else _LATIN_WORD.finditer(text, start, end)
    for word in words:
        if is_pali(latin_word(word[0])):
            continue
        if at < word.start():
            yield "pali", at, word.start()
        yield "iast" if judged(word[0]) == "marked" else "other", word.start(), word.end()
        at = word.end()
    if at < end:
        yield "pali", at, end


_LATIN_WORD = re.compile(WORD)
_BEFORE = re.compile(rf"[{_SIDDHAM}][ \t]*[(（\[〔=＝:：]?[ \t]*\Z")
_ABOVE = re.compile(rf"[{_SIDDHAM}]\r?\n\Z")
_LAST = re.compile(r"[ \t]*(?:[\r\n]|\Z)")
_AFTER = re.compile(rf"[ \t]*[)）\]〕=＝:：]?[ \t]*[(（\[〔]?[{_SIDDHAM}]")


def _beside_siddham(text: str, start: int, end: int) -> bool:
    """Whether Siddham touches the run, bracketed or not, or is the line above when the run is a
    line of its own."""
    if _BEFORE.search(text, max(0, start - 6), start) or _AFTER.match(text, end):
        return True
    return bool(_ABOVE.search(text, max(0, start - 4), start) and _LAST.match(text, end))


class Places:
    """What the markup of a block says of an offset in it."""

    def __init__(self, block: Block, text: str) -> None:
        self._block = block
        self._text = text
        self.edges = tuple(
            sorted({edge for mark in block.marks for edge in (mark.start, mark.end)})
        )
        self._active = self._sweep()
        self._loci = [at for at, _, _ in block.loci]
        self._seen = (0, block.line)
        self._judged = (-1, False)  # end of the line judged last, and the judgement

    def is_pali(self, at: int) -> bool:
        """Whether what stands here is Pali: as the markup says, else as its line speaks."""
        marked = self.language(at)
        if marked:
            return marked.startswith("pi")
        end, found = self._judged
        if at >= end:
            start = self._text.rfind("\n", 0, at) + 1
            end = self._text.find("\n", at) % (len(self._text) + 1) + 1
            found = line_is_pali(self._text[start:end].rstrip("\n"), self._block.language)
            self._judged = (end, found)
        return found

    def _sweep(self) -> list[tuple[Mark, ...]]:
        """For each stretch between two edges, the marks that hold it, outermost first."""
        ordered = sorted(self._block.marks, key=lambda mark: (mark.start, -mark.end))
        found: list[tuple[Mark, ...]] = []
        active: tuple[Mark, ...] = ()
        number = 0
        for edge in self.edges:
            kept = [mark for mark in active if mark.end > edge]
            while number < len(ordered) and ordered[number].start == edge:
                if ordered[number].end > edge:
                    kept.append(ordered[number])
                number += 1
            active = tuple(kept)
            found.append(active)
        return found

    def _marks(self, at: int) -> tuple[Mark, ...]:
        number = bisect_right(self.edges, at) - 1
        return self._active[number] if number >= 0 else ()

    def language(self, at: int) -> str:
        """The innermost language that the markup gives."""
        for mark in reversed(self._marks(at)):
            if mark.kind in ("lang", "t") and mark.value:
                return mark.value
        return ""

    def place(self, at: int) -> tuple[str, int]:
        """Locus and source line."""
        if self._loci:
            number = max(bisect_right(self._loci, at) - 1, 0)
            _, locus, line = self._block.loci[number]
            return locus, line
        before, line = self._seen
        if before > at:
            before, line = 0, self._block.line
        line += self._text.count("\n", before, at)
        self._seen = (at, line)
        return "", line

    def span(self, kind: SpanKind, start: int, end: int, codes: Codes) -> Span:
        """The span with all that is said of it."""
        block = self._block
        locus, line = self.place(start)
        layer, group, damaged, witness = block.layer, 0, False, ""
        if block.marks:
            for mark in self._marks(start):
                if mark.kind == "tt":
                    group = int(mark.value)
                elif mark.kind == "note":
                    layer = "note"
                elif mark.kind in ("unclear", "gap", "unknown-code"):
                    damaged = True
            first = block.marks[0]
            if first.end == 0 and first.kind in ("rdg", "lem", "note", "t", "sic"):
                witness = first.value
        return Span(
            kind,
            self._text[start:end],
            block.start + start,
            block.start + end,
            layer,
            locus,
            line,
            self.language(start),
            group,
            damaged,
            witness,
            codes,
        )
