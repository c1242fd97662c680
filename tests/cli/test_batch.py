"""JSON lines: one answer a request, in order, whatever comes."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akkhara.cli import batch
from akkhara.cli.batch import answer, serve


def answers(text: bytes) -> list[dict[str, object]]:
    out = io.BytesIO()
    serve(io.BytesIO(text), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_answers_come_in_order_and_a_bad_line_stops_nothing():
    lines = [
        b'{"id": 1, "op": "convert", "args": {"text": "ka", "to": "slp1"}}',
        b"not json",
        b"[1, 2]",
        b"",
        b'{"id": "x", "op": "convrt"}',
        b'{"id": 2, "op": "convert", "args": {"text": "ka"}}',
        b'{"id": 3, "op": "convert", "args": {"text": 5, "to": "slp1"}}',
        b'{"id": 4, "op": "convert", "args": [1]}',
        b'{"id": 5, "args": {}}',
        b"\xff\xfe",
        b'{"id": 6, "op": "convert", "args": {"text": "kh", "to": "slp1"}}',
    ]
    found = answers(b"\n".join(lines))
    assert [one["id"] for one in found] == [1, None, None, "x", 2, 3, 4, 5, None, 6]
    assert [one["ok"] for one in found] == [True, *[False] * 8, True]
    for one in found[1:-1]:
        assert one["error"]["type"] == "RequestError"
        assert set(one["error"]) >= {"type", "message", "hint"}
    assert "convert" in found[3]["error"]["hint"]


def test_unknown_arguments_are_named_with_the_valid_ones():
    error = answer('{"op": "convert", "args": {"text": "a", "to": "slp1", "form": 1}}')["error"]
    assert "'form'" in error["message"]
    assert "text, to, source, language, strict" in error["hint"]


def test_a_lone_surrogate_comes_back():
    line = b'{"id": "\\ud800", "op": "convert", "args": {"text": "ka\\ud800", "to": "siddham"}}'
    (found,) = answers(line)
    assert found["id"] == "\ud800"
    assert found["result"]["text"].endswith("\ud800")
    assert found["result"]["notes"][0]["kind"] == "surrogate"


def test_deep_nesting_and_long_numbers():
    deep = b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    digits = b'{"id": ' + b"9" * 10_000 + b"}"
    found = answers(deep + b"\n" + digits)
    assert [one["ok"] for one in found] == [False, False]


def test_a_giant_line_is_refused_and_passed_over(monkeypatch):
    monkeypatch.setattr(batch, "LIMIT", 200)
    good = b'{"id": 1, "op": "convert", "args": {"text": "ka", "to": "slp1"}}\n'
    found = answers(good + b"x" * 1001 + b"\n" + good)
    assert [one["ok"] for one in found] == [True, False, True]
    assert "line 2" in found[1]["error"]["message"]


@given(st.binary(max_size=60))
def test_any_bytes_are_answered(data):
    asked = sum(1 for line in data.split(b"\n") if line.strip())
    assert len(answers(data)) == asked


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
@pytest.mark.filterwarnings("ignore")
def test_any_value_as_argument_is_answered(value):
    line = json.dumps({"id": 1, "op": "convert", "args": {"text": value, "to": "siddham"}})
    found = answer(line)
    assert found["ok"] or found["error"]["type"] in ("RequestError", "ScriptError")
