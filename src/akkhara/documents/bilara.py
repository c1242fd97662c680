"""SuttaCentral's bilara JSON: one object, ids of segments to their text.

    {"mn1:1.1": "Evaṁ me sutaṁ—", "mn1:1.2": "ekaṁ samayaṁ …"}

The text of the document is the segments, one a line. The name of the file says the language and
what the segments are (`mn1_root-pli-ms.json`, `mn1_translation-en-sujato.json`); without such a
name the words say it.
"""

from __future__ import annotations

import json
import re
from pathlib import PurePath
from typing import Any, NamedTuple

from akkhara.documents.blocks import SIZE, Block, Mark
from akkhara.documents.problems import Problem, made
from akkhara.errors import DocumentError

__all__ = ["Bilara", "is_bilara", "read_bilara"]

_HEAD = re.compile(r"""\s*\{\s*(?:"[^"\n]{1,80}:[^"\n]{0,80}"\s*:|\}\s*\Z)""")
_NAME = re.compile(r"_(root|translation|variant|comment|html|reference)-([a-z]{2,3})\b")
_LANGUAGES = {"pli": "pi", "san": "sa", "lzh": "zh"}
_TAG = re.compile(r"</?[A-Za-z][^<>]{0,200}>")


class Bilara(NamedTuple):
    """What was read: `id` of the text, its `blocks`, what is to be noted."""

    id: str
    blocks: tuple[Block, ...]
    notes: list[Problem]


def is_bilara(head: str) -> bool:
    """Whether a text that begins so is an object of segments.

    >>> is_bilara('{"dn1:1.1": "Evaṁ'), is_bilara('{"name": "x"}'), is_bilara("{udakaṃ} dn1:1")
    (True, False, False)
    """
    return _HEAD.match(head) is not None


def read_bilara(text: str, name: str) -> Bilara:
    """The segments of a JSON text; `name` is the document's, for errors and for its language.

    Raises `DocumentError` with the line for broken JSON, and for JSON that is no object of
    segments. An id that stands twice, a segment that is no text, and markup in one are noted.
    """
    places = _Lines(text)
    try:
        found = json.loads(text, object_pairs_hook=_Pairs)
    except json.JSONDecodeError as error:
        raise DocumentError(
            f"{name} is broken JSON: {error.msg} (line {error.lineno}, column {error.colno})",
            file=name,
            line=error.lineno,
            hint='an object of segments: {"mn1:1.1": "Evaṁ me sutaṁ"}',
        ) from None
    except RecursionError:
        raise DocumentError(f"{name} is JSON nested too deep", file=name, line=1) from None
    if not isinstance(found, _Pairs):
        what = "a list" if isinstance(found, list) else "a single value"
        raise DocumentError(
            f"{name} is JSON, but {what}",
            file=name,
            line=1,
            hint='an object of segments: {"mn1:1.1": "Evaṁ me sutaṁ"}',
        )
    return _segments(found, places, name)


class _Pairs(list[tuple[str, Any]]):
    """An object as its pairs, so that an id that stands twice is seen."""


class _Lines:
    """The line that each id stands on, asked in the order of the text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1

    def of(self, id: str) -> int:
        """The line of the next place where the id is written as it is."""
        at = self._text.find(json.dumps(id, ensure_ascii=False), self._at)
        if at >= 0:
            self._line += self._text.count("\n", self._at, at)
            self._at = at + 1
        return self._line


def _segments(pairs: _Pairs, places: _Lines, name: str) -> Bilara:
    named = _NAME.search(PurePath(name).name)
    sort, code = (named[1], named[2]) if named else ("", "")
    layer = "variant" if sort == "variant" else "note" if sort == "comment" else "text"
    language = _LANGUAGES.get(code, code)
    notes: list[Problem] = []
    seen: set[str] = set()
    blocks: list[Block] = []
    parts: list[str] = []
    marks: list[Mark] = []
    loci: list[tuple[int, str, int]] = []
    offset = size = 0
    for id, value in pairs:
        line = places.of(id)
        at = offset + size
        if id in seen:
            notes.append(made("duplicate", at, at, f"{id} stands twice", "", line, id))
        seen.add(id)
        if not isinstance(value, str):
            said = f"{id} is {_named(value)}, not text; left out"
            notes.append(made("no-text", at, at, said, "", line, id))
            continue
        text = " ".join(value.split("\n")).rstrip() + "\n"
        for tag in _TAG.finditer(text):
            said = f"{tag[0]} is markup; it is no part of a word"
            place = at + tag.start()
            notes.append(made("markup", place, place + len(tag[0]), said, tag[0], line, id))
        loci.append((size, id, line))
        marks.append(Mark(size, size + len(text), "segment", f"{id}\t{sort or 'segment'}"))
        if language:
            marks.append(Mark(size, size + len(text), "lang", language))
        parts.append(text)
        size += len(text)
        if size > SIZE:
            blocks.append(_block(offset, parts, layer, marks, loci))
            offset, size, parts, marks, loci = offset + size, 0, [], [], []
    if parts:
        blocks.append(_block(offset, parts, layer, marks, loci))
    first = pairs[0][0].partition(":")[0] if pairs else ""
    return Bilara(first, tuple(blocks), notes)


def _block(
    offset: int, parts: list[str], layer: str, marks: list[Mark], loci: list[tuple[int, str, int]]
) -> Block:
    data = "".join(parts).encode("utf-8", "surrogatepass")
    return Block(offset, loci[0][2], data, layer, tuple(marks), tuple(loci))


def _named(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, _Pairs):
        return "an object"
    return "a list" if isinstance(value, list) else f"{value!r}"
