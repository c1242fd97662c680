"""Kan-on and Go-on of a Middle Chinese position, regular by rule, in the old kana spelling.

These are what the correspondences give, not what dictionaries record: a character's customary
reading may differ. 安然 and his masters speak of 漢音 and 吳音 of the letters throughout; the rules
say what those words amount to for any fanqie.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows

__all__ = ["go_on", "kan_on"]

_VOWELS = "aiueo"
_KANA = {
    "": "アイウエオ",
    "k": "カキクケコ",
    "g": "ガギグゲゴ",
    "s": "サシスセソ",
    "z": "ザジズゼゾ",
    "t": "タチツテト",
    "d": "ダヂヅデド",
    "n": "ナニヌネノ",
    "h": "ハヒフヘホ",
    "b": "バビブベボ",
    "m": "マミムメモ",
    "y": "ヤイユエヨ",
    "r": "ラリルレロ",
    "w": "ワヰウヱヲ",
}
_ENDS = {
    "": "", "i": "イ", "u": "ウ", "n": "ン",
    "tsu": "ツ", "chi": "チ", "fu": "フ", "ku": "ク", "ki": "キ",
}  # fmt: skip
_FINAL = re.compile(r"([yw]?)([aiueo])(.*)")
_VELAR = "見溪羣疑影曉匣云"
_LABIAL = "幫滂並明"


@cache
def _initials() -> Mapping[str, tuple[str, str]]:
    rows = read_rows("akkhara.hanzi", "data/on_initials.tsv", ["initial", "kan", "go"])
    return MappingProxyType({row["initial"]: (row["kan"], row["go"]) for row in rows})


@cache
def _rimes() -> Mapping[tuple[str, str], tuple[Mapping[str, str], ...]]:
    found: dict[tuple[str, str], tuple[Mapping[str, str], ...]] = {}
    for row in read_rows("akkhara.hanzi", "data/on_rimes.tsv", ["rime", "division", "kan", "go"]):
        key = (row["rime"], row["division"])
        found[key] = (*found.get(key, ()), MappingProxyType(row))
    return MappingProxyType(found)


def _row(initial: str, rounding: str, division: str, rime: str) -> Mapping[str, str] | None:
    group = "velar" if initial in _VELAR else "labial" if initial in _LABIAL else "other"
    rows = _rimes().get((rime, division))
    if rows is None:
        # A made position may have a division that its rime never has: 見 before 下 in 三.
        rows = next((found for key, found in _rimes().items() if key[0] == rime), ())
    for row in rows:
        if row["at"] in ("", rounding) and row["after"] in ("", group, initial):
            return row
    return rows[-1] if rows else None


def _kana(onset: str, final: str) -> str:
    found = _FINAL.fullmatch(final)
    assert found is not None, final
    glide, vowel, end = found.groups()
    at = _VOWELS.index(vowel)
    if glide == "w":
        if onset in ("k", "g"):
            # クワ クヰ クヱ, but コ where the vowel is round already.
            head = _KANA[onset][at] if vowel in "ou" else _KANA[onset][2] + _KANA["w"][at]
        elif onset == "":
            head = _KANA["w"][at]
        else:
            head = _KANA[onset][at]
    elif glide == "y" and onset not in ("", "y"):
        head = _KANA[onset][1] + _KANA["y"][at]
    elif glide == "y":
        head = _KANA["y"][at]
    else:
        head = _KANA[onset][at]
    return head + _ENDS[end]


def kan_on(initial: str, rounding: str, division: str, rime: str, tone: str) -> str:
    """The regular Kan-on (漢音) in katakana.

    >>> kan_on("日", "開", "三", "真", "入"), kan_on("明", "", "三", "庚", "平")
    ('ジツ', 'メイ')
    """
    row = _row(initial, rounding, division, rime)
    if row is None:
        return ""
    onset = _initials()[initial][0]
    final = row["kan_checked"] if tone == "入" else row["kan"]
    if not final:
        return ""
    # The nasals are kept before エイ: 明 メイ, 寧 ネイ.
    if final == "ei" and rime in "庚清青":
        onset = {"明": "m", "泥": "n", "孃": "n"}.get(initial, onset)
    return _kana(onset, final)


def go_on(initial: str, rounding: str, division: str, rime: str, tone: str) -> str:
    """The regular Go-on (吳音) in katakana.

    >>> go_on("日", "開", "三", "真", "入"), go_on("匣", "開", "二", "麻", "上")
    ('ニチ', 'ゲ')
    """
    row = _row(initial, rounding, division, rime)
    if row is None:
        return ""
    onset = _initials()[initial][1]
    final = row["go_checked"] if tone == "入" else row["go"]
    if not final:
        return ""
    # 匣 before a rounded vowel has no stop in Go-on: 和 ワ, 會 ヱ.
    if initial == "匣" and final.startswith("w"):
        onset = ""
    return _kana(onset, final)
