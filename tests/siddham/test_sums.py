"""定增減: the numbers that the treatises state, recounted."""

from pathlib import Path

import pytest

from akkhara.data import read_rows
from akkhara.errors import DataError, RequestError
from akkhara.rules import source
from akkhara.siddham.recensions import recensions
from akkhara.siddham.sums import audit, recount

SAMPLES = Path(__file__).parents[2] / "samples"


@pytest.mark.parametrize("id", ["ziji", "zang3", "li"])
def test_every_claim_is_quoted_from_its_line(id):
    lines = (SAMPLES / source(id).sample).read_text(encoding="utf-8").split("\n")
    rows = [row for row in read_rows("akkhara.siddham", "data/claims.tsv") if row["source"] == id]
    assert rows
    for row in rows:
        # A quotation may run over line breaks, never start before its line.
        start = int(row["line"]) - 1
        text = "".join("".join(lines[start : start + 12]).split())
        first = "".join(lines[start].split())
        quote = "".join(row["quote"].split())
        assert quote in text, row["id"]
        assert text.index(quote) < len(first), row["id"]


def test_every_recension_has_claims_and_every_claim_a_recension():
    rows = read_rows("akkhara.siddham", "data/claims.tsv")
    assert {row["recension"] for row in rows} == set(recensions())
    assert len({row["id"] for row in rows}) == len(rows)


def _claims(id, policy="strict"):
    return {claim.id: claim for claim in audit(id, policy).claims}


def test_the_second_chapter_disagrees_with_its_headline_and_its_note_agrees():
    strict, headline = _claims("ziji"), _claims("ziji", "headline")
    assert (strict["ch2.headline"].computed, strict["ch2.headline"].verdict) == (384, "disagrees")
    assert strict["ch2"].verdict == "agrees"
    assert headline["ch2.headline"].verdict == "agrees"
    assert headline["ch2"].verdict == "disagrees"


def test_annens_list_has_the_eighth_chapter_in_the_wrong_place():
    claim = _claims("ziji")["annen.ch8"]
    assert (claim.stated, claim.computed, claim.closes) == (384, 396, True)


def test_the_instruction_of_the_first_chapter_is_wrong_of_the_third_only():
    claims = _claims("ziji")
    wrong = [id for id in claims if id.startswith("body.") and claims[id].verdict != "agrees"]
    assert wrong == ["body.series.3", "body.forms.3"]


@pytest.mark.parametrize(
    ("recension", "claim", "stated", "emended"),
    [
        ("kukai", "kukai.removed", 10, 40),
        ("kukai", "kukai.44", 44, 34),
        ("quanya", "quanya.kva", 30, 33),
        ("quanya", "quanya.lacks", 11, 9),
        ("huiyuan", "huiyuan.all.li", 32, 36),
    ],
)
def test_emendations_close_their_sums(recension, claim, stated, emended):
    found = _claims(recension)[claim]
    assert (found.stated, found.emended, found.computed) == (stated, emended, emended)
    assert (found.verdict, found.closes) == ("disagrees", True)


def test_what_cannot_be_recounted_is_open_and_never_agrees():
    for id in recensions():
        for claim in audit(id).claims:
            assert (claim.computed is None) == (claim.verdict == "open"), claim.id
            if claim.verdict == "open":
                assert claim.note, claim.id
    assert _claims("kukai")["kukai.sixty"].verdict == "open"
    assert _claims("yijing")["yijing.chapters"].verdict == "open"


def test_the_working_is_shown_with_its_values():
    assert _claims("ziji")["odd.removed"].working == "consonants - series(15) = 35 - 29 = 6"
    assert _claims("kukai")["kukai.removed"].working == "480 ÷ 12 = 40"


def test_the_disagreements_of_each_recension():
    """Compared with the analysis of the sums: nothing else disagrees, nothing is smoothed over."""
    found = {
        id: {c.id for c in audit(id).claims if c.verdict == "disagrees"} for id in recensions()
    }
    assert found == {
        "ziji": {
            "single.removed.2",
            "single.removed.9",
            "ch2.headline",
            "body.series.3",
            "body.forms.3",
            "annen.kept",
            "annen.ch8",
        },
        "yijing": set(),
        "huiyuan": {"huiyuan.all.li"},
        "quanya": {"quanya.kva", "quanya.lacks"},
        "fozhe": {"fozhe.heads", "fozhe.chapters"},
        "yuanxing": set(),
        "changxiao": {"changxiao.rearranged"},
        "kukai": {"kukai.44", "kukai.pairs", "kukai.triples.restored", "kukai.removed"},
        "banruoputi": set(),
    }


@pytest.mark.parametrize(
    "working", ["1 +", "nothing", "1 / 3", "2 ** 3", "__import__('os')", "1 / 0"]
)
def test_a_sum_that_is_none_is_a_fault_of_the_data(working):
    with pytest.raises(DataError):
        recount(working, {})


def test_an_unknown_recension_lists_the_known():
    with pytest.raises(RequestError) as caught:
        audit("xuanzang")
    assert "kukai" in caught.value.hint
