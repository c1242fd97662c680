"""Book 5 (suttas 373-405): numerals, manner, vuddhi and the seams.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_373_sankhyapurane_mo(acts, idle):
    """Ma is added to numerals to make the ordinal."""
    acts(373, "numeral", "nava + ma (ordinal) m", "navamo")
    acts(373, "numeral", "satta (ordinal) m", "sattamo")
    idle(
        373, "numeral", "dvi (ordinal) m", "dutiyo", "the base must not be of the class dvi or ti o"
    )


def test_sutta_374_sa_chassa_va(acts, idle):
    """Cha as a whole is optionally sa in the ordinal."""
    acts(374, "numeral", "cha + ṭha (ordinal) m", "saṭṭho")
    idle(374, "numeral", "catu + tha (ordinal) m", "catuttho", "the base must be of the class cha")


def test_sutta_375_ekadito_dasassi(acts, idle):
    """Ī is added to dasa after eka and the like: the feminine of the ordinal, the day."""
    acts(375, "numeral", "ekādasa + ī (ordinal)", "ekādasī")
    acts(375, "numeral", "pañcadasa + ī (ordinal)", "pañcadasī")
    idle(375, "numeral", "ekādasa + ma (ordinal) m", "ekādasamo", "the suffix asked for must be ī")


def test_sutta_376_dase_so_niccanca(acts, idle):
    """Cha as a whole is always so before dasa."""
    acts(376, "numeral", "cha + dasa (count)", "soḷasa")
    idle(376, "numeral", "satta + dasa (count)", "sattadasa", "the base must be of the class cha")


def test_sutta_377_ante_niggahitanca(acts, idle):
    """The augment ṃ comes at the end of the day's ordinal, whose ī is then short."""
    acts(377, "numeral", "catuddasa + ī (ordinal)", "cātuddasiṃ")
    acts(377, "numeral", "30", "tiṃsaṃ")
    idle(377, "numeral", "80", "asīti", "the stem must end in t")


def test_sutta_378_ti_ca(acts, idle):
    """The augment ti comes at the end of vīsaṃ and tiṃsaṃ, whose ṃ is lost."""
    acts(378, "numeral", "20", "vīsati")
    acts(378, "numeral", "30", "tiṃsati")
    idle(378, "numeral", "50", "paññāsaṃ", "its conditions hold, but it found nothing to")


def test_sutta_379_la_da_ranam(acts, idle):
    """The d of dasa becomes ḷ after so."""
    acts(379, "numeral", "16", "soḷasa")
    acts(379, "numeral", "40", "cattālīsaṃ")
    idle(379, "numeral", "12", "bārasa", "376 must have acted before")


def test_sutta_380_visati_dasesu_ba_dvissa_tu(acts, idle):
    """Dvi becomes bā before dasa and vīsati."""
    acts(380, "numeral", "dvi + dasa (count)", "bārasa")
    acts(380, "numeral", "dvi + vīsati (count)", "bāvīsati")
    idle(
        380,
        "numeral",
        "dvi + sata (count)",
        "dvisataṃ",
        "the next member of the compound must be dasa",
    )


def test_sutta_381_ekadito_dassa_ra_sankhyane(acts, idle):
    """The d of dasa optionally becomes r after eka."""
    acts(381, "numeral", "eka + dasa (count)", "ekārasa")
    acts(381, "numeral", "dvi + dasa (count)", "bārasa")
    idle(381, "numeral", "cha + dasa (count)", "soḷasa", "the base must be of the class eka")


def test_sutta_382_atthadito_ca(acts, idle):
    """The d of dasa optionally becomes r after aṭṭha and satta."""
    acts(382, "numeral", "aṭṭha + dasa (count)", "aṭṭhārasa")
    acts(382, "numeral", "satta + dasa (count)", "sattarasa")
    idle(
        382,
        "numeral",
        "nava + dasa (count)",
        "navadasa",
        "the base must be of the class aṭṭha or satta",
    )


def test_sutta_383_dvekatthanamakaro_va(acts, idle):
    """The final of eka and aṭṭha optionally becomes ā in a count."""
    acts(383, "numeral", "dvi + dasa (count)", "dvādasa")
    acts(383, "numeral", "eka + dasa (count)", "ekādasa")
    idle(
        383,
        "numeral",
        "satta + dasa (count)",
        "sattadasa",
        "the base must be of the class eka or aṭṭha",
    )


def test_sutta_384_catucche_hi_tha_tha(acts, idle):
    """Ṭha is added to cha to make the ordinal."""
    acts(384, "numeral", "catu + tha (ordinal) m", "catuttho")
    acts(384, "numeral", "cha + ṭha (ordinal) m", "chaṭṭho")
    idle(384, "numeral", "pañca + ma (ordinal) m", "pañcamo", "the base must be of the class cha")


