"""Books 7 and 8 (suttas 607-640): roots, vuddhi, what the suffixes mean, ready-made words.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_607_niggahita_samyogadi_no(acts, idle):
    """The n at the beginning of a cluster becomes ṃ."""
    acts(607, "kita", "√bhanj + ṇa", "bhaṅgo")
    acts(607, "kita", "√ranj + ṇa (agent)", "raṅgo")
    idle(607, "kita", "√ranj + ṇa (bhāva)", "rāgo", "the sense must be agent")


def test_sutta_608_sabbattha_ge_gi(acts, idle):
    """Ge becomes gī."""
    acts(608, "kita", "√ge + ta", "gītaṃ")
    idle(608, "kita", "√nī + ta", "nīto", "the base must be of the class √ge")


def test_sutta_609_sadassa_sidattam(acts, idle):
    """Sad becomes sīda."""
    acts(609, "kita", "ni-√sad + ta", "nisinno")
    acts(609, "kita", "ni-√sad + tvā", "nisīditvā")
    idle(609, "kita", "√pad + ta", "panno", "the base must be of the class √sad")


def test_sutta_610_yajassa_sarassi_tthe(acts, idle):
    """The vowel of yaj becomes i before ṭṭha."""
    acts(610, "kita", "√yaj + ta f", "yiṭṭhā")
    idle(610, "kita", "√tus + ta", "tuṭṭho", "the base must be of the class √yaj")


def test_sutta_611_hacatutthanamantanam_do_dhe(acts, idle):
    """H and the fourth letters become d before dha."""
    acts(611, "kita", "saṃ-√nah + ta", "sannaddho")
    acts(611, "kita", "√yudh + ta", "yuddho")
    idle(611, "kita", "ā-√ruh + ta", "āruḷho", "576 must have acted before")


def test_sutta_612_do_dhakare(acts, idle):
    """They become ḍ before ḍha."""
    acts(612, "kita", "√dah + ta", "daḍḍho")
    acts(612, "kita", "√vaḍḍh + ta", "vuḍḍho")
    idle(612, "kita", "√dah + ṇa", "ḷāho", "576 must have acted before")


def test_sutta_613_gahassa_ghara_ne_va(acts, idle):
    """Gah is optionally ghara before ṇa."""
    acts(613, "kita", "√gah + ṇa", "gharaṃ")
    idle(613, "kita", "√gah + ta", "gahito", "the ending ṇa must stand there unreplaced")


def test_sutta_614_dahassa_do_lam(acts, idle):
    """The d of dah is optionally ḷ before ṇa."""
    acts(614, "kita", "pari-√dah + ṇa", "pariḷāho")
    idle(614, "kita", "√dah + ta", "daḍḍho", "the ending ṇa must stand there unreplaced")


def test_sutta_615_dhatvantassa_lopo_kvimhi(acts, idle):
    """The last consonant of the root is elided before kvi."""
    acts(615, "kita", "saṃ-√khan + kvi", "saṅkho")
    idle(615, "kita", "√kar + a", "karo", "the ending must be kvi or its substitute")


def test_sutta_616_vidante_u(acts, idle):
    """Ū comes after vid before kvi."""
    acts(616, "kita", "loka/acc + √vid + kvi", "lokavidū")
    idle(616, "kita", "√khan + kvi", "kho", "it forbids 615, but 616 must have acted before")


def test_sutta_617_na_ma_ka_ranamantanam_niyuttatam(acts, idle):
    """With i before ta the last n, m, k, r is not elided."""
    acts(617, "kita", "√ram + ta", "ramito")
    acts(617, "kita", "√sar + ta", "sarito")
    idle(
        617,
        "kita",
        "√bhū + ta",
        "bhūto",
        "it forbids 586, but what stands before the suffix must be the augment",
    )


def test_sutta_618_na_ka_gattam_ca_ja_nvumhi(acts, idle):
    """C and j stay before ṇvu."""
    acts(618, "kita", "√pac + ṇvu", "pācako")
    acts(618, "kita", "√yaj + ṇvu", "yājako")
    idle(
        618,
        "kita",
        "√pac + ṇa",
        "pāko",
        "it forbids 623, but the ending must be ṇvu or its substitute",
    )


def test_sutta_619_karassa_ca_tattam_tusmim(acts, idle):
    """The r of kar becomes t before tu."""
    acts(619, "kita", "√kar + tu", "kattā")
    idle(619, "kita", "√gam + tu", "gamitā", "the root must be kar now")


def test_sutta_620_tum_tuna_tabbesu_va(acts, idle):
    """The r of kar is optionally t before tuṃ, tuna and tabba."""
    acts(620, "kita", "√kar + tuṃ", "kattuṃ")
    acts(620, "kita", "√kar + tabba", "kattabbaṃ")
    idle(
        620,
        "kita",
        "√kar + tu",
        "karitā",
        "the ending tuṃ or tuna or tabba must stand there unreplaced",
    )


def test_sutta_621_karitam_viya_nanubandho(acts, idle):
    """A suffix with the indicator ṇ counts as a kārita."""
    acts(621, "kita", "√car + ṇa", "cāro")
    acts(621, "kita", "√lū + ṇvu", "lāvako")
    idle(621, "kita", "√kar + tu", "karitā", "the suffix must have the indicator ṇ")


def test_sutta_622_anaka_yu_nvunam(acts, idle):
    """Yu becomes ana and ṇvu aka."""
    acts(622, "kita", "√nand + yu", "nandanaṃ")
    acts(622, "kita", "√kar + ṇvu", "kārako")
    idle(622, "kita", "√kar + tu", "karitā", "the ending must be yu or ṇvu or its substitute")


def test_sutta_623_ka_ga_ca_janam(acts, idle):
    """C and j become k and g before a suffix with the indicator ṇ."""
    acts(623, "kita", "√yuj + ṇa", "yogo")
    acts(623, "kita", "√pac + ṇa", "pāko")
    idle(623, "kita", "√pac + ṇvu", "pācako", "pāc + aka")


def test_sutta_624_kattari_kita(acts, idle):
    """The suffixes called kita mean the agent."""
    acts(624, "kita", "√kar + tu", "kattā")
    idle(624, "kita", "√kar + tabba", "kātabbaṃ", "the suffix must mean agent")


def test_sutta_625_bhavakammesu_kiccattakhattha(acts, idle):
    """The suffixes called kicca, ta and kha mean action and object."""
    acts(625, "kita", "√kar + tabba", "kattabbaṃ")
    acts(625, "kita", "√si + ta (bhāva)", "sayitaṃ")
    idle(625, "kita", "√kar + tu", "karitā", "the suffix must mean bhāva-kamma")
    acts("625-adi", "kita", "kiñci + √si + kha", "kiñcissayo")


def test_sutta_626_kammani_dutiyayam_kto(acts, idle):
    """Ta means the agent when the object stands by in the second case."""
    acts(626, "kita", "sīlaṃ + √rakkh + ta (agent)", "sīlaṃrakkhito")
    idle(
        626,
        "kita",
        "√dā + ta (agent)",
        "dinno",
        "before the root there must be a word that keeps its ending ṃ",
    )


def test_sutta_627_khyadihi_mana_ma_ca_to_va(acts, idle):
    """Ma follows khī, bhī, su and others."""
    acts(627, "unadi", "√su + ma", "somo")
    acts(627, "unadi", "√dhū + ma", "dhūmo")
    idle(627, "unadi", "√du + ma", "dumo", "the base must be of the class mādi")
    acts("627-ca", "unadi", "√ad + ma", "attā")


def test_sutta_628_samadihi_tha_ma(acts, idle):
    """Tha follows sam, dam and others."""
    acts(628, "unadi", "√dam + tha", "damatho")
    acts(628, "unadi", "√hi + ma", "himo")
    idle(628, "unadi", "√su + ma", "somo", "the base must be of the class samādi-ma")


def test_sutta_629_gahassupadhasse_va(acts, idle):
    """The a of gah is optionally e."""
    acts(629, "unadi", "√gah + ṇa", "gehaṃ")
    idle(629, "unadi", "√gah + ta", "gahito", "the ending ṇa must stand there unreplaced")


def test_sutta_630_masussa_sussa_cchara_cchera(acts, idle):
    """The su of masu becomes cchara or cchera."""
    acts(630, "unadi", "masu", "maccharo")
    idle(630, "unadi", "suna", "soṇo", "the base must be masu")


def test_sutta_631_apubbacarassa_ca(acts, idle):
    """Car with ā before it becomes cchariya, cchara or cchera."""
    acts(631, "unadi", "ā-√car", "acchariyaṃ")
    idle(631, "unadi", "√car", "cariyā", "before the root there must be ā")
    acts("631-ca", "unadi", "masu", "macchariyaṃ")


def test_sutta_632_ala_kala_salehi_laya(acts, idle):
    """La and ya follow al, kal, sal."""
    acts(632, "unadi", "√al + la", "allaṃ")
    acts(632, "unadi", "√kal + ya", "kalyaṃ")
    idle(632, "unadi", "√kal + yāṇa", "kalyāṇaṃ", "the suffix asked for must be la or ya")


def test_sutta_633_yana_lana(acts, idle):
    """Yāṇa and lāṇa follow kal, sal."""
    acts(633, "unadi", "√kal + yāṇa", "kalyāṇaṃ")
    acts(633, "unadi", "√kal + lāṇa", "kallāṇaṃ")
    idle(633, "unadi", "√kal + ya", "kalyaṃ", "the suffix asked for must be yāṇa or lāṇa")


def test_sutta_634_mathissa_thassa_lo_ca(acts, idle):
    """The th of math becomes l, which is doubled."""
    acts(634, "unadi", "√math n", "mallaṃ")
    idle(634, "unadi", "√am", "andho", "the base must be of the class √math")
    acts("634-ca", "unadi", "√math + ka m", "mallako")


def test_sutta_635_pesatisaggapattakalesu_kicca(acts, idle):
    """The suffixes called kicca mean command, permission and the right time."""
    acts(635, "kita", "√kar + tabba (command)", "kattabbaṃ")
    idle(
        635,
        "kita",
        "√kar + tabba",
        "kātabbaṃ",
        "the request must name the sense command or permission or time",
    )


def test_sutta_636_avassakadhaminesu_ni_ca(acts, idle):
    """Ṇī follows any root for certainty and debt."""
    acts(636, "kita", "√kar + ṇī (certainty)", "kārī")
    acts(636, "kita", "√dhar + ṇī (debt)", "dhārī")
    idle(
        636,
        "kita",
        "√kar + ṇī (habit)",
        "kārī",
        "the request must name the sense certainty or debt",
    )
    acts("636-ca", "kita", "√dā + tabba (debt)", "dātabbaṃ")


def test_sutta_637_arahasakkadihi_tum(acts, idle):
    """Tuṃ follows beside araha, sakka, bhabba."""
    acts(637, "kita", "√han + tuṃ", "hantuṃ")
    idle(637, "kita", "√han + tave", "hanitave", "the suffix asked for must be tuṃ")


def test_sutta_638_vajadihi_pabbajjadayo_nippajjant(acts, idle):
    """From vaj and others words such as pabbajjā come ready-made."""
    acts(638, "unadi", "pa-√vaj", "pabbajjā")
    acts(638, "unadi", "√sat", "saccaṃ")
    idle(
        638, "unadi", "√math", "mallo", "the table of ready-made words must have the base under 638"
    )


def test_sutta_639_kvilopo_ca(acts, idle):
    """Kvi is elided."""
    acts(639, "unadi", "abhi-√bhū + kvi", "abhibhū")
    acts(639, "unadi", "√yam + kvi", "yo")
    idle(639, "unadi", "√bhū + ta", "bhūto", "the ending kvi must stand there unreplaced")


def test_sutta_640_sacajanam_kaga_nanubandhe(acts, idle):
    """C and j of the root become k and g before a suffix with the indicator ṇ."""
    acts(640, "kita", "√suc + ṇa", "soko")
    acts(640, "kita", "√bhuj + ṇa", "bhogo")
    idle(640, "kita", "√suc + ṇvu", "socako", "soc + aka")
