"""Sanskrit in Chinese characters: letter tables, fanqie, transcription, restoration, manners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from akkhara.web.errors import MissingError
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pages.asking import Outcome, ask, downloaded, tried
from akkhara.web.templating import page

__all__ = ["PAGES"]

SECTION = "/chinese"
_CANDIDATES = 8


def _view(template: str, title: str, outcome: Outcome | None = None, **context: Any) -> Answer:
    return page(
        template,
        status=outcome.status if outcome else 200,
        section=SECTION,
        title=title,
        outcome=outcome,
        **context,
    )


def _translators(limits: Limits) -> list[tuple[str, str]]:
    return [
        (one.id, f"{one.name} {one.english}".strip()) for one in ask(limits, "hanzi.translators")
    ]


def chinese(asked: Asked, limits: Limits) -> Answer:
    """What can be asked, and the sources."""
    return _view("chinese.html.j2", "Chinese", sources=ask(limits, "hanzi.letter_sources"))


def letters(asked: Asked, limits: Limits) -> Answer:
    """The letter tables: all of them, one letter in all, one source, or one character."""
    letter, source, char = asked.one("letter"), asked.one("source"), asked.one("char")
    sources = {one.id: one for one in ask(limits, "hanzi.letter_sources")}
    narrow = bool(letter or source or char)
    found = tried(limits, "hanzi.letters", when=narrow, letter=letter, source=source, char=char)
    return _view(
        "letters.html.j2",
        "Letter tables",
        found,
        letter=letter,
        source=source,
        char=char,
        sources=sources,
        table=None if narrow else ask(limits, "hanzi.table"),
        options=[("", "all"), *((one.id, one.name) for one in sources.values())],
    )


def fanqie(asked: Asked, limits: Limits) -> Answer:
    """A spelling by two characters, read."""
    spelling = asked.one("spelling")
    found = tried(limits, "hanzi.fanqie", when=bool(spelling), spelling=spelling)
    return _view(
        "fanqie.html.j2",
        "Fanqie",
        found,
        spelling=spelling,
        faults=ask(limits, "hanzi.fanqie_faults"),
    )


def transcribe(asked: Asked, limits: Limits) -> Answer:
    """Sanskrit as a translator would write it."""
    iast, manner = asked.one("iast"), asked.one("manner", "amoghavajra")
    found = tried(limits, "hanzi.transcribe", when=bool(iast), iast=iast, manner=manner)
    return _view(
        "transcribe.html.j2", "Transcribe", found, iast=iast, manner=manner,
        translators=_translators(limits),
    )  # fmt: skip


def restore(asked: Asked, limits: Limits) -> Answer:
    """Sanskrit behind a transcription, with the lattice of what each character may be."""
    text, manner, n = asked.one("text"), asked.one("manner"), asked.one("n", "5")
    found = tried(limits, "hanzi.restore", when=bool(text), text=text, manner=manner, n=n)
    lines: Sequence[Any] = found.found or ()
    return _view(
        "restore.html.j2",
        "Restore",
        found,
        text=text,
        manner=manner,
        n=n,
        lines=lines,
        best=lines[0] if lines else None,
        translators=[("", "as the text itself shows"), *_translators(limits)],
    )


def manner(asked: Asked, limits: Limits) -> Answer:
    """Who transcribes like this."""
    text = asked.one("text")
    found = tried(limits, "hanzi.manner", when=bool(text), text=text)
    names = {one.id: one for one in ask(limits, "hanzi.translators")}
    candidates = found.found.candidates[:_CANDIDATES] if found.found else ()
    return _view(
        "manner.html.j2", "Who transcribes like this", found, text=text, names=names,
        candidates=candidates,
    )  # fmt: skip


def cldf(asked: Asked, limits: Limits) -> Answer:
    """The letter tables as a CLDF data set, in a zip archive."""
    from importlib.util import find_spec

    if find_spec("pycldf") is None:
        raise MissingError("this server has no CLDF", hint="pip install 'akkhara[cldf]'")
    return downloaded(_archive(), "application/zip", "akkhara-letters-cldf.zip")


def _archive() -> bytes:
    """The files of the data set, written to a folder of their own that is gone afterwards."""
    import io
    import tempfile
    import zipfile
    from pathlib import Path

    from akkhara.calling import call

    out = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(out, "w") as archive:
        call("hanzi.cldf", {"directory": folder})
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file():
                one = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                one.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(one, path.read_bytes())
    return out.getvalue()


PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {
    "chinese": chinese,
    "letters": letters,
    "fanqie": fanqie,
    "transcribe": transcribe,
    "restore": restore,
    "manner": manner,
    "cldf": cldf,
}
