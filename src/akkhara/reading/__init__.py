"""The reading room: 悉曇十二例 and 悉曇藏 5 on how Siddham is read.

Connected speech, places, lengths, inventories, half and full letters, stacks, elision, tones and
the four masters. Everything that a treatise says is data with its passage; where authorities
differ the authority is a parameter.

>>> from akkhara import reading
>>> reading.connect("svāhā")[0].coda
'k'
"""

from akkhara.reading.ambiguity import Candidates, Copy, Form, copies, decode, forms, same_word
from akkhara.reading.authorities import Authority, authorities
from akkhara.reading.elisions import (
    Elision,
    ElisionKind,
    elision,
    elision_examples,
    elision_kinds,
)
from akkhara.reading.endings import Dot, Ending, Linked, Usage, codas, dots, linked, usage
from akkhara.reading.inventories import Inventory, inventories, inventory, read_down
from akkhara.reading.lengths import Length, length, lengths
from akkhara.reading.linking import (
    Exceptional,
    Junction,
    Kind,
    connect,
    exceptions,
    is_smooth,
    kinds,
)
from akkhara.reading.places import PlaceClass, place, rows_of
from akkhara.reading.stacks import WAYS, Checked, Merger, Spelling, checked, compress, merge, spell
from akkhara.reading.terms import Definition, Half, half, term, terms
from akkhara.reading.tones import (
    Area,
    AreaReading,
    Note,
    Tone,
    ToneLength,
    ToneScheme,
    area,
    length_of_tone,
    note5,
    tone,
)
from akkhara.reading.twelve import Li, LiExample, twelve
from akkhara.reading.voices import Voice, alphabet, voice

__all__ = [
    "WAYS",
    "Area",
    "AreaReading",
    "Authority",
    "Candidates",
    "Checked",
    "Copy",
    "Definition",
    "Dot",
    "Elision",
    "ElisionKind",
    "Ending",
    "Exceptional",
    "Form",
    "Half",
    "Inventory",
    "Junction",
    "Kind",
    "Length",
    "Li",
    "LiExample",
    "Linked",
    "Merger",
    "Note",
    "PlaceClass",
    "Spelling",
    "Tone",
    "ToneLength",
    "ToneScheme",
    "Usage",
    "Voice",
    "alphabet",
    "area",
    "authorities",
    "checked",
    "codas",
    "compress",
    "connect",
    "copies",
    "decode",
    "dots",
    "elision",
    "elision_examples",
    "elision_kinds",
    "exceptions",
    "forms",
    "half",
    "inventories",
    "inventory",
    "is_smooth",
    "kinds",
    "length",
    "length_of_tone",
    "lengths",
    "linked",
    "merge",
    "note5",
    "place",
    "read_down",
    "rows_of",
    "same_word",
    "spell",
    "term",
    "terms",
    "tone",
    "twelve",
    "usage",
    "voice",
]
