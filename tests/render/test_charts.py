"""Charts: what stands on them is what the chapters say, in every format."""

from __future__ import annotations

import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.render.pdf import copied, needs_poppler, siddham_of

from akkhara import siddham
from akkhara.akshara import akshara as one_akshara
from akkhara.errors import RequestError
from akkhara.render import chart, compare_chart
from akkhara.render.charts import REASONS, Chart

SVG = "{http://www.w3.org/2000/svg}"
ALL = [
    (outline.number, id)
    for id in siddham.recensions()
    for outline in siddham.recension(id).chapters
]
# The pairs of 大悉曇章 are 13,872 forms; as pages they are made once, below.
PAGES = [one for one in ALL if one != (2, "kukai")]


def cells(made: Chart) -> list[str]:
    return [cell.iast for row in made.rows if not row.left for cell in row.cells if cell.iast]


@pytest.mark.parametrize(("number", "recension"), ALL)
def test_a_chart_has_the_forms_of_its_chapter(number: int, recension: str) -> None:
    for policy in siddham.POLICIES if recension == "ziji" else ["annen"]:
        own, made = siddham.chapter(number, recension, policy), chart(number, recension, policy)
        if made.listed:
            assert set(own.forms) <= set(cells(made))
        else:
            assert cells(made) == list(own.forms)
        assert made.forms == len(cells(made))
        assert made.stated == own.stated
        left = [row.left for row in made.rows if row.left]
        assert Counter(left) == Counter(own.excluded)


@pytest.mark.parametrize(("number", "recension"), ALL)
def test_every_name_and_reading_stands_on_its_chart(number: int, recension: str) -> None:
    made = chart(number, recension)
    shown = {cell.iast: cell.names for row in made.rows for cell in row.cells}
    for one in made.names:
        assert any(one.restored in name for name in shown[one.iast]), one


def test_what_is_left_out_stands_where_its_letter_would() -> None:
    two = chart(2)
    letters = [row.letter for row in two.rows]
    assert letters == list(siddham.recension("ziji").consonants)
    left = {row.letter: (row.left, row.why) for row in two.rows if row.left}
    assert left["y"][0].reason == "不生字"
    assert REASONS["不生字"][0] in left["y"][1]
    assert "belongs to chapter 8" in left["r"][1]
    assert [cell.iast for row in two.rows if row.letter == "r" for cell in row.cells] == ["rya"]
    # 悉曇字記 by itself gives no reason of Annen's, but its own rule.
    strict = {row.letter: row for row in chart(2, policy="strict").rows if row.left}
    assert strict["r"].left.reason is None
    assert strict["r"].left.rule in strict["r"].why


def test_attested_marks_are_those_of_locate() -> None:
    made = chart(9)
    for row in made.rows:
        for cell in row.cells:
            if not row.left:
                place = next(p for p in siddham.locate(cell.iast) if p.chapter == 9)
                assert cell.attested == place.attested
    assert 0 < made.attested < made.forms


def test_the_eighteenth_chapter_is_whole() -> None:
    made = chart(18)
    assert [row.number for row in made.rows] == [one.number for one in siddham.lexicon()]
    assert [row.said for row in made.rows] == [one.written for one in siddham.lexicon()]
    series = {row.cluster: len(row.cells) for row in made.rows}
    assert (series["pt"], series["bhr"]) == (12, 1)


@pytest.mark.parametrize(("number", "recension"), PAGES)
def test_svg(number: int, recension: str) -> None:
    made = chart(number, recension)
    root = ElementTree.fromstring(made.svg())
    drawn = [one for one in root.iter(f"{SVG}g") if one.get("role") == "img"]
    said = [one.findtext(f"{SVG}title") for one in drawn]
    assert said == [one.get("aria-label") for one in drawn]
    heads = [cell.iast for row in made.rows if row.left for cell in row.cells]
    wanted = Counter(cells(made)) + Counter(heads)
    found = Counter(text.partition(",")[0] for text in said if not text.startswith("a sign"))
    assert found == wanted
    ids = [one.get("id") for one in root.iter(f"{SVG}path") if one.get("id")]
    used = {one.get("href") for one in root.iter(f"{SVG}use")}
    assert len(ids) == len(set(ids))
    assert used == {f"#{id}" for id in ids}


