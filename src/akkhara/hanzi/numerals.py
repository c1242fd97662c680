"""Numbers as transcriptions write them: 二十九, 廿四, 卅五, 29, ２９, ㉙."""

from __future__ import annotations

import unicodedata

__all__ = ["NUMERAL", "numeral_value"]

_ONES = {one: value for value, one in enumerate("〇一二三四五六七八九")}
_TENS = {"十": 10, "廿": 20, "卅": 30, "卌": 40, "百": 100, "千": 1000}
NUMERAL = f"[{''.join(_ONES)}{''.join(_TENS)}0-9０-９①-⑳㉑-㉟⑴-⒇]"
"""A character class of everything that numbers are written with."""


def numeral_value(text: str) -> int:
    """The number that `text` writes; digits and characters may not mix within one number.

    >>> numeral_value("二十九"), numeral_value("廿四"), numeral_value("百八"), numeral_value("２９")
    (29, 24, 108, 29)
    >>> numeral_value("㉙"), numeral_value("二三")
    (29, 23)
    """
    if all(one.isdecimal() for one in text):
        return int(text)
    if not any(one in _ONES or one in _TENS for one in text):
        value = 0
        for one in text:
            number = int(unicodedata.numeric(one))
            value = value * (100 if number > 9 else 10) + number
        return value
    if not any(one in _TENS for one in text):
        value = 0
        for one in text:
            value = value * 10 + int(unicodedata.numeric(one))
        return value
    total = pending = 0
    for one in text:
        if one in _TENS:
            unit = _TENS[one]
            if unit >= 100:
                total = (total + (pending or (0 if total else 1))) * unit
                pending = 0
            else:
                total += (pending or 1) * unit if one == "十" else unit
                pending = 0
        else:
            pending = pending * 10 + int(unicodedata.numeric(one))
    return total + pending
