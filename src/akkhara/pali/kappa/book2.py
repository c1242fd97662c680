"""Book 2, nāma: nouns, pronouns, numerals and the adverbial suffixes; its rules, kaṇḍa by kaṇḍa."""

from akkhara.pali.engine import Book

BOOK = Book("nāma")
sutta = BOOK.sutta
ban = BOOK.ban
# The endings of sutta 55, address apart.
ALL = "si yo aṃ nā hi sa naṃ smā smiṃ su"
