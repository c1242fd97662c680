"""The orders of application: one visible list per operation.

The text of the grammar is not in processing order. Numbers are suttas; what stands in brackets is
one choice. Why a rule stands where it does is said at the phase.
"""

from __future__ import annotations

from functools import cache

from akkhara.pali.engine import Order
from akkhara.pali.kappa.nama import BOOK
from akkhara.pali.kappa.taddhita_pron import MANNER

__all__ = ["adverb", "compare", "decline", "feminine"]


@cache
def feminine() -> Order:
    """From a stem to its feminine stem: suffix, substitutes before it, the seam."""
    return Order(
        "feminine",
        [BOOK],
        [
            ("the suffix", "229:ā 237 238 238-vā 239 240"),
            ("before the suffix", "91 98 242 241"),
            ("the seam", "83-tu 83"),
        ],
    )


@cache
def adverb() -> Order:
    """Stems with a suffix that counts as an ending (247)."""
    return Order(
        "adverbial suffixes",
        [BOOK, MANNER],
        [
            ("the suffix", "248 249 250 251 252 253 254 255 257 257:ku 258 258-ca 259 398 399"),
            ("the stem before it", "227 227-ca 228 228-ca 230 229 231 233 232 234 235 236 260"),
            ("length", "209-asimhi 84 52:to"),
            ("doubling", "28 29 29:thaṃ"),
        ],
    )


@cache
def compare() -> Order:
    """Degrees: iya and iṭṭha after a stem."""
    return Order(
        "comparison",
        [BOOK],
        [
            ("the stem", "262 (263 263-ca) 264 265 266 267 268"),
            ("the seam", "261 83 83-pakati"),
        ],
    )


@cache
def decline() -> Order:
    """From a stem to an inflected word."""
    return Order(
        "declension",
        [BOOK],
        [
            ("the ending", "(54 248:abl) 57"),
            # What decides which stem and which ending there are at all.
            ("set-up", "221 230 229 231 233 234 211-anatta 187 270 270:ntu"),
            # Stem and ending together: what these take is gone for all others.
            ("yuva", "(152-anta 157-ca-1)"),
            ("rāja", "135 136 137 138"),
            ("tumha, amha", "139 (140 140-ca) (120 141 142 163 148) (143 144 146 148)"),
            ("tumha, amha", "(145 150) 210 (151) (147 162 162-vā 161)"),
            ("ima, amu, kiṃ", "129 130 52:kiṃ"),
            ("numerals", "(78-ca:catu 133) (132 132-ca) 134"),
            ("bhavanta", "(243 243-tu) 243-tu:f"),
            ("ntu, nta", "(122 122:arahanta 128 92-anta 92) (93 93:nta 123 127 92-ca)"),
            ("ntu, nta", "(94 124 125) (124:nta 186) 126"),
            ("puma", "152 153 155 156"),
            ("nadī, sakha, satthu", "98-ānatta 113 199 (203 204)"),
            # The stem, before the ending that is still bare; named ones first.
            ("stem", "193 95 174 173 178:amu 178 178-sabbato 172 175 176 177"),
            (
                "go",
                "(73 74 74-ca 75 75-ca 81-ca 81 81-ca:gavaya 74-ca:su 75-ca:su 77-ca 80 81-ca:gu)",
            ),
            ("go", "76 67-usage"),
            ("stem", "169 170 171 195 (188 196) (190 191) 194 198 200 (201 202) 209"),
            ("stem", "211 157 157-ca-2 158 159 160 160-ca"),
            # Address, then the shortening that other rules ask about.
            ("address", "244 244:satthu 246"),
            ("length", "209-asimhi 84:ā 84 245 52:to"),
            # The ending, special before general; each is replaced at most once.
            ("pronouns", "65 179 (121 164 165 151-bahu) 168"),
            ("named", "(181 181-ādi) 182 189 192 197 197-tu 205 205-tu:go 205-tu:ubha 206"),
            ("named", "207 52:attanā 212 213 214 78-ca 206-tato 69 69-ca 68 68:puthavī"),
            ("sa of the fourth case", "(109 109-tu)"),
            ("feminine smiṃ", "216 216:sabbanāma 216:eta 223 224 226"),
            ("after a", "(106 108) (103 105 105:sabba) 218"),
            (
                "yo",
                "(118 118:n 118:amu 119 119-kāra 119-kāra:ū 116 217 225 78-ca:yo) 205-tu",
            ),
            ("after i and u", "117 215"),
            ("after a", "107 107:n 104"),
            ("feminines", "111 112 112:satthu 114"),
            ("neuter si", "219"),
            ("naṃ of numerals", "67-ca 90-bhāva 132-ca:naṃ (86 86:duvi 87 67)"),
            # What joins stem and ending.
            ("augments", "184 61 176:f 177:f 63 64 64:ssāya 66 62"),
            ("smā, hi, smiṃ", "99"),
            ("vowels before the ending", "101 102 89-ca 89 88 96 97 185"),
            ("doubling", "28 29"),
            ("the seam", "72 41-ca 72-b 82 208 83 220"),
        ],
    )
