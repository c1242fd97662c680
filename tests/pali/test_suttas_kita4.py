"""Book 8, uṇādi (suttas 641-673).

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_641_nudadihi_yu_nvuna_mana_na_na_ka(acts, idle):
    """After nud and others yu becomes ana and ṇvu aka."""
    acts(641, "unadi", "pa-√nud + yu (agent)", "panūdano")
    acts(641, "unadi", "√hu + ṇvu (agent)", "hāvako")
    acts(641, "unadi", "saṃ-√ñā + yu (bhāva)", "sañjānanaṃ")
    idle(641, "unadi", "√pac + yu", "pacanaṃ", "the base must be of the class nudādi")
    acts("641-ca", "unadi", "√cit + ṇāpe (caus.) + yu (bhāva)", "cetāpanaṃ")


def test_sutta_642_i_ya_ta_ma_ki_e_sanamantassaro_d(acts, idle):
    """Before dis the last vowel of ima, ya, ta, ma, kiṃ, eta, samāna is long, the rest of
    them gone; dis takes r for d, and ends in isa, ikkha or ī."""
    acts(642, "unadi", "ima + √dis", "īdiso")
    acts(642, "unadi", "ya + √dis", "yādikkho")
    acts(642, "unadi", "ta + √dis", "tādī")
    idle(642, "unadi", "ā-√car", "acchariyaṃ", "the base must be of the class √dis")
    acts("642-ca", "unadi", "samāna + √dis", "sadiso")


def test_sutta_643_bhyadihi_mati_budhi_pujadihi_ca(acts, idle):
    """Ta follows bhī and others, and roots of thinking, knowing and honouring."""
    acts(643, "unadi", "√bhī + ta", "bhīto")
    acts(643, "unadi", "√pūj + ta", "pūjito")
    idle(643, "unadi", "√gam + ta", "gato", "the base must be of the class bhyādi")


def test_sutta_644_vepu_si_dava_vamu_ku_da_bhuhvadi(acts, idle):
    """Thu follows vep, sī and others."""
    acts(644, "unadi", "√vep + thu", "vepathu")
    acts(644, "unadi", "√bhū + ttima", "bhottimaṃ")
    acts(644, "unadi", "ava-√hu + ṇima", "ohāvimaṃ")
    idle(644, "unadi", "√dam + tha", "damatho", "the suffix asked for must be thu")


def test_sutta_645_akkose_namhani(acts, idle):
    """Āni follows a root with na before it, in cursing."""
    acts(645, "unadi", "na + √gam + āni", "agamāni")
    idle(645, "unadi", "na + √gam + ti", "agati", "the suffix asked for must be āni")


def test_sutta_647_sunassunassona_vanuvanununakhuna(acts, idle):
    """The una of suna becomes oṇa, vāna, uvāna, ūna, unakha, una, ā or āna."""
    acts(647, "unadi", "suna", "soṇo")
    acts(647, "unadi", "suna", "sunakho")
    idle(647, "unadi", "masu", "maccharo", "the base must be suna")


def test_sutta_648_tarunassa_susu_ca(acts, idle):
    """Taruṇa becomes susu."""
    acts(648, "unadi", "taruṇa", "susu")
    idle(648, "unadi", "yuva", "yuvā", "the base must be taruṇa")


def test_sutta_649_yuvassuvassuvuvanununa(acts, idle):
    """The uva of yuva becomes uva, uvāna, una or ūna."""
    acts(649, "unadi", "yuva", "yuvāno")
    acts(649, "unadi", "yuva", "yūno")
    idle(649, "unadi", "suna", "soṇo", "the base must be yuva")


def test_sutta_650_kale_vattamanatite_nvadayo(acts, idle):
    """Ṇu follows kar and others."""
    acts(650, "unadi", "√kar + ṇu", "kāru")
    acts(650, "unadi", "√vā + yu", "vāyu")
    acts(650, "unadi", "√bhū + ta", "bhūtaṃ")
    idle(650, "unadi", "√jan + ṇu", "jāṇu", "the base must be of the class vattamānādi-ṇu")


def test_sutta_651_bhavissati_gamadihi_ni_ghina(acts, idle):
    """Ṇī follows gam, bhaj."""
    acts(651, "unadi", "√gam + ṇī (future)", "gāmī")
    acts(651, "unadi", "pa-√ṭhā + ghiṇ (future)", "paṭṭhāyī")
    idle(651, "unadi", "√kar + ṇī", "kārī", "the request must name the sense future")


def test_sutta_652_kiriyayam_nvu_tavo(acts, idle):
    """Ṇvu and tu follow for a purpose, in the future."""
    acts(652, "kita", "√kar + ṇvu (purpose, future)", "kārako")
    idle(652, "kita", "√kar + ṇvu", "kārako", "the request must name the sense purpose or future")


def test_sutta_653_bhavavacimhi_catutthi(acts, idle):
    """Nouns of action serve the future, in the fourth case."""
    acts(653, "kita", "√pac + ṇa (bhāva, future) dat sg", "pākāya")
    idle(653, "kita", "√pac + ṇa (bhāva)", "pāko", "the request must name the sense future")


def test_sutta_654_kammani_no(acts, idle):
    """Ṇa follows a root with its object before it, in the future."""
    acts(654, "kita", "nagara/acc + √kar + ṇa (future)", "nagarakāro")
    idle(
        654,
        "kita",
        "nagara/acc + √kar + ṇa",
        "nagarakāro",
        "the request must name the sense future",
    )


def test_sutta_655_sese_ssam_ntu_manana(acts, idle):
    """Ssaṃ follows any root, in the future."""
    acts(655, "kita", "√kar + ssaṃ (future)", "karissaṃ")
    acts(655, "kita", "√bhuj (rudh) + ntu (future)", "bhuñjanto")
    acts(655, "kita", "√kar (tan) + āna (future)", "karāno")
    idle(655, "kita", "√kar (tan) + anta", "kubbaṃ", "the suffix asked for must be ssaṃ")


def test_sutta_656_chadadihi_ta_tran(acts, idle):
    """Ta follows chad, cit and others."""
    acts(656, "unadi", "√chad + traṇ", "chatraṃ")
    acts(656, "unadi", "√cit + ta", "cittaṃ")
    acts(656, "unadi", "√var + ta", "varattaṃ")
    idle(656, "unadi", "√gam + ta", "gato", "the base must be of the class chadādi")


def test_sutta_657_vadadihi_nitto_gane(acts, idle):
    """Ṇitta follows vad and others for a group."""
    acts(657, "unadi", "√var + ṇitta (group)", "vārittaṃ")
    idle(657, "unadi", "√var + ta", "varito", "the suffix asked for must be ṇitta")


def test_sutta_658_midadihi_ttitiyo(acts, idle):
    """Tti follows mid, pad, ranj."""
    acts(658, "unadi", "√mid + tti", "metti")
    acts(658, "unadi", "√tan + ti", "tanti")
    idle(658, "unadi", "√gam + ti", "gati", "the base must be of the class tanādi")


def test_sutta_659_usu_ranja_damsanam_damsassa_dadd(acts, idle):
    """Ḍha follows us."""
    acts(659, "unadi", "√us + ḍha", "uḍḍho")
    acts(659, "unadi", "√ranj + ṭha", "raṭṭhaṃ")
    idle(659, "unadi", "√kuṭ + ṭha", "kuṭṭhaṃ", "the base must be of the class √ranj")


def test_sutta_660_suvusanamuvusanamato_tho_ca(acts, idle):
    """Tha follows sū, vu and as."""
    acts(660, "unadi", "√vu + tha", "vatthaṃ")
    acts(660, "unadi", "√as + tha", "attho")
    idle(
        660, "unadi", "√dam + tha", "damatho", "the base must be of the class sūvusādi or √as{eat}"
    )


def test_sutta_661_ranjudadihi_dha_didda_kira_kvaci(acts, idle):
    """Dha follows ranj."""
    acts(661, "unadi", "saṃ-√ud + da", "samuddo")
    acts(661, "unadi", "√suc + ka", "soko")
    acts(661, "unadi", "√vaj + ira", "vajiraṃ")
    idle(661, "unadi", "√kaḍi + ka", "kaṇḍo", "the base must be of the class susādi")


def test_sutta_662_patito_hissa_herana_hirana(acts, idle):
    """Hi with paṭi before it becomes hera or hīra."""
    acts(662, "unadi", "paṭi-√hi", "pāṭiheraṃ")
    acts(662, "unadi", "paṭi-√hi", "pāṭihīraṃ")
    idle(662, "unadi", "√math", "mallo", "the base must be of the class √hi")


def test_sutta_663_kadyadihi_ko(acts, idle):
    """Ka follows kaḍi and others."""
    acts(663, "unadi", "√kaḍi + ka", "kaṇḍo")
    acts(663, "unadi", "√paḍi + ka", "paṇḍako")
    idle(663, "unadi", "√suc + ka", "soko", "the base must be of the class kaḍyādi")


def test_sutta_664_khadamagamanam_kha_ndha_ndha_gan(acts, idle):
    """Khād becomes khandha."""
    acts(664, "unadi", "√khād", "khandho")
    acts(664, "unadi", "√gam", "gandho")
    idle(664, "unadi", "√math", "mallo", "the base must be of the class √khād")
    acts("664-ca", "unadi", "√khād + ka", "khandhako")


def test_sutta_665_patadihyalam(acts, idle):
    """Ala follows paṭ, kal and others."""
    acts(665, "unadi", "paṭa + ala", "paṭalaṃ")
    acts(665, "unadi", "mūla + ala", "mulālaṃ")
    acts(665, "unadi", "bahu + ala m", "bahulo")
    idle(665, "unadi", "putha + ama", "pathamo", "the suffix asked for must be ala")


def test_sutta_666_puthassa_puthu_patha_mo_va(acts, idle):
    """Putha becomes puthu or patha."""
    acts(666, "unadi", "putha", "puthu")
    acts(666, "unadi", "putha + ama", "paṭhamo")
    acts(666, "unadi", "putha + ī", "pathavī")
    idle(666, "unadi", "yuva", "yuvā", "the base must be putha")


def test_sutta_667_sasvadihi_tu_davo(acts, idle):
    """Tu follows sas."""
    acts(667, "unadi", "√sas + tu", "sattu")
    acts(667, "unadi", "√dad + du", "daddu")
    idle(667, "unadi", "√si + tu", "sayitā", "the base must be of the class sasādi-tu")


def test_sutta_668_cyadihi_ivaro(acts, idle):
    """Īvara follows ci, pā, dhā."""
    acts(668, "unadi", "√ci + īvara", "cīvaraṃ")
    acts(668, "unadi", "√pā + īvara m", "pīvaro")
    idle(668, "unadi", "√ci + ta", "cito", "the suffix asked for must be īvara")


def test_sutta_669_munadihi_ci(acts, idle):
    """I follows mun, yat, agg and others."""
    acts(669, "unadi", "√mun + i", "muni")
    acts(669, "unadi", "bhadda/acc + √lā + i", "bhaddāli")
    acts(669, "unadi", "√man + i", "maṇi")
    idle(669, "kita", "ā-√dā + i", "ādi", "the base must be of the class munādi")


def test_sutta_670_vidadihyuro(acts, idle):
    """Ūra follows vid, vall and others."""
    acts(670, "unadi", "√vid + ūra", "vidūro")
    acts(670, "unadi", "√sid + ūra", "sindūro")
    idle(670, "unadi", "√man + nusa", "mānuso", "the suffix asked for must be ūra")


def test_sutta_671_hanadihi_nu_nu_tavo(acts, idle):
    """Nu follows han, dhe."""
    acts(671, "unadi", "√han + nu", "hanu")
    acts(671, "unadi", "√jan + ṇu", "jāṇu")
    acts(671, "unadi", "√hi + tu", "hetu")
    idle(671, "unadi", "√kar + ṇu", "kāru", "the base must be of the class hanādi-ṇu")


def test_sutta_672_kutadihi_tho(acts, idle):
    """Ṭha follows kuṭ, kus, kaṭ."""
    acts(672, "unadi", "√kuṭ + ṭha", "kuṭṭhaṃ")
    acts(672, "unadi", "√kus + ṭha", "koṭṭhaṃ")
    idle(672, "unadi", "√ranj + ṭha", "raṭṭhaṃ", "the base must be of the class kuṭādi")


def test_sutta_673_manupurasunadihi_ussanusisa(acts, idle):
    """Ussa and nusa follow man."""
    acts(673, "unadi", "√man + nusa", "mānuso")
    acts(673, "unadi", "√pūr + isa", "puriso")
    acts(673, "unadi", "√mah + isa", "mahiso")
    idle(673, "unadi", "√al + la", "allaṃ", "the suffix asked for must be ussa or nusa")
