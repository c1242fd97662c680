"""Every quotation stands in the text that it cites."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from akkhara import siddham
from akkhara.data import read_rows
from akkhara.rules import Rule, rules, source

ROOT = Path(__file__).parents[2]
RULES = [one for family in ("ziji", "zang3") for one in rules(family).values()]


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


@cache
def sample(id: str) -> str:
    return squeezed((ROOT / "samples" / source(id).sample).read_text(encoding="utf-8"))


def stands(quote: str, id: str) -> bool:
    return all(squeezed(piece) in sample(id) for piece in quote.split("…"))


@pytest.mark.parametrize("one", RULES, ids=lambda one: one.id)
def test_rules_quote_their_source(one: Rule) -> None:
    assert one.quote
    assert stands(one.quote, one.source)
    assert one.does.endswith(".")


def test_names_are_printed_so() -> None:
    for row in read_rows("akkhara.siddham", "data/names.tsv"):
        assert stands(row["printed"], row["source"]), row


def test_numbers_are_stated_so() -> None:
    for id in siddham.recensions():
        own = siddham.recension(id)
        for words in (own.quote, own.opening, own.closing):
            assert stands(words, own.source), words
        for chapter in own.chapters:
            assert not chapter.quote or stands(chapter.quote, own.source), chapter
            for one in chapter.stated:
                assert stands(one.quote, own.source), one


def test_the_lexicon_is_written_so() -> None:
    for entry in siddham.lexicon():
        for piece in entry.written.split():
            assert stands(piece, "ziji"), entry
