"""The table of operations: names that lead somewhere, said whole, offered where they may be."""

from __future__ import annotations

import pytest

from akkhara.calling import describe, parameters
from akkhara.operations import ALL, LOCAL, OPERATIONS, ROOMS, Operation

NAMES = [op.name for op in OPERATIONS]
# Parameters that name files of the machine that answers.
FILES = {"path", "paths", "out"}


def test_names_are_unique_and_their_rooms_known() -> None:
    assert len(NAMES) == len(set(NAMES))
    assert {name.partition(".")[0] for name in NAMES if "." in name} <= set(ROOMS)


@pytest.mark.parametrize("op", OPERATIONS, ids=NAMES)
def test_an_operation_is_a_function_that_says_what_it_takes(op: Operation) -> None:
    assert callable(op.function())
    assert describe(op.name).summary.endswith(".")
    assert [one.name for one in parameters(op.name) if one.name.startswith("_")] == []
    assert op.faces in (ALL, LOCAL)


@pytest.mark.parametrize(
    "op", [op for op in OPERATIONS if "http" in op.faces], ids=lambda o: o.name
)
def test_what_names_files_is_not_offered_over_http(op: Operation) -> None:
    assert {one.name for one in parameters(op.name)} & FILES == set()
