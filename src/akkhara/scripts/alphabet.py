"""Latin schemes: reading and writing text whose letters are sounds, IAST first of all.

Where two letters side by side would be read as one (k and h, a and i) a colon stands between them,
as ISO 15919 has it: k:ha, ka:i. The pairs follow from the scheme's own table; nothing is listed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import zip_longest

from akkhara.scripts.model import Note, Unit, Written
from akkhara.scripts.patterns import char_class, longest
from akkhara.scripts.reading import Prepared, dandas, described, prepared, stray
from akkhara.scripts.tables import Row, Table

__all__ = ["SEPARATOR", "AlphabetReader", "AlphabetWriter", "finals_of"]

SEPARATOR = ":"
_LETTERS = frozenset(["vowel", "consonant", "final", "nasality"])
_MARKS = "\u0300-\u036f\u1dc0-\u1dff"
# Punctuation that some Latin scheme uses inside letters: it is read together with what follows.
_POINTS = ".'\"~’ʼ"
# A vowel before these consonants is not cut off: in Velthuis .r + r looks like .rr.
_HOLDS = {"ṛ": "r", "ḷ": "l"}


def finals_of(final: str) -> tuple[str, ...]:
    """The signs of a final: "ṃḥ" is two, "m̐" is one.

    >>> finals_of("ṃḥ"), finals_of("m̐"), finals_of("")
    (('ṃ', 'ḥ'), ('m̐',), ())
    """
    return tuple(re.findall("m̐|.", final))


class AlphabetReader:
    """Reads a Latin scheme."""

    def __init__(self, own: Table, language: str) -> None:
        self._table = own
        self._signs = {row.written: row for row in own.signs(language) if row.kind != "danda"}
        self._token = re.compile(longest(self._signs))
        self._firsts = frozenset(written[0] for written in self._signs)
        self._joined = _joining(self._signs)
        self._dandas = dandas()
        self._danda = re.compile(longest(self._dandas))
        self.pieces = self._compile_pieces()

    def _compile_pieces(self) -> re.Pattern[str]:
        """Pieces: one plain akṣara; else the rest of the run of letters; else other text."""
        signs = self._signs

        def some(*kinds: str, sound: str = "") -> str:
            chosen = [w for w, r in signs.items() if r.kind in kinds and sound in ("", r.sound)]
            return longest(chosen, signs)

        consonant, vowel, final = some("consonant"), some("vowel"), some("final")
        token = longest(signs)
        held = "|".join(
            f"(?:{some('vowel', sound=v)})(?={some('consonant', sound=c)})"
            for v, c in _HOLDS.items()
        )
        later = f"[{_MARKS}{SEPARATOR}]|" + some("vowel", "final", "avagraha", "nasality")
        plain = f"(?>(?:{consonant})*)(?!{held})(?>{vowel})(?>{final}|)(?>{final}|)(?!{later})"
        rest = f"(?:[{_POINTS}]++(?={token}))?(?:{token}|[{_MARKS}{SEPARATOR}])+"
        firsts = char_class(written[0] for written in signs)
        other = f"[^{firsts}{_MARKS}{SEPARATOR}{_POINTS}\n]+|[{_POINTS}]++(?!{token})|."
        return re.compile(f"{self._common()}|{plain}|{rest}|{other}", re.DOTALL)

    def _common(self) -> str:
        """The commonest plain akṣaras by character classes alone: any run of characters that
        consonants are made of, a vowel that no other sign begins like, a final."""
        of = {
            kind: [w for w, r in self._signs.items() if r.kind == kind]
            for kind in ("consonant", "vowel", "final", "avagraha", "nasality")
        }
        consonantal = {char for written in of["consonant"] for char in written}
        held = {w for w, r in self._signs.items() if r.kind == "vowel" and r.sound in _HOLDS}
        vowels = [w for w in of["vowel"] if w[0] not in consonantal and w not in held]
        finals = [w for w in of["final"] if w[0] not in consonantal]
        more = [w[0] for kind in ("vowel", "final", "avagraha", "nasality") for w in of[kind]]
        later = char_class(char for char in more if char not in consonantal)
        hidden = [w for w in (*of["vowel"], *of["final"]) if w[0] in consonantal]
        either = "|" + longest(hidden) if hidden else ""
        final = f"[{char_class(finals)}]?+" if finals and max(map(len, finals)) == 1 else ""
        points = char_class(char for char in consonantal if char in _POINTS)
        whole = f"(?<![{points}])" if points else ""  # .a in Velthuis is an avagraha
        return (
            f"[{char_class(consonantal)}]*+{whole}(?:{longest(vowels)}){final}"
            f"(?![{later}{_MARKS}{SEPARATOR}]{either})"
        )

    def prepare(self, given: str) -> Prepared:
        """NFC; capitals folded where the scheme has none; accents set apart from letters."""
        base = prepared(given)
        text, origins, notes = base
        parts: list[str] = []
        made: list[int] = []
        at = 0
        while at < len(text):
            found = self._token.match(text, at)
            end = found.end() if found else at + 1
            piece = text[at:end]
            if not found:
                piece = self._nearest(piece, origins[at], notes)
            parts.append(piece)
            made.extend(origins[at:end])
            # A mark taken off its letter goes back to where it was given, if it was given apart.
            made.extend(
                max(given.find(mark, origins[at], origins[end]), origins[at])
                for mark in piece[end - at :]
            )
            at = end
        made.append(origins[-1])
        return Prepared("".join(parts), made, notes)

    def _nearest(self, char: str, offset: int, notes: list[Note]) -> str:
        """A character that is no sign of the scheme: folded, or taken apart, or as it is."""
        if self._table.folds:
            small = char.lower()
            if small != char and len(small) == 1 and (known := self._apart(small)):
                notes.append(Note(offset, "capital", f"{described(char)} read as {small!r}"))
                return known
        return self._apart(char) or char

    def _apart(self, char: str) -> str:
        """The character as a sign of the scheme with marks after it; empty if it is none."""
        if self._token.match(char):
            return char
        taken = unicodedata.normalize("NFD", char)
        for cut in (2, 1):
            if len(taken) > cut:
                head = unicodedata.normalize("NFC", taken[:cut])
                if len(head) == 1 and self._token.match(head):
                    return head + taken[cut:]
        # A letter that only opens a sign (HK has none; l of l̥ stands by itself anyway).
        return char if char in self._firsts else ""

    def read(self, text: str) -> tuple[list[Unit], list[Note]]:
        """Units and notes; offsets are those of `text`."""
        return _AlphabetReading(self, text).run()


class _AlphabetReading:
    """One pass over one text."""

    def __init__(self, reader: AlphabetReader, text: str) -> None:
        self.text = text
        self.table = reader._table
        self.signs = reader._signs
        self.token = reader._token
        self.joined = reader._joined
        self.danda = reader._danda
        self.dandas = reader._dandas
        self.units: list[Unit] = []
        self.notes: list[Note] = []
        self.onset: list[str] = []
        self.places: list[int] = []  # where its letters stand
        self.last = ""  # the written letter just before, where it can join with the next
        self.marks: list[int] = []  # offsets of marks met inside an onset

    def run(self) -> tuple[list[Unit], list[Note]]:
        text, at = self.text, 0
        while at < len(text):
            found = self.token.match(text, at)
            if found:
                at = self._sign(self.signs[found.group()], at, found.end())
            elif text[at] == SEPARATOR and self._separates(at):
                at += 1
            elif danda := self.danda.match(text, at):
                self._flush(at)
                self._put("danda", at, danda.end(), final=self.dandas[danda.group()])
                at = danda.end()
            elif self.onset and unicodedata.category(text[at])[0] == "M":
                self.marks.append(at)
                at += 1
            else:
                self._flush(at)
                self._other(at)
                at += 1
        self._flush(len(text))
        return self.units, self.notes

    def _sign(self, row: Row, at: int, end: int) -> int:
        if row.kind == "consonant":
            self.onset.append(row.sound)
            self.places.append(at)
            self.last = row.written
            return end
        if row.kind == "vowel":
            return self._vowel(row, at, end)
        if row.kind == "avagraha":
            follows = self.token.match(self.text, end)
            self._flush(at)
            # An apostrophe may be a quotation mark; a sign such as .a can be nothing else.
            if row.written not in _POINTS or (
                follows and self.signs[follows.group()].kind in ("vowel", "consonant")
            ):
                self._put("avagraha", at, end)
            else:
                self._other(at, end)
            return end
        return self._lone_final(row, at, end)

    def _vowel(self, row: Row, at: int, end: int) -> int:
        self.places.append(at)
        marks, final, last = self.marks, "", row.written
        while end < len(self.text):
            found = self.token.match(self.text, end)
            kind = self.signs[found.group()].kind if found else ""
            if found and kind in ("final", "nasality"):
                sound = self.signs[found.group()].sound
                if final and (final not in ("ṃ", "m̐") or sound != "ḥ"):
                    break
                self.places.append(end)
                final, last, end = final + sound, "", found.end()
            elif not found and unicodedata.category(self.text[end])[0] == "M":
                marks.append(end)
                end += 1
            else:
                break
        self.marks = marks
        self._syllable(end, row.sound, final)
        self.last = "" if self.marks else last
        self._emit_marks()
        return end

    def _lone_final(self, row: Row, at: int, end: int) -> int:
        bare = bool(self.onset)
        if row.kind == "nasality" and not bare:
            self._other(at, end)
            return end
        fault = "" if row.kind == "nasality" else "misplaced"
        if fault:
            said = f"{row.sound!r} follows no vowel; kept"
            self.notes.append(Note(at, fault, said))
        self.places.append(at)
        self._syllable(end, None, row.sound, fault)
        self.last = ""
        self._emit_marks()
        return end

    def _separates(self, at: int) -> bool:
        """Whether the colon here keeps two letters apart; then it is passed over."""
        found = self.token.match(self.text, at + 1)
        if not found or not self.last or self.marks:
            return False
        row = self.signs[found.group()]
        if (self.last, row.written) in self.joined:
            return True
        if self.onset and row.kind == "vowel":
            self._flush(at)  # t:a is a bare t, then a
            return True
        return False

    def _flush(self, at: int) -> None:
        """Consonants that no vowel follows."""
        if self.onset:
            self._syllable(at, None, "")
            self._emit_marks()
        self.last = ""

    def _syllable(self, end: int, vowel: str | None, final: str, fault: str = "") -> None:
        onset, places = tuple(self.onset), tuple(self.places)
        self.onset, self.places = [], []
        start = places[0]
        fault = fault or ("mark" if self.marks else "")
        text = self.text[start:end]
        self.units.append(Unit("syllable", start, end, text, onset, vowel, final, fault, places))

    def _emit_marks(self) -> None:
        marks, self.marks = self.marks, []
        for at in marks:
            self._other(at)

    def _put(self, kind: str, start: int, end: int, final: str = "") -> None:
        text = self.text[start:end]
        self.units.append(
            Unit("danda" if kind == "danda" else "avagraha", start, end, text, final=final)
        )

    def _other(self, at: int, end: int = 0) -> None:
        piece = self.text[at : end or at + 1]
        fault = ""
        for place, char in enumerate(piece, at):
            kind, message = stray(char, self.table)
            if kind:
                self.notes.append(Note(place, kind, message))
                fault = kind
        self.units.append(Unit("other", at, at + len(piece), piece, fault=fault))


class AlphabetWriter:
    """Writes a Latin scheme."""

    def __init__(self, own: Table, language: str) -> None:
        signs = {row.written: row for row in own.signs(language) if row.kind != "danda"}
        self._signs = signs
        self._joined = _joining(signs)
        self._letters = {
            kind: own.writing(language, kind) for kind in ("consonant", "vowel", "final")
        }
        # Sounds that the language does not have are written as in the other, with a note.
        self._foreign = {
            kind: {r.sound: r.written for r in own.rows if r.writes and r.kind == kind}
            for kind in self._letters
        }
        self._nasality = own.writing(language, "nasality").get("m̐", "")
        self._avagraha = own.writing(language, "avagraha")["'"]
        self._dandas = own.writing(language, "danda")
        self._longest = max(map(len, signs))
        self._name = own.name
        self._language = language

    def lacks(self) -> tuple[str, ...]:
        """Nothing: a Latin scheme writes every sound."""
        return ()

    def write(self, units: Sequence[Unit]) -> Written:
        """The units as text; notes carry the start of the unit they are about."""
        out: list[str] = []
        notes: list[Note] = []
        last, bare, danda = "", False, False
        for unit, following in zip_longest(units, units[1:]):
            if unit.kind == "syllable":
                last = self._syllable(unit, last, bare, out, notes)
                bare = unit.vowel is None and bool(unit.onset) and not unit.final
                danda = False
                continue
            if unit.kind == "danda":
                if danda:
                    notes.append(Note(unit.start, "ambiguous", "a daṇḍa runs into the one before"))
                out.append(self._dandas[unit.final])
            elif unit.kind == "avagraha":
                out.append(self._avagraha)
                if self._avagraha in _POINTS and not _spoken(following):
                    said = f"{self._avagraha!r} before no letter is no avagraha in {self._name}"
                    notes.append(Note(unit.start, "ambiguous", said))
            else:
                out.append(unit.text)
                if self._misleads(unit.text, last, following):
                    said = f"{unit.text!r} beside a letter means something else in {self._name}"
                    notes.append(Note(unit.start, "ambiguous", said))
            last, bare, danda = "", False, unit.kind == "danda"
        return Written("".join(out), notes)

    def _syllable(
        self, unit: Unit, last: str, bare: bool, out: list[str], notes: list[Note]
    ) -> str:
        for number, sound in enumerate(unit.onset):
            written = self._letter("consonant", sound, unit.place(number), notes)
            if (last, written) in self._joined:
                out.append(SEPARATOR)
            out.append(written)
            last = written
        number = len(unit.onset)
        if unit.vowel is not None:
            written = self._letter("vowel", unit.vowel, unit.place(number), notes)
            joined, parted = (last, written) in self._joined, bare and not unit.onset
            if joined and parted:
                said = f"{last}{SEPARATOR}{written} is read as one akṣara"
                notes.append(Note(unit.start, "ambiguous", said))
            if joined or parted:
                out.append(SEPARATOR)
            out.append(written)
            last = written
            number += 1
        for place, sound in enumerate(finals_of(unit.final), number):
            written = self._letters["final"][sound]
            if unit.vowel is None and unit.onset and sound == "m̐" and self._nasality:
                written = self._nasality
                if (last + written) in self._signs:
                    said = "candrabindu on a bare consonant looks like the sign m̐"
                    notes.append(Note(unit.place(place), "ambiguous", said))
            out.append(written)
            last = written
        return last

    def _letter(self, kind: str, sound: str, place: int, notes: list[Note]) -> str:
        written = self._letters[kind].get(sound)
        if written is None:
            written = self._foreign[kind][sound]
            said = f"{sound} is written {written!r}, which {self._language} reads otherwise"
            notes.append(Note(place, "ambiguous", said))
        return written

    def _spelling(self, kind: str, sound: str) -> str:
        return self._letters[kind].get(sound) or self._foreign[kind][sound]

    def _misleads(self, text: str, last: str, following: Unit | None) -> bool:
        """Whether passed text and the letters beside it would be read as something else."""
        if last and self._crosses(last, text):
            return True
        own = self._signs.get(text)
        if own and own.kind != "avagraha" and not text.isalpha():
            return True
        if following is None or following.kind != "syllable":
            return False
        if following.onset:
            first = self._spelling("consonant", following.onset[0])
        elif following.vowel:
            first = self._spelling("vowel", following.vowel)
        else:
            return False
        if text.endswith(SEPARATOR):
            return not following.onset or first.startswith("h")
        return own is not None or any(
            self._crosses(text[-size:], first) for size in range(1, self._longest)
        )

    def _crosses(self, left: str, right: str) -> bool:
        """Whether a sign begins with all of `left` and goes on into `right`."""
        return any(
            len(sign) > len(left) and sign.startswith(left) and (left + right).startswith(sign)
            for sign in self._signs
        )


def _spoken(unit: Unit | None) -> bool:
    """Whether the unit begins with a letter."""
    return unit is not None and unit.kind == "syllable" and bool(unit.onset or unit.vowel)


def _joining(signs: dict[str, Row]) -> frozenset[tuple[str, str]]:
    """Pairs of written letters that would be read as one or cut elsewhere when set side by side."""
    letters = [written for written, row in signs.items() if row.kind in _LETTERS]
    return frozenset(
        (left, right)
        for left in letters
        for right in letters
        if any(
            len(sign) > len(left) and sign.startswith(left) and (left + right).startswith(sign)
            for sign in letters
        )
    )
