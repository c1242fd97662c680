"""Pali in the scripts that it is printed in: spelling, variants, what is noted, round trips.

The words are spelled here by hand, letter by letter, and not by the package's tables.
"""

from __future__ import annotations

import doctest
import unicodedata
from itertools import product
from pathlib import Path
from unicodedata import lookup

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akkhara.akshara import syllables
from akkhara.errors import ScriptError
from akkhara.scripts import convert
from akkhara.scripts.conversion import Converter, reader, writer
from akkhara.scripts.detection import runs
from akkhara.sounds import PALI_CONSONANTS, PALI_VOWELS, VARGAS

INDIC = ("devanagari", "sinhala", "thai", "burmese", "khmer")
NEW = INDIC[1:]
PLAIN = [row[rank] for row in VARGAS for rank in (0, 2)]
PAIRS = [pair for pair in product(("iast", *INDIC), repeat=2) if pair[0] != pair[1]]

HOMAGE = {
    "iast": "namo tassa bhagavato arahato sammāsambuddhassa",
    "devanagari": "नमो तस्स भगवतो अरहतो सम्मासम्बुद्धस्स",
    "sinhala": "නමො තස්ස භගවතො අරහතො සම්මාසම්බුද්ධස්ස",
    "thai": "นโม ตสฺส ภควโต อรหโต สมฺมาสมฺพุทฺธสฺส",
    "burmese": "နမော တဿ ဘဂဝတော အရဟတော သမ္မာသမ္ဗုဒ္ဓဿ",
    "khmer": "នមោ តស្ស ភគវតោ អរហតោ សម្មាសម្ពុទ្ធស្ស",
}
REFUGE = {
    "iast": "buddhaṃ saraṇaṃ gacchāmi",
    "devanagari": "बुद्धं सरणं गच्छामि",
    "sinhala": "බුද්ධං සරණං ගච්ඡාමි",
    "thai": "พุทฺธํ สรณํ คจฺฉามิ",
    "burmese": "ဗုဒ္ဓံ သရဏံ ဂစ္ဆာမိ",
    "khmer": "ពុទ្ធំ សរណំ គច្ឆាមិ",
}
WORDS = [
    # Thai: e and o stand before the consonants that open the syllable; iṃ is one sign
    ("thai", "buddho", "พุทฺโธ"),
    ("thai", "evamme", "เอวมฺเม"),
    ("thai", "dve", "เทฺว"),
    ("thai", "itveva", "อิเตฺวว"),
    ("thai", "tumhe", "ตุมฺเห"),
    ("thai", "mūḷho", "มูฬฺโห"),
    ("thai", "seyyo", "เสยฺโย"),
    ("thai", "tasmiṃ iṃ isiṃ", "ตสฺมึ อึ อิสึ"),
    ("thai", "oghaṃ okāso", "โอฆํ โอกาโส"),
    ("thai", "brāhmaṇo ca |", "พฺราหฺมโณ จ ฯ"),
    # Burmese: kinzi, medials, great sa, ñña, tall ā
    ("burmese", "saṅghaṃ buddho", "သင်္ဃံ ဗုဒ္ဓေါ"),
    ("burmese", "aṭṭhamaṃ ñāṇaṃ paññā", "အဋ္ဌမံ ဉာဏံ ပညာ"),
    ("burmese", "saddhā dvāraṃ khandhā gaṅgā", "သဒ္ဓါ ဒွါရံ ခန္ဓာ ဂင်္ဂါ"),
    ("burmese", "saṅkhyā gotamo dosā", "သင်္ချာ ဂေါတမော ဒေါသာ"),
    ("burmese", "tumhe brāhmaṇo seyyo", "တုမှေ ဗြာဟ္မဏော သေယျော"),
    ("burmese", "katvā indriyāni", "ကတွာ ဣန္ဒြိယာနိ"),
    ("burmese", "pañca pañhā daḷhaṃ", "ပဉ္စ ပဉှာ ဒဠှံ"),
    ("burmese", "tat |", "တတ် ၊"),
    # Khmer: coeng; p and ṭ are BA and DA
    ("khmer", "dhammaṃ saraṇaṃ", "ធម្មំ សរណំ"),
    ("khmer", "paṭṭhānaṃ kappo", "បដ្ឋានំ កប្បោ"),
    ("khmer", "indriyaṃ evaṃ okāso", "ឥន្ទ្រិយំ ឯវំ ឱកាសោ"),
    ("khmer", "daḷhaṃ ñāṇaṃ |", "ទឡ្ហំ ញាណំ ។"),
    # Sinhala: rakāransaya and yansaya have ZWJ, other clusters the plain al-lakuna
    ("sinhala", "brāhmaṇo", "බ\u0dca\u200dරාහ්මණො"),
    ("sinhala", "saṅkhyā", "සඞ්ඛ\u0dca\u200dයා"),
    ("sinhala", "koṇḍañño evaṃ", "කොණ්ඩඤ්ඤො එවං"),
    ("sinhala", "mūḷhassa", "මූළ්හස්ස"),
    ("devanagari", "daḷhaṃ saṅghaṃ", "दळ्हं सङ्घं"),
    ("devanagari", "ūmī aññā", "ऊमी अञ्ञा"),
]


