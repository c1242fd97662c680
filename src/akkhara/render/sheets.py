"""Practice sheets: letters to look at, to trace and to write, on A4 pages.

A strip has the model in ink, grey copies to trace, an outline to fill, and empty boxes; the boxes
are as high and as wide as the ink needs, and lines show where head and base of the letters stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar
from unicodedata import category

from akkhara.akshara import syllables
from akkhara.errors import RequestError, ScriptError
from akkhara.render.charts import Chart, chart, spoken
from akkhara.render.pictures import glyph_path
from akkhara.render.printable import Printable, Saved
from akkhara.render.shaping import Shaped, check_variant, shaped
from akkhara.render.typesetting import extent, letter, typeset
from akkhara.siddham.names import reading
from akkhara.siddham.places import locate
from akkhara.siddham.recensions import recension
from akkhara.values import Value

__all__ = ["Copybook", "Practice", "Strip", "copybook", "practice", "sheet"]

_WIDTH = 178.0  # mm between the margins of a page
_LABEL = 25.0  # mm, what a strip says of its letter
_MARGIN = 9.0  # mm, the letter of a series
_MM = 72 / 25.4  # points to a millimetre
_AROUND = 0.16  # ems of air on either side of the ink
_HEAD = 0.683  # ems from the base to the head of a letter in this font
_AIR = 0.13  # and above and below it, as in sheet.typ
_COLUMNS = 12
_SIZES = (12, 120)
_LATIN = 0x1EFF  # the last of the Latin letters with marks
_MOST = 400  # letters on a sheet


@dataclass(frozen=True, slots=True)
class Strip(Value):
    """One letter to practise.

    Fields: `iast`; `siddham`, as it is drawn; `names`, how the treatises read it; `place`, where it
    stands in the chapters, in short; `note`, what stands for a sign that Unicode lacks.
    """

    iast: str
    siddham: str
    names: tuple[str, ...]
    place: str
    note: str


@dataclass(frozen=True, slots=True)
class Practice(Printable):
    """A practice sheet for a text or a list.

    Fields: `title`; `strips`, each letter once, in order; `words`, the text as the letters of its
    words (empty for a list); `passed_over`, the characters of the text that are no akṣaras, spaces
    and punctuation apart; `variant`; `size`, points to the em; `copies`, `outlines`, and `blanks`,
    empty boxes at least.
    """

    formats: ClassVar[tuple[str, ...]] = ("pdf",)

    title: str
    strips: tuple[Strip, ...]
    words: tuple[tuple[str, ...], ...]
    passed_over: tuple[str, ...]
    variant: str | None
    size: float
    copies: int
    outlines: int
    blanks: int

    def to_text(self) -> str:
        """What is on the sheet, a letter a line."""
        head = f"{self.title}: {len(self.strips)} letters to practise; --out writes the PDF"
        lines = (
            "  ".join(part for part in (one.iast, one.place, *one.names, one.note) if part)
            for one in self.strips
        )
        over = [f"passed over: {' '.join(self.passed_over)}"] if self.passed_over else []
        return "\n".join([head, *over, "", *lines])

    def pdf(self) -> bytes:
        """The sheet as A4 pages. `RequestError` when typst is not installed."""
        drawn = [shaped(one.iast, self.variant) for one in self.strips]
        wide = (max(_width(one) for one in drawn) + 2 * _AROUND) * self.size
        room = (_WIDTH - _LABEL) * _MM
        boxes = max(int(room / wide), 1)
        filled = 1 + self.copies + self.outlines
        # What does not fit into one line goes on in the next.
        lines = -(-(filled + self.blanks) // boxes)
        kinds = ["model"] + ["copy"] * self.copies + ["outline"] * self.outlines
        kinds += ["blank"] * (lines * boxes - filled)
        strips = []
        for one, ink in zip(self.strips, drawn, strict=True):
            up, down = extent([ink])
            strips.append(one.to_dict() | {"letter": letter(ink), "up": up, "down": down})
        data = {
            "title": self.title,
            "foot": f"{self.title} · Akkhara",
            "size": self.size,
            "columns": boxes,
            "kinds": kinds,
            "strips": strips,
            "lines": list(self._whole()),
        }
        return typeset("practice", data)

    def _whole(self) -> Iterator[dict[str, Any]]:
        """The whole text, in lines as wide as the page."""
        line: list[list[Shaped]] = []
        used, gap, room = 0.0, 0.6, _WIDTH * _MM / self.size
        for word in self.words:
            drawn = [shaped(iast, self.variant) for iast in word]
            wide = sum(_width(one) + _AROUND for one in drawn)
            if line and used + gap + wide > room:
                yield _line(line)
                line, used = [], 0.0
            used += wide + (gap if line else 0)
            line.append(drawn)
        if line:
            yield _line(line)


@dataclass(frozen=True, slots=True)
class Copybook(Printable):
    """Chapters of a recension to practise, series by series, as the treatise has them.

    Fields: `title`; `recension`, its id; `chapters`, as charts (what a chapter leaves out is not
    practised); `size`, points to the em; `copies`, `outlines`, `blanks`, lines of each kind under
    the models; `forms`, how many there are.
    """

    formats: ClassVar[tuple[str, ...]] = ("pdf",)

    title: str
    recension: str
    chapters: tuple[Chart, ...]
    size: float
    copies: int
    outlines: int
    blanks: int
    forms: int

    def to_dict(self) -> dict[str, Any]:
        """The fields, chapters by their numbers."""
        found = {name: getattr(self, name) for name in ("title", "recension", "size", "copies")}
        found |= {name: getattr(self, name) for name in ("outlines", "blanks", "forms")}
        return found | {"chapters": [one.number for one in self.chapters]}

    def to_text(self) -> str:
        """What is in the book."""
        lines = [f"{one.title}: {one.forms} forms" for one in self.chapters]
        head = f"{self.title}: {self.forms} forms to practise; --out writes the PDF"
        return "\n".join([head, "", *lines])

    def pdf(self) -> bytes:
        """The book as A4 pages. `RequestError` when typst is not installed."""
        kinds = ["model"] + ["copy"] * self.copies + ["outline"] * self.outlines
        kinds += ["blank"] * self.blanks
        column = (_WIDTH - _MARGIN) * _MM / _COLUMNS
        sections = []
        for own in self.chapters:
            blocks = list(_blocks(own, self.size, column, kinds))
            if blocks:
                sections.append(
                    {
                        "title": own.title,
                        "heading": own.heading,
                        "says": own.says,
                        "summary": own.summary,
                        "blocks": blocks,
                    }
                )
        data = {
            "title": self.title,
            "foot": f"{self.title} · Akkhara",
            "kinds": kinds,
            "margin": _MARGIN * _MM,
            "column": column,
            "sections": sections,
        }
        # Tags for readers aloud would take longer than all the rest.
        return typeset("copybook", data, tags=False)


def practice(
    forms: str | list[str],
    variant: str | None = None,
    size: float = 44,
    copies: int = 2,
    outlines: int = 1,
    blanks: int = 3,
    title: str | None = None,
) -> Practice:
    """A practice sheet for a mantra, a text or a list of letters: a strip for each, once.

    Parameters: `forms`, a text in any script (its letters in order, and at the end the whole to
    write), or a list of letters; `variant`, a stylistic set, as for `svg`; `size`, points to the
    em, 12 to 120; `copies`, grey copies to trace, `outlines` and `blanks`, empty boxes at least, 0
    to 20 each; `title`, of the page, by default the text.

    The result is data; `pdf()` makes the A4 pages, `save(path)` writes them.

    Errors: `ScriptError` when there is no letter in it, `RequestError` for a number out of bounds,
    for more than 400 different letters, or an unknown variant.

    >>> made = practice("oṃ maṇi padme hūṃ")
    >>> [strip.iast for strip in made.strips]
    ['oṃ', 'ma', 'ṇi', 'pa', 'dme', 'hūṃ']
    >>> made.strips[4].place, made.words[0]
    ('chapter 6', ('oṃ',))
    """
    named = check_variant(variant)
    if isinstance(forms, str):
        words = list(_words(forms))
        given = [one for word in words for one in word]
    else:
        words, given = [], list(forms)
        for one in given:
            if not isinstance(one, str):
                said = type(one).__name__
                raise RequestError(f"a letter is text, not {said}", hint="as ['oṃ', 'phaṭ']")
    strips = tuple(_strip(one, named) for one in dict.fromkeys(given))
    if not strips:
        raise ScriptError("there is no akṣara to practise", offset=0, hint="give some, as oṃ maṇi")
    if len(strips) > _MOST:
        raise RequestError(
            f"{len(strips)} letters are too many", hint=f"at most {_MOST} on a sheet"
        )
    # A page prints Latin; another script says in IAST what it is.
    if isinstance(forms, str) and not any(ord(char) > _LATIN for char in forms):
        said = forms
    else:
        said = " ".join(map("".join, words)) or " ".join(one.iast for one in strips)
    return Practice(
        title=title or _short(said),
        strips=strips,
        words=tuple(words),
        passed_over=_passed_over(forms) if isinstance(forms, str) else (),
        variant=named,
        size=_sized(size),
        copies=_counted("copies", copies),
        outlines=_counted("outlines", outlines),
        blanks=_counted("blanks", blanks),
    )


def copybook(
    chapters: str = "1-17",
    recension: str = "ziji",
    policy: str = "strict",
    size: float = 30,
    copies: int = 1,
    outlines: int = 1,
    blanks: int = 1,
) -> Copybook:
    """A book to practise chapters in: each series as the treatise has it, to trace and to write.

    Parameters: `chapters`, numbers and spans (1-17, or 2,9,15-17); `recension` and `policy` as for
    `chapter`; `size`, points to the em, made smaller where the letters of a chapter are too wide
    for twelve columns; `copies`, `outlines` and `blanks`, lines of each kind, 0 to 20.

    The result is data; `pdf()` makes the A4 pages, `save(path)` writes them.

    Errors: `RequestError` for a chapter, recension or policy that there is not, or a number out of
    bounds.

    >>> copybook("1-3,16").forms, copybook().forms
    (1222, 6214)
    """
    own = _recension(recension)
    found = tuple(chart(number, own.id, policy) for number in _numbers(chapters, own.id))
    return Copybook(
        title=f"{own.name}: {_named(chapters)}",
        recension=own.id,
        chapters=found,
        size=_sized(size),
        copies=_counted("copies", copies),
        outlines=_counted("outlines", outlines),
        blanks=_counted("blanks", blanks),
        forms=sum(one.forms for one in found),
    )


def sheet(forms: str | list[str], path: str, variant: str | None = None) -> Saved:
    """Writes a practice sheet for a text or a list of letters to a PDF file.

    Parameters: `forms` and `variant` as for `practice`; `path`, of the file, which ends in .pdf.

    Errors: as for `practice`, and `RequestError` when the file cannot be written.
    """
    return practice(forms, variant).save(path)


def _recension(id: str) -> Any:
    return recension(id)


def _words(text: str) -> Iterator[tuple[str, ...]]:
    """The letters of a text, word by word."""
    for word in text.split():
        found = tuple(one.iast for one in syllables(word))
        if found:
            yield found


def _passed_over(text: str) -> tuple[str, ...]:
    """What of a text is no akṣara, apart from spaces and punctuation."""
    covered = {at for one in syllables(text) for at in range(one.start, one.end)}
    others = (char for at, char in enumerate(text) if at not in covered)
    return tuple(dict.fromkeys(char for char in others if category(char)[0] in "LMNS"))


def _strip(text: str, variant: str | None) -> Strip:
    drawn = shaped(text, variant)
    single = len(syllables(text)) == 1
    names = dict.fromkeys(spoken(one) for one in reading(drawn.iast)) if single else {}
    places = locate(drawn.iast) if single else []
    where = " and ".join(dict.fromkeys(str(one.chapter) for one in places))
    place = f"chapter{'s' if ' ' in where else ''} {where}" if where else ""
    return Strip(drawn.iast, drawn.text, tuple(names), place, drawn.note)


def _blocks(
    own: Chart, size: float, column: float, kinds: Sequence[str]
) -> Iterator[dict[str, Any]]:
    """The series of a chapter; where it has one vowel, twelve letters at a time."""
    series: list[tuple[str, Sequence[Any]]] = [
        (row.letter.split("+")[-1], [cell for cell in row.cells if cell.iast])
        for row in own.rows
        if row.left is None
    ]
    series = [(label, cells) for label, cells in series if cells]
    if all(len(cells) == 1 for _, cells in series):
        every = [cell for _, cells in series for cell in cells]
        series = [("", every[at : at + _COLUMNS]) for at in range(0, len(every), _COLUMNS)]
    for label, cells in series:
        drawn = [shaped(cell.iast) for cell in cells]
        fits = min(size, 0.94 * column / max(_width(one) for one in drawn))
        up, down = extent(drawn)
        height = up + down + 2 * _AIR
        yield {
            "label": label,
            "size": fits,
            "up": up,
            "height": height,
            "cells": [
                {"iast": cell.iast, "t": one.text, "w": _width(one)}
                for cell, one in zip(cells, drawn, strict=True)
            ],
            "drawing": _drawing(drawn, kinds, column / fits, up + _AIR, height),
        }


# How each kind of letter is painted.
_PAINT = {
    "model": 'fill="#1f1a17"',
    "copy": 'fill="#c9c2b8"',
    "outline": 'fill="none" stroke="#8d8378" stroke-width="11"',
}


def _drawing(
    drawn: Sequence[Shaped], kinds: Sequence[str], column: float, base: float, height: float
) -> str:
    """All lines of a series as one SVG; one for each letter would take typst ten times as long."""
    letters = []
    for number, one in enumerate(drawn):
        left, _, right, _ = one.box
        x = (number + 0.5) * column * 1000 - (left + right) / 2
        # Glyphs are moved, not made anew: there are few, and what is made is remembered.
        letters += [
            f'<path transform="translate({x + part.x:.0f} {-part.y:.0f})" d="{path}"/>'
            for part in one.glyphs
            if (path := glyph_path(part.id))
        ]
    lines = [
        f'<use href="#s" y="{(line * height + base) * 1000:.0f}" {_PAINT[kind]}/>'
        for line, kind in enumerate(kinds)
        if kind in _PAINT
    ]
    wide, high = len(drawn) * column * 1000, len(kinds) * height * 1000
    guides = "".join(
        f"M0 {(line * height + base - above) * 1000:.0f}h{wide:.0f}"
        for line in range(len(kinds))
        for above in (_HEAD, 0)
    )
    boxes = f"M0 0h{wide:.0f}v{high:.0f}h{-wide:.0f}z" + "".join(
        [f"M0 {line * height * 1000:.0f}h{wide:.0f}" for line in range(1, len(kinds))]
        + [f"M{number * column * 1000:.0f} 0v{high:.0f}" for number in range(1, len(drawn))]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}">'
        f'<defs><g id="s">{"".join(letters)}</g></defs>'
        f'<path d="{guides}" fill="none" stroke="#e3b8ab" stroke-width="13"/>'
        f'<path d="{boxes}" fill="none" stroke="#b9b0a4" stroke-width="16"/>'
        f"{''.join(lines)}</svg>"
    )


def _line(words: list[list[Shaped]]) -> dict[str, Any]:
    every = [one for word in words for one in word]
    up, down = extent(every)
    return {
        "words": [[{"letter": letter(one), "iast": one.iast} for one in word] for word in words],
        "up": up,
        "down": down,
    }


def _width(drawn: Shaped) -> float:
    """The ink of a letter, in ems."""
    return max((drawn.box[2] - drawn.box[0]) / 1000, 0.2)


def _numbers(chapters: str, id: str) -> Iterable[int]:
    own = recension(id)
    text = str(chapters).replace("–", "-")
    found: dict[int, None] = {}
    for part in text.split(","):
        span = re.fullmatch(r"\s*(\d{1,3})\s*(?:-\s*(\d{1,3})\s*)?", part)
        if not span:
            raise RequestError(
                f"chapters cannot be {chapters!r}", hint="numbers and spans, as 1-17 or 2,9,15-17"
            )
        first, last = int(span[1]), int(span[2] or span[1])
        for number in (first, last) if first != last else (first,):
            own.outline(number)
        found |= dict.fromkeys(range(first, last + 1))
    if not found:
        raise RequestError(f"{chapters!r} is an empty span", hint="the lower number goes first")
    return found


def _named(chapters: str) -> str:
    text = str(chapters).strip().replace("-", "–")
    return f"chapter{'' if text.isdigit() else 's'} {text}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 80 else line[:79] + "…"


def _sized(size: float) -> float:
    low, high = _SIZES
    if isinstance(size, bool) or not isinstance(size, int | float) or not low <= size <= high:
        raise RequestError(f"size cannot be {size!r}", hint=f"points, {low} to {high}")
    return float(size)


def _counted(name: str, number: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 20:
        raise RequestError(f"{name} cannot be {number!r}", hint="a whole number, 0 to 20")
    return number
