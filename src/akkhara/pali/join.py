"""Joining words by book 1: all outcomes that the grammar allows, most natural first.

Words are joined seam by seam from the left, each in the order below. Where a rule is optional the
seam branches; what a branch costs says how far it is from what the commentary shows. Spacing and
the mark of elision are decided at the end: the rules know nothing of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Literal

from akkhara.errors import RequestError
from akkhara.pali.engine import Order, run
from akkhara.pali.junction import (
    ELIDED,
    MARK,
    begin,
    left,
    left_name,
    listed,
    meet,
    right,
    right_name,
)
from akkhara.pali.kappa.sandhi import BOOK
from akkhara.pali.request import pali_text, pali_word
from akkhara.pali.word import Part, Word, context, links
from akkhara.rules import Derivation, Step

__all__ = ["SPACINGS", "derive", "join", "order", "plan", "seams", "words_of"]

SPACINGS: tuple[str, ...] = ("both", "natural", "together", "apart")
MARKS = ("", "’", "'")
# Bounds: words in one request, branches that go on from one seam to the next, results.
MOST_WORDS = 40
MOST_BRANCHES = 48
MOST_RESULTS = 400
# Gaps that are closed one by one; with more, all or none.
MOST_GAPS = 3
# Words that are never written apart from what follows.
# fmt: off
PREFIXES = frozenset({
    "pa", "parā", "ni", "nī", "u", "du", "saṃ", "vi", "ava", "anu", "pari", "adhi", "abhi",
    "pati", "paṭi", "su", "ā", "ati", "api", "apa", "upa",
})
# fmt: on
# Rules after which the two sides cannot be written apart: a letter is gone or stands for two.
FUSED = ("12", "13", "22", "33", "40")
# Written apart as a rule; written together as a rule.
GAP, TIE = " ", "‿"
TIED = ("28", "29", "35")


@cache
def order() -> Order:
    """The order of application at one seam."""
    return Order(
        "sandhi",
        [BOOK],
        [
            # What belongs to single words goes before everything.
            ("words", "46 (44 45) (42 43) 571-saL 48 50 79 49 49-anta 37-ca 70-vā"),
            ("letters of listed words", "(20-vibh-1 35-ca-3) 20-vibh-2 20-vibh-3 20-vibh-4"),
            ("letters of listed words", "20-vibh-5 20-vibh-6 20-vibh-7 20-vibh-8 20-vibh-9"),
            ("letters of listed words", "20-vibh-10 20-vibh-11 20-vibh-12 20-vibh-13 20-vibh-14"),
            ("letters of listed words", "20-ca 35-ca-2"),
            ("niggahīta before a vowel", "(34 34:d 32 38 40 35:n)"),
            ("niggahīta before a vowel", "41"),
            ("vowel before vowel", "10 24"),
            (
                "vowel before vowel",
                "(12 13 17 18 19 21 52:tv 22 35:y 35:v 35:m 35:d 35:t 35:r 35:ḷ 37:sare)",
            ),
            ("after an elision", "(14 15) 16 20 28:api 25:y 25:v 26:35 51:by"),
            ("vowel before consonant", "(23 25 26 27 36 37)"),
            ("doubling", "(28 29) 26:28"),
            ("niggahīta before a consonant", "(30 31 31-vā 32:h 33 39)"),
            ("repair", "28:ti 35-ca-1 41-ca"),
            ("joining", "11"),
        ],
    )


@cache
def single() -> Order:
    """What may change in a word that stands alone: the letters of listed words (20)."""
    phases = [phase for phase in order().phases if phase[0] == "letters of listed words"]
    return Order("sandhi in one word", [BOOK], phases)


def words_of(request: str) -> tuple[str, ...]:
    """The words of a request, set apart by +.

    >>> words_of("tatra + ayaṃ + ādi")
    ('tatra', 'ayaṃ', 'ādi')
    """
    return _checked(pali_text(request).split("+"))


def _checked(words: Iterable[str]) -> tuple[str, ...]:
    found = tuple(pali_word(word, "word") for word in words)
    if not found:
        raise RequestError("there are no words to join", hint="as yassa + indriyāni")
    if len(found) > MOST_WORDS:
        raise RequestError(
            f"{len(found)} words are too many to join at once",
            hint=f"at most {MOST_WORDS}: join a sentence in pieces",
        )
    return found


def seams(first: str, second: str) -> list[Word]:
    """All ways in which two words meet, most natural first, with their costs.

    >>> [left(w) + right(w) for w in seams("evaṃ", "kho")][:2]
    ['evaṅkho', 'evaṃkho']
    """
    return _ranked(run(order(), begin((first, second))))


def _ranked(words: list[Word]) -> list[Word]:
    return sorted(words, key=lambda word: word.cost)


def _settled(w: Word) -> Word:
    """The seam closed, its right word the left one of the next seam."""
    first = left_name(w)
    later = [part for part in w.parts if part.kind == "later"]
    before, after, cost = left(w), right(w), w.cost
    if "11" in w.done:
        text = before
    elif first in PREFIXES or w.acted(*FUSED):
        text = before + (MARK if w.acted(*ELIDED) else "") + after
    else:
        text = before + (TIE if w.acted(*TIED) else GAP) + after
    if "11" not in w.done and meet(w) == "NV":
        # 11 leads on what is fitting; a niggahīta that is still one is not, and stays apart.
        cost += -1 if listed(w, "apart") else 1
    parts: tuple[Part, ...] = (Part("left", right_name(w), text),)
    if later:
        parts += (Part("right", later[0].name, later[0].text), *later[1:])
    return Word(parts, w.context, frozenset(), cost, w.trail)


def _joined(words: tuple[str, ...]) -> tuple[list[Word], bool]:
    """All joinings of the words, best first, and whether some were left out."""
    if len(words) == 1:
        start = Word((Part("left", "", ""), Part("right", words[0], words[0])), context(()))
        return [
            Word((Part("left", words[0], right(w)),), w.context, w.done, w.cost, w.trail)
            for w in _ranked(run(single(), start))
        ], False
    bounded = False
    states = [begin(words)]
    for number in range(len(words) - 1):
        found: list[Word] = []
        for state in states:
            found += [_settled(w) for w in run(order(), state)]
        found = _distinct(_ranked(found))
        # The last seam keeps all; earlier ones only what can still become one of the best.
        most = MOST_RESULTS if number == len(words) - 2 else MOST_BRANCHES
        bounded = bounded or len(found) > most
        states = found[:most]
    return states, bounded


def _distinct(words: Iterable[Word]) -> list[Word]:
    """Words without those that repeat text and rules of a better one."""
    seen: set[tuple[str, tuple[str, ...]]] = set()
    out = []
    for word in words:
        rules = tuple(link.rule for link in links(word) if link.status == "applied")
        key = (word.text, rules)
        if key not in seen:
            seen.add(key)
            out.append(word)
    return out


def _spellings(text: str, spacing: str, mark: str) -> Iterator[str]:
    """The ways to write a joined text: its natural way first."""
    text = text.replace(MARK, mark)
    pieces = re.split(f"([{GAP}{TIE}])", text)
    natural = ["" if gap == TIE else gap for gap in pieces[1::2]]
    ways: Iterable[Sequence[str]]
    if spacing == "together":
        ways = [[""] * len(natural)]
    elif spacing == "apart":
        ways = [[GAP] * len(natural)]
    elif spacing == "natural" or not natural:
        ways = [natural]
    elif len(natural) <= MOST_GAPS:
        ways = [natural, *product((GAP, ""), repeat=len(natural))]
    else:
        ways = [natural, [""] * len(natural), [GAP] * len(natural)]
    for way in ways:
        yield pieces[0] + "".join(gap + piece for gap, piece in zip(way, pieces[2::2], strict=True))


def join(
    words: Sequence[str],
    *,
    spacing: Literal["both", "natural", "together", "apart"] = "both",
    elision: str = "",
) -> list[Derivation]:
    """All outcomes that the grammar allows for joining words, most natural first.

    Parameters: `words`, a list (or a text with + between the words); `spacing`: what can be written
    apart or together is written in both ways (`both`), in the more usual one (`natural`), or
    always `apart` or `together`; `elision`: the mark where a vowel is elided (`’` or `'`),
    or nothing.

    Each derivation has the rules that acted, those not taken and those that were blocked; its
    feature `usage` says how far it is from what the commentary shows (attested, usual, licensed).
    Requests are bounded: when outcomes were left out, `bounded` among the features says so.

    Raises `RequestError` for no words, empty words, letters that Pali lacks, more than 40 words.

    >>> [d.form for d in join(["yassa", "indriyāni"])][:2]
    ['yassindriyāni', 'yassendriyāni']
    >>> join(["cattāro", "ime"], elision="’")[0].form
    'cattāro’me'
    """
    if spacing not in SPACINGS:
        raise RequestError(f"no spacing {spacing!r}", hint=f"one of {', '.join(SPACINGS)}")
    if elision not in MARKS:
        raise RequestError(f"no mark of elision {elision!r}", hint="’ or ' or nothing")
    given = words_of(words) if isinstance(words, str) else _checked(w for w in words if w != "+")
    found, bounded = _joined(given)
    out: list[tuple[int, Derivation]] = []
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for word in found:
        for number, form in enumerate(_spellings(word.form, spacing, elision)):
            made = _derivation(word, form, len(given), bounded)
            key = (form, tuple(link.rule for link in links(word) if link.status == "applied"))
            if key not in seen:
                seen.add(key)
                out.append((word.cost + number, made))
    out.sort(key=lambda pair: pair[0])
    return [made for _, made in out]


def _derivation(word: Word, form: str, count: int, bounded: bool) -> Derivation:
    mean = word.cost / max(1, count - 1)
    features = {"usage": "attested" if mean <= -2 else "usual" if mean <= 2 else "licensed"}
    if bounded:
        features["bounded"] = "dear outcomes were left out"
    return Derivation(form, lambda: _steps(word), features)


def _steps(word: Word) -> Iterator[Step]:
    """The history as public steps; what a list attests says so."""
    previous = None
    for link in links(word):
        if link.status != "applied" and (link.rule, link.status) == previous:
            # One sutta acts in several ways (the augments of 35): said once.
            continue
        previous = (link.rule, link.status)
        note = link.note
        if link.status == "applied" and len(link.before.parts) > 1:
            row = listed(link.before, link.rule)
            if row is not None and row.degree == "attested":
                note = f"attested under {row.source}"
        yield Step(
            f"kacc.{link.rule}",
            link.before.text,
            link.after.text,
            link.status,  # type: ignore[arg-type]
            None if link.by is None else f"kacc.{link.by}",
            None,
            note,
        )


def acting() -> frozenset[str]:
    """Ids of the rules of book 1 that act or forbid."""
    named = {rule.id for rule in BOOK.rules.values()} | {made.id for made, _ in BOOK.bans}
    return frozenset(f"kacc.{id}" for id in named)


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivations of a request of the kind sandhi (`yassa + indriyāni`), best first."""
    return join(words_of(request))


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order, and the seams of the request two by two, for `why_not`."""
    words = words_of(request)
    if len(words) == 1:
        raise RequestError("one word has no seam", hint="words joined by +, as ko + imaṃ")
    return order(), [begin(pair) for pair in pairwise(words)]
