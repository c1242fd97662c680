"""Book 8, uṇādi: which suffixes follow which roots and stems (624-673).

`own` names keep a suffix of this book apart from one of book 7 that is called the same: rules for
the past participle in ta do not touch the ta of 656.
"""

from __future__ import annotations

from akkhara.pali.kappa.book7 import sutta
from akkhara.pali.kappa.kita1 import affix
from akkhara.pali.word import Word

ANY, NEUTER, MALE = "m f n", "n m f", "m n f"
READY = "-"


# What suffixes mean (624-626)


@sutta(624, joins="suffix", sensed="agent")
def kattari_kita(w: Word) -> Word:
    """The suffixes called kita mean the agent."""
    return w


@sutta(625, joins="suffix", sensed="bhāva-kamma", before="tabba anīya ṇya teyya ricca ta kha")
def bhavakammesu_kicca(w: Word) -> Word:
    """The suffixes called kicca, ta and kha mean action and object."""
    return w


@sutta(626, end="ta", sensed="agent", fore_kept="ṃ")
def kammani_dutiyayam(w: Word) -> Word:
    """Ta means the agent when the object stands by in the second case."""
    return w


# The suffixes

affix(
    "625-adi",
    "kha",
    NEUTER,
    "Kha follows a root after kiñci too.",
    sense="bhāva kamma",
    fore="kiñci",
)
affix(627, "ma", MALE, "Ma follows khī, bhī, su and others.", sense="agent", cls="mādi")
affix(
    628,
    "tha",
    "m",
    "Tha follows sam, dam and others.",
    sense="agent",
    cls="samādi-tha",
    wider="sūvusādi √as{eat}",
)
affix(
    "628:ma",
    "ma",
    MALE,
    "Ma follows du, hi and others.",
    sense="agent",
    cls="samādi-ma",
    wider="mādi",
)
affix(632, "la ya", NEUTER, "La and ya follow al, kal, sal.", sense="agent", cls="alādi")
affix(633, "yāṇa lāṇa", NEUTER, "Yāṇa and lāṇa follow kal, sal.", sense="agent", cls="√kal √sal")
affix("634-ca", "ka", MALE, "Ka follows math.", sense="agent", cls="√math")
affix(
    635,
    "tabba anīya ṇya",
    NEUTER,
    "The suffixes called kicca mean command, permission and the right time.",
    sense="command permission time",
    named="command permission time",
)
affix(
    636,
    "ṇī",
    ANY,
    "Ṇī follows any root for certainty and debt.",
    sense="certainty debt",
    named="certainty debt",
)
affix(
    "636-ca",
    "tabba anīya ṇya",
    NEUTER,
    "The suffixes called kicca too mean certainty and debt.",
    sense="certainty debt",
    named="certainty debt",
)
affix(637, "tuṃ", "", "Tuṃ follows beside araha, sakka, bhabba.", sense="purpose", cost=1)
affix(
    643,
    "ta",
    NEUTER,
    "Ta follows bhī and others, and roots of thinking, knowing and honouring.",
    sense="kamma agent",
    cls="bhyādi",
    cost=1,
)
affix(
    644,
    "thu",
    "m",
    "Thu follows vep, sī and others.",
    sense="produced",
    cls="thādi",
    wider="",
)
affix("644:ttima", "ttima", NEUTER, "Ttima follows ku, dā, bhū.", sense="produced", cls="ttimādi")
affix("644:ṇima", "ṇima", NEUTER, "Ṇima follows hu.", sense="produced", cls="√hu")
affix(
    645, "āni", "f", "Āni follows a root with na before it, in cursing.", sense="curse", fore="na"
)
affix(
    650,
    "ṇu",
    "m",
    "Ṇu follows kar and others.",
    sense="agent",
    cls="vattamānādi-ṇu",
    wider="hanādi-ṇu",
)
affix(
    "650:yu",
    "yu",
    "m",
    "Yu follows vā, and stays as it is.",
    sense="agent",
    own="yu/650",
    cls="vattamānādi-yu",
)
affix(
    "650:ta",
    "ta",
    NEUTER,
    "Ta follows bhū, in present and past.",
    sense="agent",
    cls="vattamānādi-ta",
    cost=1,
)
affix(
    651, "ṇī", ANY, "Ṇī follows gam, bhaj.", sense="future habit", named="future", cls="gamādi-ṇī"
)
affix(
    "651:ghiṇ",
    "ghiṇ",
    ANY,
    "Ghiṇ follows su and ṭhā.",
    sense="future habit",
    text="ī",
    cls="gamādi-ghiṇ",
)
affix(
    652,
    "ṇvu tu",
    ANY,
    "Ṇvu and tu follow for a purpose, in the future.",
    sense="purpose future",
    named="purpose future",
)
affix(
    653,
    "ṇa ta yu ti",
    MALE,
    "Nouns of action serve the future, in the fourth case.",
    sense="bhāva future",
    named="future",
)
affix(
    654,
    "ṇa",
    ANY,
    "Ṇa follows a root with its object before it, in the future.",
    sense="future",
    named="future",
    led="word",
)
affix(655, "ssaṃ", ANY, "Ssaṃ follows any root, in the future.", sense="future", text="ssanta")
affix("655:ntu", "ntu", ANY, "Ntu follows any root, in the future.", sense="future", text="nta")
affix("655:āna", "āna", ANY, "Āna follows any root, in the future.", sense="future")
affix(
    "655:māna",
    "māna",
    ANY,
    "Māna follows any root, in the future.",
    sense="future",
    named="future",
)
affix(
    656,
    "ta",
    NEUTER,
    "Ta follows chad, cit and others.",
    sense="agent instrument",
    own="ta/656",
    cls="chadādi",
    cost=1,
)
affix(
    "656:traṇ",
    "traṇ",
    NEUTER,
    "Traṇ follows chad, cit and others.",
    sense="agent instrument",
    text="tra",
    own="tra",
    plain=True,
    cls="chadādi",
    wider="",
)
affix(
    657,
    "ṇitta",
    "n",
    "Ṇitta follows vad and others for a group.",
    sense="group",
    cls="vadādi",
    wider="",
)
affix(
    658,
    "tti",
    "f",
    "Tti follows mid, pad, ranj.",
    sense="agent bhāva",
    cls="midādi",
    wider="",
)
affix("658:ti", "ti", "f", "Ti follows tan, dhā.", sense="agent bhāva", own="ti/658", cls="tanādi")
affix(659, "ḍha", MALE, "Ḍha follows us.", sense="agent", cls="√us")
affix("659:ṭha", "ṭha", "n", "Ṭha follows ranj.", sense="agent", cls="√ranj")
affix(660, "tha", MALE, "Tha follows sū, vu and as.", sense="agent", cls="sūvusādi √as{eat}")
affix(661, "dha", NEUTER, "Dha follows ranj.", sense="agent", cls="√ranj")
affix("661:da", "da", MALE, "Da follows ud, ind and others.", sense="agent", cls="udādi", wider="")
affix("661:idda", "idda", ANY, "Idda follows dal.", sense="agent", cls="√dal")
affix("661:ka", "ka", MALE, "Ka follows sus, suc, vac.", sense="agent", cls="susādi")
affix("661:ira", "ira", "n m", "Ira follows vaj.", sense="agent", cls="√vaj")
affix(663, "ka", MALE, "Ka follows kaḍi and others.", sense="agent", cls="kaḍyādi")
affix("664-ca", "ka", MALE, "Ka follows khād, am, gam.", sense="agent", cls="khādādi")
affix(665, "ala", NEUTER, "Ala follows paṭ, kal and others.", sense="agent", cls="paṭādi", wider="")
affix("666:ama", "ama", MALE, "Ama follows putha.", sense="agent", cls="puthādi")
affix("666:jana", "jana", "m", "Putha stands before jana.", sense="agent", cls="puthādi")
affix("666:ī", "ī", "f", "Ī follows putha.", sense="agent", cls="puthādi")
affix(667, "tu", "m", "Tu follows sas.", sense="agent", own="tu/667", cls="sasādi-tu")
affix("667:du", "du", "m f n", "Du follows dad, ad, mad.", sense="agent", cls="sasādi-du", wider="")
affix(
    668,
    "īvara",
    MALE,
    "Īvara follows ci, pā, dhā.",
    sense="agent",
    cls="cyādi",
    wider="",
)
affix(
    669,
    "i",
    "m f n",
    "I follows mun, yat, agg and others.",
    sense="agent",
    cls="munādi",
    wider="dādhā",
)
affix(670, "ūra", MALE, "Ūra follows vid, vall and others.", sense="agent", cls="vidādi", wider="")
affix(
    671,
    "nu",
    "m f n",
    "Nu follows han, dhe.",
    sense="agent",
    cls="hanādi-nu",
    wider="",
)
affix(
    "671:ṇu",
    "ṇu",
    "m n",
    "Ṇu follows jan, bhā and others.",
    sense="agent",
    own="nu/671",
    plain=True,
    cls="hanādi-ṇu",
)
affix(
    "671:tu",
    "tu",
    "m",
    "Tu follows dhā, si, ki, hi.",
    sense="agent",
    own="tu/671",
    cls="hanādi-tu",
)
affix(
    672,
    "ṭha",
    NEUTER,
    "Ṭha follows kuṭ, kus, kaṭ.",
    sense="agent",
    cls="kuṭādi",
    wider="√ranj",
)
affix(673, "ussa nusa", "m", "Ussa and nusa follow man.", sense="agent", cls="manuādi")
affix(
    "673:isa",
    "isa",
    "m f n",
    "Isa follows suṇ, mah and others.",
    sense="agent",
    cls="isādi",
    wider="",
)
affix("673:asa", "asa", "m f n", "Asa follows al.", sense="agent", cls="aladi-asa")
