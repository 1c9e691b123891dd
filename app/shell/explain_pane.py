"""The derivation of a number beside the results, with a way to close it again."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app import icons, theme
from app.i18n import tr
from app.panels.explain import ExplainPanel
from app.session import Session

LEAST_WIDTH = 320
"""At the usual text size; larger text needs more."""


class ExplainPane(QFrame):
    """A heading with a close button, and the panel."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.panel = ExplainPanel(session, self)
        heading = QLabel(tr("Explanation"), self)
        heading.setProperty("tone", "section")
        closing = QToolButton(self)
        icons.dress(closing, "x", "text_muted")
        closing.setAccessibleName(tr("Close the explanation"))
        closing.setToolTip(tr("Close the explanation (Esc)"))
        closing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        closing.clicked.connect(self.hide)
        row = QHBoxLayout()
        row.setContentsMargins(16, 4, 8, 0)
        row.addWidget(heading, 1)
        row.addWidget(closing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.panel, 1)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a line of the formula."""
        return QSize(theme.with_text(LEAST_WIDTH), super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the explanation."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
