"""Scripts of the Indian kind: a consonant carries a, other vowels are signs on it, the virāma
takes the vowel away, and consonants without vowel between them make one cluster.

Siddham is the one this package is for. It lacks a dependent sign for ḷ and ḹ, an avagraha and the
ḷ of Pali; what is written instead stands in `AbugidaWriter` and is noted each time.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from akkhara.scripts.alphabet import finals_of
from akkhara.scripts.model import Note, Unit, Written
from akkhara.scripts.patterns import char_class, longest
from akkhara.scripts.reading import JOINERS, Prepared, dandas, described, prepared, stray
from akkhara.scripts.tables import Row, Table
from akkhara.sounds import CONSONANTS, FINALS, NASALS, STOPS, VOWELS, is_vowel

__all__ = ["AbugidaReader", "AbugidaWriter"]

# Latin text beside letters is read together with them: in a Latin scheme the two may run together.
_LATIN = "A-Za-z\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f.'\"~’ʼ:"


_CARRIER = "\u25cc"  # in a table it stands for the consonant that a sign is written around
# Kinds of signs that only live on a consonant.
_BOUND = frozenset(["sign", "before", "virama", "join", "mute", "medial", "repha"])
# Kinds of signs that open an akṣara, or stand in front of what opens it.
_OPENING = frozenset(["consonant", "pair", "crown", "before"])
# A vowel is not cut off before a like consonant: in Velthuis .r + r looks like .rr.
_HELD = frozenset(["ṛ", "ḷ"])


class AbugidaReader:
    """Reads Siddham, Devanagari and their like."""

    def __init__(self, own: Table, language: str) -> None:
        self.table = own
        self.rows: dict[str, Row] = {}  # what is written -> its sign
        self.around: dict[tuple[str, str], Row] = {}  # vowel signs by what stands before and after
        self.kinds: dict[str, str] = {}
        for row in own.signs(language):
            if row.kind in ("sign", "tall"):
                before, _, after = row.written.rpartition(_CARRIER)
                self.around[before, after] = row
                self.kinds.update({before: "before"} if before else {})
                self.kinds.update({after: "sign"} if after else {})
            elif row.kind != "danda":
                self.rows[row.written] = row
                self.kinds[row.written] = row.kind
        self.token = re.compile(longest(self.kinds))
        self.uncrowned = re.compile(longest([w for w, k in self.kinds.items() if k != "crown"]))
        # What mutes a consonant joins it to one that follows at once: both spell one cluster.
        self.joins = self.of("join", "virama", "mute")
        self.mutes = self.of("mute", "virama")
        self.mute = re.compile(longest(self.mutes))
        self.dandas = dandas()
        self.danda = re.compile(longest(self.dandas))
        self.pieces = self._compile_pieces()

    def of(self, *kinds: str) -> list[str]:
        """What is written with signs of these kinds."""
        return [written for written, kind in self.kinds.items() if kind in kinds]

    def _compile_pieces(self) -> re.Pattern[str]:
        """Pieces: one plain akṣara; else the whole run of signs; else other text."""
        every = char_class({char for written in self.kinds for char in written})
        every += JOINERS + _LATIN
        coarse = f"[{every}]+|[^{every}\n]+|\n"
        if max(map(len, self.kinds)) > 1 or self.of("before", "join", "mute"):
            return re.compile(f"{self._plain()}|{coarse}", re.DOTALL)
        consonants, virama = self.of("consonant"), self.of("virama")[0]
        consonant = char_class(consonants)
        vowels = {written: self.rows[written].sound for written in self.of("vowel")}
        signs = {written: self.around["", written].sound for written in self.of("sign")}
        unread = char_class({char for char in self.kinds if char not in consonants})
        ends = f"[{char_class(self.of('final'))}]?+(?![{unread}{JOINERS}{_LATIN}])"
        cluster = f"[{consonant}](?:{virama}[{consonant}])*+"
        # A vowel is not cut off before a like consonant (see the Latin schemes).
        held = "|".join(
            f"{vowel}{after}"
            for vowel, sound in (vowels | signs).items()
            for after in consonants
            if (sound, self.rows[after].sound) in (("ṛ", "r"), ("ḷ", "l"))
        )
        free_sign = char_class([w for w, sound in signs.items() if sound not in ("ṛ", "ḷ")])
        free_vowel = char_class([w for w, sound in vowels.items() if sound not in ("ṛ", "ḷ")])
        sign, vowel = char_class(signs), char_class(vowels)
        return re.compile(
            f"(?:{cluster}[{free_sign}{virama}]?+|[{free_vowel}]){ends}"
            f"|(?:{cluster}(?!{held})[{sign}{virama}]?+|(?!{held})[{vowel}]){ends}"
            f"|{coarse}",
            re.DOTALL,
        )

    def _plain(self) -> str:
        """One akṣara of a script whose signs are of several characters, or stand before or above.

        It is cut off only before a sign that opens another, or before what is no sign at all.
        """

        def some(*kinds: str) -> str:
            return longest(self.of(*kinds)) or "(?!)"

        consonant = f"(?>{some('consonant', 'pair')})"
        crowned = f"(?>(?:{some('crown')})(?={consonant}))?+{consonant}"
        joins = longest(self.joins)
        more = f"(?:(?>{some('medial')})|(?>{joins}){consonant})*+"
        signs = {
            before: longest([a for (b, a), row in self.around.items() if b == before and a
                             and row.sound not in _HELD])
            for before in {before for before, _ in self.around}
        }  # fmt: skip
        clusters = [f"{crowned}{more}(?>{signs.get('') or '(?!)'}|)"]
        for before, after in signs.items():
            if before:
                closing = f"(?:{consonant}(?>{joins}))*+"
                clusters.append(f"{closing}{before}{consonant}{more}(?>{after or '(?!)'}|)")
        free = [w for w in self.of("vowel") if self.rows[w].sound not in _HELD]
        inside = [w for w, kind in self.kinds.items() if kind not in _OPENING]
        end = f"(?>{some('final')}|)(?!{longest(inside)}|[{JOINERS}{_LATIN}])"
        every = longest([*self.kinds, *JOINERS])
        mute = f"{crowned}{more}(?>{longest(self.mutes)})(?!{every}|[{_LATIN}])"
        return f"(?:(?>{longest(free)})|{'|'.join(clusters)}){end}|{mute}"

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
            written, kind = self._sign(at)
            end = at + len(written)
            if kind in ("consonant", "pair", "crown") or (kind == "before" and self._opens(end)):
                at = self._cluster(at)
            elif kind == "vowel":
                row = self._noted(reader.rows[written], at)
                self.places.append(at)
                at = self._syllable(at, end, (), *_rhyme(row.sound))
            elif kind == "final":
                said = f"{described(text[at])} follows no vowel; kept"
                self.notes.append(Note(at, "misplaced", said))
                self.places = [at]
                self._put_syllable(at, end, (), None, reader.rows[written].sound, "misplaced")
                at = end
            elif kind == "ligature":
                row = self._noted(reader.rows[written], at)
                self.places = [at, at]
                self._put_syllable(at, end, (), row.sound[:1], row.sound[1:])
                at = end
            elif kind == "avagraha":
                self.units.append(Unit("avagraha", at, end, written))
                at = end
            elif found := reader.danda.match(text, at):
                sound = reader.dandas[found.group()]
                self.units.append(Unit("danda", at, found.end(), found.group(), final=sound))
                at = found.end()
            else:
                self._other(at, kind)
                at += 1
        return self.units, self.notes

    def _sign(self, at: int) -> tuple[str, str]:
        """What is written at an offset and its kind; both empty when it is no sign."""
        found = self.reader.token.match(self.text, at)
        if found and self.reader.kinds[found.group()] == "crown" and not self._opens(found.end()):
            found = self.reader.uncrowned.match(self.text, at)
        return (found.group(), self.reader.kinds[found.group()]) if found else ("", "")

    def _opens(self, at: int) -> bool:
        """Whether a cluster goes on here after a sign that stands before or above it."""
        written, kind = self._sign(at)
        if kind == "crown":
            return self._opens(at + len(written))
        return kind in ("consonant", "pair")

    def _cluster(self, at: int) -> int:
        """Consonants that are joined, and their vowel."""
        reader, start = self.reader, at
        onset: list[str] = []
        before, place = "", 0
        while True:
            written, kind = self._sign(at)
            if kind == "before":
                before, place = written, at
                at += len(written)
                written, kind = self._sign(at)
            if kind in ("consonant", "pair", "crown", "medial"):
                sounds = self._noted(reader.rows[written], at).sound.split()
                onset.extend(sounds)
                self.places.extend([at] * len(sounds))
                at += len(written)
                continue_with = kind == "crown"
                if self._sign(at)[1] == "nukta":
                    self.kept.append(at)
                    at += 1
                while self._sign(at)[1] == "repha":
                    row = self._noted(reader.rows[self._sign(at)[0]], at)
                    onset.insert(len(onset) - 1, row.sound)
                    self.places.insert(len(self.places) - 1, at)
                    at += len(row.written)
                if continue_with or self._sign(at)[1] == "medial":
                    continue
            written, _ = self._sign(at)
            if written in reader.joins and (after := self._joined(at + len(written), before)):
                at = after
                continue
            break
        if not before and (mute := reader.mute.match(self.text, at)):
            at = self._drop_joiners(mute.end())
            return self._syllable(start, at, tuple(onset), None)
        return self._vowel(start, at, tuple(onset), before, place)

    def _vowel(self, start: int, at: int, onset: tuple[str, ...], before: str, place: int) -> int:
        """The vowel of the consonants, whose signs may stand on both sides of them."""
        written, kind = self._sign(at)
        row = self.reader.around.get((before, written)) if kind == "sign" else None
        place = place if before else self.places[-1]
        if row is not None:
            place = place if before else at
            at += len(written)
        elif before:
            row = self.reader.around.get((before, ""))
        sound = self._noted(row, place).sound if row else "a"
        self.places.append(place)
        return self._syllable(start, at, onset, *_rhyme(sound))

    def _joined(self, at: int, before: str) -> int:
        """The offset of the consonant that a join leads to; 0 when there is none.

        The sign of the vowel may stand between the two, if the cluster has none yet.
        """
        after = at
        while self.text[after : after + 1] and self.text[after] in JOINERS:
            after += 1
        written, kind = self._sign(after)
        if kind == "before" and not before:
            kind = self._sign(after + len(written))[1]
        if kind not in ("consonant", "pair"):
            return 0
        return self._drop_joiners(at)

    def _drop_joiners(self, at: int) -> int:
        while self.text[at : at + 1] and self.text[at] in JOINERS:
            said = f"{described(self.text[at])} only shapes the cluster; dropped"
            self.notes.append(Note(at, "joiner", said))
            at += 1
        return at

    def _syllable(
        self, start: int, at: int, onset: tuple[str, ...], vowel: str | None, final: str = ""
    ) -> int:
        """The syllable with the finals that stand at `at`."""
        fault = ""
        self.places.extend([at - 1] * len(finals_of(final)))
        while self._sign(at)[1] == "final":
            row = self.reader.rows[self._sign(at)[0]]
            if final and (final not in ("ṃ", "m̐") or row.sound != "ḥ"):
                break
            if vowel is None and row.sound != "m̐":
                fault = "misplaced"
                self.notes.append(
                    Note(at, fault, f"{described(self.text[at])} on a bare consonant; kept")
                )
            final += row.sound
            self.places.append(at)
            at += len(row.written)
        self._put_syllable(start, at, onset, vowel, final, fault)
        for place in self.kept:
            self._other(place, "nukta")
        self.kept = []
        return at

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
            # Of two letters it is the second that is read for another.
            place = at + len(row.written) - 1 if row.kind == "pair" else at
            said = f"{described(self.text[place])} read as {row.sound.split()[-1]}"
            self.notes.append(Note(place, "alternate", said))
        return row

    def _other(self, at: int, sign: str) -> None:
        char = self.text[at]
        if sign in _BOUND:
            kind, message = "misplaced", f"{described(char)} follows no bare consonant; kept"
        elif sign == "nukta":
            kind, message = "mark", f"{described(char)} has no counterpart; kept"
        else:
            kind, message = stray(char, self.reader.table)
        if kind:
            self.notes.append(Note(at, kind, message))
        self.units.append(Unit("other", at, at + 1, char, fault=kind))


class AbugidaWriter:
    """Writes Siddham, Devanagari and their like.

    What a script lacks is written like this, and noted:

    - ḷ or ḹ after a consonant, without a dependent sign: l with the sign of ṛ or ṝ (kḷ as klṛ);
    - the consonant ḷ: l;
    - avagraha: an apostrophe;
    - anything else: the IAST letter.
    """

    def __init__(self, own: Table, language: str) -> None:
        self._name = own.name
        self._consonants = own.writing(language, "consonant")
        self._vowels = own.writing(language, "vowel")
        self._signs = own.writing(language, "sign")
        self._finals = own.writing(language, "final")
        self._dandas = own.writing(language, "danda")
        self._avagraha = own.writing(language, "avagraha").get("'", "")
        virama = own.writing(language, "virama").get("virama", "")
        self._join = own.writing(language, "join").get("virama", virama)
        self._mute = own.writing(language, "mute").get("virama", virama)
        self._crowns = own.writing(language, "crown")
        self._medials = own.writing(language, "medial")
        self._order = {sound: number for number, sound in enumerate(self._medials)}
        self._pairs: dict[tuple[str, ...], str] = {
            (first, second): written
            for sound, written in own.writing(language, "pair").items()
            for first, second in [sound.split()]
        }
        # Joined letters that are read for others (Khmer, where two letters look alike below).
        self._mistaken = {
            row.written: row.sound
            for row in own.signs(language)
            if row.kind == "pair" and row.alternate
        }
        self._tall = {row.sound: row for row in own.forms(language, "tall")}
        self._simple = not (self._crowns or self._medials or self._pairs)

    def lacks(self) -> tuple[str, ...]:
        """Sounds without a sign; "-ḷ" is ḷ after a consonant.

        >>> from akkhara.scripts.tables import table
        >>> AbugidaWriter(table("siddham"), "sanskrit").lacks()
        ('-ḷ', '-ḹ', 'ḷ (consonant)', 'avagraha')
        >>> AbugidaWriter(table("khmer"), "pali").lacks()
        ('-ṛ', '-ṝ', '-ḷ', '-ḹ', 'm̐', 'avagraha')
        """
        vowels = [v for v in VOWELS if v not in self._vowels]
        signs = [f"-{v}" for v in VOWELS if v in self._vowels and v not in ("a", *self._signs)]
        consonants = [c for c in CONSONANTS if c not in self._consonants]
        consonants += [] if "ḷ" in self._consonants else ["ḷ (consonant)"]
        finals = [f for f in FINALS if f not in self._finals]
        return (*vowels, *signs, *consonants, *finals, *([] if self._avagraha else ["avagraha"]))

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
        finals = unit.final
        if unit.onset:
            cluster = self._cluster(unit, notes)
            if unit.vowel is None:
                out.append(cluster + self._mute)
            elif finals and unit.vowel + finals in self._signs:
                out.append(cluster + self._signs[unit.vowel + finals])
                finals = ""
            elif unit.vowel == "a":
                out.append(cluster)
            else:
                out.append(self._signed(cluster, unit, notes))
        elif finals and unit.vowel and unit.vowel + finals in self._vowels:
            out.append(self._vowels[unit.vowel + finals])
            finals = ""
        elif unit.vowel is not None:
            place = unit.place(0)
            out.append(self._vowels.get(unit.vowel) or self._latin(unit.vowel, place, notes))
        signs = finals_of(finals)
        for number, sound in enumerate(signs, -len(signs)):
            written = self._finals.get(sound)
            out.append(written or self._latin(sound, unit.place(number), notes))

    def _cluster(self, unit: Unit, notes: list[Note]) -> str:
        """The consonants of an akṣara, joined."""
        onset = unit.onset
        letters = [self._consonant(c, unit.place(n), notes) for n, c in enumerate(onset)]
        for number, two in enumerate(pairwise(letters), 1) if self._mistaken else ():
            if read := self._mistaken.get(self._join.join(two)):
                said = f"{onset[number]} under {onset[number - 1]} is read {read.split()[-1]}"
                notes.append(Note(unit.place(number), "ambiguous", said))
        if self._simple:
            return self._join.join(letters)
        out, at, last = "", 0, -1
        if len(onset) > 1 and onset[0] in self._crowns and onset[:2] not in self._pairs:
            out, at = self._crowns[onset[0]], 1
        first = at
        while at < len(onset):
            pair = self._pairs.get(onset[at : at + 2])
            order = self._order.get(onset[at], -1)
            if pair:
                out += (self._join if at > first else "") + pair
                at, last = at + 2, len(self._order)
                continue
            if at > first and order > last:
                out, last = out + self._medials[onset[at]], order
            else:
                out += (self._join if at > first else "") + letters[at]
                last = -1
            at += 1
        return out

    def _consonant(self, sound: str, place: int, notes: list[Note]) -> str:
        written = self._consonants.get(sound)
        if written is None and sound == "ḷ":
            said = f"{self._name} has no consonant {sound}; l is written"
            notes.append(Note(place, "missing", said))
            written = self._consonants["l"]
        return written or self._latin(sound, place, notes)

    def _latin(self, sound: str, place: int, notes: list[Note]) -> str:
        """A sound that the script has nothing near to."""
        notes.append(Note(place, "missing", f"{self._name} cannot write {sound}; kept in Latin"))
        return sound

    def _signed(self, cluster: str, unit: Unit, notes: list[Note]) -> str:
        """The consonants with the sign of their vowel."""
        sound, onset = unit.vowel or "a", unit.onset
        tall = self._tall.get(sound)
        if tall is not None and _stands_tall(onset, tall.after):
            return cluster + tall.written
        written = self._signs.get(sound)
        if written is not None:
            if _CARRIER not in written:
                return cluster + written
            before, _, after = written.partition(_CARRIER)
            opening = _opening(onset)
            if 0 < opening < len(onset):
                closing = self._cluster(unit._replace(onset=onset[:opening]), [])
                # The consonants that close the syllable before stand before the sign too.
                return closing + self._join + before + cluster[len(closing + self._join) :] + after
            return before + cluster + after
        place = unit.place(len(onset))
        near = {"ḷ": "ṛ", "ḹ": "ṝ"}.get(sound, "")
        if near not in self._signs:
            return cluster + self._mute + self._latin(sound, place, notes)
        said = f"{self._name} has no dependent sign for {sound}; l{near} is written"
        notes.append(Note(place, "missing", said))
        return cluster + self._join + self._consonants["l"] + self._signs[near]


def _rhyme(sound: str) -> tuple[str, str]:
    """Vowel and final of a sign that may write both in one (Thai has one for iṃ).

    >>> _rhyme("iṃ"), _rhyme("ai")
    (('i', 'ṃ'), ('ai', ''))
    """
    return (sound, "") if is_vowel(sound) else (sound[:1], sound[1:])


# A form of ā for letters that the common one would turn into others; medials at the side or
# around the letter do so themselves.
_BESIDE = frozenset("yrh")


def _stands_tall(onset: tuple[str, ...], after: tuple[str, ...]) -> bool:
    """Whether the tall form of a vowel sign stands on these consonants.

    The letter at the bottom line decides: the first, or the second under a ṅ that is a crown.

    >>> after = ("kh", "g", "ṅ", "d", "p", "v")
    >>> [_stands_tall(tuple(o.split()), after) for o in ("d", "d dh", "d v", "n d", "ṅ g", "kh y")]
    [True, True, True, False, True, False]
    """
    base = 1 if len(onset) > 1 and onset[0] == "ṅ" else 0
    return onset[base] in after and not _BESIDE.intersection(onset[base + 1 :])


def _opening(onset: tuple[str, ...]) -> int:
    """Where in a cluster the consonants begin that can open a Pali word.

    A vowel sign that is written first stands before these; what is left closes the syllable before:
    buddho is bud-dho, itveva i-tve-va.

    >>> [_opening(tuple(o.split())) for o in ("d dh", "d v", "n t v", "m h", "y y", "s n")]
    [1, 0, 1, 1, 1, 0]
    """
    if len(onset) < 2:
        return 0
    left, right = onset[-2:]
    opens = right in ("y", "r", "l", "v") and (
        left == "s" or (left in STOPS and left not in NASALS)
    )
    return len(onset) - (2 if opens or (left, right) in (("s", "n"), ("v", "y")) else 1)
