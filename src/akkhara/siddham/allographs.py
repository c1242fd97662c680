"""定同異: how one letter is written in several shapes, and several letters in one.

The text's own glyphs are lost in its transcription (the variants of one letter all print alike), so
what stands here is who writes a letter apart, what Annen decides, which marks tell confused letters
from each other, where each vowel sign is set, how stacked letters are reduced, and how far Unicode
can write it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.akshara import Akshara, syllables
from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.rules import source
from akkhara.values import Value

__all__ = ["Confusion", "Encoding", "Shape", "Shapes", "SignPlace", "shapes"]

_COLUMNS = (
    "letters",
    "kind",
    "witness",
    "printed",
    "says",
    "judgement",
    "quote",
    "source",
    "section",
    "certainty",
)
# What the treatise names besides letters: the checked sign, the crescent, the half-forms.
_NAMED = ("怛達", "仰月", "祇耶", "r-")


@dataclass(frozen=True, slots=True)
class Shape(Value):
    """A shape of its own: `letters` it is told of together; `witness` who writes it so (empty when
    the text names nobody); `printed`, what the text's transcription prints; `says`; `judgement`,
    what Annen decides; `quote`, `source`, `section`, `certainty`."""

    letters: tuple[str, ...]
    witness: str
    printed: str
    says: str
    judgement: str
    quote: str
    source: str
    section: str
    certainty: str


@dataclass(frozen=True, slots=True)
class Confusion(Value):
    """Letters that are taken for each other: `marks` is what tells each (letter to mark)."""

    letters: tuple[str, ...]
    marks: Mapping[str, str]
    says: str
    judgement: str
    quote: str
    source: str
    section: str
    certainty: str


@dataclass(frozen=True, slots=True)
class SignPlace(Value):
    """Where a vowel sign is set (`place`: head, left, right, above, below, side), or what of a
    stack is reduced (`place`: both, one, none, half-form above)."""

    of: str
    place: str
    says: str
    quote: str
    source: str
    section: str
    certainty: str


@dataclass(frozen=True, slots=True)
class Encoding(Value):
    """How far Unicode writes it: `status` (encoded, letter only, partial, sequence, font), `codes`
    (code points), `says`."""

    letters: tuple[str, ...]
    status: str
    codes: tuple[str, ...]
    says: str


@dataclass(frozen=True, slots=True)
class Shapes(Value):
    """All that is recorded of how one letter, sign or akṣara is shaped.

    `letter` as it was asked; `variants`, `confusions`, `sign` (of its vowel, None for a letter that
    is asked alone), `reduction` (of its stack, None without one), `encodings`; `note` says why when
    nothing is recorded.
    """

    letter: str
    variants: tuple[Shape, ...]
    confusions: tuple[Confusion, ...]
    sign: SignPlace | None
    reduction: SignPlace | None
    encodings: tuple[Encoding, ...]
    note: str

    def to_text(self) -> str:
        """One line a fact, each with its passage."""
        lines = [f"{self.letter}: {self.note}" if self.note else self.letter]
        for shape in self.variants:
            who = shape.witness or "(nobody named)"
            lines.append(f"  written: {who}: {shape.says}{_cited(shape)}")
            if shape.judgement:
                lines.append(f"    Annen: {shape.judgement}")
        lines += [f"  confused: {one.says}{_cited(one)}" for one in self.confusions]
        placed = [what for what in (self.sign, self.reduction) if what is not None]
        lines += [f"  {what.says}{_cited(what)}" for what in placed]
        lines += [f"  Unicode ({one.status}): {one.says}" for one in self.encodings]
        return "\n".join(lines)


def _cited(fact: Shape | Confusion | SignPlace) -> str:
    return f" 「{fact.quote}」 {source(fact.source).title} {fact.section}"


def shapes(letter: str) -> Shapes:
    """The variants of shape and the confusions that 悉曇藏 3 records of a letter.

    Parameters: `letter`, a letter (`k`, `ā`), an akṣara (`ki` asks for the place of its sign,
    `khra` for the reduction of its stack too), or one of the named signs 怛達 仰月 祇耶 r-.

    Returns `Shapes`, with a note when the treatise records nothing of it.

    Errors: `RequestError` when it is neither.

    >>> shapes("ki").sign.place
    'left'
    >>> [dict(one.marks) for one in shapes("v").confusions][0]
    {'m': '腹大', 'v': '腹小'}
    >>> shapes("khva").reduction.place
    'none'
    """
    asked = letter.strip() if isinstance(letter, str) else ""
    onset, vowel, names = _asked(asked)
    found = _table()
    variants = tuple(one for one in found.variants if names & set(one.letters))
    confusions = tuple(one for one in found.confusions if names & set(one.letters))
    sign = found.signs.get(vowel) if onset and vowel else None
    reduction = _reduction(onset, found.reductions)
    encodings = tuple(one for one in found.encodings if names & set(one.letters))
    note = ""
    if not (variants or confusions or sign or reduction or encodings):
        note = "悉曇藏 3 records no variant of shape and no confusion of it"
    return Shapes(asked, variants, confusions, sign, reduction, encodings, note)


def _asked(asked: str) -> tuple[tuple[str, ...], str, frozenset[str]]:
    """Onset, vowel with its final, and the names under which the tables may know it."""
    if asked in _NAMED:
        return (), "", frozenset([asked])
    one = _single(asked)
    onset, base = one.onset, one.base
    vowel = (one.vowel or "") + one.final
    bare = vowel in ("", "a")
    names = {one.iast, asked}
    if base and bare:
        names.add(base)
    elif base:
        # Told of the base with this very vowel (bhrūṃ), of the vowel's sign, or of the letter.
        names |= {base + vowel, vowel, base}
    else:
        names |= {vowel, one.vowel or ""}
    if len(onset) > 1 and onset[0] == "r":
        names.add("r-")
    if onset[-1:] == ("y",) and len(onset) > 1:
        names.add("祇耶")
    return onset, vowel, frozenset(names)


def _single(asked: str) -> Akshara:
    found = syllables(asked) if asked else []
    if len(found) != 1 or found[0].fault or found[0].end - found[0].start != len(asked):
        raise RequestError(
            f"{asked!r} is not one letter or akṣara",
            hint=f"give a letter (k, ā), an akṣara (khra) or one of {' '.join(_NAMED)}",
        )
    return found[0]


def _reduction(onset: tuple[str, ...], known: Mapping[str, SignPlace]) -> SignPlace | None:
    if len(onset) < 2 or onset == ("k", "ṣ"):
        return None
    if onset[0] == "r":
        return known["r-"]
    # A row for the very cluster (khr) says more than the row for its lower letter (r).
    return known.get("".join(onset)) or known.get(onset[-1])


@dataclass(frozen=True, slots=True)
class _Table:
    variants: tuple[Shape, ...]
    confusions: tuple[Confusion, ...]
    signs: Mapping[str, SignPlace]
    reductions: Mapping[str, SignPlace]
    encodings: tuple[Encoding, ...]


@cache
def _table() -> _Table:
    variants: list[Shape] = []
    confusions: list[Confusion] = []
    signs: dict[str, SignPlace] = {}
    reductions: dict[str, SignPlace] = {}
    encodings: list[Encoding] = []
    for row in read_rows("akkhara.siddham", "data/shapes.tsv", _COLUMNS):
        letters = tuple(row["letters"].split())
        cited = {key: row[key] for key in ("quote", "source", "section", "certainty")}
        kind, says, printed = row["kind"], row["says"], row["printed"]
        if kind == "variant":
            judged = row["judgement"]
            variants.append(Shape(letters, row["witness"], printed, says, judged, **cited))
        elif kind == "confusion":
            marks = MappingProxyType(_marks(printed.split("; ")))
            confusions.append(Confusion(letters, marks, says, row["judgement"], **cited))
        elif kind == "sign":
            signs[letters[0]] = SignPlace(letters[0], printed, says, **cited)
        elif kind == "reduction":
            reductions[letters[0]] = SignPlace(letters[0], printed, says, **cited)
        elif kind == "unicode":
            codes = tuple(row["judgement"].split())
            encodings.append(Encoding(letters, printed, codes, says))
        else:
            raise DataError(f"shapes.tsv: no kind {kind!r}")
    return _Table(
        tuple(variants),
        tuple(confusions),
        MappingProxyType(signs),
        MappingProxyType(reductions),
        tuple(encodings),
    )


def _marks(parts: Iterable[str]) -> dict[str, str]:
    found = {}
    for part in parts:
        letters, _, mark = part.partition("=")
        found.update(dict.fromkeys(letters.split(), mark))
    return found
