"""The alphabet as four masters said it: 寶月, 難陀, 宗叡, 空海.

Annen put the four down for later ages and said himself that they are hard to write and hard to
use without a teacher (自非對授恐難指撝): they are approximations.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from akkhara.data import read_rows
from akkhara.reading.authorities import authorities, find
from akkhara.reading.letters import letter_key
from akkhara.rules import Rule, rule
from akkhara.values import Value

__all__ = ["MASTERS", "Voice", "alphabet", "voice"]

MASTERS = ("baoyue", "nantuo", "zongrui", "kukai")
_RULES = {master: rule(f"zang5.voice-{master}").id for master in MASTERS}


@dataclass(frozen=True, slots=True)
class Voice(Value):
    """A letter as one master says it.

    Fields: `letter`; `master` (id), `name` and `area` of his sounds; `written`, the character as
    the copy prints it, and `character`, as restored (empty when it is lost); `tone` 上 平 去 入 引
    (or 引或上; empty when none is given); `note`, the master's words as printed, `restored_note`
    where the note stands at the wrong letter; `fanqie`; `place` class of its row; `reference`, the
    tone of a named house that it is said to be like (正上重: the heavy rising tone of 正); `quote`,
    `source`, `locus`; `certainty`; `remark`, also why an answer is empty; `rule`.
    """

    letter: str
    master: str
    name: str
    area: str
    written: str
    character: str
    tone: str
    note: str
    restored_note: str
    fanqie: str
    place: str
    reference: str
    quote: str
    source: str
    locus: str
    certainty: str
    remark: str
    rule: str

    def cite(self) -> Rule:
        """The rule under which the master's alphabet stands."""
        return rule(self.rule)

    def to_text(self) -> str:
        """One line, and under it the passage."""
        if not self.written and not self.character:
            return f"{self.letter}: {self.name} has no such letter. {self.remark}"
        like = f", like {self.reference}" if self.reference else ""
        shown = self.character or self.written
        said = self.restored_note or self.note
        lines = [f"{self.letter}: {shown} {self.tone}{like}  ({said})  {self.name}"]
        lines.append(f"  {self.cite().cite()}: {self.quote}")
        return "\n".join([*lines, *([f"  {self.remark}"] if self.remark else [])])


@cache
def _table() -> Mapping[tuple[str, str], Voice]:
    found: dict[tuple[str, str], Voice] = {}
    for row in read_rows("akkhara.reading", "data/voices.tsv", ["master", "letter", "quote"]):
        master = row["master"]
        found[master, row["letter"]] = Voice(
            letter=row["letter"],
            master=master,
            name=authorities()[master].name,
            area=authorities()[master].area,
            written=row["written"],
            character=row["restored"],
            tone=row["tone"],
            note=row["note"],
            restored_note=row["restored_note"],
            fanqie=row["fanqie"],
            place=row["place"],
            reference=row["reference"],
            quote=row["quote"],
            source=row["source"],
            locus=row["locus"],
            certainty=row["certainty"],
            remark=row["remark"],
            rule=_RULES[master],
        )
    return MappingProxyType(found)


def voice(letter: str, master: str) -> Voice:
    """How a master says a letter: character, tone, note.

    Parameters: `letter` in IAST or Siddham; `master`: baoyue 寶月, nantuo 難陀, zongrui 宗叡,
    kukai 空海 (id or Chinese name).
    Raises `RequestError` for an unknown letter or master. A letter that the master does not list
    gives an empty answer whose `remark` says so.

    >>> voice("ka", "寶月").character, voice("ka", "寶月").tone, voice("ka", "寶月").reference
    ('迦', '上', '表上輕')
    >>> voice("gh", "空海").note, voice("gh", "空海").restored_note
    ('鼻聲呼', '去長呼')
    >>> voice("llaṃ", "寶月").remark
    '寶月 lists fifty letters, llaṃ is not among them.'
    """
    id = find(master, MASTERS, "master").id
    key = letter_key(letter)
    found = _table().get((id, key))
    if found is not None:
        return found
    name = authorities()[id].name
    remark = f"{name} lists fifty letters, {key} is not among them."
    return Voice(
        key,
        id,
        name,
        authorities()[id].area,
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "certain",
        remark,
        _RULES[id],
    )


def alphabet(master: str) -> tuple[Voice, ...]:
    """The whole alphabet of a master, in the order of the text.

    >>> len(alphabet("宗叡"))
    51
    """
    id = find(master, MASTERS, "master").id
    return tuple(one for (of, _), one in _table().items() if of == id)
