"""Book 1 (suttas 1-51): the letters, and words joined.

One test a sutta: what it makes, and where it does not act and why.
"""

from __future__ import annotations

from akkhara.pali.api import derive
from akkhara.pali.kappa import sandhi
from akkhara.pali.suttas import sutta
from akkhara.pali.word import letters


def first(request):
    return derive("sandhi", request)[0].form


def without(number, request, form):
    """The form comes out on a way on which the sutta does not act."""
    return any(
        d.form == form and f"kacc.{number}" not in d.rules for d in derive("sandhi", request)
    )


def test_sutta_1_attho_akkharasannato():
    """Rules work on letters; an aspirate is one letter, and nothing is lost in taking apart."""
    assert letters("khandha") == ("kh", "a", "n", "dh", "a")
    assert letters("kahāpaṇa") == ("k", "a", "h", "ā", "p", "a", "ṇ", "a")


def test_sutta_2_akkharapadayo():
    """There are 41 letters, from a to ṃ."""
    assert len(sandhi.AKKHARA) == len(set(sandhi.AKKHARA)) == 41
    assert sandhi.AKKHARA[0] == "a"
    assert sandhi.AKKHARA[-1] == "ṃ"


def test_sutta_3_tatthodanta():
    """The eight up to o are vowels; k is not."""
    assert sandhi.AKKHARA[:8] == sandhi.SARA
    assert sandhi.SARA[-1] == "o"
    assert "k" not in sandhi.SARA


def test_sutta_4_lahumatta():
    """a, i, u are short; e is not."""
    assert sandhi.RASSA == ("a", "i", "u")
    assert "e" not in sandhi.RASSA


def test_sutta_5_anne_digha():
    """The five others are long, e and o with them."""
    assert sandhi.DIGHA == ("ā", "ī", "ū", "e", "o")


def test_sutta_6_sesa_byanjana():
    """The 33 others are consonants, niggahīta with them."""
    assert len(sandhi.BYANJANA) == 33
    assert not set(sandhi.BYANJANA) & set(sandhi.SARA)


def test_sutta_7_vagga():
    """Five rows of five, each ending in its nasal; y belongs to none."""
    assert [len(vagga) for vagga in sandhi.VAGGA] == [5] * 5
    assert [vagga[-1] for vagga in sandhi.VAGGA] == ["ṅ", "ñ", "ṇ", "n", "m"]
    assert not any("y" in vagga for vagga in sandhi.VAGGA)


def test_sutta_8_am_iti_niggahitam():
    """ṃ is niggahīta, no vowel."""
    assert sandhi.NIGGAHITA in sandhi.BYANJANA
    assert sandhi.NIGGAHITA not in sandhi.SARA


def test_sutta_9_parasamanna():
    """ghosa and aghosa are names of other grammars: 21 and 11 letters, niggahīta in neither."""
    assert len(sandhi.GHOSA) == 21
    assert len(sandhi.AGHOSA) == 11
    assert "ṃ" not in sandhi.GHOSA + sandhi.AGHOSA
    assert "s" in sandhi.AGHOSA
    assert "h" in sandhi.GHOSA


def test_sutta_10_viyojaye(acts, idle):
    """The final vowel is set apart first; before a consonant nothing is."""
    acts(10, "sandhi", "tatra + ayaṃ + ādi", "tatrāyamādi")
    idle(10, "sandhi", "evaṃ + vutte", "evaṃ vutte", "what meets must be VV")


def test_sutta_11_naye_param(acts):
    """The bare consonant is led on; a niggahīta that is still one is not."""
    acts(11, "sandhi", "tatra + abhiratiṃ + iccheyya", "tatrābhiratimiccheyya")
    assert without(11, "maṃ + avadhi", "maṃ avadhi")


def test_sutta_12_sara_sare_lopam(acts, idle):
    """The first vowel gives way."""
    acts(12, "sandhi", "yassa + indriyāni", "yassindriyāni")
    acts(12, "sandhi", "hi + etaṃ", "hetaṃ")
    idle(12, "sandhi", "pamādo + maccuno", "pamādo maccuno", "what meets must be VV")


