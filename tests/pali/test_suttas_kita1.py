"""Book 7, first and second kaṇḍa (suttas 524-570): which suffixes follow which roots.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_524_dhatuya_kammadimhi_no(acts, idle):
    """Ṇa follows a root whose object stands before it."""
    acts(524, "kita", "kumbha/acc + √kar + ṇa", "kumbhakāro")
    acts(524, "kita", "tanta/acc + √vā + ṇa", "tantavāyo")
    idle(524, "kita", "√kar + ṇa", "kāro", "before the root there must be: word")


def test_sutta_525_sannayamanu(acts, idle):
    """A makes a name of a root with its object before it."""
    acts(525, "kita", "ari/acc + √dam + a (name)", "arindamo")
    acts(525, "kita", "taṇhā/acc + √kar + a (name)", "taṇhaṅkaro")
    idle(525, "kita", "√kar + a", "karo", "before the root there must be: word")


def test_sutta_526_pure_dada_ca_im(acts, idle):
    """A follows dad with pura before it."""
    acts(526, "kita", "pura + √dad + a", "purindado")
    idle(526, "kita", "pura + √kar + a", "purakaro", "the root must be dad now")


def test_sutta_527_sabbato_nvu_tvavi_va(acts, idle):
    """Ṇvu, tu and āvī follow any root for the agent."""
    acts(527, "kita", "√kar + ṇvu", "kārako")
    acts(527, "kita", "bhojana/acc + √dā + tu", "bhojanadātā")
    acts(527, "kita", "bhaya/acc + √dis + āvī", "bhayadassāvī")
    idle(527, "kita", "√kar + ṇvu (purpose, future)", "kārako", "the sense must be agent")
    acts("527-a", "kita", "vi-√nī + a", "vinayo")


def test_sutta_528_visa_ruja_padadito_na(acts, idle):
    """Ṇa follows vis, ruj, pad and others for the agent."""
    acts(528, "kita", "√ruj + ṇa", "rogo")
    acts(528, "kita", "u-√pad + ṇa", "uppādo")
    acts(528, "kita", "√phus + ṇa", "phasso")
    idle(528, "kita", "√pac + ṇa", "pāko", "the base must be of the class visādi")


def test_sutta_529_bhave_ca(acts, idle):
    """Ṇa follows any root for the action."""
    acts(529, "kita", "√pac + ṇa (bhāva)", "pāko")
    idle(529, "kita", "√ruj + ṇa (agent)", "rogo", "the sense must be bhāva or instrument")


def test_sutta_530_kvi_ca(acts, idle):
    """Kvi, which is nothing, follows any root."""
    acts(530, "kita", "vi-√bhū + kvi", "vibhū")
    acts(530, "kita", "bhuja/ins + √gam + kvi", "bhujago")
    idle(530, "kita", "√gam + yu", "gamanaṃ", "the suffix asked for must be kvi")


def test_sutta_531_dharadihi_rammo(acts, idle):
    """Ramma follows dhar, kar and others."""
    acts(531, "kita", "√dhar + ramma", "dhammo")
    acts(531, "kita", "√kar + ramma", "kammaṃ")
    idle(531, "kita", "√kar + ricca", "kiccaṃ", "the suffix asked for must be ramma")


def test_sutta_532_tassiladisu_nitvavi_ca(acts, idle):
    """Ṇī, tu and āvī follow any root for a habit."""
    acts(532, "kita", "brahma/acc + √car + ṇī (habit)", "brahmacārī")
    acts(532, "kita", "√sar + tu (habit)", "saritā")
    idle(532, "kita", "√gam + ṇī (future)", "gāmī", "the sense must be habit")


def test_sutta_533_sadda_kudha_cala_mandattha_rudha(acts, idle):
    """Yu follows roots of sound, anger, motion and others for a habit."""
    acts(533, "kita", "√kudh + yu (habit)", "kodhano")
    acts(533, "kita", "√maṇḍ + yu (habit)", "maṇḍano")
    idle(533, "kita", "√pac + yu (bhāva)", "pacanaṃ", "the sense must be habit")


def test_sutta_534_paradigamimha_ru(acts, idle):
    """Rū follows gam with pāra and the like before it, for a habit."""
    acts(534, "kita", "pāra/acc + √gam + rū", "pāragū")
    idle(534, "kita", "pāraṃ + √gam + ta", "pāraṅgato", "the suffix asked for must be rū")


def test_sutta_535_bhikkhadito_ca(acts, idle):
    """Rū follows bhikkh and others for a habit."""
    acts(535, "kita", "√bhikkh + rū (habit)", "bhikkhu")
    acts(535, "kita", "vi-√ñā + rū (habit)", "viññū")
    idle(535, "kita", "pāra/acc + √gam + rū", "pāragū", "the base must be of the class bhikkhādi")


def test_sutta_536_hanatyadinam_nuko(acts, idle):
    """Ṇuka follows han and others for a habit."""
    acts(536, "kita", "ā-√han + ṇuka (habit)", "āghātuko")
    acts(536, "kita", "√kar + ṇuka", "kāruko")
    idle(536, "kita", "√han + ṇvu", "ghātako", "the suffix asked for must be ṇuka")


def test_sutta_537_nu_niggahitam_padante(acts, idle):
    """Nu at the end of a word becomes ṃ."""
    acts(537, "kita", "vessa/acc + √tar + a (name)", "vessantaro")
    idle(537, "kita", "vi-√nī + a (agent)", "vinayo", "525:nu must have acted before")


def test_sutta_538_samhanannaya_va_ro_gho(acts, idle):
    """Ra follows han with saṃ."""
    acts(538, "kita", "saṃ-√han + ra", "saṅgho")
    idle(538, "kita", "upa-√han + ṇa (bhāva)", "upaghāto", "the suffix asked for must be ra")
    acts("538-va", "kita", "anta/acc + √kar + ra", "antako")


def test_sutta_539_ramhi_ranto_radino(acts, idle):
    """Before the indicator r the last letter of the root is elided, and the r with it."""
    acts(539, "kita", "√dhar + ramma", "dhammo")
    acts(539, "kita", "√sās + ratthu", "satthā")
    acts(539, "kita", "√dis + ta", "diṭṭho")
    idle(539, "kita", "√kar + ṇya", "kāriyaṃ", "the suffix must have the indicator r")


def test_sutta_540_bhavakammesu_tabbaniya(acts, idle):
    """Tabba and anīya follow any root for action and object."""
    acts(540, "kita", "√bhū + tabba", "bhavitabbaṃ")
    acts(540, "kita", "√kar + anīya", "karaṇīyaṃ")
    idle(540, "kita", "√kar + ṇya", "kāriyaṃ", "the suffix asked for must be tabba or anīya")


def test_sutta_541_nyo_ca(acts, idle):
    """Ṇya follows any root for action and object."""
    acts(541, "kita", "√kar + ṇya", "kāriyaṃ")
    acts(541, "kita", "√ji + ṇya", "jeyyaṃ")
    idle(541, "kita", "√kar + tabba", "kātabbaṃ", "the suffix asked for must be ṇya")
    acts("541-ca", "kita", "√ñā + teyya", "ñāteyyaṃ")


def test_sutta_542_karamha_ricca(acts, idle):
    """Ricca follows kar for action and object."""
    acts(542, "kita", "√kar + ricca", "kiccaṃ")
    idle(542, "kita", "√kar + ṇya", "kāriyaṃ", "the suffix asked for must be ricca")


def test_sutta_543_bhutobba(acts, idle):
    """After bhū, ṇya with the ū becomes abba."""
    acts(543, "kita", "√bhū + ṇya m", "bhabbo")
    idle(543, "kita", "√nī + ṇya", "neyyaṃ", "the base must be of the class √bhū")


def test_sutta_544_vada_mada_gamu_yuja_garahakaradi(acts, idle):
    """After vad, mad, gam, yuj, garah and roots in ā, ṇya with the last letter is optionally
    jja, mma, gga, yha and eyya."""
    acts(544, "kita", "√vad + ṇya", "vajjaṃ")
    acts(544, "kita", "√gam + ṇya", "gammaṃ")
    acts(544, "kita", "√yuj + ṇya", "yoggaṃ")
    acts(544, "kita", "√garah + ṇya", "gārayhaṃ")
    acts(544, "kita", "√dā + ṇya", "deyyaṃ")
    idle(544, "kita", "√vad + tabba", "vaditabbaṃ", "the ending ṇya must stand there unreplaced")


def test_sutta_547_nandadihi_yu(acts, idle):
    """Yu follows nand and others for action and object."""
    acts(547, "kita", "√gah + yu (bhāva/kamma)", "gahaṇaṃ")
    acts(547, "kita", "√nand + yu (bhāva)", "nandanaṃ")
    idle(547, "kita", "√kar + yu (instrument)", "karaṇaṃ", "the sense must be bhāva or kamma")


def test_sutta_548_kattukaranapadesesu_ca(acts, idle):
    """Yu follows for the agent."""
    acts(548, "kita", "√kar + yu (instrument)", "karaṇaṃ")
    acts(548, "kita", "√ṭhā + yu (place)", "ṭhānaṃ")
    idle(548, "kita", "√bhās + yu (habit)", "bhāsano", "the sense must be agent")


def test_sutta_549_rahadito_na(acts, idle):
    """After r, h and others the n of the suffix becomes ṇ."""
    acts(549, "kita", "√kar + yu", "karaṇaṃ")
    acts(549, "kita", "√gah + yu", "gahaṇaṃ")
    idle(
        549,
        "kita",
        "√gam + tuṃ",
        "gamituṃ",
        "the ending must be yu or anīya or āni or its substitute",
    )


def test_sutta_551_sannayam_dadhato_i(acts, idle):
    """I follows dā and dhā in names."""
    acts(551, "kita", "ā-√dā + i (name)", "ādi")
    acts(551, "kita", "uda/acc + √dhā + i (name)", "udadhi")
    idle(551, "unadi", "√mun + i", "muni", "the base must be of the class dādhā")


def test_sutta_552_ti_kit_casitthe(acts, idle):
    """Ti follows any root in names, for a wish."""
    acts(552, "kita", "jina/nom + √budh + ti (wish, name)", "jinabuddhi")
    idle(552, "kita", "√gam + ti (bhāva)", "gati", "the sense must be name or wish")
    acts("552-kit", "kita", "√bhū + ta (wish)", "bhūto")


def test_sutta_553_itthiyamatiyavo_va(acts, idle):
    """A, ti and yu make feminines of any root."""
    acts(553, "kita", "√jar + a (feminine)", "jarā")
    acts(553, "kita", "√man + ti (feminine)", "mati")
    acts(553, "kita", "√vid + yu (feminine)", "vedanā")
    idle(553, "kita", "√kar + ririya", "kiriyā", "the suffix asked for must be a or ti or yu")


def test_sutta_554_karato_ririya(acts, idle):
    """Ririya follows kar."""
    acts(554, "kita", "√kar + ririya f", "kiriyā")
    idle(554, "kita", "√kar + ricca", "kiccaṃ", "the suffix asked for must be ririya")


def test_sutta_555_atite_ta_tavantu_tavi(acts, idle):
    """Ta, tavantu and tāvī follow any root for past time."""
    acts(555, "kita", "√hu + ta", "huto")
    acts(555, "kita", "√bhuj + tavantu", "bhuttavā")
    acts(555, "kita", "√bhuj + tāvī", "bhuttāvī")
    idle(555, "kita", "√hu + ta (bhāva)", "hutaṃ", "the sense must be agent")


def test_sutta_556_bhavakammesu_ta(acts, idle):
    """Ta follows any root for a past action and its object."""
    acts(556, "kita", "√bhās + ta (kamma)", "bhāsitaṃ")
    idle(556, "kita", "√kar + ta (agent)", "karito", "the sense must be bhāva or kamma")


def test_sutta_557_budhagamaditthe_kattari(acts, idle):
    """Ta follows roots of knowing and going for the agent, at any time."""
    acts(557, "kita", "√budh + ta (agent)", "buddho")
    acts(557, "kita", "samathaṃ + √gam + ta (agent)", "samathaṅgato")
    idle(557, "kita", "√kar + ta", "karito", "the base must be of the class budhagamādi")


def test_sutta_558_jito_ina_sabbattha(acts, idle):
    """Ina follows ji for the agent."""
    acts(558, "kita", "√ji + ina", "jino")
    idle(558, "kita", "√sup + ina", "supino", "the root must be ji now")


def test_sutta_559_supato_ca(acts, idle):
    """Ina follows sup for the agent."""
    acts(559, "kita", "√sup + ina", "supino")
    idle(559, "kita", "√ji + ina", "jino", "the root must be sup now")
    acts("559-ca", "kita", "√sup + ina", "supinaṃ")


def test_sutta_560_isamdusuhi_kha(acts, idle):
    """Kha follows any root after īsaṃ, du, su."""
    acts(560, "kita", "īsaṃ + √si + kha", "īsassayo")
    acts(560, "kita", "su-√kar + kha", "sukaraṃ")
    acts(560, "kita", "du-√kar + kha", "dukkaraṃ")
    idle(560, "kita", "√kar + a", "karo", "the suffix asked for must be kha")


def test_sutta_561_icchatthesu_samanakattukesu_tave(acts, idle):
    """Tave and tuṃ follow beside verbs of wishing with the same agent."""
    acts(561, "kita", "√kar + tave", "kātave")
    acts(561, "kita", "√su + tuṃ", "sotuṃ")
    idle(561, "kita", "√su + tvā", "sutvā", "the suffix asked for must be tave or tuṃ")


def test_sutta_562_arahasakkadisu_ca(acts, idle):
    """Tuṃ follows beside araha, sakkā and the like."""
    acts(562, "kita", "√ji + tuṃ", "jetuṃ")
    acts(562, "kita", "√nind + tuṃ", "nindituṃ")
    idle(562, "kita", "√ji + tave", "jetave", "the suffix asked for must be tuṃ")


def test_sutta_563_pattavacane_alamatthesu_ca(acts, idle):
    """Tuṃ follows in the sense of alaṃ."""
    acts(563, "kita", "√kar + tuṃ", "kātuṃ")
    idle(563, "kita", "√kar + tave", "kātave", "the suffix asked for must be tuṃ")


def test_sutta_564_pubbakalekakattukanam_tuna_tvana(acts, idle):
    """Tuna, tvāna and tvā follow for the earlier of two actions of one agent."""
    acts(564, "kita", "√su + tvāna", "sutvāna")
    acts(564, "kita", "√su + tvā", "sutvā")
    acts(564, "kita", "√kar + tuna", "kattuna")
    idle(564, "kita", "√su + tuṃ", "sotuṃ", "the suffix asked for must be tuna or tvāna or tvā")


def test_sutta_565_vattamane_mananta(acts, idle):
    """Māna and anta follow any root for present time."""
    acts(565, "kita", "√sar (bhū) + māna", "saramāno")
    acts(565, "kita", "√gam (bhū) + anta", "gacchanto")
    idle(565, "kita", "√kar (tan) + āna", "karāno", "the suffix asked for must be māna or anta")


def test_sutta_566_sasadihi_ratthu(acts, idle):
    """Ratthu follows sās."""
    acts(566, "kita", "√sās + ratthu", "satthā")
    idle(566, "kita", "√sās + tu", "sāsitā", "the suffix asked for must be ratthu")


def test_sutta_567_patitoritu(acts, idle):
    """Ritu follows pā."""
    acts(567, "kita", "√pā + ritu", "pitā")
    idle(567, "kita", "√dhar + ritu", "dhītā", "the root must be pā now")


def test_sutta_568_manadihi_ratu(acts, idle):
    """Rātu follows mān, bhās and others."""
    acts(568, "kita", "√mān + rātu", "mātā")
    acts(568, "kita", "√bhās + rātu", "bhātā")
    idle(568, "kita", "√pā + ritu", "pitā", "the suffix asked for must be rātu")
    acts("568-ca", "kita", "√dhar + ritu", "dhītā")


def test_sutta_569_agama_tuko(acts, idle):
    """Tuka follows gam with ā."""
    acts(569, "kita", "ā-√gam + tuka", "āgantuko")
    idle(569, "kita", "ā-√gam + ta", "āgato", "the suffix asked for must be tuka")


def test_sutta_570_bhabbe_ika(acts, idle):
    """Ika follows gam in the sense of fit for it."""
    acts(570, "kita", "√gam + ika", "gamiko")
    idle(570, "kita", "√gam + ṇvu", "gāmako", "the suffix asked for must be ika")
