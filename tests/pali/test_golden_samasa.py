"""The grammar's own examples of compounds."""

from __future__ import annotations

import pytest

from akkhara.pali.api import derive
from akkhara.pali.coverage import ACTING, cited, coverage
from akkhara.pali.examples import examples
from akkhara.pali.kappa.samasa import BOOK
from akkhara.pali.samasa_orders import adverbial, compose, noun
from akkhara.pali.samasa_request import TYPES
from tests.pali.golden import comes_out, key, name, read, share

ROWS = read("golden/kaccayana_samasa.tsv")
GAPS = {key(row) for row in read("known_gaps.tsv")} & {key(row) for row in ROWS}
BOOK_FOUR = [row for row in ROWS if 316 <= int(row["sutta"]) <= 343]


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_example_comes_out_unless_it_is_a_known_gap(row):
    assert comes_out(row) == (key(row) not in GAPS)


@pytest.mark.parametrize(
    ("polarity", "hard", "least"), [("+", None, 0.97), ("-", True, 0.95), ("-", False, 0.90)]
)
def test_the_shares_that_must_come_out(polarity, hard, least):
    assert share(BOOK_FOUR, polarity, hard) >= least


def typed(row):
    """The type that the note gives to the compound, when it gives one."""
    note = row["note"].partition(";")[0]
    found = [name for name in TYPES if name in note]
    return found[0] if len(found) == 1 else ""


def test_the_type_that_the_grammar_gives_is_among_the_types_of_the_form():
    rows = [row for row in BOOK_FOUR if row["polarity"] == "+" and typed(row)]
    assert len(rows) > 100
    right = [
        row
        for row in rows
        if any(
            d.form == row["output"]
            and typed(row) in (d.features["type"], *d.features.get("also", "").split())
            for d in derive(row["kind"], row["input"])
        )
    ]
    assert len(right) / len(rows) >= 0.95


def test_every_acting_sutta_of_book_four_acts_and_is_cited():
    wanted = [c for c in coverage() if 316 <= c.sutta <= 343 and c.type in ACTING]
    assert len(wanted) == 27
    assert [c.sutta for c in wanted if not (c.acts and c.cited)] == []


def test_every_example_shows_its_rule():
    own = [one for one in examples() if one.kind == "samasa"]
    assert len(own) > 40
    assert [one for one in own if f"kacc.{one.sutta}" not in cited(one.kind, one.request)] == []


def test_every_rule_of_the_book_stands_in_an_order():
    assert set(BOOK.rules) <= {*compose().rules, *adverbial().rules, *noun().rules}
