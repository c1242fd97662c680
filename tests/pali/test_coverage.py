"""Every sutta of book 2 that acts is cited by an example of the package."""

from __future__ import annotations

from akkhara.pali import orders
from akkhara.pali.coverage import ACTING, coverage
from akkhara.pali.examples import examples
from akkhara.pali.kappa.nama import BOOK


def test_every_acting_sutta_of_book_two_has_a_rule_and_is_cited():
    wanted = [c for c in coverage() if 52 <= c.sutta <= 270 and c.type in ACTING]
    assert len(wanted) > 190
    assert [c.sutta for c in wanted if not c.cited] == []
    assert [c.sutta for c in wanted if not c.acts] == []


def test_coverage_has_one_entry_a_sutta_in_order():
    assert [c.sutta for c in coverage()] == list(range(1, 674))


def test_every_rule_of_the_book_stands_in_an_order():
    made = (
        orders.decline(),
        orders.feminine(),
        orders.adverb(),
        orders.compare(),
        orders.members(),
    )
    assert set(BOOK.rules) == {key for order in made for key in order.rules} & set(BOOK.rules)


def test_only_suttas_that_say_so_forbid():
    # na, neva, nāññaṃ, na … in the suttas; the ca of 119 and 167 by the commentary.
    assert {made.id for made, _ in BOOK.bans} == {
        *("85", "100", "110", "115", "119-ca", "149", "166", "167", "180")
    }


def test_examples_hold_no_answers():
    forms = {"puriso", "rañño", "gacchaṃ", "tassā"}
    # Sentences are made of forms: what they hold no answer to is the role.
    asked = [one for one in examples() if one.kind != "karaka"]
    assert not any(forms & set(one.request.split()) for one in asked)
