"""Every sutta of book 2 that acts is cited by an example of the package."""

from __future__ import annotations

from akkhara.pali.coverage import ACTING, coverage
from akkhara.pali.examples import examples

# Sandhi inside the noun book: between words, not before endings.
OF_WORDS = {70, 71, 79}


def test_every_acting_sutta_of_book_two_has_a_rule_and_is_cited():
    wanted = [c for c in coverage() if 52 <= c.sutta <= 270 and c.type in ACTING]
    assert len(wanted) > 190
    missing = [c.sutta for c in wanted if not c.cited and c.sutta not in OF_WORDS]
    assert missing == []
    assert [c.sutta for c in wanted if not c.acts and c.sutta not in OF_WORDS] == []


def test_coverage_has_one_entry_a_sutta_in_order():
    assert [c.sutta for c in coverage()] == list(range(1, 674))


def test_examples_hold_no_answers():
    forms = {"puriso", "rañño", "gacchaṃ", "tassā"}
    assert not any(forms & set(one.request.split()) for one in examples())
