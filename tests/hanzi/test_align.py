"""A known line beside its Chinese; the table and plot of correspondences."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara.errors import RequestError
from akkhara.hanzi import align, correspondences, transcribe, translators
from akkhara.hanzi.initials import NASALS
from akkhara.hanzi.phones import line
from akkhara.render.matrix import plot

CHINESE = st.text(alphabet="唵麼抳鉢納銘吽娑嚩訶（）二合引□曩莫三一7x", max_size=25)
SANSKRIT = st.text(alphabet="aāiuoeṃḥkgntdpmyrlvsh 7", max_size=40)


def pairs(text: str, iast: str, manner: str | None = None) -> str:
    return " ".join(one.hanzi + one.iast for one in align(text, iast, manner).units)


@pytest.mark.parametrize(
    ("text", "iast", "wanted"),
    [
        (
            "唵（引）麼抳鉢納銘（二合）吽（引）",
            "oṃ maṇipadme hūṃ",
            "唵oṃ 麼ma 抳ṇi 鉢pa 納d 銘me 吽hūṃ",
        ),
        ("般若波羅蜜多", "prajñāpāramitā", "般pra 若jñā 波pā 羅ra 蜜mi 多tā"),
        ("薩嚩怛他誐多", "sarvatathāgata", "薩sar 嚩va 怛ta 他thā 誐ga 多ta"),
        ("跋折囉", "vajra", "跋va 折j 囉ra"),
    ],
)
def test_known_lines(text: str, iast: str, wanted: str) -> None:
    assert pairs(text, iast) == wanted


@given(text=CHINESE, iast=SANSKRIT)
def test_nothing_is_left_out(text: str, iast: str) -> None:
    """All letters go to characters, in order; offsets find both sides again."""
    found = align(text, iast)
    if found.units:
        assert "".join(one.iast for one in found.units) == line(iast)
    elif line(iast):
        assert any(one.kind == "empty" for one in found.problems)
    for one in found.units:
        assert text[one.start : one.end] == one.hanzi
        assert line(found.iast[one.iast_start : one.iast_end]) == one.iast


def test_what_fits_scores_higher() -> None:
    good = align("曩莫三曼多沒馱喃", "namaḥ samantabuddhānāṃ")
    bad = align("如是我聞一時佛在", "namaḥ samantabuddhānāṃ")
    assert good.score > -1.2
    assert bad.score < -3
    assert any(one.kind == "unexplained" for one in bad.problems)


def test_what_we_write_is_laid_as_it_was_written() -> None:
    for manner in ("amoghavajra", "yijing"):
        made = transcribe("namo ratnatrayāya", manner)
        found = align(made.text, made.iast, manner)
        assert [one.iast for one in found.units] == [one.iast for one in made.units]


def test_damage_takes_its_share_and_is_named() -> None:
    found = align("曩□三", "namaḥ sa")
    assert [one.iast for one in found.units] == ["na", "maḥ", "sa"]
    assert [one.kind for one in found.problems] == ["damage", "unexplained"]


def test_unknown_translator() -> None:
    with pytest.raises(RequestError):
        align("曩", "na", "nobody")


def test_long_lines_in_bounded_time() -> None:
    found = align("曩莫三曼多" * 400, "namaḥ samanta" * 400)
    assert found.score > -1.2


def test_denasalisation_shows() -> None:
    """不空's school writes voiced stops with nasal initials; 玄奘 and 義淨 do not."""
    share = {name: correspondences(name).denasalised for name in ("不空", "金剛智", "玄奘", "義淨")}
    assert min(share["不空"], share["金剛智"]) > 0.6
    assert max(share["玄奘"], share["義淨"]) < 0.1


@pytest.mark.parametrize("manner", ["all", *translators(), "ziji", "letters:yijing"])
def test_shares_of_a_letter_are_one(manner: str) -> None:
    table = correspondences(manner)
    for letter in table.letters:
        assert sum(cell.share for cell in table.cells if cell.letter == letter) == pytest.approx(
            1, abs=0.01
        )


def test_plot_is_a_picture_with_its_facts_as_text() -> None:
    tree = ElementTree.fromstring(plot("不空"))
    space = "{http://www.w3.org/2000/svg}"
    discs = list(tree.iter(f"{space}circle"))
    assert len(discs) == len(correspondences("不空").cells)
    red = [disc for disc in discs if disc.get("fill") == "#b3261e"]
    assert red
    for disc in red:
        said = disc.findtext(f"{space}title") or ""
        assert said.split()[1] in NASALS
