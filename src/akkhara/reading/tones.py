"""Tones: the four houses 表 金 正 聰, the notes of the rows, regions, tone and length.

The old translators note tones beside their characters; which house's tone is meant decides what
they say (例十二: rising and falling are not told apart). So nothing here infers a length from a
tone without an authority.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from akkhara.data import read_rows
from akkhara.errors import RequestError
from akkhara.reading.authorities import authorities, find
from akkhara.reading.lengths import lengths
from akkhara.reading.letters import letter_key
from akkhara.rules import rule
from akkhara.sounds import VARGAS
from akkhara.values import Value, table_text

__all__ = ["TRADITIONS", "Area", "AreaReading", "Note", "Tone", "ToneLength", "ToneScheme",
           "area", "length_of_tone", "note5", "tone"]  # fmt: skip

TRADITIONS = ("biao", "jin", "zheng", "cong")


@dataclass(frozen=True, slots=True)
class Tone(Value):
    """One tone of a house: `tone` 平 上 去 入, `subclass` 輕 重 …, whether it `exists` there, its
    `register`, `contour` and `length` (empty: not said), the tone of another house it is `like`,
    `remark`, `quote` and `certainty`."""

    tone: str
    subclass: str
    exists: bool
    register: str
    contour: str
    length: str
    like: str
    remark: str
    quote: str
    certainty: str

    @property
    def name(self) -> str:
        """The tone with its subclass: 上重."""
        return self.tone + self.subclass


@dataclass(frozen=True, slots=True)
class ToneScheme(Value):
    """The tones of one house: `tradition` (id), Chinese `name`, `who`, a `description` in plain
    words, `tones`, and the `rule` that quotes it."""

    tradition: str
    name: str
    who: str
    description: str
    tones: tuple[Tone, ...]
    rule: str

    def to_text(self) -> str:
        """The description, then a table."""
        header = ("tone", "level", "course", "length", "like", "remark")
        rows = [
            (
                one.name if one.exists else f"({one.name})",
                one.register or "-",
                one.contour or "-",
                one.length or "-",
                one.like or "-",
                one.remark,
            )
            for one in self.tones
        ]
        cited = rule(self.rule)
        head = f"{self.name} ({self.who})\n{self.description}\n{cited.cite()}: {cited.quote}"
        return f"{head}\n{table_text(header, rows)}"


@cache
def _tones() -> dict[str, tuple[Tone, ...]]:
    found: dict[str, list[Tone]] = {id: [] for id in TRADITIONS}
    for row in read_rows("akkhara.reading", "data/tones.tsv", ["tradition", "tone", "quote"]):
        found[row["tradition"]].append(
            Tone(row["tone"], row["subclass"], row["exists"] == "yes", row["register"],
                 row["contour"], row["length"], row["like"], row["remark"], row["quote"],
                 row["certainty"])
        )  # fmt: skip
    return {id: tuple(rows) for id, rows in found.items()}


def tone(tradition: str) -> ToneScheme:
    """The tones of one house, as a table with a description in plain words.

    Parameters: `tradition`: biao 表, jin 金, zheng 正, cong 聰 (id or Chinese name).
    Raises `RequestError` for another.

    >>> [one.name for one in tone("表").tones if one.exists]
    ['平輕', '平重', '上輕', '去', '入']
    >>> tone("聰").tones[3].like
    '正 平輕之重'
    """
    id = find(tradition, TRADITIONS, "tradition").id
    for row in read_rows("akkhara.reading", "data/houses.tsv", ["tradition", "who", "rule"]):
        if row["tradition"] == id:
            cited = rule(row["rule"]).id
            name = authorities()[id].name
            return ToneScheme(id, name, row["who"], row["description"], _tones()[id], cited)
    raise RequestError(f"no tones of {tradition!r}", hint=", ".join(TRADITIONS))


@dataclass(frozen=True, slots=True)
class Note(Value):
    """The note of the pentatonic scale that a row has: `letter`, `row`, `note` (宮商角徵羽),
    `place` as that passage names it, `rule`."""

    letter: str
    row: str
    note: str
    place: str
    rule: str

    def to_text(self) -> str:
        """One line."""
        if not self.note:
            return f"{self.letter}: the five notes are those of the five rows only"
        return f"{self.letter}: {self.note} ({self.row}-row, {self.place})  {self.rule}"


_NOTES = dict(zip("kcṭtp", zip("宮商角徵羽", "喉齶舌齒脣", strict=True), strict=True))
_NOTE_RULE = rule("li.5-notes-india").id


def note5(letter: str) -> Note:
    """The note 宮 商 角 徵 羽 of a letter's row: k c ṭ t p are India's five notes.

    Raises `RequestError` for an unknown letter; one outside the rows has no note.

    >>> note5("ṭha").note, note5("ṭha").place, note5("y").note
    ('角', '舌', '')
    """
    key = letter_key(letter)
    for row in VARGAS:
        if key in row:
            return Note(key, row[0], *_NOTES[row[0]], _NOTE_RULE)
    return Note(key, "", "", "", _NOTE_RULE)


@dataclass(frozen=True, slots=True)
class AreaReading(Value):
    """How one letter is read in an area: `letter`, `character` or `fanqie` (either may be empty),
    the `coda` of that reading, `quote`, `source`, `locus`, `certainty`, `note`."""

    letter: str
    character: str
    fanqie: str
    coda: str
    quote: str
    source: str
    locus: str
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class Area(Value):
    """An area's way of reading: `name`, `sound` (漢音 or 吳音, the one by which it is had),
    how the `fifth` letters ring (空點響, with an ending ŋ, or 阿字響, open), the `exception` it
    allows, `readings` of single letters, `rules`."""

    name: str
    sound: str
    fifth: str
    exception: str
    readings: tuple[AreaReading, ...]
    rules: tuple[str, ...]

    def to_text(self) -> str:
        """One line, then the letters."""
        lines = [f"{self.name}: {self.sound or 'no sound named'}; fifth letters {self.fifth}"]
        lines += [f"  {self.exception}"] if self.exception else []
        for one in self.readings:
            fanqie = f" ({one.fanqie}反)" if one.fanqie else ""
            lines.append(f"  {one.letter}  {one.character}{fanqie}  {one.quote}")
        return "\n".join([*lines, *(f"  {rule(id).cite()}: {rule(id).quote}" for id in self.rules)])


_AREAS = {
    "中天": ("漢音", "空點響", "", "zhongtian", ("zang5.area-central", "zang5.fifth-dot")),
    "北天": ("漢音", "阿字響", "", "", ("zang5.fifth-open", "li.12-regions")),
    "南天": (
        "吳音", "阿字響", "letters like 娜 may follow 漢音", "",
        ("zang5.area-south", "zang5.fifth-open", "li.12-regions"),
    ),
    "餘國": ("", "空點響", "", "yuguo", ("zang5.fifth-dot",)),
}  # fmt: skip
_AREA_IDS = {"central": "中天", "north": "北天", "south": "南天", "other": "餘國"}


def area(name: str) -> Area:
    """How an area reads: 中天 (central), 北天 (north), 南天 (south), 餘國 (other: 字記's other
    countries, which Annen likens to central India).

    Raises `RequestError` for another.

    >>> area("南天").sound, area("南天").exception
    ('吳音', 'letters like 娜 may follow 漢音')
    >>> [one.coda for one in area("餘國").readings if one.letter in ("ṅ", "n", "m")]
    ['ŋ', 'ŋ', 'ŋ']
    """
    key = _AREA_IDS.get(name.strip().lower(), name.strip())
    if key not in _AREAS:
        valid = ", ".join(f"{id} {chinese}" for id, chinese in _AREA_IDS.items())
        raise RequestError(f"no area {name!r}", hint=f"valid: {valid}")
    sound, fifth, exception, table, cited = _AREAS[key]
    readings = tuple(
        AreaReading(row["letter"], row["character"], row["fanqie"], row["coda"], row["quote"],
                    row["source"], row["locus"], row["certainty"], row["note"])
        for row in read_rows("akkhara.reading", "data/areas.tsv", ["area", "letter"])
        if row["area"] == table
    )  # fmt: skip
    return Area(key, sound, fifth, exception, readings, tuple(rule(id).id for id in cited))


@dataclass(frozen=True, slots=True)
class ToneLength(Value):
    """What a noted tone says of the length: `tone`, `authority`, `name`, `length` (short, long or
    unknown), `reason`, `rule`."""

    tone: str
    authority: str
    name: str
    length: str
    reason: str
    rule: str

    def to_text(self) -> str:
        """One line."""
        return f"{self.tone} in {self.name}: {self.length}. {self.reason}  {self.rule}"


_EQUATIONS = {
    "ziji": "zang5.tone-ziji",
    "kanding": "zang5.tone-kanding",
    "xuanying": "zang5.tone-yinyi",
    "kukai": "zang5.voice-kukai",
    "yijing": "zang5.yijing-tone",
    "dari": "zang5.annen-tone",
}


def length_of_tone(tone: str, authority: str) -> ToneLength:
    """Whether a noted tone (上 平 去 入) means a short or a long vowel, in one authority's usage.

    There is no default: no authority's equation holds for another (例十二).
    Raises `RequestError` for another tone or authority.

    >>> length_of_tone("上", "字記").length, length_of_tone("去", "空海").length
    ('short', 'long')
    >>> length_of_tone("上", "義淨").length
    'unknown'
    """
    id = find(authority, tuple(_EQUATIONS)).id
    if tone not in ("平", "上", "去", "入"):
        raise RequestError(f"no tone {tone!r}", hint="tones: 平 上 去 入")
    said = {
        mark: {
            sign
            for vowel in ("a", "ā")
            for one in lengths(vowel)
            if one.authority == id and one.length == mark
            for sign in one.tones
        }
        for mark in ("short", "long")
    }
    means = [mark for mark, signs in said.items() if tone in signs]
    name, cited = authorities()[id].name, rule(_EQUATIONS[id]).id
    if id in ("yijing", "dari"):
        reason = "every letter is noted 上: the tone says nothing of length"
        return ToneLength(tone, id, name, "unknown", reason, cited)
    if len(means) == 1:
        reason = f"{name} notes its {means[0]} vowels {' or '.join(sorted(said[means[0]]))}"
        return ToneLength(tone, id, name, means[0], reason, cited)
    return ToneLength(tone, id, name, "unknown", f"{name} does not note {tone} for a vowel", cited)
