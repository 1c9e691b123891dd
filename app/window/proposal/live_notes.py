"""A text field of several lines that commits while the user types, so that a preview can follow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.look.widgets.text_fields import ENTER, NotesField

PAUSE_MS: Final = 500
PADDING: Final = 16


class LiveNotes(NotesField):
    """Also commits when the user pauses typing."""

    def __init__(
        self,
        title: str,
        lines: int,
        longest: int,
        parent: QWidget | None = None,
        *,
        grows: bool = False,
        in_one: bool = False,
    ) -> None:
        super().__init__(title, parent)
        self._in_one = in_one
        self.longest = longest
        self._lines, self._grows = lines, grows
        self._fit()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.commit)
        self.textChanged.connect(self._wait)

    def set_value(self, value: str) -> None:
        """Show a text without a signal; text being typed stays."""
        super().set_value(value)
        self._pause.stop()

    def typed(self) -> str:
        """The text; of a field for one paragraph without line breaks, which a pasted text may have."""
        return " ".join(self.toPlainText().splitlines()) if self._in_one else super().typed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter commits one paragraph."""
        if self._in_one and event.key() in ENTER:
            self.commit()
        else:
            super().keyPressEvent(event)

    def commit(self) -> None:
        """Emit the text typed so far."""
        self._pause.stop()
        if len(self.toPlainText()) > self.longest:
            self.setPlainText(self.toPlainText()[: self.longest])
        super().commit()

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        height = self.fontMetrics().lineSpacing() * self._lines + PADDING
        self.setMinimumHeight(height)
        if not self._grows:
            self.setMaximumHeight(height)

    def _wait(self) -> None:
        if self.is_half_typed:
            self._pause.start()
