"""A tab whose answer takes longer than a frame: computed in a thread, with a way to cancel."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import hairline, plain_label
from app.machine.background import Background, Pieces
from app.results.tabs.result_tab import ResultTab
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

PAUSE_MS = 150
"""Faster changes, such as holding an arrow key in a field, are answered together."""
BUSY_AFTER_MS = 500


class StudyTab(ResultTab):
    """Starts its computation when it becomes visible, shows it piece by piece, and shows progress if it takes long."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = Plan()
        self._assessment: Assessment | None = None
        self._busy = BusyLine(self)
        self._busy.button.clicked.connect(self._stop_or_go_on)
        self._background = Background(name, self)
        self._background.arrived.connect(self.show_piece)
        self._background.finished.connect(self._finish)
        self._background.failed.connect(self._tell_failure)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self._patience = QTimer(self, singleShot=True, interval=BUSY_AFTER_MS)
        self._patience.timeout.connect(lambda: self._busy.say(tr("Working it out…"), tr("Stop")))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._busy)

    @property
    def is_busy(self) -> bool:
        """Whether a computation is running."""
        return self._pause.isActive() or self._background.is_busy

    @property
    def busy_text(self) -> str:
        """The text about the running work; empty if none is shown."""
        return "" if self._busy.isHidden() else self._busy.text

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Start the computation for this plan; without an assessment there is none."""
        self._plan, self._assessment = plan, assessment
        self._stop()
        self._busy.hide()
        if assessment is None:
            self.clear()
        else:
            self._pause.start()

    def leave(self) -> bool:
        """Cancel. Returns whether a computation was running."""
        was_busy = self.is_busy
        self._stop()
        return was_busy

    def stop(self) -> None:
        """End the thread."""
        self._stop()
        self._background.stop()

    @abstractmethod
    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:
        """The answer about a plan, piece by piece; runs in a thread, so it must not touch widgets."""

    @abstractmethod
    def show_piece(self, piece: object) -> None:
        """Show one piece of the answer."""

    @abstractmethod
    def clear(self) -> None:
        """Show nothing, because the plan was replaced."""

    def _ask(self) -> None:
        plan, assessment = self._plan, self._assessment
        if assessment is not None:
            self._patience.start()
            self._background.ask(lambda: self.pieces(plan, assessment))

    def _stop(self) -> None:
        self._pause.stop()
        self._patience.stop()
        self._background.forget()

    def _stop_or_go_on(self) -> None:
        if self.is_busy:
            self._stop()
            self._busy.say(tr("Stopped. What is shown may be of an earlier plan."), tr("Work it out"))
        else:
            self._busy.hide()
            self._ask()

    def _finish(self) -> None:
        self._patience.stop()
        self._busy.hide()

    def _tell_failure(self) -> None:
        self._patience.stop()
        words = tr(
            "This could not be computed because of a fault in Headroom. The local log has the details."
        )
        self._busy.say(words, tr("Try again"))


class BusyLine(QWidget):
    """A line of text with a button at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._text = plain_label("", "muted", self, wraps=True)
        self.button = QPushButton(self)
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 4)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(hairline(self))
        self.hide()

    @property
    def text(self) -> str:
        """The shown text."""
        return self._text.text()

    def say(self, text: str, act: str) -> None:
        """Show a text and one button."""
        self._text.setText(text)
        self.button.setText(act)
        self.setVisible(True)
