"""Which address is answered by which page."""

from __future__ import annotations

__all__ = ["ROUTES"]

_GET = ("GET",)
_BOTH = ("GET", "POST")

# Path, page, methods.
ROUTES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("/", "home", _GET),
    ("/syllables", "syllables", _GET),
    ("/syllables/find", "find", _GET),
    ("/syllables/chapter/{number}", "chapter", _GET),
    ("/syllables/compare", "compare", _GET),
    ("/syllables/audit", "audit", _GET),
    ("/akshara/{text}", "akshara", _GET),
    ("/akshara/{text}/drawing.svg", "drawing", _GET),
    ("/rule/{id}", "rule", _GET),
    ("/api", "api", _GET),
    ("/api/{name}", "operation", _BOTH),
    ("/tsv/{name}", "tsv", _GET),
    ("/openapi.json", "openapi", _GET),
)
