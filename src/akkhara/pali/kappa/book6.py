"""Book 6, ākhyāta: the verb. Its rules, kaṇḍa by kaṇḍa, and the conditions that only verbs have.

A verb is made in three stages. The *stem* stage has a root (after its prefixes, and an abbhāsa
when it is doubled) and the suffix that follows; the *ending* stage has the stem, with time, voice
and person; the *prefix* stage joins the prefixes to the finished word. The rules of one stage see
nothing that another stage adds, so that each can be compiled for itself.
"""

from __future__ import annotations

from akkhara.pali.engine import Book, condition, feature
from akkhara.pali.word import VOWELS, Part, Word

__all__ = [
    "BOOK",
    "SABBA",
    "ban",
    "joined",
    "root",
    "root_at",
    "root_text",
    "suffix",
    "sutta",
    "take",
]

BOOK = Book("ākhyāta")
sutta = BOOK.sutta
ban = BOOK.ban

# Sutta 431: the tenses and moods whose endings are called sabbadhātuka.
SABBA = "pres impv opt impf"


feature("gana", "the root must be of the class {}")
feature("mode", "the verb must be {}")
feature("class_suffix", "the suffix of the class that is asked for must be {}")
feature("with_", "the word {} must stand by")
condition(
    "bare",
    lambda values: lambda w: (w.part("stem").name == "root") == ("yes" in values),
    "the stem must be the root without a suffix: {}",
    lambda w: "yes" if w.part("stem").name == "root" else "no",
)
condition(
    "head",
    lambda values: lambda w: (w.part("stem").text[:1] in VOWELS) == ("vowel" in values),
    "the verb must begin with a {}",
    lambda w: w.part("stem").text,
)


def root_at(w: Word) -> int:
    """The place of the root among the parts."""
    for place, part in enumerate(w.parts):
        if part.kind == "root":
            return place
    return -1


def root_text(w: Word) -> str:
    """The letters of the root now."""
    return w.part("root").text


def root(w: Word, text: str) -> Word:
    """The word with these letters as its root."""
    place = root_at(w)
    part = w.parts[place]
    return w.replace(place, Part("root", part.name, text, part.marks))


def suffix(w: Word, *names: str) -> tuple[Word, ...] | None:
    """The root with one of these suffixes: the one that the request names, or each of them."""
    if w.parts[-1].kind == "suffix":
        return None
    asked = w.feature("class_suffix")
    taken = [name for name in names if asked in ("", "none", name)]
    return tuple(w.attach("suffix", name) for name in taken) or None


def take(w: Word, old: str, new: str) -> Word | None:
    """The root with `new` for the letters `old` at its end; None when it does not end so."""
    text = root_text(w)
    return root(w, text.removesuffix(old) + new) if text.endswith(old) else None


def joined(w: Word, text: str = "") -> Word:
    """Root and suffix as one stem.

    Its part is named `root` when no suffix follows the root, `stem` otherwise.
    """
    place = root_at(w)
    if place < 0:
        return w
    first = place - 1 if place and w.parts[place - 1].kind == "abbhāsa" else place
    found = text or "".join(part.text for part in w.parts[first:])
    plain = w.parts[-1].kind == "root" and first == place
    return w.put(*w.parts[:first], Part("stem", "root" if plain else "stem", found))
