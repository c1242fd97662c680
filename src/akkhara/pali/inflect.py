"""A derived stem goes on to its inflection: one story from its parts to the word.

`DerivedStem.inflected` serves stems that are declined as any other of their shape. What a compound
knows besides, that its last word is declined as a simple one or as one of a class, or that other
suttas make its endings, is given here.
"""

from __future__ import annotations

from functools import partial

from akkhara.pali.derived import DerivedStem
from akkhara.pali.engine import Order, run
from akkhara.pali.nominal import begin, inflect, ranked
from akkhara.pali.word import Word, steps
from akkhara.rules import Derivation, Step

__all__ = ["inflected"]


def inflected(
    made: DerivedStem,
    case: str,
    number: str,
    *,
    classes: frozenset[str] | None = None,
    order: Order | None = None,
) -> list[Derivation]:
    """The forms of a cell of a derived stem, best first, each derived from the first step on.

    Parameters: `case` and `number` as in requests; `classes`: the word classes by which the stem
    is declined, None for those that its letters give it; `order`: suttas that make endings of
    their own; where they leave an ending as it is, the common declension makes it.

    >>> stem = DerivedStem("devasakha", "m", Derivation("devasakha"))
    >>> [d.form for d in inflected(stem, "nom", "sg", classes=frozenset())]
    ['devasakho']
    """
    features = {**made.derivation.features, "gender": made.gender, "case": case, "number": number}
    found: list[Word] = []
    common = True
    if order is not None:
        asked = (("gender", made.gender), ("case", case), ("number", number))
        own = run(order, begin(made.stem, asked, classes or frozenset()))
        found = [word for word in own if word.acted("341", "343")]
        common = len(found) < len(own)
    if common and classes is None:
        plain = made.inflected(case, number)
    elif common:
        words = ranked(inflect(made.stem, classes or frozenset(), made.gender, case, number))
        plain = [_continued(made, word, features) for word in words]
    else:
        plain = []
    return [*(_continued(made, word, features) for word in found), *plain]


def _continued(made: DerivedStem, word: Word, features: dict[str, str]) -> Derivation:
    return Derivation(word.form, partial(_steps, made, word), features)


def _steps(made: DerivedStem, word: Word) -> tuple[Step, ...]:
    return (*made.derivation.steps, *steps(word))
