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

Text, a font of our own whose letters have no ink, for print (see `text`):

    python tools/make_font.py text

Neither Noto font declares a reserved name that the subset would bear, so both keep their own.
Needs fonttools[woff] (in the `dev` extra).
"""

from __future__ import annotations

import io
import sys
import tarfile
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

SOURCE = Path(__file__).parent.parent / "src" / "akkhara"
OUT = SOURCE / "render" / "fonts"
LICENCES = Path(__file__).parent.parent / "LICENSES"
KEPT = [0x20, 0xA0, 0x200C, 0x200D, 0x25CC, *range(0x11580, 0x11600)]
PRINTED = ("siddham/data/**/*.*", "rules/data/ziji.tsv", "rules/data/zang3.tsv")
MADE = 3_849_984_000  # seconds since 1904, always the same
WIDTH = 2000  # of every glyph without ink: wide, so that their line is low beside the label
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


def text() -> None:
    """Writes text.ttf, the text that lies under the drawings of a PDF.

    A reader of PDF takes its text glyph by glyph, and few heed the notes (ActualText) that would
    tell what several glyphs mean together. So what holds together when text is cut, a letter with
    its signs, is one glyph here: each letter alone, with the virama, with each vowel sign, with
    each final sign, and with both. All are as wide, and none has ink: the outline is a line forth
    and back, since some readers pass over text that has no extent.
    """
    bases = [*range(0x11580, 0x1158E), *range(0x1158E, 0x115AF), 0xA0]
    signs = [[], *([0x115AF + n] for n in range(7)), *([0x115B8 + n] for n in range(4))]
    finals = [[], [0x115BC], [0x115BD], [0x115BE], [0x115BD, 0x115BE]]
    tails = [[0x115BF], *(sign + final for sign in signs for final in finals)]
    single = [0x20, *bases, *range(0x115AF, 0x115B6), *range(0x115B8, 0x115DE)]
    names = {code: f"u{code:X}" for code in single}
    glyphs = [".notdef", *names.values()]
    rules = []
    for base in bases:
        for tail in sorted(filter(None, tails), key=len, reverse=True):
            parts = [names[code] for code in (base, *tail)]
            glyphs.append("_".join(parts))
            rules.append(f"sub {' '.join(parts)} by {glyphs[-1]};")
    made = FontBuilder(1000, isTTF=True)
    made.setupGlyphOrder(glyphs)
    made.setupCharacterMap(names)
    pen = TTGlyphPen(None)
    pen.moveTo((0, -200))
    pen.lineTo((WIDTH, 700))
    pen.closePath()
    made.setupGlyf(dict.fromkeys(glyphs, pen.glyph()))
    made.setupHorizontalMetrics(dict.fromkeys(glyphs, (WIDTH, 0)))
    made.setupHorizontalHeader(ascent=800, descent=-300)
    name = "Akkhara Siddham Text"
    made.setupNameTable(
        {
            "familyName": name,
            "styleName": "Regular",
            "uniqueFontIdentifier": f"{name} 1",
            "fullName": name,
            "version": "Version 1.000",
            "psName": f"{name.replace(' ', '')}-Regular",
        }
    )
    made.setupOS2(sTypoAscender=800, sTypoDescender=-300, usWinAscent=800, usWinDescent=300)
    made.setupPost(keepGlyphNames=False)
    addOpenTypeFeaturesFromString(made.font, f"feature ccmp {{ {' '.join(rules)} }} ccmp;")
    # The same font, to the byte, whenever it is made.
    made.font["head"].created = made.font["head"].modified = MADE
    made.font.recalcTimestamp = False
    saved(made.font, "text.ttf")


if __name__ == "__main__":
    {"siddham": siddham, "han": han, "text": text}[sys.argv[1]](*sys.argv[2:])
