"""The Chinese room: 悉曇藏 5 on the letters in Chinese characters, and transcription both ways.

The letter tables of two dozen sources, fanqie and Middle Chinese readings, the transcriptions' own
notation, and what is built on them. Names are loaded when they are first used.

>>> from akkhara import hanzi
>>> hanzi.coda("薩")
('t',)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from akkhara.hanzi.aligning import AlignedUnit, Alignment, align
    from akkhara.hanzi.attestations import (
        Attestation,
        LetterSource,
        LetterTable,
        letter_sources,
        letters,
        table,
    )
    from akkhara.hanzi.charvalues import Translator, translator, translator_list, translators
    from akkhara.hanzi.cldf_export import CldfExport, cldf
    from akkhara.hanzi.fanqie_readings import FanqieFault, FanqieReading, fanqie, fanqie_faults
    from akkhara.hanzi.folding import fold
    from akkhara.hanzi.initials import Correspondences, correspondences
    from akkhara.hanzi.manners import MannerGuess, manner
    from akkhara.hanzi.medieval import Reading, coda, readings
    from akkhara.hanzi.notation import Mark, Problem, Token, Transcription, Unit, parse
    from akkhara.hanzi.restoration import Restoration, restore
    from akkhara.hanzi.transcribing import Transcribed, TranscribedUnit, Unattested, transcribe

_PLACES = {
    "Attestation": "attestations",
    "CldfExport": "cldf_export",
    "FanqieFault": "fanqie_readings",
    "FanqieReading": "fanqie_readings",
    "fanqie": "fanqie_readings",
    "fanqie_faults": "fanqie_readings",
    "LetterSource": "attestations",
    "LetterTable": "attestations",
    "cldf": "cldf_export",
    "letter_sources": "attestations",
    "letters": "attestations",
    "table": "attestations",
    "Mark": "notation",
    "Problem": "notation",
    "Reading": "medieval",
    "Token": "notation",
    "Transcription": "notation",
    "Unit": "notation",
    "coda": "medieval",
    "fold": "folding",
    "parse": "notation",
    "readings": "medieval",
    "Transcribed": "transcribing",
    "TranscribedUnit": "transcribing",
    "Translator": "charvalues",
    "Unattested": "transcribing",
    "transcribe": "transcribing",
    "AlignedUnit": "aligning",
    "Alignment": "aligning",
    "Correspondences": "initials",
    "MannerGuess": "manners",
    "Restoration": "restoration",
    "align": "aligning",
    "manner": "manners",
    "restore": "restoration",
    "correspondences": "initials",
    "translator": "charvalues",
    "translator_list": "charvalues",
    "translators": "charvalues",
}

__all__ = [
    "AlignedUnit",
    "Alignment",
    "Attestation",
    "CldfExport",
    "Correspondences",
    "FanqieFault",
    "FanqieReading",
    "LetterSource",
    "LetterTable",
    "MannerGuess",
    "Mark",
    "Problem",
    "Reading",
    "Restoration",
    "Token",
    "Transcribed",
    "TranscribedUnit",
    "Transcription",
    "Translator",
    "Unattested",
    "Unit",
    "align",
    "cldf",
    "coda",
    "correspondences",
    "fanqie",
    "fanqie_faults",
    "fold",
    "letter_sources",
    "letters",
    "manner",
    "parse",
    "readings",
    "restore",
    "table",
    "transcribe",
    "translator",
    "translator_list",
    "translators",
]


# A module here never bears the name of one of these functions: importing `akkhara.hanzi.x` sets the
# attribute x of this package to the module, and the function would be lost.
def __getattr__(name: str) -> Any:
    if name in _PLACES:
        return getattr(import_module(f"akkhara.hanzi.{_PLACES[name]}"), name)
    raise AttributeError(f"module 'akkhara.hanzi' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])
