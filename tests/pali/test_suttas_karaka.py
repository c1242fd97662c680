"""Book 3 (suttas 271-315): roles and cases.

One test a sutta: an example in which it gives the label, and a sentence in which it has no part.
"""

from __future__ import annotations

import pytest

from akkhara.errors import RequestError
from akkhara.pali.endings import readings
from akkhara.pali.karaka import karaka


def check(number, sentence, label, other):
    """The sutta gives the label in the sentence, and nothing in the other."""
    id = f"kacc.{number}"
    assert any(one.label == label and id in one.rules for one in karaka(sentence))
    assert karaka(other)
    assert not any(id in one.rules for one in karaka(other))


def test_sutta_271_yasmadapeti():
    check(271, "[gāmā] apenti munayo", "apādāna/pañcamī", "[gāme] apenti munayo")


def test_sutta_272_dhatunamanam():
    check(
        272,
        "[himavatā] pabhavanti pañca mahānadiyo",
        "apādāna/pañcamī",
        "[himavatā] passanti nadiyo",
    )


def test_sutta_273_rakkhanatthanam():
    check(273, "[yavā] paṭisedhenti gāvo", "apādāna/pañcamī", "[yavā] khādanti gāvo")


def test_sutta_274_yena_va_adassanam():
    check(274, "[upajjhāyā] antaradhāyati sisso", "apādāna/pañcamī", "[upajjhāyā] gacchati sisso")


def test_sutta_275_durantika():
    check(275, "parimutto [dukkhasmā]", "apādāna/pañcamī", "parimutto [dukkhena]")


def test_sutta_276_yassa_datukamo():
    check(276, "[samaṇassa] cīvaraṃ dadāti", "sampadāna/catutthī", "[samaṇaṃ] passati")


def test_sutta_277_silagha():
    check(277, "[buddhassa] silāghate", "sampadāna/catutthī", "[gadrabhaṃ] tuvaṃ maññe")


def test_sutta_278_yodharo():
    check(278, "[āsane] upaviṭṭho saṅgho", "okāsa/sattamī", "[āsanā] uṭṭhahati saṅgho")


def test_sutta_279_yena_kayirate():
    check(279, "[pharasunā] rukkhaṃ chindati", "karaṇa/tatiyā", "pharasunā [rukkhaṃ] chindati")


def test_sutta_280_yam_karoti():
    check(280, "[saddaṃ] suṇāti", "kamma/dutiyā", "[saddassa] suṇāti")


def test_sutta_281_yo_karoti():
    check(281, "[upaguttena] māro bandho", "kattā/tatiyā", "[upaguttassa] māro")


def test_sutta_282_yo_kareti():
    check(
        282,
        "so [puriso] taṃ purisaṃ kammaṃ kāreti",
        "hetu+kattā/paṭhamā",
        "so [puriso] kammaṃ karoti",
    )


def test_sutta_283_yassa_va_pariggaho():
    check(283, "tassa [bhikkhuno] patto", "sāmī/chaṭṭhī", "[bhikkhunā] patto")


def test_sutta_284_lingatthe():
    check(284, "[puriso]", "liṅgattha/paṭhamā", "[purisena] gacchati")


def test_sutta_285_alapane():
    check(285, "bho [rāja]", "ālapana/paṭhamā", "[rājūhi] gacchati")


def test_sutta_286_karane():
    check(286, "[kāyena] kammaṃ karoti", "karaṇa/tatiyā", "kāyena [kammassa]")


def test_sutta_287_sahadiyoge():
    check(287, "mahatā [bhikkhusaṅghena] saddhiṃ", "sahādiyoga/tatiyā", "[bhikkhusaṅghena] dinnaṃ")


def test_sutta_288_kattari():
    check(288, "[raññā] hato poso", "kattā/tatiyā", "[raññaṃ] hato poso")


def test_sutta_289_hetvatthe():
    check(289, "[vijjāya] vasati", "hetu/tatiyā", "[vijjaṃ] labhati")


def test_sutta_290_sattamyatthe():
    check(290, "tena [samayena]", "sattamyattha/tatiyā", "[samaye] gato")


def test_sutta_291_yenangavikaro():
    check(291, "[pādena] khañjo", "aṅgavikāra/tatiyā", "[pādena] gacchati")


def test_sutta_292_visesane():
    check(292, "[gottena] gotamo nātho", "visesana/tatiyā", "[gottaṃ] pucchati")


def test_sutta_293_sampadane():
    check(293, "[samaṇassa] dānaṃ deti", "sampadāna/catutthī", "[samaṇena] dānaṃ dinnaṃ")


def test_sutta_294_namoyogadisu():
    check(294, "sotthi [pajānaṃ]", "namoyogādi/catutthī", "[pajānaṃ] pitā")


def test_sutta_295_apadane():
    check(295, "[pāpā] cittaṃ nivāraye", "apādāna/pañcamī", "[pāpaṃ] nivāraye")


def test_sutta_296_karanatthe():
    check(296, "ananubodhā [appaṭivedhā]", "kāraṇa/pañcamī", "[appaṭivedhaṃ]")


def test_sutta_297_kammatthe():
    check(297, "[dhammaṃ] suṇāti", "kamma/dutiyā", "[dhammena] vasati")


