"""Reading: from whatever source to a `Document`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from akkhara.documents.blocks import Block, blocks_of, first_decomposed
from akkhara.documents.codes import Codes
from akkhara.documents.document import Document, DocumentKind
from akkhara.documents.problems import Problem, made
from akkhara.documents.source import Opened, opened, text_chunks
from akkhara.documents.tei import Reader
from akkhara.errors import RequestError

__all__ = ["read"]

_KINDS = ("text", "tei")
_DECLARED = re.compile(rb"""<\?xml[^>]*?encoding=["']([A-Za-z0-9._-]+)""")


def read(source: Any, kind: str | None = None, encoding: str | None = None) -> Document:
    """Reads a document.

    Parameters: `source`, a path, `-` on the command line, a stream, bytes, or the text itself (a
    string with a line break, or one that names no file and looks like no path); `kind`, text or
    tei, told from the content when None; `encoding`, when it is not UTF-8 (big5, gb18030 …).

    Plain text is read as it is; offsets are code points of the text. CBETA's TEI P5 is read for its
    running text, with notes, apparatus and parallel text; glyph codes are resolved by the
    document's own `charDecl`, else by their position.

    Raises `DocumentError` (with file and line) for what is no readable document: a missing or
    unreadable file, a directory, a device, a silent pipe, a binary file, another encoding,
    ill-formed XML, entities. What is imperfect is read and listed in `problems`.

    >>> document = read("\\u115a0\\u115b0: dha\\n".replace("\\u115a0", "\\U000115a0").replace(
    ...     "\\u115b0", "\\U000115b0"))
    >>> [span.kind for span in document.spans][0]
    'siddham'
    """
    if kind is not None and kind not in _KINDS:
        raise RequestError(f"no kind of document {kind!r}", hint=f"known: {', '.join(_KINDS)}")
    found = opened(source, encoding)
    try:
        is_tei = kind == "tei" or (kind is None and _is_xml(found))
        return _read_tei(found) if is_tei else _read_text(found)
    finally:
        found.close()


def _is_xml(found: Opened) -> bool:
    head = found.text[:4096] if found.text is not None else ""
    if found.text is None:
        head = found.head[:4096].decode(found.encoding, "replace")
    return bool(re.match(r"\s*<(\?xml\b|!DOCTYPE\b|TEI\b|!--)", head))


def _read_text(found: Opened) -> Document:
    notes: list[Problem] = []
    blocks = tuple(_watched(blocks_of(text_chunks(found)), notes))
    return _document(found, "text", blocks, notes)


def _read_tei(found: Opened) -> Document:
    declared = _DECLARED.search(found.head)
    if declared and found.encoding == "utf-8":
        name = declared[1].decode().lower()
        if name not in ("utf-8", "utf8", "us-ascii"):
            found.encoding = name
            _known(found)
    reader = Reader(found)
    notes: list[Problem] = []
    blocks = tuple(_watched(reader.blocks(), notes))
    document = _document(found, "tei", blocks, notes)
    return _with_header(document, reader)


def _known(found: Opened) -> None:
    import codecs

    from akkhara.errors import DocumentError

    try:
        codecs.lookup(found.encoding)
    except LookupError:
        raise DocumentError(
            f"{found.name} declares the encoding {found.encoding}, which is not known",
            file=found.name,
            line=1,
        ) from None


def _with_header(document: Document, reader: Reader) -> Document:
    from dataclasses import replace

    return replace(document, title=reader.title, id=reader.id, codes=Codes(reader.declared))


def _document(
    found: Opened, kind: DocumentKind, blocks: tuple[Block, ...], notes: list[Problem]
) -> Document:
    characters = blocks[-1].start + len(blocks[-1].text) if blocks else 0
    lines = 0
    if blocks:
        lines = sum(block.data.count(b"\n") for block in blocks)
        lines += not blocks[-1].data.endswith(b"\n")
    early = [
        made(kind, offset, offset + 1, message, "", _line_at(blocks, offset), "")
        for offset, kind, message in found.notes
    ]
    if not characters:
        early.append(made("empty", 0, 0, "the document is empty", "", 1, ""))
        # A document without blocks still has a place to say so.
        blocks = (Block(0, 1, b""),)
    noted = tuple(sorted([*early, *notes], key=lambda one: one.offset))
    return Document(
        found.name, kind, "", "", found.encoding, characters, lines, blocks, Codes(), noted
    )


def _line_at(blocks: tuple[Block, ...], offset: int) -> int:
    for block in blocks:
        if block.start <= offset < block.start + max(len(block.data), 1):
            text = block.text
            if offset < block.start + len(text):
                return block.line + text.count("\n", 0, offset - block.start)
    return 1


def _watched(blocks: Iterator[Block], notes: list[Problem]) -> Iterator[Block]:
    """The blocks as they come; the first decomposed place is noted, once."""
    looking = True
    for block in blocks:
        if looking and not block.data.isascii():
            at = first_decomposed(block.text)
            if at is not None:
                looking = False
                offset = block.start + at
                said = "the text is not in NFC from here on; it is read as if it were"
                line = block.line + block.text.count("\n", 0, at)
                notes.append(
                    made("decomposed", offset, offset + 1, said, block.text[at : at + 1], line, "")
                )
        yield block