def test_sutta_385_dvitihi_tiyo(acts, idle):
    """Tiya is added to dvi and ti to make the ordinal."""
    acts(385, "numeral", "dvi + tiya (ordinal) m", "dutiyo")
    acts(385, "numeral", "ti + tiya (ordinal) n", "tatiyaṃ")
    idle(
        385,
        "numeral",
        "pañca + ma (ordinal) m",
        "pañcamo",
        "the base must be of the class dvi or ti",
    )


def test_sutta_386_tiye_dutapi_ca(acts, idle):
    """Before tiya dvi becomes du and ti ta."""
    acts(386, "numeral", "dvi + tiya (ordinal) m", "dutiyo")
    acts(386, "numeral", "ti + tiya (ordinal) m", "tatiyo")
    idle(
        386,
        "numeral",
        "dvi + dhā (division)",
        "dvidhā",
        "the ending tiya must stand there unreplaced",
    )


def test_sutta_387_tesamaddhupapadena_addhuddha_divad(acts, idle):
    """Aḍḍha with catuttha is aḍḍhuḍḍha, with dutiya divaḍḍha or diyaḍḍha, with tatiya aḍḍhatiya."""
    acts(387, "numeral", "aḍḍha + catuttha", "aḍḍhuḍḍho")
    acts(387, "numeral", "aḍḍha + dutiya", "diyaḍḍho")
    acts(387, "numeral", "aḍḍha + tatiya", "aḍḍhatiyo")
    idle(
        387,
        "numeral",
        "dvi + sata (count)",
        "dvisataṃ",
        "its conditions hold, but it found nothing to",
    )


def test_sutta_388_sarupanamekasesvasakim(acts, idle):
    """Of several like words with one ending one stays."""
    acts(388, "numeral", "60", "saṭṭhi")
    idle(388, "numeral", "10", "dasa", "388 is no rule of this operation (declension)")


def test_sutta_389_ganane_dasassa_dvi_ti_catu_panca_c(acts, idle):
    """In counting, so many times ten as a whole becomes vī with īsaṃ, ti with īsaṃ and so on."""
    acts(389, "numeral", "70", "sattari")
    acts(389, "numeral", "70", "sattati")
    acts(389, "numeral", "90", "navuti")
    idle(389, "numeral", "10", "dasa", "389 is no rule of this operation (declension)")


def test_sutta_390_catupapadassa_lopo_tuttarapadadi_c(acts, idle):
    """Tu of catu is optionally elided before dasa, and ca becomes cu or co."""
    acts(390, "numeral", "catu + dasa (count)", "cuddasa")
    acts(390, "numeral", "catu + dasa (count)", "coddasa")
    acts("390-api", "numeral", "40", "cottālīsaṃ")
    idle(390, "numeral", "cha + dasa (count)", "soḷasa", "the base must be of the class catu")


def test_sutta_392_dvadito_konekatthe_ca(acts, idle):
    """Ka is added to dvi and the like for a group of so many."""
    acts(392, "numeral", "ti + ka (group)", "tikaṃ")
    acts(392, "numeral", "catu + ka (group)", "catukkaṃ")
    idle(392, "numeral", "ti + dhā (division)", "tidhā", "the suffix asked for must be ka")


def test_sutta_393_dasadasakam_satam_dasakanam_satam(acts, idle):
    """Ten tens are a sata, ten satas a sahassa."""
    acts(393, "numeral", "dasa × 10", "sataṃ")
    acts(393, "numeral", "sata × 10", "sahassaṃ")
    acts("393-tad", "numeral", "500", "pañcasataṃ")
    idle(
        393,
        "numeral",
        "sahassa × 10",
        "dasasahassaṃ",
        "its conditions hold, but it found nothing to",
    )


def test_sutta_394_yava_taduttari_dasagunitanca(acts, idle):
    """Every other power is named as ten times the one before."""
    acts(394, "numeral", "sahassa × 10", "dasasahassaṃ")
    acts(394, "numeral", "10^6", "dasasatasahassaṃ")
    idle(394, "numeral", "dasa × 10", "sataṃ", "393 came first (dasa + ×10 → sata); the endin")


def test_sutta_395_sakanamehi(acts, idle):
    """Some powers of ten have names of their own, from koṭi on."""
    acts(395, "numeral", "satasahassa × 100", "koṭi")
    acts(395, "numeral", "10^28", "nahutaṃ")
    acts(395, "numeral", "10^140", "asaṅkhyeyyaṃ")
    idle(
        395,
        "numeral",
        "sahassa × 10",
        "dasasahassaṃ",
        "its conditions hold, but it found nothing to",
    )


