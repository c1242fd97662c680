"""The roots: their classes, meanings and substitutes, from `data/roots.tsv`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.pali.request import choose, pali_text
from akkhara.values import Value

__all__ = ["GANAS", "Root", "ganas", "near", "root", "roots", "table"]

# The eight classes, each named by its first root (445-452).
GANAS = ("bhū", "rudh", "div", "su", "kī", "gah", "tan", "cur")

_COLUMNS = ("root", "class", "meaning", "forms", "source", "certainty")
_FORM = re.compile(r"(\S+) \((kacc\.[^()\s]+)\)")


@dataclass(frozen=True, slots=True)
class Root(Value):
    """One root.

    Fields: `root`, without the sign √ and without citation vowel, homonyms with their gloss
    (`as{eat}`); `classes`, the usual one first; `meaning`, short English; `forms`, pairs of a
    substitute and the id of the sutta that gives it; `source`, the id of a sutta that names or
    shows the root, or `tradition` (common knowledge of the lists of roots) or `editorial`;
    `certainty`: certain, or probable where class and sense rest on the lists alone.
    """

    root: str
    classes: tuple[str, ...]
    meaning: str
    forms: tuple[tuple[str, str], ...]
    source: str
    certainty: str

    def to_text(self) -> str:
        """One line: root, classes, meaning, substitutes with their suttas, source.

        >>> root("ṭhā").to_text()
        '√ṭhā (bhū)  stand  tiṭṭh kacc.468  [kacc.502]'
        """
        forms = ", ".join(f"{form} {id}" for form, id in self.forms)
        parts = [f"√{self.root} ({', '.join(self.classes)})", self.meaning, forms]
        said = self.source if self.certainty == "certain" else f"{self.source}, {self.certainty}"
        return "  ".join([*(part for part in parts if part), f"[{said}]"])


def _forms(cell: str, name: str) -> tuple[tuple[str, str], ...]:
    found = []
    for part in cell.split("; ") if cell else ():
        read = _FORM.fullmatch(part)
        if read is None:
            raise DataError(f"roots.tsv: √{name} has the form {part!r}", hint="form (kacc.476)")
        found.append((read[1], read[2]))
    return tuple(found)


@cache
def table() -> dict[str, Root]:
    """All roots by name, homonyms apart.

    >>> table()["gam"].classes
    ('bhū',)
    """
    return {
        row["root"]: Root(
            row["root"],
            tuple(row["class"].split(",")),
            row["meaning"],
            _forms(row["forms"], row["root"]),
            row["source"],
            row["certainty"],
        )
        for row in read_rows("akkhara.pali", "data/roots.tsv", _COLUMNS)
    }


def near(name: str) -> str:
    """A hint that names roots like this one.

    >>> near("gamm").split("?")[0]
    'did you mean √gam, √hamm, √am, √yam'
    """
    found = get_close_matches(name, table(), 4, 0.5)
    said = f"did you mean {', '.join('√' + one for one in found)}? " if found else ""
    return f"{said}an unknown root needs its class: √{name} (bhū); classes: {' '.join(GANAS)}"


def root(name: str) -> Root:
    """The root of that name.

    Parameters: `name`, with or without √, a homonym with its gloss (`as{eat}`). Raises
    `RequestError` for a root that the table has not, with near ones.

    >>> root("√gam").forms
    (('gacch', 'kacc.476'), ('ghamm', 'kacc.501'))
    >>> root("gaam")
    Traceback (most recent call last):
    akkhara.errors.RequestError: no root √gaam in the table
    """
    if not isinstance(name, str):
        raise RequestError("a root is text", hint="as gam or √gam")
    asked = pali_text(name).removeprefix("√")
    found = table().get(asked)
    if found is None:
        raise RequestError(f"no root √{asked} in the table", hint=near(asked))
    return found


def ganas(name: str) -> tuple[str, ...]:
    """The classes of a root that the table has.

    Raises `RequestError` for one that it has not, with near ones.

    >>> ganas("div")[0]
    'div'
    """
    return root(name).classes


def roots(root_class: str | None = None, meaning: str | None = None) -> list[Root]:
    """The roots of the table in the order of the letters: all, of one class, or of a meaning.

    Parameters: `root_class`, one of bhū rudh div su kī gah tan cur; `meaning`, an English word
    that stands in the meaning. Raises `RequestError` for another class.

    Source: the suttas that name or show a root; common knowledge of the lists of roots.

    >>> [one.root for one in roots("gah")]
    ['gah']
    >>> [one.root for one in roots("tan", "stretch")]
    ['tan']
    """
    if root_class:
        choose(pali_text(root_class), GANAS, "class")
    word = meaning.strip().lower() if meaning else ""
    return [
        one
        for one in table().values()
        if (not root_class or pali_text(root_class) in one.classes)
        and (not word or re.search(rf"\b{re.escape(word)}\b", one.meaning))
    ]
