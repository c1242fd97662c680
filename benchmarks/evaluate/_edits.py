"""How far two answers are apart."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["distance"]


def distance(one: Sequence[str], other: Sequence[str]) -> int:
    """Least number of items put in, taken out or changed."""
    row = list(range(len(other) + 1))
    for at, left in enumerate(one, 1):
        before, row[0] = row[0], at
        for to, right in enumerate(other, 1):
            before, row[to] = row[to], min(row[to] + 1, row[to - 1] + 1, before + (left != right))
    return row[-1]
