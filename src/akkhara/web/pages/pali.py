"""Kaccāyana's grammar: paradigms, seams, compounds and derivatives, suttas, coverage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from akkhara.pali.api import KINDS
from akkhara.pali.examples import examples
from akkhara.pali.kappa.akhyata1 import TENSES
from akkhara.pali.paradigm import CASE_NAMES
from akkhara.pali.request import pali_text
from akkhara.pali.suttas import BOOKS
from akkhara.web.api import offered
from akkhara.web.errors import MissingError
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pages.asking import Outcome, ask, tried
from akkhara.web.templating import page

__all__ = ["PAGES"]

SECTION = "/pali"
_SHOWN = 40  # derivations on one page
_GENDERS = (("", "guess"), ("m", "masculine"), ("f", "feminine"), ("n", "neuter"), ("x", "none"))
_CLASSES = ("", "bhū", "rudh", "div", "su", "kī", "gah", "tan", "cur")
_KIND_NAMES = {
    "decl": "declension",
    "pron": "pronoun",
    "numeral": "numeral",
    "taddhita": "taddhita: noun from noun",
    "samasa": "samāsa: compound",
    "sandhi": "sandhi: joining",
    "verb": "verb",
    "derived-verb": "derived verb",
    "kita": "kita: noun from root",
    "unadi": "uṇādi",
}
# What the pages of one kind say; each with a request that always works.
_KIND_PAGES = {
    "derive": ("", "Derivation, line by line", "purisa m ins pl"),
    "compounds": ("samasa", "Compounds (samāsa)", "rāja/gen + putta"),
    "derivatives": ("taddhita", "Derivatives (taddhita)", "vasiṭṭha + ṇa (apacca) m"),
}


def optional() -> list[tuple[str, str, str]]:
    """Pages of operations that may be there: address, name, example."""
    pages = (
        ("pali.analyse", "/pali/analyse", "Analyse a form", "purisehi"),
        ("pali.split", "/pali/split", "Split", "yassindriyāni"),
    )
    return [(address, said, example) for name, address, said, example in pages if name in offered()]


def _view(template: str, title: str, outcome: Outcome | None = None, **context: Any) -> Answer:
    return page(
        template,
        status=outcome.status if outcome else 200,
        section=SECTION,
        title=title,
        outcome=outcome,
        **context,
    )


def pali(asked: Asked, limits: Limits) -> Answer:
    """Everything the grammar can be asked."""
    counts = [len(ask(limits, "pali.suttas", book=str(book))) for book in range(1, 9)]
    return _view(
        "pali.html.j2",
        "Pali",
        books=list(zip(range(1, 9), BOOKS, counts, strict=True)),
        optional=optional(),
    )


def decline(asked: Asked, limits: Limits) -> Answer:
    """The declension of a stem; a cell opens its derivations."""
    stem, gender, cell = asked.one("stem"), asked.one("gender"), asked.one("cell")
    found = tried(limits, "pali.decline", when=bool(stem), stem=stem, gender=gender)
    rows = []
    if found.found:
        cells = found.found.cells
        for case, name in CASE_NAMES.items():
            row = [(f"{case} {number}", cells.get(f"{case} {number}", ())) for number in
                   ("sg", "pl")]  # fmt: skip
            if any(forms for _, forms in row):
                rows.append((case, name, row))
    return _view(
        "decline.html.j2",
        f"{stem}: declension" if stem else "Declension",
        found,
        stem=stem,
        gender=gender,
        genders=_GENDERS,
        rows=rows,
        cell=cell,
        derivations=_of_cell(found, cell),
    )


def _of_cell(found: Outcome, cell: str) -> Outcome:
    if not (found.found and cell):
        return Outcome(asked=False)
    from akkhara.errors import AkkharaError

    try:
        return Outcome(found.found.derivations(cell))
    except AkkharaError as error:
        return Outcome(error=error)


def conjugate(asked: Asked, limits: Limits) -> Answer:
    """The conjugation of a root; a cell opens its derivations."""
    root, kind, derived = asked.one("root"), asked.one("root_class"), asked.one("derived")
    cell = asked.one("cell")
    found = tried(
        limits, "pali.conjugate", when=bool(root), root=root, root_class=kind, derived=derived
    )
    tables = []
    if found.found:
        cells = found.found.cells
        for tense, name in TENSES.items():
            rows = [
                (f"{person} {number}", [(key, cells.get(key, ())) for key in keys])
                for person in ("3", "2", "1")
                for number in ("sg", "pl")
                for keys in [[f"{tense} {voice} {person} {number}" for voice in ("P", "A")]]
            ]
            if any(forms for _, row in rows for _, forms in row):
                tables.append((tense, name, rows))
    return _view(
        "conjugate.html.j2",
        f"{root}: conjugation" if root else "Conjugation",
        found,
        root=root,
        root_class=kind,
        derived=derived,
        classes=[(one, one or "as the lists say") for one in _CLASSES],
        tables=tables,
        cell=cell,
        derivations=_of_cell(found, cell),
    )


def roots(asked: Asked, limits: Limits) -> Answer:
    """The list of roots."""
    wanted = asked.one("q").casefold()
    found = ask(limits, "pali.roots")
    shown = [one for one in found if wanted in f"{one.root} {one.meaning}".casefold()]
    return _view("roots.html.j2", "Roots (dhātu)", roots=shown, total=len(found), q=asked.one("q"))


def join(asked: Asked, limits: Limits) -> Answer:
    """Words joined by the rules of the first book."""
    text = asked.one("words")
    words = [word.strip() for word in text.split("+")]
    found = tried(limits, "pali.join", when=bool(text), words=words)
    return _view(
        "join.html.j2", "Joining words (sandhi)", found, words=text, **_derived(found),
        given=[("words", word) for word in words],
    )  # fmt: skip


def _derived(found: Outcome) -> dict[str, Any]:
    """The derivations that a page shows, each form with those that reach it."""
    made: Sequence[Any] = found.found or ()
    return {"made": made[:_SHOWN], "left": max(len(made) - _SHOWN, 0)}


def derive(asked: Asked, limits: Limits) -> Answer:
    """Any request, line by line; and why a rule did not act."""
    fixed, title, example = _KIND_PAGES[asked.page]
    kind = fixed or asked.one("kind", "decl")
    request, rule = asked.one("request"), asked.one("rule")
    found = tried(limits, "pali.derive", when=bool(request), kind=kind, request=request)
    why = tried(
        limits, "pali.why_not", when=bool(request and rule), kind=kind, request=request, rule=rule
    )
    return _view(
        "derive.html.j2",
        title,
        found,
        address=asked.path,
        fixed=fixed,
        kind=kind,
        kinds=[(one, _KIND_NAMES.get(one, one)) for one in KINDS],
        request=request,
        rule_=rule,
        why=why,
        example=example,
        examples=_examples(kind),
        **_derived(found),
    )


def _examples(kind: str) -> list[str]:
    """Some requests of that kind from the grammar's own examples."""
    found = list(dict.fromkeys(one.request for one in examples() if one.kind == kind))
    return found[:: max(len(found) // 8, 1)][:8]


def karaka(asked: Asked, limits: Limits) -> Answer:
    """The roles of the words of a sentence."""
    sentence = asked.one("sentence")
    found = tried(limits, "pali.karaka", when=bool(sentence), sentence=sentence)
    words: dict[tuple[int, str], list[Any]] = {}
    for role in found.found or ():
        words.setdefault((role.position, role.word), []).append(role)
    return _view(
        "karaka.html.j2",
        "Roles (kāraka)",
        found,
        sentence=sentence,
        words=list(words.items()),
        labels={one.name: one.means for one in ask(limits, "pali.karaka_labels")},
    )


def suttas(asked: Asked, limits: Limits) -> Answer:
    """The suttas of a book, or those in which a word stands."""
    wanted, book = asked.one("q"), asked.one("book")
    found = tried(limits, "pali.suttas", book=book or ("" if wanted else "1"))
    key = pali_text(wanted).casefold()
    shown = [
        one
        for one in found.found or ()
        if key in f"{one.number} {one.name} {one.statement} {one.seed_text}".casefold()
    ]
    return _view(
        "suttas.html.j2", "Suttas", found, suttas=shown, q=wanted,
        book=book or ("" if wanted else "1"), books=list(enumerate(BOOKS, 1)),
    )  # fmt: skip


def sutta(asked: Asked, limits: Limits) -> Answer:
    """One sutta with its place, its words and its examples."""
    found = tried(limits, "pali.sutta", number=asked.params["number"])
    if found.error is not None:
        raise MissingError(found.error.message, hint=found.error.hint)
    one = found.found
    numbered = one.licensed_by == ""
    return _view(
        "sutta.html.j2",
        f"{one.id.removeprefix('kacc.')} {one.name}",
        one=one,
        book=BOOKS[one.book - 1],
        rule_id=one.id,
        examples=one.examples,
        before=one.number - 1 if numbered and one.number > 1 else None,
        after=one.number + 1 if numbered and one.number < 673 else None,
    )


def coverage(asked: Asked, limits: Limits) -> Answer:
    """Which suttas act here, and how many examples cite each."""
    found = ask(limits, "pali.coverage")
    books = [one.book for one in ask(limits, "pali.suttas")]
    rows: dict[int, list[Any]] = {}
    for book, one in zip(books, found, strict=True):
        rows.setdefault(book, []).append(one)
    return _view("coverage.html.j2", "Coverage", books=list(_counted(rows)))


def _counted(rows: Mapping[int, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for book, own in rows.items():
        working = [one for one in own if one.type in ("op", "aff", "sem", "comp", "ban")]
        yield {
            "number": book,
            "name": BOOKS[book - 1],
            "suttas": own,
            "working": len(working),
            "acting": sum(one.acts for one in working),
            "cited": sum(one.cited > 0 for one in own),
        }


def analysed(asked: Asked, limits: Limits) -> Answer:
    """Analyses or splits of a form, when the grammar offers them."""
    name = f"pali.{asked.page}"
    if name not in offered():
        raise MissingError(f"{name} is not part of this release", hint="see the page Pali")
    form = asked.one("form")
    found = tried(limits, name, when=bool(form), form=form, n=asked.one("n", "10"))
    title = "Analyse a form" if asked.page == "analyse" else "Split a form"
    return _view(
        "analysed.html.j2",
        title,
        found,
        operation=name,
        address=asked.path,
        form=form,
        results=[_result(one) for one in found.found or ()],
    )


def _result(one: Any) -> dict[str, Any]:
    """The fields of an analysis that say something, and its derivation when it has one."""
    facts = one.to_dict()
    steps = facts.pop("steps", None)
    derivation = getattr(one, "derivation", None)
    made = derivation() if callable(derivation) else derivation
    facts.pop("derivation", None)
    said = {key: value for key, value in facts.items() if value not in ("", None, [], {})}
    return {"facts": said, "derivation": made, "steps": steps if made is None else None}


PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {
    "pali": pali,
    "decline": decline,
    "conjugate": conjugate,
    "roots": roots,
    "join": join,
    "derive": derive,
    "compounds": derive,
    "derivatives": derive,
    "karaka": karaka,
    "suttas": suttas,
    "sutta": sutta,
    "coverage": coverage,
    "analyse": analysed,
    "split": analysed,
}
