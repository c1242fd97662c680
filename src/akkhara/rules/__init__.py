"""The ground floor: sources, rules, steps and derivations.

>>> from akkhara.rules import rule
>>> rule("ziji.ch2").source
'ziji'
"""

from akkhara.rules.derivation import Derivation, Features, Status, Step
from akkhara.rules.registry import Rule, Source, rule, rules, source, sources

__all__ = [
    "Derivation",
    "Features",
    "Rule",
    "Source",
    "Status",
    "Step",
    "rule",
    "rules",
    "source",
    "sources",
]
