"""A script is a table: three more of the Indian kind, given here as rows, need no new code.

They stand for what tables may ask: Sinhala is plain, Thai writes vowels before the consonants and
on both sides of them, Burmese joins and mutes by different signs, has forms of letters under others
(medials) and above them (crowns), and vowels of two characters.
"""

from __future__ import annotations

from itertools import product
from unicodedata import lookup, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara.scripts.abugida import AbugidaReader, AbugidaWriter
from akkhara.scripts.alphabet import AlphabetReader, AlphabetWriter
from akkhara.scripts.tables import Row, Table, table
from akkhara.sounds import PALI_CONSONANTS

PALI = list(PALI_CONSONANTS)
VOWELS = ["a", "ā", "i", "ī", "u", "ū", "e", "o"]


def made(name: str, block: tuple[int, int], signs: list[tuple[str, str, str]]) -> Table:
    rows = tuple(Row(s, k, w, True, True, "any", False) for s, k, w in signs)
    return Table(name, name.title(), "", True, False, (block,), rows)


def letters(script: str, names: str) -> list[tuple[str, str, str]]:
    return [
        (sound, "consonant", lookup(f"{script} {name}"))
        for sound, name in zip(PALI, names.split(","), strict=True)
    ]


SINHALA_LETTERS = (
    "ALPAPRAANA KAYANNA,MAHAAPRAANA KAYANNA,ALPAPRAANA GAYANNA,MAHAAPRAANA GAYANNA,"
    "KANTAJA NAASIKYAYA,ALPAPRAANA CAYANNA,MAHAAPRAANA CAYANNA,ALPAPRAANA JAYANNA,"
    "MAHAAPRAANA JAYANNA,TAALUJA NAASIKYAYA,ALPAPRAANA TTAYANNA,MAHAAPRAANA TTAYANNA,"
    "ALPAPRAANA DDAYANNA,MAHAAPRAANA DDAYANNA,MUURDHAJA NAYANNA,ALPAPRAANA TAYANNA,"
    "MAHAAPRAANA TAYANNA,ALPAPRAANA DAYANNA,MAHAAPRAANA DAYANNA,DANTAJA NAYANNA,"
    "ALPAPRAANA PAYANNA,MAHAAPRAANA PAYANNA,ALPAPRAANA BAYANNA,MAHAAPRAANA BAYANNA,MAYANNA,"
    "YAYANNA,RAYANNA,DANTAJA LAYANNA,VAYANNA,DANTAJA SAYANNA,HAYANNA,MUURDHAJA LAYANNA"
)
SINHALA = made(
    "sinhala",
    (0x0D80, 0x0DFF),
    [
        *zip(VOWELS, ["vowel"] * 8, "අආඉඊඋඌඑඔ", strict=True),
        *zip(VOWELS[1:], ["sign"] * 7, "\u0dcf\u0dd2\u0dd3\u0dd4\u0dd6\u0dd9\u0ddc", strict=True),
        *letters("SINHALA LETTER", SINHALA_LETTERS),
        ("ṃ", "final", "\u0d82"),
        ("virama", "virama", "\u0dca"),
    ],
)
THAI = made(
    "thai",
    (0x0E00, 0x0E7F),
    [
        *zip(VOWELS, ["vowel"] * 8, ["อ", "อา", "อิ", "อี", "อุ", "อู", "เอ", "โอ"], strict=True),
        *zip(
            [*VOWELS[1:], "iṃ"],
            ["sign"] * 8,
            ["า", "ิ", "ี", "ุ", "ู", "เ◌", "โ◌", "ึ"],
            strict=True,
        ),
        *zip(
            PALI,
            ["consonant"] * 32,
            "กขคฆงจฉชฌญฏฐฑฒณตถทธนปผพภมยรลวสหฬ",
            strict=True,
        ),
        ("ṃ", "final", "\u0e4d"),
        ("virama", "virama", "\u0e3a"),
    ],
)
BURMESE = made(
    "burmese",
    (0x1000, 0x109F),
    [
        *zip(VOWELS, ["vowel"] * 8, ["အ", "အာ", "ဣ", "ဤ", "ဥ", "ဦ", "ဧ", "ဩ"], strict=True),
        *zip(
            VOWELS[1:],
            ["sign"] * 7,
            ["ာ", "ိ", "ီ", "ု", "ူ", "ေ", "ော"],
            strict=True,
        ),
        *letters(
            "MYANMAR LETTER",
            "KA,KHA,GA,GHA,NGA,CA,CHA,JA,JHA,NYA,TTA,TTHA,DDA,DDHA,NNA,TA,THA,DA,DHA,NA,"
            "PA,PHA,BA,BHA,MA,YA,RA,LA,WA,SA,HA,LLA",
        ),
        ("y", "medial", "\u103b"),
        ("r", "medial", "\u103c"),
        ("v", "medial", "\u103d"),
        ("h", "medial", "\u103e"),
        ("ṅ", "crown", "\u1004\u103a\u1039"),
        ("ṃ", "final", "\u1036"),
        ("virama", "join", "\u1039"),
        ("virama", "mute", "\u103a"),
    ],
)
TABLES = {"sinhala": SINHALA, "thai": THAI, "burmese": BURMESE}
IAST_READER = AlphabetReader(table("iast"), "pali")
IAST_WRITER = AlphabetWriter(table("iast"), "pali")

