"""CBETA's TEI: glyphs, parallel text, notes, apparatus, damage; the sample and small pieces."""

from __future__ import annotations

from pathlib import Path

import pytest

from akkhara.documents import read

SAMPLE = Path(__file__).parents[2] / "samples" / "guangming-zhenyan.xml"
HEAD = '<TEI xmlns="http://www.tei-c.org/ns/1.0" xmlns:cb="http://www.cbeta.org/ns/1.0">'


def tei(body: str, header: str = "") -> str:
    return f"{HEAD}<teiHeader>{header}</teiHeader>\n<text><body>{body}</body></text></TEI>\n"


def char(code: str, roman: str) -> str:
    prop = "Romanized form in Unicode transcription"
    return (
        f'<char xml:id="{code}"><charProp><localName>{prop}</localName>'
        f"<value>{roman}</value></charProp></char>"
    )


def declared(*chars: str) -> str:
    return f"<encodingDesc><charDecl>{''.join(chars)}</charDecl></encodingDesc>"


@pytest.fixture(scope="module")
def sample():
    return read(SAMPLE)


def test_the_mantra_of_the_sample(sample):
    words = [span.iast for span in sample.spans if span.kind == "siddham" and 1 <= span.group <= 9]
    assert " ".join(words) == ("oṃ amogha vairocana mahāmudrā maṇi padma jvala pravartaya hūṃ")
    assert sample.title.startswith("光明真言")
    assert sample.id == "A01n0001"


def test_parallel_text_stands_together(sample):
    groups = {}
    for span in sample.spans:
        if span.group:
            groups.setdefault(span.group, {}).setdefault(span.kind, []).append(span.text)
    assert "".join(groups[2]["hanzi"]) == "阿謨伽"
    assert len(groups) == 18


def test_the_problems_of_the_sample(sample):
    found = [(p.kind, p.locus) for p in sample.problems]
    assert found == [
        ("code-position", "0001a10"),
        ("unknown-code", "0001a10"),
        ("unclear", "0001a11"),
        ("gap", "0001a11"),
        ("composition", "0001a11"),
        ("disagreement", "0001a12"),
    ]
    last = list(sample.problems)[-1]
    assert "kra" in last.message
    assert "kla" in last.message


def test_every_syllable_has_its_place_and_its_derivation(sample):
    for span in sample.spans:
        for one in span.syllables:
            if one.places:
                assert one.derivation is not None
                assert one.derivation.form == one.iast
                assert all(step.rule for step in one.derivation.steps)
            else:
                assert one.analysis.why


def test_notes_and_variants_are_kept_apart(sample):
    layers = {}
    for span in sample.spans:
        layers.setdefault(span.layer, []).append(span)
    assert "".join(s.text for s in layers["variant"]).strip() == "靺"
    assert layers["variant"][0].witness == "【甲】"
    assert "韈＝靺【甲】" in "".join(s.text for s in layers["note"])
    assert "鉢囉(二合)韈哆野" in sample.text
    assert "八葉本左右各書" in "".join(s.text for s in layers["note"])


def test_a_declaration_comes_before_the_position():
    glyph = '<p><g ref="#SD-A440"/><g ref="#SD-E074"/><g ref="#SD-A44C"/></p>'
    header = declared(char("SD-E074", "oṃ"), char("SD-A440", "kā"))
    (span, _) = read(tei(glyph, header)).spans
    assert [(one.iast, one.code, one.resolved) for one in span.syllables] == [
        ("kā", "SD-A440", "declaration"),
        ("oṃ", "SD-E074", "declaration"),
        ("kha", "SD-A44C", "position"),
    ]
    document = read(tei(glyph, header))
    assert [p.kind for p in document.problems] == ["code-position"]


def test_the_same_codes_as_characters_of_plain_text():
    (span, _) = read(f"{chr(0x104440)}{chr(0x10444C)}\n").spans
    assert span.kind == "siddham"
    assert span.iast == "kakha"
    assert span.unicode == "𑖎𑖏"