def spelled(word: list) -> str:
    """Syllables in IAST, a colon where a stop and h are two letters."""
    text = ""
    for onset, vowel, final in word:
        for number, letter in enumerate(onset):
            before = onset[number - 1] if number else ""
            text += ":h" if letter == "h" and before in PLAIN else letter
        text += (vowel or "") + final
    return text


@pytest.mark.parametrize(("source", "to"), PAIRS)
@pytest.mark.parametrize("text", [HOMAGE, REFUGE], ids=["homage", "refuge"])
def test_one_text_in_all_scripts(text: dict[str, str], source: str, to: str) -> None:
    for told in (source, None):
        made = convert(text[source], to, told, "pali")
        assert (made.text, made.notes) == (text[to], ())


@pytest.mark.parametrize(("script", "iast", "there"), WORDS)
def test_words_both_ways(script: str, iast: str, there: str) -> None:
    assert convert(iast, script, "iast", "pali").to_dict() == {"text": there, "notes": []}
    assert convert(there, "iast", None, "pali").to_dict() == {"text": iast, "notes": []}


VARIANTS = [
    ("thai", "ทฺเว", "dve"),  # the vowel inside the cluster, as some editions have it
    ("thai", "อิตฺเวว", "itveva"),
    ("thai", "ตสฺม\u0e34\u0e4d", "tasmiṃ"),  # i and nikhahit apart
    ("thai", "เท\u0e4eว พ\u0e4eราหฺมโณ", "dve brāhmaṇo"),  # yamakkan
    ("burmese", "ဗုဒ္ဓသ္သ", "buddhassa"),  # sa under sa
    ("burmese", "သဒ္ဓာ", "saddhā"),  # round ā
    ("burmese", "ပဉ္ဉာ", "paññā"),
    ("burmese", "သင်ဃော ပစ်စယာ", "saṅgho paccayā"),  # asat for a stack
    ("burmese", "အိဒံ", "idaṃ"),  # i as a sign on a
    ("burmese", "\u1025\u102e", "ū"),  # decomposed
    ("khmer", "អិតិ", "iti"),
    ("sinhala", "භික\u0dca\u200dඛු වන\u0dca\u200dදාමි", "bhikkhu vandāmi"),
    ("sinhala", "බුද\u200d\u0dcaධ", "buddha"),  # touching letters
    ("sinhala", "ධම\u200d\u0dcaමො", "dhammo"),
    ("sinhala", "බ\u0dcaරහ්ම", "brahma"),  # no ZWJ
    ("sinhala", "ඒවං ලෝකෝ", "evaṃ loko"),  # the long letters of Sinhala
    ("sinhala", "බු\u0daf\u0dcaධ\u0dd9\u0dcf", "buddho"),  # decomposed o
    ("iast", "ahaŋ buddhaṁ tam\u0323 n\u0303a\u0304n\u0323am\u0307", "ahaṃ buddhaṃ taṃ ñāṇaṃ"),
    ("iast", "karaṇīya’nti ‘evaṃ’", "karaṇīya’nti ‘evaṃ’"),
]


