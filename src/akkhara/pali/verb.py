"""Finite verbs straight by the rules: root to stem, stem to ending, prefixes before it."""

from __future__ import annotations

from akkhara.errors import RequestError
from akkhara.pali import verb_orders
from akkhara.pali.engine import Order, run
from akkhara.pali.nominal import derivation, unique
from akkhara.pali.root_lists import root_classes
from akkhara.pali.verb_request import SUFFIXES, Base, Cell, VerbRequest, verb
from akkhara.pali.word import VOWELS, Part, Word, context
from akkhara.rules import Derivation

__all__ = ["acting", "derive", "direct", "plan", "prefixed", "sound"]


def acting() -> frozenset[str]:
    """The ids of the rules that act in verbs."""
    orders = (verb_orders.conjugate(), verb_orders.prefix(), verb_orders.sets())
    return frozenset(f"kacc.{rule.id}" for order in orders for rule in order.rules.values())


def features(
    base: Base, tense: str, step: int, cell: Cell | None, beside: str
) -> list[tuple[str, str]]:
    """The features of a word at the suffix number `step` of its base."""
    found = [
        ("tense", tense),
        ("root", base.root.partition("{")[0]),
        ("with_", beside),
    ]
    if base.suffixes:
        name, label = base.suffixes[step]
        mode, sense = SUFFIXES[name][label]
        found += [("mode", mode), ("sense", sense), ("suffix", name)]
        if mode == "intens":
            found += [("gana", "bhū"), ("class_suffix", "none")]
    else:
        found += [("mode", "kattari"), ("gana", base.gana)]
        found.append(("class_suffix", base.class_suffix or "none"))
    if cell is not None:
        found += [("voice", cell.voice), ("person", cell.person), ("number", cell.number)]
    return found


def root_word(
    base: Base, tense: str, step: int, cell: Cell | None = None, beside: str = "none"
) -> Word:
    """The root alone, with its citation vowel if it ends in a consonant."""
    text = base.root.partition("{")[0]
    if base.noun:
        classes = frozenset({"saranta" if text[-1] in VOWELS else "byañjananta", "nāma"})
        part = Part("root", "noun", text)
    else:
        classes = root_classes(base.root)
        part = Part("root", f"√{base.root}", text if text[-1] in VOWELS else text + "a")
    return Word((part,), context(tuple(features(base, tense, step, cell, beside)), classes))


def derived_word(
    base: Base, word: Word, tense: str, step: int, cell: Cell | None, beside: str
) -> Word:
    """What one suffix has made, as the base of the next."""
    text = word.form
    classes = frozenset({"saranta" if text[-1] in VOWELS else "byañjananta", "derived"})
    inner = context(tuple(features(base, tense, step, cell, beside)), classes)
    return Word((Part("root", "derived", text),), inner, word.done, word.cost, word.trail)


def starts(base: Base, tense: str, cell: Cell | None = None, beside: str = "none") -> list[Word]:
    """The words before their last suffix: the root, or what the suffixes before it have made."""
    steps = max(len(base.suffixes), 1)
    words = [root_word(base, tense, 0, cell if steps == 1 else None, beside)]
    for step in range(1, steps):
        made = [end for word in words for end in run(verb_orders.stem(), word) if sound_stem(end)]
        last = cell if step == steps - 1 else None
        words = [derived_word(base, word, tense, step, last, beside) for word in made]
    return words


def sound_stem(word: Word) -> bool:
    """Whether a stem got the suffix that it must have."""
    mode = word.feature("mode")
    if mode != "kattari":
        return any(rule in word.done for rule in _SUFFIXING)
    return not ({"445:s", "510"} <= word.done)


_SUFFIXING = frozenset(
    ["433", "434", "435", "436", "437", "438", "438-attha", "439", "439-ca", "440", "445"]
)


def sound_ending(word: Word) -> bool:
    """Whether what had to follow a choice of the stem has followed."""
    done = word.done
    if "510:bare" in done and "482" not in done:
        return False
    if "511" in done and "18" not in done and word.feature("voice") == "P":
        return False
    return not ("470:jaṃ" in done and done.isdisjoint(("508:ñā", "517:ñā")))


def sound(word: Word) -> bool:
    """Whether stem and ending are what the suttas want."""
    return sound_stem(word) and sound_ending(word)


def prefixed(word: Word, prefixes: tuple[str, ...]) -> list[Word]:
    """A finished verb with its prefixes before it, the last one first."""
    words = [word]
    for prefix in reversed(prefixes):
        made: list[Word] = []
        for one in words:
            start = one.put(Part("prefix", prefix, prefix), Part("stem", "verb", one.form))
            made += run(verb_orders.prefix(), start)
        words = made
    return words


def direct(base: Base, cell: Cell, beside: str = "none") -> list[Word]:
    """All words of one cell, best first, straight by the rules."""
    found: list[Word] = []
    for start in starts(base, cell.tense, cell, beside):
        for word in run(verb_orders.conjugate(), start):
            if sound(word):
                found += prefixed(word, base.prefixes)
    return sorted(found, key=lambda word: word.cost)


def cell_features(request: VerbRequest) -> dict[str, str]:
    """The features of a finite verb."""
    cell = request.cell
    return {"tense": cell.tense, "voice": cell.voice, "person": cell.person, "number": cell.number}


def company(request: VerbRequest) -> str:
    """What stands by the verb: mā (420), other persons (409), or none."""
    return "mā" if request.mā else "persons" if request.others else "none"


def agreed(request: VerbRequest) -> Cell:
    """The cell of one verb that stands for several: the later person, plural (409)."""
    cells = (request.cell, *request.others)
    person = min((cell.person for cell in cells), key=int)
    return request.cell._replace(person=person, number="pl" if request.others else cells[0].number)


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivations of a finite verb, best first.

    >>> [d.form for d in derive("verb", "√bhū (bhū) pres P 3 sg")]
    ['bhavati']
    """
    asked = verb(request)
    if asked.bare:
        return [bare_ending(asked.cell)]
    words = direct(asked.base, agreed(asked), company(asked))
    if not words:
        raise impossible(asked.base)
    return unique(derivation(word, cell_features(asked)) for word in words)


def impossible(base: Base) -> RequestError:
    """The error for a base that no sutta makes."""
    return RequestError(
        f"no sutta makes {base.to_text()}",
        hint="kha follows tij, bhuj; cha gup, kit, ghas; sa mān, har, su, pā",
    )


def _ending_word(cell: Cell) -> Word:
    names = tuple(zip(("tense", "voice", "person", "number"), cell, strict=True))
    return Word((Part("stem", "stem", ""),), context(names))


def bare_ending(cell: Cell) -> Derivation:
    """An ending alone, as suttas 423-430 list it."""
    word = run(verb_orders.sets(), _ending_word(cell))[0]
    made = derivation(word, dict(word.context.features))
    return Derivation(f"-{word.form}", made.steps, made.features)


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting words of a request, for `why_not`."""
    asked = verb(request)
    if asked.bare:
        return verb_orders.sets(), [_ending_word(asked.cell)]
    cell = agreed(asked)
    return verb_orders.conjugate(), starts(asked.base, cell.tense, cell, company(asked))
