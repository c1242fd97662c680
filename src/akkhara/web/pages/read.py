"""Reading a text: annotated, every syllable or word opens its explanation."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from akkhara.calling import call
from akkhara.documents.glossary import Entry
from akkhara.documents.latin import WORD
from akkhara.documents.page import TextPage
from akkhara.errors import RequestError
from akkhara.web.api import offered
from akkhara.web.errors import TooLargeError
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pages.asking import Outcome, downloaded
from akkhara.web.templating import link, page, segment

__all__ = ["PAGES"]

SECTION = "/read"
_ENCODINGS = ("utf-8", "utf-16", "big5", "gb18030", "euc-jp", "shift_jis")
_WAYS = (("", "told from the text"), ("pali", "Pali, word by word"), ("tei", "TEI"))
_PERMALINK = 1_500  # characters of a text that still goes into an address
_PROBLEMS = 200
_PASSAGES = 40
_SHOWN = 30_000  # characters on the page
_KINDS = {"siddham": "Siddham", "iast": "Latin Sanskrit", "pali": "Pali", "hanzi": "Chinese"}
_WORD = re.compile(WORD)
_SAMPLES = (
    ("A mantra in three scripts", "", "𑖌𑖽 𑖦𑖜𑖰 𑖢𑖟𑖿𑖦𑖸 𑖮𑖳𑖽\n"
     "oṃ maṇi padme hūṃ\n唵麼抳鉢訥銘（二合）吽（引）\n"),
    ("Light Mantra", "", "唵阿謨伽尾盧左曩摩訶母捺囉麼抳鉢納麼入嚩攞鉢囉韈哆野吽\n"
     "oṃ amogha vairocana mahāmudrā maṇipadma jvala pravarttaya hūṃ\n"),
    ("A verse of Pali", "pali", "manopubbaṅgamā dhammā manoseṭṭhā manomayā\n"
     "manasā ce paduṭṭhena bhāsati vā karoti vā\n"),
)  # fmt: skip


def read(asked: Asked, limits: Limits) -> Answer:
    """A text that was pasted, uploaded or linked to."""
    way, encoding = asked.one("way"), asked.one("encoding", "utf-8")
    text, data = _given(asked)
    found = _read(data, way, encoding, limits) if data.strip() else Outcome(asked=False)
    if found.found is not None and asked.one("as"):
        return _download(found.found, asked.one("as"), asked.filename)
    source = text or _text_of(data, encoding)
    context: dict[str, Any] = {}
    if found.found is not None:
        context = _annotated(found.found, way, source)
    short = 0 < len(source) <= _PERMALINK
    return page(
        "read.html.j2",
        status=found.status,
        section=SECTION,
        title="Read",
        outcome=found,
        text=source,
        way=way,
        ways=_WAYS,
        encoding=encoding,
        encodings=[(one, one) for one in _ENCODINGS],
        samples=[(said, link("/read", text=one, way=how)) for said, how, one in _SAMPLES],
        permalink=link("/read", text=source, way=way) if short else "",
        json=link("/api/read", source=source) if short and way != "pali" else "",
        filename=asked.filename,
        limits=limits,
        **context,
    )


def _given(asked: Asked) -> tuple[str, bytes]:
    """The text as pasted, and the bytes to read: those of a file when there is one."""
    text = next((value for key, value in reversed(asked.fields) if key == "text"), "")
    if asked.body:
        return "", asked.body
    return text, text.encode("utf-8", "replace")


def _text_of(data: bytes, encoding: str) -> str:
    if encoding not in _ENCODINGS:
        return ""
    return data.decode(encoding, "replace").removeprefix("\ufeff")


def _read(data: bytes, way: str, encoding: str, limits: Limits) -> Outcome:
    from akkhara.errors import AkkharaError

    try:
        if encoding not in _ENCODINGS:
            hint = ", ".join(_ENCODINGS)
            raise RequestError(f"no encoding {encoding!r} is read here", hint=hint)
        if way not in dict(_WAYS):
            raise RequestError(f"no way of reading {way!r}", hint="pali, tei, or nothing")
        given: dict[str, Any] = {"source": io.BytesIO(data)}
        if encoding != "utf-8":
            given["encoding"] = encoding
        if way == "tei":
            given["kind"] = "tei"
        document = call("read", given)
        if document.characters > limits.document:
            raise TooLargeError(
                f"the text has {document.characters:,} characters",
                hint=f"at most {limits.document:,} are read here; the command line reads any file",
            )
        return Outcome(document)
    except AkkharaError as error:
        return Outcome(error=error)


def _annotated(document: Any, way: str, source: str) -> dict[str, Any]:
    summary = document.summary()
    facts = [
        (f"{summary.characters:,}", "characters"),
        (f"{summary.lines:,}", "line" if summary.lines == 1 else "lines"),
    ]
    facts += [(f"{summary.spans[kind]:,}", f"{said} spans") for kind, said in _KINDS.items()
              if summary.spans.get(kind)]  # fmt: skip
    if summary.syllables:
        facts += [
            (f"{summary.syllables:,}", "akṣaras"),
            (f"{summary.distinct:,}", "different akṣaras"),
        ]
    problems = list(islice(document.problems, _PROBLEMS + 1))
    pages = TextPage(document, 1, lambda one: f"/akshara/{segment(one.iast)}", _SHOWN, _entry)
    return {
        "document": document,
        "facts": facts,
        "lines": _pali(source) if way == "pali" else pages.lines(),
        "pali": way == "pali",
        "cut": document.characters > _SHOWN,
        "shown": _SHOWN,
        "problems": problems[:_PROBLEMS],
        "more_problems": len(problems) > _PROBLEMS,
        "passages": [] if way == "pali" else list(islice(document.transcriptions, _PASSAGES)),
        "conllu": hasattr(document, "to_conllu"),
    }


def _pali(source: str) -> Iterator[list[tuple[str, str]]]:
    """The lines of a text: words with the address that explains them, and what is between."""
    for line in source[:_SHOWN].splitlines():
        parts: list[tuple[str, str]] = []
        at = 0
        for word in _WORD.finditer(line):
            parts.append((line[at : word.start()], ""))
            parts.append((word[0], _explained(word[0].casefold())))
            at = word.end()
        parts.append((line[at:], ""))
        yield [part for part in parts if part[0]]


def _explained(word: str) -> str:
    if "pali.analyse" in offered():
        return link("/pali/analyse", form=word)
    return link("/syllables/find", text=word)


def _entry(word: str) -> Entry:
    return Entry(_explained(word), word)


def _download(document: Any, kind: str, filename: str) -> Answer:
    name = filename.rpartition("/")[2].rpartition(".")[0] or "text"
    if kind == "json":
        body = document.to_json().encode("utf-8", "backslashreplace")
        return downloaded(body, "application/json; charset=utf-8", f"{name}.json")
    if kind == "html":
        body = document.to_html().encode("utf-8", "backslashreplace")
        return downloaded(body, "text/html; charset=utf-8", f"{name}.html")
    if kind == "conllu" and hasattr(document, "to_conllu"):
        body = document.to_conllu().encode("utf-8", "replace")
        return downloaded(body, "text/plain; charset=utf-8", f"{name}.conllu")
    raise RequestError(f"no download {kind!r}", hint="json, html")


PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {"read": read}
