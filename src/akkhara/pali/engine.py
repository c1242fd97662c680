"""The engine: rules under `@sutta`, bans, visible orders, branching on options, and why not.

A rule is a small pure function `Word -> Word` (or several words, or None when it finds nothing to
do) under a decorator that carries its number and its conditions as data. The conditions have a
static half (gender, case, class: known before the first step), which thins out the order once per
context, and a dynamic half (final, ending, history), which is tested on the word. One gate, `_act`,
applies rules and writes the history. How to write a rule: docs/engine.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from akkhara.errors import DataError, RequestError
from akkhara.pali.word import AFFIXES, VOWELS, Context, Trail, Word, links, sanna
from akkhara.rules import rule as registered

__all__ = ["Book", "Order", "Rule", "condition", "feature", "run", "why_not"]

Test = Callable[[Word], bool]
Function = Callable[[Word], "Word | tuple[Word, ...] | None"]
# The suttas that license many changes "as usage requires": the canon as arbiter (52), and what
# verbs take besides (517). A step under them says which change it is.
USAGE = frozenset({"52", "517"})
# More words than this come of no sound request: the bound keeps a faulty one from running away.
MOST_WORDS = 4000


class Condition(NamedTuple):
    """A kind of condition: how its value makes a test, and how it is said.

    `static`: it can be decided from the context alone. `says` is a sentence with `{}` for the
    value; `sees` shows what stands there instead.
    """

    name: str
    static: bool
    make: Callable[[frozenset[str]], Test]
    says: str
    sees: Callable[[Word], str]


_CONDITIONS: dict[str, Condition] = {}


def condition(
    name: str,
    make: Callable[[frozenset[str]], Test],
    says: str,
    sees: Callable[[Word], str],
    *,
    static: bool = False,
) -> None:
    """Add a kind of condition to the vocabulary of `@sutta`; its value is words set apart by
    spaces."""
    _CONDITIONS[name] = Condition(name, static, make, says, sees)


def feature(name: str, says: str) -> None:
    """Add a condition on a feature of the request: its value is one of the words given."""
    condition(
        name,
        lambda values: lambda w: w.context.features.get(name, "") in values,
        says,
        lambda w: w.feature(name) or "not given",
        static=True,
    )


def _intact(values: frozenset[str]) -> Test:
    def test(w: Word) -> bool:
        last = w.parts[-1]
        return last.kind in AFFIXES and last.name in values and last.text == last.name

    return test


def _final(word: Word) -> str:
    """As `Word.final`, straight from the parts: the tests of conditions run most of all."""
    parts = word.parts
    last = parts[-1]
    if last.kind in AFFIXES:
        if len(parts) < 2:
            return ""
        last = parts[-2]
    return last.text[-1:]


def _ends_in(values: frozenset[str]) -> Test:
    return lambda w: _final(w) in values


def _called(values: frozenset[str]) -> Test:
    """Whether 58-60 call the final vowel one of these: a set of letters for feminines, another
    for the rest."""
    finals = ("ā", "i", "ī", "u", "ū")
    feminine = frozenset(final for final in finals if sanna(final, "f") in values)
    other = frozenset(final for final in finals if sanna(final, "m") in values)
    return lambda w: _final(w) in (feminine if w.gender == "f" else other)


for _name, _says in {
    "gender": "the gender must be {}",
    "case": "the case must be {}",
    "number": "the number must be {}",
    "tense": "the tense must be {}",
    "voice": "the voice must be {}",
    "person": "the person must be {}",
    "sense": "the sense must be {}",
    "suffix": "the suffix asked for must be {}",
    "place": "the word must stand {}",
    "next": "the next member of the compound must be {}",
}.items():
    feature(_name, _says)

condition(
    "cls",
    lambda values: lambda w: not values.isdisjoint(w.context.classes),
    "the base must be of the class {}",
    lambda w: " ".join(sorted(w.context.classes)) or "of no named class",
    static=True,
)
condition(
    "not_cls",
    lambda values: lambda w: values.isdisjoint(w.context.classes),
    "the base must not be of the class {}",
    lambda w: " ".join(sorted(w.context.classes)),
    static=True,
)
condition(
    "final",
    _ends_in,
    "the stem must end in {}",
    lambda w: w.final,
)
condition(
    "tail",
    lambda values: lambda w: w.stem.text.endswith(tuple(values)),
    "the stem must end in {}",
    lambda w: w.stem.text,
)
condition(
    "sanna",
    _called,
    "the final vowel must be called {}",
    lambda w: f"{w.final} ({w.sanna or 'without such a name'})",
)
condition(
    "end",
    _intact,
    "the ending {} must stand there unreplaced",
    lambda w: w.ending.text or "no ending",
)
condition(
    "before",
    lambda values: lambda w: w.ending.name in values,
    "the ending must be {} or its substitute",
    lambda w: w.ending.name or "no ending",
)
condition(
    "text",
    lambda values: lambda w: w.ending.text in values,
    "the letters of the ending must be {} now",
    lambda w: w.ending.text or "none",
)
condition(
    "joins",
    lambda values: lambda w: w.ending.kind in values,
    "a {} must follow",
    lambda w: w.ending.kind or "nothing",
)
condition(
    "opens",
    lambda values: lambda w: (w.ending.text[:1] in VOWELS) == ("vowel" in values),
    "the ending must open with a {}",
    lambda w: w.ending.text or "none",
)
condition(
    "after",
    lambda values: lambda w: not values.isdisjoint(w.done),
    "{} must have acted before",
    lambda w: " ".join(sorted(w.done)) or "nothing",
)
condition(
    "not_after",
    lambda values: lambda w: values.isdisjoint(w.done),
    "{} must not have acted before",
    lambda w: " ".join(sorted(w.done)),
)


class _Check(NamedTuple):
    kind: Condition
    value: str
    test: Test

    def failure(self, word: Word) -> str:
        """Why the check fails on this word."""
        said = " or ".join(self.value.split())
        return f"{self.kind.says.format(said)}; here: {self.kind.sees(word)}"


def _checks(conditions: Mapping[str, str], where: str) -> tuple[_Check, ...]:
    found: list[_Check] = []
    for name, value in conditions.items():
        if name not in _CONDITIONS:
            raise DataError(f"{where}: no condition {name!r}; known: {', '.join(_CONDITIONS)}")
        kind = _CONDITIONS[name]
        found.append(_Check(kind, value, kind.make(frozenset(value.split()))))
    # The cheap static ones first: why_not then names them first too.
    return tuple(sorted(found, key=lambda check: not check.kind.static))


class Ban(NamedTuple):
    """A sutta that forbids others under conditions (na, neva, mā)."""

    id: str
    checks: tuple[_Check, ...]

    def holds(self, word: Word) -> bool:
        """Whether it forbids here."""
        return all(check.test(word) for check in self.checks)


class Rule:
    """A sutta that acts: its id, function, conditions, and how binding it is.

    `key` is the id, or id and a tag (`107:n`) where one sutta acts in two ways.
    """

    __slots__ = ("bans", "bound_after", "checks", "cost", "function", "id", "key", "optional")

    def __init__(
        self,
        key: str,
        function: Function,
        checks: tuple[_Check, ...],
        optional: bool,
        cost: int,
        bound_after: frozenset[str],
    ) -> None:
        self.key = key
        self.id = key.partition(":")[0]
        self.function = function
        self.checks = checks
        self.optional = optional
        self.cost = cost
        self.bound_after = bound_after
        self.bans: list[Ban] = []

    @property
    def does(self) -> str:
        """What it does, in English."""
        return " ".join((self.function.__doc__ or "").split())

    @property
    def note(self) -> str:
        """What a step says besides: a sutta of usage licenses many changes, so the step says
        which."""
        return self.does.rstrip(".") if self.id in USAGE else ""

    def meets(self, endings: frozenset[str]) -> bool:
        """Whether its conditions admit one of these endings."""
        return all(
            not endings.isdisjoint(check.value.split())
            for check in self.checks
            if check.kind.name in ("end", "before")
        )

    def optional_on(self, word: Word) -> bool:
        """Whether the speaker may leave it here."""
        return self.optional and self.bound_after.isdisjoint(word.done)

    def __repr__(self) -> str:
        return f"Rule({self.key})"


class Book:
    """The acting rules of one book of the grammar, in the order of its text.

    >>> book = Book("example")
    >>> @book.sutta(104, final="a", end="si")
    ... def so(w):
    ...     "After final a, si becomes o."
    ...     return w.to("o")
    >>> book.rules["104"].does
    'After final a, si becomes o.'
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.rules: dict[str, Rule] = {}
        self.bans: list[tuple[Ban, tuple[str, ...]]] = []

    def sutta(
        self,
        key: int | str,
        *,
        optional: bool = False,
        cost: int = 0,
        bound_after: str = "",
        **conditions: str,
    ) -> Callable[[Function], Function]:
        """Decorator: the function is what this sutta does when the conditions hold.

        `optional`: the rule branches; `bound_after`: ids after which it is no longer optional;
        `cost`: how far the rule is from the most natural choice (0 usual, 1 less so, 2 attested in
        few words, 3 licensed only).
        """
        name = str(key)

        def keep(function: Function) -> Function:
            if name in self.rules:
                raise DataError(f"{self.name}: sutta {name} stands twice")
            if not function.__doc__:
                raise DataError(f"{self.name}: sutta {name} does not say what it does")
            checks = _checks(conditions, f"sutta {name}")
            bound = frozenset(bound_after.split())
            made = Rule(name, function, checks, optional, cost, bound)
            known(made.id)
            self.rules[name] = made
            return function

        return keep

    def ban(self, id: int | str, *, of: Iterable[int | str], **conditions: str) -> None:
        """Sutta `id` forbids the suttas `of` when the conditions hold."""
        name = known(str(id))
        made = Ban(name, _checks(conditions, f"ban {name}"))
        self.bans.append((made, tuple(str(banned) for banned in of)))


