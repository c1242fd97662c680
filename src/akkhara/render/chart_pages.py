"""Charts as HTML pages and as PDF."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from akkhara.data import read_text
from akkhara.render.charts import Cell, Chart, Row
from akkhara.render.comparing import MARKS, Compared, ComparisonChart
from akkhara.render.font import font_face
from akkhara.render.shaping import Shaped, as_given, shaped
from akkhara.render.typesetting import extent, letter, typeset

if TYPE_CHECKING:
    from jinja2 import Template

__all__ = ["chart_html", "chart_pdf", "comparison_html", "comparison_pdf"]

_LONG = 3_000  # forms of a chart that goes without tags: they would take longer than all the rest
_LINE = 0.5  # ems below the base line that a line of the page has
_SQUARE = 5  # letters in a row of the alphabet
_WIDE = 17  # columns of a comparison: half of the thirty-four letters


def chart_html(chart: Chart) -> str:
    """A chapter as one HTML page that fetches nothing."""
    return _page("chart.html.j2", chart=chart, notes=_notes(chart), lines=_lines(chart))


def comparison_html(chart: ComparisonChart) -> str:
    """Two recensions side by side as one HTML page that fetches nothing."""
    return _page("comparison.html.j2", chart=chart, marks=MARKS)


def chart_pdf(chart: Chart) -> bytes:
    """A chapter as A4 pages."""
    data = chart.to_dict()
    rows = [_printed(row) for row in chart.rows]
    square = len(chart.columns) == 1 and not chart.listed
    lines = [[_printed(row) for row in line] for line in _lines(chart)] if square else []
    for line in lines:
        for name in ("up", "down"):
            most = max(row[name] for row in line)
            for row in line:
                row[name] = most
    data |= {
        "rows": rows,
        "squares": square,
        "lines": lines,
        "heading": chart.heading,
        "summary": chart.summary,
        "tinted": any(row.left for row in chart.rows),
        "notes": _notes(chart),
        "foot": f"{chart.treatise} · {chart.heading} · {chart.policy} · Akkhara",
        "names": [],
    }
    return typeset("chart", data, tags=chart.forms < _LONG)


def comparison_pdf(chart: ComparisonChart) -> bytes:
    """Two recensions side by side as A4 pages."""
    data = chart.to_dict()
    for part, own in zip(data["parts"], chart.parts, strict=True):
        part["lines"] = []
        for start in range(0, len(own.cells), _WIDE):
            cells = own.cells[start : start + _WIDE]
            drawn = [shaped(one.iast) for one in cells]
            up, down = extent(drawn)
            shown = [
                {
                    "iast": one.iast,
                    "letter": letter(ink),
                    "sign": MARKS[one.mark][0],
                    "color": MARKS[one.mark][1],
                    "where": one.where,
                }
                for one, ink in zip(cells, drawn, strict=True)
            ]
            part["lines"].append({"up": up, "down": down, "cells": shown})
        del part["cells"]
    data["marks"] = [
        {"sign": sign, "color": color, "said": chart.said(mark)}
        for mark, (sign, color, _) in MARKS.items()
    ]
    data["foot"] = f"{chart.name_a} and {chart.name_b} · {chart.policy} · Akkhara"
    return typeset("comparison", data)


def _printed(row: Row) -> dict[str, Any]:
    cells = [cell for cell in row.cells if cell.siddham]
    drawn = [_drawn(cell) for cell in cells]
    up, down = extent(drawn)
    return {
        "number": row.number,
        "letter": row.letter.split("+")[-1],
        "cells": [
            {
                "iast": cell.iast,
                "letter": letter(ink),
                "attested": cell.attested,
                "names": list(cell.names),
            }
            for cell, ink in zip(cells, drawn, strict=True)
        ],
        "begins": row.begins,
        "said": row.listed_as,
        "note": row.note,
        "left": row.left is not None,
        "why": row.why,
        "up": up,
        "down": down,
    }


def _drawn(cell: Cell | Compared) -> Shaped:
    return shaped(cell.iast) if cell.iast else as_given(cell.siddham)


def _notes(chart: Chart) -> list[str]:
    """Names of which there is more to say than stands in their cell."""
    return [one.to_text() for one in chart.names if one.note or one.restored != one.text]


def _lines(chart: Chart) -> list[list[Row]]:
    """The letters five to a line, as the alphabet has them."""
    lines: list[list[Row]] = [[]]
    for row in chart.rows:
        if lines[-1] and (row.begins or len(lines[-1]) == _SQUARE):
            lines.append([])
        lines[-1].append(row)
    return lines


def _depth(cells: Iterable[Cell | Compared]) -> int:
    """How far the deepest letter stands below the line of a page, in tenths of an em."""
    _, down = extent(_drawn(cell) for cell in cells if cell.siddham)
    return max(round((down - _LINE) * 10), 0)


def _page(name: str, **context: Any) -> str:
    from akkhara import __version__

    return _template(name).render(
        version=__version__,
        font_face=font_face(),
        css=read_text("akkhara.render", "templates/chart.css"),
        **context,
    )


@cache
def _template(name: str) -> Template:
    from jinja2 import DictLoader, Environment, StrictUndefined
    from markupsafe import Markup

    pages = {
        page: read_text("akkhara.render", f"templates/{page}") for page in (name, "base.html.j2")
    }
    environment = Environment(
        loader=DictLoader(pages),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    # Stylesheet and font are ours; nothing else passes this filter.
    environment.filters["ours"] = Markup
    environment.filters["depth"] = _depth
    return environment.get_template(name)
