"""The grammar's own examples of primary derivatives (books 7 and 8)."""

from __future__ import annotations

import pytest

from akkhara.pali.coverage import ACTING, cited, coverage
from akkhara.pali.examples import examples
from akkhara.pali.kappa.kita import BOOK
from akkhara.pali.kita_orders import fore, prefix, primary
from tests.pali.golden import comes_out, key, name, read, share

ROWS = read("golden/kaccayana_kita.tsv")
GAPS = {key(row) for row in read("known_gaps.tsv")} & {key(row) for row in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_example_comes_out_unless_it_is_a_known_gap(row):
    assert comes_out(row) == (key(row) not in GAPS)


@pytest.mark.parametrize(
    ("polarity", "hard", "least"), [("+", None, 0.97), ("-", True, 0.95), ("-", False, 0.90)]
)
def test_the_shares_that_must_come_out(polarity, hard, least):
    assert share(ROWS, polarity, hard) >= least


def test_every_rule_of_the_books_stands_in_an_order():
    placed = {key for order in (primary(), prefix(), fore()) for key in order.rules}
    assert set(BOOK.rules) <= placed


def test_every_acting_sutta_of_books_seven_and_eight_acts_and_is_cited():
    wanted = [c for c in coverage() if 524 <= c.sutta <= 673 and c.type in ACTING]
    assert len(wanted) == 141
    assert [c.sutta for c in wanted if not (c.acts and c.cited)] == []


def test_every_example_shows_its_rule():
    asked = [
        one
        for one in examples()
        if one.sutta.split("-")[0].isdigit() and int(one.sutta.split("-")[0]) >= 524
    ]
    assert len(asked) > 200
    assert [one for one in asked if f"kacc.{one.sutta}" not in cited(one.kind, one.request)] == []
