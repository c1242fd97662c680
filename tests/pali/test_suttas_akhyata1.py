"""Book 6, kaṇḍa 1 (suttas 409-430).

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_409_sabbesamekabhidhane_paro(acts, idle):
    """When one verb speaks of several persons, the later one decides, in the plural."""
    acts(409, "verb", "√paṭh (bhū) pres P 3 sg & √paṭh (bhū) pres P 2 sg", "paṭhatha")
    acts(409, "verb", "√pac (bhū) pres P 2 sg & √pac (bhū) pres P 1 sg", "pacāma")
    idle(409, "verb", "√pac (bhū) pres P 2 sg", "pacasi", "the word persons must stand by")


def test_sutta_410_namamhi_payujjamanepi(acts, idle):
    """The third person goes with any noun or pronoun that means the same as the ending."""
    acts(410, "verb", "√gam (bhū) pres P 3 sg", "gacchati")
    idle(410, "verb", "√yā (bhū) pres P 2 sg", "yāsi", "the person must be 3")


def test_sutta_411_tumhe_majjhimo(acts, idle):
    """The second person goes with tumha."""
    acts(411, "verb", "√yā (bhū) pres P 2 pl", "yātha")
    idle(411, "verb", "√yaj (bhū) pres P 1 sg", "yajāmi", "the person must be 2")


def test_sutta_412_amhe_uttamo(acts, idle):
    """The first person goes with amha."""
    acts(412, "verb", "√yaj (bhū) pres P 1 sg", "yajāmi")
    idle(412, "verb", "√gam (bhū) pres P 3 sg", "gacchati", "the person must be 1")


def test_sutta_414_vattamana_paccuppanne(acts, idle):
    """Present time takes the endings called vattamānā."""
    acts(414, "verb", "√pac (bhū) pres P 3 pl", "pacanti")
    idle(414, "verb", "√pac (bhū) fut P 3 pl", "pacissanti", "the tense must be pres")


def test_sutta_415_anatyasitthenuttakale_pancami(acts, idle):
    """Command and wish take the endings called pañcamī."""
    acts(415, "verb", "√kar (tan) impv P 3 sg", "karotu")
    idle(
        415,
        "verb",
        "mā + √gam (bhū) impv P 2 sg",
        "gacchāhi",
        "the word none or persons must stand by",
    )


def test_sutta_416_anumatiparikappatthesu_sattami(acts, idle):
    """Consent and supposition take the endings called sattamī."""
    acts(416, "verb", "√gam (bhū) opt P 2 sg", "gaccheyyāsi")
    idle(416, "verb", "√gam (bhū) impv P 2 sg", "gaccha", "the tense must be opt")


def test_sutta_417_apaccakkhe_parokkhatite(acts, idle):
    """Past time that was not witnessed takes the endings called parokkhā."""
    acts(417, "verb", "√brū (bhū) perf P 3 pl", "āhu")
    idle(417, "verb", "√brū (bhū) aor P 3 pl", "abravuṃ", "the tense must be perf")


def test_sutta_418_hiyyopabhuti_paccakkhe(acts, idle):
    """Past time from yesterday back takes the endings called hiyyattanī."""
    acts(418, "verb", "√gam (bhū) impf P 3 pl", "agamū")
    idle(418, "verb", "√gam (bhū) aor P 3 pl", "agamuṃ", "the tense must be impf")


def test_sutta_419_samipejjatani(acts, idle):
    """Time just past takes the endings called ajjatanī."""
    acts(419, "verb", "√gam (bhū) aor P 3 sg", "agamī")
    idle(419, "verb", "√gam (bhū) impf P 3 sg", "agamā", "the tense must be aor")


def test_sutta_420_mayoge_sabbakale(acts, idle):
    """With mā, hiyyattanī and ajjatanī serve all times."""
    acts(420, "verb", "mā + √gam (bhū) impf P 3 sg", "gamā")
    acts(420, "verb", "mā + √kar (tan) aor P 2 sg", "akāsi")
    idle(420, "verb", "√gam (bhū) impf P 3 sg", "agamā", "the word mā must stand by")


def test_sutta_421_anagate_bhavissanti(acts, idle):
    """Time to come takes the endings called bhavissantī."""
    acts(421, "verb", "√kar (tan) fut P 3 sg", "karissati")
    idle(421, "verb", "√kar (tan) pres P 3 sg", "karoti", "the tense must be fut")


def test_sutta_422_kriyatipannetite_kalatipatti(acts, idle):
    """An action of the past that failed to happen takes the endings called kālātipatti."""
    acts(422, "verb", "√labh (bhū) cond P 3 pl", "alabhissaṃsu")
    idle(422, "verb", "√labh (bhū) fut P 3 pl", "labhissanti", "the tense must be cond")


def test_sutta_423_vattamana_tianti(acts, idle):
    """Vattamānā has these twelve endings."""
    acts(423, "verb", "ending pres P 3 sg", "-ti")
    idle(423, "verb", "ending impv P 3 sg", "-tu", "the tense must be pres")


def test_sutta_424_pancami_tu(acts, idle):
    """Pañcamī has these twelve endings."""
    acts(424, "verb", "ending impv P 3 sg", "-tu")
    idle(424, "verb", "ending pres P 3 sg", "-ti", "the tense must be impv")


def test_sutta_425_sattami_eyya(acts, idle):
    """Sattamī has these twelve endings."""
    acts(425, "verb", "ending opt P 3 sg", "-eyya")
    idle(425, "verb", "ending pres P 3 sg", "-ti", "the tense must be opt")


def test_sutta_426_parokkha_a(acts, idle):
    """Parokkhā has these twelve endings."""
    acts(426, "verb", "ending perf P 3 sg", "-a")
    idle(426, "verb", "ending pres P 3 sg", "-ti", "the tense must be perf")


def test_sutta_427_hiyyattani_a(acts, idle):
    """Hiyyattanī has these twelve endings."""
    acts(427, "verb", "ending impf P 3 sg", "-ā")
    idle(427, "verb", "ending aor P 3 sg", "-ī", "the tense must be impf")


def test_sutta_428_ajjatani_i(acts, idle):
    """Ajjatanī has these twelve endings."""
    acts(428, "verb", "ending aor P 3 sg", "-ī")
    idle(428, "verb", "ending impf P 3 sg", "-ā", "the tense must be aor")


def test_sutta_429_bhavissanti_ssati(acts, idle):
    """Bhavissantī has these twelve endings."""
    acts(429, "verb", "ending fut P 3 sg", "-ssati")
    idle(429, "verb", "ending pres P 3 sg", "-ti", "the tense must be fut")


def test_sutta_430_kalatipatti_ssa(acts, idle):
    """Kālātipatti has these twelve endings."""
    acts(430, "verb", "ending cond P 3 sg", "-ssā")
    idle(430, "verb", "ending fut P 3 sg", "-ssati", "the tense must be cond")
