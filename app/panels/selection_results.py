"""What the assessment says about the selected components: their bars and their findings."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app import theme
from app.i18n import tr
from app.panels.finding_note import FindingNote
from app.panels.plain import plain_label
from app.widgets.usage_bar import UsageBar
from planner_core.engine.assessment import PHASE_NAMES, RESOURCE_NAMES, Assessment, Saturation
from planner_core.plan.plan import Plan

EXPLAIN_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_F1})
MOST_BARS = 12
MOST_FINDINGS = 6


class SelectionResults(QWidget):
    """The most saturated phase of each resource, and what a reviewer would point out."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 16, 12)
        self._column.setSpacing(4)
        self._title = plain_label("", "section", self)
        self._column.addWidget(self._title)
        self._bars: list[NumberBar] = []
        self._notes: list[FindingNote] = []
        self._more = plain_label("", "caption", self)
        self._column.addWidget(self._more)

    @property
    def bars(self) -> tuple[NumberBar, ...]:
        """The bars that are shown."""
        return tuple(bar for bar in self._bars if not bar.isHidden())

    @property
    def notes(self) -> tuple[FindingNote, ...]:
        """The findings that are shown."""
        return tuple(note for note in self._notes if not note.isHidden())

    def show_selection(self, plan: Plan, assessment: Assessment | None, ids: tuple[str, ...]) -> None:
        """Show the results of components, or those of the plan as a whole where none is selected."""
        rows = [] if assessment is None else list(_worst_rows(plan, assessment, ids))
        findings = (
            []
            if assessment is None
            else [each for each in assessment.findings if _concerns(each.component, ids)]
        )
        several = len({row.component for row in rows}) > 1
        self._title.setText(tr("Results") if ids else tr("Findings about the plan"))
        while len(self._bars) < min(len(rows), MOST_BARS):
            self._add_bar()
        for bar, row in zip(self._bars, [*rows[:MOST_BARS], *[None] * len(self._bars)], strict=False):
            bar.setVisible(row is not None)
            if row is not None:
                bar.show_row(row, plan.components[row.component].name if several else "")
        while len(self._notes) < min(len(findings), MOST_FINDINGS):
            self._add_note()
        for note, finding in zip(
            self._notes, [*findings[:MOST_FINDINGS], *[None] * len(self._notes)], strict=False
        ):
            note.setVisible(finding is not None)
            if finding is not None:
                note.show_finding(finding)
        left = max(len(rows) - MOST_BARS, 0) + max(len(findings) - MOST_FINDINGS, 0)
        self._more.setVisible(left > 0)
        self._more.setText(tr("{count} more in the tables below", count=left))
        self.setVisible(bool(rows or findings))

    def height_at(self, width: int) -> int:
        """How high everything is at a width."""
        column = self._column
        return column.heightForWidth(width) if column.hasHeightForWidth() else column.sizeHint().height()

    def _add_bar(self) -> None:
        bar = NumberBar(self)
        bar.explain_requested.connect(self.explain_requested)
        self._column.insertWidget(1 + len(self._bars), bar)
        self._bars.append(bar)

    def _add_note(self) -> None:
        note = FindingNote(self)
        self._column.insertWidget(self._column.count() - 1, note)
        self._notes.append(note)


class NumberBar(UsageBar):
    """A bar of utilisation whose number explains itself on a click, Enter or F1."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.what = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_row(self, row: Saturation, component_name: str) -> None:
        """Show one row; the component is named where several are selected."""
        self.what = f"{row.component}.{row.resource}.{row.phase}"
        words = {"resource": tr(RESOURCE_NAMES[row.resource]), "phase": tr(PHASE_NAMES[row.phase])}
        label = tr("{resource}, {phase}", **words)
        if component_name:
            label = tr("{component}: {resource}, {phase}", component=component_name, **words)
        self.set_label(label)
        self.show_usage(row.utilisation, row.status, row.target)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.explain_requested.emit(self.what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in EXPLAIN_KEYS:
            self.explain_requested.emit(self.what)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Enter and F1 belong to the bar while it has the focus, whatever the window uses them for."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in EXPLAIN_KEYS
        ):
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
            painter.end()


def _worst_rows(plan: Plan, assessment: Assessment, ids: tuple[str, ...]) -> Iterable[Saturation]:
    """The most saturated phase of each resource of what is selected, or of what the selection runs on."""
    for component in _carriers(plan, ids):
        for resource in RESOURCE_NAMES:
            row = assessment.worst(component, resource)
            if row is not None:
                yield row


def _carriers(plan: Plan, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Components that offer resources: the selected ones, and the hosts and stores of selected pools."""
    found: dict[str, None] = {}
    for each in ids:
        links = plan.links_from(each)
        found.update(dict.fromkeys([link.target for link in links] or [each]))
    return tuple(found)


def _concerns(component: str, ids: tuple[str, ...]) -> bool:
    return component in ids if ids else not component
