"""The written syllable: consonants, a vowel, a final sign; and the cutting of text into them.

kṣa is one akṣara, whatever a grapheme splitter says; consonants that no vowel follows are an
akṣara of their own (tat is ta and t).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any
from unicodedata import is_normalized

from akkhara.errors import RequestError, ScriptError
from akkhara.scripts.conversion import reader, writer
from akkhara.scripts.detection import runs
from akkhara.scripts.memory import Memory
from akkhara.scripts.model import Unit
from akkhara.scripts.reading import BRACKETED
from akkhara.scripts.tables import LANGUAGES
from akkhara.values import Value

__all__ = ["Akshara", "akshara", "syllables"]


@dataclass(frozen=True, slots=True)
class Akshara(Value):
    """One akṣara.

    Fields: `onset`, its consonants in order (kṣa has two); `vowel`, None when the consonants stand
    bare; `final`: "ṃ", "ḥ", "m̐" or "", and "ṃḥ" where a text sets both; `start` and `end`, offsets
    in code points of the text it was cut from; `text`, the akṣara as it stood there; `fault`, the
    kind of the trouble in it (`misplaced`, `mark`), or empty; `language`, sanskrit or pali.

    Properties: `iast`, `siddham`, `base` (the onset in IAST, as the chapters name it), `rhyme`
    (vowel and final).

    >>> kya = Akshara(("k", "y"), "a", "ṃ")
    >>> kya.iast, kya.siddham, kya.base, kya.rhyme
    ('kyaṃ', '𑖎𑖿𑖧𑖽', 'ky', 'aṃ')
    """

    onset: tuple[str, ...]
    vowel: str | None = None
    final: str = ""
    start: int = 0
    end: int = 0
    text: str = ""
    fault: str = ""
    language: str = "sanskrit"

    @property
    def iast(self) -> str:
        """The akṣara in IAST, with a colon where k + h or the like would be read as one letter."""
        return _spelled("iast", self.language, self.onset, self.vowel, self.final)

    @property
    def siddham(self) -> str:
        """The akṣara in Siddham; what Siddham cannot write is replaced as by `convert`."""
        return _spelled("siddham", self.language, self.onset, self.vowel, self.final)

    @property
    def base(self) -> str:
        """The onset in IAST: "kṣ", "rkṣvry"; empty for a vowel."""
        return _spelled("iast", self.language, self.onset, None, "")

    @property
    def rhyme(self) -> str:
        """Vowel and final: "aṃ", "ū"; for bare consonants the final alone."""
        return (self.vowel or "") + self.final

    def moved(self, by: int) -> Akshara:
        """The same akṣara, `by` code points further on."""
        if by == 0:
            return self
        return Akshara(
            self.onset,
            self.vowel,
            self.final,
            self.start + by,
            self.end + by,
            self.text,
            self.fault,
            self.language,
        )

    @property
    def key(self) -> tuple[tuple[str, ...], str | None, str]:
        """What makes two akṣaras the same wherever they stand: onset, vowel, final."""
        return self.onset, self.vowel, self.final

    def to_dict(self) -> dict[str, Any]:
        """The fields, with `iast` and `siddham`."""
        return {
            "onset": list(self.onset),
            "vowel": self.vowel,
            "final": self.final,
            "iast": self.iast,
            "siddham": self.siddham,
            "start": self.start,
            "end": self.end,
            "text": self.text,
            "fault": self.fault,
            "language": self.language,
        }

    def to_text(self) -> str:
        """IAST, then offsets, code points and, last, Siddham."""
        codes = " ".join(f"{ord(char):04X}" for char in self.siddham)
        fault = f" [{self.fault}]" if self.fault else ""
        return f"{self.iast}  {self.start}-{self.end}{fault}  {codes}  {self.siddham}"


@lru_cache(maxsize=65_536)
def _spelled(
    script: str, language: str, onset: tuple[str, ...], vowel: str | None, final: str
) -> str:
    unit = Unit("syllable", 0, 0, "", onset, vowel, final)
    return writer(script, language).write([unit]).text


def akshara(text: str, script: str | None = None, language: str = "sanskrit") -> Akshara:
    """The one akṣara that the text is.

    Raises `ScriptError` when the text is not exactly one akṣara.

    >>> akshara("kṣya").onset
    ('k', 'ṣ', 'y')
    >>> akshara("kaka")
    Traceback (most recent call last):
    akkhara.errors.ScriptError: 'kaka' is not one akṣara but ka ka
    """
    found = syllables(text, script, language)
    if len(found) == 1 and found[0].end - found[0].start == len(text):
        return found[0]
    parts = " ".join(one.iast for one in found) or "none"
    said = f"{text!r} is not one akṣara but {parts}"
    raise ScriptError(said, offset=found[0].end if found else 0, hint="give one akṣara, as kya")


def syllables(text: str, script: str | None = None, language: str = "sanskrit") -> list[Akshara]:
    """Cuts a text into akṣaras.

    Parameters: `text`, in any normalisation; `script`, an id of `scripts()`, or None to tell the
    scripts by their characters; `language`, sanskrit or pali (ḷ a consonant, a + i two vowels).

    Offsets are in code points of the given text. Spaces, punctuation, digits, other scripts and
    text in square brackets are no akṣaras and are passed over. A final sign that follows no vowel
    is kept as an akṣara without onset and vowel, its `fault` "misplaced".

    Errors: `RequestError` for an unknown script or language.

    >>> [(a.iast, a.start, a.end) for a in syllables("kṣatriya")]
    [('kṣa', 0, 3), ('tri', 3, 6), ('ya', 6, 8)]
    >>> [a.iast for a in syllables("𑖝𑖝𑖿")]
    ['ta', 't']
    """
    if not isinstance(text, str):
        raise RequestError(f"text must be a string, not {type(text).__name__}")
    if language not in LANGUAGES:
        raise RequestError(f"no language {language!r}", hint=f"known: {', '.join(LANGUAGES)}")
    found: list[Akshara] = []
    for start, piece in _outside_brackets(text):
        at = start
        for name, run in [(script, piece)] if script else runs(piece):
            found.extend(_cut(run, at, name, language))
            at += len(run)
    return found


def _outside_brackets(text: str) -> Iterator[tuple[int, str]]:
    at = 0
    for index, part in enumerate(BRACKETED.split(text)):
        if part and index % 2 == 0:
            yield at, part
        at += len(part)


def _cut(text: str, at: int, script: str, language: str) -> Iterator[Akshara]:
    words = _cutter(script, language).words
    for line in text.split("\n"):
        for word in line.split(" "):
            if word:
                yield from (one.moved(at) for one in words[word])
            at += len(word) + 1


class _Cutter:
    """Cuts the words of one script; what it has met it remembers."""

    def __init__(self, script: str, language: str) -> None:
        self._reader = reader(script, language)
        self._language = language
        self._pieces = Memory(self._piece, 16_384)
        self.words = Memory(self._word, 16_384)

    def _word(self, given: str) -> tuple[Akshara, ...]:
        if is_normalized("NFC", given):
            pieces = self._reader.pieces.findall(given)
            made = [self._pieces[piece] for piece in pieces]
            if None not in made:
                starts = accumulate(map(len, pieces), initial=0)
                found = zip(made, starts, strict=False)
                return tuple(one.moved(start) for known, start in found for one in known or ())
        text, origins, _ = self._reader.prepare(given)
        return tuple(
            self._akshara(unit, given, origins[unit.start], origins[unit.end])
            for unit in self._reader.read(text)[0]
            if unit.kind == "syllable"
        )

    def _piece(self, text: str) -> tuple[Akshara, ...] | None:
        """None for a piece with trouble in it: then the whole word is read in one pass."""
        units, notes = self._reader.read(text)
        if notes:
            return None
        return tuple(
            self._akshara(unit, text, unit.start, unit.end)
            for unit in units
            if unit.kind == "syllable"
        )

    def _akshara(self, unit: Unit, text: str, start: int, end: int) -> Akshara:
        return Akshara(
            unit.onset,
            unit.vowel,
            unit.final,
            start,
            end,
            text[start:end],
            unit.fault,
            self._language,
        )


@cache
def _cutter(script: str, language: str) -> _Cutter:
    return _Cutter(script, language)
