"""The words of Pali documents: segments, their tokens with offsets, and the words by frequency.

Policy of tokens. A token is a run of letters. Quotation marks, apostrophes, soft hyphens and markup
between two letters belong to it and say nothing of its letters (sāra’nti is sāranti); so does a
space between a closing mark and ti. A hyphen, a dash, a digit and every other sign end it. These
tokens are no words of the text and are not counted:

- `variant`: what stands in braces, the apparatus of some editions;
- `reference`: letters beside digits (DN1, sī0), abbreviations before a number (saṃ. ni. 1.2), and
  brackets that hold abbreviations alone (sī. syā.);
- `peyyala`: pe between dots or daṇḍas;
- `foreign`: a word with letters that Pali does not have.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from typing import Any, Literal, Protocol

from akkhara.documents.blocks import Block
from akkhara.documents.language import INDIC, LATIN, MARKS, any_indic, indic_letters, roman
from akkhara.documents.spans import Places
from akkhara.errors import AkkharaError
from akkhara.scripts import convert
from akkhara.scripts.detection import latin_scheme
from akkhara.scripts.memory import Memory
from akkhara.values import Value

__all__ = [
    "Analysed",
    "Analyser",
    "Segment",
    "Status",
    "Token",
    "TokenKind",
    "WordCount",
    "analyser",
    "segments_of",
    "word_counts",
]

TokenKind = Literal["word", "foreign", "reference", "variant", "peyyala"]
Status = Literal["known", "guessed", "unknown", ""]
_SEGMENT = "segment"  # kind of the mark that holds a segment; its value: id and kind, tab between


class Analysed(Protocol):
    """What is asked of an analysis of a word."""

    @property
    def lemma(self) -> str:
        """Stem or root form."""

    @property
    def pos(self) -> str:
        """Part of speech."""

    @property
    def source(self) -> str:
        """Where the stem comes from: guessed when no list has it."""

    def to_text(self) -> str:
        """The analysis in one line."""

    def to_dict(self) -> dict[str, Any]:
        """The analysis as data."""


Analyser = Callable[[str], Sequence[Analysed]]
"""Analyses of a word in the usual spelling, best first; none when it is not known."""


@dataclass(frozen=True, slots=True)
class Token(Value):
    """A token of a segment.

    Fields: `text`, as it stands; `start` and `end`, offsets in code points of the document's text;
    `kind` (see the module); `word`, its usual Latin spelling when it is a word, else empty.
    """

    text: str
    start: int
    end: int
    kind: TokenKind
    word: str

    def to_text(self) -> str:
        """One line: offsets, text, word or kind."""
        return f"{self.start}-{self.end}  {self.text}  {self.word or self.kind}"


@dataclass(frozen=True, slots=True)
class Segment(Value):
    """A segment of a document: a paragraph, a line, a segment of a collection.

    Fields: `id` (of bilara; the paragraph's number in an edition; else the line's number); `kind`,
    as the markup calls it (bodytext, gatha1, chapter …), line, note or variant; `text`, with
    `start` and `end` in the document's text; `language`: pali or ""; `layer`: text, note or
    variant; `locus`, the page of the edition; `line` of the source. `tokens` are worked out when
    they are read.
    """

    id: str
    kind: str
    text: str
    start: int
    end: int
    language: str
    layer: str = "text"
    locus: str = ""
    line: int = 1

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens of a segment in Pali; none of another language."""
        return tuple(
            Token(self.text[start:end], self.start + start, self.start + end, kind, word)
            for start, end, kind, word in self.found()
        )

    def found(self) -> Iterator[tuple[int, int, TokenKind, str]]:
        """The tokens as offsets in the segment, kind and word: what counting needs, and quicker."""
        return _tokens(self.text) if self.language == "pali" else iter(())

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, with the tokens; what is empty is left out."""
        own = {name: getattr(self, name) for name in self.__dataclass_fields__}
        found = {name: value for name, value in own.items() if value != ""}
        return found | {"tokens": [one.to_dict() for one in self.tokens]}

    def to_text(self) -> str:
        """One line: id, kind, text."""
        return f"{self.id}  [{self.kind}]  {self.text.strip()}"


@dataclass(frozen=True, slots=True)
class WordCount(Value):
    """A word of a document.

    Fields: `word`, in the usual spelling; `count`; `offset` and `line` where it stands first;
    `analyses`, best first; `status`: known, guessed (no list has its stem), unknown, or "" when
    nothing analyses words.
    """

    word: str
    count: int
    offset: int
    line: int
    analyses: tuple[Analysed, ...] = field(default=(), compare=False)
    status: Status = ""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        found: dict[str, Any] = {
            "word": self.word,
            "count": self.count,
            "offset": self.offset,
            "line": self.line,
        }
        if self.status:
            found["status"] = self.status
            found["analyses"] = [one.to_dict() for one in self.analyses]
        return found

    def to_text(self) -> str:
        """One line: count, word, the first analysis."""
        said = f"  {self.analyses[0].to_text()}" if self.analyses else ""
        return f"{self.count:>7,}  {self.word}{said}" + ("  ?" if self.status == "unknown" else "")


# Segments


def segments_of(block: Block) -> Iterator[Segment]:
    """The segments of a block that hold any text, in order."""
    text = block.text
    places = Places(block, text)
    marked = sorted((one.start, one.end, one.value) for one in block.marks if one.kind == _SEGMENT)
    at = 0
    for start, end, value in marked:
        if start > at:
            yield from _lines(block, text, at, start, places)
        id, _, kind = value.partition("\t")
        if text[start:end].strip():
            yield _segment(block, text, start, end, id, kind, places)
        at = max(at, end)
    yield from _lines(block, text, at, len(text), places)


def _lines(block: Block, text: str, start: int, stop: int, places: Places) -> Iterator[Segment]:
    while start < stop:
        end = min(text.find("\n", start) % (len(text) + 1) + 1, stop)
        if text[start:end].strip():
            yield _segment(block, text, start, end, "", "line", places)
        start = end


def _segment(
    block: Block, text: str, start: int, end: int, id: str, kind: str, places: Places
) -> Segment:
    own = text[start:end].rstrip("\n")
    locus, line = places.place(start)
    first = start + len(own) - len(own.lstrip())
    return Segment(
        id or str(line),
        (kind or "p") if block.layer == "text" else block.layer,
        own,
        block.start + start,
        block.start + start + len(own),
        "pali" if places.is_pali(first) else "",
        block.layer,
        locus,
        line,
    )


# Tokens


@cache
def _aside(scripts: tuple[str, ...]) -> re.Pattern[str]:
    """Finds what is no text among the words: apparatus, references, peyyāla.

    `scripts` beside Latin in which pe is looked for.
    """
    short = rf"[{LATIN}]{{1,6}}\."
    letters = f"{LATIN}{indic_letters()}"
    dots = r"(?:…|\.{2,}|[।॥॰ฯ၊။។])"
    pe = "|".join(["pe0?", *(convert("pe", script, "iast", "pali").text for script in scripts)])
    return re.compile(
        r"(?P<variant>\{[^{}]*\})"
        rf"|(?P<reference>\((?:{short}|[\s,;&])+\)|(?<![{LATIN}])(?:{short}\s?){{1,8}}\d[\d.]*"
        rf"|(?<![{letters}])[{letters}]++[॰°])"
        rf"|(?P<peyyala>{dots}\s?(?:{pe})\s?{dots})"
    )


@cache
def _token() -> re.Pattern[str]:
    indic = f"{indic_letters()}\u200c\u200d"
    latin, inner = f"[{LATIN}]", f"(?:{MARKS})"
    ti = rf"(?:[”’\"'] (?=n?ti(?!{latin})))"
    return re.compile(
        rf"(?P<glued>(?<!\d)(?:\d*{latin}++\d[\d{LATIN}]*|\d+{latin}+))"
        rf"|{latin}+(?:(?:{inner}+|{inner}*{ti}){latin}+)*"
        rf"|[{indic}]+(?:{inner}+[{indic}]+)*"
    )


def _tokens(text: str) -> Iterator[tuple[int, int, TokenKind, str]]:
    """Start, end, kind and word of the tokens of a text."""
    scheme = latin_scheme(text) if text.isascii() else "iast"
    if scheme != "iast":
        yield from _keyed(text, scheme)
        return
    asides = [
        (one.start(), one.end(), one.lastgroup)
        for one in _aside(INDIC if any_indic().search(text) else ()).finditer(text)
    ]
    number = 0
    for found in _token().finditer(text):
        start, end = found.span()
        while number < len(asides) and asides[number][1] <= start:
            number += 1
        kind: TokenKind = "word"
        if number < len(asides) and asides[number][0] < end:
            kind = _ASIDES[asides[number][2] or ""]
        elif found.lastgroup == "glued" or _is_siglum(found[0]):
            kind = "reference"
        word = _WORDS[found[0]] if kind == "word" else ""
        if kind == "word" and not word:
            kind = "foreign"
        yield start, end, kind, word


_WORDS = Memory(lambda text: roman(text.replace(" ", "")), 65_536)


def _is_siglum(text: str) -> bool:
    """Whether it is capitals alone, as DN, PTS, III are."""
    return text.isascii() and text.isupper() and 1 < len(text) < 5


_ASIDES: dict[str, TokenKind] = {
    "variant": "variant",
    "reference": "reference",
    "peyyala": "peyyala",
}


def _keyed(text: str, scheme: str) -> Iterator[tuple[int, int, TokenKind, str]]:
    """Tokens of a text in a scheme whose letters are punctuation elsewhere (Velthuis)."""
    for found in re.finditer(r"\S+", text):
        own = found[0].strip("‘’“”()[]{},;:!?-") if scheme == "velthuis" else found[0]
        if scheme == "velthuis":
            own = own.rstrip(".") if not own.endswith((".m", ".h")) else own
        else:
            own = own.strip("‘’“”'\"()[]{},;:!?.-")
        if not own or not any(char.isalpha() for char in own):
            continue
        start = found.start() + found[0].find(own)
        word = roman(convert(own, "iast", scheme, "pali").text)
        yield start, start + len(own), "word" if word else "foreign", word


# Words


def word_counts(
    segments: Iterable[Segment], analyse: Analyser | None = None, layers: Sequence[str] = ("text",)
) -> list[WordCount]:
    """The words of segments by frequency; words of one count in the order of their letters.

    Parameters: `segments`; `analyse`, which explains a word (None: words are only counted);
    `layers`, the ones whose words count.
    """
    counts: Counter[str] = Counter()
    first: dict[str, tuple[int, int]] = {}
    for segment in segments:
        if segment.layer not in layers:
            continue
        for start, _, _, word in segment.found():
            if word:
                counts[word] += 1
                if word not in first:
                    first[word] = (segment.start + start, segment.line)
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [_counted(word, count, *first[word], analyse) for word, count in ordered]


def _counted(word: str, count: int, offset: int, line: int, analyse: Analyser | None) -> WordCount:
    if analyse is None:
        return WordCount(word, count, offset, line)
    found = tuple(analyse(word))
    status: Status = "unknown"
    if found:
        status = "guessed" if all(one.source == "guessed" for one in found) else "known"
    return WordCount(word, count, offset, line, found, status)


_SHOWN = 3  # analyses of a word


@cache
def analyser() -> Analyser | None:
    """The package's own analysis of words, when it is there.

    What it refuses (a word that is too long) has no analyses.
    """
    if find_spec("akkhara.pali.analysis") is None:
        return None
    from importlib import import_module

    analyse = import_module("akkhara.pali.analysis").analyse

    def answered(word: str) -> Sequence[Analysed]:
        try:
            return tuple(analyse(word, n=_SHOWN))
        except AkkharaError:
            return ()

    return answered
