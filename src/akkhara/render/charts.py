"""A chapter of a recension as a chart: every form, its names and readings, and what is left out.

The chart is data first (`to_dict`); SVG, HTML and PDF are made from the same data, and so cannot
disagree. What a chapter leaves out stands in the row where its letter would stand, with Annen's
reason (悉曇藏 3) where he gives one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from akkhara.akshara import Akshara
from akkhara.akshara import akshara as one_akshara
from akkhara.render.printable import Printable
from akkhara.rules import rule, source
from akkhara.siddham.attested import is_attested
from akkhara.siddham.chapters import Excluded, excluded, series
from akkhara.siddham.chapters import chapter as made
from akkhara.siddham.lexicon import Entry, lexicon
from akkhara.siddham.names import Reading, readings_of
from akkhara.siddham.recensions import Outline, Policy, Recension, check_policy, recension
from akkhara.sounds import VARGAS, VOWELS_12
from akkhara.values import Value, table_text

__all__ = ["REASONS", "Cell", "Chart", "Row", "chart", "spoken"]

REASONS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "不生字": ("it makes one form and not the eleven others", "zang3.busheng"),
        "體重出": ("it comes a second time", "zang3.chongchu"),
        "不成字": ("it makes no letter and is not in use", "zang3.bucheng"),
    }
)
"""Annen's three reasons, in English, with the rule that gives each."""

# Signs without sound that Unicode has; the eighteenth chapter lists them among its letters.
_SIGNS = {"怛達": "\U000115bf", "仰月": "\U000115bc"}
_SPACE = "\u00a0"
_GROUPS = frozenset(row[0] for row in VARGAS[1:]) | {"y"}


@dataclass(frozen=True, slots=True)
class Cell(Value):
    """One form on a chart.

    Fields: `iast`, `siddham`; `attested`, whether CBETA's code table has a code for it; `names`,
    what the treatise calls it there and how it reads it, in short (characters, marks, fanqie).
    """

    iast: str
    siddham: str
    attested: bool
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row(Value):
    """One series on a chart.

    Fields: `number`, that of the series in its chapter (in the eighteenth, of the entry), None for
    what is left out; `letter`, the letter of the alphabet it stands for, or empty; `cluster`, in
    IAST without vowel; `cells`, in the order of the chart's columns; `begins`, whether a row of the
    alphabet begins here (k, c, ṭ …); `said`, the characters by which the treatise lists it, where
    it is a list; `note`; `left`, how it is left out, or None; `why`, the same in a sentence.
    """

    number: int | None
    letter: str
    cluster: str
    cells: tuple[Cell, ...]
    begins: bool = False
    said: str = ""
    note: str = ""
    left: Excluded | None = None
    why: str = ""

    @property
    def listed_as(self) -> str:
        """`said`, unless it stands among the names of a form already."""
        return "" if any(self.said in cell.names for cell in self.cells) else self.said


