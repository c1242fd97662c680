"""Pages as PDF, set by typst with the package's fonts and no others.

A template is a typst file of the package that reads its data from `data.json`; typst brings its own
Latin letters (Libertinus Serif). Siddham is drawn by the outlines that `shaping` finds, over text
that is not seen: what typst shapes itself looks the same, and copies wrongly.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import ExitStack
from importlib.resources import as_file
from typing import Any

from akkhara.data import read_text
from akkhara.errors import RequestError
from akkhara.render.font import font_path
from akkhara.render.pictures import path_data
from akkhara.render.shaping import Shaped

__all__ = ["extent", "letter", "typeset"]

_FONTS = (("siddham", "ttf"), ("text", "ttf"), ("han", "otf"))


_SHARED = ("page.typ", "sheet.typ")  # what templates import
_PAD = 20  # thousandths of an em around the ink, so that no outline is cut
_UP, _DOWN = 0.75, 0.14  # ems of a plain letter above and below the base line


def extent(drawn: Iterable[Shaped]) -> tuple[float, float]:
    """How far the ink of letters goes above and below the base line, in ems."""
    boxes = [one.box for one in drawn]
    up = max([_UP, *(box[3] / 1000 for box in boxes)])
    down = max([_DOWN, *(-box[1] / 1000 for box in boxes)])
    return round(up + 0.02, 3), round(down + 0.02, 3)


def letter(drawn: Shaped) -> dict[str, Any]:
    """A letter for a template: outline, box of its ink in ems, text to be copied, name."""
    left, bottom, right, top = drawn.box
    width, height = right - left, top - bottom
    view = (left - _PAD, -top - _PAD, width + 2 * _PAD, height + 2 * _PAD)
    return {
        "d": path_data(drawn),
        "box": " ".join(f"{value:g}" for value in view),
        "w": width / 1000,
        "h": height / 1000,
        "top": top / 1000,
        "pad": _PAD / 1000,
        "t": drawn.text,
        "said": drawn.iast or "sign",
    }


def typeset(template: str, data: dict[str, Any], *, tags: bool = True) -> bytes:
    """The PDF that a template makes of data.

    Parameters: `template`, its name (`chart`); `data`, as JSON has it; `tags`, whether its
    structure is marked for those who have it read aloud.

    Errors: `RequestError` with the command that installs it when typst is missing.
    """
    typst = _typst()
    files = {
        "main.typ": read_text("akkhara.render", f"templates/{template}.typ").encode(),
        **{name: read_text("akkhara.render", f"templates/{name}").encode() for name in _SHARED},
        "data.json": json.dumps(data, ensure_ascii=False).encode(),
    }
    with ExitStack() as stack:
        fonts = [stack.enter_context(as_file(font_path(kind, name))) for name, kind in _FONTS]
        folders = sorted({str(font.parent) for font in fonts})
        # One Siddham font alone: beside an older one on the system typst might take that.
        page: bytes = typst.compile(
            files, font_paths=folders, ignore_system_fonts=True, pdf_tags=tags
        )
    return page


def _typst() -> Any:
    try:
        import typst
    except ImportError:
        raise RequestError(
            "PDF needs typst, which is not installed", hint="pip install 'akkhara[pdf]'"
        ) from None
    return typst
