"""Errors that only a server has, each with its HTTP status. All other errors of the package that
were raised on purpose are 400: the request can be put right."""

from __future__ import annotations

from typing import ClassVar

from akkhara.errors import AkkharaError

__all__ = [
    "BusyError",
    "MissingError",
    "TooLargeError",
    "TooLongError",
    "UnreadableError",
    "WebError",
    "status_of",
]


class WebError(AkkharaError):
    """The root of these errors."""

    status: ClassVar[int] = 400


class MissingError(WebError):
    """No such page, or no such operation here."""

    status = 404


class TooLargeError(WebError):
    """What was sent, or what would be answered, is larger than is taken."""

    status = 413


class UnreadableError(WebError):
    """A body of another media type than is read."""

    status = 415


class TooLongError(WebError):
    """The request takes more time or memory than there is for one."""

    status = 422


class BusyError(WebError):
    """Too many requests wait."""

    status = 429


def status_of(error: AkkharaError) -> int:
    """The HTTP status of an error.

    >>> status_of(TooLargeError("")), status_of(AkkharaError(""))
    (413, 400)
    """
    return error.status if isinstance(error, WebError) else 400