@dataclass(frozen=True, slots=True)
class Chart(Printable):
    """A chapter as a chart.

    Fields: `recension`, its id, and `treatise`, its name; `number`, `title`, `head` (the form that
    names it); `policy`; `rule`, the id of the rule that makes it, `says` what the rule does and
    `quote` its words; `stated`, the numbers of forms that the text gives; `forms`, how many there
    are, and `attested`, how many of them CBETA's table has; `columns`, the rhymes; `rows`; `names`,
    the treatise's names and readings in full; `note`.
    """

    recension: str
    treatise: str
    number: int
    title: str
    head: str
    policy: Policy
    rule: str
    says: str
    quote: str
    source: str
    stated: tuple[int, ...]
    forms: int
    attested: int
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    names: tuple[Reading, ...]
    note: str

    @property
    def listed(self) -> bool:
        """Whether the chapter is a list (the eighteenth of 字記) and no series."""
        return any(row.said for row in self.rows)

    @property
    def heading(self) -> str:
        """The chapter in English: its number and the form that names it."""
        named = self.head and self.head != self.title
        return f"Chapter {self.number}" + (f", {self.head}" if named else "")

    @property
    def summary(self) -> str:
        """The counts in one sentence."""
        series = sum(row.left is None for row in self.rows)
        if not series:
            return "The sources give no forms of it."
        if self.listed:
            return f"{series} entries, {self.forms} forms that it names or makes."
        stated = " and ".join(map(str, self.stated))
        said = f"{series} × {len(self.columns)} = {self.forms} forms"
        if len(self.columns) == 1:
            said = f"{self.forms} forms"
        if self.stated == (self.forms,):
            return f"{said}, as the text says."
        return f"{said}; the text says {stated}." if stated else f"{said}."

    def to_text(self) -> str:
        """The chart for a terminal, in IAST; + marks what CBETA's table has."""
        head = [
            f"{self.treatise}: {self.title} ({self.policy})",
            f"{self.says}  [{self.rule}: {self.quote}]",
            f"{self.summary} {self.attested} of them in CBETA's table (+).",
        ]
        if self.note:
            head.append(self.note)
        rows = []
        width = max((len(row.cells) for row in self.rows if not row.left), default=0)
        for row in self.rows:
            shown = [cell.iast + ("+" if cell.attested else "") for cell in row.cells]
            if row.left:
                shown = [f"({one.iast})" for one in row.cells]
            shown += [""] * (width - len(shown))
            rows.append((row.letter, *shown, row.said, row.why or row.note))
        table = table_text(("", *[""] * width, "", ""), rows).split("\n")[1:] if rows else []
        names = [one.to_text() for one in self.names]
        return "\n".join([*head, "", *table, *(["", *names] if names else [])])

    def svg(self) -> str:
        """The chart as one SVG document; letters are outlines, each labelled with its IAST."""
        from akkhara.render.chart_svg import chart_svg

        return chart_svg(self)

    def html(self) -> str:
        """The chart as one HTML page that fetches nothing."""
        from akkhara.render.chart_pages import chart_html

        return chart_html(self)

    def pdf(self) -> bytes:
        """The chart as A4 pages. `RequestError` when typst is not installed."""
        from akkhara.render.chart_pages import chart_pdf

        return chart_pdf(self)


def chart(number: int, recension: str = "ziji", policy: str = "annen") -> Chart:
    """A chapter as a chart: its forms, names and readings, what is attested, what is left out.

    Parameters: `number`, of the chapter; `recension`, an id or Chinese name; `policy`: annen (the
    default: what is left out bears Annen's reason), strict, headline or preface, as for `chapter`.

    The result is data; `svg()`, `html()` and `pdf()` make pages of it, `save(path)` writes one.

    Errors: `RequestError` for an unknown chapter, recension or policy.

    >>> two = chart(2)
    >>> two.summary, two.columns[:3]
    ('32 × 12 = 384 forms; the text says 396 and 384.', ('a', 'ā', 'i'))
    >>> [(row.cluster, row.left.reason) for row in two.rows if row.left]
    [('yy', '不生字'), ('ry', '體重出'), ('llaṃ', '體重出')]
    >>> two.rows[0].cells[0].names, chart(2, "fozhe").forms
    (('枳也 幾爾反', '己也 二合'), 408)
    """
    own = _recension(recension)
    own.outline(number)
    return _chart(number, own.id, check_policy(policy))


def _recension(id: str) -> Recension:
    return recension(id)


@lru_cache(maxsize=64)
def _chart(number: int, id: str, policy: Policy) -> Chart:
    own = recension(id)
    outline = own.outline(number)
    names = readings_of(id, number)
    called = _called(names)
    rows = tuple(
        _listed(outline, called)
        if outline.lexicon
        else _with_gaps(own, outline, policy, called)
    )  # fmt: skip
    forms = [cell for row in rows if row.left is None for cell in row.cells if cell.iast]
    own_rule = rule(outline.rule)
    return Chart(
        recension=id,
        treatise=own.name,
        number=number,
        title=outline.title,
        head=outline.head,
        policy=policy,
        rule=outline.rule,
        says=own_rule.does,
        quote=own_rule.quote,
        source=f"{source(own_rule.source).title} {own_rule.locus}",
        stated=made(number, id, policy).stated,
        forms=len(forms),
        attested=sum(cell.attested for cell in forms),
        columns=outline.vowels,
        rows=rows,
        names=names,
        note=outline.note,
    )


