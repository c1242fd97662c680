"""A user's own words go into the user's folder, and what is not taken is said."""

from __future__ import annotations

import sqlite3

import pytest

from akkhara.errors import LexiconError, RequestError
from akkhara.pali.user_lexicon import folder, lexicon_import, user_words


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_list_is_imported_and_read(tmp_path):
    file = tmp_path / "mine.tsv"
    file.write_text(
        "lemma\tpos\tgender\tgloss\nkukkuṭaka\tnoun\tm\tlittle cock\nhandaho\tindecl\t\tcome\n",
        encoding="utf-8",
    )
    made = lexicon_import(str(file))
    assert made.words == 2
    assert made.path == str(folder() / "mine.tsv")
    assert made.notice == ""
    assert [(one.lemma, one.gender, one.stem_class) for one in user_words()] == [
        ("kukkuṭaka", "m", "a"),
        ("handaho", "", None),
    ]
    assert {one.source for one in user_words()} == {"mine.tsv"}


def test_what_a_list_does_not_say_is_guessed(tmp_path):
    file = tmp_path / "bare.tsv"
    file.write_text("lemma\nkolikā\nhandaho\n", encoding="utf-8")
    lexicon_import(str(file))
    assert [(one.lemma, one.pos, one.gender) for one in user_words()] == [
        ("kolikā", "noun", "f"),
        ("handaho", "indecl", ""),
    ]


def test_a_second_import_replaces_the_first(tmp_path):
    file = tmp_path / "mine.tsv"
    for lemma in ("kolikā", "kolakā"):
        file.write_text(f"lemma\n{lemma}\n", encoding="utf-8")
        lexicon_import(str(file))
    assert [one.lemma for one in user_words()] == ["kolakā"]


def test_no_import_no_words():
    assert user_words() == ()


def test_a_dictionary_database_brings_its_licence(tmp_path):
    file = tmp_path / "dpd.db"
    with sqlite3.connect(file) as base:
        base.execute("CREATE TABLE dpd_headwords (id, lemma_1, pos, meaning_1)")
        base.executemany(
            "INSERT INTO dpd_headwords VALUES (?, ?, ?, ?)",
            [
                (1, "kolika 1.01", "masc", "one"),
                (2, "kolika 1.02", "masc", "two"),
                (3, "kolavant", "adj", "having"),
                (4, "kolati", "pr", "does"),
                (5, "kolatvā", "abs", "having done"),
                (6, "kola kola", "masc", ""),
            ],
        )
    base.close()
    made = lexicon_import(str(file))
    assert "not for commercial use" in made.notice
    assert "not for commercial use" in made.to_text()
    assert [(one.lemma, one.pos, one.gender) for one in user_words()] == [
        ("kolika", "noun", "m"),
        ("kolavantu", "adj", "mfn"),
        ("kolatvā", "indecl", ""),
    ]
    assert made.left_out == {
        "further meanings of a word that is there": 1,
        "entries of the kind pr": 1,
        "entries that are no single word or stem": 1,
    }


@pytest.mark.parametrize(
    ("content", "error", "said"),
    [
        (None, RequestError, "no file"),
        (b"", LexiconError, "no word"),
        (b"word\nkola\n", LexiconError, "no column lemma"),
        (b"lemma\tpos\nkola\tverb\n", LexiconError, "part of speech"),
        (b"lemma\tgender\nkola\tq\n", LexiconError, "gender"),
        (b"lemma\nk\xff\n", LexiconError, "not UTF-8"),
        (b"SQLite format 3\0 and no more", LexiconError, "damaged"),
    ],
)
def test_files_that_are_no_lexicon_are_refused(tmp_path, content, error, said):
    file = tmp_path / "bad.tsv"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(error, match=said):
        lexicon_import(str(file))
    assert user_words() == ()


def test_a_database_without_headwords_is_refused(tmp_path):
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as base:
        base.execute("CREATE TABLE words (lemma)")
    base.close()
    with pytest.raises(LexiconError, match="dpd_headwords"):
        lexicon_import(str(file))


def test_a_relative_data_home_is_ignored(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    assert folder().is_absolute()
    assert folder().parts[-2:] == ("akkhara", "lexicon")


def test_a_damaged_table_of_the_user_is_said(tmp_path):
    folder().mkdir(parents=True)
    (folder() / "x.tsv").write_text("lemma\nkola\n", encoding="utf-8")
    with pytest.raises(LexiconError, match="no column pos"):
        user_words()
