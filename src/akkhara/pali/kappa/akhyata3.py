"""Ākhyāta, third kaṇḍa (suttas 458-481): doubling, substitutes of roots, the future of hū and kar.

Sutta 459 is a name: the first of the doubled syllables is the abbhāsa.
"""

from __future__ import annotations

from akkhara.pali.kappa.book6 import SABBA, root, root_at, root_text, sutta, take
from akkhara.pali.word import SHORT, VOWELS, Part, Word, letters

_PLAIN = {"kh": "k", "gh": "g", "ch": "c", "jh": "j", "ṭh": "ṭ", "ḍh": "ḍ", "th": "t", "dh": "d"}
_PLAIN |= {"ph": "p", "bh": "b"}
_PALATAL = {"k": "c", "g": "j", "ṅ": "ñ"}


def _doubled(w: Word) -> Word | None:
    """The first consonant and vowel of the root, before it."""
    found = letters(root_text(w))
    vowel = next((letter for letter in found if letter in VOWELS), "")
    place = root_at(w)
    if not found or found[0] in VOWELS or (place and w.parts[place - 1].kind == "abbhāsa"):
        return None
    double = Part("abbhāsa", "abbhāsa", found[0] + vowel)
    return w.put(*w.parts[:place], double, *w.parts[place:])


def _abbhasa(w: Word) -> str:
    return w.part("abbhāsa").text


def _change(w: Word, text: str) -> Word | None:
    """The abbhāsa with these letters; None when it has them already."""
    place = root_at(w) - 1
    if place < 0 or w.parts[place].kind != "abbhāsa" or w.parts[place].text == text:
        return None
    return w.replace(place, Part("abbhāsa", "abbhāsa", text))


@sutta(458, mode="desid intens")
def kvacadivannanam(w: Word) -> Word | None:
    """The first syllable of the root is doubled before kha, cha and sa, and in the intensive."""
    return _doubled(w)


@sutta("458:perf", tense="perf", mode="kattari", not_after="475:brū")
def kvacadivannanam_perf(w: Word) -> Word | None:
    """The first syllable of the root is doubled in the parokkhā."""
    return _doubled(w)


@sutta("458:juhotyādi", mode="kattari", cls="juhotyādi", end="a", tense=SABBA, not_after="517:daha")
def kvacadivannanam_a(w: Word) -> Word | None:
    """The first syllable of hu, hā and dhā is doubled before the suffix a."""
    return _doubled(w)


@sutta("458:dā", mode="kattari", cls="√dā", end="a")
def kvacadivannanam_da(w: Word) -> Word | None:
    """The first syllable of dā is doubled before the suffix a."""
    return _doubled(w)


@sutta(460, after="458")
def rasso(w: Word) -> Word | None:
    """The vowel of the abbhāsa is short."""
    text = _abbhasa(w)
    return _change(w, text[:-1] + SHORT.get(text[-1], text[-1]))


@sutta(461, after="458")
def dutiyacatutthanam(w: Word) -> Word | None:
    """The second and fourth letters of a vagga become the first and third in the abbhāsa."""
    first, *rest = letters(_abbhasa(w))
    return _change(w, _PLAIN.get(first, first) + "".join(rest))


@sutta(462, after="458", not_after="463")
def kavaggassa(w: Word) -> Word | None:
    """The letters of the k-vagga become those of the c-vagga in the abbhāsa."""
    first, *rest = letters(_abbhasa(w))
    return _change(w, _PALATAL.get(first, first) + "".join(rest))


@sutta(463, after="458", cls="√mān", mode="desid")
def manakitanam(w: Word) -> Word | None:
    """The m of mān becomes v in the abbhāsa."""
    return _change(w, "v" + _abbhasa(w)[1:])


@sutta("463:kit", after="458", cls="√kit", mode="desid", optional=True)
def manakitanam_kit(w: Word) -> Word | None:
    """The k of kit optionally becomes t in the abbhāsa."""
    return _change(w, "t" + _abbhasa(w)[1:])


