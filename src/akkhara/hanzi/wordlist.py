"""The words of mantras: the package's own list, its stems inflected, and what a user adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import DataError, LexiconError
from akkhara.hanzi.phones import VOWELS, line, phones

__all__ = ["mantra_words", "own_words"]

# Endings by kind: what replaces the last letter of the stem (nothing for consonant kinds), and its
# share of the weight. The forms that mantras use: vocative, dative, genitive, the names called on.
_ENDINGS: Mapping[str, tuple[tuple[str, float], ...]] = {
    "a": (
        ("a", 1.0), ("ā", 0.2), ("aḥ", 0.25), ("aṃ", 0.25), ("āya", 0.4), ("e", 0.3),
        ("asya", 0.1), ("ena", 0.08), ("o", 0.15), ("āḥ", 0.1), ("ānāṃ", 0.2), ("ān", 0.06),
        ("ebhyaḥ", 0.1), ("ebhyo", 0.06), ("āni", 0.08), ("āt", 0.05), ("eṣu", 0.05), ("ā", 0.1),
    ),
    "ā": (("ā", 1.0), ("e", 0.7), ("āṃ", 0.15), ("āyai", 0.2), ("āya", 0.1), ("āyāḥ", 0.05),
          ("āḥ", 0.1), ("ānāṃ", 0.1), ("a", 0.2)),
    "ī": (("ī", 0.8), ("i", 0.8), ("yai", 0.2), ("īṃ", 0.1), ("yāḥ", 0.05), ("īnāṃ", 0.05)),
    "i": (("i", 1.0), ("iḥ", 0.3), ("e", 0.2), ("aye", 0.2), ("iṃ", 0.2), ("īnāṃ", 0.1)),
    "u": (("u", 1.0), ("uḥ", 0.3), ("o", 0.1), ("ave", 0.2), ("uṃ", 0.2), ("ūnāṃ", 0.1)),
}  # fmt: skip


def _inflected(kind: str, word: str, weight: float) -> Iterator[tuple[str, float]]:
    endings = _ENDINGS.get(kind)
    last = phones(word)[-1]
    if endings is None or last not in VOWELS:
        yield word, weight
        return
    # A stem that ends otherwise than its row says is inflected as it ends.
    endings = _ENDINGS.get(last, ((last, 1.0),))
    stem = word[: -len(last)]
    for ending, share in endings:
        yield stem + ending, weight * share


@cache
def mantra_words() -> Mapping[str, float]:
    """The words of the list as lines (see `akkhara.hanzi.phones.line`), inflected, with weights.

    Errors: `DataError` when a row holds what is no Sanskrit letter.

    >>> words = mantra_words()
    >>> words["vajra"] > words["vajrāṇāṃ"] > 0, "vajrānāṃ" in words, "buddhānāṃ" in words
    (True, False, True)
    """
    found: dict[str, float] = {}
    for row in read_rows("akkhara.hanzi", "data/mantra_words.tsv", ("kind", "weight", "words")):
        for word in row["words"].split():
            parts = word.split("_")
            if line(word.replace("_", "")) != "".join(parts):
                raise DataError(f"mantra_words.tsv: {word} is not Sanskrit in IAST")
            for form, weight in _inflected(row["kind"], "".join(parts), float(row["weight"])):
                form = _cerebral(form)
                found[form] = found.get(form, 0.0) + weight
    return found


def _cerebral(word: str) -> str:
    """n of an ending after r or ṣ in the word becomes ṇ (vajrāṇāṃ), as far as the sounds between
    allow it."""
    sounds = list(phones(word))
    after = False
    for at, sound in enumerate(sounds):
        if sound in ("r", "ṣ", "ṛ", "ṝ"):
            after = True
        elif sound == "n" and after and at + 1 < len(sounds) and sounds[at + 1] in _FREE:
            sounds[at] = "ṇ"
            after = False
        elif sound in _STOPS:
            after = False
    return "".join(sounds)


_FREE = VOWELS | {"n", "m", "y", "v"}
_STOPS = frozenset(phones("cchjjhñṭṭhḍḍhṇtthddhnśsl"))


def own_words(words: Iterable[str]) -> dict[str, float]:
    """A user's words as lines with the weight of common ones; `#` begins a comment, a number behind
    a tab is a weight of its own.

    Errors: `LexiconError` that names the line.

    >>> own_words(["mahābala", "# names", "vajrakīlaya\\t20"])
    {'mahābala': 10.0, 'vajrakīlaya': 20.0}
    """
    found: dict[str, float] = {}
    for number, given in enumerate(words, 1):
        said, _, weight = given.partition("#")[0].strip().partition("\t")
        if not said:
            continue
        word = line(said)
        rest = said.lower().replace("ṁ", "ṃ")
        odd = [char for char in rest if char.isalpha() and not line(char)]
        if not word or odd:
            raise LexiconError(
                f"line {number} of the words: {said!r} is not Sanskrit in IAST",
                hint="one word a line in IAST, a weight behind a tab if wanted",
            )
        try:
            found[word] = float(weight) if weight.strip() else 10.0
        except ValueError:
            raise LexiconError(
                f"line {number} of the words: weight {weight!r} is no number",
                hint="word, tab, a number above 0",
            ) from None
    return found
