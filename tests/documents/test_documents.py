"""Documents: spans, the policy on Latin words, disagreements, outputs."""

from __future__ import annotations

import io
import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.documents import KINDS, read
from akkhara.documents.report import write_report
from akkhara.rules import rules

SAMPLES = Path(__file__).parents[2] / "samples"
ALL = sorted([*SAMPLES.glob("*.txt"), *SAMPLES.glob("*.xml")])


def spans(text: str) -> list[tuple[str, str]]:
    return [(span.kind, span.text) for span in read(text).spans if span.text.strip(" \n()（）")]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("唵 oṃ maṇi padme 吽\n", [("hanzi", "唵"), ("iast", "oṃ maṇi padme"), ("hanzi", "吽")]),
        ("此云 name 也\n", [("hanzi", "此云"), ("other", "name"), ("hanzi", "也")]),
        ("𑖎 ka\n", [("siddham", "𑖎"), ("iast", "ka")]),
        ("𑖎 (ka)\n", [("siddham", "𑖎"), ("iast", "ka")]),
        ("the anātman of the Buddhists\n", [("other", "the "), ("iast", "anātman")]),
        ("Xītán zìjì\n", [("other", "Xītán zìjì")]),
        ("Shittanzō\n", [("other", "Shittanzō")]),
    ],
)
def test_what_is_sanskrit(text, found):
    assert spans(text)[: len(found)] == found


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_spans_joined_are_the_text(path):
    document = read(path)
    assert "".join(span.text for span in document.spans) == document.text
    if path.suffix == ".txt":
        assert document.text == path.read_text(encoding="utf-8")
    for problem in document.problems:
        assert problem.kind in KINDS
        assert document.text[problem.offset : problem.end] == problem.text or not problem.text


@given(
    st.text(
        st.sampled_from("ka āṃṭ\n𑖎𑖽𑖰𑖿迦□[*]＾6ō\u0304\ud800" + chr(0x104440) + chr(0x10A999) + "\0")
        | st.characters(),
        max_size=40,
    )
)
@settings(deadline=None)  # the first text waits for the patterns to be compiled
def test_any_text_is_kept_whole(text):
    document = read(io.StringIO(text))
    found = list(document.spans)
    assert "".join(span.text for span in found) == text
    for span in found:
        for one in span.syllables:
            assert span.start <= one.start < one.end <= span.end
            assert one.code or text[one.start : one.end] == one.text
    for problem in document.problems:
        assert 0 <= problem.offset <= problem.end <= len(text) + 1
    json.loads(document.to_json())
    document.to_html()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("𑖎(kha)\n", ["Siddham has ka, the Latin beside it kha"]),
        ("𑖎(ka)\n", []),
        ("𑖦𑖜𑖰\nmani\n", ["Siddham has ṇi, the Latin beside it ni"]),
        ("𑖦𑖜𑖰\nmaṇi\n", []),
        ("𑖦𑖜𑖰\nnamo ratnatrayāya\n", []),
    ],
)
def test_siddham_and_the_latin_beside_it(text, said):
    found = [p.message for p in read(text).problems if p.kind == "disagreement"]
    assert found == said


def test_the_marks_of_damage():
    found = [(p.kind, p.text) for p in read("皆是＾6□音 [兀*骨] 音□□紺反 [12] [一]\n").problems]
    assert found == [("lost", "＾6□"), ("composition", "[兀*骨]"), ("lost", "□□")]


def test_syllables_carry_their_analysis():
    (span, _) = read("kya\n".replace("kya", "𑖎𑖿𑖧")).spans
    (one,) = span.syllables
    assert one.code_points == ["U+1158E", "U+115BF", "U+115A7"]
    assert [(p.chapter, p.series, p.column) for p in one.places] == [(2, 1, 1)]
    assert one.derivation.rules == ("ziji.ch1", "ziji.ch2")
    assert one.readings[0].text == "己也"


def test_json_streamed_is_the_json_of_the_whole():
    for path in ALL[:3]:
        document = read(path)
        assert json.loads(document.to_json()) == json.loads(json.dumps(document.to_dict()))


def test_outputs_go_to_files(tmp_path):
    document = read("oṃ\n")
    assert document.to_html(tmp_path / "a.html") == ""
    assert document.to_json(tmp_path / "a.json") == ""
    assert (tmp_path / "a.html").read_text(encoding="utf-8") == document.to_html()
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == document.to_json()


def test_a_lazy_sequence_is_a_sequence():
    found = read("oṃ 唵 hūṃ 吽\n").spans
    assert len(found) == len(list(found))
    assert found[0].text == "oṃ"
    assert found[-1].text == "\n"
    assert [span.text for span in found[:2]] == ["oṃ", " "]
    with pytest.raises(IndexError):
        found[99]


class Page(HTMLParser):
    """Collects what matters of a page: ids, links inside it, whatever it would fetch."""

    VOID = frozenset(["meta", "br", "link", "img", "input", "hr"])

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: set[str] = set()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag not in self.VOID:
            self.open.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            assert given["href"].startswith("#")
            self.links.add(given["href"][1:])
        self.fetched += [
            given[name] for name in ("src", "srcset", "data", "action") if name in given
        ]
        if tag in ("script", "iframe", "link", "object"):
            self.fetched.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def report():
    out = io.StringIO()
    write_report([read(path) for path in ALL], out)
    return out.getvalue()


def test_the_report_is_whole(report):
    page = Page()
    page.feed(report)
    assert page.open == []
    assert page.fetched == []
    assert "http" not in report.replace("http-equiv", "")
    assert len(page.ids) == len(set(page.ids))
    assert page.links <= set(page.ids)


def test_the_report_says_what_it_must(report):
    assert "font/woff2;base64," in report
    assert "prefers-color-scheme: dark" in report
    for id in ("ziji.ch1", "ziji.ch2", "ziji.ch8"):
        assert f"「{rules('ziji')[id].quote}" in report
    assert "SD-CBA9 is declared as gṛ; its position says kṛṃ" in report
    assert "U+1158E U+115BF U+115A7" in report


def test_the_report_escapes_what_it_quotes():
    page = read("<b>oṃ</b> & \"maṇi\" <script>alert('唵')</script>\n").to_html()
    assert "<script>" not in page
    assert "<b>oṃ</b>" not in page
    assert "&lt;" in page


def test_a_long_text_is_cut_in_the_report_and_it_says_so(monkeypatch):
    from akkhara.documents import report as module

    monkeypatch.setattr(module, "TEXT", 50)
    monkeypatch.setattr(module, "CARDS", 3)
    monkeypatch.setattr(module, "PROBLEMS", 2)
    page = read("oṃ maṇi padme hūṃ □ 唵\n" * 40).to_html()
    assert "The text goes on: 50 of 880 characters stand here" in page
    assert "These are the first 2 of 40" in page
    assert "3 rarer ones are left to the JSON" in page


def test_the_font_is_the_block_with_its_stylistic_sets():
    from fontTools.ttLib import TTFont

    from akkhara.render import font_path

    with font_path("woff2").open("rb") as stream:
        font = TTFont(stream)
        covered = set(font.getBestCmap())
        assert set(range(0x11580, 0x115B6)) <= covered
        assert set(range(0x115B8, 0x115DE)) <= covered
        features = {one.FeatureTag for one in font["GSUB"].table.FeatureList.FeatureRecord}
        assert {f"ss0{n}" for n in range(1, 7)} <= features