def known(id: str) -> str:
    """The id of a sutta, checked against the registry of rules."""
    registered(f"kacc.{id}")
    return id


class Order:
    """The order of application of one operation: phases of rule keys, visible as they stand.

    A phase is a title and keys set apart by spaces. Keys in round brackets are one choice: every
    member that can act makes a branch, and the word stays as it is only if all of them are
    optional. All keys must be rules of the given books; bans of all books are tied to them.
    `endings`: which endings there can be in a context at all; rules for others are left out of its
    plan.
    """

    def __init__(
        self,
        name: str,
        books: Iterable[Book],
        phases: Iterable[tuple[str, str]],
        endings: Callable[[Context], frozenset[str]] | None = None,
    ) -> None:
        self.name = name
        self.endings = endings
        self.phases = tuple(phases)
        rules: dict[str, Rule] = {}
        bans: list[tuple[Ban, tuple[str, ...]]] = []
        for book in books:
            rules |= book.rules
            bans += book.bans
        self.groups = tuple(self._parse(rules))
        self.rules = MappingProxyType({r.key: r for group in self.groups for r in group})
        self.bans: Mapping[str, tuple[Ban, ...]] = MappingProxyType(
            {
                r.key: tuple(made for made, of in bans if r.id in of or r.key in of)
                for r in self.rules.values()
            }
        )
        self.places = MappingProxyType(
            {r.key: place for place, group in enumerate(self.groups) for r in group}
        )
        self.ban_ids = frozenset(made.id for found in self.bans.values() for made in found)
        self.plan = lru_cache(maxsize=4096)(self._plan)

    def _parse(self, rules: Mapping[str, Rule]) -> Iterator[tuple[Rule, ...]]:
        for title, keys in self.phases:
            group: list[Rule] | None = None
            for token in keys.replace("(", " ( ").replace(")", " ) ").split():
                if token == "(":
                    group = []
                elif token == ")":
                    if not group:
                        raise DataError(f"order {self.name}, {title}: an empty choice")
                    yield tuple(group)
                    group = None
                elif token not in rules:
                    raise DataError(f"order {self.name}, {title}: no rule {token}")
                elif group is None:
                    yield (rules[token],)
                else:
                    group.append(rules[token])
            if group is not None:
                raise DataError(f"order {self.name}, {title}: a choice is not closed")

    def _plan(self, context: Context) -> tuple[tuple[int, tuple[_Live, ...]], ...]:
        """The order thinned out for one context: what can act there at all, each group with its
        place in the order."""
        word = Word((), context)
        possible = None if self.endings is None else self.endings(context)
        plan = []
        for place, group in enumerate(self.groups):
            live = tuple(
                _Live(
                    found,
                    tuple(check.test for check in found.checks if not check.kind.static),
                    tuple(
                        made
                        for made in self.bans[found.key]
                        if all(c.test(word) for c in made.checks if c.kind.static)
                    ),
                )
                for found in group
                if all(c.test(word) for c in found.checks if c.kind.static)
                and (possible is None or found.meets(possible))
            )
            if live:
                plan.append((place, live))
        return tuple(plan)


