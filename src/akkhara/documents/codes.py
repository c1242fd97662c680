"""CBETA's glyph codes in a document: SD-XXXX (Siddham) and RJ-XXXX (Rañjanā).

A code is resolved from the document's own declaration first, else by its position in the code
space, which `akkhara.siddham.decode` reads. As a character a code is private use: U+FA000 + XXXX
for Siddham, U+100000 + XXXX for Rañjanā.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from akkhara.errors import AkkharaError
from akkhara.values import Value

__all__ = ["PRIVATE", "Codes", "Declared", "Resolved", "character", "code_of"]

_CODE = re.compile(
    r"(SD|RJ)-([A-F][0-9A-F])(4[0-9A-F]|[56][0-9A-F]|7[0-9A-E]|[A-E][0-9A-F]|F[0-9A-E])"
)
_BASE = {"SD": 0xFA000, "RJ": 0x100000}
# Both spaces as the inside of a regex class: lead bytes A1 to FE, trail bytes 40 to FE.
PRIVATE = f"{chr(0xFA000 + 0xA140)}-{chr(0xFA000 + 0xFEFE)}{chr(0x10A140)}-{chr(0x10FEFE)}"


@dataclass(frozen=True, slots=True)
class Declared(Value):
    """What a document's `charDecl` says of a code: romanised (`iast`; `cbeta` in CBETA's own ASCII
    scheme), a `symbol` when it is no letter, a `composition` or `unicode` for Chinese."""

    code: str
    iast: str = ""
    cbeta: str = ""
    symbol: str = ""
    composition: str = ""
    unicode: str = ""


@dataclass(frozen=True, slots=True)
class Resolved(Value):
    """What a code stands for.

    Fields: `code`; `iast`, empty when nothing says; `how`: declaration, position, symbol or
    unknown; `position_iast`, what its position says, when the declaration says something else;
    `note`.
    """

    code: str
    iast: str
    how: str
    position_iast: str = ""
    note: str = ""


def character(code: str) -> str:
    """The private-use character of a code; empty for what is no code.

    >>> f"{ord(character('SD-A557')):X}", character("SD-A5"), character("CB00166")
    ('104557', '', '')
    """
    found = _CODE.fullmatch(code)
    return chr(_BASE[found[1]] + int(found[2] + found[3], 16)) if found else ""


def code_of(char: str) -> str:
    """The code of a private-use character; empty for any other.

    >>> code_of(chr(0x104557)), code_of("k")
    ('SD-A557', '')
    """
    value = ord(char)
    for family, base in _BASE.items():
        if 0xA140 <= value - base <= 0xFEFE:
            code = f"{family}-{value - base:04X}"
            return code if _CODE.fullmatch(code) else ""
    return ""


class Codes:
    """The codes of one document: its declarations, and the position for what they leave open."""

    def __init__(self, declared: Mapping[str, Declared] = MappingProxyType({})) -> None:
        self.declared = declared
        self._known: dict[str, Resolved] = {}

    def resolve(self, code: str) -> Resolved:
        """What the code stands for in this document."""
        found = self._known.get(code)
        if found is None:
            found = self._known[code] = self._resolved(code)
        return found

    def _resolved(self, code: str) -> Resolved:
        own = self.declared.get(code)
        by_position, note = _by_position(code)
        if own and own.iast and "?" not in own.iast:
            differs = by_position if by_position and by_position != own.iast else ""
            return Resolved(code, own.iast, "declaration", differs, note)
        if by_position:
            return Resolved(code, by_position, "position", "", note)
        if own and own.symbol:
            return Resolved(code, "", "symbol", "", own.symbol)
        return Resolved(code, "", "unknown", "", note)


@lru_cache(maxsize=8192)
def _by_position(code: str) -> tuple[str, str]:
    """IAST and note that the code's place in the code space gives."""
    if not code.startswith("SD-"):
        return "", ""
    from akkhara.siddham import decode

    try:
        found = decode(code)
    except AkkharaError as error:
        return "", error.message
    return found.iast or "", found.note or ""
