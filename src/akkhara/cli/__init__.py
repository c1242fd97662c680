"""The command line: `akkhara`. What it can do is the table of operations, and three commands of
its own: `batch`, `tour` and `operations`."""

from akkhara.cli.main import main

__all__ = ["main"]
