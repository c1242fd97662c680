"""The seams of a compound: what members do to each other, by the suttas of books 1 and 2.

The seams of compounds are closed: nothing is written apart, and of all outcomes that book 1 allows
those count that compounds have.
"""

from __future__ import annotations

from collections.abc import Iterable

from akkhara.pali import orders
from akkhara.pali.engine import Order, run
from akkhara.pali.join import order as sandhi
from akkhara.pali.junction import MARK, left, left_name, right
from akkhara.pali.kappa.sandhi import consonants
from akkhara.pali.lists import classes
from akkhara.pali.samasa_lists import group
from akkhara.pali.samasa_orders import kept, noun
from akkhara.pali.word import Part, Trail, Word, context

__all__ = ["join_members", "member_seams", "plain"]

# How much dearer than the best an outcome may be, and how many are kept at a seam.
MOST_DEARER = 4
MOST_OUTCOMES = 4


def member_seams(word: Word) -> list[tuple[Order, Word]]:
    """The seams of the members two by two, as book 2 sees them."""
    order = orders.members()
    return [
        (order, _pair(word, place))
        for place in range(len(word.parts) - 1)
        if word.parts[place + 1].kind != "suffix"
    ]


def _pair(word: Word, place: int) -> Word:
    one, other = word.parts[place], word.parts[place + 1]
    named = classes(one.text, "m")
    return Word(
        (Part("stem", one.name, one.text), Part("member", other.name, other.text)),
        context((("gender", "m"),), named),
        frozenset(),
        word.cost,
        word.trail,
    )


def _meanings(word: Word, place: int) -> list[Word]:
    """The seam, and for a word that is of the mano group in one of its meanings only, the seam of
    the other one."""
    start = _pair(word, place)
    if word.parts[place].name not in group("homonym"):
        return [start]
    other = context((("gender", "m"),), start.context.classes - {"mano"})
    return [start, start._replace(context=other)]


def _of_book_two(word: Word) -> list[Word]:
    """The members after the changes that book 2 makes at their seams."""
    found = [word]
    for place in range(len(word.parts) - 1):
        if word.parts[place + 1].kind == "suffix":
            continue
        out = []
        for current, start in ((one, begun) for one in found for begun in _meanings(one, place)):
            for made in run(orders.members(), start):
                parts = [
                    *current.parts[:place],
                    current.parts[place]._replace(text="".join(p.text for p in made.parts[:-1])),
                    current.parts[place + 1]._replace(text=made.parts[-1].text),
                    *current.parts[place + 2 :],
                ]
                trail = _widened(made.trail, start.trail, current, place)
                done = current.done | made.done
                out.append(Word(tuple(parts), current.context, done, made.cost, trail))
        found = out
    return found


def _widened(trail: Trail | None, old: Trail | None, whole: Word, place: int) -> Trail | None:
    """New links of a history that show the whole compound instead of one seam of it."""
    if trail is old or trail is None:
        return old
    before, after = (
        one.put(*whole.parts[:place], *one.parts, *whole.parts[place + 2 :])
        for one in (trail.before, trail.after)
    )
    previous = _widened(trail.previous, old, whole, place)
    return trail._replace(previous=previous, before=before, after=after)


def _weight(word: Word, start: Word) -> int | None:
    """What an outcome costs in a compound; None: compounds do not have it."""
    rules = word.done
    cost = word.cost - start.cost
    listed = cost < 0
    # Vowels that stay apart, consonants between vowels, lengthening and doubling before
    # consonants: in a compound only where a list has the words.
    if "24" in rules:
        return 0 if "apart" in start.parts[0].marks else None
    if "apart" in start.parts[0].marks or (rules & {"13", "35", "37"} and not listed):
        return None
    if "25" in rules and not rules & {"17", "21"}:
        return None
    if rules & {"28", "29"} and cost > 2 and not start.acted("330-bahu"):
        return None
    if "26" in rules and not rules & {"28", "29", "35"} and left_name(word)[-1:] in "īū":
        # Long ī and ū are mostly short inside a compound.
        return -1
    if "31" in rules:
        # The niggahīta is written as the nasal of its class.
        return min(cost, 0) - 1
    return cost


