"""M09 to M43 as far as they are matters of reading: what the analysis of the rules had missed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from akkhara import reading
from akkhara.reading import connect
from akkhara.rules import rule

SAMPLE = Path(__file__).parents[2] / "samples" / "shittanzo-5.txt"
DIGITS = {sign: value for value, sign in enumerate("一二三四五六七八九", 1)}


def number(text: str) -> int:
    tens, ten, ones = text.partition("十")
    if not ten:
        return DIGITS[text]
    return (DIGITS[tens] if tens else 1) * 10 + (DIGITS[ones] if ones else 0)


def test_m09_the_short_sound_of_k_without_a() -> None:
    (one,) = reading.term("短裓聲")
    assert "裓" in one.quote


def test_m10_root_and_added_letters_and_the_words_for_letter() -> None:
    assert reading.term("阿察囉")[0].term == "根本字"
    assert "i" in reading.term("哩比鞞")[0].letters
    assert {one.given: one.says for one in reading.forms("lexicon")}["呵叉夜"] == "無盡"


def test_m11_five_forms_of_a_and_the_meaning_of_the_turns() -> None:
    assert reading.term("五種阿")[0].letters == ("a", "ā", "aṃ", "aḥ", "āḥ")
    assert len(reading.term("十二轉義")[0].letters) == 12


def test_m12_five_notes() -> None:
    assert "".join(reading.note5(letter).note for letter in "kcṭtp") == "宮商角徵羽"
    assert "".join(reading.note5(letter).place for letter in "kcṭtp") == "喉齶舌齒脣"
    assert reading.note5("h").note == ""


def test_m13_readings_of_other_countries() -> None:
    other = {one.letter: one for one in reading.area("餘國").readings}
    assert [letter for letter, one in other.items() if one.coda == "ŋ"] == list("ṅñṇnm")
    assert [letter for letter, one in other.items() if not one.coda] == list("gjḍdb")
    assert (other["d"].fanqie, other["d"].certainty) == ("那可", "doubtful")
    assert "陀可" in other["d"].quote


def test_m14_passing_and_rowed_letters_are_defined_in_many_ways() -> None:
    assert len(reading.term("超聲")) == 8
    assert len(reading.term("毗聲")) == 3
    assert {one.name for one in reading.term("隨鼻")} == {"吉藏", "梁武帝", "涅槃文字"}


def test_m15_the_printed_columns_are_read_downwards() -> None:
    """The numbers beside the letters of 慧均's table, as printed, fall into their order."""
    text = SAMPLE.read_text(encoding="utf-8")
    table = text[text.index("（一）　（十四）") : text.index("今见此文字不次第")]
    printed = [number(one) for one in re.findall(r"（([一二三四五六七八九十]+)）", table)]
    assert len(printed) == 50
    # The copy has 二十 twice: the first stands after 十七, in the third column, and is 三十.
    slip = printed.index(20)
    assert printed[slip - 1] == 17
    printed[slip] = 30
    read = reading.read_down([str(one) for one in printed])
    assert read == tuple(str(one) for one in range(1, 51))


def test_m16_equations_of_tone_and_length() -> None:
    said = {
        (authority, tone): reading.length_of_tone(tone, authority).length
        for authority, tone in (
            ("字記", "上"), ("字記", "平"), ("刊定記", "入"), ("刊定記", "去"),
            ("玄應", "入"), ("玄應", "平"), ("空海", "上"), ("空海", "去"), ("大日經", "上"),
        )
    }  # fmt: skip
    assert list(said.values()) == [
        "short", "long", "short", "long", "short", "long", "short", "long", "unknown"
    ]  # fmt: skip
    assert "字母上声" in rule("zang5.annen-tone").quote


def test_m17_level_notes_in_the_yishi_are_light_rising_tones() -> None:
    assert rule("zang5.yishi-wu").quote == "此中注平声者。皆以上声稍轻呼之"


def test_m18_one_exception_in_southern_india() -> None:
    assert "娜" in reading.area("南天").exception
    assert reading.area("中天").exception == reading.area("北天").exception == ""


def test_m19_the_tones_of_the_four_houses() -> None:
    sizes = {scheme.name: len([t for t in scheme.tones if t.exists])
             for scheme in map(reading.tone, ("表", "金", "正", "聰"))}  # fmt: skip
    assert sizes == {"表": 5, "金": 7, "正": 9, "聰": 8}
    (heavy,) = (t for t in reading.tone("表").tones if not t.exists)
    assert (heavy.name, heavy.like) == ("上重", "表 去")


def test_m20_the_masters_remarks() -> None:
    assert "美人礙口" in reading.voice("e", "寶月").remark
    assert "疫" in reading.voice("aḥ", "難陀").note
    assert "賣音" in reading.voice("m", "宗叡").note
    assert rule("zang5.voice").quote.endswith("自非对授恐难指撝")


def test_m21_linking_is_of_two_ways() -> None:
    assert rule("li.5-two-ways").quote.count("或") == 2


