"""Connected reading: junctions a second, each with its derivation."""

from __future__ import annotations

from benchmarks.timing import medians

LINE = "namaḥ samantavajrāṇāṃ caṇḍamahāroṣaṇa sphoṭaya hūṃ traṭ hāṃ māṃ "


def main() -> None:
    from akkhara.reading import connect, elision, twelve

    text = LINE * 200
    junctions = len(connect(text))
    took = medians(
        {
            "connect, 200 lines": lambda: connect(text),
            "connect, soft": lambda: connect(text, soft=True),
            "connect, one word": lambda: connect("samyaksaṃbuddha"),
            "elision, one word": lambda: elision("saddharmapuṇḍarīka", "薩達摩芬陀唎迦"),
            "the twelve 例 worked out": lambda: (twelve.cache_clear(), twelve()),
        },
        5,
    )
    for what, seconds in took.items():
        print(f"{what:28} {seconds * 1000:9.3f} ms")
    print(f"{junctions / took['connect, 200 lines']:,.0f} junctions a second")
