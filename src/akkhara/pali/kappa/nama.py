"""Book 2 as a whole: importing this module makes all its rules known."""

from akkhara.pali.kappa import nama1, nama2, nama3, nama4, nama5, payoga
from akkhara.pali.kappa.book2 import BOOK

__all__ = ["BOOK", "PARTS"]

PARTS = (nama1, nama2, nama3, nama4, nama5, payoga)
