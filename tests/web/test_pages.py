"""Each page, asked as a browser without scripts asks it."""

from __future__ import annotations

import io
import json
import re
import zipfile
from html import unescape
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from akkhara.pali.suttas import suttas
from akkhara.web.api import offered
from akkhara.web.routes import ROUTES

# Address, and what a person must find there.
SEEN = (
    ("/", ("akṣara", "rkṣya", "purisehi", "ziji.ch9")),
    ("/syllables", ("第二章", "384", "396, 384", "空海 大悉曇章")),
    ("/syllables?recension=空海", ("空海 大悉曇章",)),
    ("/syllables/chapter/2", ("kya", "枳也", "𑖎𑖿𑖧", "384 forms")),
    ("/syllables/chapter/2?policy=headline", ("396 forms",)),
    ("/syllables/chapter/9?policy=annen", ("不成字", "體重出", "rry")),
    ("/syllables/chapter/2?recension=kukai&part=3", ("later series", "earlier series")),
    ("/syllables/chapter/18", ("pta",)),
    ("/syllables/compare?a=ziji&b=yuanxing", ("kṇa", "llaṃ")),
    ("/syllables/audit", ("通前悉曇四十七言明矣", "agrees")),
    ("/syllables/find?text=oṃ maṇi", ("oṃ", "ma", "ṇi")),
    ("/akshara/kya", ("枳也", "己也", "SD-A6C0", "U+1158E", "series 1", "<svg", "क्या"[:2])),
    ("/akshara/𑖎𑖿𑖧", ("枳也",)),
    ("/akshara/kta", ("no chapter makes the cluster kt", "ziji.buci")),
    ("/akshara/kḷ", ("kḷ",)),
    ("/rule/ziji.ch2", ("將半體中祇耶", "悉曇字記")),
    ("/read", ("Read a text", "<textarea")),
    ("/read?text=oṃ maṇi padme hūṃ%0a", ('href="/akshara/dme"', "akṣaras")),
    ("/read?text=dhammaṃ saraṇaṃ&way=pali", ("dhammaṃ", "saraṇaṃ")),
    ("/chinese", ("大日經", "29 columns")),
    ("/chinese/letters", ("迦", "29 tables")),
    ("/chinese/letters?letter=gh", ("伽", "attestations")),
    ("/chinese/letters?source=ziji", ("智廣", "迦")),
    ("/chinese/fanqie?spelling=居也反", ("キヤ", "kjæX")),
    ("/chinese/fanqie", ("作可",)),
    ("/chinese/transcribe?iast=oṃ maṇi padme hūṃ", ("唵麼抳", "不空 84 times")),
    ("/chinese/restore?text=唵麼抳鉢訥銘吽", ("oṃmaṇipadmehūṃ", "<meter")),
    ("/chinese/manner?text=唵麼抳鉢訥銘吽", ("不空", "characters that tell")),
    ("/pali", ("Kāraka", "Decline a stem")),
    ("/pali/decline?stem=purisa", ("purisehi / purisebhi", "tatiyā")),
    ("/pali/decline?stem=purisa&cell=ins pl", ("kacc.101", "purise + hi")),
    ("/pali/conjugate?root=√gam", ("gacchati", "parassapada")),
    ("/pali/conjugate?root=√gam&cell=pres P 3 sg", ("kacc.476",)),
    ("/pali/roots?q=gam", ("√gam",)),
    ("/pali/join?words=yassa %2B indriyāni", ("yassindriyāni", "kacc.12")),
    ("/pali/derive?kind=decl&request=aggi m nom sg&rule=104", ("the stem must end in a",)),
    ("/pali/compounds?request=nīla %2B uppala", ("nīluppalaṃ", "kammadhāraya")),
    ("/pali/derivatives?request=vasiṭṭha %2B ṇa (apacca) m", ("vāsiṭṭho", "kacc.344")),
    ("/pali/karaka?sentence=buddho dhammaṃ deseti", ("kamma", "dutiyā")),
    ("/pali/suttas?book=1", ("Sarā sare lopaṃ",)),
    ("/pali/suttas?q=sare lopaṃ", ("Sarā sare lopaṃ",)),
    ("/pali/sutta/104", ("sabba + si → sabba + o", "Derived as you look")),
    ("/pali/sutta/67-ca", ("drawn from",)),
    ("/pali/coverage", ("working suttas act",)),
    ("/api", ("siddham.locate", "pali.derive", "openapi.json")),
)


