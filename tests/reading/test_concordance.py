"""The concordance names something that exists for every rule, contradiction and finding."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from akkhara.data import parse_rows
from akkhara.rules import rule
from akkhara.rules.registry import FAMILIES

PATH = Path(__file__).parents[2] / "docs" / "siddham-concordance.tsv"
ROWS = list(parse_rows(PATH.read_text(encoding="utf-8").splitlines(), PATH.name))
# Promised by the public contract and not built yet.
COMING = {
    name
    for name in ("hanzi.letters",)
    if not hasattr(import_module(f"akkhara.{name.partition('.')[0]}"), name.partition(".")[2])
}
TESTS = "".join(path.read_text(encoding="utf-8") for path in PATH.parents[1].glob("tests/**/*.py"))


def test_every_number_stands_once() -> None:
    wanted = [f"R{n:02}" for n in range(1, 54)]
    wanted += [f"C{n:02}" for n in range(1, 36)]
    wanted += [f"M{n:02}" for n in range(1, 44)]
    assert [row["id"] for row in ROWS] == wanted


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_what_it_names_exists(row: dict[str, str]) -> None:
    assert row["where"], "neither a place nor a reason"
    assert row["how"].split()[0] in ("rule", "data", "parameter", "emendation", "choice")
    for name in row["where"].split():
        family, _, rest = name.partition(".")
        if family in FAMILIES:
            assert rule(name).id == name
        elif name not in COMING:
            assert hasattr(import_module(f"akkhara.{family}"), rest), name


@pytest.mark.parametrize(
    "row",
    [row for row in ROWS if row["id"][0] in "RC"],
    ids=lambda row: row["id"],
)
def test_it_has_a_test_of_its_name(row: dict[str, str]) -> None:
    assert f"def test_{row['id'].lower()}_" in TESTS
