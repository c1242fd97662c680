"""Book 5 (suttas 344-372): suffixes with their senses.

One test a sutta: what it makes, and where it does not act and why.
"""


def test_sutta_344_va_napacce(acts, idle):
    """Ṇa is added to a noun in the sixth case in the sense of descendant."""
    acts(344, "taddhita", "bharadvāja + ṇa (apacca) m", "bhāradvājo")
    acts(344, "taddhita", "vasudeva + ṇa (apacca) f", "vāsudevī")
    idle(
        344,
        "taddhita",
        "bharadvāja + ṇi (apacca) m",
        "bhāradvāji",
        "the suffix asked for must be ṇa",
    )


def test_sutta_345_nayana_nana_vacchadito(acts, idle):
    """Ṇāyana and ṇāna are added to vaccha and the like in the sense of descendant."""
    acts(345, "taddhita", "kacca + ṇāyana (apacca) m", "kaccāyano")
    acts(345, "taddhita", "moggalla + ṇāna (apacca) m", "moggallāno")
    idle(
        345,
        "taddhita",
        "kacca + ṇa (apacca) m",
        "kacco",
        "the suffix asked for must be ṇāyana or ṇāna",
    )


def test_sutta_346_neyyo_kattikadihi(acts, idle):
    """Ṇeyya is added to kattikā and the like in the sense of descendant."""
    acts(346, "taddhita", "rohiṇī + ṇeyya (apacca) m", "rohiṇeyyo")
    acts(346, "taddhita", "nadī + ṇeyya (apacca) m", "nādeyyo")
    idle(346, "taddhita", "rohiṇī + ṇa (apacca) m", "rohiṇo", "the suffix asked for must be ṇeyya")


def test_sutta_347_ato_ni_va(acts, idle):
    """Ṇi is added to stems in a in the sense of descendant."""
    acts(347, "taddhita", "varuṇa + ṇi (apacca) m", "vāruṇi")
    acts("347-va", "taddhita", "jinadatta + ṇika (apacca) m", "jenadattiko")
    idle(347, "taddhita", "varuṇa + ṇa (apacca) m", "vāruṇo", "the suffix asked for must be ṇi")


def test_sutta_348_navopakvadihi(acts, idle):
    """Ṇava is added to upaku and the like in the sense of descendant."""
    acts(348, "taddhita", "manu + ṇava (apacca) m", "mānavo")
    acts(348, "taddhita", "upaku + ṇava (apacca) m", "opakavo")
    idle(348, "taddhita", "manu + ṇa (apacca) m", "māno", "the suffix asked for must be ṇava")


def test_sutta_349_nera_vidhavadito(acts, idle):
    """Ṇera is added to vidhavā and the like in the sense of descendant."""
    acts(349, "taddhita", "samaṇa + ṇera (apacca) m", "sāmaṇero")
    idle(349, "taddhita", "samaṇa + ṇa (apacca) m", "sāmaṇo", "the suffix asked for must be ṇera")


def test_sutta_350_yena_va_samsattham_tarati_carati_v(acts, idle):
    """Ṇika is added in the senses mixed with, crosses by, travels by and carries with."""
    acts(350, "taddhita", "nāvā + ṇika (crosses by) m", "nāviko")
    acts(350, "taddhita", "ghata + ṇika (mixed with) n", "ghātikaṃ")
    idle(
        350,
        "taddhita",
        "nāvā + ṇika (craft) m",
        "nāviko",
        "the sense must be mixed-with or crosses-by or",
    )


def test_sutta_351_tamadhite_tenakatadi_sannidhana_ni(acts, idle):
    """Ṇika is added for who studies it, what is done by it, a craft, wares and the like."""
    acts(351, "taddhita", "vinaya + ṇika (studies) m", "venayiko")
    acts(351, "taddhita", "nagara + ṇika (appointed to) m", "nāgariko")
    idle(
        351,
        "taddhita",
        "magadha + ṇika (lives in) m",
        "māgadhiko",
        "the sense must be studies or done-by or store",
    )


def test_sutta_352_na_raga_tassedamannatthesu_ca(acts, idle):
    """Ṇa is added to a colour for what is dyed with it, and for what belongs to somebody."""
    acts(352, "taddhita", "kasāva + ṇa (dyed with) n", "kāsāvaṃ")
    acts(352, "taddhita", "mahisa + ṇa (belonging to) n", "māhisaṃ")
    idle(
        352,
        "taddhita",
        "kasāva + ṇa (apacca) n",
        "kāsāvaṃ",
        "the sense must be dyed-with or belonging-to",
    )


