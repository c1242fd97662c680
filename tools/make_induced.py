"""Makes the induced stems that the package ships, from files of word counts:

    python tools/make_induced.py forms_mula.tsv forms_atthakatha.tsv

which is `akkhara lexicon induce` with the table compressed into `src/akkhara/pali/data`. The counts
are plain counts of the word forms of the canon (the part that was counted) and of its commentaries;
they are not part of the package.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from akkhara.pali.induced import SHIPPED
from akkhara.pali.word_counts import lexicon_induce

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "akkhara" / "pali"


def main(paths: list[str]) -> None:
    """Writes the table; the same counts give the same bytes."""
    made = lexicon_induce(*paths)
    data = gzip.compress(made.to_tsv().encode("utf-8"), 9, mtime=0)
    (PACKAGE / SHIPPED).write_bytes(data)
    print(f"{len(made.stems)} stems, {len(data)} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
