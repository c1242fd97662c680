"""Book 2, kaṇḍa 1 (suttas 52-119): endings, their first substitutes, augments.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_54_tato_ca_vibhattiyo(acts, idle):
    """A case ending is attached to a nominal stem."""
    acts(54, "decl", "satthu m nom sg", "satthā")
    acts(54, "decl", "rāja m nom sg", "rājā")
    idle(
        54,
        "pron",
        "ta + thā (manner)",
        "tathā",
        "54 is no rule of this operation (adverbial suffixes)",
    )


def test_sutta_61_sagamo_se(acts, idle):
    """The augment s comes before sa, as long as sa is itself."""
    acts(61, "decl", "purisa m gen sg", "purisassa")
    acts(61, "decl", "aggi m gen sg", "aggissa")
    idle(
        61,
        "decl",
        "brahma m gen sg",
        "brahmuno",
        "198 came first (brahma + sa → brahmu + sa); the ending sa must stand there unreplaced",
    )


def test_sutta_62_samsasu_ekavacanesu(acts, idle):
    """The augment s comes before saṃ and sā, the singular substitutes of smiṃ and sa."""
    acts(62, "pron", "eta f gen sg", "etissā")
    acts(62, "pron", "ima f loc sg", "imissaṃ")
    idle(62, "decl", "aggi m ins sg", "agginā", "179 must have acted before")


def test_sutta_63_etimasam_i(acts, idle):
    """The final of etā and imā becomes i before saṃ, sā and ssāya."""
    acts(63, "pron", "eta f gen sg", "etissā")
    acts(63, "pron", "ima f loc sg", "imissaṃ")
    idle(63, "pron", "eta f ins sg", "etāya", "179 or 65 must have acted before")


def test_sutta_64_tassa_va(acts, idle):
    """The final of tā optionally becomes i before saṃ and sā."""
    acts(64, "pron", "ta f loc sg", "tissaṃ")
    acts(64, "pron", "ta f gen sg", "tissā")
    idle(64, "pron", "ima f loc sg", "imissaṃ", "the base must be of the class tad")


def test_sutta_65_tato_sassa_ssaya(acts, idle):
    """After tā, etā and imā the ending sa is optionally ssāya."""
    acts(65, "pron", "eta f gen sg", "etissāya")
    idle(65, "pron", "ya f gen sg", "yassā", "the base must be of the class tad or etima")


def test_sutta_66_gho_rassam(acts, idle):
    """Feminine ā is shortened before the singular substitutes saṃ and sā."""
    acts(66, "pron", "ta f gen sg", "tassā")
    acts(66, "pron", "ya f loc sg", "yassaṃ")
    idle(66, "pron", "ta f ins sg", "tāya", "179 must have acted before")


def test_sutta_67_no_ca_dvadito(acts, idle):
    """After dvi and the numerals that follow it the augment n comes before naṃ."""
    acts(67, "numeral", "dvi x gen pl", "dvinnaṃ")
    acts(67, "numeral", "ti x gen pl", "tinnaṃ")
    idle(67, "numeral", "dvi x loc pl", "dvīsu", "the ending naṃ must stand there unreplaced")


def test_sutta_68_ama_pato(acts, idle):
    """After feminine i, smiṃ is optionally aṃ and smā ā (usual after t)."""
    acts(68, "decl", "mati f loc sg", "matyaṃ")
    acts(68, "decl", "nikati f loc sg", "nikatyaṃ")
    idle(68, "decl", "bārāṇasī f loc sg", "bārāṇasiṃ", "the stem must end in ti")


def test_sutta_69_adito_o(acts, idle):
    """After ādi, smiṃ is optionally aṃ or o."""
    acts(69, "decl", "ādi m loc sg", "ādiṃ")
    idle(69, "decl", "diva m loc sg", "divā", "the base must be of the class ādi")


def test_sutta_70_jhalanam_iyuva(acts, idle):
    """Before a vowel final i and u optionally become iya and uva."""
    acts(70, "seam", "aggi + āgāra", "aggiyāgāra")
    acts(70, "seam", "bhikkhu + āsana", "bhikkhuvāsana")
    idle(70, "seam", "ti + daṇḍa", "tidaṇḍa", "the ending must open with a vowel")


def test_sutta_71_yavakara_ca(acts, idle):
    """Before a vowel final i and u also become y and v."""
    acts(71, "seam", "aggi + āgāra", "agyāgāra")
    acts(71, "seam", "su + āgata", "svāgata")
    idle(71, "seam", "catu + disa", "catudisa", "the ending must open with a vowel")


def test_sutta_72_pasannassa(acts, idle):
    """Feminine i becomes y before a substitute of an ending that begins with a vowel."""
    acts(72, "decl", "puthavī f abl sg", "puthabyā")
    acts(72, "decl", "ratti f abl sg", "ratyā")
    idle(72, "decl", "mātu f abl sg", "mātarā", "68 must have acted before")


def test_sutta_73_gava_se(acts, idle):
    """The o of go becomes āva before sa."""
    acts(73, "decl", "go m gen sg", "gāvassa")
    idle(73, "decl", "aggi m gen sg", "aggino", "the base must be of the class go")


def test_sutta_74_gava_yosu(acts, idle):
    """The o of go becomes āva before yo."""
    acts(74, "decl", "go m nom pl", "gāvo")
    acts(74, "decl", "go m acc pl", "gāvo")
    idle(74, "decl", "pasu m nom pl", "pasū", "the base must be of the class go")


def test_sutta_75_avamhi(acts, idle):
    """The o of go becomes āva or ava before aṃ."""
    acts(75, "decl", "go m acc sg", "gavaṃ")
    idle(75, "decl", "isi m acc sg", "isiṃ", "the base must be of the class go")


def test_sutta_76_avassu_va(acts, idle):
    """The final of gāva optionally becomes u before aṃ; aṃ is then ṃ (82)."""
    acts(76, "decl", "go m acc sg", "gāvuṃ")
    idle(76, "decl", "go m nom pl", "gāvo", "75 must have acted before")


def test_sutta_77_tato_namam_pati(acts, idle):
    """After go naṃ becomes aṃ and o becomes ava when pati follows and the ending is kept."""
    acts(77, "seam", "go + pati", "gavaṃ")
    idle(77, "seam", "go + eḷaka", "gavaeḷaka", "77 is no rule of this operation (compound seam)")


def test_sutta_78_o_sare(acts, idle):
    """In a compound the o of go becomes ava before a vowel."""
    acts(78, "seam", "go + eḷaka", "gavaeḷaka")
    idle(78, "seam", "go + pati", "gavaṃ", "78 is no rule of this operation (declension)")


def test_sutta_80_gona_nammhi(acts, idle):
    """Go as a whole is optionally goṇa before naṃ."""
    acts(80, "decl", "go m gen pl", "goṇānaṃ")
    idle(80, "decl", "aggi m gen pl", "aggīnaṃ", "the base must be of the class go")


def test_sutta_81_gona_suhinasu(acts, idle):
    """Go as a whole is optionally goṇa before su, hi and nā."""
    acts(81, "decl", "go m loc pl", "goṇesu")
    acts(81, "decl", "go m ins pl", "goṇehi")
    idle(81, "decl", "bhikkhu m loc pl", "bhikkhūsu", "the base must be of the class go")


def test_sutta_82_ammo_niggahitam(acts, idle):
    """After final i, ī, u and ū the ending aṃ is ṃ."""
    acts(82, "decl", "isi m acc sg", "isiṃ")
    acts(82, "decl", "bhikkhu m acc sg", "bhikkhuṃ")
    idle(82, "decl", "aggi m ins sg", "agginā", "the letters of the ending must be aṃ now")


def test_sutta_83_saralopo(acts, idle):
    """The final vowel of the stem is elided before a vowel that begins the ending or suffix."""
    acts(83, "decl", "purisa m acc sg", "purisaṃ")
    acts(83, "decl", "purisa m acc pl", "purise")
    idle(
        83,
        "decl",
        "purisa m gen sg",
        "purisassa",
        "61 came first (purisa + sa → purisa + s + sa); the stem must end in a or ā",
    )


def test_sutta_84_agho_rassam(acts, idle):
    """A long final ī or ū is shortened before the singular endings and yo."""
    acts(84, "decl", "itthī f acc sg", "itthiṃ")
    acts(84, "decl", "itthī f ins sg", "itthiyā")
    idle(84, "decl", "kaññā f acc sg", "kaññaṃ", "the stem must end in ī or ū")


def test_sutta_85_na_sismimanapumsakani(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(85, "decl", "itthī f nom sg", "itthī")
    acts(85, "decl", "daṇḍī m nom sg", "daṇḍī")
    idle(
        85,
        "decl",
        "daṇḍī m voc sg",
        "daṇḍi",
        "it forbids 84:ā, but the ending must be si or its substitute",
    )


def test_sutta_86_ubhadito(acts, idle):
    """After ubha naṃ is innaṃ."""
    acts(86, "numeral", "dvi x gen pl", "duvinnaṃ")
    idle(86, "numeral", "ubhaya x gen pl", "ubhayesaṃ", "the base must be of the class ubha")


def test_sutta_87_innam_innannam(acts, idle):
    """After ti naṃ is iṇṇaṃ or iṇṇannaṃ."""
    acts(87, "numeral", "ti x gen pl", "tiṇṇannaṃ")
    idle(87, "numeral", "dvi x gen pl", "dvinnaṃ", "the base must be of the class ti")


def test_sutta_88_yosu_digham(acts, idle):
    """The final vowel is long when yo has been elided or has become ni."""
    acts(88, "decl", "aggi m nom pl", "aggī")
    acts(88, "decl", "bhikkhu m nom pl", "bhikkhū")
    idle(88, "decl", "aggi m nom sg", "aggi", "118 or 217 or 218 must have acted before")


def test_sutta_89_sunamhisu(acts, idle):
    """A short final vowel is lengthened before su, naṃ, hi and their substitutes."""
    acts(89, "decl", "aggi m gen pl", "aggīnaṃ")
    acts(89, "decl", "aggi m ins pl", "aggīhi")
    idle(
        89,
        "decl",
        "aggi m ins sg",
        "agginā",
        "the ending must be su or naṃ or hi or its substitute",
    )


def test_sutta_90_pancadinam_attam(acts, idle):
    """The final of pañca and the numerals that follow it is a before su, naṃ and hi."""
    acts(90, "numeral", "pañca x loc pl", "pañcasu")
    acts(90, "numeral", "dasa x ins pl", "dasahi")
    idle(90, "numeral", "dvi x loc pl", "dvīsu", "the base must be of the class pañcādi")


def test_sutta_91_patissinimhi(acts, idle):
    """The final of pati becomes a before the suffix inī."""
    acts(91, "decl", "gahapati + inī", "gahapatānī")
    idle(
        91, "decl", "gahapati m nom sg", "gahapati", "91 is no rule of this operation (declension)"
    )


def test_sutta_92_ntussanto(acts, idle):
    """The final of the suffix ntu becomes a before su, naṃ, hi and yo."""
    acts(92, "decl", "guṇavantu m loc pl", "guṇavantesu")
    acts(92, "decl", "guṇavantu m gen pl", "guṇavantānaṃ")
    idle(92, "decl", "isi m gen pl", "isīnaṃ", "the base must be of the class ntu")


def test_sutta_93_sabbassa_va(acts, idle):
    """The suffix ntu as a whole is optionally a before aṃ and sa."""
    acts(93, "decl", "satimantu m acc sg", "satimaṃ")
    acts(93, "decl", "satimantu m gen sg", "satimassa")
    idle(
        93,
        "decl",
        "satimantu m nom sg",
        "satimā",
        "the ending aṃ or sa must stand there unreplaced",
    )


def test_sutta_94_simhi_va(acts, idle):
    """The final of ntu optionally becomes a before si."""
    acts(94, "decl", "himavantu m nom sg", "himavanto")
    idle(94, "decl", "satthu m nom sg", "satthā", "the base must be of the class ntu")


def test_sutta_95_aggissini(acts, idle):
    """The final of aggi is optionally ini before si."""
    acts(95, "decl", "aggi m nom sg", "aggini")
    idle(95, "decl", "satthu m nom sg", "satthā", "the base must be of the class aggi")


def test_sutta_96_yosvakatarasso(acts, idle):
    """A final i that was not shortened becomes a before yo."""
    acts(96, "decl", "aggi m nom pl", "aggayo")
    acts(96, "decl", "muni m nom pl", "munayo")
    idle(96, "decl", "daṇḍī m nom pl", "daṇḍino", "84 must not have acted before")


def test_sutta_97_vevosu_lo(acts, idle):
    """A final u that was not shortened becomes a before ve and vo."""
    acts(97, "decl", "bhikkhu m voc pl", "bhikkhave")
    acts(97, "decl", "hetu m voc pl", "hetave")
    idle(97, "decl", "sayambhū m voc pl", "sayambhuvo", "84 must not have acted before")


def test_sutta_98_matuladinam(acts, idle):
    """The final of mātula and the like becomes āna before the suffix ī."""
    acts(98, "decl", "mātula + ī", "mātulānī")
    acts(98, "decl", "ayyaka + ī", "ayyakānī")
    idle(98, "decl", "bhikkhu + inī", "bhikkhunī", "the base must be of the class mātulādi")


def test_sutta_99_smahisminnam(acts, idle):
    """Smā, hi and smiṃ are optionally mhā, bhi and mhi."""
    acts(99, "decl", "purisa m abl sg", "purisamhā")
    acts(99, "decl", "purisa m ins pl", "purisebhi")
    idle(
        99,
        "decl",
        "mahanta m acc sg",
        "mahantaṃ",
        "the ending smā or hi or smiṃ must stand there unreplaced",
    )


def test_sutta_100_na_timehi_katakarehi(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(100, "pron", "ima x abl sg", "asmā")
    acts(100, "pron", "ima x loc sg", "asmiṃ")
    idle(
        100, "decl", "amha x abl sg", "mayā", "it forbids 99, but 176 or 177 must have acted before"
    )


def test_sutta_101_suhisvakaro_e(acts, idle):
    """Final a becomes e before su and hi."""
    acts(101, "pron", "sabba m loc pl", "sabbesu")
    acts(101, "pron", "ya m loc pl", "yesu")
    idle(101, "pron", "sabba m gen pl", "sabbesaṃ", "the ending must be su or hi or its substitute")


def test_sutta_102_sabbanamanam(acts, idle):
    """The final a of a pronoun becomes e before naṃ."""
    acts(102, "pron", "sabba m gen pl", "sabbesānaṃ")
    acts(102, "pron", "ya m gen pl", "yesaṃ")
    idle(102, "decl", "buddha m gen pl", "buddhānaṃ", "the base must be of the class sabbanāma")


def test_sutta_103_ato_nena(acts, idle):
    """After final a, nā becomes ena."""
    acts(103, "decl", "ya m ins sg", "yena")
    acts(103, "decl", "ta m ins sg", "tena")
    idle(103, "decl", "amu m ins sg", "amunā", "the stem must end in a")


def test_sutta_104_so(acts, idle):
    """After a masculine stem in a, si becomes o."""
    acts(104, "decl", "sabba m nom sg", "sabbo")
    acts(104, "decl", "ya m nom sg", "yo")
    idle(104, "decl", "purisa m gen pl", "purisānaṃ", "the ending si must stand there unreplaced")


def test_sutta_105_so_va(acts, idle):
    """After final a, nā is optionally so."""
    acts(105, "decl", "byañjana n ins sg", "byañjanaso")
    acts(105, "decl", "akkhara n ins sg", "akkharaso")
    idle(105, "decl", "ratti f ins sg", "rattiyā", "the gender must be m or n")


def test_sutta_106_dighorehi(acts, idle):
    """After dīgha and ora, smā is optionally so."""
    acts(106, "decl", "dīgha m abl sg", "dīghaso")
    acts(106, "decl", "ora n abl sg", "oraso")
    idle(106, "decl", "sara m abl sg", "saramhā", "the base must be of the class dīghora")


def test_sutta_107_sabbayoninam(acts, idle):
    """After final a, yo becomes ā, in the second case e."""
    acts(107, "decl", "purisa m nom pl", "purisā")
    acts(107, "decl", "purisa m acc pl", "purise")
    idle(107, "decl", "aggi m nom pl", "aggayo", "the stem must end in a")


def test_sutta_108_smasminnam_va(acts, idle):
    """After final a, smā is optionally ā and smiṃ e."""
    acts(108, "decl", "purisa m loc sg", "purise")
    idle(108, "decl", "daṇḍī m loc sg", "daṇḍismiṃ", "the stem must end in a")


def test_sutta_109_aya_catutthi(acts, idle):
    """After final a, the sa of the fourth case is optionally āya."""
    acts(109, "decl", "attha m dat sg", "atthāya")
    acts(109, "decl", "hita n dat sg", "hitāya")
    idle(109, "decl", "isi m dat sg", "isissa", "the stem must end in a")


def test_sutta_110_tayo_neva_ca(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(110, "pron", "ta m loc sg", "tasmiṃ")
    acts(110, "pron", "ima m abl sg", "imasmā")
    idle(
        110,
        "decl",
        "pāpa n abl sg",
        "pāpā",
        "it forbids 109, but the base must be of the class sabbanāma",
    )


def test_sutta_111_ghato_nadinam(acts, idle):
    """After feminine ā the singular endings from the third case on become āya."""
    acts(111, "decl", "kaññā f dat sg", "kaññāya")
    acts(111, "decl", "kaññā f loc sg", "kaññāya")
    idle(111, "decl", "ratti f ins sg", "rattiyā", "the final vowel must be called gha")


def test_sutta_112_pato_ya(acts, idle):
    """After feminine i, ī, u and ū the singular endings from the third case on become yā."""
    acts(112, "decl", "ratti f ins sg", "rattiyā")
    acts(112, "decl", "itthī f ins sg", "itthiyā")
    idle(
        112,
        "decl",
        "itthī f nom sg",
        "itthī",
        "the ending nā or sa or smā or smiṃ must stand there unreplaced",
    )


def test_sutta_113_sakhato_gasse(acts, idle):
    """After sakha ga is a, ā, i, ī or e."""
    acts(113, "decl", "sakha m voc sg", "sakhā")
    idle(113, "decl", "daṇḍī m voc sg", "daṇḍi", "the base must be of the class sakha")


def test_sutta_114_ghate_ca(acts, idle):
    """After feminine ā, ga becomes e."""
    acts(114, "decl", "ayyā f voc sg", "ayye")
    acts(114, "decl", "kharādiyā f voc sg", "kharādiye")
    idle(114, "decl", "ambā f voc sg", "ambā", "114 was blocked by 115: ambā + ga")


def test_sutta_115_na_ammadito(acts, idle):
    """It only forbids: the suttas it names are blocked."""
    acts(115, "decl", "ambā f voc sg", "ambā")
    acts(115, "decl", "tātā f voc sg", "tātā")
    idle(
        115,
        "decl",
        "ayyā f voc sg",
        "ayye",
        "it forbids 114, but the base must be of the class ammādi",
    )


def test_sutta_116_akatarassa_lato(acts, idle):
    """After a u that was not shortened, the yo of address is ve or vo."""
    acts(116, "decl", "bhikkhu m voc pl", "bhikkhave")
    acts(116, "decl", "hetu m voc pl", "hetave")
    idle(
        116,
        "decl",
        "sayambhū m voc pl",
        "sayambhuvo",
        "84 came first (sayambhū + yo → sayambhu + yo); 84 must not have acted before",
    )


def test_sutta_117_jhalato_sassa(acts, idle):
    """After masculine and neuter i and u, sa is optionally no."""
    acts(117, "decl", "aggi m gen sg", "aggino")
    acts(117, "decl", "sakha m gen sg", "sakhino")
    idle(117, "decl", "isi m ins sg", "isinā", "the ending sa must stand there unreplaced")


def test_sutta_118_ghapato_yonam_lopo(acts, idle):
    """After i, u and feminine vowels yo is optionally elided."""
    acts(118, "decl", "yāgu f nom pl", "yāgū")
    acts(118, "decl", "vadhū f nom pl", "vadhū")
    idle(
        118,
        "decl",
        "mātu f nom pl",
        "mātaro",
        "200 came first (mātu + yo → mātāra + yo); the final vowel must be called gha",
    )


def test_sutta_119_lato_vokaro(acts, idle):
    """After masculine u, yo becomes vo."""
    acts(119, "decl", "bhikkhu m nom pl", "bhikkhavo")
    acts(119, "decl", "sayambhū m nom pl", "sayambhuvo")
    idle(119, "decl", "amu m nom pl", "amū", "119 was blocked by 119-ca: amu + yo")
