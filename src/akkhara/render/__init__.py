"""Letters on pages: the Siddham font and, in time, akṣaras as pictures and sheets."""

from akkhara.render.font import font_face, font_path

__all__ = ["font_face", "font_path"]
