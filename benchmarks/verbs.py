"""Finite-verb derivations a second, every step read and forms only, beside vidyut's in the same
run.

The roots of the table that end in a consonant and of which vidyut's list has the like, all tenses,
voices, persons and numbers (vidyut: ten lakāras, and the dual). A derivation is one form with its
own steps. "Steps read" touches the rule, the text before and after, and the status of every step
(vidyut: its code and result). "First time" begins with empty caches: every stem and every shape is
made anew. In the other rows stems and shapes are known, as in a running program; no
form is remembered.
"""

from __future__ import annotations

import gc
import time
from importlib.metadata import PackageNotFoundError, version

from akkhara.pali import verb_orders, verb_shape
from akkhara.pali.conjugation import conjugate
from akkhara.pali.roots import table
from benchmarks.timing import beside, medians

_VIDYUT_CLASS = {"bhū": "Bhvadi", "rudh": "Rudhadi", "div": "Divadi", "cur": "Curadi"}


def roots(count: int = 400) -> list[tuple[str, str]]:
    """Roots of the table with their first class."""
    found = [
        (one.root, one.classes[0])
        for one in table().values()
        if one.classes[0] in _VIDYUT_CLASS and one.root[-1] not in "aāiīuūeo}"
    ]
    return found[:count]


def _forget() -> None:
    for cached in (verb_shape.stems, verb_shape.entries, verb_shape.made, verb_shape._plan):
        cached.cache_clear()
    for order in (verb_orders.stem(), verb_orders.ending(), verb_orders.conjugate()):
        order.plan.cache_clear()


def _ours_forms(chosen: list[tuple[str, str]]) -> int:
    return sum(
        [
            len(forms)
            for root, gana in chosen
            for forms in conjugate(f"√{root}", gana).cells.values()
        ]
    )


def _ours_objects(chosen: list[tuple[str, str]]) -> int:
    count = 0
    for root, gana in chosen:
        for derivation in conjugate(f"√{root}", gana).all_derivations():
            count += 1
            _ = derivation.form
    return count


def _ours_steps(chosen: list[tuple[str, str]]) -> int:
    count = 0
    for root, gana in chosen:
        for derivation in conjugate(f"√{root}", gana).all_derivations():
            count += 1
            for rule, before, after, status, _, _, _ in derivation.steps:
                _ = rule, before, after, status
    return count


def _vidyut(chosen: list[tuple[str, str]], log: bool) -> int:
    from vidyut.prakriya import (
        Dhatu,
        DhatuPada,
        Gana,
        Lakara,
        Pada,
        Prayoga,
        Purusha,
        Vacana,
        Vyakarana,
    )

    from akkhara.scripts import convert

    grammar = Vyakarana(log_steps=log)
    count = 0
    for root, gana in chosen:
        text = convert(root, "slp1", "iast").text
        dhatu = Dhatu.mula(aupadeshika=text + "a~", gana=getattr(Gana, _VIDYUT_CLASS[gana]))
        for lakara in Lakara.choices():
            for pada in DhatuPada.choices():
                for purusha in Purusha.choices():
                    for vacana in Vacana.choices():
                        asked = Pada.Tinanta(
                            dhatu=dhatu,
                            prayoga=Prayoga.Kartari,
                            dhatu_pada=pada,
                            lakara=lakara,
                            purusha=purusha,
                            vacana=vacana,
                        )
                        for found in grammar.derive(asked):
                            count += 1
                            _ = found.text
                            if log:
                                for step in found.history:
                                    _ = step.code, step.result
    return count


def main() -> None:
    """Prints the table."""
    chosen = roots()
    _forget()
    start = time.perf_counter()
    first = _ours_forms(chosen)
    cold = time.perf_counter() - start
    candidates = {
        "akkhara, forms only": lambda: _ours_forms(chosen),
        "akkhara, objects": lambda: _ours_objects(chosen),
        "akkhara, steps read": lambda: _ours_steps(chosen),
    }
    counts = {name: run() for name, run in candidates.items()}
    rivals = {}
    try:
        print(f"vidyut {version('vidyut')}")
        few = chosen[:60]
        rivals["vidyut, forms only"] = lambda: _vidyut(few, log=False)
        rivals["vidyut, steps read"] = lambda: _vidyut(few, log=True)
        counts |= {name: run() for name, run in rivals.items()}
    except PackageNotFoundError:
        print("vidyut is not installed: `make bench` installs it")
    gc.collect()
    gc.freeze()
    found = medians(candidates | rivals, 3)
    gc.unfreeze()
    print(f"{len(chosen)} roots; first time: {first} forms, {first / cold:,.0f} /s")
    beside("vidyut", counts, found, {"objects": "forms only"})


if __name__ == "__main__":
    main()
