"""Rules and contradictions of reading for which the chapters, the audit or the shapes are asked."""

from __future__ import annotations

import re
from pathlib import Path

from akkhara import reading, siddham
from akkhara.rules import rule

ROOT = Path(__file__).parents[2]


def names(akshara: str, chapter: int) -> list[str]:
    """The first reading of 字記 in that chapter."""
    found = [*siddham.name(akshara, chapter), *siddham.reading(akshara, chapter)]
    return [one.text for one in found if one.recension == "ziji"]


def test_r44_the_copies_read_otherwise_than_the_fifteenth_chapter() -> None:
    assert all(text.startswith("盎迦") for text in names("ṅka", 15))
    other = {one.recension: one.text for one in siddham.reading("ṅka") if one.recension != "ziji"}
    assert other == {"quanya": "哦羯", "kukai": "仰迦"}
    assert "li.10-no-15" in [one.id for one in reading.twelve()[9].rules]


# --- contradictions of the sums and shapes, as the chapters and the audit settle them -------------
def sample(name: str) -> str:
    return re.sub(r"\s", "", (ROOT / "samples" / name).read_text(encoding="utf-8"))


def claims(recension: str) -> dict[str, siddham.Claim]:
    return {one.id: one for one in siddham.audit(recension).claims}


def test_r12_the_hook_of_the_checked_sign_is_the_small_one() -> None:
    (one,) = siddham.shapes("怛達").confusions
    assert dict(one.marks) == {"怛達": "小", "u": "大"}


def test_c03_the_eighth_chapter_has_33_bases() -> None:
    assert len(siddham.chapter(8).forms) == 396
    claim = claims("ziji")["annen.ch8"]
    assert (claim.stated, claim.computed, claim.emended) == (384, 396, 396)


def test_c04_chapter_numbers_lost_to_note_digits() -> None:
    assert "即1第三及第八2第十章也" in sample("shittanzo-3.txt")
    assert "即第二第三及第八第九第十章也" in rule("ziji.dan").quote


def test_c05_thirty_six_letters_are_kept_or_thirty_seven() -> None:
    claim = claims("ziji")["annen.kept"]
    assert (claim.stated, claim.computed, claim.verdict) == (36, 37, "disagrees")
    assert claim.emended is None


def test_c21_the_word_hulu_is_no_kru() -> None:
    (one,) = (entry for entry in siddham.lexicon() if entry.written == "胡盧")
    assert one.certainty == "doubtful"
    assert one.iast == ""
    assert not any("胡盧" in name.text for name in siddham.name("krū"))


def test_c30_seventeen_or_sixteen_chapters_generate() -> None:
    found = claims("ziji")
    assert (found["generating"].stated, found["generating"].verdict) == (17, "agrees")
    assert (found["annen.strict16"].stated, found["annen.strict16"].verdict) == (16, "agrees")


def test_c12_the_row_nasals_of_huiyuan_follow_his_order() -> None:
    """His rows run k ṭ t c p, so that 拏 那 若 are ṇ n ñ, against the Siddhaṃ printed beside."""
    own = siddham.recension("慧遠")
    assert [own.consonants[i] for i in range(4, 25, 5)] == ["ṅ", "ṇ", "n", "ñ", "m"]
    assert own.extra == ("k", "ṅ", "ñ", "ṇ")
    assert "迦俄拏若" in own.note
    assert "迦俄拏那" in sample("shittanzo-3.txt")


def test_c13_fozhe_prints_thirteen_heads_of_fourteen() -> None:
    claim = claims("fozhe")["fozhe.heads"]
    assert (claim.stated, claim.computed, claim.verdict) == (14, 13, "disagrees")
    assert claim.emended is None
    assert (claims("佛哲")["fozhe.first"].computed, claims("佛哲")["fozhe.extra"].computed) == (
        8,
        5,
    )


def test_c14_sums_of_quanya_close_by_emendation() -> None:
    found = claims("quanya")
    assert (found["quanya.kva"].stated, found["quanya.kva"].emended) == (30, 33)
    assert (found["quanya.lacks"].stated, found["quanya.lacks"].emended) == (11, 9)
    assert found["quanya.kva"].closes
    assert found["quanya.lacks"].closes


def test_c15_changxiao_is_rearranged_with_a_ninth_too_many() -> None:
    claim = claims("changxiao")["changxiao.rearranged"]
    assert (claim.stated, claim.computed, claim.verdict) == (11, 12, "disagrees")
    assert claim.emended is None


def test_c16_sums_of_the_great_siddham() -> None:
    found = claims("大悉曇章")
    assert (found["kukai.pairs"].stated, found["kukai.pairs"].computed) == (1202, 1156)
    assert (found["kukai.removed"].stated, found["kukai.removed"].emended) == (10, 40)
    assert found["kukai.removed"].closes
    assert {id for id, one in found.items() if one.verdict == "open"} == {
        "kukai.sixty", "kukai.triples", "kukai.quads", "kukai.groups"
    }  # fmt: skip
    assert all(one.note for one in found.values() if one.verdict == "open")


def test_c32_the_first_chapter_of_yijing_is_the_letters_or_thirty_three_times_sixteen() -> None:
    own = siddham.recension("義淨")
    assert len(own.consonants) == 33
    assert "C32" in own.note
    assert len(siddham.chapter(2, recension="義淨").forms) == 33 * 12
    (sixteen,) = (one for one in reading.inventory(16) if one.authority == "yijing")
    assert len(own.consonants) * len(sixteen.letters) == 528
