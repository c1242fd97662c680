"""The pages: for each a function that answers a request."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pages import chinese, developers, home, pali, read, syllables

__all__ = ["PAGES"]

PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {
    **home.PAGES,
    **syllables.PAGES,
    **read.PAGES,
    **chinese.PAGES,
    **pali.PAGES,
    **developers.PAGES,
}
