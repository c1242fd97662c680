"""What the font draws: every form of the chapters whole, and what Unicode lacks by name."""

from __future__ import annotations

import re
import sys
from xml.etree import ElementTree

import pytest

from akkhara import siddham
from akkhara.errors import RequestError, ScriptError
from akkhara.render import VARIANTS, draw, faults, shaped, svg
from akkhara.sounds import CONSONANTS_34

FORMS = [form for number in range(1, 18) for form in siddham.chapter(number).forms]


def test_every_form_of_the_chapters_is_drawn_whole() -> None:
    assert (len(FORMS), len(set(FORMS))) == (6214, 6154)
    assert {form: faults(shaped(form)) for form in FORMS if faults(shaped(form))} == {}


@pytest.mark.parametrize("recension", siddham.recensions())
def test_every_form_of_every_recension_is_drawn_whole(recension: str) -> None:
    for outline in siddham.recension(recension).chapters:
        for form in siddham.chapter(outline.number, recension).forms:
            assert faults(shaped(form)) == (), form


def test_a_fault_is_seen() -> None:
    from akkhara.render.shaping import Placed, Shaped

    circle = shaped("ka")
    broken = Shaped("ka", "", None, (Placed(0, 0, 0),), 0, circle.box, "")
    assert faults(broken) == (".notdef",)
    virama = shaped("k")
    assert faults(virama) == ()
    assert faults(Shaped("ka", "", None, virama.glyphs, 0, virama.box, "")) == ("visible virāma",)


@pytest.mark.parametrize("letter", CONSONANTS_34)
@pytest.mark.parametrize("vowel", ["ḷ", "ḹ"])
def test_signs_that_unicode_lacks_are_drawn_by_a_named_fallback(letter: str, vowel: str) -> None:
    drawn = shaped(letter + vowel)
    assert faults(drawn) == ()
    assert drawn.note.startswith(vowel)
    assert drawn.note in svg(letter + vowel)
    assert f"<title>{letter}{vowel}</title>" in svg(letter + vowel)


@pytest.mark.parametrize("iast", ["dhṛe", "dhṛi", "hṛe", "mṛe", "sṛo", "śṛī", "ṣṛe"])
def test_two_vowels_on_one_body(iast: str) -> None:
    drawn = shaped(iast)
    assert faults(drawn) == ()
    assert drawn.iast == iast
    assert "two signs on one body" in drawn.note
    # One body: narrower than the two letters beside each other.
    assert drawn.advance < shaped(iast[:-1]).advance + shaped(iast[-1]).advance


@pytest.mark.parametrize(
    ("variant", "changes", "stays"),
    [
        ("cloud", "kyu", "ka"),
        ("warbler", "ku", "ka"),
        ("ai", "kai", "ki"),
        ("seed", "hrīḥ", "ka"),
        ("rya", "rya", "ka"),
        ("r", "rka", "ka"),
    ],
)
def test_all_stylistic_sets_are_in_the_font(variant: str, changes: str, stays: str) -> None:
    assert shaped(changes, variant).glyphs != shaped(changes).glyphs
    assert shaped(stays, variant).glyphs == shaped(stays).glyphs
    assert shaped(changes, VARIANTS[variant]) == shaped(changes, variant)


@pytest.mark.parametrize("sign", ["ṃ", "ḥ"])
def test_a_sign_alone_has_no_dotted_circle(sign: str) -> None:
    drawn = shaped(sign)
    assert faults(drawn) == ()
    assert drawn.note == f"{sign} stands alone"
    # The sign's ink alone: that of the space under it is none.
    assert drawn.box[2] - drawn.box[0] < shaped("a" + sign).advance


def test_a_picture_is_cut_to_its_ink_and_says_what_it_is() -> None:
    for iast in ("ka", "rkṣvryaḥ", "kī", "hūṃ"):
        picture = ElementTree.fromstring(svg(iast))
        assert picture.get("aria-label") == iast
        left, top, width, height = map(float, picture.get("viewBox", "").split())
        path = picture.find("{http://www.w3.org/2000/svg}path")
        assert path is not None
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", path.get("d", ""))]
        assert min(numbers[::2]) >= left
        assert max(numbers[::2]) <= left + width
        assert min(numbers[1::2]) >= top
        assert max(numbers[1::2]) <= top + height


def test_braille() -> None:
    lines = draw("kṣmya", rows=10).splitlines()
    assert len(lines) == 11
    assert lines[-1] == "kṣmya"
    assert all("\u2800" <= char <= "\u28ff" for line in lines[:-1] for char in line)
    # A stack is higher than one letter and so, in the same rows, drawn narrower.
    widest = max(map(len, lines[:-1]))
    assert widest < max(map(len, draw("ka", rows=10).splitlines()[:-1]))


def test_what_cannot_be_drawn() -> None:
    with pytest.raises(ScriptError):
        svg("漢")
    with pytest.raises(ScriptError, match="漢"):
        svg("ka漢")
    with pytest.raises(RequestError, match="variant"):
        svg("ka", "bold")
    with pytest.raises(RequestError, match="rows"):
        draw("ka", rows=1000)
    with pytest.raises(RequestError, match="too many"):
        svg("ka" * 100)


def test_without_the_shaper_the_command_that_installs_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from akkhara.render.shaping import harfbuzz

    monkeypatch.setitem(sys.modules, "uharfbuzz", None)
    with pytest.raises(RequestError) as caught:
        harfbuzz()
    assert caught.value.hint == "pip install 'akkhara[render]'"
