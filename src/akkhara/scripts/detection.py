"""Which script a text is written in.

Siddham and Devanagari are told by their characters. Latin text is IAST unless it bears marks that
can be nothing else: a dot or quote inside a word as in Velthuis (k.r.s.na), a capital inside a
word as in Harvard-Kyoto and SLP1 (kRSNaH, evaM). Plain ASCII stays IAST.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from akkhara.scripts.tables import names, table

__all__ = ["latin_scheme", "runs"]

_DIACRITIC = re.compile(r"[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]")
_CAPITAL_INSIDE = re.compile(r"(?<![A-Za-z])[A-Za-z]*[a-z][A-Z][A-Za-z]*")
_VELTHUIS = re.compile(
    r"(?<![A-Za-z.])[a-z]*(?:(?:[a-z]|(?<![\w.]))\.[rtdnsl]h?(?=[a-z.])|[a-z]\.[mh](?=[a-z\s.,;|]|$)"
    r"|[\"~]n(?=[kgcj]|[aiueo])|\"s[a-z])"
)
# Letters that SLP1 has and Harvard-Kyoto has not, or has not in such places.
_SLP1 = re.compile(r"[fFxXwWqQEOKCPBY]")
_WEB = re.compile(r"://|www\.|@")


@cache
def _blocks() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The scripts that their characters tell, each with a pattern for one of its own."""
    found = []
    for name in names():
        own = table(name)
        if own.abugida:
            ranges = "".join(f"{chr(first)}-{chr(last)}" for first, last in own.blocks)
            found.append((name, re.compile(f"[{ranges}]")))
    return tuple(found)


@cache
def _any_block() -> re.Pattern[str]:
    """One character of any such script; daṇḍas are shared and tell nothing."""
    inside = "".join(pattern.pattern[1:-1] for _, pattern in _blocks())
    return re.compile(f"(?![\u0964\u0965])[{inside}]")


@cache
def _run_of(name: str) -> re.Pattern[str]:
    inside = dict(_blocks())[name].pattern[1:-1]
    return re.compile(f"[{inside}\u200c\u200d]+")


def runs(text: str) -> Iterator[tuple[str, str]]:
    """The text cut into runs of one script, each with the script's id; joined they are the text.

    >>> list(runs("oṃ 𑖌𑖽"))
    [('iast', 'oṃ '), ('siddham', '𑖌𑖽')]
    """
    first = _any_block().search(text)
    if first is None:
        yield latin_scheme(text), text
        return
    latin = latin_scheme(text)
    at, start = first.start(), 0
    while True:
        if at > start:
            yield latin, text[start:at]
        name = next(name for name, pattern in _blocks() if pattern.match(text, at))
        run = _run_of(name).match(text, at)
        start = run.end() if run else at + 1
        yield name, text[at:start]
        found = _any_block().search(text, start)
        if found is None:
            break
        at = found.start()
    if start < len(text):
        yield latin, text[start:]


def latin_scheme(text: str) -> str:
    """The scheme of the Latin letters of a text.

    >>> [latin_scheme(t) for t in ("kRSNaH", "kfzRaH", "k.r.s.na.h", "Buddha", "kṛṣṇaḥ")]
    ['hk', 'slp1', 'velthuis', 'iast', 'iast']
    """
    if not text.isascii() and _DIACRITIC.search(text):
        return "iast"
    if _VELTHUIS.search(text) and not _WEB.search(text):
        return "velthuis"
    marked = _CAPITAL_INSIDE.findall(text)
    if not marked:
        return "iast"
    return "slp1" if any(map(_SLP1.search, marked)) else "hk"
