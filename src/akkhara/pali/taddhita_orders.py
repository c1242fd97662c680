"""The order of application of secondary derivation. Why a phase stands where it does is said there.

Declension follows on what comes out (see `derived`).
"""

from __future__ import annotations

from functools import cache

from akkhara.pali.engine import Order
from akkhara.pali.kappa.nama import BOOK
from akkhara.pali.kappa.sankhya import SANKHYA
from akkhara.pali.kappa.taddhita import BOOK as TADDHITA

__all__ = ["count", "powers", "secondary", "tens", "usage"]

# All suffix suttas are one choice: a base takes one suffix, by each sutta that gives it. Special
# ones come before general ones, and are given first.
SUFFIXES = (
    ("descendants", "345 345:ādi 346 346:ādi 348 348:ādi 349 349:ādi 344 347 347-va"),
    ("ṇika", "350 350-va 350-va:come-from 351 351-adi"),
    ("ṇa", "352 352-ca"),
    ("born, appointed", "353 353:iya 353:ādi 353-adi 353-adi:ādi 353-ca 353-ca:ādi"),
    ("collections, places", "355 355:ādi 354 356 357 358 358-ca 359 359:ādi"),
    ("states", "361 361:ādi 362 362:ādi 360 360-tu"),
    ("degree", "363"),
    ("possession", "364 364:ādi 364-ca 365 365:ādi 366 366:ādi 367 367:ādi 368 368:ādi"),
    ("possession", "369 369:ādi 370 370:ādi"),
    ("material", "372"),
    ("numerals", "373 375 384:tha 384 385 392 397 397-ca"),
    ("of books 7 and 8", "604 646 571-jja"),
)


@cache
def secondary() -> Order:
    """From a base with its ending to the derived stem."""
    return Order(
        "secondary derivation",
        [BOOK, TADDHITA],
        [
            ("the suffix", f"({' '.join(keys for _, keys in SUFFIXES)})"),
            ("the ending of the base", "317-tesaṃ"),
            ("the base", "371 374 386 571-jja:ādesa 403:cātu"),
            ("degree", "262 (263 263-ca) 264 265 266 267 268"),
            # 401 and 402 forbid what 400 would do; all of them must still see the ṇ.
            ("vuddhi", "401 401:dvāra 402 402-ri 404:so 404:s"),
            ("vuddhi", "(400 405-ca 405-vuddhi:eka) 405-vuddhi"),
            ("the indicator", "396"),
            ("length", "403:ā 403:vantu 403:vantu-ādi"),
            ("augments, substitutes", "404:v 404:ava 404:lahu 404:mudu 403:rassa 28:java"),
            ("the mano group", "184:taddhita 183:maya"),
            ("before y", "404:i 261 404:u (269 269-kāra 269:i) 28:269 26:269 26:ṇya"),
            ("doubling", "28:la 28:ka 29:ṭha 29:tha"),
            ("the seam", "12:samāsa 83 83-pakati 377"),
            ("a noun", "601"),
        ],
    )


@cache
def usage() -> Order:
    """Length without a suffix (403)."""
    return Order(
        "length by usage", [TADDHITA], [("length", "403 403-ca:dīgha 403-ca:rassa 403-ca:pā")]
    )


@cache
def count() -> Order:
    """Numerals of two members, and halves."""
    return Order(
        "numerals of members",
        [SANKHYA],
        [
            ("halves", "387"),
            ("the first member", "376 (380 383:dvi) 383 383:dasā 404:te 390"),
            ("the second member", "379 381 381:bā 379:te 382 404:panna 28:dasa 28:cha"),
            ("the seam", "12:saṅkhyā 15:saṅkhyā"),
            ("a noun", "393-tad 601:saṅkhyā"),
        ],
    )


@cache
def tens() -> Order:
    """So many tens; 378 and 390 look at the word that has been made."""
    return Order(
        "tens",
        [SANKHYA],
        [
            ("one stays", "388"),
            ("members", "389 374:ṭhi 29:ṭhi"),
            ("the seam", "83:saṅkhyā 377:tiṃ 379:cattāra"),
            ("a noun", "601:saṅkhyā"),
            ("other forms", "378 390-api"),
        ],
    )


@cache
def powers() -> Order:
    """Ten times and a hundred times a power of ten."""
    return Order("powers of ten", [SANKHYA], [("the product", "393 395 394")])
