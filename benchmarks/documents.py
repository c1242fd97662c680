"""Reading large documents: seconds and peak memory, each in a process of its own.

The text is running IAST, lines of some hundred characters; the memory is what the operating system
says of the whole process (60 MB of text shall stay under 500 MB).
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks import texts

LINES = (
    "oṃ namo ratnatrayāya namaḥ āryāvalokiteśvarāya bodhisattvāya mahāsattvāya "
    "mahākāruṇikāya tadyathā oṃ maṇi padme hūṃ\n"
    "namo bhagavate vairocanaprabharājāya tathāgatāya arhate samyaksaṃbuddhāya 唵嚩日囉(二合)\n"
)
BEGIN = """
import resource, sys, time
start = time.perf_counter()
"""
END = """
unit = 1 << (20 if sys.platform == "darwin" else 10)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
print(f"{time.perf_counter() - start:8.2f} s  peak {peak:6.0f} MB")
"""
TASKS = (
    ("read", 60, "from akkhara.documents import read; read(sys.argv[1])"),
    (
        "read, walk the spans",
        60,
        "from akkhara.documents import read; sum(1 for _ in read(sys.argv[1]).spans)",
    ),
    ("read", 200, "from akkhara.documents import read; read(sys.argv[1])"),
    (
        "write the report",
        10,
        "from akkhara.documents import read; read(sys.argv[1]).to_html(sys.argv[1] + '.html')",
    ),
    (
        "write the JSON",
        10,
        "from akkhara.documents import read; read(sys.argv[1]).to_json(sys.argv[1] + '.json')",
    ),
)
# Pali in Latin, of ten megabytes; the words are counted, not analysed.
PALI = (
    ("Pali: segments, tokens", "sum(len(one.tokens) for one in read(sys.argv[1]).segments)"),
    ("Pali: words counted", "word_counts(read(sys.argv[1]).segments)"),
    ("Pali: summary", "read(sys.argv[1]).summary()"),
)
_PALI = "from akkhara.documents import read; from akkhara.documents.words import word_counts; "
_PALI_SIZE = 10
STARTS = (
    ("import akkhara", [sys.executable, "-c", "import akkhara"]),
    ("python alone", [sys.executable, "-c", "pass"]),
    ("akkhara --help", [sys.executable, "-c", "from akkhara.cli import main; main(['--help'])"]),
    (
        "akkhara convert",
        [sys.executable, "-c", "from akkhara.cli import main; main(['convert', 'ka', 'siddham'])"],
    ),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for what, size, task in TASKS:
            path = Path(folder, f"{size}.txt")
            if not path.exists():
                # Piece by piece: a child would inherit our own peak.
                with path.open("w", encoding="utf-8") as out:
                    for _ in range(size * 1_000_000 // len(LINES.encode())):
                        out.write(LINES)
            _timed(what, size, task, path)
        path = Path(folder, "pali.txt")
        path.write_text(texts.pali(_PALI_SIZE * 1_000_000), encoding="utf-8")
        for what, task in PALI:
            _timed(what, _PALI_SIZE, _PALI + task, path)
    starts()


def _timed(what: str, size: int, task: str, path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + task + END, str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    print(f"{what:24} {size:4} MB {done.stdout.strip() or done.stderr.strip()[-200:]}")


def starts() -> None:
    """Seconds to start, medians of five: what a person waits at the least."""
    from benchmarks.timing import medians

    def runs(command: list[str]) -> object:
        return subprocess.run(command, capture_output=True, check=True)

    taken = medians({name: lambda c=command: runs(c) for name, command in STARTS}, 5)  # type: ignore[misc]
    for name, seconds in taken.items():
        print(f"{name:24} {seconds * 1000:6.0f} ms")
