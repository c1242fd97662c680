"""The pages in Chromium, used as a person would: typed into, pressed, read on a phone, in the dark,
from the keyboard, without scripts. Pictures of them are left in `out/screenshots`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.browser import INSTALL, Person, programs, served

pytestmark = pytest.mark.skipif(
    programs() is None, reason=f"no Chromium with its driver here: {INSTALL}"
)

# Name of the picture, and address.
PAGES = (
    ("home", "/"),
    ("syllables", "/syllables"),
    ("chapter", "/syllables/chapter/2?policy=annen"),
    ("akshara", "/akshara/rkṣya"),
    ("akshara-absent", "/akshara/kta"),
    ("compare", "/syllables/compare?a=ziji&b=yuanxing"),
    ("audit", "/syllables/audit?recension=kukai"),
    ("find", "/syllables/find?text=oṃ maṇi padme hūṃ"),
    ("read", "/read"),
    ("read-text", "/read?text=𑖌𑖽 𑖦𑖜𑖰 𑖢𑖟𑖿𑖦𑖸 𑖮𑖳𑖽%0aoṃ maṇi padme hūṃ%0a唵麼抳鉢訥銘（二合）吽（引）%0a"),
    ("read-pali", "/read?way=pali&text=manopubbaṅgamā dhammā manoseṭṭhā manomayā"),
    ("chinese", "/chinese"),
    ("letters", "/chinese/letters"),
    ("letter", "/chinese/letters?letter=gh"),
    ("fanqie", "/chinese/fanqie?spelling=居也反"),
    ("transcribe", "/chinese/transcribe?iast=oṃ maṇi padme hūṃ"),
    ("restore", "/chinese/restore?text=曩莫薩嚩怛他（引）誐帝毘藥（二合）"),
    ("manner", "/chinese/manner?text=曩莫薩嚩怛他（引）誐帝毘藥（二合）"),
    ("pali", "/pali"),
    ("decline", "/pali/decline?stem=purisa&cell=ins pl"),
    ("conjugate", "/pali/conjugate?root=√gam&cell=pres P 3 sg"),
    ("join", "/pali/join?words=yassa %2B indriyāni"),
    ("derive", "/pali/derive?kind=decl&request=aggi m nom sg&rule=104"),
    ("compounds", "/pali/compounds?request=rāja/gen %2B putta"),
    ("derivatives", "/pali/derivatives?request=vasiṭṭha %2B ṇa (apacca) m"),
    ("karaka", "/pali/karaka?sentence=buddho dhammaṃ deseti"),
    ("roots", "/pali/roots?q=go"),
    ("suttas", "/pali/suttas?book=1"),
    ("sutta", "/pali/sutta/12"),
    ("coverage", "/pali/coverage"),
    ("rule", "/rule/ziji.ch2"),
    ("api", "/api"),
    ("missing", "/nothing"),
)
NAMES = [name for name, _ in PAGES]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


@pytest.fixture(scope="module")
def person(address: str) -> Iterator[Person]:
    made = Person(address)
    yield made
    made.close()


@pytest.fixture(scope="module")
def reader(address: str) -> Iterator[Person]:
    """Somebody whose browser runs no scripts."""
    made = Person(address, scripts=False)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def as_found(request: pytest.FixtureRequest) -> None:
    """Each test begins with a wide light window and a quiet console."""
    if "person" in request.fixturenames:
        someone: Person = request.getfixturevalue("person")
        someone.wide()
        someone.prefers("light")
        someone.complaints()


@pytest.mark.parametrize(("name", "path"), PAGES, ids=NAMES)
class TestEveryPage:
    def test_on_a_desk(self, person: Person, name: str, path: str) -> None:
        person.goes(path)
        person.keeps(f"{name}-1280")
        assert person.violations() == []
        assert person.overflow() <= 0
        assert person.elsewhere() == []
        said = [one for one in person.complaints() if "404" not in one or name != "missing"]
        assert said == []

    def test_on_a_phone(self, person: Person, name: str, path: str) -> None:
        person.wide(390, 844)
        person.goes(path)
        person.keeps(f"{name}-390")
        assert person.overflow() <= 0
        assert person.violations() == []

    def test_in_the_dark(self, person: Person, name: str, path: str) -> None:
        person.prefers("dark")
        person.goes(path)
        if name in ("home", "chapter", "decline", "restore", "akshara", "read-text"):
            person.keeps(f"{name}-dark")
        assert person.violations() == []


class TestUse:
    """What a person does there."""

    def test_an_akshara_is_looked_up(self, person: Person) -> None:
        person.goes("/")
        person.types("#f-text", "rkṣya")
        person.presses("form.one button")
        person.sees("rkṣya", "h1")
        person.sees("第九章")
        person.presses("nav.turn a[rel=next]")
        person.sees("rkṣyā", "h1")
        assert person.complaints() == []

    def test_a_mantra_is_cut_and_one_akshara_opened(self, person: Person) -> None:
        person.goes("/")
        person.types("#f-text", "oṃ maṇi padme hūṃ")
        person.presses("form.one button")
        person.sees("6 akṣaras")
        person.presses('a[href="/akshara/dme"]')
        person.sees("dme", "h1")

    def test_the_chart_is_walked_by_arrows(self, person: Person) -> None:
        person.goes("/syllables/chapter/2")
        person.driver.execute_script("document.querySelector('.chart a').focus()")
        person.key("\ue014")  # right
        assert person.focused().get_attribute("href").endswith("/akshara/ky%C4%81")
        person.key("\ue015")  # down
        assert person.focused().get_attribute("href").endswith("/akshara/khy%C4%81")
        person.key("\ue007")  # enter
        person.sees("khyā", "h1")

    def test_the_first_tab_skips_to_the_content(self, person: Person) -> None:
        person.goes("/syllables")
        person.key("\ue004")
        assert person.focused().text == "Skip to the content"
        person.key("\ue007")
        assert person.focused().get_attribute("id") == "main"

    def test_a_slash_goes_to_the_first_field(self, person: Person) -> None:
        person.goes("/pali/decline?stem=purisa")
        person.key("/")
        assert person.focused().get_attribute("name") == "stem"
        assert person.focused().get_attribute("value") == "purisa"

    def test_a_stem_is_declined_in_place_and_a_form_opened(self, person: Person) -> None:
        person.goes("/pali/decline")
        person.driver.execute_script("window.here = true")
        person.types("#f-stem", "kaññā")
        person.presses("form.row button")
        person.sees("kaññāyo", "#answer")
        assert "stem=" in person.driver.current_url
        person.presses("table.paradigm tbody tr:nth-child(3) td a")
        person.sees("kacc.", "#derivation")
        assert "cell=ins" in person.driver.current_url
        assert person.driver.execute_script("return window.here"), "the page was loaded anew"
        person.driver.back()
        person.sees("kaññāyo", "#answer")
        assert person.complaints() == []

    def test_an_error_is_shown_beside_the_form(self, person: Person) -> None:
        person.goes("/pali/decline")
        person.types("#f-stem", "xyz1")
        person.presses("form.row button")
        person.sees("xyz1", "[role=alert]")
        person.types("#f-stem", "purisa")
        person.presses("form.row button")
        person.sees("purisena", "#answer")

    def test_a_root_is_conjugated(self, person: Person) -> None:
        person.goes("/pali/conjugate")
        person.types("#f-root", "√kar")
        person.types("#f-derived", "ṇāpe")
        person.presses("form.row button")
        person.sees("kārāpeti", "#answer")

    def test_words_are_joined(self, person: Person) -> None:
        person.goes("/pali")
        person.types("#f-join", "yassa + indriyāni")
        person.presses('form[action="/pali/join"] button')
        person.sees("yassindriyāni", "#answer")

    def test_a_sutta_is_found_and_its_example_followed(self, person: Person) -> None:
        person.goes("/pali/suttas")
        person.chooses("#f-book", "")
        person.types("#f-q", "sarā sare")
        person.presses("form.row button")
        person.sees("1 sutta.", "#answer")
        person.presses("ol.suttas a")
        person.sees("Sarā sare lopaṃ", "h1")
        person.presses("ul.worked a")
        person.sees("kacc.12", "#answer")

    def test_why_a_sutta_did_not_act(self, person: Person) -> None:
        person.goes("/pali/derive")
        person.types("#f-request", "aggi m nom sg")
        person.types("#f-rule", "104")
        person.presses("form.row button")
        person.sees("the stem must end in a", "#answer")

    def test_sanskrit_is_written_in_chinese_and_restored(self, person: Person) -> None:
        person.goes("/chinese")
        person.types("#f-iast", "oṃ maṇi padme hūṃ")
        person.presses('form[action="/chinese/transcribe"] button')
        person.sees("唵麼抳")
        person.chooses("#f-manner", "prajna")
        person.presses("form.row button")
        person.sees("般若", "#answer")
        person.presses('#answer a[href^="/chinese/restore"]')
        person.sees("oṃ", "ol.lattice")
        assert person.complaints() == []

    def test_recensions_are_compared(self, person: Person) -> None:
        person.goes("/syllables/compare")
        person.chooses("#f-b", "yuanxing")
        person.presses("form.row button")
        person.sees("kṇa", "#answer")
        assert "b=yuanxing" in person.driver.current_url

    def test_a_text_is_read_and_a_syllable_opens_beside_it(self, person: Person) -> None:
        person.goes("/read")
        person.types("#f-text", "oṃ maṇi padme hūṃ\n")
        person.presses("form.plain button")
        person.sees("different akṣaras")
        person.presses('.reading a[href="/akshara/dme"]')
        person.sees("dme", "#panel h1")
        person.sees("How it is made", "#panel")
        assert person.driver.current_url.endswith("/read")
        assert person.violations() == []
        person.keeps("read-panel-1280")
        assert person.complaints() == []

    def test_a_file_is_read(self, person: Person) -> None:
        from tests.web.browser import ROOT

        person.goes("/read")
        person.one("#f-file").send_keys(str(ROOT / "samples" / "guangming-zhenyan.xml"))
        person.presses("form.plain button")
        person.sees("TEI P5")
        person.sees("code-position")
        person.keeps("read-tei-1280")
        assert person.violations() == []

    def test_what_is_sent_does_not_run(self, person: Person) -> None:
        attack = "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>"
        person.goes("/read")
        person.types("#f-text", attack + "\n𑖎\n")
        person.presses("form.plain button")
        person.sees("onerror", ".reading .text")
        person.goes("/pali/decline")
        person.types("#f-stem", attack)
        person.presses("main form button")
        person.sees("img", "[role=alert]")
        person.goes("/syllables/find")
        person.types("#f-text", attack)
        person.presses("main form button")
        person.sees("akṣaras", "#answer")
        assert "run" not in person.driver.title


class TestWithoutScripts:
    def test_a_stem_is_declined(self, reader: Person) -> None:
        reader.goes("/pali/decline")
        reader.types("#f-stem", "kaññā")
        reader.presses("form.row button")
        reader.sees("kaññāyo", "#answer")
        reader.presses("table.paradigm td a")
        reader.sees("kacc.", "#derivation")

    def test_a_text_is_read(self, reader: Person) -> None:
        reader.goes("/read")
        reader.types("#f-text", "oṃ maṇi padme hūṃ\n")
        reader.presses("form.plain button")
        reader.sees("different akṣaras")
        assert not reader.one("#panel").is_displayed()
        reader.presses('.reading a[href="/akshara/dme"]')
        reader.sees("dme", "h1")