@pytest.mark.parametrize(("address", "words"), SEEN, ids=[address for address, _ in SEEN])
def test_a_page_says_what_it_should(
    client: TestClient, address: str, words: tuple[str, ...]
) -> None:
    found = client.get(address)
    assert found.status_code == 200, found.text[-500:]
    text = unescape(found.text)
    for word in words:
        assert word in text, word


@pytest.mark.parametrize(("address", "words"), SEEN, ids=[address for address, _ in SEEN])
def test_a_page_is_well_built(client: TestClient, address: str, words: tuple[str, ...]) -> None:
    """One heading of the first rank, a title, a language; ids once; labels that lead somewhere;
    no image or drawing without words."""
    text = client.get(address).text
    assert text.count("<h1") == 1
    assert re.search(r"<title>[^<]+</title>", text)
    assert '<html lang="en">' in text
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
    for target in re.findall(r'\sfor="([^"]+)"', text):
        assert target in ids
    for target in re.findall(r'href="#([^"]+)"', text):
        assert target in ids, target
    for drawing in re.findall(r"<svg[^>]*>", text):
        assert "aria-label=" in drawing


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/nothing", 404),
        ("/syllables/chapter/19", 404),
        ("/syllables/chapter/x", 404),
        ("/syllables/chapter/2?recension=x", 400),
        ("/syllables/chapter/2?policy=x", 400),
        ("/syllables/chapter/2?part=99", 404),
        ("/syllables?recension=x", 400),
        ("/syllables/compare?a=x", 400),
        ("/akshara/xyz", 404),
        ("/akshara/ka kha", 404),
        ("/rule/ziji.ch99", 404),
        ("/pali/sutta/674", 404),
        ("/pali/decline?stem=xyz1", 400),
        ("/pali/join?words=", 200),
        ("/chinese/letters?source=x", 400),
        ("/read?text=<TEI>", 400),
        ("/read?text=ka&way=x", 400),
        ("/read?text=ka&encoding=zip", 400),
        ("/read?text=ka&as=exe", 400),
    ],
)
def test_a_wrong_request_is_a_page_that_helps(
    client: TestClient, address: str, status: int
) -> None:
    found = client.get(address)
    assert found.status_code == status
    if status >= 400:
        assert 'role="alert"' in found.text
        assert re.search(r'role="alert"><p><b>[^<]+</b></p>', found.text)


def test_every_link_of_every_page_leads_somewhere(client: TestClient) -> None:
    links: set[str] = set()
    for address, _ in SEEN:
        for link in re.findall(r'(?:href|action|src)="([^"]+)"', client.get(address).text):
            links.add(unescape(link))
    assert len(links) > 1_000
    outside = [link for link in links if not link.startswith(("/", "#"))]
    assert not outside
    # One of each kind: there are thousands of syllables.
    kinds: dict[str, str] = {}
    for link in sorted(links):
        parts = urlsplit(link)
        kinds.setdefault(re.sub(r"[^/]*[^a-z/.-][^/]*", "*", parts.path) + parts.query[:9], link)
    for link in kinds.values():
        if not link.startswith("#"):
            found = client.get(link)
            assert found.status_code in (200, 308, 303), link


def test_every_route_is_answered() -> None:
    from akkhara.web.pages import PAGES

    assert {name for _, name, _ in ROUTES} == set(PAGES)


def test_every_sutta_has_its_page(client: TestClient) -> None:
    for one in suttas(extra=True)[::37]:
        found = client.get(f"/pali/sutta/{one.id.removeprefix('kacc.')}")
        assert found.status_code == 200
        assert unescape(found.text).count(one.name) >= 1


