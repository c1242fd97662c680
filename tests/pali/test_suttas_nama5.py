"""Book 2, kaṇḍa 5 (suttas 247-270): adverbial suffixes, comparison, smā as nā.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_248_kvaci_to(acts, idle):
    """The suffix to is sometimes added in the sense of the fifth case."""
    acts(248, "pron", "ya + to", "yato")
    acts(248, "pron", "ta + to", "tato")
    idle(248, "pron", "ya + dā", "yadā", "the suffix asked for must be to")


def test_sutta_249_tratha_sattamiya(acts, idle):
    """Tra and tha are added to pronouns in the sense of the seventh case."""
    acts(249, "pron", "ya + tra", "yatra")
    acts(249, "pron", "ya + tha", "yattha")
    idle(249, "pron", "ya + to", "yato", "the suffix asked for must be tra or tha")


def test_sutta_250_sabbato_dhi(acts, idle):
    """Dhi is added to sabba in the sense of the seventh case."""
    acts(250, "pron", "sabba + dhi", "sabbadhi")
    idle(250, "pron", "sabba + dā", "sadā", "the suffix asked for must be dhi")


def test_sutta_251_kisma_vo(acts, idle):
    """Va is added to kiṃ in the sense of the seventh case."""
    acts(251, "pron", "kiṃ + va", "kva")
    idle(251, "pron", "kiṃ + thaṃ", "kathaṃ", "the suffix asked for must be va")


def test_sutta_252_himhamhincanam(acts, idle):
    """Hiṃ, haṃ and hiñcanaṃ are added to kiṃ in the sense of the seventh case."""
    acts(252, "pron", "kiṃ + haṃ", "kuhaṃ")
    idle(252, "pron", "ta + haṃ", "tahaṃ", "the base must be of the class kiṃ")


def test_sutta_253_tamha_ca(acts, idle):
    """Hiṃ and haṃ are added to ta in the sense of the seventh case."""
    acts(253, "pron", "ta + haṃ", "tahaṃ")
    idle(253, "pron", "kiṃ + haṃ", "kuhaṃ", "the base must be of the class ta")


def test_sutta_254_imasma_hadha(acts, idle):
    """Ha and dha are added to ima in the sense of the seventh case."""
    acts(254, "pron", "ima + ha", "iha")
    acts(254, "pron", "ima + dha", "idha")
    idle(254, "pron", "ima + to", "ito", "the suffix asked for must be ha or dha")


def test_sutta_255_yato_him(acts, idle):
    """Hiṃ is added to ya in the sense of the seventh case."""
    acts(255, "pron", "ya + hiṃ", "yahiṃ")
    idle(255, "pron", "ya + to", "yato", "the suffix asked for must be hiṃ")


def test_sutta_257_kimsabbannekaya(acts, idle):
    """Dā is added to kiṃ, sabba, añña, eka and ya in the sense of time."""
    acts(257, "pron", "añña + dā", "aññadā")
    acts(257, "pron", "eka + dā", "ekadā")
    idle(257, "pron", "ta + dā", "tadā", "the base must be of the class dādi")


def test_sutta_258_tamha_dani(acts, idle):
    """Dāni is added to ta in the sense of time."""
    acts(258, "pron", "ta + dāni", "tadāni")
    idle(258, "pron", "ta + to", "tato", "the suffix asked for must be dāni")


def test_sutta_259_imasma_rahidhunadani(acts, idle):
    """Rahi, dhunā and dāni are added to ima in the sense of time."""
    acts(259, "pron", "ima + rahi", "etarahi")
    acts(259, "pron", "ima + dhunā", "adhunā")
    idle(259, "pron", "ima + ha", "iha", "the suffix asked for must be rahi or dhunā or dāni")


def test_sutta_260_sabbassa_so(acts, idle):
    """Sabba as a whole is optionally sa before dā."""
    acts(260, "pron", "sabba + dā", "sadā")
    idle(260, "pron", "ya + dā", "yadā", "the base must be of the class sabba")


def test_sutta_261_avanno_ye(acts, idle):
    """Final a and ā are elided before a suffix that begins with y."""
    acts(261, "seam", "paṇḍita + -ya", "paṇḍicca")
    idle(261, "seam", "mana + maya", "manomaya", "261 is no rule of this operation (compound seam)")


def test_sutta_262_vuddhassa_jo(acts, idle):
    """Vuḍḍha as a whole becomes ja before iya and iṭṭha."""
    acts(262, "taddhita", "vuḍḍha + iya (degree)", "jeyyo")
    idle(262, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the stem must end in vuḍḍha")


def test_sutta_263_pasatthassa_so(acts, idle):
    """Pasattha as a whole becomes sa before iya and iṭṭha."""
    acts(263, "taddhita", "pasattha + iṭṭha (degree)", "seṭṭho")
    idle(263, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the stem must end in pasattha")


def test_sutta_264_antikassa_nedo(acts, idle):
    """Antika as a whole becomes neda before iya and iṭṭha."""
    acts(264, "taddhita", "antika + iya (degree)", "nediyo")
    idle(264, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the stem must end in antika")


def test_sutta_265_balhassa_sadho(acts, idle):
    """Bāḷha as a whole becomes sādha before iya and iṭṭha."""
    acts(265, "taddhita", "bāḷha + iya (degree)", "sādhiyo")
    idle(265, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the stem must end in bāḷha")


def test_sutta_266_appassa_kana(acts, idle):
    """Appa as a whole becomes kaṇa before iya and iṭṭha."""
    acts(266, "taddhita", "appa + iya (degree)", "kaṇiyo")
    idle(266, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the stem must end in appa")


def test_sutta_267_yuvananca(acts, idle):
    """Yuva as a whole becomes kana before iya and iṭṭha."""
    acts(267, "taddhita", "yuva + iya (degree)", "kaniyo")
    idle(267, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the stem must end in yuva")


def test_sutta_268_vantumantuvinam(acts, idle):
    """The suffixes vantu, mantu and vī are elided before iya and iṭṭha."""
    acts(268, "taddhita", "satimantu + iya (degree)", "satiyo")
    idle(
        268, "taddhita", "pāpa + iya (degree)", "pāpiyo", "the base must be of the class ntu or vī"
    )


def test_sutta_269_yavatam(acts, idle):
    """T, l, ṇ, n and d with the y that follows become c, l, ñ and j."""
    acts(269, "seam", "paṇḍita + -ya", "paṇḍicca")
    acts(269, "decl", "jāti f abl sg", "jaccā")
    idle(269, "decl", "maccu m ins sg", "maccunā", "the base must be of the class jāti")


def test_sutta_270_sma_nava(acts, idle):
    """Smā counts as nā after amha, tumha, rāja, brahma, atta, sakha, satthu and pitu."""
    acts(270, "decl", "amha x abl sg", "mayā")
    acts(270, "decl", "tumha x abl sg", "tayā")
    idle(
        270,
        "pron",
        "ima x abl sg",
        "imamhā",
        "the base must be of the class tumha or amha or rāja or brahma or atta or sakha or satthu",
    )
