"""A user's own words: lists and dictionary databases, imported into the user's data folder.

The folder is `$XDG_DATA_HOME/akkhara/lexicon`, else `~/.local/share/akkhara/lexicon`; the package
itself is never written to.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from akkhara.data import parse_rows
from akkhara.errors import AkkharaError, DataError, LexiconError, RequestError
from akkhara.pali.guess import guess_gender
from akkhara.pali.lists import classes
from akkhara.pali.nominal import GENDERLESS
from akkhara.pali.request import pali_stem, pali_text, pali_word
from akkhara.pali.vocabulary import POS, Word, stem_class
from akkhara.values import Value

__all__ = ["Import", "folder", "lexicon_import", "user_words"]

COLUMNS = ("lemma", "pos", "gender", "stem_class", "gloss", "source")
NOTICE = (
    "The Digital Pāḷi Dictionary is licensed CC BY-NC-SA 4.0: not for commercial use. "
    "Its words stay in your data folder and are no part of this package."
)
# Parts of speech of the dictionary: what they are here, and the genders they have.
_DICTIONARY = {
    "masc": ("noun", "m"),
    "fem": ("noun", "f"),
    "nt": ("noun", "n"),
    "adj": ("adj", "mfn"),
    "pp": ("adj", "mfn"),
    "prp": ("adj", "mfn"),
    "ptp": ("adj", "mfn"),
    "ordin": ("num", "mfn"),
    "ind": ("indecl", ""),
    "abs": ("indecl", ""),
    "ger": ("indecl", ""),
    "inf": ("indecl", ""),
    "prefix": ("prefix", ""),
}
_GLOSS = ("meaning_1", "meaning_2", "meaning_lit")
# How dictionaries name stems that the grammar names otherwise.
_CITED = (("vant", "vantu"), ("mant", "mantu"), ("ant", "anta"), ("ent", "enta"), ("ont", "onta"))


@dataclass(frozen=True, slots=True)
class Import(Value):
    """What was imported: `words`, how many; `path`, where they lie; `left_out`, by reason, how many
    entries were not taken; `notice`, on the licence, or nothing."""

    words: int
    path: str
    left_out: Mapping[str, int]
    notice: str

    def to_text(self) -> str:
        """A few lines for people."""
        lines = [f"{self.words} words imported to {self.path}"]
        lines += [f"  left out: {count} {reason}" for reason, count in self.left_out.items()]
        return "\n".join([*lines, self.notice] if self.notice else lines)


def folder() -> Path:
    """The folder of the user's own lexicons."""
    home = os.environ.get("XDG_DATA_HOME", "")
    # The specification has relative paths ignored.
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "akkhara" / "lexicon"


def lexicon_import(path: str) -> Import:
    """Import a list of words, or a database of the Digital Pāḷi Dictionary, as the user's own.

    A list is a table with a header: `lemma`, and if wanted `pos`, `gender`, `gloss`. What is not
    said is guessed: the gender by the ending, and a word with a gender is a noun. The words go into
    the user's data folder; another import of a file of that name replaces the first.

    Parameters: `path`, the table (TSV), or the database (SQLite).

    Raises `RequestError` for a file that is not there, `LexiconError` for one that is neither.
    """
    file = Path(path)
    try:
        with file.open("rb") as stream:
            start = stream.read(16)
    except FileNotFoundError:
        raise RequestError(f"no file {path}", hint="a table of words or a database") from None
    except OSError as error:
        raise RequestError(f"{path} cannot be read: {error.strerror}", hint="a file") from None
    left: Counter[str] = Counter()
    database = start.startswith(b"SQLite format 3")
    entries = _database(file, left) if database else _list(file)
    words = list(_unique(entries, left))
    if not words:
        raise LexiconError(f"{path} holds no word that can be taken", hint="a column lemma")
    target = folder() / f"{file.stem}.tsv"
    text = "".join(
        "\t".join((one.lemma, one.pos, one.gender, one.stem_class or "", one.gloss, one.source))
        + "\n"
        for one in words
    )
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        # A reader sees the old table or the new one, never half of it.
        fresh = target.with_suffix(f".{os.getpid()}.tmp")
        fresh.write_text("\t".join(COLUMNS) + "\n" + text, encoding="utf-8")
        fresh.replace(target)
    except OSError as error:
        raise RequestError(
            f"{target} cannot be written: {error.strerror}",
            hint="XDG_DATA_HOME names another folder",
        ) from None
    return Import(len(words), str(target), dict(left), NOTICE if database else "")


def _unique(words: Iterable[Word], left: Counter[str]) -> Iterator[Word]:
    seen: set[tuple[str, str, str]] = set()
    for word in words:
        key = (word.lemma, word.pos, word.gender)
        if key in seen:
            left["further meanings of a word that is there"] += 1
            continue
        seen.add(key)
        yield word


