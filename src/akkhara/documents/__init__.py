"""Real files: plain text and CBETA's TEI P5, read into spans, syllables and problems.

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

__all__ = [
    "KINDS",
    "Analysis",
    "Codes",
    "Declared",
    "Document",
    "Problem",
    "Resolved",
    "Span",
    "Summary",
    "Syllable",
    "read",
]
