"""The public functions of the grammar that serve every kind of request.

A kind of request is one row in `KINDS`: its maker and, for `why_not`, its plan.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from akkhara.errors import RequestError
from akkhara.pali.request import choose
from akkhara.rules import Derivation
from akkhara.rules import rule as registered

__all__ = ["INNER", "KINDS", "derive", "made", "why_not"]

# kind: module that has derive(kind, request) and plan(kind, request)
KINDS = {
    "decl": "akkhara.pali.declension",
    "pron": "akkhara.pali.declension",
    "numeral": "akkhara.pali.numerals",
    "taddhita": "akkhara.pali.taddhita",
    "samasa": "akkhara.pali.samasa",
    "kita": "akkhara.pali.kita",
    "unadi": "akkhara.pali.kita",
    "sandhi": "akkhara.pali.join",
    "verb": "akkhara.pali.conjugation",
    "derived-verb": "akkhara.pali.conjugation",
}

# Kinds that serve the package's own examples only: changes of one book that the requests of a
# later one ask for.
INNER = {"seam": "akkhara.pali.seam"}


def made(kind: str, request: str) -> list[Derivation]:
    """As `derive`, for the inner kinds too."""
    if kind in INNER:
        found: list[Derivation] = import_module(INNER[kind]).derive(kind, request)
        return found
    return derive(kind, request)


@cache
def _maker(kind: str, name: str) -> Callable[..., Any]:
    module = import_module(KINDS[kind])
    found: Callable[..., Any] = getattr(module, name)
    return found


def derive(kind: str, request: str) -> list[Derivation]:
    """All forms that the grammar allows for a request, best first, each with its steps.

    Parameters: `kind` (decl, pron, numeral, …); `request`, in the notation of that kind: for
    nominals `stem gender case number` (m f n x; nom acc ins dat abl gen loc voc; sg pl) or
    `stem + suffix`. The same form by different rules stays as separate derivations.

    Raises `RequestError` with a hint for a request that cannot be read or fulfilled.

    >>> [d.form for d in derive("decl", "purisa m loc sg")]
    ['purise', 'purisamhi', 'purisasmiṃ']
    >>> print(derive("decl", "purisa m nom sg")[0].to_text())
    puriso (m nom sg)
      purisa → purisa + si         kacc.54 Tato ca vibhattiyo
      purisa + si → purisa + o     kacc.104 So
      purisa + o → puris + o       kacc.83 Saralopo’ mādesa paccayādimhi saralope tu pakati
    """
    found: list[Derivation] = _maker(choose(kind, tuple(KINDS), "kind"), "derive")(kind, request)
    return found


def why_not(kind: str, request: str, rule: str | int) -> str:
    """Why a sutta did not act on a request: the first of its conditions that failed, or what
    forbade it, or what came before it.

    Parameters: `kind` and `request` as for `derive`; `rule`, the number of the sutta or the id
    of an extra rule (`104`, `67-ca`).

    >>> why_not("decl", "aggi m nom sg", 104)
    '104 did not act: the stem must end in a; here: i.'
    """
    from akkhara.pali.engine import why_not as explain

    id = str(rule).removeprefix("kacc.")
    if not id:
        raise RequestError("no sutta is named", hint="its number, as 104, or an id as 67-ca")
    registered(f"kacc.{id}")
    module = import_module(KINDS[choose(kind, tuple(KINDS), "kind")])
    own = getattr(module, "why_not", None)
    if own is not None:
        # What passes through several orders knows in which of them the sutta stands.
        said: str = own(kind, request, id)
        return said
    order, starts = module.plan(kind, request)
    return explain(order, starts, id)
