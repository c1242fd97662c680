"""The letter tables: what each source writes for each letter, and each character for which letters.

悉曇藏 5 collects the Chinese characters of two dozen sources for the fifty letters, with fanqie,
tones and place classes. What is printed stands beside what it is restored to; where the print
cannot be trusted nothing is restored.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from unicodedata import normalize

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.hanzi.folding import fold
from akkhara.rules import source as document_of
from akkhara.sounds import CONSONANTS_35, SYLLABARY, VOWELS_12
from akkhara.values import Value, table_text

__all__ = [
    "Attestation",
    "LetterSource",
    "LetterTable",
    "letter_source_list",
    "letter_sources",
    "letters",
    "table",
]

_COLUMNS = (
    "source", "letter", "order", "written", "restored", "alternative", "label", "fanqie",
    "note", "place", "confidence", "remark", "document",
)  # fmt: skip
_ROWS = tuple("k" + vowel for vowel in VOWELS_12)
_LETTERS = (*SYLLABARY, "āḥ", "slot34", *_ROWS)


@dataclass(frozen=True, slots=True)
class LetterSource(Value):
    """One of the sources: `id`, `number` (S01 …, the order of 悉曇藏 5), `name`, `aliases`,
    `english`, `attribution`, `country`, `document` (id of the text that has it), `heading` (the
    words, as printed, at which its table begins), `transmission` (in what state it has come
    down)."""

    id: str
    number: str
    name: str
    aliases: tuple[str, ...]
    english: str
    attribution: str
    country: str
    document: str
    heading: str
    transmission: str

    @property
    def locus(self) -> str:
        """Where it stands: the document and the heading.

        >>> letter_sources()["quanzhen"].locus
        '悉曇藏 卷五, 全真悉昙次第云'
        """
        return f"{document_of(self.document).title}, {self.heading}"

    def to_text(self) -> str:
        """Two lines: name and English; attribution, locus and state."""
        return (
            f"{self.id}  {self.name}: {self.english}\n"
            f"    {self.attribution}; {self.locus}; {self.transmission}"
        )


@dataclass(frozen=True, slots=True)
class Attestation(Value):
    """What one source has for one letter.

    Fields: `source` (id of a `LetterSource`); `letter` in IAST, consonants without vowel, `slot34`
    for the disputed last letter before the four liquid vowels, ka … kaḥ in rows of twelve;
    `order`, its place in the source's list (1-based); `written`, as printed; `restored`, in full
    characters, empty where the print cannot be trusted; `alternative`, another reading; `label`,
    what the source puts before the character (短 長 重音); `fanqie`, as printed, each with 反 or
    切; `note`; `place`, the class that the source names; `confidence` high, medium or low;
    `remark`, ours; `document`, the text that has it.
    """

    source: str
    letter: str
    order: int
    written: str
    restored: str
    alternative: str
    label: str
    fanqie: tuple[str, ...]
    note: str
    place: str
    confidence: str
    remark: str
    document: str

    @property
    def readings(self) -> tuple[str, ...]:
        """Printed, restored and alternative characters, each once."""
        found = (self.restored, self.alternative, fold(self.written), self.written)
        return tuple(dict.fromkeys(one for one in found if one))

    def to_text(self) -> str:
        """One line: letter, source, characters, fanqie, note, and what is doubtful."""
        name = letter_sources()[self.source].name
        char = self.restored or "?"
        if self.written != char:
            char += f" [{self.written or 'dropped'}]"
        said = " ".join(one for one in (self.label, *self.fanqie, self.note) if one)
        line = f"{self.letter}  {char}"
        line += f"（{said}）" if said else ""
        line += f"  {name} {self.order}"
        line += f", {self.place}" if self.place else ""
        line += f"  {self.confidence}" if self.confidence != "high" else ""
        return line + (f": {self.remark}" if self.remark else "")


@dataclass(frozen=True, slots=True)
class LetterTable(Value):
    """Sources side by side: `sources` (ids, the columns), `letters` (the rows), `cells` row by row,
    each the attestations of that letter in that source, none to several."""

    sources: tuple[str, ...]
    letters: tuple[str, ...]
    cells: tuple[tuple[tuple[Attestation, ...], ...], ...]

    def _shown(self) -> list[list[str]]:
        return [
            [letter, *("、".join(_cell(one) for one in cell) for cell in row)]
            for letter, row in zip(self.letters, self.cells, strict=True)
        ]

    def to_text(self) -> str:
        """Aligned columns: the letter, then each source's character with its note."""
        header = ["letter", *(letter_sources()[one].name for one in self.sources)]
        return table_text(header, self._shown())

    def to_tsv(self) -> str:
        """The same as a table with tabs, the ids of the sources in its first line."""
        out = io.StringIO()
        writer = csv.writer(out, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_MINIMAL)
        writer.writerow(["letter", *self.sources])
        writer.writerows(self._shown())
        return out.getvalue()


def _cell(one: Attestation) -> str:
    said = " ".join(piece for piece in (one.label, *one.fanqie, one.note) if piece)
    return (one.restored or f"[{one.written or '—'}]") + (f"（{said}）" if said else "")


@cache
def letter_sources() -> Mapping[str, LetterSource]:
    """The sources by id, in the order of 悉曇藏 5.

    >>> len(letter_sources()), letter_sources()["baoyue"].english
    (29, 'Oral teaching of 寶月 Ratnacandra, southern India')
    """
    found = {}
    for row in read_rows("akkhara.hanzi", "data/letter_sources.tsv"):
        aliases = tuple(row.pop("aliases").split())
        found[row["id"]] = LetterSource(**row, aliases=aliases)
    return MappingProxyType(found)


