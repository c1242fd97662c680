"""Conversion of running text from one script to another.

A text is cut at spaces into words, a word into pieces (mostly one akṣara each). Both are looked up
in bounded memories that the reader and the writer of the two scripts fill, so that each is worked
out once. Words that give rise to notes go the slow way, where every character keeps its offset.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from typing import Generic, TypeVar
from unicodedata import normalize

from akkhara.errors import RequestError, ScriptError, UnencodableError
from akkhara.scripts.abugida import AbugidaReader, AbugidaWriter
from akkhara.scripts.alphabet import AlphabetReader, AlphabetWriter
from akkhara.scripts.detection import runs
from akkhara.scripts.model import Conversion, Note, Script
from akkhara.scripts.reading import BRACKETED, Reader
from akkhara.scripts.tables import LANGUAGES, names, table

__all__ = ["convert", "reader", "scripts", "writer"]

_V = TypeVar("_V")
_WORDS = 65_536
_PIECES = 16_384
_LONG = 64  # code points; what is longer is worked out each time

# Notes of these kinds say that the target cannot write what the source says.
_UNENCODABLE = frozenset(["missing", "ambiguous"])


class _Memory(dict[str, _V], Generic[_V]):
    """A bounded memory of a pure function."""

    __slots__ = ("_limit", "_make")

    def __init__(self, make: Callable[[str], _V], limit: int) -> None:
        super().__init__()
        self._make = make
        self._limit = limit

    def __missing__(self, key: str) -> _V:
        value = self._make(key)
        if len(key) <= _LONG:
            if len(self) >= self._limit:
                self.clear()
            self[key] = value
        return value


class Converter:
    """Conversion between two scripts in one language."""

    def __init__(self, source: str, target: str, language: str) -> None:
        self._reader = reader(source, language)
        self._writer = writer(target, language)
        self._pieces: _Memory[str | None] = _Memory(self._piece, _PIECES)
        self._words: _Memory[str | None] = _Memory(self._word, _WORDS)
        self._noted: _Memory[tuple[str, tuple[Note, ...]]] = _Memory(self._with_notes, _PIECES)
        self._cut = self._reader.pieces.findall

    def __call__(self, text: str) -> tuple[str, tuple[Note, ...]]:
        """The converted text and its notes."""
        if "[" in text:
            return self._around_brackets(text)
        return self._plain(text)

    def _plain(self, text: str) -> tuple[str, tuple[Note, ...]]:
        lines = "\n" in text
        words = (text.replace("\n", " \n ") if lines else text).split(" ")
        made = list(map(self._words.__getitem__, words))
        if None in made:
            return self._slowly(text)
        joined = " ".join(made)  # type: ignore[arg-type]  # no None is left
        return (joined.replace(" \n ", "\n") if lines else joined), ()

    def _slowly(self, text: str) -> tuple[str, tuple[Note, ...]]:
        notes: list[Note] = []
        lines = []
        at = 0
        for line in text.split("\n"):
            made = []
            for word in line.split(" "):
                known = self._words[word]
                if known is None:
                    known, found = self._noted[word]
                    notes.extend(note.moved(at) for note in found)
                made.append(known)
                at += len(word) + 1
            lines.append(" ".join(made))
        return "\n".join(lines), tuple(notes)

    def _around_brackets(self, text: str) -> tuple[str, tuple[Note, ...]]:
        parts, notes, at = [], [], 0
        for index, part in enumerate(BRACKETED.split(text)):
            if index % 2:
                parts.append(normalize("NFC", part))
            elif part:
                made, found = self._plain(part)
                parts.append(made)
                notes.extend([note.moved(at) for note in found])
            at += len(part)
        return "".join(parts), tuple(notes)

    def _piece(self, text: str) -> str | None:
        """A piece of prepared text; None when there is something to note."""
        units, notes = self._reader.read(text)
        written, more = self._writer.write(units)
        return None if notes or more else written

    def _word(self, given: str) -> str | None:
        made = list(map(self._pieces.__getitem__, self._cut(normalize("NFC", given))))
        return None if None in made else "".join(made)  # type: ignore[arg-type]

    def _with_notes(self, given: str) -> tuple[str, tuple[Note, ...]]:
        text, origins, notes = self._reader.prepare(given)
        units, read = self._reader.read(text)
        written, more = self._writer.write(units)
        placed = [Note(origins[n.offset], n.kind, n.message) for n in [*read, *more]]
        every = sorted([*notes, *placed], key=lambda note: note.offset)
        return normalize("NFC", written), tuple(every)


@cache
def reader(script: str, language: str) -> Reader:
    """The reader of a script."""
    own = table(script)
    return AbugidaReader(own, language) if own.abugida else AlphabetReader(own, language)


@cache
def writer(script: str, language: str) -> AbugidaWriter | AlphabetWriter:
    """The writer of a script."""
    own = table(script)
    return AbugidaWriter(own, language) if own.abugida else AlphabetWriter(own, language)


@cache
def _converter(source: str, target: str, language: str) -> Converter:
    if language not in LANGUAGES:
        raise RequestError(f"no language {language!r}", hint=f"known: {', '.join(LANGUAGES)}")
    return Converter(source, target, language)


def convert(
    text: str,
    to: str,
    source: str | None = None,
    language: str = "sanskrit",
    strict: bool = False,
) -> Conversion:
    """Writes text in another script.

    Parameters: `text`, in any normalisation; `to` and `source`, ids of `scripts()`; `source=None`
    tells the scripts of the text by their characters, run by run, and takes Latin letters for IAST
    unless marks show another scheme; `language` is sanskrit or pali (ḷ a consonant, a + i and
    a + u always two vowels); `strict` raises where a note would be written.

    Digits, punctuation, Chinese and text in square brackets pass unchanged. oṃ is O with anusvāra;
    candrabindu stands for m̐ only. Daṇḍas are | and || in Latin. Whatever is folded, kept for want
    of a counterpart or replaced is noted, with its offset in code points of the given text.

    Errors: `RequestError` for an unknown script or language or a text that is no string; with
    `strict`, `UnencodableError` for what the target cannot write, `ScriptError` for what the
    source cannot read.

    >>> convert("siddhaṃ", "siddham").text
    '𑖭𑖰𑖟𑖿𑖠𑖽'
    >>> convert("𑖎𑖂", "iast").text
    'ka:i'
    >>> convert("Buddha", "siddham").notes[0].message
    "'B' (U+0042 LATIN CAPITAL LETTER B) read as 'b'"
    >>> convert("kḷ", "siddham", strict=True)
    Traceback (most recent call last):
    akkhara.errors.UnencodableError: Siddham has no dependent sign for ḷ; lṛ is written
    """
    if not isinstance(text, str):
        raise RequestError(f"text must be a string, not {type(text).__name__}")
    if source is not None:
        made, notes = _converter(source, to, language)(text)
    else:
        made, notes = _detected(text, to, language)
    if strict and notes:
        raise _error(text, notes[0])
    return Conversion(made, notes)


def _detected(text: str, to: str, language: str) -> tuple[str, tuple[Note, ...]]:
    found = list(runs(text))
    if len(found) == 1:
        return _converter(found[0][0], to, language)(text)
    parts, notes, at = [], [], 0
    editorial = [(m.start(), m.end()) for m in BRACKETED.finditer(text)]
    starts = [start for start, _ in editorial]
    for source, run in found:
        # Brackets may hold several scripts: what lies in them passes whatever its run.
        for inside, piece in _split(run, at, editorial, starts):
            if inside:
                parts.append(piece)
            else:
                made, more = _converter(source, to, language)(piece)
                parts.append(made)
                notes.extend([note.moved(at) for note in more])
            at += len(piece)
    return normalize("NFC", "".join(parts)), tuple(notes)


def _split(
    run: str, at: int, editorial: list[tuple[int, int]], starts: list[int]
) -> list[tuple[bool, str]]:
    """The run that begins at `at`, cut where editorial brackets begin and end."""
    pieces = []
    here, stop = at, at + len(run)
    index = max(bisect_left(starts, here + 1) - 1, 0)
    while here < stop:
        while index < len(editorial) and editorial[index][1] <= here:
            index += 1
        start, end = editorial[index] if index < len(editorial) else (stop, stop)
        inside = start <= here
        until = min(end if inside else start, stop)
        pieces.append((inside, run[here - at : until - at]))
        here = until
    return pieces


def _error(text: str, note: Note) -> ScriptError:
    made = UnencodableError if note.kind in _UNENCODABLE else ScriptError
    return made(
        note.message,
        offset=note.offset,
        character=text[note.offset : note.offset + 1],
        reason=note.kind,
        hint=f"offset {note.offset}; without strict the text is converted and this is noted",
    )


def scripts() -> tuple[Script, ...]:
    """The scripts that `convert` reads and writes.

    >>> [script.id for script in scripts()]
    ['iast', 'siddham', 'devanagari', 'slp1', 'hk', 'velthuis']
    """
    return tuple(
        Script(
            id=own.id,
            name=own.name,
            reads=any(row.reads for row in own.rows),
            writes=any(row.writes for row in own.rows),
            lacks=writer(own.id, "sanskrit").lacks(),
            note=own.note,
        )
        for own in map(table, names())
    )
