"""The policy of conversion, point by point: what is written, what is noted, and where."""

from __future__ import annotations

import unicodedata

import pytest

from akkhara import akshara as akshara_room
from akkhara.akshara import Akshara, syllables
from akkhara.errors import RequestError, ScriptError, UnencodableError
from akkhara.scripts import Conversion, convert, scripts

E_SIGN, AA_SIGN, I_SIGN, VIRAMA = "\U000115b8", "\U000115af", "\U000115b0", "\U000115bf"
KA, KHA, HA, LA, A, I_LETTER = map(
    unicodedata.lookup,
    [f"SIDDHAM LETTER {name}" for name in ("KA", "KHA", "HA", "LA", "A", "I")],
)
ANUSVARA = "\U000115bd"


def kinds(made: Conversion) -> list[tuple[int, str]]:
    return [(note.offset, note.kind) for note in made.notes]


# to, source, text, written, notes; Siddham and Devanagari by code point or plain to see
CASES = [
    # capitals
    ("siddham", "iast", "Buddha", "𑖤𑖲𑖟𑖿𑖠", [(0, "capital")]),
    ("iast", "iast", "OṂ Ṛṣi", "oṃ ṛṣi", [(0, "capital"), (1, "capital"), (3, "capital")]),
    ("siddham", "iast", "R\u0325s\u0323i", "𑖆𑖬𑖰", [(0, "capital")]),
    ("siddham", "iast", "S\u0301iva", "𑖫𑖰𑖪", [(0, "capital")]),
    ("iast", "velthuis", "Buddha", "buddha", [(0, "capital")]),
    ("iast", "hk", "Buddha", "Buddha", [(0, "unknown")]),
    # spellings of ISO 15919, composed and decomposed
    ("siddham", "iast", "kr\u0325ta", "𑖎𑖴𑖝", []),
    ("siddham", "iast", "pitr\u0325\u0304n", "𑖢𑖰𑖝𑖵𑖡𑖿", []),
    ("siddham", "iast", "pitr\u0304\u0325n", "𑖢𑖰𑖝𑖵𑖡𑖿", []),
    ("devanagari", "iast", "kl\u0325pta", "कॢप्त", []),
    ("devanagari", "iast", "l\u0325\u0304", "ॡ", []),
    ("siddham", "iast", "ahaṁ", "𑖀𑖮𑖽", []),
    ("siddham", "iast", "aham\u0307", "𑖀𑖮𑖽", []),
    ("siddham", "iast", "dēvō", "𑖟𑖸𑖪𑖺", []),
    ("iast", "iast", "kr\u0325ṣṇaṁ", "kṛṣṇaṃ", []),
    ("siddham", "iast", "praüga", "𑖢𑖿𑖨𑖄𑖐", []),
    ("iast", "iast", "praüga", "pra:uga", []),
    # oṃ and candrabindu
    ("siddham", "iast", "oṃ", "\U0001158c\U000115bd", []),
    ("siddham", "iast", "om̐", "\U0001158c\U000115bc", []),
    ("devanagari", "iast", "oṃ", "ओं", []),
    ("iast", "devanagari", "ॐ", "oṃ", [(0, "alternate")]),
    ("siddham", "iast", "loṃ moṃ troṃ tyoṃ", "𑖩𑖺𑖽 𑖦𑖺𑖽 𑖝𑖿𑖨𑖺𑖽 𑖝𑖿𑖧𑖺𑖽", []),
    ("siddham", "slp1", "hU~", "𑖮𑖳𑖼", []),
    ("siddham", "hk", "hU~", "𑖮𑖳𑖼", []),
    ("siddham", "velthuis", "huu~m", "𑖮𑖳𑖼", []),
    ("iast", "siddham", "𑖮𑖳𑖼", "hūm̐", []),
    ("devanagari", "iast", "tāl̐ lokān", "ताल्ँ लोकान्", []),
    ("iast", "devanagari", "ताल्ँ", "tāl̐", []),
    # what Siddham lacks
    ("siddham", "iast", "kḷpta", "𑖎𑖿𑖩𑖴𑖢𑖿𑖝", [(1, "missing")]),
    ("siddham", "iast", "kḹ", "𑖎𑖿𑖩𑖵", [(1, "missing")]),
    ("siddham", "iast", "ḷ ḹ", "𑖈 𑖉", []),
    ("siddham", "devanagari", "कॢप्त", "𑖎𑖿𑖩𑖴𑖢𑖿𑖝", [(1, "missing")]),
    ("siddham", "iast", "so 'ham", "𑖭𑖺 '𑖮𑖦𑖿", [(3, "missing")]),
    ("siddham", "devanagari", "सोऽहम्", "𑖭𑖺'𑖮𑖦𑖿", [(2, "missing")]),
    ("siddham", "devanagari", "ईळे", "𑖃𑖩𑖸", [(1, "missing")]),
    # avagraha, and the apostrophe that is none
    ("devanagari", "iast", "so 'ham", "सो ऽहम्", []),
    ("devanagari", "iast", "so ’ham", "सो ऽहम्", []),
    ("devanagari", "velthuis", "so .aham", "सो ऽहम्", []),
    ("iast", "devanagari", "सोऽहम्", "so'ham", []),
    ("devanagari", "iast", "iti'", "इति'", []),
    # the colon
    ("iast", "siddham", KA + VIRAMA + HA, "k:ha", []),
    ("iast", "siddham", KA + I_LETTER, "ka:i", []),
    ("siddham", "iast", "k:ha kha", f"{KA}{VIRAMA}{HA} {KHA}", []),
    ("siddham", "iast", "ka:i kai", f"{KA}{I_LETTER} {KA}\U000115b9", []),
    ("iast", "iast", "k:ha ka:i d:ha", "k:ha ka:i d:ha", []),
    ("slp1", "iast", "k:ha ka:i", "kha kai", []),
    ("iast", "slp1", "kha kai Ka kE", "k:ha ka:i kha kai", []),
    ("hk", "iast", "k:ha ka:u", "k:ha ka:u", []),
    ("velthuis", "iast", "ka:i kaa", "ka:i ka:a", []),
    ("siddham", "iast", "namaḥ: iti", "𑖡𑖦𑖾: 𑖂𑖝𑖰", []),
    ("siddham", "iast", "ka:ka", f"{KA}:{KA}", []),
    ("iast", "siddham", KA + VIRAMA + A, "k:a", []),
    ("siddham", "iast", "k:a", KA + VIRAMA + A, []),
    # daṇḍas, both ways
    ("siddham", "iast", "gate|gate||", "𑖐𑖝𑖸𑗂𑖐𑖝𑖸𑗃", []),
    ("iast", "siddham", "𑖐𑖝𑖸 𑗂 𑖐𑖝𑖸 𑗃", "gate | gate ||", []),
    ("slp1", "devanagari", "गते। गते॥", "gate| gate||", []),
    ("devanagari", "siddham", "𑖐𑖝𑖸𑗃", "गते॥", []),
    ("siddham", "iast", "gate। gate॥", "𑖐𑖝𑖸𑗂 𑖐𑖝𑖸𑗃", []),
    ("iast", "siddham", "𑗂𑗂", "||", [(1, "ambiguous")]),
    # what passes
    ("siddham", "iast", "oṃ唵 12 १२, (2)", "𑖌𑖽唵 12 १२, (2)", []),
    ("siddham", "iast", "[T.18, oṃ] ka[ma]", "[T.18, oṃ] 𑖎[ma]", []),
    ("siddham", "iast", "[ka\nka]", "[𑖎\n𑖎]", []),
    ("iast", "devanagari", "१२", "१२", []),
    # e + ā is o, ai + ā is au, in either normal form
    ("iast", "siddham", KA + E_SIGN + AA_SIGN, "ko", []),
    ("iast", "siddham", KA + "\U000115ba", "ko", []),
    ("iast", "siddham", KA + "\U000115b9" + AA_SIGN, "kau", []),
    # alternates
    ("iast", "siddham", "𑗘𑗙𑗚𑗛", "iiīu", [(0, "alternate"), (1, "alternate"), (2, "alternate"),
                                           (3, "alternate")]),
    ("iast", "siddham", "𑖎𑗜𑖎𑗝", "kukū", [(1, "alternate"), (3, "alternate")]),
    ("siddham", "siddham", "𑖎𑗜", "𑖎𑖲", [(1, "alternate")]),
    # misplaced signs stay where they are
    ("iast", "siddham", KA + ANUSVARA + I_SIGN, "kaṃ" + I_SIGN, [(2, "misplaced")]),
    ("iast", "siddham", VIRAMA, VIRAMA, [(0, "misplaced")]),
    ("iast", "siddham", f"a{VIRAMA}", f"a{VIRAMA}", [(1, "misplaced")]),
    ("iast", "siddham", KA + I_SIGN + I_SIGN, "ki" + I_SIGN, [(2, "misplaced")]),
    ("iast", "siddham", A + AA_SIGN, "a" + AA_SIGN, [(1, "misplaced")]),
    ("iast", "siddham", ANUSVARA + KA, "ṃka", [(0, "misplaced")]),
    ("iast", "siddham", KA + ANUSVARA + ANUSVARA, "kaṃṃ", [(2, "misplaced")]),
    ("siddham", "iast", "kṃ", KA + VIRAMA + ANUSVARA, [(1, "misplaced")]),
    ("siddham", "iast", "teṃḥ", "𑖝𑖸𑖽𑖾", []),
    # marks that have no counterpart
    ("iast", "siddham", "𑗁𑖎𑗉", "𑗁ka𑗉", [(0, "mark"), (2, "mark")]),
    ("iast", "siddham", "𑖎𑗆", "ka𑗆", [(1, "mark")]),
    ("iast", "siddham", "𑖎𑗀𑖰", "ki𑗀", [(1, "mark")]),
    ("siddham", "iast", "agním", "𑖀𑖐𑖿𑖡𑖰\u0301𑖦𑖿", [(3, "mark")]),
    ("siddham", "iast", "agni\u0301m", "𑖀𑖐𑖿𑖡𑖰\u0301𑖦𑖿", [(4, "mark")]),
    ("iast", "devanagari", "अग्नि॒म्", "agni॒m", [(5, "mark")]),
    ("iast", "devanagari", "\u0958", "ka\u093c", [(0, "mark")]),
    ("iast", "devanagari", "\u0915\u093c", "ka\u093c", [(1, "mark")]),
    # joiners shape a cluster and are no letters
    ("iast", "siddham", KA + VIRAMA + "\u200d" + HA, "k:ha", [(2, "joiner")]),
    ("iast", "devanagari", "क्‌ष", "kṣa", [(2, "joiner")]),
    # letters of no scheme, and no characters at all
    ("siddham", "iast", "faka", "f𑖀𑖎", [(0, "unknown")]),
    ("siddham", "iast", "ka\ud800ka", f"{KA}\ud800{KA}", [(2, "surrogate")]),
    ("iast", "siddham", f"{KA}\udfff", "ka\udfff", [(1, "surrogate")]),
    # Vedic ḷ: IAST keeps it apart from the vowel
    ("iast", "devanagari", "अग्निमीळे", "agnimīḻe", []),
    ("devanagari", "iast", "agnimīḻe", "अग्निमीळे", []),
    ("slp1", "devanagari", "ईळे", "ILe", []),
    ("hk", "devanagari", "ईळे", "ILe", []),
]  # fmt: skip


