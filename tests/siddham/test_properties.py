"""Whatever is asked gets an answer, and the answers agree with one another."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara import siddham
from akkhara.akshara import Akshara
from akkhara.sounds import CONSONANTS_33, FINALS, VOWELS

ONSETS = st.lists(st.sampled_from(CONSONANTS_33), max_size=5).map(tuple)
BARE = ONSETS.filter(bool).map(lambda onset: Akshara(onset, None, ""))
VOICED = st.builds(Akshara, ONSETS, st.sampled_from(VOWELS), st.sampled_from(["", *FINALS]))
AKSHARAS = VOICED | BARE
RECENSIONS = st.sampled_from(siddham.recensions())


@settings(max_examples=300, deadline=None)
@given(AKSHARAS, RECENSIONS)
def test_places_reasons_and_derivations_agree(one: Akshara, id: str) -> None:
    places = siddham.locate(one.iast, id)
    reason = siddham.why(one.iast, recension=id)
    assert reason.says
    assert reason.rules
    assert reason.to_text()
    assert reason.akshara == one.iast
    assert list(reason.places) == places
    derived = siddham.derivation(one.iast, recension=id)
    assert derived.form == one.iast
    assert derived.steps
    if derived.steps[-1].status == "applied":
        assert derived.steps[-1].after == one.iast
    for place in places:
        assert siddham.why(one.iast, place.chapter, id).present
        assert siddham.derivation(one.iast, place.chapter, id).form == one.iast


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=12))
def test_why_answers_any_text(text: str) -> None:
    found = siddham.why(text)
    assert found.says
    assert found.rules


@settings(max_examples=200, deadline=None)
@given(AKSHARAS)
def test_script_does_not_matter(one: Akshara) -> None:
    if set(one.iast) & set("ḷḹ:"):
        return  # Siddham writes these otherwise, with a note
    assert siddham.locate(one.siddham) == siddham.locate(one.iast)
    assert siddham.encode(one.siddham) == siddham.encode(one.iast)


@pytest.mark.parametrize("bad", [None, 3, ["ka"], b"ka"])
def test_what_is_no_text_is_an_error_of_the_package(bad: object) -> None:
    from akkhara.errors import AkkharaError

    for call in (siddham.locate, siddham.why, siddham.derivation, siddham.name, siddham.encode,
                 siddham.witnesses):  # fmt: skip
        with pytest.raises(AkkharaError):
            call(bad)  # type: ignore[operator]