class Page(HTMLParser):
    """What a page shows and what it would fetch."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.siddham: list[str] = []
        self.fetched: list[str] = []
        self._inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._inside = (given.get("class") or "").startswith("sid")
        self.fetched += [v for name, v in attrs if name in ("src", "href") and v]

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.siddham.append(data)
            self._inside = False


@pytest.mark.parametrize(("number", "recension"), PAGES)
def test_html(number: int, recension: str) -> None:
    made = chart(number, recension)
    html = made.html()
    page = Page(html)
    assert page.siddham == [c.siddham for row in made.rows for c in row.cells if c.siddham]
    assert page.fetched == []
    assert set(re.findall(r"url\((.{5})", html)) == {"data:"}
    assert made.title in html
    assert made.quote in html


@needs_poppler
@pytest.mark.parametrize("number", range(1, 19))
def test_the_text_of_a_pdf_is_copied_back_whole(number: int, tmp_path: Path) -> None:
    made = chart(number)
    pdf = made.pdf()
    wanted = Counter(c.siddham.strip() for row in made.rows for c in row.cells if c.siddham.strip())
    for options in ([], ["-raw"], ["-layout"]):
        text = copied(pdf, tmp_path, *options)
        assert Counter(siddham_of(text)) == wanted
        assert not Counter(cells(made)) - Counter(text.split())


@pytest.mark.parametrize("recension", ["yijing", "huiyuan", "kukai"])
def test_pdf_of_other_recensions(recension: str) -> None:
    """A chapter that the sources do not itemise is a page that says so."""
    assert chart(1, recension).pdf().startswith(b"%PDF")
    assert ("no forms" in chart(1, recension).summary) == (recension != "kukai")


def test_comparison() -> None:
    made = compare_chart("ziji", "changxiao")
    found = siddham.compare("ziji", "changxiao")
    for part, pairing in zip(made.parts, found.chapters, strict=True):
        marks = Counter(cell.mark for cell in part.cells)
        assert marks["both"] == pairing.both
        assert (marks["a"], marks["b"]) == (len(pairing.only_a), len(pairing.only_b))
        assert sum(bool(cell.where) for cell in part.cells) == len(pairing.elsewhere)
    root = ElementTree.fromstring(made.svg())
    drawn = [one for one in root.iter(f"{SVG}g") if one.get("role") == "img"]
    assert len(drawn) == sum(len(part.cells) for part in made.parts)
    page = Page(made.html())
    assert page.siddham == [cell.siddham for part in made.parts for cell in part.cells]
    assert made.pdf().startswith(b"%PDF")
    # The marks are told by signs as well as by colours.
    assert "yya›" in made.to_text()


def test_a_chart_can_be_saved(tmp_path: Path) -> None:
    made = chart(16)
    for ending, begins in (("svg", b"<svg"), ("html", b"<!DOCTYPE"), ("pdf", b"%PDF")):
        path = tmp_path / f"chart.{ending}"
        saved = made.save(str(path))
        assert path.read_bytes().startswith(begins)
        assert saved.bytes == path.stat().st_size
    with pytest.raises(RequestError, match="ending"):
        made.save(str(tmp_path / "chart.png"))
    with pytest.raises(RequestError, match="cannot write"):
        made.save(str(tmp_path / "none" / "chart.svg"))


def test_without_typst_the_command_that_installs_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(RequestError) as caught:
        chart(16).pdf()
    assert caught.value.hint == "pip install 'akkhara[pdf]'"


def test_the_chinese_font_has_every_character_that_is_printed() -> None:
    """When the data grows the font has to be made again: tools/make_font.py han."""
    from fontTools.ttLib import TTFont
    from tools.make_font import printed

    from akkhara.render import font_path

    with font_path("otf", "han").open("rb") as stream:
        covered = {chr(code) for code in TTFont(stream).getBestCmap()}
    # 𣗖 stands in a quotation of 慧遠 that no chart shows, and the source of the font has it not.
    assert printed() - covered == {"𣗖"}


def test_text_under_a_drawing_is_one_glyph_a_cluster() -> None:
    """Otherwise readers of PDF that heed no ActualText copy it wrongly."""
    import uharfbuzz
    from fontTools.ttLib import TTFont

    from akkhara.render import font_path

    with font_path("ttf", "text").open("rb") as stream:
        data = stream.read()
        stream.seek(0)
        glyphs = TTFont(stream)["glyf"]
        # None has ink: an outline of two points encloses nothing.
        assert all(len(glyphs[name].coordinates) <= 2 for name in glyphs.glyphOrder)
    font = uharfbuzz.Font(uharfbuzz.Face(data))
    told: dict[int, str] = {}
    for number in range(1, 19):
        for form in cells(chart(number)):
            buffer = uharfbuzz.Buffer()
            buffer.add_str(text := one_akshara(form).siddham)
            buffer.script, buffer.language, buffer.direction = "Latn", "en", "ltr"
            uharfbuzz.shape(font, buffer, {})
            starts = [info.cluster for info in buffer.glyph_infos]
            assert len(set(starts)) == len(starts), form
            for info, end in zip(buffer.glyph_infos, [*starts[1:], len(text)], strict=True):
                assert (
                    told.setdefault(info.codepoint, text[info.cluster : end])
                    == (text[info.cluster : end])
                )
