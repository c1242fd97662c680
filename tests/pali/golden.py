"""The tables of the grammar's own examples, and what every one of them is held to."""

from __future__ import annotations

from pathlib import Path

from akkhara.data import parse_rows
from akkhara.errors import RequestError
from akkhara.pali.api import derive

HERE = Path(__file__).parent.parent


def read(name):
    """The rows of a table of the tests."""
    return list(parse_rows((HERE / name).read_text(encoding="utf-8").splitlines(), name))


def key(row):
    """What names a row."""
    return (row["sutta"], row["kind"], row["input"], row["output"], row["polarity"])


def name(row):
    """How a row is called in the report of the tests."""
    return f"{row['sutta']}-{row['input']}-{row['output']}"


def comes_out(row):
    """`+`: the form is among the results; `-`: it is, without that sutta."""
    try:
        found = derive(row["kind"], row["input"])
    except RequestError:
        return False
    sutta = f"kacc.{row['sutta']}"
    return any(
        d.form == row["output"] and (row["polarity"] == "+" or sutta not in d.rules) for d in found
    )


def share(rows, polarity, hard):
    """The share of the rows of a polarity that come out; `hard`: only those whose note has `cond`
    (True) or has not (False)."""
    asked = [
        row
        for row in rows
        if row["polarity"] == polarity and (hard is None or ("cond" in row["note"]) == hard)
    ]
    return sum(map(comes_out, asked)) / len(asked)
