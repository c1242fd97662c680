"""Conversion: MB of input a second on running text, and words a second one call a word, beside
vidyut.lipi and indic-transliteration in the same run; and whether the three agree."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version

from akkhara.scripts import convert
from akkhara.scripts.conversion import Converter
from benchmarks import texts
from benchmarks.timing import medians

_SIZE = 5_000_000
_WORDS = 20_000
_SLOW = 2_000  # words for what is slow one call a word

Run = Callable[[str], object]


def _candidates(source: str, to: str) -> dict[str, Run]:
    found: dict[str, Run] = {"akkhara": lambda text: convert(text, to, source).text}
    try:
        from vidyut.lipi import Scheme, transliterate

        schemes = {"iast": Scheme.Iast, "siddham": Scheme.Siddham, "devanagari": Scheme.Devanagari}
        found["vidyut.lipi"] = lambda text: transliterate(text, schemes[source], schemes[to])
    except ImportError:
        print("vidyut is not installed: `make bench` installs it")
    try:
        from indic_transliteration import sanscript

        found["indic-transliteration"] = lambda text: sanscript.transliterate(text, source, to)
    except ImportError:
        print("indic-transliteration is not installed: `make bench` installs it")
    return found


def _running(source: str, to: str, text: str, label: str, slow: bool) -> None:
    candidates = _candidates(source, to)
    if not slow:
        candidates.pop("indic-transliteration", None)
    size = len(text.encode()) / 1e6
    found = medians({name: lambda run=run: run(text) for name, run in candidates.items()}, 5)
    base = found.get("vidyut.lipi")
    for name, seconds in found.items():
        ratio = f"   {base / seconds:6.2f} x vidyut.lipi" if base else ""
        print(f"{source:>7} -> {to:<8} {label:<16} {name:<22} {size / seconds:8.1f} MB/s{ratio}")


def _first(source: str, to: str, text: str) -> None:
    """The same text met for the first time: nothing is remembered yet."""
    size = len(text.encode()) / 1e6
    found = medians({"first": lambda: Converter(source, to, "sanskrit").whole(text)}, 5)["first"]
    print(f"{source:>7} -> {to:<8} {'first time':<16} {'akkhara':<22} {size / found:8.1f} MB/s")


def _pali(text: str) -> None:
    """Pali in each of its scripts, into and out of Latin; Devanagari for scale."""
    for script in ("devanagari", "sinhala", "thai", "burmese", "khmer"):
        there = convert(text, script, "iast", "pali").text
        for source, to, given in (("iast", script, text), (script, "iast", there)):
            size = len(given.encode()) / 1e6
            known = Converter(source, to, "pali")
            found = medians(
                {
                    "running": lambda known=known, given=given: known.whole(given),
                    "first time": lambda one=source, two=to, given=given: Converter(
                        one, two, "pali"
                    ).whole(given),
                },
                5,
            )
            for label, seconds in found.items():
                print(f"{source:>10} -> {to:<10} {label:<16} {size / seconds:8.1f} MB/s  (Pali)")


def _one_by_one(source: str, to: str, words: list[str]) -> None:
    def each(run: Run, chosen: list[str]) -> Callable[[], object]:
        return lambda: [run(word) for word in chosen]

    candidates = _candidates(source, to)
    count = {name: _SLOW if name == "indic-transliteration" else len(words) for name in candidates}
    found = medians({name: each(run, words[: count[name]]) for name, run in candidates.items()})
    base = count.get("vidyut.lipi", 0) / found.get("vidyut.lipi", 1)
    for name, seconds in found.items():
        speed = count[name] / seconds
        ratio = f"   {speed / base:6.2f} x vidyut.lipi" if base else ""
        print(f"{source:>7} -> {to:<8} {'one call a word':<16} {name:<22} {speed:8.0f} /s{ratio}")


def _agreement(source: str, to: str, words: list[str]) -> None:
    candidates = _candidates(source, to)
    ours = candidates.pop("akkhara")
    for name, run in candidates.items():
        chosen = words[:5000]
        other = [(word, ours(word), run(word)) for word in chosen]
        differing = [row for row in other if row[1] != row[2]]
        shown = "; ".join(f"{w}: {a} / {b}" for w, a, b in differing[:3])
        print(
            f"{source:>7} -> {to:<8} {'same output':<16} {name:<22} "
            f"{len(chosen) - len(differing)} of {len(chosen)} words{'   ' if shown else ''}{shown}"
        )


def main() -> None:
    """Prints the table."""
    for name in ("vidyut", "indic-transliteration"):
        try:
            print(f"{name} {version(name)}")
        except PackageNotFoundError:
            print(f"{name} is not installed")
    iast = texts.running(_SIZE)
    siddham = convert(iast, "siddham", "iast").text
    siddham = siddham[: siddham.index("\n", _SIZE * len(siddham) // len(siddham.encode()))]
    kinds = len(set(iast.split()))
    print(f"running text: {len(iast.split())} words of {kinds} kinds, drawn by Zipf's law")
    _running("iast", "siddham", iast, "running", slow=False)
    _running("siddham", "iast", siddham, "running", slow=False)
    _first("iast", "siddham", iast)
    _first("siddham", "iast", siddham)
    _pali(texts.pali(_SIZE))
    once = texts.distinct(_SIZE)
    print(f"no word twice: {len(once.split())} words")
    _running("iast", "siddham", once, "no word twice", slow=False)
    _running("siddham", "iast", convert(once, "siddham", "iast").text, "no word twice", slow=False)
    words = iast.split()[:_WORDS]
    _one_by_one("iast", "siddham", words)
    _one_by_one("siddham", "iast", siddham.split()[:_WORDS])
    plain = list(dict.fromkeys(word for word in iast.split() if word != "|"))
    _agreement("iast", "siddham", plain)
    _agreement("iast", "devanagari", plain)
    _agreement("siddham", "iast", [convert(w, "siddham", "iast").text for w in plain[:5000]])
