"""The syllabary: chapters as charts, one akṣara in all its facts, recensions, sums."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from akkhara.siddham import POLICIES
from akkhara.web.errors import MissingError
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pages.asking import ask, downloaded, tried
from akkhara.web.templating import page, segment

__all__ = ["PAGES"]

SECTION = "/syllables"
_DEFAULT = "ziji"
_SERIES = 40  # rows of a chart on one page; 空海's second chapter has more than a thousand
_VARIANTS = {
    "cloud": "u as a cloud 雲",
    "warbler": "u as a warbler 鶯",
    "ai": "ai",
    "seed": "seed syllable 種子",
    "rya": "rya, jña",
    "r": "r",
}


def _recensions(limits: Limits) -> list[Any]:
    return [ask(limits, "siddham.recension", id=id) for id in ask(limits, "siddham.recensions")]


def syllables(asked: Asked, limits: Limits) -> Answer:
    """The chapters of a recension, and the recensions."""
    chosen = tried(limits, "siddham.recension", id=asked.one("recension", _DEFAULT)).raised()
    chapters = [
        ask(limits, "siddham.chapter", number=str(outline.number), recension=chosen.id)
        for outline in chosen.chapters
    ]
    return page(
        "syllables.html.j2",
        section=SECTION,
        title=chosen.name,
        chosen=chosen,
        chapters=chapters,
        recensions=_recensions(limits),
    )


def chapter(asked: Asked, limits: Limits) -> Answer:
    """One chapter as a chart."""
    recension, policy = asked.one("recension", _DEFAULT), asked.one("policy", "strict")
    own = tried(limits, "siddham.recension", id=recension).raised()
    numbers = [outline.number for outline in own.chapters]
    given = asked.params["number"]
    if given not in map(str, numbers):
        raise MissingError(
            f"{own.name} has no chapter {given}", hint=f"chapters {numbers[0]} to {numbers[-1]}"
        )
    found = tried(limits, "siddham.chapter", number=given, recension=own.id, policy=policy).raised()
    at = numbers.index(found.number)
    rows = list(_rows(found))
    part = asked.one("part", "1")
    parts = max(-(-len(rows) // _SERIES), 1)
    if not (part.isascii() and part.isdigit() and 1 <= int(part[:6]) <= parts):
        raise MissingError(f"the chart has no part {part}", hint=f"parts 1 to {parts}")
    first = (int(part) - 1) * _SERIES
    return page(
        "chapter.html.j2",
        section=SECTION,
        title=f"{found.title} · {own.name}",
        own=own,
        chapter=found,
        rows=[list(_shown(row, found)) for row in rows[first : first + _SERIES]],
        first=first,
        total=len(rows),
        part=int(part),
        parts=parts,
        names={one.iast: one.text for one in reversed(found.names)},
        policies=POLICIES,
        recensions=_recensions(limits),
        before=numbers[at - 1] if at else None,
        after=numbers[at + 1] if at + 1 < len(numbers) else None,
        query={"number": found.number, "recension": own.id, "policy": policy},
    )


def _rows(found: Any) -> Iterator[Sequence[str]]:
    """The forms by series; those that stand by themselves, twelve a row."""
    width = len(found.vowels) if len(found.vowels) > 1 and not _listed(found) else 12
    for start in range(0, len(found.forms), width):
        yield found.forms[start : start + width]


def _shown(row: Sequence[str], found: Any) -> Iterator[dict[str, Any]]:
    for form in row:
        yield {"iast": form, "attested": _attested(form, found.recension)}


def _listed(found: Any) -> bool:
    """Whether the chapter is a list of syllables rather than series."""
    return len(found.forms) != len(found.clusters) * len(found.vowels)


@lru_cache(maxsize=20_000)
def _attested(form: str, recension: str) -> bool:
    from akkhara.calling import call

    places = call("siddham.locate", {"akshara": form, "recension": recension})
    return any(place.attested for place in places)


def find(asked: Asked, limits: Limits) -> Answer:
    """The akṣaras of a text; a single one is shown at once."""
    text = asked.one("text")
    found = tried(limits, "syllables", text=text, when=bool(text))
    if found.found and len(found.found) == 1:
        return Answer(
            b"", status=303, headers={"Location": f"/akshara/{segment(found.found[0].iast)}"}
        )
    return page(
        "find.html.j2",
        status=found.status,
        section=SECTION,
        title="Find an akṣara",
        text=text,
        outcome=found,
    )


def akshara(asked: Asked, limits: Limits) -> Answer:
    """One akṣara in all its facts."""
    text = asked.params["text"]
    places = tried(limits, "siddham.locate", akshara=text)
    if places.error is not None:
        return page(
            "find.html.j2",
            status=404,
            section=SECTION,
            title="No akṣara",
            text=text,
            outcome=places,
        )
    one = ask(limits, "syllables", text=text)[0]
    iast = one.iast
    witnesses = ask(limits, "siddham.witnesses", akshara=iast)
    why = None if places.found else tried(limits, "siddham.why", akshara=iast).found
    letter = one.onset[0] if one.onset else one.vowel
    return page(
        "akshara.html.j2",
        section=SECTION,
        title=iast,
        one=one,
        iast=iast,
        code_points=[
            (f"U+{ord(char):04X}", unicodedata.name(char, "").removeprefix("SIDDHAM ").lower())
            for char in one.siddham
        ],
        devanagari=ask(limits, "convert", text=iast, to="devanagari", source="iast").text,
        picture=tried(limits, "render.svg", akshara=iast).found,
        variants=list(_variants(iast, limits)),
        places=places.found,
        others=[place for place in witnesses if place.recension != _DEFAULT],
        why=why,
        names=ask(limits, "siddham.name", akshara=iast),
        readings=ask(limits, "siddham.reading", akshara=iast),
        derivation=tried(limits, "siddham.derivation", akshara=iast).found,
        codes=tried(limits, "siddham.encode", akshara=iast).found or (),
        chinese=tried(limits, "hanzi.transcribe", iast=iast).found,
        letter=letter,
        letters=_written(letter, limits),
        shapes=tried(limits, "siddham.shapes", letter=letter).found,
        neighbours=_neighbours(places.found, limits),
        titles={own.id: own.name for own in _recensions(limits)},
    )


def _written(letter: str, limits: Limits) -> list[tuple[str, int]]:
    """How often the sources write a letter with which character."""
    from collections import Counter

    found = tried(limits, "hanzi.letters", letter=letter).found or ()
    return Counter(one.restored for one in found if one.restored).most_common(8)


def _variants(iast: str, limits: Limits) -> Iterator[tuple[str, str, str]]:
    """Stylistic sets that change the drawing."""
    plain = tried(limits, "render.svg", akshara=iast).found
    seen = {_outline(plain)}
    for variant, said in _VARIANTS.items():
        drawn = tried(limits, "render.svg", akshara=iast, variant=variant).found
        if drawn and _outline(drawn) not in seen:
            seen.add(_outline(drawn))
            yield variant, said, drawn


def _outline(svg: str | None) -> str:
    return (svg or "").partition("<path")[2]


def _neighbours(places: Sequence[Any], limits: Limits) -> tuple[str, str]:
    """The forms before and after it in its first chapter."""
    if not places:
        return "", ""
    home = places[0]
    forms = ask(limits, "siddham.chapter", number=str(home.chapter), recension=home.recension).forms
    if home.form not in forms:
        return "", ""
    at = forms.index(home.form)
    return (forms[at - 1] if at else ""), (forms[at + 1] if at + 1 < len(forms) else "")


def drawing(asked: Asked, limits: Limits) -> Answer:
    """An akṣara as a picture to be saved."""
    text, variant = asked.params["text"], asked.one("variant")
    drawn = tried(limits, "render.svg", akshara=text, variant=variant).raised()
    name = "-".join(f"{ord(char):04x}" for char in ask(limits, "syllables", text=text)[0].siddham)
    return downloaded(drawn.encode(), "image/svg+xml", f"siddham-{name}.svg")


def compare(asked: Asked, limits: Limits) -> Answer:
    """Two recensions side by side."""
    a, b = asked.one("a", _DEFAULT), asked.one("b", "kukai")
    found = tried(limits, "siddham.compare", a=a, b=b, policy=asked.one("policy"))
    return page(
        "compare.html.j2",
        status=found.status,
        section=SECTION,
        title="Recensions compared",
        outcome=found,
        a=a,
        b=b,
        recensions=_recensions(limits),
        titles={own.id: own.name for own in _recensions(limits)},
    )


def audit(asked: Asked, limits: Limits) -> Answer:
    """The numbers that the texts state, recounted."""
    id, policy = asked.one("recension", _DEFAULT), asked.one("policy", "strict")
    found = tried(limits, "siddham.audit", id=id, policy=policy)
    return page(
        "audit.html.j2",
        status=found.status,
        section=SECTION,
        title="The sums recounted",
        outcome=found,
        id=id,
        policy=policy,
        policies=POLICIES,
        recensions=_recensions(limits),
    )


PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {
    "syllables": syllables,
    "chapter": chapter,
    "find": find,
    "akshara": akshara,
    "drawing": drawing,
    "compare": compare,
    "audit": audit,
}
