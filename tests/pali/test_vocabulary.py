"""The core vocabulary: every row can be declined, says its source, and stands once."""

from collections import Counter

import pytest

from akkhara.errors import RequestError
from akkhara.pali import decline
from akkhara.pali.request import pali_text
from akkhara.pali.suttas import sutta
from akkhara.pali.vocabulary import POS, lookup, stem_class, words

INFLECTED = {"noun", "name", "adj", "pron", "num"}


def test_every_inflected_word_declines_in_each_of_its_genders():
    for word in words():
        if word.pos not in INFLECTED:
            continue
        assert word.gender, word
        for gender in word.gender:
            made = decline(word.lemma, gender)
            assert all(made.cells.values()), (word, gender)


def test_words_without_inflection_have_neither_gender_nor_class():
    for word in words():
        if word.pos not in INFLECTED:
            assert (word.gender, word.stem_class) == ("", None), word


def test_the_class_is_the_one_that_the_grammar_gives():
    for word in words():
        if word.stem_class is not None:
            assert word.stem_class == stem_class(word.lemma, word.gender[0]), word


def test_no_word_stands_twice():
    keys = Counter(
        (word.lemma, word.pos, gender) for word in words() for gender in word.gender or "-"
    )
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_row_has_a_gloss_and_a_source():
    for word in words():
        assert word.pos in POS
        assert word.gloss == word.gloss.strip() != "", word
        assert word.source == "editorial" or sutta(word.source.removeprefix("kacc.").split("-")[0])
        assert pali_text(word.lemma) == word.lemma


def test_the_kinds_of_words_that_an_analysis_needs_are_there():
    counts = Counter(word.pos for word in words())
    assert counts["indecl"] > 400
    assert counts["pron"] > 50
    assert counts["num"] > 150
    assert counts["prefix"] >= 20


@pytest.mark.parametrize(
    ("lemma", "gender", "cls"),
    [
        ("satthu", "m", "satthu"),
        ("mātu", "f", "pitu"),
        ("amha", "x", "amha"),
        ("arahanta", "m", "arahanta"),
        ("mana", "n", "mano"),
        ("ti", "mfn", "ti"),
    ],
)
def test_irregular_words_carry_the_class_of_the_grammar(lemma, gender, cls):
    assert (gender, cls) in [(word.gender, word.stem_class) for word in lookup(lemma)]


def test_an_empty_stem_is_refused():
    with pytest.raises(RequestError, match="empty stem"):
        stem_class("", "m")
