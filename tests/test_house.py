"""The house stands: imports run downwards, there are no circles, and the door is light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "akkhara"

# From the ground up, as in ARCHITECTURE.md. Modules on one floor may know each other.
FLOORS = (
    ("errors", "values", "data"),
    ("rules",),
    ("sounds",),
    ("scripts",),
    ("akshara",),
    ("siddham",),
    ("reading",),
    ("hanzi",),
    ("pali",),
    ("lexicon",),
    ("render",),
    ("documents",),
    ("corpus",),
    ("operations", "calling"),
    ("cli", "web"),
)
FLOOR = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
MODULES = {
    ".".join(["akkhara", *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(
        ".__init__"
    ): path
    for path in sorted(SOURCE.rglob("*.py"))
}


def imports(module: str, *, top_only: bool) -> Iterator[tuple[int, str]]:
    """Line and module of every import of the package's own modules."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    nodes = tree.body if top_only else list(ast.walk(tree))
    for node in nodes:
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] == "akkhara":
                    yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno} imports relatively"
            base = node.module or ""
            if base.split(".")[0] == "akkhara":
                for name in node.names:
                    full = f"{base}.{name.name}"
                    yield node.lineno, full if full in MODULES else base


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def test_every_room_has_a_floor():
    assert {room(module) for module in MODULES} - {""} <= set(FLOOR)


@pytest.mark.parametrize("module", [m for m in MODULES if m != "akkhara"])
def test_imports_run_downwards(module):
    """Imports inside functions count too: they are late, not sideways."""
    own = FLOOR[room(module)]
    for line, name in imports(module, top_only=False):
        if room(name):
            assert FLOOR[room(name)] <= own, f"{module}:{line} imports upwards: {name}"


def test_there_are_no_circles():
    graph = {
        module: {name for _, name in imports(module, top_only=True)} - {"akkhara", module}
        for module in MODULES
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"circle: {' -> '.join(error.args[1])}")


def test_importing_the_package_is_light():
    heavy = ["typer", "rich", "lxml", "jinja2", "numpy", "fontTools", "asyncio", "json", "ast"]
    code = (
        "import sys; before = set(sys.modules); import akkhara;"
        f"print(*[m for m in {heavy!r} if m in set(sys.modules) - before]);"
        "print(*[m for m in sys.modules if m.startswith('akkhara.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == [], done.stdout + done.stderr
