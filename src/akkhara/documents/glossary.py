"""The Pali words of a report: each explained once, the unknown ones listed by frequency."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from akkhara.documents.document import Document
from akkhara.documents.words import Analyser, WordCount, analyser, word_counts

__all__ = ["Entry", "Glossary"]

WORDS = 4_000  # explained on one page
UNKNOWN = 500  # listed


class Entry(NamedTuple):
    """Where a word of the text leads, and a `title`, which says in short what it is."""

    href: str
    title: str


class Glossary:
    """The words of some documents, commonest first."""

    def __init__(self, documents: Sequence[Document], analyse: Analyser | None = None) -> None:
        pali = [one for one in documents if one.has_pali]
        self.analysed = (analyse or analyser()) if pali else None
        segments = chain.from_iterable(one.segments for one in pali)
        self.counts = word_counts(segments, self.analysed) if pali else []
        self._explained = self.counts[:WORDS]
        self._entries = {
            one.word: Entry(f"#w-{number}", _title(one))
            for number, one in enumerate(self._explained, 1)
        }

    def entry(self, word: str) -> Entry | None:
        """What the word links to; None for words that the page has no room for."""
        return self._entries.get(word)

    def context(self) -> dict[str, Any]:
        """What the template shows."""
        unknown = [one for one in self.counts if one.status == "unknown"]
        guessed = [one for one in self.counts if one.status == "guessed"]
        total = sum(one.count for one in self.counts)
        known = sum(one.count for one in self.counts if one.status == "known")
        return {
            "different": f"{len(self.counts):,}",
            "total": f"{total:,}",
            "analysed": self.analysed is not None,
            "known": f"{100 * known / total:.1f} %" if total else "",
            "entries": list(self._rows()),
            "left": f"{len(self.counts) - len(self._explained):,}",
            "cut": len(self.counts) > len(self._explained),
            "unknown": [_short(one) for one in unknown[:UNKNOWN]],
            "unknown_count": f"{len(unknown):,}",
            "unknown_left": max(len(unknown) - UNKNOWN, 0),
            "guessed": [_short(one) for one in guessed[:UNKNOWN]],
            "guessed_count": f"{len(guessed):,}",
            "guessed_left": max(len(guessed) - UNKNOWN, 0),
        }

    def _rows(self) -> Iterator[dict[str, Any]]:
        for one in self._explained:
            yield {
                "id": self._entries[one.word].href[1:],
                "word": one.word,
                "count": f"{one.count:,}",
                "line": one.line,
                "status": one.status,
                "analyses": [found.to_text() for found in one.analyses],
            }


def _title(one: WordCount) -> str:
    if one.analyses:
        return one.analyses[0].to_text()
    return "unknown" if one.status == "unknown" else f"{one.count:,} times"


def _short(one: WordCount) -> dict[str, str]:
    said = one.analyses[0].to_text() if one.analyses else ""
    return {"word": one.word, "count": f"{one.count:,}", "said": said}
