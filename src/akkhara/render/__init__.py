"""Letters on pages: the Siddham font, akṣaras as pictures, charts and practice sheets."""

from akkhara.render.font import font_face, font_path
from akkhara.render.pictures import draw, svg
from akkhara.render.shaping import VARIANTS, Shaped, faults, shaped

__all__ = ["VARIANTS", "Shaped", "draw", "faults", "font_face", "font_path", "shaped", "svg"]
