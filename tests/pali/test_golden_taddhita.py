"""The grammar's own examples of secondary derivatives and of numerals."""

from __future__ import annotations

import pytest

from akkhara.pali.coverage import ACTING, cited, coverage
from akkhara.pali.examples import examples
from akkhara.pali.kappa.sankhya import SANKHYA
from akkhara.pali.kappa.taddhita import BOOK
from akkhara.pali.orders import adverb
from akkhara.pali.taddhita_orders import count, powers, secondary, tens, usage
from tests.pali.golden import comes_out, key, name, read, share

ROWS = read("golden/kaccayana_taddhita.tsv")
GAPS = {key(row) for row in read("known_gaps.tsv")} & {key(row) for row in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_example_comes_out_unless_it_is_a_known_gap(row):
    assert comes_out(row) == (key(row) not in GAPS)


@pytest.mark.parametrize(
    ("polarity", "hard", "least"), [("+", None, 0.97), ("-", True, 0.95), ("-", False, 0.90)]
)
def test_the_shares_that_must_come_out(polarity, hard, least):
    assert share(ROWS, polarity, hard) >= least


def test_every_acting_sutta_of_book_five_acts_and_is_cited():
    wanted = [c for c in coverage() if 344 <= c.sutta <= 405 and c.type in ACTING]
    assert len(wanted) == 57
    assert [c.sutta for c in wanted if not (c.acts and c.cited)] == []


def test_every_example_shows_its_rule():
    asked = [
        one
        for one in examples()
        if one.sutta.split("-")[0].isdigit() and 344 <= int(one.sutta.split("-")[0]) <= 405
    ]
    assert len(asked) > 80
    assert [one for one in asked if f"kacc.{one.sutta}" not in cited(one.kind, one.request)] == []


def test_every_rule_of_the_book_stands_in_an_order():
    made = (secondary(), usage(), adverb(), count(), tens(), powers())
    placed = {key for order in made for key in order.rules}
    assert set(BOOK.rules) | set(SANKHYA.rules) <= placed
