"""Derivations: a result and the steps that lead to it, each citing a rule.

A step is a named tuple because grammars make millions of them; a derivation builds its steps when
somebody reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from akkhara.rules.registry import rule

__all__ = ["Derivation", "Features", "Status", "Step"]

Status = Literal["applied", "declined", "blocked"]
Features = Mapping[str, str]

_NO_FEATURES: Features = MappingProxyType({})


class Step(NamedTuple):
    """One step: rule id, text before and after, status, the blocking rule if blocked, where in the
    word it acted (in letters from the left, None when it acted on the whole), and a note.

    >>> Step("ziji.ch2", "ka", "kya").to_dict()["status"]
    'applied'
    """

    rule: str
    before: str
    after: str
    status: Status = "applied"
    by: str | None = None
    at: int | None = None
    note: str = ""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready; `by`, `at` and `note` only when they say something."""
        found: dict[str, Any] = {
            "rule": self.rule,
            "name": rule(self.rule).name,
            "before": self.before,
            "after": self.after,
            "status": self.status,
        }
        if self.by is not None:
            found["by"] = self.by
        if self.at is not None:
            found["at"] = self.at
        if self.note:
            found["note"] = self.note
        return found


class Derivation:
    """A form, its features, and the steps that made it.

    `steps` may be given as a sequence or as a function without arguments that makes it; the
    function is called when the steps are first read. Two derivations are equal when form, features
    and steps are.

    >>> d = Derivation("kya", [Step("ziji.ch2", "ka", "kya")])
    >>> print(d.to_text())
    kya
      ka → kya    ziji.ch2 第二章
    """

    __slots__ = ("_make", "_steps", "features", "form")

    form: str
    features: Features
    _make: Callable[[], Iterable[Step]] | None
    _steps: tuple[Step, ...] | None

    def __init__(
        self,
        form: str,
        steps: Iterable[Step] | Callable[[], Iterable[Step]] = (),
        features: Features = _NO_FEATURES,
    ) -> None:
        put = object.__setattr__
        put(self, "form", form)
        put(self, "features", features)
        if callable(steps):
            put(self, "_make", steps)
            put(self, "_steps", None)
        else:
            put(self, "_make", None)
            put(self, "_steps", tuple(steps))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Derivation is immutable: {name} cannot be set")

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps in order, made on first reading."""
        found = self._steps
        if found is None:
            found = tuple(self._make()) if self._make else ()
            object.__setattr__(self, "_steps", found)
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Derivation):
            return NotImplemented
        return (self.form, self.steps) == (other.form, other.steps) and dict(self.features) == dict(
            other.features
        )

    def __hash__(self) -> int:
        return hash((self.form, self.steps))

    def __repr__(self) -> str:
        return f"Derivation({self.form!r}, {len(self.steps)} steps)"

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that were applied, in order."""
        return tuple(step.rule for step in self.steps if step.status == "applied")

    def why_not(self, id: str) -> str:
        """Why the rule of that id did not act here, in one sentence.

        Raises `RequestError` for an id that the registry does not hold.

        >>> Derivation("kya", [Step("ziji.ch2", "ka", "kya")]).why_not("ziji.ch3")
        'ziji.ch3 was never in question: its condition did not arise on the way to kya.'
        """
        rule(id)
        for number, step in enumerate(self.steps, 1):
            if step.rule != id:
                continue
            if step.status == "applied":
                return f"{id} did act: step {number}, {step.before} → {step.after}."
            reason = step.note or "it is optional and was not taken"
            if step.status == "blocked":
                reason = step.note or f"{step.by} forbids it"
            return f"{id} was {step.status} at step {number} ({step.before}): {reason}."
        return f"{id} was never in question: its condition did not arise on the way to {self.form}."

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: form, features, steps."""
        return {
            "form": self.form,
            "features": dict(self.features),
            "steps": [step.to_dict() for step in self.steps],
        }

    def to_text(self) -> str:
        """Line by line, as the schools write it: what changes, then the rule and its name."""
        lines = [self.form + _features_text(self.features)]
        shown = [(_change(step), step) for step in self.steps]
        width = max((len(change) for change, _ in shown), default=0)
        lines += [
            f"  {change.ljust(width)}    {step.rule} {rule(step.rule).name}{_aside(step)}".rstrip()
            for change, step in shown
        ]
        return "\n".join(lines)

    def to_html(self) -> str:
        """An ordered list for a web page; every step carries its rule's id and citation."""
        items = []
        for step in self.steps:
            cited = rule(step.rule)
            items.append(
                f'<li class="step {step.status}"><span class="change">{escape(_change(step))}'
                f'</span> <cite title="{escape(cited.does, quote=True)}">{escape(cited.id)} '
                f"{escape(cited.name)}</cite>{escape(_aside(step))}</li>"
            )
        return (
            f'<div class="derivation"><b>{escape(self.form)}</b>'
            f"{escape(_features_text(self.features))}<ol>{''.join(items)}</ol></div>"
        )


def _features_text(features: Features) -> str:
    return f" ({' '.join(features.values())})" if features else ""


def _change(step: Step) -> str:
    if step.status != "applied":
        return f"{step.before} stays"
    return f"{step.before} → {step.after}"


def _aside(step: Step) -> str:
    said = []
    if step.status == "declined":
        said.append("not taken")
    if step.status == "blocked":
        said.append(f"blocked by {step.by}")
    if step.note:
        said.append(step.note)
    return f" ({'; '.join(said)})" if said else ""
