"""Secondary derivatives: `vasiṭṭha + ṇa (apacca)`; what a request leaves open is searched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from akkhara.errors import RequestError
from akkhara.pali import nominal, orders
from akkhara.pali.derived import DerivedStem
from akkhara.pali.engine import Order, run
from akkhara.pali.guess import guess_gender
from akkhara.pali.lists import classes
from akkhara.pali.nominal import derivation, ranked, unique
from akkhara.pali.request import FEMININE
from akkhara.pali.taddhita_lists import named, senses, slug
from akkhara.pali.taddhita_orders import secondary, usage
from akkhara.pali.taddhita_request import Secondary, read, suffixes
from akkhara.pali.word import Part, Word, context, steps
from akkhara.rules import Derivation

__all__ = ["acting", "derive", "plan", "stems"]

# After these the feminine is ī (239); ā is heard too (sārīrikā).
_WITH_I = frozenset(["ṇa", "ṇika", "ṇeyya", "ṇava", "ṇāyana", "ṇāna", "ṇera"])
# Abstracts and collections in tā are feminine, and so is the day of an ordinal in ī (375).
_FEMININE = frozenset({("tā", "bhāva"), ("tā", "collection of"), ("ī", "ordinal")})


def acting() -> frozenset[str]:
    """The ids of the rules that act or forbid in secondary derivation."""
    found = [rule.id for order in (secondary(), usage()) for rule in order.rules.values()]
    return frozenset(f"kacc.{id}" for id in (*found, *secondary().ban_ids))


def _pairs(asked: Secondary) -> Iterator[tuple[str, str]]:
    """The suffixes and senses that a request leaves possible, in the order of the suttas."""
    for suffix, able in suffixes().items():
        if asked.suffix in ("", suffix):
            yield from ((suffix, one) for one in able if asked.sense in ("", one))


def _start(asked: Secondary, suffix: str, sense: str) -> Word:
    features = (
        ("suffix", suffix),
        ("sense", slug(sense)),
        ("asked", "suffix" if asked.suffix else "sense"),
    )
    parts = tuple(Part("stem", one, one) for one in asked.stems)
    ending = senses()[sense].ending
    return Word((*parts, Part("ending", ending, ending)), context(features, named(asked.stems[-1])))


def _phrase(asked: Secondary) -> Word:
    stem = asked.stems[0]
    start = Word((Part("stem", stem, stem),), context((("suffix", ""),), named(stem)))
    return start if asked.phrase == "-" else start.attach("member", asked.phrase)


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting words of a request, for `why_not`."""
    asked = read(request)
    if asked.suffix in FEMININE and asked.suffix not in suffixes():
        return nominal.plan("decl", request)
    if asked.phrase:
        return usage(), [_phrase(asked)]
    return secondary(), [_start(asked, *pair) for pair in _pairs(asked)]


def _made(asked: Secondary) -> Iterator[tuple[Word, str, tuple[str, ...]]]:
    """The derived bases, best first, each with its suffix and the senses in which it is made so."""
    found: dict[tuple[str, str, tuple[str, ...]], tuple[Word, list[str]]] = {}
    for suffix, sense in _pairs(asked):
        for word in run(secondary(), _start(asked, suffix, sense)):
            if not word.acted("601"):
                continue
            rules = tuple(step.rule for step in steps(word) if step.status == "applied")
            found.setdefault((suffix, word.form, rules), (word, []))[1].append(sense)
    for (suffix, _, _), (word, able) in sorted(found.items(), key=lambda pair: pair[1][0].cost):
        yield word, suffix, tuple(able)


def _genders(suffix: str, able: Iterable[str]) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(
            gender
            for one in able
            for gender in (("f",) if (suffix, one) in _FEMININE else senses()[one].genders)
        )
    )


