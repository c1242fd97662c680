"""TEI to blocks of text, in one pass and without a tree: CBETA's P5, and the older TEI of the
Vipassana Research Institute's Tipiṭaka.

The running text becomes lines (one a `lb`); notes at the foot, other witnesses' readings and what
stands in `back` become blocks of their own after the paragraph they belong to. A Siddham glyph
(`<g ref="#SD-A5A9"/>`) becomes its private-use character, which the rest of the package reads with
the document's own declarations. `cb:mulu`, which repeats headings for tables of contents, is left
out. Inline notes and the marks of transcriptions (`cb:sg`: 二合) stand in round brackets, as CBETA
prints them. Entities declared by the document are refused before any of them is used.

In VRI's files (root `TEI.2`) a paragraph with `rend` is a segment, numbered by its `n` and the `id`
of the division; the pages of the first edition named are the loci; `hi` is passed over, also inside
a word; a note is the apparatus and stands outside the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.parsers import expat

from akkhara.documents.blocks import SIZE, Block, Mark
from akkhara.documents.codes import Declared, character
from akkhara.documents.source import Opened, text_chunks
from akkhara.errors import DocumentError

__all__ = ["VRI", "Reader"]

VRI = "TEI.2"
"""The root element of the Vipassana Research Institute's files."""

_XML_ID = "http://www.w3.org/XML/1998/namespace id"
_XML_LANG = "http://www.w3.org/XML/1998/namespace lang"
# Elements that end a line, and those that end a block as well.
_LINES = frozenset(
    [
        "l",
        "item",
        "cell",
        "row",
        "byline",
        "trailer",
        "docNumber",
        "jhead",
        "juan",
        "label",
        "entry",
    ]
)
_PARAGRAPHS = frozenset(
    ["p", "head", "lg", "list", "table", "div", "dharani", "form", "back", "body"]
)
_TITLES = ("nikaya", "book")
_BREAK = re.compile(r"[ \t]*\n\s*")
_CBETA_ROMAN = "Romanized form in CBETA transcription"
_ROMAN = "Romanized form in Unicode transcription"


class _Element(NamedTuple):
    name: str
    attributes: dict[str, str]
    sink: _Sink
    start: int  # length of the sink when the element began
    silent: bool


class _Sink:
    """Text of one layer under construction."""

    __slots__ = ("layer", "line", "loci", "marks", "parts", "size")

    def __init__(self, layer: str) -> None:
        self.layer = layer
        self.parts: list[str] = []
        self.size = 0
        self.marks: list[Mark] = []
        self.loci: list[tuple[int, str, int]] = []
        self.line = 0

    def write(self, text: str, line: int) -> None:
        if not text:
            return
        self.line = self.line or line
        self.parts.append(text)
        self.size += len(text)

    def newline(self, line: int) -> None:
        if self.parts and not self.parts[-1].endswith("\n"):
            self.write("\n", line)

    def mark(self, start: int, kind: str, value: str = "") -> None:
        self.marks.append(Mark(start, self.size, kind, value))


