"""Akṣaras shaped with the package's font: glyphs, where they stand, and the box of their ink.

What Unicode cannot write is drawn by a fallback that the result names: there are no signs for ḷ and
ḹ, so kḷ is drawn as k with l and the sign of ṛ below it; the second of two vowels on one body
(dhṛe) is written as a sign, in the order in which the shaper takes them; and a final sign that
stands alone (ṃ) is set on a space, since the font would give it a dotted circle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from akkhara.akshara import Akshara, syllables
from akkhara.errors import RequestError, ScriptError
from akkhara.render.font import font_path
from akkhara.values import Value

__all__ = [
    "VARIANTS",
    "Placed",
    "Shaped",
    "as_given",
    "check_variant",
    "faults",
    "outline",
    "shaped",
    "written",
]

VARIANTS: Mapping[str, str] = MappingProxyType(
    {
        "cloud": "ss01",
        "warbler": "ss02",
        "ai": "ss03",
        "seed": "ss04",
        "rya": "ss05",
        "r": "ss06",
    }
)
"""The stylistic sets of the font by the names we give them: u as cloud (雲形) or warbler (鶯形),
the other ai, the forms of seed syllables (種子), the other rya and jña, the other r above."""

_VIRAMA, _CIRCLE, _SPACE = "\U000115bf", "\u25cc", "\u00a0"
_SIGNS = {
    "ā": "\U000115af",
    "i": "\U000115b0",
    "ī": "\U000115b1",
    "u": "\U000115b2",
    "ū": "\U000115b3",
    "e": "\U000115b8",
    "ai": "\U000115b9",
    "o": "\U000115b8\U000115af",
    "au": "\U000115b9\U000115af",
}
# e and the e of o go before a sign below the letter; the others after it.
_BEFORE = {"e", "ai", "i"}
_BELOW = {"ṛ": "\U000115b4", "ṝ": "\U000115b5"}
_FINALS = {"m̐": "\U000115bc", "ṃ": "\U000115bd", "ḥ": "\U000115be"}
_MOST = 64

Command = tuple[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Placed(Value):
    """A glyph of the font, `id`, and where its origin stands: `x`, `y`, in thousandths of an em."""

    id: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Shaped(Value):
    """Text as the font draws it.

    Fields: `iast`; `text`, the code points that were shaped; `variant`; `glyphs`; `advance`, the
    width it takes; `box`, left, bottom, right, top of its ink (y upwards from the base line);
    `note`, what stands for a sign that Unicode lacks, else empty.
    """

    iast: str
    text: str
    variant: str | None
    glyphs: tuple[Placed, ...]
    advance: float
    box: tuple[float, float, float, float]
    note: str


def check_variant(variant: str | None) -> str | None:
    """The variant's name, from its name or its tag; `RequestError` lists the six.

    >>> check_variant("ss04")
    'seed'
    """
    if variant is None or variant in VARIANTS:
        return variant
    for name, tag in VARIANTS.items():
        if variant == tag:
            return name
    raise RequestError(
        f"no variant {variant!r}",
        hint="known: " + ", ".join(f"{name} ({tag})" for name, tag in VARIANTS.items()),
    )


def shaped(akshara: str, variant: str | None = None) -> Shaped:
    """An akṣara, or a few that are written as one sign (phaṭ), as the font draws it.

    Parameters: `akshara`, in any script; `variant`, a stylistic set (see `VARIANTS`).

    Errors: `ScriptError` when the text is no akṣara, `RequestError` for an unknown variant and when
    uharfbuzz is not installed.

    >>> shaped("kya").text
    '𑖎𑖿𑖧'
    >>> shaped("kḷ").note
    'ḷ drawn as l with the sign of ṛ: Unicode has no sign for it'
    """
    return _shaped(akshara, check_variant(variant))


@cache
def _shaped(akshara: str, variant: str | None) -> Shaped:
    iast, text, note = written(akshara)
    return as_given(text, variant, iast, note)


def as_given(text: str, variant: str | None = None, iast: str = "", note: str = "") -> Shaped:
    """Code points as the font draws them, whatever they are: for signs that are no akṣara.

    >>> as_given("\u00a0\U000115bf").advance > 0
    True
    """
    hb = harfbuzz()
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(_font(), buffer, {VARIANTS[variant]: True} if variant else {})
    glyphs, at = [], 0
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(Placed(info.codepoint, at + place.x_offset, place.y_offset))
        at += place.x_advance
    return Shaped(iast, text, variant, tuple(glyphs), at, _ink(glyphs, at), note)


def _ink(glyphs: list[Placed], advance: float) -> tuple[float, float, float, float]:
    boxes = []
    for one in glyphs:
        ink = _font().get_glyph_extents(one.id)
        if ink is not None and ink.width:
            left, top = one.x + ink.x_bearing, one.y + ink.y_bearing
            boxes.append((left, top + ink.height, left + ink.width, top))
    if not boxes:
        return 0, 0, advance, 0
    lefts, bottoms, rights, tops = zip(*boxes, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def written(akshara: str) -> tuple[str, str, str]:
    """IAST, the code points to be shaped, and a note when something stands for a missing sign.

    >>> written("dhṛe")[1] == "\\U000115A0\\U000115B8\\U000115B4"
    True
    """
    found = syllables(akshara)
    if not found:
        raise ScriptError(f"{akshara!r} is no akṣara", offset=0, hint="give one akṣara, as kya")
    at = 0
    for start, end in [*((one.start, one.end) for one in found), (len(akshara), 0)]:
        if akshara[at:start].strip():
            said = f"{akshara[at:start]!r} is no akṣara"
            raise ScriptError(said, offset=at, hint="give akṣaras alone, as kya")
        at = end
    if len(found) > _MOST:
        raise RequestError(f"{len(found)} akṣaras are too many", hint=f"at most {_MOST} at once")
    iast, text, notes = "", "", []
    for one, second in _bodies(found):
        piece, note = _body(one, second)
        iast += one.iast + (second.iast if second else "")
        text += piece
        if note:
            notes.append(note)
    return iast, text, "; ".join(dict.fromkeys(notes))


def _bodies(found: list[Akshara]) -> Iterator[tuple[Akshara, Akshara | None]]:
    """Each akṣara, with the vowel that is written on the same body, if there is one."""
    at = 0
    while at < len(found):
        one, second = found[at], found[at + 1] if at + 1 < len(found) else None
        if (
            second is not None
            and one.onset
            and one.vowel in _BELOW
            and not one.final
            and not second.onset
            and second.vowel in _SIGNS
            and one.end == second.start
        ):
            yield one, second
            at += 2
        else:
            yield one, None
            at += 1


def _body(one: Akshara, second: Akshara | None) -> tuple[str, str]:
    if second is not None and one.vowel is not None and second.vowel is not None:
        body = Akshara(one.onset, "a").siddham
        below, sign = _BELOW[one.vowel], _SIGNS[second.vowel]
        if second.vowel in _BEFORE:
            body += sign + below
        elif second.vowel in ("o", "au"):
            body += sign[0] + below + sign[1]
        else:
            body += below + sign
        tail = "".join(_FINALS.get(part, "") for part in _parts(second.final))
        return body + tail, f"{one.vowel} and {second.vowel} as two signs on one body"
    if one.onset and one.vowel in ("ḷ", "ḹ"):
        like = "ṛ" if one.vowel == "ḷ" else "ṝ"
        stands = Akshara((*one.onset, "l"), like, one.final)
        said = f"{one.vowel} drawn as l with the sign of {like}: Unicode has no sign for it"
        return stands.siddham, said
    if not one.onset and one.vowel is None:
        return _SPACE + one.siddham, f"{one.final} stands alone"
    return one.siddham, ""


def _parts(final: str) -> list[str]:
    return ["ṃ", "ḥ"] if final == "ṃḥ" else [final]


def faults(drawn: Shaped) -> tuple[str, ...]:
    """What is wrong with a drawing: .notdef, dotted circle, visible virāma.

    A virāma is no fault where the text ends without a vowel.

    >>> faults(shaped("kṣmya")), faults(shaped("phaṭ"))
    ((), ())
    """
    font = _font()
    found = []
    ids = [one.id for one in drawn.glyphs]
    if 0 in ids:
        found.append(".notdef")
    if font.get_nominal_glyph(ord(_CIRCLE)) in ids:
        found.append("dotted circle")
    bare = sum(1 for one in syllables(drawn.iast) if one.onset and one.vowel is None)
    if ids.count(font.get_nominal_glyph(ord(_VIRAMA))) > bare:
        found.append("visible virāma")
    return tuple(found)


@cache
def outline(id: int) -> tuple[Command, ...]:
    """The outline of a glyph: M, L, Q, C and Z with their coordinates, y upwards."""
    found: list[Command] = []

    def command(letter: str) -> Any:
        def add(*given: Any) -> None:
            found.append((letter, tuple(map(float, given[:-1]))))

        return add

    hb = harfbuzz()
    funcs = hb.DrawFuncs()
    funcs.set_move_to_func(command("M"))
    funcs.set_line_to_func(command("L"))
    funcs.set_quadratic_to_func(command("Q"))
    funcs.set_cubic_to_func(command("C"))
    funcs.set_close_path_func(command("Z"))
    _font().draw_glyph(id, funcs, None)
    return tuple(found)


def harfbuzz() -> Any:
    """The shaper; `RequestError` with the command that installs it when it is missing."""
    try:
        import uharfbuzz
    except ImportError:
        raise RequestError(
            "drawing needs uharfbuzz, which is not installed",
            hint="pip install 'akkhara[render]'",
        ) from None
    return uharfbuzz


@cache
def _font() -> Any:
    hb = harfbuzz()
    return hb.Font(hb.Face(font_path("ttf").read_bytes()))
