"""Colours, pens and fonts of the canvas, created once from the theme so that painting parses nothing."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPen

from app.look import theme
from app.look.text_lines import Lettering, Script

TITLE_PIXELS = 13
CAPTION_PIXELS = 12
CHIP_PIXELS = 11
RUN_WIDTH = 2.0
FILE_WIDTH = 1.0


class CanvasStyle:
    """Everything that a painter needs and that depends only on the theme."""

    def __init__(self, worn: theme.Theme, lettering: Lettering = "screen") -> None:
        self._lettering = lettering
        self.colours = worn.colours
        self.theme = worn
        self.title = self._script(TITLE_PIXELS, QFont.Weight.DemiBold)
        self.count = self._script(TITLE_PIXELS)
        self.caption = self._script(CAPTION_PIXELS)
        self.figure = self._script(CAPTION_PIXELS, QFont.Weight.Medium)
        self.chip = self._script(CHIP_PIXELS, QFont.Weight.Medium)
        self.title_of = cache(lambda pixels: self._script(pixels, QFont.Weight.DemiBold))
        """The script of titles in another size; cached."""
        self.run_pen = _line(worn.colours.text_faint, RUN_WIDTH)
        self.file_pen = _line(worn.colours.control, FILE_WIDTH)
        self.file_pen_of = cache(self._file_pen_of)
        """The pen of the files of a pool by its number; without one, that of all files; cached."""
        self.active_run_pen = _line(worn.colours.accent, RUN_WIDTH)
        self.active_file_pen = _line(worn.colours.accent, FILE_WIDTH)

    def _file_pen_of(self, tint: int) -> QPen:
        return _line(self.theme.series_colour(tint), FILE_WIDTH) if tint >= 0 else self.file_pen

    def _script(self, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> Script:
        """In scene pixels. Without hinting, so that text has the same length at every zoom."""
        font = QFont(theme.FAMILY)
        font.setPixelSize(pixels)
        font.setWeight(weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if self._lettering == "screen":
            font.setFeature(theme.TABULAR_FIGURES, 1)
        return Script(font, self._lettering)


def mixed(colour: QColor, ground: QColor, share: float) -> QColor:
    """A colour mixed with a share of the background."""
    return QColor(
        round(colour.red() + (ground.red() - colour.red()) * share),
        round(colour.green() + (ground.green() - colour.green()) * share),
        round(colour.blue() + (ground.blue() - colour.blue()) * share),
    )


def _line(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@cache
def _style_of(worn_name: str, lettering: Lettering) -> CanvasStyle:
    return CanvasStyle(theme.theme_named(worn_name), lettering)


def current_style(lettering: Lettering = "screen") -> CanvasStyle:
    """The style of the current theme."""
    return _style_of(theme.current().name, lettering)
