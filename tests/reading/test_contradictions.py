"""C01 to C35 as far as they are matters of reading: each a parameter, an emendation or a choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from akkhara import reading
from akkhara.errors import RequestError
from akkhara.reading import connect

ROOT = Path(__file__).parents[2]


def sample(name: str) -> str:
    return re.sub(r"\s", "", (ROOT / "samples" / name).read_text(encoding="utf-8"))


def test_c07_the_t_row_is_of_the_throat_in_two_sources() -> None:
    rows = ("字記", "全真", "灌頂", "法寶", "慧遠", "玄應", "涅槃文字", "寶月", "宗叡")
    throat = [name for name in rows if reading.place("t-row", name).place == "喉"]
    assert throat == ["字記", "全真"]
    assert reading.place("ṭ-row", "字記").place == "舌"


def test_c08_y_is_of_the_throat_or_of_the_tongue() -> None:
    assert connect("aya", "十二例")[0].coda == "k"
    assert connect("aya", "悉曇藏")[0].coda == "t"
    assert reading.place("y", "悉曇藏").also == ("喉內",)
    assert "竭野" in reading.place("y", "悉曇藏").note
    assert "throat" in connect("aya")[0].note


def test_c09_ten_vowel_signs_with_or_without_the_visarga() -> None:
    ten = {one.authority: set(one.letters) for one in reading.inventory(10) if "sign" in one.what}
    assert ten["ziji"] - ten["annen"] == {"ā"}
    assert ten["annen"] - ten["ziji"] == {"aḥ"}


def test_c10_the_letters_of_the_zhuangyan_sutra() -> None:
    stated = {one.authority: one for n in (46, 47) for one in reading.inventory(n)}
    assert stated["zhuangyan_li"].n == 47
    assert "llaṃ" in stated["zhuangyan_li"].letters
    assert (stated["zhuangyan"].n, stated["zhuangyan"].listed) == (46, 45)
    assert stated["zhuangyan"].agrees is False
    assert "llaṃ" not in stated["zhuangyan"].letters


def test_c11_chapters_of_huiyuan_as_the_twelve_rules_print_them() -> None:
    copy = reading.copies()[1]
    assert copy.chapters == (12, 32)
    assert "36" in copy.lacks


def test_c17_the_lengths_of_yijing_by_witness() -> None:
    def pair(authority: str) -> tuple[str, str]:
        return tuple(reading.length(v, authority).length for v in ("aṃ", "aḥ"))

    assert pair("字記引義淨") == ("long", "short")
    assert pair("寄歸傳") == ("short", "short")
    assert pair("安然") == ("long", "short")


def test_c18_the_misprint_of_the_first_three_pairs_is_emended() -> None:
    assert "上短上長" in sample("xitan-ziji.txt")
    row = reading.length("a", "字記引義淨")
    assert row.length == "short"
    assert reading.length("ā", "字記引義淨").length == "long"
    assert "上短上長" in row.note


def test_c24_notes_that_stand_transposed() -> None:
    gh, ng = reading.voice("gh", "空海"), reading.voice("ṅ", "空海")
    assert (gh.note, ng.note) == ("鼻聲呼", "去長呼")
    assert (gh.restored_note, ng.restored_note) == ("去長呼", "鼻聲呼")
    assert gh.tone == "去"
    t, th = reading.voice("ṭ", "難陀"), reading.voice("ṭh", "難陀")
    assert ("次阿" in t.note, "初阿" in t.restored_note) == (True, True)
    assert (t.reference, th.reference) == ("正上重", "聰上重")


def test_c25_half_and_full_by_authority() -> None:
    verdicts = {
        name: reading.half("ddha", name).verdict
        for name in ("涅槃經", "義淨", "慧遠", "謝靈運", "慧均", "慈覺", "吉藏", "全真", "安然")
    }
    assert verdicts == {
        "涅槃經": "", "義淨": "full", "慧遠": "full", "謝靈運": "full", "慧均": "full",
        "慈覺": "full", "吉藏": "", "全真": "half", "安然": "",
    }  # fmt: skip
    assert reading.half("dha", "義淨").verdict == "full"
    assert reading.half("dha", "慈覺").verdict == "half"
    with pytest.raises(RequestError) as error:
        reading.half("ka", "智者")
    assert "慈覺" in error.value.hint


def test_c26_what_jna_is_made_of() -> None:
    by = {one.iast: one.says for one in reading.forms("composition")}
    assert next(iter(by)) == "ñ+ṇ"
    assert by["j+ñ"].startswith("字記")


def test_c27_eight_or_nine_passing_letters() -> None:
    sizes = {one.name: one.letters for one in reading.term("超聲")}
    assert set(sizes["法寶"]) - set(sizes["玄應"]) == {"ṣ"}
    assert reading.place("ṣ", "玄應").place == ""
    assert "says nothing of ṣ" in reading.place("ṣ", "玄應").note


def test_c29_the_last_of_the_passing_letters() -> None:
    assert reading.inventory(9)[0].letters[-1] == "slot34"
    last = {one.authority: one.letters[-1] for one in reading.inventory(50)}
    assert last["jingangding"] == "kṣ"
    niepan = next(one for one in reading.inventory(50) if one.authority == "niepan")
    assert "kṣ" not in niepan.letters
    assert "slot34" in niepan.letters


def test_c31_the_rows_of_zongrui_by_document() -> None:
    li = [one.place for one in reading.rows_of("宗叡 (十二例)")]
    zang = [one.place for one in reading.rows_of("宗叡")]
    assert li == ["喉", "齶", "舌", "斷", "脣", "滿口"]
    assert zang == ["喉", "腭", "斷", "齒", "脣", "超"]


def test_c33_characters_lost_to_the_copy() -> None:
    assert reading.voice("b", "寶月").written == "闏"
    assert reading.voice("b", "寶月").character == "麼"
    assert (reading.voice("v", "宗叡").written, reading.voice("v", "宗叡").character) == ("□", "嚩")
    for letter, master in (("e", "寶月"), ("e", "難陀"), ("e", "宗叡"), ("ṭh", "寶月")):
        one = reading.voice(letter, master)
        assert one.character == ""
        assert one.certainty == "doubtful"
        assert one.remark


def test_c34_quanzhens_d_keeps_what_is_printed() -> None:
    text = sample("shittanzo-5.txt")
    assert "攘（那可反）" in text
    central = {one.letter: one for one in reading.area("中天").readings}
    assert (central["m"].character, central["m"].fanqie, central["m"].coda) == ("麼", "忙榜", "ŋ")
    assert "闏（忙傍反" in text


# --- contradictions that the review adds (B1 …) -------------------------------------------------
def test_b01_the_qieyun_is_quoted_in_two_ways() -> None:
    from akkhara.rules import rule

    assert "秦陇则去声似入" in rule("li.12-qieyun").quote
    assert "秦陇则平声为入" in sample("shittanzo-5.txt")


def test_b03_nine_or_eight_letters_make_a_visarga() -> None:
    from akkhara.rules import rule

    assert rule("li.6-nine").quote.startswith("野等九字")
    assert reading.dots("kṣ").becomes == ""
    assert reading.dots("h").becomes == "aḥ"


def test_b22_the_fifth_letters_stand_in_both_lists_of_usage() -> None:
    for letter in ("ṅ", "ñ", "ṇ", "n"):
        assert reading.usage(letter).note == "the fifth letters stand in both lists"
    assert {one: reading.usage(one).note for one in ("v", "ś")} == dict.fromkeys(
        ("v", "ś"), "neither list names it"
    )
    assert reading.usage("g").stop
    assert not reading.usage("g").unlinked
    assert reading.usage("kṣ").unlinked
