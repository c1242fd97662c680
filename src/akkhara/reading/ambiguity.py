"""What writing does not fix: i and e, the copies, wrong shapes and sounds (例九 to 例十一)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.akshara import syllables
from akkhara.data import read_rows
from akkhara.errors import RequestError, ScriptError
from akkhara.rules import rule
from akkhara.values import Value

__all__ = ["Candidates", "Copy", "Form", "copies", "decode", "forms", "same_word"]

_I_E = ("i", "ī", "e", "ai")
_MIXED = rule("li.11-mixed").id
_NAMES = rule("li.11-names").id
_COPYISTS = rule("li.11-copyists").id
_SHAPE = rule("li.11-shape").id


@dataclass(frozen=True, slots=True)
class Candidates(Value):
    """The vowels that a sign may stand for: `sign`, its `consonant`, the set of `vowels`, what its
    name alone gives (`named`), the signs that copyists `took_for` it, `rules`, `note`."""

    sign: str
    consonant: str
    vowels: frozenset[str]
    named: tuple[str, ...]
    took_for: tuple[str, ...]
    rules: tuple[str, ...]
    note: str

    def to_text(self) -> str:
        """One line, then the rules."""
        if not self.vowels:
            return f"{self.sign}: {self.note}"
        shown = " ".join(vowel for vowel in _ORDER if vowel in self.vowels)
        cited = "\n".join(f"  {id} {rule(id).name}: {rule(id).quote}" for id in self.rules)
        return f"{self.sign}: {self.consonant} + {{{shown}}} {self.note}".rstrip() + f"\n{cited}"


_ORDER = ("a", "ā", "i", "ī", "u", "ū", "ṛ", "ṝ", "ḷ", "ḹ", "e", "ai", "o", "au")


@cache
def _signs() -> dict[str, dict[str, str]]:
    rows = read_rows("akkhara.reading", "data/ambiguous.tsv", ["character", "vowels"])
    return {row["character"]: row for row in rows}


def decode(sign: str, copyists: bool = True) -> Candidates:
    """The set of vowels that a sign may mean (例十一: i and e are not told apart).

    Parameters: `sign`, a Chinese character of the treatise's i/e names (枳 計 雞 蓋 介 你 謎 …) or
    an akṣara in IAST or Siddham, whose shape too does not fix i or e; `copyists`: count the signs
    that copyists take for it, too.
    A sign that the treatise does not name gives an empty set and a note that says so.

    >>> sorted(decode("枳").vowels), sorted(decode("枳", copyists=False).vowels)
    (['ai', 'e', 'i', 'ī'], ['i', 'ī'])
    >>> sorted(decode("ke").vowels), sorted(decode("ka").vowels)
    (['ai', 'e', 'i', 'ī'], ['a'])
    """
    text = sign.strip()
    row = _signs().get(_VARIANTS.get(text, text))
    if row is not None:
        return _of_character(text, row, copyists)
    try:
        found = list(syllables(text))
    except ScriptError:
        found = []
    if len(found) == 1 and found[0].vowel:
        one = found[0]
        vowel = str(one.vowel)
        consonant = "".join(one.onset)
        if copyists and vowel in _I_E:
            rules = (_MIXED, _SHAPE)
            return Candidates(text, consonant, frozenset(_I_E), (vowel,), (), rules, "")
        return Candidates(text, consonant, frozenset({vowel}), (vowel,), (), (_NAMES,), "")
    note = f"no name of an i or e letter in 例十一; it names {' '.join(_signs())}"
    return Candidates(text, "", frozenset(), (), (), (), note)


_VARIANTS = {"鷄": "雞", "鸡": "雞", "计": "計", "盖": "蓋", "谜": "謎", "铭": "銘"}


def _of_character(text: str, row: dict[str, str], copyists: bool) -> Candidates:
    named = tuple(row["vowels"].split())
    vowels, taken = set(named), tuple(row["taken_for"].split())
    if copyists:
        seen, waiting = {row["character"]}, list(taken)
        while waiting:
            other = _signs().get(waiting.pop())
            if other is None or other["character"] in seen:
                continue
            seen.add(other["character"])
            vowels |= set(other["vowels"].split())
            waiting += other["taken_for"].split()
    rules = (_NAMES, _COPYISTS) if copyists else (_NAMES,)
    return Candidates(
        text, row["consonant"], frozenset(vowels), named, taken, tuple(dict.fromkeys(rules)), ""
    )


@dataclass(frozen=True, slots=True)
class Copy(Value):
    """A kind of Siddham copy in Japan (例十): `number`, `name`, `chapters` it may have, `max_stack`
    letters in a stack (None: not said), what it `lacks`, how it `reads` a stack, `rule`,
    `quote`."""

    number: int
    name: str
    chapters: tuple[int, ...]
    max_stack: int | None
    lacks: str
    reads: str
    rule: str
    quote: str

    def to_text(self) -> str:
        """Two lines."""
        stack = f", stacks up to {self.max_stack}" if self.max_stack else ""
        chapters = f", chapters {' '.join(map(str, self.chapters))}" if self.chapters else ""
        return (
            f"{self.number}. {self.name}{chapters}{stack}\n  {self.lacks}\n"
            f"  {self.rule}: {self.quote}"
        )


@cache
def copies() -> tuple[Copy, ...]:
    """The copies of Siddham that Annen examined: three kinds, the third in two forms; none has the
    names of the fifteenth chapter (盎迦), so their 仰迦 is no witness.

    >>> [one.max_stack for one in copies()]
    [None, 2, 4, 6]
    """
    return tuple(
        Copy(int(row["number"]), row["name"], tuple(map(int, row["chapters"].split())),
             int(row["max_stack"]) if row["max_stack"] else None, row["lacks"], row["reads"],
             rule(row["rule"]).id, row["quote"])
        for row in read_rows("akkhara.reading", "data/copies.tsv", ["number", "name", "rule"])
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Form(Value):
    """A transcription that 例九 discusses: `kind` (equal: the same word as `full`; witness: what a
    text writes; composition: what jña is made of; jna: how jña is transcribed; two-sounds: letters
    with two names; me: how me is said; lexicon: the words for letter), `given`, `full`,
    `iast` (for a composition its letters), what it `says`, `rule`, `quote`, `certainty`."""

    kind: str
    given: str
    full: str
    iast: str
    says: str
    rule: str
    quote: str
    certainty: str

    def to_text(self) -> str:
        """Two lines."""
        full = f" = {self.full}" if self.full and self.full != self.given else ""
        return f"{self.given}{full} ({self.iast}): {self.says}\n  {self.rule}: {self.quote}"


@cache
def forms(kind: str = "") -> tuple[Form, ...]:
    """The forms that 例九 discusses, all or of one kind.

    Raises `RequestError` for another kind.

    >>> [one.iast for one in forms("composition")]
    ['ñ+ṇ', 'j+ñ', 'ṅ+ṇ', 'j+ṇ']
    """
    found = tuple(
        Form(row["kind"], row["given"], row["full"], row["iast"], row["says"],
             rule(row["rule"]).id, row["quote"], row["certainty"])
        for row in read_rows("akkhara.reading", "data/forms.tsv", ["kind", "given", "rule"])
    )  # fmt: skip
    if not kind:
        return found
    chosen = tuple(one for one in found if one.kind == kind)
    if not chosen:
        known = ", ".join(dict.fromkeys(one.kind for one in found))
        raise RequestError(f"no kind {kind!r} of forms", hint=f"kinds: {known}")
    return chosen


def same_word(transcription: str) -> tuple[Form, ...]:
    """What 例九 says of a transcription: the fuller form it stands for, the Sanskrit, the reason.

    A transcription that it does not discuss gives nothing; 和 云 于 維 衛 in one may still stand
    for v (rule li.9-va).

    >>> same_word("舍衛")[0].full, same_word("舍衛")[0].iast
    ('舍婆提', 'śrāvastī')
    """
    asked = transcription.strip()
    return tuple(one for one in forms() if asked in (one.given, one.full, one.iast))
