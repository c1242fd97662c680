"""Compounds: `nīla + uppala`; every type that the members allow, each named by its sutta."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali import orders
from akkhara.pali.derived import DerivedStem
from akkhara.pali.engine import Order, run
from akkhara.pali.engine import why_not as explain
from akkhara.pali.inflect import inflected
from akkhara.pali.join import order as sandhi
from akkhara.pali.junction import MARK
from akkhara.pali.junction import begin as seam
from akkhara.pali.kappa.nama1 import ENDINGS
from akkhara.pali.kappa.samasa_reads import case_of, first, last
from akkhara.pali.lists import classes
from akkhara.pali.nominal import begin, feminine_stems, unique
from akkhara.pali.request import NUMBERS
from akkhara.pali.samasa_lists import genders, sort
from akkhara.pali.samasa_orders import adverbial, compose, kept, noun
from akkhara.pali.samasa_request import TYPES, Compound, Member, read
from akkhara.pali.samasa_seams import join_members, member_seams, plain
from akkhara.pali.word import Part, Word, context, steps
from akkhara.rules import Derivation, Step

__all__ = ["acting", "derive", "plan", "stems", "why_not"]

# Each type with the sutta that names it, the narrower before the wider.
_NAMED = (
    ("abyayībhāva", "319"),
    ("digu", "325"),
    ("kammadhāraya", "324"),
    ("tappurisa", "327"),
    ("bahubbīhi", "328"),
    ("dvanda", "329"),
)
# What a type is called besides: a digu is a kammadhāraya, and both are tappurisa (326).
_CALLED = {"digu": ("kammadhāraya", "tappurisa"), "kammadhāraya": ("tappurisa",)}
_OBLIQUE = ("acc", "ins", "dat", "abl", "gen", "loc")
_ONE = ("320", "321", "322", "322-ādi", "323", "323-ādi")
# Classes of the last word that the whole is declined by.
# fmt: off
_KEPT_CLASSES = frozenset({
    "rāja", "rājādi", "brahma", "atta", "sakha", "ātuma", "addha", "puma", "yuva", "kamma", "ni",
    "go", "mano", "satthu", "pitu", "ntu", "nta", "mahanta", "santa", "arahanta", "parisā",
})
# fmt: on


class _Stem(NamedTuple):
    """A compound ready for its endings: the stem, the classes and the order by which it is
    declined, the numbers it has, what it costs."""

    made: DerivedStem
    classes: frozenset[str] | None
    order: Order | None
    numbers: tuple[str, ...]
    cost: int


def acting() -> frozenset[str]:
    """The ids of the rules that act in the making of compounds."""
    found = [rule.id for order in (compose(), adverbial(), noun()) for rule in order.rules.values()]
    return frozenset(f"kacc.{id}" for id in found)


def _wanted(asked: Compound) -> str:
    # Only a bahubbīhi takes ka (338).
    return "bahubbīhi" if asked.ka and not asked.type else asked.type


def _start(asked: Compound) -> Word:
    """The members, each with its ending."""
    parts = [part for member in asked.members[:-1] for part in _parts(member)]
    parts += _parts(asked.members[-1], last=True)
    if any("kept" in part.marks for part in parts):
        # Where an ending stays, what follows is no word with an ending of its own yet.
        parts = [part for part in parts if part.kind != "case"]
    return Word(tuple(parts), context((("outside", asked.outside), ("type", _wanted(asked)))))


def _parts(member: Member, *, last: bool = False) -> list[Part]:
    marks = {"inflected"} if member.inflected else set()
    stem = member.stem
    if member.kept:
        return [Part("member", stem, stem, frozenset({*marks, "case:kept", "kept"}))]
    if not last and sort(stem) in ("particle", "prefix", "adverb", "na", "ku", "with"):
        return [Part("member", stem, stem, frozenset({*marks, "case:none"}))]
    if member.inflected:
        return [Part("member", stem, stem, frozenset(marks))]
    if member.case:
        marks.add(f"case:{member.case}")
    ending = ENDINGS[(member.case or "nom", member.number)]
    return [
        Part("member", stem, stem, frozenset(marks)),
        Part("case", ending, ending),
    ]


def _kept_case(asked: Compound) -> list[Word]:
    """Compounds in which the ending of go stays before pati (77)."""
    one, other = asked.members[0], asked.members[1]
    if not (one.case and other.stem == "pati" and "go" in classes(one.stem, "m")):
        return []
    features = (("gender", "m"), ("case", one.case), ("number", one.number), ("next", "pati"))
    found = []
    for word in run(orders.decline(), begin(one.stem, features, classes(one.stem, "m"))):
        if word.acted("77"):
            marks = frozenset({"case:kept", "kept"})
            parts = (Part("member", word.form, word.form, marks), _parts(other, last=True)[0])
            start = Word(
                parts,
                context((("outside", asked.outside), ("type", _wanted(asked)))),
                trail=word.trail,
            )
            found.append(start)
    return found


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order of composition and its starting words, for `why_not`."""
    asked = read(request)
    return compose(), [*_kept_case(asked), _start(asked)]


