"""Book 2, kaṇḍa 4 (suttas 211-246): atta, general endings, feminines, address.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_211_attanto_hismim(acts, idle):
    """The final of atta becomes ana before hi."""
    acts(211, "decl", "atta m ins pl", "attanehi")
    idle(211, "decl", "rāja m ins pl", "rājehi", "the base must be of the class atta")


def test_sutta_212_tato_smim_ni(acts, idle):
    """After atta, smiṃ becomes ni."""
    acts(212, "decl", "atta m loc sg", "attani")
    idle(212, "decl", "ādi m loc sg", "ādiṃ", "the base must be of the class atta or addha")


def test_sutta_213_sassa_no(acts, idle):
    """After atta, sa becomes no."""
    acts(213, "decl", "atta m gen sg", "attano")
    idle(213, "decl", "aggi m gen sg", "aggino", "the base must be of the class atta")


def test_sutta_214_sma_na(acts, idle):
    """After atta, smā becomes nā."""
    acts(214, "decl", "atta m abl sg", "attanā")
    idle(214, "decl", "go m abl sg", "gāvā", "the base must be of the class atta")


def test_sutta_215_jhalato_ca(acts, idle):
    """After masculine and neuter i and u, smā is nā."""
    acts(215, "decl", "aggi m abl sg", "agginā")
    acts(215, "decl", "bhikkhu m abl sg", "bhikkhunā")
    idle(215, "decl", "aggi m nom pl", "aggayo", "the ending smā must stand there unreplaced")


def test_sutta_216_ghapato_smim_yam(acts, idle):
    """After feminine vowels smiṃ is optionally yaṃ."""
    acts(216, "decl", "ratti f loc sg", "rattiyaṃ")
    acts(216, "decl", "itthī f loc sg", "itthiyaṃ")
    idle(
        216,
        "decl",
        "mātu f loc sg",
        "mātari",
        "52 came first (mātu + smiṃ → mātu + yā); the ending smiṃ must stand there unreplaced",
    )


def test_sutta_217_yonam_ni(acts, idle):
    """After a neuter stem yo is optionally ni."""
    acts(217, "decl", "aṭṭhi n nom pl", "aṭṭhīni")
    acts(217, "decl", "āyu n nom pl", "āyūni")
    idle(217, "decl", "sabba n nom pl", "sabbāni", "the final vowel must be called jha or la")


def test_sutta_218_ato_niccam(acts, idle):
    """After a neuter stem in a, yo is always ni."""
    acts(218, "decl", "ya n nom pl", "yāni")
    acts(218, "decl", "ya n acc pl", "yāni")
    idle(218, "decl", "aṭṭhi n nom pl", "aṭṭhī", "the stem must end in a")


def test_sutta_219_sim(acts, idle):
    """After a neuter stem in a, si is aṃ."""
    acts(219, "decl", "ta n nom sg", "taṃ")
    idle(219, "decl", "sukhakārī n nom sg", "sukhakāri", "the stem must end in a")


def test_sutta_220_sesato_lopam(acts, idle):
    """After all other stems si and ga are elided."""
    acts(220, "decl", "itthī f nom sg", "itthī")
    acts(220, "decl", "daṇḍī m voc sg", "daṇḍi")
    idle(
        220, "decl", "itthī f gen sg", "itthiyā", "the ending si or ga must stand there unreplaced"
    )


def test_sutta_221_sabbasam_avuso(acts, idle):
    """After āvuso, prefixes and particles every ending is elided."""
    acts(221, "decl", "āvuso x voc sg", "āvuso")
    acts(221, "decl", "evaṃ (nipāta, any ending)", "evaṃ")
    idle(221, "decl", "ayyā f voc sg", "ayye", "the base must be of the class nipāta")


def test_sutta_222_pumassa_lingadisu(acts, idle):
    """The final of puma is elided before liṅga, bhāva, kokila and the like."""
    acts(222, "seam", "puma + liṅga", "puṃliṅga")
    idle(222, "seam", "mana + maya", "manomaya", "the base must be of the class puma")


def test_sutta_223_am_yamito(acts, idle):
    """After feminine ī, aṃ is optionally yaṃ."""
    acts(223, "decl", "itthī f acc sg", "itthiyaṃ")
    acts(223, "decl", "nadī f acc sg", "nadiyaṃ")
    idle(223, "decl", "daṇḍī m acc sg", "daṇḍinaṃ", "the final vowel must be called pa")


def test_sutta_224_nam_jhato(acts, idle):
    """After a masculine ī that was shortened, aṃ is naṃ."""
    acts(224, "decl", "daṇḍī m acc sg", "daṇḍinaṃ")
    acts(224, "decl", "bhogī m acc sg", "bhoginaṃ")
    idle(224, "decl", "vessabhū m acc sg", "vessabhuṃ", "the final vowel must be called jha")


def test_sutta_225_yonam_no(acts, idle):
    """After a masculine ī that was shortened, yo is no."""
    acts(225, "decl", "daṇḍī m nom pl", "daṇḍino")
    acts(225, "decl", "daṇḍī m voc pl", "daṇḍino")
    idle(225, "decl", "aggi m nom pl", "aggayo", "84 must have acted before")


def test_sutta_226_smim_ni(acts, idle):
    """After a masculine ī that was shortened, smiṃ is ni."""
    acts(226, "decl", "daṇḍī m loc sg", "daṇḍini")
    idle(226, "decl", "byādhi m loc sg", "byādhimhi", "84 must have acted before")


def test_sutta_227_kissa_ka_ve(acts, idle):
    """Kiṃ becomes k before the suffix va."""
    acts(227, "pron", "kiṃ + va", "kva")
    idle(227, "pron", "kiṃ + to", "kuto", "the ending va must stand there unreplaced")


def test_sutta_228_ku_himhamsu(acts, idle):
    """Kiṃ becomes ku before hiṃ and haṃ."""
    acts(228, "pron", "kiṃ + haṃ", "kuhaṃ")
    idle(228, "pron", "ta + haṃ", "tahaṃ", "the base must be of the class kiṃ")


def test_sutta_229_sesesu_ca(acts, idle):
    """Kiṃ becomes ka before the remaining endings."""
    acts(229, "pron", "kiṃ m acc sg", "kaṃ")
    idle(229, "pron", "amu m acc sg", "amuṃ", "the base must be of the class kiṃ")


def test_sutta_230_tratothesu_ca(acts, idle):
    """Kiṃ becomes ku before tra, to and tha."""
    acts(230, "pron", "kiṃ + to", "kuto")
    acts(230, "pron", "kiṃ + tha", "kuttha")
    idle(230, "pron", "eta + to", "ato", "the base must be of the class kiṃ")


def test_sutta_231_sabbassetassakaro(acts, idle):
    """Eta as a whole is optionally a before to and tha."""
    acts(231, "pron", "eta + to", "ato")
    idle(231, "pron", "kiṃ + to", "kuto", "the base must be of the class eta")


def test_sutta_232_tre_niccam(acts, idle):
    """Eta as a whole is always a before tra."""
    acts(232, "pron", "eta + tra", "atra")
    idle(232, "pron", "ya + tra", "yatra", "the base must be of the class eta")


def test_sutta_233_e_tothesu(acts, idle):
    """Eta as a whole becomes e before to and tha."""
    acts(233, "pron", "eta + to", "etto")
    acts(233, "pron", "eta + tha", "ettha")
    idle(233, "pron", "kiṃ + to", "kuto", "the base must be of the class eta")


def test_sutta_234_imassi(acts, idle):
    """Ima as a whole becomes i before thaṃ, dāni, ha, to and dha."""
    acts(234, "pron", "ima + ha", "iha")
    acts(234, "pron", "ima + to", "ito")
    idle(
        234,
        "pron",
        "ima + dhunā",
        "adhunā",
        "the ending thaṃ or dāni or ha or to or dha must stand there unreplaced",
    )


def test_sutta_235_a_dhunamhi(acts, idle):
    """Ima as a whole becomes a before dhunā."""
    acts(235, "pron", "ima + dhunā", "adhunā")
    idle(
        235,
        "pron",
        "ima + ha",
        "iha",
        "234 came first (ima + ha → i + ha); the stem must end in ima",
    )


def test_sutta_236_eta_rahimhi(acts, idle):
    """Ima as a whole becomes eta before rahi."""
    acts(236, "pron", "ima + rahi", "etarahi")
    idle(
        236,
        "pron",
        "ima + ha",
        "iha",
        "234 came first (ima + ha → i + ha); the stem must end in ima",
    )


def test_sutta_237_itthiyam_ato(acts, idle):
    """After a stem in a the feminine suffix is ā."""
    acts(237, "decl", "sabba + ā", "sabbā")
    acts(237, "decl", "ya + ā", "yā")
    idle(
        237,
        "pron",
        "sabba + dhi",
        "sabbadhi",
        "237 is no rule of this operation (adverbial suffixes)",
    )


def test_sutta_238_nadadito_i(acts, idle):
    """After nada and the like the feminine suffix is ī."""
    acts(238, "decl", "nada + ī", "nadī")
    acts(238, "decl", "kumāra + ī", "kumārī")
    idle(238, "decl", "mātula + ī", "mātulānī", "the base must be of the class nadādi or nta or īā")


def test_sutta_239_navanikaneyya(acts, idle):
    """After stems formed with ṇava, ṇika, ṇeyya, ṇa and ntu the feminine suffix is ī."""
    acts(239, "decl", "māṇava + ī", "māṇavī")
    acts(239, "decl", "nāvika + ī", "nāvikī")
    idle(239, "decl", "mātula + ī", "mātulānī", "the base must be of the class ntu or ṇādi")


def test_sutta_240_patibhikkhuraji(acts, idle):
    """After pati, bhikkhu, rāja and stems in ī the feminine suffix is inī."""
    acts(240, "decl", "gahapati + inī", "gahapatānī")
    acts(240, "decl", "bhikkhu + inī", "bhikkhunī")
    idle(240, "decl", "mātula + ī", "mātulānī", "the suffix asked for must be inī")


def test_sutta_241_ntussa_tamikare(acts, idle):
    """Before the feminine ī ntu as a whole is optionally t."""
    acts(241, "decl", "guṇavantu + ī", "guṇavatī")
    acts(241, "decl", "kulavantu + ī", "kulavatī")
    idle(241, "decl", "mātula + ī", "mātulānī", "the base must be of the class ntu or nta")


def test_sutta_242_bhavato_bhoto(acts, idle):
    """Bhavanta as a whole becomes bhot before the feminine ī."""
    acts(242, "decl", "bhavanta + ī", "bhotī")
    acts(242, "decl", "bhavanta f voc sg", "bhadde")
    idle(242, "decl", "mātula + ī", "mātulānī", "the base must be of the class bhavanta")


def test_sutta_243_bho_ge_tu(acts, idle):
    """Bhavanta becomes bho before ga."""
    acts(243, "decl", "bhavanta m voc sg", "bho")
    idle(243, "decl", "bhavanta m ins sg", "bhavatā", "the ending ga must stand there unreplaced")


def test_sutta_244_akarapitadyantanam(acts, idle):
    """Final a becomes ā before ga."""
    acts(244, "decl", "purisa m voc sg", "purisā")
    acts(244, "decl", "rāja m voc sg", "rājā")
    idle(244, "decl", "daṇḍī m voc sg", "daṇḍi", "the stem must end in a")


def test_sutta_245_jhalapa_rassam(acts, idle):
    """A long final ī or ū is shortened before ga."""
    acts(245, "decl", "daṇḍī m voc sg", "daṇḍi")
    acts(245, "decl", "sayambhū m voc sg", "sayambhu")
    idle(245, "decl", "sakha m voc sg", "sakha", "the stem must end in ī or ū")


def test_sutta_246_akaro_va(acts, idle):
    """That ā before ga is optionally short."""
    acts(246, "decl", "atta m voc sg", "atta")
    acts(246, "decl", "satthu m voc sg", "sattha")
    idle(246, "decl", "daṇḍī m voc sg", "daṇḍi", "244 must have acted before")
