"""A scroll area that asks for a given size, but may be made smaller."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

NO_LIMIT = (1 << 24) - 1
"""Qt's QWIDGETSIZE_MAX, which PySide6 does not name."""
LEAST = 48


class YieldingArea(QScrollArea):
    """Scrolls vertically only; its layout gives it the requested size if there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = QSize(LEAST, LEAST)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def ask_for(self, width: int | None, height: int | None) -> None:
        """Ask for a width and height; None accepts any."""
        wanted = QSize(LEAST if width is None else width, LEAST if height is None else height)
        self.setMaximumSize(NO_LIMIT if width is None else width, NO_LIMIT if height is None else height)
        if wanted != self._wanted:
            self._wanted = wanted
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._wanted

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, min(LEAST, self._wanted.height()))
