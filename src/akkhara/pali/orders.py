"""The orders of application: one visible list per operation.

The text of the grammar is not in processing order. Numbers are suttas; what stands in brackets is
one choice. Why a rule stands where it does is said at the phase.
"""

from __future__ import annotations

from functools import cache

from akkhara.pali.engine import Order
from akkhara.pali.kappa.nama import BOOK
from akkhara.pali.kappa.nama1 import ENDINGS
from akkhara.pali.kappa.taddhita import BOOK as TADDHITA
from akkhara.pali.word import Context

__all__ = ["adverb", "compare", "decline", "feminine", "members"]


@cache
def feminine() -> Order:
    """From a stem to its feminine stem: suffix, substitutes before it, the seam."""
    return Order(
        "feminine",
        [BOOK],
        [
            ("the suffix", "52:kaci 229:ā 237 238 238-vā 239 240"),
            ("before the suffix", "91 98 242 241 52:ikā"),
            ("the seam", "83-tu 83"),
        ],
    )


@cache
def adverb() -> Order:
    """Stems with a suffix that counts as an ending (247)."""
    return Order(
        "adverbial suffixes",
        [BOOK, TADDHITA],
        [
            (
                "the suffix",
                "248 249 250 251 252 253 254 255 257 257:ku 258 258-ca 259 398 398-tu 399",
            ),
            ("the stem before it", "227 227-ca 228 228-ca 230 229 231 233 232 234 235 236 260"),
            ("length", "209-asimhi 84 52:to"),
            ("doubling", "28 29 29:thaṃ"),
        ],
    )


@cache
def compare() -> Order:
    """The stem before iya and iṭṭha, and the seam before a suffix that begins with y."""
    return Order(
        "comparison",
        [BOOK],
        [
            ("the stem", "262 (263 263-ca) 264 265 266 267 268"),
            ("the seam", "261 (269 269-kāra) 28:269 83 83-pakati"),
        ],
    )


@cache
def members() -> Order:
    """The first member of a compound before the second, as far as book 2 has it."""
    return Order(
        "compound seam",
        [BOOK],
        [
            ("the first member", "222 82:puma 154 183 183-ādi 185:member 185-ca 214-tato"),
            ("before a vowel", "78 (70 71) 41-ca:71"),
        ],
    )


def _case_endings(context: Context) -> frozenset[str]:
    """The ending of the cell asked for, and what 57, 248 and 270 make of it."""
    features = context.features
    name = ENDINGS.get((features.get("case", ""), features.get("number", "")), "")
    also = {"smā": ("to", "nā"), "si": ("ga",)}.get(name, ())
    return frozenset((name, *also))


@cache
def decline() -> Order:
    """From a stem to an inflected word."""
    return Order(
        "declension",
        [BOOK],
        [
            ("the ending", "(54 248:abl) 57"),
            # What decides which stem and which ending there are at all.
            ("set-up", "221 52:kaci 52:ki 230 229 229:n 231 233 234 211-anatta 187 270 270:ntu"),
            # Stem and ending together: what these take is gone for all others.
            ("yuva", "(152-anta 157-ca-1)"),
            ("rāja", "(135 52:sa) 136 (137 52:rājinā) 138"),
            ("tumha, amha", "139 (140 140-ca) (120 141 142 163 148 52:tavaṃ) (143 144 146 148)"),
            ("tumha, amha", "(145 150) 210 (151 52:vo) (147 162 162-vā 161 52:aṃ) 52:asma"),
            ("ima, amu, kiṃ", "129 (130 52:amuṃ) 52:kiṃ"),
            ("numerals", "(78-ca:catu 133) (132 132-ca) 134"),
            ("bhavanta", "(243 243-tu) 243-tu:f"),
            ("ntu, nta", "(122 52:arahā-yo 52:nto 128 92-anta 92) (93 93:nta 123 127 92-ca)"),
            ("ntu, nta", "(94 124 125) (52:arahā 186) (126 52:nto-ga)"),
            ("puma", "152 153 52:kamma (155 52:puma-yo) 156"),
            (
                "nadī and others",
                "(98-ānatta 52:najjāyo) 52:najjā 52:tiṃsaṃ 52:parisati 52:bhadante",
            ),
            ("sakha, satthu", "113 199 (203 204 52:dhītā)"),
            # The stem, before the ending that is still bare; named ones first.
            ("stem", "193 95 174 52:amu 173 178:amu 178 178-sabbato 172 175 176 177"),
            ("go before pati", "77"),
            (
                "go",
                "(73 74 74-ca 75 75-ca 81-ca 81 81-ca:gavaya 74-ca:su 75-ca:su 77-ca 80 81-ca:gu)",
            ),
            ("go", "76 67-usage"),
            ("rāja, ima", "169 170 171"),
            ("rāja and the like", "195 (188 196 52:attanaṃ 52:sakhānaṃ) (190 191 52:ā) 194 198"),
            (
                "satthu and the like",
                "(200 52:u 52:u-f 52:u-hi 52:satthā) (201 202 52:nnaṃ) 209 52:sattharaṃ",
            ),
            (
                "atta, puma",
                "211 (157 52:puma) 52:āne 52:attanesu 52:pumānā 157-ca-2 158 159 160 160-ca",
            ),
            # Address, then the shortening that other rules ask about.
            ("address", "(244 52:ga-n) 244:satthu 246"),
            ("length", "209-asimhi 84:ā 84 (245 52:ga) 52:to"),
            # The ending, special before general; each is replaced at most once.
            ("pronouns", "65 52:sā 179 (121 164 52:ubhayo 165 151-bahu 52:vayaṃ) 168 167-ca"),
            ("mano group", "(181 181-ādi) 182 52:mano 52:mano-aṃ 52:manasā"),
            ("named", "189 192 197 197-tu (205 52:āre) 205-tu:go 205-tu:ubha 206"),
            ("named", "207 52:attanā 212 (213 52:sa) 214 78-ca 206-tato 69 69-ca 68 68:puthavī"),
            ("sa of the fourth case", "(109 109-tu)"),
            ("feminine smiṃ", "216 216:sabbanāma 223 224 226"),
            ("after a", "(106 108) (103 105 105:sabba) (52:ye 218)"),
            (
                "yo",
                "(118 118:n 118:amu 52:amuyo 119 119-kāra 119-kāra:ū 116 217 225 78-ca:yo) 205-tu",
            ),
            ("after i and u", "117 215"),
            ("after a", "107 (107:n 52:āni) 104"),
            ("feminines", "111 112 112:satthu (216:eta 52:āya) 52:tyā (114 52:ga-ā)"),
            ("neuter si", "219 52:siṃ"),
            ("naṃ of numerals", "67-ca 67-ca:catu 90-bhāva 132-ca:naṃ (86 86:duvi 87 67)"),
            # What joins stem and ending.
            ("augments", "184 61 176:f 177:f 63 64 64:ssāya 66 62"),
            ("smā, hi, smiṃ", "(99 52:bbhi) 52:ubho 52:chassu"),
            ("santa", "185"),
            ("vowels before the ending", "90 101 102 89-ca 89 88 96 97"),
            ("doubling", "28 29"),
            ("the seam", "72 41-ca 72-b 269:jāti 28:269 26:269 82 208 83 220"),
            ("particle", "52:ci"),
        ],
        _case_endings,
    )
