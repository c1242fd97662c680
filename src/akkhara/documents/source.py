"""Opening a document: from a path, a stream or a string to decoded text, without surprises.

Everything that is not a document is refused with the reason: a directory, a device, a silent pipe,
a binary file, text in another encoding, a file beyond `LIMIT`. What is merely imperfect (a byte
order mark, a byte that is not UTF-8) is kept and noted with its place.
"""

from __future__ import annotations

import codecs
import io
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from akkhara.errors import DocumentError, RequestError

__all__ = ["CHUNK", "LIMIT", "Opened", "opened", "text_chunks"]

CHUNK = 1 << 16
LIMIT = 1 << 30  # bytes
_WAIT = 10.0  # seconds that a pipe may stay silent before its first byte

_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_MAGIC = (
    (b"%PDF-", "a PDF file", "extract its text first, as pdftotext does"),
    (b"PK\x03\x04", "a zip archive (perhaps .docx, .odt or .epub)", "save it as plain text first"),
    (b"\x1f\x8b", "a gzip file", "gunzip it first, or pipe it: gunzip -c FILE | akkhara read -"),
    (b"\xd0\xcf\x11\xe0", "an old Word file", "save it as plain text first"),
    (b"\x89PNG", "a picture", "only text can be read"),
    (b"\xff\xd8\xff", "a picture", "only text can be read"),
    (b"\x7fELF", "a program", "only text can be read"),
)


class ByteStream(Protocol):
    """What is read from: all that is asked of a stream of bytes."""

    def read(self, size: int = -1, /) -> bytes:
        """Up to `size` bytes, none at the end."""

    def close(self) -> None:
        """Done."""


@dataclass(slots=True)
class Opened:
    """A document about to be read: its `name`, the byte `stream` or the `text` itself, and notes
    that arise on the way, each (offset in code points, kind, message)."""

    name: str
    stream: ByteStream | None = None
    text: str | None = None
    encoding: str = "utf-8"
    notes: list[tuple[int, str, str]] = field(default_factory=list)
    head: bytes = b""

    def close(self) -> None:
        """Closes what was opened here."""
        if self.stream is not None:
            self.stream.close()


def opened(source: Any, encoding: str | None = None) -> Opened:
    """Opens a source: a path, bytes, a stream of bytes or text, or a string.

    A string that holds a line break is the text itself; else it is a path if there is such a file
    or if it looks like one (a separator or an extension, and no spaces); else the text itself.
    """
    if encoding is not None:
        try:
            codecs.lookup(encoding)
        except (LookupError, ValueError):
            raise RequestError(
                f"no encoding {encoding!r}", hint="as big5, gb18030, shift_jis, utf-16"
            ) from None
    if isinstance(source, bytes | bytearray | memoryview):
        return _begun("bytes", io.BytesIO(bytes(source)), encoding)
    if hasattr(source, "read"):
        return _from_stream(source, encoding)
    if isinstance(source, os.PathLike):
        return _from_path(os.fspath(source), encoding)
    if isinstance(source, str):
        if "\n" not in source and "\0" not in source and _is_path(source):
            return _from_path(source, encoding)
        return Opened("text", text=source)
    raise RequestError(
        f"cannot read a {type(source).__name__}", hint="give a path, a stream, bytes or a string"
    )


def _is_path(text: str) -> bool:
    if not text.strip():
        return False
    try:
        if os.path.exists(text):
            return True
    except (OSError, ValueError):
        return False
    # An akṣara never has a file's extension, and running text has spaces.
    named = os.sep in text or (len(Path(text).suffix) in range(2, 7) and text.isascii())
    return named and not any(char.isspace() for char in text) and len(text) < 1024


