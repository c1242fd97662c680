"""Sanskrit into Chinese characters in a translator's manner, with his notes and the evidence.

The line is cut into pieces, one a character, so that the pairs of piece and character are together
the most usual of that manner; bare consonants are joined to the next by 二合, long vowels marked by
引, where the translator marks them. Every choice says what it rests on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal
from unicodedata import normalize

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.hanzi.charvalues import translator, translators
from akkhara.hanzi.notation import Problem
from akkhara.hanzi.phones import VOWELS, phones
from akkhara.hanzi.pieces import (
    Choice,
    Pieces,
    bare_consonants,
    of_table,
    of_translator,
    regular_choices,
)
from akkhara.values import Value

__all__ = ["Notes", "Transcribed", "TranscribedUnit", "Unattested", "manner_of", "transcribe"]

Notes = Literal["usual", "full", "none"]
"""usual: 二合 and 引 where the translator marks at least half; full: everywhere; none: nowhere."""

_LONGEST = 6  # phones that one character writes at most
_LETTERS = re.compile(r"[aāiīuūṛṝḷḹeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥ]")
_BETWEEN = re.compile(r"[ \t\-'’‘:·.]")
_LONG = frozenset({"ā", "ī", "ū", "ṝ", "ḹ"})
_NUMBERS = " 二三四五六七八九"
_SAID = {
    "school": "not attested for {name}; his school has it",
    "all": "not attested for {name} or his school; other translators have it",
    "table": "of the letter table",
    "regular": "attested nowhere; chosen by the regular sound of the character",
}


@dataclass(frozen=True, slots=True)
class TranscribedUnit(Value):
    """One character of a transcription.

    Fields: `iast`, the piece it writes; `hanzi`; `note`, what stands behind it in brackets
    (二合, 引, 二合引, 半音) or nothing; `level`, `count` and `evidence`, what the choice rests on;
    `alternatives`, other characters of the manner for the same piece; `start` and `end`, offsets in
    the `iast` of the whole (code points).
    """

    iast: str
    hanzi: str
    note: str
    level: str
    count: int
    evidence: str
    alternatives: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Unattested(Value):
    """A warning: the piece `iast` at offset `start` has no row of the manner itself; `message` says
    where its character comes from."""

    iast: str
    start: int
    message: str


@dataclass(frozen=True, slots=True)
class Transcribed(Value):
    """Sanskrit in Chinese characters: `text`; `iast`, the Sanskrit as it was read; `manner`;
    `units`; `unattested`, warnings; `problems`, what is no Sanskrit letter and was kept as it
    stands."""

    text: str
    iast: str
    manner: str
    units: tuple[TranscribedUnit, ...]
    unattested: tuple[Unattested, ...]
    problems: tuple[Problem, ...]

    def to_text(self) -> str:
        """The text, a line for each character with its evidence, the warnings."""
        from akkhara.values import table_text

        rows = [
            (one.hanzi + (f"（{one.note}）" if one.note else ""), one.iast, one.evidence)
            for one in self.units
        ]
        lines = [self.text, table_text(("character", "writes", "evidence"), rows)]
        lines += [f"at {one.start}: {one.iast}: {one.message}" for one in self.unattested]
        lines += [f"at {one.offset}: {one.message}" for one in self.problems]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Manner:
    """A way to transcribe: `id`, `name`, `pieces`, the shares `clusters` and `long` of notes."""

    id: str
    name: str
    pieces: Pieces
    clusters: float
    long: float
    is_table: bool = False


@cache
def manner_of(name: str) -> Manner:
    """A translator's manner, or that of a letter table, by id or any of its names; where both bear
    the name it is the translator, and `letters:` before it asks for the table.

    Errors: `RequestError` that lists both.

    >>> manner_of("不空").id, manner_of("ziji").id
    ('amoghavajra', 'ziji')
    """
    from akkhara.hanzi.attestations import letter_sources

    wanted = name.strip()
    table = wanted.removeprefix("letters:")
    try:
        found = translator(wanted)
    except RequestError:
        for one in letter_sources().values():
            if table in (one.id, one.number, one.name, *one.aliases):
                return Manner(one.id, one.name, of_table(one.id), 1.0, 0.0, True)
        raise RequestError(
            f"no manner {name!r}",
            hint=f"translators: {' '.join(sorted(translators()))}; letter tables: "
            f"{' '.join(sorted(letter_sources()))}",
        ) from None
    return Manner(found.id, found.name, of_translator(found.id), found.clusters, found.long)


def transcribe(iast: str, manner: str = "amoghavajra", notes: Notes = "usual") -> Transcribed:
    """Write Sanskrit in Chinese characters as a translator would.

    Parameters: `iast`, Sanskrit in IAST (any script of `akkhara.scripts` is read); `manner`, a
    translator (amoghavajra 不空, vajrabodhi 金剛智, subhakarasimha 善無畏, prajna 般若, yijing
    義淨, xuanzang 玄奘 …) or a source of letters (ziji, …), by id or name; `notes`: usual (二合 and
    引 where he marks at least half of them), full or none.

    A piece that the manner never writes is a warning in `unattested`; what is no letter stays in
    its place with a problem. Errors: `RequestError` for an unknown manner or value of `notes`.

    >>> made = transcribe("svāhā")
    >>> made.text, made.units[0].evidence
    ('娑嚩（二合引）賀（引）', '不空 104 times')
    >>> transcribe("svāhā", "玄奘").text
    '莎訶'
    >>> transcribe("namaḥ 7").problems[0].message
    "'7' is no Sanskrit letter; kept as it stands"
    """
    if notes not in ("usual", "full", "none"):
        raise RequestError(f"no notes {notes!r}", hint="usual, full or none")
    way = manner_of(manner)
    read = _as_iast(iast)
    mark_join = notes == "full" or (notes == "usual" and way.clusters >= 0.5)
    mark_long = notes == "full" or (notes == "usual" and way.long >= 0.5)
    written: list[str] = []
    units: list[TranscribedUnit] = []
    problems: list[Problem] = []
    for kind, at, run in _runs(read):
        if kind == "letters":
            cut = tuple(_units(way, run, mark_join, mark_long))
            units += cut
            written += [one.hanzi + (f"（{one.note}）" if one.note else "") for one in cut]
        else:
            written.append(run[0][1])
            if kind == "other":
                message = f"{run[0][1]!r} is no Sanskrit letter; kept as it stands"
                problems.append(Problem(at, "foreign", message))
    missing = tuple(
        Unattested(one.iast, one.start, _SAID[one.level].format(name=way.name))
        for one in units
        if one.level not in ("own", "table")
    )
    return Transcribed("".join(written), read, way.id, tuple(units), missing, tuple(problems))


def read_line(text: str) -> tuple[str, list[tuple[int, str]], list[tuple[int, str]]]:
    """A line of Sanskrit as read: its IAST, its phones with their offsets in it, and what is no
    letter, with its offsets.

    >>> read_line("Ka 7")
    ('ka 7', [(0, 'k'), (1, 'a')], [(3, '7')])
    """
    read = _as_iast(text)
    letters: list[tuple[int, str]] = []
    foreign: list[tuple[int, str]] = []
    for kind, _, run in _runs(read):
        if kind == "letters":
            letters += run
        elif kind == "other":
            foreign += run
    return read, letters, foreign


def _as_iast(text: str) -> str:
    """The text in small IAST letters; other scripts are converted, capitals folded."""
    from akkhara.scripts import convert

    text = normalize("NFC", text)
    if any(c.isalpha() and not c.isascii() and c.lower() not in "āīūṛṝḷḹṅñṭḍṇśṣḥṃṁ" for c in text):
        text = convert(text, "iast").text
    return text.lower().replace("ṁ", "ṃ").replace("m̐", "ṃ")


def _runs(text: str) -> Iterator[tuple[str, int, list[tuple[int, str]]]]:
    """Runs of letters as (offset, phone) over spaces and hyphens; lines and dandas end a run; any
    other thing is a run of its own."""
    letters: list[tuple[int, str]] = []
    at = 0
    while at < len(text):
        if _LETTERS.match(text[at]):
            phone = phones(text[at : at + 2])[0]
            letters.append((at, phone))
            at += len(phone)
            continue
        if not _BETWEEN.match(text[at]):
            if letters:
                yield "letters", letters[0][0], letters
                letters = []
            end = at + 1
            if text[at] in "\r\n|।॥":
                yield "break", at, [(at, "\n" if text[at] in "\r\n" else "。")]
            else:
                while end < len(text) and _other(text[end]):
                    end += 1
                yield "other", at, [(at, text[at:end])]
            at = end
            continue
        at += 1
    if letters:
        yield "letters", letters[0][0], letters


def _other(char: str) -> bool:
    return not (_LETTERS.match(char) or _BETWEEN.match(char) or char in "\r\n|।॥")


def _units(
    way: Manner, run: list[tuple[int, str]], mark_join: bool, mark_long: bool
) -> Iterator[TranscribedUnit]:
    sounds = [phone for _, phone in run]
    words = frozenset(
        place
        for place in range(1, len(run))
        if run[place][0] > run[place - 1][0] + len(run[place - 1][1])
        and _begins_with_consonant(run[place][1])
    )
    cuts = list(best_cut(way.pieces, sounds, words))
    joined = 0
    for number, (start, end, choices) in enumerate(cuts):
        piece = "".join(sounds[start:end])
        chosen = choices[0]
        bare = bare_consonants(piece) and piece not in ("ṃ", "ḥ")
        last = number == len(cuts) - 1
        follows = not last and sounds[cuts[number + 1][0]] not in ("ṃ", "ḥ")
        note = ""
        if bare and follows:
            joined += 1
        else:
            if joined and mark_join:
                note = f"{_NUMBERS[min(joined, 8)]}合"
            if bare and mark_join:
                note += "半音"
            joined = 0
        if mark_long and any(one in _LONG for one in sounds[start:end]):
            note += "引"
        yield TranscribedUnit(
            piece,
            chosen.hanzi,
            note,
            chosen.level,
            chosen.count,
            _evidence(way, chosen),
            tuple(one.hanzi for one in choices[1:5]),
            run[start][0],
            run[end - 1][0] + len(run[end - 1][1]),
        )


def _begins_with_consonant(phone: str) -> bool:
    return phone not in VOWELS and phone not in ("ṃ", "ḥ")


def _evidence(way: Manner, chosen: Choice) -> str:
    if chosen.level == "regular":
        return "regular Middle Chinese sound"
    if chosen.level == "table":
        return f"letter table {way.name}"
    whose = {"own": way.name, "school": "his school", "all": "all translators"}[chosen.level]
    return f"{whose} {times(chosen.count)}"


def times(count: int) -> str:
    """How often, in words.

    >>> times(1), times(3)
    ('1 time', '3 times')
    """
    return f"{count} {'time' if count == 1 else 'times'}"


def best_cut(
    pieces: Pieces, sounds: list[str], words: frozenset[int] = frozenset()
) -> Iterator[tuple[int, int, tuple[Choice, ...]]]:
    """The cut of a line of phones whose pairs are together the likeliest: (start, end, choices).

    `words` are the places where a word begins with a consonant: no piece reaches across one.
    Every phone is covered: a syllable that no manner writes is tried by the regular sound of
    characters, and at last by its consonant and vowel apart.
    """
    size = len(sounds)
    worst = float("-inf")
    best = [0.0] + [worst] * size
    back: list[tuple[int, tuple[Choice, ...]]] = [(0, ())] * (size + 1)
    fallback: dict[str, tuple[Choice, ...]] = {}
    for end in range(1, size + 1):
        for start in range(end - 1, max(-1, end - _LONGEST - 1), -1):
            if start + 1 in words and start + 1 != end:
                break
            if best[start] == worst:
                continue
            piece = "".join(sounds[start:end])
            choices = pieces.get(piece, ())
            if not choices and end - start <= 2:
                if piece not in fallback:
                    fallback[piece] = _fallback(pieces, piece)
                choices = fallback[piece]
            if not choices:
                continue
            score, ranked = in_context(choices, piece, sounds[end : end + 2])
            if best[start] + score > best[end]:
                best[end] = best[start] + score
                back[end] = (start, ranked)
    cuts = []
    end = size
    while end:
        start, choices = back[end]
        cuts.append((start, end, choices))
        end = start
    return reversed(cuts)


# What context is worth, in natural logarithms; set on aligned texts (see docs/transcription.md).
_SPLIT = 2.0  # a bare consonant before a consonant: two characters for a cluster are the rule
_FINAL = 2.0  # a bare consonant at the end (發·吒 phaṭ)
_BEFORE = 2.0  # a nasal coda, heard, where the next piece begins with a nasal and a stop
_HEAD = 4.0  # a character that is the rule for this consonant before that one
_HEARD = 1.0  # a coda that is heard in the next onset (沒·馱 buddha)
_LOST = 1.4  # a coda that nothing in the next onset answers
_NASAL = 0.7  # no nasal coda where the next piece begins with a nasal and a stop


def in_context(
    choices: tuple[Choice, ...], piece: str, after: list[str]
) -> tuple[float, tuple[Choice, ...]]:
    """The choices ranked again by what follows, and the score of the best.

    `after` holds the next two phones, fewer at the end. A checked character is chosen where its
    coda sounds on in the next onset, one with a nasal where the next begins with that nasal.
    """
    bare = bare_consonants(piece)
    if bare:
        if piece in ("ṃ", "ḥ") or (after and not _begins_with_consonant(after[0])):
            return choices[0].score, choices
        heads = bare_heads().get((piece, after[0]), ()) if after else ()
        ranked = tuple(sorted(choices, key=lambda one: -one.score - _HEAD * (one.hanzi in heads)))
        return choices[0].score + (_SPLIT if after else _FINAL), ranked
    if not _open(piece):
        return choices[0].score, choices
    nasal_next = len(after) == 2 and after[0] in _NASALS and _begins_with_consonant(after[1])
    scored = []
    for one in choices[:8]:
        score = one.score
        codas = _codas(one.hanzi)
        if not codas:
            score -= _NASAL if nasal_next else 0.0
        elif after and any(heard(coda, after) for coda in codas):
            score += _HEARD + (_BEFORE if nasal_next else 0.0)
        elif "ŋ" not in codas:
            score -= _LOST
        scored.append((-score, one.hanzi, one))
    scored.sort(key=lambda found: found[:2])
    return -scored[0][0], (*(one for _, _, one in scored), *choices[8:])


@cache
def bare_heads() -> Mapping[tuple[str, str], tuple[str, ...]]:
    """(bare consonant, consonant behind it) to the characters that are the rule there.

    >>> bare_heads()["j", "ñ"][0]
    '枳'
    """
    rows = read_rows("akkhara.hanzi", "data/bare_heads.tsv", ["piece", "before", "characters"])
    return MappingProxyType(
        {(row["piece"], row["before"]): tuple(row["characters"].split()) for row in rows}
    )


_NASALS = frozenset({"ṅ", "ñ", "ṇ", "n", "m"})
_ANSWERS: Mapping[str, frozenset[str]] = {
    "k": frozenset({"k", "kh", "g", "gh", "h"}),
    "t": frozenset(
        ["c", "ch", "j", "jh", "ṭ", "ṭh", "ḍ", "ḍh", "t", "th", "d", "dh", "r", "l", "ś", "ṣ", "s"]
    ),
    "p": frozenset({"p", "ph", "b", "bh", "v"}),
    "n": frozenset({"n", "ṇ", "ñ"}),
    "m": frozenset({"m"}),
    "ŋ": frozenset({"ṅ"}),
}


def heard(coda: str, after: list[str]) -> bool:
    """Whether a Middle Chinese coda sounds on in the onset that follows (下字連成上字音).

    >>> heard("t", ["d", "dh"]), heard("n", ["n", "t"]), heard("p", ["k", "a"])
    (True, True, False)
    """
    return after[0] in _ANSWERS[coda]


@cache
def _codas(char: str) -> frozenset[str]:
    from akkhara.hanzi.medieval import known_readings

    found = frozenset(one.coda for one in known_readings(char))
    return frozenset() if "" in found else found


def _open(piece: str) -> bool:
    return phones(piece)[-1] in VOWELS


_SPARE: Mapping[str, str] = {"ṃ": "aṃ", "ḥ": "aḥ", "ṝ": "ṛ", "ḹ": "ḷ", "ḷ": "li"}


def _fallback(pieces: Pieces, piece: str) -> tuple[Choice, ...]:
    sounds = phones(piece)
    if len(sounds) == 2 and not bare_consonants(piece) and not bare_consonants(sounds[1]):
        return regular_choices(piece)
    if len(sounds) == 1 and piece in _SPARE:
        near = pieces.get(_SPARE[piece], ())
        return tuple(Choice(one.hanzi, one.level, one.count, one.score - 3) for one in near)
    return ()
