"""Applies a theme to the application: style, palette, fonts and style sheet; follows the system at run time."""

from __future__ import annotations

from string import Template
from typing import Literal

import msgspec
from PySide6.QtCore import QDir, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from app.look import icons, theme
from app.machine.resources import resource, resources_folder

Choice = Literal["system", "light", "dark"]
FONT_FILES = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold", "Inter-Italic")
PERCENT = 100
ICON_SIZES = (11, 12, 14, 16, 20)
SCROLLER = 28
"""Scroll buttons of tabs: a target of at least 24 pixels each way."""
INDICATOR = 14
"""Side of a check box inside its frame."""


class Themes(QObject):
    """The theme of the application; emits `changed` after a new one was applied."""

    changed = Signal()

    def __init__(
        self, application: QApplication, choice: Choice = "system", text_percent: int = PERCENT
    ) -> None:
        """Apply the theme. `text_percent` enlarges all text in addition to the system's setting."""
        super().__init__(application)
        self._application = application
        self._choice: Choice = choice
        load_fonts()
        QDir.addSearchPath("theme", str(resource("themes")))
        self._system_points = max(application.font().pointSizeF(), theme.BODY_POINTS)
        theme.use_body_points(self._system_points * text_percent / PERCENT)
        self._scheme = application.styleHints().colorScheme()
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.changed.connect(icons.redress)
        self._ask_for_frames()
        self._put_on()

    @property
    def choice(self) -> Choice:
        """The user's choice: the system's scheme, or a fixed one."""
        return self._choice

    def choose(self, choice: Choice) -> None:
        """Follow the system from now on, or keep one theme."""
        self._choice = choice
        self._ask_for_frames()
        self._put_on()

    def set_text_percent(self, percent: int) -> None:
        """Set the size of all text relative to the system's, such as 200."""
        theme.use_body_points(self._system_points * percent / PERCENT)
        self._put_on()

    def _follow_system(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        if self._wanted() != theme.current().name:
            self._put_on()

    def _ask_for_frames(self) -> None:
        """Windows and macOS draw the window frame; it should match a theme that differs from the system's."""
        schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        self._application.styleHints().setColorScheme(schemes.get(self._choice, Qt.ColorScheme.Unknown))

    def _wanted(self) -> str:
        if self._choice != "system":
            return self._choice
        return theme.DARK if self._scheme == Qt.ColorScheme.Dark else theme.LIGHT

    def _put_on(self) -> None:
        theme.use(self._wanted())
        worn = theme.current()
        self._application.setPalette(palette_of(worn))
        self._application.setFont(worn.font())
        self._application.setStyleSheet(style_sheet_of(worn))
        self.changed.emit()


def load_fonts() -> None:
    """Register the bundled font with Qt. Raises FileNotFoundError if a file is missing or damaged."""
    if theme.FAMILY in _loaded:
        return
    for name in FONT_FILES:
        path = resource("fonts", f"{name}.ttf")
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(path)
    _loaded.add(theme.FAMILY)


def palette_of(worn: theme.Theme) -> QPalette:
    """The theme's colours in the roles that Qt's own painting uses."""
    colours, role = worn.colours, QPalette.ColorRole
    palette = QPalette(colours.panel, colours.window)
    for which, colour in {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.field,
        role.AlternateBase: colours.window,
        role.Text: colours.text,
        role.PlaceholderText: colours.text_faint,
        role.Button: colours.panel,
        role.ButtonText: colours.text,
        role.BrightText: colours.error,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent,
        role.Accent: colours.accent,
        role.Link: colours.accent,
        role.LinkVisited: colours.accent,
        role.ToolTipBase: colours.tooltip,
        role.ToolTipText: colours.on_tooltip,
        role.Light: colours.panel,
        role.Midlight: colours.hover,
        role.Mid: colours.hairline,
        role.Dark: colours.control,
        role.Shadow: colours.control,
    }.items():
        palette.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, colours.text_disabled)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, colours.hover)
    return palette


def style_sheet_of(worn: theme.Theme) -> str:
    """The style sheet with the theme's colours, lengths and type sizes inserted."""
    template = (resources_folder() / "themes" / "widgets.qss").read_text(encoding="utf-8")
    words = {name: _css(colour) for name, colour in msgspec.structs.asdict(worn.colours).items()}
    words |= {name: f"{length}px" for name, length in msgspec.structs.asdict(worn.metrics).items()}
    words |= {f"{size}_size": f"{worn.font(size).pointSizeF():.2f}pt" for size in worn.common.type_scale}
    words |= {f"icon_{size}": f"{icons.side(size)}px" for size in ICON_SIZES}
    words |= {"scroller": f"{icons.side(SCROLLER)}px"}
    box = icons.side(INDICATOR)
    words |= {
        "indicator": f"{box}px",
        "indicator_focused": f"{box - 2}px",
        "indicator_radius": f"{box // 2 + 1}px",
    }
    return Template(template).substitute(words, theme=worn.name)


def _css(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb if colour.alpha() < 255 else QColor.NameFormat.HexRgb)


_loaded: set[str] = set()
