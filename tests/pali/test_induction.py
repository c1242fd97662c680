"""Stems induced from word counts: paradigms decide, proposals compete, evidence is said."""

from __future__ import annotations

from collections import Counter

import pytest

from akkhara import pali
from akkhara.calling import call
from akkhara.cli.main import run
from akkhara.errors import DataError, LexiconError, RequestError
from akkhara.pali import decline
from akkhara.pali.induced import Induced, induced, read_table, table
from akkhara.pali.induction import Counts, induce, models
from akkhara.pali.stem_members import Members
from akkhara.pali.vocabulary import stem_class
from akkhara.pali.word_counts import Induction, read_counts


def stems(text: str) -> dict[str, Induced]:
    """Stems from `form count` pairs."""
    words = text.split()
    counts = {form: int(count) for form, count in zip(words[::2], words[1::2], strict=True)}
    return {one.stem: one for one in induce(Counts("c", counts))}


@pytest.mark.parametrize(
    ("counts", "stem", "gender", "cls"),
    [
        ("kukkuṭako 3 kukkuṭakena 2 kukkuṭakassa 2", "kukkuṭaka", "m", "a"),
        ("paligehaṃ 3 paligehāni 2 paligehesu 2", "paligeha", "n", "a"),
        ("kolikāyo 2 kolikāya 4 kolikāhi 1 kolikānaṃ 1", "kolikā", "f", "ā"),
        ("kapallavantaṃ 2 kapallavantānaṃ 1 kapallavatā 2", "kapallavantu", "m", "ntu"),
        ("koṭṭentassa 2 koṭṭento 4 koṭṭentesu 1 koṭṭentaṃ 1", "koṭṭenta", "m", "nta"),
        ("kāsirājā 4 kāsirañño 3 kāsirājānaṃ 2", "kāsirāja", "m", "rāja"),
        ("kolīnaṃ 2 kolīsu 2 koliyo 3 koliyā 4 koliyaṃ 1", "koli", "f", "i"),
        ("kapuno 3 kapunā 4 kapūsu 1 kapavo 2", "kapu", "m", "u"),
        ("dassetāraṃ 3 dassetāro 2 dassetā 4", "dassetu", "m", "satthu"),
    ],
)
def test_forms_of_one_paradigm_propose_its_stem(counts, stem, gender, cls):
    found = stems(counts)
    assert stem in found, sorted(found)
    assert gender in found[stem].gender
    assert found[stem].stem_class == cls


def test_genders_that_the_forms_show_stand_in_one_row():
    found = stems(
        "kukkuṭako 9 kukkuṭakena 2 kukkuṭakassa 2 kukkuṭakāni 2 kukkuṭakāyo 2 kukkuṭakāhi 1"
    )
    assert found["kukkuṭaka"].gender == "mfn"
    assert "kukkuṭakā" not in found


def test_every_form_named_as_evidence_is_a_form_of_the_stem_or_has_a_particle():
    found = stems("kukkuṭako 3 kukkuṭakena 2 kukkuṭakassāti 2 kukkuṭakesu 1 kukkuṭakampi 4")
    one = found["kukkuṭaka"]
    assert set(one.evidence) == {
        "kukkuṭako",
        "kukkuṭakena",
        "kukkuṭakassāti",
        "kukkuṭakesu",
        "kukkuṭakampi",
    }


def test_a_taken_form_does_not_speak_for_a_second_stem():
    found = stems(
        "kapallavantaṃ 2 kapallavantānaṃ 1 kapallavatā 2 kapallavato 2 kapallavā 3 kapallavante 1"
    )
    assert set(found) == {"kapallavantu"}


def test_finite_verbs_are_no_stems():
    found = stems(
        "kuṭṭati 9 kuṭṭanti 5 kuṭṭasi 2 kuṭṭāmi 4 kuṭṭeyya 3 kuṭṭeyyuṃ 2 kuṭṭatu 2 kuṭṭissati 2"
    )
    assert found == {}


def test_one_rare_form_alone_proposes_nothing():
    assert stems("kalapukaṃ 2") == {}


def test_a_compound_of_known_members_needs_one_form():
    found = stems("buddhavihārassa 1")["buddhavihāra"]
    assert (found.gender, found.evidence) == ("m", ("buddhavihārassa", "buddha + vihāra"))


@pytest.mark.parametrize(
    ("stem", "told"),
    [
        ("buddhavihāra", "buddha + vihāra"),
        ("dhammuddesa", "dhamma + uddesa"),
        ("dhammappasāda", "dhamma + pasāda"),
        ("kāyānupassī", "kāya + anupassī"),
        ("paññindriya", "pañña + indriya"),
        ("manussatta", "manussa + tta"),
    ],
)
def test_members_meet_as_they_are_doubled_or_with_their_vowels_as_one(stem, told):
    found = Members([]).split(stem, "mn")
    assert found is not None
    assert found[2] == told


def test_members_that_are_not_known_are_no_members():
    assert Members([]).split("kalapuvihāra", "m") is None
    assert Members([("kalapu", "m")]).split("kalapuvihāra", "m") is not None


