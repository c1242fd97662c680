"""Books 7 and 8, kita and uṇādi: their rules together."""

from akkhara.pali.kappa import kita2, kita3, kita4, kita_seam, unadi1, unadi2
from akkhara.pali.kappa.book7 import BOOK
from akkhara.pali.kappa.kita1 import AFFIXES

__all__ = ["AFFIXES", "BOOK", "kita2", "kita3", "kita4", "kita_seam", "unadi1", "unadi2"]
