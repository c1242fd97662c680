"""The seventeen chapters of 悉曇字記: from the data file to 6,214 forms, nothing remembered."""

from __future__ import annotations

from importlib import import_module

from benchmarks.timing import medians

LIMIT = 0.050


def main() -> None:
    from akkhara import siddham

    # By full name: `akkhara.siddham.recensions` is a function of the room and a module in it.
    caches = [
        getattr(import_module(f"akkhara.siddham.{module}"), name)
        for module, name in [
            ("recensions", "_load"),
            ("recensions", "_aliases"),
            ("chapters", "_chapter"),
            ("names", "_table"),
            ("names", "_by_chapter"),
            ("places", "_index"),
        ]
    ]

    def generate() -> int:
        return sum(len(siddham.chapter(number).forms) for number in range(1, 18))

    def cold() -> None:
        for cache in caches:
            cache.cache_clear()
        assert generate() == 6214

    def locate_all() -> None:
        for number in range(1, 18):
            for form in siddham.chapter(number).forms:
                siddham.locate(form)

    took = medians(
        {"chapters, data read anew": cold, "chapters, again": generate, "locate all": locate_all}, 5
    )
    for what, seconds in took.items():
        print(f"{what:28} {seconds * 1000:9.3f} ms")
    first = took["chapters, data read anew"]
    verdict = "under" if first < LIMIT else "OVER"
    print(f"{first / LIMIT:.2f} of the 50 ms that it may take: {verdict}")
