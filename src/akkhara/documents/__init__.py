"""Real files: plain text, CBETA's TEI P5, the Tipiṭaka as VRI's XML and as bilara JSON, read into
spans, syllables, segments, words and problems.

>>> from akkhara.documents import read
>>> read("oṃ\\n").summary().syllables
1
"""

from akkhara.documents.analysis import Analysis, Syllable
from akkhara.documents.codes import Codes, Declared, Resolved
from akkhara.documents.document import Document, Summary
from akkhara.documents.problems import KINDS, Problem
from akkhara.documents.reading import read
from akkhara.documents.spans import Span
from akkhara.documents.words import Segment, Token, WordCount

__all__ = [
    "KINDS",
    "Analysis",
    "Codes",
    "Declared",
    "Document",
    "Problem",
    "Resolved",
    "Segment",
    "Span",
    "Summary",
    "Syllable",
    "Token",
    "WordCount",
    "read",
]
