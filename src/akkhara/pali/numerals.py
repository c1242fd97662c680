"""Numerals: made of members or asked for by value, ordinals and their like, and their declension.

`aṭṭha + dasa (count)`, `40`, `10^49`, `sata × 10`, `satta + ma (ordinal)`, `dvi x gen pl`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from akkhara.errors import RequestError
from akkhara.pali import declension, orders, taddhita
from akkhara.pali.derived import DerivedStem
from akkhara.pali.engine import Order, run
from akkhara.pali.nominal import derivation, ranked, unique
from akkhara.pali.powers import LARGEST, name, power, product
from akkhara.pali.request import pali_text, pali_word
from akkhara.pali.taddhita_lists import named
from akkhara.pali.taddhita_orders import count, powers, tens
from akkhara.pali.taddhita_request import suffixes
from akkhara.pali.word import Part, Word, context
from akkhara.rules import Derivation

__all__ = ["acting", "derive", "plan"]

UNITS = ("", "eka", "dvi", "ti", "catu", "pañca", "cha", "satta", "aṭṭha", "nava", "dasa")
# Multiples that the grammar puts together with a unit (393).
_HUNDREDS = {10**2: "sata", 10**3: "sahassa", 10**5: "satasahassa", 10**7: "koṭi"}
_VALUE = re.compile(r"([0-9]+)(?:\^([0-9]+))?")
_PRODUCT = re.compile(r"([^×]+)×\s*(10|100)")
_COUNT = re.compile(r"([^+]+?)\s*\+\s*([^+()\s][^+()]*?)\s*(?:\(count\))?")
_HINT = "eka + dasa (count), 40, 10^49, sata × 10, satta + ma (ordinal), dvi x gen pl"
_FEMININE = ("koṭi", "ī", "ti", "ri", "ṭṭhi")


def acting() -> frozenset[str]:
    """The ids of the rules that act in numerals."""
    found = [rule.id for order in (count(), tens(), powers()) for rule in order.rules.values()]
    return frozenset(f"kacc.{id}" for id in found) | declension.acting()


def _members(first: str, second: str, made: Word | None = None) -> Word:
    """The numeral `first` before `second`; `made`: the word that `second` was made as."""
    parts = (Part("stem", first, first), Part("member", second, second))
    inner = context((("next", second), ("sense", "count")), named(first) | {first})
    if made is None:
        return Word(parts, inner)
    return Word(parts, inner, frozenset(), made.cost, made.trail)


def _ten(times: int) -> Word:
    dasa = Part("stem", "dasa", "dasa")
    parts = (*([dasa] * times), Part("ending", "yo", "yo"))
    return Word(parts, context((("times", str(times)),), named("dasa")))


def _times(text: str, factor: str) -> Word:
    parts = (Part("stem", text, text), Part("suffix", factor, factor))
    return Word(parts, context((("sense", "count"),)))


def _power(exponent: int) -> Word:
    """The multiplication that names a power of ten: own names from a hundred satasahassas."""
    if exponent % 7 == 0:
        return _times(name(exponent - 2), "×100")
    return _times(name(exponent - 1), "×10")


def _value(text: str) -> int:
    found = _VALUE.fullmatch(text)
    assert found is not None
    base, exponent = found[1], found[2]
    if exponent is None:
        if len(base) > LARGEST + 1:
            raise RequestError("that number is too large", hint=f"up to 10^{LARGEST}")
        return int(base)
    if base != "10" or len(exponent) > 3 or not 1 <= int(exponent) <= LARGEST:
        raise RequestError(
            f"{text} has no name here", hint=f"powers are written 10^1 to 10^{LARGEST}"
        )
    return int(10 ** int(exponent))


def _of_value(value: int) -> tuple[Order, list[Word]]:
    """The order and the starting words of a value."""
    if 11 <= value <= 19:
        return count(), [_members(UNITS[value - 10], "dasa")]
    if 20 <= value <= 99:
        ten, unit = divmod(value, 10)
        if not unit:
            return tens(), [_ten(ten)]
        return count(), [_members(UNITS[unit], word.form, word) for word in run(tens(), _ten(ten))]
    digits = str(value)
    if digits.strip("0") == "1":
        return powers(), [_power(len(digits) - 1)]
    for size, word in _HUNDREDS.items():
        if value % size == 0 and 2 <= value // size <= 9:
            return count(), [_members(UNITS[value // size], word)]
    raise RequestError(
        f"the grammar gives no way to make {value}",
        hint="1 to 99, 2 to 9 times 100, 1000, 10^5 and 10^7, and the powers of ten",
    )


def _begun(request: str) -> tuple[Order, list[Word]] | None:
    """The order and starting words of a numeral that is put together, None for another request."""
    text = pali_text(request) if isinstance(request, str) else ""
    if not text:
        raise RequestError("the request is empty", hint=_HINT)
    if _VALUE.fullmatch(text):
        value = _value(text)
        if value < 1:
            raise RequestError("there is no numeral for nothing", hint="1 and more")
        return None if value <= 10 else _of_value(value)
    multiplied = _PRODUCT.fullmatch(text)
    if multiplied:
        return powers(), [_multiplied(multiplied[1].strip(), multiplied[2])]
    found = _COUNT.fullmatch(text)
    if not found or (found[2].split()[0] in suffixes() and not text.endswith("(count)")):
        return None
    first, second = pali_word(found[1]), pali_word(found[2])
    wanted = named(first) | named(second)
    if first != "aḍḍha" and not {"saṅkhyā"} <= wanted & named(first):
        raise RequestError(f"{first} is no numeral", hint=_HINT)
    start = _members(first, second)
    return count(), [start]


def _multiplied(stem: str, factor: str) -> Word:
    word = pali_word(stem)
    if power(word) is None:
        raise RequestError(f"{word} is no power of ten", hint="dasa sata sahassa … asaṅkhyeyya")
    if product(word, f"×{factor}") is None:
        raise RequestError(f"{factor} times {word} has no name", hint=f"up to 10^{LARGEST}")
    return _times(word, f"×{factor}")


def plan(kind: str, request: str) -> tuple[Order, list[Word]]:
    """The order and the starting words of a request, for `why_not`."""
    begun = _begun(request)
    if begun is not None:
        return begun
    text = pali_text(request)
    if _VALUE.fullmatch(text):
        return declension.plan(kind, _unit(int(text)))
    if "+" in text or "(" in text:
        return taddhita.plan(kind, request)
    return declension.plan(kind, request)


def _unit(value: int) -> str:
    return f"{UNITS[value]} x nom {'sg' if value == 1 else 'pl'}"


def _inflected(word: Word) -> Iterator[Derivation]:
    """The citation form of a numeral: dasa and what ends so is plural without gender, tens in
    ti are feminine, hundreds neuter; those in ṃ stand as they are."""
    text = word.form
    if word.acted("387"):
        for gender in ("m", "n", "f"):
            stem = text[:-1] + "ā" if gender == "f" else text
            yield from DerivedStem(stem, gender, derivation(word, {})).inflected("nom", "sg")
    elif text.endswith("ṃ"):
        yield derivation(word, {"number": "sg"})
    elif text.endswith("asa"):
        features = {"gender": "x", "case": "nom", "number": "pl"}
        inner = context(tuple(features.items()), frozenset({"pañcādi", "dvādi"}))
        start = Word(word.parts, inner, frozenset(), word.cost, word.trail)
        yield from (derivation(one, features) for one in run(orders.decline(), start))
    else:
        gender = "f" if text.endswith(_FEMININE) else "n"
        yield from DerivedStem(text, gender, derivation(word, {})).inflected("nom", "sg")


def derive(kind: str, request: str) -> list[Derivation]:
    """The derivations of a numeral, best first.

    >>> [d.form for d in derive("numeral", "dvi + dasa (count)")]
    ['bārasa', 'dvādasa']
    >>> [d.form for d in derive("numeral", "20")]
    ['vīsati', 'vīsaṃ']
    """
    begun = _begun(request)
    if begun is not None:
        order, starts = begun
        words = ranked([word for start in starts for word in run(order, start)])
        return unique(one for word in words for one in _inflected(word))
    text = pali_text(request)
    if _VALUE.fullmatch(text):
        return declension.derive(kind, _unit(int(text)))
    if "+" in text or "(" in text:
        return taddhita.derive(kind, request)
    return declension.derive(kind, request)
