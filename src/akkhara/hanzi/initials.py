"""Sanskrit consonants beside Middle Chinese initials: what writes what, for a source or translator.

The table counts, for every consonant that a character begins with in Sanskrit, the initial that the
character has in the rime books. Where a school has lost its nasals (不空's 娜 da, 誐 ga, 麼 ba) the
voiced stops stand in the columns of the nasals, and the Sanskrit nasals are written by characters
that end in -ŋ; the earlier translators keep them apart.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from akkhara.errors import RequestError
from akkhara.hanzi.charvalues import Counts, char_counts, pooled, translator
from akkhara.hanzi.phones import phones
from akkhara.hanzi.pieces import is_piece
from akkhara.sounds import CONSONANTS
from akkhara.values import Value, table_text

__all__ = ["INITIALS", "NASALS", "Cell", "Correspondences", "correspondences"]

INITIALS = tuple("見溪羣疑曉匣影云以精清從心邪莊初崇生俟章昌常船書日知徹澄孃端透定泥來幫滂並明")
"""The columns: Middle Chinese initials by place, as the rows run."""

NASALS = frozenset("疑日孃泥明")
"""The initials that are nasals in the rime books."""


@dataclass(frozen=True, slots=True)
class Cell(Value):
    """Where a consonant meets an initial: `letter`, `initial`; `count`, how often (a fraction where
    a character has readings with several initials); `share`, of the consonant's own total;
    `characters`, those that stand there, the frequent ones first."""

    letter: str
    initial: str
    count: float
    share: float
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Correspondences(Value):
    """The table of a manner: `manner` (id, or `all`), `name`; `letters` and `initials` that occur;
    `cells`, those that are not empty; `denasalised`, the share (0 to 1) of g j ḍ d b that
    characters with a nasal initial write; `without`, characters that no rime book reads."""

    manner: str
    name: str
    letters: tuple[str, ...]
    initials: tuple[str, ...]
    cells: tuple[Cell, ...]
    denasalised: float
    without: tuple[str, ...]

    def to_text(self) -> str:
        """The table with counts rounded; a dot where nothing stands."""
        at = {(cell.letter, cell.initial): cell for cell in self.cells}
        rows = [
            (
                letter,
                *(
                    f"{at[letter, initial].count:.0f}" if (letter, initial) in at else "·"
                    for initial in self.initials
                ),
            )
            for letter in self.letters
        ]
        lines = [f"{self.name}: Sanskrit consonants by Middle Chinese initial"]
        lines.append(table_text(("", *self.initials), rows))
        lines.append(
            f"voiced stops written with a nasal initial: {100 * self.denasalised:.0f} in a hundred"
        )
        if self.without:
            lines.append("in no rime book: " + " ".join(self.without))
        return "\n".join(lines)


def correspondences(manner: str = "all") -> Correspondences:
    """What initials write what consonants, for a translator, a letter table, or all.

    Parameters: `manner`, a translator or source of letters by id or name (`letters:` before the
    name asks for the table), or `all`. Needs the extra `hanzi`. Errors: `RequestError` for an
    unknown manner.

    >>> round(correspondences("不空").denasalised, 1), round(correspondences("玄奘").denasalised, 1)
    (0.7, 0.0)
    """
    id, name, counts = _counts_of(manner)
    totals: dict[str, int] = {}
    found: dict[tuple[str, str], Counter[str]] = {}
    without: Counter[str] = Counter()
    for (char, piece), count in counts.items():
        letter = phones(piece)[0] if is_piece(piece) else ""
        if letter not in CONSONANTS:
            continue
        initials = initials_of(char)
        if not initials:
            without[char] += count
            continue
        totals[letter] = totals.get(letter, 0) + count
        for initial in initials:
            found.setdefault((letter, initial), Counter())[char] += count
    cells = []
    voiced = nasal = 0.0
    for (letter, initial), chars in found.items():
        heard = sum(number / len(initials_of(char)) for char, number in chars.items())
        names = tuple(char for char, _ in chars.most_common(12))
        cells.append(
            Cell(letter, initial, round(heard, 2), round(heard / totals[letter], 4), names)
        )
        if letter in _VOICED:
            voiced += heard
            nasal += heard if initial in NASALS else 0.0
    order = {one: place for place, one in enumerate((*CONSONANTS, *INITIALS))}
    cells.sort(key=lambda cell: (order[cell.letter], order[cell.initial]))
    return Correspondences(
        id,
        name,
        tuple(one for one in CONSONANTS if any(cell.letter == one for cell in cells)),
        tuple(one for one in INITIALS if any(cell.initial == one for cell in cells)),
        tuple(cells),
        round(nasal / voiced, 4) if voiced else 0.0,
        tuple(char for char, _ in without.most_common()),
    )


_VOICED = frozenset({"g", "j", "ḍ", "d", "b"})


@cache
def initials_of(char: str) -> tuple[str, ...]:
    """The initials of a character's readings, each once.

    >>> initials_of("娜"), initials_of("娑")
    (('泥',), ('心',))
    """
    from akkhara.hanzi.medieval import readings

    try:
        return tuple(dict.fromkeys(one.initial for one in readings(char)))
    except RequestError:
        # What is not one character has no reading; that the rime books are missing must be said.
        if len(char) != 1:
            return ()
        raise


def _counts_of(manner: str) -> tuple[str, str, Counts]:
    from akkhara.hanzi.attestations import letters
    from akkhara.hanzi.transcribing import manner_of

    if manner.strip() == "all":
        return "all", "all translators", pooled()
    way = manner_of(manner)
    if way.is_table:
        table = {(row.restored or row.written, row.letter): 1 for row in letters(source=way.id)}
        return way.id, way.name, table
    return way.id, translator(way.id).name, char_counts(way.id)
