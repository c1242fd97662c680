"""Book 2, kaṇḍa 3 (suttas 161-210): pronouns, the mano group, ntu, rāja, satthu.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_161_tumhamhehi_namakam(acts, idle):
    """After tumha and amha, naṃ becomes ākaṃ."""
    acts(161, "pron", "tumha x dat pl padato", "tumhākaṃ")
    acts(161, "pron", "amha x gen pl padato", "amhākaṃ")
    idle(161, "pron", "tumha x ins pl", "tumhehi", "the ending naṃ must stand there unreplaced")


def test_sutta_162_va_yvappathamo(acts, idle):
    """After tumha and amha, the yo of the second case is optionally ākaṃ."""
    acts(162, "pron", "amha x acc pl", "amhākaṃ")
    idle(162, "pron", "tumha x ins pl", "tumhehi", "the case must be acc")


def test_sutta_163_sassam(acts, idle):
    """After tumha and amha, sa is optionally aṃ."""
    acts(163, "pron", "amha x dat sg", "amhaṃ")
    acts(163, "pron", "amha x gen sg", "amhaṃ")
    idle(163, "pron", "tumha x loc pl", "tumhesu", "the ending sa must stand there unreplaced")


def test_sutta_164_sabbanamakarate(acts, idle):
    """After a pronoun in a, the yo of the first case becomes e."""
    acts(164, "pron", "sabba m nom pl", "sabbe")
    acts(164, "pron", "ya m nom pl", "ye")
    idle(164, "decl", "deva m nom pl", "devā", "the base must be of the class sabbanāma or ekacca")


def test_sutta_165_dvandattha_va(acts, idle):
    """In a dvanda of pronouns this e is optional."""
    acts(165, "pron", "katarakatama m nom pl", "katarakatame")
    idle(
        165,
        "pron",
        "devāsuranāgagandhabbamanussa m nom pl",
        "devāsuranāgagandhabbamanussā",
        "the base must be of the class dvanda",
    )


def test_sutta_166_nannam_sabbanamikam(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(166, "pron", "pubbāpara m gen pl", "pubbāparānaṃ")
    acts(166, "pron", "pubbuttara m gen pl", "pubbuttarānaṃ")
    idle(
        166,
        "pron",
        "sabba m gen pl",
        "sabbesaṃ",
        "it forbids 178:amu, but the base must be of the class dvanda",
    )


def test_sutta_167_bahubbihimhi_ca(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(167, "pron", "piyapubba f dat sg", "piyapubbāya")
    idle(
        167,
        "pron",
        "dakkhiṇapubba f loc sg",
        "dakkhiṇapubbassaṃ",
        "it forbids 178:amu, but the base must be of the class bahubbīhi",
    )


def test_sutta_168_sabbato_nam(acts, idle):
    """After a pronoun, naṃ becomes saṃ or sānaṃ."""
    acts(168, "pron", "sabba m gen pl", "sabbesānaṃ")
    acts(168, "pron", "sabba f gen pl", "sabbāsaṃ")
    idle(168, "pron", "sabba m gen sg", "sabbassa", "the ending naṃ must stand there unreplaced")


def test_sutta_169_rajassa_raju(acts, idle):
    """Rāja as a whole becomes rāju before su, naṃ and hi, not always."""
    acts(169, "decl", "rāja m gen pl", "rājūnaṃ")
    acts(169, "decl", "rāja m ins pl", "rājūhi")
    idle(
        169,
        "decl",
        "rāja m nom sg",
        "rājā",
        "the ending su or naṃ or hi must stand there unreplaced",
    )


def test_sutta_170_sabbassimasse(acts, idle):
    """Ima as a whole is optionally e before su, naṃ and hi."""
    acts(170, "pron", "ima m loc pl", "esu")
    acts(170, "pron", "ima m ins pl", "ebhi")
    idle(170, "pron", "eta m loc pl", "etesu", "the base must be of the class ima")


def test_sutta_171_animi_namhi(acts, idle):
    """Ima as a whole becomes ana or imi before nā."""
    acts(171, "decl", "ima m ins sg", "anena")
    idle(171, "pron", "ima m loc pl", "imesu", "the ending nā must stand there unreplaced")


def test_sutta_172_anapumsakassayam(acts, idle):
    """Ima as a whole becomes ayaṃ before si, except in the neuter."""
    acts(172, "pron", "ima f nom sg", "ayaṃ")
    idle(172, "pron", "ima n nom sg", "idaṃ", "the gender must be m or f")


def test_sutta_173_amussa_mo_sam(acts, idle):
    """The m of amu optionally becomes s before si, except in the neuter."""
    acts(173, "pron", "amu m nom sg", "asu")
    acts(173, "pron", "amu f nom sg", "asu")
    idle(173, "pron", "amu n nom sg", "aduṃ", "the gender must be m or f")


def test_sutta_174_etatesam_to(acts, idle):
    """The t of ta and eta becomes s before si, except in the neuter."""
    acts(174, "pron", "eta m nom sg", "eso")
    acts(174, "pron", "eta f nom sg", "esā")
    idle(174, "pron", "itara m nom sg", "itaro", "the base must be of the class ta or eta")


def test_sutta_175_tassa_va_nattam(acts, idle):
    """The t of ta optionally becomes n in all genders and endings."""
    acts(175, "pron", "ta f ins sg", "nāya")
    acts(175, "pron", "ta m nom pl", "ne")
    idle(175, "pron", "eta f ins sg", "etāya", "the base must be of the class ta")


def test_sutta_176_sasmasmim_attam(acts, idle):
    """Ta as a whole is optionally a before sa, smā and smiṃ."""
    acts(176, "pron", "ta m gen sg", "assa")
    acts(176, "pron", "ta m abl sg", "asmā")
    idle(176, "pron", "amu f gen sg", "amussā", "the base must be of the class ta")


def test_sutta_177_imasaddassa_ca(acts, idle):
    """Ima as a whole too is optionally a before sa, smā and smiṃ."""
    acts(177, "pron", "ima m gen sg", "assa")
    acts(177, "pron", "ima f loc sg", "assaṃ")
    idle(177, "pron", "eta f gen sg", "etissā", "the base must be of the class ima")


def test_sutta_178_sabbato_ko(acts, idle):
    """After a pronoun the augment ka optionally comes before si."""
    acts(178, "pron", "sabba m nom sg", "sabbako")
    acts(178, "pron", "amu m nom sg", "amuko")
    idle(178, "decl", "purisa m nom sg", "puriso", "the base must be of the class")


def test_sutta_179_ghapato_smimsanam(acts, idle):
    """After a feminine pronoun smiṃ is optionally saṃ and sa sā."""
    acts(179, "pron", "sabba f loc sg", "sabbassaṃ")
    acts(179, "pron", "sabba f gen sg", "sabbassā")
    idle(179, "decl", "itthī f loc sg", "itthiyaṃ", "the base must be of the class sabbanāma")


def test_sutta_180_netahi_smimaya_ya(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(180, "pron", "amu f loc sg", "amuyaṃ")
    idle(
        180,
        "pron",
        "ta f gen sg",
        "tāya",
        "it forbids 111, but the ending must be smiṃ or its substitute",
    )


def test_sutta_181_manoganadito(acts, idle):
    """After the mano group smiṃ is optionally i and nā ā."""
    acts(181, "decl", "mana m ins sg", "manasā")
    acts(181, "decl", "sara m ins sg", "sarasā")
    idle(181, "decl", "mana m nom sg", "mano", "the ending smiṃ or nā must stand there unreplaced")


def test_sutta_182_sassa_co(acts, idle):
    """After the mano group sa becomes o."""
    acts(182, "decl", "tapa m gen sg", "tapaso")
    idle(182, "decl", "aggi m gen sg", "aggino", "the base must be of the class mano")


def test_sutta_183_etesam_o_lope(acts, idle):
    """The final of the mano group becomes o when its ending is elided in a compound."""
    acts(183, "seam", "mana + maya", "manomaya")
    idle(183, "decl", "pada n ins sg", "padasā", "183 is no rule of this operation (declension)")


def test_sutta_184_sa_sare_vagamo(acts, idle):
    """The augment s comes before these vowels after the mano group."""
    acts(184, "decl", "mana m ins sg", "manasā")
    acts(184, "decl", "vaca m loc sg", "vacasi")
    idle(184, "decl", "mana m nom sg", "mano", "181 or 181-ādi or 182 must have acted before")


def test_sutta_185_santasaddassa_so(acts, idle):
    """Santa as a whole becomes sa before bh, and b comes at its end."""
    acts(185, "seam", "santa + bhūta", "sabbhūta")
    acts(185, "decl", "santa m ins pl", "sabbhi")
    idle(185, "seam", "mana + maya", "manomaya", "the base must be of the class santa")


def test_sutta_186_simhi_gacchantadinam(acts, idle):
    """The nta of gacchanta and the like is optionally aṃ before si; the vowel before it …"""
    acts(186, "decl", "gacchanta m nom sg", "gacchaṃ")
    acts(186, "decl", "khādanta m nom sg", "khādaṃ")
    idle(186, "decl", "anta m nom sg", "anto", "the base must be of the class nta")


def test_sutta_187_sesesu_ntuva(acts, idle):
    """Before the other endings the nta of gacchanta and the like counts as ntu."""
    acts(187, "decl", "gacchanta m gen sg", "gacchato")
    acts(187, "decl", "gacchanta m ins sg", "gacchatā")
    idle(
        187,
        "decl",
        "gacchanta m nom sg",
        "gacchaṃ",
        "the ending ga or yo or aṃ",
    )


def test_sutta_188_rajadito_amanam(acts, idle):
    """After brahma, atta, sakha, rāja and the like aṃ is optionally ānaṃ."""
    acts(188, "decl", "brahma m acc sg", "brahmānaṃ")
    acts(188, "decl", "atta m acc sg", "attānaṃ")
    idle(188, "decl", "rāja m nom sg", "rājā", "the ending aṃ must stand there unreplaced")


def test_sutta_189_sya_ca(acts, idle):
    """After these, si becomes ā."""
    acts(189, "decl", "rāja m nom sg", "rājā")
    acts(189, "decl", "ātuma m nom sg", "ātumā")
    idle(189, "decl", "satthu m nom sg", "satthā", "the base must be of the class rājādi")


def test_sutta_190_yonamano(acts, idle):
    """After these, yo becomes āno."""
    acts(190, "decl", "brahma m nom pl", "brahmāno")
    acts(190, "decl", "atta m nom pl", "attāno")
    idle(190, "decl", "go m nom pl", "gāvo", "the base must be of the class rājādi")


def test_sutta_191_sakhato_cayo_no(acts, idle):
    """After sakha, yo becomes āyo and no too."""
    acts(191, "decl", "sakha m nom pl", "sakhino")
    idle(191, "decl", "go m nom pl", "gāvo", "the base must be of the class sakha")


def test_sutta_192_smime(acts, idle):
    """After sakha, smiṃ becomes e."""
    acts(192, "decl", "sakha m loc sg", "sakhe")
    idle(192, "decl", "ādi m loc sg", "ādiṃ", "the base must be of the class sakha")


def test_sutta_193_brahmato_gassa(acts, idle):
    """After brahma, ga becomes e."""
    acts(193, "decl", "brahma m voc sg", "brahme")
    idle(193, "decl", "daṇḍī m voc sg", "daṇḍi", "the base must be of the class brahma")


def test_sutta_194_sakhantassi(acts, idle):
    """The final of sakha becomes i before no, nā, naṃ and sa."""
    acts(194, "decl", "sakha m nom pl", "sakhino")
    acts(194, "decl", "sakha m gen pl", "sakhīnaṃ")
    idle(
        194,
        "decl",
        "sakha m ins pl",
        "sakhārehi",
        "the ending must be yo or nā or naṃ or sa or its substitute",
    )


def test_sutta_195_aro_himhi(acts, idle):
    """The final of sakha is optionally āra before hi."""
    acts(195, "decl", "sakha m ins pl", "sakhārehi")
    idle(195, "decl", "go m ins pl", "goṇehi", "the base must be of the class sakha")


def test_sutta_196_sunamamsu_va(acts, idle):
    """The final of sakha is optionally āra before su, naṃ and aṃ."""
    acts(196, "decl", "sakha m loc pl", "sakhāresu")
    acts(196, "decl", "sakha m gen pl", "sakhārānaṃ")
    idle(196, "decl", "go m loc pl", "goṇesu", "the base must be of the class sakha")


def test_sutta_197_brahmato_smim_ni(acts, idle):
    """After brahma, smiṃ becomes ni."""
    acts(197, "decl", "brahma m loc sg", "brahmani")
    idle(197, "decl", "ādi m loc sg", "ādiṃ", "the base must be of the class brahma")


def test_sutta_198_uttam_sanasu(acts, idle):
    """The final of brahma becomes u before sa and nā."""
    acts(198, "decl", "brahma m gen sg", "brahmuno")
    idle(198, "decl", "aggi m gen sg", "aggino", "the base must be of the class brahma")


def test_sutta_199_satthupitadinam(acts, idle):
    """The final of satthu, pitu and the like becomes ā before si, and si is elided."""
    acts(199, "decl", "satthu m nom sg", "satthā")
    acts(199, "decl", "pitu m nom sg", "pitā")
    idle(199, "decl", "pitu m gen sg", "pitussa", "the ending si must stand there unreplaced")


def test_sutta_200_annesvarattam(acts, idle):
    """The final of satthu, pitu and the like becomes āra before the other endings."""
    acts(200, "decl", "satthu m acc sg", "satthāraṃ")
    acts(200, "decl", "mātu f acc sg", "mātaraṃ")
    idle(
        200,
        "decl",
        "satthu m nom sg",
        "satthā",
        "199 came first (satthu + si → satthā); the stem must end in u",
    )


def test_sutta_201_va_nammhi(acts, idle):
    """Before naṃ that āra is optional."""
    acts(201, "decl", "mātu f gen pl", "mātarānaṃ")
    idle(201, "decl", "itthī f gen pl", "itthīnaṃ", "the base must be of the class satthu")


def test_sutta_202_satthunattam(acts, idle):
    """The final of satthu, and of pitu and the like, is optionally a before naṃ."""
    acts(202, "decl", "pitu m gen pl", "pitānaṃ")
    acts(202, "decl", "mātu f gen pl", "mātānaṃ")
    idle(202, "decl", "go m gen pl", "gavaṃ", "the base must be of the class satthu")


def test_sutta_203_u_sasmim(acts, idle):
    """The final of satthu and the like stays u before sa, and sa is optionally elided."""
    acts(203, "decl", "satthu m gen sg", "satthu")
    acts(203, "decl", "pitu m gen sg", "pitu")
    idle(203, "decl", "aggi m gen sg", "aggino", "the base must be of the class satthu")


def test_sutta_204_sakkamandhatadinam(acts, idle):
    """After sakkamandhātu and the like sa is always elided."""
    acts(204, "decl", "sakkamandhātu m gen sg", "sakkamandhātu")
    idle(204, "decl", "aggi m gen sg", "aggino", "the base must be of the class sakkamandhātu")


def test_sutta_205_tato_yonamo(acts, idle):
    """After that āra, yo becomes o."""
    acts(205, "decl", "pitu m nom pl", "pitaro")
    acts(205, "decl", "mātu f nom pl", "mātaro")
    idle(205, "decl", "go m nom pl", "gāvo", "200 must have acted before")


def test_sutta_206_tato_smimi(acts, idle):
    """After that āra, smiṃ becomes i."""
    acts(206, "decl", "satthu m loc sg", "satthari")
    acts(206, "decl", "mātu f loc sg", "mātari")
    idle(206, "decl", "ādi m loc sg", "ādiṃ", "200 must have acted before")


def test_sutta_207_na_a(acts, idle):
    """After that āra, nā becomes ā."""
    acts(207, "decl", "pitu m ins sg", "pitarā")
    acts(207, "decl", "mātu f ins sg", "mātarā")
    idle(207, "decl", "isi m ins sg", "isinā", "200 must have acted before")


def test_sutta_208_aro_rassam(acts, idle):
    """Āra is shortened before i."""
    acts(208, "decl", "satthu m loc sg", "satthari")
    acts(208, "decl", "kattu m loc sg", "kattari")
    idle(208, "decl", "ādi m loc sg", "ādiṃ", "200 must have acted before")


def test_sutta_209_pitadinam(acts, idle):
    """The āra of pitu and the like is shortened."""
    acts(209, "decl", "pitu m ins sg", "pitarā")
    acts(209, "decl", "pitu m nom pl", "pitaro")
    idle(209, "decl", "isi m ins sg", "isinā", "the base must be of the class pitu")


def test_sutta_210_tayatayinam(acts, idle):
    """The t of tayā and tayi is optionally tv."""
    acts(210, "pron", "tumha x loc sg", "tvayi")
    idle(
        210, "pron", "tumha x acc sg", "tuvaṃ", "the letters of the ending must be tayā or tayi now"
    )
