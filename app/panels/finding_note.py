"""A finding in two sentences, with the icon of its severity."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app import icons, theme
from app.i18n import tr, translate
from app.panels.plain import plain_label
from planner_core.engine.assessment import Finding

ICON = 14
SEVERITY_ICONS = {"error": "square", "warning": "triangle-alert", "notice": "info"}
SEVERITY_COLOURS = {"error": "status_over", "warning": "status_near", "notice": "text_muted"}


class FindingNote(QWidget):
    """What is the matter, and below it what to do about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._severity = "notice"
        self._icon = QLabel(self)
        self._icon.setFixedSize(ICON + 2, ICON + 2)
        self.text = plain_label("", "", self, wraps=True)
        self.remedy = plain_label("", "muted", self, wraps=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.text)
        words.addWidget(self.remedy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_finding(self, finding: Finding) -> None:
        """Show a finding."""
        self._severity = finding.severity
        self.text.setText(translate(finding.message))
        self.remedy.setText(translate(finding.remedy) if finding.remedy else "")
        self.remedy.setVisible(finding.remedy is not None)
        self._icon.setAccessibleName(severity_word(finding.severity))
        self.setAccessibleName(f"{severity_word(finding.severity)}: {self.text.text()}")
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        colour = getattr(theme.current().colours, SEVERITY_COLOURS[self._severity])
        name = SEVERITY_ICONS[self._severity]
        self._icon.setPixmap(icons.pixmap(name, ICON, colour, self.devicePixelRatioF()))


def severity_word(severity: str) -> str:
    """A severity in the reader's language."""
    return {"error": tr("Error"), "warning": tr("Warning"), "notice": tr("Notice")}[severity]
