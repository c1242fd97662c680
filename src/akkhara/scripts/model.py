"""What a script is read into and written from: units; and the results of a conversion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from akkhara.values import Value

__all__ = ["Conversion", "Kind", "Note", "Script", "Unit", "Written"]

Kind = Literal["syllable", "danda", "avagraha", "other"]


class Unit(NamedTuple):
    """One unit of text: an akṣara, a daṇḍa, an avagraha, or other text that passes unchanged.

    `start` and `end` are offsets in the text that was read. A syllable has `onset`, `vowel` (None
    when the virāma or the end of the word leaves the consonants bare) and `final`; a sign that
    stands alone has neither onset nor vowel. `text` is the unit as it was written. `fault` is the
    kind of the note that the reading of it gave, empty when there was none. `places` are the
    offsets of its letters: each consonant, the vowel unless there is none, each final sign.
    """

    kind: Kind
    start: int
    end: int
    text: str
    onset: tuple[str, ...] = ()
    vowel: str | None = None
    final: str = ""
    fault: str = ""
    places: tuple[int, ...] = ()

    def place(self, letter: int) -> int:
        """The offset of a letter by its number; -1 is the last."""
        return self.places[letter] if self.places else self.start


@dataclass(frozen=True, slots=True)
class Note(Value):
    """What a conversion changed, kept or could not write.

    Fields: `offset` in code points of the given text; `kind` (rule `edit.<kind>` of the registry
    says what it means); `message` for people.
    """

    offset: int
    kind: str
    message: str

    def moved(self, by: int) -> Note:
        """The same note, `by` code points further on."""
        return Note(self.offset + by, self.kind, self.message)


@dataclass(frozen=True, slots=True)
class Conversion(Value):
    """A converted text and the notes on it, in the order of their offsets.

    >>> Conversion("𑖎", ()).to_dict()
    {'text': '𑖎', 'notes': []}
    """

    text: str
    notes: tuple[Note, ...] = ()

    def to_text(self) -> str:
        """The text, then one line a note."""
        return "\n".join(
            [self.text, *(f"  at {n.offset}: {n.message} [{n.kind}]" for n in self.notes)]
        )


@dataclass(frozen=True, slots=True)
class Script(Value):
    """A script that `convert` knows.

    Fields: `id`; `name`; `reads` and `writes`, whether it can be a source and a target; `lacks`,
    the sounds and signs that it has no sign for ("-ḷ" is ḷ after a consonant); `note`.
    """

    id: str
    name: str
    reads: bool
    writes: bool
    lacks: tuple[str, ...]
    note: str

    def to_text(self) -> str:
        """One line: id, name, what it lacks."""
        lacks = f"  cannot write {', '.join(self.lacks)}" if self.lacks else ""
        return f"{self.id:<12}{self.name}{lacks}"


class Written(NamedTuple):
    """Text that a writer made, and the notes, whose offsets are the starts of their units."""

    text: str
    notes: Iterable[Note]
