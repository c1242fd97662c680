"""What the tests of single suttas have in common."""

from __future__ import annotations

import pytest

from akkhara.pali import seam
from akkhara.pali.api import derive, why_not
from akkhara.pali.engine import why_not as explain


def _derive(kind, request):
    return seam.derive(kind, request) if kind == "seam" else derive(kind, request)


def _why_not(kind, request, sutta):
    if kind == "seam":
        return explain(*seam.plan(kind, request), sutta)
    return why_not(kind, request, sutta)


def _cited(derivation, sutta):
    """Whether the sutta acted, or blocked another, on the way to the form."""
    id = f"kacc.{sutta}"
    return any(
        (step.rule == id and step.status == "applied") or step.by == id for step in derivation.steps
    )


@pytest.fixture
def acts():
    """The form comes out, and this sutta is one of those that make it."""

    def check(sutta, kind, request, form):
        found = [d for d in _derive(kind, request) if d.form == form]
        assert found, f"{request} does not give {form}"
        assert any(_cited(d, sutta) for d in found), f"{form} is made without {sutta}"

    return check


@pytest.fixture
def idle():
    """The form comes out, the sutta has no part in any form of the request, and the engine knows
    why."""

    def check(sutta, kind, request, form, because):
        found = _derive(kind, request)
        assert form in {d.form for d in found}
        assert not any(_cited(d, sutta) for d in found)
        assert because in _why_not(kind, request, str(sutta))

    return check
