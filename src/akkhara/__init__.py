"""Akkhara: two classical sciences of language, run by machine.

Every result is a derivation, and every step cites the rule of the treatise that makes it.
The names below are loaded when they are first used, so that importing the package stays cheap.

>>> import akkhara
>>> akkhara.Derivation("kya").form
'kya'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from akkhara import errors, hanzi, pali, reading, siddham
    from akkhara.akshara import Akshara, syllables
    from akkhara.documents import Document, read
    from akkhara.rules import Derivation, Rule, Step
    from akkhara.scripts import convert, scripts

_PLACES = {
    "Akshara": "akkhara.akshara",
    "Derivation": "akkhara.rules",
    "Document": "akkhara.documents",
    "Rule": "akkhara.rules",
    "Step": "akkhara.rules",
    "convert": "akkhara.scripts",
    "read": "akkhara.documents",
    "syllables": "akkhara.akshara",
}
_ROOMS = ("errors", "hanzi", "pali", "reading", "scripts", "siddham")

__all__ = [
    "Akshara",
    "Derivation",
    "Document",
    "Rule",
    "Step",
    "convert",
    "errors",
    "hanzi",
    "pali",
    "read",
    "reading",
    "scripts",
    "siddham",
    "syllables",
]


def __getattr__(name: str) -> Any:
    if name in _PLACES:
        return getattr(import_module(_PLACES[name]), name)
    if name in _ROOMS:
        return import_module(f"akkhara.{name}")
    raise AttributeError(f"module 'akkhara' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES, *_ROOMS])
