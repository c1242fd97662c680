"""Transcriptions inside documents: found where they stand, told from ordinary Chinese."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara.documents import read

SAMPLES = Path(__file__).parents[2] / "samples"
PROSE = "爾時世尊告諸比丘汝等當知此法甚深難解若有眾生聞是經者皆得解脫"


def test_found_inside_prose() -> None:
    text = f"{PROSE}即說呪曰\n曩莫三曼多沒（入）馱（引）喃（引一）唵\n{PROSE}\n"
    (found,) = read(text).transcriptions
    assert found.text == "曩莫三曼多沒（入）馱（引）喃（引一）唵"
    assert text[found.start : found.end] == found.text
    assert [one.notes for one in found.units][5:8] == [("入",), ("引",), ("引",)]


def test_prose_alone_is_none() -> None:
    assert not read(PROSE * 5).transcriptions


def test_values_and_unknown_characters() -> None:
    (found,) = read("娑嚩（二合）𬽓訶唵吽曩莫").transcriptions
    assert found.units[1].values[0].iast == "va"
    assert [one.kind for one in found.problems] == ["unknown"]
    assert found.units[0].akshara == found.units[1].akshara


def test_in_json_and_in_the_report() -> None:
    document = read("曩莫三曼多沒馱喃\n")
    assert document.to_dict()["transcriptions"][0]["units"][0]["values"][0]["iast"] == "na"
    assert '"transcriptions": [' in document.to_json()
    assert "<ruby>曩<rp>(</rp><rt" in document.to_html()
    assert "transcriptions of Sanskrit" in document.to_text()


@pytest.mark.parametrize("name", ["shittanzo-5.txt", "xitan-ziji.txt"])
def test_offsets_of_whole_treatises(name: str) -> None:
    document = read(SAMPLES / name)
    text = document.text
    found = list(document.transcriptions)
    assert len(found) > 10
    for passage in found:
        assert text[passage.start : passage.end] == passage.text
        for unit in passage.units:
            assert text[unit.start : unit.end] == unit.hanzi


@given(st.text(alphabet="曩莫三曼多沒馱喃爾時世尊告諸比丘（）二合引□\nab。", max_size=60))
def test_any_text(text: str) -> None:
    for passage in read(text + "\n").transcriptions:
        assert len(passage.units) >= 4
        assert (text + "\n")[passage.start : passage.end] == passage.text
