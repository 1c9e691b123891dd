"""Messages about files that cannot be opened or changed, with possible actions for each case."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from app.look.moments import local_in_words
from app.look.translation import tr, tr_plural, translate
from app.look.widgets.message_bar import Answer, MessageBar, Tone, bar_in_front
from app.machine.running_marker import Ended
from app.project.backups import Backups
from app.project.session import Session
from app.window.commands.plan_commands import PlanCommands
from app.window.dialogs.backups_dialog import BackupsDialog
from db.errors import (
    BusyProjectError,
    ChangedOnDiskError,
    DamagedProjectError,
    DiskFullError,
    MissingProjectError,
    NotAProjectError,
    ReadOnlyProjectError,
    StorageError,
)
from db.progress import CalledOffError
from planner_core.messages import HeadroomError


class Conversations(QObject):
    """Reports problems with files, and performs the chosen action."""

    def __init__(
        self,
        session: Session,
        commands: PlanCommands,
        backups: Backups,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._commands = commands
        self._backups = backups
        self._messages = messages
        self._window = window
        commands.discarded.connect(self._tell_discarded)

    def tell(self, error: HeadroomError) -> None:
        """Report a refusal, in the dialog in front if there is one, with possible actions."""
        tone: Tone = "notice" if isinstance(error, CalledOffError) else "error"
        bar = bar_in_front(self._messages)
        if bar is not None:
            bar.show_message(translate(error.message), tone, self._answers(error))

    def tell_read_only(self, reason: str) -> None:
        """The opened plan is read-only."""
        self._messages.show_message(reason, "notice", [self._elsewhere()])

    def tell_older(self, kept: Path) -> None:
        """The opened plan was converted to the current format."""
        text = tr(
            "This plan was saved by an older Headroom and has the present format now. The old file is kept as"
            " {file}, for those who still have that version.",
            file=kept.name,
        )
        self._messages.show_message(text)

    def tell_ended(self, ended: Sequence[Ended]) -> None:
        """Headroom was not closed properly last time; reported once, closing the message skips it."""
        plans = [each.plan for each in ended if each.plan is not None and each.plan.is_file()]
        if self._session.path is not None or not plans:
            text = tr(
                "Headroom did not end as it should last time. Every step up to then is in the plan's file."
            )
            self._messages.show_message(text)
            return
        path = plans[-1]
        text = tr(
            "Headroom did not end as it should last time. Every step up to then is in the file of {plan}.",
            plan=self._commands.name_of(path),
        )
        self._messages.show_message(text, "notice", [(tr("Open it"), lambda: self._commands.open_path(path))])

    def show_backups(self) -> BackupsDialog:
        """Open the list of backups; it closes when a plan is opened."""
        dialog = BackupsDialog(
            self._backups.all(), self._session.path, self._session.files.open_copy, self._window
        )
        self._session.opened.connect(dialog.accept)
        dialog.open()
        return dialog

    def _answers(self, error: HeadroomError) -> list[Answer]:
        place = error.message.arguments.get("path")
        path = Path(place) if isinstance(place, str) else None
        if self._commands.place_asked_for is not None:
            return self._on_placing(self._commands.place_asked_for)
        if path is None:
            return []
        unreadable = isinstance(error, DamagedProjectError | NotAProjectError)
        if unreadable or path != self._session.path:
            return self._on_opening(error, path)
        return self._on_changing(error, path)

    def _on_placing(self, place: Path) -> list[Answer]:
        again = (tr("Try again"), lambda: self._commands.save_to(place))
        return [again, (tr("Choose another place…"), self._commands.ask_and_save)]

    def _on_opening(self, error: HeadroomError, path: Path) -> list[Answer]:
        if isinstance(error, DamagedProjectError):
            reading = (tr("Open what can be read"), lambda: self._salvage(path))
            return [reading, *(self._newest_backup(path) or self._any_backup())]
        if isinstance(error, NotAProjectError | MissingProjectError):
            return self._newest_backup(path)
        return []

    def _on_changing(self, error: HeadroomError, path: Path) -> list[Answer]:
        if isinstance(error, ChangedOnDiskError):
            return self._after_change(path)
        if isinstance(error, DiskFullError | StorageError | BusyProjectError):
            again = (
                [(tr("Try again"), self._session.changes.retry)] if self._session.changes.lacks_change else []
            )
            return [*again, self._elsewhere()]
        return [self._elsewhere()] if isinstance(error, ReadOnlyProjectError) else []

    def _after_change(self, path: Path) -> list[Answer]:
        if os.path.lexists(path):
            return [(tr("Open theirs"), self._open_theirs), self._elsewhere(tr("Keep mine as a copy…"))]
        return [(tr("Put it back"), lambda: self._put_back(path)), self._elsewhere()]

    def _elsewhere(self, text: str = "") -> Answer:
        def save() -> None:
            if self._commands.ask_and_save():
                self._session.changes.retry()

        return text or tr("Save a copy…"), save

    def _put_back(self, path: Path) -> None:
        if self._session.files.save_copy(path):
            self._session.changes.retry()

    def _open_theirs(self) -> None:
        if self._session.files.open_theirs() is not None:
            text = tr("This is the plan as the other program left it. Yours is kept among the drafts.")
            self._messages.show_message(text)

    def _salvage(self, path: Path) -> None:
        found = self._session.files.open_salvaged(path)
        if found is None:
            return
        if found.left_out or found.doubtful:
            text = tr_plural(
                "{count} component could be read of {file}; {lost} rows could not, and the history is gone. Check"
                " all values: some may be others than you saved. The damaged file was not changed.",
                "{count} components could be read of {file}; {lost} rows could not, and the history is gone. Check"
                " all values: some may be others than you saved. The damaged file was not changed.",
                found.components,
                file=path.name,
                lost=found.left_out,
            )
        else:
            text = tr_plural(
                "{count} component could be read of {file}, with every value as it was saved; only the history is"
                " gone. The damaged file was not changed.",
                "{count} components could be read of {file}, with every value as it was saved; only the history is"
                " gone. The damaged file was not changed.",
                found.components,
                file=path.name,
            )
        self._messages.show_message(text)

    def _newest_backup(self, path: Path) -> list[Answer]:
        newest = next(iter(self._backups.of(path.resolve())), None)
        if newest is None:
            return []
        made = local_in_words(newest.made.astimezone())
        return [
            (
                tr("Open the backup of {made}", made=made),
                lambda: self._session.files.open_copy(newest.path, path.stem),
            )
        ]

    def _any_backup(self) -> list[Answer]:
        in_front = isinstance(QApplication.activeModalWidget(), BackupsDialog)
        return [(tr("Backups…"), self.show_backups)] if self._backups.all() and not in_front else []

    def _tell_discarded(self, name: str, bring_back: Callable[[], object]) -> None:
        def again() -> None:
            try:
                bring_back()
            except HeadroomError as error:
                self.tell(error)
            self._commands.recent_changed.emit()

        text = tr("The draft {name} was discarded.", name=name)
        self._messages.show_message(text, "notice", [(tr("Bring it back"), again)])
