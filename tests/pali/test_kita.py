"""Primary derivatives as a whole: requests, agreement, histories, refusals."""

from __future__ import annotations

import doctest
import random
from itertools import pairwise
from pathlib import Path

import pytest

from akkhara.errors import RequestError
from akkhara.pali.api import derive, why_not
from akkhara.pali.kita import stems
from akkhara.pali.kita_request import read, suffixes
from akkhara.pali.request import pali_word
from akkhara.pali.roots import table

DOCS = Path(__file__).parent.parent.parent / "docs"


def forms(request, kind="kita"):
    return list(dict.fromkeys(one.form for one in derive(kind, request)))


def test_the_examples_of_the_page():
    found = doctest.testfile(
        str(DOCS / "primary-derivatives.md"), module_relative=False, encoding="utf-8"
    )
    assert found.attempted >= 15
    assert found.failed == 0


@pytest.mark.parametrize(
    ("request_", "form"),
    [
        ("√gam + ta m loc sg", "gate"),
        ("√gam + ta f acc sg", "gataṃ"),
        ("√bhuj + tavantu m ins sg", "bhuttavatā"),
        ("√bhuj + tavantu f", "bhuttavatī"),
        ("√kar + tu m acc sg", "kattāraṃ"),
        ("√sās + ratthu m gen sg", "satthuno"),
        ("√gam (bhū) + anta m gen sg", "gacchato"),
        ("√gam (bhū) + anta f", "gacchantī"),
        ("brahma/acc + √car + ṇī (habit) m nom pl", "brahmacārino"),
        ("brahma/acc + √car + ṇī (habit) f", "brahmacārinī"),
        ("√kar + ṇvu f", "kārikā"),
        ("√dam + ta m acc sg", "dantaṃ"),
        ("√vid + yu (feminine) ins pl", "vedanāhi"),
        ("√kar + māna m nom pl", "kurumānā"),
        ("√kar + ṇāpe (caus.) + ta n", "kārāpitaṃ"),
        ("√bhuj + kha (desid.) + ta n", "bubhukkhitaṃ"),
        ("√pac + ya (kamma) + māna m", "paccamāno"),
        ("sīlaṃ + √rakkh + ta (agent) m", "sīlaṃrakkhito"),
    ],
)
def test_what_rules_have_made_is_inflected(request_, form):
    assert form in forms(request_)


def test_participles_in_nta_of_ta_are_no_nta():
    assert "daṃ" not in forms("√dam + ta m")


def test_a_history_is_one_story_from_the_root_to_the_ending():
    found = next(
        d for d in derive("kita", "kumbha/acc + √kar + ṇa m ins pl") if d.form == "kumbhakārehi"
    )
    acting = [step for step in found.steps if step.status == "applied"]
    assert acting[0].before == "kumbha + aṃ + kar"
    assert acting[-1].after == "kumbhakāre + hi"
    for one, other in pairwise(acting):
        assert one.after == other.before


def test_stems_give_gender_and_go_on():
    made = stems("kita", "√bhū + ti")
    assert {(one.stem, one.gender) for one in made} >= {("bhūti", "f")}
    assert (
        next(one for one in made if one.gender == "f").inflected("ins", "sg")[0].form == "bhūtiyā"
    )


def test_absolutives_and_infinitives_do_not_decline():
    for request in ("√kar + tvā", "√gam + tuṃ", "√kar + tave", "√su + tvāna", "√gam + tuna"):
        assert {one.gender for one in stems("kita", request)} == {""}
    assert forms("√su + tvā loc pl") == forms("√su + tvā")


def test_what_a_request_leaves_open_is_searched():
    assert {"kārako", "kattā", "karo"} <= set(forms("√kar (agent) m"))
    assert {"kāraṇaṃ", "karaṇaṃ"} & set(forms("√kar (instrument)"))
    assert "kiriyā" in forms("√kar (feminine)")
    assert len({one.features["suffix"] for one in derive("kita", "√gam")}) > 10


def test_every_suffix_has_senses():
    assert all(suffixes().values())


@pytest.mark.parametrize(
    ("kind", "request_", "said", "hint"),
    [
        ("kita", "", "the request is empty", "√kar + ṇvu"),
        ("kita", "kar + ṇvu", "has no root", "√kar"),
        ("kita", "√kaar + ṇvu", "no root √kaar", "√kar"),
        ("kita", "√kar + ", "there is no suffix after +", "tabba"),
        ("kita", "√kar + ṇika", "it follows nouns", "taddhita"),
        ("kita", "√kar + ṇe (caus.)", "it makes verbs", "derived-verb"),
        ("kita", "√kar + anti", "ending of verbs", "kind verb"),
        ("kita", "√kar + ṇvuu", "no suffix", "did you mean ṇvu"),
        ("kita", "√kar + ṇvu (wish)", "no sense 'wish'", "its senses: agent, purpose, future"),
        ("kita", "√kar + ṇvu (agnt)", "no sense 'agnt'", "did you mean agent"),
        ("kita", "√kar (foo) + māna", "neither a class", "bhū rudh"),
        ("kita", "√kar (tan) + ta", "the class stands only before", "leave out"),
        ("kita", "√kar + ṇvu dual", "dual", "sg pl"),
        ("kita", "√kar + ramma f", "is not f", "gender: m n"),
        ("kita", "kumbha/foo + √kar + ṇa", "no case 'foo'", "nom acc"),
        ("kita", "xa-√kar + ṇa", "no prefix 'xa'", "prefix"),
        ("kita", "√gam + ricca", "does not take the suffix ricca", "why_not"),
        ("kita", "√kar + kha + ta", "no sutta makes √kar + kha", "kha follows tij"),
        ("unadi", "√nī", "no sutta gives √nī a word", "name one"),
        ("unadi", "paṭa + foo", "foo is no suffix", "ala"),
        ("unadi", "deva", "no sutta gives deva", "name one"),
    ],
)
def test_a_request_that_is_wrong_says_what_would_be_right(kind, request_, said, hint):
    with pytest.raises(RequestError) as raised:
        derive(kind, request_)
    assert said in str(raised.value)
    assert hint in str(raised.value.hint)


@pytest.mark.parametrize("request_", [None, 3, ["√kar"]])
def test_a_request_that_is_no_text_is_refused(request_):
    with pytest.raises(RequestError):
        read("kita", request_)


def test_why_not_looks_in_the_order_in_which_the_sutta_stands():
    assert "606" in why_not("kita", "√labh + tvā", 606)
    assert "the ending tu must stand there" in why_not("kita", "√gam + tuṃ", 619)
    assert why_not("kita", "saṃ-√kar + ta", 31).startswith("31 did act")
    assert why_not("kita", "ta/acc + √kar + a", 185).startswith("185 did not act")
    assert why_not("kita", "√gam + ta m", 104).startswith("104 did act")
    assert "the gender must be" in why_not("kita", "√gam + ta n", 104)
    assert why_not("kita", "√gam + ta", 414).startswith("414 is no rule of this operation")


def test_every_root_and_suffix_gives_words_or_a_refusal():
    chance = random.Random(524)
    names, given = list(table()), list(suffixes())
    made = 0
    for _ in range(400):
        request = f"√{chance.choice(names)} + {chance.choice(given)}"
        try:
            found = derive("kita", request)
        except RequestError:
            continue
        made += 1
        for one in found:
            assert one.form == pali_word(one.form)
            assert one.steps[0].before.startswith(request[1:].partition(" ")[0].partition("{")[0])
    assert made > 100
