"""Regular expressions for sets of written signs, quick to match."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

__all__ = ["char_class", "longest"]


def char_class(chars: Iterable[str]) -> str:
    """The inside of a character class, neighbours joined to ranges.

    >>> char_class("cabx")
    'a-cx'
    """
    runs: list[list[int]] = []
    for code in sorted({ord(char) for char in chars}):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return "".join(
        "".join(re.escape(chr(code)) for code in range(first, last + 1))
        if last - first < 2
        else f"{re.escape(chr(first))}-{re.escape(chr(last))}"
        for first, last in runs
    )


def longest(signs: Collection[str], within: Collection[str] = ()) -> str:
    """A pattern for one of `signs`, the longest that fits; never part of a longer sign of `within`.

    Signs that go on in the same ways share a branch, so that most letters cost one class look-up.

    >>> longest(["k", "kh", "g", "gh", "m"], ["m", "m̐"])
    '[gk](?>h|)|m(?!̐)'
    """
    branches: dict[str, list[str]] = {}
    for first in sorted({sign[0] for sign in signs}):
        rests = sorted({sign[1:] for sign in signs if sign[0] == first}, key=len, reverse=True)
        branches.setdefault(_rests(first, rests, within), []).append(first)
    return "|".join(
        (f"[{char_class(firsts)}]" if len(firsts) > 1 else re.escape(firsts[0])) + rest
        for rest, firsts in branches.items()
    )


def _rests(first: str, rests: list[str], within: Collection[str]) -> str:
    """What may follow the first character, each guarded against longer signs."""
    guarded = []
    for rest in rests:
        taken = first + rest
        longer = [s[len(taken) :] for s in within if s.startswith(taken) and s != taken]
        # Longer signs of the same branch come first in it; only the others need a guard.
        foreign = [tail for tail in longer if rest + tail not in rests]
        guard = f"(?!{'|'.join(map(re.escape, foreign))})" if foreign else ""
        guarded.append(re.escape(rest) + guard)
    return guarded[0] if len(guarded) == 1 else f"(?>{'|'.join(guarded)})"
