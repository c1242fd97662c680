"""Text in a script <-> sounds: IAST, Siddham, Devanagari, SLP1, Harvard-Kyoto, Velthuis.

A script is a table in `data/`; `alphabet` reads and writes Latin schemes, `abugida` the scripts of
the Indian kind, `conversion` joins the two.

>>> import akkhara
>>> akkhara.scripts()[1].name
'Siddham'
"""

import sys
from types import ModuleType

from akkhara.scripts.conversion import convert, reader, scripts, writer
from akkhara.scripts.model import Conversion, Note, Script, Unit

__all__ = ["Conversion", "Note", "Script", "Unit", "convert", "reader", "scripts", "writer"]


class _Room(ModuleType):
    """This module. `akkhara.scripts()` is a public call and `akkhara.scripts` is this room: one
    name for both, so the room answers the call."""

    def __call__(self) -> tuple[Script, ...]:
        return scripts()


sys.modules[__name__].__class__ = _Room