@pytest.mark.parametrize(("script", "given_text", "iast"), VARIANTS)
def test_variants_of_spelling(script: str, given_text: str, iast: str) -> None:
    assert convert(given_text, "iast", script, "pali").to_dict() == {"text": iast, "notes": []}


NOTED = [
    # to, source, text, written, notes
    ("iast", "iast", "AHAṂ Buddhaŋ TAŊ", "ahaṃ buddhaṃ taṃ",
     [(0, "capital"), (1, "capital"), (2, "capital"), (3, "capital"), (5, "capital"),
      (13, "capital"), (14, "capital"), (15, "capital")]),
    # letters that look alike below: read by the letter above, and said so
    ("iast", "khmer", "អន\u17d2\u178aរ", "antara", [(3, "alternate")]),
    ("iast", "khmer", "មណ\u17d2\u178fល", "maṇṭala", [(3, "alternate")]),
    ("khmer", "iast", "anṭa", "អន\u17d2\u178a", [(2, "ambiguous")]),
    ("iast", "khmer", "ធម\u17cc", "dharma", [(2, "alternate")]),  # robat
    # what a script lacks
    ("thai", "iast", "kaḥ", "กḥ", [(2, "missing")]),
    ("thai", "iast", "kṛta", "กฺṛต", [(1, "missing")]),
    ("burmese", "iast", "kai", "ကဣ", []),  # two vowels in Pali
    ("khmer", "iast", "so 'haṃ", "សោ 'ហំ", [(3, "missing")]),
    # signs that stand nowhere
    ("iast", "thai", "กเ", "kaเ", [(1, "misplaced")]),
    ("iast", "thai", "เ ก", "เ ka", [(0, "misplaced")]),
    ("iast", "burmese", "\u1039က", "\u1039ka", [(0, "misplaced")]),
    ("iast", "burmese", "ကာ\u103b", "kā\u103b", [(2, "misplaced")]),
    ("iast", "khmer", "ក\u17d2", "ka\u17d2", [(1, "misplaced")]),
    ("iast", "khmer", "\u17ccក", "\u17ccka", [(0, "misplaced")]),
    ("iast", "sinhala", "\u200d\u0dcaක", "\u200d\u0dcaka", [(0, "misplaced"), (1, "misplaced")]),
    ("iast", "thai", "นะโม", "naะmo", [(1, "unknown")]),  # the spelling without phinthu
]  # fmt: skip


@pytest.mark.parametrize(("to", "source", "text", "written", "notes"), NOTED)
def test_what_is_noted(
    to: str, source: str, text: str, written: str, notes: list[tuple[int, str]]
) -> None:
    made = convert(text, to, source, "pali")
    assert made.text == written
    assert [(note.offset, note.kind) for note in made.notes] == notes
    if notes:
        with pytest.raises(ScriptError) as raised:
            convert(text, to, source, "pali", strict=True)
        assert raised.value.offset == notes[0][0]


def test_scripts_are_told_in_a_mixed_text() -> None:
    text = "; ".join(HOMAGE.values())
    assert [script for script, _ in runs(text)] == list(HOMAGE)
    assert convert(text, "iast", None, "pali").text == "; ".join([HOMAGE["iast"]] * len(HOMAGE))


def test_syllables_of_every_script() -> None:
    for script in INDIC:
        found = syllables(HOMAGE[script], script, "pali")
        assert " ".join(one.iast for one in found) == (
            "na mo ta ssa bha ga va to a ra ha to sa mmā sa mbu ddha ssa"
        )
        for one in found:
            assert HOMAGE[script][one.start : one.end] == one.text


_BLOCKS = {"thai": "THAI", "burmese": "MYANMAR", "khmer": "KHMER", "sinhala": "SINHALA"}


@pytest.mark.parametrize("script", NEW)
def test_what_is_written_belongs_to_the_script(script: str) -> None:
    """By Unicode's names, for every consonant, vowel and pair of consonants."""
    onsets = [(), *((c,) for c in PALI_CONSONANTS), *product(PALI_CONSONANTS, repeat=2)]
    for onset, vowel in product(onsets, PALI_VOWELS):
        iast = spelled([(onset, vowel, "")])
        for char in convert(iast, script, "iast", "pali").text:
            name = unicodedata.name(char)
            assert name.startswith(_BLOCKS[script]) or char == "\u200d", (iast, name)


