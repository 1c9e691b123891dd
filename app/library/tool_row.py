"""A row of buttons for actions that go without their words where there is no room for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from app.panels.plain import hairline

ICON_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly
ICON_AND_TEXT = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


class ToolRow(QWidget):
    """Buttons in groups with lines between them, and one for the rest; hovering says what an icon alone means."""

    def __init__(self, groups: Sequence[Sequence[QAction]], rest: QToolButton, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QToolButton] = []
        self._words: dict[str, int] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 12, 8)
        self._row.setSpacing(4)
        for number, group in enumerate(groups):
            if number:
                self._row.addWidget(hairline(self, vertical=True))
            for action in group:
                self.buttons.append(self._button(action))
                self._row.addWidget(self.buttons[-1])
        self._row.addWidget(rest)
        self._row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Larger text takes another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Without words."""
        whole = super().minimumSizeHint()
        return QSize(whole.width() - self._shown_words(), whole.height())

    def _fit(self) -> None:
        without = self._row.sizeHint().width() - self._shown_words()
        style = ICON_AND_TEXT if without + self._width_of_words() <= self.width() else ICON_ALONE
        for button in self.buttons:
            button.setToolButtonStyle(style)

    def _shown_words(self) -> int:
        has_words = self.buttons[0].toolButtonStyle() == ICON_AND_TEXT
        return self._width_of_words() if has_words else 0

    def _width_of_words(self) -> int:
        """What all words take. Asked of the buttons themselves, once for each font: asking has the row fitted again."""
        font = self.buttons[0].font().key()
        if font not in self._words:
            present = self.buttons[0].toolButtonStyle()
            widths = []
            for style in (ICON_AND_TEXT, ICON_ALONE):
                for button in self.buttons:
                    button.setToolButtonStyle(style)
                widths.append(sum(button.sizeHint().width() for button in self.buttons))
            for button in self.buttons:
                button.setToolButtonStyle(present)
            self._words[font] = widths[0] - widths[1]
        return self._words[font]

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setToolButtonStyle(ICON_AND_TEXT)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button
