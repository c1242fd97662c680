"""The tables, against Unicode's own names and against the oracle of the tests."""

from __future__ import annotations

import unicodedata

import pytest

from akkhara.data import read_rows
from akkhara.scripts.tables import names, table
from tests.scripts import oracle


@pytest.mark.parametrize("script", names())
def test_every_code_point_bears_its_unicode_name(script: str) -> None:
    for row in read_rows("akkhara.scripts", f"data/{script}.tsv"):
        text = "".join(chr(int(code, 16)) for code in row["codes"].split())
        assert " + ".join(unicodedata.name(char) for char in text) == row["names"], row


@pytest.mark.parametrize("script", oracle.SCRIPTS)
def test_every_sound_is_written_as_the_oracle_writes_it(script: str) -> None:
    own = table(script)
    for language in ("sanskrit",):
        vowels = own.writing(language, "vowel")
        consonants = own.writing(language, "consonant")
        for vowel in oracle.VOWELS:
            assert vowels[vowel] == oracle.written(script, (), vowel)
        for letter in oracle.CONSONANTS:
            bare = oracle.written(script, (letter,), "a" if own.abugida else None)
            assert consonants[letter] == bare
        for final in oracle.FINALS[1:]:
            assert own.writing(language, "final")[final] == oracle.written(script, (), None, final)


@pytest.mark.parametrize("script", names())
def test_signs_are_in_nfc_and_written_signs_are_read(script: str) -> None:
    rows = table(script).rows
    for row in rows:
        assert unicodedata.is_normalized("NFC", row.written)
        assert row.reads or not row.writes, "what is written must be read back"


def test_every_assigned_siddham_letter_and_sign_is_read() -> None:
    read = {row.written for row in table("siddham").rows}
    wanted = set()
    for code in range(0x11580, 0x11600):
        name = unicodedata.name(chr(code), "")
        if (
            "LETTER" in name
            or "VOWEL SIGN" in name
            or name
            in (
                "SIDDHAM SIGN CANDRABINDU",
                "SIDDHAM SIGN ANUSVARA",
                "SIDDHAM SIGN VISARGA",
                "SIDDHAM SIGN VIRAMA",
                "SIDDHAM SIGN NUKTA",
                "SIDDHAM DANDA",
                "SIDDHAM DOUBLE DANDA",
            )
        ):
            wanted.add(chr(code))
    assert read == wanted


def test_no_latin_scheme_joins_letters_over_a_cut_but_the_ones_held() -> None:
    """Pieces are cut before a consonant: no vowel or final may join with one, but .r r and .l l."""
    from akkhara.scripts.alphabet import AlphabetWriter

    for script in oracle.LATIN:
        for language in ("sanskrit", "pali"):
            own = table(script)
            signs = {row.written: row for row in own.signs(language)}
            joined = AlphabetWriter(own, language)._joined
            crossing = {
                (signs[left].sound, signs[right].sound)
                for left, right in joined
                if signs[right].kind == "consonant" and signs[left].kind in ("vowel", "final")
            }
            assert crossing <= {("ṛ", "r"), ("ḷ", "l")}, script
