"""Every akṣara of a large set, in all pairs of scripts, against the independent oracle."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara.akshara import syllables
from akkhara.scripts import convert
from tests.scripts import oracle

PAIRS = list(product(oracle.SCRIPTS, repeat=2))


def _all(onsets: list[tuple[str, ...]], vowels: list[str]) -> list[tuple[tuple[str, ...], str]]:
    return [(onset, vowel) for onset in onsets for vowel in vowels]


ONE = _all([(), *((c,) for c in oracle.CONSONANTS)], oracle.VOWELS)
TWELVE = ["a", "ā", "i", "ī", "u", "ū", "e", "ai", "o", "au"]
TWO = [
    (onset, vowel)
    for onset in product(oracle.CONSONANTS, repeat=2)
    for vowel in TWELVE
    if not oracle.runs_together(onset, vowel)
]


def test_the_set_is_the_one_meant() -> None:
    # With aṃ and aḥ beside the ten vowels these are the 12,948 syllables of two consonants.
    assert len(TWO) // 10 * 12 == 12_948


@pytest.mark.parametrize(("source", "to"), PAIRS)
def test_single_consonants_with_every_vowel_and_final(source: str, to: str) -> None:
    for (onset, vowel), final in product(ONE, oracle.FINALS):
        if oracle.runs_together(onset, vowel):
            continue
        if not (oracle.has_sign(source, onset, vowel) and oracle.has_sign(to, onset, vowel)):
            continue
        given_text = oracle.written(source, onset, vowel, final)
        made = convert(given_text, to, source)
        assert made.text == oracle.written(to, onset, vowel, final), given_text
        assert made.notes == ()


@pytest.mark.parametrize(("source", "to"), PAIRS)
def test_two_consonants(source: str, to: str) -> None:
    finals = {"a": ["", "ṃ", "ḥ"]}
    wanted = [(o, v, f) for o, v in TWO for f in finals.get(v, [""])]
    text = " ".join(oracle.written(source, *one) for one in wanted)
    made = convert(text, to, source)
    assert made.text.split(" ") == [oracle.written(to, *one) for one in wanted]
    assert made.notes == ()


@pytest.mark.parametrize("script", oracle.INDIC)
def test_aspirates_and_stops_before_h_differ(script: str) -> None:
    for stop in "kgcjṭḍtdpb":
        apart = oracle.written(script, (stop, "h"), "a")
        together = oracle.written(script, (stop + "h",), "a")
        for latin in ("iast", "hk", "velthuis"):
            for indic in (apart, together):
                there = convert(indic, latin, script)
                assert convert(there.text, script, latin).text == indic
                assert (":" in there.text) == (indic == apart)
        # SLP1 has a letter for each sound and needs no colon.
        assert ":" not in convert(apart, "slp1", script).text


ONSETS = st.lists(st.sampled_from(oracle.CONSONANTS), min_size=1, max_size=5).map(tuple)
SYLLABLES = st.tuples(
    ONSETS, st.sampled_from(oracle.VOWELS), st.sampled_from(oracle.FINALS)
).filter(lambda s: not oracle.runs_together(s[0], s[1]) and s[1] not in ("ṛ", "ṝ", "ḷ", "ḹ"))


@given(st.lists(SYLLABLES, min_size=1, max_size=8), st.sampled_from(PAIRS))
def test_words_of_random_aksharas(word: list, pair: tuple[str, str]) -> None:
    source, to = pair
    given_text = "".join(oracle.written(source, *one) for one in word)
    made = convert(given_text, to, source)
    assert made.text == "".join(oracle.written(to, *one) for one in word)
    assert made.notes == ()


@given(st.lists(SYLLABLES, min_size=1, max_size=8), st.sampled_from(oracle.SCRIPTS))
def test_syllables_find_the_aksharas_where_they_stand(word: list, script: str) -> None:
    parts = [oracle.written(script, *one) for one in word]
    found = syllables("".join(parts), script)
    assert [(a.onset, a.vowel, a.final) for a in found] == word
    assert [a.text for a in found] == parts
    starts = [sum(map(len, parts[:i])) for i in range(len(parts))]
    assert [a.start for a in found] == starts
    assert [a.iast for a in found] == [oracle.written("iast", *one) for one in word]
    assert [a.siddham for a in found] == [oracle.written("siddham", *one) for one in word]
