"""The grammar's own examples of primary derivatives (books 7 and 8)."""

from __future__ import annotations

import pytest

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
