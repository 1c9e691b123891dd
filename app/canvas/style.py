"""Colours, pens and fonts of the canvas, made once from the theme so that painting parses nothing."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from app import theme

TITLE_PIXELS = 13
CAPTION_PIXELS = 12
CHIP_PIXELS = 11
RUN_WIDTH = 2.0
FILE_WIDTH = 1.0


Lettering = Literal["screen", "paper", "outlines"]
"""How text is set: with tabular figures; without, because no font feature gets into an SVG, so that the
measured width is the one that is printed; or as outlines, for a reader who may not have the font."""


class CanvasStyle:
    """Everything that a painter needs and that depends on the theme only."""

    def __init__(self, worn: theme.Theme, lettering: Lettering = "screen") -> None:
        tabular = lettering == "screen"
        self.outlined = lettering == "outlines"
        self.colours = worn.colours
        self.theme = worn
        self.title_font = canvas_font(TITLE_PIXELS, QFont.Weight.DemiBold, tabular)
        self.count_font = canvas_font(TITLE_PIXELS, QFont.Weight.Normal, tabular)
        self.caption_font = canvas_font(CAPTION_PIXELS, QFont.Weight.Normal, tabular)
        self.figure_font = canvas_font(CAPTION_PIXELS, QFont.Weight.Medium, tabular)
        self.chip_font = canvas_font(CHIP_PIXELS, QFont.Weight.Medium, tabular)
        self.title_metrics = QFontMetricsF(self.title_font)
        self.caption_metrics = QFontMetricsF(self.caption_font)
        self.chip_metrics = QFontMetricsF(self.chip_font)
        self.run_pen = _line(worn.colours.text_faint, RUN_WIDTH)
        self.file_pen = _line(worn.colours.control, FILE_WIDTH)
        self.active_run_pen = _line(worn.colours.accent, RUN_WIDTH)
        self.active_file_pen = _line(worn.colours.accent, FILE_WIDTH)


def canvas_font(pixels: int, weight: QFont.Weight, tabular: bool) -> QFont:
    """A font in scene pixels. Unhinted, so that a line of text keeps its length at every zoom."""
    font = QFont(theme.FAMILY)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tabular:
        font.setFeature(theme.TABULAR_FIGURES, 1)
    return font


def mixed(colour: QColor, ground: QColor, share: float) -> QColor:
    """A colour with a share of the ground mixed in."""
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
    """The style of the theme in force."""
    return _style_of(theme.current().name, lettering)