def test_sutta_298_kaladdhanam():
    check(
        298,
        "[māsaṃ] sajjhāyati",
        "kāladdhāna-accantasaṃyoga/dutiyā",
        "[saṃvaccharena] bhojanaṃ bhuñjati",
    )


def test_sutta_299_kammappavacaniyayutte():
    check(
        299,
        "taṃ kho pana [bhavantaṃ] gotamaṃ kittisaddo abbhuggato",
        "kammappavacanīyayutta/dutiyā",
        "[bhavantaṃ] passāma",
    )


def test_sutta_300_gatibuddhi():
    check(300, "puriso [purisaṃ] gāmaṃ gāmayati", "causee/dutiyā", "puriso [purisaṃ] passati")


def test_sutta_301_samismim():
    check(301, "[attano] mukhaṃ", "sāmī/chaṭṭhī", "[attanā] mukhaṃ")


def test_sutta_302_okase():
    check(302, "[pāpasmiṃ] ramati mano", "okāsa/sattamī", "[pāpasmā] viramati")


def test_sutta_303_samissaradhipati():
    check(303, "[goṇesu] issaro", "sattamī", "[goṇesu] gacchati")


def test_sutta_304_niddharane():
    check(
        304,
        "[manussānaṃ] khattiyo sūratamo",
        "niddhāraṇa/chaṭṭhī",
        "[manussassa] khattiyo sūratamo",
    )


def test_sutta_305_anadare():
    check(305, "rudato [dārakassa] pabbaji", "anādara/chaṭṭhī", "[dārakassa] mukhaṃ")


def test_sutta_306_kvaci_dutiya():
    check(
        306,
        "apissu [maṃ] aggivessana tisso upamā paṭibhaṃsu",
        "chaṭṭhyattha/dutiyā",
        "[mama] mukhaṃ",
    )


def test_sutta_307_tatiyasattaminam():
    check(307, "[pubbaṇhasamayaṃ] nivāsetvā", "sattamyattha/dutiyā", "[pubbaṇhasamayena] gato")


def test_sutta_308_chatthi():
    check(308, "kataṃ [me] pāpaṃ", "tatiyattha/chaṭṭhī", "[mayā] dhammo desito")


def test_sutta_309_dutiyapancaminam():
    check(309, "sabbe bhāyanti [maccuno]", "pañcamyattha/chaṭṭhī", "sabbe bhāyanti [maccusmā]")


def test_sutta_310_kammakarananimitta():
    check(310, "kuñjaro [dantesu] haññate", "nimittattha/sattamī", "kuñjaro [dantehi] haññate")


def test_sutta_311_sampadane_ca():
    check(
        311,
        "[saṅghe] dinnaṃ mahapphalaṃ",
        "sampadānattha/sattamī",
        "[saṅghassa] dinnaṃ mahapphalaṃ",
    )


def test_sutta_312_pancamyatthe():
    check(312, "[kadalīsu] gaje rakkhanti", "pañcamyattha/sattamī", "[kadalīhi] gaje rakkhanti")


def test_sutta_313_kalabhavesu():
    check(313, "[gosu] duyhamānesu gato", "bhāva/sattamī", "[gunnaṃ] khīraṃ")


def test_sutta_314_upadhyadhika():
    check(314, "upa [khāriyaṃ] doṇo", "upa-adhika/sattamī", "[khāriyaṃ] doṇo")


def test_sutta_315_manditussukkesu():
    check(315, "[ñāṇena] pasīdito", "maṇḍita/tatiyā", "[ñāṇena] passati")


BAD = [
    "",
    "   ",
    "[] gacchati",
    "[gāmā apenti",
    "[gāmā] apenti [munayo]",
    "] gāmā [",
    "[puruṣaḥ]",
    "村",
    "gāmā 12",
    "gāmā " * 500,
]


@pytest.mark.parametrize("sentence", BAD)
def test_bad_sentences_are_refused_with_a_hint(sentence):
    with pytest.raises(RequestError) as caught:
        karaka(sentence)
    assert caught.value.hint


def test_best_bounds_the_answers_of_each_word():
    assert len(karaka("[gāmā] apenti munayo", best=1)) == 1
    with pytest.raises(RequestError):
        karaka("[gāmā] apenti", best=0)


def test_every_word_of_a_sentence_but_finite_verbs():
    found = karaka("rājā purisaṃ hatthena hanati", best=1)
    assert [one.word for one in found] == ["rājā", "purisaṃ", "hatthena"]
    assert found[2].label == "karaṇa/tatiyā"
    assert [one.position for one in found] == [1, 2, 3]


def test_ranks_run_from_one_and_a_companion_shows_the_first():
    found = karaka("[gāmā] apenti munayo")
    assert [one.rank for one in found] == list(range(1, len(found) + 1))
    assert found[0].by == "apenti"


def test_forms_are_read_by_the_rules_of_declension():
    for form, case in (("raññā", "ins"), ("mātarā", "abl"), ("gosu", "loc"), ("tuyhaṃ", "dat")):
        assert case in {one.case for one in readings(form)}
    assert "ins" not in {one.case for one in readings("buddhassa")}
