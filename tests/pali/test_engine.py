"""The engine: conditions, choices, bans, history, the gate."""

import pytest

from akkhara.errors import DataError
from akkhara.pali.engine import Book, Order, run, why_not
from akkhara.pali.word import Part, Word, context, steps


def word(stem, ending, **features):
    parts = (Part("stem", stem, stem), Part("ending", ending, ending))
    return Word(parts, context(tuple(features.items())))


def toy():
    """A small book."""
    book = Book("toy")

    @book.sutta(104, gender="m", final="a", end="si")
    def so(w):
        "si becomes o"
        return w.to("o")

    @book.sutta(108, optional=True, final="a", end="smā smiṃ")
    def va(w):
        "smā ā, smiṃ e"
        return w.to({"smā": "ā", "smiṃ": "e"}[w.ending.name])

    @book.sutta(99, optional=True, end="smā smiṃ")
    def mha(w):
        "smā mhā"
        return w.to("mhā")

    @book.sutta(83, opens="vowel", final="a")
    def lopo(w):
        "elide"
        return w.tail("a", "")

    book.ban(110, of=[108], number="pl")
    return book


ORDER = Order("toy", [toy()], [("all", "104 108 99 83")])
CHOICE = Order("toy", [toy()], [("all", "(108 99) 104 83")])


def test_an_obligatory_rule_acts_and_is_in_the_history():
    (found,) = run(ORDER, word("purisa", "si", gender="m"))
    assert found.form == "puriso"
    assert [s.rule for s in steps(found)] == ["kacc.104", "kacc.83"]
    assert steps(found)[0].before == "purisa + si"
    assert found.acted("104")


def test_an_optional_rule_branches_and_says_so():
    forms = {w.form: w for w in run(ORDER, word("purisa", "smā", gender="m"))}
    assert set(forms) == {"purisā", "purisamhā", "purisasmā"}
    declined = [s.rule for s in steps(forms["purisasmā"]) if s.status == "declined"]
    assert declined == ["kacc.108", "kacc.99"]


def test_a_choice_excludes_its_other_members():
    forms = {w.form for w in run(CHOICE, word("purisa", "smā", gender="m"))}
    assert forms == {"purisā", "purisamhā", "purisasmā"}


def test_a_ban_blocks_and_is_named():
    (one, _) = run(ORDER, word("purisa", "smā", gender="m", number="pl"))
    blocked = next(s for s in steps(one) if s.status == "blocked")
    assert (blocked.rule, blocked.by) == ("kacc.108", "kacc.110")


def test_why_not_names_the_first_false_condition():
    start = word("aggi", "si", gender="m")
    assert "must end in a" in why_not(ORDER, [start], "104")
    assert "must be m" in why_not(ORDER, [word("rūpa", "si", gender="n")], "104")


def test_a_savibhatti_substitute_matches_no_ending_rule():
    (whole,) = word("guṇavantu", "si", gender="m").whole("ntu", "ā")
    assert whole.ending.name == ""
    assert [w.text for w in run(ORDER, whole)] == ["guṇav + ā"]


def test_words_do_not_change():
    start = word("purisa", "si", gender="m")
    run(ORDER, start)
    assert start.text == "purisa + si"
    assert start.trail is None
    with pytest.raises(AttributeError):
        start.parts = ()


def test_faulty_rules_are_refused_when_they_are_written():
    book = Book("faulty")
    with pytest.raises(DataError, match="no condition"):
        book.sutta(104, colour="red")(toy)
    with pytest.raises(DataError, match="does not say"):
        book.sutta(104)(lambda w: w)
    with pytest.raises(DataError, match="no rule 14"):
        Order("faulty", [book], [("all", "14")])
