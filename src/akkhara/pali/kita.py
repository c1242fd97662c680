"""Primary derivatives (books 7 and 8): `√kar + ṇvu`; what a request leaves open is searched.

A suffix follows a root; prefixes and other words are joined to what they make; the stem is
declined in the genders that the suffix allows. All of it is one history.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from akkhara.errors import RequestError
from akkhara.pali import nominal, orders, verb_orders
from akkhara.pali.derived import DerivedStem
from akkhara.pali.engine import Order, run
from akkhara.pali.engine import why_not as explain
from akkhara.pali.kappa.book7 import PAST, PRIOR, senses
from akkhara.pali.kappa.nama1 import ENDINGS
from akkhara.pali.kita_orders import fore, prefix, primary
from akkhara.pali.kita_request import PRESENT, READY, Primary, read, suffixes
from akkhara.pali.lists import meant, named
from akkhara.pali.nominal import derivation, unique
from akkhara.pali.root_lists import listed, root_classes
from akkhara.pali.roots import ganas
from akkhara.pali.verb import impossible, sound_stem, starts
from akkhara.pali.verb_request import Base
from akkhara.pali.word import VOWELS, Context, Part, Trail, Word, context, letters
from akkhara.rules import Derivation

__all__ = ["acting", "derive", "plan", "stems", "why_not"]

# Stems of agents, which 199 and its like decline: kattu, satthu.
_AGENTS = frozenset({"tu", "ratthu", "ritu", "rātu"})
# Suffixes before which usage knows the stem of the present too (paggaṇhitvā, 597).
WITH_PRESENT = frozenset((*PAST.split(), *PRIOR.split(), "tuṃ", "tabba"))
# The classes whose suffixes change the root itself.
_NASAL = frozenset({"rudh", "kī", "gah", "su"})
# Clusters of two different consonants that words may have, doubled letters and nasals apart.
_PAIRS = frozenset(
    [
        *("tv", "dv", "sv", "nv", "hv", "sm", "sn", "mh", "nh", "ñh", "ṇh", "hm", "yh", "vh", "lh"),
        *("ḷh", "tr", "dr", "br", "kr", "pr", "gr", "kl", "ly", "vy", "by"),
        *("ṃs", "ṃh", "ṃr", "ṃl", "ṃv", "ṃy"),
    ]
)
_CLASSED = {"k": "ṅ", "g": "ṅ", "c": "ñ", "j": "ñ", "ṭ": "ṇ", "ḍ": "ṇ", "t": "n", "d": "n"}
_CLASSED |= {"p": "m", "b": "m"}


def acting() -> frozenset[str]:
    """The ids of the rules that act or forbid in primary derivation."""
    made = (primary(), prefix(), fore())
    found = [rule.id for order in made for rule in order.rules.values()]
    return frozenset(f"kacc.{id}" for id in (*found, *primary().ban_ids))


def _legal(text: str) -> bool:
    """Whether Pali has the clusters of a stem: what no sutta makes pronounceable is no word."""
    found = letters(text)
    run_ = 0
    for one, two in pairwise(found):
        run_ = 0 if one in VOWELS else run_ + 1
        if one in VOWELS or two in VOWELS:
            continue
        if run_ > 1 and two not in "vyr":
            return False
        if one == two or two == one + "h" or one + two in _PAIRS:
            continue
        if _CLASSED.get(two[0]) == one:
            continue
        return False
    return "ttv" not in text


def _classes(asked: Primary) -> frozenset[str]:
    if asked.noun:
        return listed(asked.root, "kita_lists") | {f"stem-{asked.root}"}
    usual = f"gana-{ganas(asked.root)[0]}"
    return root_classes(asked.root) | listed(asked.root, "kita_lists") | {usual}


def _base(asked: Primary) -> str:
    """The base as tables of ready-made words have it, without spaces: `pa-√vaj`."""
    root = asked.root if asked.noun else "-".join((*asked.prefixes, f"√{asked.root}"))
    return "+".join((*(stem for stem, _ in asked.before), root))


def _context(asked: Primary, suffix: str, of: frozenset[str]) -> Context:
    features = (
        ("suffix", suffix),
        ("sense", asked.sense),
        ("root", asked.root.partition("{")[0]),
        ("base", _base(asked)),
        ("asked", "suffix" if asked.suffix else "sense"),
    )
    return context(features, of)


def _verbs(asked: Primary, suffix: str) -> list[Word]:
    """The stems of verbs that a suffix follows: of derived verbs, or of the present (565)."""
    gana = asked.gana or ("" if asked.derived else ganas(asked.root)[0])
    base = Base((), asked.root, False, gana, asked.class_suffix, asked.derived)
    made = [
        word
        for start in starts(base, "pres")
        for word in run(verb_orders.stem(), start)
        if sound_stem(word)
        and not word.acted("510:bare", "470:jaṃ")
        # The u of kuru (511) is there before māna, and before anta for the sake of 18.
        and not (suffix in ("ntu", "ssaṃ", "āna") and word.acted("511"))
    ]
    if asked.derived and not made:
        raise impossible(base)
    return made


def _begun(asked: Primary, suffix: str) -> list[Word]:
    """The words before the suffix: what stands before the root, and the root or the stem of a
    verb."""
    before: list[Part] = []
    for stem, case in asked.before:
        before.append(Part("upapada", stem, stem))
        if case:
            ending = ENDINGS[case, "sg"]
            before.append(Part("case", ending, ending))
    before += [Part("prefix", one, one) for one in asked.prefixes]
    root = asked.root.partition("{")[0]
    plain = Word(
        (*before, Part("root", f"√{asked.root}", root)), _context(asked, suffix, _classes(asked))
    )
    if asked.derived:
        return _on_verbs(asked, suffix, before, "derived")
    if suffix in PRESENT:
        return _on_verbs(asked, suffix, before, "present")
    if asked.noun or suffix not in WITH_PRESENT:
        return [plain]
    usual = ganas(asked.root)[0]
    if usual == "cur":
        # The suffix of the class cur is a kārita, and stays before all suffixes (452).
        return [*_on_verbs(asked, suffix, before, "derived"), plain]
    if usual in _NASAL and suffix not in PAST.split():
        more = _on_verbs(asked, suffix, before, "present")
        return [plain, *(word.dearer(1) for word in more)]
    return [plain]


def _on_verbs(asked: Primary, suffix: str, before: list[Part], kind: str) -> list[Word]:
    """The stems of a verb, each with what stands before it."""
    name = f"√{asked.root}"
    inner = _context(asked, suffix, frozenset({kind, name}))
    return [
        Word((*before, Part("root", name, word.form)), inner, word.done, word.cost, word.trail)
        for word in _verbs(asked, suffix)
    ]


def _starts(asked: Primary) -> list[Word]:
    wanted = [asked.suffix] if asked.suffix else list(suffixes())
    return [word for suffix in wanted for word in _begun(asked, suffix)]


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting words of a request."""
    return primary(), _starts(read(kind, request))


