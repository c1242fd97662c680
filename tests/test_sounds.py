"""The letters as sounds: inventories, articulation, neighbours."""

from __future__ import annotations

import pytest

from akkhara import sounds
from akkhara.errors import RequestError


def test_inventories_have_the_sizes_that_the_treatises_give() -> None:
    assert len(sounds.SYLLABARY) == 51
    assert len(sounds.VOWELS_12) == 12
    assert len(sounds.VOWELS_16) == 16
    assert len(sounds.STOPS) == 25
    assert len(sounds.CONSONANTS_33) == 33
    assert len(sounds.CONSONANTS_34) == 34
    assert sounds.CONSONANTS_35[-2:] == ("llaṃ", "kṣ")
    assert len(sounds.PALI_CONSONANTS) == 32
    assert len(sounds.PALI_VOWELS) == 8
    for inventory in (sounds.SYLLABARY, sounds.PALI_CONSONANTS, sounds.VOWELS):
        assert len(set(inventory)) == len(inventory)


def test_rows_are_ordered_alike() -> None:
    for row in sounds.VARGAS:
        features = [
            (letter.voiced, letter.aspirated, letter.manner, letter.rank)
            for letter in map(sounds.consonant, row)
        ]
        assert features == [
            (False, False, "stop", 1),
            (False, True, "stop", 2),
            (True, False, "stop", 3),
            (True, True, "stop", 4),
            (True, False, "nasal", 5),
        ]
        assert len({sounds.consonant(letter).place for letter in row}) == 1
        assert {sounds.consonant(letter).row for letter in row} == {row[0]}
        assert all(sounds.varga(letter) == row for letter in row)
        assert all(sounds.nasal_of(letter) == row[4] for letter in row)


@pytest.mark.parametrize(
    ("letter", "place"),
    [
        ("ṭ", "retroflex"),
        ("ś", "palatal"),
        ("ṣ", "retroflex"),
        ("h", "glottal"),
        ("ai", "velar-palatal"),
    ],
)
def test_places(letter: str, place: str) -> None:
    assert sounds.letter(letter).place == place


def test_lengths_and_aspirates_pair_off() -> None:
    for short, long in zip("aiu", "āīū", strict=True):
        assert (sounds.long_of(short), sounds.short_of(long)) == (long, short)
        assert (sounds.vowel(short).length, sounds.vowel(long).length) == ("short", "long")
    for aspirate in sounds.ASPIRATES:
        assert sounds.aspirated(sounds.unaspirated(aspirate)) == aspirate
    assert sounds.varga("y") == ()


def test_one_spelling_two_sounds() -> None:
    assert sounds.vowel("ḷ").manner == "vowel"
    assert sounds.consonant("ḷ").manner == "semivowel"
    assert sounds.letter("ḷ").manner == "vowel"
    assert sounds.final("ṃ").manner == "final"
    assert sounds.is_vowel("au")


@pytest.mark.parametrize("call", [sounds.letter, sounds.vowel, sounds.consonant, sounds.base_onset])
def test_unknown_letters_are_refused_with_the_known_ones(call) -> None:
    with pytest.raises(RequestError) as raised:
        call("w")
    assert len(raised.value.hint) > 20
