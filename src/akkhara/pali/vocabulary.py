"""The core vocabulary: words of the canon and the commentaries with gender, class and gloss.

The tables in `data/words/` are written for this package, one subject a file; every row has its
source: the sutta that names the word, or `editorial`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.pali.lists import classes
from akkhara.values import Value

__all__ = ["POS", "Word", "lookup", "stem_class", "words"]

# Parts of speech of the tables.
POS = ("noun", "name", "adj", "pron", "num", "indecl", "prefix")

_COLUMNS = ("lemma", "pos", "gender", "stem_class", "gloss", "source")
# Classes of the grammar that give a stem a declension of its own, the most telling first; what is
# in none is declined by its last letter.
_TELLING = (
    "amha",
    "tumha",
    "dvi",
    "ubha",
    "pañcādi",
    "ti",
    "catu",
    "ekacca",
    "sabbanāma",
    "bhavanta",
    "arahanta",
    "mahanta",
    "santa",
    "ntu",
    "nta",
    "pitu",
    "satthu",
    "rāja",
    "brahma",
    "sakha",
    "atta",
    "ātuma",
    "addha",
    "rājādi",
    "puma",
    "yuva",
    "maghava",
    "go",
    "kamma",
    "thāma",
    "ni",
    "mano",
    "manādi",
    "bahu",
    "tiṃsādi",
)


@dataclass(frozen=True, slots=True)
class Word(Value):
    """One row of the vocabulary.

    `lemma`, the stem as the grammar declines it (guṇavantu, satthu), or the word itself; `pos`, one
    of `POS`; `gender`: m, f or n, several letters where the word has several genders (adjectives:
    mfn), x for words with one set of forms for all, empty for words without inflection;
    `stem_class`, as `stem_class` names it, None without inflection; `gloss`, short English;
    `source`.

    >>> lookup("rāja")[0]
    Word(lemma='rāja', pos='noun', gender='m', stem_class='rāja', gloss='king', source='kacc.135')
    """

    lemma: str
    pos: str
    gender: str
    stem_class: str | None
    gloss: str
    source: str


def stem_class(stem: str, gender: str) -> str:
    """The class by which the grammar declines a stem: one that a sutta names, else its last letter.

    Parameters: `stem`, in IAST; `gender`, m, f, n or x.

    Raises `RequestError` for an empty stem.

    >>> stem_class("mahārāja", "m"), stem_class("kamma", "n"), stem_class("purisa", "m")
    ('rāja', 'kamma', 'a')
    """
    if not stem:
        raise RequestError("an empty stem has no class", hint="give a stem, as purisa")
    named = classes(stem, gender)
    for one in _TELLING:
        if one in named:
            return one
    return stem[-1]


@cache
def words() -> tuple[Word, ...]:
    """All words of the vocabulary, file by file.

    Raises `DataError` for a row whose part of speech is unknown.

    >>> len(words()) > 1000
    True
    """
    folder = files("akkhara.pali").joinpath("data/words")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".tsv"))
    return tuple(
        _word(row, name)
        for name in names
        for row in read_rows("akkhara.pali", f"data/words/{name}", _COLUMNS)
    )


def _word(row: dict[str, str], name: str) -> Word:
    if row["pos"] not in POS:
        raise DataError(f"{name}: {row['lemma']} has the part of speech {row['pos']!r}, not of POS")
    return Word(
        row["lemma"],
        row["pos"],
        row["gender"],
        row["stem_class"] or None,
        row["gloss"],
        row["source"],
    )


@cache
def _by_lemma() -> dict[str, tuple[Word, ...]]:
    found: dict[str, list[Word]] = {}
    for word in words():
        found.setdefault(word.lemma, []).append(word)
    return {lemma: tuple(rows) for lemma, rows in found.items()}


def lookup(lemma: str) -> tuple[Word, ...]:
    """The words with that lemma; none for one that the vocabulary lacks.

    Parameters: `lemma`, the stem as the grammar declines it.

    >>> [(word.pos, word.gloss) for word in lookup("seyyathāpi")]
    [('indecl', 'just as')]
    >>> lookup("xyz")
    ()
    """
    return _by_lemma().get(lemma, ())
