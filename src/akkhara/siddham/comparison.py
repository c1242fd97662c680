"""Two recensions side by side, and who has a syllable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from akkhara.akshara import akshara as one_akshara
from akkhara.siddham.chapters import chapter
from akkhara.siddham.places import Place, places
from akkhara.siddham.recensions import (
    RECENSIONS,
    Outline,
    Policy,
    Recension,
    check_policy,
    recension,
)
from akkhara.values import Value, table_text

__all__ = ["Comparison", "Pairing", "compare", "content", "witnesses"]


@dataclass(frozen=True, slots=True)
class Pairing(Value):
    """A chapter of one recension and the chapter of the other that it is, if there is one.

    Fields: `head`; `a` and `b`, the numbers (None where one has no such chapter); `both`, how many
    clusters they share; `only_a` and `only_b`, the clusters that one has in this chapter and the
    other has not in its own; `elsewhere`, those of the two lists that the other recension has in
    another chapter.
    """

    head: str
    a: int | None
    b: int | None
    both: int
    only_a: tuple[str, ...]
    only_b: tuple[str, ...]
    elsewhere: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Comparison(Value):
    """Two recensions compared.

    Fields: `a`, `b`, their ids; `letters_a` and `letters_b`, letters that one counts and the other
    does not; `chapters`, chapter by chapter; `clusters_a` and `clusters_b`, what one has anywhere
    and the other nowhere; `both`, how many clusters both have; `forms_a` and `forms_b`, how many
    forms each makes.
    """

    a: str
    b: str
    letters_a: tuple[str, ...]
    letters_b: tuple[str, ...]
    chapters: tuple[Pairing, ...]
    clusters_a: tuple[str, ...]
    clusters_b: tuple[str, ...]
    both: int
    forms_a: int
    forms_b: int

    def to_text(self) -> str:
        """A table of the chapters, then what each has that the other lacks."""
        names = recension(self.a).name, recension(self.b).name
        head = f"{names[0]} ({self.forms_a} forms) and {names[1]} ({self.forms_b} forms)"
        rows = [
            (
                one.head,
                one.a or "-",
                one.b or "-",
                one.both,
                _short(one.only_a),
                _short(one.only_b),
            )
            for one in self.chapters
        ]
        header = ("head", self.a, self.b, "both", f"only {self.a}", f"only {self.b}")
        lines = [head, "", table_text(header, rows), ""]
        for id, letters, clusters in (
            (self.a, self.letters_a, self.clusters_a),
            (self.b, self.letters_b, self.clusters_b),
        ):
            said = f"only {id}: {len(clusters)} clusters"
            lines.append(said + (f"; letters {' '.join(letters)}" if letters else ""))
            if clusters:
                lines.append(f"  {' '.join(clusters)}")
        lines.append(f"both: {self.both} clusters")
        return "\n".join(lines)


_SHOWN = 6


def _short(clusters: tuple[str, ...]) -> str:
    shown = " ".join(clusters[:_SHOWN])
    return f"{shown} … ({len(clusters)})" if len(clusters) > _SHOWN else shown


def compare(a: str, b: str, policy: str = "strict") -> Comparison:
    """What each of two recensions has that the other lacks, chapter by chapter.

    Parameters: `a` and `b`, ids or Chinese names; `policy` as for `chapter`.

    Chapters are paired when both are the same chapter of 字記, and otherwise by their head. What is
    compared are the clusters; in the sixteenth chapter, which has one vowel, the forms; in the
    eighteenth of 字記 the stacks that it names.

    Errors: `RequestError` for an unknown recension or policy.

    >>> found = compare("ziji", "yuanxing")
    >>> [one.head for one in found.chapters if one.a is None]
    ['kṇa', 'ska', 'ṅka']
    >>> [one.only_b for one in found.chapters if one.head == "kya"]
    [('yy', 'ry')]
    """
    asked = check_policy(policy)
    return _compare(recension(a).id, recension(b).id, asked)


@lru_cache(maxsize=128)
def _compare(a: str, b: str, policy: Policy) -> Comparison:
    one, two = recension(a), recension(b)
    all_a, all_b = _clusters(one, policy), _clusters(two, policy)
    letters_a, letters_b = _letters(one), _letters(two)
    return Comparison(
        a=a,
        b=b,
        letters_a=_without(letters_a, letters_b),
        letters_b=_without(letters_b, letters_a),
        chapters=tuple(_paired(one, two, all_a, all_b, policy)),
        clusters_a=_without(all_a, all_b),
        clusters_b=_without(all_b, all_a),
        both=len(all_a.keys() & all_b.keys()),
        forms_a=_size(one, policy),
        forms_b=_size(two, policy),
    )


def _letters(own: Recension) -> tuple[str, ...]:
    return (*own.vowels, *own.beside, *own.consonants)


def _without(these: Iterable[str], those: Iterable[str]) -> tuple[str, ...]:
    out = frozenset(those)
    return tuple(item for item in these if item not in out)


def content(own: Recension, outline: Outline, policy: Policy) -> tuple[str, ...]:
    """What is compared of a chapter: its clusters; its forms where it has one vowel only (kṛ is
    not k)."""
    made = chapter(outline.number, own.id, policy)
    return made.forms if len(outline.vowels) == 1 else made.clusters


def _clusters(own: Recension, policy: Policy) -> dict[str, None]:
    """All that a recension has, in order; a dictionary for its order and its keys."""
    return {item: None for outline in own.chapters for item in content(own, outline, policy)}


def _size(own: Recension, policy: Policy) -> int:
    return sum(
        len(chapter(outline.number, own.id, policy).forms)
        for outline in own.chapters
        if not outline.lexicon
    )


def _same(one: Outline, two: Outline) -> bool:
    if one.shares or two.shares:
        return one.shares == two.shares
    return bool(one.head) and one.head == two.head


def _paired(
    one: Recension, two: Recension, all_a: dict[str, None], all_b: dict[str, None], policy: Policy
) -> Iterator[Pairing]:
    taken: set[int] = set()
    for here in one.chapters:
        there = next((o for o in two.chapters if o.number not in taken and _same(here, o)), None)
        if there is not None:
            taken.add(there.number)
        yield _pairing(one, two, here, there, all_a, all_b, policy)
    for there in two.chapters:
        if there.number not in taken:
            yield _pairing(one, two, None, there, all_a, all_b, policy)


def _pairing(
    one: Recension, two: Recension, here: Outline | None, there: Outline | None,
    all_a: dict[str, None], all_b: dict[str, None], policy: Policy,
) -> Pairing:  # fmt: skip
    mine = content(one, here, policy) if here else ()
    theirs = content(two, there, policy) if there else ()
    only_a, only_b = _without(mine, theirs), _without(theirs, mine)
    shown = here or there
    assert shown is not None
    return Pairing(
        head=shown.head or shown.title,
        a=here.number if here else None,
        b=there.number if there else None,
        both=len(set(mine) & set(theirs)),
        only_a=only_a,
        only_b=only_b,
        elsewhere=(*(c for c in only_a if c in all_b), *(c for c in only_b if c in all_a)),
    )


def witnesses(akshara: str, policy: str = "strict") -> tuple[Place, ...]:
    """Every place of a syllable in every recension, in the order of `recensions`.

    Parameters: `akshara`, one syllable in any script; `policy` as for `chapter`.

    Errors: `ScriptError` when the text is not one akṣara, `RequestError` for an unknown policy.

    >>> [(place.recension, place.chapter) for place in witnesses("kña")]
    [('huiyuan', 7), ('quanya', 5), ('fozhe', 7), ('changxiao', 9), ('kukai', 2)]
    """
    asked = check_policy(policy)
    given = one_akshara(akshara)
    return tuple(place for id in RECENSIONS for place in places(given, recension(id), asked))
