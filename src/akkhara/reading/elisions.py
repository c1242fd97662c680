"""What is sunk between a Sanskrit word and its transcription: the fourteen kinds of 出沒 (例八).

舍利弗 sinks the end of Śāriputra, 梵 leaves one sound of Brahmā. Where the treatise names the pair
itself its label is given; besides, the two are laid side by side, syllable for syllable, and the
kinds that the comparison shows are given with their evidence. Kinds 11 and 12 (nearly seeming
another sound) are a judgement of the ear: only the treatise's own examples have them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from akkhara.akshara import Akshara, syllables
from akkhara.data import read_rows
from akkhara.reading.places import place
from akkhara.reading.stacks import single
from akkhara.rules import rule
from akkhara.values import Value

__all__ = ["Elision", "ElisionKind", "elision", "elision_examples", "elision_kinds"]

_CODA_PLACE = {"ŋ": "喉", "k": "喉", "n": "舌", "t": "舌", "m": "脣", "p": "脣"}
_FULL = rule("li.8-full").id
_LI = rule("li.8").id


@dataclass(frozen=True, slots=True)
class ElisionKind(Value):
    """One of the fourteen kinds: `number`, `name`, what it `does`, `rule`, `examples`."""

    number: int
    name: str
    does: str
    rule: str
    examples: tuple[tuple[str, str], ...]

    def to_text(self) -> str:
        """One line."""
        shown = ", ".join(f"{hanzi} {iast}".strip() for hanzi, iast in self.examples)
        return f"{self.number:>2} {self.name}: {self.does} {shown}"


@dataclass(frozen=True, slots=True)
class Elision(Value):
    """How a word and its transcription are related.

    Fields: `sanskrit`, `chinese`; `kind` 1–14 and its `name`, 0 when nothing is sunk or nothing
    can be said; `does`; `evidence`, what was found; `attested`, whether the treatise itself names
    the pair; `rule`; `quote` (of the rule, or of the passage); `certainty`; `note`.
    """

    sanskrit: str
    chinese: str
    kind: int
    name: str
    does: str
    evidence: str
    attested: bool
    rule: str
    quote: str
    certainty: str
    note: str

    def to_text(self) -> str:
        """Two lines."""
        who = "named by the treatise" if self.attested else "found by comparison"
        head = f"{self.chinese} {self.sanskrit}: "
        if not self.kind:
            head += f"no elision. {self.note or self.evidence}"
        else:
            head += f"{self.kind} {self.name} ({who}): {self.evidence}"
        return f"{head}\n  {rule(self.rule).cite()}: {self.quote}"


@cache
def _examples() -> tuple[dict[str, str], ...]:
    return read_rows("akkhara.reading", "data/elisions.tsv", ["kind", "hanzi", "iast", "rule"])


@cache
def elision_kinds() -> tuple[ElisionKind, ...]:
    """The fourteen kinds, each with the treatise's examples.

    >>> [kind.name for kind in elision_kinds()][:3]
    ['沒句首', '沒句尾', '沒句腹']
    >>> elision_kinds()[1].examples
    (('舍利弗', 'śāriputra'),)
    """
    return tuple(
        ElisionKind(
            int(row["number"]), row["name"], rule(row["rule"]).does, row["rule"],
            tuple((one["hanzi"], one["iast"]) for one in _examples()
                  if one["kind"] == row["number"]),
        )
        for row in read_rows("akkhara.reading", "data/elision_kinds.tsv", ["number", "rule"])
    )  # fmt: skip


def elision_examples() -> tuple[Elision, ...]:
    """Every pair that the treatise names, with its label.

    >>> len(elision_examples()) > 20
    True
    """
    return tuple(_attested(row) for row in _examples())


def _attested(row: dict[str, str]) -> Elision:
    number = int(row["kind"])
    named = elision_kinds()[number - 1] if number else None
    return Elision(
        sanskrit=row["iast"], chinese=row["hanzi"], kind=number,
        name=named.name if named else "具足", does=named.does if named else rule(_FULL).does,
        evidence=row["remark"] or "its own example", attested=True,
        rule=rule(row["rule"]).id, quote=row["quote"], certainty=row["certainty"],
        note=row["remark"],
    )  # fmt: skip


def elision(sanskrit: str, chinese: str) -> tuple[Elision, ...]:
    """Which of the fourteen kinds of 出沒 relate a Sanskrit word and its transcription.

    Parameters: `sanskrit` in IAST or Siddham (may be empty: then what the treatise names for the
    transcription alone); `chinese`, the characters, as restored or as the copy prints them.
    Returns the treatise's own label first where it names the pair, then what comparison shows. A
    pair in which nothing is sunk, or whose characters have no value in the examples of the
    treatise, gives one answer of kind 0 that says so.
    Raises `ScriptError` for Sanskrit that cannot be read.
    Source: 悉曇十二例 例八.

    >>> [(one.kind, one.name) for one in elision("śāriputra", "舍利弗")][0]
    (2, '沒句尾')
    >>> elision("brahmā", "梵")[0].name
    '沒三處為一音'
    >>> elision("namo", "南謨")[0].kind
    0
    """
    word = "".join(one.iast for one in syllables(sanskrit)).lower()
    asked = "".join(chinese.split())
    attested = [
        _attested(row)
        for row in _examples()
        if asked in (row["hanzi"], row["printed"]) and (not word or _plain(row["iast"]) == word)
    ]
    asked = attested[0].chinese if attested else asked
    if not word:
        return tuple(attested) or (_nothing(sanskrit, asked, "no such transcription in 例八"),)
    found = _compared(word, asked)
    known = {one.kind for one in attested}
    rest = [one for one in found if one.kind not in known and (one.kind or not attested)]
    return (*attested, *rest)


def _plain(iast: str) -> str:
    return "".join(one.iast for one in syllables(iast)) if iast else ""


def _nothing(sanskrit: str, chinese: str, note: str, evidence: str = "") -> Elision:
    cited = rule(_FULL if evidence else _LI)
    return Elision(sanskrit, chinese, 0, "", cited.does, evidence, False, cited.id, cited.quote,
                   "certain", note)  # fmt: skip


class _Heard(NamedTuple):
    """What a character of the transcription writes."""

    character: str
    heads: tuple[str, ...]
    vowel: str
    coda: str


@cache
def _characters() -> dict[str, _Heard]:
    rows = read_rows("akkhara.reading", "data/characters.tsv", ["character", "heads"])
    return {
        row["character"]: _Heard(
            row["character"], tuple(row["heads"].split()), row["vowel"], row["coda"]
        )
        for row in rows
    }


def _compared(word: str, chinese: str) -> list[Elision]:
    unknown = [sign for sign in dict.fromkeys(chinese) if sign not in _characters()]
    if unknown:
        note = f"no value in the treatise's examples: {' '.join(unknown)}"
        return [_nothing(word, chinese, note)]
    read = [one for one in syllables(word) if one.vowel is not None]
    heard = [_characters()[sign] for sign in chinese]
    pairs = _align(read, heard)
    if pairs is None:
        return [_nothing(word, chinese, "the characters do not follow the syllables of the word")]
    return _kinds_of(word, chinese, read, heard, pairs)


def _fits(one: Akshara, sign: _Heard) -> int:
    """How well a character writes a syllable: 0 not at all, up to 3."""
    if not one.onset:
        return 2 if not sign.heads else 0
    if not sign.heads:
        return 0
    heads = {one.onset[0], one.onset[-1], *one.onset}
    if not heads & set(sign.heads):
        return 0
    short = {"ā": "a", "ī": "i", "ū": "u", "ai": "e", "au": "o"}
    vowel = short.get(str(one.vowel), one.vowel)
    return 2 + (vowel == sign.vowel)


def _align(read: list[Akshara], heard: list[_Heard]) -> dict[int, int] | None:
    """Syllable of the word -> character, in order; every character must be placed. The best sum
    of `_fits`, the earliest syllables first."""
    best: dict[tuple[int, int], tuple[int, tuple[tuple[int, int], ...]]] = {}

    def place_from(i: int, j: int) -> tuple[int, tuple[tuple[int, int], ...]] | None:
        if j == len(heard):
            return 0, ()
        if i == len(read):
            return None
        if (i, j) in best:
            return best[i, j]
        options = []
        fit = _fits(read[i], heard[j])
        if fit and (rest := place_from(i + 1, j + 1)) is not None:
            options.append((fit + rest[0], ((i, j), *rest[1])))
        if (skipped := place_from(i + 1, j)) is not None:
            options.append(skipped)
        if not options:
            return None
        best[i, j] = max(options, key=lambda option: option[0])
        return best[i, j]

    found = place_from(0, 0)
    return dict(found[1]) if found else None


def _kinds_of(
    word: str, chinese: str, read: list[Akshara], heard: list[_Heard], pairs: dict[int, int]
) -> list[Elision]:
    lost: dict[str, list[str]] = {"first": [], "middle": [], "last": []}
    found: list[Elision] = []
    placed = sorted(pairs)
    for i, one in enumerate(read):
        if i not in pairs:
            where = "first" if i < placed[0] else "last" if i > placed[-1] else "middle"
            if where != "first" and _closes(heard[pairs[max(p for p in placed if p < i)]], one):
                sign = heard[pairs[max(p for p in placed if p < i)]]
                if where == "last" and i == len(read) - 1:
                    number = 13 if sign.coda in "ŋnm" else 14
                    said = f"{one.iast} is heard as the -{sign.coda} of {sign.character}"
                    found.append(_made(word, chinese, number, said))
                continue
            lost[where].append(one.iast)
            continue
        found += _stack_kinds(word, chinese, one, heard[pairs[i]], i, read, heard, pairs)
    number = _whole_kind(lost, len(heard), len(read))
    if number:
        gone = "; ".join(f"{' '.join(parts)} ({at})" for at, parts in lost.items() if parts)
        said = f"sunk: {gone}" if gone else "one character is left of the word"
        found.insert(0, _made(word, chinese, number, said))
    if not found:
        said = "every syllable has its character"
        return [_nothing(word, chinese, "nothing is sunk", said)]
    unique: dict[int, Elision] = {}
    for one_kind in found:
        unique.setdefault(one_kind.kind, one_kind)
    return list(unique.values())


def _closes(sign: _Heard, one: Akshara) -> bool:
    """Whether the ending of a character is the head of the syllable that is not written."""
    if not sign.coda or not one.onset:
        return False
    return place(one.onset[0], "shierli").place[:1] == _CODA_PLACE[sign.coda]


def _whole_kind(lost: dict[str, list[str]], characters: int, syllables_of_word: int) -> int:
    gone = frozenset(at for at, parts in lost.items() if parts)
    table = {
        frozenset({"first"}): 1,
        frozenset({"last"}): 2,
        frozenset({"middle"}): 3,
        frozenset({"first", "middle"}): 5,
        frozenset({"middle", "last"}): 6,
        frozenset({"first", "last"}): 7,
    }
    if len(gone) == 3:
        return 8 if characters == 1 else 4
    if characters == 1 and syllables_of_word > 1:
        return 8
    return table.get(gone, 0)


def _stack_kinds(
    word: str, chinese: str, one: Akshara, sign: _Heard, i: int, read: list[Akshara],
    heard: list[_Heard], pairs: dict[int, int],
) -> list[Elision]:  # fmt: skip
    """Upper sunk into lower (9) or lower into upper (10) in the stack that a character writes."""
    if len(one.onset) < 2 or single(one.onset[0], one.onset[1]):
        return []
    upper, lower = one.onset[0], one.onset[-1]
    before = heard[pairs[i - 1]] if i - 1 in pairs else None
    if lower in sign.heads and upper not in sign.heads:
        if before is not None and before.coda:
            at = place(upper, "shierli").place[:1]
            if _CODA_PLACE[before.coda] == at:
                said = f"{upper} of {one.iast} is the -{before.coda} of {before.character}"
                return [_made(word, chinese, 10, said)]
        return [_made(word, chinese, 9, f"{upper} of {one.iast} is not heard: {sign.character}")]
    if upper in sign.heads and lower not in sign.heads:
        return [_made(word, chinese, 10, f"{lower} of {one.iast} is not heard: {sign.character}")]
    return []


def _made(word: str, chinese: str, number: int, evidence: str) -> Elision:
    kind = elision_kinds()[number - 1]
    cited = rule(kind.rule)
    return Elision(word, chinese, number, kind.name, kind.does, evidence, False, kind.rule,
                   cited.quote, "probable", "")  # fmt: skip
