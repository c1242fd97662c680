"""A document's summary for a terminal: what it holds, what is wrong, in a screenful."""

from __future__ import annotations

from collections.abc import Iterator

from akkhara.documents.document import Document, Summary
from akkhara.documents.problems import KINDS

__all__ = ["document_text", "summary_lines"]

_SHOWN = 10  # problems
_PASSAGES = 5  # transcriptions


def document_text(document: Document) -> str:
    """The summary, the first problems, and what is to be done with the rest."""
    summary = document.summary()
    lines = [*summary_lines(summary)]
    passages = [one for _, one in zip(range(_PASSAGES + 1), document.transcriptions, strict=False)]
    if passages:
        lines += ["", "  transcriptions of Sanskrit:"]
        lines += [f"  {one.to_text()}" for one in passages[:_PASSAGES]]
        if len(passages) > _PASSAGES:
            lines.append("  and more: --json lists them all with the values of each character")
    total = sum(summary.problems.values())
    if total:
        lines.append("")
        lines += [
            f"  {one.to_text()}" for _, one in zip(range(_SHOWN), document.problems, strict=False)
        ]
        if total > _SHOWN:
            lines.append(f"  and {total - _SHOWN:,} more: --json lists them all")
    return "\n".join(lines)


def summary_lines(summary: Summary) -> Iterator[str]:
    """The counts, line by line; each akṣara with the chapter that has it."""
    title = f" - {summary.title}" if summary.title else ""
    yield f"{summary.name}{title}"
    yield f"  {summary.characters:,} characters on {summary.lines:,} lines ({_kind(summary.kind)})"
    kinds = ", ".join(f"{count:,} {_span(kind, count)}" for kind, count in summary.spans.items())
    if kinds:
        yield f"  spans: {kinds}"
    if summary.syllables:
        yield f"  akṣaras: {summary.syllables:,}, {summary.distinct:,} of them different"
        commonest = " ".join(f"{iast} {count:,}" for iast, count in summary.frequent)
        yield f"  commonest: {commonest}"
        inside = {chapter: n for chapter, n in summary.chapters.items() if chapter}
        if inside:
            said = ", ".join(f"{chapter} ({n:,})" for chapter, n in inside.items())
            yield f"  by chapter of 悉曇字記: {said}"
        outside = summary.chapters.get(0, 0)
        if outside:
            yield f"  in no chapter: {outside:,}"
    if summary.words:
        yield f"  Pali words: {summary.words:,}, {summary.different:,} of them different"
        yield f"  commonest: {' '.join(f'{word} {count:,}' for word, count in summary.common)}"
    if not summary.problems:
        yield "  problems: none"
        return
    yield f"  problems: {sum(summary.problems.values()):,}"
    for kind, count in summary.problems.items():
        yield f"    {count:,} x {kind}: {KINDS.get(kind, kind)}"


def _kind(kind: str) -> str:
    names = {"tei": "TEI", "vri": "TEI of the VRI Tipiṭaka", "bilara": "bilara JSON"}
    return names.get(kind, "plain text")


def _span(kind: str, count: int) -> str:
    names = {"siddham": "Siddham", "iast": "Latin Sanskrit", "pali": "Pali", "hanzi": "Chinese"}
    return names.get(kind, "other")
