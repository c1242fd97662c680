"""CBETA's codes of Siddhaṃ and Rañjanā signs, by arithmetic.

`SD-XXXX` is a Big5 code, and the codes stand in the order of the eighteen chapters, so that a code
is decoded without any table. The private-use character is U+FA000 + XXXX (Rañjanā, `RJ-XXXX`:
U+100000 + XXXX).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.akshara import akshara as one_akshara
from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.siddham.attested import is_attested
from akkhara.siddham.layout import slots
from akkhara.values import Value

__all__ = ["Glyph", "decode", "encode", "position", "private_use"]

_CODE = re.compile(r"#?(SD|RJ)-([0-9A-Fa-f]{4})")
_HINT = "a code is SD-XXXX or RJ-XXXX, as SD-A440, or its private-use character"
_OFFSETS = {"SD": 0xFA000, "RJ": 0x100000}
# The Big5 rows: 63 trail bytes 40-7E, then 94 trail bytes A1-FE.
_LOW, _HIGH = range(0x40, 0x7F), range(0xA1, 0xFF)
_ROW = len(_LOW) + len(_HIGH)
_FIRST, _LAST = 0xA4, 0xFE
_HOLE = range(0xC6A1, 0xC8FF)
# In that hole stand the rest of row C6, and rows C7 and C8.
_HOLE_SIZE = len(_HIGH) + 2 * _ROW


@dataclass(frozen=True, slots=True)
class Glyph(Value):
    """What a code means.

    Fields: `code`; `character`, its private-use character; `iast`, empty when the position means no
    syllable; `position`, 0-based from SD-A440; `chapter`, None outside the chapters; `form`, the
    form or sign in words, empty when unknown; `note`; `attested`, in CBETA's table.
    """

    code: str
    character: str
    iast: str
    position: int
    chapter: int | None
    form: str
    note: str
    attested: bool

    def to_text(self) -> str:
        """One line: code, position, form, chapter, note."""
        chapter = f"ch. {self.chapter}" if self.chapter else ""
        parts = [self.code, f"position {self.position}", self.form, chapter, self.note]
        return "  ".join(part for part in parts if part)


def decode(code: str) -> Glyph:
    """The syllable that a CBETA code stands for.

    Parameters: `code`, as SD-A44C (a leading # is allowed) or its private-use character.

    Positions mean syllables in A440-CFF7. Elsewhere, and for Rañjanā, `iast` is empty and the note
    says that only the document's own declaration resolves the code.

    Errors: `RequestError` for what is no code of the space.

    >>> decode("SD-A44C").iast, decode("SD-A44C").position, decode("\\U0010444C").iast
    ('kha', 12, 'kha')
    >>> decode("SD-E040").iast
    ''
    >>> decode("SD-C6A1")
    Traceback (most recent call last):
    akkhara.errors.RequestError: SD-C6A1 is no code: C6A1-C8FE is the hole of Big5
    """
    kind, value = _parse(code)
    at = position(value)
    name = f"{kind}-{value:04X}"
    layout = slots()
    if kind == "RJ":
        note = "Rañjanā: only a document's own declaration resolves the code"
        return Glyph(name, private_use(kind, value), "", at, None, "", note, False)
    if at >= len(layout):
        note = "outside A440-CFF7: only a document's own declaration resolves the code"
        return Glyph(name, private_use(kind, value), "", at, None, "", note, False)
    slot = layout[at]
    said = _notes().get(name, "")
    if slot.chapter is None:
        said = "; ".join(filter(None, ("the table of letters after the chapters", said)))
    return Glyph(
        code=name,
        character=private_use(kind, value),
        iast=slot.iast,
        position=at,
        chapter=slot.chapter,
        form=slot.form,
        note=said,
        attested=bool(slot.iast) and is_attested(slot.iast),
    )


def encode(akshara: str) -> tuple[Glyph, ...]:
    """All codes of the layout that mean a syllable; empty when it has none.

    Parameters: `akshara`, one syllable in any script.

    Letters have a code in the first chapter and one in the table of letters; forms of two chapters
    have one in each. Variants outside A440-CFF7 have no position and are not found.

    Errors: `ScriptError` when the text is not one akṣara.

    >>> [glyph.code for glyph in encode("kha")]
    ['SD-A44C', 'SD-CFD6']
    >>> [(g.code, g.chapter) for g in encode("ṅya")], encode("kta")
    ([('SD-A6F0', 2), ('SD-CAD8', 15)], ())
    """
    iast = one_akshara(akshara).iast
    return tuple(decode(f"SD-{_value(at):04X}") for at in _positions().get(iast, ()))


def private_use(kind: str, value: int) -> str:
    """The private-use character of a code: kind SD or RJ, its four hexadecimal digits as a number.

    >>> f"{ord(private_use('SD', 0xA440)):X}", f"{ord(private_use('RJ', 0xC943)):X}"
    ('104440', '10C943')
    """
    return chr(_OFFSETS[kind] + value)


def position(value: int) -> int:
    """The 0-based place of a Big5 code from A440, the hole C6A1-C8FE left out.

    Errors: `RequestError` when it is no such code.

    >>> position(0xA440), position(0xA4A1), position(0xC940)
    (0, 63, 5401)
    """
    lead, trail = divmod(value, 0x100)
    if value in _HOLE:
        raise RequestError(f"SD-{value:04X} is no code: C6A1-C8FE is the hole of Big5", hint=_HINT)
    if not _FIRST <= lead <= _LAST or (trail not in _LOW and trail not in _HIGH):
        raise RequestError(
            f"SD-{value:04X} is no code: the first byte is A4-FE, the second 40-7E or A1-FE",
            hint=_HINT,
        )
    column = trail - _LOW.start if trail in _LOW else len(_LOW) + trail - _HIGH.start
    before = _HOLE_SIZE if value > _HOLE.start else 0
    return (lead - _FIRST) * _ROW + column - before


def _value(at: int) -> int:
    if at >= position(0xC940):
        at += _HOLE_SIZE
    row, column = divmod(at, _ROW)
    trail = _LOW[column] if column < len(_LOW) else _HIGH[column - len(_LOW)]
    return (_FIRST + row) * 0x100 + trail


def _parse(code: str) -> tuple[str, int]:
    if isinstance(code, str):
        whole = _CODE.fullmatch(code.strip())
        if whole:
            return whole[1], int(whole[2], 16)
        if len(code) == 1:
            for kind, offset in _OFFSETS.items():
                value = ord(code) - offset
                # The two ranges do not meet: SD ends at U+109EFE, RJ begins at U+10A440.
                if 0xA440 <= value <= 0xFEFE:
                    return kind, value
    raise RequestError(f"{code!r} is no CBETA code", hint=_HINT)


@cache
def _positions() -> Mapping[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for at, slot in enumerate(slots()):
        if slot.iast:
            found.setdefault(slot.iast, []).append(at)
    return MappingProxyType({iast: tuple(at) for iast, at in found.items()})


@cache
def _notes() -> Mapping[str, str]:
    rows = read_rows("akkhara.siddham", "data/cbeta-notes.tsv", ["code", "note"])
    return MappingProxyType({row["code"]: row["note"] for row in rows})