def test_sutta_353_jatadinamimiya_ca(acts, idle):
    """Ima is added to pacchā, anta, majjha and the like in the sense of born."""
    acts(353, "taddhita", "majjha + ima (born in) m", "majjhimo")
    acts(353, "taddhita", "hatthijāti + iya (born in) m", "hatthijātiyo")
    idle(
        353, "taddhita", "majjha + ṇika (born in) m", "majjhiko", "the suffix asked for must be ima"
    )


def test_sutta_354_samuhatthe_kana_na(acts, idle):
    """Kaṇ and ṇa are added in the sense of collection."""
    acts(354, "taddhita", "manussa + kaṇ (collection of) m", "mānussako")
    acts(354, "taddhita", "rājaputta + ṇa (collection of) m", "rājaputto")
    idle(
        354,
        "taddhita",
        "jana + tā (collection of)",
        "janatā",
        "the suffix asked for must be kaṇ or ṇa",
    )


def test_sutta_355_gama_jana_bandhu_sahayadihi_ta(acts, idle):
    """Tā is added to gāma, jana, bandhu, sahāya and the like in the sense of collection."""
    acts(355, "taddhita", "gāma + tā (collection of)", "gāmatā")
    idle(355, "taddhita", "gāma + tā (bhāva)", "gāmatā", "the sense must be collection-of")


def test_sutta_356_tadassa_thanamiyo_ca(acts, idle):
    """Iya is added for what is the place of something."""
    acts(356, "taddhita", "dassana + iya (place of) n", "dassaniyaṃ")
    idle(356, "taddhita", "pāpa + iya (degree) n", "pāpiyaṃ", "the sense must be place-of")


def test_sutta_357_upamatthayitattam(acts, idle):
    """Āyitatta is added for what looks like something."""
    acts(357, "taddhita", "dhūma + āyitatta (like)", "dhūmāyitattaṃ")
    idle(
        357, "taddhita", "dhūma + tta (bhāva)", "dhūmattaṃ", "the suffix asked for must be āyitatta"
    )


def test_sutta_358_tannissitatthe_lo(acts, idle):
    """La is added for what is based on something."""
    acts(358, "taddhita", "veda + la (based on) n", "vedallaṃ")
    acts("358-ca", "taddhita", "duṭṭhu + la (place of) n", "duṭṭhullaṃ")
    idle(358, "taddhita", "veda + ṇika (studies) m", "vediko", "the suffix asked for must be la")


def test_sutta_359_alu_tabbahule(acts, idle):
    """Ālu is added for who is given to something."""
    acts(359, "taddhita", "dayā + ālu (full of) m", "dayālu")
    idle(
        359, "taddhita", "dayā + vantu (possesses) m", "dayāvā", "the suffix asked for must be ālu"
    )


def test_sutta_360_nya_tta_ta_bhave_tu(acts, idle):
    """Ṇya, tta and tā are added in the sense of state."""
    acts(360, "taddhita", "alasa + ṇya (bhāva)", "ālasyaṃ")
    acts(360, "taddhita", "kusala + tā (bhāva)", "kusalatā")
    idle(
        360,
        "taddhita",
        "visama + ṇa (bhāva)",
        "vesamaṃ",
        "the suffix asked for must be ṇya or tta or tā",
    )


def test_sutta_361_na_visamadihi(acts, idle):
    """Ṇa is added to visama and the like in the sense of state."""
    acts(361, "taddhita", "visama + ṇa (bhāva)", "vesamaṃ")
    acts(361, "taddhita", "suci + ṇa (bhāva)", "socaṃ")
    idle(361, "taddhita", "visama + tta (bhāva)", "visamattaṃ", "the suffix asked for must be ṇa")


def test_sutta_362_ramaniyadito_kana(acts, idle):
    """Kaṇ is added to ramaṇīya and the like in the sense of state."""
    acts(362, "taddhita", "ramaṇīya + kaṇ (bhāva)", "rāmaṇīyakaṃ")
    acts(362, "taddhita", "manuñña + kaṇ (bhāva)", "mānuññakaṃ")
    idle(362, "taddhita", "manussa + kaṇ (collection of) m", "mānussako", "the sense must be bhāva")


