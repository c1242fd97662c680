"""What is wrong or doubtful in a document, each with its offset."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Literal

from akkhara.documents.analysis import Syllable
from akkhara.documents.blocks import Block
from akkhara.documents.codes import PRIVATE, Codes, code_of
from akkhara.documents.language import is_pali, latin_word, only_pali
from akkhara.documents.spans import Span
from akkhara.documents.words import segments_of
from akkhara.values import Value

__all__ = ["KINDS", "Level", "Problem", "problems_of"]

Level = Literal["damage", "fault", "note"]

# Every kind of problem, for the summary and the report.
KINDS = {
    "lost": "signs that stand for a character which is missing or cannot be read",
    "unclear": "places that the markup calls unclear",
    "gap": "gaps that the markup states",
    "composition": "characters that are described by their parts",
    "replacement": "replacement characters: something was lost in an earlier conversion",
    "undecodable": "bytes that are not UTF-8",
    "control": "control characters",
    "surrogate": "lone surrogates",
    "unknown": "signs that no table knows",
    "unknown-code": "glyph codes that nothing resolves",
    "code-position": "glyph codes whose declaration and position say different things",
    "code-content": "glyph references whose content is another character",
    "misplaced": "signs in a place where they cannot stand",
    "mark": "marks without a counterpart",
    "mixed": "words that mix letters of several alphabets",
    "disagreement": "Siddham and Latin side by side that say different things",
    "missing": "sounds that Siddham has no sign for",
    "alternate": "alternate letters, read as the plain ones",
    "decomposed": "text that is not in NFC",
    "bom": "a byte order mark",
    "empty": "an empty document",
    "ambiguous": "spellings that can be read in two ways",
    "capital": "capital letters",
    "foreign": "words in Pali text with letters that Pali does not have",
    "duplicate": "segments whose id stands twice",
    "no-text": "segments that are no text",
    "markup": "markup inside plain text",
    "encoding": "a declared encoding that is not the one of the file",
}
_LEVELS: dict[str, Level] = {
    **dict.fromkeys(
        ["lost", "unclear", "gap", "composition", "replacement", "undecodable"], "damage"
    ),
    **dict.fromkeys(
        [
            "missing",
            "alternate",
            "decomposed",
            "bom",
            "empty",
            "ambiguous",
            "capital",
            "foreign",
            "markup",
            "encoding",
        ],
        "note",
    ),
}
# A word may begin with a capital: that is no problem.
_NO_PROBLEM = frozenset(["capital"])


@dataclass(frozen=True, slots=True)
class Problem(Value):
    """Something wrong or doubtful.

    Fields: `offset` and `end` in code points of the document's text; `kind`, a key of `KINDS`;
    `level`: damage (of the text as it came down), fault (of its letters or codes) or note;
    `message`; `text`, what stands there; `line` of the source; `locus` in the edition, or empty.
    """

    offset: int
    end: int
    kind: str
    level: Level
    message: str
    text: str
    line: int
    locus: str = ""

    def to_text(self) -> str:
        """One line: where, what."""
        where = self.locus or f"line {self.line}"
        return f"{where}, offset {self.offset}: {self.message} [{self.kind}]"


def made(
    kind: str, offset: int, end: int, message: str, text: str, line: int, locus: str
) -> Problem:
    """A problem of a kind, with the kind's level."""
    return Problem(offset, end, kind, _LEVELS.get(kind, "fault"), message, text, line, locus)


_DAMAGE = re.compile(
    r"(?P<lost>＾\d□?|[□▆]+)"
    r"|(?P<composition>\[[^\[\]\s]{0,40}[*/@+-][^\[\]\s]{0,40}\])"
    r"|(?P<replacement>\ufffd+)"
    r"|(?P<undecodable>[\udc80-\udcff])"  # as Python keeps a byte that is not UTF-8
    r"|(?P<surrogate>[\ud800-\udc7f\udd00-\udfff])"
    r"|(?P<control>[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]+)"
    r"|(?P<unknown>[\ue000-\uf8ff\U000f0000-\U0010ffff])"
)
_LATIN = "[A-Za-z\u00c0-\u024f\u1e00-\u1eff]"
# A Greek or Cyrillic letter that touches a Latin one.
_MIXED = re.compile(rf"(?:(?<={_LATIN})|(?=[\u0370-\u052f]{_LATIN}))([\u0370-\u052f])")
_COMPOSED = re.compile(r"\A\[[^\[\]]*[^\x00-\x7f][^\[\]]*\]\Z")