def test_sutta_13_va_paro_asarupa(acts, idle):
    """The second vowel gives way after an unlike one, never after a like one."""
    acts(13, "sandhi", "cattāro + ime", "cattārome")
    assert without(13, "pañca + indriyāni", "pañcindriyāni")
    idle(13, "sandhi", "tatra + ayaṃ", "tatrāyaṃ", "the two vowels must be unlike")


def test_sutta_14_kvacasavannam(acts, idle):
    """i and u become e and o when a is gone before them."""
    acts(14, "sandhi", "na + upeti", "nopeti")
    acts(14, "sandhi", "bandhussa + iva", "bandhusseva")
    assert without(14, "yassa + indriyāni", "yassindriyāni")
    idle(14, "sandhi", "tatra + ayaṃ", "tatrāyaṃ", "must begin with i or ī or u or ū")


def test_sutta_15_digham(acts, idle):
    """The vowel is long after the loss of another, if it was not long before."""
    acts(15, "sandhi", "saddhā + idha", "saddhīdha")
    acts(15, "sandhi", "ca + ubhayaṃ", "cūbhayaṃ")
    idle(15, "sandhi", "hi + etaṃ", "hetaṃ", "must begin with a or i or u")


def test_sutta_16_pubbo_ca(acts, idle):
    """The first vowel is long after the loss of the second."""
    acts(16, "sandhi", "sādhu + iti", "sādhūti")
    assert without(16, "iti + assa", "itissa")
    idle(16, "sandhi", "cattāro + ime", "cattārome", "must end in a or i or u")


def test_sutta_17_yam_edantassa(acts, idle):
    """e becomes y, only e."""
    acts(17, "sandhi", "me + ayaṃ", "myāyaṃ")
    acts(17, "sandhi", "te + ahaṃ", "tyāhaṃ")
    assert without(17, "te + anāgatā", "tenāgatā")
    idle(17, "sandhi", "kho + assa", "khvassa", "the left side must end in e")


def test_sutta_18_vam_odudantanam(acts, idle):
    """o and u become v."""
    acts(18, "sandhi", "kho + assa", "khvassa")
    acts(18, "sandhi", "bahu + ābādho", "bahvābādho")
    assert without(18, "cattāro + ime", "cattārome")
    idle(18, "sandhi", "iti + etaṃ", "iccetaṃ", "the left side must end in o or u")


def test_sutta_19_sabbo_cam_ti(acts):
    """ti becomes c; of ati before i it does not (47)."""
    acts(19, "sandhi", "iti + etaṃ", "iccetaṃ")
    acts(19, "sandhi", "pati + āharati", "paccāharati")
    assert without(19, "iti + assa", "itissa")
    assert not any("kacc.19" in d.rules for d in derive("sandhi", "ati + īritaṃ"))


def test_sutta_20_do_dhassa(acts, idle):
    """dh of idha becomes d; the extra rules change letters of listed words only."""
    acts(20, "sandhi", "ekaṃ + idha + ahaṃ", "ekamidāhaṃ")
    acts("20-vibh-2", "sandhi", "du + kataṃ", "dukkaṭaṃ")
    acts("20-vibh-3", "sandhi", "gantabbo", "gandhabbo")
    assert without(20, "idha + eva", "idheva")
    idle("20-vibh-3", "sandhi", "kattabbo + eva", "kattabbo eva", "found nothing to change")


def test_sutta_21_ivanno_yam(acts, idle):
    """i becomes y, one of three consonants then goes."""
    acts(21, "sandhi", "paṭisanthāravutti + assa", "paṭisanthāravutyassa")
    acts(21, "sandhi", "vitti + anubhūyate", "vityānubhūyate")
    assert without(21, "pañcahi + aṅgehi", "pañcahaṅgehi")
    idle(21, "sandhi", "bahu + ābādho", "bahvābādho", "the left side must end in i or ī")


def test_sutta_22_evadissa_ri(acts, idle):
    """eva becomes riva, and the vowel before it short."""
    acts(22, "sandhi", "yathā + eva", "yathariva")
    assert without(22, "yathā + eva", "yathā eva")
    idle(22, "sandhi", "yathā + idaṃ", "yathayidaṃ", "must begin with eva")


def test_sutta_23_sara_pakati(acts):
    """Before a consonant the vowel stays, unless another rule changes it."""
    acts(23, "sandhi", "tiṇṇo + pāraṅgato", "tiṇṇo pāraṅgato")
    assert without(23, "muni + care", "munī care")


