"""Fanqie: what two characters spell, and which Sanskrit letters that sound can write.

First strictly, by the algebra of the rime books; then freely, the initial of the upper before the
rime and tone of the lower, as 智廣 joins any initial to 下. Every reading of either character is
kept. The letters that fit come from two tables, of initials and of rimes (`fits_*.tsv`), each row
with the spellings of the tables that it rests on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal
from unicodedata import normalize

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.hanzi.baxter import baxter, coda_of
from akkhara.hanzi.medieval import Reading, parts, readings
from akkhara.hanzi.sinoxenic import go_on, kan_on
from akkhara.hanzi.spelling import free_positions, strict_positions
from akkhara.hanzi.tokens import HAN
from akkhara.values import Value

__all__ = ["FanqieFault", "FanqieReading", "fanqie", "fanqie_faults", "fitting_letters"]

_CHARACTER = rf"(?:[{HAN}]|\[[^\[\]]+\])"
# 反 closes a spelling whenever two characters stand before it.
_SPELLING = re.compile(
    rf"({_CHARACTER}{{1,2}})({_CHARACTER})(?:反|切|翻)|({_CHARACTER}{{1,2}})({_CHARACTER})"
)
_ONE = re.compile(rf"[{HAN}]|\[[^\[\]]+\]")


@dataclass(frozen=True, slots=True)
class FanqieReading(Value):
    """One thing that a fanqie can spell.

    Fields: `upper`, `lower`, the characters; `before`, a first upper character where three spell a
    cluster (曷力下), else empty; `kind`: strict (a syllable of the rime books) or free (initial of
    the upper before rime and tone of the lower); `position` 音韻地位; `baxter`; `coda` (ŋ n m k t p
    or empty); `kan_on`, `go_on`, in katakana, regular by rule and not taken from a dictionary;
    `letters`, the Sanskrit letters that it fits, the likely ones first: consonants, or after 影
    the vowels; `syllables`, the same with the vowels of the rime.
    """

    upper: str
    lower: str
    before: str
    kind: Literal["strict", "free"]
    position: str
    baxter: str
    coda: str
    kan_on: str
    go_on: str
    letters: tuple[str, ...]
    syllables: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """Fields, and where Kan-on and Go-on come from."""
        return Value.to_dict(self) | {"on_by": "rule"}

    def to_text(self) -> str:
        """One line: spelling, position, Baxter, Japanese readings by rule, letters."""
        return (
            f"{self.before}{self.upper}{self.lower}反 {self.kind}  {self.position}  {self.baxter}  "
            f"漢 {self.kan_on or '—'} 吳 {self.go_on or '—'} (by rule)  "
            f"letters: {' '.join(self.letters) or '—'}"
        )


@dataclass(frozen=True, slots=True)
class FanqieFault(Value):
    """A spelling of the tables that does not spell its letter: `spelling`, `letter`, `source` (id
    of a source of letters), `fault` (print, text, second), `read` (what it should be, or empty),
    `reason`, `quote` (the words of the treatise)."""

    spelling: str
    letter: str
    source: str
    fault: str
    read: str
    reason: str
    quote: str


@cache
def fanqie_faults() -> tuple[FanqieFault, ...]:
    """The spellings of the clean table of 悉曇字記 that need an explanation.

    >>> [(one.spelling, one.letter) for one in fanqie_faults()][:2]
    [('作可', 'j'), ('折我', 'ṭh')]
    """
    rows = read_rows("akkhara.hanzi", "data/fanqie_faults.tsv")
    return tuple(FanqieFault(**row) for row in rows)


def fanqie(spelling: str) -> tuple[FanqieReading, ...]:
    """What a fanqie spells: strict readings first, then free ones that say something new.

    Parameters: `spelling`, two characters with or without 反 or 切 (居下反, 無可); three where two
    initials stand before the rime (曷力下反); made characters may stand for any of them. Raises
    `RequestError` when it is no spelling, when a character has no Middle Chinese reading, or when
    the extra `hanzi` is not installed.

    >>> found = fanqie("居下反")
    >>> [(one.kind, one.position, one.baxter, one.kan_on, one.go_on) for one in found][0]
    ('strict', '見開二麻上', 'kæX', 'カ', 'ケ')
    >>> found[0].letters
    ('k',)
    >>> fanqie("無可")[0].letters
    ('v', 'm', 'b')
    """
    text = normalize("NFC", spelling).strip()
    found = _SPELLING.fullmatch(text)
    if found is None or text.endswith(("反反", "切切")):
        raise RequestError(
            f"{spelling!r} is no fanqie",
            hint="two characters, initial and rime, as 居下反; three for a cluster: 曷力下反",
        )
    uppers = _ONE.findall(found[1] or found[3])
    before = uppers[0] if len(uppers) == 2 else ""
    upper, lower = uppers[-1], found[2] or found[4]
    ups, lows = _known(upper), _known(lower)
    made: dict[tuple[str, str, bool], FanqieReading] = {}
    for kind in ("strict", "free"):
        for one in ups:
            for other in lows:
                join = strict_positions if kind == "strict" else free_positions
                for position in join(one.position, other.position):
                    key = (position, before, one.light)
                    if key not in made:
                        made[key] = _reading(upper, lower, before, kind, position, one.light)
    return tuple(made.values())


def _known(char: str) -> tuple[Reading, ...]:
    found = readings(char)
    if not found:
        raise RequestError(
            f"{char} has no Middle Chinese reading here",
            hint="a character of 廣韻, of the list of aliases, or a composition like [武*我]",
        )
    return found


def _reading(
    upper: str, lower: str, before: str, kind: str, position: str, light: bool
) -> FanqieReading:
    place = parts(position)
    initial, rounding, division, _, rime, tone = place
    letters, syllables = fitting_letters(position, light)
    return FanqieReading(
        upper=upper,
        lower=lower,
        before=before,
        kind="strict" if kind == "strict" else "free",
        position=position,
        baxter=baxter(*place),
        coda=coda_of(rime, tone),
        kan_on=kan_on(initial, rounding, division, rime, tone),
        go_on=go_on(initial, rounding, division, rime, tone),
        letters=letters,
        syllables=syllables,
    )


@cache
def _initial_letters() -> Mapping[tuple[str, bool], tuple[str, ...]]:
    rows = read_rows("akkhara.hanzi", "data/fits_initials.tsv", ["initial", "light", "letters"])
    return MappingProxyType(
        {
            (row["initial"], row["light"] == "yes"): (
                *row["letters"].split(),
                *row["more"].split(),
            )
            for row in rows
        }
    )


@cache
def _rime_vowels() -> Mapping[str, tuple[str, ...]]:
    rows = read_rows("akkhara.hanzi", "data/fits_rimes.tsv", ["rime", "vowels", "more"])
    return MappingProxyType(
        {row["rime"]: (*row["vowels"].split(), *row["more"].split()) for row in rows}
    )


_NASAL_CODAS = "ŋnm"
_LONG = frozenset({"ā", "ī", "ū"})


@cache
def fitting_letters(position: str, light: bool = False) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Sanskrit letters that a position fits, and the syllables, the likely ones first.

    `light`: whether its labial is spelled by a light one. A coda keeps vowels short (入聲 is the
    short sound of 刊定記); a nasal coda also makes aṃ, a stop aḥ. Liquid vowels are spelled only
    by 來 before i or u, llaṃ only before a with a nasal.

    >>> fitting_letters("影開三蒸入")
    (('i',), ('i', 'ik'))
    >>> fitting_letters("影開一覃去")[0]
    ('aṃ', 'a', 'o')
    """
    initial, _, _, _, rime, tone = parts(position)
    coda = coda_of(rime, tone)
    vowels = _rime_vowels()[rime]
    if coda:
        vowels = tuple(one for one in vowels if one not in _LONG)
    if initial == "影":
        letters = _dotted(coda) if "a" in vowels else ()
        return (*letters, *vowels), _syllables("", vowels, coda)
    heard = light or _is_light(position)
    consonants = _initial_letters().get((initial, heard)) or _initial_letters()[initial, False]
    if initial == "來":
        consonants = tuple(one for one in consonants if _liquid_fits(one, vowels, coda))
    syllables = [
        syllable
        for one in consonants
        if one != "llaṃ"
        for syllable in ((one,) if one in ("ṛ", "ṝ", "ḷ", "ḹ") else _syllables(one, vowels, coda))
    ]
    if "llaṃ" in consonants:
        syllables.append("llaṃ")
    return consonants, tuple(dict.fromkeys(syllables))


def _is_light(position: str) -> bool:
    initial, _, division, kind, rime, _ = parts(position)
    third = initial in "幫滂並明" and division == "三" and kind == "C"
    return third and not (initial == "明" and rime in "東尤")


def _dotted(coda: str) -> tuple[str, ...]:
    if not coda:
        return ()
    return ("aṃ",) if coda in _NASAL_CODAS else ("aḥ",)


def _liquid_fits(letter: str, vowels: Iterable[str], coda: str) -> bool:
    if letter == "llaṃ":
        return "a" in vowels and coda in tuple(_NASAL_CODAS)
    if letter in ("ṛ", "ṝ", "ḷ", "ḹ"):
        return any(one in vowels for one in ("i", "ī", "u", "ū"))
    return True


def _syllables(onset: str, vowels: Iterable[str], coda: str) -> tuple[str, ...]:
    plain = [onset + vowel for vowel in vowels]
    if not coda:
        return tuple(plain)
    end = "ṃ" if coda in _NASAL_CODAS else coda
    closed = [one + end for one in plain]
    return tuple(closed + plain) if coda in _NASAL_CODAS else tuple(plain + closed)
