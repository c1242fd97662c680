"""Books 7 and 8, primary derivatives: their book of rules, conditions, and verbs of rules.

A word of these books is a row of parts: words that stand before the root (`upapada`, each with its
case ending as a part of its own until 317 elides it), prefixes, the root, a class or causative
suffix, an augment, the suffix. The suffix carries its indicator letters as marks.
"""

from __future__ import annotations

from itertools import pairwise

from akkhara.pali.engine import Book, condition, feature
from akkhara.pali.word import CONSONANTS, VOWELS, Part, Word, letters

__all__ = [
    "BOOK",
    "PAST",
    "PRIOR",
    "add",
    "ban",
    "cut",
    "heavy",
    "last",
    "opens_vowel",
    "put_root",
    "root",
    "root_at",
    "seam",
    "senses",
    "stop",
    "sutta",
    "t_to",
]

BOOK = Book("kibbidhāna")
sutta = BOOK.sutta
ban = BOOK.ban

# The suffixes of past participles, and those of what is done first.
PAST = "ta tavantu tāvī"
PRIOR = "tuna tvāna tvā"
_INDICATORS = {"kvi": ("k",), "kha": ("kh",)}


def root_at(w: Word) -> int:
    """The place of the root among the parts (-1: there is none)."""
    for place, part in enumerate(w.parts):
        if part.kind == "root":
            return place
    return -1


def root(w: Word) -> str:
    """The letters of the root now."""
    return w.part("root").text


def put_root(w: Word, text: str) -> Word:
    """The word with these letters as its root."""
    place = root_at(w)
    part = w.parts[place]
    return w.replace(place, Part("root", part.name, text, part.marks))


def cut(text: str, count: int = 1) -> str:
    """A text without its last letters, an aspirate being one.

    >>> cut("budh")
    'bu'
    """
    return "".join(letters(text)[:-count])


def last(text: str) -> str:
    """The last letter of a text, an aspirate being one.

    >>> last("budh")
    'dh'
    """
    return letters(text)[-1] if text else ""


def senses(label: str) -> frozenset[str]:
    """The senses of a label: `bhāva, future`; `bhāva/kamma` is either of the two.

    >>> sorted(senses("bhāva, future"))
    ['bhāva', 'future']
    """
    return frozenset(one.strip() for one in label.split(",") if one.strip())


def _means(values: frozenset[str]) -> frozenset[str]:
    both = {"bhāva/kamma"} if values & {"bhāva", "kamma"} else set()
    return values | both


def _meant(w: Word, values: frozenset[str]) -> bool:
    asked = senses(w.feature("sense"))
    return asked <= _means(values)


feature("base", "the base must be {}")
condition(
    "meaning",
    lambda values: lambda w: _meant(w, values),
    "the sense must be {}",
    lambda w: w.feature("sense"),
    static=True,
)
condition(
    "named",
    lambda values: lambda w: not senses(w.feature("sense")).isdisjoint(values),
    "the request must name the sense {}",
    lambda w: w.feature("sense") or "no sense",
    static=True,
)
condition(
    "open_to",
    lambda values: lambda w: w.feature("asked") in values,
    "the request must name the {}, for the list of the sutta is open",
    lambda w: w.feature("asked") or "not named",
    static=True,
)
condition(
    "sensed",
    lambda values: lambda w: any(f"sense:{one}" in w.ending.marks for one in values),
    "the suffix must mean {}",
    lambda w: " ".join(m.removeprefix("sense:") for m in w.ending.marks if m.startswith("sense:")),
)
condition(
    "fore_kept",
    lambda values: (
        lambda w: any(
            one.kind == "upapada" and other.kind != "case" and one.text.endswith(tuple(values))
            for one, other in pairwise(w.parts)
        )
    ),
    "before the root there must be a word that keeps its ending {}",
    lambda w: _lead(w),
)
condition(
    "rooted",
    lambda values: lambda w: last(root(w)) in values,
    "the root must end in {}",
    lambda w: root(w),
)
condition(
    "root",
    lambda values: lambda w: root(w) in values,
    "the root must be {} now",
    lambda w: root(w),
)
condition(
    "touches",
    lambda values: lambda w: w.stem.kind in values,
    "what stands before the suffix must be the {}",
    lambda w: f"{w.stem.text} ({w.stem.kind})",
)
condition(
    "marked",
    lambda values: lambda w: not values.isdisjoint(w.ending.marks),
    "the suffix must have the indicator {}",
    lambda w: w.ending.name,
)
condition(
    "led",
    lambda values: lambda w: _lead(w) in values,
    "before the root there must be: {}",
    lambda w: _lead(w),
)
condition(
    "fore",
    lambda values: lambda w: not values.isdisjoint(p.name for p in w.parts[: root_at(w)]),
    "before the root there must be {}",
    lambda w: " + ".join(p.name for p in w.parts[: max(root_at(w), 0)]) or "nothing",
)
condition(
    "fore_name",
    lambda values: lambda w: w.parts[0].name in values,
    "the word before must be {}",
    lambda w: w.parts[0].name,
)


def _lead(w: Word) -> str:
    """What stands before the root: an object or another word, a prefix, nothing."""
    kinds = [part.kind for part in w.parts[: max(root_at(w), 0)]]
    return "word" if "upapada" in kinds else "prefix" if "prefix" in kinds else "nothing"


def add(w: Word, name: str, genders: str, sense: str = "") -> Word:
    """The word with a suffix; its marks keep the indicators, the genders that the result can
    have, and the sense that the sutta gives."""
    marks = {f"gender:{genders}", *_INDICATORS.get(name, ())}
    if name.startswith("ṇ") or name.endswith("ṇ"):
        marks.add("ṇ")
    if name.startswith("r"):
        marks.add("r")
    if sense:
        marks.add(f"sense:{sense.replace(' ', '-')}")
    return w.put(*w.parts, Part("suffix", name, name, frozenset(marks)))


def seam(w: Word, text: str, suffix: str) -> Word:
    """Root and suffix with these letters."""
    return put_root(w, text).to(suffix)


def t_to(w: Word, new: str, text: str | None = None) -> Word:
    """The t of the suffix replaced (`ta` with `ṭṭh` is `ṭṭha`), and the root, where it is given.

    What begins with r keeps that letter as an indicator (539).
    """
    part = w.parts[-1]
    marks = part.marks | {"r"} if new.startswith("r") else part.marks
    made = w.replace(-1, Part(part.kind, part.name, new + part.text[1:], marks))
    return made if text is None else put_root(made, text)


def stop(text: str) -> str:
    """A root without its last consonant, and without a nasal before that."""
    return cut(text).rstrip("ṃnñ")


def opens_vowel(w: Word) -> bool:
    """Whether the suffix, or the augment before it, begins with a vowel."""
    place = root_at(w)
    after = "".join(part.text for part in w.parts[place + 1 :])
    return after[:1] in VOWELS and bool(after)


def heavy(text: str) -> bool:
    """Whether a root ends in more than one consonant, so that its vowel is heavy (602)."""
    found = letters(text)
    return len(found) > 1 and all(one[0] in CONSONANTS or one == "ṃ" for one in found[-2:])