def test_sutta_24_sare_kvaci(acts, idle):
    """Before a vowel the vowel may stay: then 12 to 22 are blocked."""
    acts(24, "sandhi", "ko + imaṃ", "ko imaṃ")
    kept = next(d for d in derive("sandhi", "ko + imaṃ") if d.form == "ko imaṃ")
    assert {"kacc.12", "kacc.13", "kacc.18"} == {s.rule for s in kept.steps if s.by == "kacc.24"}
    idle(24, "sandhi", "ko + nu", "ko nu", "what meets must be VV")


def test_sutta_25_digham(acts, idle):
    """A short vowel becomes long before a consonant."""
    acts(25, "sandhi", "muni + care", "munī care")
    acts(25, "sandhi", "khanti + paramaṃ", "khantī paramaṃ")
    assert without(25, "pecca + modati", "pecca modati")
    idle(25, "sandhi", "bhovādī + nāma", "bhovādi nāma", "must end in a or i or u")


def test_sutta_26_rassam(acts, idle):
    """A long vowel becomes short before a consonant, e and o never."""
    acts(26, "sandhi", "bhovādī + nāma", "bhovādi nāma")
    assert without(26, "sammā + samādhi", "sammāsamādhi")
    idle(26, "sandhi", "pamādo + maccuno", "pamādo maccuno", "must end in ā or ī or ū")


def test_sutta_27_lopan_ca(acts, idle):
    """so and eso become sa and esa."""
    acts(27, "sandhi", "so + sīlavā", "sa sīlavā")
    acts(27, "sandhi", "eso + dhammo", "esa dhammo")
    assert without(27, "so + muni", "so muni")
    idle(27, "sandhi", "ko + nu", "ko nu", "the left side must end in so")


def test_sutta_28_dvebhavo(acts, idle):
    """A consonant is doubled in its place; v becomes bb; h is never doubled."""
    acts(28, "sandhi", "idha + pamādo", "idhappamādo")
    acts(28, "sandhi", "pa + vajjaṃ", "pabbajjaṃ")
    assert without(28, "pecca + modati", "pecca modati")
    idle(28, "sandhi", "paṭi + haññati", "paṭihaññati", "found nothing to change")


def test_sutta_29_vagge_ghosaghosanam(acts, idle):
    """An aspirate is doubled by its own letter without breath."""
    acts(29, "sandhi", "yatra + ṭhitaṃ", "yatraṭṭhitaṃ")
    acts(29, "sandhi", "cattāri + ṭhānāni", "cattāriṭṭhānāni")
    assert without(29, "gaṇhāti + thāmasā", "gaṇhāti thāmasā")
    idle(29, "sandhi", "idha + pamādo", "idhappamādo", "the right side must begin with kh")


def test_sutta_30_am_byanjane(acts):
    """Niggahīta stays before a consonant, or becomes the nasal of its vagga (31)."""
    acts(30, "sandhi", "evaṃ + vutte", "evaṃ vutte")
    assert without(30, "dhammaṃ + care", "dhammañcare")


def test_sutta_31_vaggantam(acts, idle):
    """Niggahīta becomes the last letter of the vagga; s has no vagga."""
    acts(31, "sandhi", "taṃ + kāruṇikaṃ", "taṅkāruṇikaṃ")
    acts(31, "sandhi", "dhammaṃ + care", "dhammañcare")
    acts("31-vā", "sandhi", "puṃ + liṅgaṃ", "pulliṅgaṃ")
    assert without(31, "taṃ + kammaṃ", "taṃ kammaṃ")
    idle(31, "sandhi", "taṃ + sādhu", "taṃ sādhu", "the right side must begin with k")


def test_sutta_32_ehe_nam(acts, idle):
    """Niggahīta becomes ñ before e and h, doubled before e."""
    acts(32, "sandhi", "paccattaṃ + eva", "paccattaññeva")
    acts(32, "sandhi", "taṃ + hi", "tañhi")
    assert without(32, "evaṃ + etaṃ", "evametaṃ")
    idle(32, "sandhi", "taṃ + ahaṃ", "tamahaṃ", "the right side must begin with")


