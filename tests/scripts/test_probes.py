"""Every golden probe of conversion, compared by code point."""

from pathlib import Path

import pytest

from akkhara.data import parse_rows
from akkhara.scripts import convert

_TABLE = Path(__file__).parent.parent / "golden" / "script_probes.tsv"
PROBES = list(parse_rows(_TABLE.read_text(encoding="utf-8").splitlines(), _TABLE.name))


@pytest.mark.parametrize("probe", PROBES, ids=lambda p: f"{p['from']}-{p['to']}-{p['input']}")
def test_probe(probe: dict[str, str]) -> None:
    options = dict(pair.split("=") for pair in probe["options"].split() if pair)
    made = convert(probe["input"], probe["to"], probe["from"], **options)
    assert made.text == probe["expected"]