def _from_path(path: str | bytes, encoding: str | None) -> Opened:
    name = os.fsdecode(path)
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            raise DocumentError(
                f"{name} is a directory", file=name, hint="name a file in it; tour reads them all"
            )
        if stat.S_ISCHR(mode) or stat.S_ISBLK(mode) or stat.S_ISSOCK(mode):
            raise DocumentError(f"{name} is a device, not a document", file=name)
        if stat.S_ISFIFO(mode):
            return _begun(name, _pipe(path, name), encoding)
        return _begun(name, open(path, "rb"), encoding)  # closed by its reader
    except FileNotFoundError:
        hint = "check the path; - reads standard input"
        if "://" in name:
            hint = "addresses are not fetched: save the document and name the file"
        raise DocumentError(f"there is no file {name}", file=name, hint=hint) from None
    except PermissionError:
        raise DocumentError(f"{name} may not be read", file=name, hint="its permissions") from None
    except (OSError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise DocumentError(f"{name} cannot be opened: {said}", file=name) from None


def _pipe(path: str | bytes, name: str) -> ByteStream:
    """A named pipe, which must begin to speak within `_WAIT` seconds: nothing hangs."""
    import select
    import time

    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    until = time.monotonic() + _WAIT
    first = b""
    while time.monotonic() < until and not first:
        if select.select([handle], [], [], 0.1)[0]:
            try:
                first = os.read(handle, CHUNK)
            except BlockingIOError:
                continue
            if not first:  # no writer yet, or one that left at once
                time.sleep(0.02)
    if not first:
        os.close(handle)
        raise DocumentError(f"nothing is written into the pipe {name}", file=name)
    os.set_blocking(handle, True)
    return _Rest(first, os.fdopen(handle, "rb"))


class _Rest:
    """A stream whose first bytes were read already; `owned` is closed with it."""

    def __init__(self, first: bytes, rest: ByteStream, *, owned: bool = True) -> None:
        self._first = first
        self._rest = rest
        self._owned = owned

    def read(self, size: int = -1, /) -> bytes:
        if not self._first:
            return self._rest.read(size)
        given, self._first = self._first[:size], self._first[size:]
        return given

    def close(self) -> None:
        if self._owned:
            self._rest.close()


def _from_stream(stream: Any, encoding: str | None) -> Opened:
    name = str(getattr(stream, "name", "stream"))
    try:
        first = stream.read(0)
    except (OSError, ValueError) as error:
        raise DocumentError(f"{name} cannot be read: {error}", file=name) from None
    if isinstance(first, str):
        if isinstance(stream, io.TextIOWrapper):
            return _begun(name, _Rest(b"", stream.buffer, owned=False), encoding)
        text = stream.read()
        return Opened(name, text=text)
    return _begun(name, _Rest(b"", stream, owned=False), encoding)


def _begun(name: str, stream: ByteStream, encoding: str | None) -> Opened:
    """Looks at the first bytes: a byte order mark, a known kind of binary file, UTF-16."""
    try:
        head = stream.read(CHUNK)
    except OSError as error:
        stream.close()
        raise DocumentError(f"{name} cannot be read: {error.strerror}", file=name) from None
    if not isinstance(head, bytes):
        raise RequestError(f"{name} gives neither bytes nor text")
    found = Opened(name, stream=_Rest(head, stream), encoding=encoding or "utf-8", head=head)
    try:
        _judged(found, encoding)
    except DocumentError:
        found.close()
        raise
    return found


def _judged(found: Opened, encoding: str | None) -> None:
    head, name = found.head, found.name
    for mark, own in _BOMS:
        if head.startswith(mark) and encoding is None:
            assert found.stream is not None
            found.stream.read(len(mark))
            found.encoding, found.head = own, head[len(mark) :]
            said = f"a byte order mark stood at the head; read as {own.upper()}"
            found.notes.append((0, "bom", said))
            return
    for magic, what, hint in _MAGIC:
        if head.startswith(magic):
            raise DocumentError(f"{name} is {what}, not text", file=name, hint=hint)
    if encoding is None and b"\0" in head:
        order = _utf16(head)
        if order:
            raise DocumentError(
                f"{name} is in {order} without a byte order mark",
                file=name,
                hint=f"encoding={order.lower()} reads it, or iconv -f {order} -t UTF-8",
            )
        raise DocumentError(
            f"{name} is a binary file: byte {head.index(0)} is zero",
            file=name,
            hint="only text can be read",
        )


def _utf16(head: bytes) -> str:
    """The byte order, when the bytes read as UTF-16 text: letters and the like, no odd planes."""
    for order in ("UTF-16LE", "UTF-16BE"):
        try:
            text = head[: len(head) & ~1].decode(order)
        except UnicodeDecodeError:
            continue
        usual = sum(
            1 for char in text if char.isprintable() or char in "\r\n\t"
            if char < "\u0600" or "\u1e00" <= char < "\ua000" or "\ufe30" <= char < "\ufff0"
        )  # fmt: skip
        if text and usual * 20 >= len(text) * 19:
            return order
    return ""


def text_chunks(found: Opened) -> Iterator[str]:
    """The decoded text, piece by piece.

    Bytes that are not UTF-8 are kept, one lone surrogate each (U+DC80 and on); when they
    outnumber the characters beyond ASCII that are whole, the file is in another encoding, which is
    a `DocumentError`.
    """
    if found.text is not None:
        for start in range(0, len(found.text), CHUNK):
            yield found.text[start : start + CHUNK]
        return
    assert found.stream is not None
    errors = "surrogateescape" if found.encoding == "utf-8" else "strict"
    decoder = codecs.getincrementaldecoder(found.encoding)(errors)
    size = broken = whole = lines = 0
    while True:
        try:
            data = found.stream.read(CHUNK)
        except OSError as error:
            said = f"{found.name} cannot be read: {error.strerror}"
            raise DocumentError(said, file=found.name) from None
        size += len(data)
        if size > LIMIT:
            raise DocumentError(
                f"{found.name} is larger than {LIMIT >> 30} GiB",
                file=found.name,
                hint="split it; each part can be read",
            )
        try:
            text = decoder.decode(data, final=not data)
        except (UnicodeDecodeError, UnicodeError) as error:
            raise DocumentError(
                f"{found.name} is not {found.encoding}: {error}",
                file=found.name,
                line=lines + 1,
                hint="name its encoding: encoding=big5, gb18030, shift_jis …",
            ) from None
        if errors != "strict" and not text.isascii():
            strays = _strays(text)
            broken += len(strays)
            whole += len(text) - len(text.encode("ascii", "ignore")) - len(strays)
            if broken > whole and broken > 1:
                raise _not_utf8(found, text, strays[0] if strays else 0, lines)
        lines += text.count("\n")
        if text:
            yield text
        if not data:
            return


def _strays(text: str) -> list[int]:
    try:
        text.encode()
    except UnicodeEncodeError:
        return [i for i, char in enumerate(text) if "\udc80" <= char <= "\udcff"]
    return []


def _not_utf8(found: Opened, text: str, at: int, lines: int) -> DocumentError:
    """The error, with the encodings that the bytes fit."""
    fitting = [order.lower()] if (order := _utf16(found.head)) else []
    for name in ("gb18030", "big5", "shift_jis", "euc_jp"):
        try:
            decoded = codecs.getincrementaldecoder(name)().decode(found.head)
        except UnicodeDecodeError:
            continue
        chinese = sum(1 for char in decoded if "\u4e00" <= char <= "\u9fff")
        beyond = sum(1 for char in decoded if char > "\x7f")
        if beyond and chinese * 2 > beyond:
            fitting.append(name)
    hint = f"encoding={fitting[0]} may fit" if fitting else "encoding=latin-1 reads any bytes"
    if len(fitting) > 1:
        hint += f" (or {', '.join(fitting[1:])})"
    return DocumentError(
        f"{found.name} is not UTF-8: byte 0x{ord(text[at]) & 0xFF:02X} "
        f"on line {lines + 1 + text.count(chr(10), 0, at)}",
        file=found.name,
        line=lines + 1 + text.count("\n", 0, at),
        hint=hint,
    )
