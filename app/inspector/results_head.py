"""The edge between the form and the results: drag it to share the height, click it to close or open the results."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from app.inspector.section import SectionHead
from app.look.translation import tr

STEP = 24
"""By how many pixels an arrow key moves the edge."""
STEPS = {Qt.Key.Key_Up: STEP, Qt.Key.Key_Down: -STEP}


class ResultsHead(SectionHead):
    """The heading of the results. Up and down arrow keys move it, Space and Enter close and open what is below."""

    dragged = Signal(int)
    """By how many pixels the results are to become higher."""
    dropped = Signal()
    """The drag has ended."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Results"), parent)
        self.setAccessibleDescription(
            tr(
                "Closes the results or opens them. Drag it, or press up or down, to share the height with the form."
            )
        )
        self.setToolTip(self.accessibleDescription())
        self.setCursor(Qt.CursorShape.SplitVCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._grip: int | None = None
        self._is_dragged = False

    def name(self, title: str) -> None:
        """Say what is below."""
        if title != self.text():
            self.setText(title)
            self.show_note("")

    def minimumSizeHint(self) -> QSize:
        """In a very low pane the form comes first."""
        return QSize(super().minimumSizeHint().width(), 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip, self._is_dragged = event.globalPosition().toPoint().y(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().toPoint().y()
        if self._grip is None or not self.isChecked():
            return
        if self._is_dragged or abs(at - self._grip) >= QApplication.startDragDistance():
            self._is_dragged = True
            self.dragged.emit(self._grip - at)
            self._grip = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        if self._is_dragged:
            self.setDown(False)  # the end of a drag is no click
            self.dropped.emit()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and self.isChecked():
            self.dragged.emit(step)
            self.dropped.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
