"""Nominal derivations: cells, feminine stems, adverbial suffixes, particles, straight by the rules.

Paradigms of many stems go through the templates of `shape`; both give the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from akkhara.errors import RequestError
from akkhara.pali import orders
from akkhara.pali.engine import Order, run
from akkhara.pali.lists import classes
from akkhara.pali.request import FEMININE, Nominal, nominal
from akkhara.pali.word import Part, Word, context, steps
from akkhara.rules import Derivation

__all__ = ["cell", "derivation", "derive", "genders", "ranked", "starts"]

# Words that have no gender of their own: one set of forms serves all.
GENDERLESS = frozenset({"tumha", "amha", "dvi", "ubha", "pañcādi"})
PERSONAL = frozenset({"tumha", "amha"})
# Only the plural exists.
PLURAL = frozenset({"dvi", "ti", "catu", "ubha", "pañcādi"})


def acting() -> frozenset[str]:
    """The ids of the rules that act or forbid in nominal derivations."""
    made = (orders.decline(), orders.feminine(), orders.adverb(), orders.compare())
    found = [rule.id for order in (*made, orders.members()) for rule in order.rules.values()]
    found += [id for order in made for id in order.ban_ids]
    return frozenset(f"kacc.{id}" for id in found)


def begin(stem: str, features: Iterable[tuple[str, str]], named: frozenset[str]) -> Word:
    """A word that is only a stem yet."""
    return Word((Part("stem", stem, stem),), context(tuple(features), named))


def feminine_stems(text: str, named: frozenset[str], suffix: str = "") -> list[Word]:
    """The feminine stems of a base, as words whose history tells how they were made.

    A base in a takes ā, one in ntu or nta ī; `suffix` asks for a certain one. Whether a base was
    formed with ṇa, ṇika or ṇeyya (239) cannot be seen, so it takes ā unless ī is asked for. A base
    that no feminine suffix fits stands for itself.
    """
    if suffix:
        suffixes: tuple[str, ...] = ("ī" if suffix == "ānī" else suffix,)
    elif named & {"ntu", "nta", "nadādi", "mātulādi"}:
        suffixes = ("ī",)
    elif "īā" in named:
        suffixes = ("ā", "ī")
    elif text.endswith("a") or "kiṃ" in named:
        suffixes = ("ā",)
    else:
        return [begin(text, (("gender", "f"),), named)]
    found = []
    for one in suffixes:
        start = begin(text, (("gender", "f"), ("suffix", one)), named)
        found += [w for w in run(orders.feminine(), start) if len(w.parts) > 1]
    return found


def starts(
    text: str, named: frozenset[str], gender: str, case: str, number: str, place: str = ""
) -> list[Word]:
    """The words from which a cell is derived: more than one when the request leaves a choice.

    `text` is the stem, or the tail of it that the rules see; `named`, the classes of the stem.
    """
    if named & GENDERLESS:
        gender = "x"
    places = (place,) if place or not named & PERSONAL else ("apadato", "padato")
    found = []
    for one in places:
        features = [("gender", gender), ("case", case), ("number", number)]
        if one:
            features.append(("place", one))
        if gender != "f":
            found.append(begin(text, features, named))
            continue
        for base in feminine_stems(text, named):
            made = base.settled()
            context_ = context(tuple(features), feminine_classes(text, made.form, named))
            found.append(Word(made.parts, context_, base.done, base.cost, base.trail))
    return found


def feminine_classes(base: str, made: str, named: frozenset[str]) -> frozenset[str]:
    """The classes of a feminine stem that was made of a base: pronouns and numerals keep theirs,
    a named base gives those of its feminine, and others have none."""
    if base == made or named & {"sabbanāma", "bhavanta", "ti", "catu"}:
        return named
    return classes(made, "f") if named else named


def genders(stem: str, gender: str, kind: str = "") -> tuple[str, ...]:
    """The genders that a request means: x is every gender the word has."""
    if gender != "x":
        return (gender,)
    if classes(stem, "x", kind) & GENDERLESS:
        return ("x",)
    if stem.endswith("a") or classes(stem, "m", kind) & {"sabbanāma", "ntu", "ti", "catu"}:
        return ("m", "n", "f")
    return ("m", "n", "f") if stem[-1] in "iuīū" else ("m",)


def ranked(words: list[Word]) -> list[Word]:
    """Words by cost, else in the order in which the rules made them."""
    return sorted(words, key=lambda word: word.cost)


def cell(
    stem: str, gender: str, case: str, number: str, place: str = "", kind: str = ""
) -> list[Word]:
    """All words of one cell, best first, derived straight by the rules.

    >>> [w.form for w in cell("purisa", "m", "ins", "sg")]
    ['purisena', 'purisaso']
    """
    return inflect(stem, classes(stem, gender, kind), gender, case, number, place)


def inflect(
    text: str, named: frozenset[str], gender: str, case: str, number: str, place: str = ""
) -> list[Word]:
    """As `cell`, with the classes given."""
    order = orders.decline()
    found: list[Word] = []
    for start in starts(text, named, gender, case, number, place):
        found += run(order, start)
    return ranked([w for w in found if len(w.parts) > 1])


def derivation(word: Word, features: dict[str, str]) -> Derivation:
    """A public derivation whose steps are made when they are read."""
    return Derivation(word.form, lambda: steps(word), features)


def unique(found: Iterable[Derivation]) -> list[Derivation]:
    """Derivations without those that repeat form and applied rules of an earlier one."""
    seen: set[tuple[str, tuple[str, ...]]] = set()
    out = []
    for one in found:
        key = (one.form, one.rules)
        if key not in seen:
            seen.add(key)
            out.append(one)
    return out


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivations of a nominal request (kinds decl, pron and numeral), best first."""
    asked = nominal(request)
    return unique(derivation(word, features) for word, features in _words(kind, asked))


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting words of a request, for `why_not`."""
    asked = nominal(request)
    if asked.suffix in FEMININE:
        start = begin(asked.stem, _feminine(asked), classes(asked.stem, "f", kind))
        return orders.feminine(), [start]
    if asked.suffix:
        features = (("suffix", asked.suffix), ("sense", asked.sense))
        return orders.adverb(), [begin(asked.stem, features, classes(asked.stem, "m", kind))]
    asked = _cell_of(asked)
    found = []
    for gender in genders(asked.stem, asked.gender, kind):
        named = classes(asked.stem, gender, kind)
        found += starts(asked.stem, named, gender, asked.case, asked.number, asked.place)
    return orders.decline(), found


def _feminine(asked: Nominal) -> tuple[tuple[str, str], ...]:
    suffix = "ī" if asked.suffix == "ānī" else asked.suffix
    return (("gender", "f"), ("suffix", suffix))


def _cell_of(asked: Nominal) -> Nominal:
    return asked._replace(gender="x", case="nom", number="sg") if asked.particle else asked


def _words(kind: str, asked: Nominal) -> list[tuple[Word, dict[str, str]]]:
    if asked.particle:
        return _particle(asked)
    if asked.suffix in FEMININE:
        return _feminine_words(asked, kind)
    if asked.suffix:
        return _adverbs(asked, kind)
    named = classes(asked.stem, asked.gender, kind)
    impossible(asked.stem, named, asked.gender, asked.case, asked.number)
    found = []
    for gender in genders(asked.stem, asked.gender, kind):
        features = {"gender": gender, "case": asked.case, "number": asked.number}
        if asked.place:
            features["place"] = asked.place
        found += [
            (word, features)
            for word in cell(asked.stem, gender, asked.case, asked.number, asked.place, kind)
        ]
    return sorted(found, key=lambda pair: pair[0].cost)


def impossible(stem: str, named: frozenset[str], gender: str, case: str, number: str) -> None:
    """Raise `RequestError` for a cell that a word of these classes does not have."""
    if number == "sg" and named & PLURAL:
        raise RequestError(f"{stem} has no singular", hint="ask for pl")
    if case == "voc" and named & PERSONAL:
        raise RequestError(f"{stem} has no vocative", hint="ask for another case")
    if gender == "f" and stem[-1] == "o":
        raise RequestError(
            f"{stem} is not declined as a feminine", hint="gāvī is the feminine of go"
        )


def _particle(asked: Nominal) -> list[tuple[Word, dict[str, str]]]:
    named = classes(asked.stem, "", "nipāta") | {"nipāta"}
    start = begin(asked.stem, (("case", "nom"), ("number", "sg")), named)
    return [(word, {"class": "nipāta"}) for word in run(orders.decline(), start)][:1]


def _feminine_words(asked: Nominal, kind: str) -> list[tuple[Word, dict[str, str]]]:
    named = classes(asked.stem, "f", kind)
    found = feminine_stems(asked.stem, named, asked.suffix)
    if not found:
        raise RequestError(
            f"{asked.stem} does not take the feminine suffix {asked.suffix}",
            hint="ā after a; ī after nada, ntu, nta …; inī after pati, bhikkhu, rāja and ī",
        )
    features = {"gender": "f"}
    # A request without case asks for the stem, which mostly is its own nominative (220).
    bare = (asked.case, asked.number) == ("nom", "sg")
    out = [(word, features) for word in found] if bare else []
    features = {"gender": "f", "case": asked.case, "number": asked.number}
    for base in found:
        made = base.settled()
        inner = context(tuple(features.items()), feminine_classes(asked.stem, made.form, named))
        start = Word(made.parts, inner, base.done, base.cost, base.trail)
        known = {word.form for word, _ in out}
        inflected = run(orders.decline(), start)
        out += [(word, features) for word in inflected if word.form not in known]
    return out


def _adverbs(asked: Nominal, kind: str) -> list[tuple[Word, dict[str, str]]]:
    named = classes(asked.stem, "f" if asked.stem[-1] in "āīū" else "m", kind)
    gender = "f" if asked.stem[-1] == "ā" else "m"
    features = (("gender", gender), ("suffix", asked.suffix), ("sense", asked.sense))
    found = run(orders.adverb(), begin(asked.stem, features, named))
    found = [word for word in found if len(word.parts) > 1]
    if not found:
        raise RequestError(
            f"{asked.stem} does not take the suffix {asked.suffix}",
            hint="tra and tha follow pronouns, hiṃ and haṃ kiṃ and ta, dā kiṃ sabba añña eka ya",
        )
    return [(word, {"suffix": asked.suffix}) for word in ranked(found)]
