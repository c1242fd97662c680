"""Runs every module of this package that has a `main(shared)`, or those named as arguments.

python -m benchmarks.evaluate ../shared                all of them
python -m benchmarks.evaluate ../shared restoration    one

`shared` is the folder with `eval/` in it. Where it is missing the program says so and ends well:
the evaluation data has other terms than the package and is not given out with it.
"""

from __future__ import annotations

import pkgutil
import sys
import time
from importlib import import_module
from pathlib import Path

import benchmarks.evaluate


def main(arguments: list[str]) -> int:
    shared = Path(arguments[0] if arguments else "../shared")
    if not (shared / "eval").is_dir():
        print(f"no evaluation data in {shared.resolve()}: nothing measured")
        return 0
    names = sorted(
        found.name
        for found in pkgutil.iter_modules(benchmarks.evaluate.__path__)
        if not found.name.startswith("_")
    )
    unknown = [name for name in arguments[1:] if name not in names]
    if unknown:
        print(f"no evaluation {', '.join(unknown)}; known: {', '.join(names)}", file=sys.stderr)
        return 2
    for name in arguments[1:] or names:
        run = getattr(import_module(f"benchmarks.evaluate.{name}"), "main", None)
        if run is not None:
            print(f"\n== {name}")
            begin = time.perf_counter()
            run(shared)
            print(f"({time.perf_counter() - begin:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
