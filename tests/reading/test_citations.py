"""Every quotation of the reading room stands in the text it cites, in the part it names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from akkhara.data import read_rows
from akkhara.rules import Rule, rules, source

ROOT = Path(__file__).parents[2]


def _header(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if not line.startswith("#")).split("\t")


NUMERALS = "一二三四五六七八九十"
DATA = ROOT / "src" / "akkhara" / "reading" / "data"
TABLES = sorted(
    path.stem for path in DATA.glob("*.tsv") if {"source", "locus", "quote"} <= set(_header(path))
)


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


@cache
def sample(id: str) -> str:
    return squeezed((ROOT / "samples" / source(id).sample).read_text(encoding="utf-8"))


@cache
def part(id: str, locus: str) -> str:
    """The part of a sample that a locus names; the whole text where the copy has no headings."""
    text = sample(id)
    if id == "li":
        titles = [squeezed(one.quote) for one in rules("li").values() if one.id.count("-") == 0]
        starts = [text.index(title) for title in titles]
        number = (
            NUMERALS.index(locus[-1]) + 1 if len(locus) == 2 else 10 + NUMERALS.index(locus[-1]) + 1
        )
        ends = [*starts[1:], len(text)]
        return text[starts[number - 1] : ends[number - 1]]
    if id == "zang5":
        second, third = text.rindex("二定异音"), text.rindex("三定异翻")
        return {
            "一定正翻": text[:second],
            "二定異音": text[second:third],
            "三定異翻": text[third:],
        }[locus]
    return text


@pytest.mark.parametrize(
    "one", [*rules("li").values(), *rules("zang5").values()], ids=lambda one: one.id
)
def test_rules_quote_their_source(one: Rule) -> None:
    assert one.quote, "a rule without a quotation"
    assert squeezed(one.quote) in part(one.source, one.locus)
    assert one.does.endswith(".")


@pytest.mark.parametrize("table", TABLES)
def test_tables_quote_their_source(table: str) -> None:
    for row in read_rows("akkhara.reading", f"data/{table}.tsv", ["source", "locus", "quote"]):
        for piece in row["quote"].split("…"):
            assert squeezed(piece) in part(row["source"], row["locus"]), row


def test_every_li_has_its_rule_and_title() -> None:
    whole = [one for one in rules("li").values() if "-" not in one.id]
    assert [one.id for one in whole] == [f"li.{n}" for n in range(1, 13)]
    assert all(one.name.endswith("例") for one in whole)


def test_the_tables_that_quote_are_all_checked() -> None:
    assert len(TABLES) >= 17
    assert {"places", "voices", "tones", "definitions", "elisions", "linked"} <= set(TABLES)
