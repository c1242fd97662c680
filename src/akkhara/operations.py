"""The table of operations: one definition of each, from which the command line, the batch mode
and the HTTP API are made.

An operation's dotted name is its public name (`siddham.chapter`), its target the function that
does it (`module:function`, imported when first called), its faces where it is offered. Parameters
and help come from the function's signature and docstring, so that nothing is said twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

__all__ = ["OPERATIONS", "ROOMS", "Operation", "operation"]

# Where an operation is offered. What touches files by path is not offered over HTTP.
ALL = frozenset({"cli", "batch", "http"})
LOCAL = frozenset({"cli", "batch"})


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: `name`, `target` (`module:function`), `faces` (of cli, batch, http)."""

    name: str
    target: str
    faces: frozenset[str] = ALL

    def function(self) -> Callable[..., Any]:
        """The function itself, imported now if it was not yet."""
        module, _, name = self.target.partition(":")
        found: Callable[..., Any] = getattr(import_module(module), name)
        return found


OPERATIONS: tuple[Operation, ...] = (
    Operation("convert", "akkhara.scripts:convert"),
    Operation("hanzi.align", "akkhara.hanzi.aligning:align"),
    Operation("hanzi.coda", "akkhara.hanzi.medieval:coda"),
    Operation("hanzi.cldf", "akkhara.hanzi.cldf_export:cldf", LOCAL),
    Operation("hanzi.correspondences", "akkhara.hanzi.initials:correspondences"),
    Operation("hanzi.plot", "akkhara.render.matrix:plot"),
    Operation("hanzi.letter_sources", "akkhara.hanzi.attestations:letter_source_list"),
    Operation("hanzi.letters", "akkhara.hanzi.attestations:letters"),
    Operation("hanzi.table", "akkhara.hanzi.attestations:table"),
    Operation("hanzi.fanqie", "akkhara.hanzi.fanqie_readings:fanqie"),
    Operation("hanzi.fanqie_faults", "akkhara.hanzi.fanqie_readings:fanqie_faults"),
    Operation("hanzi.fold", "akkhara.hanzi.folding:fold"),
    Operation("hanzi.parse", "akkhara.hanzi.notation:parse"),
    Operation("hanzi.transcribe", "akkhara.hanzi.transcribing:transcribe"),
    Operation("hanzi.translators", "akkhara.hanzi.charvalues:translator_list"),
    Operation("hanzi.manner", "akkhara.hanzi.manners:manner"),
    Operation("hanzi.restore", "akkhara.hanzi.restoration:restore"),
    Operation("hanzi.readings", "akkhara.hanzi.medieval:readings"),
    Operation("lexicon.import", "akkhara.pali.user_lexicon:lexicon_import", LOCAL),
    Operation("lexicon.induce", "akkhara.pali.word_counts:lexicon_induce", LOCAL),
    Operation("pali.conjugate", "akkhara.pali.conjugation:conjugate"),
    Operation("pali.coverage", "akkhara.pali.coverage:coverage"),
    Operation("pali.decline", "akkhara.pali.paradigm:decline"),
    Operation("pali.derive", "akkhara.pali.api:derive"),
    Operation("pali.join", "akkhara.pali.join:join"),
    Operation("pali.karaka", "akkhara.pali.karaka:karaka"),
    Operation("pali.karaka_labels", "akkhara.pali.karaka:labels"),
    Operation("pali.root", "akkhara.pali.roots:root"),
    Operation("pali.roots", "akkhara.pali.roots:roots"),
    Operation("pali.sutta", "akkhara.pali.suttas:sutta"),
    Operation("pali.suttas", "akkhara.pali.suttas:suttas"),
    Operation("pali.why_not", "akkhara.pali.api:why_not"),
    Operation("read", "akkhara.documents:read", LOCAL),
    Operation("reading.alphabet", "akkhara.reading:alphabet"),
    Operation("reading.area", "akkhara.reading:area"),
    Operation("reading.checked", "akkhara.reading:checked"),
    Operation("reading.codas", "akkhara.reading:codas"),
    Operation("reading.compress", "akkhara.reading:compress"),
    Operation("reading.connect", "akkhara.reading:connect"),
    Operation("reading.copies", "akkhara.reading:copies"),
    Operation("reading.decode", "akkhara.reading:decode"),
    Operation("reading.dots", "akkhara.reading:dots"),
    Operation("reading.elision", "akkhara.reading:elision"),
    Operation("reading.elision_kinds", "akkhara.reading:elision_kinds"),
    Operation("reading.exceptions", "akkhara.reading:exceptions"),
    Operation("reading.forms", "akkhara.reading:forms"),
    Operation("reading.half", "akkhara.reading:half"),
    Operation("reading.inventory", "akkhara.reading:inventory"),
    Operation("reading.is_smooth", "akkhara.reading:is_smooth"),
    Operation("reading.kinds", "akkhara.reading:kinds"),
    Operation("reading.length", "akkhara.reading:length"),
    Operation("reading.length_of_tone", "akkhara.reading:length_of_tone"),
    Operation("reading.lengths", "akkhara.reading:lengths"),
    Operation("reading.linked", "akkhara.reading:linked"),
    Operation("reading.merge", "akkhara.reading:merge"),
    Operation("reading.note5", "akkhara.reading:note5"),
    Operation("reading.place", "akkhara.reading:place"),
    Operation("reading.rows_of", "akkhara.reading:rows_of"),
    Operation("reading.same_word", "akkhara.reading:same_word"),
    Operation("reading.spell", "akkhara.reading:spell"),
    Operation("reading.term", "akkhara.reading:term"),
    Operation("reading.tone", "akkhara.reading:tone"),
    Operation("reading.twelve", "akkhara.reading:twelve"),
    Operation("reading.usage", "akkhara.reading:usage"),
    Operation("reading.voice", "akkhara.reading:voice"),
    Operation("render.copybook", "akkhara.render:copybook"),
    Operation("render.draw", "akkhara.render:draw"),
    Operation("render.practice", "akkhara.render:practice"),
    Operation("render.sheet", "akkhara.render:sheet", LOCAL),
    Operation("render.svg", "akkhara.render:svg"),
    Operation("scripts", "akkhara.scripts:scripts"),
    Operation("siddham.audit", "akkhara.siddham:audit"),
    Operation("siddham.chapter", "akkhara.siddham:chapter"),
    Operation("siddham.chart", "akkhara.render:chart"),
    Operation("siddham.compare", "akkhara.siddham:compare"),
    Operation("siddham.compare_chart", "akkhara.render:compare_chart"),
    Operation("siddham.decode", "akkhara.siddham:decode"),
    Operation("siddham.derivation", "akkhara.siddham:derivation"),
    Operation("siddham.draw", "akkhara.render:draw"),
    Operation("siddham.encode", "akkhara.siddham:encode"),
    Operation("siddham.kinds", "akkhara.siddham:kinds"),
    Operation("siddham.lexicon", "akkhara.siddham:lexicon"),
    Operation("siddham.locate", "akkhara.siddham:locate"),
    Operation("siddham.name", "akkhara.siddham:name"),
    Operation("siddham.reading", "akkhara.siddham:reading"),
    Operation("siddham.recension", "akkhara.siddham:recension"),
    Operation("siddham.recensions", "akkhara.siddham:recensions"),
    Operation("siddham.shapes", "akkhara.siddham:shapes"),
    Operation("siddham.why", "akkhara.siddham:why"),
    Operation("siddham.witnesses", "akkhara.siddham:witnesses"),
    Operation("syllables", "akkhara.akshara:syllables"),
)

# What the rooms are, for help texts.
ROOMS: Mapping[str, str] = {
    "corpus": "Many documents at once: tables, queries, reports.",
    "hanzi": "Transcription into Chinese and restoration from it; fanqie; the letter tables.",
    "lexicon": "Stems and dictionaries for the analysis of Pali.",
    "pali": "Kaccāyana's grammar: derive, decline, conjugate, join, split, analyse.",
    "reading": "How Siddham is read aloud: 悉曇十二例 and 悉曇藏 5.",
    "render": "Akṣaras as pictures and practice sheets.",
    "siddham": "The eighteen chapters of the syllabary: 悉曇字記 and 悉曇藏 3.",
}

_BY_NAME = {op.name: op for op in OPERATIONS}


def operation(name: str) -> Operation:
    """The operation of that dotted name; `RequestError` suggests near ones."""
    from difflib import get_close_matches

    from akkhara.errors import RequestError

    if name in _BY_NAME:
        return _BY_NAME[name]
    near = get_close_matches(name, _BY_NAME, 3) or list(_BY_NAME)
    raise RequestError(f"no operation {name!r}", hint=f"did you mean {', '.join(near)}?")