def test_sutta_363_visese_taratamisikiyittha(acts, idle):
    """Tara, tama, isika, iya and iṭṭha are added in the sense of degree."""
    acts(363, "taddhita", "pāpa + tara (degree) m", "pāpataro")
    acts(363, "taddhita", "pāpa + isika (degree) m", "pāpisiko")
    idle(363, "taddhita", "pāpa + iya (place of) n", "pāpiyaṃ", "the sense must be degree")


def test_sutta_364_tadassatthiti_vi_ca(acts, idle):
    """Vī is added in the sense of possession."""
    acts(364, "taddhita", "medhā + vī (possesses) m", "medhāvī")
    acts("364-ca", "taddhita", "sumedhā + so (possesses) m", "sumedhaso")
    idle(364, "taddhita", "sutta + so (division)", "suttaso", "the suffix asked for must be vī")


def test_sutta_365_tapadito_si(acts, idle):
    """Sī is added to tapa and the like in the sense of possession."""
    acts(365, "taddhita", "yasa + sī (possesses) m", "yasassī")
    idle(365, "taddhita", "yasa + vantu (possesses) m", "yasavā", "the suffix asked for must be sī")


def test_sutta_366_dandadito_ikai(acts, idle):
    """Ika and ī are added to daṇḍa and the like in the sense of possession."""
    acts(366, "taddhita", "daṇḍa + ika (possesses) m", "daṇḍiko")
    acts(366, "taddhita", "mālā + ī (possesses) m", "mālī")
    idle(
        366,
        "taddhita",
        "daṇḍa + ṇika (travels by) m",
        "daṇḍiko",
        "the suffix asked for must be ika or ī",
    )


def test_sutta_367_madhvadito_ro(acts, idle):
    """Ra is added to madhu and the like in the sense of possession."""
    acts(367, "taddhita", "madhu + ra (possesses) m", "madhuro")
    acts(367, "taddhita", "ruci + ra (possesses) m", "ruciro")
    idle(367, "taddhita", "ruci + mantu (possesses) m", "rucimā", "the suffix asked for must be ra")


def test_sutta_368_gunadito_vantu(acts, idle):
    """Vantu is added to guṇa and the like in the sense of possession."""
    acts(368, "taddhita", "dhana + vantu (possesses) m", "dhanavā")
    acts(368, "taddhita", "paññā + vantu (possesses) f", "paññavatī")
    idle(
        368,
        "taddhita",
        "mati + mantu (possesses) m",
        "matimā",
        "the suffix asked for must be vantu",
    )


def test_sutta_369_satyadihi_mantu(acts, idle):
    """Mantu is added to sati and the like in the sense of possession."""
    acts(369, "taddhita", "mati + mantu (possesses) m", "matimā")
    acts(369, "taddhita", "bhāṇu + mantu (possesses) n", "bhāṇumaṃ")
    idle(
        369,
        "taddhita",
        "dhana + vantu (possesses) m",
        "dhanavā",
        "the suffix asked for must be mantu",
    )


def test_sutta_370_saddhadito_na(acts, idle):
    """Ṇa is added to saddhā and the like in the sense of possession."""
    acts(370, "taddhita", "saddhā + ṇa (possesses) m", "saddho")
    idle(370, "taddhita", "saddhā + ṇa (apacca) m", "saddho", "the sense must be possesses")


def test_sutta_371_ayussukarasa_mantumhi(acts, idle):
    """The final u of āyu becomes as before mantu."""
    acts(371, "taddhita", "āyu + mantu (possesses) m", "āyasmā")
    idle(
        371,
        "taddhita",
        "bhāṇu + mantu (possesses) m",
        "bhāṇumā",
        "the base must be of the class āyu",
    )


def test_sutta_372_tappakativacane_mayo(acts, idle):
    """Maya is added for what is made of something."""
    acts(372, "taddhita", "dāru + maya (made of) n", "dārumayaṃ")
    acts(372, "taddhita", "aya + maya (made of) n", "ayomayaṃ")
    idle(
        372,
        "taddhita",
        "dāru + ṇika (bought with) n",
        "dārikaṃ",
        "the suffix asked for must be maya",
    )
