"""The entry point: runs a command, and turns whatever goes wrong into one line and an exit code.

0 done (also when the reader of the output closed it); 2 the request, the options or the input was
wrong; 70 a fault of the program; 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from akkhara.errors import AkkharaError

__all__ = ["main"]

USAGE, FAULT, STOPPED = 2, 70, 130


def main(args: Sequence[str] | None = None) -> None:
    """Runs `akkhara` with the given arguments (the process's own by default) and exits."""
    sys.exit(run(list(sys.argv[1:] if args is None else args)))


def run(args: list[str]) -> int:
    """Runs `akkhara` and returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Whatever the locale: the letters are the point, and a lone surrogate must not stop us.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = _run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _close_stdout()
        return 0
    except KeyboardInterrupt:
        return STOPPED
    return code


def _run(args: list[str]) -> int:
    try:
        from akkhara.cli.app import execute

        return execute(args)
    except AkkharaError as error:
        return complain(error.message, error.hint)
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except MemoryError:
        return complain("not enough memory for this", code=FAULT)
    except Exception as error:
        if os.environ.get("AKKHARA_TRACEBACK"):
            raise
        return complain(
            f"a fault of Akkhara itself: {type(error).__name__}: {error}",
            "please report it; AKKHARA_TRACEBACK=1 shows where",
            FAULT,
        )


def complain(message: str, hint: str = "", code: int = USAGE) -> int:
    """One line on standard error; returns the exit code."""
    said = f"{message} ({hint})" if hint else message
    line = "".join(char if char.isprintable() else " " for char in " ".join(said.split()))
    print(f"akkhara: {line}", file=sys.stderr)
    return code


def _close_stdout() -> None:
    """Keeps the interpreter from complaining, at exit, of a pipe that is gone."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
