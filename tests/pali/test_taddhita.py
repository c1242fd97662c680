"""Requests for secondary derivatives and numerals: what is searched and what is refused."""

from __future__ import annotations

from itertools import pairwise

import pytest

from akkhara.errors import RequestError
from akkhara.pali.api import derive, why_not
from akkhara.pali.powers import LARGEST, name, power, product
from akkhara.pali.taddhita import stems
from akkhara.pali.taddhita_lists import named, senses
from akkhara.pali.taddhita_request import suffixes


def forms(kind, request):
    return [one.form for one in derive(kind, request)]


def bare(text):
    return text.replace(" + ", "")


def test_a_sense_alone_finds_its_suffixes_special_ones_first():
    assert forms("taddhita", "vaccha (apacca) m")[:3] == ["vacchāyano", "vacchāno", "vaccho"]
    assert forms("taddhita", "vaccha + (apacca) m") == forms("taddhita", "vaccha (apacca) m")
    # Vaccha is in the list of 345, kassapa is not: only a request that names the suffix opens it.
    assert "kassapāyano" not in forms("taddhita", "kassapa (apacca) m")
    assert forms("taddhita", "kassapa + ṇāyana (apacca) m") == ["kassapāyano"]


def test_a_suffix_alone_finds_its_senses():
    made = derive("taddhita", "vimati + ṇika m")
    assert {one.form for one in made} == {"vematiko"}
    said = ", ".join(str(one.features["sense"]) for one in made)
    assert "studies" in said
    assert "weapon" in said
    assert "apacca" not in said


def test_a_request_without_gender_gives_every_gender_of_the_sense():
    assert forms("taddhita", "vasiṭṭha + ṇa (apacca)") == [
        *("vāsiṭṭho", "vāsiṭṭhī", "vāsiṭṭhā", "vāsiṭṭhaṃ")
    ]
    assert forms("taddhita", "aroga + ṇya (bhāva)") == ["ārogyaṃ"]
    assert forms("taddhita", "jana + tā (collection of)") == ["janatā"]


def test_a_derived_stem_goes_on_with_its_history():
    made = stems("vasiṭṭha + ṇa (apacca) m")[0]
    assert (made.stem, made.gender) == ("vāsiṭṭha", "m")
    form = made.inflected("ins", "pl")[0]
    assert form.form == "vāsiṭṭhehi"
    assert form.rules[: len(made.derivation.rules)] == made.derivation.rules
    assert form.rules[0] == "kacc.344"
    assert form.form in forms("taddhita", "vasiṭṭha + ṇa (apacca) m ins pl")
    assert form.features["case"] == "ins"


def test_steps_join_without_a_gap():
    for request in ("bahussuta + ṇya (bhāva)", "uju + ṇa (bhāva)", "guṇa + vantu f acc pl"):
        for one in derive("taddhita", request):
            done = [step for step in one.steps if step.status == "applied"]
            # A feminine stem is one word from its declension on: guṇavat + ī, guṇavatī.
            assert all(bare(a.after) == bare(b.before) for a, b in pairwise(done)), request
            assert bare(done[-1].after) == one.form


@pytest.mark.parametrize(
    ("kind", "request_", "message", "hint"),
    [
        ("taddhita", "", "empty", "vasiṭṭha"),
        ("taddhita", " + ṇa", "the stem is empty", "purisa"),
        ("taddhita", "purisa +", "no suffix", "ṇāyana"),
        ("taddhita", "purisa", "neither suffix nor sense", "apacca"),
        ("taddhita", "purisa + ṇvu", "it follows roots", "suffixes"),
        ("taddhita", "purisa + xyz", "xyz is no suffix", "suffixes"),
        ("taddhita", "purisa + ṇayana (apacca)", "no suffix", "did you mean ṇāyana?"),
        ("taddhita", "vaccha + ṇāyana (bhāva)", "no sense 'bhāva'", "its senses: apacca"),
        ("taddhita", "vaccha + ṇa (apaca)", "no sense 'apaca'", "did you mean apacca?"),
        ("taddhita", "vaccha + ṇa (apacca) q", "label", "m f n"),
        ("taddhita", "aroga + ṇya (bhāva) m", "not m", "gender: n"),
        ("taddhita", "aggi + ṇi (apacca)", "does not take the suffix ṇi", "why_not"),
        ("taddhita", "aggi (time)", "a suffix of the sense time", "jja jju"),
        ("taddhita", "ppp + ṇa (apacca)", "no vowel", "purisa"),
        ("numeral", "", "empty", "10^49"),
        ("numeral", "0", "nothing", "1"),
        ("numeral", "eka + (count)", "no sense 'count'", "ordinal"),
        ("numeral", "101", "no way to make 101", "1 to 99"),
        ("numeral", "9" * 5000, "too large", "10^140"),
        ("numeral", "10^999", "no name", "10^140"),
        ("numeral", "2^5", "no name", "10^1"),
        ("numeral", "purisa + dasa (count)", "no numeral", "eka"),
        ("numeral", "purisa × 10", "no power of ten", "dasa"),
        ("numeral", "asaṅkhyeyya × 10", "no name", "10^140"),
    ],
)
def test_bad_requests_are_refused_with_a_hint(kind, request_, message, hint):
    with pytest.raises(RequestError) as caught:
        derive(kind, request_)
    assert message in str(caught.value)
    assert hint in caught.value.hint


def test_every_value_up_to_ninety_nine_has_a_numeral():
    made = {value: forms("numeral", str(value)) for value in range(1, 100)}
    assert all(made.values())
    assert made[12] == ["bārasa", "dvādasa"]
    assert made[25][0] == "pañcavīsati"
    assert made[81] == ["ekāsīti"]
    # No form is the name of two numbers.
    owners = [(form, value) for value, some in made.items() for form in set(some)]
    assert len({form for form, _ in owners}) == len(owners)


def test_powers_of_ten_have_one_name_each_and_it_reads_back():
    names = [name(exponent) for exponent in range(1, LARGEST + 1)]
    assert len(set(names)) == LARGEST
    assert [power(one) for one in names] == list(range(1, LARGEST + 1))
    assert all(product(a, "×10") == b for a, b in pairwise(names))
    assert power("purisa") is None
    assert product("asaṅkhyeyya", "×100") is None


def test_suffixes_and_senses_are_tied_to_each_other():
    assert {sense for able in suffixes().values() for sense in able} == set(senses())
    assert {"vacchādi", "mano", "saṅkhyā"} <= named("vaccha") | named("mana") | named("satta")


def test_why_not_names_what_forbade():
    assert why_not("taddhita", "nīla + ṇa (dyed with) n", 400) == (
        "400 was blocked by 352-verse-a: nīla + ṇa."
    )
    assert "400 was blocked by 404" in why_not("taddhita", "anuruddha + ṇi (apacca)", 400)


def test_the_page_shows_what_the_code_does():
    import doctest
    from pathlib import Path

    page = Path(__file__).parents[2] / "docs" / "derivatives.md"
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted >= 10
    assert found.failed == 0
