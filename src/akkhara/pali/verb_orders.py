"""The orders of application of the verb: stem, ending, prefixes.

Numbers are suttas; what stands in brackets is one choice. `conjugate` is the first two one after
the other; the stages are apart so that each can be compiled for itself.
"""

from __future__ import annotations

from functools import cache

from akkhara.pali.engine import Order
from akkhara.pali.kappa import upasagga
from akkhara.pali.kappa.akhyata import BOOK

__all__ = ["ENDING", "STEM", "conjugate", "ending", "stem"]

STEM = (
    ("the root", "521 507"),
    ("its suffix", "433 434 435 436 437 438 438-attha 439 439-ca 440"),
    ("of its class", "445 445:b 445:s 446 446-ca 447 448 448:b 449 449:b 450 450:b 451 452"),
    # Substitutes of the root, before it is doubled (458) and strengthened (483-485).
    (
        "the root before it",
        "487 517:vu 502 503 475 475:brū 476 476:ya 501 500 522 517:accha 505 (471 517:dasa)",
    ),
    ("the root before it", "(468 517:ṭhaha) 469 609 517:gā 517:daha 517:jan 517:vuḍḍh"),
    ("past and future", "477 (491 517:kā 517:hās) 480 481 517:sakkha 517:gahe"),
    ("ñā, gah", "(509:lopa 509:ya) 470 470:jaṃ 470:nā 489 490"),
    ("dā", "(458:dā 499 510:e 510:bare 510:past)"),
    ("doubling", "458 458:perf 458:juhotyādi 461 (463 463:kit) 462 464 460 465 465:ī 465:a 466"),
    ("after the abbhāsa", "467 474 472 473"),
    ("the suffix a, ṇu, o", "510 510:vā 510:dvitta 510:ettam 511 512 485-ca"),
    ("strengthening", "483 484 486 485 485:bare 517:ha 517:jahāra"),
    ("the suffix", "515-yoga 515 517:saya 513 514 523 517:āpe"),
    ("the suffix ya", "517:nj 517:dīgha-ya 442:only (441 443 442) 444 488 488:lo 517:rassa-ya"),
    ("nā, ṇu, yira", "517:nā-rassa 517:nn 517:kī 517:uṇu 517:sak 517:app 517:yira"),
    ("the seam", "28 29 83:root 31"),
    ("one base", "455"),
)
ENDING = (
    ("time", "414 415 416 417 418 419 420 420-ca 421 422"),
    ("voice", "453 454 456"),
    ("person", "409 410 411 412"),
    ("parassapada for attanopada", "518"),
    ("as, dā, labh, kus", "506 492 493 (494 571-ssa) 571-ssa:ssu 495 496 482 497 498"),
    ("optative", "508 508:ñā 517:iyāma 517:ñā 517:ā 517:iyā 517:assa 517:e"),
    (
        "future",
        "517:mase 480-ca 481:ssa (481-sapaccaya 517:khati) 517:dakkhati 517:hi 517:are 517:ssaṃ",
    ),
    ("attanopada", "517:ssu 517:rassa-te"),
    ("hi", "(479 478:hi 478-mi 517:a-hi 571-hissu) 517:si 478"),
    ("past", "504 517:lattha 517:voc 517:dadā (517:rassa 517:past)"),
    (
        "augments",
        "517:e-lopa 517:es 491-kasatta 491-kasatta:vā 517:s 517:aṃsu 517:aṃsu-a 517:u",
    ),
    ("augments", "516 516:lopa 520"),
    ("before the verb", "519 (519:sara 519:as)"),
    (
        "the seam",
        "(485:brū 517:bruv) 513:brū 18 517:kubb 517:dassati 517:o-lopa 13 83 28:kus 31:ending",
    ),
)


@cache
def stem() -> Order:
    """From a root to the stem that takes endings."""
    return Order("stem", [BOOK], STEM)


@cache
def ending() -> Order:
    """From a stem to the finite verb."""
    return Order("ending", [BOOK], ENDING)


@cache
def conjugate() -> Order:
    """From a root to the finite verb."""
    return Order("conjugation", [BOOK], STEM + ENDING)


@cache
def prefix() -> Order:
    """One prefix and the word that follows."""
    return Order(
        "prefix",
        [upasagga.BOOK],
        [
            ("before a vowel", "44 45 19 19:paṭi 21 51:by 12:i 35:y 18 34 35:d 35:r 14 15 12"),
            ("before a consonant", "50 31 33 31-vā 25 28 29 29:nikkh 28:dvi 29:dvi 28:ni 29:ni"),
        ],
    )


@cache
def sets() -> Order:
    """An ending alone."""
    return Order("endings", [BOOK], [("the sets", "423 424 425 426 427 428 429 430")])
