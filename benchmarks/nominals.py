"""Nominal derivations a second, every step read and forms only, beside vidyut's in the same run.

3,000 different stems, all 16 cells of each (24 for vidyut: Sanskrit has the dual). A derivation is
one form with its own steps. "Steps read" touches the rule, the text before and after, and the
status of every step (vidyut: its code and result). No stem is remembered from one round to the
next; shapes are.
"""

from __future__ import annotations

import gc
import random
from importlib.metadata import PackageNotFoundError, version

from akkhara.pali.paradigm import decline
from akkhara.pali.shape import shape
from benchmarks.timing import beside, medians

_STEMS = 3_000
_KINDS = (
    ("a", "m", 8),
    ("a", "n", 5),
    ("ā", "f", 4),
    ("i", "m", 2),
    ("i", "f", 2),
    ("ī", "f", 2),
    ("u", "m", 2),
    ("antu", "m", 1),
    ("anta", "m", 2),
)
_ONSETS = (*"kgcjtdnpbmyrlvsh", "kh", "gh", "ch", "jh", "th", "dh", "ph", "bh")


def stems(count: int = _STEMS, seed: int = 5) -> list[tuple[str, str]]:
    """Different invented stems with their genders, finals weighted as in real text."""
    chance = random.Random(seed)
    kinds = [(final, gender) for final, gender, weight in _KINDS for _ in range(weight)]
    found: dict[str, str] = {}
    while len(found) < count:
        final, gender = chance.choice(kinds)
        middle = "".join(
            chance.choice(_ONSETS) + chance.choice("aaaiuāeo") for _ in range(chance.choice((1, 2)))
        )
        stem = middle + chance.choice(_ONSETS) + ("av" if final == "antu" else "") + final
        found.setdefault(stem, gender)
    return list(found.items())


def _ours_forms(chosen: list[tuple[str, str]]) -> int:
    return sum(
        [len(forms) for stem, gender in chosen for forms in decline(stem, gender).cells.values()]
    )


def _ours_steps(chosen: list[tuple[str, str]]) -> int:
    count = 0
    for stem, gender in chosen:
        for derivation in decline(stem, gender).all_derivations():
            count += 1
            for rule, before, after, status, _, _, _ in derivation.steps:
                _ = rule, before, after, status
    return count


def _vidyut(chosen: list[tuple[str, str]], log: bool) -> int:
    from vidyut.prakriya import Linga, Pada, Pratipadika, Vacana, Vibhakti, Vyakarana

    from akkhara.scripts import convert

    grammar = Vyakarana(log_steps=log)
    genders = {"m": Linga.Pum, "f": Linga.Stri, "n": Linga.Napumsaka}
    cells = [(case, number) for case in Vibhakti.choices() for number in Vacana.choices()]
    made = []
    for stem, gender in chosen:
        text = convert(stem, "slp1", "iast").text
        feminine = gender == "f" and stem[-1] in "āī"
        base = Pratipadika.nyap(text) if feminine else Pratipadika.basic(text)
        made.append((base, genders[gender]))
    count = 0
    for base, linga in made:
        for case, number in cells:
            pada = Pada.Subanta(pratipadika=base, linga=linga, vibhakti=case, vacana=number)
            for found in grammar.derive(pada):
                count += 1
                _ = found.text
                if log:
                    for step in found.history:
                        _ = step.code, step.result
    return count


def main() -> None:
    """Prints the table."""
    chosen = stems()
    candidates = {
        "akkhara, forms only": lambda: _ours_forms(chosen),
        "akkhara, steps read": lambda: _ours_steps(chosen),
    }
    counts = {name: run() for name, run in candidates.items()}
    try:
        print(f"vidyut {version('vidyut')}")
        candidates["vidyut, forms only"] = lambda: _vidyut(chosen, log=False)
        candidates["vidyut, steps read"] = lambda: _vidyut(chosen, log=True)
        for name in ("vidyut, forms only", "vidyut, steps read"):
            counts[name] = candidates[name]()
    except PackageNotFoundError:
        print("vidyut is not installed: `make bench` installs it")
    # What is there already is no work for the collector while candidates run.
    gc.collect()
    gc.freeze()
    found = medians(candidates, 7)
    gc.unfreeze()
    print(f"{len(chosen)} stems of {len({shape(*one)[0] for one in chosen})} shapes")
    beside("vidyut", counts, found, {})


if __name__ == "__main__":
    main()
