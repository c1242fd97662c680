"""Simplified characters in copies of transcriptions, by a hand-made list.

General converters damage these texts: 里 余 云 郁 准 are transcription characters in their own
right and never stand for 裏 餘 雲 鬱 準 here. So a character changes only when `simplified.tsv`
says so, and what was written is always kept beside what it is folded to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from unicodedata import normalize

from akkhara.data import read_rows

_COMPATIBILITY = re.compile("[\uf900-\ufaff\U0002f800-\U0002fa1f]")

__all__ = ["fold", "folds", "kept"]


@cache
def folds() -> Mapping[str, str]:
    """Simplified character to the one it stands for; characters that must survive are not in it.

    >>> folds()["萨"], "里" in folds()
    ('薩', False)
    """
    rows = read_rows("akkhara.hanzi", "data/simplified.tsv", ["character", "stands_for", "note"])
    return MappingProxyType(
        {
            row["character"]: row["stands_for"]
            for row in rows
            if row["character"] != row["stands_for"]
        }
    )


@cache
def kept() -> Mapping[str, str]:
    """Characters that a general converter would change and that stay here, with the reason.

    >>> sorted(set("里余云郁准") - set(kept()))
    []
    """
    rows = read_rows("akkhara.hanzi", "data/simplified.tsv", ["character", "stands_for", "note"])
    return MappingProxyType(
        {row["character"]: row["note"] for row in rows if row["character"] == row["stands_for"]}
    )


@cache
def _table() -> dict[int, str]:
    return {ord(simple): full for simple, full in folds().items()}


def fold(text: str) -> str:
    """`text` with simplified characters replaced, one for one, so that offsets stay; compatibility
    ideographs (U+F900 ff.) become the characters that they are copies of.

    >>> fold("曩谟三满多没驮喃 里余云郁准")
    '曩謨三滿多沒馱喃 里余云郁准'
    """
    folded = text.translate(_table())
    if _COMPATIBILITY.search(folded):
        return _COMPATIBILITY.sub(lambda found: normalize("NFC", found[0]), folded)
    return folded
