"""Timing: medians of alternating runs, so that all candidates meet the machine in one state."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median

__all__ = ["medians"]


def medians(candidates: Mapping[str, Callable[[], object]], rounds: int = 7) -> dict[str, float]:
    """Median seconds of each candidate; each round runs all of them in turn, after one warm-up."""
    taken: dict[str, list[float]] = {name: [] for name in candidates}
    for number in range(rounds + 1):
        for name, run in candidates.items():
            start = time.perf_counter()
            run()
            if number:
                taken[name].append(time.perf_counter() - start)
    return {name: median(times) for name, times in taken.items()}
