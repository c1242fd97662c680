"""A document's text as lines of HTML, every akṣara a link to its explanation."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from markupsafe import Markup, escape

from akkhara.documents.analysis import Syllable
from akkhara.documents.codes import code_of
from akkhara.documents.document import Document
from akkhara.documents.glossary import Entry
from akkhara.documents.problems import Problem
from akkhara.documents.spans import Span
from akkhara.documents.words import Token, segments_of

__all__ = ["TextPage", "anchor"]


def anchor(one: Syllable) -> str:
    """The id of an akṣara's explanation.

    >>> from akkhara.akshara import akshara
    >>> anchor(Syllable(akshara("ka"), 0, 1, "ka"))
    's-1158e'
    """
    return "s-" + "-".join(f"{ord(char):x}" for char in one.siddham)


class TextPage:
    """The text of one document, up to `limit` characters; `address` says where an akṣara is
    explained, and is empty for one that is not; `explain` does the same for a word of Pali."""

    def __init__(
        self,
        document: Document,
        number: int,
        address: Callable[[Syllable], str],
        limit: int,
        explain: Callable[[str], Entry | None] | None = None,
    ) -> None:
        self._document = document
        self._number = number
        self._address = address
        self._limit = limit
        self._explain = explain
        self._named: set[int] = set()
        self._tokens: list[Token] = []  # of the block at hand

    def lines(self) -> Iterator[Markup]:
        """The lines, each a `div` with its number or locus."""
        counted = 1
        for block, spans, problems in self._document.block_parts():
            if block.start >= self._limit:
                return
            spans = [span for span in spans if span.start < self._limit]
            self._tokens = []
            if any(span.kind == "pali" for span in spans):
                self._tokens = [token for one in segments_of(block) for token in one.tokens]
            for line in _lines_of(spans):
                body = Markup("").join(self._units(line, problems))
                text = "".join(span.text for span in line)
                if text.strip():
                    yield self._line(line[0], block.layer, body, counted)
                counted += text.count("\n")

    def _line(self, first: Span, layer: str, body: Markup, number: int) -> Markup:
        at = first.locus or str(number)
        if layer == "text":
            return Markup('<div class="line"><span class="at">{}</span><div>{}</div></div>').format(
                at, body
            )
        who = "note" if layer == "note" else f"also read {first.witness}".strip()
        return Markup(
            '<div class="line aside"><span class="at">{}</span><div><span class="who">{}</span>{}'
            "</div></div>"
        ).format(at, who, body)

    def _units(self, line: Sequence[Span], problems: Sequence[Problem]) -> Iterator[Markup]:
        """Parallel text is set as pairs, Siddham above Chinese; the rest runs on."""
        for group, members in groupby(line, key=lambda span: span.group):
            found = list(members)
            if not group:
                for span in found:
                    yield self._span(span, problems)
                continue
            above = [span for span in found if span.kind == "siddham"]
            below = [span for span in found if span.kind != "siddham"]
            top = Markup("").join(self._span(span, problems) for span in above)
            rest = Markup("").join(self._span(span, problems) for span in below)
            yield Markup(
                '<span class="pair"><span>{}</span><span class="rest">{}</span></span>'
            ).format(top, rest)

    def _span(self, span: Span, problems: Sequence[Problem]) -> Markup:
        own = [one for one in problems if one.offset < span.end and one.end > span.start]
        if span.kind == "pali":
            return self._pali(span, own)
        if span.kind in ("siddham", "iast"):
            return self._letters(span, own)
        kind = "han" if span.kind == "hanzi" else "other"
        language = Markup(' lang="zh"') if span.kind == "hanzi" else ""
        faint = " note" if span.layer == "note" and not span.witness else ""
        body = self._marked(span.text.strip("\n"), span.start, own)
        return Markup('<span class="{}{}"{}>{}</span>').format(kind, faint, language, body)

    def _pali(self, span: Span, problems: Sequence[Problem]) -> Markup:
        """A span of Pali, every word a link to its explanation."""
        parts = []
        at = span.start
        number = bisect_right(self._tokens, at, key=lambda one: one.end)
        while number < len(self._tokens) and self._tokens[number].start < span.end:
            token = self._tokens[number]
            number += 1
            start, end = max(token.start, at), min(token.end, span.end)
            entry = self._explain(token.word) if self._explain and token.word else None
            if entry is None:
                continue
            parts.append(self._marked_in(span, at, start, problems))
            shown = self._marked_in(span, start, end, problems)
            parts.append(
                Markup('<a href="{}" title="{}">{}</a>').format(entry.href, entry.title, shown)
            )
            at = end
        parts.append(self._marked_in(span, at, span.end, problems))
        body = Markup("").join(parts)
        return Markup('<span class="lat pali" lang="pi">{}</span>').format(body)

    def _marked_in(self, span: Span, start: int, end: int, problems: Sequence[Problem]) -> Markup:
        text = span.text[start - span.start : end - span.start]
        return self._marked(text.strip("\n"), start, problems)

    def _letters(self, span: Span, problems: Sequence[Problem]) -> Markup:
        parts = []
        at = span.start
        siddham = span.kind == "siddham"
        done = set()
        for one in span.syllables:
            if one.start > at:
                parts.append(self._between(span, at, one.start, problems))
            parts.append(self._syllable(one, problems, siddham, repeated=one.start in done))
            done.add(one.start)
            at = one.end
        if at < span.end:
            parts.append(self._between(span, at, span.end, problems))
        body = Markup("").join(parts)
        if siddham:
            return body
        return Markup('<span class="lat" lang="sa-Latn">{}</span>').format(body)

    def _syllable(
        self, one: Syllable, problems: Sequence[Problem], siddham: bool, *, repeated: bool
    ) -> Markup:
        if siddham:
            body = Markup(
                '<span class="sid" lang="sa-Sidd">{}</span><small lang="sa-Latn">{}</small>'
            )
            shown = body.format(one.siddham, one.iast)
        else:
            shown = escape(one.text)
        address = self._address(one)
        if address:
            css = Markup(' class="ak"') if siddham else ""
            shown = Markup('<a{} href="{}">{}</a>').format(css, address, shown)
        elif siddham:
            shown = Markup('<span class="ak">{}</span>').format(shown)
        own = [] if repeated else [p for p in problems if p.offset < one.end and p.end > one.start]
        return self._wrapped(shown, own)

    def _between(self, span: Span, start: int, end: int, problems: Sequence[Problem]) -> Markup:
        text = span.text[start - span.start : end - span.start]
        parts = []
        for number, char in enumerate(text):
            code = code_of(char)
            shown = Markup('<span class="code">{}</span>').format(code) if code else escape(char)
            at = start + number
            own = [one for one in problems if one.offset <= at < one.end]
            parts.append(self._wrapped(shown, own))
        return Markup("").join(parts)

    def _marked(self, text: str, start: int, problems: Sequence[Problem]) -> Markup:
        """Plain text with its problems marked."""
        parts = []
        at = start
        for one in problems:
            first, last = max(one.offset, at), min(one.end, start + len(text))
            if first >= last:
                continue
            parts.append(escape(text[at - start : first - start]))
            here = escape(text[first - start : last - start])
            parts.append(self._wrapped(here, [one]))
            at = last
        parts.append(escape(text[at - start :]))
        return Markup("").join(parts)

    def _wrapped(self, shown: Markup, problems: Sequence[Problem]) -> Markup:
        """What is shown, marked with the first of its problems; the others are in the list."""
        if not problems:
            return shown
        one = problems[0]
        level = "remark" if one.level == "note" else one.level
        title = "; ".join(problem.message for problem in problems)
        fresh = [p.offset for p in problems if p.offset not in self._named]
        self._named.update(fresh)
        ident = Markup("")
        if fresh:
            ident = Markup(' id="p{}-{}"').format(self._number, fresh[0])
        return Markup('<mark class="{}" title="{}"{}>{}</mark>').format(level, title, ident, shown)


def _lines_of(spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Spans cut into lines; a span that holds line breaks is cut at them."""
    line: list[Span] = []
    for span in spans:
        if "\n" not in span.text:
            line.append(span)
            continue
        at = span.start
        for part in span.text.splitlines(keepends=True):
            line.append(_part(span, part, at))
            at += len(part)
            if part.endswith("\n"):
                yield line
                line = []
    if line:
        yield line


def _part(span: Span, text: str, start: int) -> Span:
    from dataclasses import replace

    return replace(span, text=text, start=start, end=start + len(text))
