"""Pali documents: formats, language, segments and tokens with offsets, words, the report."""

from __future__ import annotations

import doctest
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.documents import KINDS, read
from akkhara.documents.glossary import Glossary
from akkhara.documents.language import language_of, line_is_pali
from akkhara.documents.words import word_counts
from akkhara.errors import DocumentError, RequestError

SAMPLES = Path(__file__).parents[2] / "samples"
VRI = SAMPLES / "dhammapada-vri.xml"
BILARA = SAMPLES / "sn56.11_root-pli-ms.json"
HOMAGE = SAMPLES / "homage-in-six-scripts.txt"


def words(text: str, **given_kind: str) -> str:
    """The words of a Pali text, | between."""
    document = read(f"{text}\n", language="pali", **given_kind)
    return "|".join(
        token.word for segment in document.segments for token in segment.tokens if token.word
    )


def tei(body: str, head: str = '<?xml version="1.0" encoding="UTF-8"?>') -> str:
    return f"{head}\n<TEI.2><text><body>\n{body}\n</body></text></TEI.2>\n"


# The Tipiṭaka of the Vipassana Research Institute


def test_vri_paragraphs_are_segments() -> None:
    document = read(VRI)
    assert (document.kind, document.language) == ("vri", "pali")
    assert document.title == "Khuddakanikāye, Dhammapadapāḷi"
    found = [(one.id, one.kind, one.layer, one.locus, one.line) for one in document.segments]
    assert found == [
        ("9", "centre", "text", "", 9),
        ("10", "nikaya", "text", "", 10),
        ("12", "book", "text", "", 12),
        ("14", "chapter", "text", "", 14),
        ("kn2_1:1", "hangnum", "text", "", 15),
        ("16", "gatha1", "text", "V 0.0013", 16),
        ("17", "gatha2", "text", "V 0.0013", 17),
        ("18", "gathalast", "text", "V 0.0013", 18),
        ("kn2_1:5", "hangnum", "text", "V 0.0013", 19),
        ("20", "gatha1", "text", "V 0.0013", 20),
        ("21", "gathalast", "text", "V 0.0013", 21),
        ("21", "note", "note", "V 0.0014", 21),
    ]
    verse = document.segments[10]
    assert [token.word for token in verse.tokens] == [
        "averena", "ca", "sammanti", "esa", "dhammo", "sanantano",
    ]  # fmt: skip
    assert not document.problems


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_vri_in_the_encodings_it_comes_in(encoding: str) -> None:
    declared = "UTF-16" if encoding == "utf-16" else "UTF-8"
    text = VRI.read_text(encoding="utf-8").replace('encoding="UTF-8"', f'encoding="{declared}"')
    document = read(text.replace("\n", "\r\n").encode(encoding))
    assert document.kind == "vri"
    assert document.text == read(VRI).text
    assert {one.kind for one in document.problems} <= {"bom"}


def test_a_declaration_of_utf16_in_a_utf8_file_is_noted() -> None:
    text = VRI.read_text(encoding="utf-8").replace('encoding="UTF-8"', 'encoding="UTF-16"')
    document = read(text.encode())
    assert document.text == read(VRI).text
    assert [one.kind for one in document.problems] == ["encoding"]


@pytest.mark.parametrize(
    "inside",
    [
        'bhik<hi rend="bold">kha</hi>ve',
        'bhikkha<pb ed="V" n="1.2"/>ve',
        "bhikkha<note>bhikkhavo (sī.)</note>ve",
        '<hi rend="bold">bhikkha</hi>ve',
    ],
)
def test_markup_inside_a_word_does_not_cut_it(inside: str) -> None:
    document = read(tei(f'<p rend="bodytext" n="1">Idaṃ {inside} dukkhaṃ</p>'))
    assert [token.word for token in document.segments[0].tokens] == ["idaṃ", "bhikkhave", "dukkhaṃ"]


def test_vri_in_another_script() -> None:
    document = read(tei('<p rend="bodytext" n="1">एवं मे सुतं – एकं समयं भगवा</p>'))
    assert [one.word for one in document.segments[0].tokens] == [
        "evaṃ", "me", "sutaṃ", "ekaṃ", "samayaṃ", "bhagavā",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (tei('<p rend="bodytext">evaṃ</q>'), 3, "mismatched tag"),
        (tei("<p>evaṃ &lt me</p>"), 3, "not well-formed"),
        (tei("<p>evaṃ</p>")[:-30], 3, "no element found"),
        ('<?xml version="1.0"?>\n<TEI.2><p>evaṃ</p></TEI.2>\n', 1, "no text element"),
        ('<!DOCTYPE TEI.2 [<!ENTITY a "b">]>\n' + tei("<p>&a;</p>", ""), 1, "entity"),
    ],
)
def test_broken_xml_is_refused_with_its_line(text: str, line: int, said: str) -> None:
    with pytest.raises(DocumentError, match=said) as raised:
        read(text)
    assert raised.value.line == line