WORDS = [
    ("sinhala", "buddhassa", "බුද්ධස්ස"),
    ("sinhala", "koṇḍañño", "කොණ්ඩඤ්ඤො"),
    ("thai", "buddhassa", "พุทฺธสฺส"),
    ("thai", "dve loke", "เทฺว โลเก"),
    ("thai", "brahmā ayaṃ", "พฺรหฺมา อยํ"),
    ("thai", "tasmiṃ idha eko", "ตสฺมึ อิธ เอโก"),
    ("burmese", "buddhassa", "ဗုဒ္ဓသ္သ"),
    ("burmese", "saṅgho", "သင်္ဃော"),
    ("burmese", "dve brahmā", "ဒွေ ဗြဟ္မာ"),
    ("burmese", "tat", "တတ်"),
]


@pytest.mark.parametrize(("name", "iast", "there"), WORDS)
def test_words_both_ways(name: str, iast: str, there: str) -> None:
    own = TABLES[name]
    units, notes = IAST_READER.read(iast)
    assert not notes
    assert AbugidaWriter(own, "pali").write(units) == (there, [])
    back, notes = AbugidaReader(own, "pali").read(there)
    assert not notes
    assert IAST_WRITER.write(back) == (iast, [])


SYLLABLES = [
    (onset, vowel, final)
    for onset in [(), *((c,) for c in PALI), *product(PALI, repeat=2)]
    for vowel in VOWELS
    for final in ("", "ṃ")
]


@pytest.mark.parametrize("name", TABLES)
@given(st.lists(st.sampled_from(SYLLABLES), min_size=1, max_size=5))
def test_what_is_written_is_read_back(name: str, word: list) -> None:
    from akkhara.scripts.model import Unit

    own = TABLES[name]
    units = [Unit("syllable", 0, 0, "", *one) for one in word]
    written, notes = AbugidaWriter(own, "pali").write(units)
    assert notes == []
    reads = AbugidaReader(own, "pali")
    text = normalize("NFC", written)
    found = [unit for piece in reads.pieces.findall(text) for unit in reads.read(piece)[0]]
    assert [(u.onset, u.vowel, u.final) for u in found] == word


def test_signs_that_stand_nowhere_are_kept_and_noted() -> None:
    for name, text, at in (
        ("thai", "กเ", 1),
        ("thai", "\u0e32ก", 0),
        ("burmese", "\u1039က", 0),
        ("burmese", "\u103bက", 0),
        ("burmese", "\u1004\u103a\u1039", 2),
        ("sinhala", "ක\u0dd2\u0dd2", 2),
    ):
        units, notes = AbugidaReader(TABLES[name], "pali").read(text)
        assert "".join(unit.text for unit in units) == text
        assert [(note.offset, note.kind) for note in notes] == [(at, "misplaced")], text


def test_sounds_that_a_table_lacks_are_kept_in_latin_and_noted() -> None:
    units, _ = AlphabetReader(table("iast"), "sanskrit").read("ṛśikṛm̐")
    written, notes = AbugidaWriter(THAI, "pali").write(units)
    assert written == "ṛś\u0e34ก\u0e3aṛm̐"
    assert [(note.offset, note.kind) for note in notes] == [
        (0, "missing"), (1, "missing"), (4, "missing"), (5, "missing"),
    ]  # fmt: skip
