"""The examples of docs/compounds.md and docs/how-a-word-is-made.md are run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize(("page", "least"), [("compounds.md", 15), ("how-a-word-is-made.md", 15)])
def test_the_examples_of_the_page(page, least):
    found = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert found.attempted >= least
    assert found.failed == 0
