"""Every form of chapters 1 to 17, in Siddham by code point and back, in all scripts."""

from __future__ import annotations

import re

import pytest

from akkhara import siddham
from akkhara.akshara import akshara
from akkhara.scripts import convert
from tests.scripts import oracle

FORMS = list(dict.fromkeys(form for n in range(1, 18) for form in siddham.chapter(n).forms))
_ONSET = re.compile("kh|gh|ch|jh|ṭh|ḍh|th|dh|ph|bh|[kgṅcjñṭḍṇtdnpbmyrlvśṣsh]")
_VOWEL = re.compile("ai|au|[aāiīuūṛṝḷḹeo]")


def parts(form: str) -> tuple[tuple[str, ...], str, str]:
    """Onset, vowel, final of a form, cut by the test's own hand."""
    found = _VOWEL.search(form)
    assert found is not None
    onset = tuple(_ONSET.findall(form[: found.start()]))
    assert "".join(onset) == form[: found.start()]
    return onset, found.group(), form[found.end() :]


def test_there_are_as_many_as_the_chapters_make() -> None:
    assert len(FORMS) == 6154


@pytest.mark.parametrize("to", oracle.SCRIPTS)
def test_forms_by_code_point(to: str) -> None:
    written = [oracle.written(to, *parts(form)) for form in FORMS]
    if to == "hk":  # lR is ḷ there; chapter 16 has the one form that needs the colon
        assert written[FORMS.index("lṛ")] == "lR"
        written[FORMS.index("lṛ")] = "l:R"
    made = convert(" ".join(FORMS), to, "iast")
    assert made.notes == ()
    assert made.text.split(" ") == written
    assert convert(" ".join(written), "iast", to).text.split(" ") == FORMS


def test_forms_are_one_akshara_each() -> None:
    for form in FORMS:
        found = akshara(form)
        assert found.key == parts(form)
        assert (found.iast, found.siddham) == (form, oracle.written("siddham", *found.key))
