"""What passes between the front and a worker: one request, one answer.

Both travel as a frame: two lengths, a head in JSON, and the bytes of the body as they are.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

__all__ = ["HEAD", "Answer", "Asked", "framed", "lengths"]

_LENGTHS = struct.Struct(">II")
HEAD = _LENGTHS.size
_NONE: Mapping[str, str] = MappingProxyType({})
Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, as far as it concerns what answers it.

    Fields: `page`, the name of the route; `path`; `params`, from the path; `fields`, name and value
    of the query and of a form's fields, in order; `kind`, the media type of the body; `body`, the
    bytes of a JSON body or of the uploaded file; `filename`, of the file, as the browser says.
    """

    page: str
    path: str = "/"
    method: str = "GET"
    params: Mapping[str, str] = field(default_factory=lambda: _NONE)
    fields: Pairs = ()
    kind: str = ""
    body: bytes = b""
    filename: str = ""

    def one(self, name: str, default: str = "") -> str:
        """The last value of a field, without blanks around it.

        >>> Asked("home", fields=(("a", " x "),)).one("a")
        'x'
        """
        found = default
        for key, value in self.fields:
            if key == name:
                found = value
        return found.strip()

    def to_frame(self) -> bytes:
        """The request as bytes."""
        head = {
            "page": self.page,
            "path": self.path,
            "method": self.method,
            "params": dict(self.params),
            "fields": self.fields,
            "kind": self.kind,
            "filename": self.filename,
        }
        return framed(head, self.body)

    @staticmethod
    def from_frame(head: bytes, body: bytes) -> Asked:
        """The request that was framed."""
        found = json.loads(head)
        found["fields"] = tuple((key, value) for key, value in found["fields"])
        return Asked(**found, body=body)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: status, media type, bytes, further headers."""

    body: bytes
    kind: str = "text/html; charset=utf-8"
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=lambda: _NONE)

    def to_frame(self) -> bytes:
        """The answer as bytes."""
        head = {"kind": self.kind, "status": self.status, "headers": dict(self.headers)}
        return framed(head, self.body)

    @staticmethod
    def from_frame(head: bytes, body: bytes) -> Answer:
        """The answer that was framed."""
        return Answer(body, **json.loads(head))


def framed(head: Mapping[str, Any], body: bytes) -> bytes:
    """A frame; a lone surrogate travels as its escape."""
    packed = json.dumps(head, separators=(",", ":")).encode()
    return _LENGTHS.pack(len(packed), len(body)) + packed + body


def lengths(start: bytes) -> tuple[int, int]:
    """Of the head and of the body."""
    head, body = _LENGTHS.unpack(start)
    return head, body
