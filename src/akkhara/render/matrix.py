"""The correspondence plot: Sanskrit consonants by Middle Chinese initials, as SVG.

The area of a disc is the share of the consonant's own occurrences. The columns of the nasal
initials are tinted and their discs in voiced rows are of another colour: a denasalised school shows
as red discs in the tinted columns.
"""

from __future__ import annotations

from math import sqrt
from xml.sax.saxutils import escape

from akkhara.hanzi.initials import NASALS, Cell, Correspondences, correspondences

__all__ = ["plot", "svg_of"]

_CELL = 24  # px, width and height of a cell
_LEFT, _TOP = 56, 92  # px, room for the labels
_VOICED = frozenset({"g", "j", "ḍ", "d", "b", "v"})


def plot(manner: str = "all") -> str:
    """The correspondence plot of a translator, a letter table, or all, as an SVG document.

    Parameters: `manner` as for `hanzi.correspondences`. Every disc bears its letter, initial, count
    and characters as text (title), so that nothing is told by colour alone. Errors: `RequestError`.

    >>> plot("不空")[:5], "<title>d 泥" in plot("不空")
    ('<svg ', True)
    """
    return svg_of(correspondences(manner))


def svg_of(table: Correspondences) -> str:
    """The SVG of a table of correspondences."""
    columns = {initial: place for place, initial in enumerate(table.initials)}
    rows = {letter: place for place, letter in enumerate(table.letters)}
    width = _LEFT + _CELL * len(columns) + 16
    height = _TOP + _CELL * len(rows) + 56
    title = f"{table.name}: Sanskrit consonants by Middle Chinese initial"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="Noto Sans, Noto Sans CJK TC, '
        'sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="28" font-size="16" font-weight="600" fill="#1a1a1a">'
        f"{escape(title)}</text>",
        f'<text x="{_LEFT}" y="50" font-size="12" fill="#444">voiced stops written with a nasal '
        f"initial: {100 * table.denasalised:.0f} in a hundred (red); area is the share of the "
        "consonant</text>",
    ]
    for initial, place in columns.items():
        x = _LEFT + _CELL * place
        if initial in NASALS:
            parts.append(
                f'<rect x="{x}" y="{_TOP - 24}" width="{_CELL}" '
                f'height="{24 + _CELL * len(rows)}" fill="#fbeee6"/>'
            )
        parts.append(
            f'<text x="{x + _CELL / 2}" y="{_TOP - 8}" font-size="14" text-anchor="middle" '
            f'fill="#1a1a1a">{initial}</text>'
        )
    for letter, place in rows.items():
        y = _TOP + _CELL * place
        if place % 2 == 0:
            parts.append(
                f'<rect x="{_LEFT}" y="{y}" width="{_CELL * len(columns)}" height="{_CELL}" '
                'fill="#000" fill-opacity="0.03"/>'
            )
        parts.append(
            f'<text x="{_LEFT - 10}" y="{y + 17}" font-size="14" text-anchor="end" '
            f'fill="#1a1a1a">{letter}</text>'
        )
    parts += [_disc(cell, columns[cell.initial], rows[cell.letter]) for cell in table.cells]
    bottom = _TOP + _CELL * len(rows) + 24
    parts.append(
        f'<text x="{_LEFT}" y="{bottom}" font-size="11" fill="#444">tinted: initials that are '
        "nasals in the rime books</text>"
    )
    parts.append("</svg>")
    return "\n".join(parts)


def _disc(cell: Cell, column: int, row: int) -> str:
    radius = max(1.2, (_CELL / 2 - 1.5) * sqrt(cell.share))
    lost = cell.letter in _VOICED and cell.initial in NASALS
    said = f"{cell.letter} {cell.initial} {cell.count:g}: {' '.join(cell.characters)}"
    return (
        f'<circle cx="{_LEFT + _CELL * (column + 0.5)}" cy="{_TOP + _CELL * (row + 0.5)}" '
        f'r="{radius:.1f}" fill="{"#b3261e" if lost else "#1f4e79"}">'
        f"<title>{escape(said)}</title></circle>"
    )
