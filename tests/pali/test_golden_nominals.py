"""The grammar's own examples of nouns, pronouns and numerals."""

from __future__ import annotations

import pytest

from tests.pali.golden import comes_out, key, name, read, share

KINDS = ("decl", "pron", "numeral")


ROWS = read("golden/kaccayana_nominals.tsv")
GAPS = {key(row) for row in read("known_gaps.tsv") if row["kind"] in KINDS}


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_example_comes_out_unless_it_is_a_known_gap(row):
    assert comes_out(row) == (key(row) not in GAPS)


def test_gaps_are_rows_of_the_golden_table():
    assert {key(row) for row in ROWS} >= GAPS


@pytest.mark.parametrize(
    ("polarity", "hard", "least"), [("+", None, 0.98), ("-", True, 0.95), ("-", False, 0.90)]
)
def test_the_shares_that_must_come_out(polarity, hard, least):
    assert share(ROWS, polarity, hard) >= least
