"""Terms, and what each authority means by them; half and full letters put to the test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from akkhara.akshara import Akshara, syllables
from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import authorities, find
from akkhara.reading.stacks import same_row
from akkhara.rules import rule
from akkhara.values import Value

__all__ = ["Definition", "Half", "half", "term", "terms"]


@dataclass(frozen=True, slots=True)
class Definition(Value):
    """What one authority means by a term: `term`, `authority` and `name`, what it `says` (in
    English), the `letters` it covers where they are fixed, `quote`, `source`, `locus`,
    `certainty`."""

    term: str
    authority: str
    name: str
    says: str
    letters: tuple[str, ...]
    quote: str
    source: str
    locus: str
    certainty: str

    def to_text(self) -> str:
        """Two lines."""
        letters = f" [{' '.join(self.letters)}]" if self.letters else ""
        return f"{self.term}, {self.name}: {self.says}{letters}\n  {self.locus}: {self.quote}"


@cache
def _rows() -> tuple[tuple[Definition, str], ...]:
    return tuple(
        (
            Definition(row["term"], row["authority"], authorities()[row["authority"]].name,
                       row["says"], tuple(row["letters"].split()), row["quote"], row["source"],
                       row["locus"], row["certainty"]),
            row["test"],
        )
        for row in read_rows("akkhara.reading", "data/definitions.tsv", ["term", "authority"])
    )  # fmt: skip


_SAME = {
    "滿字": "半字", "半音字": "半字", "half": "半字", "full": "半字", "比聲": "毗聲",
    "pi": "毗聲", "chao": "超聲", "阿察囉": "根本字", "哩比鞞": "增加字",
}  # fmt: skip


def terms() -> tuple[str, ...]:
    """The terms that are defined.

    >>> terms()[:3]
    ('半字', '毗聲', '超聲')
    """
    return tuple(dict.fromkeys(one.term for one, _ in _rows()))


def term(name: str) -> tuple[Definition, ...]:
    """What every authority means by a term (半字 滿字 毗聲 超聲 吸氣 舌根 隨鼻 根本字 …).

    Raises `RequestError` that lists the terms.

    >>> [one.name for one in term("超聲")]
    ['法寶', '慧遠', '涅槃文字', '道暹', '行滿', '吉藏', '梁武帝', '玄應']
    """
    key = _SAME.get(name.strip(), name.strip())
    found = tuple(one for one, _ in _rows() if one.term == key)
    if not found:
        raise RequestError(f"no term {name!r}", hint=f"terms: {' '.join(terms())}")
    return found


@dataclass(frozen=True, slots=True)
class Half(Value):
    """Whether a letter is half (半) or full (滿) to one authority: `akshara`, `authority` and
    `name`, `verdict` half, full or "" (the definition does not decide), `reason`, `definition`,
    `rule`."""

    akshara: str
    authority: str
    name: str
    verdict: str
    reason: str
    definition: Definition
    rule: str

    def to_text(self) -> str:
        """Two lines."""
        return f"{self.akshara}: {self.verdict or 'undecided'} ({self.name}). {self.reason}\n" + (
            f"  {rule(self.rule).cite()}: {self.definition.quote}"
        )


_Verdict = tuple[str, str]
_RULES = {
    "teaching": "li.1-teaching", "vowel": "li.1-vowel", "component": "li.1-component",
    "joined": "zang5.half-joined", "upper": "li.1-upper", "moon": "zang5.half-jizang",
    "half-sound": "li.4-quanzhen", "dada": "li.4-dada",
}  # fmt: skip


def _teaching(one: Akshara) -> _Verdict:
    return "", "the first and the later teaching are meant, not the shape of a letter"


def _vowel(one: Akshara) -> _Verdict:
    if one.vowel is None:
        return "half", "no vowel calls it"
    return "full", f"{one.vowel} calls it"


def _component(one: Akshara) -> _Verdict:
    if len(one.onset) + bool(one.final) > 1 or (one.onset and one.vowel not in ("a", None)):
        return "full", "something is added to the letter"
    return "half", "it is said as it is, without addition"


def _joined(one: Akshara) -> _Verdict:
    if len(one.onset) > 1 or (one.onset and one.vowel not in ("a", None)) or one.final:
        return "full", "two letters are joined"
    return "half", "a small letter of the fifty"


def _upper(one: Akshara) -> _Verdict:
    if one.onset[-1:] != ("dh",):
        return "", "only the dha of siddhaṃ is spoken of"
    if one.onset[-2:] == ("d", "dh"):
        return "full", "the upper d stands on the dha"
    return "half", "the upper d is not yet on the dha"


def _moon(one: Akshara) -> _Verdict:
    if one.onset == ("ṭ",):
        return "half", "written like a half moon"
    if one.onset == ("ṭh",):
        return "full", "round like the full moon"
    return "", "only ṭ and ṭh are spoken of"


def _half_sound(one: Akshara) -> _Verdict:
    if len(one.onset) > 1 and (same_row(*one.onset[:2]) or one.onset[0] == one.onset[1]):
        return "half", f"the character before ends in half the sound of {one.onset[1]}"
    return "", "only a letter that is doubled or paired with one of its row gives a half sound"


def _dada(one: Akshara) -> _Verdict:
    if one.vowel is None:
        return "half", "it bears the 怛達 sign"
    return "", "without the 怛達 sign there is no half sound"


_TESTS: dict[str, Callable[[Akshara], _Verdict]] = {
    "teaching": _teaching, "vowel": _vowel, "component": _component, "joined": _joined,
    "upper": _upper, "moon": _moon, "half-sound": _half_sound, "dada": _dada,
}  # fmt: skip


def half(akshara: str, authority: str = "yijing") -> Half:
    """Whether an akṣara is a half or a full letter, by one authority's definition.

    Parameters: `akshara`, one akṣara in IAST or Siddham (a bare consonant k: without vowel);
    `authority`: niepan 涅槃經, yijing 義淨 (default), huiyuan 慧遠, xie_lingyun 謝靈運,
    huijun 慧均, ennin 慈覺, jizang 吉藏, quanzhen 全真, annen 安然.
    Raises `RequestError` for an unknown authority or for text that is not one akṣara. Where the
    definition does not decide, the verdict is empty and the reason says so.

    >>> half("k").verdict, half("ka").verdict
    ('half', 'full')
    >>> half("dha", "慈覺").verdict, half("ddha", "慈覺").verdict, half("ka", "安然").verdict
    ('half', 'full', '')
    """
    by = {one.authority: (one, test) for one, test in _rows() if one.term == "半字"}
    id = find(authority, tuple(by)).id
    definition, test = by[id]
    found = list(syllables(akshara))
    if len(found) != 1:
        raise RequestError(f"{akshara!r} is not one akṣara", hint="one akṣara: ka, k, ddha")
    verdict, reason = _TESTS[test](found[0])
    return Half(
        found[0].iast, id, definition.name, verdict, reason, definition, rule(_RULES[test]).id
    )
