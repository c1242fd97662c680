"""Templates: one environment, which escapes everything that is not markup of our own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

from akkhara import __version__
from akkhara.web.assets import asset_url
from akkhara.web.messages import Answer

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

__all__ = ["html", "link", "page", "rule_url"]

# Name, address and the treatises' own word for it.
NAVIGATION = (
    ("Read", "/read", "讀"),
    ("Syllables", "/syllables", "悉曇"),
    ("Chinese", "/chinese", "音譯"),
    ("Pali", "/pali", "Kaccāyana"),
    ("API", "/api", ""),
)


def link(address: str, **fields: object) -> str:
    """An address with fields; those that are empty are left out.

    >>> link("/pali/decline", stem="purisa", gender="")
    '/pali/decline?stem=purisa'
    """
    given = {key: value for key, value in fields.items() if value not in ("", None)}
    return f"{address}?{urlencode(given, errors='replace')}" if given else address


def rule_known(id: str) -> bool:
    """Whether the registry holds a rule of the grammar by that number or id."""
    from akkhara.rules import rules

    return f"kacc.{id.removeprefix('kacc.')}" in rules("kacc")


def segment(text: object) -> str:
    """Text as one segment of a path."""
    return quote(str(text), safe="", errors="replace")


def rule_url(id: str) -> str:
    """The page of a rule.

    >>> rule_url("kacc.67-ca"), rule_url("ziji.ch2")
    ('/pali/sutta/67-ca', '/rule/ziji.ch2')
    """
    if id.startswith("kacc."):
        return f"/pali/sutta/{segment(id.removeprefix('kacc.'))}"
    return f"/rule/{segment(id)}"


@cache
def environment() -> Environment:
    """The environment of the templates."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    from akkhara.rules import rule

    made = Environment(
        loader=PackageLoader("akkhara.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        version=__version__,
        navigation=NAVIGATION,
        asset=asset_url,
        link=link,
        rule=rule,
        rule_known=rule_known,
        rule_url=rule_url,
    )
    made.filters.update(
        segment=segment, siddham=siddham, picture=picture, thousands=lambda number: f"{number:,}"
    )
    return made


@lru_cache(maxsize=20_000)
def siddham(iast: str) -> str:
    """IAST in Siddham."""
    from akkhara.calling import call

    found: str = call("convert", {"text": iast, "to": "siddham", "source": "iast"}).text
    return found


def picture(svg: str) -> Markup:
    """A drawing of `render.svg` as markup: its own text is escaped where it is made."""
    from markupsafe import Markup

    return Markup(svg)


def html(template: str, **context: Any) -> bytes:
    """A page as bytes."""
    shown = {"status": 200, "section": "", "title": ""} | context
    return environment().get_template(template).render(shown).encode("utf-8", "replace")


def page(
    template: str, *, status: int = 200, headers: Mapping[str, str] | None = None, **context: Any
) -> Answer:
    """A page as an answer."""
    return Answer(html(template, status=status, **context), status=status, headers=headers or {})