def _joined(word: Word, order: Order, before: list[Part], inner: Context) -> list[Word]:
    """What comes of the last part before the word; the marks of the suffix go on."""
    last = word.parts[-1]
    start = Word((before[-1], last), inner, word.done, word.cost, word.trail)
    out = []
    for made in run(order, start):
        whole = made.put(Part("stem", last.name, made.form, last.marks))
        out.append(whole._replace(trail=_shown(made.trail, word.trail, tuple(before[:-1]))))
    return out


def _shown(trail: Trail | None, old: Trail | None, before: tuple[Part, ...]) -> Trail | None:
    """New links of a history with what stands before the two parts that they are about."""
    if trail is old or trail is None:
        return old
    one, two = (word.put(*before, *word.parts) for word in (trail.before, trail.after))
    return trail._replace(previous=_shown(trail.previous, old, before), before=one, after=two)


def _whole(word: Word, asked: Primary) -> list[Word]:
    """A root with its suffix, joined to what stands before it."""
    *before, stem = word.parts
    found = [word.put(stem)]
    inner = _context(asked, word.feature("suffix"), _classes(asked))
    while before:
        order = prefix() if before[-1].kind == "prefix" else fore()
        found = [made for one in found for made in _joined(one, order, before, inner)]
        before.pop()
    return found


def _made(asked: Primary) -> list[Word]:
    """The stems of a request, best first; those that got no suffix or no pronounceable form are
    left out."""
    found = []
    for start in _starts(asked):
        for word in run(primary(), start):
            if word.acted("601", "221") and (word.acted("638") or _legal(word.parts[-1].text)):
                found += _whole(word, asked)
    return sorted(found, key=lambda word: word.cost)


def _genders(word: Word) -> tuple[str, ...]:
    for mark in word.parts[-1].marks:
        if mark.startswith("gender:"):
            return tuple(mark.removeprefix("gender:").split())
    return ()


def _named(word: Word, gender: str) -> frozenset[str]:
    """The classes of a stem: those of a list that has the stem itself, else those that its suffix
    gives it. What its letters look like does not count: danta, from dam with ta, is no nta."""
    suffix, text = word.parts[-1].name, word.form
    known = [row for row in meant(text, gender) if not row.tail]
    if known:
        found = named(text, known)
        return found if suffix in PRESENT else found - {"nta"}
    if suffix in _AGENTS:
        return frozenset({"satthu"})
    if suffix in ("anta", "ntu", "ssaṃ"):
        return frozenset({"nta"})
    return frozenset({"ntu"}) if suffix == "tavantu" else frozenset()


