"""The twelve 例 of 悉曇十二例, each with its rules and with the treatise's examples worked out.

Every example is a call of this room, its arguments and the result the treatise gives; `twelve`
makes the calls, so that what it shows is what the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from json import loads
from types import MappingProxyType
from typing import Any

from akkhara.data import read_rows
from akkhara.reading.ambiguity import copies, decode, forms, same_word
from akkhara.reading.elisions import elision
from akkhara.reading.inventories import inventory
from akkhara.reading.lengths import length
from akkhara.reading.linking import connect
from akkhara.reading.places import place
from akkhara.reading.stacks import compress, merge, spell
from akkhara.reading.terms import half
from akkhara.reading.tones import area, length_of_tone, note5
from akkhara.rules import Rule, rule, rules
from akkhara.values import Value, jsonable

__all__ = ["Li", "LiExample", "twelve"]

_CALLS: MappingProxyType[str, Callable[..., Any]] = MappingProxyType(
    {
        one.__name__: one
        for one in (
            area, compress, connect, copies, decode, elision, forms, half, inventory, length,
            length_of_tone, merge, note5, place, same_word, spell,
        )
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class LiExample(Value):
    """An example of a 例: `given`, the treatise's word; `rule`; `call`, `arguments` and `pick`,
    which part of the answer is meant; `expected`, what the treatise says; `found`, what the
    package makes; `holds`, whether they agree; `quote`."""

    given: str
    rule: str
    call: str
    arguments: tuple[Any, ...]
    pick: str
    expected: Any
    found: Any
    holds: bool
    quote: str

    def to_text(self) -> str:
        """One line."""
        said = ", ".join(map(repr, self.arguments))
        sign = "=" if self.holds else f"≠ {self.expected} but"
        return f"{self.given}: {self.call}({said}).{self.pick} {sign} {self.found}  {self.rule}"


@dataclass(frozen=True, slots=True)
class Li(Value):
    """One of the twelve: `number`, `name`, what it `does`, `quote`, its `rules` (the general one
    first) and `examples`."""

    number: int
    name: str
    does: str
    quote: str
    rules: tuple[Rule, ...]
    examples: tuple[LiExample, ...]

    def to_text(self) -> str:
        """Title, rules with their words, examples."""
        lines = [f"{self.number}. {self.name}", f"   {self.does}"]
        lines += [f"   {one.id} {one.name}: {one.does} {one.quote}" for one in self.rules[1:]]
        lines += [f"   · {one.to_text()}" for one in self.examples]
        return "\n".join(lines)


@cache
def twelve() -> tuple[Li, ...]:
    """The twelve 例 in order, with their rules and examples.

    Source: 悉曇十二例 (Annen). The examples are worked out when first asked for.

    >>> [li.name for li in twelve()][:2]
    ['半滿二字離合例', '十六轉韻有無例']
    >>> all(one.holds for li in twelve() for one in li.examples)
    True
    >>> [one.given for one in twelve()[6].examples if one.rule == "li.7-7"]
    ['室者地']
    """
    examples = _examples()
    made = []
    for number in range(1, 13):
        head = rule(f"li.{number}")
        own = [one for id, one in rules("li").items() if id.startswith(f"li.{number}-")]
        made.append(
            Li(number, head.name, head.does, head.quote, (head, *own),
               tuple(one for of, one in examples if of == number))
        )  # fmt: skip
    return tuple(made)


def _examples() -> tuple[tuple[int, LiExample], ...]:
    columns = ["li", "rule", "given", "call", "arguments", "pick", "expected", "quote"]
    found = []
    for row in read_rows("akkhara.reading", "data/li_examples.tsv", columns):
        arguments, expected = loads(row["arguments"]), loads(row["expected"])
        answer = jsonable(_CALLS[row["call"]](*arguments))
        made = _picked(answer, row["pick"])
        found.append(
            (
                int(row["li"]),
                LiExample(row["given"], rule(row["rule"]).id, row["call"], tuple(arguments),
                          row["pick"], expected, made, made == expected, row["quote"]),
            )
        )  # fmt: skip
    return tuple(found)


def _picked(answer: Any, path: str) -> Any:
    """Part of an answer in JSON form: `0.coda`, `syllables`, `*.coda` (of each)."""
    for step in path.split("."):
        if step == "*":
            rest = path.partition("*.")[2]
            return [_picked(one, rest) for one in answer]
        answer = answer[int(step)] if step.isdigit() else answer[step]
    return answer
