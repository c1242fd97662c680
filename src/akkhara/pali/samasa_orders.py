"""The orders of application of compounds: what the members make, and the endings of adverbs."""

from __future__ import annotations

from functools import cache

from akkhara.pali.engine import Order
from akkhara.pali.kappa.nama import BOOK as NAMA
from akkhara.pali.kappa.samasa import BOOK
from akkhara.pali.kappa.sandhi import BOOK as SANDHI

__all__ = ["adverbial", "compose", "kept", "noun"]


@cache
def compose() -> Order:
    """From members with their endings to members as they stand before the seam."""
    return Order(
        "compound",
        [BOOK],
        [
            # What it is decides all that follows.
            ("name", "316 (319 324 327 328 328:bhinna 329) 325 326"),
            ("gender and number", "320 321 322 322-ādi 323 323-ādi"),
            ("the endings", "317 317-ca 388:samāsa 318"),
            ("the first member", "(330 330-bahu) 331 332 333 334 335 336 336-bahu 339"),
            ("the first member", "(380-tu 386-api 386-ca) 404:saha 52:nta 52:mātā 403:samāsa"),
            # What is added comes before what only changes a vowel; 342 sees the final that is left.
            ("the last member", "337 337:num 337:akkha (337:go 404:go) 337:dvanda"),
            (
                "the last member",
                "337-kāra-i 337-kāra-ā 337-ka 338 26:ka 340 71:dhanu 328:rassa 342",
            ),
        ],
    )


@cache
def adverbial() -> Order:
    """The endings of an abyayībhāva."""
    return Order(
        "endings of an abyayībhāva",
        [BOOK, NAMA],
        [("the ending", "54 57"), ("its substitute", "341 343"), ("the seam", "83")],
    )


@cache
def kept() -> Order:
    """A kept niggahīta that is elided, what follows being doubled."""
    return Order("kept ending", [SANDHI], [("niggahīta", "39"), ("doubling", "(28 29)")])


@cache
def noun() -> Order:
    """The compound whose seams are closed becomes a noun (601), so that endings can follow it."""
    return Order("a noun", [BOOK], [("noun", "601")])
