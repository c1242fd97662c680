"""The grammar's own examples of joined words."""

from __future__ import annotations

from pathlib import Path

import pytest

from akkhara.data import parse_rows
from akkhara.pali.api import derive

HERE = Path(__file__).parent.parent


def read(name):
    return list(parse_rows((HERE / name).read_text(encoding="utf-8").splitlines(), name))


ROWS = read("golden/kaccayana_sandhi.tsv")


def key(row):
    return (row["sutta"], row["kind"], row["input"], row["output"], row["polarity"])


GAPS = {key(row) for row in read("known_gaps.tsv") if row["kind"] == "sandhi"}


def comes_out(row):
    """`+`: the form is among the results; `-`: it is, without that sutta."""
    sutta = f"kacc.{row['sutta']}"
    return any(
        d.form == row["output"] and (row["polarity"] == "+" or sutta not in d.rules)
        for d in derive("sandhi", row["input"])
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda r: f"{r['sutta']}-{r['input']}-{r['output']}")
def test_the_example_comes_out_unless_it_is_a_known_gap(row):
    assert comes_out(row) == (key(row) not in GAPS)


def test_most_examples_stand_first():
    """Natural first: the form that the grammar prints is the first or among the first three."""
    found = []
    for row in ROWS:
        forms = list(dict.fromkeys(d.form for d in derive("sandhi", row["input"])))
        if row["output"] in forms:
            found.append(forms.index(row["output"]))
    assert sum(place == 0 for place in found) / len(found) >= 0.8
    assert sum(place < 3 for place in found) / len(found) >= 0.95


def test_results_stay_few():
    """A seam of two words has a dozen outcomes at most times, not hundreds."""
    sizes = sorted(
        len({d.form for d in derive("sandhi", row["input"])})
        for row in ROWS
        if row["input"].count("+") == 1
    )
    assert sizes[len(sizes) // 2] <= 14
    assert sizes[-1] <= 60
