"""Taddhita, the two suttas on pronouns (398, 399): the suffixes of manner."""

from __future__ import annotations

from akkhara.pali.engine import Book
from akkhara.pali.word import Word

MANNER = Book("taddhita: manner")
sutta = MANNER.sutta


@sutta(398, cls="sabbanāma", suffix="thā thatthā")
def sabbanamehi_tha(w: Word) -> Word | None:
    """Thā is added to pronouns in the sense of manner, and thatthā too."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", w.feature("suffix"))


@sutta(399, cls="kiṃ ima", suffix="thaṃ")
def kimimehi_tham(w: Word) -> Word | None:
    """Thaṃ is added to kiṃ and ima in the sense of manner."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", "thaṃ")
