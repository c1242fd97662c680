"""What a request may ask for, and how long it may take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from akkhara.errors import RequestError
from akkhara.web.errors import TooLargeError

__all__ = ["Limits", "check"]

_DEEP = 8


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one server.

    Fields: `body`, bytes of a request; `document`, characters of a text to read; `text`, characters
    of any other argument; `items`, members of a list or object; `n`, how many results may be asked
    for; `seconds`, how long a request may work; `waiting`, how many may wait for a worker;
    `answer`, bytes of an answer; `memory`, bytes a worker may take.
    """

    body: int = 2 << 20
    document: int = 100_000
    text: int = 2_000
    items: int = 200
    n: int = 100
    seconds: float = 10.0
    waiting: int = 64
    answer: int = 32 << 20
    memory: int = 2 << 30


def check(name: str, args: Mapping[str, Any], limits: Limits) -> None:
    """Refuses arguments of an operation beyond the limits.

    >>> check("convert", {"text": "k" * 2001, "to": "slp1"}, Limits())
    Traceback (most recent call last):
    akkhara.web.errors.TooLargeError: text has 2,001 characters
    """
    for key, value in args.items():
        most = limits.document if (name, key) == ("read", "source") else limits.text
        _check(key, value, most, limits, 0)
        if key == "n" and isinstance(value, int | float | str):
            _number(value, limits)


def _number(value: float | str, limits: Limits) -> None:
    try:
        too_many = float(value) > limits.n
    except ValueError:
        return  # the operation says what is wrong with it
    except OverflowError:
        too_many = True
    if too_many:
        raise RequestError(f"n is beyond {limits.n}", hint=f"at most {limits.n} are given here")


def _check(key: str, value: Any, most: int, limits: Limits, depth: int) -> None:
    if depth > _DEEP:
        raise RequestError(f"{key} is nested too deeply", hint=f"at most {_DEEP} levels")
    if isinstance(value, str) and len(value) > most:
        raise TooLargeError(
            f"{key} has {len(value):,} characters", hint=f"at most {most:,} are read"
        )
    if isinstance(value, list | tuple | Mapping):
        if len(value) > limits.items:
            raise TooLargeError(
                f"{key} has {len(value):,} members", hint=f"at most {limits.items} are read"
            )
        members = [*value, *value.values()] if isinstance(value, Mapping) else value
        for one in members:
            _check(key, one, most, limits, depth + 1)
