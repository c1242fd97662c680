"""Requests of the kinds kita and unadi: `{ member + } root [class] { suffix } (sense) agreement`.

What stands before the root is a stem with its case (`kumbha/acc`), a word that keeps its ending
(`pāraṃ`) or a prefix (`pa-`). Suffixes of derived verbs may come before the last one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali.kappa.book7 import senses
from akkhara.pali.kappa.upasagga import PREFIXES
from akkhara.pali.kita_orders import primary
from akkhara.pali.request import CASES, GENDERS, NUMBERS, choose, pali_text, pali_word
from akkhara.pali.roots import GANAS, near, table
from akkhara.pali.verb_request import CLASS_SUFFIXES, SUFFIXES, suffix_named

__all__ = ["PRESENT", "READY", "SENSES", "Primary", "read", "suffixes"]

# The suffixes that follow a present stem, with the suffix of its class (565, 655).
PRESENT = frozenset({"māna", "anta", "āna", "ntu", "ssaṃ"})
# What the rules ask for when a request names no suffix, and a word comes ready-made (638 …).
READY = "-"
SENSES = (
    "agent",
    "bhāva",
    "kamma",
    "bhāva/kamma",
    "instrument",
    "place",
    "habit",
    "name",
    "wish",
    "feminine",
    "purpose",
    "prior",
    "future",
    "certainty",
    "debt",
    "group",
    "produced",
    "curse",
    "command",
    "permission",
    "time",
)
_HINT = "[word/case +] [prefix-]√root + suffix [(sense)] [gender case number]: √kar + ṇvu"
_ROOT = re.compile(
    r"(?P<prefixes>(?:[^\s√{}()+-]+-)*)√(?P<root>[^\s{}()+-]+)(?P<gloss>\{[^{}]*\})?"
)
_TOKEN = re.compile(r"(\S+?)(?: ?\(([^()]*)\))?((?: \S+)*)")
# Suffixes of other books, for the sake of a better error.
# fmt: off
_OF_NOUNS = frozenset({
    "ṇika", "ṇeyya", "ṇāyana", "ṇāna", "ṇava", "ṇera", "mantu", "vantu", "maya", "tā", "tta",
    "ttana", "iya", "kiya", "ima", "tara", "tama", "isika", "iṭṭha", "kkhattuṃ", "vī", "so", "kāra",
    "ālu", "sī", "jātiya", "āyitatta", "jja", "jju",
})
_OF_VERBS = frozenset({"anti", "si", "mi", "mhi", "te", "ante", "ssati", "eyya", "hi"})
# fmt: on


class Primary(NamedTuple):
    """A request that has been read.

    `before`: the words before the root with their case (`""`: the word keeps its ending);
    `noun`: the base is a stem, not a root (book 8); `derived`: suffixes of derived verbs with their
    labels; `suffix` and `sense` are empty where the request leaves them open.
    """

    before: tuple[tuple[str, str], ...] = ()
    prefixes: tuple[str, ...] = ()
    root: str = ""
    noun: bool = False
    gana: str = ""
    class_suffix: str = ""
    derived: tuple[tuple[str, str], ...] = ()
    suffix: str = ""
    sense: str = ""
    gender: str = ""
    case: str = "nom"
    number: str = "sg"


@cache
def suffixes() -> Mapping[str, tuple[str, ...]]:
    """The suffixes of books 7 and 8 with the senses that they have, as the conditions of the
    suttas give them.

    >>> suffixes()["āvī"], suffixes()["tāvī"]
    (('agent', 'habit'), ('agent',))
    """
    found: dict[str, dict[str, None]] = {}
    for rule in primary().rules.values():
        asked = {check.kind.name: check.value.split() for check in rule.checks}
        for suffix in asked.get("suffix", ()):
            if suffix != READY:
                own = found.setdefault(suffix, {})
                for name in ("meaning", "named"):
                    own.update(dict.fromkeys(asked.get(name, ())))
    return MappingProxyType({suffix: tuple(found[suffix]) for suffix in found})


def read(kind: str, request: str) -> Primary:
    """Read a request.

    >>> read("kita", "kumbha/acc + √kar + ṇa")[:3]
    ((('kumbha', 'acc'),), (), 'kar')
    >>> read("kita", "√kar (tan) + māna f").gana
    'tan'
    >>> read("kita", "√kar + ṇika")
    Traceback (most recent call last):
    akkhara.errors.RequestError: ṇika is no suffix of primary derivation: it follows nouns
    """
    text = pali_text(request) if isinstance(request, str) else ""
    if not text:
        raise RequestError("the request is empty", hint=_HINT)
    tokens = [token.strip() for token in text.split("+")]
    if not all(tokens[:-1]):
        raise RequestError(f"{request!r} has nothing before a +", hint=_HINT)
    place = next((at for at, token in enumerate(tokens) if "√" in token), -1)
    if place < 0 and kind == "kita":
        raise RequestError(f"{request!r} has no root", hint=f"a root is written √kar; {_HINT}")
    if place < 0:
        return _of_noun(tokens, request)
    found = Primary(tuple(_member(token) for token in tokens[:place]))
    found = _with_root(found, tokens[place], request)
    return _with_suffixes(found, tokens[place + 1 :], request, kind)


def _split(token: str, request: str) -> tuple[str, str, list[str]]:
    read_ = _TOKEN.fullmatch(token)
    if read_ is None:
        raise RequestError(f"{token!r} cannot be read in {request!r}", hint=_HINT)
    return read_[1], (read_[2] or "").strip(), read_[3].split()


def _member(token: str) -> tuple[str, str]:
    stem, slash, case = token.partition("/")
    if slash:
        choose(case, CASES, "case")
    return pali_word(stem, "word before the root"), case


def _agreed(found: Primary, words: list[str], request: str) -> Primary:
    for word in words:
        if word in CASES:
            found = found._replace(case=word)
        elif word in NUMBERS:
            found = found._replace(number=word)
        elif word in GENDERS:
            found = found._replace(gender="" if word == "x" else word)
        else:
            choose(word, (*GENDERS, *CASES, *NUMBERS), f"label in {request!r}")
    return found


def _with_root(found: Primary, token: str, request: str) -> Primary:
    head, label, words = _split(token, request)
    read_ = _ROOT.fullmatch(head)
    if read_ is None:
        raise RequestError(f"{head!r} is no root", hint=_HINT)
    prefixes = tuple(part for part in read_["prefixes"].split("-") if part)
    for one in prefixes:
        choose(one, PREFIXES, "prefix")
    name = pali_word(read_["root"], "root") + (read_["gloss"] or "")
    if name not in table():
        raise RequestError(f"no root √{name} in the table", hint=near(name).partition("?")[0] + "?")
    found = _agreed(found._replace(prefixes=prefixes, root=name), words, request)
    if not label:
        return found
    if label in GANAS:
        return found._replace(gana=label)
    if any(one not in SENSES for one in senses(label)):
        raise RequestError(
            f"{label!r} is neither a class of roots nor a sense",
            hint=f"classes: {' '.join(GANAS)}; senses: {', '.join(SENSES)}",
        )
    return found._replace(sense=_sense(label))


def _sense(label: str) -> str:
    for one in senses(label):
        if one not in SENSES:
            close = get_close_matches(one, SENSES, 1)
            said = f"did you mean {close[0]}? " if close else ""
            raise RequestError(f"no sense {one!r}", hint=f"{said}senses: {', '.join(SENSES)}")
    return label


def _with_suffixes(found: Primary, tokens: list[str], request: str, kind: str) -> Primary:
    for number, token in enumerate(tokens):
        final = number == len(tokens) - 1
        if not token:
            raise RequestError("there is no suffix after +", hint=f"one of {' '.join(suffixes())}")
        if token.startswith("(") and final:
            found = found._replace(sense=_sense(token.strip("()")))
            continue
        name, label, words = _split(token, request)
        found = _agreed(found, words, request)
        if not final and found.gana and name in CLASS_SUFFIXES[found.gana] and not label:
            found = found._replace(class_suffix=name)
        elif not final:
            found = found._replace(
                derived=(*found.derived, suffix_named(name, label, False, found.root))
            )
        else:
            found = _last(found, name, label)
    if found.gana and found.suffix not in PRESENT:
        raise RequestError(
            f"the class stands only before {', '.join(sorted(PRESENT))}",
            hint=f"leave out ({found.gana})",
        )
    if not found.suffix and not found.sense and kind == "unadi":
        return found._replace(suffix=READY)
    return found


def _last(found: Primary, name: str, label: str) -> Primary:
    if name not in suffixes():
        raise _no_suffix(name, label)
    able = suffixes()[name]
    sense = _sense(label) if label else ""
    wanting = [one for one in senses(sense) if not _able(one, able)]
    if wanting and able:
        raise RequestError(
            f"the suffix {name} has no sense {wanting[0]!r}", hint=f"its senses: {', '.join(able)}"
        )
    return found._replace(suffix=name, sense=sense)


def _able(sense: str, able: tuple[str, ...]) -> bool:
    return sense in able or (sense == "bhāva/kamma" and not {"bhāva", "kamma"}.isdisjoint(able))


def _no_suffix(name: str, label: str) -> RequestError:
    close = get_close_matches(name, suffixes(), 1)
    said = f"did you mean {close[0]}? " if close else ""
    if name in SUFFIXES:
        more, said = ": it makes verbs", "ask for the kind derived-verb; "
    elif name in _OF_NOUNS:
        more, said = ": it follows nouns", "ask for the kind taddhita; "
    elif name in _OF_VERBS:
        more, said = ": it is an ending of verbs", "ask for the kind verb; "
    else:
        more = ""
    return RequestError(
        f"{name} is no suffix of primary derivation{more}",
        hint=f"{said}suffixes: {' '.join(suffixes())}",
    )


def _of_noun(tokens: list[str], request: str) -> Primary:
    """A stem of book 8, with or without a suffix."""
    head, label, words = _split(tokens[0], request)
    found = Primary(root=pali_word(head), noun=True)
    found = _agreed(found, words, request)
    if label or len(tokens) > 2:
        raise RequestError(f"{request!r} cannot be read", hint="stem + suffix: paṭa + ala")
    if len(tokens) == 1:
        return found._replace(suffix=READY)
    name, label, words = _split(tokens[1], request)
    return _last(_agreed(found, words, request), name, label)
