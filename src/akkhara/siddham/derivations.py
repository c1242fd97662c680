"""How a syllable comes about: from the base letter to the form, each step by its chapter.

The order is that of writing (書字次第): the body first, then what is joined below or above, then
the vowel sign.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from akkhara.akshara import Akshara
from akkhara.akshara import akshara as one_akshara
from akkhara.errors import RequestError
from akkhara.rules import Derivation, Step, rule
from akkhara.siddham.chapters import excluded, series
from akkhara.siddham.places import Place, doubled, places, vowel_rule
from akkhara.siddham.recensions import Outline, Policy, Recension, check_policy, recension
from akkhara.sounds import VOWELS_12

__all__ = ["derivation"]

_FIRST = rule("ziji.ch1").id
_LETTER = rule("ziji.shier").id
_LETTER_BESIDE = rule("ziji.li-si").id
_HEADLESS = rule("ziji.sheng-tou").id
_STACK = rule("ziji.gu2").id
_LOUD = rule("ziji.dahu").id
_CHECKED = rule("ziji.gu13").id
_TWO_SIGNS = rule("ziji.gu8").id
_MOON = rule("ziji.gu9").id
_VOCALIC = rule("ziji.ch16").id
_MORE_SIGNS = rule("ziji.qian-ma").id
_OPEN = rule("ziji.liupai").id


def derivation(
    akshara: str, chapter: int | None = None, recension: str = "ziji", policy: str = "strict"
) -> Derivation:
    """The steps from the base letter to a syllable, citing the chapters.

    Parameters: `akshara`, one syllable in any script; `chapter`, which of its places is meant when
    it has several (the first when None); `recension` and `policy` as for `chapter`.

    A form that the chapters leave out ends in a step that the rule of leaving out blocks; one that
    stands in none is built by the kinds of the open eighteenth chapter.

    Errors: `ScriptError` when the text is not one akṣara, `RequestError` when it does not stand in
    the chapter asked for.

    >>> print(derivation("rkyā").to_text())
    rkyā (ziji 9 1 2)
      k + a → ka        ziji.ch1 初章
      ka + y → kya      ziji.ch2 第二章 (the lower letter loses its head: ziji.sheng-tou)
      r + kya → rkya    ziji.ch9 第九章
      rkya + ā → rkyā   ziji.motuo 摩多
    >>> derivation("rrya").steps[-1].by
    'ziji.ra-fei'
    """
    given = one_akshara(akshara)
    own = _recension(recension)
    asked = check_policy(policy)
    found = places(given, own, asked)
    if chapter is not None:
        own.outline(chapter)
        found = tuple(place for place in found if place.chapter == chapter)
        if not found:
            raise RequestError(
                f"{given.iast} does not stand in chapter {chapter} of {own.name}",
                hint=f"ask siddham.why({given.iast!r}, {chapter})",
            )
    chosen = next((place for place in found if _is_series(own, place)), None)
    if chosen is not None:
        features = {
            "recension": own.id,
            "chapter": str(chosen.chapter),
            "series": str(chosen.series),
            "column": str(chosen.column),
        }
        outline = own.outline(chosen.chapter)
        return Derivation(given.iast, lambda: _steps(given, own, outline, asked), features)
    if found:
        features = {"recension": own.id, "chapter": str(found[0].chapter)}
        return Derivation(given.iast, lambda: _alone(given), features)
    for outline in own.chapters:
        for one in excluded(outline, asked):
            if one.cluster == given.base and given.rhyme in outline.vowels:
                return _left_out(given, outline, one.rule, own.id)
    return Derivation(given.iast, lambda: _alone(given), {"recension": own.id})


def _recension(id: str) -> Recension:
    return recension(id)


def _is_series(own: Recension, place: Place) -> bool:
    return not own.outline(place.chapter).lexicon


def _steps(given: Akshara, own: Recension, outline: Outline, policy: Policy) -> Iterator[Step]:
    base = _base_of(own.id, outline.number, policy, given.base)
    yield from _body(given, own, outline, base)
    yield from _voiced(given.base, given.rhyme, outline)


def _body(given: Akshara, own: Recension, outline: Outline, base: str) -> Iterator[Step]:
    """The steps up to the cluster with a."""
    chain = [outline]
    while chain[0].on:
        chain.insert(0, own.outline(chain[0].on))
    first = chain[0].rule
    if not base:  # a stack that the chapter lists
        *above, low = given.onset
        yield Step(first, f"{low} + a", f"{low}a")
        yield Step(outline.rule, f"{' + '.join(above)} + {low}a", f"{given.base}a")
        return
    made = base
    yield Step(first, f"{base} + a", f"{base}a")
    for one in chain[1:]:
        before, made = made, _grown(one, base, made)
        if made == before:
            continue
        if made.endswith(before):
            top = made[: len(made) - len(before)].rstrip(":")
            yield Step(one.rule, f"{top} + {before}a", f"{made}a")
        else:
            low = made[len(before) :].lstrip(":")
            note = f"the lower letter loses its head: {_HEADLESS}"
            yield Step(one.rule, f"{before}a + {low}", f"{made}a", note=note)


def _grown(outline: Outline, base: str, made: str) -> str:
    """What a chapter makes of a letter; the cluster stays where the chapter adds a vowel only."""
    for term in outline.terms:
        if term.pattern and (not term.over or base in term.over):
            return term.at.get(base) or term.of(base)
    return made


def _voiced(cluster: str, rhyme: str, outline: Outline) -> Iterator[Step]:
    if len(outline.vowels) == 1:
        yield Step(outline.rule, f"{cluster}a + {rhyme}", f"{cluster}{rhyme}")
    elif rhyme != "a":
        sign = {"aṃ": "ṃ", "aḥ": "ḥ"}.get(rhyme, rhyme)
        yield Step(vowel_rule(rhyme), f"{cluster}a + {sign}", f"{cluster}{rhyme}")


def _left_out(given: Akshara, outline: Outline, by: str, id: str) -> Derivation:
    def steps() -> Iterator[Step]:
        left = next(one for one in outline.leave if one.cluster == given.base)
        yield Step(_FIRST, f"{left.base} + a", f"{left.base}a")
        note = rule(by).does.rstrip(".")
        yield Step(outline.rule, f"{left.base}a", f"{given.base}a", "blocked", by, note=note)

    return Derivation(given.iast, steps, {"recension": id, "left out of": str(outline.number)})


def _alone(given: Akshara) -> Iterator[Step]:
    """A syllable of no series: its letters stacked, then its signs."""
    if not given.onset:
        yield from _bare(given)
        return
    *above, low = given.onset
    yield Step(_FIRST, f"{low} + a", f"{low}a")
    body = given.base
    if above:
        by = _LOUD if doubled(given.onset) else _STACK
        yield Step(by, f"{' + '.join(above)} + {low}a", f"{body}a")
    if given.vowel is None:
        yield Step(_CHECKED, f"{body}a + 怛達", body)
        return
    made = f"{body}a"
    vowel = given.vowel
    if vowel != "a":
        by = {"ṛ": _VOCALIC, "ṝ": _MORE_SIGNS}.get(vowel) or (
            _LETTER_BESIDE if vowel in ("ḷ", "ḹ") else vowel_rule(vowel)
        )
        yield Step(by, f"{made} + {vowel}", f"{body}{vowel}")
        made = f"{body}{vowel}"
    for sign in given.final if given.final != "m̐" else ("m̐",):
        two = vowel != "a" or len(given.final) > 1
        by = _MOON if sign == "m̐" else vowel_rule(f"a{sign}") if not two else _TWO_SIGNS
        yield Step(by, f"{made} + {sign}", f"{made}{sign}")
        made += sign


def _bare(given: Akshara) -> Iterator[Step]:
    """A vowel by itself is one of the letters that head the chapters."""
    by = _LETTER if given.vowel in VOWELS_12 else _LETTER_BESIDE
    if given.final and given.vowel not in (None, "a"):
        yield Step(by, given.vowel or "", given.vowel or "")
        yield Step(_TWO_SIGNS, f"{given.vowel} + {given.final}", given.iast)
    else:
        yield Step(by, given.rhyme, given.iast)


@lru_cache(maxsize=4096)
def _base_of(id: str, number: int, policy: Policy, cluster: str) -> str:
    own = recension(id)
    made = series(own, own.outline(number), policy)
    return next((base for base, one in made if one == cluster), "")
