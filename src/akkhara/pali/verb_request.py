"""Requests for verbs: `√gam (bhū) pres P 3 sg`, `√kar + ṇāpe (caus.) pres P 3 sg`."""

from __future__ import annotations

import re
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali.kappa.akhyata1 import TENSES
from akkhara.pali.kappa.upasagga import PREFIXES
from akkhara.pali.request import NUMBERS, choose, pali_text, pali_word
from akkhara.pali.roots import GANAS, ganas, near, table

__all__ = ["Base", "Cell", "VerbRequest", "base", "suffix_named", "verb"]

VOICES = ("P", "A")
PERSONS = ("1", "2", "3")
# The suffixes of the classes that a request may name, beside the one that the class has anyway.
CLASS_SUFFIXES = {
    "bhū": ("a",),
    "rudh": ("a", "i", "ī", "e", "o"),
    "div": ("ya",),
    "su": ("ṇu", "ṇā", "uṇā"),
    "kī": ("nā",),
    "gah": ("ppa", "ṇhā"),
    "tan": ("o", "yira"),
    "cur": ("ṇe", "ṇaya"),
}
CAUSATIVE = ("ṇe", "ṇaya", "ṇāpe", "ṇāpaya", "ala")
# suffix: the labels that it may have, each with what the rules call the verb and its sense.
SUFFIXES = {
    **{name: {"caus.": ("caus", "caus")} for name in CAUSATIVE},
    "ya": {"kamma": ("kamma", "kamma"), "bhāva": ("kamma", "bhāva")},
    **{
        name: {"": ("desid", "plain"), "desid.": ("desid", "desid")}
        for name in ("kha", "cha", "sa")
    },
    "∅": {"intens.": ("intens", "intens")},
    "āya": {"denom. like": ("denom", "like")},
    "īya": {"denom. treats like": ("denom", "like"), "denom. wish for oneself": ("denom", "wish")},
    "āra": {"denom.": ("denom", "denom")},
    "āla": {"denom.": ("denom", "denom")},
}
SUFFIXES["ṇaya"] = {**SUFFIXES["ṇaya"], "denom.": ("denom", "denom")}
_HINT = "√root (class) tense P|A person number: √gam (bhū) pres P 3 sg"
_HINT_DERIVED = "√root or noun + suffix (sense) tense P|A person number"


class Base(NamedTuple):
    """What is conjugated: prefixes, a root or noun, its class, the suffixes that derive from it.

    `noun`: the base is a noun; `suffixes`: pairs of suffix and label.
    """

    prefixes: tuple[str, ...]
    root: str
    noun: bool = False
    gana: str = ""
    class_suffix: str = ""
    suffixes: tuple[tuple[str, str], ...] = ()

    @property
    def passive(self) -> bool:
        """Whether it is passive or impersonal."""
        return bool(self.suffixes) and self.suffixes[-1][0] == "ya"

    def to_text(self) -> str:
        """As a request has it."""
        text = "-".join((*self.prefixes, self.root if self.noun else f"√{self.root}"))
        if self.gana:
            text += f" ({self.gana})"
        if self.class_suffix:
            text += f" + {self.class_suffix}"
        for name, label in self.suffixes:
            text += f" + {name} ({label})" if label else f" + {name}"
        return text


class Cell(NamedTuple):
    """Tense, voice, person, number."""

    tense: str
    voice: str
    person: str
    number: str

    def to_text(self) -> str:
        """As a request has it."""
        return " ".join(self)


class VerbRequest(NamedTuple):
    """A request that has been read. `mā`: the particle stands by; `bare`: only the ending is asked
    for; `others`: the other verbs that one verb stands for (409)."""

    base: Base
    cell: Cell
    mā: bool = False
    bare: bool = False
    others: tuple[Cell, ...] = ()


_ROOT = re.compile(
    r"(?P<prefixes>(?:[^\s√{}()+-]+-)*)√(?P<root>[^\s{}()+-]+)(?P<gloss>\{[^{}]*\})?"
)
_NOUN = re.compile(r"(?P<prefixes>(?:[^\s√{}()+-]+-)*)(?P<noun>[^\s√{}()+-]+)")


def _prefixes(text: str) -> tuple[str, ...]:
    found = tuple(part for part in text.split("-") if part)
    for one in found:
        choose(one, PREFIXES, "prefix")
    return found


def _cell(words: list[str], request: str, hint: str) -> Cell:
    if len(words) != 4:
        raise RequestError(f"{request!r} does not end in tense, voice, person, number", hint=hint)
    tense, voice, person, number = words
    return Cell(
        choose(tense, tuple(TENSES), "tense"),
        choose(voice.upper(), VOICES, "voice"),
        choose(person, PERSONS, "person"),
        choose(number, NUMBERS, "number"),
    )


def _root(text: str, what: str) -> tuple[tuple[str, ...], str]:
    found = _ROOT.fullmatch(text)
    if found is None:
        raise RequestError(f"{text!r} is no root", hint=what)
    name = pali_word(found["root"], "root")
    return _prefixes(found["prefixes"]), name + (found["gloss"] or "")


def checked_class(root: str, gana: str) -> str:
    """The class asked for, if there is one, else the first that the table has for the root."""
    if gana:
        return choose(gana, GANAS, "class")
    return ganas(root)[0]


