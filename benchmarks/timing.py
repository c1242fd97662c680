"""Timing: medians of alternating runs, so that all candidates meet the machine in one state."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median

__all__ = ["beside", "medians"]


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


def beside(
    rival: str, counts: Mapping[str, int], seconds: Mapping[str, float], like: Mapping[str, str]
) -> None:
    """Prints derivations a second of every candidate (`name, kind`), ours with the ratio to the
    rival's of the same kind; `like` says of what kind one is measured that the rival has not."""
    for name, taken in seconds.items():
        speed = counts[name] / taken
        kind = name.partition(", ")[2]
        other = f"{rival}, {like.get(kind, kind)}"
        ratio = ""
        if other in seconds and name.startswith("akkhara"):
            ratio = f"   {speed / (counts[other] / seconds[other]):6.1f} x {rival}"
        print(f"{name:<22} {counts[name]:8d} derivations {speed:12,.0f} /s{ratio}")
