"""Makes the Siddham font that the package ships: a subset of Noto Sans Siddham 2.005.

    npm pack @expo-google-fonts/noto-sans-siddham
    python tools/make_font.py expo-google-fonts-noto-sans-siddham-0.4.1.tgz

All of the Siddham block and every OpenType feature stay, the stylistic sets ss01-ss06 among them;
Latin letters and hinting go. The font declares no reserved name, so the subset keeps its own.
Needs fonttools[woff] (in the `dev` extra).
"""

from __future__ import annotations

import io
import sys
import tarfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

OUT = Path(__file__).parent.parent / "src" / "akkhara" / "render" / "fonts"
LICENCES = Path(__file__).parent.parent / "LICENSES"
KEPT = [0x20, 0xA0, 0x200C, 0x200D, 0x25CC, *range(0x11580, 0x11600)]


def member(package: tarfile.TarFile, ending: str) -> bytes:
    """The content of the one file of the package whose name ends so."""
    (name,) = [name for name in package.getnames() if name.endswith(ending)]
    found = package.extractfile(name)
    assert found is not None, name
    return found.read()


def main(archive: str) -> None:
    """Writes siddham.woff2 (for pages) and siddham.ttf (for shaping and PDF), and the licence."""
    with tarfile.open(archive) as package:
        font = TTFont(io.BytesIO(member(package, "NotoSansSiddham_400Regular.ttf")))
        licence = member(package, "LICENSE_FONT")
    options = Options()
    options.layout_features = ["*"]
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    OUT.mkdir(parents=True, exist_ok=True)
    for flavor, name in ((None, "siddham.ttf"), ("woff2", "siddham.woff2")):
        font.flavor = flavor
        font.save(OUT / name)
        print(f"{name}: {(OUT / name).stat().st_size:,} bytes")
    (OUT / "OFL.txt").write_bytes(licence)
    (LICENCES / "OFL-1.1.txt").write_bytes(licence)


if __name__ == "__main__":
    main(sys.argv[1])
