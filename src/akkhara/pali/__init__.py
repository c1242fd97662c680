"""Kaccāyana: the grammar as a machine.

>>> from akkhara import pali
>>> [d.form for d in pali.derive("decl", "purisa m ins pl")]
['purisehi', 'purisebhi']
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from akkhara.pali.api import derive, why_not
    from akkhara.pali.conjugation import Conjugation, conjugate
    from akkhara.pali.coverage import Coverage, coverage
    from akkhara.pali.join import join
    from akkhara.pali.karaka import Role, karaka
    from akkhara.pali.paradigm import Paradigm, decline
    from akkhara.pali.roots import Root, root, roots
    from akkhara.pali.suttas import Sutta, sutta, suttas
    from akkhara.pali.user_lexicon import lexicon_import
    from akkhara.pali.word_counts import lexicon_induce

_PLACES = {
    "Conjugation": "akkhara.pali.conjugation",
    "Coverage": "akkhara.pali.coverage",
    "Paradigm": "akkhara.pali.paradigm",
    "Role": "akkhara.pali.karaka",
    "Root": "akkhara.pali.roots",
    "Sutta": "akkhara.pali.suttas",
    "conjugate": "akkhara.pali.conjugation",
    "coverage": "akkhara.pali.coverage",
    "decline": "akkhara.pali.paradigm",
    "derive": "akkhara.pali.api",
    "join": "akkhara.pali.join",
    "karaka": "akkhara.pali.karaka",
    "lexicon_import": "akkhara.pali.user_lexicon",
    "lexicon_induce": "akkhara.pali.word_counts",
    "root": "akkhara.pali.roots",
    "roots": "akkhara.pali.roots",
    "sutta": "akkhara.pali.suttas",
    "suttas": "akkhara.pali.suttas",
    "why_not": "akkhara.pali.api",
}

__all__ = [
    "Conjugation",
    "Coverage",
    "Paradigm",
    "Role",
    "Root",
    "Sutta",
    "conjugate",
    "coverage",
    "decline",
    "derive",
    "join",
    "karaka",
    "lexicon_import",
    "lexicon_induce",
    "root",
    "roots",
    "sutta",
    "suttas",
    "why_not",
]


def __getattr__(name: str) -> Any:
    if name in _PLACES:
        return getattr(import_module(_PLACES[name]), name)
    raise AttributeError(f"module 'akkhara.pali' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])


class _Package(ModuleType):
    """The package, whose functions keep their names: importing the module `join` must not put the
    module where the function `join` is found."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in _PLACES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
