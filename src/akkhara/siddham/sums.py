"""定增減: the numbers that the treatises state, recounted.

Each claim is a row of `data/claims.tsv`: what is counted, the words, and how it is recounted. The
recount is a small sum over the recension's own data (`forms(2)`, `consonants - series(15)`), so
that no answer is written down beside its question. What the text gives no means to recount stays
open, and is never called agreeing.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, overload

from akkhara.data import read_rows
from akkhara.errors import DataError
from akkhara.rules import source
from akkhara.siddham.chapters import Chapter, chapter
from akkhara.siddham.recensions import Recension, check_policy, recension, recensions
from akkhara.values import Value, table_text

__all__ = ["Audit", "Audits", "Claim", "audit", "recount"]

Verdict = Literal["agrees", "disagrees", "open"]
_COLUMNS = (
    "id",
    "recension",
    "source",
    "section",
    "line",
    "quote",
    "says",
    "stated",
    "working",
    "emended",
    "emendation",
    "certainty",
    "note",
)


@dataclass(frozen=True, slots=True)
class Claim(Value):
    """One stated number and its recount.

    Fields: `id`; `says`, what is counted; `stated`, the number in the text; `quote`, the words;
    `source`, `section` and `line` (1-based, in the sample text of the source); `working`, the sum
    with its values put in; `computed`, its result, None when there is no sum; `verdict`: agrees,
    disagrees, open; `emended`, the number that the emendation gives (None without one) and
    `emendation`, what is changed; `closes`, whether the emended number is the computed one;
    `certainty` of the reading; `note`.
    """

    id: str
    says: str
    stated: int
    quote: str
    source: str
    section: str
    line: int
    working: str
    computed: int | None
    verdict: Verdict
    emended: int | None
    emendation: str
    closes: bool
    certainty: str
    note: str

    def to_text(self) -> str:
        """Two to four lines: verdict and numbers, the words, the working, the emendation."""
        shown = "?" if self.computed is None else str(self.computed)
        lines = [f"{self.verdict}: {self.says}: stated {self.stated}, recounted {shown}"]
        lines.append(
            f"  「{self.quote}」 {source(self.source).title} {self.section} l. {self.line}"
        )
        if self.working:
            lines.append(f"  {self.working}")
        if self.emendation:
            closes = "which closes it" if self.closes else "which does not close it"
            lines.append(f"  emendation: {self.emendation}, {closes}")
        if self.note:
            lines.append(f"  {self.note}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Audit(Value):
    """The claims of one recension, with counts: `agree`, `disagree`, `open`, `closed` (the
    disagreements that an emendation closes)."""

    recension: str
    name: str
    policy: str
    claims: tuple[Claim, ...]
    agree: int
    disagree: int
    open: int
    closed: int

    def to_text(self) -> str:
        """A summary line, then every claim that does not simply agree, then a table of the rest."""
        head = (
            f"{self.name} ({self.recension}): {len(self.claims)} stated numbers: "
            f"{self.agree} agree, {self.disagree} disagree ({self.closed} close by emendation), "
            f"{self.open} open"
        )
        odd = [claim.to_text() for claim in self.claims if claim.verdict != "agrees"]
        rows = [
            (claim.stated, claim.says, claim.working)
            for claim in self.claims
            if claim.verdict == "agrees"
        ]
        return "\n".join([head, "", *odd, "", table_text(["agrees", "of what", "working"], rows)])


@dataclass(frozen=True, slots=True)
class Audits(Value):
    """The audits of all recensions, in the order in which Annen compares them."""

    audits: tuple[Audit, ...]

    def to_text(self) -> str:
        """A table: one line a recension, how many of its stated numbers agree."""
        rows = [
            (
                one.recension,
                len(one.claims),
                one.agree,
                one.disagree,
                one.closed,
                one.open,
                one.name,
            )
            for one in self.audits
        ]
        header = ("recension", "stated", "agree", "disagree", "emended", "open", "name")
        return table_text(header, rows)


@overload
def audit(id: str, policy: str = "strict") -> Audit: ...


@overload
def audit(id: None = None, policy: str = "strict") -> Audits: ...


def audit(id: str | None = None, policy: str = "strict") -> Audit | Audits:
    """Recounts every number that the text states of a recension.

    Parameters: `id` of the recension (or its Chinese name), None for all of them; `policy` of the
    generator, as for `siddham.chapter`.

    Errors: `RequestError` for an unknown recension or policy.

    >>> found = audit("ziji")
    >>> [(c.stated, c.working) for c in found.claims if c.id == "odd.removed"]
    [(6, 'consonants - series(15) = 35 - 29 = 6')]
    """
    check_policy(policy)
    if id is None:
        return Audits(tuple(audit(one, policy) for one in recensions()))
    own = recension(id)
    names = _names(own, policy)
    claims = tuple(_claim(row, names) for row in _rows(own.id))
    verdicts = [claim.verdict for claim in claims]
    return Audit(
        recension=own.id,
        name=own.name,
        policy=policy,
        claims=claims,
        agree=verdicts.count("agrees"),
        disagree=verdicts.count("disagrees"),
        open=verdicts.count("open"),
        closed=sum(claim.closes for claim in claims if claim.verdict == "disagrees"),
    )


@cache
def _rows(id: str) -> tuple[Mapping[str, str], ...]:
    rows = read_rows("akkhara.siddham", "data/claims.tsv", _COLUMNS)
    return tuple(MappingProxyType(row) for row in rows if row["recension"] == id)


def _claim(row: Mapping[str, str], names: Mapping[str, Any]) -> Claim:
    stated = int(row["stated"])
    working, computed = recount(row["working"], names) if row["working"] else ("", None)
    emended = int(row["emended"]) if row["emended"] else None
    verdict: Verdict = "open"
    if computed is not None:
        verdict = "agrees" if computed == stated else "disagrees"
    return Claim(
        id=row["id"],
        says=row["says"],
        stated=stated,
        quote=row["quote"],
        source=row["source"],
        section=row["section"],
        line=int(row["line"]),
        working=working,
        computed=computed,
        verdict=verdict,
        emended=emended,
        emendation=row["emendation"],
        closes=emended is not None and emended == computed,
        certainty=row["certainty"],
        note=row["note"],
    )


_OPERATORS: Mapping[type[ast.operator], tuple[str, Callable[[Any, Any], Any]]] = {
    ast.Add: ("+", operator.add),
    ast.Sub: ("-", operator.sub),
    ast.Mult: ("×", operator.mul),
    ast.Div: ("÷", lambda left, right: Fraction(left) / right),
}


def recount(working: str, names: Mapping[str, Any]) -> tuple[str, int]:
    """Works out a sum; returns how it reads with its values put in, and the result.

    Parameters: `working`, with `+ - * /`, whole numbers, parentheses, names of numbers and calls of
    functions of the mapping `names`.

    Errors: `DataError` for anything else and for a result that is no whole number.

    >>> recount("forms(2) - 1", {"forms": lambda n: 12 * n})
    ('forms(2) - 1 = 24 - 1 = 23', 23)
    """
    try:
        shown, value = _evaluate(ast.parse(working, mode="eval").body, names)
    except (SyntaxError, KeyError, ZeroDivisionError) as error:
        raise DataError(f"the sum {working!r} cannot be worked out: {error}") from error
    if Fraction(value).denominator != 1:
        raise DataError(f"the sum {working!r} gives no whole number: {value}")
    result = int(value)
    written = working.replace("*", "×").replace("/", "÷")
    steps = list(dict.fromkeys([written, shown, str(result)]))
    return " = ".join(steps), result


def _evaluate(node: ast.expr, names: Mapping[str, Any]) -> tuple[str, Any]:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return str(node.value), node.value
    if isinstance(node, ast.Name):
        return str(names[node.id]), names[node.id]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        arguments = [ast.literal_eval(argument) for argument in node.args]
        value = names[node.func.id](*arguments)
        return str(value), value
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        sign, apply = _OPERATORS[type(node.op)]
        left, one = _evaluate(node.left, names)
        right, two = _evaluate(node.right, names)
        return f"{left} {sign} {right}", apply(one, two)
    raise DataError(f"a sum may not hold {ast.dump(node)}")


def _names(own: Recension, policy: str) -> Mapping[str, Any]:
    """What a sum may name, counted from the recension's data."""

    def made(number: int) -> Chapter:
        return chapter(number, own.id, policy)

    return {
        "vowels": len(own.vowels),
        "beside": len(own.beside),
        "consonants": len(own.consonants),
        "bases": len(own.bases),
        "chapters": len(own.chapters),
        "extra": len(own.extra),
        "series": lambda number: len(made(number).clusters),
        "forms": lambda number: len(made(number).forms),
        "clusters": lambda number, last: sum(c.endswith(last) for c in made(number).clusters),
        "items": lambda listed: len(listed.split()),
    }
