"""Makes the fonts that the package ships.

Siddham, a subset of Noto Sans Siddham 2.005:

    npm pack @expo-google-fonts/noto-sans-siddham
    python tools/make_font.py siddham expo-google-fonts-noto-sans-siddham-0.4.1.tgz

All of the Siddham block and every OpenType feature stay, the stylistic sets ss01-ss06 among them;
Latin letters and hinting go.

Chinese, a subset of Noto Serif CJK TC 2.001, for printing:

    apt-get download fonts-noto-cjk
    dpkg -x fonts-noto-cjk_*.deb noto
    python tools/make_font.py han noto/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc

It has the characters that stand in the data of the chapters, their recensions and the rules of
字記 and 悉曇藏 3, and has to be made again when those grow; a test says when.

Neither font declares a reserved name that the subset would bear, so both keep their own.
Needs fonttools[woff] (in the `dev` extra).
"""

from __future__ import annotations

import io
import sys
import tarfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

SOURCE = Path(__file__).parent.parent / "src" / "akkhara"
OUT = SOURCE / "render" / "fonts"
LICENCES = Path(__file__).parent.parent / "LICENSES"
KEPT = [0x20, 0xA0, 0x200C, 0x200D, 0x25CC, *range(0x11580, 0x11600)]
PRINTED = ("siddham/data/**/*.*", "rules/data/ziji.tsv", "rules/data/zang3.tsv")
PUNCTUATION = "、。，；：「」『』（）［］〔〕《》〈〉·…　〇"


def member(package: tarfile.TarFile, ending: str) -> bytes:
    """The content of the one file of the package whose name ends so."""
    (name,) = [name for name in package.getnames() if name.endswith(ending)]
    found = package.extractfile(name)
    assert found is not None, name
    return found.read()


def subset(font: TTFont, unicodes: list[int], features: list[str]) -> None:
    """Cuts a font down to characters and OpenType features, in place."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)


def saved(font: TTFont, name: str) -> None:
    """Writes a font of the package and says how large it is."""
    OUT.mkdir(parents=True, exist_ok=True)
    font.save(OUT / name)
    print(f"{name}: {(OUT / name).stat().st_size:,} bytes")


def siddham(archive: str) -> None:
    """Writes siddham.woff2 (for pages) and siddham.ttf (for shaping and PDF), and the licence."""
    with tarfile.open(archive) as package:
        font = TTFont(io.BytesIO(member(package, "NotoSansSiddham_400Regular.ttf")))
        licence = member(package, "LICENSE_FONT")
    subset(font, KEPT, ["*"])
    for flavor, name in ((None, "siddham.ttf"), ("woff2", "siddham.woff2")):
        font.flavor = flavor
        saved(font, name)
    (OUT / "OFL.txt").write_bytes(licence)
    (LICENCES / "OFL-1.1.txt").write_bytes(licence)


def is_han(char: str) -> bool:
    """Whether a character is Chinese: ideographs, their radicals, and full-width punctuation."""
    code = ord(char)
    return (
        0x2E80 <= code <= 0x9FFF
        or 0xF900 <= code <= 0xFAFF
        or 0xFF00 <= code <= 0xFFEF
        or 0x20000 <= code < 0x40000
    )


def printed() -> set[str]:
    """The Chinese characters of the data that charts and sheets print."""
    files = [path for pattern in PRINTED for path in SOURCE.glob(pattern)]
    return {char for path in files for char in path.read_text(encoding="utf-8") if is_han(char)}


def han(collection: str) -> None:
    """Writes han.otf, for PDF."""
    fonts = TTCollection(collection).fonts
    (font,) = [one for one in fonts if one["name"].getDebugName(1) == "Noto Serif CJK TC"]
    wanted = sorted({ord(char) for char in printed() | set(PUNCTUATION)})
    missing = [chr(code) for code in wanted if code not in font.getBestCmap()]
    print(f"{len(wanted)} characters; the font has not {' '.join(missing) or 'none of them'}")
    subset(font, wanted, ["ccmp", "locl"])
    saved(font, "han.otf")
    # The licence itself is the same; the notice is the font's own.
    _, terms = (OUT / "OFL.txt").read_text(encoding="utf-8").split("\n", 1)
    notice = font["name"].getDebugName(0)
    (OUT / "OFL-han.txt").write_text(f"{notice}\n{terms}", encoding="utf-8")


if __name__ == "__main__":
    {"siddham": siddham, "han": han}[sys.argv[1]](sys.argv[2])
