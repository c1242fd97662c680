"""A word under construction: an immutable row of parts and what has happened to them.

A part has a name that says what it is (`smā`, `ṇvu`, `√gam`) and the letters that stand there now.
Substitution changes the letters and never the name: the substitute counts as the original. The
names of final vowels (jha, la, pa, gha: suttas 58-60) are computed from the letters and the
gender, so that they are right after every change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from akkhara.rules import Step

__all__ = [
    "CONSONANTS",
    "VOWELS",
    "Context",
    "Part",
    "Trail",
    "Word",
    "context",
    "letters",
    "steps",
]

VOWELS = frozenset("aāiīuūeo")
CONSONANTS = frozenset("kgṅcjñṭḍṇtdnpbmyrlvshḷṃ")
LONG: Mapping[str, str] = MappingProxyType({"a": "ā", "i": "ī", "u": "ū"})
SHORT: Mapping[str, str] = MappingProxyType({"ā": "a", "ī": "i", "ū": "u"})


def letters(text: str) -> tuple[str, ...]:
    """The letters of a text, an aspirate counting as one.

    >>> letters("aṭṭha")
    ('a', 'ṭ', 'ṭh', 'a')
    """
    found: list[str] = []
    for char in text:
        if char == "h" and found and found[-1] in "kgcjṭḍtdpb":
            found[-1] += char
        else:
            found.append(char)
    return tuple(found)


class Part(NamedTuple):
    """One part of a word.

    `kind`: prefix, member, root, class, suffix, stem, augment or ending; `name`: what it is,
    whatever it looks like now; `text`: the letters now; `marks`: what is still to be known of it,
    such as the indicator letters that are not yet consumed.
    """

    kind: str
    name: str
    text: str
    marks: frozenset[str] = frozenset()


NO_PART = Part("", "", "")
# What a stem can be followed by; suttas for endings hold for suffixes too (247 and 83's paccaya),
# and those of compounds look at the seam between two members in the same way.
AFFIXES = frozenset({"ending", "suffix", "member"})


class Context:
    """What does not change while a word is made: its features and the classes of its base.

    Contexts are made by `context`, one object for equal contents, so that plans of application can
    be kept per context.
    """

    __slots__ = ("classes", "features")

    def __init__(self, features: Mapping[str, str], classes: frozenset[str]) -> None:
        self.features = features
        self.classes = classes

    def __repr__(self) -> str:
        return f"Context({dict(self.features)}, {sorted(self.classes)})"


@lru_cache(maxsize=4096)
def context(
    features: tuple[tuple[str, str], ...], classes: frozenset[str] = frozenset()
) -> Context:
    """The context of these features (pairs of name and value) and word classes.

    >>> context((("gender", "m"),)) is context((("gender", "m"),))
    True
    """
    return Context(MappingProxyType(dict(features)), classes)


class Trail(NamedTuple):
    """One link of a word's history; `before` and `after` are words, turned into text on reading."""

    previous: Trail | None
    rule: str
    status: str
    before: Word
    after: Word
    by: str | None
    note: str