def problems_of(block: Block, spans: Sequence[Span], codes: Codes) -> list[Problem]:
    """The problems of a block, in the order of their offsets."""
    found = [
        *_marked(block, spans),
        *(problem for span in spans for problem in _of_span(span, codes)),
        *_disagreements(spans),
        *(_foreign(block) if any(span.kind == "pali" for span in spans) else ()),
    ]
    return sorted(found, key=lambda problem: (problem.offset, problem.end))


def _marked(block: Block, spans: Sequence[Span]) -> Iterator[Problem]:
    """What the markup itself says."""
    said = {
        "unclear": "unclear in the source",
        "gap": "a gap in the source",
        "unknown-code": "the code {} is neither declared nor decodable; □ stands for it",
        "code-content": "the reference to this code holds another character: {}",
    }
    for mark in block.marks:
        if mark.kind not in said:
            continue
        offset, end = block.start + mark.start, block.start + mark.end
        number = bisect_right(spans, offset, key=lambda one: one.end)
        span = spans[number] if number < len(spans) else None
        message = said[mark.kind].format(mark.value)
        if mark.kind in ("unclear", "gap") and mark.value:
            message += f" ({mark.value})"
        text = block.text[mark.start : mark.end]
        line, locus = (span.line, span.locus) if span else (block.line, "")
        yield made(mark.kind, offset, end, message, text, line, locus)


def _of_span(span: Span, codes: Codes) -> Iterator[Problem]:
    text = span.text
    if span.kind == "siddham":
        yield from _code_problems(span, codes)
    if span.kind in ("siddham", "iast", "pali"):
        yield from _letter_problems(span)
        return
    line = span.line
    for hit in _DAMAGE.finditer(text):
        kind = hit.lastgroup or ""
        if kind == "unknown" and code_of(hit[0]):
            continue
        if kind == "composition" and not _COMPOSED.match(hit[0]):
            continue
        if kind == "lost" and span.damaged:
            continue  # the markup has said so
        start = span.start + hit.start()
        at_line = line + text.count("\n", 0, hit.start()) if not span.locus else line
        yield made(
            kind, start, start + len(hit[0]), _said(kind, hit[0]), hit[0], at_line, span.locus
        )
    mixed = _MIXED.search(text) if span.kind == "other" else None
    if mixed:
        at = span.start + mixed.start(1)
        said = f"{mixed[1]} (U+{ord(mixed[1]):04X} {unicodedata.name(mixed[1], 'unnamed')})"
        said += " inside a Latin word"
        yield made("mixed", at, at + 1, said, text.strip(), line, span.locus)


def _foreign(block: Block) -> Iterator[Problem]:
    """Words among Pali with letters that Pali does not have."""
    if only_pali(block.text):
        return
    for segment in segments_of(block):
        for token in () if only_pali(segment.text) else segment.tokens:
            if token.kind != "foreign":
                continue
            letters = dict.fromkeys(char for char in latin_word(token.text) if not is_pali(char))
            said = f"{token.text} is no Pali word"
            if letters:
                said += f": Pali does not have {' '.join(letters)}"
            yield made(
                "foreign", token.start, token.end, said, token.text, segment.line, segment.locus
            )


def _said(kind: str, text: str) -> str:
    if kind == "lost":
        return f"{text} stands for a character that is missing or cannot be read"
    if kind == "composition":
        return f"{text}: a character described by its parts"
    if kind == "replacement":
        return "U+FFFD: a character was lost in an earlier conversion"
    if kind == "undecodable":
        return f"byte 0x{ord(text) - 0xDC00:02X} is not UTF-8; kept"
    if kind == "surrogate":
        return f"U+{ord(text[0]):04X} is half a character (a lone surrogate); kept"
    if kind == "control":
        return f"the control character U+{ord(text[0]):04X}; kept"
    return f"U+{ord(text[0]):04X} is for private use: nothing says what it means here; kept"


