"""Conjugation against two independent golds: recall of attested forms, compared by tense, person
and number (the golds and the grammar draw the line between the voices in different places).

A gold names a verb by a finite form; which root, class and derivation that is, is general
knowledge of Pali and stands in `VERBS`. Some of its verbs are a word and a verb in sandhi
(*etadavoca*): their first word is joined to what the grammar makes.

Rules of usage were added after reading what was missing here, so the figures are no forecast for
verbs not in these tables.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from akkhara.pali.conjugation import Conjugation, conjugate
from akkhara.pali.join import join

TENSES = {"pr": "pres", "imp": "impv", "opt": "opt", "fut": "fut", "aor": "aor"}
TENSES |= {"perf": "perf", "imperf": "impf", "cond": "cond"}
# finite form: root with prefixes, class ("": those of the table), derivation, first word of a
# sandhi
VERBS = {
    "bhavati": ("√bhū", "bhū", "", ""),
    "bhavissati": ("√bhū", "bhū", "", ""),
    "abhavissa": ("√bhū", "bhū", "", ""),
    "bhavissa": ("√bhū", "bhū", "", ""),
    "babhūva": ("√bhū", "bhū", "", ""),
    "nābhavissa": ("√bhū", "bhū", "", "na"),
    "vadeti": ("√vad", "bhū", "", ""),
    "vajjā": ("√vad", "bhū", "", ""),
    "paṭivajjā": ("paṭi-√vad", "bhū", "", ""),
    "pāva": ("pa-√vad", "bhū", "", ""),
    "byākaroti": ("vi-ā-√kar", "tan", "", ""),
    "karoti": ("√kar", "tan", "", ""),
    "karissati": ("√kar", "tan", "", ""),
    "kāhati": ("√kar", "tan", "", ""),
    "kāhiti": ("√kar", "tan", "", ""),
    "kari": ("√kar", "tan", "", ""),
    "akari": ("√kar", "tan", "", ""),
    "akāsi": ("√kar", "tan", "", ""),
    "sakkaroti": ("√kar", "tan", "", "sak"),
    "sakkari": ("√kar", "tan", "", "sak"),
    "paṭikaroti": ("paṭi-√kar", "tan", "", ""),
    "pātukaroti": ("√kar", "tan", "", "pātu"),
    "pātukari": ("√kar", "tan", "", "pātu"),
    "sacchikari": ("√kar", "tan", "", "sacchi"),
    "kāreti": ("√kar", "", "ṇe (caus.)", ""),
    "tenupasaṅkami": ("upa-saṃ-√kam", "bhū", "", "tena"),
    "nikkhami": ("ni-√kam", "bhū", "", ""),
    "pakkami": ("pa-√kam", "bhū", "", ""),
    "nisīdi": ("ni-√sad", "bhū", "", ""),
    "āmantesi": ("ā-√mant", "cur", "", ""),
    "aṭṭhāsi": ("√ṭhā", "bhū", "", ""),
    "aṭṭhā": ("√ṭhā", "bhū", "", ""),
    "adā": ("√dā", "bhū", "", ""),
    "adāsi": ("√dā", "bhū", "", ""),
    "dammi": ("√dā", "bhū", "", ""),
    "anupadajjeyya": ("anu-pa-√dā", "bhū", "", ""),
    "vakkhati": ("√vac", "bhū", "", ""),
    "avoca": ("√vac", "bhū", "", ""),
    "avacāsi": ("√vac", "bhū", "", ""),
    "etadavoca": ("√vac", "bhū", "", "etad"),
    "gacchati": ("√gam", "bhū", "", ""),
    "gamissati": ("√gam", "bhū", "", ""),
    "agamāsi": ("√gam", "bhū", "", ""),
    "agamā": ("√gam", "bhū", "", ""),
    "agamissa": ("√gam", "bhū", "", ""),
    "āgaccheyya": ("ā-√gam", "bhū", "", ""),
    "āgamissati": ("ā-√gam", "bhū", "", ""),
    "āgamā": ("ā-√gam", "bhū", "", ""),
    "āgā": ("ā-√gam", "bhū", "", ""),
    "adhigamissati": ("adhi-√gam", "bhū", "", ""),
    "hehiti": ("√hū", "bhū", "", ""),
    "hessati": ("√hū", "bhū", "", ""),
    "hohiti": ("√hū", "bhū", "", ""),
    "hoti": ("√hū", "bhū", "", ""),
    "pahoti": ("pa-√hū", "bhū", "", ""),
    "nappahoti": ("√hū", "bhū", "", "nappa"),
    "byantīhoti": ("√hū", "bhū", "", "byantī"),
    "amaññi": ("√man", "div", "", ""),
    "maññi": ("√man", "div", "", ""),
    "vipassi": ("vi-√dis", "bhū", "", ""),
    "passati": ("√dis", "bhū", "", ""),
    "dakkhati": ("√dis", "bhū", "", ""),
    "dakkhi": ("√dis", "bhū", "", ""),
    "addasā": ("√dis", "bhū", "", ""),
    "dukkhamaddasā": ("√dis", "bhū", "", "dukkhaṃ"),
    "āsi": ("√as", "bhū", "", ""),
    "assa": ("√as", "bhū", "", ""),
    "siyā": ("√as", "bhū", "", ""),
    "nāssa": ("√as", "bhū", "", "na"),
    "kallamassa": ("√as", "bhū", "", "kallaṃ"),
    "tuṇhassa": ("√as", "bhū", "", "tuṇhī"),
    "anassa": ("√as", "bhū", "", "ana"),
    "sītisiyā": ("√as", "bhū", "", "sīti"),
    "acchi": ("√ās", "bhū", "", ""),
    "hanati": ("√han", "bhū", "", ""),
    "hanti": ("√han", "bhū", "", ""),
    "paṭihanati": ("paṭi-√han", "bhū", "", ""),
    "samūhanati": ("saṃ-u-√han", "bhū", "", ""),
    "vihanati": ("vi-√han", "bhū", "", ""),
    "haññeyya": ("√han", "", "ya (kamma)", ""),
    "jāniyā": ("√ñā", "kī", "", ""),
    "vijāniyā": ("vi-√ñā", "kī", "", ""),
    "nāvajāniyā": ("ava-√ñā", "kī", "", "na"),
    "aññāsi": ("√ñā", "kī", "", ""),
    "abbhaññāsi": ("abhi-√ñā", "kī", "", ""),
    "nābbhaññāsi": ("abhi-√ñā", "kī", "", "na"),
    "alattha": ("√labh", "bhū", "", ""),
    "lacchati": ("√labh", "bhū", "", ""),
    "labhissa": ("√labh", "bhū", "", ""),
    "nālattha": ("√labh", "bhū", "", "na"),
    "paccalattha": ("pati-√labh", "bhū", "", ""),
    "brūti": ("√brū", "bhū", "", ""),
    "pabrūti": ("pa-√brū", "bhū", "", ""),
    "hari": ("√har", "bhū", "", ""),
    "vihari": ("vi-√har", "bhū", "", ""),
    "āhari": ("ā-√har", "bhū", "", ""),
    "pahari": ("pa-√har", "bhū", "", ""),
    "avahari": ("ava-√har", "bhū", "", ""),
    "pivi": ("√pā", "bhū", "", ""),
    "eti": ("√i", "bhū", "", ""),
    "ehiti": ("√i", "bhū", "", ""),
    "nibbānameti": ("√i", "bhū", "", "nibbānaṃ"),
    "punareti": ("√i", "bhū", "", "punar"),
    "atthameti": ("√i", "bhū", "", "atthaṃ"),
    "pamāṇameti": ("√i", "bhū", "", "pamāṇaṃ"),
    "carati": ("√car", "bhū", "", ""),
    "cari": ("√car", "bhū", "", ""),
    "bhuñjati": ("√bhuj", "rudh", "", ""),
    "saṃyujeyya": ("saṃ-√yuj", "", "", ""),
    "paṭisaṃyujeyya": ("paṭi-saṃ-√yuj", "", "", ""),
    "dhāreti": ("√dhar", "", "ṇe (caus.)", ""),
    "deseti": ("√dis", "", "ṇe (caus.)", ""),
    "vatteti": ("√vatt", "", "ṇe (caus.)", ""),
    "pavattesi": ("pa-√vatt", "", "ṇe (caus.)", ""),
    "abhivādesi": ("abhi-√vad", "", "ṇe (caus.)", ""),
    "bhāvesi": ("√bhū", "", "ṇe (caus.)", ""),
    "paricāresi": ("pari-√car", "", "ṇe (caus.)", ""),
    "suṇoti": ("√su", "su", "", ""),
    "niyyāsi": ("ni-√yā", "bhū", "", ""),
    "vasi": ("√vas", "bhū", "", ""),
    "upavasi": ("upa-√vas", "bhū", "", ""),
    "pabbaji": ("pa-√vaj", "bhū", "", ""),
    "pucchi": ("√pucch", "bhū", "", ""),
    "apucchi": ("√pucch", "bhū", "", ""),
    "sakkhiti": ("√sak", "su", "", ""),
}


def _split(text: str) -> list[str]:
    return [part.rsplit(":", 1)[0] for part in text.split("|") if part]


Key = tuple[str, str, str, str]


def read(path: Path) -> dict[Key, set[str]]:
    """The attested forms of a gold by verb, tense, person and number."""
    found: dict[Key, set[str]] = defaultdict(set)
    with path.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            verb = row.get("lemma") or row["root"]
            attested = _split(row.get("attested_mula") or row.get("attested_any_corpus") or "")
            key = (verb, TENSES[row["tense_mood"]], row["person"][0], row["number"])
            found[key] |= set(attested)
    return {key: forms for key, forms in found.items() if forms}


@lru_cache(maxsize=512)
def _paradigm(root: str, root_class: str, derived: str) -> Conjugation:
    return conjugate(root, root_class or None, derived or None)


def answer(verb: str, tense: str, person: str, number: str) -> set[str]:
    """The forms that the grammar gives, both voices together."""
    root, root_class, derived, first = VERBS.get(verb, (verb, "", "", ""))
    cells = _paradigm(root, root_class, derived).cells
    forms = {form for voice in "PA" for form in cells[f"{tense} {voice} {person} {number}"]}
    if not first:
        return forms
    return {first + form for form in forms} | {
        d.form for form in forms for d in join([first, form])
    }


def verb_bases(path: Path) -> Iterator[tuple[str, str, set[str], set[str]]]:
    """The third persons of the second gold's table of stems: verb, kind, forms, our forms."""
    kinds = {
        "active": ("", "P"),
        "reflective": ("", "A"),
        "passive": ("ya (kamma)", "PA"),
        "causal": ("caus.", "P"),
        "causal_passive": ("ṇe (caus.) + ya (kamma)", "P"),
    }
    with path.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            root = {"√lu": "√lū"}.get(row["root"], row["root"])
            for name, (derived, voices) in kinds.items():
                also = ["ṇāpe (caus.) + ya (kamma)"] if name == "causal_passive" else []
                given = {
                    form
                    for one in (derived, *also)
                    for voice in voices
                    for form in _paradigm(root, "", one).cells[f"pres {voice} 3 sg"]
                }
                yield root, name, set(_split(row[name])), given


