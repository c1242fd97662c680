"""What the answers look like: bad input, empty answers, other names, texts and JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara import reading
from akkhara.errors import AkkharaError, RequestError
from akkhara.operations import OPERATIONS, operation
from akkhara.rules import rule
from akkhara.sounds import SYLLABARY
from akkhara.values import jsonable

SAMPLE = Path(__file__).parents[2] / "samples" / "shittanzo-5.txt"


@pytest.mark.parametrize(
    ("call", "named"),
    [
        (lambda: reading.connect("svāhā", "天台"), ("shierli", "悉曇十二例", "zang5")),
        (lambda: reading.connect("svāhā", ""), ("shierli", "zang5")),
        (lambda: reading.voice("ka", "智廣"), ("baoyue 寶月", "nantuo 難陀", "zongrui", "kukai")),
        (lambda: reading.tone("寶月"), ("biao 表", "jin 金", "zheng 正", "cong 聰")),
        (lambda: reading.place("k", "表"), ("ziji 字記", "guanding 灌頂", "shierli")),
        (lambda: reading.length("a", "表"), ("yijing 義淨", "annen 安然")),
        (lambda: reading.half("ka", "表"), ("ennin 慈覺", "jizang 吉藏")),
        (lambda: reading.inventory(13), ("12", "14", "16")),
        (lambda: reading.place("x"), ("k kh g", "nine", "k-row")),
        (lambda: reading.lengths("k"), ("a ā i ī",)),
        (lambda: reading.spell("ka", 12), ("1 to 10",)),
        (lambda: reading.spell("kyata"), ("one akṣara",)),
        (lambda: reading.compress("kya", 2), ("1, 3, 5, 7, 9",)),
        (lambda: reading.merge("a", "k"), ("k kh",)),
        (lambda: reading.area("東天"), ("central 中天", "south 南天")),
        (lambda: reading.term("牛"), ("半字", "超聲")),
        (lambda: reading.forms("牛"), ("equal", "witness", "composition")),
        (lambda: reading.is_smooth("b", "k"), ("ŋ", "k")),
        (lambda: reading.length_of_tone("中", "字記"), ("平", "上", "去", "入")),
        (lambda: reading.read_down(["a"]), ("50 cells",)),
    ],
)
def test_a_bad_request_lists_what_is_valid(
    call: Callable[[], object], named: tuple[str, ...]
) -> None:
    with pytest.raises(RequestError) as error:
        call()
    for name in named:
        assert name in error.value.hint


@pytest.mark.parametrize(
    ("answer", "empty", "said"),
    [
        (reading.connect("ka")[0], "coda", "nothing follows ka"),
        (reading.connect("")[0], "coda", "no akṣara"),
        (reading.connect("ka | ta")[0], "coda", "pause"),
        (reading.connect("sai i")[0], "coda", "begins with a vowel"),
        (reading.voice("llaṃ", "難陀"), "character", "not among them"),
        (reading.place("ā", "法寶"), "place", "consonants only"),
        (reading.place("llaṃ", "法寶"), "place", "says nothing of llaṃ"),
        (reading.length("ṛ"), "quote", "not among the twelve"),
        (reading.decode("牛"), "vowels", "no name of an i or e"),
        (reading.dots("k"), "becomes", "no dot"),
        (reading.note5("y"), "note", ""),
        (reading.elision("gaja", "迦")[0], "name", ""),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_no_treatise_covers_is_empty_and_says_why(answer: Any, empty: str, said: str) -> None:
    assert not getattr(answer, empty)
    words = " ".join(str(value) for value in answer.to_dict().values())
    assert said in words
    assert answer.to_text()


def test_chinese_names_are_accepted() -> None:
    assert reading.connect("aya", "十二例") == reading.connect("aya", "shierli")
    assert reading.connect("aya", "悉昙藏") == reading.connect("aya", "zang5")
    assert reading.voice("ka", "宝月三藏") == reading.voice("ka", "baoyue")
    assert reading.voice("ka", "宗睿") == reading.voice("ka", "zongrui")
    assert reading.tone("聪") == reading.tone("cong")
    assert reading.place("t-row", "惠均").authority == "huijun"
    names: dict[str, str] = {}
    for one in reading.authorities().values():
        for name in (one.id, one.name, *one.aliases):
            assert names.setdefault("".join(name.split()), one.id) == one.id, name


def test_siddham_is_read_like_iast() -> None:
    from akkhara import convert

    for word in ("svāhā", "sattva", "samyaksaṃbuddha"):
        siddham = convert(word, "siddham").text
        assert [j.coda for j in reading.connect(siddham)] == [j.coda for j in reading.connect(word)]
    ka = convert("ka", "siddham").text
    assert reading.voice(ka, "寶月") == reading.voice("ka", "寶月")
    assert reading.half(ka).verdict == "full"


MASTERS = {
    "baoyue": ("宝月三藏云。", "五五字各第一三字"),
    "nantuo": ("难陀三藏云。", "宗睿和上云。"),
    "zongrui": ("宗睿和上云。", "空海和上云。"),
    "kukai": ("空海和上云。", "随有口决"),
}


@pytest.mark.parametrize("master", MASTERS)
def test_a_masters_alphabet_is_the_whole_passage(master: str) -> None:
    """The quotations, laid end to end, leave nothing of the passage but the names of the rows."""
    text = re.sub(r"\s", "", SAMPLE.read_text(encoding="utf-8"))
    start, end = MASTERS[master]
    passage = text[text.index(start) + len(start) :]
    passage = passage[: passage.index(end)]
    left = []
    for one in reading.alphabet(master):
        at = passage.index(one.quote)
        left.append(passage[:at])
        passage = passage[at + len(one.quote) :]
    left.append(passage)
    rest = re.sub(r"已上(?:韵音|.?.?声)|[□。）]", "", "".join(left))
    assert rest == ""


def test_every_letter_of_a_master_is_a_letter() -> None:
    for master in MASTERS:
        letters = [one.letter for one in reading.alphabet(master)]
        assert len(letters) == len(set(letters)) == (51 if master == "zongrui" else 50)
        assert set(letters) <= set(SYLLABARY)


def test_a_lost_character_is_doubtful_and_explained() -> None:
    for master in MASTERS:
        for one in reading.alphabet(master):
            if not one.character:
                assert one.certainty != "certain" or one.remark
            if one.restored_note:
                assert one.remark


READING = [op for op in OPERATIONS if op.name.startswith("reading.")]
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "alphabet": ("寶月",), "area": ("中天",), "checked": ("k",), "codas": (), "compress": ("svā",),
    "connect": ("samyaksaṃbuddha svāhā",), "copies": (), "decode": ("枳",), "dots": ("h",),
    "elision": ("śāriputra", "舍利弗"), "elision_kinds": (), "exceptions": (), "forms": (),
    "half": ("ka",), "inventory": (14,), "is_smooth": ("k", "h"), "kinds": (), "length": ("e",),
    "length_of_tone": ("上", "字記"), "lengths": ("e",), "linked": ("sa",), "merge": ("d", "dh"),
    "note5": ("k",), "place": ("y",), "rows_of": ("宗叡",), "same_word": ("舍衛",),
    "spell": ("pra",), "term": ("超聲",), "tone": ("金",), "twelve": (), "usage": ("r",),
    "voice": ("ka", "空海"),
}  # fmt: skip


def test_every_operation_is_tried() -> None:
    assert {op.name.removeprefix("reading.") for op in READING} == set(ARGUMENTS)


@pytest.mark.parametrize("op", READING, ids=lambda op: op.name)
def test_an_operation_answers_in_text_and_json(op: Any) -> None:
    found = operation(op.name).function()(*ARGUMENTS[op.name.removeprefix("reading.")])
    again = json.loads(json.dumps(jsonable(found), ensure_ascii=False))
    assert again == jsonable(found)
    for one in found if isinstance(found, tuple) else (found,):
        if isinstance(one, bool):
            continue
        text = one.to_text()
        assert text.strip()
        assert not re.search(r"\bNone\b(?! of)", text)
        assert all(line == line.rstrip() for line in text.splitlines())


def test_an_answer_cites_its_passage() -> None:
    for text in (
        reading.connect("svāhā")[0].to_text(),
        reading.place("k", "灌頂").to_text(),
        reading.voice("ka", "寶月").to_text(),
        reading.length("e").to_text(),
        reading.inventory(14)[0].to_text(),
        reading.tone("表").to_text(),
        reading.half("ka").to_text(),
        reading.elision("brahmā", "梵")[0].to_text(),
        reading.decode("枳").to_text(),
        reading.area("中天").to_text(),
    ):
        assert re.search(r"悉曇|li\.|zang5\.", text), text


def test_the_text_of_a_junction() -> None:
    assert reading.connect("sattva")[0].to_text().splitlines() == [
        "sa | ttva: -t 薩 (舌內涅槃) before t, 五句麁顯自音成他聲, smooth 穩便",
        "sat ttva",
        "  ttva → t       li.5-head 下字頭首",
        "  t → 舌內         zang5.fifteen-tongue 安遮安吒安多",
        "  t stays        zang5.own-five 五句字大空 (not taken; in principle all five rows give a "
        "nasal; in use the fourth and fifth letters)",
        "  t → 涅槃         li.6-stop 自餘涅槃",
        "  涅槃 舌內 → t 竭    zang5.ka-eight 脚賀竭囉劫嚩",
        "  -t t- → 穩便     zang5.smooth 穩便",
    ]


PIECES = [
    "k",
    "kh",
    "g",
    "ṅ",
    "c",
    "j",
    "ñ",
    "ṭ",
    "ḍ",
    "ṇ",
    "t",
    "d",
    "n",
    "p",
    "b",
    "bh",
    "m",
    "y",
    "r",
    "l",
    "v",
    "ś",
    "ṣ",
    "s",
    "h",
    "a",
    "a",
    "a",
    "ā",
    "i",
    "ū",
    "e",
    "ai",
    "ṛ",
    "ṃ",
    "ḥ",
    "|",
]
IAST = st.lists(st.sampled_from([*PIECES, " "]), max_size=14).map("".join)


@given(text=IAST, authority=st.sampled_from(["shierli", "zang5"]), soft=st.booleans())
def test_connect_on_any_word(text: str, authority: str, soft: bool) -> None:
    """Whatever is read is answered: an ending with its steps, or none and why."""
    try:
        found = reading.connect(text, authority, soft)
    except AkkharaError:
        return
    assert found
    for one in found:
        assert 0 <= one.start <= one.end <= len(text)
        if not one.coda:
            assert one.note
            continue
        assert one.coda in "ŋnmktp"
        assert (one.manner == "大空") is (one.coda in "ŋnm")
        assert one.kind in {kind.title for kind in reading.kinds()}
        assert ("耎密" in one.kind) is soft
        assert one.smooth is not None
        assert all(rule(id) for id in one.derivation.rules)
        assert one.to_text()


@given(text=IAST)
def test_clear_and_soft_differ_in_manner_only(text: str) -> None:
    """Soft calling changes nasal and stop, never the place, but for the treatise's exceptions."""
    try:
        clear, soft = reading.connect(text), reading.connect(text, soft=True)
    except AkkharaError:
        return
    words = [one.word for one in reading.exceptions()]
    if any(word in text.replace(" ", "") for word in words):
        return
    assert [one.trigger for one in clear] == [one.trigger for one in soft]
    assert [one.place for one in clear] == [one.place for one in soft]


