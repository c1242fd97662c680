"""Conversion of running text from one script to another.

A text is cut at spaces into words, a word into pieces (mostly one akṣara each). Both are looked up
in bounded memories that the reader and the writer of the two scripts fill, so that each is worked
out once. Words that give rise to notes go the slow way, where every character keeps its offset.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from operator import itemgetter
from unicodedata import normalize

from akkhara.errors import RequestError, ScriptError, UnencodableError
from akkhara.scripts.abugida import AbugidaReader, AbugidaWriter
from akkhara.scripts.alphabet import AlphabetReader, AlphabetWriter
from akkhara.scripts.detection import runs
from akkhara.scripts.memory import LONG, Memory
from akkhara.scripts.model import Conversion, Note, Script
from akkhara.scripts.reading import BRACKETED, Reader
from akkhara.scripts.tables import LANGUAGES, names, table

__all__ = ["convert", "reader", "scripts", "writer"]

_WORDS = 65_536
_PIECES = 16_384
# Stands for a piece that has notes. A text that holds the character itself is read the slow way.
_NOTED = "\0"

# Notes of these kinds say that the target cannot write what the source says.
_UNENCODABLE = frozenset(["missing", "ambiguous"])


class Converter:
    """Conversion between two scripts in one language.

    `answers` holds whole short texts, for callers that bring one word a call.
    """

    def __init__(self, source: str, target: str, language: str) -> None:
        self._reader = reader(source, language)
        self._writer = writer(target, language)
        self._cut = self._reader.pieces.findall
        self._pieces = Memory(self._piece, _PIECES)
        self._words: dict[str, str] = {}
        self._noted = Memory(self._with_notes, _PIECES)
        self.answers = Memory(self.whole, _PIECES)

    def whole(self, text: str) -> Conversion:
        """The conversion of any text."""
        if "[" in text:
            return self._around_brackets(text)
        return Conversion(*self._plain(text))

    def _plain(self, text: str) -> tuple[str, tuple[Note, ...]]:
        # A line's end becomes a word of its own, so that words are the same wherever they stand.
        lines = "\n" in text
        spaced = text.replace("\n", " \n ") if lines else text
        words = spaced.split(" ")
        made = list(map(self._words.get, words))
        notes: tuple[Note, ...] = ()
        try:
            joined = " ".join(made)  # type: ignore[arg-type]
        except TypeError:  # a None: cheaper to meet than to look for
            notes = self._fill(spaced, words, made)
            joined = " ".join(made)  # type: ignore[arg-type]  # no None is left
        return (joined.replace(" \n ", "\n") if lines else joined), notes

    def _fill(self, spaced: str, words: list[str], made: list[str | None]) -> tuple[Note, ...]:
        """Puts the words that were not known into `made`; the notes, in offsets of the text."""
        gaps = [index for index, known in enumerate(made) if known is None]
        fresh = self._learn(list(dict.fromkeys([words[index] for index in gaps])))
        notes: list[Note] = []
        starts: list[int] = []
        lines = seen = 0
        for index in gaps:
            word = words[index]
            known = made[index] = fresh.get(word)
            if known is not None:
                continue
            made[index], found = self._noted[word]
            if found:
                starts = starts or [0, *accumulate(map(len, words))]
                start = starts[index] + index
                lines += spaced.count("\n", seen, start)
                seen = start
                notes.extend([note.moved(start - 2 * lines) for note in found])
        return tuple(notes)

    def _learn(self, words: list[str]) -> dict[str, str]:
        """Converts words, all at once; those with something to note are left out."""
        words = [word for word in words if word != "\n"]
        text = "\n".join(words)
        made = "".join(map(self._pieces.__getitem__, self._cut(normalize("NFC", text))))
        fresh = dict(zip(words, made.split("\n"), strict=bool(words)))
        if _NOTED in made:
            fresh = {word: known for word, known in fresh.items() if _NOTED not in known}
        if len(self._words) + len(fresh) > _WORDS:
            self._words.clear()
        if len(fresh) <= _WORDS:
            self._words.update((w, k) for w, k in fresh.items() if len(w) <= LONG)
        fresh["\n"] = self._words["\n"] = "\n"
        return fresh

    def _around_brackets(self, text: str) -> Conversion:
        parts, notes, at = [], [], 0
        for index, part in enumerate(BRACKETED.split(text)):
            if index % 2:
                parts.append(normalize("NFC", part))
            elif part:
                made, found = self._plain(part)
                parts.append(made)
                notes.extend([note.moved(at) for note in found])
            at += len(part)
        return Conversion("".join(parts), tuple(notes))

    def _piece(self, text: str) -> str:
        """A piece of prepared text, or `_NOTED` when there is something to note."""
        units, notes = self._reader.read(text)
        written, more = self._writer.write(units)
        return _NOTED if notes or more else written

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
def _converter(source: str | None, target: str, language: str) -> Converter | _Detecting:
    if language not in LANGUAGES:
        raise RequestError(f"no language {language!r}", hint=f"known: {', '.join(LANGUAGES)}")
    table(target)
    return Converter(source, target, language) if source else _Detecting(target, language)


def convert(
    text: str,
    to: str,
    source: str | None = None,
    language: str = "sanskrit",
    strict: bool = False,
) -> Conversion:
    """Writes text in another script.

    Parameters: `text`, the text, in any normalisation; `to`, the script to write, an id of
    `scripts()`; `source`, the script of the text, told run by run from its characters when it is
    not given (Latin letters are IAST unless marks show another scheme); `language`, sanskrit or
    pali (in Pali ḷ is a consonant and a + i, a + u are always two vowels); `strict`, whether to
    raise an error where a note would be written.

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
    found = _converter(source, to, language)
    made = found.answers[text] if len(text) <= LONG else found.whole(text)
    if strict and made.notes:
        raise _error(text, made.notes[0])
    return made


