"""The README tells the truth: its commands run, and print what it shows."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from akkhara.cli.main import run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^    \$ akkhara (.+)\n((?:    .*\n)+)", README, re.MULTILINE)


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_what_the_readme_shows_is_what_comes(command, output, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert run(shlex.split(command)) == 0
    printed = words(capsys.readouterr().out)
    for piece in output.split("…"):
        assert words(piece) in printed


def test_the_python_of_the_readme(monkeypatch):
    monkeypatch.chdir(ROOT)
    found = doctest.DocTestParser().get_doctest(README, {}, "README", "README.md", 0)
    assert found.examples
    assert doctest.DocTestRunner(verbose=False).run(found).failed == 0


def test_the_two_commands_stand_at_the_top():
    assert README.split("\n")[2].strip().startswith("make run")
    assert README.split("\n")[3].strip().startswith("make test")
