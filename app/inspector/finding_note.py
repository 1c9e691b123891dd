"""A finding in two sentences, with the mark of its severity; a click leads to what it is about."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import plain_label, plain_tip
from app.results.finding_fields import field_of
from app.results.severity import SeverityMark
from app.results.words.findings import finding_in_words, severity_word
from planner_core.engine.basis.assessment import Finding
from planner_core.plan.plan import Plan


class FindingNote(QWidget):
    """The problem, and below it the remedy."""

    chosen = Signal(object)
    """The finding that was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._finding: Finding | None = None
        self.mark = SeverityMark(self)
        self.text = plain_label("", "", self, wraps=True)
        self.remedy = plain_label("", "muted", self, wraps=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.text)
        words.addWidget(self.remedy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_finding(self, plan: Plan, finding: Finding) -> None:
        """Show a finding of a plan."""
        self._finding = finding
        leads = bool(finding.component or field_of(finding))
        self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        self.mark.show_severity(finding.severity)
        self.text.setText(finding_in_words(plan, finding.message))
        self.remedy.setText(finding_in_words(plan, finding.remedy))
        self.remedy.setVisible(finding.remedy is not None)
        source = tr("Source: {source}", source=tr(finding.source)) if finding.source else ""
        self.setToolTip(plain_tip(source))
        self.setAccessibleDescription(source)
        self.setAccessibleName(f"{severity_word(finding.severity)}: {self.text.text()}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press, or the release would go to what is behind."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lead to what the finding is about."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and self._finding is not None:
            self.chosen.emit(self._finding)
