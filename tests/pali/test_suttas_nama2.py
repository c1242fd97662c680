"""Book 2, kaṇḍa 2 (suttas 120-160): stem and ending together.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_120_amhassa_mamam(acts, idle):
    """Amha with sa becomes mamaṃ."""
    acts(120, "pron", "amha x dat sg", "mamaṃ")
    acts(120, "pron", "amha x gen sg", "mamaṃ")
    idle(120, "pron", "tumha x dat sg", "tava", "the base must be of the class amha")


def test_sutta_121_mayam_yomhi(acts, idle):
    """Amha with the yo of the first case becomes mayaṃ."""
    acts(121, "decl", "amha x nom pl", "mayaṃ")
    idle(121, "decl", "purisa m nom pl", "purisā", "the base must be of the class amha")


def test_sutta_122_ntussa_nto(acts, idle):
    """Ntu with the yo of the first case becomes nto."""
    acts(122, "decl", "guṇavantu m nom pl", "guṇavanto")
    idle(122, "decl", "sabba m nom pl", "sabbe", "the base must be of the class ntu or nta")


def test_sutta_123_ntassa_se(acts, idle):
    """Ntu with sa is optionally ntassa."""
    acts(123, "decl", "sīlavantu m gen sg", "sīlavantassa")
    idle(123, "decl", "sīlavantu m nom sg", "sīlavā", "the ending sa must stand there unreplaced")


def test_sutta_124_a_simhi(acts, idle):
    """Ntu with si becomes ā."""
    acts(124, "decl", "guṇavantu m nom sg", "guṇavā")
    acts(124, "decl", "paññavantu m nom sg", "paññavā")
    idle(124, "decl", "satthu m nom sg", "satthā", "the base must be of the class ntu")


def test_sutta_125_am_napumsake(acts, idle):
    """In the neuter ntu with si becomes aṃ."""
    acts(125, "decl", "rucimantu n nom sg", "rucimaṃ")
    idle(125, "decl", "sukhakārī n nom sg", "sukhakāri", "the base must be of the class ntu")


def test_sutta_126_avanna_ca_ge(acts, idle):
    """Ntu with ga becomes aṃ, a or ā."""
    acts(126, "decl", "guṇavantu m voc sg", "guṇavaṃ")
    idle(126, "decl", "daṇḍī m voc sg", "daṇḍi", "the base must be of the class ntu or nta")


def test_sutta_127_to_ti_ta(acts, idle):
    """Ntu with sa, smiṃ and nā is optionally to, ti and tā."""
    acts(127, "decl", "guṇavantu m gen sg", "guṇavato")
    acts(127, "decl", "guṇavantu m loc sg", "guṇavati")
    idle(
        127,
        "decl",
        "guṇavantu m nom sg",
        "guṇavā",
        "the ending sa or smiṃ or nā must stand there unreplaced",
    )


def test_sutta_128_nammhi_tam(acts, idle):
    """Ntu with naṃ is optionally taṃ."""
    acts(128, "decl", "guṇavantu m gen pl", "guṇavataṃ")
    acts(128, "decl", "bhagavantu m gen pl", "bhagavataṃ")
    idle(
        128, "decl", "guṇavantu m nom pl", "guṇavanto", "the ending naṃ must stand there unreplaced"
    )


def test_sutta_129_imassidam(acts, idle):
    """In the neuter ima with aṃ or si is optionally idaṃ."""
    acts(129, "pron", "ima n acc sg", "idaṃ")
    acts(129, "pron", "ima n nom sg", "idaṃ")
    idle(129, "pron", "amu n acc sg", "aduṃ", "the base must be of the class ima")


def test_sutta_130_amussadum(acts, idle):
    """In the neuter amu with aṃ or si becomes aduṃ."""
    acts(130, "pron", "amu n acc sg", "aduṃ")
    acts(130, "pron", "amu n nom sg", "aduṃ")
    idle(130, "pron", "amu m acc sg", "amuṃ", "the gender must be n")


def test_sutta_132_yosu_dvinnam_dve(acts, idle):
    """Dvi with yo becomes dve in all genders."""
    acts(132, "numeral", "dvi f nom pl", "dve")
    idle(132, "numeral", "dvi x loc pl", "dvīsu", "the ending yo must stand there unreplaced")


def test_sutta_133_ti_catunnam(acts, idle):
    """Ti and catu with yo become tisso catasso, tayo cattāro, tīṇi cattāri by gender."""
    acts(133, "numeral", "ti f nom pl", "tisso")
    acts(133, "numeral", "ti m nom pl", "tayo")
    idle(133, "numeral", "ti x loc pl", "tīsu", "the ending yo must stand there unreplaced")


def test_sutta_134_pancadinam_akaro(acts, idle):
    """The final of pañca and the numerals that follow it, with yo, is a."""
    acts(134, "numeral", "pañca x nom pl", "pañca")
    acts(134, "numeral", "pañca x acc pl", "pañca")
    idle(134, "numeral", "dvi x nom pl", "dve", "the base must be of the class pañcādi")


def test_sutta_135_rajassa_ranno(acts, idle):
    """Rāja with sa becomes rañño or rājino."""
    acts(135, "decl", "rāja m dat sg", "rañño")
    idle(135, "decl", "rāja m ins sg", "raññā", "the ending sa must stand there unreplaced")


def test_sutta_136_rannam_nammhi(acts, idle):
    """Rāja with naṃ is optionally raññaṃ."""
    acts(136, "decl", "rāja m gen pl", "raññaṃ")
    idle(136, "decl", "go m gen pl", "gavaṃ", "the base must be of the class rāja")


def test_sutta_137_nammhi_ranna(acts, idle):
    """Rāja with nā is optionally raññā."""
    acts(137, "decl", "rāja m ins sg", "raññā")
    idle(137, "decl", "isi m ins sg", "isinā", "the base must be of the class rāja")


def test_sutta_138_ranne_rajini(acts, idle):
    """Rāja with smiṃ becomes raññe or rājini."""
    acts(138, "decl", "rāja m loc sg", "raññe")
    idle(138, "decl", "ādi m loc sg", "ādiṃ", "the base must be of the class rāja")


def test_sutta_139_tayi_mayi(acts, idle):
    """Tumha and amha with smiṃ become tayi and mayi."""
    acts(139, "pron", "tumha x loc sg", "tayi")
    idle(139, "pron", "tumha x nom sg", "tvaṃ", "the ending smiṃ must stand there unreplaced")


def test_sutta_140_tvam_aham(acts, idle):
    """Tumha and amha with si become tvaṃ and ahaṃ."""
    acts(140, "pron", "tumha x nom sg", "tvaṃ")
    acts(140, "pron", "amha x nom sg", "ahaṃ")
    idle(140, "pron", "tumha x loc sg", "tayi", "the ending si must stand there unreplaced")


def test_sutta_141_tava_mama(acts, idle):
    """Tumha and amha with sa become tava and mama."""
    acts(141, "pron", "tumha x gen sg", "tava")
    acts(141, "pron", "amha x gen sg", "mama")
    idle(141, "pron", "tumha x loc sg", "tayi", "the ending sa must stand there unreplaced")


def test_sutta_142_tuyham_mayham(acts, idle):
    """Tumha and amha with sa become tuyhaṃ and mayhaṃ too."""
    acts(142, "pron", "tumha x dat sg", "tuyhaṃ")
    acts(142, "pron", "amha x dat sg", "mayhaṃ")
    idle(142, "pron", "tumha x ins sg", "tayā", "the ending sa must stand there unreplaced")


def test_sutta_143_tam_mam(acts, idle):
    """Tumha and amha with aṃ become taṃ and maṃ."""
    acts(143, "pron", "tumha x acc sg", "taṃ")
    acts(143, "pron", "amha x acc sg", "maṃ")
    idle(143, "pron", "tumha x ins sg", "tayā", "the ending aṃ must stand there unreplaced")


def test_sutta_144_tavam_mamam(acts, idle):
    """Tumha and amha with aṃ are optionally tavaṃ and mamaṃ."""
    acts(144, "pron", "tumha x acc sg", "tavaṃ")
    acts(144, "pron", "amha x acc sg", "mamaṃ")
    idle(144, "pron", "ta x acc sg", "taṃ", "the base must be of the class tumha or amha")


def test_sutta_145_taya_maya(acts, idle):
    """Tumha and amha with nā become tayā and mayā."""
    acts(145, "pron", "tumha x ins sg", "tayā")
    acts(145, "pron", "amha x ins sg", "mayā")
    idle(145, "pron", "tumha x ins pl", "tumhehi", "the ending nā must stand there unreplaced")


def test_sutta_146_tuvam_tvam(acts, idle):
    """Tumha with aṃ becomes tuvaṃ and tvaṃ too."""
    acts(146, "pron", "tumha x acc sg", "tuvaṃ")
    idle(146, "pron", "amha x acc sg", "maṃ", "the base must be of the class tumha")


def test_sutta_147_padato_vo_no(acts, idle):
    """After a word, tumha and amha in the plural of cases two, four and six are optionally …"""
    acts(147, "pron", "tumha x acc pl padato", "vo")
    acts(147, "pron", "tumha x dat pl padato", "vo")
    idle(147, "pron", "eta m acc pl padato", "ete", "the base must be of the class tumha or amha")


def test_sutta_148_te_me(acts, idle):
    """After a word, tumha and amha in the singular are te and me."""
    acts(148, "pron", "amha x dat sg padato", "me")
    idle(148, "pron", "tumha x gen sg apadato", "tava", "the word must stand padato")


def test_sutta_149_na_ammhi(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(149, "pron", "tumha x acc sg padato", "taṃ")
    idle(
        149,
        "pron",
        "tumha x acc pl padato",
        "vo",
        "it forbids 148, and none of them could have acted",
    )


def test_sutta_150_te_me_tatiye(acts, idle):
    """After a word, tumha and amha in the third singular are optionally te and me."""
    acts(150, "pron", "tumha x ins sg padato", "te")
    acts(150, "pron", "amha x ins sg padato", "me")
    idle(150, "pron", "tumha x ins sg apadato", "tayā", "the word must stand padato")


def test_sutta_151_vo_no_hi(acts, idle):
    """After a word, tumha and amha with the hi of the third case become vo and no."""
    acts(151, "pron", "amha x ins pl padato", "no")
    idle(151, "pron", "tumha x ins pl apadato", "tumhehi", "the word must stand padato")


def test_sutta_152_pumantassa_simhi(acts, idle):
    """The final of puma with si becomes ā."""
    acts(152, "decl", "puma m nom sg", "pumā")
    idle(152, "decl", "puma m nom pl", "pumāno", "the ending si must stand there unreplaced")


def test_sutta_153_am_alapane(acts, idle):
    """The final of puma with ga becomes aṃ."""
    acts(153, "decl", "puma m voc sg", "pumaṃ")
    idle(153, "decl", "daṇḍī m voc sg", "daṇḍi", "the base must be of the class puma")


def test_sutta_154_samase_ca_vibhasa(acts, idle):
    """In a compound the final of puma optionally becomes aṃ."""
    acts(154, "seam", "itthipuma + napuṃsaka", "itthipumaṃnapuṃsaka")
    idle(154, "seam", "mana + maya", "manomaya", "the base must be of the class puma")


def test_sutta_155_yosvano(acts, idle):
    """The final of puma with yo becomes āno."""
    acts(155, "decl", "puma m nom pl", "pumāno")
    idle(155, "decl", "go m nom pl", "gāvo", "the base must be of the class puma")


def test_sutta_156_ane_smimmhi(acts, idle):
    """The final of puma with smiṃ is optionally āne."""
    acts(156, "decl", "puma m loc sg", "pumāne")
    idle(156, "decl", "ādi m loc sg", "ādiṃ", "the base must be of the class puma")


def test_sutta_157_hivibhattimhi(acts, idle):
    """The final of puma becomes āne before hi."""
    acts(157, "decl", "puma m ins pl", "pumānehi")
    idle(157, "decl", "go m ins pl", "goṇehi", "the base must be of the class puma")


def test_sutta_158_susmima_va(acts, idle):
    """The final of puma is optionally ā before su."""
    acts(158, "decl", "puma m loc pl", "pumāsu")
    idle(158, "decl", "go m loc pl", "goṇesu", "the base must be of the class puma")


def test_sutta_159_unamhi(acts, idle):
    """The final of puma is optionally u or ā before nā."""
    acts(159, "decl", "puma m ins sg", "pumānā")
    idle(159, "decl", "isi m ins sg", "isinā", "the base must be of the class puma")


def test_sutta_160_a_kammantassa(acts, idle):
    """The final of kamma is optionally u or a before nā."""
    acts(160, "decl", "kamma n ins sg", "kammanā")
    idle(160, "decl", "rūpa n ins sg", "rūpena", "the base must be of the class kamma or addha")
