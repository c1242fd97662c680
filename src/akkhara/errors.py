"""The errors of the package: one small hierarchy.

Each says what was wrong, where, and what would be right. The command line prints them in one
line with the hint and exits 2; the batch mode answers that line and goes on.
"""

from __future__ import annotations

__all__ = [
    "AkkharaError",
    "DataError",
    "DocumentError",
    "LexiconError",
    "RequestError",
    "ScriptError",
    "UnencodableError",
]


class AkkharaError(Exception):
    """The root of every error that the package raises on purpose.

    Parameters: `message` says what is wrong; `hint` says what would be right (may be empty).

    >>> AkkharaError("no chapter 19", hint="chapters run from 1 to 18").to_dict()
    {'type': 'AkkharaError', 'message': 'no chapter 19', 'hint': 'chapters run from 1 to 18'}
    """

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def to_dict(self) -> dict[str, object]:
        """The error as JSON-ready data: type, message, hint and what else the type knows."""
        found: dict[str, object] = {"type": type(self).__name__, "message": self.message}
        found["hint"] = self.hint
        return found


class ScriptError(AkkharaError):
    """Text that cannot be read in its script: `offset` is in code points of the given text."""

    def __init__(
        self, message: str, *, offset: int, character: str = "", reason: str = "", hint: str = ""
    ) -> None:
        super().__init__(message, hint=hint)
        self.offset = offset
        self.character = character
        self.reason = reason

    def to_dict(self) -> dict[str, object]:
        """As for `AkkharaError`, with offset, character and reason."""
        return super().to_dict() | {
            "offset": self.offset,
            "character": self.character,
            "reason": self.reason,
        }


class UnencodableError(ScriptError):
    """A sound or sign that the target script cannot write."""


class RequestError(AkkharaError):
    """A request that cannot be answered: what was asked is in the message, what is valid in the
    hint."""


class DocumentError(AkkharaError):
    """A document that cannot be read: `file` and `line` (1-based, None when unknown)."""

    def __init__(
        self, message: str, *, file: str = "", line: int | None = None, hint: str = ""
    ) -> None:
        super().__init__(message, hint=hint)
        self.file = file
        self.line = line

    def to_dict(self) -> dict[str, object]:
        """As for `AkkharaError`, with file and line."""
        return super().to_dict() | {"file": self.file, "line": self.line}


class LexiconError(AkkharaError):
    """A lexicon that cannot be read, or an entry that contradicts itself."""


class DataError(AkkharaError):
    """Package data that is malformed: a fault of the package, found when the data is loaded."""
