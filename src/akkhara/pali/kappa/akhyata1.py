"""Ākhyāta, first kaṇḍa (suttas 406-431): the endings, and which time, voice and person takes them.

Sutta 413 is a heading, 431 a name (`book6.SABBA`). Suttas 414-422 choose the set of twelve, 453-456
(second kaṇḍa) the six of a voice, 410-412 the ending of a person.
"""

from __future__ import annotations

from akkhara.pali.kappa.book6 import joined, sutta
from akkhara.pali.word import Part, Word

TENSES = {
    "pres": "vattamānā",
    "impv": "pañcamī",
    "opt": "sattamī",
    "perf": "parokkhā",
    "impf": "hiyyattanī",
    "aor": "ajjatanī",
    "fut": "bhavissantī",
    "cond": "kālātipatti",
}
# Suttas 423-430: third, second, first person, each singular and plural; parassapada and (406, 407)
# attanopada.
_SETS = {
    "pres": ("ti anti si tha mi ma", "te ante se vhe e mhe"),
    "impv": ("tu antu hi tha mi ma", "taṃ antaṃ ssu vho e āmase"),
    "opt": (
        "eyya eyyuṃ eyyāsi eyyātha eyyāmi eyyāma",
        "etha eraṃ etho eyyāvho eyyaṃ eyyāmhe",
    ),
    "perf": ("a u e ttha aṃ mha", "ttha re ttho vho iṃ mhe"),
    "impf": ("ā ū o ttha aṃ mhā", "ttha tthuṃ se vhaṃ iṃ mhase"),
    "aor": ("ī uṃ o ttha iṃ mhā", "ā ū se vhaṃ aṃ mhe"),
    "fut": (
        "ssati ssanti ssasi ssatha ssāmi ssāma",
        "ssate ssante ssase ssavhe ssaṃ ssāmhe",
    ),
    "cond": (
        "ssā ssaṃsu sse ssatha ssaṃ ssāmhā",
        "ssatha ssisu ssase ssavhe ssiṃ ssāmhase",
    ),
}
# Sutta 408: the persons go in pairs of singular and plural, third, second, first.
PERSONS = ("3", "2", "1")
CELLS = tuple((person, number) for person in PERSONS for number in ("sg", "pl"))


def endings(tense: str, voice: str) -> tuple[str, ...]:
    """The six endings of a tense in a voice."""
    return tuple(_SETS[tense][voice == "A"].split())


ENDINGS = {
    (tense, voice, person, number): ending
    for tense in _SETS
    for voice in "PA"
    for (person, number), ending in zip(CELLS, endings(tense, voice), strict=True)
}


def _set(w: Word) -> Word | None:
    """The set of endings of the time asked for, after the stem as one."""
    if w.parts[-1].kind == "ending":
        return None
    return joined(w).attach("ending", "", TENSES[w.feature("tense")])


@sutta(414, tense="pres")
def vattamana_paccuppanne(w: Word) -> Word | None:
    """Present time takes the endings called vattamānā."""
    return _set(w)


@sutta(415, tense="impv", with_="none persons")
def anatyasitthe(w: Word) -> Word | None:
    """Command and wish take the endings called pañcamī."""
    return _set(w)


@sutta(416, tense="opt")
def anumatiparikappa(w: Word) -> Word | None:
    """Consent and supposition take the endings called sattamī."""
    return _set(w)


@sutta(417, tense="perf")
def apaccakkhe(w: Word) -> Word | None:
    """Past time that was not witnessed takes the endings called parokkhā."""
    return _set(w)


@sutta(418, tense="impf", with_="none persons")
def hiyyopabhuti(w: Word) -> Word | None:
    """Past time from yesterday back takes the endings called hiyyattanī."""
    return _set(w)


@sutta(419, tense="aor", with_="none persons")
def samipejjatani(w: Word) -> Word | None:
    """Time just past takes the endings called ajjatanī."""
    return _set(w)


@sutta(420, tense="impf aor", with_="mā")
def mayoge(w: Word) -> Word | None:
    """With mā, hiyyattanī and ajjatanī serve all times."""
    return _set(w)


@sutta("420-ca", tense="impv", with_="mā")
def mayoge_ca(w: Word) -> Word | None:
    """With mā, pañcamī serves too."""
    return _set(w)


@sutta(421, tense="fut")
def anagate(w: Word) -> Word | None:
    """Time to come takes the endings called bhavissantī."""
    return _set(w)


@sutta(422, tense="cond")
def kriyatipanne(w: Word) -> Word | None:
    """An action of the past that failed to happen takes the endings called kālātipatti."""
    return _set(w)


def _person(w: Word) -> Word | None:
    """The ending of the person and number, out of the six of the voice."""
    ending = w.parts[-1]
    if ending.kind != "ending" or ending.name not in "PA":
        return None
    key = (w.feature("tense"), ending.name, w.feature("person"), w.feature("number"))
    name = ENDINGS[key]
    return w.replace(-1, Part("ending", name, name))


@sutta(410, person="3")
def namamhi_pathamo(w: Word) -> Word | None:
    """The third person goes with any noun or pronoun that means the same as the ending."""
    return _person(w)


@sutta(411, person="2")
def tumhe_majjhimo(w: Word) -> Word | None:
    """The second person goes with tumha."""
    return _person(w)


@sutta(412, person="1")
def amhe_uttamo(w: Word) -> Word | None:
    """The first person goes with amha."""
    return _person(w)


@sutta(409, with_="persons")
def sabbesam_paro(w: Word) -> Word | None:
    """When one verb speaks of several persons, the later one decides, in the plural."""
    return _person(w)


def _listed(number: str, tense: str) -> None:
    """Suttas 423-430: the ending of the cell out of the twelve of its set."""

    def ending(w: Word) -> Word:
        key = (tense, w.feature("voice"), w.feature("person"), w.feature("number"))
        return w.put(Part("stem", "stem", ENDINGS[key]))

    ending.__doc__ = f"{TENSES[tense].capitalize()} has these twelve endings."
    sutta(number, tense=tense)(ending)


for _number, _tense in enumerate(_SETS, 423):
    _listed(str(_number), _tense)
