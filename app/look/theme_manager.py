"""Applies a theme to the application: style, palette, fonts and style sheet; follows the system at run time."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template
from typing import Literal

from PySide6 import QtCore
from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtGui import QColor, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from app.look import theme
from app.machine.resources import resource, resources_folder

Choice = Literal["system", "light", "dark"]
FIRST_FONT_FILES = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold")
"""What the start page is written in."""
FONT_FILES = (*FIRST_FONT_FILES, "Inter-Bold", "Inter-Italic")
PERCENT = 100
HALF_LIGHT = 128
"""Half of the lightness of white."""
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
        load_fonts(FIRST_FONT_FILES)
        QDir.addSearchPath("theme", str(resource("themes")))
        self._system_points = max(application.font().pointSizeF(), theme.BODY_POINTS)
        theme.use_body_points(self._system_points * text_percent / PERCENT)
        # Until `complete` asks Qt, whose answer takes all enumerations of `Qt`: Fusion's palette follows the system.
        self._is_dark = application.palette().color(QPalette.ColorRole.Window).lightness() < HALF_LIGHT
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        if choice != "system":
            self._ask_for_frames()
        self._put_on()

    def complete(self) -> None:
        """After the first paint: fonts and icons, which it does not show, and the system's scheme in Qt's own words."""
        from app.look import icons

        load_fonts()
        self.changed.connect(icons.redress)
        self._follow_system(self._application.styleHints().colorScheme())

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

    def _follow_system(self, scheme: QtCore.Qt.ColorScheme) -> None:
        self._is_dark = scheme == QtCore.Qt.ColorScheme.Dark
        if self._wanted() != theme.current().name:
            self._put_on()

    def _ask_for_frames(self) -> None:
        """Windows and macOS draw the window frame; it should match a theme that differs from the system's."""
        scheme = QtCore.Qt.ColorScheme
        schemes = {"light": scheme.Light, "dark": scheme.Dark}
        self._application.styleHints().setColorScheme(schemes.get(self._choice, scheme.Unknown))

    def _wanted(self) -> str:
        if self._choice != "system":
            return self._choice
        return theme.DARK if self._is_dark else theme.LIGHT

    def _put_on(self) -> None:
        theme.use(self._wanted())
        worn = theme.current()
        self._application.setPalette(palette_of(worn))
        self._application.setFont(worn.font())
        sheet = style_sheet_of(worn)
        if sheet != self._application.styleSheet():  # setting it, Qt polishes every widget anew
            self._application.setStyleSheet(sheet)
        self.changed.emit()


def load_fonts(names: Sequence[str] = FONT_FILES) -> None:
    """Register files of the bundled font with Qt. Raises FileNotFoundError if one is missing or damaged."""
    for name in names:
        if name in _loaded:
            continue
        path = resource("fonts", f"{name}.ttf")
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(path)
        _loaded.add(name)


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
    words = {name: _css(colour) for name, colour in worn.colours._asdict().items()}
    words |= {name: f"{length}px" for name, length in worn.metrics._asdict().items()}
    words |= {f"{size}_size": f"{worn.font(size).pointSizeF():.2f}pt" for size in worn.common.type_scale}
    words |= {f"icon_{size}": f"{theme.icon_side(size)}px" for size in ICON_SIZES}
    words |= {"scroller": f"{theme.icon_side(SCROLLER)}px"}
    box = theme.icon_side(INDICATOR)
    words |= {
        "indicator": f"{box}px",
        "indicator_focused": f"{box - 2}px",
        "indicator_radius": f"{box // 2 + 1}px",
    }
    return Template(template).substitute(words, theme=worn.name)


def _css(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb if colour.alpha() < 255 else QColor.NameFormat.HexRgb)


_loaded: set[str] = set()