def test_sutta_396_tesam_no_lopam(acts, idle):
    """The indicator ṇ of the suffix is elided."""
    acts(396, "taddhita", "gotama + ṇa (apacca) m", "gotamo")
    acts(396, "taddhita", "manussa + kaṇ (collection of) m", "mānussako")
    idle(
        396,
        "taddhita",
        "karuṇa + tā (bhāva)",
        "karuṇatā",
        "the ending ṇa or ṇāyana or ṇāna or ṇeyya or ṇ",
    )


def test_sutta_397_vibhage_dha_ca(acts, idle):
    """Dhā is added to numerals in the sense of division."""
    acts(397, "numeral", "pañca + dhā (division)", "pañcadhā")
    acts("397-ca", "taddhita", "pada + so (division)", "padaso")
    idle(
        397,
        "numeral",
        "pañca + kkhattuṃ (times)",
        "pañcakkhattuṃ",
        "the suffix asked for must be dhā",
    )


def test_sutta_398_sabbanamehi_pakaravacane_tu_tha(acts, idle):
    """Thā is added to pronouns in the sense of manner."""
    acts(398, "pron", "añña + thā (manner)", "aññathā")
    acts("398-tu", "pron", "sabba + thatthā (manner)", "sabbathatthā")
    idle(398, "pron", "kiṃ + thaṃ (manner)", "kathaṃ", "the suffix asked for must be thā")


def test_sutta_399_kimimehi_tham(acts, idle):
    """Thaṃ is added to kiṃ and ima in the sense of manner."""
    acts(399, "pron", "kiṃ + thaṃ (manner)", "kathaṃ")
    acts(399, "pron", "ima + thaṃ (manner)", "itthaṃ")
    idle(399, "pron", "ta + thā (manner)", "tathā", "the base must be of the class kiṃ or ima")


def test_sutta_400_vuddhadisarassa_vasamyogantassa_sa(acts, idle):
    """Before a suffix with ṇ the first vowel takes vuddhi, unless a cluster follows."""
    acts(400, "taddhita", "abhidhamma + ṇika (studies) m", "ābhidhammiko")
    acts(400, "taddhita", "uḷumpa + ṇika (crosses by) m", "oḷumpiko")
    idle(
        400,
        "taddhita",
        "bhaggu + ṇava (apacca) m",
        "bhaggavo",
        "after the first vowel a single consonant must",
    )


def test_sutta_401_mayunamagamo_thane(acts, idle):
    """Where i or u of a prefix has become y or v, e or o comes before it, and no vuddhi."""
    acts(401, "taddhita", "byākaraṇa + ṇika (studies) m", "veyyākaraṇiko")
    acts(401, "taddhita", "nyāya + ṇika (studies) m", "neyyāyiko")
    acts(401, "taddhita", "dvāra + ṇika (appointed to) m", "dovāriko")
    idle(
        401,
        "taddhita",
        "vinaya + ṇika (studies) m",
        "venayiko",
        "its conditions hold, but it found nothing to",
    )


def test_sutta_402_attanca(acts, idle):
    """In isi, iṇa, usabha and uju the first vowel becomes ā."""
    acts(402, "taddhita", "isi + ṇya (bhāva)", "ārisyaṃ")
    acts(402, "taddhita", "iṇa + ṇya (bhāva)", "āṇyaṃ")
    acts(402, "taddhita", "uju + ṇa (bhāva)", "ajjavaṃ")
    idle(402, "taddhita", "vimati + ṇika m", "vematiko", "the base must be of the class āttādi")


def test_sutta_403_kvacadi_majjhuttaranam_digharassa(acts, idle):
    """In pakāra, nivāra and the like the first vowel is lengthened."""
    acts(403, "taddhita", "patimokkha", "pātimokkho")
    acts(403, "taddhita", "sumedhā + so (possesses) m", "sumedhaso")
    idle(
        403,
        "taddhita",
        "saddhā + ṇa (possesses) m",
        "saddho",
        "the ending must be vantu or its substitute",
    )


def test_sutta_404_tesu_vuddhi_lopagama_vikara_vipari(acts, idle):
    """Usage makes many small changes."""
    acts(404, "taddhita", "maga + ṇika (livelihood) m", "māgaviko")
    acts(404, "taddhita", "suvaṇṇa + maya (made of) n", "sovaṇṇamayaṃ")
    idle(
        404,
        "taddhita",
        "jatu + maya (made of) n",
        "jatumayaṃ",
        "it forbids 400, but the base must be of the c",
    )