def letter_source_list() -> tuple[LetterSource, ...]:
    """The sources of the letter tables, in the order of 悉曇藏 5.

    >>> letter_source_list()[0].name
    '大日經 字輪品'
    """
    return tuple(letter_sources().values())


def _squeezed(name: str) -> str:
    return "".join(one for one in fold(normalize("NFC", name)).casefold() if one not in " ()（）")


@cache
def _source_names() -> Mapping[str, tuple[str, ...]]:
    """Every way to name a source, to the ids it can mean, the principal one first."""
    found: dict[str, list[str]] = {}
    for one in letter_sources().values():
        for name in (one.id, one.number, one.name, one.english, *one.aliases):
            found.setdefault(_squeezed(name), []).append(one.id)
    return MappingProxyType({name: tuple(dict.fromkeys(ids)) for name, ids in found.items()})


def source_id(name: str) -> str:
    """The id of the source that `name` means: id, number, Chinese or English name.

    >>> source_id("全真"), source_id("S22"), source_id("大日經 字輪品")
    ('quanzhen', 'baoyue', 'dari')
    """
    found = _source_names().get(_squeezed(name))
    if found is None:
        raise RequestError(
            f"no source of letters {name!r}",
            hint="known: " + ", ".join(f"{one.id} {one.name}" for one in letter_sources().values()),
        )
    return found[0]


@cache
def _all() -> tuple[Attestation, ...]:
    found = []
    for number, row in enumerate(read_rows("akkhara.hanzi", "data/letters.tsv", _COLUMNS), 1):
        if row["source"] not in letter_sources() or row["letter"] not in _LETTERS:
            raise DataError(f"letters.tsv row {number}: {row['source']} {row['letter']}")
        if row["confidence"] not in ("high", "medium", "low"):
            raise DataError(f"letters.tsv row {number}: confidence {row['confidence']!r}")
        found.append(
            Attestation(
                source=row["source"],
                letter=row["letter"],
                order=int(row["order"]),
                written=row["written"],
                restored=row["restored"],
                alternative=row["alternative"],
                label=row["label"],
                fanqie=tuple(row["fanqie"].split()),
                note=row["note"],
                place=row["place"],
                confidence=row["confidence"],
                remark=row["remark"],
                document=row["document"],
            )
        )
    return tuple(found)


def _wanted(letter: str) -> frozenset[str]:
    """The names under which rows of that letter stand."""
    text = normalize("NFC", letter).strip()
    found = {text} & set(_LETTERS)
    if text.removesuffix("a") in CONSONANTS_35:
        found.add(text.removesuffix("a"))
    if not found:
        raise RequestError(f"no letter {letter!r}", hint="letters: " + " ".join(_LETTERS))
    return frozenset(found)


def letters(
    letter: str | None = None, source: str | None = None, char: str | None = None
) -> tuple[Attestation, ...]:
    """The attestations of the letter tables, by letter, by source, by character, or all.

    Parameters: `letter` in IAST (k or ka, aṃ, llaṃ, slot34; ka … kaḥ also find the rows of
    twelve); `source`, id or name (全真, quanzhen, S07); `char`, a character, printed or restored;
    also one of two that write a letter together (灑 in 乞灑). What is given must all hold. In the
    order of the sources and of their lists; empty when nothing fits. Raises `RequestError` for an
    unknown letter or source.

    >>> [one.restored for one in letters("ṅ", "全真")], letters("ṅ", "全真")[0].fanqie
    (['仰'], ('虐鞅反',))
    >>> sorted({one.letter for one in letters(char="拏")})
    ['n', 'ḍ', 'ṇ']
    """
    wanted = None if letter is None else _wanted(letter)
    origin = None if source is None else source_id(source)
    found = _all() if origin is None else _by_source().get(origin, ())
    if wanted is not None:
        found = tuple(one for one in found if one.letter in wanted)
    if char is not None:
        asked = normalize("NFC", char)
        if not asked:
            raise RequestError("no character is given", hint="a character, as 拏")
        asks = {asked, fold(asked)}
        found = tuple(one for one in found if _has(one, asks))
    return found


def _has(one: Attestation, asks: Iterable[str]) -> bool:
    return any(
        ask == reading or (len(ask) == 1 and ask in reading)
        for ask in asks
        for reading in one.readings
    )


@cache
def _by_source() -> Mapping[str, tuple[Attestation, ...]]:
    found: dict[str, list[Attestation]] = {}
    for one in _all():
        found.setdefault(one.source, []).append(one)
    return MappingProxyType({name: tuple(rows) for name, rows in found.items()})


def table(sources: str | Sequence[str] | None = None, letter: str | None = None) -> LetterTable:
    """Sources side by side, one row a letter.

    Parameters: `sources`, ids or names, a sequence or one string with commas; all when None;
    `letter`, one row alone. Raises `RequestError` for an unknown source or letter.

    >>> print(table("空海悉曇釋義, 全真", letter="gh").to_text())
    letter  空海 悉曇釋義  全真 悉曇次第
    gh      伽（去引）   伽（渠賀反 去聲更重）
    """
    if sources is None:
        ids = tuple(letter_sources())
    else:
        names = sources.replace("，", ",").split(",") if isinstance(sources, str) else sources
        ids = tuple(dict.fromkeys(source_id(name.strip()) for name in names if name.strip()))
    wanted = frozenset(_LETTERS) if letter is None else _wanted(letter)
    here = {one.letter for name in ids for one in _by_source().get(name, ())}
    rows = tuple(one for one in _LETTERS if one in here and one in wanted)
    cells = tuple(
        tuple(tuple(one for one in _by_source().get(name, ()) if one.letter == row) for name in ids)
        for row in rows
    )
    return LetterTable(ids, rows, cells)
