"""The orders of application of primary derivation (books 7 and 8): suffix to stem, then what
stands before it. Why a phase stands where it does is said there.
"""

from __future__ import annotations

from functools import cache

from akkhara.pali.engine import Order
from akkhara.pali.kappa import upasagga
from akkhara.pali.kappa.kita import AFFIXES, BOOK

__all__ = ["fore", "prefix", "primary"]


@cache
def primary() -> Order:
    """From a root to the stem that its suffix makes."""
    return Order(
        "primary derivation",
        [BOOK],
        [
            # A root takes one suffix, by each sutta that gives it.
            ("the suffix", f"({' '.join(AFFIXES)})"),
            ("what it means", "624 625 626"),
            ("book 8, the root", "400:pāṭi 404:ratha 627-ca 403:sīmā 404:thāma 634:ka 26:ttima"),
            ("book 8, the root", "404:a-tra 404:a-tha 485:tra-nī 485:tra 26:tra 656:lopa 656:t"),
            ("book 8, the root", "28:656 485:ma 485:unādi 659:lopa 660:at 661-kvaci 661:k"),
            ("book 8, the root", "663:nasal 664:ka 403:ala 26:mula 404:aḷa 13:ala 15:ala"),
            ("book 8, the root", "666:ādesa 404:satt 404:maṇi 404:ūra 671:lopa"),
            ("book 8, the root", "672:ṭ 403:mānusa"),
            ("the word before", "525:nu 26:nu 537 526:iṃ 317:kita 403:bhaddāli"),
            # Substitutes of the root, which must still see the suffix as it was given.
            ("the root", "(591 592) (594 594-ca) 595 608 609:kita 571-vada:ādesa"),
            ("the root", "(613 629) (471:kita 404:dassa) 522:kita (590 607) 607:bhanj 538:gha"),
            ("the root", "641:nūda 404:vuḍḍha 404:dhāhi 506:kita"),
            # Whether i comes decides what the t of the suffix touches.
            ("augments", "606 441:kita 606:dā"),
            (
                "augments",
                "605:nicca 605:kārita 605:kāritaya 605:present 605:ssaṃ",
            ),
            (
                "augments",
                "517:gahe-kita 605:ṇya 605 605:ta 605:sara 605:si 605:hā",
            ),
            ("augments", "404:a 616"),
            # Named roots before the general rules of their last letters.
            (
                "the suffix ta",
                "571-nata 572 572-ca 574 575 573 610 577 577:ca 404:hāni 404:ṭa",
            ),
            (
                "the suffix ta",
                "579 579:va 578 580 581",
            ),
            ("the suffix ta", "(582 582:anna) 582:īṇa 583 (584 584-ca) 585 586 587 588"),
            ("the suffix ta", "589 403:kita 576 576:h 576:ḍh 611 612"),
            ("what is done first", "(597 598 599 600) 443:kita 485:nī"),
            ("before tvā", "404:katvā 404:lopa-tvā 26:tvā"),
            ("before tuṃ, tabba, tu", "596 619 619:ca 620 404:vatthā 404:t"),
            ("ṇya", "(543 544)"),
            ("yu, ṇvu, kha", "560:kh 622 641 641:ānana 641-ca 470:kita"),
            # 618 keeps c and j before ṇvu: the name of the suffix must be known still.
            ("vuddhi", "621 621:vā 621:khara 483:kita 404:phassa 485:kita 485:i 485:vā"),
            ("vuddhi", "515:kita 513:kita 514:kita 593 614 (623 640)"),
            ("n", "549 549:lū"),
            ("indicators", "523:kita 404:bhikkhu 539 403:dhītu 615 639"),
            ("the seam", "441:ṇya 26:ṇya 28:ṇya 13:kita 13:anta 13:anta-o 517:bruvanta"),
            ("the seam", "18:kita 517:kubbanta 15:kita 83:kita 31:kita"),
            ("a noun", "601:kita 221:kita"),
        ],
    )


@cache
def prefix() -> Order:
    """One prefix and the word that follows."""
    return Order(
        "prefix",
        [upasagga.BOOK, BOOK],
        [
            ("before a vowel", "44 45 19 19:paṭi 21 51:by 12:i 35:y 18 34 35:d 35:r 14 15 12"),
            (
                "before a consonant",
                "26:acchariya 28:o 50 31 33 31-vā 25:kita 29:khara 28 29:kita 29:nikkh",
            ),
            ("before a consonant", "28:dvi-kita 29:dvi-kita 28:kita 28:ni 29:ni"),
        ],
    )


@cache
def fore() -> Order:
    """A word and the root with its suffix that it stands before."""
    return Order(
        "the word before",
        [BOOK],
        [
            ("na", "333:kita 334:kita"),
            (
                "the seam",
                "330:kita 404:saha 404:pure 183:kita 185:santa 39:īsaṃ 31:fore",
            ),
            (
                "the seam",
                "(28:fore 29:fore) 28:gah 35:fore 14:fore 83:fore",
            ),
            ("a noun", "601:fore"),
        ],
    )
