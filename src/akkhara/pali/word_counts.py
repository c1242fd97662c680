"""Word counts in files, and the command that induces stems from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from akkhara.data import parse_rows
from akkhara.errors import LexiconError, RequestError
from akkhara.pali.induced import Induced, table
from akkhara.pali.induction import Counts, induce
from akkhara.pali.request import pali_text
from akkhara.values import Value

__all__ = ["Induction", "SavedTable", "lexicon_induce", "read_counts"]


@dataclass(frozen=True, slots=True)
class SavedTable(Value):
    """A table as a file: `path`, and the number of its `stems`."""

    path: str
    stems: int


@dataclass(frozen=True, slots=True)
class Induction(Value):
    """The stems that word counts propose: `stems`, the surest first; `head`, how they were made."""

    stems: tuple[Induced, ...]
    head: tuple[str, ...]
    formats: ClassVar[tuple[str, ...]] = ("tsv",)

    def to_tsv(self) -> str:
        """The table with its head, stems in alphabetical order."""
        return table(sorted(self.stems, key=lambda one: (one.stem, one.gender)), self.head)

    def to_text(self) -> str:
        """The table, the surest stem first."""
        return table(self.stems, self.head).rstrip("\n")

    def save(self, path: str) -> SavedTable:
        """Writes the table to a file.

        Raises `RequestError` when it cannot be written.
        """
        try:
            Path(path).write_text(self.to_tsv(), encoding="utf-8")
        except OSError as error:
            raise RequestError(
                f"cannot write {path}: {error.strerror}", hint="a file in a folder of yours"
            ) from None
        return SavedTable(path, len(self.stems))


def read_counts(path: str, without: str = "") -> Counts:
    """The word counts of a file.

    The file is a table with a header: `form`, `total`, and perhaps one column a section. Without a
    header, a line is a form and its count.

    Parameters: `path`; `without`, a section that is left out: its counts are taken from the totals.

    Raises `RequestError` for a file that is not there, `LexiconError` for one that holds no counts
    or lacks the section.
    """
    file = Path(path)
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        raise RequestError(f"no file {path}", hint="a table of forms and counts") from None
    except OSError as error:
        raise RequestError(f"{path} cannot be read: {error.strerror}", hint="a file") from None
    except UnicodeDecodeError as error:
        raise LexiconError(
            f"{path} is not UTF-8: byte {error.start}", hint="iconv -t UTF-8 converts it"
        ) from None
    first = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    if first.split("\t")[:2] != ["form", "total"]:
        lines.insert(0, "\t".join(["form", "total"] + ["more"] * (first.count("\t") - 1)))
    counts: dict[str, int] = {}
    for row in parse_rows(lines, file.name, ("form", "total")):
        if without and without not in row:
            sections = ", ".join(name for name in row if name not in ("form", "total"))
            raise LexiconError(
                f"{path} has no section {without}", hint=f"sections: {sections or 'none'}"
            )
        count = _number(row, "total", file.name) - (
            _number(row, without, file.name) if without else 0
        )
        if count > 0:
            form = pali_text(row["form"])
            counts[form] = counts.get(form, 0) + count
    if not counts:
        raise LexiconError(f"{path} holds no counts", hint="lines of a form, a tab, a number")
    return Counts(file.stem + (f" without {without}" if without else ""), counts)


def _number(row: Mapping[str, str], column: str, where: str) -> int:
    text = row[column].strip() or "0"
    if not text.isdecimal():
        raise LexiconError(
            f"{where}: {row['form']!r} has {text!r} for {column}, which is no count",
            hint="lines of a form, a tab, a number",
        )
    return int(text)


def lexicon_induce(*counts: str, without: str = "") -> Induction:
    """Stems that word counts propose, with gender, class, score and the forms that speak for each.

    Parameters: `counts`, files of word counts (a form, a tab, its count; with a header `form total`
    and sections, as many columns more); `without`, a section of the first file that is left out.

    Raises `RequestError` for a file that is not there, `LexiconError` for one that holds no counts.
    """
    if not counts:
        raise RequestError("no word counts are given", hint="akkhara lexicon induce COUNTS")
    corpora = [
        read_counts(path, without if place == 0 else "") for place, path in enumerate(counts)
    ]
    names = " ".join(Path(path).name for path in counts)
    left_out = f" --without {without}" if without else ""
    head = (
        f"Stems induced from word counts: akkhara lexicon induce {names}{left_out}",
        "gender: as the forms show it; score: evidence in bits; weight: how common, by doublings;",
        "evidence: the forms that speak for the stem, the loudest first; source: where they stand.",
    )
    return Induction(induce(*corpora), head)
