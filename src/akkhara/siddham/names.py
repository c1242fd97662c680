"""The treatises' own names and Chinese readings of syllables.

What is printed stands beside what it is restored to; nothing here is made up by rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from akkhara.akshara import akshara as one_akshara
from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.values import Value

__all__ = ["Reading", "name", "reading", "readings_of"]

Role = Literal["name", "reading", "both"]
_COLUMNS = (
    "recension", "chapter", "iast", "role", "text", "tags", "fanqie", "printed", "restored",
    "source", "locus", "certainty", "note",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reading(Value):
    """A name or reading of one syllable.

    Fields: `text`, the characters as written, without tags and fanqie; `tags`, the treatise's
    marks in order (上 平 去 重 二合); `fanqie`, restored where the printed one is a slip;
    `printed`, the words as the text prints them; `restored`, what the text should be (equal to
    `text` where nothing is amiss); `note`; `recension`, whose reading it is, and
    `chapter`, its own number of it; `source`, `locus`; `iast`, the syllable; `role`:
    name, reading or both; `certainty` of the restoration.
    """

    text: str
    tags: tuple[str, ...]
    fanqie: tuple[str, ...]
    printed: str
    restored: str
    note: str
    chapter: int
    source: str
    iast: str
    recension: str
    role: Role
    locus: str
    certainty: str

    def to_text(self) -> str:
        """One line: characters, tags, fanqie, where it stands, and the slip if there is one."""
        parts = [f"{self.iast} {self.text}"]
        if self.tags:
            parts.append(" ".join(self.tags))
        parts += [f"({spelled})" for spelled in self.fanqie]
        parts.append(f"[{self.recension} ch. {self.chapter}: {self.printed}]")
        if self.restored != self.text:
            parts.append(f"read {self.restored}")
        if self.note:
            parts.append(f"- {self.note}")
        return " ".join(parts)


def name(akshara: str, chapter: int | None = None) -> tuple[Reading, ...]:
    """What the treatises call a syllable (名 …, 稱 …); empty when they give it no name.

    Parameters: `akshara`, one syllable in any script; `chapter`, to have the names of that chapter
    only. Those of 字記 come first; each says whose it is.

    Errors: `ScriptError` when the text is not one akṣara.

    >>> [(n.text, n.chapter) for n in name("jña")]
    [('阿社若', 17)]
    >>> [(n.text, n.tags) for n in name("dgha")]
    [('阿拕伽', ('重',))]
    >>> name("jñi")
    ()
    """
    return _found(akshara, chapter, "name")


def reading(akshara: str, chapter: int | None = None) -> tuple[Reading, ...]:
    """How the treatises read a syllable in Chinese characters; empty when they do not.

    Parameters and errors as for `name`.

    >>> [(r.text, r.printed, r.restored) for r in reading("gṛ")]
    [('佉里', '佉里', '伽里')]
    >>> [(r.text, r.tags) for r in reading("kyā")]
    [('紀耶', ('二合',))]
    """
    return _found(akshara, chapter, "reading")


def readings_of(recension: str, chapter: int) -> tuple[Reading, ...]:
    """All names and readings that a recension gives in a chapter, in its order."""
    return _by_chapter().get((recension, chapter), ())


def _found(text: str, chapter: int | None, role: Role) -> tuple[Reading, ...]:
    if chapter is not None and (isinstance(chapter, bool) or not isinstance(chapter, int)):
        raise RequestError(f"no chapter {chapter!r}", hint="give a number, as 17")
    rows = _by_syllable().get(one_akshara(text).key, ())
    return tuple(
        row for row in rows if row.role in (role, "both") and chapter in (None, row.chapter)
    )


@cache
def _table() -> tuple[Reading, ...]:
    found = []
    for row in read_rows("akkhara.siddham", "data/names.tsv", _COLUMNS):
        role = row["role"]
        if role not in ("name", "reading", "both"):
            raise DataError(f"names.tsv: {row['iast']} has the role {role!r}")
        found.append(
            Reading(
                text=row["text"],
                tags=tuple(row["tags"].split()),
                fanqie=tuple(row["fanqie"].split()),
                printed=row["printed"],
                restored=row["restored"] or row["text"],
                note=row["note"],
                chapter=int(row["chapter"]),
                source=row["source"],
                iast=row["iast"],
                recension=row["recension"],
                role=role,  # type: ignore[arg-type]
                locus=row["locus"],
                certainty=row["certainty"],
            )
        )
    return tuple(found)


@cache
def _by_chapter() -> Mapping[tuple[str, int], tuple[Reading, ...]]:
    found: dict[tuple[str, int], list[Reading]] = {}
    for one in _table():
        found.setdefault((one.recension, one.chapter), []).append(one)
    return MappingProxyType({key: tuple(rows) for key, rows in found.items()})


@cache
def _by_syllable() -> Mapping[tuple[tuple[str, ...], str | None, str], tuple[Reading, ...]]:
    found: dict[tuple[tuple[str, ...], str | None, str], list[Reading]] = {}
    for one in _table():
        found.setdefault(one_akshara(one.iast).key, []).append(one)
    return MappingProxyType({key: tuple(rows) for key, rows in found.items()})
