"""Roles of the words of a sentence: kāraka and vibhatti, each with the suttas that give them.

The form of a word says which cases it can be (`endings`), its companions and the common senses of
the case say what it can be in the sentence (`kappa.karaka`). Several answers stand, ranked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.pali.endings import Reading, readings
from akkhara.pali.kappa.karaka import (
    CASE_OF,
    OPEN,
    ROLES,
    SENSES,
    VIBHATTI,
    Clause,
    Finding,
    belongs,
)
from akkhara.pali.kappa.karaka import Role as Rule
from akkhara.pali.request import LETTERS, pali_text
from akkhara.rules import rule
from akkhara.values import Value

__all__ = ["Label", "Role", "acting", "cited", "karaka", "labels"]

# Bounds of a sentence.
MOST_WORDS = 60
# Finite verbs, by their ends: they have no case.
_VERB = re.compile(
    r".+(?:[aāeo](?:ti|nti|si|tha|mi|ma)|[aāe]tu|[ae]ntu|eyya|eyyāsi|eyyuṃ|issati|issanti|iṃsu"
    r"|[āe]hi|ate|ante|āmi|āma)"
)


@dataclass(frozen=True, slots=True)
class Label(Value):
    """A label of the answers: `name`, `kind` (karaka, vibhatti, sense), the `sutta` that has it,
    and what it `means`."""

    name: str
    kind: str
    sutta: str
    means: str


@dataclass(frozen=True, slots=True)
class Role(Value):
    """What a word can be in its sentence.

    `word`; `position` in the sentence (1-based); `karaka`, the role or sense (empty where a sutta
    gives a case and leaves the role open); `vibhatti`; `case` and `number` as requests write them;
    `rules`, ids of the suttas; `by`, the companion that shows it, if any; `rank`, 1 for the
    likeliest of the word.
    """

    word: str
    position: int
    karaka: str
    vibhatti: str
    case: str
    number: str
    rules: tuple[str, ...]
    by: str
    rank: int

    @property
    def label(self) -> str:
        """Role and vibhatti as the examples write them: `apādāna/pañcamī`."""
        return f"{self.karaka}/{self.vibhatti}" if self.karaka else self.vibhatti

    def to_text(self) -> str:
        """One line: word, label, suttas by name, what shows it."""
        named = "; ".join(f"{id} {rule(id).name}" for id in self.rules)
        by = f" – by {self.by}" if self.by else ""
        return f"{self.position} {self.word}: {self.label} ({self.number}){by}    {named}"


@cache
def labels() -> tuple[Label, ...]:
    """All labels that answers can have.

    >>> [one.sutta for one in labels() if one.name == "okāsa"]
    ['278']
    """
    return tuple(
        Label(row["name"], row["kind"], row["sutta"], row["means"])
        for row in read_rows(
            "akkhara.pali", "data/karaka_labels.tsv", ("name", "kind", "sutta", "means")
        )
    )


class Sentence(NamedTuple):
    """A sentence read: its words, which of them are asked about, and what stood before the mark
    without a space."""

    words: tuple[str, ...]
    asked: tuple[int, ...]
    attached: str


def _read(sentence: str) -> Sentence:
    if not isinstance(sentence, str):
        raise RequestError("a sentence is text", hint="as [gāmā] apenti munayo")
    text = pali_text(re.sub(r"[()…,.;:!?’'\"|]", " ", sentence))
    if text.count("[") > 1 or text.count("[") != text.count("]") or text.find("]") < text.find("["):
        raise RequestError(
            f"{sentence!r} has more than one mark, or half of one",
            hint="put one word in [ ], or none: [gāmā] apenti munayo",
        )
    before, mark, rest = text.partition("[")
    marked, _, after = rest.partition("]")
    if mark and not marked.strip():
        raise RequestError("there is no word in [ ]", hint="as [gāmā] apenti munayo")
    attached = "" if before[-1:] in ("", " ") else before.split()[-1]
    first = before.split()
    if mark:
        asked = [len(first) + len(marked.split()) - 1]
        words = [*first, *marked.split(), *after.split()]
    else:
        words, asked = first, list(range(len(first)))
    if not words:
        raise RequestError("the sentence is empty", hint="as [gāmā] apenti munayo")
    if len(words) > MOST_WORDS:
        raise RequestError(
            f"{len(words)} words are too many for one sentence",
            hint=f"at most {MOST_WORDS}: give clause by clause",
        )
    for word in words:
        for char in word:
            if char not in LETTERS:
                raise RequestError(
                    f"{word!r} has the letter {char!r}, which Pali lacks",
                    hint="Pali letters: a ā i ī u ū e o, k … m, y r l v s h ḷ ṃ",
                )
    return Sentence(tuple(words), tuple(asked), attached)


def karaka(sentence: str, *, best: int | None = None) -> list[Role]:
    """What the word in [ ], or every word of a short sentence, is: role, vibhatti and suttas.

    Parameters: `sentence`, with one word in square brackets or none; `best`, how many answers a
    word at most (None: all). Answers are ranked word by word: a role that a companion shows, then
    the common sense of the case, then senses that the grammar allows without a sign. Finite verbs
    have no answer unless they are in the brackets.

    Raises `RequestError` for an empty sentence, more than 60 words, two marks, letters that Pali
    lacks.

    >>> role = karaka("[gāmā] apenti munayo")[0]
    >>> role.label, role.rules, role.by
    ('apādāna/pañcamī', ('kacc.271', 'kacc.295'), 'apenti')
    """
    if best is not None and best < 1:
        raise RequestError(f"best is {best}", hint="1 or more, or nothing for all answers")
    read = _read(sentence)
    out: list[Role] = []
    for at in read.asked:
        if len(read.asked) > 1 and _VERB.fullmatch(read.words[at]):
            continue
        attached = read.attached if len(read.asked) == 1 else ""
        out += _answers(read.words, at, attached)[:best]
    return out


class _Found(NamedTuple):
    cost: int
    place: int
    rule: Rule
    finding: Finding
    reading: Reading


def _answers(words: tuple[str, ...], at: int, attached: str) -> list[Role]:
    found: list[_Found] = []
    for reading in _cases(words[at]):
        clause = Clause(words, at, reading, attached)
        for place, one in enumerate((*ROLES, *SENSES)):
            if one.case != reading.case:
                continue
            finding = one.function(clause)
            if finding is not None:
                cost = finding.cost + reading.cost
                found.append(_Found(cost, place, one, finding, reading))
    found.sort(key=lambda one: one[:2])
    # One answer for a role in a case: the suttas that have it firmest.
    best: dict[tuple[str, str], _Found] = {}
    for it in found:
        best.setdefault((it.rule.karaka, it.reading.case), it)
    return [
        Role(
            word=words[at],
            position=at + 1,
            karaka=one.rule.karaka,
            vibhatti=VIBHATTI[one.reading.case],
            case=one.reading.case,
            number=one.reading.number,
            rules=_rules(one),
            by=one.finding.by,
            rank=rank,
        )
        for rank, one in enumerate(best.values(), 1)
    ]


def _cases(word: str) -> tuple[Reading, ...]:
    found = readings(word)
    if belongs(word, "particle") or not found:
        # A particle, and what no ending fits, has the first case for its bare meaning (221, 284).
        bare = Reading("nom", "sg", 0 if belongs(word, "particle") else OPEN)
        found = (bare, *(one for one in found if one.case != "nom"))
    return found


def _rules(one: _Found) -> tuple[str, ...]:
    ids = [one.rule.id]
    if one.finding.extra:
        ids.append(one.finding.extra)
    case = CASE_OF.get((one.rule.karaka, one.reading.case))
    if case is not None and case not in ids:
        ids.append(case)
    return tuple(f"kacc.{id}" for id in ids)


def acting() -> frozenset[str]:
    """Ids of the suttas of book 3 that have a rule."""
    named = {one.id for one in (*ROLES, *SENSES)} | set(CASE_OF.values()) | {"282-ca", "626"}
    return frozenset(f"kacc.{id}" for id in named)


def cited(kind: str, request: str) -> frozenset[str]:
    """Ids of the suttas that the answers of a sentence cite, for the coverage."""
    return frozenset(id for role in karaka(request) for id in role.rules)
