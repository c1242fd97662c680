"""What can be saved as a page: the base of charts and practice sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from akkhara.errors import RequestError
from akkhara.values import Value

__all__ = ["Printable", "Saved"]


@dataclass(frozen=True, slots=True)
class Saved(Value):
    """A file that was written: `path`, and its size in `bytes`."""

    path: str
    bytes: int

    def to_text(self) -> str:
        """One line."""
        return f"{self.path}: {self.bytes:,} bytes"


class Printable(Value):
    """A result that is also a page. `formats` names the methods that make it: svg and html give
    text, pdf gives bytes."""

    __slots__ = ()
    formats: ClassVar[tuple[str, ...]] = ("svg", "html", "pdf")

    def made(self, format: str) -> bytes:
        """The page in a format, as the bytes of a file.

        Errors: `RequestError` for another format, or when what it needs is not installed.
        """
        if format not in self.formats:
            raise RequestError(
                f"no format {format!r} for this", hint=f"known: {', '.join(self.formats)}"
            )
        ways: Mapping[str, Callable[[], str | bytes]] = {
            name: getattr(self, name) for name in self.formats
        }
        page = ways[format]()
        return page.encode() if isinstance(page, str) else page

    def save(self, path: str) -> Saved:
        """Writes the page to a file; the ending of its name says in which format.

        Errors: as for `made`, and `RequestError` when the file cannot be written.
        """
        file = Path(path)
        format = file.suffix.removeprefix(".").lower()
        if format not in self.formats:
            endings = ", ".join(f".{one}" for one in self.formats)
            raise RequestError(
                f"the ending of {path!r} does not say what to write", hint=f"known: {endings}"
            )
        page = self.made(format)
        try:
            file.write_bytes(page)
        except OSError as error:
            raise RequestError(f"cannot write {path}: {error.strerror}") from None
        return Saved(str(path), len(page))