def test_codes_that_say_nothing():
    document = read(tei('<p>a<g ref="#SD-FFFF"/><g ref="#SD-FE40"/><g ref="#XX-1">字</g></p>'))
    assert [p.kind for p in document.problems] == ["unknown-code"] * 2
    assert "字" in document.text


def test_a_reference_that_holds_another_character():
    document = read(tei(f'<p><g ref="#SD-A440">{chr(0x10444C)}</g></p>'))
    (problem,) = document.problems
    assert problem.kind == "code-content"
    assert document.spans[0].iast == "ka"


def test_chinese_characters_outside_unicode():
    prop = "<charProp><localName>composition</localName><value>[月*庸]</value></charProp>"
    mapping = '<mapping type="unicode">U+267DB</mapping>'
    header = declared(
        f'<char xml:id="CB1">{prop}</char>', f'<char xml:id="CB2">{prop}{mapping}</char>'
    )
    document = read(tei('<p><g ref="#CB1"/><g ref="#CB2"/></p>', header))
    assert document.text == "[月*庸]\U000267db\n"
    assert [(p.kind, p.offset) for p in document.problems] == [("composition", 0)]


def test_unclear_and_gap():
    document = read(tei('<p>其<unclear/>字<unclear>義</unclear><gap reason="lost"/></p>'))
    assert document.text == "其▆字義□\n"
    assert [(p.kind, p.offset, p.end) for p in document.problems] == [
        ("unclear", 1, 2),
        ("unclear", 3, 4),
        ("gap", 4, 5),
    ]


def test_lines_are_those_of_the_edition():
    body = (
        '<p><lb n="0001a01" ed="T"/>悉曇\n<lb n="0001a02" ed="T"/>字記\n'
        '<lb n="0999z01" ed="X"/>也</p>'
    )
    document = read(tei(body))
    assert document.text == "悉曇\n字記也\n"
    assert [s.locus for s in document.spans if s.kind == "hanzi"] == ["0001a01", "0001a02"]


def test_the_line_breaks_of_the_file_are_not_text():
    document = read(tei('<p>悉\n  曇 <hi>oṃ</hi>\n<term xml:lang="sa">vajra\n dhātu</term></p>'))
    assert document.text == "悉曇 oṃvajra dhātu\n"


def test_back_matter_is_apparatus():
    text = read(
        f"{HEAD}<text><body><p>悉曇</p></body><back><cb:div type='apparatus'><p>"
        "<app><lem>悉</lem><rdg wit='【宋】'>息</rdg></app>"
        "<cb:tt><cb:t xml:lang='zh'>悉曇</cb:t>"
        "<cb:t xml:lang='pi' place='foot'>Siddhaṃ</cb:t></cb:tt>"
        "</p></cb:div></back></text></TEI>"
    )
    assert [(s.text, s.layer) for s in text.spans if s.text.strip()] == [
        ("悉曇", "text"),
        ("悉曇", "text"),
        ("悉", "variant"),
        ("息", "variant"),
        ("Siddhaṃ", "variant"),
    ]
    assert next(s for s in text.spans if s.text == "Siddhaṃ").kind == "pali"


def test_a_long_document_comes_in_blocks_and_loses_nothing():
    line = '<lb n="{n:07d}" ed="T"/><cb:tt><cb:t xml:lang="sa-Sidd"><g ref="#SD-A440"/></cb:t>'
    line += "<cb:t xml:lang='zh'>迦</cb:t></cb:tt>字母也<note place='foot'>注</note>\n"
    body = "".join(line.format(n=n) for n in range(9000))
    document = read(tei(f"<p>{body}</p>"))
    assert len(document.blocks) > 1
    assert document.text.count("迦") == 9000
    assert document.text.count("注") == 9000
    starts = [span.start for span in document.spans]
    assert starts == sorted(starts)
    assert "".join(span.text for span in document.spans) == document.text