def _list(file: Path) -> Iterator[Word]:
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise LexiconError(
            f"{file} is not UTF-8: byte {error.start}", hint="iconv -t UTF-8 converts it"
        ) from None
    try:
        rows = list(parse_rows(lines, file.name, ("lemma",)))
    except DataError as error:
        raise LexiconError(
            error.message, hint="a table with a header, tabs between cells"
        ) from None
    for row in rows:
        lemma = pali_text(row["lemma"])
        gender = row.get("gender", "").strip()
        pos = row.get("pos", "").strip() or ("noun" if gender or _stem(lemma) else "indecl")
        if pos not in POS:
            raise LexiconError(
                f"{file.name}: {lemma} has the part of speech {pos!r}", hint=", ".join(POS)
            )
        if not gender and pos not in ("indecl", "prefix"):
            gender = "mfn" if pos == "adj" else guess_gender(pali_stem(lemma))[0]
        yield _word(lemma, pos, gender, row.get("gloss", ""), file.name)


def _stem(text: str) -> bool:
    try:
        return bool(pali_stem(text))
    except AkkharaError:
        return False


def _word(lemma: str, pos: str, gender: str, gloss: str, source: str) -> Word:
    """A word that the grammar can decline; `LexiconError` for one that it cannot."""
    try:
        if not gender:
            return Word(pali_word(lemma, "word"), pos, "", None, gloss, source)
        stem = pali_stem(lemma)
        if not set(gender) <= set("mfn") and not (
            gender == "x" and classes(stem, "x") & GENDERLESS
        ):
            raise LexiconError(f"{lemma} has the gender {gender!r}", hint="m, f, n or several")
        return Word(stem, pos, gender, stem_class(stem, gender[0]), gloss, source)
    except RequestError as error:
        raise LexiconError(f"{source}: {error.message}", hint=error.hint) from None


def _database(file: Path, left: Counter[str]) -> Iterator[Word]:
    """Headwords of the dictionary; what is no word of one of our kinds is counted in `left`."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as base:
        try:
            columns = [row[1] for row in base.execute("PRAGMA table_info(dpd_headwords)")]
            if not {"lemma_1", "pos"} <= set(columns):
                raise LexiconError(
                    f"{file} has no table dpd_headwords with lemma_1 and pos",
                    hint="the database dpd.db of the Digital Pāḷi Dictionary",
                )
            glosses = [name for name in _GLOSS if name in columns]
            chosen = ", ".join(["lemma_1", "pos", *glosses])
            for lemma, pos, *meanings in base.execute(f"SELECT {chosen} FROM dpd_headwords"):
                if pos not in _DICTIONARY:
                    left[f"entries of the kind {pos}"] += 1
                    continue
                kind, gender = _DICTIONARY[pos]
                gloss = next((" ".join(str(one).split()) for one in meanings if one), "")
                name = pali_text(re.sub(r"\s*\d[\d.]*$", "", str(lemma)))
                try:
                    yield _word(_cited(name) if gender else name, kind, gender, gloss, "dpd")
                except LexiconError:
                    left["entries that are no single word or stem"] += 1
        except sqlite3.DatabaseError as error:
            raise LexiconError(f"{file} is damaged: {error}", hint="fetch it anew") from None


def _cited(lemma: str) -> str:
    """The stem as the grammar names it: guṇavant is guṇavantu, satthar satthu.

    >>> [_cited(one) for one in ("guṇavant", "satthar", "gacchant", "purisa")]
    ['guṇavantu', 'satthu', 'gacchanta', 'purisa']
    """
    for ending, stem in _CITED:
        if lemma.endswith(ending):
            return lemma.removesuffix(ending) + stem
    return lemma[:-2] + "u" if lemma.endswith("ar") else lemma


def user_words() -> tuple[Word, ...]:
    """The words of all lists that the user has imported; none without any.

    Raises `LexiconError` for a table that was damaged.
    """
    found: list[Word] = []
    home = folder()
    for file in sorted(home.glob("*.tsv")) if home.is_dir() else ():
        found += _read(str(file), file.stat().st_mtime_ns)
    return tuple(found)


@lru_cache(maxsize=16)
def _read(path: str, changed: int) -> tuple[Word, ...]:
    """One table; `changed` is its time, so that a new import is seen."""
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
        rows = list(parse_rows(lines, path, COLUMNS))
    except (DataError, UnicodeDecodeError) as error:
        raise LexiconError(f"{path}: {error}", hint="import the list again") from None
    return tuple(
        Word(
            row["lemma"],
            row["pos"],
            row["gender"],
            row["stem_class"] or None,
            row["gloss"],
            row["source"],
        )
        for row in rows
    )