@pytest.mark.parametrize(("to", "source", "text", "written", "notes"), CASES)
def test_conversion(
    to: str, source: str, text: str, written: str, notes: list[tuple[int, str]]
) -> None:
    made = convert(text, to, source)
    assert made.text == unicodedata.normalize("NFC", written)
    assert kinds(made) == notes


PALI = [
    ("devanagari", "iast", "pāḷi", "पाळि", []),
    ("devanagari", "iast", "pāḷī ḷho", "पाळी ळ्हो", []),
    ("iast", "devanagari", "सउद्देसं पाळि", "sauddesaṃ pāḷi", []),
    ("devanagari", "iast", "mahāudakavāhake", "महाउदकवाहके", []),
    ("iast", "iast", "sauddesa kai", "sauddesa kai", []),
    ("slp1", "iast", "sauddesaṃ pāḷi", "sauddesaM pALi", []),
    ("velthuis", "iast", "sauddesaṃ pāḷi", "sauddesa.m paa.li", []),
    ("iast", "velthuis", "sauddesa.m paa.li", "sauddesaṃ pāḷi", []),
    ("hk", "iast", "sauddesaṃ pāḷi", "sauddesaM pALi", []),
    ("iast", "iast", "paḷi ahaṁ", "paḷi ahaṃ", []),
    ("siddham", "iast", "pāḷi", "𑖢𑖯𑖩𑖰", [(2, "missing")]),
    ("iast", "devanagari", "चैत्य", "caitya", [(1, "ambiguous")]),
    ("devanagari", "devanagari", "चैत्य", "चैत्य", []),
]


