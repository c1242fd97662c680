"""What is no document is refused with the reason; what is imperfect is kept and noted."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
import threading
import unicodedata

import pytest

import akkhara
from akkhara.documents import read, source
from akkhara.errors import DocumentError, RequestError

CHINESE = "天竺悉曇字記。其始曰悉曇。而韻有六。" * 20


def kinds(document):
    return [problem.kind for problem in document.problems]


@pytest.mark.parametrize(
    ("name", "data", "said", "hint"),
    [
        ("a.txt", CHINESE.encode("gb18030"), "is not UTF-8", "gb18030"),
        ("b.txt", CHINESE.encode("big5"), "is not UTF-8", "big5"),
        ("c.txt", ("oṃ\n" + CHINESE).encode("utf-16-le"), "UTF-16LE without", "utf-16le"),
        ("d.txt", "namo tassa\n".encode("utf-16-be") * 9, "UTF-16BE without", "utf-16be"),
        ("e.bin", bytes(range(256)) * 8, "binary file", "text"),
        ("f.pdf", b"%PDF-1.7 ...", "PDF", "text"),
        ("g.gz", b"\x1f\x8b\x08\x00", "gzip", "gunzip"),
        ("h.docx", b"PK\x03\x04zzz", "zip archive", "plain text"),
    ],
)
def test_what_is_no_text_is_refused(tmp_path, name, data, said, hint):
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(DocumentError, match=said) as error:
        read(path)
    assert error.value.file == str(path)
    assert hint in error.value.hint


def test_another_encoding_can_be_named(tmp_path):
    path = tmp_path / "big5.txt"
    path.write_bytes(CHINESE.encode("big5"))
    assert read(path, encoding="big5").text == CHINESE
    with pytest.raises(DocumentError, match="is not ascii"):
        read(path, encoding="ascii")
    with pytest.raises(RequestError, match="no encoding"):
        read(path, encoding="big6")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_tells_the_encoding_and_is_noted(encoding):
    document = read("oṃ 唵\n".encode(encoding))
    assert document.text == "oṃ 唵\n"
    assert kinds(document) == ["bom"]


def test_single_broken_bytes_are_kept_and_noted():
    document = read("oṃ maṇi 唵\n".encode() + b"\xff\n" + "hūṃ 吽\n".encode())
    (problem,) = document.problems
    assert (problem.kind, problem.offset, problem.line) == ("undecodable", 10, 2)
    assert document.text[10] == "\udcff"


def test_an_empty_document():
    document = read(b"")
    assert (document.text, list(document.spans), kinds(document)) == ("", [], ["empty"])
    assert "empty" in document.to_text()


def test_paths_that_are_no_files(tmp_path):
    with pytest.raises(DocumentError, match="there is no file"):
        read(tmp_path / "missing.txt")
    with pytest.raises(DocumentError, match="there is no file"):
        read("missing.txt")
    with pytest.raises(DocumentError) as error:
        read("https://example.org/text.xml")
    assert "not fetched" in error.value.hint
    with pytest.raises(DocumentError, match="is a directory"):
        read(tmp_path)
    with pytest.raises(DocumentError, match="device"):
        read("/dev/zero")
    with pytest.raises(RequestError, match="cannot read a int"):
        read(5)
    with pytest.raises(RequestError, match="no kind"):
        read("oṃ\n", kind="pdf")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_a_file_that_may_not_be_read(tmp_path):
    path = tmp_path / "secret.txt"
    path.write_text("oṃ")
    path.chmod(0)
    with pytest.raises(DocumentError, match="may not be read"):
        read(path)


def test_a_refused_permission_is_told(monkeypatch, tmp_path):
    path = tmp_path / "secret.txt"
    path.write_text("oṃ")

    def refuse(*_args):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(DocumentError, match="may not be read"):
        read(path)


def test_a_pipe_is_read_and_a_silent_one_given_up(tmp_path, monkeypatch):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_text, args=("oṃ\n",), kwargs={"encoding": "utf-8"})
    writer.start()
    assert read(path).text == "oṃ\n"
    writer.join()
    monkeypatch.setattr(source, "_WAIT", 0.2)
    with pytest.raises(DocumentError, match="nothing is written"):
        read(path)


def test_a_socket_is_refused(tmp_path):
    path = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as end:
        end.bind(str(path))
        with pytest.raises(DocumentError, match="device"):
            read(path)


def test_a_file_beyond_the_limit(monkeypatch):
    monkeypatch.setattr(source, "LIMIT", 1000)
    with pytest.raises(DocumentError, match="larger than"):
        read(io.BytesIO(b"namo tassa\n" * 200))


def test_streams_of_bytes_and_of_text_and_strings(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("oṃ\n", encoding="utf-8")
    with path.open(encoding="utf-8") as stream:
        assert read(stream).text == "oṃ\n"
        assert not stream.closed
    assert read(io.BytesIO("oṃ".encode())).text == "oṃ"
    assert read(io.StringIO("a.txt")).text == "a.txt"
    assert read(str(path)).text == "oṃ\n"
    assert akkhara.read("oṃ maṇi").text == "oṃ maṇi"


def test_decomposed_text_is_read_and_noted_once():
    text = "namo\n" + unicodedata.normalize("NFD", "oṃ hūṃ ā\n") * 3
    document = read(text)
    assert document.text == text
    assert [p.offset for p in document.problems if p.kind == "decomposed"] == [6]
    assert document.summary().syllables == 9
    first = next(span for span in document.spans if span.kind == "iast")
    assert first.syllables[0].text == unicodedata.normalize("NFD", "oṃ")


def test_lone_surrogates_controls_and_replacements_are_noted():
    document = read("𑖎\ud800\x01\ufffd\ue000 ok\n")
    assert [(p.kind, p.offset) for p in document.problems] == [
        ("surrogate", 1),
        ("control", 2),
        ("replacement", 3),
        ("unknown", 4),
    ]
    assert "".join(span.text for span in document.spans) == document.text
    assert "\\ud800" in document.to_json().encode("utf-8", "backslashreplace").decode()


def test_misplaced_signs_have_their_offset():
    document = read("𑖎 𑖽𑖰 𑖎𑖰𑖱\n")
    found = [(p.kind, p.offset) for p in document.problems]
    assert ("misplaced", 2) in found
    assert ("misplaced", 3) in found
    assert ("misplaced", 7) in found


def test_letters_of_another_alphabet_inside_a_word():
    (problem,) = read("kаla\n").problems
    assert (problem.kind, problem.offset) == ("mixed", 1)
    assert "CYRILLIC" in problem.message


def test_scripts_mixed_on_one_line():
    document = read("𑖎𑖯 काल kāla 迦\n")
    assert [s.kind for s in document.spans if s.text.strip()] == [
        "siddham",
        "other",
        "iast",
        "hanzi",
    ]


ENTITIES = """<?xml version="1.0"?>
<!DOCTYPE TEI [
  <!ENTITY a "aaaaaaaaaa">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><p>&b;</p></text></TEI>
"""
OUTSIDE = """<!DOCTYPE TEI [ <!ENTITY a SYSTEM "file:///etc/hostname"> ]>
<TEI><text><p>&a;</p></text></TEI>
"""


@pytest.mark.parametrize("text", [ENTITIES, OUTSIDE])
def test_entities_are_refused_where_they_are_declared(text):
    with pytest.raises(DocumentError, match="declares the entity 'a'") as error:
        read(text)
    assert error.value.line == (3 if text is ENTITIES else 1)


def test_a_million_entities_end_at_once():
    lines = [f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 20)]
    text = f"<!DOCTYPE TEI [<!ENTITY l0 'x'>{''.join(lines)}]>\n<TEI><text>&l19;</text></TEI>"
    with pytest.raises(DocumentError, match="entity"):
        read(text)


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("<TEI><text><p>a</text></TEI>\n", "mismatched tag", 1),
        ("<TEI>\n<text>&nbsp;</text></TEI>", "undefined entity", 2),
        ("<TEI><text>\n", "no element found", 2),
        ("<?xml version='1.0'?>\n<html><p>a</p></html>", "not TEI", 1),
        ("<TEI><text>\ud800</text></TEI>\n", "UTF-8", 1),
    ],
)
def test_xml_that_is_not_tei(text, said, line):
    with pytest.raises(DocumentError, match=said) as error:
        read(text)
    assert error.value.line == line


def test_xml_in_a_declared_encoding():
    text = '<?xml version="1.0" encoding="big5"?><TEI><text><p>悉曇字記</p></text></TEI>'
    assert read(text.encode("big5")).text == "悉曇字記\n"
    with pytest.raises(DocumentError, match="not known"):
        read(text.replace("big5", "big6").encode("big5"))


def test_the_command_line_never_shows_a_traceback(tmp_path):
    binary = tmp_path / "x.bin"
    binary.write_bytes(bytes(range(256)))
    for argument in [str(tmp_path), str(binary), str(tmp_path / "none.txt"), "/dev/null/x"]:
        done = subprocess.run(
            [sys.executable, "-c", "from akkhara.cli import main; main()", "read", argument],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 2, argument
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