def test_more_evidence_gives_a_higher_score():
    few = stems("kukkuṭako 3 kukkuṭakena 2 kukkuṭakassa 2")["kukkuṭaka"]
    many = stems("kukkuṭako 3 kukkuṭakena 2 kukkuṭakassa 2 kukkuṭakesu 2 kukkuṭakehi 2")
    assert many["kukkuṭaka"].score > few.score


def test_models_are_paradigms_of_the_grammar():
    by_tail = {(model.tail, model.gender): model for model in models()}
    assert by_tail["a", "m"].endings == {
        form.removeprefix("kukkuṭ") for form in decline("kukkuṭa", "m").forms
    }
    assert "rañño" in by_tail["rāja", "m"].endings


def test_no_counts_no_stems():
    assert induce(Counts("nothing", {})) == ()
    assert induce(Counts("short", {"ca": 5, "": 3})) == ()


def test_what_is_no_word_does_no_harm():
    induce(Counts("odd", {"<b>": 2, "x" * 5000: 1, "12": 9, "q" * 40 + "ānaṃ": 3}))


# The shipped table


def test_shipped_stems_decline_in_each_of_their_genders():
    for one in induced()[::97]:
        for gender in one.gender:
            assert decline(one.stem, gender).forms, one


def test_shipped_stems_are_well_formed():
    keys = Counter(one.stem for one in induced())
    assert max(keys.values()) == 1
    for one in induced():
        assert one.evidence, one
        assert one.source, one
        assert set(one.gender) <= set("mfn"), one
    for one in induced()[::53]:
        assert one.stem_class == stem_class(one.stem, one.gender[0]), one


def test_a_shipped_stem_names_forms_of_its_own_paradigm():
    checked = 0
    for one in induced()[::31]:
        forms = {form for gender in one.gender for form in decline(one.stem, gender).forms}
        assert any(form.startswith(one.stem[:-1]) or form in forms for form in one.evidence), one
        checked += any(form in forms for form in one.evidence)
    assert checked > 0.9 * len(induced()[::31])


# Files and commands


def test_counts_with_sections_leave_one_out(tmp_path):
    file = tmp_path / "forms.tsv"
    file.write_text("form\ttotal\tA\tB\nnaro\t5\t3\t2\nnarena\t2\t0\t2\n", encoding="utf-8")
    assert read_counts(str(file)).counts == {"naro": 5, "narena": 2}
    assert read_counts(str(file), "B") == Counts("forms without B", {"naro": 3})
    with pytest.raises(LexiconError, match="no section C"):
        read_counts(str(file), "C")


def test_counts_without_a_header(tmp_path):
    file = tmp_path / "plain.tsv"
    file.write_text("Naro\t5\nnaraṁ\t2\n", encoding="utf-8")
    assert read_counts(str(file)).counts == {"naro": 5, "naraṃ": 2}


@pytest.mark.parametrize(
    ("content", "error", "said"),
    [
        (None, RequestError, "no file"),
        (b"", LexiconError, "holds no counts"),
        (b"naro\tfive\n", LexiconError, "no count"),
        (b"naro\n", DataError, "no column|cells"),
        (b"nar\xff\t5\n", LexiconError, "not UTF-8"),
    ],
)
def test_files_that_hold_no_counts_are_refused(tmp_path, content, error, said):
    file = tmp_path / "bad.tsv"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(error, match=said):
        read_counts(str(file))


def test_the_command_writes_a_table_that_reads_back(tmp_path):
    counts = tmp_path / "counts.tsv"
    counts.write_text("kukkuṭako\t3\nkukkuṭakena\t2\nkukkuṭakassa\t2\n", encoding="utf-8")
    out = tmp_path / "out.tsv"
    assert run(["lexicon", "induce", str(counts), "--out", str(out)]) == 0
    made = call("lexicon.induce", {"counts": [str(counts)]})
    text = out.read_text(encoding="utf-8")
    assert "akkhara lexicon induce counts.tsv" in text.splitlines()[0]
    assert set(read_table(text.splitlines(), "out")) == set(made.stems)


def test_the_command_line(tmp_path, capsys):
    counts = tmp_path / "counts.tsv"
    counts.write_text("kukkuṭako\t3\nkukkuṭakena\t2\nkukkuṭakassa\t2\n", encoding="utf-8")
    assert run(["lexicon", "induce", str(counts)]) == 0
    assert "kukkuṭaka\tm\ta\t" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_said(tmp_path):
    made = Induction((), ())
    with pytest.raises(RequestError, match="cannot write"):
        made.save(str(tmp_path / "none" / "out.tsv"))


def test_a_command_without_counts_is_refused():
    with pytest.raises(RequestError, match="no word counts"):
        pali.lexicon_induce()


def test_a_table_without_a_column_is_refused():
    with pytest.raises(DataError, match="no column"):
        read_table(["stem\tgender", "nara\tm"], "x")
    assert table([]).count("\n") == 1
