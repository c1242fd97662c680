"""悉曇字記 and 悉曇藏 3: the eighteen chapters and their recensions, the names and readings of
syllables, CBETA's codes.

>>> from akkhara import siddham
>>> len(siddham.chapter(1).forms)
408
"""

from akkhara.siddham.absence import Why, why
from akkhara.siddham.allographs import Shapes, shapes
from akkhara.siddham.cbeta import Glyph, decode, encode
from akkhara.siddham.chapters import Chapter, Excluded, chapter
from akkhara.siddham.comparison import Comparison, Pairing, compare, witnesses
from akkhara.siddham.derivations import derivation
from akkhara.siddham.lexicon import Entry, Kind, kinds, lexicon
from akkhara.siddham.names import Reading, name, reading
from akkhara.siddham.places import Place, locate
from akkhara.siddham.recensions import POLICIES, Recension, recension, recensions
from akkhara.siddham.sums import Audit, Claim, audit

__all__ = [
    "POLICIES",
    "Audit",
    "Chapter",
    "Claim",
    "Comparison",
    "Entry",
    "Excluded",
    "Glyph",
    "Kind",
    "Pairing",
    "Place",
    "Reading",
    "Recension",
    "Shapes",
    "Why",
    "audit",
    "chapter",
    "compare",
    "decode",
    "derivation",
    "encode",
    "kinds",
    "lexicon",
    "locate",
    "name",
    "reading",
    "recension",
    "recensions",
    "shapes",
    "why",
    "witnesses",
]
