"""Joining words against splits of attested forms: is the form among the outcomes, is it the first,
and how many outcomes are there."""

from __future__ import annotations

import csv
import random
from pathlib import Path

from akkhara.errors import RequestError
from akkhara.pali.join import join

SAMPLE = 2000


def main(shared: Path) -> None:
    """Prints one line a kind of split."""
    path = shared / "eval" / "pali" / "sandhi_splits.tsv"
    with path.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    # Rows without a derivation are hard, and some of them wrong.
    rows = [row for row in rows if row["dpd_rule_derivation"]]
    rows = random.Random(1).sample(rows, min(SAMPLE, len(rows)))
    for kind in ("sandhi", "compound", "mixed"):
        ranks, sizes, total = [], [], 0
        for row in rows:
            if row["kind"] != kind:
                continue
            total += 1
            try:
                found = join(row["parts"].split("+"), spacing="together")
            except RequestError:
                continue
            forms = list(dict.fromkeys(one.form for one in found))
            sizes.append(len(forms))
            if row["surface"] in forms:
                ranks.append(forms.index(row["surface"]))
        if total:
            first = sum(rank == 0 for rank in ranks)
            print(
                f"joining, {kind:<9} among the outcomes {len(ranks)} of {total} "
                f"({len(ranks) / total:.1%}), first {first / total:.1%}; "
                f"{sum(sizes) / max(1, len(sizes)):.1f} outcomes a request"
            )
