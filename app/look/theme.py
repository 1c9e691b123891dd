"""The look: colours, spacing and type of the light and the dark theme, read once from resources/themes.

`current()` is the current theme; painting code asks for it each time. Widgets get theirs from the palette and the style
sheet that `Themes.install` sets on the application. Paper is always light: painting within `on_paper()` uses the light
theme.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtGui import QColor, QFont

from app.machine.resources import resource

LIGHT = "light"
DARK = "dark"
FAMILY = "Inter"
TABULAR_FIGURES = QFont.Tag("tnum")
BODY_POINTS = 9.75
"""Size of body text unless the system asks for larger: 13 px at 96 dpi."""


class Colours(NamedTuple):
    """Every colour by its use. `on_` is for text on the surface of that name; `_soft` is a tint behind text.

    `control` is the frame of an operable element, `hairline` only separates.
    """

    window: QColor
    canvas: QColor
    panel: QColor
    card: QColor
    field: QColor
    hover: QColor
    pressed: QColor
    track: QColor
    grid: QColor
    hairline: QColor
    control: QColor
    text: QColor
    text_muted: QColor
    text_faint: QColor
    text_disabled: QColor
    accent: QColor
    accent_hover: QColor
    accent_pressed: QColor
    accent_soft: QColor
    on_accent: QColor
    error: QColor
    error_soft: QColor
    tooltip: QColor
    on_tooltip: QColor
    shadow: QColor
    status_ok: QColor
    status_near: QColor
    status_over: QColor
    status_unknown: QColor

    def status(self, status: str) -> QColor:
        """The colour of a status: "ok", "near", "over"; any other is unknown."""
        by_status = {"ok": self.status_ok, "near": self.status_near, "over": self.status_over}
        return by_status.get(status, self.status_unknown)


class Metrics(NamedTuple):
    """Lengths in device-independent pixels; distances are multiples of `gap`."""

    gap: int
    control_height: int
    bar_height: int
    radius_small: int
    radius: int
    radius_card: int


class Common(NamedTuple):
    """What light and dark share: lengths, sizes of type relative to body text, colours of data."""

    metrics: Metrics
    type_scale: Mapping[str, float]
    data_colours: Mapping[str, QColor]
    """File role -> colour; the same in both themes and on paper, 3:1 against either background."""
    series_colours: tuple[QColor, ...]
    """The colours of compared lines, in order; the same contrast."""


class Theme(NamedTuple):
    """One complete look."""

    name: str
    colours: Colours
    common: Common

    @property
    def is_dark(self) -> bool:
        return self.name == DARK

    @property
    def metrics(self) -> Metrics:
        return self.common.metrics

    def data_colour(self, role: str) -> QColor:
        """The colour of a file role; one without a colour of its own is grey."""
        return self.common.data_colours.get(role, self.common.data_colours["overhead"])

    def series_colour(self, number: int) -> QColor:
        """The colour of a line among several, counted from 0; the colours repeat if there are more lines."""
        return self.common.series_colours[number % len(self.common.series_colours)]

    def font(self, size: str = "body", weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The font of a size of the type scale, with tabular figures, at the reader's text size."""
        return QFont(_font(body_points() * self.common.type_scale[size], weight))


@cache
def _font(points: float, weight: QFont.Weight) -> QFont:
    """Cached: painting asks for fonts all the time, and a copy costs a fraction of creating one."""
    font = QFont(FAMILY)
    font.setPointSizeF(points)
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    font.setFeature(TABULAR_FIGURES, 1)
    return font


@cache
def theme_named(name: str) -> Theme:
    """The theme "light" or "dark". Raises TypeError or ValueError if its file lacks a colour or has a wrong one."""
    return Theme(name, Colours(**_colours(_read(name))), _common())


def current() -> Theme:
    """The theme in force at this moment."""
    return theme_named(LIGHT if _paper.get() else _state["name"])


@contextmanager
def on_paper() -> Iterator[Theme]:
    """Within this block and thread, painting is for paper and therefore light."""
    token = _paper.set(True)
    try:
        yield current()
    finally:
        _paper.reset(token)


def use(name: str) -> None:
    """Make a theme the current one; called by `Themes`, which then repaints everything."""
    _state["name"] = name


def body_points() -> float:
    """Size of body text in points, from the system and the preference for text size."""
    return float(_state["points"])


def with_text(pixels: int) -> int:
    """A length in pixels that scales with the text, such as a width in letters."""
    return round(pixels * body_points() / BODY_POINTS)


def icon_side(usual: int) -> int:
    """Size of an icon at the reader's text size, from its usual size in pixels: it grows half as fast as the text."""
    return round((usual + with_text(usual)) / 2)


def use_body_points(points: float) -> None:
    """Set the size of body text in points."""
    _state["points"] = points


@cache
def _common() -> Common:
    read = _read("common")
    return Common(
        metrics=Metrics(**read.pop("metrics")),
        data_colours=_colours(read.pop("data_colours")),
        series_colours=tuple(map(_colour, read.pop("series_colours"))),
        **read,
    )


def _read(name: str) -> dict[str, Any]:
    # json, and not msgspec with its types: the first paint waits for no other module
    found: dict[str, Any] = json.loads(resource("themes", f"{name}.json").read_bytes())
    return found


def _colours(named: Mapping[str, str]) -> dict[str, QColor]:
    return {name: _colour(value) for name, value in named.items()}


def _colour(value: str) -> QColor:
    colour = QColor(value)
    if not colour.isValid():
        raise ValueError(f"{value!r} is not a colour")
    return colour


_state: dict[str, Any] = {"name": LIGHT, "points": BODY_POINTS}
_paper: ContextVar[bool] = ContextVar("painting for paper", default=False)
