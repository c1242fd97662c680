"""Shaping: the romanizations of CBETA's table of Siddhaṃ codes, drawn with the package's font.

What docs/charts.md lists as exceptions is named here again; anything else that is not drawn whole
and plainly is reported as new.
"""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

from akkhara.errors import AkkharaError
from akkhara.render import faults, shaped

DOCUMENTED = {
    "kḷ", "kḹ", "dhṛe", "dhṛi", "hṛe", "mṛe", "sṛo", "śṛī", "ṣṛe", "ṃ", "ś?",
}  # fmt: skip


def main(shared: Path) -> None:
    with (shared / "eval" / "cbeta_glyphs.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        given = sorted({row["romanized"] for row in rows if row["romanized"]})
    kinds: Counter[str] = Counter()
    exceptions: set[str] = set()
    for iast in given:
        try:
            drawn = shaped(iast)
        except AkkharaError as error:
            kinds["refused"] += 1
            exceptions.add(iast)
            print(f"refused   {iast}: {error}")
            continue
        found = faults(drawn)
        kinds["faulty" if found else "by fallback" if drawn.note else "drawn"] += 1
        if found or drawn.note:
            exceptions.add(iast)
        if found:
            print(f"faulty    {iast}: {', '.join(found)}")
        elif drawn.iast != iast:
            print(f"read as   {iast}: {drawn.iast}")
    print(f"{len(given)} romanizations: " + ", ".join(f"{n} {k}" for k, n in kinds.items()))
    print(f"exceptions: {' '.join(sorted(exceptions))}")
    print(f"not documented: {' '.join(sorted(exceptions - DOCUMENTED)) or 'none'}")
