"""The text below a field that says what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.look.widgets.scroll_to_widget import keep_in_sight


class Complaint(QLabel):
    """Takes no room if empty, and as many lines as it needs: nested layouts lose one of several lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("tone", "error")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.hide()

    def say(self, sentence: str, field: QWidget) -> None:
        """Show a sentence about a field and scroll both into view; the empty one hides it."""
        if sentence == self.text():
            return
        self.setText(sentence)
        self.setVisible(bool(sentence))
        self._fit()
        if sentence:
            keep_in_sight(field)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        needed = self.heightForWidth(self.width()) if self.text() else 0
        if needed != self.minimumHeight():
            self.setMinimumHeight(needed)
