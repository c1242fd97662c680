"""Which forms CBETA's code table has: one bit a form."""

from __future__ import annotations

from functools import cache

from akkhara.data import read_rows
from akkhara.siddham.layout import slots

__all__ = ["attested_forms", "is_attested"]


def is_attested(iast: str) -> bool:
    """Whether CBETA's table has a code for this form of the chapters.

    >>> is_attested("kya"), is_attested("ghlai")
    (True, False)
    """
    return iast in attested_forms()


@cache
def attested_forms() -> frozenset[str]:
    """The attested forms, decoded from the bits of `data/attested.tsv`."""
    at = 0
    found = set()
    layout = slots()
    for row in read_rows("akkhara.siddham", "data/attested.tsv", ["forms", "bits"]):
        # A digit 1 stands before the bits, so that leading zeros are not lost.
        count = int(row["forms"])
        bits = bin(int(row["bits"], 16))[3:]
        for slot, bit in zip(layout[at : at + count], bits, strict=False):
            if bit == "1" and slot.iast:
                found.add(slot.iast)
        at += count
    return frozenset(found)