def _feminine(word: Word) -> list[Word]:
    """The feminine stems of a derived stem, by 237-240; one in i, u or ā stays."""
    text = word.form
    own = _named(word, "f")
    if own & {"ntu", "nta"}:
        wanted: tuple[str, ...] = ("ī",)
    elif text.endswith("a"):
        wanted = ("ī", "ā") if word.parts[-1].name == "ṇa" else ("ā",)
    else:
        wanted = ("inī",) if text.endswith("ī") and _genders(word) != ("f",) else ()
    found = []
    for one in wanted:
        inner = context((("gender", "f"), ("suffix", one)), own | {"ṇādi", "aka"})
        start = Word((Part("stem", text, text),), inner, frozenset(), word.cost, word.trail)
        found += [made for made in run(orders.feminine(), start) if len(made.parts) > 1]
    return found or [word]


def stems(kind: str, request: str) -> list[DerivedStem]:
    """The stems of a request, best first, each in every gender that it has; what does not decline
    has the gender `""`.

    Raises `RequestError` for a request that cannot be read, and when no suffix fits.

    >>> [(made.stem, made.gender) for made in stems("kita", "√kar + ṇvu")]
    [('kāraka', 'm'), ('kārikā', 'f'), ('kāraka', 'n')]
    """
    asked = read(kind, request)
    found: list[DerivedStem] = []
    refused: dict[str, None] = {}
    for word in _made(asked):
        genders = _genders(word)
        features = {"suffix": word.feature("suffix")}
        if asked.sense:
            features["sense"] = asked.sense
        if asked.gender and genders and asked.gender not in genders:
            refused.update(dict.fromkeys(genders))
            continue
        for gender in [asked.gender] if asked.gender and genders else genders:
            words = _feminine(word) if gender == "f" else [word]
            for one in words:
                own = _named(word, gender) if gender != "f" else None
                found.append(DerivedStem(one.form, gender, derivation(one, features), own))
        if not genders:
            found.append(DerivedStem(word.form, "", derivation(word, features)))
    if not found:
        raise _none(asked, tuple(refused))
    return found


def _none(asked: Primary, refused: tuple[str, ...]) -> RequestError:
    what = asked.root if asked.noun else f"√{asked.root}"
    if refused:
        return RequestError(
            f"what {what} gives here is not {asked.gender}", hint=f"gender: {' '.join(refused)}"
        )
    if asked.suffix == READY:
        return RequestError(
            f"no sutta gives {what} a word without a suffix", hint=f"name one: {what} + yu"
        )
    said = f"the suffix {asked.suffix}" if asked.suffix else "a suffix"
    sense = f" in the sense {asked.sense}" if asked.sense else ""
    able = [one for one, own in suffixes().items() if not senses(asked.sense) - set(own)]
    return RequestError(
        f"{what} does not take {said}{sense}",
        hint="pali.why_not with the sutta of the suffix says why"
        if asked.suffix
        else f"suffixes of that sense: {' '.join(able)}",
    )


def derive(kind: str, request: str) -> list[Derivation]:
    """The primary derivatives of a root, inflected, best first.

    >>> [d.form for d in derive("kita", "√kar + ṇvu m")]
    ['kārako']
    """
    asked = read(kind, request)
    found: list[Derivation] = []
    for made in stems(kind, request):
        if made.gender:
            found += made.inflected(asked.case, asked.number)
        else:
            own = made.derivation
            found.append(Derivation(made.stem, partial(getattr, own, "steps"), own.features))
    return unique(found)


def why_not(kind: str, request: str, id: str) -> str:
    """Why a sutta did not act: in the orders in which it stands, where it acts in one of them
    there."""
    asked = read(kind, request)
    begun = _starts(asked)
    ends = [word for start in begun for word in run(primary(), start)]
    places = [
        (primary(), begun),
        (prefix(), _seams(asked, ends, "prefix")),
        (fore(), _seams(asked, ends, "upapada")),
    ]
    if any(rule.id == id for rule in orders.decline().rules.values()):
        places.append((orders.decline(), _cells(kind, request, asked)))
    said = [
        explain(order, found, id)
        for order, found in places
        if found and (id in order.ban_ids or any(rule.id == id for rule in order.rules.values()))
    ]
    acted = [one for one in said if one.startswith(f"{id} did act")]
    return [*acted, *said, explain(primary(), begun, id)][0]


def _seams(asked: Primary, ends: list[Word], kind: str) -> list[Word]:
    """The words that meet what stands before the root, one by one."""
    return [
        Word(
            (part, word.parts[-1]),
            _context(asked, word.feature("suffix"), _classes(asked)),
            word.done,
            word.cost,
            word.trail,
        )
        for word in ends
        for part in word.parts[:-1]
        if part.kind == kind
    ]


def _cells(kind: str, request: str, asked: Primary) -> list[Word]:
    """The stems that the suffix makes, before their endings."""
    return [
        word
        for made in stems(kind, request)
        if made.gender
        for word in nominal.starts(
            made.stem, made.classes or frozenset(), made.gender, asked.case, asked.number
        )
    ]
