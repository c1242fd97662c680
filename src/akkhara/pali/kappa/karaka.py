"""Book 3, kāraka: the roles of a noun in a sentence and the cases that say them.

Suttas 271-283 name the roles (apādāna, sampadāna, okāsa, karaṇa, kamma, kattā, hetu, and sāmī, who
is none of the six); suttas 284-315 give each role, and senses that are no role, their case. A rule
reads a `Clause`, a word of a sentence in one of its possible cases, and says what it can be there
and how firmly: with a companion that the sutta names, as the common sense of the case, or as a
sense that the sutta allows and no companion shows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from akkhara.data import read_rows
from akkhara.errors import DataError
from akkhara.pali.endings import Reading, readings
from akkhara.rules import rule as registered

__all__ = ["CASE_OF", "ROLES", "SENSES", "VIBHATTI", "Clause", "Finding", "Role", "belongs"]

# How firmly a role is found: by a companion that the sutta names, as the common sense of the case,
# as a sense of it without a sign, as a rare one.
SHOWN, COMMON, OPEN, RARE = 0, 2, 4, 6
# The seven vibhattis by the case names of requests.
VIBHATTI = {
    "nom": "paṭhamā",
    "voc": "paṭhamā",
    "acc": "dutiyā",
    "ins": "tatiyā",
    "dat": "catutthī",
    "abl": "pañcamī",
    "gen": "chaṭṭhī",
    "loc": "sattamī",
}


@cache
def _companions() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for row in read_rows("akkhara.pali", "data/karaka.tsv", ("class", "member", "source", "note")):
        found[row["class"]] = (*found.get(row["class"], ()), row["member"])
    return found


@lru_cache(maxsize=16384)
def belongs(word: str, cls: str) -> bool:
    """Whether a word is of a class of `data/karaka.tsv`.

    >>> belongs("bhāyanti", "fear"), belongs("gacchati", "fear")
    (True, False)
    """
    members = _companions().get(cls)
    if members is None:
        raise DataError(f"data/karaka.tsv has no class {cls!r}")
    for member in members:
        head, tail = member.endswith("-"), member.startswith("-")
        bare = member.strip("-")
        if head and tail:
            if bare in word:
                return True
        elif (
            (head and word.startswith(bare))
            or (tail and word.endswith(bare) and word != bare)
            or (not head and not tail and word == bare)
        ):
            return True
    return False


class Clause(NamedTuple):
    """A word of a sentence, read in one case: the words, which one it is, the reading, and what
    was written to the left of it without a space (a prefix)."""

    words: tuple[str, ...]
    at: int
    reading: Reading
    attached: str = ""

    @property
    def word(self) -> str:
        """The word itself."""
        return self.words[self.at]

    def beside(self, *classes: str) -> str:
        """The first other word of the sentence that is of one of the classes, or nothing."""
        for cls in classes:
            for place, word in enumerate(self.words):
                if place != self.at and belongs(word, cls):
                    return word
        return ""

    def agreeing(self, cls: str) -> str:
        """The first other word of the class that can stand in the same case and number."""
        for place, word in enumerate(self.words):
            if place != self.at and belongs(word, cls):
                for one in readings(word):
                    if one[:2] == self.reading[:2]:
                        return word
        return ""

    def just_before(self, *classes: str) -> str:
        """The word or attached prefix just before, when it is of one of the classes."""
        before = self.attached or (self.words[self.at - 1] if self.at else "")
        return before if any(belongs(before, cls) for cls in classes) else ""

    def is_a(self, *classes: str) -> str:
        """The word itself, when it is of one of the classes."""
        return self.word if any(belongs(self.word, cls) for cls in classes) else ""


class Finding(NamedTuple):
    """What a rule finds: how firmly, by which word, and under which extra rule."""

    cost: int
    by: str = ""
    extra: str = ""


class Role(NamedTuple):
    """A rule of book 3: its id, the role or sense it names, the case it speaks of, its function."""

    id: str
    karaka: str
    case: str
    function: Callable[[Clause], Finding | None]


# Roles by sutta (271-283); senses with their case by sutta (284-315); the case of each role.
ROLES: list[Role] = []
SENSES: list[Role] = []
CASE_OF: dict[tuple[str, str], str] = {}

Function = Callable[[Clause], Finding | None]


def role(number: int | str, karaka: str, case: str) -> Callable[[Function], Function]:
    """Decorator: under this sutta a word in `case` has that role."""
    id = str(number)
    registered(f"kacc.{id}")

    def keep(function: Function) -> Function:
        ROLES.append(Role(id, karaka, case, function))
        return function

    return keep


def sense(number: int | str, karaka: str, case: str) -> Callable[[Function], Function]:
    """Decorator: under this sutta the case is used in a sense that is no role."""
    id = str(number)
    registered(f"kacc.{id}")

    def keep(function: Function) -> Function:
        SENSES.append(Role(id, karaka, case, function))
        return function

    return keep


def case_of(number: int, karaka: str, case: str) -> None:
    """Sutta `number` gives the role that case."""
    registered(f"kacc.{number}")
    CASE_OF[karaka, case] = str(number)


def shown(by: str, extra: str = "") -> Finding | None:
    """A finding by a companion, or none."""
    return Finding(SHOWN, by, extra) if by else None


# The roles


@role(271, "apādāna", "abl")
def yasma_dapeti(c: Clause) -> Finding | None:
    """That from which one departs, of which one is afraid, from which one takes."""
    return shown(c.beside("depart", "fear", "take")) or Finding(COMMON)


@role(272, "apādāna", "abl")
def dhatunamanam(c: Clause) -> Finding | None:
    """Beside ji with parā and bhū with pa, nouns of birth, the prefixes apa, ā, upari, pati."""
    return shown(
        c.beside("ji-parā", "bhū-pa", "born")
        or c.just_before("prefix-abl")
        or c.beside("prefix-abl")
    )


@role("272-api", "apādāna", "abl")
def dhatunamanam_api(c: Clause) -> Finding | None:
    """Beside rahitā, rite, vinā, nānā."""
    return shown(c.beside("vinā"))


@sense("272-api", "", "acc")
@sense("272-api", "", "ins")
def dhatunamanam_api_also(c: Clause) -> Finding | None:
    """Beside the same particles the second and third case too."""
    return shown(c.beside("vinā"))


@sense("272-ca", "apādāna", "abl")
def dhatunamanam_ca(c: Clause) -> Finding | None:
    """Since: yato and the like."""
    return shown(c.word if c.word in ("yato", "yatohaṃ", "yatvādhikaraṇaṃ") else "")


@role("272-ādi", "apādāna", "abl")
def dhatunamanam_adi(c: Clause) -> Finding | None:
    """The space or time between two actions."""
    return shown(c.is_a("time", "distance"))


@role(273, "apādāna", "abl")
def rakkhanatthanam(c: Clause) -> Finding | None:
    """What one wishes to keep another from."""
    return shown(c.beside("rakkh"))


@role(274, "apādāna", "abl")
def yena_vadassanam(c: Clause) -> Finding | None:
    """By whom one wishes not to be seen."""
    return shown(c.beside("hide"))


@sense("274-vā", "okāsa", "loc")
def yena_vadassanam_va(c: Clause) -> Finding | None:
    """The seventh case instead."""
    return shown(c.beside("hide"))


@role(275, "apādāna", "abl")
def durantika(c: Clause) -> Finding | None:
    """Distance, nearness, measure of road and time, an absolutive left out, direction, comparison,
    abstaining, purity, release, cause, seclusion, measure, before, bondage, quality, question,
    little, a cause that is no agent."""
    named = c.beside(*_OF_275)
    own = c.is_a("direction", "little", "cause", "before")
    abstract = c.word if c.word.endswith(("tā", "ttā", "āya")) else ""
    return shown(named or own or abstract) or Finding(OPEN)


_OF_275 = (
    "far",
    "near",
    "time-measure",
    "tvālopa",
    "direction",
    "compare",
    "abstain",
    "pure",
    "release",
    "cause",
    "secluded",
    "measure",
    "before",
    "bond",
    "ask",
    "little",
)


@sense("275-dūra", "", "acc")
@sense("275-dūra", "", "ins")
def durantika_dura(c: Clause) -> Finding | None:
    """Beside words for far and near the second and third case too."""
    return shown(c.beside("far", "near"))


@sense("275-vibhatta", "", "gen")
def durantika_vibhatta(c: Clause) -> Finding | None:
    """In comparison the sixth case too."""
    return shown(c.beside("compare"))


@sense("275-bandhana", "", "ins")
def durantika_bandhana(c: Clause) -> Finding | None:
    """In bondage the third case too."""
    return shown(c.beside("bond"))


@sense("275-pañha", "", "acc")
@sense("275-pañha", "", "ins")
def durantika_panha(c: Clause) -> Finding | None:
    """In question and telling the second and third case too."""
    return shown(c.beside("ask"))


@sense("275-thoka", "", "ins")
def durantika_thoka(c: Clause) -> Finding | None:
    """thoka, appamattaka, kiccha in the third case too."""
    return shown(c.is_a("little"))


@sense("275-ca", "", "ins")
@sense("275-ca", "", "gen")
def durantika_ca(c: Clause) -> Finding | None:
    """Words of cause in the third and sixth case too."""
    return shown(c.is_a("cause") or c.beside("cause"))


@role(276, "sampadāna", "dat")
def yassa_datukamo(c: Clause) -> Finding | None:
    """Whom one wishes to give, whom something pleases, to whom one owes."""
    return shown(c.beside("give", "please", "owe")) or Finding(COMMON)


@role(277, "sampadāna", "dat")
def silagha(c: Clause) -> Finding | None:
    """Whom one praises, hides from, attends, swears to, longs for, is angry with, envies; whom one
    tells; the purpose; what one moves towards; whom one wishes well."""
    return shown(c.beside(*_OF_277) or c.is_a("purpose")) or Finding(OPEN)


_OF_277 = (
    "silāgha",
    "hanu",
    "ṭhā",
    "sapa",
    "owe",
    "piha",
    "kudha",
    "duha",
    "issa",
    "usūya",
    "rādha",
    "ikkha",
    "su",
    "gi",
    "tell",
    "alaṃ",
    "deem",
    "go",
    "bless",
    "consent",
)


@role("277-attha", "sampadāna", "dat")
def silagha_attha(c: Clause) -> Finding | None:
    """Many uses bound to phrases, pabhū among them."""
    return shown(c.beside("sampadāna-phrase"))


@sense("277-gati", "", "acc")
def silagha_gati(c: Clause) -> Finding | None:
    """What one moves towards, in the second case too."""
    return shown(c.beside("go"))


@sense("277-rādha", "", "acc")
def silagha_radha(c: Clause) -> Finding | None:
    """Beside rādha and ikkha the second case too."""
    return shown(c.beside("rādha", "ikkha"))


@role(278, "okāsa", "loc")
def yodharo(c: Clause) -> Finding | None:
    """Where it is: pervaded, touched, the scope, or near."""
    return Finding(COMMON)


@role(279, "karaṇa", "ins")
def yena_va(c: Clause) -> Finding | None:
    """By means of which one does, sees, hears."""
    return Finding(COMMON)


@role(280, "kamma", "acc")
def yam_karoti(c: Clause) -> Finding | None:
    """What one does, sees, hears; beside a participle in ta that means the agent too (626)."""
    by = c.beside("passive")
    # dānaṃ dinno devadatto: the participle stands for the giver, not for what is given.
    agent = by.endswith("o") and not by.endswith("bbo")
    return Finding(SHOWN, by, "626") if agent else Finding(COMMON)


@role(281, "kattā", "ins")
def yo_karoti(c: Clause) -> Finding | None:
    """Who does it: beside a participle or passive, not said by the ending of the verb."""
    by = c.beside("passive")
    return Finding(COMMON - 1, by) if by else Finding(OPEN)


@role(281, "kattā", "nom")
def yo_karoti_nom(c: Clause) -> Finding | None:
    """Who does it, said by the ending of the verb: the first case (284)."""
    return Finding(OPEN)


@role(282, "hetu+kattā", "nom")
def yo_kareti(c: Clause) -> Finding | None:
    """Who makes another act, beside a causative; he is called kattā too (282-ca)."""
    by = c.beside("causative")
    if by:
        return Finding(SHOWN, by, "282-ca")
    by = c.beside("causative-like")
    return Finding(OPEN, by, "282-ca") if by else None


@role(283, "sāmī", "gen")
def yassa_va(c: Clause) -> Finding | None:
    """Whose it is."""
    return Finding(COMMON)


# The cases of the roles

case_of(284, "kattā", "nom")
case_of(284, "hetu+kattā", "nom")
case_of(286, "karaṇa", "ins")
case_of(288, "kattā", "ins")
case_of(293, "sampadāna", "dat")
case_of(295, "apādāna", "abl")
case_of(297, "kamma", "acc")
case_of(301, "sāmī", "gen")
case_of(302, "okāsa", "loc")


# Senses that are no roles, with their case


@sense(284, "liṅgattha", "nom")
def lingatthe(c: Clause) -> Finding | None:
    """The meaning of the word alone."""
    return Finding(COMMON - 1)


@sense(285, "ālapana", "voc")
def alapane(c: Clause) -> Finding | None:
    """Address."""
    return shown(c.beside("address")) or Finding(OPEN)


@sense(287, "sahādiyoga", "ins")
def sahadiyoge(c: Clause) -> Finding | None:
    """Beside saha, saddhiṃ, samaṃ, vinā."""
    return shown(c.beside("saha"))


@sense(289, "hetu", "ins")
def hetvatthe(c: Clause) -> Finding | None:
    """The cause."""
    return shown(c.beside("dwell") or c.is_a("cause")) or Finding(OPEN)


@sense(290, "sattamyattha", "ins")
def sattamyatthe(c: Clause) -> Finding | None:
    """In the sense of the seventh case: a time."""
    return shown(c.is_a("time")) or Finding(RARE)


@sense(291, "aṅgavikāra", "ins")
def yenangavikaro(c: Clause) -> Finding | None:
    """The limb by whose defect one is known."""
    return shown(c.beside("defect"))


@sense(292, "visesana", "ins")
def visesane(c: Clause) -> Finding | None:
    """A qualifier."""
    return shown(c.beside("qualify")) or Finding(RARE)


@sense(294, "namoyogādi", "dat")
def namoyogadisu(c: Clause) -> Finding | None:
    """Beside namo, sotthi, svāgataṃ."""
    return shown(c.beside("namo"))


@sense(296, "kāraṇa", "abl")
def karanatthe(c: Clause) -> Finding | None:
    """The reason."""
    return Finding(OPEN)


@sense(298, "kāladdhāna-accantasaṃyoga", "acc")
def kaladdhanam(c: Clause) -> Finding | None:
    """A time or a distance covered without interruption."""
    return shown(c.is_a("time", "distance"))


@sense(299, "kammappavacanīyayutta", "acc")
def kammappavacaniya(c: Clause) -> Finding | None:
    """Beside abhi, anu, pati, pari."""
    return shown(c.beside("pavacanīya"))


@sense(300, "causee", "acc")
def gatibuddhi(c: Clause) -> Finding | None:
    """Who is made to act, in the second case."""
    return _made_to_act(c)


@sense(300, "causee", "ins")
@sense(300, "causee", "gen")
def gatibuddhi_va(c: Clause) -> Finding | None:
    """Who is made to act, when the second case is not taken."""
    return _made_to_act(c)


def _made_to_act(c: Clause) -> Finding | None:
    by = c.beside("causative")
    if by:
        return Finding(SHOWN, by)
    by = c.beside("causative-like")
    return Finding(OPEN, by) if by else None


@sense(303, "", "gen")
@sense(303, "", "loc")
def samissaradhipati(c: Clause) -> Finding | None:
    """Beside sāmī, issara, adhipati, dāyāda, sakkhī, patibhū, pasuta, kusala."""
    return shown(c.beside("lord"))


@sense(304, "niddhāraṇa", "gen")
@sense(304, "niddhāraṇa", "loc")
def niddharane(c: Clause) -> Finding | None:
    """Those out of whom one is singled out."""
    if c.reading.number != "pl":
        return None
    return shown(c.beside("superlative")) or Finding(RARE)


@sense(305, "anādara", "gen")
@sense(305, "anādara", "loc")
def anadare(c: Clause) -> Finding | None:
    """He in spite of whom it is done: he and a participle in the same case."""
    return shown(c.agreeing("participle"))


@sense(306, "chaṭṭhyattha", "acc")
def kvaci_dutiya(c: Clause) -> Finding | None:
    """The second case in the sense of the sixth."""
    return Finding(RARE)


@sense(307, "tatiyattha", "acc")
def tatiyasattaminam(c: Clause) -> Finding | None:
    """The second case in the sense of the third."""
    return Finding(RARE)


@sense(307, "sattamyattha", "acc")
def tatiyasattaminam_loc(c: Clause) -> Finding | None:
    """The second case in the sense of the seventh."""
    return shown(c.is_a("time")) or Finding(RARE)


@sense(308, "tatiyattha", "gen")
def chatthi_ca(c: Clause) -> Finding | None:
    """The sixth case in the sense of the third."""
    return Finding(COMMON, c.beside("passive")) if c.beside("passive") else Finding(RARE)


@sense(308, "sattamyattha", "gen")
def chatthi_ca_loc(c: Clause) -> Finding | None:
    """The sixth case in the sense of the seventh."""
    return Finding(RARE)


@sense(309, "dutiyattha", "gen")
def dutiyapancaminam(c: Clause) -> Finding | None:
    """The sixth case in the sense of the second."""
    return Finding(RARE)


@sense(309, "pañcamyattha", "gen")
def dutiyapancaminam_abl(c: Clause) -> Finding | None:
    """The sixth case in the sense of the fifth: of whom one is afraid."""
    return shown(c.beside("fear")) or Finding(RARE)


@sense(310, "kammattha", "loc")
@sense(310, "karaṇattha", "loc")
def kammakarana(c: Clause) -> Finding | None:
    """The seventh case in the sense of kamma and karaṇa."""
    return Finding(RARE)


@sense(310, "nimittattha", "loc")
def kammakarana_nimitta(c: Clause) -> Finding | None:
    """The seventh case in the sense of a motive."""
    return shown(c.beside("harm")) or Finding(RARE)


@sense(311, "sampadānattha", "loc")
def sampadane_ca(c: Clause) -> Finding | None:
    """The seventh case in the sense of sampadāna."""
    return shown(c.beside("give")) or Finding(RARE)


@sense(312, "pañcamyattha", "loc")
def pancamyatthe(c: Clause) -> Finding | None:
    """The seventh case in the sense of the fifth."""
    return shown(c.beside("rakkh")) or Finding(RARE)


@sense(313, "kāla", "loc")
def kalabhavesu(c: Clause) -> Finding | None:
    """A point of time."""
    return shown(c.is_a("time")) or Finding(RARE)


@sense(313, "bhāva", "loc")
def kalabhavesu_bhava(c: Clause) -> Finding | None:
    """An action that marks another: a noun and its participle."""
    return shown(c.agreeing("participle") or c.is_a("participle"))


@sense(314, "upa-adhika", "loc")
def upadhyadhika(c: Clause) -> Finding | None:
    """Beside upa: what is exceeded."""
    return shown(c.beside("upa"))


@sense(314, "adhi-issara", "loc")
def upadhyadhika_adhi(c: Clause) -> Finding | None:
    """Beside adhi: the lord or the ruled."""
    return shown(c.beside("adhi"))


@sense(315, "maṇḍita", "ins")
@sense(315, "maṇḍita", "loc")
def manditussukkesu(c: Clause) -> Finding | None:
    """Beside words for pleased."""
    return shown(c.beside("maṇḍita"))


@sense(315, "ussukka", "ins")
@sense(315, "ussukka", "loc")
def manditussukkesu_ussukka(c: Clause) -> Finding | None:
    """Beside words for eager."""
    return shown(c.beside("ussukka"))
