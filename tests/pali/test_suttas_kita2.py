"""Book 7, third and fourth kaṇḍa (suttas 571-606): what suffixes and roots become.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_571_paccayadanittha_nipatana_sijjhan(acts, idle):
    """Words that no rule makes come ready-made: forms of naṭ, vad and han."""
    acts("571-vada", "kita", "√han + ka", "ghātako")
    acts("571-vada", "kita", "√vad + ka", "vādako")
    idle("571-vada", "kita", "√han + ṇvu", "ghātako", "the suffix asked for must be ka")
    acts("571-nata", "kita", "√naṭ + ta", "naccaṃ")
    acts("571-nata", "kita", "√naṭ + ta", "naṭṭaṃ")
    idle("571-nata", "kita", "√pat + ta", "patito", "the base must be of the class √naṭ")


def test_sutta_572_sasadisato_tassa_rittho_ca(acts, idle):
    """After sās and dis, ta becomes riṭṭha."""
    acts(572, "kita", "anu-√sās + ta", "anusiṭṭho")
    acts(572, "kita", "√dis + ta", "diṭṭho")
    idle(572, "kita", "√tus + ta", "tuṭṭho", "the base must be of the class √sās or √dis")
    acts("572-ca", "kita", "√dis + tabba", "daṭṭhabbaṃ")
    acts("572-ca", "kita", "√dis + tuṃ", "daṭṭhuṃ")
    idle(
        "572-ca",
        "kita",
        "√dis + ṇa",
        "deso",
        "the ending must be teyya or tuṃ or tabba or tu or its substitute",
    )


def test_sutta_573_sadisanta_puccha_bhanja_hansadih(acts, idle):
    """Ta with the last consonant becomes ṭṭha after a root in s, pucch, yaj and others."""
    acts(573, "kita", "√tus + ta", "tuṭṭho")
    acts(573, "kita", "√pucch + ta", "puṭṭho")
    acts(573, "kita", "pa-√haṃs + ta", "pahaṭṭho")
    idle(
        573,
        "kita",
        "√dis + ta",
        "diṭṭho",
        "the base must not be of the class √sās or √dis or √vas or √sus",
    )


def test_sutta_574_vasato_uttha(acts, idle):
    """After vas, ta with the last letters of the root becomes uṭṭha."""
    acts(574, "kita", "vassaṃ + √vas + ta", "vassaṃvuṭṭho")
    idle(574, "kita", "√tus + ta", "tuṭṭho", "the base must be of the class √vas")


def test_sutta_575_vassa_va_vu(acts, idle):
    """The va of vas optionally becomes vu or u before ta."""
    acts(575, "kita", "√vas + ta", "uṭṭho")
    acts(575, "kita", "√vas + ta", "vusito")
    idle(575, "kita", "√vac + ta", "vutto", "the base must be of the class √vas")


def test_sutta_576_dhadhabhahehi_dha_dha_ca(acts, idle):
    """After dh and bh, ta becomes dha."""
    acts(576, "kita", "√budh + ta", "buddho")
    acts(576, "kita", "√labh + ta", "laddho")
    acts(576, "kita", "√dah + ta", "daḍḍhaṃ")
    idle(576, "kita", "ā-√ruh + ta", "āruḷho", "the root must end in dh or bh")


def test_sutta_577_bhanjato_ggo_ca(acts, idle):
    """After bhanj, ta with the last letters becomes gga."""
    acts(577, "kita", "√bhanj + ta", "bhaggo")
    idle(577, "kita", "√ranj + ta", "ratto", "the base must be of the class √bhanj")


def test_sutta_578_bhujadinamanto_no_dvi_ca(acts, idle):
    """After bhuj and others the last letter is elided and ta doubled."""
    acts(578, "kita", "√bhuj + ta", "bhutto")
    acts(578, "kita", "√sanj + ta", "satto")
    acts(578, "kita", "vi-√vic + ta", "vivitto")
    idle(578, "kita", "√bhanj + ta", "bhaggo", "the base must be of the class bhujādi")


def test_sutta_579_vaca_va_vu(acts, idle):
    """The va of vac becomes vu or u, the last letter is elided and ta doubled."""
    acts(579, "kita", "√vac + ta", "vuttaṃ")
    acts(579, "kita", "√vac + ta", "uttaṃ")
    idle(579, "kita", "√pac + ta", "pacito", "the base must be of the class √vac")


def test_sutta_580_gupadinanca(acts, idle):
    """After gup and others the last letter is elided and ta doubled."""
    acts(580, "kita", "√lip + ta", "litto")
    acts(580, "kita", "√vap + ta", "utto")
    idle(580, "kita", "√kap + ta", "kapito", "the base must be of the class guttādi")


def test_sutta_581_taradihi_inno(acts, idle):
    """After tar and others ta becomes iṇṇa and the last letter is elided."""
    acts(581, "kita", "√tar + ta", "tiṇṇo")
    acts(581, "kita", "√tur + ta", "tuṇṇo")
    acts(581, "kita", "√pūr + ta", "puṇṇo")
    idle(581, "kita", "√kar + ta", "karito", "the base must be of the class tarādi")


def test_sutta_582_bhidadito_inna_anna_ina_va(acts, idle):
    """After bhid and others ta becomes inna and the last letter is elided."""
    acts(582, "kita", "√bhid + ta", "bhinno")
    acts(582, "kita", "√rud + ta", "runno")
    acts(582, "kita", "√khī + ta", "khīṇo")
    acts(582, "kita", "√dā + ta", "dinno")
    idle(
        582,
        "kita",
        "√bhid + ti",
        "bhitti",
        "the ending must be ta or tavantu or tāvī or its substitute",
    )


def test_sutta_583_susa_paca_sakato_kkha_kka_ca(acts, idle):
    """After sus, ta becomes kkha, after pac and sak kka, and the last letter is elided."""
    acts(583, "kita", "√sus + ta", "sukkhaṃ")
    acts(583, "kita", "√pac + ta", "pakkaṃ")
    acts(583, "kita", "√sak + ta", "sakko")
    idle(583, "kita", "√vac + ta", "vutto", "the base must be of the class √sus or √pac or √sak")


def test_sutta_584_pakkamadihi_nto_ca(acts, idle):
    """After kam and others ta becomes nta and the last letter is elided."""
    acts(584, "kita", "pa-√kam + ta", "pakkanto")
    acts(584, "kita", "√vam + ta", "vanto")
    idle(584, "kita", "√gam + ta", "gato", "the base must be of the class pakkamādi")
    acts("584-ca", "kita", "√kham + ti", "khanti")


def test_sutta_585_janadinama_timhi_ca(acts, idle):
    """The last letter of jan and others becomes ā before ta and ti."""
    acts(585, "kita", "√jan + ta", "jāto")
    acts(585, "kita", "√jan + ti", "jāti")
    idle(
        585,
        "kita",
        "√jan + tvā",
        "janitvā",
        "the ending must be ta or tavantu or tāvī or ti or its substitute",
    )


def test_sutta_586_gama_khana_hana_ramadinamanto(acts, idle):
    """The last letter of gam, khan, han, ram and others is elided before ta and ti."""
    acts(586, "kita", "√gam + ta", "gato")
    acts(586, "kita", "√ram + ti", "rati")
    acts(586, "kita", "upa-√han + ta", "upahataṃ")
    idle(
        586,
        "kita",
        "√gam + tvā",
        "gamitvā",
        "the ending must be ta or tavantu or tāvī or ti or its substitute",
    )


def test_sutta_587_rakaro_ca(acts, idle):
    """The last r of a root is elided before ta and ti."""
    acts(587, "kita", "√kar + ta", "kato")
    acts(587, "kita", "vi-√sar + ti", "visati")
    idle(
        587,
        "kita",
        "√tar + ta",
        "tiṇṇo",
        "the base must not be of the class tarādi or derived or present",
    )


def test_sutta_588_thapanami_i_ca(acts, idle):
    """The ā of ṭhā becomes i, that of pā ī before ta and ti."""
    acts(588, "kita", "√ṭhā + ta", "ṭhito")
    acts(588, "kita", "√pā + ti", "pīti")
    idle(588, "kita", "√ñā + ta", "ñāto", "the base must be of the class √ṭhā or √pā or √mā")


def test_sutta_589_hantehi_ho_hassa_lo_va_adahanaha(acts, idle):
    """After a root in h, ta becomes ha and the h of the root ḷ."""
    acts(589, "kita", "ā-√ruh + ta", "āruḷho")
    acts(589, "kita", "√gah + ta", "gāḷho")
    idle(
        589,
        "kita",
        "√duh + ta",
        "duhito",
        "it forbids 589, but the base must be of the class √dah or √nah",
    )


def test_sutta_590_namhi_ranjassa_jo_bhavakaranesu(acts, idle):
    """The nj of ranj becomes j before ṇa, for the action and the instrument."""
    acts(590, "kita", "√ranj + ṇa (bhāva)", "rāgo")
    idle(590, "kita", "√ranj + ṇa (agent)", "raṅgo", "the sense must be bhāva or instrument")


def test_sutta_591_hanassa_ghato(acts, idle):
    """Han becomes ghāta before a suffix with the indicator ṇ."""
    acts(591, "kita", "upa-√han + ṇa", "upaghāto")
    acts(591, "kita", "√han + ṇī", "ghātī")
    idle(591, "kita", "√han + ta", "hato", "the suffix must have the indicator ṇ")


def test_sutta_592_vadho_va_sabbattha(acts, idle):
    """Han is optionally vadha everywhere."""
    acts(592, "kita", "√han + ṇvu", "vadhako")
    idle(592, "kita", "√gam + ṇvu", "gāmako", "the base must be of the class √han")


def test_sutta_593_akarantanamayo(acts, idle):
    """The last ā of a root becomes āy before a suffix with the indicator ṇ."""
    acts(593, "kita", "dāna/acc + √dā + ṇī", "dānadāyī")
    acts(593, "kita", "√dā + ṇvu", "dāyako")
    idle(593, "kita", "√dā + yu", "dānaṃ", "the suffix must have the indicator ṇ")


def test_sutta_594_purasamupaparihi_karotissa_khakh(acts, idle):
    """After pura, saṃ, upa, pari kar is optionally kha before ta."""
    acts(594, "kita", "pura + √kar + ta", "purakkhato")
    acts(594, "kita", "saṃ-√kar + ta", "saṅkhato")
    idle(
        594,
        "kita",
        "pa-√kar + ta",
        "pakarito",
        "before the root there must be pura or saṃ or upa or pari",
    )
    acts("594-ca", "kita", "saṃ-√kar + ṇa", "saṅkhāro")


def test_sutta_595_tavetunadisu_ka(acts, idle):
    """Kar is optionally kā before tave, tuna and others."""
    acts(595, "kita", "√kar + tave", "kātave")
    acts(595, "kita", "√kar + tuṃ", "kātuṃ")
    idle(
        595,
        "kita",
        "√kar + tvā",
        "karitvā",
        "the ending must be tave or tuna or tuṃ or tabba or its substitute",
    )


def test_sutta_596_gama_khana_hanadinam_tumtabbadis(acts, idle):
    """The last letter of gam, khan, han and others optionally becomes n before tuṃ, tabba and
    the like."""
    acts(596, "kita", "√gam + tabba", "gantabbaṃ")
    acts(596, "kita", "√khan + tuṃ", "khantuṃ")
    idle(596, "kita", "√bhid + tuṃ", "bhedituṃ", "the base must be of the class nādi or √tan")


def test_sutta_597_sabbehi_tunadinam_yo(acts, idle):
    """After any root tuna, tvāna and tvā are optionally ya."""
    acts(597, "kita", "ava-√hā + tvā", "ohāya")
    acts(597, "kita", "abhi-√vand + tvā", "abhivandiya")
    acts(597, "kita", "u-√dis + tvā", "uddissa")
    idle(
        597,
        "kita",
        "√gam + tuṃ",
        "gamituṃ",
        "the ending must be tuna or tvāna or tvā or its substitute",
    )


def test_sutta_598_canantehi_raccam(acts, idle):
    """After roots in c and n, tvā and the like are optionally racca."""
    acts(598, "kita", "vi-√vic + tvā", "vivicca")
    acts(598, "kita", "ā-√han + tvā", "āhacca")
    idle(598, "kita", "√gam + tvā", "gamitvā", "the root must end in c or n")


def test_sutta_599_disa_svanasvantalopo_ca(acts, idle):
    """After dis, tvā and the like become svāna and svā, and the last letter is elided."""
    acts(599, "kita", "√dis + tvā", "disvā")
    acts(599, "kita", "√dis + tvāna", "disvāna")
    idle(599, "kita", "√vis + tvā", "visitvā", "the root must be dis now")


def test_sutta_600_ma_ha_da_bhehi_mma_yha_jja_bbha(acts, idle):
    """After m, h, d and bh, tvā with the last letter is optionally mma, yha, jja, bbha or
    ddhā."""
    acts(600, "kita", "ā-√gam + tvā", "āgamma")
    acts(600, "kita", "u-√pad + tvā", "uppajja")
    acts(600, "kita", "ā-√rabh + tvā", "ārabbha")
    idle(600, "kita", "√han + tvā", "hanitvā", "the root must end in m or h or d or bh")


def test_sutta_601_taddhitasamasakitaka_namam_va_ta(acts):
    """What a suffix of these books makes is a noun, so that case endings follow."""
    acts(601, "kita", "√kar + ṇvu", "kārako")


def test_sutta_605_yathagamamikaro(acts, idle):
    """I comes before the suffix after a root in a consonant, as usage has it."""
    acts(605, "kita", "√kar + tvā", "karitvā")
    acts(605, "kita", "√bhū + tabba", "bhavitabbaṃ")
    acts(605, "kita", "√is + ta", "icchitaṃ")
    idle(
        605,
        "kita",
        "√kar + ricca",
        "kiccaṃ",
        "the ending must be tuna or tvāna or tvā or tuṃ or tabba or tu or tave or its substitute",
    )


def test_sutta_606_dadhantato_yo_kvaci(acts, idle):
    """After a root in d or dh, y sometimes comes before the suffix."""
    acts(606, "kita", "u-√pad + tvā", "uppajjitvā")
    acts(606, "kita", "√budh + tvā", "bujjhitvā")
    idle(606, "kita", "√labh + tvā", "labhitvā", "the base must be of the class padādi")
