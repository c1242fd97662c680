"""Recensions: what each treatise or copy has, read from one data file each.

No recension has code of its own: letters, chapters, what is left out and by which rule, and the
numbers that the text states are data (`data/recensions/*.toml`, described in the first of them,
ziji.toml), and one generator reads them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from akkhara.data import read_rows, read_text
from akkhara.errors import DataError, RequestError
from akkhara.rules import rule, source
from akkhara.siddham.clusters import Term
from akkhara.values import Value, table_text

__all__ = [
    "POLICIES",
    "RECENSIONS",
    "Judgement",
    "Leave",
    "Outline",
    "Policy",
    "Recension",
    "Stated",
    "Statement",
    "Treatment",
    "check_policy",
    "recension",
    "recensions",
]

Policy = Literal["strict", "headline", "preface", "annen"]
Treatment = Literal["head-only", "removed"]

POLICIES: Mapping[str, str] = MappingProxyType(
    {
        "strict": "the second chapter without y on y: 384 forms, as its own note prefers",
        "headline": "the second chapter as its heading counts it: 396 forms; the ninth with 384",
        "preface": "chapters 2 and 9 leave out two letters each, as the preface says: 396 forms",
        "annen": "as strict, with the judgement of 悉曇藏 3 on what is left out, and its home",
    }
)
RECENSIONS = (
    "ziji",
    "yijing",
    "huiyuan",
    "quanya",
    "fozhe",
    "yuanxing",
    "changxiao",
    "kukai",
    "banruoputi",
)
"""The ids of the recensions, in the order in which Annen compares them."""


@dataclass(frozen=True, slots=True)
class Judgement(Value):
    """What Annen decides of a letter left out: `how` (head-only or removed), `reason` (不生字,
    體重出, 不成字; None where he gives none), `home`, the chapter where it belongs instead, and
    the rule."""

    how: Treatment
    rule: str
    reason: str | None = None
    home: int | None = None


@dataclass(frozen=True, slots=True)
class Leave(Value):
    """A letter that makes no series in a chapter.

    Fields: `base`, the letter; `cluster`, what it would make; `how`, by the recension itself;
    `rule`; `unless`, the policies that keep it; `annen`, Annen's judgement, if he gives one.
    """

    base: str
    cluster: str
    how: Treatment
    rule: str
    unless: tuple[str, ...] = ()
    annen: Judgement | None = None


@dataclass(frozen=True, slots=True)
class Stated(Value):
    """A number of forms that the text states for a chapter, and its words."""

    value: int
    quote: str


@dataclass(frozen=True, slots=True)
class Outline(Value):
    """One chapter of a recension as its data file has it.

    Fields: `number`, `title`; `head`, the form that names it; `rule`; `vowels`, the rhymes that
    each cluster takes; `terms`, the instructions; `on`, the chapter it builds on (0 none), and
    `add`, the letter joined; `leave`, the letters left out; `stated`, numbers of forms in the text;
    `annen`, the number in Annen's list (0 none); `manner`, the rules of its reading; `letters`,
    the letter of the alphabet that each cluster stands for (ch. 17); `lexicon`, the list it is
    instead of a series; `shares`, the chapter of 字記 that it is (0 none); `quote`, `locus`,
    `certainty`, `note`.
    """

    number: int
    title: str
    rule: str
    vowels: tuple[str, ...]
    head: str = ""
    terms: tuple[Term, ...] = ()
    on: int = 0
    add: str = ""
    leave: tuple[Leave, ...] = ()
    stated: tuple[Stated, ...] = ()
    annen: int = 0
    manner: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    lexicon: str = ""
    shares: int = 0
    locus: str = ""
    quote: str = ""
    certainty: str = "certain"
    note: str = ""


@dataclass(frozen=True, slots=True)
class Statement(Value):
    """A number that a text states of a recension: `id`; `says`, what is counted; `stated`; the
    `quote`, its `source` and `section`."""

    id: str
    says: str
    stated: int
    quote: str
    source: str
    section: str


@dataclass(frozen=True, slots=True)
class Recension(Value):
    """A treatise or copy of the syllabary.

    Fields: `id`, `name`, `aliases`, `author`; `source` and `locus`, where it is described, with
    the `quote` on its letters; `certainty`, `note`; `homage`, the title formula in IAST as the copy
    has it, with `opening` and `closing`, its words in the text (empty when not told); `vowels`, the
    rhymes that make forms; `beside`, vowels it knows besides; `consonants`; `idle`, those of them
    that make no forms; `letters`, the number it states; `chapters`; `shares`,
    the chapters of 字記 it has, `extra`, the heads it has besides, and `lacks`,
    the chapters of 字記 it lacks, as far as the sources tell; `claims`, the
    numbers that are stated of it (recounted by `audit`).
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    author: str
    source: str
    locus: str
    quote: str
    certainty: str
    note: str
    homage: str
    opening: str
    closing: str
    vowels: tuple[str, ...]
    beside: tuple[str, ...]
    consonants: tuple[str, ...]
    idle: tuple[str, ...]
    letters: int
    shares: tuple[int, ...]
    extra: tuple[str, ...]
    lacks: tuple[int, ...]
    chapters: tuple[Outline, ...]
    claims: tuple[Statement, ...]

    @property
    def bases(self) -> tuple[str, ...]:
        """The consonants that make forms, in order."""
        return tuple(letter for letter in self.consonants if letter not in self.idle)

    def outline(self, number: int) -> Outline:
        """The chapter of that number; `RequestError` tells which there are."""
        for one in self.chapters:
            if one.number == number and type(number) is int:
                return one
        last = self.chapters[-1].number
        raise RequestError(
            f"{self.name} has no chapter {number!r}", hint=f"its chapters run from 1 to {last}"
        )

    def to_text(self) -> str:
        """The letters in words, then a table of the chapters."""
        idle = f", {' '.join(self.idle)} making no form" if self.idle else ""
        lines = [
            f"{self.name} ({self.id})",
            f"{source(self.source).title} {self.locus}: {self.quote}",
            f"{self.letters} letters: {' '.join(self.vowels)}"
            + (f" (and {' '.join(self.beside)})" if self.beside else ""),
            f"{' '.join(self.consonants)}{idle}",
        ]
        if self.homage:
            lines.append(f"{self.homage}: {self.opening}")
        if self.note:
            lines.append(self.note)
        rows = [
            (one.number, one.head, one.shares or "", one.title, one.note) for one in self.chapters
        ]
        header = ("no", "head", "字記", "title", "note")
        return "\n".join([*lines, "", table_text(header, rows)])


