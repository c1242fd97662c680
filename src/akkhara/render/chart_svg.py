"""Charts as SVG: letters as outlines, each glyph drawn once and used; the rest as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from unicodedata import combining, east_asian_width

from akkhara.render.charts import Cell, Chart, Row
from akkhara.render.comparing import MARKS, Compared, ComparisonChart
from akkhara.render.pictures import glyph_path
from akkhara.render.shaping import Shaped, as_given, shaped

__all__ = ["Sheet", "chart_svg", "comparison_svg"]

_INK, _SOFT, _LINE, _RED, _TINT = "#1f1a17", "#665d54", "#ddd5c8", "#a3361f", "#f6f1e7"
_LATIN = "'Libertinus Serif','Gentium Plus','Noto Serif',Georgia,serif"
_HAN = "'Noto Serif CJK TC','Noto Serif TC','Songti TC',PMingLiU,serif"
_LETTER = 44.0  # px to the em of a letter
_MARGIN, _HEAD, _COLUMN = 64.0, 76.0, 96.0
_WIDTH = 2 * _MARGIN + _HEAD + 12 * _COLUMN
_STYLE = (
    f"text{{font-family:{_LATIN};fill:{_INK}}}"
    f".h{{font-family:{_HAN}}}.s{{fill:{_SOFT}}}.r{{fill:{_RED}}}.c{{text-anchor:middle}}"
    ".e{text-anchor:end}"
)


class Sheet:
    """An SVG document that grows downwards: outlines are kept once, what is drawn uses them."""

    def __init__(self, id: str, title: str, width: float = _WIDTH) -> None:
        self._id = id
        self._title = title
        self.width = width
        self.y = _MARGIN
        self._outlines: dict[int, str] = {}
        self._parts: list[str] = []

    def add(self, part: str) -> None:
        """Adds what is SVG already."""
        self._parts.append(part)

    def text(
        self, x: float, y: float, size: float, said: str, css: str = "", more: str = ""
    ) -> None:
        """One line of text."""
        if said:
            self.add(
                f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" class="{css}"{more}>'
                f"{escape(said)}</text>"
            )

    def mixed(self, x: float, y: float, size: float, said: str, css: str = "") -> None:
        """One line of Latin and Chinese."""
        runs = "".join(
            f'<tspan class="h {css}" lang="zh-Hant">{escape(run)}</tspan>' if han else escape(run)
            for han, run in _runs(said)
        )
        if said:
            self.add(
                f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" class="{css}">{runs}</text>'
            )

    def paragraph(self, x: float, size: float, said: str, width: float, css: str = "") -> None:
        """Lines of Latin and Chinese, broken at the width, downwards from `y`."""
        for line in _broken(said, width / size):
            self.y += size * 1.5
            self.mixed(x, self.y, size, line, css)

    def line(self, x: float, to: float, color: str = _LINE, width: float = 1) -> None:
        """A rule across, at `y`."""
        self.add(
            f'<path d="M{_n(x)} {_n(self.y)}H{_n(to)}" stroke="{color}" '
            f'stroke-width="{_n(width)}"/>'
        )

    def letter(
        self, middle: float, base: float, drawn: Shaped, said: str, em: float = _LETTER,
        color: str = _INK,
    ) -> None:  # fmt: skip
        """An akṣara, its ink in the middle of a column, its base line at `base`."""
        left, _, right, _ = drawn.box
        scale = em / 1000
        uses = []
        for one in drawn.glyphs:
            path = glyph_path(one.id)
            if path:
                self._outlines[one.id] = path
                uses.append(f'<use href="#{self._id}-{one.id}" x="{_n(one.x)}" y="{_n(-one.y)}"/>')
        at = middle - (left + right) / 2 * scale
        self.add(
            f'<g role="img" aria-label="{escape(said)}" fill="{color}" '
            f'transform="translate({_n(at)} {_n(base)}) scale({scale:g})">'
            f"<title>{escape(said)}</title>{''.join(uses)}</g>"
        )

    def document(self) -> str:
        """The whole document."""
        outlines = "".join(
            f'<path id="{self._id}-{id}" d="{path}"/>' for id, path in self._outlines.items()
        )
        height = self.y + _MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(self.width)} {_n(height)}" '
            f'width="{_n(self.width)}" height="{_n(height)}" lang="en">'
            f"<title>{escape(self._title)}</title><style>{_STYLE}</style><defs>{outlines}</defs>"
            f'<rect width="100%" height="100%" fill="#fff"/>' + "\n".join(self._parts) + "</svg>\n"
        )


def chart_svg(chart: Chart) -> str:
    """A chapter as one SVG document."""
    sheet = Sheet(f"{chart.recension}{chart.number}", f"{chart.treatise}: {chart.title}")
    _heading(sheet, chart)
    if len(chart.columns) == 1 and not chart.listed:
        _squares(sheet, chart)
    elif chart.rows:
        _series(sheet, chart)
    _legend(sheet, chart)
    return sheet.document()


def _heading(sheet: Sheet, chart: Chart) -> None:
    right = sheet.width - _MARGIN
    sheet.y += 34
    sheet.mixed(_MARGIN, sheet.y, 46, chart.title)
    sheet.text(right, sheet.y - 14, 21, chart.treatise, "h e", ' lang="zh-Hant"')
    sheet.text(right, sheet.y + 10, 16, chart.heading, "e s")
    sheet.y += 14
    width = sheet.width - 2 * _MARGIN
    sheet.paragraph(_MARGIN, 19, chart.says, width)
    sheet.paragraph(_MARGIN, 16, f"「{chart.quote}」 {chart.source}", width, "s")
    sheet.paragraph(_MARGIN, 16, chart.summary, width, "s")
    if chart.note:
        sheet.paragraph(_MARGIN, 16, chart.note, width, "s")
    sheet.y += 26
    sheet.line(_MARGIN, right, _INK, 1.5)


def _series(sheet: Sheet, chart: Chart) -> None:
    right = sheet.width - _MARGIN
    sheet.y += 26
    for at, vowel in enumerate(chart.columns):
        sheet.text(_middle(at), sheet.y, 17, vowel, "c r", ' font-style="italic"')
    sheet.y += 12
    for row in chart.rows:
        sheet.line(_MARGIN, right, _SOFT if row.begins else _LINE, 1)
        if row.left is not None:
            _omission(sheet, row)
        else:
            _row(sheet, row)
    sheet.line(_MARGIN, right, _INK, 1.5)


def _middle(column: int) -> float:
    return _MARGIN + _HEAD + (column + 0.5) * _COLUMN


def _row(sheet: Sheet, row: Row) -> None:
    drawn = [(cell, _drawn(cell)) for cell in row.cells if cell.siddham]
    up, down = _extent([one for _, one in drawn])
    base = sheet.y + 16 + up * _LETTER
    label = base + down * _LETTER + 20
    for at, (cell, one) in enumerate(drawn):
        _cell(sheet, _middle(at), base, label, cell, one)
    if row.number is not None:
        sheet.text(_MARGIN + 4, base - 10, 12, str(row.number), "s")
    head = row.letter.split("+")[-1] if row.letter else ""
    sheet.text(_MARGIN + _HEAD - 16, base - 10, 22, head, "e r", ' font-style="italic"')
    sheet.mixed(_MARGIN + 4, base + 12, 13, row.listed_as)
    bottom = label + 6 + 17 * max((len(cell.names) for cell, _ in drawn), default=0)
    if row.note and len(row.cells) == 1:
        # One form leaves the other columns to the note.
        sheet.y = base - 28
        sheet.paragraph(_MARGIN + _HEAD + _COLUMN + 16, 14, row.note, 11 * _COLUMN - 32, "s")
    elif row.note:
        sheet.y = bottom
        sheet.paragraph(_MARGIN + _HEAD + 16, 14, row.note, 12 * _COLUMN - 32, "s")
        bottom = sheet.y
    sheet.y = max(bottom, sheet.y) + 10


def _drawn(cell: Cell) -> Shaped:
    return shaped(cell.iast) if cell.iast else as_given(cell.siddham)


def _cell(sheet: Sheet, x: float, base: float, label: float, cell: Cell, drawn: Shaped) -> None:
    said = cell.iast or "a sign without sound"
    sheet.letter(x, base, drawn, f"{said}, in CBETA's table" if cell.attested else said)
    sheet.text(x, label, 14, cell.iast, "c" if cell.attested else "c s")
    if cell.attested:
        _dot(sheet, x + _ems(cell.iast) * 7 + 9, label - 5)
    for number, name in enumerate(cell.names, 1):
        size = min(12.5, (_COLUMN - 4) / max(_ems(name), 1))
        sheet.text(x, label + 17 * number + 1, size, name, "h c", ' lang="zh-Hant"')


def _dot(sheet: Sheet, x: float, y: float) -> None:
    """The mark of what CBETA's table has."""
    sheet.add(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="3" fill="{_RED}"/>')


def _omission(sheet: Sheet, row: Row) -> None:
    """A letter that makes no series here: tinted, with the reason where its forms would stand."""
    top = sheet.y
    if row.cells:
        drawn = _drawn(row.cells[0])
        up, down = _extent([drawn])
        base = top + 14 + up * _LETTER
        sheet.y = base + down * _LETTER + 30
        middle = base - 8
    else:
        base = 0.0
        sheet.y = top + 40
        middle = top + 26
    sheet.add(
        f'<rect x="{_n(_MARGIN)}" y="{_n(top)}" width="{_n(sheet.width - 2 * _MARGIN)}" '
        f'height="{_n(sheet.y - top)}" fill="{_TINT}"/>'
    )
    x = _MARGIN + _HEAD
    if row.cells:
        sheet.letter(_middle(0), base, drawn, f"{row.cells[0].iast}, head form only", color=_SOFT)
        sheet.text(_middle(0), sheet.y - 10, 14, row.cells[0].iast, "c s")
        x += _COLUMN
    sheet.text(_MARGIN + _HEAD - 16, middle, 22, row.letter, "e r", ' font-style="italic"')
    sheet.mixed(x + 16, middle, 15, row.why, "s")


def _squares(sheet: Sheet, chart: Chart) -> None:
    """A chapter with one vowel, five letters a line as the alphabet has them."""
    lines: list[list[Row]] = [[]]
    for row in chart.rows:
        if lines[-1] and (row.begins or len(lines[-1]) == 5):
            lines.append([])
        lines[-1].append(row)
    wide = (sheet.width - 2 * _MARGIN) / 5
    for line in lines:
        kept = [row for row in line if row.left is None]
        up, down = _extent([_drawn(row.cells[0]) for row in kept], 1.6)
        base = sheet.y + 22 + up * _LETTER
        label = base + down * _LETTER + 22
        for at, row in enumerate(line):
            x = _MARGIN + (at + 0.5) * wide
            if row.left is not None:
                sheet.text(x, base - 16, 18, row.letter, "c s", ' font-style="italic"')
                for number, part in enumerate(_broken(row.why, wide / 14)):
                    sheet.mixed(x - wide / 2 + 12, base + 8 + 18 * number, 13, part, "s")
                continue
            cell, drawn = row.cells[0], _drawn(row.cells[0])
            sheet.letter(x, base, drawn, cell.iast, 1.6 * _LETTER)
            sheet.text(x, label, 17, cell.iast, "c" if cell.attested else "c s")
            sheet.text(x, label + 21, 15, " · ".join(cell.names), "h c", ' lang="zh-Hant"')
            if cell.attested:
                _dot(sheet, x + _ems(cell.iast) * 8.5 + 11, label - 6)
        sheet.y = label + 34
        sheet.line(_MARGIN, sheet.width - _MARGIN)


def _extent(drawn: Sequence[Shaped], scale: float = 1.0) -> tuple[float, float]:
    """How far the ink of a row goes up and down from the base line, in ems."""
    up = max([0.75, *(one.box[3] / 1000 for one in drawn)])
    down = max([0.14, *(-one.box[1] / 1000 for one in drawn)])
    return up * scale, down * scale


def _legend(sheet: Sheet, chart: Chart) -> None:
    sheet.y += 30
    _dot(sheet, _MARGIN + 5, sheet.y - 4)
    sheet.text(
        _MARGIN + 16, sheet.y, 14,
        f"CBETA's table of Siddham signs has it: {chart.attested} of {chart.forms}.", "s",
    )  # fmt: skip
    if any(row.left for row in chart.rows):
        sheet.y += 20
        sheet.mixed(
            _MARGIN, sheet.y, 14,
            "Tinted: what the chapter does not write"
            + (", with the reason that 悉曇藏 3 gives." if chart.policy == "annen" else "."), "s",
        )  # fmt: skip
    notes = [one.to_text() for one in chart.names if one.note or one.restored != one.text]
    if notes:
        sheet.y += 8
    for note in notes:
        sheet.paragraph(_MARGIN, 13, note, sheet.width - 2 * _MARGIN, "s")


def comparison_svg(chart: ComparisonChart) -> str:
    """Two recensions side by side as one SVG document."""
    right, wide = _WIDTH - _MARGIN, 17
    sheet = Sheet(f"{chart.a}-{chart.b}", f"{chart.name_a} and {chart.name_b}")
    sheet.y += 34
    sheet.mixed(_MARGIN, sheet.y, 38, f"{chart.name_a} and {chart.name_b}")
    sheet.y += 10
    sheet.paragraph(_MARGIN, 18, chart.summary, right - _MARGIN)
    sheet.y += 30
    at = _MARGIN
    for mark, (sign, color, _) in MARKS.items():
        said = chart.said(mark)
        if sign:
            sheet.text(at, sheet.y, 16, sign, "", f' style="fill:{color}" font-weight="600"')
            at += 14
        sheet.mixed(at, sheet.y, 15, said, "s")
        at += 28 + _ems(said) * 15
    column = (right - _MARGIN) / wide
    for part in chart.parts:
        sheet.y += 34
        sheet.line(_MARGIN, right, _INK, 1.5)
        sheet.y += 26
        sheet.mixed(_MARGIN, sheet.y, 19, part.title)
        sheet.mixed(right, sheet.y, 14, part.counts, "e s")
        sheet.y += 8
        for start in range(0, len(part.cells), wide):
            _compared(sheet, part.cells[start : start + wide], column)
    return sheet.document()


def _compared(sheet: Sheet, cells: Sequence[Compared], column: float) -> None:
    drawn = [shaped(cell.iast) for cell in cells]
    up, down = _extent(drawn, 0.8)
    base = sheet.y + 12 + up * _LETTER
    label = base + down * _LETTER + 18
    for at, (cell, one) in enumerate(zip(cells, drawn, strict=True)):
        sign, color, _ = MARKS[cell.mark]
        x = _MARGIN + (at + 0.5) * column
        sheet.letter(x, base, one, f"{cell.iast}: {cell.said}", 0.8 * _LETTER, color)
        sheet.text(x, label, 14, f"{cell.iast} {sign}".strip(), "c", f' style="fill:{color}"')
        sheet.text(x, label + 15, 11, cell.where, "c s")
    sheet.y = label + (16 if any(cell.where for cell in cells) else 4)


def _runs(said: str) -> Iterator[tuple[bool, str]]:
    """Stretches of Chinese and of the rest."""
    run, han = "", False
    for char in said:
        here = east_asian_width(char) in "WF" or (han and char == "…")
        if run and here != han:
            yield han, run
            run = ""
        run, han = run + char, here
    if run:
        yield han, run


def _ems(said: str) -> float:
    """How wide a text is, about, in ems: a Chinese character one, a Latin one half."""
    return sum(
        1.0 if east_asian_width(char) in "WF" else 0.0 if combining(char) else 0.53 for char in said
    )


def _broken(said: str, ems: float) -> Iterator[str]:
    """Lines no wider than so many ems, broken at spaces and between Chinese characters."""
    line, width = "", 0.0
    for word in _words(said):
        wide = _ems(word)
        if line and width + wide > ems:
            yield line.rstrip()
            line, width = "", 0.0
        line, width = line + word, width + wide
    if line.strip():
        yield line.rstrip()


def _words(said: str) -> Iterator[str]:
    word = ""
    for char in said:
        if east_asian_width(char) in "WF":
            if word:
                yield word
            yield char
            word = ""
        else:
            word += char
            if char == " ":
                yield word
                word = ""
    if word:
        yield word


def _n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))
