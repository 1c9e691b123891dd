"""A row of action buttons that lose their labels if there is too little room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from app.look.widgets.button_words import ICON_AND_TEXT, ButtonWords
from app.look.widgets.plain_text import hairline


class ToolRow(QWidget):
    """Buttons in groups with separators, and a menu for the rest; tooltips explain the icons."""

    def __init__(self, groups: Sequence[Sequence[QAction]], rest: QToolButton, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 12, 8)
        self._row.setSpacing(4)
        for number, group in enumerate(groups):
            if number:
                self._row.addWidget(hairline(self, vertical=True))
            for action in group:
                self.buttons.append(self._button(action))
                self._row.addWidget(self.buttons[-1])
        self._words = ButtonWords(*self.buttons)
        self._row.addWidget(rest)
        self._row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Larger text needs another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Without labels."""
        whole = super().minimumSizeHint()
        return QSize(whole.width() - self._words.shown_width(), whole.height())

    def _fit(self) -> None:
        without = self._row.sizeHint().width() - self._words.shown_width()
        self._words.show(without + self._words.width() <= self.width())

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setToolButtonStyle(ICON_AND_TEXT)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button
