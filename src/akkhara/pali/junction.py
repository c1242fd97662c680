"""The seam of two words: what the rules of book 1 read and change.

A seam is a `Word` whose parts are the left word, its final vowel when sutta 10 has set it apart,
the right word, and the words that are still to come. The names of the parts are the words as they
were given, so that a rule for certain words knows them whatever has become of their letters.

Rules that hold *kvaci* or *ṭhāne* are weighed: a pair of words that the commentary shows is
attested, a class of words usual, anything else that the sounds allow licensed and dear. The lists
are `data/sandhi.tsv`: words and rules, no results.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from akkhara.data import read_rows
from akkhara.errors import DataError
from akkhara.pali.engine import condition
from akkhara.pali.word import SHORT, VOWELS, Part, Word, context

__all__ = [
    "ATTESTED",
    "ELIDED",
    "MARK",
    "USUAL",
    "alike",
    "begin",
    "left",
    "left_name",
    "listed",
    "meet",
    "put",
    "right",
    "right_name",
    "weigh",
]

# The suttas that elide a vowel, and the mark that stands for it until the spelling is chosen.
ELIDED = ("12", "13", "40")
MARK = "’"
# What a rule costs where the commentary shows it, and where the pair is of a class that has it.
ATTESTED, USUAL = -3, -1
_DEGREES = {"attested": ATTESTED, "usual": USUAL}
_MEETINGS = {
    "VV": "vowel and vowel",
    "VC": "vowel and consonant",
    "NV": "niggahīta and vowel",
    "NC": "niggahīta and consonant",
    "CV": "consonant and vowel",
    "CC": "consonant and consonant",
}


def begin(words: tuple[str, ...], text: str = "") -> Word:
    """The first seam of these words; `text`: what the first has already become.

    >>> begin(("tatra", "ayaṃ", "ādi")).text
    'tatra + ayaṃ + ādi'
    """
    first, second, *rest = words
    parts = [Part("left", first, text or first), Part("right", second, second)]
    return Word((*parts, *(Part("later", word, word) for word in rest)), context(()))


def left(w: Word) -> str:
    """The letters left of the seam."""
    first, second = w.parts[0], w.parts[1]
    return first.text + second.text if second.kind == "final" else first.text


def right(w: Word) -> str:
    """The letters right of the seam."""
    second = w.parts[1]
    return w.parts[2].text if second.kind == "final" else second.text


def left_name(w: Word) -> str:
    """The left word as it was given."""
    return w.parts[0].name


def right_name(w: Word) -> str:
    """The right word as it was given."""
    return w.parts[2].name if w.parts[1].kind == "final" else w.parts[1].name


def put(w: Word, new_left: str, new_right: str) -> Word:
    """The seam with these letters on its two sides."""
    rest = w.parts[3:] if w.parts[1].kind == "final" else w.parts[2:]
    return w.put(
        Part("left", left_name(w), new_left), Part("right", right_name(w), new_right), *rest
    )


def meet(w: Word) -> str:
    """What meets at the seam: VV, VC, NV, NC, CV or CC (N: niggahīta).

    >>> meet(begin(("evaṃ", "kho")))
    'NC'
    """
    before, after = left(w)[-1:], right(w)[:1]
    side = "V" if before in VOWELS else "N" if before == "ṃ" else "C"
    return side + ("V" if after in VOWELS else "C")


def alike(one: str, other: str) -> bool:
    """Whether two vowels are the same but for length (sarūpa).

    >>> alike("ā", "a"), alike("i", "e")
    (True, False)
    """
    return SHORT.get(one, one) == SHORT.get(other, other)


class Row(NamedTuple):
    """A row of the list: which words, which rules, how firmly, and who says so."""

    left: str
    right: str
    rules: frozenset[str]
    degree: str
    source: str


@cache
def _rows() -> tuple[tuple[Row, ...], dict[str, tuple[Row, ...]]]:
    """Rows by patterns, and those with a plain left word by that word."""
    patterns: list[Row] = []
    plain: dict[str, tuple[Row, ...]] = {}
    for row in read_rows(
        "akkhara.pali", "data/sandhi.tsv", ("left", "right", "rules", "degree", "source")
    ):
        made = Row(
            row["left"], row["right"], frozenset(row["rules"].split()), row["degree"], row["source"]
        )
        if made.degree not in _DEGREES:
            raise DataError(f"data/sandhi.tsv: {made.left} {made.right}: degree {made.degree!r}")
        if "-" in made.left or made.left == "*":
            patterns.append(made)
        else:
            for word in made.left.split("|"):
                plain[word] = (*plain.get(word, ()), made)
    return tuple(patterns), plain


def _fits(pattern: str, word: str) -> bool:
    if pattern == "*":
        return True
    for one in pattern.split("|"):
        if one.startswith("-"):
            if word.endswith(one[1:]):
                return True
        elif one.endswith("-"):
            if word.startswith(one[:-1]):
                return True
        elif word == one:
            return True
    return False


@lru_cache(maxsize=8192)
def _about(first: str, second: str) -> tuple[Row, ...]:
    patterns, plain = _rows()
    found = [row for row in plain.get(first, ()) if _fits(row.right, second)]
    found += [row for row in patterns if _fits(row.left, first) and _fits(row.right, second)]
    return tuple(found)


def listed(w: Word, rule: str) -> Row | None:
    """The firmest row of the list that has this rule for the two words."""
    rows = [row for row in _about(left_name(w), right_name(w)) if rule in row.rules]
    return min(rows, key=lambda row: _DEGREES[row.degree], default=None)


def weigh(w: Word, rule: str, after: Word, licensed: int | None = None) -> Word | None:
    """The seam after a rule, with what the rule costs here.

    `licensed`: the cost where no list has the words; None: the rule then does not act.
    """
    row = listed(w, rule)
    cost = licensed if row is None else _DEGREES[row.degree]
    if cost is None:
        return None
    return Word(after.parts, after.context, after.done, after.cost + cost, after.trail)


condition(
    "meet",
    lambda values: lambda w: meet(w) in values,
    "what meets must be {} (V vowel, N niggahīta, C consonant)",
    lambda w: _MEETINGS[meet(w)],
)
condition(
    "vowels",
    lambda values: lambda w: alike(left(w)[-1:], right(w)[:1]) == ("like" in values),
    "the two vowels must be {}",
    lambda w: f"{left(w)[-1:]} and {right(w)[:1]}",
)
condition(
    "left",
    lambda values: lambda w: left_name(w) in values,
    "the left word must be {}",
    left_name,
)
condition(
    "left_tail",
    lambda values: lambda w: left(w).endswith(tuple(values)),
    "the left side must end in {}",
    left,
)
condition(
    "right",
    lambda values: lambda w: right_name(w) in values,
    "the right word must be {}",
    right_name,
)
condition(
    "right_head",
    lambda values: lambda w: right(w).startswith(tuple(values)),
    "the right side must begin with {}",
    right,
)
