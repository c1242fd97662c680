"""Book 7, first and second kaṇḍa (suttas 524-570): which suffixes follow which roots.

Every rule adds a suffix; the genders say what the result can be, the likeliest first.
"""

from __future__ import annotations

from akkhara.pali.kappa.book7 import add, sutta
from akkhara.pali.word import Part, Word

__all__ = ["AFFIXES", "affix"]

AGENT, ACTION, NEUTER = "m f n", "m n", "n m f"


def affix(
    key: int | str,
    suffix: str,
    genders: str,
    says: str,
    *,
    sense: str = "",
    text: str = "",
    own: str = "",
    cost: int = 0,
    plain: bool = False,
    wider: str | None = None,
    **conditions: str,
) -> None:
    """A sutta that adds each of these suffixes under its conditions.

    `text`: the letters of the suffix where they are not its name; `own`: the name that the rules
    know it by, where another suffix is called the same; `plain`: its ṇ is no indicator;
    `wider`: the list of the sutta is open (-ādi), so that a root outside it takes the suffix, at a
    cost, when the request names it; its value are the lists of other suttas for that suffix.
    """
    if sense:
        conditions["meaning"] = sense

    def adds(w: Word) -> Word:
        made = add(w, w.feature("suffix"), genders, sense)
        part = made.parts[-1]
        marks = part.marks - {"ṇ"} if plain else part.marks
        return made.replace(-1, Part("suffix", own or part.name, text or part.text, marks))

    adds.__doc__ = says
    AFFIXES.append(str(key))
    sutta(key, optional=False, cost=cost, bound_after="", suffix=suffix, **conditions)(adds)
    if wider is not None:
        listed = f"{conditions.pop('cls')} {wider}"
        AFFIXES.append(f"{key}:ādi")
        sutta(
            f"{key}:ādi",
            optional=False,
            cost=cost + 2,
            bound_after="",
            suffix=suffix,
            not_cls=listed,
            open_to="suffix",
            **conditions,
        )(adds)


AFFIXES: list[str] = []

