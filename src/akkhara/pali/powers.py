"""The names of the powers of ten (suttas 393-395): which power a name means, and what its product
is called."""

from __future__ import annotations

__all__ = ["LARGEST", "NAMES", "SMALL", "name", "power", "product"]

# Each is ten times the one before (394); then the names that are each 10^7 times the one before
# (395), from koṭi on.
SMALL = ("", "dasa", "sata", "sahassa", "dasasahassa", "satasahassa", "dasasatasahassa")
# fmt: off
NAMES = (
    "koṭi", "pakoṭi", "koṭipakoṭi", "nahuta", "ninnahuta", "akkhobhiṇī", "bindu", "abbuda",
    "nirabbuda", "ahaha", "ababa", "aṭaṭa", "sogandhika", "uppala", "kumuda", "paduma",
    "puṇḍarika", "kathāna", "mahākathāna", "asaṅkhyeyya",
)
# fmt: on
LARGEST = 7 * len(NAMES)


def name(exponent: int) -> str:
    """The name of 10 to a power from 1 to `LARGEST`.

    >>> name(3), name(7), name(12), name(49)
    ('sahassa', 'koṭi', 'koṭisatasahassa', 'bindu')
    """
    sevens, rest = divmod(exponent, 7)
    own = NAMES[sevens - 1] if sevens else ""
    return SMALL[rest] + own if rest == 1 else own + SMALL[rest]


def power(text: str) -> int | None:
    """The power of ten that a name means, None for a word that is none.

    >>> power("pakoṭisatasahassa"), power("dasasahassa"), power("purisa")
    (19, 4, None)
    """
    for sevens, own in ((0, ""), *enumerate(NAMES, 1)):
        for rest, small in enumerate(SMALL):
            if text and text in (own + small, small + own):
                return 7 * sevens + rest
    return None


def product(text: str, factor: str) -> str | None:
    """What ten or a hundred times a power of ten is called (`factor`: `×10`, `×100`).

    >>> product("satasahassa", "×100"), product("dasa", "×10")
    ('koṭi', 'sata')
    """
    exponent = power(text)
    if exponent is None:
        return None
    exponent += len(factor) - 2
    return name(exponent) if exponent <= LARGEST else None
