"""Requests of the kind samasa: `member + member [ (type or case) ] [gender] [case] [number]`."""

from __future__ import annotations

import re
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali.request import CASES, GENDERS, NUMBERS, choose, pali_text, pali_word
from akkhara.pali.samasa_lists import sort

__all__ = ["TYPES", "Compound", "Member", "read"]

TYPES = ("abyayībhāva", "kammadhāraya", "digu", "tappurisa", "bahubbīhi", "dvanda")
# Spellings of other books.
_ALIASES = {
    "avyayībhāva": "abyayībhāva",
    "abyayibhava": "abyayībhāva",
    "avyayibhava": "abyayībhāva",
    "kammadharaya": "kammadhāraya",
    "bahubbihi": "bahubbīhi",
    "dvandva": "dvanda",
    "dvandha": "dvanda",
}
MOST_MEMBERS = 12
_HINT = "members joined by +, a dissolved case after /: nīla + uppala, rāja/gen + putta"
_LABEL = re.compile(r"\(([^()]*)\)")


class Member(NamedTuple):
    """One member: its stem; the case that is dissolved (`""` when the request does not say), and
    its number; `kept`: a word with its ending, which stays; `inflected`: a word whose ending can
    not be elided."""

    stem: str
    case: str = ""
    number: str = "sg"
    kept: bool = False
    inflected: bool = False


class Compound(NamedTuple):
    """A request that has been read. `outside`: the case relation of the word outside (328);
    `type`: the type asked for; `ka`: the suffix ka was given (338); the rest as in other kinds,
    empty where the request leaves it open."""

    members: tuple[Member, ...]
    outside: str = ""
    type: str = ""
    ka: bool = False
    gender: str = ""
    case: str = "nom"
    number: str = ""


def read(request: str) -> Compound:
    """Read a request.

    Raises `RequestError` for fewer than two members, more than twelve, unknown labels, letters
    that Pali lacks.

    >>> read("rāja/gen + putta").members[0][:2]
    ('rāja', 'gen')
    >>> read("jita + indriya (ins) m").outside
    'ins'
    >>> read("rāja")
    Traceback (most recent call last):
    akkhara.errors.RequestError: a compound has two members or more, 'rāja' is one
    >>> read("rāja/genitive + putta")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no case 'genitive'
    """
    text = pali_text(request) if isinstance(request, str) else ""
    if not text:
        raise RequestError("the request is empty", hint=_HINT)
    found = Compound(())
    for label in _LABEL.findall(text):
        for one in label.split(","):
            found = _labelled(found, one.strip())
    pieces = [piece.split() for piece in _LABEL.sub(" ", text).split("+")]
    if [] in pieces:
        raise RequestError(f"{request!r} has an empty member", hint=_HINT)
    for word in pieces[-1][1:]:
        found = _agreement(found, word)
    for piece in pieces[:-1]:
        if len(piece) > 1:
            raise RequestError(f"{' '.join(piece)!r} is no member", hint=_HINT)
    words = [piece[0] for piece in pieces]
    if len(words) > 2 and words[-1] == "ka":
        found, words = found._replace(ka=True), words[:-1]
    if len(words) < 2:
        raise RequestError(
            f"a compound has two members or more, {request.strip()!r} is one", hint=_HINT
        )
    if len(words) > MOST_MEMBERS:
        raise RequestError(
            f"{len(words)} members are too many", hint=f"at most {MOST_MEMBERS}; or join in steps"
        )
    last = len(words) - 1
    return found._replace(
        members=tuple(_member(word, number == last) for number, word in enumerate(words))
    )


def _labelled(found: Compound, label: str) -> Compound:
    if label in CASES:
        return found._replace(outside=label)
    name = _ALIASES.get(label, label)
    choose(name, (*TYPES, *CASES), "type or case of the outside word")
    return found._replace(type=name)


def _agreement(found: Compound, word: str) -> Compound:
    if word in CASES:
        return found._replace(case=word)
    if word in NUMBERS:
        return found._replace(number=word)
    choose(word, (*GENDERS, *CASES, *NUMBERS), "label")
    return found._replace(gender="" if word == "x" else word)


def _member(text: str, last: bool) -> Member:
    stem, slash, label = text.partition("/")
    word = pali_word(stem, "member")
    if slash:
        case, dot, number = label.partition(".")
        choose(case, CASES, "case")
        return Member(word, case, choose(number, NUMBERS, "number") if dot else "sg")
    if sort(word) != "noun":
        return Member(word)
    if word.endswith("ṃ") and word != "kiṃ":
        return Member(word, kept=not last, inflected=last)
    # Stems end in no e, and in o only go does; ssa is the ending of the fourth and sixth case.
    ended = word.endswith("e") or (word.endswith("o") and not word.endswith("go"))
    return Member(word, inflected=ended)
