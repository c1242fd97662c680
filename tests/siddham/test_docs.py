"""The examples of docs/siddham.md are run, and its figures are those of the package."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from akkhara import siddham

PAGE = Path(__file__).parents[2] / "docs" / "siddham.md"


def test_examples_of_the_page() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted >= 3
    assert found.failed == 0


def test_figures_of_the_policies() -> None:
    rows = re.findall(r"\| `(\w+)`[^|]*\| (\d+) \| (\d+) \| ([\d,]+) \|", PAGE.read_text("utf-8"))
    assert {row[0] for row in rows} == set(siddham.POLICIES)
    for policy, second, ninth, total in rows:
        made = [len(siddham.chapter(n, policy=policy).forms) for n in range(1, 18)]
        assert (made[1], made[8], sum(made)) == (
            int(second),
            int(ninth),
            int(total.replace(",", "")),
        )
