"""Which Latin words of a document are Sanskrit.

Policy. A word is *marked* when it has letters that IAST alone has (ā ṭ ṃ …) and reads as akṣaras
without remainder; *possible* when it is plain ASCII and reads so (mani, te, name); else *foreign*
(Buddhist, Xuanzang, fǎ, ō). In a run of words on one line:

- the markup's language decides where there is one (sa: Sanskrit; pi: Pali; others: neither);
- no foreign word, and at least half of the words marked: all of the run is Sanskrit;
- no foreign word, and the run touches a Siddham akṣara (bracketed or not): all of it;
- otherwise the marked words are, and the others are not.

So plain ASCII in the middle of Chinese stays as it is unless Siddham stands beside it: "no", "me"
and "a note" would read as akṣaras as well.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from akkhara.akshara import syllables
from akkhara.errors import AkkharaError

__all__ = ["WORD", "judged", "sanskrit_parts"]

Word = Literal["marked", "possible", "foreign"]

_LETTERS = "A-Za-z\u00c0-\u024f\u1e00-\u1eff"
# A word may hold signs that combine, and letters of alphabets that look like Latin.
WORD = rf"[{_LETTERS}][{_LETTERS}\u0300-\u036f\u0370-\u052f'’:]*"
_WORD = re.compile(WORD)
_IAST = frozenset("aāiīuūṛṝḷḹeoṃṁḥm̐kgṅcjñṭḍṇtdnpbmyrlvśṣshṟ'’:\u0310")
_MARKS = frozenset("āīūṛṝḷḹṃṁḥṅñṭḍṇśṣ\u0310")
_LAST = frozenset("kṭtpṅnmrs")


@lru_cache(maxsize=65_536)
def judged(word: str) -> Word:
    """What a Latin word is.

    >>> [judged(word) for word in ("maṇi", "padme", "Buddhist", "fǎ", "Āgama")]
    ['marked', 'possible', 'foreign', 'foreign', 'marked']
    """
    small = unicodedata.normalize("NFC", word[:1].lower() + word[1:])
    if any(char not in _IAST for char in small):
        return "foreign"
    try:
        found = syllables(small, "iast")
    except AkkharaError:
        return "foreign"
    if not found or any(one.fault for one in found):
        return "foreign"
    marked = not _MARKS.isdisjoint(small)
    for number, one in enumerate(found):
        last = number == len(found) - 1
        if number and not one.onset and not marked:
            return "foreign"  # two vowels meet: name of a place, or English
        if one.vowel is None and (not last or (not marked and "".join(one.onset) not in _LAST)):
            return "foreign"
        if len(one.onset) > 4:
            return "foreign"
    return "marked" if marked else "possible"


def sanskrit_parts(run: str, *, beside: bool) -> Iterator[tuple[bool, int, int]]:
    """A run cut into parts, each with whether it is Sanskrit and where in the run it stands.

    >>> run = "of maṇi"
    >>> [(yes, run[a:b]) for yes, a, b in sanskrit_parts(run, beside=False)]
    [(False, 'of '), (True, 'maṇi')]
    """
    words = [(one.start(), one.end(), judged(one[0])) for one in _WORD.finditer(run)]
    kinds = [kind for _, _, kind in words]
    whole = "foreign" not in kinds and (beside or 2 * kinds.count("marked") >= len(kinds))
    if whole or "marked" not in kinds:
        yield whole and bool(words), 0, len(run)
        return
    at = 0
    for start, end, kind in words:
        if kind != "marked":
            continue
        if at < start:
            # Only space between two marked words belongs to both.
            if at and not run[at:start].strip():
                yield True, at, start
            else:
                yield False, at, start
        yield True, start, end
        at = end
    if at < len(run):
        yield False, at, len(run)
