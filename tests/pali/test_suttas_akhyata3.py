"""Book 6, kaṇḍa 3 (suttas 458-481).

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_458_kvacadivannanamekassaranam_dvebhavo(acts, idle):
    """The first syllable of the root is doubled before kha, cha and sa, and in the intensive."""
    acts(458, "verb", "√hā (bhū) pres P 3 sg", "jahāti")
    acts(458, "derived-verb", "√kam + ∅ (intens.) pres P 3 sg", "caṅkamati")
    idle(458, "verb", "√kamp (bhū) pres P 3 sg", "kampati", "the base must be of the class √dā")


def test_sutta_460_rasso(acts, idle):
    """The vowel of the abbhāsa is short."""
    acts(460, "verb", "√hā (bhū) pres P 3 sg", "jahāti")
    idle(
        460,
        "derived-verb",
        "√gup + cha pres P 3 sg",
        "jigucchati",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_461_dutiyacatutthanam_pathamatatiya(acts, idle):
    """The second and fourth letters of a vagga become the first and third in the abbhāsa."""
    acts(461, "derived-verb", "√bhuj + kha (desid.) pres P 3 sg", "bubhukkhati")
    idle(
        461,
        "derived-verb",
        "√gup + cha pres P 3 sg",
        "jigucchati",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_462_kavaggassa_cavaggo(acts, idle):
    """The letters of the k-vagga become those of the c-vagga in the abbhāsa."""
    acts(462, "derived-verb", "√kit + cha pres P 3 sg", "cikicchati")
    idle(
        462,
        "derived-verb",
        "√tij + kha pres P 3 sg",
        "titikkhati",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_463_manakitanam_vatattam(acts, idle):
    """The m of mān becomes v in the abbhāsa."""
    acts(463, "derived-verb", "√kit + cha pres P 3 sg", "tikicchati")
    acts(463, "derived-verb", "√mān + sa pres P 3 sg", "vīmaṃsati")
    idle(
        463,
        "derived-verb",
        "√tij + kha pres P 3 sg",
        "titikkhati",
        "the base must be of the class √mān",
    )


def test_sutta_464_hassa_jo(acts, idle):
    """H becomes j in the abbhāsa."""
    acts(464, "verb", "√hu (bhū) pres P 3 sg", "juhoti")
    idle(
        464,
        "verb",
        "√dhā (bhū) pres P 3 sg",
        "dadhāti",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_465_antassivannakaro_va(acts, idle):
    """The last vowel of the abbhāsa becomes i in gup, ghas, har and pā."""
    acts(465, "derived-verb", "√gup + cha pres P 3 sg", "jigucchati")
    acts(465, "verb", "√bhū (bhū) perf P 3 sg", "babhūva")
    idle(
        465,
        "derived-verb",
        "√bhuj + kha (desid.) pres P 3 sg",
        "bubhukkhati",
        "the base must be of the class gupādi",
    )


def test_sutta_466_niggahitanca(acts, idle):
    """Ṃ comes at the end of the abbhāsa in the intensive."""
    acts(466, "derived-verb", "√cal + ∅ (intens.) pres P 3 sg", "cañcalati")
    idle(
        466, "derived-verb", "√pā + sa (desid.) pres P 3 sg", "pivāsati", "the verb must be intens"
    )


def test_sutta_467_tato_pamananam(acts, idle):
    """After the abbhāsa pā becomes vā and mān maṃ before sa."""
    acts(467, "derived-verb", "√pā + sa (desid.) pres P 3 sg", "pivāsati")
    idle(
        467,
        "derived-verb",
        "√su + sa (desid.) pres P 3 sg",
        "sussusati",
        "the base must be of the class √pā or √mān",
    )


def test_sutta_468_tha_tittho(acts, idle):
    """Ṭhā optionally becomes tiṭṭha."""
    acts(468, "verb", "√ṭhā (bhū) impv P 3 sg", "tiṭṭhatu")
    idle(
        468, "derived-verb", "√ṭhā + ya (bhāva) pres P 3 sg", "ṭhīyati", "the verb must be kattari"
    )


def test_sutta_469_pa_pivo(acts, idle):
    """Pā optionally becomes piva."""
    acts(469, "verb", "√pā (bhū) opt P 3 pl", "piveyyuṃ")
    idle(469, "derived-verb", "√pā + ya (kamma) pres P 3 sg", "pīyati", "the verb must be kattari")


def test_sutta_470_nassa_ja(acts, idle):
    """Ñā becomes jā before the suffix nā."""
    acts(470, "verb", "√ñā (kī) opt P 3 sg", "jāneyya")
    acts(470, "verb", "√ñā (kī) opt P 3 sg", "jaññā")
    acts(470, "verb", "√ñā (kī) pres P 3 sg", "nāyati")
    idle(470, "verb", "√ji (kī) pres P 3 sg", "jināti", "the base must be of the class √ñā")


def test_sutta_471_disassa_passa(acts, idle):
    """Dis becomes passa, dissa or dakkha."""
    acts(471, "verb", "√dis (bhū) pres P 3 sg", "passati")
    acts(471, "verb", "√dis (bhū) pres P 3 sg", "dakkhati")
    idle(
        471, "derived-verb", "√dis + ya (kamma) pres A 3 sg", "dissate", "the verb must be kattari"
    )


def test_sutta_472_byanjanantassa_co(acts, idle):
    """The last consonant of the root becomes c before cha."""
    acts(472, "derived-verb", "√gup + cha pres P 3 sg", "jigucchati")
    idle(
        472,
        "derived-verb",
        "√tij + kha pres P 3 sg",
        "titikkhati",
        "the ending cha must stand there unreplaced",
    )


def test_sutta_473_ko_khe(acts, idle):
    """The last consonant of the root becomes k before kha."""
    acts(473, "derived-verb", "√tij + kha pres P 3 sg", "titikkhati")
    idle(
        473,
        "derived-verb",
        "√gup + cha pres P 3 sg",
        "jigucchati",
        "the ending kha must stand there unreplaced",
    )


def test_sutta_474_harassa_gi(acts, idle):
    """After the abbhāsa har becomes gī before sa."""
    acts(474, "derived-verb", "√har + sa (desid.) pres P 3 sg", "jigīsati")
    idle(474, "verb", "√har (bhū) perf P 3 sg", "jahāra", "the suffix asked for must be sa")


def test_sutta_475_brubhunamahabhuva_parokkhayam(acts, idle):
    """Bhū becomes bhūva in the parokkhā."""
    acts(475, "verb", "√bhū (bhū) perf P 3 pl", "babhūvu")
    acts(475, "verb", "√brū (bhū) perf P 3 pl", "āhu")
    idle(475, "verb", "√brū (bhū) aor P 3 pl", "abravuṃ", "the tense must be perf")


def test_sutta_476_gamissanto_ccho(acts, idle):
    """The last letter of gam optionally becomes cch."""
    acts(476, "verb", "√gam (bhū) fut P 3 sg", "gacchissati")
    acts(476, "verb", "√gam (bhū) impf P 3 sg", "agacchā")
    idle(476, "verb", "√is (bhū) pres P 3 sg", "icchati", "the base must be of the class √gam")


def test_sutta_477_vacassajjatanimhi_makaro(acts, idle):
    """The a of vac becomes o in the ajjatanī."""
    acts(477, "verb", "√vac (bhū) aor P 3 pl", "avocuṃ")
    idle(477, "verb", "√vac (bhū) impf P 3 sg", "avaca", "the tense must be aor")


def test_sutta_478_akaro_digham(acts, idle):
    """The a before mi, ma and mhe is long."""
    acts(478, "verb", "√gam (bhū) pres P 1 pl", "gacchāma")
    acts(478, "verb", "√gam (bhū) impv P 2 sg", "gacchāhi")
    idle(
        478,
        "verb",
        "√gam (bhū) pres P 2 sg",
        "gacchasi",
        "the letters of the ending must be mi or ma or mhe or mase now",
    )


def test_sutta_479_hilopam_va(acts, idle):
    """Hi is optionally elided."""
    acts(479, "verb", "√gam (bhū) impv P 2 sg", "gaccha")
    idle(
        479,
        "verb",
        "√gam (bhū) pres P 3 sg",
        "gacchati",
        "the ending hi must stand there unreplaced",
    )


def test_sutta_480_hotissarehohe_bhavissantimhi(acts, idle):
    """The vowel of hū becomes eha, oha or e in the bhavissantī."""
    acts(480, "verb", "√hū (bhū) fut P 3 sg", "hessati")
    acts(480, "verb", "√hū (bhū) fut P 3 pl", "hohissanti")
    idle(480, "verb", "√bhū (bhū) fut P 3 sg", "bhavissati", "the base must be of the class √hū")


def test_sutta_481_karassa_sapaccayassa(acts, idle):
    """Kar with its suffix optionally becomes kāha in the bhavissantī."""
    acts(481, "verb", "√kar (tan) fut P 3 sg", "kāhati")
    acts(481, "verb", "√kar (tan) fut P 2 sg", "kāhisi")
    idle(481, "verb", "√tan (tan) fut P 3 sg", "tanissati", "the base must be of the class √kar")
