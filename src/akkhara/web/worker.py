"""A worker: a process that reads requests on standard input and writes answers on standard output.

What it answers depends on the request alone, so that it can be ended at any time.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import BinaryIO

from akkhara.web.limits import Limits
from akkhara.web.messages import HEAD, Answer, Asked, lengths

__all__ = ["answer", "main", "warm"]

# Asked once before the first request, so that no person waits for what is loaded then.
_WARM: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("/", "home", {}),
    ("/syllables", "syllables", {}),
    ("/syllables/chapter/2", "chapter", {"number": "2"}),
    ("/akshara/kya", "akshara", {"text": "kya"}),
    ("/chinese", "chinese", {}),
    ("/pali", "pali", {}),
    ("/pali/sutta/104", "sutta", {"number": "104"}),
)


def answer(asked: Asked, limits: Limits) -> Answer:
    """The answer to a request, whatever happens: errors are pages, or JSON for the API."""
    from akkhara.web.faults import failed
    from akkhara.web.pages import PAGES

    try:
        return PAGES[asked.page](asked, limits)
    except Exception as error:
        if isinstance(error, MemoryError):
            return failed(asked, error)
        known = failed(asked, error)
        if known.status >= 500:
            print(f"akkhara: {asked.method} {asked.path}", file=sys.stderr)
            traceback.print_exc()
        return known


def warm(limits: Limits) -> None:
    """Loads what the pages need."""
    for path, page, params in _WARM:
        answer(Asked(page, path, params=params), limits)


def main(limits: Limits, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers requests until there are none."""
    warm(limits)
    answers.write(Answer(b"ready").to_frame())
    answers.flush()
    while start := requests.read(HEAD):
        head, body = lengths(start)
        asked = Asked.from_frame(requests.read(head), requests.read(body))
        answers.write(answer(asked, limits).to_frame())
        answers.flush()


def _bounded(memory: int) -> None:
    """Bounds the memory of this process, where the system can."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
    try:
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    except (ValueError, OSError):
        return  # macOS refuses; the time limit still holds


def _run() -> None:
    from dataclasses import fields

    given = dict(word.split("=") for word in sys.argv[1:])
    limits = Limits(
        **{one.name: type(one.default)(given[one.name]) for one in fields(Limits)}  # type: ignore
    )
    # The answers have a descriptor of their own: what anything prints goes to standard error.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _bounded(limits.memory)
    main(limits, sys.stdin.buffer, answers)


if __name__ == "__main__":
    try:
        _run()
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)
