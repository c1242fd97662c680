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
    ("/read", "read", _BOTH),
    ("/chinese", "chinese", _GET),
    ("/chinese/letters", "letters", _GET),
    ("/chinese/letters.cldf.zip", "cldf", _GET),
    ("/chinese/fanqie", "fanqie", _GET),
    ("/chinese/transcribe", "transcribe", _GET),
    ("/chinese/restore", "restore", _GET),
    ("/chinese/manner", "manner", _GET),
    ("/pali", "pali", _GET),
    ("/pali/decline", "decline", _GET),
    ("/pali/conjugate", "conjugate", _GET),
    ("/pali/roots", "roots", _GET),
    ("/pali/join", "join", _GET),
    ("/pali/derive", "derive", _GET),
    ("/pali/compounds", "compounds", _GET),
    ("/pali/derivatives", "derivatives", _GET),
    ("/pali/karaka", "karaka", _GET),
    ("/pali/suttas", "suttas", _GET),
    ("/pali/sutta/{number}", "sutta", _GET),
    ("/pali/coverage", "coverage", _GET),
    ("/pali/analyse", "analyse", _GET),
    ("/pali/split", "split", _GET),
    ("/rule/{id}", "rule", _GET),
    ("/api", "api", _GET),
    ("/api/{name}", "operation", _BOTH),
    ("/tsv/{name}", "tsv", _GET),
    ("/openapi.json", "openapi", _GET),
)