def test_sutta_33_sa_ye_ca(acts, idle):
    """Niggahīta and y become ñ together."""
    acts(33, "sandhi", "saṃ + yogo", "saññogo")
    assert without(33, "saṃ + yogo", "saṃyogo")
    idle(33, "sandhi", "saṃ + diṭṭhaṃ", "sandiṭṭhaṃ", "the right side must begin with y")


def test_sutta_34_mada_sare(acts, idle):
    """Niggahīta becomes m before a vowel, d in etaṃ and the like."""
    acts(34, "sandhi", "taṃ + ahaṃ", "tamahaṃ")
    acts(34, "sandhi", "etaṃ + avoca", "etadavoca")
    assert without(34, "maṃ + avadhi", "maṃ avadhi")
    idle(34, "sandhi", "evaṃ + vutte", "evaṃ vutte", "what meets must be NV")


def test_sutta_35_agama(acts, idle):
    """Each of the letters is put in where it has its place."""
    for request, form in (
        ("na + imassa", "nayimassa"),
        ("bhantā + udikkhati", "bhantavudikkhati"),
        ("kasā + iva", "kasāmiva"),
        ("sammā + aññā", "sammadaññā"),
        ("ito + āyati", "ito nāyati"),
        ("yasmā + iha", "yasmātiha"),
        ("sabbhi + eva", "sabbhireva"),
        ("cha + abhiññā", "chaḷabhiññā"),
    ):
        acts(35, "sandhi", request, form)
    assert without(35, "mahā + iddhiyā", "mahiddhiyā")
    idle(35, "sandhi", "evaṃ + vutte", "evaṃ vutte", "what meets must be VV")


def test_sutta_36_kvaci_o(acts, idle):
    """o is put in, in listed words."""
    acts(36, "sandhi", "para + sahassaṃ", "parosahassaṃ")
    acts(36, "sandhi", "atippaga + kho", "atippago kho")
    assert without(36, "passatha + imaṃ", "passathimaṃ")
    idle(36, "sandhi", "pecca + modati", "pecca modati", "found nothing to change")


def test_sutta_37_niggahitan_ca(acts):
    """Niggahīta is put in before vowel and consonant."""
    acts(37, "sandhi", "cakkhu + udapādi", "cakkhuṃ udapādi")
    acts(37, "sandhi", "yāva + ca + idha", "yāvañcidha")
    acts("37-ca", "sandhi", "vi + cessati", "pacessati")
    assert without(37, "idha + eva", "idheva")
    assert without(37, "pecca + sagge", "pecca sagge")


def test_sutta_38_kvaci_lopam(acts, idle):
    """Niggahīta is lost before a vowel."""
    acts(38, "sandhi", "tāsaṃ + ahaṃ", "tāsāhaṃ")
    acts(38, "sandhi", "vidūnaṃ + aggaṃ + iti", "vidūnaggamiti")
    assert without(38, "ahaṃ + eva", "ahameva")
    idle(38, "sandhi", "evaṃ + vutte", "evaṃ vutte", "what meets must be NV")


def test_sutta_39_byanjane_ca(acts, idle):
    """Niggahīta is lost before a consonant."""
    acts(39, "sandhi", "ariyasaccānaṃ + dassanaṃ", "ariyasaccānadassanaṃ")
    acts(39, "sandhi", "buddhānaṃ + sāsanaṃ", "buddhānasāsanaṃ")
    idle(39, "sandhi", "idha + cetaso", "idha cetaso", "37 or 40 must not have acted before")


def test_sutta_40_paro_va_saro(acts, idle):
    """The vowel after niggahīta is lost."""
    acts(40, "sandhi", "abhinanduṃ + iti", "abhinandunti")
    acts(40, "sandhi", "uttattaṃ + iva", "uttattaṃva")
    assert without(40, "ahaṃ + eva", "ahameva")
    idle(40, "sandhi", "sādhu + iti", "sādhūti", "what meets must be NV")


def test_sutta_41_byanjano_ca(acts):
    """The conjunction is undone after 40, not when the vowel stands."""
    acts(41, "sandhi", "evaṃ + assa", "evaṃsa")
    acts(41, "sandhi", "pupphaṃ + assā", "pupphaṃsā")
    acts("41-ca", "sandhi", "aggi + āgāraṃ", "agyāgāraṃ")
    assert without(41, "evaṃ + assa", "evamassa")
    assert not any(d.form == "evaṃssa" for d in derive("sandhi", "evaṃ + assa"))


