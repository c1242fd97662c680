"""The notation of transcriptions: nothing is lost, notes fall where they belong."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara import hanzi
from akkhara.hanzi.folding import fold, kept

SAMPLES = Path(__file__).parents[2] / "samples"
CHARACTERS = (
    "唵嚩日囉三曼多沒馱喃引上去入平重鼻半音反切一二三十合句又字"
    "（）()［］[]*&;□＾6 　abcा\U000f0000\n２②"
)


@given(st.text() | st.text(alphabet=CHARACTERS))
def test_text_comes_back(text):
    read = hanzi.parse(text)
    assert str(read) == text
    assert [token.start for token in read.tokens] == [0, *(t.end for t in read.tokens)][:-1]
    for unit in read.units:
        assert text[unit.start : unit.end] == unit.written
        for mark in unit.marks:
            assert text[mark.start : mark.end] == mark.text
    json.dumps(read.to_dict())
    assert isinstance(read.to_text(), str)


@pytest.mark.parametrize("name", ["xitan-ziji", "shittan-junirei", "shittanzo-3", "shittanzo-5"])
def test_whole_treatises_come_back(name):
    text = (SAMPLES / f"{name}.txt").read_text(encoding="utf-8")
    assert str(hanzi.parse(text)) == text


def shown(text):
    """Units as text: = inside an akṣara, + before a mark, #n at the end of a segment."""
    return hanzi.parse(text).to_text().split("\n")


@pytest.mark.parametrize(
    ("text", "first"),
    [
        # Brackets of every shape, or none, say the same.
        ("娑嚩（二合引）賀", "娑=嚩+引 賀"),
        ("娑嚩(二合,引)賀", "娑=嚩+引 賀"),
        ("娑嚩二合引賀", "娑=嚩+引 賀"),
        ("娑嚩２合賀", "娑=嚩 賀"),
        ("娑嚩（②合）賀", "娑=嚩 賀"),
        ("娑嚩（二字合聲）賀", "娑=嚩 賀"),
        # Notes before and after numbers, fused.
        ("娑嚩（二合引二十九）", "娑=嚩+引  #29"),
        ("娑嚩（二十九二合）", "娑=嚩  #29"),
        ("娑嚩（卅五，二合）", "娑=嚩  #35"),
        ("誐哆（引十四句）", "誐 哆+引  #14"),
        ("播抳３（引）", "播 抳+引  #3"),
        # Tones and other qualities.
        ("磨（去聲引）室", "磨+去+引 室"),
        ("阿上訶去引羅", "阿+上 訶+去+引 羅"),
        ("拏（鼻音）", "拏+鼻"),
        ("拏鼻頻鼻", "拏+鼻 頻 鼻"),
        ("婆（重）", "婆+重"),
        ("牟（半音）", "牟+半"),
        ("烏牟半音", "烏 牟+半"),
        ("囉（彈舌呼之）", "囉+彈舌"),
        ("啰（转舌）", "囉+彈舌"),
        # 入 and 三 are sounds where they write sounds.
        ("入嚩（二合）攞", "入=嚩 攞"),
        ("沒入馱", "沒+入 馱"),
        ("三曼多", "三 曼 多"),
        # Fanqie and direct sounds.
        ("嚩（無可反）", "嚩+無可反"),
        ("嚩無可反", "嚩+無可反"),
        ("嚩（武鉢切）", "嚩+武鉢反"),
        ("耶（余我）", "耶+余我反"),
        ("咩（音彌）", "咩+音彌"),
        ("底（十一丁以反）", "底+丁以反  #11"),
        # Made characters, copies, damage.
        ("[武*我][口*縛]", "[武*我] [口*縛]"),
        ("萨啰縛", "薩 囉 縛"),
        ("＾6□野", "＾6□ 野"),
        ("三合乞叉拏三合", "三 合 乞=叉=拏"),
    ],
)
def test_notes(text, first):
    assert shown(text)[0] == first


def test_three_and_four_characters_of_one_akshara():
    read = hanzi.parse("帝乞叉拏（三合）體哩呬淫（四合）")
    assert [len(group) for group in read.aksharas] == [1, 3, 4]


def test_join_that_asks_for_too_much():
    read = hanzi.parse("嚩（二合）囉（一）賀（二合）")
    assert [one.kind for one in read.problems] == ["join", "join"]
    assert read.problems[0].offset == 0


def test_brackets_that_do_not_match():
    assert [(p.offset, p.kind) for p in hanzi.parse("唵（引").problems] == [(1, "bracket")]
    assert [(p.offset, p.kind) for p in hanzi.parse("唵引）").problems] == [(2, "bracket")]


def test_foreign_runs_rubrics_and_codes():
    read = hanzi.parse("唵 vajra 嚩（自稱名）日云某甲受持者囉&CB00001;\ue000")
    assert read.characters == "唵嚩日囉□\ue000"
    assert read.units[1].has("rubric")
    assert read.units[2].has("rubric")
    assert {one.kind for one in read.problems} == {"foreign", "entity"}


def test_characters_that_converters_damage_survive():
    for char in "里余云郁准于后台":
        assert fold(char) == char
        assert char in kept()
    assert fold("娑诃萨啰") == "娑訶薩囉"


@pytest.mark.parametrize(
    "text",
    [
        "如是我聞一時佛在舍衛國祇樹給孤獨園與大比丘眾千二百五十人俱",
        "夫真言者是如來言真實無異故名真言若有眾生受持讀誦即得成就",
        "爾時世尊告諸比丘汝等當知此法甚深難解難入",
    ],
)
def test_prose_is_no_transcription(text):
    assert not hanzi.parse(text).is_transcription
    assert "ordinary Chinese" in hanzi.parse(text).to_text()


@pytest.mark.parametrize(
    "text",
    [
        "曩莫三滿多沒馱喃唵嚩日囉播抳吽",
        "那謨薄伽跋帝般若波羅蜜多曳",
        "唵（引）阿蜜㗚（二合）多帝際賀囉吽",
        "怛姪他揭諦揭諦波羅揭諦",
    ],
)
def test_mantras_are_transcriptions(text):
    assert hanzi.parse(text).is_transcription


def test_a_long_damaged_text():
    # Unclosed brackets and foreign runs by the thousand; a quadratic pass would hang here.
    text = "a囉" * 30_000 + "（" * 5_000 + "唵（引" * 5_000
    assert str(hanzi.parse(text)) == text
