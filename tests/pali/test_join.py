"""Joining words: spelling, bounds, bad input, and what stays true of all words."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.errors import RequestError
from akkhara.pali.coverage import ACTING, coverage
from akkhara.pali.join import join, order, seams

# Words of canonical shape: syllables of one consonant and one vowel, niggahīta at times.
SYLLABLE = st.tuples(st.sampled_from("kgcjtdpbmnyrlvsh"), st.sampled_from("aāiīuūeo")).map("".join)
WORD = st.tuples(
    st.sampled_from(["", "a", "ā", "i", "u", "e"]),
    st.lists(SYLLABLE, min_size=1, max_size=3).map("".join),
    st.sampled_from(["", "", "ṃ"]),
).map("".join)
LETTERS = set("aāiīuūeokgṅcjñṭḍṇtdnpbmyrlvshḷṃ")


def forms(words, **options):
    return [d.form for d in join(words, **options)]


def test_spacing_is_decided_at_the_end():
    words = ["tiṇṇo", "pāraṅgato", "ahu"]
    assert forms(words, spacing="natural")[0] == "tiṇṇo pāraṅgato ahu"
    assert not any(" " in form for form in forms(words, spacing="together"))
    both = forms(words)
    assert {"tiṇṇo pāraṅgato ahu", "tiṇṇopāraṅgatoahu"} <= set(both)
    apart = forms(["cha", "abhiññā"], spacing="apart")
    assert "cha ḷabhiññā" in apart


def test_the_mark_of_elision_stands_where_a_vowel_is_gone():
    assert forms(["cattāro", "ime"], elision="’")[0] == "cattāro’me"
    assert forms(["abhinanduṃ", "iti"], elision="'")[0] == "abhinandun'ti"
    assert not any("’" in form for form in forms(["cattāro", "ime"]))


def test_what_the_commentary_shows_comes_first_and_says_so():
    best = join("sammā + aññā")[0]
    assert best.form == "sammadaññā"
    assert best.features["usage"] == "attested"
    assert any("attested under 35" in step.note for step in best.steps)
    assert join("sammā + aññā")[-1].features["usage"] == "licensed"


def test_thirty_words_are_joined_within_bounds_that_are_said():
    found = join(["evaṃ", "me", "sutaṃ", "ekaṃ", "samayaṃ", "iti"] * 5)
    assert 0 < len(found) <= 2000
    assert "bounded" in found[0].features
    assert "bounded" not in join("evaṃ + me")[0].features


def test_what_only_the_canon_has_is_cited_as_usage():
    found = [d for d in join("bherisaddo + iti + eva") if d.form == "bherisaddotveva"]
    assert found
    assert all("kacc.52" in d.rules for d in found)


def test_a_long_word_is_no_trouble():
    assert forms(["bodhi" * 30, "iti"])[0] == "bodhi" * 29 + "bodhīti"


@pytest.mark.parametrize(
    "words",
    [
        [],
        "",
        "   ",
        ["", "iti"],
        "ko + ",
        "+",
        ["puruṣa", "iti"],
        ["को", "इमं"],
        ["ko imaṃ", "iti"],
        ["k", "t"],
        ["a" * 300, "iti"],
        ["iti"] * 500,
        [3, "iti"],
    ],
)
def test_bad_words_are_refused_with_a_hint(words):
    with pytest.raises(RequestError) as caught:
        join(words)
    assert caught.value.hint


@pytest.mark.parametrize("options", [{"spacing": "wide"}, {"elision": "*"}])
def test_bad_options_are_refused(options):
    with pytest.raises(RequestError) as caught:
        join(["ko", "imaṃ"], **options)
    assert caught.value.hint


@settings(max_examples=60, deadline=None)
@given(st.lists(WORD, min_size=2, max_size=3))
def test_any_words_join_and_every_step_follows_the_one_before(words):
    found = join(words)
    assert found
    for derivation in found[:40]:
        assert set(derivation.form) <= LETTERS | {" "}
        applied = [s for s in derivation.steps if s.status == "applied"]
        assert all(s.rule.startswith("kacc.") for s in applied)
        costs = [s for s in derivation.steps if s.status == "blocked"]
        assert all(s.by for s in costs)


@settings(max_examples=60, deadline=None)
@given(WORD, WORD)
def test_no_two_outcomes_repeat_each_other(first, second):
    found = join([first, second])
    keys = [(d.form, d.rules) for d in found]
    assert len(keys) == len(set(keys))
    costs = [w.cost for w in seams(first, second)]
    assert costs == sorted(costs)


def test_every_acting_sutta_of_book_one_acts_and_is_cited():
    wanted = [c for c in coverage() if c.sutta <= 51 and c.type in ACTING]
    assert len(wanted) == 37
    assert [c.sutta for c in wanted if not (c.acts and c.cited)] == []


def test_the_order_is_visible_and_holds_every_rule_once():
    keys = [rule.key for group in order().groups for rule in group]
    assert len(keys) == len(set(keys))
    assert keys[-1] == "11"