affix(
    524, "ṇa", AGENT, "Ṇa follows a root whose object stands before it.", sense="agent", led="word"
)
affix(
    "525",
    "a",
    AGENT,
    "A makes a name of a root with its object before it.",
    sense="name agent",
    led="word",
)
affix(
    "526",
    "a",
    AGENT,
    "A follows dad with pura before it.",
    sense="name agent",
    fore="pura",
    root="dad",
)
affix("527-a", "a", AGENT, "A follows any root for the agent.", sense="agent")
affix(527, "ṇvu tu āvī", AGENT, "Ṇvu, tu and āvī follow any root for the agent.", sense="agent")
affix(
    528,
    "ṇa",
    ACTION,
    "Ṇa follows vis, ruj, pad and others for the agent.",
    sense="agent",
    cls="visādi",
)
affix(529, "ṇa", ACTION, "Ṇa follows any root for the action.", sense="bhāva instrument")
affix(530, "kvi", AGENT, "Kvi, which is nothing, follows any root.", sense="agent bhāva")
affix(
    531,
    "ramma",
    ACTION,
    "Ramma follows dhar, kar and others.",
    sense="agent",
    cls="dharādi",
    wider="",
)
affix("532", "ṇī tu āvī", AGENT, "Ṇī, tu and āvī follow any root for a habit.", sense="habit")
affix(
    533,
    "yu",
    AGENT,
    "Yu follows roots of sound, anger, motion and others for a habit.",
    sense="habit",
    cls="saddādi",
    wider="",
)
affix(
    534,
    "rū",
    AGENT,
    "Rū follows gam with pāra and the like before it, for a habit.",
    sense="habit",
    led="word",
    root="gam",
)
affix(
    535,
    "rū",
    AGENT,
    "Rū follows bhikkh and others for a habit.",
    sense="habit",
    cls="bhikkhādi",
    wider="√gam",
)
affix(
    536,
    "ṇuka",
    AGENT,
    "Ṇuka follows han and others for a habit.",
    sense="habit",
    cls="hanādi-uka",
    wider="",
)
affix(538, "ra", "m f", "Ra follows han with saṃ.", sense="agent name", fore="saṃ", root="han")
affix("538-va", "ra", "m f", "Ra follows other roots too.", sense="agent name")
affix(
    540,
    "tabba anīya",
    NEUTER,
    "Tabba and anīya follow any root for action and object.",
    sense="bhāva kamma",
)
affix(541, "ṇya", NEUTER, "Ṇya follows any root for action and object.", sense="bhāva kamma")
affix("541-ca", "teyya", NEUTER, "Teyya follows for action and object.", sense="bhāva kamma")
affix(
    542, "ricca", "n", "Ricca follows kar for action and object.", sense="bhāva kamma", root="kar"
)
affix(547, "yu", "n", "Yu follows nand and others for action and object.", sense="bhāva kamma")
affix("548", "yu", AGENT, "Yu follows for the agent.", sense="agent")
affix("548:place", "yu", "n", "Yu follows for instrument and place.", sense="instrument place")
affix(551, "i", "m f", "I follows dā and dhā in names.", sense="name", cls="dādhā")
affix(552, "ti", "f m", "Ti follows any root in names, for a wish.", sense="name wish")
affix(
    "552-kit",
    "ta ṇa māna",
    AGENT,
    "Any kita suffix follows for a wish.",
    sense="name wish",
    named="wish name",
)
affix(553, "a ti yu", "f", "A, ti and yu make feminines of any root.", sense="feminine bhāva")
affix(554, "ririya", "f n", "Ririya follows kar.", sense="feminine bhāva", root="kar")
affix(
    555,
    "ta tavantu tāvī",
    AGENT,
    "Ta, tavantu and tāvī follow any root for past time.",
    sense="agent",
)
affix(
    556, "ta", NEUTER, "Ta follows any root for a past action and its object.", sense="bhāva kamma"
)
affix(
    557,
    "ta",
    AGENT,
    "Ta follows roots of knowing and going for the agent, at any time.",
    sense="agent",
    cls="budhagamādi",
)
affix(558, "ina", AGENT, "Ina follows ji for the agent.", sense="agent", root="ji")
affix(559, "ina", "m", "Ina follows sup for the agent.", sense="agent", root="sup")
affix("559-ca", "ina", "n", "Ina follows sup for the action.", sense="bhāva", root="sup")
affix(
    560,
    "kha",
    NEUTER,
    "Kha follows any root after īsaṃ, du, su.",
    sense="bhāva kamma",
    fore="īsaṃ du su",
)
affix(
    561,
    "tave tuṃ",
    "",
    "Tave and tuṃ follow beside verbs of wishing with the same agent.",
    sense="purpose",
)
affix(562, "tuṃ", "", "Tuṃ follows beside araha, sakkā and the like.", sense="purpose")
affix(563, "tuṃ", "", "Tuṃ follows in the sense of alaṃ.", sense="purpose")
affix(
    564,
    "tuna tvāna tvā",
    "",
    "Tuna, tvāna and tvā follow for the earlier of two actions of one agent.",
    sense="prior",
)
affix(565, "māna anta", AGENT, "Māna and anta follow any root for present time.", sense="agent")
affix(
    566,
    "ratthu",
    "m",
    "Ratthu follows sās.",
    sense="agent",
    cls="sāsādi",
    wider="",
)
affix(567, "ritu", "m", "Ritu follows pā.", sense="agent", root="pā")
affix(
    568,
    "rātu",
    "m f",
    "Rātu follows mān, bhās and others.",
    sense="agent",
    cls="mānādi",
    wider="",
)
affix("568-ca", "ritu", "f", "Ritu too follows them.", sense="agent", root="dhar mān bhās")
affix(569, "tuka", AGENT, "Tuka follows gam with ā.", sense="agent", fore="ā", root="gam")
affix(570, "ika", AGENT, "Ika follows gam in the sense of fit for it.", sense="agent", root="gam")
affix("571-vada", "ka", AGENT, "Ka follows vad and han.", sense="agent", cls="vadhādi")
