"""Pages: charts in each format, a practice sheet, the book of chapters 1 to 17 (6,214 forms)."""

from __future__ import annotations

import time

from benchmarks.timing import medians

LIMIT = 10.0


def main() -> None:
    from akkhara.render import chart, copybook, practice

    two = chart(2)
    took = medians(
        {
            "chart of chapter 2, SVG": two.svg,
            "chart of chapter 2, HTML": two.html,
            "chart of chapter 2, PDF": two.pdf,
            "sheet of a mantra": practice("oṃ maṇi padme hūṃ").pdf,
        },
        3,
    )
    for what, seconds in took.items():
        print(f"{what:28} {seconds * 1000:9.1f} ms")
    wall, used = time.perf_counter(), time.process_time()
    pdf = copybook("1-17").pdf()
    wall, used = time.perf_counter() - wall, time.process_time() - used
    print(f"{'book of chapters 1 to 17':28} {wall:9.1f} s ({used:.1f} s of processor)", end="")
    print(f", {len(pdf) / 1e6:.1f} MB")
    print(f"{wall / LIMIT:.2f} of the 10 s that it may take: {'under' if wall < LIMIT else 'OVER'}")
