"""The width of button labels that can be hidden."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

ICON_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly
ICON_AND_TEXT = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


class ButtonWords:
    """The labels of some buttons, shown or hidden together.

    Widths are measured on the buttons, because an estimate wrong by one pixel would make labels flicker at some widths;
    once for each font, because measuring invalidates the layout.
    """

    def __init__(self, *buttons: QToolButton) -> None:
        self._buttons: Sequence[QToolButton] = buttons
        self._width_by_font: dict[str, int] = {}

    def width(self) -> int:
        """Width of all labels in pixels, shown or not."""
        font = self._buttons[0].font().key()
        if font not in self._width_by_font:
            present = self._buttons[0].toolButtonStyle()
            with_words, without = (self._width_in(style) for style in (ICON_AND_TEXT, ICON_ALONE))
            self._dress(present)
            self._width_by_font[font] = with_words - without
        return self._width_by_font[font]

    def shown_width(self) -> int:
        """Their width at the moment, in pixels."""
        return self.width() if self._buttons[0].toolButtonStyle() == ICON_AND_TEXT else 0

    def show(self, shown: bool) -> None:
        """Show all labels, or none."""
        self._dress(ICON_AND_TEXT if shown else ICON_ALONE)

    def _width_in(self, style: Qt.ToolButtonStyle) -> int:
        self._dress(style)
        return sum(button.sizeHint().width() for button in self._buttons)

    def _dress(self, style: Qt.ToolButtonStyle) -> None:
        for button in self._buttons:
            button.setToolButtonStyle(style)
