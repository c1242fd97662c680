"""The HTTP API: what is offered, what is refused, and that it says what the batch mode says."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient

from akkhara.calling import describe, parameters
from akkhara.cli.batch import answer
from akkhara.operations import OPERATIONS
from akkhara.web.api import offered

LOCAL = [op.name for op in OPERATIONS if "http" not in op.faces and op.name != "read"]


def test_an_answer_is_that_of_the_batch_mode(client: TestClient) -> None:
    args = {"akshara": "kya"}
    line = answer(json.dumps({"op": "siddham.locate", "args": args}))
    by_post = client.post("/api/siddham.locate", json=args)
    by_get = client.get("/api/siddham.locate", params=args)
    assert by_post.json() == by_get.json() == {"ok": True, "result": line["result"]}
    assert by_get.headers["content-type"].startswith("application/json")


def test_a_list_is_a_repeated_parameter(client: TestClient) -> None:
    found = client.get("/api/pali.join?words=yassa&words=indriyāni").json()
    assert "yassindriyāni" in [one["form"] for one in found["result"]]


def test_a_parameter_of_one_value_is_given_once(client: TestClient) -> None:
    found = client.get("/api/siddham.locate?akshara=ka&akshara=kha")
    assert found.status_code == 400
    assert "2 times" in found.json()["error"]["message"]


@pytest.mark.parametrize("name", LOCAL)
def test_what_works_on_files_is_not_offered(client: TestClient, name: str) -> None:
    found = client.post(f"/api/{name}", json={})
    assert found.status_code == 404
    assert "not offered here" in found.json()["error"]["message"]
    assert name not in client.get("/openapi.json").text


def test_an_unknown_operation_is_named_with_what_comes_near(client: TestClient) -> None:
    found = client.get("/api/siddham.locat?akshara=ka")
    assert found.status_code == 404
    assert "siddham.locate" in found.json()["error"]["hint"]


def test_read_takes_content_and_never_a_path(client: TestClient, tmp_path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("kya kya kya\n")
    for source in (str(secret), "/etc/passwd", "../../etc/passwd", "pyproject.toml"):
        found = client.post("/api/read", json={"source": source}).json()
        assert found["ok"], found
        assert found["result"]["characters"] == len(source)


def test_read_takes_no_encoding(client: TestClient) -> None:
    found = client.post("/api/read", json={"source": "ka", "encoding": "zip"})
    assert found.status_code == 400


ENTITY = """<?xml version="1.0"?>
<!DOCTYPE TEI [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body><p>&x;</p></body></text></TEI>
"""
LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE TEI [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body><p>&c;</p></body></text></TEI>
"""


@pytest.mark.parametrize("document", [ENTITY, LAUGHS])
def test_entities_are_refused(client: TestClient, document: str) -> None:
    found = client.post("/api/read", json={"source": document})
    assert found.status_code == 400
    assert "entit" in found.json()["error"]["message"]
    assert "root:" not in found.text


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "needs 'akshara'"),
        (b"{", "not JSON"),
        (b"[]", "must be a JSON object"),
        (b'{"akshara": NaN}', "not JSON"),
        (b'{"akshara": 1}', "must be a string"),
        (b"\xff", "not"),
        (b'{"akshara": "ka", "x": 1}', "no argument 'x'"),
        (b'{"akshara":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "nested"),
    ],
)
def test_a_bad_body_is_told_what_is_wrong(client: TestClient, body: bytes, said: str) -> None:
    found = client.post(
        "/api/siddham.locate", content=body, headers={"content-type": "application/json"}
    )
    assert found.status_code == 400
    assert said in found.json()["error"]["message"]


def test_a_body_that_is_no_json_is_refused_by_its_type(client: TestClient) -> None:
    """A form of another site cannot post JSON without being asked first."""
    found = client.post("/api/siddham.locate", data={"akshara": "ka"})
    assert found.status_code == 415


def test_a_lone_surrogate_comes_back_as_its_escape(client: TestClient) -> None:
    found = client.post("/api/convert", content=b'{"text": "k\\ud800", "to": "slp1"}',
                        headers={"content-type": "application/json"})  # fmt: skip
    assert found.status_code in (200, 400)
    assert b"\\ud800" in found.content


def test_the_description_has_every_operation_with_its_arguments(client: TestClient) -> None:
    described = client.get("/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    for name in offered():
        path = described["paths"][f"/api/{name}"]
        assert path["get"]["summary"] == describe(name).summary
        given = [one["name"] for one in path["get"]["parameters"]]
        if name != "read":
            assert given == [one.name for one in parameters(name)]
        schema = path["post"]["requestBody"]["content"]["application/json"]["schema"]
        assert list(schema["properties"]) == given


def test_examples_of_the_api_page_answer(client: TestClient) -> None:
    from html import unescape
    from re import findall

    found = findall(r'href="(/api/[^"]+)"', client.get("/api").text)
    assert len(found) > 40
    for address in dict.fromkeys(found):
        answered = client.get(unescape(address))
        assert answered.status_code == 200, (address, answered.text[:300])


def test_a_table_of_any_result(client: TestClient) -> None:
    found = client.get("/tsv/siddham.locate?akshara=rkṣma")
    assert found.headers["content-disposition"].startswith("attachment")
    header, *rows = found.text.splitlines()
    assert header.split("\t")[:2] == ["recension", "chapter"]
    assert [row.split("\t")[1] for row in rows] == ["13", "17"]
    assert {row.count("\t") for row in rows} == {header.count("\t")}
