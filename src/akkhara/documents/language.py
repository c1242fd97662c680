"""Whether text is Pali or Sanskrit, told from its words; and which words can be Pali at all.

Policy. A word speaks for Sanskrit when it has what Pali never has: ś ṣ ṛ ḥ, ai au beside other
marks, r before a consonant, unlike stops together, s before a stop, a stop or m at the end. It
speaks for Pali when it has no such thing and has what Sanskrit hardly has: ḷ, a nasal, ḷ, y or v
before h, doubled aspirates and ss mm ññ bb, or is a particle such as kho. Other words say nothing.

- A document is Pali when more than twice as many of its words speak for Pali as for Sanskrit.
- A line is Pali when two thirds of its words have the shape of Pali words, and its own words speak
  so, or say nothing in a Pali document. A line of the other language in a Pali document keeps its
  own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from akkhara.scripts import convert
from akkhara.scripts.detection import latin_scheme
from akkhara.scripts.memory import Memory
from akkhara.scripts.patterns import char_class
from akkhara.scripts.tables import Table, table
from akkhara.sounds import PALI_CONSONANTS, VARGAS

__all__ = [
    "INDIC",
    "LATIN",
    "MARKS",
    "any_indic",
    "evidence",
    "indic_letters",
    "is_pali",
    "language_of",
    "latin_word",
    "line_is_pali",
    "only_pali",
    "pali_shaped",
    "roman",
]

LATIN = "A-Za-z\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f"
# Marks that may stand inside a word and say nothing of its letters.
MARKS = "[’‘'\"“”ʼ`´\u00ad\u200b\u200c\u200d\u2060\ufeff]|<[^<>\n]{0,200}>"
_MARKS = re.compile(MARKS)
_PALI = re.compile("[aāiīuūeokgṅcjñṭḍṇtdnpbmyrlvshḷṃ]+")
_ONLY = re.compile("[aāiīuūeokgṅcjñṭḍṇtdnpbmyrlvshḷṃ \\n!(),.;?–—‘“…।॥0-9-]*")
_SPELLED = str.maketrans("ṁŋ", "ṃṃ")
_ENOUGH = 2_000  # words that speak, after which a document's language is settled


_OTHERS = (
    "yy ll ss vv yh vh ḷh lh hm hv sm sn sv st tv dv kv khv nv yv ky khy gy ty dy ny py by bhy my "
    "vy ly ry tr dr br gr bhr kr kl pl ndr ntv ntr mby ṅkhy ṅgy nty ndy"
)
# English words that have the shape of Pali ones, for lines that have no other.
_ENGLISH = frozenset(["the", "have", "one", "here", "are", "were", "made", "more", "like", "be"])
_PARTICLES = frozenset(["kho", "ti", "pana", "tena", "ayaṃ", "hoti", "viya", "atha", "bhante"])


def _clusters() -> Iterator[str]:
    """Consonants that stand together inside Pali words."""
    for row in VARGAS:
        for low, high in ((0, 0), (0, 1), (2, 2), (2, 3), (4, 0), (4, 1), (4, 2), (4, 3), (4, 4)):
            yield row[low] + row[high]
        if row[4] != "ṅ":
            yield row[4] + "h"
    yield from _OTHERS.split()


_ONSET = "|".join(sorted({*PALI_CONSONANTS, *_clusters()}, key=len, reverse=True))
_SHAPE = re.compile(f"(?>{_ONSET}|)[aāiīuūeo]ṃ?(?:(?>{_ONSET})[aāiīuūeo]ṃ?)*")
_SANSKRIT = re.compile(
    r"[śṣṛṝḹḥ]|r[kgṅcjñṭḍṇtdnpbmvl]|[^a-z](?:ai|au)|(?:ai|au).*[^a-z]|jñ|s[kp]|[kpt]s"
    r"|k[tpc]|g[dbnm]|p[tnk]|b[dj]|t[kpmn]|d[gbmn]|(?:^|[^a])[kp]r|[mtdkpsṭn]$"
)
_PALI_ONLY = re.compile(r"ḷ|[mnñṇ]h|[yv]h|kkh|ggh|jjh|ṭṭh|ḍḍh|tth|pph|bbh|ss|mm|ññ|bb|smiṃ$|ehi$")


@lru_cache(maxsize=65_536)
def latin_word(word: str) -> str:
    """A Latin word in the usual spelling: composed, small letters, ṃ; marks inside it go.

    >>> latin_word("Dhammaṁ"), latin_word("sāra’nti")
    ('dhammaṃ', 'sāranti')
    """
    composed = unicodedata.normalize("NFC", word).lower()
    return _MARKS.sub("", composed).translate(_SPELLED)


@lru_cache(maxsize=65_536)
def roman(word: str) -> str:
    """A word of any of the scripts in the usual Latin spelling; empty when it is no Pali word.

    >>> roman("ธมฺโม"), roman("ကမ္မံ"), roman("NIBBĀNAŊ"), roman("dharma-"), roman("kṛta")
    ('dhammo', 'kammaṃ', 'nibbānaṃ', '', '')
    """
    clean = _MARKS.sub("", word) if "<" in word else word
    if any_indic().search(clean):
        made = convert(clean, "iast", None, "pali")
        if any(note.kind not in ("alternate", "capital", "joiner") for note in made.notes):
            return ""
        clean = made.text
    clean = latin_word(clean)
    return clean if is_pali(clean) else ""


def only_pali(text: str) -> bool:
    """Whether a text has no letters but those of Pali in their usual spelling.

    >>> only_pali("evaṃ me sutaṃ, ekaṃ samayaṃ"), only_pali("evaṁ"), only_pali("prajñā, śrutam")
    (True, False, False)
    """
    return _ONLY.fullmatch(text) is not None


def is_pali(word: str) -> bool:
    """Whether all letters are letters of Pali in their usual spelling.

    >>> is_pali("buddho"), is_pali("kṛṣṇa"), is_pali("")
    (True, False, False)
    """
    return _PALI.fullmatch(word) is not None


@lru_cache(maxsize=65_536)
def pali_shaped(word: str) -> bool:
    """Whether a word is built as Pali words are: open syllables, or closed as Pali closes them.

    >>> [pali_shaped(w) for w in ("bhagavā", "buddhassa", "viñāṇaṃ", "brought", "dharma", "the")]
    [True, True, True, False, False, True]
    """
    return _SHAPE.fullmatch(word) is not None


@lru_cache(maxsize=65_536)
def evidence(word: str) -> int:
    """1 when a word in the usual spelling speaks for Pali, -1 for Sanskrit, 0 for neither.

    >>> [evidence(w) for w in ("bhikkhave", "kho", "dharmaḥ", "prajñā", "namo", "tasya", "which")]
    [1, 1, -1, -1, 0, 0, 0]
    """
    if word in _PARTICLES:
        return 1
    if not word.isascii() and _SANSKRIT.search(word):
        return -1
    return 1 if is_pali(word) and pali_shaped(word) and _PALI_ONLY.search(word) else 0


def language_of(lines: Iterable[str]) -> str:
    """The language of a document: "pali", "sanskrit" or "" when its words do not say.

    >>> language_of(["evaṃ me sutaṃ", "tena kho pana samayena bhikkhū"])
    'pali'
    >>> language_of(["evaṃ mayā śrutam"]), language_of(["once upon a time"])
    ('sanskrit', '')
    """
    pali = sanskrit = 0
    for line in lines:
        for word in words_of(line):
            said = evidence(word)
            pali += said > 0
            sanskrit += said < 0
        if pali + sanskrit > _ENOUGH:
            break
    if pali > 2 * sanskrit and pali > 1:
        return "pali"
    return "sanskrit" if sanskrit > pali else ""


@lru_cache(maxsize=4_096)
def line_is_pali(line: str, language: str) -> bool:
    """Whether a line is Pali, in a document of that language ("" when that is not known).

    >>> line_is_pali("ekaṃ samayaṃ bhagavā", "pali"), line_is_pali("On one occasion", "pali")
    (True, False)
    >>> line_is_pali("tena kho pana bhikkhū", ""), line_is_pali("tasya dharmo", "pali")
    (True, False)
    """
    ascii_only = line.isascii()
    if ascii_only and (scheme := latin_scheme(line)) != "iast":
        line, ascii_only = convert(line, "iast", scheme, "pali").text, False
    words = _any_word().findall(line)
    judged = [_JUDGED[word] for word in words]
    count = sum(one != "" for one in judged)
    shaped = judged.count("shaped") + judged.count("pali")
    pali, sanskrit = judged.count("pali"), judged.count("sanskrit")
    if ascii_only:
        shaped -= len(_ENGLISH.intersection(map(str.lower, words)))
    if not count or 3 * shaped < 2 * count:
        return False
    if sanskrit:
        return pali > 2 * sanskrit
    return language == "pali" or (pali > 1 and 4 * pali >= len(words))


def _judge(given: str) -> str:
    """What a word says in its line: pali, sanskrit, shaped, other; "" for what does not count."""
    word = next(words_of(given), "")
    if len(word) < 2:
        return ""
    said = evidence(word)
    if said:
        return "pali" if said > 0 else "sanskrit"
    return "shaped" if pali_shaped(word) else "other"


_JUDGED = Memory(_judge, 65_536)


def words_of(line: str) -> Iterator[str]:
    """The words of a line in the usual Latin spelling; short capitals (DN, PTS) are left out."""
    if line.isascii() and (scheme := latin_scheme(line)) != "iast":
        line = convert(line, "iast", scheme, "pali").text
    for found in _any_word().finditer(line):
        word = found[0]
        if word.isupper() and len(word) < 4 and word.isascii():
            continue
        if any_indic().search(word):
            made = roman(word)
            # Words of the living languages would look like Sanskrit in the scripts that Pali uses.
            speaks = pali_shaped(made) or "\u0900" <= word[0] < "\u0980"
            yield made if made and speaks else "?"
        else:
            yield latin_word(word)


# Letters and signs of the scripts that Pali is printed in, beside Latin


INDIC = ("devanagari", "sinhala", "thai", "burmese", "khmer")


@cache
def indic_letters() -> str:
    """The letters and signs of these scripts, as the inside of a character class."""
    return char_class(char for name in INDIC for char in _letters(table(name)))


def _letters(own: Table) -> Iterator[str]:
    dandas = {row.written for row in own.rows if row.kind == "danda"}
    for first, last in own.blocks:
        for code in range(first, last + 1):
            char = chr(code)
            if unicodedata.category(char)[0] in "LM" and char not in dandas:
                yield char


@cache
def any_indic() -> re.Pattern[str]:
    """Finds a letter of these scripts."""
    return re.compile(f"[{indic_letters()}]")


@cache
def _any_word() -> re.Pattern[str]:
    indic = indic_letters()
    return re.compile(f"[{LATIN}](?:[{LATIN}]|[’'](?=[{LATIN}]))*|[{indic}][{indic}\u200c\u200d]*")
