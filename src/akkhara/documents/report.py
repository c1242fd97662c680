"""The report: one HTML page that explains documents, syllable by syllable, to anybody.

It needs no network and no script. Each akṣara, and each word of Pali, is explained once, however
often it stands in the texts; long texts, long lists and rare akṣaras of very large documents are
cut, and the page says where and how much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TextIO

from akkhara.data import read_text
from akkhara.documents.analysis import Syllable, code_points
from akkhara.documents.document import Document
from akkhara.documents.glossary import Glossary
from akkhara.documents.page import TextPage, anchor
from akkhara.documents.words import Analyser
from akkhara.rules import rule

if TYPE_CHECKING:
    from jinja2 import Template

__all__ = ["write_report"]

CARDS = 2_000  # akṣaras explained on one page
PROBLEMS = 300  # listed for each document
PASSAGES = 40  # transcriptions of a document
LONG = 2_000  # characters of a text that is folded up when there are several
TEXT = 60_000  # characters shown of each document
_CHAPTERS = 18
_FORMATS = {
    "text": "plain text",
    "tei": "TEI P5",
    "vri": "TEI of the VRI Tipiṭaka",
    "bilara": "bilara JSON",
}
_KINDS = {"siddham": "Siddham", "iast": "Latin Sanskrit", "pali": "Pali", "hanzi": "Chinese"}


def write_report(
    documents: Sequence[Document],
    out: TextIO,
    title: str = "",
    analyse: Analyser | None = None,
) -> None:
    """Writes the page for the documents to a stream.

    Parameters: `documents`, in the order they shall have; `out`, a text stream; `title`, of the
    page; `analyse`, which explains a Pali word (None: the package's own analysis).
    """
    from akkhara import __version__
    from akkhara.render import font_face

    census = _Census()
    glossary = Glossary(documents, analyse)
    views = [
        census.viewed(document, number, len(documents) > 1)
        for number, document in enumerate(documents, 1)
    ]
    cards = census.cards()
    shown = frozenset(card["key"] for card in cards)
    for view in views:
        view["lines"] = _lines(view, shown, glossary)
    heading = title or (views[0]["heading"] if len(views) == 1 else "Akkhara reads your documents")
    context = {
        "version": __version__,
        "title": heading,
        "font_face": font_face(),
        "css": read_text("akkhara.documents", "templates/report.css"),
        "documents": views,
        "any_syllables": bool(cards),
        "any_words": bool(glossary.counts),
        "words": glossary.context(),
        "distinct": f"{len(census.counts):,}",
        "cards": cards,
        "cards_left": max(len(census.counts) - CARDS, 0),
        "chapters": list(_chapters(census.chapters)) if cards else [],
        "rules": list(_rules(cards)),
        "example": _example(cards),
    }
    out.writelines(_template().generate(context))


@cache
def _template() -> Template:
    from jinja2 import Environment, StrictUndefined
    from markupsafe import Markup

    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=False, lstrip_blocks=False
    )
    # The stylesheet and the font are ours, and no text of a document ever passes this filter.
    environment.filters["ours"] = Markup
    return environment.from_string(read_text("akkhara.documents", "templates/report.html.j2"))


class _Census:
    """All akṣaras of the documents, each once, with how often and beside what it stands."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[Any, ...]] = Counter()
        self.first: dict[tuple[Any, ...], Syllable] = {}
        self.beside: dict[tuple[Any, ...], Counter[str]] = {}
        self.chapters: Counter[int] = Counter()

    def viewed(self, document: Document, number: int, several: bool) -> dict[str, Any]:
        """What the page shows of a document; walks it once."""
        kinds: Counter[str] = Counter()
        syllables = total = 0
        own: set[tuple[Any, ...]] = set()
        listed: list[dict[str, Any]] = []
        for problem in document.noted:
            total += 1
            listed.append(_problem(problem, ""))
        for _, spans, problems in document.block_parts():
            for problem in problems:
                total += 1
                if len(listed) < PROBLEMS:
                    visible = problem.offset < TEXT
                    listed.append(
                        _problem(problem, f"p{number}-{problem.offset}" if visible else "")
                    )
            for span in spans:
                kinds[span.kind] += 1
                for one in span.syllables if span.kind != "pali" else ():
                    syllables += 1
                    own.add(one.akshara.key)
                    self._count(one)
            self._pairs(spans)
        facts = [(f"{document.characters:,}", "characters"), (f"{document.lines:,}", "lines")]
        facts += [
            (f"{kinds[kind]:,}", f"{said} spans") for kind, said in _KINDS.items() if kinds[kind]
        ]
        if syllables:
            facts += [(f"{syllables:,}", "akṣaras"), (f"{len(own):,}", "different akṣaras")]
        facts.append((f"{total:,}", "problems and remarks"))
        return {
            "document": document,
            "number": number,
            "heading": document.title or document.name.rpartition("/")[2],
            "name": document.name,
            "kind": _FORMATS[document.kind],
            "encoding": document.encoding,
            "facts": facts,
            "characters": f"{document.characters:,}",
            "shown": f"{min(TEXT, document.characters):,}",
            "long": document.characters > LONG and several,
            "cut": document.characters > TEXT,
            "problems": lambda: listed,
            "passages": lambda: [
                one for _, one in zip(range(PASSAGES), document.transcriptions, strict=False)
            ],
            "problem_count": total,
            "problem_limit": PROBLEMS,
            "problems_left": max(total - len(listed), 0),
        }

    def _count(self, one: Syllable) -> None:
        key = one.akshara.key
        self.counts[key] += 1
        if key not in self.first:
            self.first[key] = one

    def _pairs(self, spans: Sequence[Any]) -> None:
        """Chinese that stands parallel to a single akṣara is its transcription here."""
        groups: dict[int, list[Any]] = {}
        for span in spans:
            if span.group:
                groups.setdefault(span.group, []).append(span)
        for group in groups.values():
            found = [one for span in group if span.kind == "siddham" for one in span.syllables]
            chinese = "".join(span.text for span in group if span.kind == "hanzi")
            if len(found) == 1 and chinese:
                self.beside.setdefault(found[0].akshara.key, Counter())[chinese] += 1

    def cards(self) -> list[dict[str, Any]]:
        """The commonest akṣaras, in the order of the syllabary."""
        made = []
        for key, _ in self.counts.most_common(CARDS):
            made.append(self._card(key))
        for key, one in self.first.items():
            self.chapters[_home(one)] += self.counts[key]
        return sorted(made, key=lambda card: card["order"])

    def _card(self, key: tuple[Any, ...]) -> dict[str, Any]:
        one = self.first[key]
        found = one.analysis
        places = [
            {
                "chapter": place.chapter,
                "rest": _rest(place.series, place.column, place.attested),
            }
            for place in found.places
        ]
        home = found.places[0] if found.places else None
        where = (
            f"chapter {home.chapter}" + (f" · {home.name}" if home.name else "")
            if home
            else _letter(one)
        )
        steps = found.derivation.steps if found.derivation else ()
        times = self.counts[key]
        return {
            "key": key,
            "id": anchor(one),
            "iast": found.iast,
            "siddham": found.siddham,
            "code_points": " ".join(code_points(found.siddham)),
            "where": where,
            "times": f"{times:,} ×",
            "places": places,
            "names": list(dict.fromkeys(_reading(name) for name in found.names)),
            "readings": list(dict.fromkeys(_reading(name) for name in found.readings)),
            "beside": [text for text, _ in self.beside.get(key, Counter()).most_common(6)],
            "why": found.why,
            "steps": [
                {
                    "change": f"{step.before} → {step.after}",
                    "rule": step.rule,
                    "name": rule(step.rule).name,
                    "anchor": _rule_anchor(step.rule),
                    "note": step.note,
                    "status": step.status,
                }
                for step in steps
            ],
            "order": (
                (home.chapter, home.series or 0, home.column or 0, found.iast)
                if home
                else (99, 0, 0, found.iast)
            ),
        }


def _home(one: Syllable) -> int:
    return min((place.chapter for place in one.places), default=0)


def _letter(one: Syllable) -> str:
    return "a vowel standing alone" if not one.akshara.onset else "in no chapter"


def _rest(series: int | None, column: int | None, attested: bool) -> str:
    said = f", series {series}" if series is not None else ""
    said += f", form {column}" if column is not None else ""
    return said + ("; CBETA has a glyph for it" if attested else "; no CBETA glyph is known")


def _reading(name: Any) -> str:
    """The characters with the treatise's own marks: 迦 上, 己也 二合."""
    said = " ".join([name.text, *name.tags])
    if name.fanqie:
        said += f"（{'、'.join(name.fanqie)}）"
    return said


def _problem(problem: Any, ident: str) -> dict[str, Any]:
    return {
        "id": ident,
        "where": problem.locus or f"line {problem.line}",
        "offset": f"{problem.offset:,}",
        "kind": problem.kind,
        "level": "remark" if problem.level == "note" else problem.level,
        "message": problem.message,
    }


def _lines(view: Mapping[str, Any], shown: frozenset[Any], glossary: Glossary) -> Any:
    def address(one: Syllable) -> str:
        return f"#{anchor(one)}" if one.akshara.key in shown else ""

    def lines() -> Iterator[Any]:
        return TextPage(view["document"], view["number"], address, TEXT, glossary.entry).lines()

    return lines


def _rule_anchor(id: str) -> str:
    return f"r-{id.replace('.', '-')}"


def _rules(cards: Sequence[Mapping[str, Any]]) -> Iterator[dict[str, str]]:
    from akkhara.siddham import chapter

    cited = dict.fromkeys(
        [chapter(number).rule for number in range(1, _CHAPTERS + 1)]
        + [step["rule"] for card in cards for step in card["steps"]]
    )
    for id in cited if cards else ():
        own = rule(id)
        yield {
            "id": id,
            "anchor": _rule_anchor(id),
            "name": own.name,
            "does": own.does,
            "quote": own.quote,
            "cite": own.cite(),
            "certainty": own.certainty,
        }


def _chapters(here: Mapping[int, int]) -> Iterator[dict[str, Any]]:
    from akkhara.siddham import chapter

    for number in range(1, _CHAPTERS + 1):
        own = chapter(number)
        yield {
            "number": number,
            "title": own.title,
            "does": rule(own.rule).does,
            "rule": own.rule,
            "anchor": _rule_anchor(own.rule),
            "forms": f"{len(own.forms):,}" + ("+" if number == _CHAPTERS else ""),
            "here": here.get(number, 0),
        }


def _example(cards: Sequence[Mapping[str, Any]]) -> dict[str, str] | None:
    """A stacked akṣara with a name, for the explanation."""
    stacked = [card for card in cards if card["places"] and len(card["siddham"]) > 2]
    named = [card for card in stacked if card["names"]] or stacked
    if not named:
        return None
    return {key: named[0][key] for key in ("id", "siddham", "iast", "where")}
