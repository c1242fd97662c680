"""Which forms CBETA's code table has: one bit a form.

The bits are compiled from the table (a test does it again); the forms themselves are made by the
generator, in a fixed order: the code layout first, then what the other recensions make besides and
every doubled letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from akkhara.data import read_rows
from akkhara.siddham.chapters import chapter
from akkhara.siddham.clusters import joined
from akkhara.siddham.layout import slots
from akkhara.siddham.lexicon import lexicon
from akkhara.siddham.recensions import RECENSIONS, recension
from akkhara.sounds import CONSONANTS_34, VOWELS_12

__all__ = ["beyond", "is_attested"]


def is_attested(iast: str) -> bool:
    """Whether CBETA's table has a code for this form of the chapters, of whatever recension.

    >>> is_attested("kya"), is_attested("ghlai"), is_attested("kka")
    (True, False, True)
    """
    forms, attested = _layout()
    return iast in (attested if iast in forms else _others())


def beyond() -> tuple[str, ...]:
    """The forms of all recensions that the code layout does not have, in a fixed order."""
    return tuple(dict.fromkeys(_beyond()))


def _beyond() -> Iterator[str]:
    known = {slot.iast for slot in slots()}
    for id in RECENSIONS:
        for outline in recension(id).chapters:
            if not outline.lexicon:
                forms = chapter(outline.number, id).forms
                yield from (form for form in forms if form not in known)
    named = [entry.cluster for entry in lexicon() if entry.cluster]
    for cluster in (*named, *(joined(letter, letter) for letter in CONSONANTS_34)):
        yield from (cluster + vowel for vowel in VOWELS_12 if cluster + vowel not in known)
    yield from (entry.iast for entry in lexicon() if entry.iast and entry.iast not in known)


@cache
def _layout() -> tuple[frozenset[str], frozenset[str]]:
    forms = [slot.iast for slot in slots()]
    return frozenset(forms), _marked(forms, "layout")


@cache
def _others() -> frozenset[str]:
    return _marked(beyond(), "beyond")


def _marked(forms: Sequence[str], part: str) -> frozenset[str]:
    """The forms whose bit is set, in IAST as akṣaras spell it."""
    columns = ("part", "forms", "bits")
    rows = [
        row
        for row in read_rows("akkhara.siddham", "data/attested.tsv", columns)
        if row["part"] == part
    ]
    # A binary 1 stands before the bits of each row, so that leading zeros are not lost.
    bits = "".join(bin(int(row["bits"], 16))[3:] for row in rows)
    return frozenset(form for form, bit in zip(forms, bits, strict=True) if bit == "1" and form)