def _type(word: Word) -> tuple[str, str]:
    return next((name, rule) for name, rule in _NAMED if word.acted(rule))


def _fits(wanted: str, name: str) -> bool:
    return wanted in ("", name, *_CALLED.get(name, ()))


def _named(asked: Compound) -> list[Word]:
    """The members of every type that they allow, as they stand before the seams."""
    starts = [*_kept_case(asked), _start(asked)]
    words = [word for start in starts for word in run(compose(), start)]
    return [word for word in words if any(word.acted(rule) for _, rule in _NAMED)]


def _able(asked: Compound) -> list[str]:
    """The types that the members allow."""
    found = {_type(word)[0] for word in _named(asked._replace(type="", ka=False))}
    found |= {name for one in found for name in _CALLED.get(one, ())}
    return [name for name in TYPES if name in found]


def _composed(asked: Compound) -> list[Word]:
    """The members of every type that the request allows, as they stand before the seams.

    Raises `RequestError` when the type asked for does not fit; the hint has those that do.
    """
    wanted = _wanted(asked)
    found = [word for word in _named(asked) if _fits(wanted, _type(word)[0])]
    if asked.ka:
        found = [word for word in found if word.parts[-1].name == "ka"]
    if found:
        return found
    given = " + ".join(member.stem for member in asked.members)
    fitting = _able(asked)
    if wanted and (fitting or not asked.ka):
        raise RequestError(
            f"{given} is no {wanted}{' with ka' if asked.ka else ''}",
            hint=f"types that fit: {', '.join(fitting) or 'none'}",
        )
    if asked.outside:
        able = _able(asked._replace(outside=""))
        raise RequestError(
            f"{given} has no outside word in the case {asked.outside}, it is no bahubbīhi",
            hint=f"types that fit: {', '.join(able) or 'none'}",
        )
    raise RequestError(
        f"{given} makes no compound",
        hint="a case after / for a dissolved ending, (gen) for the outside word: rāja/gen + putta",
    )


def _steps(word: Word) -> tuple[Step, ...]:
    """The history of a compound; what stands for an elided vowel at a seam is not shown."""
    shown = word._replace(trail=plain(word.trail, None))
    return tuple(
        step._replace(before=step.before.replace(MARK, ""), after=step.after.replace(MARK, ""))
        for step in steps(shown)
    )


def _derivation(word: Word, features: dict[str, str]) -> Derivation:
    return Derivation(word.form, partial(_steps, word), features)


def _compounds(asked: Compound) -> Iterator[_Stem]:
    """All compounds of a request, each in every gender that its type allows."""
    for members in _composed(asked):
        name, rule = _type(members)
        features = {"type": name, "type_rule": f"kacc.{rule}"}
        if name in _CALLED:
            features["also"] = " ".join(_CALLED[name])
        relation = asked.outside or case_of(first(members))
        if name in ("tappurisa", "bahubbīhi") and relation in _OBLIQUE:
            features["relation"] = relation
        one = members.acted(*_ONE)
        numbers = ("sg",) if one else ("pl",) if name == "dvanda" else NUMBERS
        for whole in join_members(members):
            for gender, dear in _genders(members, name, asked, whole.form):
                yield from _declined(whole, members, gender, dear, numbers, features)


def _genders(members: Word, name: str, asked: Compound, stem: str) -> tuple[tuple[str, int], ...]:
    """The genders of the whole, each with its cost."""
    able: tuple[tuple[str, int], ...]
    if members.acted(*_ONE):
        able = (("n", 0),)
    elif name == "bahubbīhi":
        # Of an outside word of any gender.
        able = (("m", 0), ("n", 1), ("f", 1))
        if stem.endswith("ā"):
            able = (("m", 0),)
    elif asked.gender:
        return ((asked.gender, 0),)
    else:
        able = genders(last(members).name)
    return tuple(pair for pair in able if asked.gender in ("", pair[0]))


def _declined(
    whole: Word,
    members: Word,
    gender: str,
    dear: int,
    numbers: tuple[str, ...],
    features: dict[str, str],
) -> Iterator[_Stem]:
    cost = 4 * whole.cost + 2 * dear
    if gender == "f" and whole.form.endswith("a"):
        for word in _feminine(whole):
            made = DerivedStem(word.form, "f", _derivation(word, features))
            yield _Stem(made, None, None, numbers, cost)
        return
    made = DerivedStem(whole.form, gender, _derivation(whole, features))
    order = adverbial() if members.acted("320") else None
    yield _Stem(made, _classes(whole, members, gender), order, numbers, cost)


def _feminine(whole: Word) -> list[Word]:
    """The feminine of an adjective in a (237)."""
    suffix = feminine_stems(whole.form, classes(whole.form, "f"))[0].feature("suffix")
    inner = context((("gender", "f"), ("suffix", suffix)), classes(whole.form, "f"))
    start = Word(whole.parts, inner, frozenset(), whole.cost, whole.trail)
    return [word for word in run(orders.feminine(), start) if len(word.parts) > 1]