def test_a_tone_is_likened_to_tones_that_exist() -> None:
    known = {
        f"{scheme.name} {one.name}"
        for scheme in map(reading.tone, ("表", "金", "正", "聰"))
        for one in scheme.tones
    } | {"表 平怒聲", "金 怒聲"}
    for scheme in map(reading.tone, ("表", "金", "正", "聰")):
        assert {one.tone for one in scheme.tones} == set("平上去入")
        for one in scheme.tones:
            for part in filter(None, one.like.split(" + ")):
                assert any(name.startswith(part) for name in known), (scheme.name, one.name, part)


def test_a_masters_reference_is_a_tone_of_a_house() -> None:
    names = {f"{scheme.name}{one.name}" for scheme in map(reading.tone, ("表", "金", "正", "聰"))
             for one in scheme.tones}  # fmt: skip
    for master in MASTERS:
        assert {one.reference for one in reading.alphabet(master)} - {""} <= names


def test_capitals_and_printed_characters_name_the_same_pair() -> None:
    assert reading.elision("Śāriputra", "舍利弗") == reading.elision("śāriputra", "舍利弗")
    assert reading.elision("vaiśravaṇa", "毗沙门") == reading.elision("vaiśravaṇa", "毗沙門")
    assert reading.elision("", "吠沙婆野")[0].kind == 1