class Reader:
    """Reads one document; `blocks` yields them, and fills `title`, `id` and `declared`."""

    def __init__(self, opened: Opened) -> None:
        self.title = ""
        self.id = ""
        self.declared: dict[str, Declared] = {}
        self._opened = opened
        self._stack: list[_Element] = []
        self._main = _Sink("text")
        self._done: list[_Sink] = []
        self._ready: list[_Sink] = []
        self._witnesses: dict[str, str] = {}
        self._edition = ""
        self._locus = ""
        self._char: dict[str, str] = {}
        self._property = ""
        self._data: list[str] = []
        self._groups = 0
        self._seen_text = False
        self.root = ""
        self._titles = -1
        self._parser = expat.ParserCreate("utf-8", " ")
        self._wire()

    def _wire(self) -> None:
        parser = self._parser
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.EntityDeclHandler = self._entity
        parser.SkippedEntityHandler = self._skipped

    def blocks(self) -> Iterator[Block]:
        """The blocks in the order of the text; raises `DocumentError` with the line."""
        offset = 0
        try:
            for chunk in text_chunks(self._opened):
                self._feed(chunk)
                for block in self._flushed(offset):
                    offset += len(block.text)
                    yield block
            self._parser.Parse(b"", True)
        except expat.ExpatError as error:
            what = expat.errors.messages.get(error.code, str(error.code))
            raise self._refused(f"is not well-formed XML: {what}", error.lineno) from None
        self._flush_main()
        for block in self._flushed(offset):
            offset += len(block.text)
            yield block
        if not self._seen_text:
            raise self._refused("has no text element: it is XML, but not TEI", 1)

    def _feed(self, chunk: str) -> None:
        try:
            data = chunk.encode()
        except UnicodeEncodeError as error:
            line = self._parser.CurrentLineNumber + chunk.count("\n", 0, error.start)
            raise self._refused("has bytes that are not UTF-8", line) from None
        self._parser.Parse(data, False)

    def _refused(self, said: str, line: int, hint: str = "") -> DocumentError:
        name = self._opened.name
        return DocumentError(f"{name} {said} (line {line})", file=name, line=line, hint=hint)

    def _entity(self, name: str, *_: object) -> None:
        raise self._refused(
            f"declares the entity {name!r}; entities are not expanded",
            self._parser.CurrentLineNumber,
            "put the text itself in its place, as xmllint --noent does",
        )

    def _skipped(self, name: str, *_: object) -> None:
        raise self._refused(
            f"uses the entity {name!r}, which is not read", self._parser.CurrentLineNumber
        )

    # Blocks

    def _flushed(self, offset: int) -> Iterator[Block]:
        ready, self._ready = self._ready, []
        for sink in ready:
            data = "".join(sink.parts).encode()
            yield Block(
                offset, sink.line or 1, data, sink.layer, tuple(sink.marks), tuple(sink.loci)
            )
            offset += sink.size

    def _flush_main(self) -> None:
        """The paragraph so far is complete: it goes out, and its notes after it."""
        if self._main.parts:
            self._main.newline(self._line)
            self._ready.append(self._main)
        done, self._done = self._done, []
        for sink in done:
            if sink.parts:
                sink.newline(self._line)
                self._ready.append(sink)
        before, self._main = self._main, _Sink("text")
        self._at_locus(self._main)
        # Elements that are still open go on in the new block.
        self._stack = [
            one._replace(sink=self._main, start=0) if one.sink is before else one
            for one in self._stack
        ]

    @property
    def _line(self) -> int:
        return self._parser.CurrentLineNumber

    @property
    def _sink(self) -> _Sink:
        return self._stack[-1].sink if self._stack else self._main

    def _at_locus(self, sink: _Sink) -> None:
        if self._locus:
            sink.loci.append((sink.size, self._locus, self._line))

    # Events

    def _start(self, full: str, attributes: dict[str, str]) -> None:
        self._text_so_far()
        name = full.rpartition(" ")[2]
        parent = self._stack[-1] if self._stack else None
        sink = parent.sink if parent else self._main
        silent = parent.silent if parent else True
        if not self._stack:
            self.root = name
        if name == "TEI":
            self.id = attributes.get(_XML_ID, "")
        elif name == "text":
            silent, self._seen_text = False, True
        elif name in ("teiHeader", "mulu"):
            silent = True
        if not silent:
            sink = self._begin(name, attributes, sink)
            silent = name == "g" and bool(attributes.get("ref"))
        elif name == "char":
            self._char = {"id": attributes.get(_XML_ID, "")}
        elif name == "mapping":
            self._property = attributes.get("type", "")
        self._stack.append(_Element(name, attributes, sink, sink.size, silent))

    def _begin(self, name: str, attributes: dict[str, str], sink: _Sink) -> _Sink:
        """An element of the text begins: what it writes, and the sink of its content."""
        if name == "lb":
            edition = attributes.get("ed", "")
            self._edition = self._edition or edition
            if sink is self._main and edition == self._edition:
                sink.newline(self._line)
                if sink.size > SIZE:
                    self._flush_main()
                    sink = self._main
                self._locus = attributes.get("n", "")
                self._at_locus(sink)
        elif name == "pb" and self.root == VRI:
            self._page(attributes, sink)
        elif name == "g":
            self._glyph(attributes.get("ref", ""), sink)
        elif name == "gap":
            start = sink.size
            sink.write("□", self._line)
            said = " ".join(f"{key} {value}" for key, value in attributes.items() if value)
            sink.mark(start, "gap", said)
        elif name == "space":
            quantity = attributes.get("quantity", "1")
            sink.write(
                "　" * (int(quantity) if re.fullmatch(r"\d{1,2}", quantity) else 1), self._line
            )
        elif name == "tt":
            self._groups += 1
        elif name == "sg" or (name == "note" and not self._is_aside(name, attributes)):
            sink.write("(", self._line)
        elif self._is_aside(name, attributes):
            layer = "variant" if name in ("rdg", "sic", "lem", "t") else "note"
            aside = _Sink(layer)
            self._at_locus(aside)
            said = " ".join(
                self._witnesses.get(one, one) for one in attributes.get("wit", "").split()
            )
            aside.marks.append(Mark(0, 0, name, said))
            self._done.append(aside)
            return aside
        if name in _PARAGRAPHS and sink is self._main and (sink.size > SIZE // 2 or self._done):
            self._flush_main()
            sink = self._main
        if name in _PARAGRAPHS or name in _LINES:
            sink.newline(self._line)
        if self.root == VRI and sink is self._main and attributes.get("rend") and name != "hi":
            sink.loci.append((sink.size, self._locus, self._line))
        return sink

    def _page(self, attributes: dict[str, str], sink: _Sink) -> None:
        """A page of a printed edition begins; VRI names those of several."""
        edition = attributes.get("ed", "")
        self._edition = self._edition or edition
        if edition == self._edition:
            self._locus = f"{edition} {attributes.get('n', '')}".strip()
            self._at_locus(sink)

    def _is_aside(self, name: str, attributes: dict[str, str]) -> bool:
        """Whether an element's content stands outside the running text."""
        if name == "note":
            return attributes.get("place") not in ("inline", "interlinear")
        if name == "t":
            return attributes.get("place", "").startswith("foot")
        back = any(one.name == "back" for one in self._stack)
        return name in ("rdg", "sic") or (name == "lem" and back)

    def _glyph(self, ref: str, sink: _Sink) -> None:
        """Writes what a reference to a glyph stands for."""
        code = ref.lstrip("#")
        start = sink.size
        written = character(code)
        own = self.declared.get(code)
        if written:
            sink.write(written, self._line)
        elif own and (own.unicode or own.composition):
            sink.write(own.unicode or own.composition, self._line)
        elif code:
            sink.write("□", self._line)
            sink.mark(start, "unknown-code", code)

    def _end(self, full: str) -> None:
        self._text_so_far()
        element = self._stack.pop()
        name, sink = element.name, element.sink
        if element.silent:
            self._header_end(name)
            return
        if name == "unclear" and sink.size == element.start:
            sink.write("▆", self._line)
        if sink.size > element.start:
            self._marked(element)
        if name == "sg" or (name == "note" and not self._is_aside(name, element.attributes)):
            sink.write(")", self._line)
        if sink is self._main and name in _PARAGRAPHS and (sink.size > SIZE // 2 or self._done):
            self._flush_main()
        elif name in _PARAGRAPHS or name in _LINES:
            sink.newline(self._line)

    def _marked(self, element: _Element) -> None:
        name, attributes, sink = element.name, element.attributes, element.sink
        language = attributes.get(_XML_LANG, "")
        if language and name not in ("body", "text", "div"):
            sink.mark(element.start, "lang", language)
        if self.root == VRI and attributes.get("rend") and name != "hi":
            part = next((one for one in reversed(self._stack) if one.name == "div"), None)
            within = part.attributes.get("id", "") if part else ""
            number = attributes.get("n", "")
            id = f"{within}:{number}" if within and number else number
            sink.mark(element.start, "segment", f"{id}\t{attributes['rend']}")
            if attributes["rend"] in _TITLES and self._titles < _TITLES.index(attributes["rend"]):
                # A volume begins with the names of its collection and of itself.
                self._titles = _TITLES.index(attributes["rend"])
                said = "".join(sink.parts)[element.start :].strip()
                self.title = f"{self.title}, {said}" if self.title else said
        if name == "tt":
            sink.mark(element.start, "tt", str(self._groups))
        elif name == "t":
            sink.mark(element.start, "t", language)
        elif name in ("note", "unclear", "lem", "app"):
            said = attributes.get("wit") or attributes.get("reason") or attributes.get("n") or ""
            sink.mark(element.start, name, said)

    def _characters(self, data: str) -> None:
        self._data.append(data)

    def _text_so_far(self) -> None:
        if not self._data:
            return
        data, self._data = "".join(self._data), []
        element = self._stack[-1] if self._stack else None
        if element is None:
            return
        if not element.silent:
            element.sink.write(_unbroken(data), self._line)
        elif element.name == "g" and len(self._stack) > 1:
            self._content_of_glyph(element, data.strip())
        else:
            self._header_text(element.name, data)

    def _content_of_glyph(self, element: _Element, data: str) -> None:
        """A glyph reference may repeat the character; when it is another one, both are kept."""
        sink, code = element.sink, element.attributes.get("ref", "").lstrip("#")
        written = character(code)
        own = self.declared.get(code)
        if data and written and data != written:
            sink.marks.append(Mark(sink.size - 1, sink.size, "code-content", data))
        elif data and not written and not (own and (own.unicode or own.composition)):
            # The code says nothing: what stands inside is the best there is.
            sink.parts[-1] = data
            sink.size += len(data) - 1
            sink.marks.pop()

    # Header

    def _header_text(self, name: str, data: str) -> None:
        if name == "witness":
            ident = self._stack[-1].attributes.get(_XML_ID, "")
            self._witnesses[f"#{ident}"] = data.strip()
        elif name == "localName":
            self._property = data.strip()
        elif name == "value":
            self._char[self._property] = self._char.get(self._property, "") + data.strip()
        elif name == "mapping" and self._char:
            self._char[f"mapping {self._property}"] = data.strip()
        elif name == "title" and any(one.name == "titleStmt" for one in self._stack):
            self.title = self.title or " ".join(data.split())

    def _header_end(self, name: str) -> None:
        if name != "char" or not self._char.get("id"):
            return
        said, self._char = self._char, {}
        self.declared[said["id"]] = Declared(
            code=said["id"],
            iast=said.get(_ROMAN, ""),
            cbeta=said.get(_CBETA_ROMAN, ""),
            symbol=said.get("big5", ""),
            composition=said.get("composition", ""),
            unicode=_code_point(said.get("mapping unicode", "")),
        )


def _unbroken(data: str) -> str:
    """Text without the line breaks of the file: between Latin words they are spaces."""
    if "\n" not in data:
        return data

    def joined(found: re.Match[str]) -> str:
        before, after = data[found.start() - 1 : found.start()], data[found.end() : found.end() + 1]
        return " " if found.start() and _latin(before) and _latin(after) else ""

    return _BREAK.sub(joined, data)


def _latin(char: str) -> bool:
    return bool(char) and char < "\u2e80" and not char.isspace()


def _code_point(text: str) -> str:
    found = re.fullmatch(r"U\+([0-9A-Fa-f]{4,6})", text)
    if not found:
        return ""
    value = int(found[1], 16)
    return chr(value) if value < 0x110000 and not 0xD800 <= value < 0xE000 else ""
