"""Sanskrit into Chinese characters: cuts, notes, evidence, warnings, bad input."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara.errors import RequestError
from akkhara.hanzi import parse, transcribe, translators
from akkhara.hanzi.phones import line, loose, phones, skeleton
from akkhara.hanzi.pieces import is_piece, of_counts, of_translator

SANSKRIT = st.text(alphabet="aāiīuūṛeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥ -", max_size=40)
MANNERS = ["xuanzang", "yijing", "vajrabodhi", "subhakarasimha", "amoghavajra", "prajna", "ziji"]


@pytest.mark.parametrize(
    ("manner", "iast", "text"),
    [
        ("amoghavajra", "svāhā", "娑嚩（二合引）賀（引）"),
        ("amoghavajra", "namaḥ samantabuddhānāṃ", "曩莫三漫多沒馱（引）南（引）"),
        ("xuanzang", "svāhā", "莎訶"),
        ("yijing", "namaḥ samantabuddhānāṃ", "南莫三曼多勃馱喃"),
        ("ziji", "phaṭ", "頗吒（半音）"),
    ],
)
def test_manners(manner: str, iast: str, text: str) -> None:
    assert transcribe(iast, manner).text == text


@pytest.mark.parametrize("manner", MANNERS)
@given(text=SANSKRIT)
def test_every_letter_is_written_once(manner: str, text: str) -> None:
    """The pieces put together are the line, and their offsets find them in it."""
    made = transcribe(text, manner)
    assert "".join(one.iast for one in made.units) == line(text)
    for one in made.units:
        assert line(made.iast[one.start : one.end]) == one.iast
    assert not made.problems


@given(text=st.text(max_size=30))
def test_any_text_is_answered(text: str) -> None:
    made = transcribe(text)
    for one in made.problems:
        assert made.iast[one.offset]


def test_schools_differ_in_da_and_na() -> None:
    """不空's 曩 is na (his 那 may be da); 義淨 writes na with 那."""
    assert transcribe("na", "amoghavajra").units[0].hanzi == "曩"
    assert transcribe("na", "yijing").units[0].hanzi == "那"
    assert "娜" in transcribe("da", "amoghavajra").text


def test_checked_characters_sound_on_in_the_next_onset() -> None:
    """沒馱 buddha: bu is written with a final t before ddh, without one before another."""
    assert transcribe("buddha").text.startswith("沒")


def test_notes_are_a_parameter() -> None:
    assert "（" not in transcribe("svāhā", notes="none").text
    assert transcribe("svāhā", "xuanzang", notes="full").text.endswith("（引）")
    with pytest.raises(RequestError, match="no notes 'some'"):
        transcribe("svāhā", notes="some")  # type: ignore[arg-type]


def test_three_characters_of_one_akshara() -> None:
    made = transcribe("kṣṇa")
    assert [one.note for one in made.units][-1] in ("二合", "三合")
    read = parse(made.text)
    assert len(read.aksharas) == 1


def test_what_he_never_wrote_is_a_warning() -> None:
    made = transcribe("jhai", "xuanzang")
    (warning,) = made.unattested
    assert (warning.iast, warning.start) == ("jhai", 0)
    assert "attested nowhere" in warning.message
    assert not transcribe("svāhā").unattested


def test_words_are_not_run_together() -> None:
    """A piece does not reach over a space into a consonant."""
    made = transcribe("bhagavān vajra")
    assert all(" " not in made.iast[one.start : one.end] for one in made.units)


def test_other_scripts_and_lines() -> None:
    assert transcribe("नमः").units == transcribe("namaḥ").units
    assert transcribe("namaḥ\nnamaḥ").text == "曩莫\n曩莫"


def test_unknown_manner_names_the_known_ones() -> None:
    with pytest.raises(RequestError) as caught:
        transcribe("a", "nobody")
    assert "amoghavajra" in caught.value.hint
    assert "ziji" in caught.value.hint


def test_letter_table_under_a_translators_name() -> None:
    assert transcribe("ka", "letters:yijing").units[0].level == "table"
    assert transcribe("ka", "yijing").units[0].level == "own"


def test_every_translator_writes_every_syllable() -> None:
    for one in translators():
        for consonant in phones("kkhgghcchjjhṭṭhḍḍhtthddhnpphbbhmyrlvśṣsh"):
            assert transcribe(consonant + "a", one).units


def test_back_off_goes_level_by_level() -> None:
    made = of_counts({("甲", "ka"): 1}, {("乙", "ka"): 50}, {("乙", "ka"): 50, ("丙", "ka"): 50})
    assert {one.hanzi: one.level for one in made["ka"]} == {
        "甲": "own",
        "乙": "school",
        "丙": "all",
    }
    assert sum(of_translator("amoghavajra")[p][0].score > 0 for p in ("ka", "na")) == 0


def test_spellings_for_comparison() -> None:
    assert loose("buddhānāṁ") == loose("vuddhanam") == "vuddhanaṃ"
    assert skeleton("kṛṣṇa") == "krṣṇ"
    assert not is_piece("")
