"""`akkhara tour`: reads documents, writes one report about them, and says what to try next."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from akkhara.cli.output import progress
from akkhara.documents import Document, Summary, read
from akkhara.errors import AkkharaError, DocumentError

__all__ = ["found_files", "tour"]

_SUFFIXES = (".xml", ".txt", ".tei", ".md")
_NEXT = (
    ("read {document}", "one document: what it holds, what is wrong in it"),
    ("siddham locate kya", "where a syllable stands in the eighteen chapters"),
    ("siddham derivation rkṣya", "how it is made, step by step, rule by rule"),
    ("siddham why rrya", "why a syllable is in no chapter"),
    ('convert "oṃ maṇi padme hūṃ" siddham', "another script"),
    ("reading connect sattva", "how syllables are joined in reading"),
    ("--help", "everything else"),
)


def found_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files named, and the documents in the folders named (XML first, then by name)."""
    for path in paths:
        if path.is_dir():
            inside = [one for one in path.iterdir() if one.suffix.lower() in _SUFFIXES]
            yield from sorted(inside, key=lambda one: (one.suffix.lower() != ".xml", one.name))
        else:
            yield path


def tour(paths: Sequence[Path], out: Path) -> int:
    """Reads, writes `report.html` into the folder `out`, prints a summary; the exit code."""
    files = list(found_files(paths))
    if not files:
        where = ", ".join(map(str, paths))
        raise DocumentError(f"no documents in {where}", hint="it looks for .xml and .txt files")
    documents: list[Document] = []
    for path in progress(files, "reading", [path.name for path in files]):
        try:
            documents.append(read(path))
        except AkkharaError as error:
            print(
                f"akkhara: {error.message}" + (f" ({error.hint})" * bool(error.hint)),
                file=sys.stderr,
            )
    if not documents:
        return 2
    report = out / "report.html"
    _write(documents, report)
    print("\n".join(_told(documents, report)))
    return 0 if len(documents) == len(files) else 2


def _write(documents: Sequence[Document], report: Path) -> None:
    from akkhara.documents.report import write_report

    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        with report.open("w", encoding="utf-8", errors="backslashreplace") as stream:
            write_report(documents, stream)
    except OSError as error:
        said = f"{report} cannot be written: {error.strerror}"
        raise DocumentError(said, file=str(report)) from None


def _told(documents: Sequence[Document], report: Path) -> Iterator[str]:
    yield f"Akkhara has read {_many(len(documents), 'document')}."
    yield ""
    for document in documents:
        yield from _about(document.summary())
    yield ""
    yield "Each akṣara (syllable) of these texts, with its place in the eighteen chapters of"
    yield "悉曇字記, its names and its derivation, is explained in one page that needs no network:"
    yield ""
    yield f"    {report}"
    yield ""
    yield "Try next:"
    yield ""
    program = "akkhara" if shutil.which("akkhara") else os.path.relpath(sys.argv[0])
    lines = [(f"{program} {line}".format(document=documents[0].name), what) for line, what in _NEXT]
    width = max(len(line) for line, _ in lines)
    for line, what in lines:
        yield f"    {line.ljust(width)}  {what}"


def _about(summary: Summary) -> Iterator[str]:
    yield f"  {summary.name}" + (f"  {summary.title}" if summary.title else "")
    said = [f"{summary.characters:,} characters"]
    if summary.syllables:
        said.append(f"{_many(summary.syllables, 'akṣara')}, {summary.distinct:,} different")
        inside = sum(n for chapter, n in summary.chapters.items() if chapter)
        said.append(f"{inside:,} of them in the chapters")
    else:
        said.append("Chinese only")
    total = sum(summary.problems.values())
    if total:
        kinds = ", ".join(f"{n} {kind}" for kind, n in list(summary.problems.items())[:3])
        more = ", …" if len(summary.problems) > 3 else ""
        said.append(f"{_many(total, 'doubtful place')} ({kinds}{more})")
    yield f"      {'; '.join(said)}"


def _many(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' if number != 1 else ''}"
