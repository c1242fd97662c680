"""Practice sheets: what is on them, in which order, and that it can be copied back."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.render.pdf import copied, needs_poppler, siddham_of

from akkhara import siddham
from akkhara.calling import call
from akkhara.errors import AkkharaError, RequestError, ScriptError
from akkhara.render import copybook, practice, shaped, sheet

MANTRA = "namaḥ samantabuddhānāṃ apratihataśāsanānāṃ oṃ kha kha hūṃ phaṭ"


def test_a_mantra_is_each_letter_once_and_then_the_whole() -> None:
    made = practice(MANTRA)
    letters = [one for word in made.words for one in word]
    assert [one.iast for one in made.strips] == list(dict.fromkeys(letters))
    assert "".join(letters) == MANTRA.replace(" ", "")
    # In Siddham it is the same sheet.
    siddham_text = call("convert", {"text": MANTRA, "to": "siddham"}).text
    assert practice(siddham_text).strips == made.strips
    assert practice(siddham_text).title == MANTRA


def test_a_list_keeps_its_order_and_what_is_written_as_one() -> None:
    made = practice(["phaṭ", "kḷ", "hūṃ", "phaṭ"])
    assert [one.iast for one in made.strips] == ["phaṭ", "kḷ", "hūṃ"]
    assert made.words == ()
    assert "Unicode has no sign" in made.strips[1].note
    assert made.strips[2].names == ("吽",)


def test_what_is_no_akshara_is_passed_over_and_said() -> None:
    made = practice("唵 oṃ 3, ma-ṇi! ṃ")
    assert [one.iast for one in made.strips] == ["oṃ", "ma", "ṇi", "ṃ"]
    assert made.passed_over == ("唵", "3")
    assert "passed over: 唵 3" in made.to_text()
    assert practice("oṃ maṇi").passed_over == ()


@needs_poppler
def test_the_moon_is_copied_once(tmp_path: Path) -> None:
    """m with candrabindu has two code points and no sign of its own."""
    text = copied(practice(["hām̐"]).pdf(), tmp_path)
    assert "m̐m̐" not in text
    assert "hām̐" in text.split()


@needs_poppler
def test_the_text_of_a_sheet_is_copied_back_whole(tmp_path: Path) -> None:
    made = practice(MANTRA)
    text = copied(made.pdf(), tmp_path)
    found = Counter(char for run in siddham_of(text) for char in run)
    strips = [one.siddham for one in made.strips]
    whole = [shaped(one).text for word in made.words for one in word]
    # Each strip once and the whole once: the copies to trace are not text.
    assert found == Counter("".join([*strips, *whole]))
    assert set(strips) <= set(siddham_of(text))
    for one in made.strips:
        assert one.iast in text


@needs_poppler
def test_the_text_of_a_copybook_is_copied_back_whole(tmp_path: Path) -> None:
    made = copybook("9,16-17")
    forms = [form for number in (9, 16, 17) for form in siddham.chapter(number).forms]
    assert made.forms == len(forms)
    pdf = made.pdf()
    for options in ([], ["-raw"], ["-layout"]):
        text = copied(pdf, tmp_path, *options)
        assert Counter(siddham_of(text)) == Counter(shaped(form).text for form in forms)
        assert not Counter(forms) - Counter(text.split())


@pytest.mark.parametrize("kind", ["copies", "outlines", "blanks"])
def test_more_of_a_kind_makes_a_longer_book(kind: str) -> None:
    def pages(pdf: bytes) -> int:
        return len(re.findall(rb"/Type\s*/Page\b", pdf))

    few = copybook("1", **{kind: 0}).pdf()
    many = copybook("1", **{kind: 3}).pdf()
    assert pages(few) < pages(many)


def test_the_boxes_are_as_high_as_the_ink() -> None:
    from akkhara.render.typesetting import extent

    plain, stack, moon = (extent([shaped(one)]) for one in ("ka", "rkṣvryū", "kaṃ"))
    assert plain[0] == stack[0] < moon[0]
    assert plain[1] < stack[1]
    for one in ("ka", "rkṣvryū", "kaṃ", "tha"):
        _, bottom, _, top = shaped(one).box
        up, down = extent([shaped(one)])
        assert up * 1000 >= top
        assert -down * 1000 <= bottom


@pytest.mark.parametrize("recension", siddham.recensions())
def test_a_copybook_of_every_recension(recension: str) -> None:
    first = next(
        one.number
        for one in siddham.recension(recension).chapters
        if siddham.chapter(one.number, recension).forms
    )
    made = copybook(str(first), recension)
    assert made.forms == len(siddham.chapter(first, recension).forms)
    assert made.pdf().startswith(b"%PDF")


def test_seed_forms_are_drawn_as_asked() -> None:
    assert practice("hrīḥ", variant="seed").pdf() != practice("hrīḥ").pdf()


@pytest.mark.parametrize(
    ("chapters", "numbers"),
    [("1-3", [1, 2, 3]), ("2, 9", [2, 9]), ("16–17", [16, 17]), ("5", [5]), ("2,1-3", [2, 1, 3])],
)
def test_spans_of_chapters(chapters: str, numbers: list[int]) -> None:
    assert [one.number for one in copybook(chapters).chapters] == numbers


@pytest.mark.parametrize(
    "chapters", ["", "a", "0", "19", "17-19", "3-1", "1-", "-3", "1-999999999"]
)
def test_spans_that_there_are_not(chapters: str) -> None:
    with pytest.raises(RequestError) as caught:
        copybook(chapters)
    assert caught.value.hint


@pytest.mark.parametrize(
    "given",
    [
        {"size": 5},
        {"size": True},
        {"size": 500.0},
        {"copies": -1},
        {"blanks": 21},
        {"outlines": 1.5},
        {"variant": "bold"},
    ],
)
def test_numbers_out_of_bounds(given: dict[str, object]) -> None:
    with pytest.raises(RequestError):
        practice("oṃ", **given)


def test_what_cannot_be_practised(tmp_path: Path) -> None:
    for nothing in ("", "   ", "漢字", []):
        with pytest.raises(ScriptError):
            practice(nothing)
    with pytest.raises(AkkharaError):
        practice(["ka", "漢"])
    for strange in ([1], [None], [["ka"]], [{}]):
        with pytest.raises(RequestError, match="text"):
            practice(strange)
    with pytest.raises(RequestError, match="too many"):
        practice(" ".join(siddham.chapter(1).forms))
    with pytest.raises(RequestError, match="ending"):
        practice("oṃ").save(str(tmp_path / "oṃ.svg"))


def test_sheet_writes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "oṃ.pdf"
    saved = sheet("oṃ", str(path))
    assert saved.bytes == path.stat().st_size
    assert path.read_bytes().startswith(b"%PDF")
    assert call("render.sheet", {"forms": ["ka"], "path": str(path)}).bytes != saved.bytes
