"""What holds of every form of every stem."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.pali import lists
from akkhara.pali.nominal import GENDERLESS
from akkhara.pali.paradigm import decline
from akkhara.pali.request import LETTERS

CONSONANTS = ["k", "g", "c", "j", "ṭ", "t", "d", "n", "p", "b", "m", "y", "r", "l", "v", "s", "h"]
SYLLABLES = st.tuples(st.sampled_from(CONSONANTS), st.sampled_from("aāiīuūeo")).map("".join)
STEMS = st.builds(
    lambda first, onset, final: "".join(first) + onset + final,
    st.lists(SYLLABLES, min_size=1, max_size=4),
    st.sampled_from(CONSONANTS),
    st.sampled_from("aāiīuū"),
)
HIATUS = re.compile("[aāiīuūeo]{2}")


def sound(stem, gender):
    """Every cell has a form; forms are Pali words without hiatus, and no ending is left bare."""
    for cell, forms in decline(stem, gender).cells.items():
        assert forms, (stem, gender, cell)
        assert len(set(forms)) == len(forms)
        for form in forms:
            assert set(form) <= LETTERS, form
            assert HIATUS.search(form) is None, (stem, gender, cell, form)
        if gender == "f":
            assert not any(form.endswith(("smā", "smiṃ", "mhā", "mhi")) for form in forms)


@settings(max_examples=150, deadline=None)
@given(STEMS, st.sampled_from("mfn"))
def test_every_stem_has_sound_forms_in_every_cell(stem, gender):
    sound(stem, gender)
    if gender != "f" and not lists.classes(stem, gender):
        # Masculines and neuters never keep a bare yo; that is how a choice without an obligatory
        # member would show.
        assert f"{stem}yo" not in decline(stem, gender).cells["nom pl"]


@pytest.mark.parametrize(
    "member", [m for m in lists.members() if m.cls != "nipāta"], ids=lambda m: f"{m.cls}-{m.text}"
)
def test_every_named_word_has_sound_forms(member):
    before = "sup" if member.text[0] in "aāiīuūeo" else "su"
    stem = before + member.text if member.tail else member.text
    if lists.classes(stem, "x", member.kind) & GENDERLESS:
        sound(stem, "x")
        return
    for gender in member.gender or ("mn" if stem.endswith("go") else "mfn"):
        sound(stem, gender)