def test_m22_a_chain_runs_through_the_stack() -> None:
    assert [one.coda for one in connect("ṣṭra", "十二例")] == ["t", "t"]
    assert [one.coda for one in connect("rkṣvya", "十二例")] == ["k", "t", "t", "k"]
    assert [one.scope for one in connect("ṣṭra")] == ["stack", "stack"]


def test_m23_a_dot_is_of_three_places_until_a_letter_follows() -> None:
    assert "".join(connect(f"saṃ{letter}a")[0].coda for letter in "kcṭtp") == "ŋnnnm"
    steps = connect("saṃka")[0].derivation.steps
    assert next(s.before for s in steps if s.rule == "zang5.one-place") == "ṃ: ŋ n m"


def test_m24_three_series_of_ka() -> None:
    written = {coda: [one.character for one in reading.linked("ka", coda)] for coda in "ŋnmktp"}
    assert set(written["ŋ"]) == {"仰", "竟", "向"}
    assert set(written["m"]) == {"劍", "嚴"}
    assert (written["k"], written["p"]) == (["脚"], ["劫"])


def test_m25_what_translators_of_late_use() -> None:
    usual = [one.number for one in reading.kinds() if "usual" in one.frequency]
    assert usual == [1, 3, 5, 7, 11, 15]
    assert connect("ama")[0].usual
    assert not connect("abha")[0].usual
    assert connect("ara")[0].usual
    assert not connect("asa")[0].usual
    assert connect("asa", soft=True)[0].usual


def test_m26_usage_by_the_letter_that_follows() -> None:
    assert [letter for letter in "kgṅcpbmyrlvśṣsh" if reading.usage(letter).unlinked] == list(
        "kṅcyṣsh"
    )
    assert reading.usage("b").dot
    assert not reading.usage("g").dot


@pytest.mark.parametrize(
    ("word", "character"), [("ārolik", "力"), ("jinajik", "職"), ("vajradhṛk", "力")]
)
def test_m27_a_final_k_closes_the_syllable_before(word: str, character: str) -> None:
    last = next(one for one in connect(word) if one.scope == "final")
    assert (last.coda, last.character) == ("k", character)


def test_m27_a_final_t_is_n_or_t() -> None:
    assert [connect("phaṭ", soft=soft)[0].character for soft in (False, True)] == ["泮", "癹"]


def test_m28_a_long_vowel_with_a_nasal() -> None:
    assert [connect(word)[1].coda for word in ("gandharva", "gandhārva")] == ["t", "ŋ"]


def test_m29_sarva_and_padma_in_several_ways() -> None:
    kinds = {one.chinese: one.kind for one in reading.elision_examples()
             if one.sanskrit in ("sarva", "padma")}  # fmt: skip
    assert kinds == {
        "薩嚩": 10, "散嚩": 9, "娑囉嚩": 0, "娑留嚩": 0, "娑嚕嚩": 0, "般謨": 9, "鉢頭摩": 0,
        "鉢特摩": 0,
    }  # fmt: skip


def test_m30_i_is_lent_by_default() -> None:
    assert reading.spell("pra") == reading.spell("pra", 7)
    assert reading.spell("tva", 8).syllables == ("tu", "va")


def test_m31_dots_in_the_mantras() -> None:
    for word, coda in (("kiṃnara", "n"), ("śaṃkari", "ŋ"), ("daṃṣṭra", "ŋ"), ("jayanti", "n")):
        assert coda in [one.coda for one in connect(word)]


def test_m32_namo_is_smooth_as_nam() -> None:
    assert (connect("namo")[0].character, connect("namo")[0].smooth) == ("南", True)
    assert not reading.is_smooth("ŋ", "m")


def test_m33_a_second_witness_for_samyak() -> None:
    assert connect("samyaksaṃbuddha")[1].coda == "k"


def test_m37_single_and_double_calling() -> None:
    (one,) = (i for i in reading.inventory(16) if i.authority == "huiyuan")
    assert "單呼" in one.note


def test_m38_the_last_letters_of_the_alphabets() -> None:
    last = {one.authority: one.letters[-1] for n in (47, 49, 51) for one in reading.inventory(n)}
    assert last["ziji"] == "kṣ"
    assert reading.inventory(51)[0].letters[-2:] == ("llaṃ", "kṣ")
    assert reading.inventory(42)[0].letters == ()
    assert "荼" in reading.inventory(42)[0].how


def test_m39_the_largest_stacks_of_the_copies() -> None:
    assert [one.max_stack for one in reading.copies()[2:]] == [4, 6]


def test_m41_witnesses_are_named() -> None:
    named = {one.iast: one.says for one in reading.forms("witness") if one.iast != "vaiḍūrya"}
    assert named["sañco"] == "尊勝真言"
    assert named["trāṃ"] == "大樂經"
    assert len([one for one in reading.forms("witness") if one.iast == "vaiḍūrya"]) == 6


def test_m42_me_has_many_right_readings() -> None:
    assert {one.given for one in reading.forms("me")} >= {"米", "銘", "女"}
    assert reading.decode("謎").vowels == reading.decode("咩").vowels == {"e"}


def test_m43_copyists_take_i_for_e() -> None:
    assert reading.decode("枳", copyists=False).vowels < reading.decode("枳").vowels
