"""Declension against two independent golds: recall of attested forms, forms a cell, and the share
of forms that neither a gold nor the canon knows."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from akkhara.errors import RequestError
from akkhara.pali.nominal import cell, genders

GENDERS = {"masc": "m", "fem": "f", "nt": "n"}
CASES = {"instr": "ins"}
# How the dictionary's lemma becomes the grammar's stem, by its pattern.
ENDINGS = {
    "ant masc": ("ant", "antu"),
    "ant adj": ("ant", "antu"),
    "arahant masc": ("ant", "anta"),
    "bhavant masc": ("ant", "anta"),
    "ar masc": ("ar", "u"),
    "ar2 masc": ("ar", "u"),
    "ar fem": ("ar", "u"),
    "mātar fem": ("ar", "u"),
    "as masc": ("as", "a"),
    "a masc pl": ("ā", "a"),
    "a nt pl": ("āni", "a"),
    "i masc pl": ("ī", "i"),
    "ī fem pl": ("iyo", "ī"),
}
LEMMAS = {"ahaṃ": "amha", "tvaṃ": "tumha", "ka": "kiṃ"}
# Duroiselle gives the friend under sakhi; the grammar's stem is sakha.
RENAMED = {"sakhi": "sakha"}


@dataclass(frozen=True)
class Row:
    """One cell of a gold."""

    pattern: str
    stem: str
    gender: str
    case: str
    number: str
    forms: frozenset[str]
    attested: frozenset[str]


@dataclass
class Score:
    """What is counted over one gold."""

    found: int = 0
    attested: int = 0
    known: int = 0
    forms: int = 0
    cells: int = 0
    unknown: int = 0
    missing: Counter[str] = field(default_factory=Counter)


def _stem(pattern: str, lemma: str) -> str:
    if pattern.endswith("pron") and lemma in LEMMAS:
        return LEMMAS[lemma]
    old, new = ENDINGS.get(pattern, ("", ""))
    return lemma.removesuffix(old) + new if old and lemma.endswith(old) else lemma


def _split(text: str) -> list[str]:
    return [part for part in text.split("|") if part]


def read(path: Path) -> Iterator[Row]:
    """The cells of a gold; rows for compounds are no cells."""
    with path.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            if not row["number"] or row["case"] == "comp":
                continue
            forms = frozenset(_split(row["forms"]))
            if "stem_kaccayana" in row:
                pattern, stem = "", RENAMED.get(row["stem_kaccayana"], row["stem_kaccayana"])
                attested = frozenset(_split(row["attested_any_corpus"]))
            else:
                pattern, stem = row["pattern"], _stem(row["pattern"], row["lemma"])
                counted = _split(row["attested_mula"])
                attested = frozenset(one.rsplit(":", 1)[0] for one in counted)
            number = "pl" if row["number"] == "dual" else row["number"]
            case = CASES.get(row["case"], row["case"])
            gender = GENDERS.get(row["gender"], "x")
            yield Row(pattern, stem, gender, case, number, forms, attested & forms)


def answer(row: Row) -> frozenset[str]:
    """The forms that the grammar gives for a cell."""
    kind = "numeral" if "card" in row.pattern else "decl"
    try:
        return frozenset(
            word.form
            for gender in genders(row.stem, row.gender, kind)
            for word in cell(row.stem, gender, row.case, row.number, "", kind)
        )
    except RequestError:
        return frozenset()


def score(rows: Iterator[Row], canon: frozenset[str]) -> Score:
    """Counts over a gold."""
    made = Score()
    for row in rows:
        given = answer(row)
        made.cells += 1
        made.forms += len(given)
        made.attested += len(row.attested)
        made.found += len(row.attested & given)
        made.known += len(row.forms)
        made.unknown += sum(form not in row.forms and form not in canon for form in given)
        for form in row.attested - given:
            made.missing[f"{row.stem} {row.gender} {row.case} {row.number}: {form}"] += 1
    return made


def _canon(folder: Path) -> frozenset[str]:
    found: set[str] = set()
    for name in ("forms_mula.tsv", "forms_atthakatha.tsv"):
        with (folder / name).open(encoding="utf-8") as lines:
            found |= {line.partition("\t")[0] for line in lines}
    return frozenset(found)


def main(shared: Path) -> None:
    """Prints the table."""
    folder = shared / "eval" / "pali"
    canon = _canon(folder)
    for name in ("declension.tsv", "duroiselle_declension.tsv", "declension_extra.tsv"):
        made = score(read(folder / name), canon)
        print(
            f"{name:<26} attested forms found {made.found} of {made.attested} "
            f"({made.found / made.attested:.2%}); {made.forms / made.cells:.2f} forms a cell; "
            f"{made.unknown / made.forms:.1%} of the forms unknown to gold and canon"
        )
        shown = ", ".join(list(made.missing)[:6])
        print(f"{'':<26} not found: {shown} …")
