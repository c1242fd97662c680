"""Paradigms: their contents, renderings, guesses and errors."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from akkhara.errors import RequestError
from akkhara.pali import decline, derive, why_not
from akkhara.pali.paradigm import Paradigm


def test_cells_and_derivations_say_the_same():
    for stem, gender in [("purisa", "m"), ("guṇavantu", "m"), ("satthu", "m"), ("eta", "f")]:
        paradigm = decline(stem, gender)
        assert len(paradigm.cells) == 16
        for cell, forms in paradigm.cells.items():
            found = paradigm.derivations(cell)
            assert tuple(dict.fromkeys(d.form for d in found)) == forms
            request = f"{stem} {gender} {cell}"
            assert {d.form for d in derive("decl", request)} == set(forms)


def test_the_best_form_comes_first():
    cells = decline("purisa", "m").cells
    assert cells["ins pl"][0] == "purisehi"
    assert cells["dat sg"][0] == "purisassa"
    assert cells["abl sg"][-1] == "purisato"


def test_the_last_text_of_a_derivation_is_its_form():
    for cell in decline("rāja", "m").cells:
        for derivation in decline("rāja", "m").derivations(cell):
            assert derivation.steps[-1].after.replace(" + ", "") == derivation.form
            texts = [(s.before, s.after) for s in derivation.steps]
            assert all(one[1] == two[0] for one, two in pairwise(texts))


def test_paradigms_are_values():
    assert decline("purisa", "m") == decline("purisa", "m")
    assert decline("purisa", "m") != decline("deva", "m")
    with pytest.raises(AttributeError):
        decline("purisa", "m").stem = "deva"


def test_json_has_the_fields_of_the_contract():
    made = json.loads(json.dumps(decline("ratti").to_dict(), ensure_ascii=False))
    assert made["stem"] == "ratti"
    assert made["gender"] == "f"
    assert "rattiyā" in made["cells"]["ins sg"]


def test_tsv_has_a_line_for_every_derivation_with_its_rules():
    paradigm = decline("aggi", "m")
    lines = paradigm.to_tsv().splitlines()
    assert lines[0] == "stem\tgender\tcase\tnumber\tform\trules"
    assert len(lines) == 1 + len(paradigm.all_derivations())
    assert "aggi\tm\tnom\tsg\taggi\tkacc.54 kacc.220" in lines


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.open = [], []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        if tag == "a":
            self.links.append(dict(attrs)["href"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_html_is_well_formed_and_every_form_is_addressable():
    paradigm = decline("purisa", "m")
    parser = Links()
    parser.feed(paradigm.to_html("/pali/decl/{request}/{number}"))
    assert parser.open == []
    assert len(parser.links) == len(paradigm.forms)
    assert "/pali/decl/purisa-m-loc-sg/2" in parser.links


@pytest.mark.parametrize(
    ("stem", "gender"),
    [
        ("kaññā", "f"),
        ("ratti", "f"),
        ("nadī", "f"),
        ("daṇḍī", "m"),
        ("cakkhu", "n"),
        ("bhikkhu", "m"),
        ("purisa", "m"),
        ("vacana", "n"),
        ("tumha", "x"),
        ("pañca", "x"),
        ("gahapati", "m"),
        ("mātu", "f"),
    ],
)
def test_the_gender_is_guessed_and_the_reason_said(stem, gender):
    made = decline(stem)
    assert made.gender == gender
    assert made.guessed
    assert made.guessed in made.to_text()
    assert decline(stem, gender).guessed == ""


def test_numerals_have_no_singular_and_persons_no_address():
    assert {cell.split()[1] for cell in decline("ti", "f").cells} == {"pl"}
    assert not any(cell.startswith("voc") for cell in decline("amha").cells)


def test_a_named_tail_gives_its_whole_word_the_forms():
    assert decline("mahārāja", "m").cells["ins sg"][0] == "mahāraññā"
    assert "sabbadassāvī" in decline("sabbadassāvī", "m").cells["nom sg"]


@pytest.mark.parametrize(
    ("stem", "gender", "hint"),
    [
        ("", None, "IAST"),
        ("   ", None, "IAST"),
        ("puruṣa", None, "letters"),
        ("puriso", None, "the stem of puriso is purisa"),
        ("rūpaṃ", None, "the stem of rūpaṃ is rūpa"),
        ("puris", None, "stems end in"),
        ("k", None, "stem such as"),
        ("go", "f", "gāvī"),
        ("purisa", "q", "gender: m f n x"),
        ("purisa", "x", "m, f or n"),
        ("a" * 300, None, "one word"),
        ("purisa deva", None, "letters"),
        (7, None, "IAST"),
    ],
)
def test_bad_stems_are_refused_with_a_hint(stem, gender, hint):
    with pytest.raises(RequestError) as caught:
        decline(stem, gender)
    assert hint in caught.value.hint


@pytest.mark.parametrize(
    ("kind", "request_", "hint"),
    [
        ("decl", "", "stem gender case number"),
        ("decl", "purisa", "stem gender case number"),
        ("decl", "purisa m ins dual", "number: sg pl"),
        ("decl", "purisa m inst pl", "did you mean ins?"),
        ("decl", "purisa masculine ins pl", "gender: m f n x"),
        ("decl", "√gam m loc sg", "letters"),
        ("decl", "purisa m loc sg please do", "stem gender"),
        ("decl", "purisa +", "one of"),
        ("decl", "purisa + tra", "follow pronouns"),
        ("decl", "purisa + xyz", "suffix"),
        ("decl", "aggi + ā", "ā after a"),
        ("pron", "tumha x voc sg", "another case"),
        ("numeral", "pañca x nom sg", "ask for pl"),
        ("pron", "tumha x gen sg padatto", "did you mean"),
        ("dec", "purisa m nom sg", "did you mean decl?"),
        ("taddhita", "pāpa + ṇāyana (bhāva)", "its senses: apacca"),
    ],
)
def test_bad_requests_are_refused_with_a_hint(kind, request_, hint):
    with pytest.raises(RequestError) as caught:
        derive(kind, request_)
    assert hint in caught.value.hint


def test_input_is_normalised_at_the_door():
    decomposed = "ñāṇa".encode().decode()
    import unicodedata

    assert decline(unicodedata.normalize("NFD", decomposed), "n") == decline("ñāṇa", "n")
    assert derive("decl", "  Purisa  m   nom sg ")[0].form == "puriso"
    assert derive("pron", "kiṁ + to")[0].form == "kuto"


def test_why_not_names_condition_ban_and_order():
    assert "must end in a" in why_not("decl", "aggi m nom sg", 104)
    assert "blocked by 110" in why_not("pron", "sabba m loc sg", 108)
    assert "84 came first" in why_not("decl", "sayambhū m voc pl", 116)
    assert "did act" in why_not("decl", "purisa m nom sg", "104")
    with pytest.raises(RequestError, match="no rule"):
        why_not("decl", "aggi m nom sg", 999)


def test_words_without_gender_agree_with_every_gender_asked():
    assert derive("numeral", "dvi f nom pl")[0].form == "dve"
    assert {d.form for d in derive("pron", "sabba x gen pl")} >= {"sabbesaṃ", "sabbāsaṃ"}


def test_the_feminine_tells_how_it_was_made():
    (first, *_) = derive("pron", "sabba f gen pl")
    assert "kacc.237" in first.rules
    assert isinstance(decline("sabba", "f"), Paradigm)
