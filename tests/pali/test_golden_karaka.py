"""The grammar's own examples of roles and cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from akkhara.data import parse_rows
from akkhara.pali.coverage import ACTING, coverage
from akkhara.pali.karaka import karaka, labels

HERE = Path(__file__).parent.parent


def read(name):
    return list(parse_rows((HERE / name).read_text(encoding="utf-8").splitlines(), name))


ROWS = read("golden/kaccayana_karaka.tsv")


def key(row):
    return (row["sutta"], row["kind"], row["input"], row["output"], row["polarity"])


GAPS = {key(row) for row in read("known_gaps.tsv") if row["kind"] == "karaka"}


def answers(row):
    """The answers with the label of the row; a row that gives a case alone leaves the role open."""
    role, _, case = row["output"].rpartition("/")
    return [
        one
        for one in karaka(row["input"])
        if one.vibhatti == case and (not role or one.karaka == role)
    ]


def comes_out(row):
    """`+`: the label is among the answers; `-`: it is, without that sutta."""
    return any(
        row["polarity"] == "+" or f"kacc.{row['sutta']}" not in one.rules for one in answers(row)
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda r: f"{r['sutta']}-{r['input']}-{r['output']}")
def test_the_example_comes_out_unless_it_is_a_known_gap(row):
    assert comes_out(row) == (key(row) not in GAPS)


def test_gaps_are_rows_of_the_golden_table():
    assert {key(row) for row in ROWS} >= GAPS


def test_most_answers_stand_near_the_top_and_cite_the_sutta_of_the_example():
    found = [answers(row) for row in ROWS if row["polarity"] == "+" and key(row) not in GAPS]
    ranks = [min(one.rank for one in some) for some in found]
    assert sum(rank == 1 for rank in ranks) / len(ranks) >= 0.7
    assert sum(rank <= 3 for rank in ranks) / len(ranks) >= 0.9


def test_every_label_of_an_answer_is_in_the_table():
    known = {one.name for one in labels()}
    for row in ROWS:
        for one in karaka(row["input"]):
            assert one.vibhatti in known
            assert not one.karaka or one.karaka in known


def test_every_acting_sutta_of_book_three_acts_and_is_cited():
    wanted = [c for c in coverage() if 271 <= c.sutta <= 315 and c.type in ACTING]
    assert len(wanted) == 45
    assert [c.sutta for c in wanted if not (c.acts and c.cited)] == []