def _classes(whole: Word, members: Word, gender: str) -> frozenset[str] | None:
    """The classes by which a compound is declined; None when its letters give them."""
    if members.acted("337"):
        return frozenset()
    end = last(members)
    if members.acted(*_ONE) and "puma" in classes(end.name):
        # As a neuter it is declined as any other in a.
        return frozenset()
    own = classes(whole.form, gender)
    if end.text != end.name or not whole.form.endswith(end.text[1:]):
        return None
    inherited = classes(end.name, gender) & _KEPT_CLASSES
    return own | inherited if inherited - own else None


def stems(request: str) -> list[DerivedStem]:
    """The stems of the compounds of a request, best first, each in every gender that it has.

    Raises `RequestError` for a request that cannot be read, and when the type asked for does not
    fit.

    >>> made = stems("mahanta + purisa (kammadhāraya)")[0]
    >>> made.stem, made.gender, made.inflected("loc", "pl")[0].form
    ('mahāpurisa', 'm', 'mahāpurisesu')
    """
    found = sorted(_compounds(read(request)), key=lambda stem: stem.cost)
    return [stem.made for stem in found]


def derive(kind: str, request: str) -> list[Derivation]:
    """The compounds of a request, inflected, best first: every type that fits, every gender and
    number that it has, unless the request asks for one.

    >>> found = derive("samasa", "nīla + uppala")[0]
    >>> found.form, found.features["type"], found.features["type_rule"]
    ('nīluppalaṃ', 'kammadhāraya', 'kacc.324')
    """
    asked = read(request)
    if any(member.inflected for member in asked.members):
        return [_apart(asked)]
    found: list[tuple[int, Derivation]] = []
    refused: set[str] = set()
    for stem in _compounds(asked):
        for number in stem.numbers:
            if asked.number in ("", number):
                cells = inflected(
                    stem.made, asked.case, number, classes=stem.classes, order=stem.order
                )
                plural = int(number == "pl")
                found += [(stem.cost + plural + place, one) for place, one in enumerate(cells)]
        refused.update(stem.numbers)
    if not found:
        raise _no_cell(asked, refused)
    found.sort(key=lambda pair: pair[0])
    return unique(one for _, one in found)


def _no_cell(asked: Compound, numbers: set[str]) -> RequestError:
    given = " + ".join(member.stem for member in asked.members)
    if numbers:
        return RequestError(
            f"{given} has no {asked.number}", hint=f"number: {' '.join(sorted(numbers))}"
        )
    able = sorted({stem.made.gender for stem in _compounds(asked._replace(gender=""))})
    return RequestError(f"{given} is not {asked.gender}", hint=f"gender: {' '.join(able)}")


def _apart(asked: Compound) -> Derivation:
    """Words that keep their endings stay apart: 316 joins nouns whose meanings are tied."""
    text = " + ".join(member.stem for member in asked.members)
    bad = ", ".join(member.stem for member in asked.members if member.inflected)
    note = f"{bad} has its ending and is no member; give stems"
    step = Step("kacc.316", text, text, "declined", None, None, note)
    return Derivation(" ".join(m.stem for m in asked.members), (step,), {"type": "none"})


def why_not(kind: str, request: str, id: str) -> str:
    """Why a sutta did not act on a compound, in whichever of its stages that sutta stands."""
    asked = read(request)
    answers: list[str] = []
    try:
        for order, starts in _stages(asked):
            ids = {rule.id for rule in order.rules.values()} | order.ban_ids
            if id in ids and starts:
                answers.append(explain(order, starts, id))
                if answers[-1].startswith(f"{id} did act:"):
                    return answers[-1]
    except RequestError:
        # No compound comes of the request; what its first stage says is still an answer.
        if not answers:
            raise
    return answers[0] if answers else explain(*plan(kind, request), id)


def _stages(asked: Compound) -> Iterator[tuple[Order, list[Word]]]:
    """The orders through which a compound passes, with the words that enter each."""
    yield compose(), [*_kept_case(asked), _start(asked)]
    if any(member.inflected for member in asked.members):
        return
    composed = _composed(asked)
    at_seams = [pair for word in composed for pair in member_seams(word)]
    yield orders.members(), [start for _, start in at_seams]
    texts = dict.fromkeys(
        pair
        for word in composed
        for pair in pairwise(part.text for part in word.parts if part.kind == "member")
    )
    yield sandhi(), [seam(pair) for pair in texts]
    yield kept(), [seam(pair) for pair in texts]
    closed = [whole for word in composed for whole in join_members(word)]
    yield noun(), [begin(whole.form, (), frozenset()) for whole in closed]
    entering: dict[Order, list[Word]] = {adverbial(): [], orders.decline(): []}
    for stem in _compounds(asked):
        for number in stem.numbers:
            features = (("gender", stem.made.gender), ("case", asked.case), ("number", number))
            named = stem.classes
            if named is None:
                named = classes(stem.made.stem, stem.made.gender)
            start = begin(stem.made.stem, features, named)
            entering[orders.decline()].append(start)
            if stem.order is not None:
                entering[adverbial()].append(start)
    yield from entering.items()
