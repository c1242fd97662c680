"""What there is to say about one akṣara: where the chapters have it, its names, its derivation.

Worked out once for each distinct akṣara, and only when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from akkhara.akshara import Akshara
from akkhara.errors import AkkharaError
from akkhara.rules import Derivation
from akkhara.values import Value, jsonable

if TYPE_CHECKING:
    from akkhara.siddham import Place, Reading

__all__ = ["Analysis", "Syllable", "analysis", "code_points"]


_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Analysis(Value):
    """One akṣara in the tradition of the eighteen chapters.

    Fields: `iast`; `siddham`; `places`, where the chapters of 悉曇字記 have it; `names` and
    `readings`, the treatise's own for it; `derivation`, from the base letter to the form, None when
    the rules do not make it; `why`, the reason then.
    """

    iast: str
    siddham: str
    places: tuple[Place, ...]
    names: tuple[Reading, ...]
    readings: tuple[Reading, ...]
    derivation: Derivation | None
    why: str

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, with code points."""
        return {
            "iast": self.iast,
            "siddham": self.siddham,
            "code_points": code_points(self.siddham),
            "places": jsonable(self.places),
            "names": jsonable(self.names),
            "readings": jsonable(self.readings),
            "derivation": jsonable(self.derivation),
            "why": self.why,
        }


@dataclass(frozen=True, slots=True)
class Syllable(Value):
    """An akṣara of a document.

    Fields: `akshara`; `start` and `end`, offsets in code points of the document's text; `text`, as
    it stands there; `code`, CBETA's code when it was written with one, and `resolved`, how the code
    was read: declaration or position. `places`, `names`, `readings` and `derivation` are worked out
    when they are read.
    """

    akshara: Akshara
    start: int
    end: int
    text: str
    code: str = ""
    resolved: str = ""

    @property
    def iast(self) -> str:
        """The akṣara in IAST."""
        return self.akshara.iast

    @property
    def siddham(self) -> str:
        """The akṣara in Siddham."""
        return self.akshara.siddham

    @property
    def code_points(self) -> list[str]:
        """Code points of the Siddham form: ["U+1158E"]."""
        return code_points(self.siddham)

    @property
    def analysis(self) -> Analysis:
        """All that the chapters say of it."""
        return analysis(self.akshara.onset, self.akshara.vowel, self.akshara.final)

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the chapters have it."""
        return self.analysis.places

    @property
    def names(self) -> tuple[Reading, ...]:
        """The treatise's names of it."""
        return self.analysis.names

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The treatise's Chinese readings of it."""
        return self.analysis.readings

    @property
    def derivation(self) -> Derivation | None:
        """The steps that make it, each citing its rule."""
        return self.analysis.derivation

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, without the analysis, which many syllables share."""
        found: dict[str, Any] = {
            "iast": self.iast,
            "siddham": self.siddham,
            "code_points": self.code_points,
            "start": self.start,
            "end": self.end,
            "text": self.text,
        }
        if self.code:
            found |= {"code": self.code, "resolved": self.resolved}
        return found


def code_points(text: str) -> list[str]:
    """The code points of a text.

    >>> code_points("𑖎𑖽")
    ['U+1158E', 'U+115BD']
    """
    return [f"U+{ord(char):04X}" for char in text]


@lru_cache(maxsize=32_768)
def analysis(onset: tuple[str, ...], vowel: str | None, final: str) -> Analysis:
    """The analysis of an akṣara by its letters."""
    from akkhara import siddham

    own = Akshara(onset, vowel, final)
    iast = own.iast
    places, why = _asked(lambda: siddham.locate(iast))
    names, _ = _asked(lambda: siddham.name(iast))
    readings, _ = _asked(lambda: siddham.reading(iast))
    made, refused = _asked(lambda: siddham.derivation(iast))
    if not places:
        said, _ = _asked(lambda: siddham.why(iast).says)
        why = said or why or refused
    return Analysis(
        iast=iast,
        siddham=own.siddham,
        places=tuple(places or ()),
        names=tuple(names or ()),
        readings=tuple(readings or ()),
        derivation=made,
        why=why,
    )


def _asked(question: Callable[[], _T]) -> tuple[_T | None, str]:
    """The answer, or None and the reason that the treatises give none."""
    try:
        return question(), ""
    except AkkharaError as error:
        return None, error.message