# bilara


def test_bilara_segments() -> None:
    document = read(BILARA)
    assert (document.kind, document.language, document.id) == ("bilara", "pali", "sn56.11")
    segments = list(document.segments)
    assert [one.id for one in segments] == list(json.loads(BILARA.read_text(encoding="utf-8")))
    assert [one.line for one in segments] == list(range(2, 9))
    assert {one.kind for one in segments} == {"root"}
    assert [token.word for token in segments[-1].tokens] == [
        "akuppā", "me", "vimutti", "ayamantimā", "jāti", "natthidāni", "punabbhavoti",
    ]  # fmt: skip
    assert [token.kind for token in segments[5].tokens if not token.word] == ["peyyala"]
    assert not document.problems


def test_the_name_of_a_bilara_file_says_what_it_is(tmp_path: Path) -> None:
    given_text = '{"mn1:1.1": "So I have heard.", "mn1:1.2": "evaṃ me sutaṃ"}'
    for name, kind, layer, languages in (
        ("mn1_translation-en-sujato.json", "translation", "text", ["", ""]),
        ("mn1_root-pli-ms.json", "root", "text", ["pali", "pali"]),
        ("mn1_variant-pli-ms.json", "variant", "variant", ["pali", "pali"]),
        ("mn1_comment-en-x.json", "note", "note", ["", ""]),
        ("mn1.json", "segment", "text", ["", "pali"]),
    ):
        path = tmp_path / name
        path.write_text(given_text, encoding="utf-8")
        found = [(one.kind, one.layer, one.language) for one in read(path).segments]
        assert found == [(kind, layer, language) for language in languages], name


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('{"mn1:1.1": "evaṃ",\n"mn1:1.2": }', 2, r"Expecting value \(line 2, column 12\)"),
        ('{"mn1:1.1": "evaṃ",\n"mn1:1.2": "me"', 2, "Expecting ',' delimiter"),
        ('{"mn1:1.1": "evaṃ\n"}', 1, "Invalid control character"),
        ('{"mn1:1.1": "evaṃ"} more', 1, "Extra data"),
    ],
)
def test_broken_json_is_refused_with_its_place(text: str, line: int, said: str) -> None:
    with pytest.raises(DocumentError, match=said) as raised:
        read(text)
    assert raised.value.line == line


@pytest.mark.parametrize("text", ["[]\n", '["a"]\n', "3\n", "[" * 100_000 + "\n"])
def test_json_that_is_no_bilara_is_refused(text: str) -> None:
    with pytest.raises(DocumentError):
        read(text, kind="bilara")


def test_what_is_odd_in_bilara_is_noted() -> None:
    document = read(
        '{"mn1:1.1": "evaṃ bha<b>ga</b>vā",\n"mn1:1.2": 3,\n"mn1:1.1": "dhammo",\n'
        '"mn1:1.3": {"a": 1}, "mn1:1.4": null}'
    )
    found = [(one.kind, one.locus, one.line) for one in document.problems]
    assert found == [
        ("markup", "mn1:1.1", 1),
        ("markup", "mn1:1.1", 1),
        ("no-text", "mn1:1.2", 2),
        ("duplicate", "mn1:1.1", 3),
        ("no-text", "mn1:1.3", 4),
        ("no-text", "mn1:1.4", 4),
    ]
    assert [one.word for one in document.segments[0].tokens] == ["evaṃ", "bhagavā"]
    for one in document.problems:
        assert document.text[one.offset : one.end] == one.text


# Plain text and its language


def test_plain_text_in_every_script() -> None:
    document = read(HOMAGE)
    assert document.language == "pali"
    for segment in document.segments:
        assert [one.word for one in segment.tokens] == [
            "namo", "tassa", "bhagavato", "arahato", "sammāsambuddhassa",
        ]  # fmt: skip
    assert [(one.word, one.count) for one in document.words()] == [
        ("arahato", 6), ("bhagavato", 6), ("namo", 6), ("sammāsambuddhassa", 6), ("tassa", 6),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("tena kho pana samayena bhikkhū bhagavato paccassosuṃ", "pali"),
        ("tena khalu samayena bhikṣavo bhagavataḥ pratyaśrauṣuḥ", "sanskrit"),
        ("namo ratnatrayāya namaḥ samantabuddhānāṃ", "sanskrit"),
        ("如是我聞一時佛在舍衛國", ""),
        ("Thus have I heard. At one time the Blessed One was staying", ""),
        ("ตสฺมา ติห ภิกฺขเว เอวํ สิกฺขิตพฺพํ", "pali"),
        ("तस्मात् सर्वेषु धर्मेषु", "sanskrit"),
        ("", ""),
    ],
)
def test_language_of_a_text(text: str, language: str) -> None:
    assert language_of([text]) == language
    assert read(f"{text}\n").language == language