def _code_problems(span: Span, codes: Codes) -> Iterator[Problem]:
    for number, char in enumerate(span.text):
        code = code_of(char)
        if not code:
            if char > "\U000effff":
                at = span.start + number
                said = _said("unknown", char)
                yield made("unknown", at, at + 1, said, char, span.line, span.locus)
            continue
        found, at = codes.resolve(code), span.start + number
        if found.how == "unknown":
            said = f"{code} is not declared, and its position says nothing"
            yield made("unknown-code", at, at + 1, said, char, span.line, span.locus)
        elif found.position_iast:
            said = f"{code} is declared as {found.iast}; its position says {found.position_iast}"
            yield made("code-position", at, at + 1, said, char, span.line, span.locus)


def _letter_problems(span: Span) -> Iterator[Problem]:
    """The notes of a conversion, which say what the letters cannot mean.

    Codes are left out first, each replaced by a space, so that offsets stay."""
    text = span.text
    if span.kind == "pali" and only_pali(text):
        return
    target, source = ("iast", None) if span.kind == "pali" else ("siddham", "iast")
    if span.kind == "siddham":
        text = re.sub(f"[{PRIVATE}]", " ", text)
        target, source = "iast", "siddham"
    if not text.strip():
        return
    from akkhara.scripts import convert

    language = "pali" if span.kind == "pali" else "sanskrit"
    for note in convert(text, target, source, language).notes:
        if note.kind in _NO_PROBLEM:
            continue
        at = span.start + note.offset
        yield made(
            note.kind, at, at + 1, note.message, span.text[note.offset : note.offset + 1],
            span.line, span.locus,
        )  # fmt: skip


# What may stand between a Siddham text and its romanisation.
_BETWEEN = re.compile(r"[ \t\u3000]*[(（\[〔=＝:：/／]?[ \t\u3000]*\n?[ \t\u3000]*\Z")


def _disagreements(spans: Sequence[Span]) -> Iterator[Problem]:
    """Siddham and Latin side by side: in one parallel group, in brackets, or on the next line."""
    for number, span in enumerate(spans):
        if span.kind != "siddham":
            continue
        after = spans[number + 1 : number + 3]
        between = ""
        for other in after:
            if other.kind == "iast" and other.layer == span.layer:
                yield from _compared(span, other, between)
            if other.kind != "other" or other.group != span.group:
                break
            between += other.text
            if not _BETWEEN.match(between):
                break


def _compared(span: Span, other: Span, between: str) -> Iterator[Problem]:
    left, right = span.syllables, other.syllables
    ours, theirs = [one.akshara.key for one in left], [one.akshara.key for one in right]
    if ours == theirs:
        return
    matcher = SequenceMatcher(None, ours, theirs, autojunk=False)
    bracketed = any(char in between for char in "(（[〔=＝") or (span.group and not between)
    alike = matcher.ratio() >= 0.5
    if not (alike or (bracketed and len(ours) == len(theirs))):
        return  # other words, not a romanisation
    if len(ours) == len(theirs):
        steps = [("replace", i, i + 1, i, i + 1) for i in range(len(ours)) if ours[i] != theirs[i]]
    else:
        steps = list(matcher.get_opcodes())
    for tag, a, b, c, d in steps:
        if tag == "equal":
            continue
        here = left[min(a, len(left) - 1)]
        said = f"Siddham has {_shown(left[a:b])}, the Latin beside it {_shown(right[c:d])}"
        end = left[b - 1].end if b > a else here.end
        text = "".join(one.text for one in left[a:b])
        yield made("disagreement", here.start, end, said, text, span.line, span.locus)


def _shown(found: Sequence[Syllable]) -> str:
    return " ".join(one.iast for one in found) or "nothing"


def describe_kinds(counts: dict[str, int]) -> list[dict[str, Any]]:
    """Counts of problems with what each kind is, most frequent first."""
    return [
        {"kind": kind, "count": count, "what": KINDS.get(kind, kind)}
        for kind, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]
