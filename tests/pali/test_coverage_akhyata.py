"""Every sutta of book 6 that acts is cited by an example of the package."""

from __future__ import annotations

from akkhara.pali import verb_orders
from akkhara.pali.coverage import ACTING, coverage
from akkhara.pali.kappa.akhyata import BOOK


def test_every_acting_sutta_of_book_six_has_a_rule_and_is_cited():
    wanted = [c for c in coverage() if 406 <= c.sutta <= 523 and c.type in ACTING]
    assert len(wanted) > 90
    assert [c.sutta for c in wanted if not c.cited] == []
    assert [c.sutta for c in wanted if not c.acts] == []


def test_every_rule_of_the_book_stands_in_an_order():
    made = (verb_orders.conjugate(), verb_orders.sets())
    assert set(BOOK.rules) == {key for order in made for key in order.rules}


def test_the_stages_are_the_conjugation():
    assert set(verb_orders.conjugate().rules) == (
        set(verb_orders.stem().rules) | set(verb_orders.ending().rules)
    )