def spoken(one: Reading) -> str:
    """A name or reading in short: characters as restored, marks of tone and joining, fanqie."""
    return " ".join([one.restored, "".join(one.tags), *one.fanqie]).replace("  ", " ").strip()


def _called(names: tuple[Reading, ...]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for one in names:
        found.setdefault(one.iast, {})[spoken(one)] = None
    return {iast: tuple(texts) for iast, texts in found.items()}


def _cell(given: Akshara, called: Mapping[str, tuple[str, ...]]) -> Cell:
    return Cell(given.iast, given.siddham, is_attested(given.iast), called.get(given.iast, ()))


def _with_gaps(
    own: Recension, outline: Outline, policy: Policy, called: Mapping[str, tuple[str, ...]]
) -> Iterator[Row]:
    """The series of a chapter, and what is left out where its letter would stand."""
    order = {letter: at for at, letter in enumerate(own.consonants)}
    left = sorted(excluded(outline, policy), key=lambda one: order[one.base])
    before = -1
    for at, (base, cluster) in enumerate(series(own, outline, policy), 1):
        letter = base or (outline.letters[at - 1] if outline.letters else "")
        here = order.get(letter.split("+")[-1], len(order))
        for one in [one for one in left if before < order[one.base] < here]:
            left.remove(one)
            yield _omitted(one, outline)
        before = here
        cells = tuple(_cell(one_akshara(cluster + vowel), called) for vowel in outline.vowels)
        yield Row(at, letter, cluster, cells, begins=letter in _GROUPS)
    for one in left:
        yield _omitted(one, outline)


def _omitted(one: Excluded, outline: Outline) -> Row:
    cells: tuple[Cell, ...] = ()
    if one.treatment == "head-only":
        cells = (_cell(one_akshara(one.cluster + outline.vowels[0]), {}),)
    how = "head form only" if one.treatment == "head-only" else "left out"
    parts = [how]
    if one.reason:
        parts.append(f"{one.reason}, {REASONS[one.reason][0]}")
    parts.append(f"belongs to chapter {one.home}" if one.home else "")
    said = "; ".join(part for part in parts if part)
    if not one.reason:
        said += f": {rule(one.rule).does.rstrip('.')}"
    return Row(
        number=None,
        letter=one.base,
        cluster=one.cluster,
        cells=cells,
        begins=one.base in _GROUPS,
        left=one,
        why=f"{said} [{one.rule}]",
    )


def _listed(outline: Outline, called: Mapping[str, tuple[str, ...]]) -> Iterator[Row]:
    for entry in lexicon(outline.lexicon):
        yield Row(
            number=entry.number,
            letter="",
            cluster=entry.cluster or entry.sign,
            cells=tuple(_entered(entry, called)),
            said=entry.written,
            note=_noted(entry, outline),
        )


def _entered(entry: Entry, called: Mapping[str, tuple[str, ...]]) -> Iterator[Cell]:
    if entry.vowels == "twelve":
        for vowel in VOWELS_12:
            yield _cell(one_akshara(entry.cluster + vowel), called)
    elif entry.iast:
        yield _cell(one_akshara(entry.iast), called)
    else:
        sign = _SIGNS.get(entry.sign, "")
        yield Cell("", _SPACE + sign if sign else "", attested=False, names=())


def _noted(entry: Entry, outline: Outline) -> str:
    kinds = " ".join(map(str, entry.kinds))
    parts = [f"kind{'s' if len(entry.kinds) > 1 else ''} {kinds}"]
    if entry.vowels == "three or five":
        parts.append("takes three or five vowel signs")
    if entry.home != outline.number:
        parts.append(f"belongs to chapter {entry.home}")
    return "; ".join([*parts, entry.note] if entry.note else parts)
