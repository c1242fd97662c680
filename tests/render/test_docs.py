"""The examples of docs/charts.md are run, and its commands are understood."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from akkhara.cli import main
from akkhara.render import VARIANTS

PAGE = Path(__file__).parents[2] / "docs" / "charts.md"


def test_examples_of_the_page() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert found.failed == 0


def test_commands_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^    (akkhara .+?)(?:   .*)?$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(lines) >= 8
    for line in lines:
        words = shlex.split(line)
        with pytest.raises(SystemExit) as done:
            main(words[1:])
        assert done.value.code in (0, None), line
        if "--out" in words:
            assert (tmp_path / words[words.index("--out") + 1]).stat().st_size > 1000


def test_the_table_of_variants() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (ss\d\d) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert dict(rows) == dict(VARIANTS)
