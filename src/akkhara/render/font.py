"""The fonts that the package carries: Noto Sans Siddham 2.005, cut down to the block, with every
stylistic set; and for print the Chinese characters that the treatises need, of Noto Serif CJK TC
(both under the SIL Open Font License 1.1)."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

__all__ = ["FAMILY", "font_face", "font_path"]

FAMILY = "Akkhara Siddham"


def font_path(kind: str = "ttf", name: str = "siddham") -> Traversable:
    """The font file: siddham as `ttf` for shaping and as `woff2` for pages; for printing han as
    `otf`, and as `ttf` text, whose letters have no ink.

    >>> font_path("woff2").name
    'siddham.woff2'
    """
    return files("akkhara.render").joinpath("fonts", f"{name}.{kind}")


@cache
def font_face() -> str:
    """The CSS rule that brings the font inside the page, so that nothing is fetched.

    >>> font_face()[:36]
    '@font-face{font-family:"Akkhara Sidd'
    """
    data = b64encode(font_path("woff2").read_bytes()).decode()
    return (
        f'@font-face{{font-family:"{FAMILY}";font-display:block;'
        f'src:url(data:font/woff2;base64,{data}) format("woff2");unicode-range:U+11580-115FF,'
        "U+200C-200D,U+25CC}"
    )