def test_a_rule_of_the_grammar_has_one_address(client: TestClient) -> None:
    found = client.get("/rule/kacc.104")
    assert (found.status_code, found.headers["location"]) == (308, "/pali/sutta/104")


def test_pages_of_operations_that_are_not_there_say_so(client: TestClient) -> None:
    for name in ("analyse", "split"):
        found = client.get(f"/pali/{name}", params={"form": "purisehi"})
        assert found.status_code == (200 if f"pali.{name}" in offered() else 404)


class TestReading:
    def test_a_file_is_read(self, client: TestClient) -> None:
        from pathlib import Path

        sample = Path(__file__).parents[2] / "samples" / "guangming-zhenyan.xml"
        found = client.post("/read", files={"file": (sample.name, sample.read_bytes())})
        assert found.status_code == 200
        assert "TEI P5" in found.text
        assert "code-position" in found.text

    def test_a_file_in_another_encoding(self, client: TestClient) -> None:
        data = "唵麼抳鉢訥銘吽\n".encode("big5", "ignore")
        found = client.post("/read", files={"file": ("a.txt", data)}, data={"encoding": "big5"})
        assert found.status_code == 200
        assert "唵" in found.text

    def test_a_binary_file_is_refused(self, client: TestClient) -> None:
        found = client.post("/read", files={"file": ("a.png", b"\x89PNG\r\n\x1a\n")})
        assert found.status_code == 400
        assert "picture" in found.text

    def test_entities_are_refused(self, client: TestClient) -> None:
        text = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><TEI>&x;</TEI>'
        found = client.post("/read", data={"text": text})
        assert found.status_code == 400
        assert "root:" not in found.text

    def test_a_path_is_a_text(self, client: TestClient) -> None:
        found = client.post("/read", data={"text": "/etc/passwd"})
        assert found.status_code == 200
        assert "root:" not in found.text

    def test_a_long_text_is_refused(self, client: TestClient) -> None:
        found = client.post("/read", data={"text": "ka " * 40_000})
        assert found.status_code == 413

    def test_downloads(self, client: TestClient) -> None:
        found = client.post("/read", data={"text": "oṃ maṇi\n", "as": "json"})
        assert json.loads(found.text)["spans"][0]["kind"] == "iast"
        assert "attachment" in found.headers["content-disposition"]
        report = client.post("/read", data={"text": "oṃ maṇi\n", "as": "html"})
        assert "attachment" in report.headers["content-disposition"]
        assert "<h1>" in report.text


class TestDownloads:
    def test_a_drawing(self, client: TestClient) -> None:
        found = client.get("/akshara/kya/drawing.svg")
        assert found.headers["content-type"].startswith("image/svg+xml")
        assert found.text.startswith("<svg")
        cloud = client.get("/akshara/ku/drawing.svg?variant=cloud").text
        assert cloud != client.get("/akshara/ku/drawing.svg").text

    def test_a_paradigm_as_a_table(self, client: TestClient) -> None:
        lines = client.get("/tsv/pali.decline?stem=purisa").text.splitlines()
        assert lines[0].split("\t")[4:] == ["form", "rules"]
        assert "purisa\tm\tnom\tsg\tpuriso\tkacc.54 kacc.104 kacc.83" in lines

    def test_the_letter_tables_as_cldf(self, client: TestClient) -> None:
        pytest.importorskip("pycldf", reason="pip install 'akkhara[cldf]'")
        found = client.get("/chinese/letters.cldf.zip")
        archive = zipfile.ZipFile(io.BytesIO(found.content))
        assert any(name.endswith("metadata.json") for name in archive.namelist())


def test_the_first_page_is_small(client: TestClient) -> None:
    """All that a browser fetches for it, as it is sent."""
    page = client.get("/", headers={"accept-encoding": "gzip"})
    fetched = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text))
    assert len(fetched) == 5
    sizes = [int(page.headers["content-length"])]
    for address in fetched:
        found = client.get(unescape(address), headers={"accept-encoding": "gzip"})
        assert found.status_code == 200
        assert "immutable" in found.headers["cache-control"]
        sizes.append(int(found.headers["content-length"]))
    assert sum(sizes) < 150_000, sizes
