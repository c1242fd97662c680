"""Taddhita, what nouns and pronouns of book 2 need of it: degree (363), manner (398, 399)."""

from __future__ import annotations

from akkhara.pali.engine import Book
from akkhara.pali.word import Word

MANNER = Book("taddhita: degree and manner")
sutta = MANNER.sutta


@sutta(363, suffix="iya iṭṭha")
def visese(w: Word) -> Word | None:
    """Iya and iṭṭha are added in the sense of degree."""
    return None if w.parts[-1].kind == "suffix" else w.attach("suffix", w.feature("suffix"))


@sutta(398, cls="sabbanāma", suffix="thā thatthā")
def sabbanamehi_tha(w: Word) -> Word | None:
    """Thā is added to pronouns in the sense of manner, and thatthā too."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", w.feature("suffix"))


@sutta(399, cls="kiṃ ima", suffix="thaṃ")
def kimimehi_tham(w: Word) -> Word | None:
    """Thaṃ is added to kiṃ and ima in the sense of manner."""
    return None if w.parts[-1].kind == "ending" else w.attach("ending", "thaṃ")
