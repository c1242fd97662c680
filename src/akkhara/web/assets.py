"""What pages load besides themselves: one style sheet, two scripts, the font. All of it is here.

An address carries the digest of what it names, so that a browser may keep it for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from akkhara.data import read_text
from akkhara.render import font_path

__all__ = ["Asset", "asset", "asset_url"]


@dataclass(frozen=True, slots=True)
class Asset:
    """One file: media type, bytes, digest."""

    kind: str
    body: bytes
    digest: str


def _style() -> bytes:
    """The look of the report, which is that of the pages, and what only pages have."""
    face = (
        '@font-face{font-family:"Akkhara Siddham";font-display:block;'
        f'src:url("{asset_url("siddham.woff2")}") format("woff2"),'
        f'url("{asset_url("siddham.ttf")}") format("truetype");'
        "unicode-range:U+11580-115FF,U+200C-200D,U+25CC}\n"
    )
    shared = read_text("akkhara.documents", "templates/report.css")
    return (face + shared + read_text("akkhara.web", "static/akkhara.css")).encode()


def _file(name: str) -> bytes:
    return files("akkhara.web").joinpath("static", name).read_bytes()


_MADE = {
    "akkhara.css": ("text/css; charset=utf-8", _style),
    "akkhara.js": ("text/javascript; charset=utf-8", lambda: _file("akkhara.js")),
    "htmx.min.js": ("text/javascript; charset=utf-8", lambda: _file("htmx.min.js")),
    "icon.svg": ("image/svg+xml", lambda: _file("icon.svg")),
    "siddham.woff2": ("font/woff2", lambda: font_path("woff2").read_bytes()),
    "siddham.ttf": ("font/ttf", lambda: font_path("ttf").read_bytes()),
}


@cache
def asset(name: str) -> Asset | None:
    """The file of that name; None when there is none: names are looked up, never opened."""
    if name not in _MADE:
        return None
    kind, make = _MADE[name]
    body = make()
    return Asset(kind, body, sha256(body).hexdigest()[:12])


def asset_url(name: str) -> str:
    """The address of a file.

    >>> asset_url("siddham.woff2").startswith("/static/siddham.woff2?v=")
    True
    """
    found = asset(name)
    assert found is not None, name
    return f"/static/{name}?v={found.digest}"