def suffix_named(name: str, label: str, noun: bool, root: str) -> tuple[str, str]:
    """A suffix that derives a verb, with its label; errors list what there is."""
    if name in ("ta", "tabba", "tuṃ", "tvā", "anta", "māna", "ṇvu", "tu", "ti", "anīya", "yu"):
        raise RequestError(
            f"the suffix {name} makes no finite verb",
            hint="it is of book 7: ask for the kind kita",
        )
    labels = SUFFIXES[choose(name, tuple(SUFFIXES), "suffix of derived verbs")]
    if label not in labels:
        if not label and len(labels) == 1:
            label = next(iter(labels))
        elif not label and noun:
            label = next((one for one in labels if one.startswith("denom")), "")
        elif not label:
            label = next(iter(labels))
        else:
            said = " ".join(f"({one})" if one else "without label" for one in labels)
            raise RequestError(f"the suffix {name} has no sense {label!r}", hint=said)
    if noun != label.startswith("denom"):
        kind = "nouns" if label.startswith("denom") else "roots"
        raise RequestError(
            f"{name} ({label}) follows {kind}, and {root} is {'a noun' if noun else 'a root'}",
            hint=f"after {kind}: {name} ({label}); roots are written √kar",
        )
    return name, label


def base(text: str) -> Base:
    """Read the base of a verb: `pa-√ap (su) + ṇu`, `√kar + ṇe (caus.)`, `putta + īya (…)`.

    >>> base("abhi-√su (su) + ṇā").class_suffix
    'ṇā'
    """
    parts = [part.strip() for part in pali_text(text).split(" + ")]
    head, *rest = parts
    gana = ""
    labelled = re.fullmatch(r"(.*?) ?\((\S+)\)", head)
    if labelled:
        head, gana = labelled[1], choose(labelled[2], GANAS, "class")
    suffixes: list[tuple[str, str]] = []
    noun = "√" not in head
    if noun:
        found = _NOUN.fullmatch(head)
        if found is None or gana:
            raise RequestError(f"{text!r} has no root", hint=_HINT)
        prefixes, name = _prefixes(found["prefixes"]), pali_word(found["noun"])
    else:
        prefixes, name = _root(head, _HINT)
    class_suffix = ""
    for number, part in enumerate(rest):
        read = re.fullmatch(r"(\S+)(?: \(([^()]*)\))?", part)
        if read is None:
            raise RequestError(f"{part!r} is no suffix", hint=_HINT_DERIVED)
        if gana and not number and not read[2] and read[1] in _every_class_suffix():
            class_suffix = choose(read[1], CLASS_SUFFIXES[gana], f"suffix of the class {gana}")
        elif gana and not suffixes and not class_suffix and not read[2]:
            choose(read[1], CLASS_SUFFIXES[gana], f"suffix of the class {gana}")
        else:
            suffixes.append(suffix_named(read[1], read[2] or "", noun and not suffixes, name))
    if suffixes and gana:
        raise RequestError(
            "a derived verb has no class: its suffix stands for that of the class",
            hint=f"√{name} + {suffixes[0][0]}",
        )
    if noun and not suffixes:
        raise RequestError(f"{name} is no root", hint=f"a root is written √{name}; {_HINT}")
    if suffixes and not noun and name not in table():
        raise RequestError(f"no root √{name} in the table", hint=near(name))
    if not suffixes:
        gana = checked_class(name, gana)
    return Base(prefixes, name, noun, gana, class_suffix, tuple(suffixes))


def _every_class_suffix() -> frozenset[str]:
    return frozenset(one for names in CLASS_SUFFIXES.values() for one in names)


def _split(text: str) -> tuple[str, list[str]]:
    """The base, and the words from the tense on: the last four where no tense is named."""
    words = text.split()
    place = next((at for at, word in enumerate(words) if at and word in TENSES), len(words) - 4)
    return " ".join(words[: max(place, 0)]), words[max(place, 0) :]


def verb(request: str) -> VerbRequest:
    """Read a request of the kinds verb and derived-verb.

    >>> verb("√gam (bhū) pres P 3 sg").cell.to_text()
    'pres P 3 sg'
    >>> verb("√gam (bhū) past P 3 sg")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no tense 'past'
    """
    text = pali_text(request) if isinstance(request, str) else ""
    if not text:
        raise RequestError("the request is empty", hint=_HINT)
    first, *more = text.split(" & ")
    with_ma = first.startswith("mā + ")
    head, words = _split(first.removeprefix("mā + "))
    if head == "ending":
        return VerbRequest(Base((), "", gana="bhū"), _cell(words, request, _HINT), bare=True)
    if not head:
        raise RequestError(f"{request!r} is no request for a verb", hint=_HINT)
    found = VerbRequest(base(head), _cell(words, request, _HINT), with_ma)
    if with_ma and found.cell.tense not in ("impf", "aor", "impv"):
        raise RequestError(
            f"mā does not go with {found.cell.tense}", hint="with mā: impf, aor, impv (420)"
        )
    others = []
    for one in more:
        other_head, other_words = _split(one)
        cell = _cell(other_words, request, _HINT)
        if base(other_head) != found.base or cell[:2] != found.cell[:2]:
            raise RequestError(
                "verbs joined by & are the same but for person and number",
                hint="√pac (bhū) pres P 3 sg & √pac (bhū) pres P 2 sg",
            )
        others.append(cell)
    return found._replace(others=tuple(others))
