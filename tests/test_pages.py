"""The examples of README.md are run, and the pages name only what is there."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from akkhara.cli import main

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")


def test_examples_of_the_readme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert found.attempted >= 4
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / target).exists(), target


def test_commands_of_the_readme_print_what_it_shows(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each `$ akkhara …` with output below it; a line … stands for any number of lines."""
    monkeypatch.chdir(ROOT)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^    \$ akkhara (.+)\n((?:    (?!\$).*\n)*)", text, re.MULTILINE)
    shown = [(command, output) for command, output in blocks if output.strip()]
    assert len(shown) >= 5
    for command, output in shown:
        with pytest.raises(SystemExit) as done:
            main(shlex.split(command))
        assert done.value.code in (0, None), command
        printed = capfd.readouterr().out
        lines = iter(printed.rstrip().split("\n"))
        skipping = False
        for line in output.rstrip().split("\n"):
            if line.strip() == "…":
                skipping = True
            elif skipping:
                assert line[4:] in lines, command
                skipping = False
            else:
                assert next(lines, None) == line[4:], command