def test_languages_side_by_side() -> None:
    lines = [
        ("evaṃ me sutaṃ ekaṃ samayaṃ bhagavā sāvatthiyaṃ viharati", "pali"),
        ("evaṃ mayā śrutam ekasmin samaye bhagavān", ""),
        ("So I have heard at one time", ""),
        ("如是我聞 evaṃ me sutaṃ", "pali"),
        ("tena kho pana samayena", "pali"),
        ("The monks (bhikkhū) said", ""),
        ("ผู้ชายไปตลาด", ""),
        ("ကျွန်တော် စာအုပ် ဖတ်သည်", ""),
    ]
    document = read("\n".join(text for text, _ in lines) + "\n")
    assert [one.language for one in document.segments] == [language for _, language in lines]
    kinds = {span.kind for span in document.spans if span.line == 2}
    assert "iast" in kinds
    assert "pali" not in kinds


def test_the_reader_may_say_the_language() -> None:
    assert read("evaṃ me\n").language == ""
    assert read("evaṃ me\n", language="pali").words()
    with pytest.raises(RequestError, match="no language"):
        read("evaṃ\n", language="latin")


# Tokens: spellings, marks, what is no word


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("dhammaṁ saraṇaŋ GACCHĀMI", "dhammaṃ|saraṇaṃ|gacchāmi"),
        ("n\u0303a\u0304n\u0323am\u0323 san\u0307gho", "ñāṇaṃ|saṅgho"),
        ("‘sāra’nti maññamāno", "sāranti|maññamāno"),
        ("moghamañña”’nti.", "moghamaññanti"),
        ("divādivassā” ti?", "divādivassāti"),
        ("n'etaṃ tasmāt’iha jīvaṃ’ti", "netaṃ|tasmātiha|jīvaṃti"),
        ("bhagavā—“evaṃ", "bhagavā|evaṃ"),
        ("anantara-samanantarapaccayā", "anantara|samanantarapaccayā"),
        ("dukkhaṃ …pe… nirodhaṃ ॥pe॥ bhagavā .. pe0.. etad", "dukkhaṃ|nirodhaṃ|bhagavā|etad"),
        ("upagacchi {upagañchi (sī0 kaṃ0)} saddhiṃ", "upagacchi|saddhiṃ"),
        ("bilāsayā [udakaṃ saṃ. ni. 1.2] paviṭṭhā", "bilāsayā|udakaṃ|paviṭṭhā"),
        ("dhammo (sī. syā.) DN1 PTS III 12", "dhammo"),
        ("\ufeffnamo\xa0tassa\u2028dhammo", "namo|tassa|dhammo"),
        ("manomayā । 1 ॥ dhammā", "manomayā|dhammā"),
        ("වන\u0dca\u200dදාමි ธมฺมํ ฯเปฯ โลเก", "vandāmi|dhammaṃ|loke"),
        ("‘अप्पमादेन करणीय’न्ति चरिया॰", "appamādena|karaṇīyanti"),
        ('bhikkhusa"ngha~nca bhagavato', "bhikkhusaṅghañca|bhagavato"),
        ("evaM me sutaM", "evaṃ|me|sutaṃ"),
        ("bha<i>ga</i>vā <p>ettha</p>", "bhagavā|p|ettha|p"),
    ],
)
def test_words_of_a_line(text: str, found: str) -> None:
    assert words(text) == found


def test_letters_that_pali_lacks_are_noted() -> None:
    document = read("evaṃ me sutaṃ dhammo kṛṣṇo bhikkhū 'ti\n", language="pali")
    found = [
        (one.kind, one.text, one.message) for one in document.problems if one.kind == "foreign"
    ]
    assert found == [("foreign", "kṛṣṇo", "kṛṣṇo is no Pali word: Pali does not have ṛ ṣ")]
    kinds = [(token.text, token.kind) for token in document.segments[0].tokens if not token.word]
    assert kinds == [("kṛṣṇo", "foreign")]


_TEXT = st.lists(
    st.sampled_from(
        ["evaṃ me", " sutaṃ", "bhikkhū", "ti", "”", "’", "…pe…", "{", "}", "(sī. ", ")", "12", "\n",
         "ธมฺโม", "ဓမ္မော", "ධම්මො", "\u200d", "ṛ", "唵", "𑖎", "<b>", "<", "॥", "-", " ",
         "DN 1.2", "\ud800"]
    )
    | st.text(max_size=3),
    max_size=25,
).map("".join)  # fmt: skip


