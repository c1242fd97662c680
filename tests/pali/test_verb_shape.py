"""Templates of verbs and direct derivation are the same thing."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.pali.kappa.akhyata1 import TENSES
from akkhara.pali.nominal import derivation, unique
from akkhara.pali.root_lists import _lists
from akkhara.pali.roots import GANAS, table
from akkhara.pali.verb import direct
from akkhara.pali.verb_request import Cell, base
from akkhara.pali.verb_shape import CELL_KEYS, cell_derivations

DERIVED = (
    "ṇe (caus.)",
    "ṇaya (caus.)",
    "ṇāpe (caus.)",
    "ya (kamma)",
    "ṇāpe (caus.) + ya (kamma)",
    "∅ (intens.)",
    "sa (desid.)",
)
ONSETS = [*"kgcjtdnpbmyrlvsh", "kh", "gh", "ch", "jh", "bh", "ṭh", ""]
FINALS = [*"kgcjtdnpbmrlvsh", "dh", "bh", "kkh", "nd", "jjh", "ḍḍh", ""]
CELLS = st.builds(
    lambda tense, key: Cell(tense, *key), st.sampled_from([*TENSES]), st.sampled_from(CELL_KEYS)
)
INVENTED = st.builds(
    lambda onset, vowel, final: onset + vowel + final,
    st.sampled_from(ONSETS),
    st.sampled_from("aāiīuūe"),
    st.sampled_from(FINALS),
)


def compare(text, cell):
    asked = base(text)
    ours = [(d.form, d.steps) for d in cell_derivations(asked, cell)]
    straight = unique(derivation(word, {}) for word in direct(asked, cell))
    assert ours == [(d.form, d.steps) for d in straight], (text, cell)
    return ours


@settings(max_examples=200, deadline=None)
@given(INVENTED, st.sampled_from(GANAS), CELLS)
def test_templates_agree_on_invented_roots(root, gana, cell):
    compare(f"√{root} ({gana})", cell)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(table())), st.sampled_from(DERIVED), CELLS)
def test_templates_agree_on_derived_verbs(root, suffix, cell):
    compare(f"√{root} + {suffix}", cell)


@pytest.mark.parametrize("tense", TENSES)
def test_templates_agree_on_every_root_that_a_list_names(tense):
    chance = random.Random(tense)
    for root in sorted(set(_lists()) | {"kar", "as", "brū", "gah", "jar", "mar", "is", "yam"}):
        for gana in table()[root].classes:
            for key in chance.sample(CELL_KEYS, 4):
                compare(f"√{root} ({gana})", Cell(tense, *key))


@pytest.mark.parametrize("text", ["pa-√ap (su)", "vi-ā-√kar (tan)", "upa-saṃ-√kam (bhū)"])
def test_templates_agree_under_prefixes(text):
    for tense in TENSES:
        for key in CELL_KEYS[::3]:
            assert compare(text, Cell(tense, *key))
