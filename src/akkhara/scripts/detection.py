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

_LETTER = re.compile(r"[A-Za-z\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]")
_DIACRITIC = re.compile(r"[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]")
_CAPITAL_INSIDE = re.compile(r"(?<![A-Za-z])[A-Za-z]*[a-z][A-Z][A-Za-z]*")
_VELTHUIS = re.compile(
    r"(?<![A-Za-z.])[a-z]*(?:(?:[a-z]|(?<![\w.]))\.[rtdnsl]h?(?=[a-z.])|[a-z]\.[mh](?=[a-z\s.,;|]|$)"
    r"|[\"~]n(?=[kgcj]|[aiueo])|\"s[a-z])"
)
# Letters that SLP1 has and Harvard-Kyoto has not, or has not in such places.
_SLP1 = re.compile(r"[fFxXwWqQEOKCPBY]")
# One word in so many must bear a mark: a brand name does not make a text Harvard-Kyoto.
_SHARE = 10
_WEB = re.compile(r"://|www\.|@")


# Shared by the scripts of India: they tell nothing.
_SHARED = range(0x0964, 0x0966)
_LATIN = "A-Za-z\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff"


@cache
def _ranges() -> dict[str, str]:
    """The scripts that their characters tell, each with these characters as a regex class."""
    found = {}
    for name in names():
        own = table(name)
        if own.abugida:
            found[name] = "".join(_class(first, last) for first, last in own.blocks)
    return found


def _class(first: int, last: int) -> str:
    if first < _SHARED.start and _SHARED.stop <= last:
        return _class(first, _SHARED.start - 1) + _class(_SHARED.stop, last)
    return f"{chr(first)}-{chr(last)}"


@cache
def _any_of_them() -> re.Pattern[str]:
    return re.compile(f"[{''.join(_ranges().values())}]")


@cache
def _run_of(name: str) -> re.Pattern[str]:
    """What belongs to a run of the script: everything up to a letter of another."""
    others = "".join(chars for other, chars in _ranges().items() if other != name)
    return re.compile(f"[^{_LATIN}{others}]+")


def runs(text: str) -> Iterator[tuple[str, str]]:
    """The text cut into runs of one script, each with the script's id; joined they are the text.

    >>> list(runs("oṃ 𑖌𑖽"))
    [('iast', 'oṃ '), ('siddham', '𑖌𑖽')]
    """
    found = _any_of_them().search(text)
    if found is None:
        yield latin_scheme(text), text
        return
    latin, start = "", 0
    while found:
        at = found.start()
        if _LETTER.search(text, start, at):
            latin = latin or latin_scheme(text)
            yield latin, text[start:at]
            start = at
        name = next(name for name, own in _of_one().items() if own.match(text, at))
        run = _run_of(name).match(text, at)
        end = run.end() if run else at + 1
        yield name, text[start:end]
        start = end
        found = _any_of_them().search(text, start)
    if start < len(text):
        yield latin or latin_scheme(text), text[start:]


@cache
def _of_one() -> dict[str, re.Pattern[str]]:
    return {name: re.compile(f"[{chars}]") for name, chars in _ranges().items()}


def latin_scheme(text: str) -> str:
    """The scheme of the Latin letters of a text.

    >>> [latin_scheme(t) for t in ("kRSNaH", "kfzRaH", "k.r.s.na.h", "Buddha", "kṛṣṇaḥ")]
    ['hk', 'slp1', 'velthuis', 'iast', 'iast']
    """
    if not text.isascii() and _DIACRITIC.search(text):
        return "iast"
    words = text.split()
    if _VELTHUIS.search(text) and not _WEB.search(text):
        marked = [word for word in words if _VELTHUIS.search(word)]
        return "velthuis" if len(marked) * _SHARE >= len(words) else "iast"
    marked = _CAPITAL_INSIDE.findall(text)
    if not marked or len(marked) * _SHARE < len(words):
        return "iast"
    return "slp1" if any(map(_SLP1.search, marked)) else "hk"
