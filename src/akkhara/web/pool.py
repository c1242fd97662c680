"""The workers: started with the server, ended when a request takes too long, started again.

A process and not a thread answers, because a thread that computes cannot be stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import asdict
from typing import Protocol

from akkhara.web.errors import BusyError, TooLongError
from akkhara.web.limits import Limits
from akkhara.web.messages import HEAD, Answer, Asked, lengths

__all__ = ["Inline", "Pool", "Workers"]

_START = 60.0  # seconds until a worker is ready, on a slow machine


class Pool(Protocol):
    """What answers requests."""

    async def start(self) -> None:
        """Makes ready."""

    async def stop(self) -> None:
        """Ends what was started."""

    async def answer(self, asked: Asked) -> Answer:
        """The answer; raises `TooLongError` or `BusyError`."""


class Inline:
    """Answers in this process, for tests of what is answered: nothing bounds the time."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""

    async def answer(self, asked: Asked) -> Answer:
        """The answer, made now. The request goes through its frame, as it does to a worker."""
        from akkhara.web.worker import answer

        frame = asked.to_frame()
        head, _ = lengths(frame[:HEAD])
        again = Asked.from_frame(frame[HEAD : HEAD + head], frame[HEAD + head :])
        return answer(again, self._limits)


class Workers:
    """`count` processes; a request goes to one that is free."""

    def __init__(self, count: int, limits: Limits) -> None:
        self._count = count
        self._limits = limits
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        self._waiting = 0

    async def start(self) -> None:
        """Starts the processes and waits until they are ready."""
        for process in await asyncio.gather(*(self._started() for _ in range(self._count))):
            self._free.put_nowait(process)

    async def stop(self) -> None:
        """Ends the processes."""
        for process in list(self._all):
            await self._end(process)

    async def answer(self, asked: Asked) -> Answer:
        """The answer of a free worker; raises `TooLongError` and `BusyError`."""
        if self._waiting >= self._limits.waiting:
            raise BusyError("too many requests are waiting", hint="ask again in a few seconds")
        self._waiting += 1
        try:
            process = await asyncio.wait_for(self._free.get(), self._limits.seconds)
        except TimeoutError:
            raise BusyError("all workers are busy", hint="ask again in a few seconds") from None
        finally:
            self._waiting -= 1
        try:
            process = process or await self._started()
            found = await asyncio.wait_for(_asked(process, asked), self._limits.seconds)
        except BaseException as error:
            # Timed out, died, or the browser went away: what it was doing is ended with it. The
            # next request for this place starts another.
            if process is not None:
                await self._end(process)
            self._free.put_nowait(None)
            if isinstance(error, TimeoutError):
                raise TooLongError(
                    f"this takes more than {self._limits.seconds:g} seconds",
                    hint="ask for less, or use the command line, which has no limit",
                ) from None
            if isinstance(error, EOFError | ConnectionError):
                raise TooLongError(
                    "this takes more memory than there is for one request",
                    hint="ask for less, or use the command line, which has no limit",
                ) from None
            raise
        self._free.put_nowait(process)
        return found

    async def _started(self) -> Process:
        words = [f"{key}={value}" for key, value in asdict(self._limits).items()]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "akkhara.web.worker", *words, stdin=PIPE, stdout=PIPE,
            limit=1 << 20,
        )  # fmt: skip
        self._all.add(process)
        await asyncio.wait_for(_read(process), _START)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _asked(process: Process, asked: Asked) -> Answer:
    assert process.stdin is not None
    process.stdin.write(asked.to_frame())
    await process.stdin.drain()
    return await _read(process)


async def _read(process: Process) -> Answer:
    assert process.stdout is not None
    head, body = lengths(await process.stdout.readexactly(HEAD))
    found = await process.stdout.readexactly(head)
    return Answer.from_frame(found, await process.stdout.readexactly(body))
