"""The rules of generation and naming (R…) and the contradictions (C…), each by its number in the
concordance (docs/siddham-concordance.tsv)."""

from __future__ import annotations

from akkhara import siddham
from akkhara.rules import rule


def texts(form: str, chapter: int) -> set[str]:
    """The readings of 字記, or where it has none those of the others."""
    found = siddham.reading(form, chapter)
    own = {one.text for one in found if one.recension == "ziji"}
    return own or {one.text for one in found}


def test_r23_the_name_of_the_letter_on_top_follows_the_rhyme() -> None:
    """Before o the name of r is still 阿勒, that of ṅ no longer 盎."""
    above = {
        ("rk", 8): {"阿勒": "a ā o au aṃ aḥ", "伊力": "i ī", "歐鹿": "u ū", "醫力": "e ai"},
        ("ṅk", 15): {"盎": "a ā aṃ aḥ", "應": "i ī", "蓊": "u ū", "蘡": "e ai", "擁": "o au"},
    }
    for (cluster, chapter), names in above.items():
        for name, rhymes in names.items():
            for rhyme in rhymes.split():
                assert all(t.startswith(name) for t in texts(cluster + rhyme, chapter))
                assert texts(cluster + rhyme, chapter)


def test_r24_names_of_the_fifteenth_chapter_by_row() -> None:
    first = {"k": "盎", "c": "安", "ṭ": "安", "t": "安", "p": "唵", "y": "盎", "kṣ": "盎"}
    nasals = {"k": "ṅ", "c": "ñ", "ṭ": "ṇ", "t": "n", "p": "m", "y": "ṅ", "kṣ": "ṅ"}
    for letter, name in first.items():
        for text in texts(f"{nasals[letter]}{letter}a", 15):
            assert text.startswith(name)
    assert "ziji.mingcang" in siddham.chapter(15).manner
    assert "ziji.mingcang" not in siddham.chapter(8).manner


def test_r49_generation_by_policy() -> None:
    sizes = {p: len(siddham.chapter(2, policy=p).forms) for p in siddham.POLICIES}
    assert sizes == {"strict": 384, "headline": 396, "preface": 396, "annen": 384}


def test_r50_head_only_and_removed() -> None:
    nine = {x.cluster: x for x in siddham.chapter(9, policy="annen").excluded}
    assert nine["ryy"].treatment == "head-only"
    assert nine["rry"].treatment == "removed"


def test_r51_one_string_in_two_chapters() -> None:
    assert [p.chapter for p in siddham.locate("ṅya")] == [2, 15]
    assert texts("ṅya", 15) == {"盎也"}
    assert texts("ṅya", 2) == {"仰也"}
    assert siddham.derivation("ṅya", 2).rules == ("ziji.ch1", "ziji.ch2")
    assert siddham.derivation("ṅya", 15).rules == ("ziji.ch1", "ziji.ch15")


def test_c01_the_second_chapter_has_two_numbers() -> None:
    assert siddham.chapter(2).stated == (396, 384)
    assert len(siddham.chapter(2).forms) == 384
    assert "若然亦同除重" in rule("ziji.ye").quote


def test_c02_single_chapters_leave_out_two_or_three() -> None:
    for number in (2, 9):
        assert len(siddham.chapter(number, policy="preface").excluded) == 2
        assert len(siddham.chapter(number).excluded) == 3
    assert len(siddham.chapter(9, policy="headline").clusters) == 32


def test_c06_r_in_the_tenth_chapter_is_removed() -> None:
    found = siddham.why("rrra", 10)
    assert (found.treatment, found.home) == ("removed", ())
    # Annen's other list has the tenth chapter among those that keep the head.
    assert "七八十章字上" in rule("zang3.cuntou").quote
    assert "第九第十第十一" in rule("zang3.du-sheng").quote


def test_c19_the_sign_called_li_is_written_as_vocalic_r() -> None:
    assert siddham.chapter(16).vowels == ("ṛ",)
    assert rule("ziji.li-ma").certainty == "doubtful"
    assert "里" in siddham.chapter(16).note
    assert siddham.locate("kḷ") == []


def test_c20_the_doubled_na_is_nna() -> None:
    assert siddham.name("ṇṇa", 18)[0].text == "拏"
    assert siddham.name("ḍḍa", 18) == ()
    entry = next(one for one in siddham.lexicon() if one.iast == "ṇṇa")
    assert "ḍḍa" in entry.note


def test_c22_characters_of_the_sixteenth_chapter() -> None:
    pairs = {f: siddham.reading(f)[0] for f in ("gṛ", "ghṛ", "cṛ", "chṛ")}
    assert {f: (r.text, r.restored) for f, r in pairs.items()} == {
        "gṛ": ("佉里", "伽里"),
        "ghṛ": ("佉里", "伽里"),
        "cṛ": ("齒里", "質里"),
        "chṛ": ("質里", "齒里"),
    }


def test_c23_characters_of_the_fifteenth_chapter() -> None:
    for form, printed, restored in [
        ("ṅra", "盎攞上", "盎囉"),
        ("ṅva", "盎攞上", "盎嚩"),
        ("ṅgā", "盎佉平", "盎伽"),
    ]:
        found = siddham.reading(form, 15)[0]
        assert (found.printed, found.restored) == (printed, restored)
    plain = siddham.reading("ṅla", 15)[0]
    assert plain.restored == plain.text


def test_c28_slips_of_the_titles() -> None:
    assert siddham.chapter(2).forms[:2] == ("kya", "kyā")
    assert siddham.chapter(7).clusters[0] == "kn"
    assert "以那加一" in siddham.chapter(7).note
    assert "kṛ枳也" in siddham.chapter(2).note


def test_c35_slips_of_the_code_table() -> None:
    for code, position_says, table_says in [
        ("SD-CBA9", "kṛṃ", "gṛ"),
        ("SD-CBAC", "khṝ", "cṛ"),
        ("SD-CFC4", "śrī", "śṛī"),
    ]:
        found = siddham.decode(code)
        assert found.iast == position_says
        assert table_says in found.note
    assert siddham.decode("SD-CBA7").note == ""
