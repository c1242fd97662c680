"""Which cases a form can be: the paradigms of model stems read backwards.

Nothing is stored here: the endings are compiled from the rules of declension, one model for each
shape of stem, and the pronouns and named words form by form.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from akkhara.errors import RequestError
from akkhara.pali.word import VOWELS

__all__ = ["Reading", "readings"]

# Model stems for open shapes: gender, stem, and the tail of the stem that the endings replace.
_OPEN = (
    ("m", "purisa", "a"),
    ("n", "rūpa", "a"),
    ("f", "kaññā", "ā"),
    ("m", "muni", "i"),
    ("n", "aṭṭhi", "i"),
    ("f", "ratti", "i"),
    ("m", "daṇḍī", "ī"),
    ("f", "nadī", "ī"),
    ("m", "bhikkhu", "u"),
    ("n", "āyu", "u"),
    ("f", "yāgu", "u"),
    ("m", "abhibhū", "ū"),
    ("f", "jambū", "ū"),
    ("m", "guṇavantu", "vantu"),
    ("m", "satimantu", "mantu"),
    ("m", "gacchanta", "anta"),
    ("m", "kattu", "ttu"),
)
# Words with forms of their own; longer words may end in them.
_NAMED = (
    ("m", "rāja"),
    ("m", "brahma"),
    ("m", "atta"),
    ("m", "sakha"),
    ("m", "satthu"),
    ("m", "pitu"),
    ("m", "bhātu"),
    ("f", "mātu"),
    ("f", "dhītu"),
    ("m", "go"),
    ("m", "puma"),
    ("m", "yuva"),
    ("n", "mana"),
    ("n", "vaca"),
    ("n", "tapa"),
    ("n", "ceta"),
    ("n", "kamma"),
    ("n", "ura"),
    ("n", "sira"),
    ("m", "santa"),
    ("m", "bhavanta"),
    ("m", "arahanta"),
    ("m", "āyasmantu"),
    ("m", "himavantu"),
)
# Words that are only themselves: pronouns and numerals.
_PRONOUNS = (
    *(
        (gender, stem)
        for stem in (
            "ta",
            "eta",
            "ya",
            "kiṃ",
            "ima",
            "amu",
            "sabba",
            "añña",
            "para",
            "eka",
            "katara",
            "pubba",
            "ubhaya",
        )
        for gender in ("m", "f", "n")
    ),
    ("x", "tumha"),
    ("x", "amha"),
    ("x", "dvi"),
    ("m", "ti"),
    ("f", "ti"),
    ("m", "catu"),
    ("f", "catu"),
    ("x", "pañca"),
    ("x", "cha"),
    ("x", "dasa"),
)
# Adverbial suffixes that stand for a case (248-258).
_ADVERBIAL = (
    ("to", "abl"),
    ("tra", "loc"),
    ("ttha", "loc"),
    ("hiṃ", "loc"),
    ("haṃ", "loc"),
    ("dā", "loc"),
)
_SHORT_ADVERBS = frozenset({"ito", "ato", "yato", "tato", "kuto", "ettha", "idha", "iha", "kva"})


# What a reading by a shorter ending costs beside a longer one that fits.
_SHORTER = 2
# How long a form of a named word must be to be known at the end of a longer one.
_NAMED_TAIL = 4


class Reading(NamedTuple):
    """One way to read a form: case (nom … loc voc), number, and how far-fetched the reading is
    (0: a pronoun or named word, 1: a common ending, more: rarer)."""

    case: str
    number: str
    cost: int


@cache
def _tables() -> tuple[dict[str, tuple[Reading, ...]], ...]:
    """Whole forms of pronouns; forms of named words; endings of open shapes."""
    from akkhara.pali.paradigm import decline

    def cells(stem: str, gender: str) -> list[tuple[str, str, str, int]]:
        try:
            found = decline(stem, gender).cells
        except RequestError:
            return []
        return [
            (form, *key.split(" ")[:2], place)  # type: ignore[misc]
            for key, forms in found.items()
            for place, form in enumerate(forms)
        ]

    pronouns: dict[str, dict[Reading, None]] = {}
    for gender, stem in _PRONOUNS:
        for form, case, number, _ in cells(stem, gender):
            pronouns.setdefault(form, {})[Reading(case, number, 0)] = None
    named: dict[str, dict[Reading, None]] = {}
    for gender, stem in _NAMED:
        for form, case, number, place in cells(stem, gender):
            named.setdefault(form, {})[Reading(case, number, int(place > 2))] = None
    open_: dict[str, dict[Reading, None]] = {}
    for gender, stem, tail in _OPEN:
        base = stem.removesuffix(tail)
        for form, case, number, place in cells(stem, gender):
            if form.startswith(base):
                cost = 1 + (place > 2) + (case == "voc") + (len(tail) > 1)
                open_.setdefault(form[len(base) :], {})[Reading(case, number, cost)] = None
    return tuple(
        {key: tuple(found) for key, found in table.items()} for table in (pronouns, named, open_)
    )


@lru_cache(maxsize=8192)
def readings(form: str) -> tuple[Reading, ...]:
    """All cases that a form can be, the likelier first; empty when no ending fits.

    Parameters: `form`, one word; a final m or n is read as niggahīta, a long vowel before the
    particle ti as the word before iti.

    >>> [(r.case, r.number) for r in readings("buddhena")]
    [('ins', 'sg')]
    >>> sorted({r.case for r in readings("tassa")})
    ['dat', 'gen']
    """
    if form[-1:] in ("m", "n", "ñ"):
        form = form[:-1] + "ṃ"
    pronouns, named, endings = _tables()
    found = list(pronouns.get(form, ()))
    if not found:
        for start in range(max(0, len(form) - 12), len(form) - 1):
            if start == 0 or len(form) - start >= _NAMED_TAIL:
                found += named.get(form[start:], ())
        # The longest ending that fits is the likeliest; shorter ones are readings all the same.
        shorter = 0
        for start in range(1, len(form)):
            if any(letter in VOWELS for letter in form[: start + 1]) or start > 1:
                fitting = endings.get(form[start:], ())
                found += [
                    one._replace(cost=one.cost + shorter)
                    for one in fitting
                    # A form with a plain case ending is no bare stem in address.
                    if not (shorter and one.case == "voc")
                ]
                if any(one.cost == 1 for one in fitting):
                    shorter = _SHORTER
    for tail, case in _ADVERBIAL:
        if form in _SHORT_ADVERBS or (form.endswith(tail) and len(form) > len(tail) + 2):
            if form in _SHORT_ADVERBS and not form.endswith(tail):
                continue
            found.append(Reading(case, "sg", 0 if form in _SHORT_ADVERBS else 3))
    best: dict[tuple[str, str], Reading] = {}
    for one in found:
        key = one[:2]
        if key not in best or one.cost < best[key].cost:
            best[key] = one
    if not best and form.endswith(("eva", "ti", "pi", "ca", "va")):
        return _before_particle(form)
    return tuple(sorted(best.values(), key=lambda one: one.cost))


def _before_particle(form: str) -> tuple[Reading, ...]:
    """The readings of what stands before an enclitic, its final vowel kept or elided."""
    for particle in ("eva", "ti", "pi", "ca", "va"):
        rest = form.removesuffix(particle)
        if rest != form and len(rest) > 2:
            found = readings(rest)
            if found:
                return found
    return ()
