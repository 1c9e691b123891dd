"""Restore points and going back, for menu and keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.look.translation import tr
from app.look.widgets.message_bar import Answer, MessageBar
from app.project.session import Session
from app.window.dialogs.restore_points_dialog import RestorePointsDialog


class StateCommands(QObject):
    """Sets restore points and goes to other states of the plan; reports the result and how to undo it, until that state
    is left.
    """

    def __init__(self, session: Session, messages: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._messages = messages
        self._window = window
        self._said = ""
        session.changed.connect(lambda _changed: self._take_back())
        session.variant_shown.connect(self._take_back)

    def mark(self) -> None:
        """Set a restore point at once; its name can be edited afterwards."""
        history = self._session.history
        known = history.point_at(history.position)
        if known is not None:
            text = tr("This state is a restore point already: {point}.", point=known.name)
            self._say(text, [(tr("Restore points…"), self.show_points)])
        elif self._session.points.set():
            point = self._session.history.point_at(history.position)
            text = tr(
                "Every change is saved. This state is marked as {point}.", point=point.name if point else ""
            )
            naming = (tr("Give it a name…"), lambda: self.show_points().begin_renaming(history.position))
            self._say(text, [naming])

    def show_points(self) -> RestorePointsDialog:
        """Open the list of restore points."""
        dialog = RestorePointsDialog(self._session, self._window)
        dialog.open()
        return dialog

    def revert(self) -> None:
        """Go back to the state at opening; undo reverts that."""
        steps = len(self._session.history.steps)
        if not self._session.points.revert():
            return
        if len(self._session.history.steps) == steps:
            self._say(tr("The plan is as it was when it was opened."))
            return
        text = tr("The plan is as it was when it was opened. Nothing is lost: undo brings your changes back.")
        self._say(text, [(tr("Undo"), self._session.undo)])

    def _say(self, text: str, answers: Sequence[Answer] = ()) -> None:
        self._said = text
        self._messages.show_message(text, "notice", answers)

    def _take_back(self) -> None:
        """The state that the message is about was left; its button would act on another one."""
        if self._said and self._messages.text == self._said:
            self._messages.hide()
        self._said = ""
