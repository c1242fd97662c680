"""Scripts of the Indian kind: a consonant carries a, other vowels are signs on it, the virāma
takes the vowel away, and consonants without vowel between them make one cluster.

Siddham is the one this package is for. It lacks a dependent sign for ḷ and ḹ, an avagraha and the
ḷ of Pali; what is written instead stands in `AbugidaWriter` and is noted each time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from akkhara.scripts.alphabet import finals_of
from akkhara.scripts.model import Note, Unit, Written
from akkhara.scripts.patterns import char_class, longest
from akkhara.scripts.reading import JOINERS, Prepared, dandas, described, prepared, stray
from akkhara.scripts.tables import Row, Table

__all__ = ["AbugidaReader", "AbugidaWriter"]

# Latin text beside letters is read together with them: in a Latin scheme the two may run together.
_LATIN = "A-Za-z\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f.'\"~’ʼ:"


class AbugidaReader:
    """Reads Siddham, Devanagari and their like."""

    def __init__(self, own: Table, language: str) -> None:
        self.table = own
        signs = own.signs(language)
        self.consonants = _of_kind(signs, "consonant")
        self.vowels = _of_kind(signs, "vowel")
        self.signs = _of_kind(signs, "sign")
        self.finals = _of_kind(signs, "final")
        self.ligatures = _of_kind(signs, "ligature")
        self.virama = next(row.written for row in signs if row.kind == "virama")
        self.nukta = next((row.written for row in signs if row.kind == "nukta"), "")
        self.avagraha = next((row.written for row in signs if row.kind == "avagraha"), "")
        self.dandas = dandas()
        self.danda = re.compile(longest(self.dandas))
        self.pieces = self._compile_pieces()

    def _compile_pieces(self) -> re.Pattern[str]:
        """Pieces: one plain akṣara; else the whole run of signs; else other text."""
        virama, consonant = self.virama, char_class(self.consonants)
        sign, vowel = char_class(self.signs), char_class(self.vowels)
        final = char_class(self.finals)
        rest = char_class(
            {*self.vowels, *self.signs, *self.finals, *self.ligatures}.union(
                virama, self.nukta, self.avagraha
            )
        )
        rest += JOINERS + _LATIN
        ends = f"[{final}]?+(?![{rest}])"
        cluster = f"[{consonant}](?:{virama}[{consonant}])*+"
        held = f"{_holding(self.signs, self.consonants)}|{_holding(self.vowels, self.consonants)}"
        free_sign = char_class([w for w, r in self.signs.items() if r.sound not in ("ṛ", "ḷ")])
        free_vowel = char_class([w for w, r in self.vowels.items() if r.sound not in ("ṛ", "ḷ")])
        return re.compile(
            f"(?:{cluster}[{free_sign}{virama}]?+|[{free_vowel}]){ends}"
            f"|(?:{cluster}(?!{held})[{sign}{virama}]?+|(?!{held})[{vowel}]){ends}"
            f"|[{consonant}{rest}]+"
            f"|[^{consonant}{rest}\n]+|\n",
            re.DOTALL,
        )

    def prepare(self, given: str) -> Prepared:
        """NFC, nothing else: these scripts have no capitals."""
        return prepared(given)

    def read(self, text: str) -> tuple[list[Unit], list[Note]]:
        """Units and notes; offsets are those of `text`."""
        return _AbugidaReading(self, text).run()


class _AbugidaReading:
    """One pass over one text."""

    def __init__(self, reader: AbugidaReader, text: str) -> None:
        self.reader = reader
        self.text = text
        self.units: list[Unit] = []
        self.notes: list[Note] = []
        self.places: list[int] = []  # offsets of the letters of the syllable being read
        self.kept: list[int] = []  # offsets of nuktas met inside a syllable

    def run(self) -> tuple[list[Unit], list[Note]]:
        reader, text, at = self.reader, self.text, 0
        while at < len(text):
            char = text[at]
            if char in reader.consonants:
                at = self._cluster(at)
            elif char in reader.vowels:
                row = self._noted(reader.vowels[char], at)
                self.places.append(at)
                at = self._syllable(at, at + 1, (), row.sound)
            elif char in reader.finals:
                at = self._lone_final(at)
            elif char in reader.ligatures:
                row = self._noted(reader.ligatures[char], at)
                self.places = [at, at]
                self._put_syllable(at, at + 1, (), row.sound[:1], row.sound[1:])
                at += 1
            elif found := reader.danda.match(text, at):
                sound = reader.dandas[found.group()]
                self.units.append(Unit("danda", at, found.end(), found.group(), final=sound))
                at = found.end()
            elif char == reader.avagraha:
                self.units.append(Unit("avagraha", at, at + 1, char))
                at += 1
            else:
                self._other(at)
                at += 1
        return self.units, self.notes

    def _cluster(self, at: int) -> int:
        """A consonant, what is joined to it, and its vowel."""
        reader, text, start = self.reader, self.text, at
        onset: list[str] = []
        while True:
            onset.append(reader.consonants[text[at]].sound)
            self.places.append(at)
            at += 1
            if text[at : at + 1] == reader.nukta != "":
                self.kept.append(at)
                at += 1
            if text[at : at + 1] != reader.virama:
                break
            at += 1
            after = at
            while text[after : after + 1] and text[after] in JOINERS:
                after += 1
            joined = text[after : after + 1] in reader.consonants
            for place in range(at, after):
                said = f"{described(text[place])} only shapes the cluster; dropped"
                self.notes.append(Note(place, "joiner", said))
            at = after
            if not joined:
                return self._syllable(start, at, tuple(onset), None)
        vowel = "a"
        self.places.append(self.places[-1])
        if text[at : at + 1] in reader.signs:
            self.places[-1] = at
            vowel = self._noted(reader.signs[text[at]], at).sound
            at += 1
        return self._syllable(start, at, tuple(onset), vowel)

    def _syllable(self, start: int, at: int, onset: tuple[str, ...], vowel: str | None) -> int:
        """The syllable with the finals that stand at `at`."""
        final, fault = "", ""
        while at < len(self.text) and (row := self.reader.finals.get(self.text[at])):
            if final and (final not in ("ṃ", "m̐") or row.sound != "ḥ"):
                break
            if vowel is None and row.sound != "m̐":
                fault = "misplaced"
                self.notes.append(
                    Note(at, fault, f"{described(self.text[at])} on a bare consonant; kept")
                )
            final += row.sound
            self.places.append(at)
            at += 1
        self._put_syllable(start, at, onset, vowel, final, fault)
        for place in self.kept:
            self._other(place)
        self.kept = []
        return at

    def _lone_final(self, at: int) -> int:
        char = self.text[at]
        self.notes.append(Note(at, "misplaced", f"{described(char)} follows no vowel; kept"))
        self.places = [at]
        self._put_syllable(at, at + 1, (), None, self.reader.finals[char].sound, "misplaced")
        return at + 1

    def _put_syllable(
        self,
        start: int,
        end: int,
        onset: tuple[str, ...],
        vowel: str | None,
        final: str = "",
        fault: str = "",
    ) -> None:
        fault = fault or ("mark" if self.kept else "")
        text, places = self.text[start:end], tuple(self.places)
        self.places = []
        self.units.append(Unit("syllable", start, end, text, onset, vowel, final, fault, places))

    def _noted(self, row: Row, at: int) -> Row:
        if row.alternate:
            said = f"{described(self.text[at])} read as {row.sound}"
            self.notes.append(Note(at, "alternate", said))
        return row

    def _other(self, at: int) -> None:
        char, reader = self.text[at], self.reader
        if char in reader.signs or char == reader.virama:
            kind, message = "misplaced", f"{described(char)} follows no bare consonant; kept"
        elif char == reader.nukta:
            kind, message = "mark", f"{described(char)} has no counterpart; kept"
        else:
            kind, message = stray(char, reader.table)
        if kind:
            self.notes.append(Note(at, kind, message))
        self.units.append(Unit("other", at, at + 1, char, fault=kind))


class AbugidaWriter:
    """Writes Siddham, Devanagari and their like.

    What a script lacks is written like this, and noted:

    - ḷ or ḹ after a consonant, without a dependent sign: l with the sign of ṛ or ṝ (kḷ as klṛ);
    - the consonant ḷ: l;
    - avagraha: an apostrophe.
    """

    def __init__(self, own: Table, language: str) -> None:
        self._name = own.name
        self._consonants = own.writing(language, "consonant")
        self._vowels = own.writing(language, "vowel")
        self._signs = own.writing(language, "sign")
        self._finals = own.writing(language, "final")
        self._dandas = own.writing(language, "danda")
        self._avagraha = own.writing(language, "avagraha").get("'", "")
        self._virama = own.writing(language, "virama")["virama"]

    def lacks(self) -> tuple[str, ...]:
        """Sounds without a sign; "-ḷ" is ḷ after a consonant.

        >>> from akkhara.scripts.tables import table
        >>> AbugidaWriter(table("siddham"), "sanskrit").lacks()
        ('-ḷ', '-ḹ', 'ḷ (consonant)', 'avagraha')
        """
        signs = tuple(f"-{v}" for v in self._vowels if v != "a" and v not in self._signs)
        consonants = () if "ḷ" in self._consonants else ("ḷ (consonant)",)
        return signs + consonants + (() if self._avagraha else ("avagraha",))

    def write(self, units: Sequence[Unit]) -> Written:
        """The units as text; notes carry the start of the unit they are about."""
        out: list[str] = []
        notes: list[Note] = []
        for unit in units:
            if unit.kind == "syllable":
                self._syllable(unit, out, notes)
            elif unit.kind == "danda":
                out.append(self._dandas[unit.final])
            elif unit.kind == "avagraha":
                out.append(self._avagraha or "'")
                if not self._avagraha:
                    said = f"{self._name} has no avagraha; an apostrophe stands for it"
                    notes.append(Note(unit.start, "missing", said))
            else:
                out.append(unit.text)
        return Written("".join(out), notes)

    def _syllable(self, unit: Unit, out: list[str], notes: list[Note]) -> None:
        if unit.onset:
            letters = [self._consonant(c, unit.place(n), notes) for n, c in enumerate(unit.onset)]
            out.append(self._virama.join(letters))
            if unit.vowel is None:
                out.append(self._virama)
            elif unit.vowel != "a":
                out.append(self._sign(unit.vowel, unit.place(len(unit.onset)), notes))
        elif unit.vowel is not None:
            out.append(self._vowels[unit.vowel])
        out.extend(self._finals[sound] for sound in finals_of(unit.final))

    def _consonant(self, sound: str, place: int, notes: list[Note]) -> str:
        written = self._consonants.get(sound)
        if written is None:
            said = f"{self._name} has no consonant {sound}; l is written"
            notes.append(Note(place, "missing", said))
            written = self._consonants["l"]
        return written

    def _sign(self, sound: str, place: int, notes: list[Note]) -> str:
        written = self._signs.get(sound)
        if written is None:
            near = {"ḷ": "ṛ", "ḹ": "ṝ"}[sound]
            said = f"{self._name} has no dependent sign for {sound}; l{near} is written"
            notes.append(Note(place, "missing", said))
            written = self._virama + self._consonants["l"] + self._signs[near]
        return written


def _of_kind(rows: Sequence[Row], kind: str) -> Mapping[str, Row]:
    return {row.written: row for row in rows if row.kind == kind}


def _holding(vowels: Mapping[str, Row], consonants: Mapping[str, Row]) -> str:
    """Vowels that are not cut off before a like consonant (see the Latin schemes)."""
    found = [
        f"{v}{c}"
        for v, row in vowels.items()
        for c, other in consonants.items()
        if (row.sound, other.sound) in (("ṛ", "r"), ("ḷ", "l"))
    ]
    return "|".join(found)