@pytest.mark.parametrize(("to", "source", "text", "written", "notes"), PALI)
def test_pali(to: str, source: str, text: str, written: str, notes: list) -> None:
    made = convert(text, to, source, language="pali")
    assert made.text == written
    assert kinds(made) == notes


@pytest.mark.parametrize(
    ("text", "to", "written"),
    [
        ("kRSNaH", "iast", "kṛṣṇaḥ"),
        ("evaM", "iast", "evaṃ"),
        ("kfzRaH", "iast", "kṛṣṇaḥ"),
        ("k.r.s.na.h", "iast", "kṛṣṇaḥ"),
        ("kṛṣṇaḥ", "devanagari", "कृष्णः"),
        ("𑖎𑖴𑖬𑖿𑖜𑖾", "devanagari", "कृष्णः"),
        ("कृष्णः", "siddham", "𑖎𑖴𑖬𑖿𑖜𑖾"),
        ("gate gate", "siddham", "𑖐𑖝𑖸 𑖐𑖝𑖸"),
        ("oṃ 𑖌𑖽 ओं", "iast", "oṃ oṃ oṃ"),
        ("gate। [oṃ 𑖌𑖽 a] 𑖐𑖝𑖸", "devanagari", "गते। [oṃ 𑖌𑖽 a] गते"),
        ("𑖎 12, 𑖎", "iast", "ka 12, ka"),
    ],
)
def test_the_source_is_told_by_its_marks(text: str, to: str, written: str) -> None:
    assert convert(text, to).text == written