# Random Pali words: a syllable closed by the nasal of the row that follows, by the same letter
# (plain before its aspirate), by a semivowel or a sibilant; or open; or closed by niggahita.

_GEMINATES = [
    (row[low], row[high])
    for row in VARGAS
    for low, high in ((0, 0), (0, 1), (2, 2), (2, 3), (4, 4))
    if row[low] != "ṅ"
]
_HOMORGANIC = [(row[4], stop) for row in VARGAS for stop in row[:4]]


def _pairs(text: str) -> list[tuple[str, ...]]:
    return [tuple(two) for two in text.split()]


_OTHERS = _pairs(
    "yy ll ss ḷh mh nh ṇh ñh yh vh lh hm sm sn tv dv sv kv ky gy ty by vy pl kl br dr tr gr"
)
_TRIPLES = [("n", "t", "v"), ("n", "d", "r"), ("ṅ", "kh", "y"), ("m", "b", "y"), ("n", "t", "y")]
INNER = [*((c,) for c in PALI_CONSONANTS), *_GEMINATES, *_HOMORGANIC, *_OTHERS, *_TRIPLES]
FIRST = [
    (),
    *((c,) for c in PALI_CONSONANTS if c not in ("ṅ", "ḷ")),
    *_pairs("dv tv sv br by vy kv sn pl kl ty"),
]
_SYLLABLE = st.tuples(
    st.sampled_from(INNER), st.sampled_from(PALI_VOWELS), st.sampled_from(["", "", "", "ṃ"])
)
WORD = st.tuples(
    st.tuples(st.sampled_from(FIRST), st.sampled_from(PALI_VOWELS), st.just("")),
    st.lists(_SYLLABLE, max_size=5),
).map(lambda parts: [parts[0], *parts[1]])


@given(st.lists(WORD, min_size=1, max_size=4), st.sampled_from(INDIC), st.sampled_from(INDIC))
@settings(max_examples=400)
def test_pali_goes_round_every_script(words: list, one: str, two: str) -> None:
    iast = convert(" ".join(map(spelled, words)), "iast", "iast", "pali").text
    there = convert(iast, one, "iast", "pali")
    over = convert(there.text, two, one, "pali")
    back = convert(over.text, "iast", None, "pali")
    assert back.text == iast, (there.text, over.text)
    assert not there.notes
    assert not over.notes
    assert not back.notes
    assert convert(iast, two, "iast", "pali").text == over.text


ANY_ONSET = st.lists(st.sampled_from(PALI_CONSONANTS), max_size=4).map(tuple)
ANY_SYLLABLE = st.tuples(
    ANY_ONSET, st.sampled_from([*PALI_VOWELS, None]), st.sampled_from(["", "ṃ"])
)


@given(st.lists(ANY_SYLLABLE, min_size=1, max_size=4), st.sampled_from(INDIC))
@settings(max_examples=400)
def test_any_clusters_go_round_or_are_noted(word: list, script: str) -> None:
    """No Pali, but the letters: what comes back otherwise is said beforehand."""
    iast = convert(" ".join(spelled([one]) for one in word), "iast", "iast", "pali").text
    there = convert(iast, script, "iast", "pali")
    if not there.notes:
        assert convert(there.text, "iast", script, "pali").text == iast, there.text


def _block(first: int, last: int) -> st.SearchStrategy[str]:
    chars = [chr(code) for code in range(first, last) if unicodedata.name(chr(code), "")]
    return st.text(st.sampled_from([*chars, " ", "\u200d", "\u200c", "|"]), max_size=10)


SIGNS = {
    "sinhala": _block(0x0D80, 0x0E00),
    "thai": st.one_of(_block(0x0E00, 0x0E60), st.text("กทวธเโาิีึฺุูํอ๎ฯ ", max_size=10)),
    "burmese": st.one_of(
        _block(0x1000, 0x10A0), st.text("ကခဒဝသဉညင\u1039\u103aာါိေံျြွှဿအဣဥ ", max_size=10)
    ),
    "khmer": st.one_of(
        _block(0x1780, 0x1800), st.text("កដតនណម\u17d2\u17d1\u17ccាិេោំអឥ ", max_size=10)
    ),
}