class _Live(NamedTuple):
    """A rule as a plan holds it: its dynamic tests, and the bans that may touch it here."""

    rule: Rule
    tests: tuple[Test, ...]
    bans: tuple[Ban, ...]


def _note(word: Word, rule: Rule, status: str, by: str | None = None) -> Word:
    """The word with an unused possibility in its history."""
    link = Trail(word.trail, rule.id, status, word, word, by, "")
    return Word(word.parts, word.context, word.done, word.cost, link)


def _act(word: Word, rule: Rule, after: Word) -> Word:
    """The gate: the word after a rule has acted, the rule in its history."""
    return Word(
        after.parts,
        word.context,
        word.done | {rule.id, rule.key} | (after.done - word.done),
        word.cost + rule.cost + (after.cost - word.cost),
        Trail(word.trail, rule.id, "applied", word, after, None, rule.note),
    )


def _apply(word: Word, rule: Rule) -> tuple[Word, ...]:
    made = rule.function(word)
    if made is None:
        return ()
    return (made,) if isinstance(made, Word) else made


def run(order: Order, word: Word, *, until: str = "") -> list[Word]:
    """All words that the order makes of this one, in the order of the choices.

    `until`: stop before the group that holds this rule key (for `why_not`).
    """
    plan = order.plan(word.context)
    words = [word]
    last = order.places[until] if until else -1
    for place, group in plan:
        if until and place >= last:
            return words
        out: list[Word] = []
        for current in words:
            able: list[tuple[Rule, tuple[Word, ...]]] = []
            for rule, tests, bans in group:
                for test in tests:
                    if not test(current):
                        break
                else:
                    ban = next((made for made in bans if made.holds(current)), None)
                    if ban is not None:
                        current = _note(current, rule, "blocked", ban.id)
                    else:
                        results = _apply(current, rule)
                        if results:
                            able.append((rule, results))
            if not able:
                out.append(current)
                continue
            start = current
            for rule, results in able:
                begun = start
                for other, _ in able:
                    if other is not rule:
                        begun = _note(begun, other, "declined")
                out += [_act(begun, rule, result) for result in results]
            if all(rule.optional_on(start) for rule, _ in able):
                for rule, _ in able:
                    start = _note(start, rule, "declined")
                out.append(start)
        words = out
        if len(words) > MOST_WORDS:
            raise RequestError(
                f"more than {MOST_WORDS} forms arise", hint="ask for a shorter word or fewer parts"
            )
    return words


