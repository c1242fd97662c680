"""The eighteen chapters: the one generator that makes every recension's forms from its data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from akkhara.rules import rule
from akkhara.siddham.lexicon import lexicon
from akkhara.siddham.names import Reading, readings_of
from akkhara.siddham.recensions import (
    Leave,
    Outline,
    Policy,
    Recension,
    Treatment,
    check_policy,
    recension,
)
from akkhara.values import Value, table_text

__all__ = ["Chapter", "Excluded", "chapter", "excluded", "series"]

HEAD_VOWEL = "a"
_WIDTH = 12


@dataclass(frozen=True, slots=True)
class Excluded(Value):
    """A letter that makes no series in a chapter.

    Fields: `cluster`, what the letter would make there, without vowel (`llaṃ` stands for itself);
    `treatment`, head-only (that one form is written, the eleven others are not) or removed
    (nothing is written); `reason` 不生字, 體重出 or 不成字 and `home`, the chapter where the form
    belongs instead, both None unless the policy is annen; `base`, the letter; `rule`; `chapter`.
    """

    cluster: str
    treatment: Treatment
    reason: str | None
    home: int | None
    base: str
    rule: str
    chapter: int


@dataclass(frozen=True, slots=True)
class Chapter(Value):
    """One chapter of a recension under a policy.

    Fields: `number`, `title`; `rule`, the id of the rule that makes it; `clusters`, in IAST without
    vowel, in order; `forms`, in order: each cluster with each of its `vowels`; `stated`, the
    numbers of forms that the text gives; `excluded`; `names`, the treatise's names and readings in
    it; `vowels`; `recension`, `policy`; `manner`, the rules of its reading aloud; `note`.

    In chapter 18 of 字記, which is a list and no series, `clusters` and `forms` are what the text
    names; see `lexicon`.
    """

    number: int
    title: str
    rule: str
    clusters: tuple[str, ...]
    forms: tuple[str, ...]
    stated: tuple[int, ...]
    excluded: tuple[Excluded, ...]
    names: tuple[Reading, ...]
    vowels: tuple[str, ...]
    recension: str
    policy: Policy
    manner: tuple[str, ...]
    note: str

    def to_text(self) -> str:
        """Title, rule, counts; the forms, one series a line; what is left out and why."""
        own = rule(self.rule)
        stated = ", ".join(map(str, self.stated))
        head = [
            f"{recension(self.recension).name}: {self.title} ({self.policy})",
            f"{own.does}  [{own.id}: {own.quote}]",
            f"{len(self.clusters)} clusters, {len(self.forms)} forms"
            + (f"; the text says {stated}" if stated else ""),
        ]
        if self.note:
            head.append(self.note)
        width = len(self.vowels) if len(self.vowels) > 1 else _WIDTH
        lines = [" ".join(self.forms[at : at + width]) for at in range(0, len(self.forms), width)]
        left = [
            (
                one.cluster,
                one.treatment,
                one.reason or "",
                one.home or "",
                f"{one.rule} {rule(one.rule).name}",
            )
            for one in self.excluded
        ]
        if left:
            header = ("left out", "how", "reason", "home", "rule")
            lines += ["", table_text(header, left)]
        return "\n".join([*head, "", *lines])


def chapter(number: int, recension: str = "ziji", policy: str = "strict") -> Chapter:
    """The chapter of that number.

    Parameters: `number`, 1 to 18 in 字記; `recension`, an id or Chinese name (see `recensions`);
    `policy`: strict (the default: chapter 2 has 384 forms), headline (396, as its heading says),
    preface (chapters 2 and 9 leave out two letters only) or annen (what is left out bears Annen's
    reason, treatment and home). Policies differ where a recension's data says so.

    Errors: `RequestError` for an unknown chapter, recension or policy.

    >>> two = chapter(2)
    >>> len(two.forms), two.stated, two.forms[:3]
    (384, (396, 384), ('kya', 'kyā', 'kyi'))
    >>> [(x.cluster, x.treatment, x.reason, x.home) for x in chapter(9, policy="annen").excluded]
    [('llaṃ', 'removed', '體重出', 18), ('rry', 'removed', '不成字', None),
     ('ryy', 'head-only', '體重出', 18)]
    """
    own = _recension(recension)
    # Checked before the cache, which takes True for 1.
    own.outline(number)
    return _chapter(number, own.id, check_policy(policy))


def _recension(id: str) -> Recension:
    return recension(id)


@lru_cache(maxsize=256)
def _chapter(number: int, id: str, policy: Policy) -> Chapter:
    own = recension(id)
    outline = own.outline(number)
    clusters, forms = _made(own, outline, policy)
    stated = tuple(one.value for one in outline.stated)
    if policy == "annen" and outline.annen and outline.annen not in stated:
        stated += (outline.annen,)
    return Chapter(
        number=number,
        title=outline.title,
        rule=outline.rule,
        clusters=clusters,
        forms=forms,
        stated=stated,
        excluded=excluded(outline, policy),
        names=readings_of(id, number),
        vowels=outline.vowels,
        recension=id,
        policy=policy,
        manner=outline.manner,
        note=outline.note,
    )


def _made(
    own: Recension, outline: Outline, policy: Policy
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if outline.lexicon:
        entries = [one for one in lexicon(outline.lexicon) if one.home == outline.number]
        whole = (one.cluster for one in entries if one.cluster and one.vowels != "none")
        return tuple(dict.fromkeys(whole)), tuple(one.iast for one in entries if one.iast)
    clusters = tuple(cluster for _, cluster in series(own, outline, policy))
    vowels = outline.vowels
    return clusters, tuple([cluster + vowel for cluster in clusters for vowel in vowels])


def series(own: Recension, outline: Outline, policy: Policy) -> Iterator[tuple[str, str]]:
    """Pairs of letter and cluster of a chapter, in order, without what the policy leaves out."""
    out = {one.base for one in outline.leave if policy not in one.unless}
    for term in outline.terms:
        for base, cluster in term.made(own.bases):
            if base not in out or term.over:
                yield base, cluster


def excluded(outline: Outline, policy: Policy) -> tuple[Excluded, ...]:
    """What a chapter leaves out under a policy, in the order of its data."""
    return tuple(
        _excluded(one, outline, policy) for one in outline.leave if policy not in one.unless
    )


def _excluded(one: Leave, outline: Outline, policy: Policy) -> Excluded:
    judged = one.annen if policy == "annen" else None
    return Excluded(
        cluster=one.cluster,
        treatment=judged.how if judged else one.how,
        reason=judged.reason if judged else None,
        home=judged.home if judged else None,
        base=one.base,
        rule=judged.rule if judged else one.rule,
        chapter=outline.number,
    )