@pytest.mark.parametrize(
    "text",
    [
        "Buddha",
        "OM",
        "the end",
        "e.g. this",
        "www.site.net",
        "kRta.",
        "an iPhone " * 3 + "a b " * 20,
    ],
)
def test_plain_ascii_is_iast(text: str) -> None:
    from akkhara.scripts.detection import latin_scheme

    expected = "hk" if text == "kRta." else "iast"
    assert latin_scheme(text) == expected


def test_offsets_are_those_of_the_text_as_given() -> None:
    text = "ma\u0304 K\na\u0304\n\n[x] Ṛ so 'ham \ud800"
    made = convert(text, "siddham", "iast")
    found = [(text[note.offset], note.kind) for note in made.notes]
    assert found == [("K", "capital"), ("Ṛ", "capital"), ("'", "missing"), ("\ud800", "surrogate")]


def test_offsets_over_several_runs_and_brackets() -> None:
    text = "Ka [Ka 𑗘] 𑗘 Ka [K] कॢ"
    made = convert(text, "siddham")
    assert made.text == "𑖎 [Ka 𑗘] 𑖂 𑖎 [K] 𑖎𑖿𑖩𑖴"
    found = [(text[note.offset], note.kind) for note in made.notes]
    assert found == [("K", "capital"), ("𑗘", "alternate"), ("K", "capital"), ("ॢ", "missing")]


def test_strict_raises_where_a_note_would_be_written() -> None:
    with pytest.raises(UnencodableError) as missing:
        convert("ka kḷ", "siddham", "iast", strict=True)
    assert (missing.value.offset, missing.value.character) == (4, "ḷ")
    with pytest.raises(ScriptError) as misplaced:
        convert("ka ṃ", "siddham", "iast", strict=True)
    assert not isinstance(misplaced.value, UnencodableError)
    assert (misplaced.value.offset, misplaced.value.character) == (3, "ṃ")
    assert convert("kā", "siddham", "iast", strict=True).notes == ()


def test_requests_that_cannot_be_answered() -> None:
    for wrong in ({"to": "runes"}, {"to": "iast", "source": "runes"}, {"to": "tibetan"}):
        with pytest.raises(RequestError) as raised:
            convert("ka", **wrong)
        assert "siddham" in raised.value.hint
    with pytest.raises(RequestError) as raised:
        convert("ka", "siddham", language="greek")
    assert raised.value.hint == "known: sanskrit, pali"
    for call in (lambda: convert(3, "siddham"), lambda: syllables(None)):
        with pytest.raises(RequestError, match="text must be a string"):
            call()
    with pytest.raises(RequestError):
        syllables("ka", "runes")
    with pytest.raises(RequestError):
        syllables("ka", language="greek")


def test_the_list_of_scripts() -> None:
    found = {script.id: script for script in scripts()}
    assert list(found) == [
        "iast", "siddham", "devanagari", "slp1", "hk", "velthuis",
        "sinhala", "thai", "burmese", "khmer",
    ]  # fmt: skip
    assert found["siddham"].lacks == ("-ḷ", "-ḹ", "ḷ (consonant)", "avagraha")
    assert all(found[id].lacks == () for id in ("iast", "devanagari", "slp1", "hk", "velthuis"))
    assert found["sinhala"].lacks == ("avagraha",)
    assert found["thai"].lacks == (
        "ṛ", "ṝ", "ḷ", "ḹ", "ai", "au", "m̐", "ḥ", "avagraha",
    )  # fmt: skip
    assert found["burmese"].lacks == ("ai", "au", "m̐", "avagraha")
    assert all(script.reads and script.writes for script in found.values())


