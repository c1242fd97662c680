"""Book 5 as a whole: importing this module makes all its rules known."""

from akkhara.pali.kappa import taddhita1, taddhita2, taddhita3
from akkhara.pali.kappa.book5 import BOOK

__all__ = ["BOOK", "PARTS"]

PARTS = (taddhita1, taddhita2, taddhita3)
