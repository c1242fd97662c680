"""Text to measure with: written for the purpose, the same in every run.

`running` draws words by Zipf's law, as in real prose a few words make most of the text and new
ones keep coming. The commonest are those of the Heart Sūtra and of some dhāraṇīs; the others are
composed of akṣaras of these texts. `distinct` never repeats a word: the worst case for any cache.
"""

from __future__ import annotations

import random
import re
from bisect import bisect
from itertools import accumulate

__all__ = ["distinct", "pali", "running", "words"]

_PROSE = """
oṃ namo bhagavatyai āryaprajñāpāramitāyai āryāvalokiteśvaro bodhisattvo gambhīrāyāṃ
prajñāpāramitāyāṃ caryāṃ caramāṇo vyavalokayati sma pañca skandhāḥ tāṃś ca svabhāvaśūnyān paśyati
sma iha śāriputra rūpaṃ śūnyatā śūnyataiva rūpam rūpān na pṛthak śūnyatā śūnyatāyā na pṛthag rūpam
yad rūpaṃ sā śūnyatā yā śūnyatā tad rūpam evam eva vedanāsaṃjñāsaṃskāravijñānāni iha śāriputra
sarvadharmāḥ śūnyatālakṣaṇā anutpannā aniruddhā amalā na vimalā nonā na paripūrṇāḥ tasmāc
chāriputra śūnyatāyāṃ na rūpaṃ na vedanā na saṃjñā na saṃskārā na vijñānāni na
cakṣuḥśrotraghrāṇajihvākāyamanāṃsi na rūpaśabdagandharasaspraṣṭavyadharmāḥ na cakṣurdhātur yāvan na
manovijñānadhātuḥ na vidyā nāvidyā na vidyākṣayo nāvidyākṣayo yāvan na jarāmaraṇaṃ na
jarāmaraṇakṣayo na duḥkhasamudayanirodhamārgā na jñānaṃ na prāptiḥ tasmād aprāptitvād
bodhisattvānāṃ prajñāpāramitām āśritya viharaty acittāvaraṇaḥ cittāvaraṇanāstitvād atrasto
viparyāsātikrānto niṣṭhanirvāṇaḥ tryadhvavyavasthitāḥ sarvabuddhāḥ prajñāpāramitām āśrityānuttarāṃ
samyaksaṃbodhim abhisaṃbuddhāḥ tasmāj jñātavyaṃ prajñāpāramitāmahāmantro mahāvidyāmantro
nuttaramantro samasamamantraḥ sarvaduḥkhapraśamanaḥ satyam amithyatvāt prajñāpāramitāyām ukto
mantraḥ tadyathā gate gate pāragate pārasaṃgate bodhi svāhā namo ratnatrayāya namaḥ samantabuddhānāṃ
oṃ maṇi padme hūṃ oṃ amogha vairocana mahāmudrā maṇi padma jvāla pravarttaya hūṃ hrīḥ bhrūṃ dhīḥ
trāṃ aḥ vaṃ raṃ khaṃ haṃ namo bhagavate trailokyaprativiśiṣṭāya buddhāya bhagavate oṃ viśodhaya
viśodhaya asamasamasamantāvabhāsaspharaṇagatigahanasvabhāvaviśuddhe abhiṣiñcatu māṃ sugatavaravacanā
amṛtābhiṣekair mahāmantrapadair āhara āhara āyuḥsaṃdhāraṇi śodhaya śodhaya gaganaviśuddhe
uṣṇīṣavijayaviśuddhe sahasraraśmisaṃcodite sarvatathāgatāvalokani ṣaṭpāramitāparipūraṇi
"""
_PALI = """
namo tassa bhagavato arahato sammāsambuddhassa evaṃ me sutaṃ ekaṃ samayaṃ bhagavā sāvatthiyaṃ
viharati jetavane anāthapiṇḍikassa ārāme tatra kho bhagavā bhikkhū āmantesi bhikkhavo ti bhadante ti
te bhikkhū bhagavato paccassosuṃ bhagavā etad avoca dveme bhikkhave antā pabbajitena na sevitabbā
idaṃ kho pana bhikkhave dukkhaṃ ariyasaccaṃ jātipi dukkhā jarāpi dukkhā maraṇampi dukkhaṃ
manopubbaṅgamā dhammā manoseṭṭhā manomayā na hi verena verāni sammantīdha kudācanaṃ averena ca
sammanti esa dhammo sanantano tuṇhī mūḷho brāhmaṇo saññā viññāṇaṃ saṅkhārā gantvā indriyāni
"""
_VOCABULARY = 100_000


def words() -> list[str]:
    """The words of the real texts, in their order."""
    return _PROSE.split()


def _aksharas(prose: str) -> list[str]:
    onset = "(?:kh|gh|ch|jh|ṭh|ḍh|th|dh|ph|bh|[kgṅcjñṭḍṇtdnpbmyrlvśṣsh])*"
    return [
        found
        for word in prose.split()
        for found in re.findall(f"{onset}(?:ai|au|[aāiīuūṛeo])", word)
        if found
    ]


def _vocabulary(seed: int, prose: str, finals: tuple[str, ...]) -> list[str]:
    chance = random.Random(seed)
    first = [found for found in _aksharas(prose) if not re.match("[jṅñṇ][^aāiīuūeo]", found)]
    known = list(dict.fromkeys(prose.split()))
    seen = set(known)
    inner = [found for found in first if found[0] not in "aāiīuūeoṛ"]
    while len(known) < _VOCABULARY:
        made = "".join(
            [chance.choice(first), *chance.choices(inner, k=chance.choice((1, 2, 3, 4)))]
        )
        made += chance.choice(finals)
        if made not in seen:
            seen.add(made)
            known.append(made)
    return known


def running(size: int, seed: int = 1) -> str:
    """At least `size` bytes (UTF-8) of running IAST, eight words and a daṇḍa a line."""
    return _drawn(size, seed, _PROSE, ("", "", "", "ṃ", "ḥ", "m", "t"))


def pali(size: int, seed: int = 3) -> str:
    """The same in Pali."""
    return _drawn(size, seed, _PALI, ("", "", "", "ṃ"))


def _drawn(size: int, seed: int, prose: str, finals: tuple[str, ...]) -> str:
    chance = random.Random(seed)
    known = _vocabulary(seed, prose, finals)
    weights = list(accumulate(1 / (rank + 2.7) for rank in range(len(known))))
    lines, made = [], 0
    while made < size:
        line = " ".join(known[bisect(weights, chance.random() * weights[-1])] for _ in range(8))
        lines.append(line + " |")
        made += len(lines[-1].encode()) + 1
    return "\n".join(lines)


def distinct(size: int, seed: int = 2) -> str:
    """At least `size` bytes of IAST in which no word stands twice."""
    chance = random.Random(seed)
    parts = [found for found in _aksharas(_PROSE) if found[0] not in "aāiīuūeoṛ"]
    seen: set[str] = set()
    made = 0
    while made < size:
        word = "".join(chance.choices(parts, k=chance.choice((3, 4, 5))))
        if word not in seen:
            seen.add(word)
            made += len(word.encode()) + 1
    return " ".join(sorted(seen, key=hash_free))


def hash_free(word: str) -> tuple[int, str]:
    """An order that does not depend on the interpreter's hash seed."""
    return len(word), word
