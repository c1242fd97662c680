"""Baxter's notation (1992) of a Middle Chinese position, with æ ɛ ɨ ʔ for his ae ea + and '.

A position is initial, rounding, division, kind (重紐), rime, tone, as 音韻地位 gives them.
"""

from __future__ import annotations

from functools import cache

__all__ = ["baxter", "coda_of"]

# fmt: off
_INITIALS = {
    "幫": "p", "滂": "ph", "並": "b", "明": "m",
    "端": "t", "透": "th", "定": "d", "泥": "n", "來": "l",
    "知": "tr", "徹": "trh", "澄": "dr", "孃": "nr",
    "精": "ts", "清": "tsh", "從": "dz", "心": "s", "邪": "z",
    "莊": "tsr", "初": "tsrh", "崇": "dzr", "生": "sr", "俟": "zr",
    "章": "tsy", "昌": "tsyh", "常": "dzy", "書": "sy", "船": "zy", "日": "ny",
    "見": "k", "溪": "kh", "羣": "g", "疑": "ng",
    "影": "ʔ", "曉": "x", "匣": "h", "云": "h", "以": "y",
}
# fmt: on
_STOPS = {"ng": "k", "n": "t", "m": "p"}
_TONES = {"平": "", "上": "X", "去": "H", "入": ""}

# Rime to the part after the medials; a rime of two divisions has two rows.
_RIMES = {
    "東": "uwng", "冬": "owng", "鍾": "owng", "江": "æwng",
    "支": "e", "脂": "ij", "之": "i", "微": "ɨj",
    "魚": "o", "虞": "u", "模": "u",
    "齊": "ej", "祭": "ej", "泰": "aj", "佳": "ɛɨ", "皆": "ɛj", "夬": "æj",
    "灰": "oj", "咍": "oj", "廢": "oj",
    "真": "in", "臻": "in", "文": "un", "殷": "ɨn", "元": "on", "魂": "on", "痕": "on",
    "寒": "an", "刪": "æn", "山": "ɛn", "先": "en", "仙": "en",
    "蕭": "ew", "宵": "ew", "肴": "æw", "豪": "aw",
    "歌": "a", "麻": "æ",
    "陽": "ang", "唐": "ang", "庚": "æng", "耕": "ɛng", "清": "eng", "青": "eng",
    "蒸": "ing", "登": "ong",
    "尤": "uw", "侯": "uw", "幽": "iw",
    "侵": "im", "覃": "om", "談": "am", "鹽": "em", "添": "em", "咸": "ɛm", "銜": "æm",
    "嚴": "æm", "凡": "om",
}  # fmt: skip
# In the third division these write no j before their own i.
_HIGH = "脂之真臻蒸侵幽"
# Rounded by nature: a w before the vowel that the rounding 合 does not add again.
_ALWAYS_ROUNDED = "灰魂"
_ROUND_VOWEL = "虞文凡"
_FOURTH = "齊先蕭青添"


def coda_of(rime: str, tone: str) -> str:
    """The coda of a rime in a tone: ŋ n m, in the entering tone k t p, else empty.

    >>> coda_of("唐", "上"), coda_of("寒", "入"), coda_of("歌", "平")
    ('ŋ', 't', '')
    """
    for ending, stop in _STOPS.items():
        if _RIMES[rime].endswith(ending):
            return stop if tone == "入" else ending.replace("ng", "ŋ")
    return ""


@cache
def baxter(initial: str, rounding: str, division: str, kind: str, rime: str, tone: str) -> str:
    """The notation of a position, given part by part.

    >>> baxter("見", "開", "三", "C", "歌", "平"), baxter("日", "開", "三", "", "真", "入")
    ('kja', 'nyit')
    >>> baxter("明", "", "三", "C", "微", "上"), baxter("幫", "", "一", "", "寒", "入")
    ('mjɨjX', 'pat')
    """
    start = _INITIALS[initial]
    final = _RIMES[rime]
    if tone == "入":
        for ending, stop in _STOPS.items():
            if final.endswith(ending):
                final = final.removesuffix(ending) + stop
    rounded = rime in _ALWAYS_ROUNDED or (rounding == "合" and rime not in _ROUND_VOWEL)
    medial = "w" if rounded else ""
    # A few syllables of the third division stand in the fourth row of the tables (爹, 地).
    if division == "三" or (division == "四" and rime not in _FOURTH):
        medial = _third(kind, rime, medial)
    # tsy-, dzy-, ny-, y- hold the j already.
    if "y" in start:
        medial = medial.removeprefix("j")
    if initial == "云" and not medial.startswith("j"):
        medial = "j" + medial
    return start + medial + final + _TONES[tone]


def _third(kind: str, rime: str, medial: str) -> str:
    if rime in _HIGH:
        if kind == "A" and rime in "真脂侵":
            return "j" + medial
        return medial
    return "j" + medial + ("i" if kind == "A" else "")
