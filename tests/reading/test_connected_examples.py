"""The endings that the two documents write, one by one, against the rules that make them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from akkhara.data import parse_rows
from akkhara.reading import connect

GOLDEN = Path(__file__).parents[1] / "golden" / "connected_examples.tsv"
ROWS = list(parse_rows(GOLDEN.read_text(encoding="utf-8").splitlines(), GOLDEN.name))
MEASURED = [row for row in ROWS if row["status"] == "measured"]
EXCEPTIONS = [row for row in ROWS if row["status"] == "exception"]


def ending(row: dict[str, str]) -> str:
    found = connect(row["ask"], row["authority"], bool(row["soft"]))
    return found[int(row["at"])].coda


@pytest.mark.parametrize("row", MEASURED, ids=lambda row: f"{row['row']}-{row['ask']}")
def test_ending(row: dict[str, str]) -> None:
    assert ending(row) == row["want"]


@pytest.mark.parametrize("row", EXCEPTIONS, ids=lambda row: f"{row['row']}-{row['ask']}")
def test_the_seed_differs_from_its_rule(row: dict[str, str]) -> None:
    assert row["reason"]
    assert ending(row) != row["want"], "no exception any more: measure it"


def test_every_row_is_accounted_for() -> None:
    status = Counter(row["status"] for row in ROWS)
    assert status == {"measured": len(MEASURED), "exception": len(EXCEPTIONS),
                      "listed": len(ROWS) - len(MEASURED) - len(EXCEPTIONS)}  # fmt: skip
    assert all(row["reason"] for row in ROWS if row["status"] != "measured")
    assert len(MEASURED) > 70
