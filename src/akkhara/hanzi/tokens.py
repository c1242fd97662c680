"""The pieces of a transcription that are not notes: characters, made characters, codes, damage."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from akkhara.values import Value

if TYPE_CHECKING:
    from akkhara.hanzi.marks import Mark

__all__ = ["HAN", "Token", "TokenKind", "closing", "split"]

TokenKind = Literal[
    "character",
    "made",
    "entity",
    "private",
    "damage",
    "note",
    "mark",
    "number",
    "rubric",
    "space",
    "punctuation",
    "foreign",
]

HAN = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
"""The ranges of Chinese characters, for use inside a character class."""

_MADE = rf"\[(?=[^\[\]]*[*/+@?-])[{HAN}*/+@?()（）\-〇○□&;A-Za-z0-9]{{2,60}}\]"
# Vowel signs and accents of the scripts that stand beside transcriptions.
_SIGNS = "\u0300-\u036f\u0900-\u0dff\u200c\u200d\U00011580-\U000115dd"
_SPLIT = re.compile(
    rf"""
    (?P<entity>&[A-Za-z][A-Za-z0-9_-]{{0,30}};)
  | (?P<made>{_MADE})
  | (?P<damage>[＾^][0-9０-９]*[□■]?|[□■○◯〇〓\ufffd])
  | (?P<character>[{HAN}])
  | (?P<space>\s+)
  | (?P<private>[\ue000-\uf8ff\U000f0000-\U0010ffff])
  | (?P<number>[0-9０-９①-⑳㉑-㉟⑴-⒇]+)
  | (?P<foreign>[^\W\d_{HAN}](?:[^\W_{HAN}]|[{_SIGNS}]|[\ '’.,\-](?=[^\W\d_{HAN}]))*)
    """,
    re.VERBOSE,
)
_CLOSERS = {"）": "（", ")": "(", "〕": "〔"}
_BRACKETS = re.compile(rf"{_MADE}|[（(〔）)〕]")


@dataclass(frozen=True, slots=True)
class Token(Value):
    """A piece of the text: `kind`, `text`, `start`, `end` (code points), and the `marks` that a
    note, a bare mark or a number says."""

    kind: TokenKind
    text: str
    start: int
    end: int
    marks: tuple[Mark, ...] = ()


def split(text: str, at: int) -> Token:
    """The piece that begins at offset `at`; whatever is nothing else is punctuation.

    >>> split("[武*我]嚩", 0).kind, split("&CB02735;", 0).kind, split("＾6□音", 0).text
    ('made', 'entity', '＾6□')
    """
    found = _SPLIT.match(text, at)
    if found is None or found.lastgroup is None or found.end() == at:
        return Token("punctuation", text[at : at + 1], at, at + 1)
    end = found.end()
    kinds: dict[str, TokenKind] = {
        "entity": "entity",
        "made": "made",
        "damage": "damage",
        "character": "character",
        "space": "space",
        "private": "private",
        "number": "number",
        "foreign": "foreign",
    }
    return Token(kinds[found.lastgroup], text[at:end], at, end)


def closing(text: str) -> dict[int, int]:
    """For every opening bracket that is closed, the offset behind its closing bracket.

    Brackets of different shapes close each other (（上) is common in copies); brackets inside a
    composition do not count.

    >>> closing("沒（入）馱(引")
    {1: 4}
    """
    found: dict[int, int] = {}
    stack: list[int] = []
    for piece in _BRACKETS.finditer(text):
        if piece[0] in "（(〔":
            stack.append(piece.start())
        elif piece[0] in _CLOSERS and stack:
            found[stack.pop()] = piece.end()
    return found
