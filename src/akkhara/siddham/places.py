"""Where a syllable stands in the chapters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from akkhara.akshara import Akshara
from akkhara.akshara import akshara as one_akshara
from akkhara.errors import RequestError
from akkhara.rules import rule
from akkhara.siddham.attested import is_attested
from akkhara.siddham.chapters import series
from akkhara.siddham.lexicon import Entry, lexicon
from akkhara.siddham.names import readings_of
from akkhara.siddham.recensions import (
    Outline,
    Policy,
    Recension,
    check_policy,
    recension,
)
from akkhara.sounds import CONSONANTS_34, VOWELS_12, base_onset
from akkhara.values import Value

__all__ = ["Place", "doubled", "locate", "places", "rules_of", "vowel_rule"]

_DOUBLED = rule("ziji.gu1").id
_ALL_DOUBLE = rule("ziji.dahu").id
_SIGN = rule("ziji.motuo").id
_VISARGA = rule("ziji.pishale").id
_DOUBLES = frozenset(base_onset(letter) * 2 for letter in CONSONANTS_34)


@dataclass(frozen=True, slots=True)
class Place(Value):
    """One place of a syllable.

    Fields: `recension`, `chapter`; `series`, the 1-based number of its cluster in the chapter (in
    chapter 18 the number of the entry; None where it is there by a kind and not by name);
    `column`, the 1-based number of its rhyme among the chapter's; `form`, in IAST; `name`, the
    treatise's name or reading there, or empty; `rules`, the ids of the rules that make it, in
    order; `attested`, whether CBETA's code table has a code for the form; `note`.
    """

    recension: str
    chapter: int
    series: int | None
    column: int | None
    form: str
    name: str
    rules: tuple[str, ...]
    attested: bool
    note: str = ""

    def to_text(self) -> str:
        """One line: form, chapter, series and column, name, rules."""
        where = f"{self.recension} ch. {self.chapter}"
        if self.series is not None:
            where += f" series {self.series}"
        if self.column is not None:
            where += f" form {self.column}"
        attested = "in CBETA's table" if self.attested else "not in CBETA's table"
        parts = [self.form, where, self.name, attested, " ".join(self.rules), self.note]
        return "  ".join(part for part in parts if part)


def locate(akshara: str, recension: str = "ziji", policy: str = "strict") -> list[Place]:
    """Where a syllable stands in the chapters of a recension; empty when nowhere (ask `why`).

    Parameters: `akshara`, one syllable in any script; `recension`, an id or Chinese name; `policy`
    as for `chapter`.

    In the open eighteenth chapter of 字記 stand what it names, and every letter doubled on itself
    (等餘字母並有重成之用). Bare vowels head the chapters and stand in none.

    Errors: `ScriptError` when the text is not one akṣara; `RequestError` for an unknown recension
    or policy.

    >>> [(p.chapter, p.series, p.column) for p in locate("rkṣma")]
    [(13, 32, 1), (17, 25, 1)]
    >>> locate("kya")[0].rules
    ('ziji.ch1', 'ziji.ch2')
    >>> [p.chapter for p in locate("𑖎𑖿𑖧𑖯")], locate("kta")
    ([2], [])
    """
    if not isinstance(akshara, str):
        raise RequestError(f"an akṣara is text, not {type(akshara).__name__}", hint="as kya")
    return list(_located(akshara, _recension(recension).id, check_policy(policy)))


@lru_cache(maxsize=16_384)
def _located(text: str, id: str, policy: Policy) -> tuple[Place, ...]:
    return places(one_akshara(text), recension(id), policy)


def _recension(id: str) -> Recension:
    return recension(id)


def places(given: Akshara, own: Recension, policy: Policy) -> tuple[Place, ...]:
    """As `locate`, for a syllable already cut and a recension already found."""
    if not given.onset:
        return ()
    found: list[Place] = []
    for number, at in _index(own.id, policy).get(given.base, ()):
        outline = own.outline(number)
        if given.rhyme in outline.vowels:
            column = outline.vowels.index(given.rhyme) + 1
            found.append(_place(given, own, outline, at, column))
    for outline in own.chapters:
        if outline.lexicon:
            found.extend(_in_lexicon(given, own, outline))
    return tuple(found)


def _place(
    given: Akshara, own: Recension, outline: Outline, at: int | None, column: int | None,
    note: str = "", rules: tuple[str, ...] = (),
) -> Place:  # fmt: skip
    names = (one for one in readings_of(own.id, outline.number) if one.iast == given.iast)
    return Place(
        recension=own.id,
        chapter=outline.number,
        series=at,
        column=column,
        form=given.iast,
        name=next((one.text for one in names), ""),
        rules=rules or rules_of(own, outline, given.rhyme),
        attested=is_attested(given.iast),
        note=note,
    )


def _in_lexicon(given: Akshara, own: Recension, outline: Outline) -> Iterator[Place]:
    named = False
    for entry in lexicon(outline.lexicon):
        if entry.home != outline.number or not _is(given, entry):
            continue
        named = True
        whole = entry.vowels == "one" or entry.vowels == "none"
        column = None if whole else VOWELS_12.index(given.rhyme) + 1
        rules = (outline.rule, *(rule(f"ziji.gu{kind}").id for kind in entry.kinds))
        yield _place(given, own, outline, entry.number, column, entry.note, rules)
    if not named and doubled(given.onset) and given.rhyme in VOWELS_12:
        note = "any letter can be doubled; it makes no full series"
        column = VOWELS_12.index(given.rhyme) + 1
        rules = (outline.rule, _DOUBLED, _ALL_DOUBLE)
        yield _place(given, own, outline, None, column, note, rules)


def _is(given: Akshara, entry: Entry) -> bool:
    if entry.vowels in ("one", "none"):
        return bool(entry.iast) and given.iast == entry.iast
    return given.base == entry.cluster and given.rhyme in VOWELS_12


def doubled(onset: tuple[str, ...]) -> bool:
    """Whether an onset is one of the thirty-four letters on itself.

    >>> doubled(("l", "l")), doubled(("k", "ṣ", "k", "ṣ")), doubled(("t", "th"))
    (True, True, False)
    """
    return onset in _DOUBLES


def rules_of(own: Recension, outline: Outline, rhyme: str) -> tuple[str, ...]:
    """The rules that make a form of a chapter, in the order in which they act."""
    chain = [outline.rule]
    below = outline
    while below.on:
        below = own.outline(below.on)
        chain.insert(0, below.rule)
    if len(outline.vowels) > 1 and rhyme != "a":
        chain.append(vowel_rule(rhyme))
    return tuple(dict.fromkeys(chain))


def vowel_rule(rhyme: str) -> str:
    """The rule by which a rhyme is written on a letter: a sign, or the two dots.

    >>> vowel_rule("ū"), vowel_rule("aḥ")
    ('ziji.motuo', 'ziji.pishale')
    """
    return _VISARGA if rhyme.endswith("ḥ") else _SIGN


@lru_cache(maxsize=64)
def _index(id: str, policy: Policy) -> Mapping[str, tuple[tuple[int, int], ...]]:
    """Cluster -> (chapter, 1-based number of the series), chapters in order."""
    own = recension(id)
    found: dict[str, list[tuple[int, int]]] = {}
    for outline in own.chapters:
        if outline.lexicon:
            continue
        for at, (_, cluster) in enumerate(series(own, outline, policy), 1):
            found.setdefault(cluster, []).append((outline.number, at))
    return MappingProxyType({cluster: tuple(at) for cluster, at in found.items()})
