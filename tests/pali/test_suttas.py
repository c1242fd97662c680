"""The register of suttas: 673 rules, the extra rules under them, and their faults in the seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from akkhara.errors import RequestError
from akkhara.pali.suttas import sutta, suttas
from akkhara.rules import rules

SEED = (Path(__file__).parents[2] / "samples" / "kaccayana-zh.txt").read_text(encoding="utf-8")
LINES = SEED.split("\n")


def test_numbers_run_from_1_to_673_through_eight_books():
    assert [one.number for one in suttas()] == list(range(1, 674))
    sizes = [len(suttas(book=book)) for book in range(1, 9)]
    assert sizes == [51, 219, 45, 28, 62, 118, 100, 50]
    assert [one.book for one in suttas()] == sorted(one.book for one in suttas())


def test_extra_rules_follow_their_sutta():
    everything = suttas(extra=True)
    assert len(everything) == 673 + 182 == len(rules("kacc"))
    parents = [one.number for one in everything]
    assert parents == sorted(parents)
    assert all(one.licensed_by for one in everything if "-" in one.id)
    assert sutta("kacc.67-ca") in suttas(book=2, extra=True)


def test_every_row_of_the_seed_is_where_we_say():
    lines = [one.seed_line for one in suttas()]
    assert None not in lines
    assert lines == sorted(lines)
    for one in suttas():
        if one.seed_text:
            assert LINES[one.seed_line - 1].strip() == one.seed_text
    # Two suttas have a row that repeats another's: their own content is lost.
    assert [one.number for one in suttas() if not one.seed_text] == [407, 446]


@pytest.mark.parametrize(
    ("number", "fault"),
    [(24, "reversed"), (44, "reversed"), (34 + 1, "reversed"), (42, "misread"), (446, "missing")],
)
def test_faults_of_the_rendering_are_said(number, fault):
    assert fault in sutta(number).seed_fault
    assert sutta(number).seed_fault in sutta(number).to_text()


def test_bans_say_what_they_forbid():
    for one in suttas():
        if one.type == "ban":
            assert one.blocks
        for blocked in one.blocks:
            assert sutta(blocked).number != one.number
    assert sutta(47).blocks == ("19",)


@pytest.mark.parametrize("asked", [0, 674, -1, "", "12-xx", "x", "kacc."])
def test_what_is_no_sutta_is_refused_with_a_hint(asked):
    with pytest.raises(RequestError) as caught:
        sutta(asked)
    assert caught.value.hint


@pytest.mark.parametrize("book", [0, 9, "1"])
def test_what_is_no_book_is_refused(book):
    with pytest.raises(RequestError):
        suttas(book=book)
