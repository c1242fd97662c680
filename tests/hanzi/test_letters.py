"""The letter tables against facts and against the treatises themselves."""

import re
from functools import cache
from pathlib import Path

import pytest

from akkhara import hanzi
from akkhara.errors import RequestError
from akkhara.hanzi.attestations import letter_sources, source_id

ROOT = Path(__file__).parents[2]
FACTS = [
    line.split("\t")
    for line in (ROOT / "tests/golden/letter_facts.tsv").read_text("utf-8").splitlines()[1:]
]
LETTERS = [fact for fact in FACTS if fact[1] == "letter"]
CODAS = [fact for fact in FACTS if "Middle Chinese coda" in fact[2]]
SAMPLES = {"zang5": "shittanzo-5", "ziji": "xitan-ziji"}


@cache
def sample(document):
    return (ROOT / f"samples/{SAMPLES[document]}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("fact", LETTERS, ids=[fact[0] for fact in LETTERS])
def test_letter(fact):
    source, letter = re.fullmatch(r"(.+): letter (\S+) → .*", fact[2]).groups()
    wanted = dict(re.split("~?=", piece, maxsplit=1) for piece in fact[3].split("|"))
    # (反) in a fact says that the source leaves 反 out.
    fanqie = wanted.get("fanqie", "").replace("(反)", "反")
    found = hanzi.letters(letter, source)
    assert any(
        one.restored == wanted["char"]
        and (not fanqie or fanqie in one.fanqie)
        and wanted.get("note", "") in one.note
        for one in found
    ), [one.to_text() for one in found]


@pytest.mark.parametrize("fact", CODAS, ids=[fact[0] for fact in CODAS])
def test_coda(fact):
    char = re.search("coda of (.)", fact[2])[1]
    assert fact[3] in hanzi.coda(char)


@pytest.mark.parametrize("source", list(letter_sources()))
def test_table_stands_in_the_treatise_in_this_order(source):
    """Every printed character follows the one before it, from the heading on."""
    origin = letter_sources()[source]
    text = sample(origin.document)
    at = text.index(origin.heading)
    for one in hanzi.letters(source=source):
        if one.written in ("", "□"):
            continue
        found = text.find(one.written, at)
        assert 0 <= found - at < 400, one.to_text()
        at = found + (len(one.written) if one.remark != "one note for p and ph" else 0)


# Prints that folding leaves alone because transcriptions write sounds with them (于 个), and 茍.
SHAPES = str.maketrans("于個茍", "於箇苟")


def test_fanqie_stand_in_the_treatises():
    """Each fanqie is found, folded, in the text of its document."""
    missing = []
    texts = {name: hanzi.fold(sample(name)).translate(SHAPES) for name in SAMPLES}
    for one in hanzi.letters():
        text = texts[one.document]
        for spelling in one.fanqie:
            pair = hanzi.fold(spelling.rstrip("反切")).translate(SHAPES)
            if pair not in text:
                missing.append((one.source, one.letter, spelling))
    assert missing == []


def test_numbers():
    assert len(letter_sources()) == 29
    # The rows of twelve belong to three sources that are there already.
    assert sum(not name.endswith("_rows") for name in letter_sources()) == 26
    rows = hanzi.letters()
    assert len(rows) == 1233
    assert sum(one.confidence == "high" for one in rows) > 1000
    # Nothing is restored where nothing can be known, and what is printed always stays.
    assert all(one.restored or one.confidence != "high" for one in rows)


def test_both_directions():
    assert {one.letter for one in hanzi.letters(char="嚩")} == {"v"}
    assert {one.letter for one in hanzi.letters(char="洒")} == {"ṣ", "kṣ"}
    assert "仰" in {one.restored for one in hanzi.letters("ṅ")}
    assert [one.letter for one in hanzi.letters("ka", "yijing_rows")] == ["ka"]
    assert hanzi.letters("k") == tuple(a for a in hanzi.letters("ka") if a.letter == "k")
    assert hanzi.letters("slot34", "慧遠")[0].restored == "荼"
    assert hanzi.letters(char="龘") == ()


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("全真", "quanzhen"),
        ("智廣 悉曇字紀", "ziji"),
        ("S20b", "quanya_rows"),
        ("寶月", "baoyue"),
        ("宝月三藏", "baoyue"),
        ("空海和上 (口受)", "kukai"),
        ("大悉曇章", "daxitan"),
        ("義淨", "yijing"),
        ("大日經", "dari"),
    ],
)
def test_names_of_sources(name, id):
    assert source_id(name) == id


@pytest.mark.parametrize("ask", [{"letter": "x"}, {"source": "玄奘"}, {"char": ""}])
def test_bad_requests(ask):
    with pytest.raises(RequestError) as caught:
        hanzi.letters(**ask)
    assert caught.value.hint


def test_recorded_faults_stay_visible():
    """C24, C29, C33, C34: transposed notes, the disputed slot, substituted glyphs."""
    assert hanzi.letters("gh", "kukai")[0].note == "鼻聲呼"
    assert {one.source for one in hanzi.letters("slot34")} >= {"niepan", "jizang", "xinxing"}
    assert hanzi.letters("ṇ", "dari")[0].written == "馑"
    assert hanzi.letters("ṇ", "dari")[0].restored == ""
    assert hanzi.letters("d", "quanzhen")[0].restored == ""
    assert [one.restored for one in hanzi.letters("kau")] == ["告", "嬌", "矯"]


def test_table():
    side = hanzi.table("字記，全真")
    assert side.sources == ("ziji", "quanzhen")
    assert len(side.letters) == 51
    lines = side.to_tsv().splitlines()
    assert lines[0] == "letter\tziji\tquanzhen"
    assert all(line.count("\t") == 2 for line in lines)
    whole = hanzi.table()
    assert sum(len(cell) for row in whole.cells for cell in row) == 1233


def test_cldf(tmp_path):
    pytest.importorskip("pycldf", reason="the CLDF export is an extra")
    import pycldf

    made = hanzi.cldf(str(tmp_path / "cldf"))
    assert made.values == 1233
    read = pycldf.Dataset.from_metadata(made.metadata)
    assert read.validate()
    assert read.module == "StructureDataset"
    values = {row["ID"]: row for row in read["ValueTable"]}
    assert len(values) == 1233
    first = hanzi.letters()[0]
    assert values[f"{first.source}-1"]["Restored"] == first.restored
    assert len(list(read["FormTable"])) == sum(bool(one.restored) for one in hanzi.letters())
    with pytest.raises(RequestError):
        hanzi.cldf("/proc/none/there")
