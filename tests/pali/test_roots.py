"""The table of roots: its shape, its letters, its sources, and what it is asked."""

from __future__ import annotations

import json
import re

import pytest

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.pali.roots import GANAS, Root, ganas, near, root, roots, table
from akkhara.pali.suttas import sutta

ROWS = read_rows("akkhara.pali", "data/roots.tsv")
LETTER = "(?:[kgcjṭḍtdpb]h|[kgṅcjñṭḍṇtdnpbmyrlvshḷṃ])"
# At most a pair of consonants before the vowel (brū, byath, svan), and two after it (nand, lañch).
ONSET = rf"{LETTER}{{0,2}}[aāiīuūeo]"
SYLLABLES = re.compile(rf"{ONSET}(?:{LETTER}{{1,2}}[aāiīuūeo])*{LETTER}{{0,2}}")


def test_the_table_is_long_and_no_root_comes_twice():
    names = [row["root"] for row in ROWS]
    assert len(names) >= 700
    assert len(names) == len(set(names)) == len(table())


@pytest.mark.parametrize("one", table().values(), ids=table())
def test_every_row_is_sound(one: Root):
    assert one.classes
    assert set(one.classes) <= set(GANAS)
    assert len(one.classes) == len(set(one.classes))
    assert one.meaning == one.meaning.strip() != ""
    assert one.certainty in {"certain", "probable"}
    bare = re.fullmatch(r"(.+?)(\{[a-z ]+\})?", one.root)
    assert bare
    assert SYLLABLES.fullmatch(bare[1])
    # A pair never has its aspirate first (29).
    assert not re.search(r"[kgcjṭḍtdpb]h[kgcjṭḍtdpb]", bare[1])


@pytest.mark.parametrize("one", table().values(), ids=table())
def test_sources_and_forms_name_real_suttas(one: Root):
    cited = [id for _, id in one.forms]
    if one.source.startswith("kacc."):
        cited.append(one.source)
    else:
        assert one.source in {"tradition", "editorial"}
    for id in cited:
        assert sutta(id).id == id


def test_homonyms_are_told_apart_by_their_gloss():
    assert root("as").meaning == "be"
    assert root("as{eat}").classes == ("kī",)


def test_every_class_is_headed_by_the_root_it_is_named_for():
    for name in GANAS:
        assert name in ganas(name)
        assert root(name) in roots(name)


def test_roots_are_chosen_by_class_and_by_meaning():
    assert {one.root for one in roots("rudh")} >= {"rudh", "bhid", "chid", "bhuj"}
    assert "gam" not in {one.root for one in roots(meaning="eat")}
    assert {"ad", "as{eat}", "khād", "bhuj"} <= {one.root for one in roots(meaning="eat")}
    assert roots() == list(table().values())
    assert roots(meaning="no such meaning") == []


def test_a_root_is_a_value_with_json_and_text():
    one = root("√gam")
    assert json.loads(json.dumps(one.to_dict()))["forms"][0] == ["gacch", "kacc.476"]
    assert "gacch kacc.476" in one.to_text()
    with pytest.raises(AttributeError):
        one.root = "kam"


@pytest.mark.parametrize("name", ["", "√", "gamm", "xyz", 7])
def test_an_unknown_root_is_refused_with_a_hint(name):
    with pytest.raises(RequestError) as caught:
        root(name)
    assert caught.value.hint


def test_hints_name_near_roots_and_the_classes():
    assert "√pucch" in near("puch")
    with pytest.raises(RequestError) as caught:
        roots("bhu")
    assert "bhū" in caught.value.hint
