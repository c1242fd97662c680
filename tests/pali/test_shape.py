"""Templates and direct derivation are the same thing."""

from __future__ import annotations

import random

import pytest

from akkhara.pali import lists
from akkhara.pali.nominal import GENDERLESS, cell, derivation, unique
from akkhara.pali.paradigm import decline
from akkhara.pali.shape import cell_keys, shape

ONSETS = [*"kgcjṭḍtdnpbmyrlvsh", "kh", "gh", "bh", "ṭṭh", "tt", "ññ", "nt", "mm", ""]
# What stands before the tail may look like anything, also like a tail that the rules name.
FINALS = [
    *"aiīuū",
    *("ti", "tti", "nti", "antu", "vantu", "mantu", "anta", "enta", "rāja", "aka", "pati", "ka"),
    *("mana", "vī", "pubba", "tu", "kattu", "pitu", "itu", "parisā", "eyya", "ika", "satthu"),
]


def invented(count, seed):
    chance = random.Random(seed)
    for _ in range(count):
        middle = "".join(
            chance.choice(ONSETS) + chance.choice("aāiīuūeo") for _ in range(chance.randint(0, 3))
        )
        final = chance.choice(FINALS)
        gender = chance.choice("mnf")
        yield middle + chance.choice(ONSETS[:-1]) + final, gender


def direct(stem, gender, case, number):
    features = {"gender": gender, "case": case, "number": number}
    return unique(derivation(word, features) for word in cell(stem, gender, case, number))


def compare(stem, gender, cells=None):
    paradigm = decline(stem, gender)
    for case, number in cells or cell_keys(shape(stem, gender)[0]):
        ours = list(paradigm.derivations(f"{case} {number}"))
        assert ours == direct(stem, gender, case, number), (stem, gender, case, number)


def test_templates_agree_with_direct_derivation_on_thousands_of_stems():
    chance = random.Random(3)
    for stem, gender in invented(3000, seed=11):
        cells = cell_keys(shape(stem, gender)[0])
        compare(stem, gender, chance.sample(cells, 3))


def test_templates_agree_in_every_cell():
    for stem, gender in invented(120, seed=12):
        compare(stem, gender)


@pytest.mark.parametrize("member", lists.members(), ids=lambda m: f"{m.cls}-{m.text}")
def test_templates_agree_for_every_named_word(member):
    stem = f"su{member.text}" if member.tail else member.text
    genderless = lists.classes(stem, "x", member.kind) & GENDERLESS
    gender = "x" if genderless else (member.gender or "m")
    if member.cls != "nipāta":
        compare(stem, gender)