@sutta(464, after="458")
def hassa_jo(w: Word) -> Word | None:
    """H becomes j in the abbhāsa."""
    text = _abbhasa(w)
    return _change(w, "j" + text[1:]) if text.startswith("h") else None


@sutta(465, after="458", mode="desid", cls="gupādi")
def antassivanna_i(w: Word) -> Word | None:
    """The last vowel of the abbhāsa becomes i in gup, ghas, har and pā."""
    return _change(w, _abbhasa(w)[:-1] + "i")


@sutta("465:ī", after="458", mode="desid", cls="√mān")
def antassivanna_ii(w: Word) -> Word | None:
    """The last vowel of the abbhāsa becomes ī in mān."""
    return _change(w, _abbhasa(w)[:-1] + "ī")


@sutta("465:a", after="458:perf", cls="√bhū", tense="perf")
def antassivanna_a(w: Word) -> Word | None:
    """The last vowel of the abbhāsa becomes a in the parokkhā of bhū."""
    return _change(w, _abbhasa(w)[:-1] + "a")


@sutta(466, after="458", mode="intens", cls="kamādi")
def niggahitanca(w: Word) -> Word | None:
    """Ṃ comes at the end of the abbhāsa in the intensive."""
    return _change(w, _abbhasa(w) + "ṃ")


@sutta(467, after="458", suffix="sa", cls="√pā √mān")
def tato_pamananam(w: Word) -> Word:
    """After the abbhāsa pā becomes vā and mān maṃ before sa."""
    return root(w, "vā" if w.has("√pā") else "maṃ")


@sutta(474, after="458", suffix="sa", cls="√har")
def harassa_gi(w: Word) -> Word:
    """After the abbhāsa har becomes gī before sa."""
    return root(w, "gī")


def _last_consonant(w: Word, new: str) -> Word | None:
    text = root_text(w)
    last = letters(text)[-1]
    return None if last in VOWELS else root(w, text.removesuffix(last) + new)


@sutta(472, end="cha")
def byanjanantassa_co(w: Word) -> Word | None:
    """The last consonant of the root becomes c before cha."""
    return _last_consonant(w, "c")


@sutta(473, end="kha")
def ko_khe(w: Word) -> Word | None:
    """The last consonant of the root becomes k before kha."""
    return _last_consonant(w, "k")


@sutta(468, mode="kattari", cls="√ṭhā", end="a", optional=True)
def tha_tittho(w: Word) -> Word:
    """Ṭhā optionally becomes tiṭṭha."""
    return root(w, "tiṭṭha")


@sutta(469, mode="kattari", cls="√pā", end="a", optional=True)
def pa_pivo(w: Word) -> Word:
    """Pā optionally becomes piva."""
    return root(w, "piva")


@sutta(470, mode="kattari", cls="√ñā", end="nā", not_after="509")
def nassa_ja(w: Word) -> Word:
    """Ñā becomes jā before the suffix nā."""
    return root(w, "jā")


@sutta("470:jaṃ", mode="kattari", cls="√ñā", after="509:lopa")
def nassa_jam(w: Word) -> Word:
    """Ñā becomes jaṃ when nā is elided."""
    return root(w, "jaṃ")


@sutta("470:nā", mode="kattari", cls="√ñā", after="509:ya")
def nassa_na(w: Word) -> Word:
    """Ñā becomes nā when nā has become ya."""
    return root(w, "nā")


@sutta(471, mode="kattari", cls="√dis", end="a")
def disassa(w: Word) -> tuple[Word, ...]:
    """Dis becomes passa, dissa or dakkha."""
    return root(w, "passa"), root(w, "dissa"), root(w, "dakkha")


@sutta(475, mode="kattari", cls="√bhū", tense="perf")
def brubhunam(w: Word) -> Word:
    """Bhū becomes bhūva in the parokkhā."""
    return root(w, "bhūva")