def test_conversion_as_data_and_as_text() -> None:
    made = convert("Ka", "siddham")
    assert made.to_dict() == {
        "text": KA,
        "notes": [
            {
                "offset": 0,
                "kind": "capital",
                "message": "'K' (U+004B LATIN CAPITAL LETTER K) read as 'k'",
            }
        ],
    }
    assert made.to_text().splitlines()[0] == KA


# Syllables


@pytest.mark.parametrize(
    ("text", "script", "found"),
    [
        ("kṣatriya", None, ["kṣa", "tri", "ya"]),
        ("tat savitur", None, ["ta", "t", "sa", "vi", "tu", "r"]),
        ("llaṃ", None, ["llaṃ"]),
        ("rkṣvrya", None, ["rkṣvrya"]),
        ("kRSNaH", None, ["kṛ", "ṣṇaḥ"]),
        ("कृष्णः", None, ["kṛ", "ṣṇaḥ"]),
        ("𑖮𑖿𑖨𑖱𑖾", None, ["hrīḥ"]),
        ("ka:i k:ha kai kha", "iast", ["ka", "i", "k:ha", "kai", "kha"]),
        ("oṃ [ka] 唵 12 | gate", None, ["oṃ", "ga", "te"]),
        ("teṃḥ", None, ["teṃḥ"]),
        ("", None, []),
    ],
)
def test_syllables(text: str, script: str | None, found: list[str]) -> None:
    assert [one.iast for one in syllables(text, script)] == found


def test_syllables_of_decomposed_text_have_its_offsets() -> None:
    text = "ma\u0304 r\u0325\u0304 S\u0323a"
    found = syllables(text, "iast")
    assert [(a.iast, text[a.start : a.end]) for a in found] == [
        ("mā", "ma\u0304"),
        ("ṝ", "r\u0325\u0304"),
        ("ṣa", "S\u0323a"),
    ]
    text = KA + E_SIGN + AA_SIGN + ANUSVARA
    (one,) = syllables(text)
    assert (one.iast, one.start, one.end) == ("koṃ", 0, 4)


def test_syllables_of_pali() -> None:
    found = syllables("pāḷiai", "iast", language="pali")
    assert [a.onset for a in found] == [("p",), ("ḷ",), (), ()]
    assert [a.iast for a in found] == ["pā", "ḷi", "a", "i"]
    assert syllables("kai", "iast", language="pali")[0].vowel == "a"


def test_a_misplaced_sign_is_kept_as_an_akshara_of_its_own() -> None:
    one, two = syllables(KA + ANUSVARA + ANUSVARA)
    assert (two.onset, two.vowel, two.final, two.fault) == ((), None, "ṃ", "misplaced")
    assert (one.fault, two.start, two.end) == ("", 2, 3)


def test_akshara_of_a_text() -> None:
    assert akshara_room.akshara("kṣya").key == (("k", "ṣ", "y"), "a", "")
    for wrong in ("", "kaka", "ka ", "k唵"):
        with pytest.raises(ScriptError):
            akshara_room.akshara(wrong)
    made = Akshara(("k", "h"), "ḷ", "ṃ")
    assert made.iast == "k:hḷṃ"
    assert made.to_dict()["iast"] == "k:hḷṃ"
    assert "115" in made.to_text()
    assert Akshara((), None, "ṃ").rhyme == "ṃ"


# Bad input


LATIN_UNITS = [".", "'", '"', "~", ":", "[", "|", "k", "K", "f", "ṛ", ".r", ".a", "lR"]
OTHER_UNITS = ["\u0301", "\u1161", "\u200d", "\ud800", "\0", VIRAMA, I_SIGN, KA, f"{KA}a"]


@pytest.mark.parametrize("unit", [*LATIN_UNITS, *OTHER_UNITS, "\u0915\u093c", "[a 𑖎] "], ids=ascii)
def test_long_runs_of_one_thing_take_time_in_proportion(unit: str) -> None:
    """Five thousand of anything; reading that looks back over the run would not come to an end."""
    text = unit * 5_000
    for source, to in (("iast", "siddham"), ("velthuis", "siddham"), ("siddham", "iast")):
        made = convert(text, to, source)
        assert made.text
    assert isinstance(convert(text, "siddham").text, str)
    assert isinstance(syllables(text), list)
