"""The register of suttas: what each rule of the grammar says, where it stands, what it inherits
and blocks, and how the Chinese rendering of it goes wrong.

The data is `rules/data/kacc.tsv`; this module gives it the shape of the grammar: 673 suttas, and
under them the rules that the commentary draws from *ca*, *tu*, *api* and repeated words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.errors import RequestError
from akkhara.pali.examples import Shown, shown
from akkhara.rules import rule, rules
from akkhara.rules.registry import Rule
from akkhara.values import Value

__all__ = ["BOOKS", "Sutta", "sutta", "suttas"]

# The eight books (kappa) by number.
BOOKS = (
    "Sandhi",
    "Nāma",
    "Kāraka",
    "Samāsa",
    "Taddhita",
    "Ākhyāta",
    "Kibbidhāna",
    "Uṇādi",
)
_TYPES = {
    "def": "definition",
    "head": "heading",
    "meta": "rule about rules",
    "op": "operation",
    "aff": "adds an affix",
    "sem": "meaning of case, role or tense",
    "comp": "type of compound",
    "ban": "forbids",
    "nip": "ready-made words",
}
_OPTIONALITY = {
    "oblig": "obligatory",
    "opt": "optional (vā)",
    "nava": "optional (navā)",
    "kvaci": "sometimes (kvaci)",
    "alt": "in free variation with a sibling rule",
    "cond": "in certain words",
    "-": "",
}


@dataclass(frozen=True, slots=True)
class Sutta(Value):
    """One rule of the grammar.

    Fields: `id` (`kacc.12`, `kacc.67-ca`); `number` of the sutta (an extra rule has that of the
    sutta it is drawn from); `name`, the sutta in Pali; `statement`, what it does; `book` (1-8),
    `section` (kaṇḍa), `rupasiddhi` (its number there, empty when unknown); `type` (def head meta
    op aff sem comp ban nip); `optionality` (oblig opt nava kvaci alt cond -); `inherits`, words
    carried over from earlier suttas; `blocks`, ids it forbids; `members`, words the commentary
    shows under an *ādi*; `extra`, ids of the rules drawn from it; `licensed_by`, the word an extra
    rule is drawn from; `printed`, the examples printed for an extra rule; `seed_line` (1-based, in
    samples/kaccayana-zh.txt; None where it has no row of its own), `seed_text`, `seed_fault`: where
    that rendering reverses, misreads, misnumbers or leaves out; `text_note`: emendations of the
    Pali; `certainty`.
    """

    id: str
    number: int
    name: str
    statement: str
    book: int
    section: int
    rupasiddhi: str
    type: str
    optionality: str
    inherits: tuple[str, ...]
    blocks: tuple[str, ...]
    members: tuple[str, ...]
    extra: tuple[str, ...]
    licensed_by: str
    printed: tuple[str, ...]
    seed_line: int | None
    seed_text: str
    seed_fault: str
    text_note: str
    certainty: str

    @property
    def examples(self) -> tuple[Shown, ...]:
        """Examples of the rule at work, derived now: request, form, and the step that it makes."""
        return shown(self.id)

    def to_dict(self) -> dict[str, object]:
        """JSON-ready, the examples with their forms."""
        found = Value.to_dict(self)
        found["examples"] = [example.to_dict() for example in self.examples]
        return found

    def to_text(self) -> str:
        """The entry as one reads it: the sutta, what it does, its place, its faults in the
        rendering, its examples."""
        said = [_TYPES[self.type], _OPTIONALITY[self.optionality]]
        lines = [
            f"{self.id.removeprefix('kacc.')}  {self.name}",
            f"  {self.statement}",
            f"  {', '.join(word for word in said if word)}; {rule(self.id).locus}",
        ]
        for label, words in (
            ("inherits", self.inherits),
            ("blocks", self.blocks),
            ("shown members", self.members),
            ("extra rules", tuple(id.removeprefix("kacc.") for id in self.extra)),
            ("printed examples", tuple(f"{one};" for one in self.printed)),
        ):
            if words:
                lines.append(f"  {label}: {' '.join(words).removesuffix(';')}")
        if self.text_note:
            lines.append(f"  text: {self.text_note}")
        if self.seed_line is not None:
            lines.append(f"  Chinese rendering, line {self.seed_line}: {self.seed_text}")
        if self.seed_fault:
            lines.append(f"    at fault: {self.seed_fault}")
        lines += [f"  e.g. {example.to_text()}" for example in self.examples]
        return "\n".join(lines)


def _made(row: Rule, extra: tuple[str, ...]) -> Sutta:
    more = row.more
    return Sutta(
        id=row.id,
        number=int(more["number"]),
        name=row.name,
        statement=row.does,
        book=int(more["book"]),
        section=int(more["section"]),
        rupasiddhi=more["rupasiddhi"],
        type=more["type"],
        optionality=more["optionality"],
        inherits=tuple(more["inherits"].split()),
        blocks=tuple(more["blocks"].split()),
        members=tuple(more["members"].split()),
        extra=extra,
        licensed_by=more["licensed_by"],
        printed=tuple(one for one in more["examples"].split("; ") if one and one != "-"),
        seed_line=int(more["seed_line"]) if more["seed_line"] else None,
        seed_text=row.quote,
        seed_fault=more["seed_fault"],
        text_note=more["text_note"],
        certainty=row.certainty,
    )


@cache
def _all() -> dict[str, Sutta]:
    rows = rules("kacc")
    drawn: dict[str, list[str]] = {}
    for row in rows.values():
        if row.more["licensed_by"]:
            drawn.setdefault(f"kacc.{row.more['number']}", []).append(row.id)
    return {id: _made(row, tuple(drawn.get(id, ()))) for id, row in rows.items()}


def sutta(number: int | str) -> Sutta:
    """The sutta of that number, or the extra rule of that id.

    Parameters: `number`, 1 to 673, or an id such as `67-ca` (with or without `kacc.`). Raises
    `RequestError` for a number that the grammar does not have.

    >>> sutta(12).name
    'Sarā sare lopaṃ'
    >>> sutta("67-ca").licensed_by
    'ca'
    >>> sutta(674)
    Traceback (most recent call last):
    akkhara.errors.RequestError: there is no sutta 674
    """
    asked = str(number).strip().removeprefix("kacc.")
    found = _all().get(f"kacc.{asked}")
    if found is not None:
        return found
    base = asked.partition("-")[0]
    parent = _all().get(f"kacc.{base}")
    if parent is not None:
        extra = " ".join(id.removeprefix("kacc.") for id in parent.extra) or "no extra rules"
        raise RequestError(f"there is no rule {asked}", hint=f"under sutta {base}: {extra}")
    raise RequestError(
        f"there is no sutta {asked or '(empty)'}",
        hint="suttas run from 1 to 673; extra rules have ids such as 67-ca",
    )


def suttas(book: int | None = None, *, extra: bool = False) -> list[Sutta]:
    """The suttas of a book, or all, in the order of the grammar.

    Parameters: `book`, 1 to 8 (None: all); `extra`, whether the rules drawn from *ca*, *tu*, *api*
    and repeated words follow their sutta. Raises `RequestError` for another book.

    >>> len(suttas()), len(suttas(book=1)), len(suttas(extra=True))
    (673, 51, 855)
    """
    if book is not None and book not in range(1, len(BOOKS) + 1):
        named = ", ".join(f"{number} {name}" for number, name in enumerate(BOOKS, 1))
        raise RequestError(f"there is no book {book!r}", hint=named)
    found: list[Sutta] = []
    for one in _all().values():
        if one.licensed_by or book not in (None, one.book):
            continue
        found.append(one)
        if extra:
            found += [_all()[id] for id in one.extra]
    return found
