"""The endings that the treatises hear are those that the rime books give the characters.

The rules of linking know nothing of Middle Chinese: 索 ends in k because h stands after it. That
the character ends so in the rime books is an independent witness of the rule.
"""

from __future__ import annotations

import pytest

from akkhara import hanzi, reading
from akkhara.data import read_rows

LINKED = read_rows("akkhara.reading", "data/linked.tsv", ["character", "coda"])
HEARD = read_rows("akkhara.reading", "data/characters.tsv", ["character", "coda"])


@pytest.mark.parametrize("row", LINKED, ids=lambda row: f"{row['body']}-{row['character']}")
def test_a_linked_character_ends_as_it_is_heard(row: dict[str, str]) -> None:
    assert row["coda"] in hanzi.coda(row["character"])


@pytest.mark.parametrize("row", HEARD, ids=lambda row: row["character"])
def test_a_character_of_the_examples_ends_as_its_table_says(row: dict[str, str]) -> None:
    assert row["coda"] in hanzi.coda(row["character"])


@pytest.mark.parametrize("authority", ["十二例", "悉曇藏"])
def test_the_six_names_end_in_what_they_name(authority: str) -> None:
    for one in reading.codas(authority):
        assert one.coda in hanzi.coda(one.name)


def test_the_prefixes_of_the_fifteenth_chapter() -> None:
    for name, coda in (("盎", "ŋ"), ("安", "n"), ("唵", "m"), ("應", "ŋ"), ("蓊", "ŋ"),
                       ("蘡", "ŋ"), ("擁", "ŋ")):  # fmt: skip
        assert coda in hanzi.coda(name)


def test_what_is_written_against_the_rule_is_really_against_it() -> None:
    """遏 ends in t, 堂 in ŋ, 殺 in t, 特 in k: the exceptions are no misreadings of the rule."""
    for character, coda, asked in (
        ("遏", "t", "k"),
        ("堂", "ŋ", "t"),
        ("殺", "t", "p"),
        ("特", "k", "m"),
        ("忙", "ŋ", "n"),
        ("能", "ŋ", "m"),
    ):
        assert coda in hanzi.coda(character)
        assert asked not in hanzi.coda(character)