def recensions() -> tuple[str, ...]:
    """The ids of the recensions, in the order in which Annen compares them.

    >>> recensions()[0]
    'ziji'
    """
    return RECENSIONS


def recension(id: str) -> Recension:
    """The recension of that id, or of one of its Chinese names.

    Raises `RequestError` for an unknown one, with the ids.

    >>> recension("智廣").id, recension("ziji").letters, len(recension("ziji").bases)
    ('ziji', 47, 34)
    >>> recension("xyz")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no recension 'xyz'
    """
    found = id if id in RECENSIONS else _aliases().get(id) if isinstance(id, str) else None
    if found is None:
        raise RequestError(f"no recension {id!r}", hint=f"known: {', '.join(RECENSIONS)}")
    return _load(found)


def check_policy(policy: str) -> Policy:
    """The policy of that name; `RequestError` lists the four.

    >>> check_policy("strict")
    'strict'
    """
    if policy not in POLICIES:
        raise RequestError(f"no policy {policy!r}", hint=f"known: {', '.join(POLICIES)}")
    return policy  # type: ignore[return-value]


@cache
def _aliases() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for id in RECENSIONS:
        for alias in _load(id).aliases:
            if alias in found:
                raise DataError(f"{alias} names {found[alias]} and {id}")
            found[alias] = id
    return MappingProxyType(found)


@cache
def _load(id: str) -> Recension:
    where = f"data/recensions/{id}.toml"
    try:
        table = tomllib.loads(read_text("akkhara.siddham", where))
        return _recension(table)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise DataError(f"{where}: {error}") from error


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _recension(table: dict[str, Any]) -> Recension:
    chapters = table.pop("chapter")
    found: dict[str, Any] = dict(table)
    for name in ("vowels", "beside", "consonants", "idle"):
        found[name] = _words(table[name])
    for name in ("aliases", "shares", "extra", "lacks"):
        found[name] = tuple(table[name])
    source(table["source"])
    found["chapters"] = tuple(_outline(one, found["vowels"]) for one in chapters)
    found["claims"] = _claims().get(found["id"], ())
    return Recension(**found)


@cache
def _claims() -> Mapping[str, tuple[Statement, ...]]:
    columns = ("id", "recension", "says", "stated", "quote", "source", "section")
    found: dict[str, list[Statement]] = {}
    for row in read_rows("akkhara.siddham", "data/claims.tsv", columns):
        one = Statement(
            id=row["id"],
            says=row["says"],
            stated=int(row["stated"]),
            quote=row["quote"],
            source=row["source"],
            section=row["section"],
        )
        found.setdefault(row["recension"], []).append(one)
    return MappingProxyType({id: tuple(rows) for id, rows in found.items()})


def _outline(table: dict[str, Any], vowels: tuple[str, ...]) -> Outline:
    terms = tuple(_term(one) for one in table.pop("terms", ()))
    manner = tuple(table.pop("manner", ()))
    for id in (table["rule"], *manner):
        rule(id)
    return Outline(
        vowels=_words(table.pop("vowels", "")) or vowels,
        terms=terms,
        leave=tuple(_leave(one, terms) for one in table.pop("leave", ())),
        stated=tuple(Stated(**one) for one in table.pop("stated", ())),
        letters=_words(table.pop("letters", "")),
        manner=manner,
        **table,
    )


def _term(table: dict[str, Any]) -> Term:
    return Term(
        pattern=table.get("pattern", ""),
        over=_words(table.get("over", "")),
        at=MappingProxyType(table.get("at", {})),
        clusters=_words(table.get("clusters", "")),
    )


def _leave(table: dict[str, Any], terms: Iterable[Term]) -> Leave:
    base = table["base"]
    judged = table.get("annen")
    pattern = next((term for term in terms if term.pattern), None)
    cluster = table.get("cluster", "")
    if not cluster:
        # A letter that is no plain consonant (llaṃ) is left out as it stands.
        plain = pattern is not None and not base.endswith("ṃ")
        cluster = pattern.of(base) if pattern is not None and plain else base
    for id in filter(None, (table["rule"], judged and judged["rule"])):
        rule(id)
    return Leave(
        base=base,
        cluster=cluster,
        how=table["how"],
        rule=table["rule"],
        unless=_words(table.get("unless", "")),
        annen=Judgement(**judged) if judged else None,
    )
