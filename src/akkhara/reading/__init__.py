"""The reading room: 悉曇十二例 and 悉曇藏 5 on how Siddham is read.

Connected speech, places, lengths, inventories, half and full letters, stacks, elision, tones and
the four masters. Everything that a treatise says is data with its passage; where authorities
differ the authority is a parameter.

>>> from akkhara import reading
>>> reading.connect("svāhā")[0].coda
'k'
"""

from akkhara.reading.authorities import Authority, authorities
from akkhara.reading.inventories import Inventory, inventories, inventory
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
from akkhara.reading.stacks import Merger, Spelling, compress, merge, spell
from akkhara.reading.voices import Voice, alphabet, voice

__all__ = [
    "Authority",
    "Exceptional",
    "Inventory",
    "Junction",
    "Kind",
    "Length",
    "Merger",
    "PlaceClass",
    "Spelling",
    "Voice",
    "alphabet",
    "authorities",
    "compress",
    "connect",
    "exceptions",
    "inventories",
    "inventory",
    "is_smooth",
    "kinds",
    "length",
    "lengths",
    "merge",
    "place",
    "rows_of",
    "spell",
    "voice",
]
