"""Why a syllable is not in the chapters, or not in one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from akkhara.akshara import Akshara, syllables
from akkhara.rules import rule
from akkhara.siddham.chapters import Excluded, excluded
from akkhara.siddham.places import Place, places
from akkhara.siddham.recensions import Recension, recension
from akkhara.sounds import VOWELS_16
from akkhara.values import Value

__all__ = ["Why", "why"]

_LETTERS = rule("ziji.sishiqi").id
_RHYMES = rule("ziji.shier").id
_FOUR = rule("ziji.li-si").id
_SIXTEENTH = rule("ziji.ch16").id
_EARLIER_SIGNS = rule("ziji.qian-ma").id
_TWO_SIGNS = rule("ziji.gu8").id
_MOON = rule("ziji.gu9").id
_CHECKED = rule("ziji.gu13").id
_OUT_OF_ORDER = rule("ziji.buci").id
_OPEN = rule("ziji.liupai").id
_SOME_SIGNS = rule("ziji.sanwu").id
_OPEN_CHAPTER = 18


@dataclass(frozen=True, slots=True)
class Why(Value):
    """Why a syllable is not there.

    Fields: `akshara`, as read (as given when it is none); `chapter` asked for, or None; `present`,
    True when it does stand there; `says`, the answer in a sentence or two; `treatment` head-only or
    removed, and `reason` 不生字, 體重出 or 不成字, when a chapter leaves it out, else None;
    `rules`, the ids that say so; `home`, the chapters where it belongs (18 is open); `places`,
    where it stands; `excluded`, every chapter that leaves it out, with Annen's judgement.
    """

    akshara: str
    chapter: int | None
    present: bool
    says: str
    treatment: str | None
    reason: str | None
    rules: tuple[str, ...]
    home: tuple[int, ...]
    places: tuple[Place, ...]
    excluded: tuple[Excluded, ...]

    def to_text(self) -> str:
        """The sentences, then each rule with its words."""
        lines = [f"{self.akshara}: {self.says}"]
        for id in self.rules:
            own = rule(id)
            lines.append(f"  {own.id} {own.name}: {own.quote}")
        return "\n".join(lines)


def why(akshara: str, chapter: int | None = None, recension: str = "ziji") -> Why:
    """Why a syllable is not in the chapters, or not in the one asked for.

    Parameters: `akshara`, one syllable in any script; `chapter`, or None for all; `recension`, an
    id or Chinese name.

    What the chapters leave out is judged by 悉曇藏 3 where it judges. Text that is no akṣara gets
    an answer too, and no error.

    Errors: `RequestError` for an unknown chapter or recension.

    >>> rrya = why("rrya")
    >>> rrya.treatment, rrya.reason, rrya.home, rrya.rules
    ('removed', '不成字', (), ('ziji.ra-fei', 'zang3.bucheng-zi'))
    >>> why("kṛ").says
    'kṛ stands in chapter 16. Chapters 1 to 15 and 17 take the twelve rhymes alone, and ṛ is none.'
    >>> why("zz").says
    'zz is no akṣara: z is none of the letters.'
    """
    own = _recension(recension)
    if chapter is not None:
        own.outline(chapter)
    cut = syllables(akshara)
    whole = "".join(one.text for one in cut)
    if len(cut) != 1 or len(whole) != len(akshara) or cut[0].fault:
        return _no_akshara(akshara, chapter, cut)
    given = cut[0]
    stands = places(given, own, "strict")
    left = tuple(_left_out(given, own))
    if chapter is not None:
        stands_here = tuple(place for place in stands if place.chapter == chapter)
        left_here = tuple(one for one in left if one.chapter == chapter)
        if stands_here:
            return _present(given, chapter, stands_here)
        if not left_here and stands:
            return _elsewhere(given, chapter, own, stands)
        left = left_here or left
    if left and (chapter is not None or not any(p.chapter < _OPEN_CHAPTER for p in stands)):
        return _excluded(given, chapter, stands, left, own)
    if stands:
        return _elsewhere(given, None, own, stands, left)
    says, rules, home = _reason(given, own)
    if home and _OPEN_CHAPTER not in [outline.number for outline in own.chapters]:
        # A copy without the open chapter has no home to offer.
        says, rules, home = f"no chapter of {own.name} makes it.", (own.chapters[0].rule,), ()
    return Why(given.iast, chapter, False, says, None, None, rules, home, (), ())


def _recension(id: str) -> Recension:
    return recension(id)


def _no_akshara(text: str, chapter: int | None, cut: list[Akshara]) -> Why:
    covered = {at for one in cut for at in range(one.start, one.end)}
    foreign = [char for at, char in enumerate(text) if at not in covered]
    if not text:
        says = "nothing was given; ask of one akṣara, as kya."
    elif foreign:
        strange = " ".join(dict.fromkeys(foreign))
        verb = "is" if len(set(foreign)) == 1 else "are"
        says = f"{text} is no akṣara: {strange} {verb} none of the letters."
    elif len(cut) > 1:
        says = f"{text} is not one akṣara but {len(cut)}: {' '.join(c.iast for c in cut)}."
    else:
        says = f"{text} is no akṣara: a sign in it is out of place."
    return Why(text, chapter, False, says, None, None, (_LETTERS,), (), (), ())


def _left_out(given: Akshara, own: Recension) -> Iterator[Excluded]:
    """Every chapter that leaves the syllable out, by the recension and as Annen judges it."""
    # llaṃ is asked for as the letter, not as lla with the eleventh rhyme.
    name = given.iast if given.iast in own.idle else given.base
    for outline in own.chapters:
        for one in excluded(outline, "annen"):
            if one.cluster == name and (name in own.idle or given.rhyme in outline.vowels):
                yield one


def _present(given: Akshara, chapter: int, stands: tuple[Place, ...]) -> Why:
    says = f"{given.iast} does stand in chapter {chapter}."
    rules = tuple(dict.fromkeys(id for place in stands for id in place.rules))
    return Why(given.iast, chapter, True, says, None, None, rules, (chapter,), stands, ())


def _elsewhere(
    given: Akshara, chapter: int | None, own: Recension, stands: tuple[Place, ...],
    left: tuple[Excluded, ...] = (),
) -> Why:  # fmt: skip
    home = tuple(dict.fromkeys(place.chapter for place in stands))
    where = " and ".join(map(str, home))
    says = f"{given.iast} stands in chapter{'s' if len(home) > 1 else ''} {where}."
    rules = [id for place in stands for id in place.rules]
    if given.rhyme in ("ṛ", "ṝ") and 16 in home:
        says += f" Chapters 1 to 15 and 17 take the twelve rhymes alone, and {given.rhyme} is none."
        rules += [_FOUR]
    if chapter is not None:
        says = f"not in chapter {chapter}: {own.outline(chapter).title} makes other forms. {says}"
    for one in left:
        says += f" {_sentence(given.iast, one)}"
        rules.append(one.rule)
    found = tuple(dict.fromkeys(rules))
    present = chapter is None
    return Why(given.iast, chapter, present, says, None, None, found, home, stands, left)


def _sentence(iast: str, one: Excluded) -> str:
    how = (
        "writes only its head form" if one.treatment == "head-only" else "leaves it out altogether"
    )
    because = f" ({one.reason})" if one.reason else ""
    return f"Chapter {one.chapter} {how}{because}: {_lower(rule(one.rule).does)}"


def _lower(text: str) -> str:
    """The sentence in the middle of another one; letters of the alphabet keep their case."""
    return text[0].lower() + text[1:] if text[0].isascii() else text


def _excluded(
    given: Akshara, chapter: int | None, stands: tuple[Place, ...], left: tuple[Excluded, ...],
    own: Recension,
) -> Why:  # fmt: skip
    first = left[0]
    homes = [one.home for one in left if one.home is not None]
    home = tuple(dict.fromkeys(homes))
    says = " ".join(_sentence(given.iast, one) for one in _distinct(left))
    if home:
        says += f" It belongs to chapter {' and '.join(map(str, home))}."
    else:
        says += " It belongs to no chapter."
    by_own = [
        leave.rule
        for outline in own.chapters
        for leave in outline.leave
        if any(one.chapter == outline.number and one.base == leave.base for one in left)
    ]
    rules = tuple(dict.fromkeys([*by_own, *(one.rule for one in left)]))
    if own.id == "ziji" and any(one.treatment == "head-only" for one in left):
        says += " Where it is used it may take three or five vowel signs, outside the count."
        rules += (_SOME_SIGNS,)
    return Why(
        given.iast, chapter, False, says, first.treatment, first.reason, rules, home, stands, left
    )


def _distinct(left: tuple[Excluded, ...]) -> Iterator[Excluded]:
    """One for each rule: what is said once need not be said for fifteen chapters."""
    seen: set[str] = set()
    for one in left:
        if one.rule not in seen:
            seen.add(one.rule)
            yield one


def _reason(given: Akshara, own: Recension) -> tuple[str, tuple[str, ...], tuple[int, ...]]:
    """Why a syllable is in no chapter by its make-up alone: sentence, rules, home."""
    iast, rhyme = given.iast, given.rhyme
    if not given.onset:
        if rhyme in own.vowels:
            return (
                f"{iast} is one of the {len(own.vowels)} rhymes that head the chapters; "
                "the chapters have them on letters only.",
                (_RHYMES,),
                (),
            )
        if rhyme in VOWELS_16:
            return f"{iast} is known beside the rhymes and makes no form.", (_FOUR,), ()
    if given.vowel is None and given.onset:
        return (
            f"{iast} has no vowel: a letter with 怛達 below, the checked half-form.",
            (_CHECKED,),
            (_OPEN_CHAPTER,),
        )
    if given.final == "m̐":
        return "the moon is an ornament and makes no form of its own.", (_MOON,), (_OPEN_CHAPTER,)
    if given.vowel in ("ṛ", "ṝ", "ḷ", "ḹ"):
        if len(given.onset) > 1 and given.base != "kṣ":
            return (
                f"the {given.vowel} sign is joined to single letters only, in chapter 16; "
                f"{given.base} is a stack.",
                (_SIXTEENTH, _FOUR),
                (_OPEN_CHAPTER,),
            )
        if given.vowel in ("ḷ", "ḹ"):
            return f"{given.vowel} is known and makes no form.", (_FOUR,), ()
        return (
            f"chapter 16 gives {given.base}ṛ alone; with a further sign it may be used, "
            "but not throughout.",
            (_SIXTEENTH, _EARLIER_SIGNS),
            (16,),
        )
    if rhyme not in own.vowels:
        return (
            f"{rhyme} is none of the {len(own.vowels)} rhymes: two signs on one body belong to "
            "chapter 18.",
            (_TWO_SIGNS,),
            (_OPEN_CHAPTER,),
        )
    return (
        f"no chapter makes the cluster {given.base}: what does not follow the order of the alphabet"
        " goes to chapter 18, which is open and does not name it.",
        (_OUT_OF_ORDER, _OPEN),
        (_OPEN_CHAPTER,),
    )
