"""Requests of the kind taddhita: `stem { + stem } + suffix (sense) [gender] [case] [number]`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali.request import CASES, GENDERS, NUMBERS, choose, pali_text, pali_word
from akkhara.pali.taddhita_lists import named, senses, slug
from akkhara.pali.taddhita_orders import secondary

__all__ = ["Secondary", "read", "suffixes"]

_HINT = "stem + suffix (sense) [gender case number]: vasiṭṭha + ṇa (apacca)"
# Words whose last vowel changes its length before another word (403).
_LENGTH = frozenset({"antadīgha", "antarassa", "pā"})
_SENSE = re.compile(r"\(([^()]*)\)")
# Suffixes of verbs and of primary derivation, for the sake of a better error.
# fmt: off
_OF_ROOTS = frozenset({
    "ta", "tvā", "tabba", "tuṃ", "yu", "ṇvu", "ti", "tu", "ṇī", "anīya", "kha", "tuna", "kvi",
    "māna", "ntu", "rū", "anta", "āna", "tāvī", "ṇe", "ṇaya", "ṇāpe", "ṇāpaya", "ya", "cha", "īya",
    "āya", "tave", "tvāna", "teyya", "ramma", "ratthu", "ririya", "ritu", "rātu", "ricca", "traṇ",
})
# fmt: on


class Secondary(NamedTuple):
    """A request that has been read. `suffix` or `sense` is empty where the request leaves it open;
    `gender` is empty for every gender that the sense allows; `phrase`: the last stem is a word
    that follows, not a suffix (403)."""

    stems: tuple[str, ...]
    suffix: str = ""
    sense: str = ""
    gender: str = ""
    case: str = "nom"
    number: str = "sg"
    phrase: str = ""


@cache
def suffixes() -> Mapping[str, tuple[str, ...]]:
    """The suffixes with the senses that they have, as the conditions of the suttas give them.

    >>> suffixes()["vī"], suffixes()["ttana"]
    (('possesses',), ('bhāva',))
    """
    found: dict[str, dict[str, None]] = {}
    label = {slug(name): name for name in senses()}
    for rule in secondary().rules.values():
        asked = {check.kind.name: check.value.split() for check in rule.checks}
        if "suffix" in asked and "sense" in asked:
            for suffix in asked["suffix"]:
                for sense in asked["sense"]:
                    found.setdefault(suffix, {})[label[sense]] = None
    return MappingProxyType({suffix: tuple(found[suffix]) for suffix in found})


def read(request: str) -> Secondary:
    """Read a request.

    >>> read("vasiṭṭha + ṇa (apacca) f")[:4]
    (('vasiṭṭha',), 'ṇa', 'apacca', 'f')
    >>> read("vaccha (apacca)").suffix
    ''
    >>> read("vaccha + ṇāyana (bhāva)")
    Traceback (most recent call last):
    akkhara.errors.RequestError: the suffix ṇāyana has no sense 'bhāva'
    """
    text = pali_text(request) if isinstance(request, str) else ""
    if not text:
        raise RequestError("the request is empty", hint=_HINT)
    sense, text, tail = _sense(text)
    stems = [part.strip() for part in text.split("+")]
    if stems[-1] == "" and sense and len(stems) > 1:
        stems.pop()
    words = (stems[-1].split() if not tail else [stems[-1], *tail.split()]) or [""]
    agreement = words[1:]
    stems[-1] = words[0]
    found = Secondary(tuple(stems), sense=sense)
    for word in agreement:
        found = _label(found, word, request)
    if len(stems) == 1 or stems[-1] not in suffixes():
        return _without(found)
    return _checked(found._replace(stems=tuple(map(pali_word, stems[:-1])), suffix=stems[-1]))


def _sense(text: str) -> tuple[str, str, str]:
    found = _SENSE.search(text)
    if not found:
        return "", text, ""
    label = found[1].strip()
    if label not in senses():
        near = get_close_matches(label, senses(), 1)
        said = f"did you mean {near[0]}? " if near else ""
        raise RequestError(f"no sense {label!r}", hint=f"{said}senses: {', '.join(senses())}")
    return label, text[: found.start()].rstrip(), text[found.end() :].strip()


def _label(found: Secondary, word: str, request: str) -> Secondary:
    if word in CASES:
        return found._replace(case=word)
    if word in NUMBERS:
        return found._replace(number=word)
    if word not in GENDERS:
        choose(word, (*GENDERS, *CASES, *NUMBERS), f"label in {request!r}")
    return found._replace(gender="" if word == "x" else word)


def _without(found: Secondary) -> Secondary:
    """A request that names no suffix of this book."""
    stems = found.stems
    if found.sense and len(stems) == 1:
        return found._replace(stems=(pali_word(stems[0]),))
    if len(stems) == 1:
        return found._replace(stems=(pali_word(stems[0]),), phrase="-")
    last = stems[-1]
    if last in ("ā", "inī", "ānī") and not found.sense:
        return found._replace(stems=(pali_word(stems[0]),), suffix=last)
    if not last:
        raise RequestError("there is no suffix after +", hint=f"one of {' '.join(suffixes())}")
    if len(stems) == 2 and not found.sense and named(stems[0]) & _LENGTH:
        return found._replace(stems=(pali_word(stems[0]),), phrase=pali_word(last, "word"))
    raise _no_suffix(last)


def _no_suffix(last: str) -> RequestError:
    near = get_close_matches(last, suffixes(), 1)
    said = f"did you mean {near[0]}? " if near else ""
    of_roots = last in _OF_ROOTS
    return RequestError(
        f"{last} is no suffix of secondary derivation" + (", it follows roots" if of_roots else ""),
        hint=f"{said}suffixes: {' '.join(suffixes())}",
    )


def _checked(found: Secondary) -> Secondary:
    able = suffixes()[found.suffix]
    if found.sense and found.sense not in able:
        raise RequestError(
            f"the suffix {found.suffix} has no sense {found.sense!r}",
            hint=f"its senses: {', '.join(able)}",
        )
    return found