class Word(NamedTuple):
    """A word under construction: parts, context, ids of the suttas that have acted, cost, history.

    The methods give a new word and leave the history to the engine, through which every change
    goes.
    """

    parts: tuple[Part, ...]
    context: Context
    done: frozenset[str] = frozenset()
    cost: int = 0
    trail: Trail | None = None

    # What a rule reads

    @property
    def form(self) -> str:
        """The letters of all parts together."""
        return "".join([part.text for part in self.parts])

    @property
    def text(self) -> str:
        """The parts as the schools write them: `puris + o`."""
        return " + ".join([part.text for part in self.parts if part.text])

    @property
    def ending(self) -> Part:
        """The ending or suffix that comes last; a part without letters when there is none."""
        last = self.parts[-1]
        return last if last.kind in AFFIXES else NO_PART

    @property
    def stem(self) -> Part:
        """What stands before the ending."""
        parts = self.parts
        if parts[-1].kind not in AFFIXES:
            return parts[-1]
        return parts[-2] if len(parts) > 1 else NO_PART

    @property
    def final(self) -> str:
        """The last letter of what stands before the ending (`""` when nothing does)."""
        return self.stem.text[-1:]

    @property
    def gender(self) -> str:
        """m, f, n, x, or `""` where the word has none."""
        return self.context.features.get("gender", "")

    @property
    def sanna(self) -> str:
        """What suttas 58-60 call the final vowel now: jha, la, pa, gha, or nothing."""
        return sanna(self.final, self.gender)

    def feature(self, name: str) -> str:
        """A feature of the request, `""` when it is not given."""
        return self.context.features.get(name, "")

    def part(self, kind: str) -> Part:
        """The last part of that kind, or a part without letters."""
        for found in reversed(self.parts):
            if found.kind == kind:
                return found
        return NO_PART

    def has(self, *classes: str) -> bool:
        """Whether the base is in one of these word classes."""
        return not self.context.classes.isdisjoint(classes)

    def acted(self, *rules: str) -> bool:
        """Whether one of these rules has acted on the word."""
        return not self.done.isdisjoint(rules)

    # What a rule does

    def dearer(self, cost: int) -> Word:
        """The same word, farther from the most natural choice."""
        return Word(self.parts, self.context, self.done, self.cost + cost, self.trail)

    def replace(self, index: int, part: Part) -> Word:
        """The word with one part changed (`index` counts as in lists)."""
        place = index % len(self.parts)
        parts = (*self.parts[:place], part, *self.parts[place + 1 :])
        return Word(parts, self.context, self.done, self.cost, self.trail)

    def put(self, *parts: Part) -> Word:
        """The word with these parts instead of its own."""
        return Word(parts, self.context, self.done, self.cost, self.trail)

    def attach(self, kind: str, name: str, text: str | None = None) -> Word:
        """A new last part (54: an ending; 237: a feminine suffix)."""
        return self.put(*self.parts, Part(kind, name, name if text is None else text))

    def to(self, text: str) -> Word:
        """The letters of the ending become `text`; its name stays."""
        ending = self.parts[-1]
        return self.replace(-1, Part(ending.kind, ending.name, text, ending.marks))

    def rename(self, name: str) -> Word:
        """The ending counts as another one from here on (57, 270)."""
        return self.replace(-1, Part("ending", name, name))

    def tail(self, old: str, new: str) -> Word:
        """The letters `old` at the end of the stem become `new`."""
        at = len(self.parts) - (2 if self.parts[-1].kind in AFFIXES else 1)
        stem = self.parts[at]
        text = stem.text.removesuffix(old) + new
        return self.replace(at, Part(stem.kind, stem.name, text, stem.marks))

    def settled(self, name: str = "") -> Word:
        """The parts as one stem, ready for what comes next; the history stays."""
        text = self.form
        return self.put(Part("stem", name or text, text))

    def lengthened(self) -> Word:
        """The final vowel of the stem long."""
        return self.tail(self.final, LONG.get(self.final, self.final))

    def shortened(self) -> Word:
        """The final vowel of the stem short."""
        return self.tail(self.final, SHORT.get(self.final, self.final))

    def augment(self, text: str) -> Word:
        """An augment between stem and ending."""
        return self.put(*self.parts[:-1], Part("augment", text, text), self.parts[-1])

    def whole(self, tail: str, *new: str) -> tuple[Word, ...]:
        """Tail and ending are replaced together (savibhatti).

        What comes instead has no name, so that no rule for endings matches any more. One word for
        each of `new`.
        """
        bare = self.tail(tail, "")
        return tuple([bare.replace(-1, Part("ending", "", text)) for text in new])


def sanna(final: str, gender: str) -> str:
    """The name that 58-60 give a final vowel in a gender.

    >>> sanna("ī", "m"), sanna("u", "n"), sanna("i", "f"), sanna("ā", "f")
    ('jha', 'la', 'pa', 'gha')
    """
    if gender == "f":
        return "gha" if final == "ā" else "pa" if final and final in "iīuū" else ""
    return "jha" if final and final in "iī" else "la" if final and final in "uū" else ""


def links(word: Word) -> Iterator[Trail]:
    """The history of a word, oldest first."""
    found: list[Trail] = []
    trail = word.trail
    while trail is not None:
        found.append(trail)
        trail = trail.previous
    return reversed(found)


def steps(word: Word) -> tuple[Step, ...]:
    """The history of a word as public steps."""
    return tuple(
        Step(
            f"kacc.{link.rule}",
            link.before.text,
            link.after.text,
            link.status,  # type: ignore[arg-type]
            None if link.by is None else f"kacc.{link.by}",
            None,
            link.note,
        )
        for link in links(word)
    )
