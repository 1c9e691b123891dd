"""The icons: SVG lines in the colours of the theme, sharp at every scale of the screen.

`dress(button, "plus")` gives an action or button its icon and updates it with the theme. Painted views use
`paint_icon`, which draws vectors and so stays sharp at any zoom and on paper.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QAction, QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton
from shiboken6 import isValid

from app.look import theme
from app.machine.resources import resource

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 20, 24)
Dressed = QAction | QAbstractButton


def dress(target: Dressed, name: str, colour: str = "text") -> None:
    """Give `target` the icon `name` in a colour of the theme (a name in `theme.Colours`), updated with the theme."""
    _dressed[target] = (name, colour)
    target.setIcon(icon(name, colour))


def redress() -> None:
    """Recreate the icons of all dressed actions and buttons after a change of theme."""
    _icon.cache_clear()
    for target, (name, colour) in list(_dressed.items()):
        if isValid(target):  # Python may hold an action longer than its window lives
            target.setIcon(icon(name, colour))


def icon(name: str, colour: str = "text") -> QIcon:
    """The icon in a colour of the current theme, greyed if its action is disabled."""
    colours = theme.current().colours
    sizes = tuple(theme.icon_side(usual) for usual in SIZES)
    return _icon(name, getattr(colours, colour).rgba(), colours.text_disabled.rgba(), _scales(), sizes)


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Draw an icon into `rect`, as vectors."""
    _renderer(name, colour.rgba()).render(painter, rect)


def pixmap(name: str, size: int, colour: QColor, scale: float = 1.0) -> QPixmap:
    """The icon `size` logical pixels wide, for a screen of the given scale."""
    return QPixmap(_pixmap(name, size, colour.rgba(), scale))


def icon_names() -> tuple[str, ...]:
    """The names of all icons that come with Headroom."""
    return tuple(sorted(path.stem for path in resource("icons").glob("*.svg")))


@lru_cache(maxsize=512)
def _icon(name: str, colour: int, disabled: int, scales: tuple[float, ...], sizes: tuple[int, ...]) -> QIcon:
    made = QIcon()
    for size in sizes:
        for scale in scales:
            made.addPixmap(_pixmap(name, size, colour, scale), QIcon.Mode.Normal)
            made.addPixmap(_pixmap(name, size, disabled, scale), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=2048)
def _pixmap(name: str, size: int, colour: int, scale: float) -> QPixmap:
    canvas = QPixmap(QSize(size, size) * scale)
    canvas.fill(QtCore.Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    _renderer(name, colour).render(painter)
    painter.end()
    canvas.setDevicePixelRatio(scale)
    return canvas


def _renderer(name: str, colour: int) -> QSvgRenderer:
    made = _made_renderer(name, colour)
    if not isValid(made):  # the end of an application deletes Qt's objects
        _made_renderer.cache_clear()
        made = _made_renderer(name, colour)
    return made


@lru_cache(maxsize=512)
def _made_renderer(name: str, colour: int) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer  # imported late: no icon is drawn before the first paint

    rgba = QColor.fromRgba(colour)
    paint = f'{rgba.name()}" stroke-opacity="{rgba.alphaF():.3f}'.encode()
    return QSvgRenderer(QByteArray(_lines(name).replace(b"currentColor", paint)))


@cache
def _lines(name: str) -> bytes:
    """The SVG of an icon. Raises FileNotFoundError for a name that is not among `icon_names`."""
    return resource("icons", f"{name}.svg").read_bytes()


def _scales() -> tuple[float, ...]:
    """The scale factors of all screens, so that an icon is never enlarged."""
    return tuple(sorted({screen.devicePixelRatio() for screen in QGuiApplication.screens()} | {1.0}))


_dressed: WeakKeyDictionary[Dressed, tuple[str, str]] = WeakKeyDictionary()
