"""A bounded memory of a pure function of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["LONG", "Memory"]

_V = TypeVar("_V")
LONG = 64
"""Code points; what is longer is worked out each time."""


class Memory(dict[str, _V], Generic[_V]):
    """A dictionary that works out what it does not hold, and forgets all when it is full.

    Looking up costs what a dictionary costs, which is why this is not `functools.lru_cache`.

    >>> lengths = Memory(len, 2)
    >>> [lengths[word] for word in ("ka", "kha", "ga", "ka")], len(lengths)
    ([2, 3, 2, 2], 2)
    """

    __slots__ = ("_limit", "_make")

    def __init__(self, make: Callable[[str], _V], limit: int) -> None:
        super().__init__()
        self._make = make
        self._limit = limit

    def __missing__(self, key: str) -> _V:
        value = self._make(key)
        if len(key) <= LONG:
            if len(self) >= self._limit:
                self.clear()
            self[key] = value
        return value
