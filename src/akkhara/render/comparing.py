"""Two recensions side by side as a chart: every cluster of either, and who has it where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from akkhara.akshara import akshara as one_akshara
from akkhara.render.printable import Printable
from akkhara.siddham.comparison import Pairing, compare, content
from akkhara.siddham.recensions import Policy, Recension, check_policy, recension
from akkhara.values import Value

__all__ = ["MARKS", "Compared", "ComparisonChart", "Part", "compare_chart"]

Mark = Literal["both", "a", "b"]

MARKS: Mapping[Mark, tuple[str, str, str]] = MappingProxyType(
    {
        "both": ("", "#1f1a17", "both have it"),
        "a": ("‹", "#1f4e79", "{a} alone has it there"),
        "b": ("›", "#a3361f", "{b} alone has it there"),
    }
)
"""How a chart marks who has a cluster: a sign beside its IAST, a colour, and what it means."""


@dataclass(frozen=True, slots=True)
class Compared(Value):
    """A cluster on a comparison chart.

    Fields: `iast` and `siddham`, its form in a (in the sixteenth chapter, with its vowel); `mark`:
    both, a or b; `where`, the chapter in which the other recension has it instead, or empty;
    `said`, the two in words.
    """

    iast: str
    siddham: str
    mark: Mark
    where: str
    said: str


@dataclass(frozen=True, slots=True)
class Part(Value):
    """A chapter of one recension beside the chapter of the other that it is: `title`, the numbers
    `a` and `b` (None where one has no such chapter), `counts` in words, `cells`."""

    title: str
    a: int | None
    b: int | None
    counts: str
    cells: tuple[Compared, ...]


@dataclass(frozen=True, slots=True)
class ComparisonChart(Printable):
    """Two recensions as one chart.

    Fields: `a`, `b`, their ids; `name_a`, `name_b`; `policy`; `summary`, the figures in a sentence
    or two; `parts`, chapter by chapter.
    """

    a: str
    b: str
    name_a: str
    name_b: str
    policy: Policy
    summary: str
    parts: tuple[Part, ...]

    def said(self, mark: Mark) -> str:
        """What a mark means here."""
        return MARKS[mark][2].format(a=self.name_a, b=self.name_b)

    def to_text(self) -> str:
        """The chart for a terminal: ‹ marks what only the first has, › what only the second."""
        lines = [f"{self.name_a} and {self.name_b}", self.summary]
        lines += [f"{MARKS[mark][0]} {self.said(mark)}" for mark in MARKS if mark != "both"]
        for part in self.parts:
            lines += ["", f"{part.title}: {part.counts}"]
            lines.append("  ".join(cell.iast + MARKS[cell.mark][0] for cell in part.cells))
        return "\n".join(lines)

    def svg(self) -> str:
        """The chart as one SVG document; letters are outlines, each labelled with its IAST."""
        from akkhara.render.chart_svg import comparison_svg

        return comparison_svg(self)

    def html(self) -> str:
        """The chart as one HTML page that fetches nothing."""
        from akkhara.render.chart_pages import comparison_html

        return comparison_html(self)

    def pdf(self) -> bytes:
        """The chart as A4 pages. `RequestError` when typst is not installed."""
        from akkhara.render.chart_pages import comparison_pdf

        return comparison_pdf(self)


def compare_chart(a: str, b: str, policy: str = "strict") -> ComparisonChart:
    """Two recensions side by side as a chart, chapter by chapter, as `compare` pairs them.

    Parameters: `a` and `b`, ids or Chinese names; `policy` as for `chapter`.

    The result is data; `svg()`, `html()` and `pdf()` make pages of it, `save(path)` writes one.

    Errors: `RequestError` for an unknown recension or policy.

    >>> chart = compare_chart("ziji", "yuanxing")
    >>> [(cell.iast, cell.mark, cell.where) for cell in chart.parts[1].cells if cell.mark != "both"]
    [('yya', 'b', ''), ('rya', 'b', 'ch. 8')]
    """
    asked = check_policy(policy)
    return _compared(recension(a).id, recension(b).id, asked)


@lru_cache(maxsize=32)
def _compared(a: str, b: str, policy: Policy) -> ComparisonChart:
    one, two = recension(a), recension(b)
    found = compare(a, b, policy)
    homes = {own.id: _homes(own, policy) for own in (one, two)}
    parts = tuple(_part(one, two, pairing, homes, policy) for pairing in found.chapters)
    letters = [
        f"Only {own.name} counts {' '.join(more)}."
        for own, more in ((one, found.letters_a), (two, found.letters_b))
        if more
    ]
    summary = (
        f"{found.both} clusters are in both, {len(found.clusters_a)} in {one.name} alone "
        f"({found.forms_a} forms in all), {len(found.clusters_b)} in {two.name} alone "
        f"({found.forms_b} forms). " + " ".join(letters)
    )
    return ComparisonChart(a, b, one.name, two.name, policy, summary.strip(), parts)


def _homes(own: Recension, policy: Policy) -> Mapping[str, tuple[int, ...]]:
    """The chapters of every cluster of a recension."""
    found: dict[str, tuple[int, ...]] = {}
    for outline in own.chapters:
        for item in content(own, outline, policy):
            found[item] = (*found.get(item, ()), outline.number)
    return found


def _part(
    one: Recension, two: Recension, pairing: Pairing,
    homes: Mapping[str, Mapping[str, tuple[int, ...]]], policy: Policy,
) -> Part:  # fmt: skip
    here = one.outline(pairing.a) if pairing.a is not None else None
    there = two.outline(pairing.b) if pairing.b is not None else None
    mine = content(one, here, policy) if here else ()
    theirs = content(two, there, policy) if there else ()
    whole = any(len(outline.vowels) == 1 for outline in (here, there) if outline)
    names = [
        f"{own.name} {outline.number}" for own, outline in ((one, here), (two, there)) if outline
    ]
    cells = []
    for item in _merged(mine, theirs):
        mark: Mark = "both" if item in mine and item in theirs else "a" if item in mine else "b"
        other = two if mark == "a" else one
        chapters = homes[other.id].get(item, ()) if mark != "both" else ()
        where = f"ch. {' '.join(map(str, chapters))}" if chapters else ""
        said = MARKS[mark][2].format(a=one.name, b=two.name)
        if where:
            said += f"; {other.name} has it in {where}"
        given = one_akshara(item if whole else item + "a")
        cells.append(Compared(given.iast, given.siddham, mark, where, said))
    counts = [f"{pairing.both} in both"] if here and there else []
    counts += [
        f"{len(only)} only in {own.name}"
        for own, only in ((one, pairing.only_a), (two, pairing.only_b))
        if only
    ]
    title = f"{pairing.head}: {' and '.join(names)}"
    return Part(title, pairing.a, pairing.b, ", ".join(counts), tuple(cells))


def _merged(mine: Iterable[str], theirs: Iterable[str]) -> list[str]:
    """Both in one order: that of the first, what the second adds after what stands before it."""
    found = list(dict.fromkeys(mine))
    at = 0
    for item in dict.fromkeys(theirs):
        if item in found:
            at = found.index(item) + 1
        else:
            found.insert(at, item)
            at += 1
    return found