def _feminine(word: Word, suffix: str) -> list[Word]:
    """The feminine stems of a derived base, by 237-240; a base in i, u or ā stays."""
    text = word.form
    named_ = classes(text, "f") | ({"ṇādi"} if suffix in _WITH_I else frozenset())
    if suffix in _WITH_I and text.endswith("a"):
        wanted: tuple[str, ...] = ("ī", "ā")
    elif named_ & {"ntu", "nta"} or suffix == "maya":
        wanted = ("ī",)
    elif text.endswith("a"):
        wanted = ("ā", "ī") if "īā" in named_ else ("ā",)
    else:
        wanted = ("inī",) if text.endswith("ī") and word.feature("sense") == "possesses" else ()
    found = []
    for one in wanted:
        inner = context((("gender", "f"), ("suffix", one)), named_)
        start = Word(word.parts, inner, frozenset(), word.cost, word.trail)
        found += [made for made in run(orders.feminine(), start) if len(made.parts) > 1]
    return found or [word]


def stems(request: str) -> list[DerivedStem]:
    """The derived stems of a request, best first, each in every gender that it has.

    Raises `RequestError` for a request that cannot be read, and when no suffix fits.

    >>> [(made.stem, made.gender) for made in stems("vasiṭṭha + ṇa (apacca)")][:2]
    [('vāsiṭṭha', 'm'), ('vāsiṭṭhī', 'f')]
    """
    asked = read(request)
    if asked.phrase:
        return _lengthened(asked)
    found: list[DerivedStem] = []
    refused: tuple[str, ...] = ()
    for word, suffix, able in _made(asked):
        features = {"suffix": suffix, "sense": ", ".join(able)}
        genders = _genders(suffix, able)
        if asked.gender and genders != ("x",):
            refused = genders if asked.gender not in genders else refused
            genders = tuple(one for one in genders if one == asked.gender)
        for gender in genders:
            words = _feminine(word, suffix) if gender == "f" else [word]
            found += [DerivedStem(one.form, gender, derivation(one, features)) for one in words]
    if not found:
        raise _none(asked, refused)
    return found


def _none(asked: Secondary, refused: tuple[str, ...]) -> RequestError:
    stem = " + ".join(asked.stems)
    if refused:
        return RequestError(
            f"what {stem} gives here is not {asked.gender}", hint=f"gender: {' '.join(refused)}"
        )
    what = f"the suffix {asked.suffix}" if asked.suffix else f"a suffix of the sense {asked.sense}"
    if asked.suffix:
        sense = f" ({asked.sense})" if asked.sense else ""
        hint = f"pali.why_not with {stem} + {asked.suffix}{sense} and the sutta says why"
    else:
        able = [one for one, own in suffixes().items() if asked.sense in own]
        hint = f"suffixes of that sense: {' '.join(able)}"
    return RequestError(f"{stem} does not take {what}", hint=hint)


def _lengthened(asked: Secondary) -> list[DerivedStem]:
    """Length by usage, where no suffix follows (403)."""
    stem = asked.stems[0]
    found = [word for word in run(usage(), _phrase(asked)) if word.acted("403", "403-ca")]
    if not found:
        if asked.phrase == "-":
            raise RequestError(
                f"{stem} has neither suffix nor sense", hint="as vasiṭṭha + ṇa (apacca)"
            )
        raise RequestError(
            f"{asked.phrase} is no suffix of secondary derivation",
            hint=f"suffixes: {' '.join(suffixes())}",
        )
    if asked.phrase == "-":
        gender = asked.gender or guess_gender(stem)[0]
        return [DerivedStem(word.form, gender, derivation(word, {})) for word in ranked(found)]
    return [DerivedStem(_spaced(word), "x", derivation(word, {})) for word in ranked(found)]


def _spaced(word: Word) -> str:
    """Words that stay apart; one that has lost its vowel or taken an augment is joined."""
    joined = word.has("pā")
    return ("" if joined else " ").join(part.text for part in word.parts)


def _words(asked: Secondary, request: str) -> list[Derivation]:
    found: list[Derivation] = []
    for made in stems(request):
        if made.gender == "x":
            own = made.derivation
            found.append(Derivation(made.stem, partial(getattr, own, "steps"), own.features))
        else:
            found += made.inflected(asked.case, asked.number)
    return found


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivatives of a stem, inflected, best first.

    >>> [d.form for d in derive("taddhita", "vasiṭṭha + ṇa (apacca) m")]
    ['vāsiṭṭho']
    """
    asked = read(request)
    if asked.suffix in FEMININE and asked.suffix not in suffixes():
        # The feminine suffixes are a matter of book 2.
        return nominal.derive("decl", request)
    return unique(_words(asked, request))
