"""Book 6, kaṇḍa 2 (suttas 433-456).

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_433_tija_gupa(acts, idle):
    """Kha follows tij, cha gup and kit, sa mān."""
    acts(433, "derived-verb", "√tij + kha pres P 3 sg", "titikkhati")
    acts(433, "derived-verb", "√gup + cha pres P 3 sg", "jigucchati")
    idle(433, "verb", "√tij (bhū) pres P 3 sg", "tejati", "the verb must be desid")


def test_sutta_434_bhuja_ghasa(acts, idle):
    """Kha, cha or sa follows bhuj, ghas, har, su, pā and others when one wishes to do it."""
    acts(434, "derived-verb", "√har + sa (desid.) pres P 3 sg", "jigīsati")
    idle(434, "verb", "√bhuj (rudh) pres P 3 sg", "bhuñjati", "the verb must be desid")


def test_sutta_435_aya_namato(acts, idle):
    """Āya follows a noun like which somebody behaves."""
    acts(435, "derived-verb", "samudda + āya (denom. like) pres P 3 sg", "samuddāyati")
    idle(
        435,
        "derived-verb",
        "putta + īya (denom. treats like) pres P 3 sg",
        "puttīyati",
        "the suffix asked for must be āya",
    )


def test_sutta_436_iyupamana_ca(acts, idle):
    """Īya follows a noun like which one treats somebody."""
    acts(436, "derived-verb", "putta + īya (denom. treats like) pres P 3 sg", "puttīyati")
    idle(
        436,
        "derived-verb",
        "cīvara + īya (denom. wish for oneself) pres P 3 sg",
        "cīvarīyati",
        "the sense must be like",
    )


def test_sutta_437_namamhatticchatthe(acts, idle):
    """Īya follows a noun that somebody wishes for himself."""
    acts(437, "derived-verb", "vattha + īya (denom. wish for oneself) pres P 3 sg", "vatthīyati")
    idle(
        437,
        "derived-verb",
        "chatta + īya (denom. treats like) pres P 3 sg",
        "chattīyati",
        "the sense must be wish",
    )


def test_sutta_438_dhatuhi_ne(acts, idle):
    """Ṇe, ṇaya, ṇāpe and ṇāpaya follow all roots when one makes somebody do it."""
    acts(438, "derived-verb", "√kar + ṇāpaya (caus.) pres P 3 pl", "kārāpayanti")
    acts(438, "derived-verb", "√kar + ṇe (caus.) pres P 3 sg", "kāreti")
    idle(
        438,
        "verb",
        "√kar (tan) pres P 3 sg",
        "karoti",
        "the suffix asked for must be ṇe or ṇaya or ṇāpe or ṇāpaya",
    )


def test_sutta_439_dhaturupe_namasma(acts, idle):
    """Ṇaya follows a noun of which a verb is made."""
    acts(439, "derived-verb", "upa-vīṇā + ṇaya (denom.) pres P 3 sg", "upavīṇayati")
    acts(439, "derived-verb", "daḷha + ṇaya (denom.) pres P 3 sg", "daḷhayati")
    idle(
        439, "derived-verb", "√kar + ṇaya (caus.) pres P 3 sg", "kārayati", "the verb must be denom"
    )


def test_sutta_440_bhavakammesu_yo(acts, idle):
    """Ya follows all roots in the passive and the impersonal."""
    acts(440, "derived-verb", "√pac + ya (kamma) pres A 3 sg", "paccate")
    idle(440, "verb", "√paṭh (bhū) pres P 3 sg", "paṭhati", "the verb must be kamma")


def test_sutta_441_tassa_cavaggayakaravakarattam(acts, idle):
    """Ya with the last letter of the root becomes cc, jj, jjh, ññ, yy or bb."""
    acts(441, "derived-verb", "√budh + ya (kamma) pres A 3 sg", "bujjhate")
    acts(441, "derived-verb", "√han + ya (kamma) pres A 3 sg", "haññate")
    idle(
        441,
        "derived-verb",
        "√labh + ya (kamma) pres A 3 sg",
        "labbhate",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_442_ivannagamo_va(acts, idle):
    """The augment ī or i comes before ya."""
    acts(442, "derived-verb", "√kar + ya (kamma) pres A 3 sg", "karīyate")
    idle(
        442,
        "derived-verb",
        "√dā + ya (kamma) pres P 3 sg",
        "dīyati",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_443_pubbarupanca(acts, idle):
    """Ya becomes like the letter before it."""
    acts(443, "derived-verb", "√labh + ya (kamma) pres A 3 sg", "labbhate")
    acts(443, "derived-verb", "√vaḍḍh + ya (bhāva) pres A 3 sg", "vuḍḍhate")
    idle(
        443,
        "derived-verb",
        "√pac + ya (kamma) pres A 3 sg",
        "paccate",
        "its conditions hold, but it found nothing to change",
    )


def test_sutta_444_tatha_kattari(acts, idle):
    """The same happens with the suffix ya in the active."""
    acts(444, "verb", "√budh (div) pres P 3 sg", "bujjhati")
    acts(444, "verb", "√siv (div) pres P 3 sg", "sibbati")
    idle(
        444,
        "derived-verb",
        "√budh + ya (kamma) pres A 3 sg",
        "bujjhate",
        "441 came first (budh + ya → bu + jjha); the ending ya must stand there unreplaced",
    )


def test_sutta_445_bhuvadito_a(acts, idle):
    """A follows the roots of the class of bhū in the active."""
    acts(445, "verb", "√bhū (bhū) pres P 3 sg", "bhavati")
    idle(445, "verb", "√div (div) pres P 3 sg", "dibbati", "the root must be of the class bhū")


def test_sutta_446_rudhadito_niggahitapubbanca(acts, idle):
    """A follows the roots of the class of rudh, and ṃ comes before their last consonant."""
    acts(446, "verb", "√chid (rudh) pres P 3 sg", "chindati")
    acts(446, "verb", "√bhuj (rudh) pres P 3 pl", "bhuñjanti")
    idle(446, "verb", "√paṭh (bhū) pres P 3 sg", "paṭhati", "the root must be of the class rudh")


def test_sutta_447_divadito_yo(acts, idle):
    """Ya follows the roots of the class of div."""
    acts(447, "verb", "√yudh (div) pres P 3 sg", "yujjhati")
    idle(447, "verb", "√chid (rudh) pres P 3 sg", "chindati", "the root must be of the class div")


def test_sutta_448_svadito_nu(acts, idle):
    """Ṇu, ṇā or uṇā follows the roots of the class of su."""
    acts(448, "verb", "pa-√ap (su) + uṇā pres P 3 sg", "pāpuṇāti")
    acts(448, "verb", "ā-√vu (su) + ṇu pres P 3 sg", "āvuṇoti")
    idle(448, "verb", "√ji (kī) pres P 3 sg", "jināti", "the root must be of the class su")


def test_sutta_449_kiyadito_na(acts, idle):
    """Nā follows the roots of the class of kī."""
    acts(449, "verb", "√lū (kī) pres P 3 sg", "lunāti")
    idle(449, "verb", "√gah (gah) pres P 3 sg", "gaṇhāti", "the root must be of the class kī")


def test_sutta_450_gahadito_ppa(acts, idle):
    """Ppa or ṇhā follows gah."""
    acts(450, "verb", "√gah (gah) + ppa pres P 3 sg", "gheppati")
    idle(450, "verb", "√kī (kī) pres P 3 sg", "kiṇāti", "the root must be of the class gah")


def test_sutta_451_tanadito_oyira(acts, idle):
    """O follows the roots of the class of tan; yira follows kar too."""
    acts(451, "verb", "√tan (tan) impv P 2 sg", "tanohi")
    acts(451, "verb", "√kar (tan) + yira impv P 2 sg", "kayirāhi")
    idle(
        451,
        "verb",
        "√kar (tan) fut P 3 sg",
        "karissati",
        "the tense must be pres or impv or opt or impf",
    )


def test_sutta_452_curadito_ne(acts, idle):
    """Ṇe or ṇaya follows the roots of the class of cur; both are called kārita."""
    acts(452, "verb", "√cint (cur) + ṇe pres P 3 sg", "cinteti")
    idle(452, "verb", "√div (div) pres P 3 sg", "dibbati", "the root must be of the class cur")


def test_sutta_453_attanopadani_bhave(acts, idle):
    """The passive and the impersonal take the endings called attanopada."""
    acts(453, "derived-verb", "√yuj + ya (kamma) pres A 3 sg", "yujjate")
    idle(453, "verb", "√man (div) pres A 3 sg", "maññate", "the verb must be kamma")


def test_sutta_454_kattari_ca(acts, idle):
    """The active may take the endings called attanopada."""
    acts(454, "verb", "√ruc (bhū) pres A 3 sg", "rocate")
    idle(454, "verb", "√pac (bhū) pres P 3 sg", "pacati", "the voice must be A")


def test_sutta_455_dhatuppaccayehi_vibhattiyo(acts, idle):
    """What is made with kha … kārita takes endings as roots do."""
    acts(455, "derived-verb", "√pac + ṇe (caus.) pres P 3 sg", "pāceti")
    idle(455, "verb", "√pac (bhū) pres P 3 sg", "pacati", "the verb must be desid or caus or denom")


def test_sutta_456_kattari_parassapadam(acts, idle):
    """The active takes the endings called parassapada."""
    acts(456, "verb", "√pac (bhū) pres P 3 sg", "pacati")
    idle(456, "verb", "√man (div) pres A 3 sg", "maññate", "the voice must be P")
