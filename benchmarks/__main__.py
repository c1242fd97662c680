"""Runs every module of this package that has a `main()`, or those named as arguments.

python -m benchmarks              all of them
python -m benchmarks conversion   one
"""

from __future__ import annotations

import pkgutil
import platform
import sys
from importlib import import_module

import benchmarks


def main(wanted: list[str]) -> int:
    names = sorted(
        found.name
        for found in pkgutil.iter_modules(benchmarks.__path__)
        if not found.name.startswith("_")
    )
    unknown = [name for name in wanted if name not in names]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; known: {', '.join(names)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in wanted or names:
        run = getattr(import_module(f"benchmarks.{name}"), "main", None)
        if run is not None:
            print(f"\n== {name}")
            run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