def main(shared: Path) -> None:
    """Prints the table."""
    folder = shared / "eval" / "pali"
    for name in ("conjugation.tsv", "duroiselle_conjugation.tsv", "conjugation_extra.tsv"):
        rows = read(folder / name)
        missing: list[str] = []
        count = given = 0
        for key, forms in rows.items():
            ours = answer(*key)
            lacking = forms - ours
            count += len(forms)
            given += len(ours)
            missing += [f"{' '.join(key)}: {form}" for form in sorted(lacking)]
        found = count - len(missing)
        print(
            f"{name:<27} attested forms found {found} of {count} ({found / count:.2%}); "
            f"{given / len(rows):.1f} forms a cell"
        )
        print(f"{'':<27} not found: {', '.join(missing[:8])} …")
    pairs = list(verb_bases(folder / "duroiselle_verb_bases.tsv"))
    count = sum(len(forms) for _, _, forms, _ in pairs)
    lacking = [f"{root} {kind}: {f}" for root, kind, forms, given in pairs for f in forms - given]
    print(
        f"{'duroiselle_verb_bases.tsv':<27} forms found {count - len(lacking)} of {count} "
        f"({1 - len(lacking) / count:.2%})"
    )
    print(f"{'':<27} not found: {', '.join(lacking[:8])} …")
