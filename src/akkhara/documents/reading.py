"""Reading: from whatever source to a `Document`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from akkhara.documents.bilara import is_bilara, read_bilara
from akkhara.documents.blocks import Block, blocks_of, first_decomposed
from akkhara.documents.codes import Codes
from akkhara.documents.document import Document, DocumentKind
from akkhara.documents.language import language_of
from akkhara.documents.problems import Problem, made
from akkhara.documents.source import Opened, opened, text_chunks
from akkhara.documents.tei import VRI, Reader
from akkhara.errors import RequestError

__all__ = ["read"]

_KINDS = ("text", "tei", "vri", "bilara")
_SAMPLE = 1 << 21  # characters by which the language is judged
_DECLARED = re.compile(rb"""<\?xml[^>]*?encoding=["']([A-Za-z0-9._-]+)""")


def read(
    source: Any,
    kind: str | None = None,
    encoding: str | None = None,
    language: str | None = None,
) -> Document:
    """Reads a document.

    Parameters: `source`, a path, `-` on the command line, a stream, bytes, or the text itself (a
    string with a line break, or one that names no file and looks like no path); `kind`: text, tei,
    vri or bilara, told from the content when None; `encoding`, when it is not UTF-8 (big5,
    gb18030 …); `language`, pali or sanskrit, told from the words when None.

    Plain text is read as it is; offsets are code points of the text. CBETA's TEI P5 is read for its
    running text, with notes, apparatus and parallel text; glyph codes are resolved by the
    document's own `charDecl`, else by their position. The Tipiṭaka in the XML of the Vipassana
    Research Institute (vri) and in SuttaCentral's bilara JSON is read into segments. Whether text
    is Pali is told from its words, in any of the scripts of Pali.

    Raises `DocumentError` (with file and line) for what is no readable document: a missing or
    unreadable file, a directory, a device, a silent pipe, a binary file, another encoding,
    ill-formed XML, broken JSON, entities. What is imperfect is read and listed in `problems`.

    >>> document = read("\\u115a0\\u115b0: dha\\n".replace("\\u115a0", "\\U000115a0").replace(
    ...     "\\u115b0", "\\U000115b0"))
    >>> [span.kind for span in document.spans][0]
    'siddham'
    """
    if kind is not None and kind not in _KINDS:
        raise RequestError(f"no kind of document {kind!r}", hint=f"known: {', '.join(_KINDS)}")
    if language not in (None, "pali", "sanskrit"):
        raise RequestError(f"no language {language!r}", hint="known: pali, sanskrit")
    found = opened(source, encoding)
    try:
        kind = kind or _kind_of(found)
        if kind == "bilara":
            document = _read_bilara(found)
        else:
            document = _read_text(found) if kind == "text" else _read_tei(found, kind)
        return _in_language(document, language)
    finally:
        found.close()


def _kind_of(found: Opened) -> str:
    head = found.text[:4096] if found.text is not None else ""
    if found.text is None:
        head = found.head[:4096].decode(found.encoding, "replace")
    if is_bilara(head):
        return "bilara"
    return "tei" if re.match(r"\s*<(\?xml\b|!DOCTYPE\b|TEI\b|!--)", head) else "text"


def _read_text(found: Opened) -> Document:
    notes: list[Problem] = []
    blocks = tuple(_watched(blocks_of(text_chunks(found)), notes))
    return _document(found, "text", blocks, notes)


def _read_bilara(found: Opened) -> Document:
    read = read_bilara("".join(text_chunks(found)), found.name)
    notes: list[Problem] = []
    blocks = tuple(_watched(iter(read.blocks), notes))
    document = _document(found, "bilara", blocks, [*notes, *read.notes])
    return replace(document, id=read.id, title=read.id)


def _read_tei(found: Opened, kind: str) -> Document:
    declared = _DECLARED.search(found.head)
    if declared and found.encoding == "utf-8":
        name = declared[1].decode().lower()
        if name.startswith(("utf-16", "utf-32", "ucs-")):
            # The declaration itself was read byte by byte: that can be no such encoding.
            said = f"the file declares {declared[1].decode()} but is UTF-8; read as that"
            found.notes.append((0, "encoding", said))
        elif name not in ("utf-8", "utf8", "us-ascii"):
            found.encoding = name
            _known(found)
    reader = Reader(found)
    notes: list[Problem] = []
    blocks = tuple(_watched(reader.blocks(), notes))
    vri = kind == "vri" or reader.root == VRI
    document = _document(found, "vri" if vri else "tei", blocks, notes)
    return replace(document, title=reader.title, id=reader.id, codes=Codes(reader.declared))


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


def _in_language(document: Document, language: str | None) -> Document:
    """The document with its language: as told, else as the words speak.

    What the Vipassana Research Institute and SuttaCentral publish in their formats is the Pali
    canon, where the words do not say otherwise."""
    presumed = "pali" if document.kind in ("vri", "bilara") else ""
    language = language or language_of(_lines(document.blocks)) or presumed
    if not language:
        return document
    blocks = tuple(block._replace(language=language) for block in document.blocks)
    return replace(document, blocks=blocks)


def _lines(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        if block.start > _SAMPLE:
            return
        if block.layer == "text":
            yield from block.text.splitlines()


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
