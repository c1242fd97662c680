"""A document: its text in blocks, its spans and problems worked out when they are read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TextIO, TypeVar, overload

from akkhara.documents.analysis import Analysis, Syllable
from akkhara.documents.blocks import Block
from akkhara.documents.codes import Codes
from akkhara.documents.passages import Passage, passages_of
from akkhara.documents.problems import Problem, problems_of
from akkhara.documents.spans import Span, spans_of
from akkhara.documents.words import (
    Analyser,
    Segment,
    WordCount,
    analyser,
    segments_of,
    word_counts,
)
from akkhara.values import Value, jsonable

__all__ = ["Document", "DocumentKind", "Lazy", "Summary"]

DocumentKind = Literal["text", "tei", "vri", "bilara"]
_T = TypeVar("_T")
_MOST = 12  # of the commonest akṣaras in a summary


class Lazy(Sequence[_T], Generic[_T]):
    """A sequence that is made, block by block, whenever it is walked; nothing of it is kept.

    Its length and an item by number cost a walk.
    """

    def __init__(self, document: Document, of_block: Any) -> None:
        self._document = document
        self._of_block = of_block

    def __iter__(self) -> Iterator[_T]:
        for block in self._document.blocks:
            yield from self._of_block(block)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    @overload
    def __getitem__(self, index: int) -> _T: ...
    @overload
    def __getitem__(self, index: slice) -> list[_T]: ...
    def __getitem__(self, index: int | slice) -> _T | list[_T]:
        if isinstance(index, slice) or index < 0:
            return list(self)[index]
        for number, item in enumerate(self):
            if number == index:
                return item
        raise IndexError(f"no item {index}")

    def __repr__(self) -> str:
        first = [repr(item) for _, item in zip(range(3), self, strict=False)]
        return f"<{', '.join(first)}{', …' if len(first) == 3 else ''}>"


@dataclass(frozen=True, slots=True)
class Summary(Value):
    """What a document holds, counted.

    Fields: `name`, `kind`, `title`; `characters` and `lines` of its text; `spans` by kind;
    `syllables`, how many akṣaras, and `distinct`, how many different ones; `frequent`, the most
    common with their counts; `chapters`, akṣaras by the first chapter that has them (0: none);
    `problems` by kind; of Pali, `language`, `words` (how many), `different` and the commonest with
    their counts in `common`.
    """

    name: str
    kind: str
    title: str
    characters: int
    lines: int
    spans: Mapping[str, int]
    syllables: int
    distinct: int
    frequent: tuple[tuple[str, int], ...]
    chapters: Mapping[int, int]
    problems: Mapping[str, int]
    language: str = ""
    words: int = 0
    different: int = 0
    common: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Document(Value):
    """A document that was read.

    Fields: `name`, of its source; `kind`: text, tei, vri or bilara; `title` and `id`, as its header
    says; `encoding`; `characters`, its length in code points; `lines`; `blocks`, the text itself;
    `codes`, its glyph codes; `noted`, the problems met while it was read.

    `spans` and `problems` are sequences that are worked out when they are walked, so that a large
    document costs its text and no more.

    >>> from akkhara.documents import read
    >>> document = read("oṃ maṇi padme hūṃ\\n")
    >>> [(span.kind, span.text) for span in document.spans]
    [('iast', 'oṃ maṇi padme hūṃ'), ('other', '\\n')]
    >>> [one.iast for one in document.spans[0].syllables]
    ['oṃ', 'ma', 'ṇi', 'pa', 'dme', 'hūṃ']
    """

    name: str
    kind: DocumentKind
    title: str
    id: str
    encoding: str
    characters: int
    lines: int
    blocks: tuple[Block, ...]
    codes: Codes
    noted: tuple[Problem, ...]

    @property
    def text(self) -> str:
        """The whole text. A document in TEI gives its lines, notes after their paragraphs."""
        return "".join(block.text for block in self.blocks)

    @property
    def spans(self) -> Lazy[Span]:
        """The spans in order; joined, their texts are the document's text."""
        return Lazy(self, lambda block: spans_of(block, self.codes))

    @property
    def problems(self) -> Lazy[Problem]:
        """What is wrong or doubtful, in order."""
        return Lazy(self, self._problems)

    @property
    def language(self) -> str:
        """The language that its words speak for: pali, sanskrit, or "" when they do not say."""
        return self.blocks[0].language if self.blocks else ""

    @property
    def segments(self) -> Lazy[Segment]:
        """The segments in order: paragraphs of an edition, segments of bilara, else lines.

        >>> from akkhara.documents import read
        >>> document = read("Evaṃ me sutaṃ –\\nekaṃ samayaṃ bhagavā\\n", language="pali")
        >>> [token.word for token in document.segments[1].tokens]
        ['ekaṃ', 'samayaṃ', 'bhagavā']
        """
        return Lazy(self, segments_of)

    def words(self, analyse: Analyser | None = None) -> list[WordCount]:
        """The Pali words of its text by frequency, those of notes and variants left out.

        Parameters: `analyse`, a function from a word to its analyses, best first. None is the
        package's own analysis; while there is none, words are only counted.
        """
        if not self.has_pali:
            return []
        return word_counts(self.segments, analyse or analyser())

    @property
    def has_pali(self) -> bool:
        """Whether any span of it is Pali."""
        return any(span.kind == "pali" for span in self.spans)

    @property
    def transcriptions(self) -> Lazy[Passage]:
        """The Chinese transcriptions of Sanskrit that stand in it, in order, with their units."""
        return Lazy(self, passages_of)

    def _problems(self, block: Block) -> Iterator[Problem]:
        if block.start == 0:
            yield from self.noted
        yield from problems_of(block, list(spans_of(block, self.codes)), self.codes)

    def block_parts(self) -> Iterator[tuple[Block, list[Span], list[Problem]]]:
        """Each block with its spans and problems, in one walk."""
        for block in self.blocks:
            spans = list(spans_of(block, self.codes))
            yield block, spans, problems_of(block, spans, self.codes)

    def analyses(self) -> dict[str, Analysis]:
        """The analysis of every distinct akṣara, by its IAST, in order of appearance.

        Those of Pali are left out: the chapters are about Sanskrit, and Pali has its `words`.
        """
        seen: dict[str, Syllable] = {}
        for span in self.spans:
            for one in span.syllables if span.kind != "pali" else ():
                seen.setdefault(one.iast, one)
        return {iast: one.analysis for iast, one in seen.items()}

    def summary(self) -> Summary:
        """The document counted, in one walk."""
        kinds: Counter[str] = Counter()
        seen: Counter[tuple[Any, ...]] = Counter()
        first: dict[tuple[Any, ...], Syllable] = {}
        troubles: Counter[str] = Counter(one.kind for one in self.noted)
        for _, spans, problems in self.block_parts():
            troubles.update(one.kind for one in problems)
            for span in spans:
                if span.kind != "other" or span.text.strip():
                    kinds[span.kind] += 1
                for one in span.syllables if span.kind != "pali" else ():
                    key = one.akshara.key
                    seen[key] += 1
                    first.setdefault(key, one)
        chapters: Counter[int] = Counter()
        for key, count in seen.items():
            places = first[key].places
            chapters[min((place.chapter for place in places), default=0)] += count
        words = word_counts(self.segments) if kinds["pali"] else []
        return Summary(
            name=self.name,
            kind=self.kind,
            title=self.title,
            characters=self.characters,
            lines=self.lines,
            spans=dict(sorted(kinds.items())),
            syllables=seen.total(),
            distinct=len(seen),
            frequent=tuple((first[key].iast, n) for key, n in seen.most_common(_MOST)),
            chapters=dict(sorted(chapters.items())),
            problems=dict(troubles.most_common()),
            language=self.language,
            words=sum(one.count for one in words),
            different=len(words),
            common=tuple((one.word, one.count) for one in words[:_MOST]),
        )

    def to_text(self) -> str:
        """What the document holds, for a terminal."""
        from akkhara.documents.summary import document_text

        return document_text(self)

    def to_dict(self) -> dict[str, Any]:
        """The whole document as JSON-ready data. Large documents: `write_json` streams."""
        return {
            **self._head(),
            "spans": [span.to_dict() for span in self.spans],
            "problems": [problem.to_dict() for problem in self.problems],
            "transcriptions": [passage.to_dict() for passage in self.transcriptions],
            "analyses": {iast: one.to_dict() for iast, one in self.analyses().items()},
            "segments": [segment.to_dict() for segment in self._pali_segments()],
            "words": [word.to_dict() for word in self.words()],
        }

    def _pali_segments(self) -> Iterator[Segment]:
        found = self.segments if self.has_pali else ()
        return (segment for segment in found if segment.language == "pali")

    def _head(self) -> dict[str, Any]:
        declared = {code: own.to_dict() for code, own in self.codes.declared.items()}
        return {
            "name": self.name,
            "kind": self.kind,
            "title": self.title,
            "id": self.id,
            "encoding": self.encoding,
            "language": self.language,
            "characters": self.characters,
            "lines": self.lines,
            "declared": declared,
        }

    def write_json(self, out: TextIO) -> None:
        """Writes the JSON of `to_dict` to a stream, span by span."""
        head = json.dumps(self._head(), ensure_ascii=False, indent=1)
        out.write(head.removesuffix("\n}"))
        analyses: dict[str, Analysis] = {}

        def spans() -> Iterator[Span]:
            for span in self.spans:
                for one in span.syllables if span.kind != "pali" else ():
                    if one.iast not in analyses:
                        analyses[one.iast] = one.analysis
                yield span

        _write_list(out, "spans", spans())
        _write_list(out, "problems", self.problems)
        _write_list(out, "transcriptions", self.transcriptions)
        out.write(',\n "analyses": {')
        for number, (iast, one) in enumerate(analyses.items()):
            out.write(",\n  " if number else "\n  ")
            out.write(f"{_dumped(iast)}: {_dumped(one.to_dict())}")
        out.write("\n }")
        _write_list(out, "segments", self._pali_segments())
        _write_list(out, "words", self.words())
        out.write("\n}\n")

    def to_json(self, path: Any = None) -> str:
        """The JSON of `to_dict`; with a path it is written there, streaming, and "" returned."""
        return _to(path, self.write_json)

    def write_html(self, out: TextIO) -> None:
        """Writes the report of this document, one HTML page, to a stream."""
        from akkhara.documents.report import write_report

        write_report([self], out)

    def to_html(self, path: Any = None) -> str:
        """The report as one HTML page; with a path it is written there and "" returned."""
        return _to(path, self.write_html)


def _to(path: Any, write: Any) -> str:
    import io

    if path is None:
        held = io.StringIO()
        write(held)
        return held.getvalue()
    with open(path, "w", encoding="utf-8", errors="backslashreplace") as out:
        write(out)
    return ""


def _write_list(out: TextIO, name: str, items: Iterable[Any]) -> None:
    out.write(f',\n "{name}": [')
    for number, item in enumerate(items):
        out.write(",\n  " if number else "\n  ")
        out.write(_dumped(jsonable(item)))
    out.write("\n ]")


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
