"""Book 6, kaṇḍa 4 (suttas 482-523).

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_482_dadantassam_mimesu(acts, idle):
    """The final of dā becomes aṃ before mi and ma."""
    acts(482, "verb", "√dā (bhū) pres P 1 sg", "dammi")
    idle(
        482,
        "verb",
        "√dā (bhū) pres P 3 sg",
        "dadāti",
        "the letters of the ending must be mi or ma now",
    )


def test_sutta_483_asamyogantassa_vuddhi(acts, idle):
    """A root that does not end in a cluster takes vuddhi before the suffixes called kārita."""
    acts(483, "derived-verb", "√kar + ṇe (caus.) pres P 3 sg", "kāreti")
    idle(
        483,
        "verb",
        "√mant (cur) + ṇaya pres P 3 sg",
        "mantayati",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_484_ghatadinam_va(acts, idle):
    """That vuddhi is optional in ghaṭ and the like."""
    acts(484, "derived-verb", "√ghaṭ + ṇe (caus.) pres P 3 sg", "ghāṭeti")
    idle(
        484,
        "derived-verb",
        "√kar + ṇe (caus.) pres P 3 sg",
        "kāreti",
        "the base must be of the class ghaṭādi",
    )


def test_sutta_485_annesu_ca(acts, idle):
    """Before the suffix a a root that does not end in a cluster takes vuddhi of i and u."""
    acts(485, "verb", "√ji (bhū) pres P 3 sg", "jayati")
    acts(485, "verb", "√bhū (bhū) pres P 3 sg", "bhavati")
    idle(
        485,
        "verb",
        "√pac (bhū) pres P 3 sg",
        "pacati",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_486_guha_dusanam(acts, idle):
    """The vowel of guh and dus is lengthened before the suffixes called kārita."""
    acts(486, "derived-verb", "√dus + ṇaya (caus.) pres P 3 sg", "dūsayati")
    idle(
        486,
        "derived-verb",
        "√lū + ṇe (caus.) pres P 3 sg",
        "lāveti",
        "the base must be of the class guhādi",
    )


def test_sutta_487_vaca_vasa(acts, idle):
    """The va of vac, vas, vah becomes u before ya."""
    acts(487, "derived-verb", "√vac + ya (kamma) pres A 3 sg", "uccate")
    idle(487, "verb", "√vac (bhū) pres P 3 sg", "vacati", "the verb must be kamma")


def test_sutta_488_ha_vipariyayo(acts, idle):
    """H changes places with ya."""
    acts(488, "derived-verb", "√vah + ya (kamma) pres P 3 sg", "vuyhati")
    acts(488, "derived-verb", "√vah + ya (kamma) pres P 3 sg", "vulhati")
    idle(
        488,
        "derived-verb",
        "√vac + ya (kamma) pres A 3 sg",
        "uccate",
        "the letters of the ending must be ha now",
    )


def test_sutta_489_gahassa_ghe(acts, idle):
    """Gah becomes ghe before ppa."""
    acts(489, "verb", "√gah (gah) + ppa pres P 3 sg", "gheppati")
    idle(
        489,
        "verb",
        "√gah (gah) + ṇhā pres P 3 sg",
        "gaṇhāti",
        "the ending ppa must stand there unreplaced",
    )


def test_sutta_490_halopo_nhamhi(acts, idle):
    """The h of gah is elided before ṇhā."""
    acts(490, "verb", "√gah (gah) + ṇhā pres P 3 sg", "gaṇhāti")
    idle(
        490,
        "verb",
        "√gah (gah) + ppa pres P 3 sg",
        "gheppati",
        "the ending ṇhā must stand there unreplaced",
    )


def test_sutta_491_karassa_kasattamajjatanimhi(acts, idle):
    """Kar optionally becomes kās in the ajjatanī."""
    acts(491, "verb", "√kar (tan) aor P 3 sg", "akāsi")
    idle(491, "verb", "√kar (tan) fut P 3 sg", "karissati", "the tense must be aor")


def test_sutta_492_asasma_mimanam(acts, idle):
    """After as, mi and ma become mhi and mha, and s is elided."""
    acts(492, "verb", "√as (bhū) pres P 1 sg", "amhi")
    idle(492, "verb", "√gam (bhū) pres P 1 sg", "gacchāmi", "the base must be of the class √as")


def test_sutta_493_thassa_tthattam(acts, idle):
    """After as, tha becomes ttha, and s is elided."""
    acts(493, "verb", "√as (bhū) pres P 2 pl", "attha")
    idle(493, "verb", "√gam (bhū) pres P 2 pl", "gacchatha", "the base must be of the class √as")


def test_sutta_494_tissa_tthittam(acts, idle):
    """After as, ti becomes tthi, and s is elided."""
    acts(494, "verb", "√as (bhū) pres P 3 sg", "atthi")
    idle(494, "verb", "√gam (bhū) pres P 3 sg", "gacchati", "the base must be of the class √as")


def test_sutta_495_tussa_tthuttam(acts, idle):
    """After as, tu becomes tthu, and s is elided."""
    acts(495, "verb", "√as (bhū) impv P 3 sg", "atthu")
    idle(495, "verb", "√as (bhū) pres P 3 sg", "atthi", "the ending tu must stand there unreplaced")


def test_sutta_496_simhi_ca(acts, idle):
    """The s of as is elided before si."""
    acts(496, "verb", "√as (bhū) pres P 2 sg", "asi")
    idle(496, "verb", "√as (bhū) pres P 3 sg", "atthi", "the ending si must stand there unreplaced")


def test_sutta_497_labhasma_i(acts, idle):
    """After labh, ī and iṃ become ttha and tthaṃ, and bh is elided."""
    acts(497, "verb", "√labh (bhū) aor P 1 sg", "alatthaṃ")
    idle(497, "verb", "√labh (bhū) fut P 3 sg", "labhissati", "the tense must be aor")


def test_sutta_498_kusasma_di(acts, idle):
    """After kus, ī becomes cchi, and s is elided."""
    acts(498, "verb", "√kus (bhū) aor P 3 sg", "akkocchi")
    idle(
        498,
        "verb",
        "√kus (bhū) aor P 3 pl",
        "akkosiṃsu",
        "the ending ī must stand there unreplaced",
    )


def test_sutta_499_da_dhatussa(acts, idle):
    """Dā is optionally dajja."""
    acts(499, "verb", "√dā (bhū) opt P 3 sg", "dajjeyya")
    idle(499, "derived-verb", "√dā + ya (kamma) pres P 3 sg", "dīyati", "the verb must be kattari")


def test_sutta_500_vadassa_vajjam(acts, idle):
    """Vad is optionally vajja."""
    acts(500, "verb", "√vad (bhū) opt P 3 sg", "vajjeyya")
    idle(500, "derived-verb", "√vad + ṇe (caus.) pres P 3 sg", "vādeti", "the verb must be kattari")


def test_sutta_501_gamissa_ghammam(acts, idle):
    """Gam is optionally ghamma."""
    acts(501, "verb", "√gam (bhū) impv P 3 sg", "ghammatu")
    idle(
        501,
        "derived-verb",
        "√gam + ya (kamma) pres A 3 sg",
        "gacchīyate",
        "the verb must be kattari",
    )


def test_sutta_502_yamhi_da(acts, idle):
    """The final of dā, dhā, mā, ṭhā, hā, pā, maha and matha becomes ī before ya."""
    acts(502, "derived-verb", "√ṭhā + ya (bhāva) pres P 3 sg", "ṭhīyati")
    acts(502, "derived-verb", "√mah + ya (kamma) pres P 3 sg", "mahīyati")
    idle(
        502,
        "derived-verb",
        "√ñā + ya (kamma) pres P 3 sg",
        "ñāyati",
        "the base must be of the class dādi",
    )


def test_sutta_503_yajassadissi(acts, idle):
    """The first syllable of yaj becomes i before ya."""
    acts(503, "derived-verb", "√yaj + ya (kamma) pres A 3 sg", "ijjate")
    idle(503, "verb", "√yaj (bhū) pres P 3 sg", "yajati", "the verb must be kamma")


def test_sutta_504_sabbato_um(acts, idle):
    """Uṃ becomes iṃsu."""
    acts(504, "verb", "upa-saṃ-√kam (bhū) aor P 3 pl", "upasaṅkamiṃsu")
    idle(504, "verb", "√gam (bhū) aor P 3 sg", "agamī", "the ending uṃ must stand there unreplaced")


def test_sutta_505_jaramaranam_jira(acts, idle):
    """Jar is optionally jīra or jiyya, mar miyya."""
    acts(505, "verb", "√jar (bhū) pres P 3 sg", "jīrati")
    acts(505, "verb", "√mar (bhū) pres P 3 pl", "miyyanti")
    idle(
        505,
        "verb",
        "√sar (bhū) pres P 3 sg",
        "sarati",
        "the base must be of the class √jar or √mar",
    )


def test_sutta_506_sabbatthasassadilopo_ca(acts, idle):
    """The first letter of as is optionally elided."""
    acts(506, "verb", "√as (bhū) pres P 3 pl", "santi")
    acts(506, "verb", "√as (bhū) opt P 3 sg", "siyā")
    idle(
        506,
        "verb",
        "√as (bhū) pres P 3 sg",
        "atthi",
        "510 came first (as + a → as); the ending must open with a vowel",
    )


def test_sutta_507_asabbadhatuke_bhu(acts, idle):
    """As is optionally bhū before the endings called asabbadhātuka."""
    acts(507, "verb", "√as (bhū) fut P 3 sg", "bhavissati")
    idle(
        507,
        "verb",
        "√as (bhū) pres P 3 pl",
        "santi",
        "the tense must be aor or fut or cond or perf",
    )


def test_sutta_508_eyyassa_nato(acts, idle):
    """After ñā, eyya is optionally iyā."""
    acts(508, "verb", "√ñā (kī) opt P 3 sg", "jāniyā")
    acts(508, "verb", "√ñā (kī) opt P 3 sg", "jaññā")
    idle(508, "verb", "√ji (kī) opt P 3 sg", "jineyya", "the base must be of the class √ñā")


def test_sutta_509_nassa_lopo(acts, idle):
    """The suffix nā is optionally elided after ñā."""
    acts(509, "verb", "√ñā (kī) pres P 3 sg", "nāyati")
    idle(509, "verb", "√ji (kī) pres P 3 sg", "jināti", "the base must be of the class √ñā")


def test_sutta_510_lopancettamakaro(acts, idle):
    """The suffix a is elided after ā, and after hū, i, as and others."""
    acts(510, "verb", "√hū (bhū) pres P 3 sg", "hoti")
    acts(510, "verb", "√vad (bhū) pres P 1 sg", "vajjemi")
    idle(
        510,
        "verb",
        "√pac (bhū) pres P 3 sg",
        "pacati",
        "458:juhotyādi or 458:dā must have acted before",
    )


def test_sutta_511_uttamokaro(acts, idle):
    """The suffix o optionally becomes u."""
    acts(511, "verb", "√kar (tan) pres A 3 sg", "kurute")
    idle(511, "verb", "√tan (tan) pres P 3 sg", "tanoti", "the base must be of the class √kar")


def test_sutta_512_karassakaro_ca(acts, idle):
    """The a of kar becomes u."""
    acts(512, "verb", "√kar (tan) pres P 3 pl", "kubbanti")
    idle(512, "verb", "√mar (bhū) pres P 3 sg", "marati", "the base must be of the class √kar")


def test_sutta_513_o_ava(acts, idle):
    """O at the end of a root becomes ava before a vowel."""
    acts(513, "verb", "√bhū (bhū) pres P 3 sg", "bhavati")
    idle(513, "verb", "√ji (bhū) pres P 3 sg", "jayati", "the stem must end in o")


def test_sutta_514_e_aya(acts, idle):
    """E at the end of a root becomes aya before a vowel."""
    acts(514, "verb", "√ji (bhū) pres P 3 sg", "jayati")
    idle(514, "verb", "√bhū (bhū) pres P 3 sg", "bhavati", "the stem must end in e")


def test_sutta_515_te_avaya(acts, idle):
    """O and e at the end of a root become āva and āya before the suffixes called kārita."""
    acts(515, "derived-verb", "√lū + ṇe (caus.) pres P 3 sg", "lāveti")
    acts(515, "derived-verb", "√nī + ṇe (caus.) pres P 3 sg", "nāyeti")
    idle(
        515,
        "verb",
        "√bhū (bhū) pres P 3 sg",
        "bhavati",
        "the ending ṇe or ṇaya or ṇāpe or ṇāpaya or ala must stand there unreplaced",
    )


def test_sutta_516_ikaragamo_asabbadhatukamhi(acts, idle):
    """The augment i comes before an ending that begins with a consonant, after a consonant or a."""
    acts(516, "verb", "√pac (bhū) fut P 3 sg", "pacissati")
    idle(
        516,
        "verb",
        "√pac (bhū) pres P 3 sg",
        "pacati",
        "the tense must be aor or fut or cond or perf",
    )


def test_sutta_517_kvaci_dhatuvibhattipaccayanam(acts, idle):
    """Jan becomes jā before ya."""
    acts(517, "verb", "√jan (div) pres P 3 sg", "jāyati")
    acts(517, "verb", "√kar (tan) opt P 3 sg", "kare")
    acts(517, "verb", "√hū (bhū) aor P 3 pl", "ahesuṃ")
    idle(
        517, "verb", "√pac (bhū) pres P 3 sg", "pacati", "the ending ya must stand there unreplaced"
    )


def test_sutta_518_attanopadani_parassapadattam(acts, idle):
    """Attanopada endings are sometimes parassapada."""
    acts(518, "derived-verb", "√vac + ya (kamma) pres P 3 sg", "vuccati")
    idle(518, "derived-verb", "√kar + ya (kamma) pres A 3 sg", "karīyate", "the voice must be P")


def test_sutta_519_akaragamo_hiyyattani(acts, idle):
    """The augment a comes before the verb in the past tenses."""
    acts(519, "verb", "√gam (bhū) impf P 3 sg", "agamā")
    acts(519, "verb", "√gam (bhū) cond P 3 sg", "agamissā")
    idle(519, "verb", "√gam (bhū) fut P 3 sg", "gamissati", "the tense must be impf or aor or cond")


def test_sutta_520_bruto_i(acts, idle):
    """The augment ī comes after brū before ti."""
    acts(520, "verb", "√brū (bhū) pres P 3 sg", "bravīti")
    idle(
        520, "verb", "√brū (bhū) pres P 2 sg", "brūsi", "the ending ti must stand there unreplaced"
    )


def test_sutta_521_dhatussanto_loponekasarassa(acts, idle):
    """The last vowel of a root that is cited with more than one is elided."""
    acts(521, "verb", "√mar (bhū) pres P 3 sg", "marati")
    idle(521, "verb", "√yā (bhū) pres P 3 sg", "yāti", "the base must be of the class byañjananta")


def test_sutta_522_isuyamunamanto_ccho(acts, idle):
    """The last letter of is and yam optionally becomes cch."""
    acts(522, "verb", "√is (bhū) pres P 3 sg", "icchati")
    acts(522, "verb", "ni-√yam (bhū) pres P 3 sg", "niyacchati")
    idle(
        522,
        "verb",
        "√dis (bhū) pres P 3 sg",
        "passati",
        "the base must be of the class √is or √yam",
    )


def test_sutta_523_karitanam_no(acts, idle):
    """The ṇ of the suffixes called kārita is elided."""
    acts(523, "derived-verb", "√kar + ṇaya (caus.) pres P 3 sg", "kārayati")
    idle(
        523,
        "verb",
        "√su (su) + ṇā pres P 3 sg",
        "suṇāti",
        "the ending ṇe or ṇaya or ṇāpe or ṇāpaya or ala must stand there unreplaced",
    )
