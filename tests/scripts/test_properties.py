"""Properties over arbitrary text: nothing raises but by contract, nothing is lost in silence."""

from __future__ import annotations

import unicodedata
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from akkhara.akshara import syllables
from akkhara.errors import ScriptError
from akkhara.rules import rule
from akkhara.scripts import convert
from akkhara.scripts.conversion import Converter, reader, writer
from akkhara.scripts.detection import runs
from tests.scripts import oracle

PAIRS = list(product(oracle.SCRIPTS, repeat=2))
LANGUAGES = ("sanskrit", "pali")

ANY = st.text(alphabet=st.characters(exclude_categories=()), max_size=30)
SIDDHAM = st.text("".join(map(chr, range(0x11580, 0x11600))) + " \u200c\u200d|", max_size=14)
DEVANAGARI = st.text("".join(map(chr, range(0x0900, 0x0980))) + " \u200c\u200d|", max_size=14)
LETTERS = "aāiīuūṛṝḷḹeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥ̥̄̐́ïüṁēōḻ'’:|. "
IAST = st.text(LETTERS, max_size=14)
ASCII = st.text("aAiIuUfFxXRlLeEoOkKgGNcCjJYwWqQtTdDnpPbBmMyrvSzshH~.\"':| ", max_size=14)
MIXED = st.lists(
    st.one_of(SIDDHAM, DEVANAGARI, IAST, ASCII, ANY, st.sampled_from(["[T.18]", "唵", "[", "]"])),
    max_size=5,
).map("".join)


def own_text(script: str) -> st.SearchStrategy[str]:
    known = {"siddham": SIDDHAM, "devanagari": DEVANAGARI, "iast": IAST}
    return known.get(script, ASCII)


@given(MIXED, st.sampled_from([*oracle.SCRIPTS, None]), st.sampled_from(oracle.SCRIPTS))
@example("\ud800", "iast", "siddham")
@example("\0", "iast", "siddham")
@example("a\0b C", "iast", "siddham")
@settings(max_examples=400)
def test_any_text_converts(text: str, source: str | None, to: str) -> None:
    for language in LANGUAGES:
        made = convert(text, to, source, language)
        assert unicodedata.is_normalized("NFC", made.text)
        offsets = [note.offset for note in made.notes]
        assert offsets == sorted(offsets)
        assert all(0 <= offset < len(text) for offset in offsets)
        assert all(rule(f"edit.{note.kind}") and note.message for note in made.notes)
        if made.notes:
            with pytest.raises(ScriptError) as raised:
                convert(text, to, source, language, strict=True)
            assert raised.value.offset == offsets[0]
            assert raised.value.character == text[offsets[0]]
        else:
            assert convert(text, to, source, language, strict=True) == made


@given(MIXED, st.sampled_from([*oracle.SCRIPTS, None]))
def test_any_text_is_cut_into_syllables(text: str, script: str | None) -> None:
    found = syllables(text, script)
    ends = 0
    for one in found:
        assert ends <= one.start < one.end <= len(text)
        assert text[one.start : one.end] == one.text
        assert one.iast
        assert one.siddham
        ends = one.end


@pytest.mark.parametrize(("source", "to"), PAIRS)
@given(data=st.data())
@settings(max_examples=60)
def test_what_is_not_noted_can_be_read_back(source: str, to: str, data: st.DataObject) -> None:
    """Beside the tests by code point: a conversion without notes has an inverse."""
    for language in LANGUAGES:
        text = data.draw(own_text(source))
        made = convert(text, to, source, language)
        if made.notes:
            continue
        same = convert(text, source, source, language)
        if same.notes:
            continue
        assert convert(made.text, source, to, language).text == same.text, made.text


@pytest.mark.parametrize("script", oracle.SCRIPTS)
@given(data=st.data())
@settings(max_examples=150)
def test_reading_by_pieces_is_reading_the_whole(script: str, data: st.DataObject) -> None:
    """The quick way (pieces, each remembered) and the slow way (one pass) give one result."""
    text = unicodedata.normalize("NFC", data.draw(st.one_of(own_text(script), MIXED)))
    for language in LANGUAGES:
        reads = reader(script, language)
        pieces = reads.pieces.findall(text)
        assert "".join(pieces) == text
        for to in oracle.SCRIPTS:
            writes = writer(to, language)
            units, notes = reads.read(text)
            whole, more = writes.write(units)
            parts = [reads.read(piece) for piece in pieces]
            made = [writes.write(part) for part, _ in parts]
            noted = any(found for _, found in parts) or any(one.notes for one in made)
            if noted:
                continue  # then the text goes the slow way
            assert not notes
            assert not more
            assert "".join(one.text for one in made) == whole


@given(MIXED)
def test_runs_are_the_text(text: str) -> None:
    assert "".join(run for _, run in runs(text)) == text


@given(st.lists(MIXED, max_size=6), st.sampled_from(PAIRS))
def test_memory_changes_nothing(texts: list[str], pair: tuple[str, str]) -> None:
    """A converter that has met other text answers as a new one does."""
    used = Converter(*pair, "sanskrit")
    for text in texts:
        used.whole(text)
    for text in texts:
        assert used.whole(text) == Converter(*pair, "sanskrit").whole(text)


@given(MIXED, MIXED, st.sampled_from(PAIRS))
def test_words_convert_one_by_one(left: str, right: str, pair: tuple[str, str]) -> None:
    """A space parts words: the notes of the second are moved, nothing else changes."""
    source, to = pair
    if "[" in left + right or "]" in left + right:
        return
    one, two = convert(left, to, source), convert(right, to, source)
    both = convert(f"{left} {right}", to, source)
    assert both.text == f"{one.text} {two.text}"
    moved = tuple(note.moved(len(left) + 1) for note in two.notes)
    assert both.notes == one.notes + moved


@given(IAST)
def test_decomposed_text_is_the_same_text(text: str) -> None:
    composed = unicodedata.normalize("NFC", text)
    decomposed = unicodedata.normalize("NFD", text)
    for to in oracle.SCRIPTS:
        one, two = convert(composed, to, "iast"), convert(decomposed, to, "iast")
        assert one.text == two.text
        assert [n.kind for n in one.notes] == [n.kind for n in two.notes]
        for first, second in zip(one.notes, two.notes, strict=True):
            there = unicodedata.normalize("NFD", composed[first.offset])
            # The same letter, or the mark that became a part of it.
            assert decomposed[second.offset] in there