def test_sutta_42_go_sare(acts, idle):
    """putha takes g before a vowel."""
    acts(42, "sandhi", "putha + eva", "puthageva")
    idle(42, "sandhi", "tatra + eva", "tatreva", "the left word must be putha")


def test_sutta_43_passa_canto(acts, idle):
    """pā takes g before a vowel and is short."""
    acts(43, "sandhi", "pā + eva", "pageva")
    assert without(43, "pā + eva", "pā eva")
    idle(43, "sandhi", "yathā + eva", "yathā eva", "the left word must be pā")


def test_sutta_44_abbho_abhi(acts, idle):
    """abhi becomes abbh before a vowel."""
    acts(44, "sandhi", "abhi + uggacchati", "abbhuggacchati")
    idle(44, "sandhi", "abhi + kamo", "abhikkamo", "what meets must be VV")


def test_sutta_45_ajjho_adhi(acts, idle):
    """adhi becomes ajjh before a vowel, after another prefix too."""
    acts(45, "sandhi", "adhi + okāse", "ajjhokāse")
    acts(45, "sandhi", "vi + adhi + aggaṃ", "vijjhaggaṃ")
    idle(45, "sandhi", "adhi + bhavati", "adhibhavati", "what meets must be VV")


def test_sutta_46_te_na_va(acts, idle):
    """Before i they may stay."""
    acts(46, "sandhi", "abhi + icchitaṃ", "abhicchitaṃ")
    assert without(46, "abhi + īritaṃ", "abbhīritaṃ")
    idle(46, "sandhi", "adhi + okāse", "ajjhokāse", "the right side must begin with i or ī")


def test_sutta_47_atissa_cantassa(acts, idle):
    """The ti of ati before i is no c."""
    acts(47, "sandhi", "ati + isigaṇo", "atīsigaṇo")
    idle(47, "sandhi", "ati + antaṃ", "accantaṃ", "the right side must begin with i or ī")


def test_sutta_48_kvaci_pati(acts, idle):
    """pati becomes paṭi."""
    acts(48, "sandhi", "pati + aggi", "paṭaggi")
    acts(48, "sandhi", "pati + haññati", "paṭihaññati")
    assert without(48, "pati + rūpa", "patirūpa")
    idle(48, "sandhi", "ati + antaṃ", "accantaṃ", "the left word must be pati")


def test_sutta_49_puthassu(acts, idle):
    """putha becomes puthu before a consonant."""
    acts(49, "sandhi", "putha + bhūtaṃ", "puthu bhūtaṃ")
    acts(49, "sandhi", "putha + jano", "puthujjano")
    acts("49-anta", "sandhi", "mano + aññaṃ", "manuññaṃ")
    idle(49, "sandhi", "putha + eva", "puthageva", "what meets must be VC")


def test_sutta_50_o_avassa(acts, idle):
    """ava becomes o before a consonant; where 79-ca keeps it, it stays."""
    acts(50, "sandhi", "ava + naddhā", "onaddhā")
    assert without(50, "ava + sussatu", "avasussatu")
    idle(50, "sandhi", "ava + kiraṇe", "avakiraṇe", "50 was blocked by 79-ca")


def test_sutta_51_anupaditthanam(acts):
    """Prefixes join by the same rules."""
    acts(21, "sandhi", "ni + āyogo", "nyāyogo")
    acts(35, "sandhi", "u + īritaṃ", "udīritaṃ")
    acts(28, "sandhi", "parā + kamo", "parakkamo")
    acts(51, "sandhi", "vi + aggaṃ", "byaggaṃ")
    assert sutta(51).type == "meta"


def test_sutta_70_iyuvanna(acts):
    """Between words i and u keep their form and y or v follows (here by 35)."""
    assert first("pacchi + āgāre") == "pacchiyāgāre"
    assert first("bhikkhu + āsane") == "bhikkhuvāsane"
    acts("70-vā", "sandhi", "vatthu + ti", "vatthuttayaṃ")
    assert without(70, "ti + phalaṃ", "tiphalaṃ")


def test_sutta_79_tabbiparita(acts, idle):
    """The o of ava becomes u."""
    acts(79, "sandhi", "ava + gacchati", "uggacchati")
    idle(79, "sandhi", "ava + kiraṇe", "avakiraṇe", "50 must have acted before")
