"""Book 6: where stem, ending and augment meet in a verb: junctions of books 1 and 2, and what
517 licenses there."""

from __future__ import annotations

from akkhara.pali.kappa.akhyata_usage import nasal
from akkhara.pali.kappa.book6 import sutta
from akkhara.pali.word import VOWELS, Part, Word, letters


def _stem_at(w: Word) -> int:
    return next(i for i, part in enumerate(w.parts) if part.kind == "stem")


def _stem(w: Word, text: str) -> Word:
    place = _stem_at(w)
    part = w.parts[place]
    return w.replace(place, Part(part.kind, part.name, text, part.marks))


def _follows(w: Word) -> str:
    """What follows the stem."""
    return "".join(part.text for part in w.parts[_stem_at(w) + 1 :])


@sutta("485:brū", cls="√brū")
def brav(w: Word) -> Word | None:
    """Brū takes vuddhi before a vowel, and o becomes av."""
    bare = w.parts[_stem_at(w)].text == "brū"
    return _stem(w, "bro") if bare and _follows(w)[:1] in VOWELS else None


@sutta("517:bruv", cls="√brū", not_after="520", optional=True, cost=1)
def bruv(w: Word) -> Word | None:
    """Brū becomes bruv before a vowel."""
    bare = w.parts[_stem_at(w)].text == "brū"
    return _stem(w, "bruv") if bare and _follows(w)[:1] in VOWELS else None


@sutta("513:brū", cls="√brū", after="485:brū")
def brav_o(w: Word) -> Word:
    """O becomes av before a vowel."""
    return _stem(w, w.parts[_stem_at(w)].text.removesuffix("o") + "av")


@sutta(18, cls="√kar", after="511")
def vamodudanta(w: Word) -> Word | None:
    """The u of kuru becomes v before a vowel."""
    text = w.parts[_stem_at(w)].text
    return _stem(w, text[:-1] + "v") if text[-1:] == "u" and _follows(w)[:1] in VOWELS else None


@sutta("517:kubb", after="18")
def kubb(w: Word) -> Word:
    """Rv becomes bb."""
    return _stem(w, w.parts[_stem_at(w)].text.removesuffix("rv") + "bb")


@sutta("517:dassati", tense="fut cond aor impf perf", tail="ā", bare="yes")
def rassa_before_two(w: Word) -> Word | None:
    """The ā of a root is short before two consonants."""
    after = letters(_follows(w))
    if len(after) < 2 or after[0] in VOWELS or after[1] in VOWELS:
        return None
    text = w.parts[_stem_at(w)].text
    return _stem(w, text[:-1] + "a")


@sutta("517:aṃsu", tense="aor", text="iṃsu", tail="ā", bare="yes", optional=True)
def amsu(w: Word) -> Word:
    """The a of a root stays, short, before iṃsu, whose i is elided."""
    return w.tail("ā", "a").to("ṃsu")


@sutta("517:aṃsu-a", tense="aor", text="iṃsu", cls="sāgamādi", final="a", optional=True, cost=1)
def amsu_a(w: Word) -> Word:
    """The a of gam stays before iṃsu, whose i is elided."""
    return w.to("ṃsu")


@sutta("517:o-lopa", tail="o ṇo", tense="opt aor impf fut cond", bare="no")
def o_lopo(w: Word) -> Word | None:
    """The suffix o is elided before e and i."""
    text = w.parts[_stem_at(w)].text
    return _stem(w, text[:-1]) if _follows(w)[:1] in VOWELS and text[-1] == "o" else None


@sutta(13)
def va_paro(w: Word) -> Word | None:
    """After e and o a vowel that follows is elided."""
    place = _stem_at(w)
    after = w.parts[place + 1] if place + 1 < len(w.parts) else None
    if after is None or w.parts[place].text[-1:] not in "eo" or after.text[:1] not in VOWELS:
        return None
    if after.text[0] == "e":
        return _stem(w, w.parts[place].text[:-1])
    return w.replace(place + 1, Part(after.kind, after.name, after.text[1:], after.marks))


@sutta(83)
def saralopo(w: Word) -> Word | None:
    """The last vowel of the stem is elided before a vowel."""
    text = w.parts[_stem_at(w)].text
    if _follows(w)[:1] not in VOWELS or text[-1:] not in VOWELS:
        return None
    return _stem(w, text[:-1])


@sutta("31:ending")
def vagganto_ending(w: Word) -> Word | None:
    """Ṃ becomes the nasal of the consonant that follows."""
    return nasal(w)


@sutta("28:kus", cls="dvebhāvādi", after="519")
def dvebhavo_augment(w: Word) -> Word | None:
    """The first consonant of the verb is doubled after the augment."""
    part = w.parts[_stem_at(w)]
    text = part.text
    # Other stems of these roots begin with one consonant of old: atiṭṭhi, asuṇi, adissi.
    if (part.name != "root" and w.feature("root")[-1] in VOWELS) or text.startswith(
        ("diss", "gaṇ")
    ):
        return None
    first = letters(text)[0]
    plain = {"ṭh": "ṭ", "dh": "d", "bh": "b"}.get(first, first)
    return _stem(w, plain + text)
