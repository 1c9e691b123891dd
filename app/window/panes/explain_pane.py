"""The derivation of a number beside the results, with a close button."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.look import icons, theme
from app.look.translation import tr
from app.look.widgets.focus import has_focus_inside
from app.project.session import Session
from app.results.explaining.explain_panel import ExplainPanel

LEAST_WIDTH = 320
"""At the usual text size; larger text needs more."""


class ExplainPane(QFrame):
    """A heading with a close button, and the panel. On closing, the focus returns to where it was opened."""

    focus_left_over = Signal()
    """That place no longer exists; Qt would move the focus to the next tab stop."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._opened_from: QWidget | None = None
        self.panel = ExplainPanel(session, self)
        heading = QLabel(tr("Explanation"), self)
        heading.setProperty("tone", "section")
        closing = QToolButton(self)
        icons.dress(closing, "x", "text_muted")
        closing.setAccessibleName(tr("Close the explanation"))
        closing.setToolTip(tr("Close the explanation (Esc)"))
        closing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        closing.clicked.connect(self.close_again)
        row = QHBoxLayout()
        row.setContentsMargins(16, 4, 8, 0)
        row.addWidget(heading, 1)
        row.addWidget(closing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.panel, 1)

    def open_for(self, what: str) -> None:
        """Explain a number, and focus its derivation."""
        if not has_focus_inside(self):
            self._opened_from = QApplication.focusWidget()
        self.show()
        self.panel.explain(what)

    def close_again(self) -> None:
        """Hide, and return the focus to the explained number."""
        was_inside = has_focus_inside(self)
        self.hide()
        if was_inside:
            self._give_focus_back()

    def _give_focus_back(self) -> None:
        place, self._opened_from = self._opened_from, None
        if place is not None and isValid(place) and place.isVisible() and place.isEnabled():
            place.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focus_left_over.emit()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a line of the formula."""
        return QSize(theme.with_text(LEAST_WIDTH), super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the explanation."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_again()
        else:
            super().keyPressEvent(event)
