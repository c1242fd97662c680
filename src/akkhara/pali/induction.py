"""Stems induced from word counts: the grammar's paradigms read backwards.

A stem is proposed where forms of one paradigm stand together in a corpus: `X-o`, `X-ena`, `X-assa`
speak for a masculine `X-a`. The paradigms are the grammar's own: one for every last letter and
gender, and one for every tail that a sutta names (`-vantu`, `-rāja`, `-kamma`), made by running the
rules on the bare tail. An ending speaks the louder the rarer it is among all words.

Proposals compete. The best one takes its forms, and what is taken counts little for the others, so
that `guṇavantaṃ` is not read a second time as a stem `guṇavanta`. Words of the core vocabulary come
first; finite verbs that stand together as a conjugation does take theirs as well. One form alone is
enough for a compound whose members are known (`stem_members`), or if it is frequent and its ending
loud.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log2
from typing import NamedTuple

from akkhara.pali.conjugation import conjugate
from akkhara.pali.guess import guess_gender
from akkhara.pali.induced import Induced
from akkhara.pali.lists import members
from akkhara.pali.shape import Shape, shape, template
from akkhara.pali.stem_members import Members
from akkhara.pali.vocabulary import stem_class, words

__all__ = ["Counts", "induce", "models"]

# Bits of evidence that a stem needs: a new one, another gender of one that stands, a compound of
# known members.
ENOUGH = 7.0
ANOTHER_GENDER = 2.5
COMPOUND = 2.0
# A form that stands alone: its ending, and its ending with the count.
LOUD = 2.2
ALONE = 8.0
# The share that a form still counts for when another stem has taken it.
TAKEN = 0.05
# How loud the suffix to speaks: what ends in -to is oftener a participle.
SUFFIX_TO = 0.4
SHORTEST_BASE = 2
# As many words of any language stand behind the counts.
PRIOR = 500
VERB = "verb"


class Counts(NamedTuple):
    """Word counts of one corpus: its name, and how often each form stands in it."""

    name: str
    counts: Mapping[str, int]


class Model(NamedTuple):
    """A paradigm to read backwards: the letters that end the stem, its gender, its endings, and of
    these the ones without which it is not proposed."""

    tail: str
    gender: str
    endings: frozenset[str]
    marks: frozenset[str]


# Genders that stems of a named class have; classes that are missing here are declined as any stem
# of their last letter, or are closed lists which the core vocabulary holds.
_GENDERS = {
    "ntu": "mnf",
    "nta": "mnf",
    "mahanta": "mnf",
    "ekacca": "mnf",
    "satthu": "m",
    "rāja": "m",
    "kamma": "n",
    "mano": "mn",
    "parisā": "f",
}
# What must be seen of a class, lest every participle in -ita become an agent noun.
_MARKS = {"ntu": "nt", "nta": "nt", "mahanta": "nt", "satthu": "ār"}
_KIN = {"pitu": "m", "bhātu": "m", "mātu": "f", "dhītu": "f"}
_PLAIN = {"a": "mn", "ā": "f", "i": "mnf", "ti": "f", "ī": "mf", "u": "mnf", "ū": "mf"}
# Roots whose conjugation shows the endings after a stem: what stands before them is cut off.
_CONJUGATIONS = (("√vad (bhū)", "vad"), ("√cur (cur)", "cor"), ("√tan (tan)", "tan"))


@cache
def models() -> tuple[Model, ...]:
    """The paradigms of the grammar: last letters, and tails that suttas name; the last ones are
    verbs, which only compete.

    >>> models()[0].tail, models()[0].gender, "ena" in models()[0].endings
    ('a', 'm', True)
    """
    tails = dict(_PLAIN)
    marks: dict[str, str] = {}
    for member in members():
        if member.tail and member.cls in _GENDERS:
            tails[member.text] = _KIN.get(member.text, _GENDERS[member.cls])
            marks[member.text] = _MARKS.get(member.cls, "")
    found: dict[Shape, Model] = {}
    for tail, genders in tails.items():
        for gender in genders:
            # Any base shows what the rules see of a tail; this one ends in none of the table.
            form, _ = shape("kukku" + tail, gender)
            ends = _endings(form, tail)
            mark = frozenset(
                end for end in ends if marks.get(tail, "") in end and not end.endswith("nti")
            )
            found.setdefault(form, Model(tail, gender, ends, mark))
    return (*found.values(), *_verbs())


@cache
def _endings(form: Shape, tail: str) -> frozenset[str]:
    """The endings of a shape after what stands before `tail`."""
    whole = tail.removesuffix(form.tail)
    return frozenset(whole + end for _, cell in template(form).cells for end in cell)


def _verbs() -> Iterator[Model]:
    for root, stem in _CONJUGATIONS:
        root, _, group = root.partition(" ")
        cells = conjugate(root, group.strip("()")).cells.values()
        forms = {form for cell in cells for form in cell if form.startswith(stem)}
        ends = {form.removeprefix(stem) for form in forms}
        # The imperfect is too rare to claim what nearly always is a noun.
        ends -= {"", "o", "aṃ", "ā"}
        yield Model("", VERB, frozenset(ends), frozenset(ends))


class _Proposal(NamedTuple):
    base: str
    model: int
    forms: tuple[tuple[str, int], ...]


@cache
def _speaks() -> dict[str, tuple[int, ...]]:
    """The paradigms that have an ending."""
    found: dict[str, tuple[int, ...]] = {}
    for number, model in enumerate(models()):
        for ending in model.endings:
            found[ending] = (*found.get(ending, ()), number)
    return found


@cache
def _verbal() -> frozenset[str]:
    """Endings that no noun of a last letter has."""
    verbs = {end for model in models() if model.gender == VERB for end in model.endings}
    nouns = {end for model in models() if model.tail in _PLAIN for end in model.endings}
    return frozenset(verbs - nouns)


class _Corpus:
    """Counted forms, each with its readings as base and ending, and what has been taken."""

    def __init__(self, corpora: Sequence[Counts]) -> None:
        self.corpora = corpora
        counts: dict[str, int] = {}
        for one in corpora:
            for form, count in one.counts.items():
                counts[form] = counts.get(form, 0) + count
        whole = {form: count for form, count in counts.items() if len(form) > SHORTEST_BASE}
        self.forms = list(whole)
        self.shown = list(whole)
        self.counts = list(whole.values())
        self.number = {form: index for index, form in enumerate(self.forms)}
        for form, count in whole.items():
            bare = _proved(form)
            if len(bare) > SHORTEST_BASE and bare not in self.number:
                self.number[bare] = len(self.forms)
                self.forms.append(bare)
                self.shown.append(form)
                self.counts.append(count)
        # A form that is met once may be a slip; one that is met often is sure to exist.
        self.sure = [min(1.0, 0.6 + 0.15 * log2(count)) for count in self.counts]
        self.taken = [1.0] * len(self.forms)
        self.by_base: dict[str, list[tuple[str, int]]] = {}
        seen = dict.fromkeys(_speaks(), 0)
        longest = max(map(len, seen))
        for index, form in enumerate(self.forms):
            for cut in range(max(SHORTEST_BASE, len(form) - longest), len(form)):
                ending = form[cut:]
                if ending in seen:
                    self.by_base.setdefault(form[:cut], []).append((ending, index))
                    seen[ending] += 1
        # In a small corpus the length of the ending stands for what is not yet counted.
        total = len(self.forms) + PRIOR
        self.loud = {
            ending: log2(total / (count + PRIOR / 2 ** (2 + 0.8 * len(ending))))
            for ending, count in seen.items()
        }
        for ending in self.loud:
            if ending.endswith("to"):
                self.loud[ending] *= SUFFIX_TO

    def score(self, forms: Sequence[tuple[str, int]]) -> float:
        """The evidence of forms, in bits."""
        loud, sure, taken = self.loud, self.sure, self.taken
        return sum([loud[ending] * sure[index] * taken[index] for ending, index in forms])

    def take(self, forms: Sequence[tuple[str, int]]) -> int:
        """Takes the forms; what they weigh, by doublings."""
        count = 0.0
        for _, index in forms:
            count += self.counts[index] * self.taken[index]
            self.taken[index] = TAKEN
        return round(log2(1 + count))

    def told(self, forms: Sequence[tuple[str, int]]) -> tuple[str, ...]:
        """Forms as they stand in the counts, the loudest first."""
        order = sorted(forms, key=lambda one: -self.loud[one[0]])
        return tuple(dict.fromkeys(self.shown[index] for _, index in order))

    def source(self, evidence: Sequence[str]) -> str:
        """The corpora in which forms stand."""
        return " ".join(
            one.name for one in self.corpora if any(form in one.counts for form in evidence)
        )


_SHORT = {"ā": "a", "ī": "i", "ū": "u"}
_NASAL = (("ñca", "ṃ"), ("mpi", "ṃ"), ("ñhi", "ṃ"), ("ñce", "ṃ"), ("nti", "ṃ"))
_PARTICLES = ("pi", "ca", "va", "vā", "yeva", "hi")
# Particles that prove the word before them: no finite verb or stem ends so.
_SURE = ("ñca", "mpi", "ñhi", "pi")
# Absolutives, infinitives and finite verbs that look like nouns, and what ends in eva.
_UNINFLECTED = ("tvā", "tuṃ", "nti", "suṃ", "karoti", "eva")
# Pronouns and verbs that have run together with the word before them.
_SEAMS = (
    "āhaṃ", "ohaṃ", "ahaṃ", "idaṃ", "etaṃ", "ayaṃ", "āyaṃ", "imaṃ", "ime", "ete", "eso", "eva",
    "amhi", "asmi", "atthi", "evaṃ", "ampi", "iti", "iva", "ettha", "enaṃ", "āsi", "ahosi", "assa",
)  # fmt: skip
_NOMINAL = ("ānanti", "assāti", "enāti")
_FINITE = ("ati", "eti", "āti", "anti", "enti", "onti")


def _before_particles(form: str) -> list[str]:
    """What may stand before ca, pi, hi, eva or ti (dhammañca, dhammopi, dhammassāti)."""
    found = [form.removesuffix(end) + before for end, before in _NASAL if form.endswith(end)]
    for end in _PARTICLES:
        if form.endswith(end):
            bare = form.removesuffix(end)
            found += [bare, bare[:-1] + _SHORT.get(bare[-1:], bare[-1:])]
    if form.endswith("eva"):
        found += [form[:-3] + end for end in ("a", "ā", "o")]
        found.append(form[:-2])
        if form.endswith("meva"):
            found.append(form[:-4] + "ṃ")
    if form.endswith("ti"):
        bare = form[:-2]
        found += [bare, bare[:-1] + _SHORT.get(bare[-1:], bare[-1:])]
    return found


def _proved(form: str) -> str:
    """The form before a particle where nothing else is likely; else nothing."""
    quoted = form.endswith("ti") and (not form.endswith(_FINITE) or form.endswith(_NOMINAL))
    if not quoted and not form.endswith(_SURE):
        return ""
    return _before_particles(form)[0 if form.endswith(("pi", "nti")) or not quoted else -1]


def _proposals(corpus: _Corpus) -> Iterator[tuple[float, _Proposal]]:
    """Proposals that may be accepted at some time."""
    speaks, found = _speaks(), models()
    for base, forms in corpus.by_base.items():
        if corpus.score(forms) < ANOTHER_GENDER:
            continue
        by_model: dict[int, list[tuple[str, int]]] = {}
        for one in forms:
            for number in speaks[one[0]]:
                by_model.setdefault(number, []).append(one)
        for number, evidence in by_model.items():
            score = corpus.score(evidence)
            marks = found[number].marks
            if score < ANOTHER_GENDER or not any(ending in marks for ending, _ in evidence):
                continue
            if found[number].gender == VERB:
                verbal = [one for one in evidence if one[0] in _verbal()]
                if len(verbal) < 2 or corpus.score(verbal) < score / 2:
                    continue
            yield score, _Proposal(base, number, tuple(evidence))


def _key(stem: str) -> str:
    """The stem under which genders meet: feminines in ā with the others in a."""
    return stem[:-1] + "a" if stem[-1] == "ā" else stem


class _Found:
    """Stems as they are accepted."""

    def __init__(self, corpus: _Corpus) -> None:
        self.corpus = corpus
        self.rows: dict[tuple[str, str], tuple[float, int, tuple[str, ...]]] = {}
        self.keys: set[str] = set()

    def accept(
        self, stem: str, gender: str, forms: Sequence[tuple[str, int]], told: str = ""
    ) -> None:
        """Adds a stem, and takes its forms."""
        score = self.corpus.score(forms)
        evidence = self.corpus.told(forms)
        weight = self.corpus.take(forms)
        self.rows.setdefault(
            (stem, gender), (score, weight, (*evidence, told) if told else evidence)
        )
        self.keys.add(_key(stem))

    def stems(self) -> tuple[Induced, ...]:
        """One row a stem with its genders; a feminine in ā beside a stem in a is a gender of it."""
        joined: dict[str, list[tuple[str, float, int, tuple[str, ...]]]] = {}
        for (stem, gender), row in self.rows.items():
            home = _key(stem)
            if stem != home and not any((home, one) in self.rows for one in "mn"):
                home = stem
            joined.setdefault(home, []).append((gender, *row))
        out = []
        for stem, rows in joined.items():
            gender = "".join(one for one in "mfn" if any(row[0] == one for row in rows))
            evidence = dict.fromkeys(form for row in rows for form in row[3])
            score = round(max(row[1] for row in rows), 1)
            weight = max(row[2] for row in rows)
            out.append(
                Induced(
                    stem,
                    gender,
                    stem_class(stem, gender[0]),
                    score,
                    weight,
                    tuple(evidence),
                    self.corpus.source(tuple(evidence)),
                )
            )
        return tuple(sorted(out, key=lambda one: (-one.score, one.stem)))


def _known(corpus: _Corpus, found: _Found) -> None:
    """Words of the core vocabulary take their forms."""
    for word in words():
        if not word.gender:
            index = corpus.number.get(word.lemma)
            if index is not None:
                corpus.taken[index] = TAKEN
            continue
        for gender in word.gender:
            form, base = shape(word.lemma, gender)
            forms = []
            for ending in sorted(_endings(form, form.tail)):
                index = corpus.number.get(base + ending)
                if index is not None:
                    corpus.loud.setdefault(ending, 1.0)
                    forms.append((ending, index))
            if forms and gender != "x":
                found.accept(word.lemma, gender, forms)
            else:
                corpus.take(forms)


def _compete(corpus: _Corpus, found: _Found) -> None:
    """The best proposal is accepted, and again, as long as one has evidence enough."""
    queue = [(-score, proposal) for score, proposal in _proposals(corpus)]
    heapq.heapify(queue)
    while queue:
        _, proposal = heapq.heappop(queue)
        score = corpus.score(proposal.forms)
        model = models()[proposal.model]
        if model.gender == VERB:
            if score >= ENOUGH:
                corpus.take(proposal.forms)
            continue
        stem = proposal.base + model.tail
        need = ANOTHER_GENDER if _key(stem) in found.keys else ENOUGH
        if score < need:
            continue
        if queue and score < -queue[0][0] - 1e-9:
            heapq.heappush(queue, (-score, proposal))
            continue
        gender = _likelier(stem, model, proposal)
        forms = _declined(stem, gender, proposal)
        if (stem, gender) not in found.rows and corpus.score(forms) >= need:
            found.accept(stem, gender, forms)


def _likelier(stem: str, model: Model, proposal: _Proposal) -> str:
    """The gender of a proposal; where the forms do not tell m from n, the guess of the grammar."""
    if model.tail != "a":
        return model.gender
    other = next(one for one in models() if one.tail == "a" and one.gender != model.gender)
    if all(ending in other.endings for ending, _ in proposal.forms):
        return guess_gender(stem)[0]
    return model.gender


def _declined(stem: str, gender: str, proposal: _Proposal) -> list[tuple[str, int]]:
    """The forms of a proposal that the stem really has: a class may give it others than its last
    letter promised."""
    form, base = shape(stem, gender)
    ends = _endings(form, form.tail)
    before = len(base)
    return [one for one in proposal.forms if (proposal.base + one[0])[before:] in ends]


def _alone(corpus: _Corpus, found: _Found) -> None:
    """Forms that no stem has taken: compounds of known members, short ones before long ones that
    may contain them; and frequent forms with a loud ending."""
    known = Members(found.rows)
    left = [index for index, share in enumerate(corpus.taken) if share == 1.0]
    left = [index for index in left if not _explained(corpus, corpus.forms[index])]
    readings: dict[int, list[tuple[str, str]]] = {index: [] for index in left}
    for base, forms in corpus.by_base.items():
        for ending, index in forms:
            if index in readings:
                readings[index].append((base, ending))
    left = [index for index in left if not corpus.forms[index].endswith(_UNINFLECTED)]
    left.sort(key=lambda one: (len(corpus.forms[one]), corpus.forms[one]))
    rest = [index for index in left if not _settle(corpus, found, known, index, readings[index])]
    known.learn(
        base + model.tail
        for index in rest
        for base, ending in readings[index]
        for model in (models()[number] for number in _speaks()[ending])
        if model.gender != VERB and ending in model.marks
    )
    for index in rest:
        _settle(corpus, found, known, index, readings[index])


def _settle(
    corpus: _Corpus, found: _Found, known: Members, index: int, readings: Sequence[tuple[str, str]]
) -> bool:
    """Whether a form that stands alone has been given a stem."""
    offer = _offer(corpus, known, index, readings)
    if offer is None:
        return False
    _, stem, gender, base, ending, told = offer
    forms = _declined(stem, gender, _Proposal(base, 0, ((ending, index),)))
    if not forms or (stem, gender) in found.rows:
        return False
    found.accept(stem, gender, forms, told)
    known.add(stem, gender)
    return True


def _explained(corpus: _Corpus, form: str) -> bool:
    """Whether a form is one that was taken, with a particle."""
    for bare in _before_particles(form):
        index = corpus.number.get(bare)
        if index is not None and corpus.taken[index] < 1.0:
            return True
    return False


def _offer(
    corpus: _Corpus, known: Members, index: int, readings: Sequence[tuple[str, str]]
) -> tuple[float, str, str, str, str, str] | None:
    """The best stem for a form that stands alone: score, stem, gender, base, ending, members."""
    best: tuple[float, str, str, str, str, str] | None = None
    count = corpus.counts[index]
    seam = corpus.forms[index].endswith(_SEAMS)
    for base, ending in readings:
        loud = corpus.loud[ending]
        stems: dict[str, str] = {}
        for number in _speaks()[ending]:
            model = models()[number]
            if model.gender != VERB and ending in model.marks:
                stem = base + model.tail
                stems[stem] = stems.get(stem, "") + model.gender
        for stem, genders in stems.items():
            parts = known.split(stem, genders) if loud >= COMPOUND else None
            offer = None
            if parts is not None:
                offer = (loud + 10 - parts[0], stem, parts[1], base, ending, parts[2])
            elif not seam and loud >= LOUD and loud + log2(count) >= ALONE:
                guess = guess_gender(stem)[0]
                gender = guess if guess in genders else genders[0]
                offer = (loud, stem, gender, base, ending, "")
            if offer is not None and (best is None or offer > best):
                best = offer
    return best


def induce(*corpora: Counts) -> tuple[Induced, ...]:
    """Stems that word counts propose, the surest first.

    Parameters: `corpora`, word counts of one corpus or more, as `Counts`.

    >>> counts = {"kukkuṭako": 5, "kukkuṭakena": 3, "kukkuṭakassa": 2, "gacchati": 9}
    >>> found = induce(Counts("tales", counts))[0]
    >>> found.stem, found.gender, found.evidence, found.source
    ('kukkuṭaka', 'm', ('kukkuṭakassa', 'kukkuṭakena', 'kukkuṭako'), 'tales')
    """
    corpus = _Corpus(corpora)
    found = _Found(corpus)
    _known(corpus, found)
    _compete(corpus, found)
    _alone(corpus, found)
    return found.stems()
