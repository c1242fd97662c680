"""Counts how values close, open and are noted (data/coda_shapes.tsv, note_shapes.tsv).

python tools/count_contexts.py ALIGNED_FOLDER

ALIGNED_FOLDER has eval/hanzi/parallel.tsv in it, lines of Sanskrit and Chinese, aligned.
The tables hold sums by classes of sounds over all of it, no character and no passage.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.evaluate.restoration import count, read_all

DATA = Path(__file__).parents[1] / "src" / "akkhara" / "hanzi" / "data"
ORIGIN = (
    "# Sums over aligned transcriptions of 94 documents of the canon (tools/count_contexts.py).\n"
)


def main(shared: Path) -> None:
    tables = count(read_all(shared))
    with (DATA / "coda_shapes.tsv").open("w", encoding="utf-8") as out:
        out.write(ORIGIN)
        out.write(
            "# closes: how a character with that coda closes its value before such an initial;\n"
        )
        out.write("# opens: how a value opens behind a character with that coda.\n")
        out.write("side\tcoda\tneighbour\tkind\tcount\n")
        for side, table in (("closes", tables.closes), ("opens", tables.opens)):
            for (coda, neighbour, kind), times in sorted(table.items()):
                out.write(f"{side}\t{coda}\t{neighbour}\t{kind}\t{times}\n")
    with (DATA / "note_shapes.tsv").open("w", encoding="utf-8") as out:
        out.write(ORIGIN)
        out.write(
            "# note: place in its join, 引, tone; shape: consonants, vowel, what closes it.\n"
        )
        out.write("note\tshape\tcount\n")
        for (note, shape), times in sorted(tables.notes.items()):
            out.write(f"{note}\t{shape}\t{times}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
