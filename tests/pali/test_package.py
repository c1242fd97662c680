"""The door of the grammar: names of functions stay functions."""

from __future__ import annotations

from importlib import import_module

import pytest

from akkhara import pali


@pytest.mark.parametrize("name", ["join", "karaka", "coverage"])
def test_a_function_is_not_hidden_by_the_module_of_its_name(name):
    import_module(f"akkhara.pali.{name}")
    assert callable(getattr(pali, name))
