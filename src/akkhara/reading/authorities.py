"""The authorities that the treatises name, and how a request may name them.

>>> find("義淨", ("ziji", "yijing"), "authority").id
'yijing'
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.values import Value

__all__ = ["Authority", "authorities", "find"]


@dataclass(frozen=True, slots=True)
class Authority(Value):
    """One authority: `id`, Chinese `name`, other names it answers to, what it is
    `about`, and the `area` of India whose sounds it hands down (empty: not said)."""

    id: str
    name: str
    aliases: tuple[str, ...]
    about: str
    area: str


@cache
def authorities() -> Mapping[str, Authority]:
    """All authorities by id.

    >>> authorities()["baoyue"].name
    '寶月'
    """
    rows = read_rows("akkhara.reading", "data/authorities.tsv", ["id", "name", "aliases", "about"])
    return MappingProxyType(
        {
            row["id"]: Authority(
                row["id"], row["name"], tuple(row["aliases"].split()), row["about"], row["area"]
            )
            for row in rows
        }
    )


@cache
def _by_name() -> Mapping[str, str]:
    """Every way of naming an authority, folded, with its id."""
    found: dict[str, str] = {}
    for one in authorities().values():
        for name in (one.id, one.name, *one.aliases):
            found[_folded(name)] = one.id
    return MappingProxyType(found)


def _folded(name: str) -> str:
    return "".join(name.split()).lower()


def find(name: str, among: Collection[str], what: str = "authority") -> Authority:
    """The authority of that id or Chinese name.

    Parameters: `among` are the ids that can answer; `what` is what the request calls them.
    Raises `RequestError` that lists the valid ones.

    >>> find("天台", ("ziji", "yijing"))
    Traceback (most recent call last):
    akkhara.errors.RequestError: no authority '天台'
    """
    id = _by_name().get(_folded(name))
    if id is None or id not in among:
        valid = ", ".join(f"{one} {authorities()[one].name}" for one in among)
        raise RequestError(f"no {what} {name!r}", hint=f"valid: {valid}")
    return authorities()[id]
