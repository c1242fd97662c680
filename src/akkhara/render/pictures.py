"""One akṣara as a picture: SVG for pages, braille characters for terminals.

Every picture says in IAST what it shows: as title and label in SVG, as its last line in braille.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise

from akkhara.errors import RequestError
from akkhara.render.shaping import Shaped, outline, shaped

__all__ = ["draw", "glyph_path", "path_data", "svg"]

_MARGIN = 40  # thousandths of an em around the ink
_SAMPLES = 4  # lines in each row of dots
_FULL = 0.42  # share of a dot that ink must cover
_CURVE = 8  # straight pieces to a curve

Edge = tuple[float, float, float, float]


def svg(akshara: str, variant: str | None = None) -> str:
    """Draws an akṣara as SVG, in the colour of the text around it.

    Parameters: `akshara`, one akṣara in any script (phaṭ and its like, written as one sign, are
    taken too); `variant`, a stylistic set of the font: cloud or warbler (the two shapes of u), ai,
    seed (forms of seed syllables), rya, r, or the tags ss01 to ss06.

    The picture is cut to its ink, and bears its IAST as title and label. What Unicode lacks a sign
    for (kḷ) is drawn by a fallback, and the description says so.

    Errors: `ScriptError` when the text is no akṣara; `RequestError` for an unknown variant, or when
    uharfbuzz is not installed (`pip install 'akkhara[render]'`).

    >>> picture = svg("kya")
    >>> picture.startswith("<svg"), "<title>kya</title>" in picture
    (True, True)
    """
    drawn = shaped(akshara, variant)
    left, bottom, right, top = drawn.box
    box = (left - _MARGIN, -top - _MARGIN, right - left + 2 * _MARGIN, top - bottom + 2 * _MARGIN)
    said = escape(drawn.iast)
    about = f"Siddham {drawn.text}" + (f", variant {drawn.variant}" if drawn.variant else "")
    about += f"; {drawn.note}" if drawn.note else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(_number, box))}" '
        f'role="img" aria-label="{said}"><title>{said}</title><desc>{escape(about)}</desc>'
        f'<path fill="currentColor" d="{path_data(drawn)}"/></svg>'
    )


def path_data(drawn: Shaped) -> str:
    """The outlines of all glyphs as the data of one SVG path, y downwards."""
    return "".join(glyph_path(one.id, one.x, one.y) for one in drawn.glyphs)


@lru_cache(maxsize=1024)
def glyph_path(id: int, x: float = 0, y: float = 0) -> str:
    """The outline of one glyph as path data, y downwards, moved by x and (upwards) y."""
    parts = []
    for letter, at in outline(id):
        moved = (
            _number(x + value) if index % 2 == 0 else _number(-y - value)
            for index, value in enumerate(at)
        )
        parts.append(letter + " ".join(moved))
    return "".join(parts)


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def draw(akshara: str, variant: str | None = None, rows: int = 10) -> str:
    """Draws an akṣara in braille characters, for terminals, with its IAST below.

    Parameters: `akshara` and `variant` as for `svg`; `rows`, lines of the picture, 2 to 60.

    Errors: as for `svg`, and `RequestError` for a number of rows outside these bounds.

    >>> print(draw("ka", rows=4).splitlines()[-1])
    ka
    """
    if isinstance(rows, bool) or not isinstance(rows, int) or not 2 <= rows <= 60:
        raise RequestError(f"rows cannot be {rows!r}", hint="a whole number from 2 to 60")
    drawn = shaped(akshara, variant)
    left, bottom, right, top = drawn.box
    dot = max((top - bottom) / (rows * 4), 1.0)
    across = int((right - left) / dot) + 1
    across += across % 2
    edges = list(_edges(drawn))
    dots = [_row(edges, top - row * dot, left, dot, across) for row in range(rows * 4)]
    lines = []
    for at in range(0, rows * 4, 4):
        four = dots[at : at + 4]
        cells = (_cell(four, column) for column in range(0, across, 2))
        lines.append("".join(cells).rstrip("\u2800"))
    return "\n".join([*lines, drawn.iast])


# The bits of a braille character, column by column from the top.
_BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))


def _cell(four: Sequence[Sequence[bool]], column: int) -> str:
    bits = sum(
        _BITS[side][line] for side in (0, 1) for line in range(4) if four[line][column + side]
    )
    return chr(0x2800 + bits)


def _row(edges: Sequence[Edge], top: float, left: float, dot: float, across: int) -> list[bool]:
    """One row of dots: those that the ink covers enough of (winding rule: not zero)."""
    covered = [0.0] * across
    for sample in range(_SAMPLES):
        y = top - dot * (sample + 0.5) / _SAMPLES
        for begin, end in _inked(edges, y):
            first = max(int((begin - left) / dot), 0)
            last = min(int((end - left) / dot), across - 1)
            for column in range(first, last + 1):
                at = left + column * dot
                covered[column] += max(min(end, at + dot) - max(begin, at), 0) / dot
    return [share / _SAMPLES >= _FULL for share in covered]


def _inked(edges: Sequence[Edge], y: float) -> Iterator[tuple[float, float]]:
    """The stretches of a horizontal line that lie in the ink."""
    crossings = sorted(
        (x0 + (y - y0) * (x1 - x0) / (y1 - y0), 1 if y1 > y0 else -1)
        for x0, y0, x1, y1 in edges
        if (y0 <= y) != (y1 <= y)
    )
    winding = 0
    for (x, way), (following, _) in pairwise(crossings):
        winding += way
        if winding:
            yield x, following


def _edges(drawn: Shaped) -> Iterator[Edge]:
    """Straight edges of all outlines, curves cut into pieces."""
    for glyph in drawn.glyphs:
        here = begin = (0.0, 0.0)
        for letter, at in outline(glyph.id):
            points = [(glyph.x + x, glyph.y + y) for x, y in zip(at[::2], at[1::2], strict=True)]
            if letter == "M":
                here = begin = points[0]
            elif letter == "Z":
                yield (*here, *begin)
                here = begin
            else:
                for there in _pieces([here, *points]):
                    yield (*here, *there)
                    here = there


def _pieces(points: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points along a line or a Bézier curve, the first left out."""
    if len(points) == 2:
        yield points[1]
        return
    for step in range(1, _CURVE + 1):
        share = step / _CURVE
        level = points
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in pairwise(level)
            ]
        yield level[0]
