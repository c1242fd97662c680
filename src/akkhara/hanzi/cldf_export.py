"""The letter tables as a CLDF StructureDataset: sources as doculects, letters as parameters.

CLDF (Cross-Linguistic Data Formats) is what comparative linguists read: CSV tables with metadata
in JSON. The export needs `pycldf` (the extra `cldf`).
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from akkhara.errors import RequestError
from akkhara.hanzi.attestations import letter_sources, letters
from akkhara.rules import source as document_of
from akkhara.values import Value

__all__ = ["CldfExport", "cldf"]


@dataclass(frozen=True, slots=True)
class CldfExport(Value):
    """What was written: `metadata` (path of the JSON file), `languages`, `parameters`, `values` and
    `files` (their names)."""

    metadata: str
    languages: int
    parameters: int
    values: int
    files: tuple[str, ...]


def _column(name: str, description: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "dc:description": description, **more}


def _id(text: str) -> str:
    """A letter as an id of CLDF, which allows ASCII alone: its SLP1-like spelling by code points.

    >>> _id("ṅ"), _id("kaṃ"), _id("slot34")
    ('u1E45', 'kau1E43', 'slot34')
    """
    return "".join(one if one.isascii() else f"u{ord(one):04X}" for one in text)


def cldf(directory: str) -> CldfExport:
    """Write the letter tables to `directory` as a CLDF StructureDataset, and validate it.

    The directory is made when it is not there. One value is one attestation: its Value is the
    restored character (the printed one where nothing is restored), with columns for what is
    printed, fanqie, note, place class, confidence and remark; the restored characters stand in a
    table of forms besides. Raises `RequestError` when `pycldf`
    is not installed or the directory cannot be written.
    """
    try:
        pycldf = import_module("pycldf")
    except ImportError:
        raise RequestError(
            "the CLDF export needs the package pycldf, which is not installed",
            hint="pip install 'akkhara[cldf]'",
        ) from None
    place = Path(directory)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise RequestError(
            f"cannot write to {directory}: {problem.strerror}", hint="name a directory"
        ) from None
    made = pycldf.StructureDataset.in_dir(place)
    made.properties["dc:title"] = "The Siddham letters in Chinese characters after 悉曇藏 5"
    made.properties["dc:license"] = "https://creativecommons.org/publicdomain/zero/1.0/"
    made.properties["dc:description"] = (
        "What the sources collected in 悉曇藏 5 write for each letter: characters as printed and "
        "as restored, fanqie, notes and place classes."
    )
    made.add_component(
        "LanguageTable",
        _column("Chinese_Name", "the name of the source in Chinese"),
        _column("Attribution", "who made it, and when"),
        _column("Locus", "where its table stands"),
        _column("Transmission", "in what state it has come down"),
    )
    made.add_component("ParameterTable", _column("IAST", "the letter in IAST"))
    made.add_columns(
        "ValueTable",
        _column("Written", "the characters as printed; empty where they are dropped"),
        _column("Restored", "the characters restored; empty where the print cannot be trusted"),
        _column("Alternative", "another reading"),
        _column("Label", "what the source puts before the character: 短 長 重音"),
        _column("Fanqie", "spellings as printed", separator=" "),
        _column("Place", "the place class that the source names"),
        _column("Confidence", "high, medium or low"),
        _column("Order", "place in the list of the source", datatype="integer"),
        _column("Remark", "of the editors of the data"),
    )
    made.add_component("FormTable")
    rows = letters()
    for key in dict.fromkeys(one.document for one in letter_sources().values()):
        work = document_of(key)
        made.add_sources(
            pycldf.sources.Source(
                "misc", key, title=work.title, author=work.author, year=work.date, note=work.note
            )
        )
    written = made.write(
        fname=place / "StructureDataset-metadata.json",
        LanguageTable=[
            {
                "ID": one.id,
                "Name": one.english,
                "Chinese_Name": one.name,
                "Attribution": one.attribution,
                "Locus": one.locus,
                "Transmission": one.transmission,
            }
            for one in letter_sources().values()
        ],
        ParameterTable=[
            {"ID": _id(letter), "Name": letter, "IAST": letter}
            for letter in dict.fromkeys(one.letter for one in rows)
        ],
        ValueTable=[
            {
                "ID": f"{one.source}-{number}",
                "Language_ID": one.source,
                "Parameter_ID": _id(one.letter),
                "Value": one.restored or one.written or "□",
                "Written": one.written,
                "Restored": one.restored,
                "Alternative": one.alternative,
                "Label": one.label,
                "Fanqie": list(one.fanqie),
                "Comment": one.note,
                "Place": one.place,
                "Confidence": one.confidence,
                "Order": one.order,
                "Remark": one.remark,
                "Source": [one.document],
            }
            for number, one in enumerate(rows, 1)
        ],
        FormTable=[
            {
                "ID": f"form-{one.source}-{number}",
                "Language_ID": one.source,
                "Parameter_ID": _id(one.letter),
                "Form": one.restored,
                "Comment": one.note,
                "Source": [one.document],
            }
            for number, one in enumerate(rows, 1)
            if one.restored
        ],
    )
    if not made.validate():
        raise RequestError(
            f"the dataset in {directory} does not validate", hint="write to an empty directory"
        )
    return CldfExport(
        str(written),
        len(letter_sources()),
        len({one.letter for one in rows}),
        len(rows),
        tuple(sorted(path.name for path in place.iterdir() if path.is_file())),
    )