@sutta("475:brū", mode="kattari", cls="√brū", tense="perf")
def brubhunam_bru(w: Word) -> Word:
    """Brū becomes āha in the parokkhā."""
    return root(w, "āha")


@sutta(476, mode="kattari", cls="√gam", end="a", optional=True)
def gamissanto(w: Word) -> Word | None:
    """The last letter of gam optionally becomes cch."""
    return take(w, "m", "cch")


@sutta("476:ya", mode="kamma", cls="√gam", end="ya", optional=True)
def gamissanto_ya(w: Word) -> Word | None:
    """The last letter of gam optionally becomes cch before ya too."""
    return take(w, "m", "cch")


@sutta(477, mode="kattari", cls="√vac", tense="aor", optional=True)
def vacassa(w: Word) -> Word:
    """The a of vac becomes o in the ajjatanī."""
    return root(w, "voc")


# The ending stage.


@sutta(479, end="hi", final="a", optional=True)
def hilopam(w: Word) -> Word:
    """Hi is optionally elided."""
    return w.to("")


@sutta(478, final="a", text="mi ma mhe mase")
def akaro_digham(w: Word) -> Word:
    """The a before mi, ma and mhe is long."""
    return w.lengthened()


@sutta("478:hi", final="a", end="hi")
def akaro_digham_hi(w: Word) -> Word:
    """The a before hi is long."""
    return w.lengthened()


@sutta("478-mi", final="a", end="hi", optional=True, cost=1)
def akaro_rasso_hi(w: Word) -> Word:
    """The a before hi may stay as it is."""
    return w


@sutta(480, mode="kattari", cls="√hū", tense="fut", optional=True)
def hotissa(w: Word) -> tuple[Word, ...] | None:
    """The vowel of hū becomes eha, oha or e in the bhavissantī."""
    if w.parts[-1].kind == "suffix":
        return None
    return root(w, "heha"), root(w, "hoha"), root(w, "he")


def without_ssa(w: Word) -> Word | None:
    """The ending without ssa: ss and the vowel that follows."""
    name = w.ending.name
    if not name.startswith("ss"):
        return None
    return w.to(name[3:])


@sutta("480-ca", after="480", optional=True, tense="fut")
def hotissa_ca(w: Word) -> Word | None:
    """Ssa of the ending is optionally elided after them."""
    return without_ssa(w)


@sutta(481, mode="kattari", cls="√kar", tense="fut", optional=True)
def karassa(w: Word) -> Word:
    """Kar with its suffix optionally becomes kāha in the bhavissantī."""
    return root(w, "kāha")


@sutta("481:ssa", after="481", tense="fut")
def karassa_ssa(w: Word) -> Word | None:
    """Ssa of the ending is always elided after kāha."""
    return without_ssa(w)


FUTURES = {"khāmādi": ("k", "kh"), "chāmādi": ("c", "ch")}


def sigmatic(w: Word) -> Word | None:
    """The root's last consonant as k or c, and kh or ch for the ss of the ending."""
    if not w.ending.text.startswith("ss"):
        return None
    text = w.feature("root")
    last = letters(text)[-1]
    before = text.removesuffix(last)
    if w.has("guṇa-fut"):
        before = before.replace("i", "e").replace("u", "o")
    kind = "khāmādi" if w.has("khāmādi") else "chāmādi"
    consonant, aspirate = FUTURES[kind]
    at = len(w.parts) - 2
    part = w.parts[at]
    made = w.replace(at, Part(part.kind, part.name, before + consonant, part.marks))
    return made.to(aspirate + w.ending.text[2:])


@sutta("481-sapaccaya", cls="khāmādi chāmādi", tense="fut", person="1", voice="P", optional=True)
def sapaccaya(w: Word) -> Word | None:
    """Ssāmi and ssāma become khāmi, khāma, chāmi and chāma after other roots."""
    return sigmatic(w)
