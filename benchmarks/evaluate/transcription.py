"""Sanskrit into Chinese: how often the translator's own characters are found again.

Each document is left out of the counts with which it is measured. With the division given (the
aligned pieces), the share of characters that are first, or among the first five; without it, the
share of lines that come out with all their characters, and the character error rate.
"""

from __future__ import annotations

import csv
import re
from collections import Counter, defaultdict
from pathlib import Path

from akkhara.hanzi.charvalues import translator
from akkhara.hanzi.notation import parse
from akkhara.hanzi.phones import line, phones
from akkhara.hanzi.pieces import of_counts
from akkhara.hanzi.transcribing import best_cut, in_context
from benchmarks.evaluate._edits import distance

Row = dict[str, str]


def main(shared: Path, limit: int = 0) -> None:
    with (shared / "eval" / "hanzi" / "parallel.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    rows = [row for row in rows if row["quality"].startswith("ok")]
    counts: dict[tuple[str, str], Counter[tuple[str, str]]] = defaultdict(Counter)
    for row in rows:
        for char, piece in pairs(row):
            counts[row["source"], row["translator"]][char, piece] += 1
    found: Counter[str] = Counter()
    by_document: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_document[row["source"]].append(row)
    for source in sorted(by_document):
        score(source, by_document[source], counts, found)
    print(
        f"with the division given: {found['pieces']} characters, first "
        f"{100 * found['first'] / found['pieces']:.1f} %, among five "
        f"{100 * found['five'] / found['pieces']:.1f} %"
    )
    print(
        f"without it: {found['lines']} lines, whole {100 * found['whole'] / found['lines']:.1f} %, "
        f"character error rate {100 * found['errors'] / found['characters']:.1f} %, "
        f"as many characters {100 * found['length'] / found['lines']:.1f} %"
    )


def pairs(row: Row) -> list[tuple[str, str]]:
    """(character, piece) of a row: units that one character writes; a joined unit gives its last
    character the syllable and the others its first consonants."""
    found = []
    for piece, written in zip(row["iast_units"].split(), row["zh_units"].split(), strict=False):
        chars = re.findall(r"\[[^\]]+\]|.", re.sub(r"[（(].*?[）)]", "", written))
        sounds = phones(line(piece))
        heads = chars[:-1]
        if not chars or len(sounds) <= len(heads):
            continue
        for char, sound in zip(heads, sounds, strict=False):
            found.append((char, sound))
        found.append((chars[-1], "".join(sounds[len(heads) :])))
    return found


def score(
    source: str,
    rows: list[Row],
    counts: dict[tuple[str, str], Counter[tuple[str, str]]],
    found: Counter[str],
) -> None:
    everything: Counter[tuple[str, str]] = Counter()
    schools: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    owns: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    for (document, name), table in counts.items():
        if document != source:
            everything.update(table)
            schools[translator(name).school].update(table)
            owns[translator(name).id].update(table)
    made = {}
    for row in rows:
        one = translator(row["translator"])
        if one.id not in made:
            made[one.id] = of_counts(owns[one.id], schools[one.school], everything)
        pieces = made[one.id]
        given = pairs(row)
        for place, (char, piece) in enumerate(given):
            after = phones("".join(other for _, other in given[place + 1 : place + 3]))
            choices = pieces.get(piece, ())
            ranked = in_context(choices, piece, list(after[:2]))[1] if choices else ()
            chars = [choice.hanzi for choice in ranked[:5]]
            found["pieces"] += 1
            found["first"] += chars[:1] == [char]
            found["five"] += char in chars
        gold = "".join(unit.char for unit in parse(row["zh"]).units)
        sounds = list(phones(line(row["iast"])))
        ours = "".join(choices[0].hanzi for _, _, choices in best_cut(pieces, sounds))
        found["lines"] += 1
        found["whole"] += ours == gold
        found["length"] += len(ours) == len(gold)
        found["errors"] += distance(ours, gold)
        found["characters"] += len(gold)