def failing(rule: Rule, word: Word) -> tuple[int, str]:
    """How many checks hold before the first that fails, and why that fails (`""`: all hold)."""
    for number, check in enumerate(rule.checks):
        if not check.test(word):
            return number, check.failure(word)
    return len(rule.checks), ""


def why_not(order: Order, starts: Iterable[Word], id: str) -> str:
    """Why the sutta did not act on any of these words: the condition that failed, what forbade
    it, or what came before it."""
    # The rule under the plain number first: it speaks for the sutta when others come as near.
    rules = sorted((r for r in order.rules.values() if r.id == id), key=lambda r: r.key != id)
    starts = list(starts)
    ends = [end for start in starts for end in run(order, start)]
    for end in ends:
        for link in links(end):
            if link.rule == id and link.status == "applied":
                return f"{id} did act: {link.before.text} → {link.after.text} ({end.form})."
    for end in ends:
        for link in links(end):
            if link.rule == id and link.status == "blocked":
                return f"{id} was blocked by {link.by}: {link.before.text}."
            if link.rule == id and link.status == "declined":
                return f"{id} was not taken: it is optional ({link.before.text})."
    if id in order.ban_ids:
        return f"{id} did not act: {_ban_reason(order, starts, id)}."
    if not rules:
        return f"{id} is no rule of this operation ({order.name})."
    best: tuple[int, str] = (-1, "")
    for rule in rules:
        for start in starts:
            for word in run(order, start, until=rule.key):
                best = max(best, _reason(rule, word), key=lambda found: found[0])
    return f"{id} did not act: {best[1]}."


def _ban_reason(order: Order, starts: list[Word], id: str) -> str:
    """Why a ban forbade nothing: its first condition that failed, or that it was not needed."""
    forbidden = [key for key, bans in order.bans.items() if any(made.id == id for made in bans)]
    for key in forbidden:
        for made in order.bans[key]:
            if made.id != id:
                continue
            for start in starts:
                for word in run(order, start, until=key):
                    failed = next((c for c in made.checks if not c.test(word)), None)
                    if failed is not None:
                        return f"it forbids {key}, but {failed.failure(word)}"
    return f"it forbids {', '.join(forbidden)}, and none of them could have acted"


def _reason(rule: Rule, word: Word) -> tuple[int, str]:
    held, reason = failing(rule, word)
    if not reason:
        return held, "its conditions hold, but it found nothing to change"
    for link in links(word):
        if link.status == "applied" and failing(rule, link.before)[0] > held:
            earlier, _ = failing(rule, link.before)
            if earlier == len(rule.checks) or failing(rule, link.after)[0] <= held:
                return (
                    held,
                    f"{link.rule} came first ({link.before.text} → {link.after.text}); {reason}",
                )
    return held, reason
