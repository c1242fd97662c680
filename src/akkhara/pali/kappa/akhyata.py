"""Book 6 as a whole: importing this module makes all its rules known."""

from akkhara.pali.kappa import (
    akhyata1,
    akhyata2,
    akhyata3,
    akhyata4,
    akhyata_seam,
    akhyata_usage,
)
from akkhara.pali.kappa.book6 import BOOK

__all__ = ["BOOK", "PARTS"]

PARTS = (akhyata1, akhyata2, akhyata3, akhyata4, akhyata_usage, akhyata_seam)
