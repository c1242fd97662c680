"""定同異: the shapes that 悉曇藏 3 records, against its words."""

from pathlib import Path

import pytest

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.siddham.allographs import shapes

SAMPLES = Path(__file__).parents[2] / "samples"


def test_every_quotation_stands_in_the_sample():
    text = "".join((SAMPLES / "shittanzo-3.txt").read_text(encoding="utf-8").split())
    rows = read_rows("akkhara.siddham", "data/shapes.tsv")
    quoted = [row for row in rows if row["kind"] != "unicode"]
    assert len(quoted) > 80
    assert [row["quote"] for row in quoted if row["quote"] not in text] == []


@pytest.mark.parametrize(
    ("akshara", "place"),
    [
        ("ka", "head"),
        ("kā", "right"),
        ("ki", "left"),
        ("kī", "right"),
        ("ku", "below"),
        ("kū", "below"),
        ("ke", "left"),
        ("kai", "above"),
        ("ko", "above"),
        ("kau", "above"),
        ("kaṃ", "above"),
        ("kaḥ", "side"),
    ],
)
def test_where_each_sign_is_set(akshara, place):
    sign = shapes(akshara).sign
    assert sign is not None
    assert sign.place == place


@pytest.mark.parametrize(
    ("akshara", "reduced"),
    [
        ("kya", "both"),
        ("kra", "both"),
        ("khra", "one"),
        ("khva", "none"),
        ("rka", "half-form above"),
    ],
)
def test_how_a_stack_is_reduced(akshara, reduced):
    reduction = shapes(akshara).reduction
    assert reduction is not None
    assert reduction.place == reduced


def test_ksa_is_a_letter_and_no_stack():
    assert shapes("kṣa").reduction is None
    assert shapes("kṣa").variants[-1].judgement == "the last is the one in common use"


def test_confused_letters_are_told_apart_by_their_marks():
    assert shapes("ḍha").confusions[0].marks == {"ch": "兩輪", "ḍh": "一圍", "ph": "折左下"}
    assert shapes("怛達").confusions[0].marks == {"怛達": "小", "u": "大"}
    assert [dict(one.marks) for one in shapes("ma").confusions] == [
        {"m": "腹大", "v": "腹小"},
        {"m": "腦後無曲", "v": "腦後有曲"},
    ]
    assert "uṃ is wrong" in shapes("oṃ").confusions[-1].judgement


def test_ccha_for_cha():
    written = shapes("cha").variants
    assert "ccha" in [one.printed for one in written]
    assert "commonly written" in written[-1].judgement


def test_what_unicode_cannot_write():
    assert [one.status for one in shapes("ḷ").encodings] == ["letter only"]
    assert "115D8" in shapes("i").encodings[0].codes
    assert [one.codes[-1] for one in shapes("ū").encodings] == ["115DD"]


def test_a_letter_without_record_says_so():
    found = shapes("ga")
    assert (found.variants, found.confusions, found.encodings) == ((), (), ())
    assert found.sign is not None
    assert "records no variant" in shapes("g").note


@pytest.mark.parametrize("wrong", ["", "kaka", "漢", "x y"])
def test_what_is_no_letter_is_refused(wrong):
    with pytest.raises(RequestError, match="not one letter"):
        shapes(wrong)
