"""Paradigms of verbs, their renderings, and requests that cannot be fulfilled."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.errors import RequestError
from akkhara.pali import conjugate, derive, why_not
from akkhara.pali.roots import table

PALI = re.compile("[aāiīuūeokgṅcjñṭḍṇtdnpbmyrlvshḷṃ]+")


def test_a_paradigm_has_all_cells_of_eight_tenses_two_voices_three_persons_two_numbers():
    cells = conjugate("√pac").cells
    assert len(cells) == 8 * 2 * 3 * 2
    assert cells["pres P 3 sg"] == ("pacati",)
    assert cells["pres A 1 pl"][0] == "pacāmhe"
    assert "pacāhi" in cells["impv P 2 sg"]
    assert "apacissaṃsu" in cells["cond P 3 pl"]


def test_classes_of_the_table_or_the_one_asked_for():
    assert conjugate("√gam").classes == ("bhū",)
    assert "jināti" in conjugate("ji").cells["pres P 3 sg"]
    assert conjugate("ji", "bhū").cells["pres P 3 sg"][0] in ("jayati", "jeti")


def test_a_root_out_of_the_table_needs_its_class():
    with pytest.raises(RequestError, match="√gamm") as caught:
        conjugate("√gamm")
    assert "√gam" in caught.value.hint
    assert conjugate("√gamm", "bhū").cells["pres P 3 sg"] == ("gammati",)


def test_prefixes_are_joined_by_the_rules_of_book_one():
    assert conjugate("pa-√ap", "su").cells["pres P 3 sg"] == ("pāpuṇāti", "pāpuṇoti")
    assert "upasaṅkami" in conjugate("upa-saṃ-√kam").cells["aor P 3 sg"]
    assert "byākaroti" in conjugate("vi-ā-√kar").cells["pres P 3 sg"]
    assert "abbhaññāsi" in conjugate("abhi-√ñā").cells["aor P 3 sg"]
    assert "ajjhabhāsi" in conjugate("adhi-√bhās").cells["aor P 3 sg"]


def test_derived_verbs_by_suffix_and_by_sense():
    assert conjugate("kar", derived="ṇāpe").cells["pres P 3 pl"] == ("kārāpenti",)
    assert conjugate("kar", derived="caus.").cells["pres P 3 sg"] == (
        *("kāreti", "kārayati", "kārāpeti", "kārāpayati"),
    )
    assert (
        "kārāpīyati" in conjugate("kar", derived="ṇāpe (caus.) + ya (kamma)").cells["pres P 3 sg"]
    )
    assert "jigīsati" in conjugate("√har", derived="desid.").cells["pres P 3 sg"]
    assert conjugate("putta", derived="īya").cells["pres P 3 sg"] == ("puttīyati",)


def test_renderings_agree_with_the_cells():
    made = conjugate("√su")
    assert made.to_dict()["cells"]["pres P 3 sg"] == ["suṇoti", "suṇāti"]
    assert "suṇoti / suṇāti" in made.to_text()
    rows = [line.split("\t") for line in made.to_tsv().splitlines()[1:]]
    for cell, forms in made.cells.items():
        assert {row[5] for row in rows if " ".join(row[1:5]) == cell} == set(forms)
        assert {d.form for d in made.derivations(cell)} == set(forms)
    assert made.to_html().count("<tbody>") == 8
    assert ">suṇāti<" in made.to_html()


def test_the_steps_lead_from_the_root_to_the_form():
    found = next(d for d in derive("verb", "√bhū (bhū) pres P 3 sg") if d.form == "bhavati")
    assert found.rules == tuple(f"kacc.{id}" for id in (445, 485, 513, 414, 456, 410))
    changes = [step for step in found.steps if step.status == "applied"]
    for one, two in pairwise(changes):
        assert one.after == two.before


@pytest.mark.parametrize(
    ("kind", "request_", "says", "hint"),
    [
        ("verb", "√gam (bhū) past P 3 sg", "no tense 'past'", "pres impv opt"),
        ("verb", "√gam (bhū) pres X 3 sg", "no voice 'X'", "P A"),
        ("verb", "√gam (bhū) pres P 4 sg", "no person '4'", "1 2 3"),
        ("verb", "√gam (bhū) pres P 3 dual", "no number 'dual'", "sg pl"),
        ("verb", "√gam (bhu) pres P 3 sg", "no class 'bhu'", "bhū rudh div"),
        ("verb", "√gam (bhū) + ṇu pres P 3 sg", "no suffix of the class bhū 'ṇu'", "a"),
        ("verb", "xx-√gam (bhū) pres P 3 sg", "no prefix 'xx'", "ati anu"),
        ("verb", "gam pres P 3 sg", "gam is no root", "√gam"),
        ("verb", "√gaam pres P 3 sg", "no root √gaam", "√gam"),
        ("verb", "√gam (bhū) pres P 3", "does not end in tense, voice", "√gam"),
        ("verb", "", "empty", "√gam"),
        ("verb", "mā + √gam (bhū) fut P 3 sg", "mā does not go with fut", "impf"),
        ("verb", "√gam (bhū) pres P 3 sg & √pac (bhū) pres P 2 sg", "the same", "√pac"),
        ("derived-verb", "√gam + tvā pres P 3 sg", "no finite verb", "kita"),
        ("derived-verb", "√gam + zz pres P 3 sg", "no suffix of derived verbs", "ṇe"),
        ("derived-verb", "√gam + ṇe (desid.) pres P 3 sg", "no sense 'desid.'", "caus."),
        ("derived-verb", "√gam + āya (denom. like) pres P 3 sg", "follows nouns", "√kar"),
        ("derived-verb", "putta + ya (kamma) pres P 3 sg", "follows roots", "√kar"),
        ("derived-verb", "√gamm + ṇe (caus.) pres P 3 sg", "no root √gamm", "√gam"),
        ("derived-verb", "√gam (bhū) + ya (kamma) pres P 3 sg", "no class", "√gam"),
        ("derived-verb", "√pac + kha pres P 3 sg", "no sutta makes", "kha follows"),
    ],
)
def test_what_cannot_be_asked_is_said_with_what_can(kind, request_, says, hint):
    with pytest.raises(RequestError, match=says) as caught:
        derive(kind, request_)
    assert hint in (caught.value.hint or "")


def test_labels_of_a_cell_are_checked():
    with pytest.raises(RequestError, match="no tense"):
        conjugate("√gam").derivations("past P 3 sg")
    with pytest.raises(RequestError, match="a derived verb has no class"):
        conjugate("√gam", "bhū", "ṇe")


def test_why_not_speaks_of_stem_and_ending():
    assert "√hū" in why_not("verb", "√bhū (bhū) fut P 3 sg", 480)
    assert "the ending hi" in why_not("verb", "√gam (bhū) pres P 3 sg", 479)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(sorted(table())), st.sampled_from(["", "ṇe", "ṇāpaya", "ya (kamma)"]))
def test_every_root_has_sound_forms_in_every_cell(root, derived):
    for cell, forms in conjugate(root, derived=derived or None).cells.items():
        assert forms, (root, derived, cell)
        assert len(set(forms)) == len(forms)
        for form in forms:
            assert PALI.fullmatch(form), (root, derived, cell, form)
            assert not re.search("[aāiīuūeo]{2}|ṃ[kgcjṭḍtdpb]", form), (root, derived, cell, form)
