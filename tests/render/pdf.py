"""The text of a PDF, as poppler copies it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None,
    reason="pdftotext is not installed: apt-get install poppler-utils",
)
_SIDDHAM = re.compile(r"[\U00011580-\U000115FF]+")


def copied(pdf: bytes, folder: Path, *options: str) -> str:
    """All text of a PDF."""
    file = folder / "page.pdf"
    file.write_bytes(pdf)
    done = subprocess.run(
        ["pdftotext", *options, str(file), "-"], capture_output=True, check=True, timeout=60
    )
    return done.stdout.decode()


def siddham_of(text: str) -> list[str]:
    """The runs of Siddham in it."""
    return _SIDDHAM.findall(text)
