"""Letters on pages: the Siddham font, akṣaras as pictures, charts and practice sheets."""

from akkhara.render.charts import Chart, chart
from akkhara.render.comparing import ComparisonChart, compare_chart
from akkhara.render.font import font_face, font_path
from akkhara.render.pictures import draw, svg
from akkhara.render.printable import Printable, Saved
from akkhara.render.shaping import VARIANTS, Shaped, faults, shaped
from akkhara.render.sheets import Copybook, Practice, copybook, practice, sheet

__all__ = [
    "VARIANTS",
    "Chart",
    "ComparisonChart",
    "Copybook",
    "Practice",
    "Printable",
    "Saved",
    "Shaped",
    "chart",
    "compare_chart",
    "copybook",
    "draw",
    "faults",
    "font_face",
    "font_path",
    "practice",
    "shaped",
    "sheet",
    "svg",
]