class _Detecting:
    """Conversion of text whose script is not said."""

    def __init__(self, target: str, language: str) -> None:
        self._target = target
        self._language = language
        self.answers = Memory(self.whole, _PIECES)

    def _of(self, source: str) -> Converter:
        found = _converter(source, self._target, self._language)
        assert isinstance(found, Converter)
        return found

    def whole(self, text: str) -> Conversion:
        """The conversion of any text, run by run."""
        found = list(runs(text))
        if len(found) == 1:
            return self._of(found[0][0]).whole(text)
        parts: list[str] = []
        notes: list[Note] = []
        at = 0
        editorial = [found.span() for found in BRACKETED.finditer(text)]
        for source, run in found:
            # Brackets may hold several scripts: what lies in them passes, whatever its run.
            for inside, piece in _split(run, at, editorial):
                if inside:
                    parts.append(piece)
                else:
                    made = self._of(source).whole(piece)
                    parts.append(made.text)
                    notes.extend([note.moved(at) for note in made.notes])
                at += len(piece)
        return Conversion(normalize("NFC", "".join(parts)), tuple(notes))


def _split(run: str, at: int, editorial: list[tuple[int, int]]) -> Iterator[tuple[bool, str]]:
    """The run that begins at `at`, cut where editorial brackets begin and end."""
    here, stop = at, at + len(run)
    index = bisect_right(editorial, here, key=itemgetter(1))
    while here < stop:
        start, end = editorial[index] if index < len(editorial) else (stop, stop)
        inside = start <= here
        until = min(end if inside else start, stop)
        yield inside, run[here - at : until - at]
        index += until == end
        here = until


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

    >>> [script.id for script in scripts()][:6]
    ['iast', 'siddham', 'devanagari', 'slp1', 'hk', 'velthuis']
    >>> [script.id for script in scripts()][6:]
    ['sinhala', 'thai', 'burmese', 'khmer']
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
