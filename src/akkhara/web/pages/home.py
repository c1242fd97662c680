"""The first page, and the page of a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from akkhara.errors import RequestError
from akkhara.rules import rule, source
from akkhara.web.errors import MissingError
from akkhara.web.limits import Limits
from akkhara.web.messages import Answer, Asked
from akkhara.web.pages.asking import ask
from akkhara.web.templating import page, rule_url

__all__ = ["PAGES"]


def home(asked: Asked, limits: Limits) -> Answer:
    """What there is, with one example of each tradition."""
    return page(
        "home.html.j2",
        syllable=ask(limits, "siddham.derivation", akshara="rkṣya"),
        word=ask(limits, "pali.derive", kind="decl", request="purisa m ins pl")[0],
    )


def one_rule(asked: Asked, limits: Limits) -> Answer:
    """A rule: what it does, its words, where it stands."""
    id = asked.params["id"]
    if id.startswith("kacc."):
        return Answer(b"", status=308, headers={"Location": rule_url(id)})
    try:
        found = rule(id)
    except RequestError as error:
        raise MissingError(error.message, hint=error.hint) from None
    more: dict[str, Any] = {key: value for key, value in found.more.items() if value}
    return page("rule.html.j2", rule_=found, source=source(found.source), more=more)


PAGES: Mapping[str, Callable[[Asked, Limits], Answer]] = {"home": home, "rule": one_rule}
