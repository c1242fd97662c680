"""Limits, headers, names; what is written by others is escaped wherever it is shown."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from akkhara.web.app import application
from akkhara.web.errors import BusyError, TooLongError
from akkhara.web.limits import Limits
from akkhara.web.messages import Asked
from akkhara.web.pool import Inline, Workers
from akkhara.web.routes import ROUTES
from tests.web.conftest import HERE

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
)


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/nothing", "/static/akkhara.css", "/api"])
def test_every_answer_has_the_headers(client: TestClient, path: str) -> None:
    found = client.get(path)
    for name in HEADERS:
        assert name in found.headers, name
    policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_pages_have_no_script_or_style_of_their_own(client: TestClient) -> None:
    for path in ("/", "/syllables/chapter/2", "/akshara/kya", "/api"):
        text = client.get(path).text
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:", text)
        assert not re.search(r'(?:src|href)="(?:https?:)?//', text)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "evil:8765"])
def test_another_name_is_refused(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 400


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1", "[::1]:8765", "LOCALHOST"])
def test_its_own_names_are_answered(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/%2e%2e%2fapp.py", "/static//etc/passwd", "/static/x"]
)
def test_only_named_files_are_given(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_other_methods_are_refused(client: TestClient, method: str) -> None:
    found = client.request(method, "/syllables")
    assert found.status_code == 405
    assert "GET" in found.headers["allow"]


def test_a_large_body_is_refused_unread(client: TestClient) -> None:
    big = b'{"text": "' + b"k" * (3 << 20) + b'"}'
    kind = {"content-type": "application/json"}
    assert client.post("/api/convert", content=big, headers=kind).status_code == 413
    in_parts = (big[at : at + 65536] for at in range(0, len(big), 65536))
    assert client.post("/api/convert", content=in_parts, headers=kind).status_code == 413


def test_long_arguments_are_refused(client: TestClient) -> None:
    for args in (
        {"text": "k" * 2_001, "to": "slp1"},
        {"text": "k", "to": "s" * 2_001},
        {"text": {"a": {"b": ["k" * 2_001]}}, "to": "slp1"},
    ):
        found = client.post("/api/convert", json=args)
        assert found.status_code == 413, found.text
    many = client.post("/api/pali.join", json={"words": ["a"] * 201})
    assert many.status_code == 413


def test_n_is_bounded(client: TestClient) -> None:
    for n in (101, 10**30, 1e308):
        found = client.post("/api/hanzi.restore", json={"text": "唵", "n": n})
        assert found.status_code == 400
        assert "100" in found.json()["error"]["hint"]


def test_an_answer_that_is_too_large_is_not_sent() -> None:
    app = application(Inline(Limits(answer=1_000)))
    with TestClient(app, base_url=HERE) as client:
        found = client.get("/api/siddham.chapter?number=1")
        assert found.status_code == 413
        assert len(found.content) < 1_000


ATTACKS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}{% raw %}",
    "</textarea><script>alert(1)</script>",
)
# The archive takes no field; the API answers JSON, which is no markup.
PAGES = [
    path
    for path, _, _ in ROUTES
    if not path.startswith(("/api", "/tsv", "/openapi")) and not path.endswith(".zip")
]
FIELDS = (
    "text", "recension", "policy", "part", "a", "b", "variant", "letter", "source", "spelling",
    "iast", "manner", "n", "stem", "gender", "root", "root_class", "derived", "words", "kind",
    "request", "rule", "book", "sentence", "form", "q", "char", "cell", "way", "encoding", "as",
)  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("path", PAGES)
def test_nothing_that_is_sent_becomes_markup(client: TestClient, path: str, attack: str) -> None:
    """In the path, in all fields at once, and in each field that the page has by itself."""
    paths = {path}
    if "{" in path:
        paths = {re.sub(r"\{\w+\}", quote(attack, safe=""), path)}
        paths.add(re.sub(r"\{\w+\}", "1", path))
    for address in paths:
        own = set(re.findall(r'\sname="(\w+)"', client.get(address).text)) & set(FIELDS)
        together = dict.fromkeys(FIELDS, attack)
        for fields in (together, *({name: attack} for name in sorted(own))):
            found = client.get(address, params=fields)
            assert found.status_code < 500, (address, fields)
            _is_clean(found.text, attack)
            assert "\n" not in found.headers.get("location", "")


def _is_clean(text: str, attack: str) -> None:
    assert "<script>alert" not in text
    assert "<img src=x" not in text
    assert "<svg/onload" not in text
    assert not re.search(r'href="\s*javascript:', text)
    assert "49{" not in text


def test_a_header_cannot_be_split(client: TestClient) -> None:
    found = client.get("/syllables/find?text=ka%0d%0aX-Evil:%201")
    assert "x-evil" not in found.headers


def test_errors_show_no_inner_matters(client: TestClient) -> None:
    for path in ("/nothing", "/akshara/xyz", "/syllables/chapter/99", "/api/convert?text=k&to=x"):
        found = client.get(path)
        assert 400 <= found.status_code < 500
        assert "Traceback" not in found.text
        assert ".py" not in found.text


def test_a_fault_of_ours_is_a_page_without_its_reason(monkeypatch, capfd) -> None:
    from akkhara.web import pages

    def broken(asked, limits):
        raise KeyError("the reason")

    monkeypatch.setattr(pages, "PAGES", {**pages.PAGES, "home": broken, "operation": broken})
    app = application(Inline(Limits()))
    with TestClient(app, base_url=HERE) as client:
        page, data = client.get("/"), client.get("/api/convert?text=k&to=slp1")
    assert page.status_code == data.status_code == 500
    assert "the reason" not in page.text + data.text
    assert data.json()["ok"] is False
    assert "the reason" in capfd.readouterr().err


class TestWorkers:
    """Real processes."""

    def test_what_takes_too_long_is_ended_and_the_next_is_answered(self) -> None:
        async def tried() -> None:
            pool = Workers(1, Limits())
            await pool.start()
            pool._limits = Limits(seconds=0.000_001)
            try:
                with pytest.raises(TooLongError) as error:
                    await pool.answer(Asked("operation", "/api/x", params={"name": "x"}))
                assert "seconds" in error.value.message
                pool._limits = Limits(seconds=30)
                found = await pool.answer(Asked("home", "/"))
                assert found.status == 200
                assert len(pool._all) == 1
            finally:
                await pool.stop()
            assert not pool._all

        asyncio.run(tried())

    def test_those_who_wait_in_vain_are_told(self) -> None:
        async def tried() -> None:
            pool = Workers(0, Limits(seconds=0.05, waiting=1))
            one, two = await asyncio.gather(
                pool.answer(Asked("home")), pool.answer(Asked("home")), return_exceptions=True
            )
            assert isinstance(one, BusyError)
            assert isinstance(two, BusyError)

        asyncio.run(tried())

    def test_a_worker_that_dies_is_replaced(self) -> None:
        async def tried() -> None:
            pool = Workers(1, Limits())
            await pool.start()
            try:
                (process,) = pool._all
                process.kill()
                with pytest.raises(TooLongError):
                    await pool.answer(Asked("home"))
                assert (await pool.answer(Asked("home"))).status == 200
            finally:
                await pool.stop()

        asyncio.run(tried())
