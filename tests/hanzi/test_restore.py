"""Chinese back into Sanskrit; whose manner; the word list."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.errors import LexiconError, RequestError
from akkhara.hanzi import manner, parse, restore
from akkhara.hanzi.channel import note_of, places, shape_of
from akkhara.hanzi.phones import line
from akkhara.hanzi.wordlist import mantra_words, own_words

CHINESE = st.text(alphabet="唵麼抳鉢納銘吽娑嚩訶（）二三合引上□曩莫𬽓一7x&;[武*我]", max_size=24)


@pytest.mark.parametrize(
    ("text", "who", "iast"),
    [
        ("曩莫三曼多沒馱喃", "不空", "namaḥsamantabuddhānāṃ"),
        ("娑嚩（二合）賀（引）", "不空", "svāhā"),
        ("薩嚩怛他誐多", "不空", "sarvatathāgata"),
        ("唵麼抳鉢納銘吽", None, "oṃmaṇipadmehūṃ"),
        ("莎訶", "玄奘", "svāhā"),
        ("達磨", "玄奘", "dharma"),
        ("沒馱", "不空", "buddha"),
        ("嚩日囉（二合）", "不空", "vajra"),
        ("菩提薩埵", "玄奘", "bodhisatva"),
    ],
)
def test_known_lines(text: str, who: str | None, iast: str) -> None:
    assert iast in [one.iast for one in restore(text, who)][:2]


@settings(max_examples=60, deadline=None)
@given(text=CHINESE)
def test_any_text_is_answered_with_its_offsets(text: str) -> None:
    for one in restore(text, n=3):
        assert "".join(unit.iast or "…" for unit in one.units) == one.iast
        assert [unit.hanzi for unit in one.units] == [unit.written for unit in parse(text).units]
        for unit in one.units:
            assert text[unit.start : unit.end] == unit.hanzi
        for place in one.uncertain:
            assert one.iast[place.start : place.end] == (place.iast or "…")
        json.dumps(one.to_dict())
        one.to_text()


def test_unknown_characters_are_gaps_with_a_note() -> None:
    (first, *_) = restore("唵𬽓吽")
    assert first.iast == "oṃ…hūṃ"
    assert [(one.offset, one.kind) for one in first.problems] == [(1, "unknown")]
    assert any(not place.iast for place in first.uncertain)


def test_no_bald_answer() -> None:
    found = restore("曩莫三曼多沒馱喃", n=5)
    assert len({one.iast for one in found}) == 5
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert all(unit.alternatives for unit in found[0].units)


def test_what_cannot_be_told_is_named() -> None:
    assert "length" in restore("訶", "玄奘")[0].units[0].open
    assert "r/l" in restore("羅", "玄奘")[0].units[0].open


def test_joins_take_the_vowel_away() -> None:
    assert restore("鉢囉（二合）")[0].iast == "pra"


def test_the_translator_is_a_parameter() -> None:
    """娜 is da with 不空; 那 is na with 義淨."""
    assert restore("娜", "不空")[0].iast.startswith("d")
    assert restore("那", "義淨")[0].iast.startswith("n")


def test_own_words_are_heard() -> None:
    plain = [one.iast for one in restore("俱摩囉薄叉", n=1)]
    own = [one.iast for one in restore("俱摩囉薄叉", n=1, lexicon=["kumārapakṣa\t50"])]
    assert own == ["kumārapakṣa"]
    assert plain != own


def test_bad_words_and_requests() -> None:
    with pytest.raises(LexiconError, match="line 2"):
        own_words(["ka", "漢字"])
    with pytest.raises(LexiconError, match="no number"):
        own_words(["ka\tmuch"])
    with pytest.raises(RequestError, match="n is 0"):
        restore("唵", n=0)
    with pytest.raises(RequestError, match="translator"):
        restore("唵", "nobody")
    assert restore("") == []


def test_ordinary_chinese_is_said_to_be_none() -> None:
    text = "爾時世尊告諸比丘汝等當知此法甚深難解若有眾生聞是經者皆得解脫"
    assert any(one.kind == "prose" for one in restore(text, n=1)[0].problems)
    assert not manner(text).clear


def test_long_texts_are_read_in_windows() -> None:
    (found,) = restore("曩莫三曼多沒馱喃（一）" * 300, "不空", n=1)
    assert found.iast == "namaḥsamantabuddhānāṃ" * 300


def test_manners() -> None:
    assert manner("納慕薄伽筏帝鉢剌壤波羅弭多曳怛姪他室囇曳莎訶").candidates[0].name == "玄奘"
    found = manner("曩莫三滿多嚩日囉（二合）赧（引）唵惹野惹野娑嚩（二合）賀（引）")
    assert abs(sum(one.share for one in found.candidates) - 1) < 0.01
    assert manner("").candidates == ()
    assert not manner("唵").clear


def test_list_is_sanskrit_and_large() -> None:
    words = mantra_words()
    assert len(words) > 10_000
    assert all(word == line(word) for word in words)
    assert {"tathāgatānāṃ", "vajrāṇāṃ", "bhagavate", "padme", "svāhā"} <= set(words)


def test_shapes_and_notes() -> None:
    units = parse("鉢囉（二合引）").units
    assert [note_of(unit, place) for unit, place in zip(units, places(units), strict=True)] == [
        "first",
        "last引",
    ]
    assert shape_of("sva") == "2S"


def test_nasty_lines() -> None:
    """Notes fused with numbers, joins of four, made characters, damage: all are answered."""
    for text in (
        "體哩呬淫（四合）",
        "嚩（無可反）",
        "[武*我]",
        "□□",
        "（引）",
        "唵（引",
        "&CB02735;",
    ):
        for one in restore(text):
            assert one.units


def test_samples_hold() -> None:
    path = Path(__file__).parents[2] / "samples" / "xitan-ziji.txt"
    found = restore(path.read_text(encoding="utf-8"), n=1)
    assert found[0].problems


def test_the_page_on_transcription() -> None:
    import doctest

    page = Path(__file__).parents[2] / "docs" / "transcription.md"
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted >= 6
    assert found.failed == 0