@pytest.mark.parametrize("script", NEW)
@given(data=st.data())
@settings(max_examples=200)
def test_any_signs_are_read_kept_or_noted(script: str, data: st.DataObject) -> None:
    text = data.draw(SIGNS[script])
    for language in ("pali", "sanskrit"):
        made = convert(text, "iast", script, language)
        assert unicodedata.is_normalized("NFC", made.text)
        offsets = [note.offset for note in made.notes]
        assert offsets == sorted(offsets)
        assert all(0 <= offset < len(text) for offset in offsets)
        own = convert(text, script, script, language)
        if not made.notes and not own.notes:
            assert convert(made.text, script, "iast", language).text == own.text, made.text
        for one in syllables(text, script, language):
            assert text[one.start : one.end] == one.text


@pytest.mark.parametrize("script", NEW)
@given(data=st.data())
@settings(max_examples=200)
def test_reading_by_pieces_is_reading_the_whole(script: str, data: st.DataObject) -> None:
    text = unicodedata.normalize("NFC", data.draw(SIGNS[script]))
    reads = reader(script, "pali")
    pieces = reads.pieces.findall(text)
    assert "".join(pieces) == text
    for to in ("iast", "velthuis", *INDIC):
        writes = writer(to, "pali")
        units, notes = reads.read(text)
        whole, more = writes.write(units)
        parts = [reads.read(piece) for piece in pieces]
        made = [writes.write(part) for part, _ in parts]
        if any(found for _, found in parts) or any(one.notes for one in made):
            continue  # then the text goes the slow way
        assert not notes
        assert not more
        assert "".join(one.text for one in made) == whole


@pytest.mark.parametrize("script", INDIC)
def test_a_plain_word_is_cut_into_its_syllables(script: str) -> None:
    """What makes conversion quick: no piece is longer than an akṣara."""
    for word in HOMAGE[script].split():
        pieces = reader(script, "pali").pieces.findall(word)
        assert pieces == [one.text for one in syllables(word, script, "pali")]


@given(st.lists(WORD, min_size=1, max_size=6), st.sampled_from(PAIRS))
def test_memory_changes_nothing(words: list, pair: tuple[str, str]) -> None:
    used = Converter(*pair, "pali")
    texts = [convert(spelled(word), pair[0], "iast", "pali").text for word in words]
    for text in texts:
        used.whole(text)
    for text in texts:
        assert used.whole(text) == Converter(*pair, "pali").whole(text)


def test_the_marks_have_the_names_that_are_meant() -> None:
    assert convert("mhā", "burmese", "iast", "pali").text == "".join(
        map(lookup, ["MYANMAR LETTER MA", "MYANMAR CONSONANT SIGN MEDIAL HA",
                     "MYANMAR VOWEL SIGN AA"])
    )  # fmt: skip
    assert convert("ṅkā", "burmese", "iast", "pali").text == "".join(
        map(lookup, ["MYANMAR LETTER NGA", "MYANMAR SIGN ASAT", "MYANMAR SIGN VIRAMA",
                     "MYANMAR LETTER KA", "MYANMAR VOWEL SIGN AA"])
    )  # fmt: skip
    assert convert("ssā", "burmese", "iast", "pali").text[0] == lookup("MYANMAR LETTER GREAT SA")
    assert convert("dā", "burmese", "iast", "pali").text[1] == lookup("MYANMAR VOWEL SIGN TALL AA")
    assert convert("tta", "khmer", "iast", "pali").text[1] == lookup("KHMER SIGN COENG")
    assert convert("tta", "thai", "iast", "pali").text[1] == lookup("THAI CHARACTER PHINTHU")
    assert convert("taṃ", "thai", "iast", "pali").text[1] == lookup("THAI CHARACTER NIKHAHIT")
    assert convert("tta", "sinhala", "iast", "pali").text[1] == lookup("SINHALA SIGN AL-LAKUNA")


def test_the_page_on_pali_scripts_says_what_happens() -> None:
    page = Path(__file__).parents[2] / "docs" / "pali-scripts.md"
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted >= 4
    assert found.failed == 0
