"""What the rules of compounds read: members, their sorts and cases, the groups they are of."""

from __future__ import annotations

from akkhara.pali.engine import condition
from akkhara.pali.samasa_lists import GROUPS_322, GROUPS_323, genders, group, masculine, shared
from akkhara.pali.samasa_lists import sort as sort_of
from akkhara.pali.word import VOWELS, Part, Word

__all__ = ["case_of", "first", "first_to", "last", "last_to", "members", "pair"]


def members(w: Word) -> tuple[int, ...]:
    """The places of the members among the parts."""
    return tuple(place for place, part in enumerate(w.parts) if part.kind == "member")


def first(w: Word) -> Part:
    """The first member."""
    return w.parts[members(w)[0]]


def last(w: Word) -> Part:
    """The last member."""
    return w.parts[members(w)[-1]]


def case_of(part: Part) -> str:
    """The case that a member is said to stand in: none, kept, open, or a case."""
    for mark in part.marks:
        if mark.startswith("case:"):
            return mark.removeprefix("case:")
    return "open"


def first_to(w: Word, text: str) -> Word:
    place = members(w)[0]
    return w.replace(place, w.parts[place]._replace(text=text))


def last_to(w: Word, text: str) -> Word:
    place = members(w)[-1]
    return w.replace(place, w.parts[place]._replace(text=text))


def _sound(text: str) -> str:
    return "vowel" if text[:1] in VOWELS else "consonant"


def _feminine(stem: str) -> bool:
    return genders(stem)[0][0] == "f"


def _nouns(w: Word) -> str:
    found = [w.parts[place] for place in members(w)]
    bad = [part.name for part in found if "inflected" in part.marks]
    return f"words with their endings ({', '.join(bad)})" if bad else "nouns"


def _alike(w: Word) -> bool:
    return len({w.parts[place].name for place in members(w)}) == 1


condition(
    "compound",
    lambda values: lambda w: not w.feature("type") or w.feature("type") in values,
    "the type asked for must be {}, or none",
    lambda w: w.feature("type") or "none",
    static=True,
)
condition(
    "member_nouns",
    lambda values: lambda w: _nouns(w) in values,
    "the members must be {} whose meanings are tied to each other",
    _nouns,
)
condition(
    "member_sort",
    lambda values: lambda w: sort_of(first(w).name) in values,
    "the first member must be a {}",
    lambda w: f"{first(w).name}, a {sort_of(first(w).name)}",
)
condition(
    "member_case",
    lambda values: lambda w: case_of(first(w)) in values,
    "the case of the first member must be {}",
    lambda w: case_of(first(w)),
)
condition(
    "member_last_case",
    lambda values: lambda w: case_of(last(w)) in values,
    "the case of the last member must be {}",
    lambda w: case_of(last(w)),
)
condition(
    "member_count",
    lambda values: lambda w: str(len(members(w))) in values,
    "there must be {} members",
    lambda w: str(len(members(w))),
)
condition(
    "member_all_nouns",
    lambda values: (
        lambda w: all(
            # A last member is always a noun: pati is the husband there, not the prefix.
            (sort_of(w.parts[place].name) in values or place == members(w)[-1])
            and case_of(w.parts[place]) in ("open", "nom")
            for place in members(w)
        )
    ),
    "all members must be nouns in one case",
    lambda w: ", ".join(w.parts[place].name for place in members(w)),
)
condition(
    "member_alike",
    lambda values: lambda w: ("yes" if _alike(w) else "no") in values,
    "whether all members are one word: {}",
    lambda w: "yes" if _alike(w) else "no",
)
condition(
    "member_outside",
    lambda values: lambda w: ("given" if w.feature("outside") else "open") in values,
    "the relation of an outside word must be {}",
    lambda w: w.feature("outside") or "open",
)
condition(
    "member_kept",
    lambda values: lambda w: any(case_of(w.parts[place]) == "kept" for place in members(w)),
    "a member must keep its ending",
    lambda w: "none does",
)
condition(
    "member_first",
    lambda values: lambda w: first(w).text in values,
    "the first member must be {}",
    lambda w: first(w).text,
)
condition(
    "member_first_in",
    lambda values: lambda w: any(first(w).name in group(name) for name in values),
    "the first member must be of the group {}",
    lambda w: first(w).name,
)
condition(
    "member_last",
    lambda values: lambda w: last(w).name in values,
    "the last member must be {}",
    lambda w: last(w).name,
)
condition(
    "member_last_in",
    lambda values: lambda w: any(last(w).name in group(name) for name in values),
    "the last member must be of the group {}",
    lambda w: last(w).name,
)
condition(
    "member_next",
    lambda values: lambda w: _sound(w.parts[members(w)[1]].text) in values,
    "the next member must begin with a {}",
    lambda w: w.parts[members(w)[1]].text,
)
condition(
    "member_before",
    lambda values: lambda w: w.parts[members(w)[1]].name in values,
    "the next member must be {}",
    lambda w: w.parts[members(w)[1]].name,
)
condition(
    "member_final",
    lambda values: lambda w: last(w).text[-1:] in values,
    "the last member must end in {}",
    lambda w: last(w).text,
)
condition(
    "member_bhasitapuma",
    lambda values: lambda w: bool(masculine(first(w).name)),
    "the first member must be a feminine that is said of males too",
    lambda w: first(w).name,
)
condition(
    "member_last_feminine",
    lambda values: lambda w: _feminine(last(w).name),
    "the last member must be a feminine",
    lambda w: last(w).name,
)


def pair(w: Word, names: tuple[str, ...]) -> str:
    places = members(w)
    if len(places) != 2:
        return ""
    return shared(w.parts[places[0]].name, w.parts[places[1]].name, names)


condition(
    "member_pair",
    lambda values: (
        lambda w: bool(
            pair(w, tuple(sorted(values - {"322", "323"})))
            or ("322" in values and pair(w, GROUPS_322))
            or ("323" in values and pair(w, GROUPS_323))
        )
    ),
    "the two members must be of one group under {}",
    lambda w: " + ".join(w.parts[place].name for place in members(w)),
)