@given(_TEXT, st.sampled_from(["pali", None]))
@settings(max_examples=150, deadline=None)
def test_tokens_stand_where_they_say(text: str, language: str | None) -> None:
    document = read(f"{text}\n", kind="text", language=language)
    whole = document.text
    assert "".join(span.text for span in document.spans) == whole
    last = 0
    for segment in document.segments:
        assert whole[segment.start : segment.end] == segment.text
        for token in segment.tokens:
            assert last <= token.start < token.end <= segment.end
            assert whole[token.start : token.end] == token.text
            assert bool(token.word) == (token.kind == "word")
            last = token.end
    for problem in document.problems:
        assert problem.kind in KINDS
    json.loads(document.to_json())


def test_a_very_long_word_and_line_are_read_in_time() -> None:
    for text in (
        "ka" * 200_000,
        "evaṃ " * 100_000,
        "a’" * 100_000,
        "(sī. " * 50_000,
        "{" * 100_000,
    ):
        document = read(f"tena kho bhikkhū\n{text}\n", kind="text", language="pali")
        assert sum(1 for _ in document.segments[0].tokens) == 3
        assert sum(len(segment.tokens) for segment in document.segments) >= 3


# Words by frequency, and what explains them


@dataclass(frozen=True)
class Said:
    """An analysis made for the test."""

    lemma: str
    source: str = "lexicon"
    pos: str = "noun"

    def to_text(self) -> str:
        return f"{self.lemma} <{self.pos}>"

    def to_dict(self) -> dict[str, Any]:
        return {"lemma": self.lemma}


def analyse(word: str) -> list[Said]:
    known = {"dhammo": [Said("dhamma"), Said("dhamma", "guessed")], "esa": [Said("eta", "guessed")]}
    return known.get(word, [])


def test_words_are_counted_and_explained() -> None:
    found = read(VRI).words(analyse)
    by_word = {one.word: one for one in found}
    assert [one.count for one in found] == sorted((one.count for one in found), reverse=True)
    assert by_word["vā"].count == 2
    assert by_word["dhammo"].status == "known"
    assert by_word["esa"].status == "guessed"
    assert by_word["verena"].status == "unknown"
    assert "sanantanā" not in by_word  # of the apparatus
    assert by_word["dhammo"].to_dict()["analyses"] == [{"lemma": "dhamma"}, {"lemma": "dhamma"}]
    first = read(VRI).text[by_word["dhammo"].offset :]
    assert first.startswith("dhammo")
    with_notes = word_counts(read(VRI).segments, layers=("text", "note"))
    assert "sanantanā" in {one.word for one in with_notes}


def test_the_report_explains_every_word() -> None:
    import io

    from akkhara.documents.report import write_report

    out = io.StringIO()
    write_report([read(VRI)], out, analyse=analyse)
    page = out.getvalue()
    assert "Every Pali word of this document" in page
    assert 'title="dhamma &lt;noun&gt;">dhammo</a>' in page
    assert "<h2>Unknown words</h2>" in page
    assert "<h2>Guessed words</h2>" in page
    unknown = page[page.index('id="unknown"') : page.index('id="guessed"')]
    assert ">verena<" in unknown
    assert ">dhammo<" not in unknown
    number = page.count('<tr id="w-')
    assert number == len(read(VRI).words(analyse))
    assert all(f'href="#w-{one}"' in page for one in range(1, number + 1))


def test_a_list_of_words_is_cut_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from akkhara.documents import glossary

    monkeypatch.setattr(glossary, "WORDS", 3)
    monkeypatch.setattr(glossary, "UNKNOWN", 2)
    page = Glossary([read(VRI)], analyse).context()
    assert len(page["entries"]) == 3
    assert page["cut"]
    assert len(page["unknown"]) == 2
    assert page["unknown_left"] > 0


def test_documents_as_data() -> None:
    found = json.loads(read(BILARA).to_json())
    assert found["language"] == "pali"
    assert found["segments"][2]["tokens"][0]["word"] == "dveme"
    assert found["words"][0]["count"] == max(one["count"] for one in found["words"])
    assert found == json.loads(json.dumps(read(BILARA).to_dict()))
    assert "Pali words" in read(BILARA).to_text()


def test_a_line_by_its_words() -> None:
    assert line_is_pali("tena kho pana samayena", "pali")
    assert not line_is_pali("the one have made", "pali")
    assert not line_is_pali("12 34", "pali")


def test_the_page_on_documents_says_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLES.parent)
    page = SAMPLES.parent / "docs" / "documents.md"
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert found.failed == 0