def _closed(start: Word) -> bool:
    """Whether the first vowel of the second member stands before two consonants."""
    text = right(start)
    return consonants(text[1:]) > 1 or text[1:2] == "ṃ"


def _outcomes(start: Word) -> list[Word]:
    """The ways in which two members meet, best first."""
    found: list[tuple[int, Word]] = []
    closed = _closed(start)
    for word in run(sandhi(), start):
        cost = _weight(word, start)
        if cost is None or (closed and word.acted("14") and cost >= 0):
            continue
        if word.acted("14", "15") and left_name(start) in ("ana", "kada"):
            # The a of these is there for the vowel's sake and leaves no trace.
            continue
        if word.acted("14") and cost > 0:
            # e and o before one consonant are as common as i and u, after mahā the rule.
            cost = -1 if left_name(start) == "mahā" else 1
        found.append((cost, word))
    if start.acted("330-bahu") and any(word.acted("28", "29") for _, word in found):
        found = [pair for pair in found if pair[1].acted("28", "29")]
    if "kept" in start.parts[0].marks:
        found += [(2, word) for word in run(kept(), start) if word.acted("28", "29")]
    found.sort(key=lambda pair: pair[0])
    least = found[0][0] if found else 0
    out: dict[str, Word] = {}
    for cost, word in found:
        if cost > least + MOST_DEARER or len(out) == MOST_OUTCOMES:
            break
        text = left(word) + right(word)
        if text not in out:
            extra = cost - least - (word.cost - start.cost)
            out[text] = word.dearer(extra)
    return list(out.values())


def join_members(word: Word) -> list[Word]:
    """A compound whose members are changed, as one stem: all ways to close its seams."""
    suffixes = [part for part in word.parts if part.kind == "suffix"]
    found = []
    for whole in _of_book_two(word):
        stems = [part for part in whole.parts if part.kind == "member"]
        states = [whole]
        for number in range(len(stems) - 1):
            out: list[Word] = []
            for state in states:
                so_far = "".join(p.text for p in state.parts) if number else stems[0].text
                start = _seam(state, stems, number, so_far)
                out += [_closed_up(one, start) for one in _outcomes(start)]
            states = sorted(out, key=lambda one: one.cost)[:MOST_OUTCOMES]
        found += [_noun(one, suffixes) for one in states]
    return sorted(found, key=lambda one: one.cost)


def _seam(state: Word, stems: list[Part], number: int, so_far: str) -> Word:
    # What a list says of a member holds for it at the end of a longer whole too.
    parts = (
        Part("left", stems[number].text, so_far, stems[number].marks),
        Part("right", stems[number + 1].name, stems[number + 1].text),
        *(Part("later", part.text, part.text) for part in stems[number + 2 :]),
    )
    done = state.done & {"330-bahu"}
    return Word(parts, context(()), done, state.cost, state.trail)


def _closed_up(word: Word, start: Word) -> Word:
    text = (left(word) + right(word)).replace(MARK, "")
    return Word((Part("stem", text, text),), word.context, start.done, word.cost, word.trail)


def _noun(word: Word, suffixes: Iterable[Part]) -> Word:
    """The compound with what is added to its last member, as one noun."""
    start = word.put(Part("stem", word.form, word.form), *suffixes)
    return run(noun(), start)[0]


def plain(trail: Trail | None, old: Trail | None) -> Trail | None:
    """A history without the possibilities of a seam that were not taken more than once."""
    if trail is None or trail is old:
        return trail
    previous = plain(trail.previous, old)
    if (
        trail.status != "applied"
        and previous is not None
        and (previous.rule, previous.status) == (trail.rule, trail.status)
    ):
        return previous
    return trail._replace(previous=previous)
