"""Export of proposals and of the picture: beside the window, in one go, with words for every outcome."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.crash_log import record_crash
from app.files import replacing, write_file
from app.garbage import collect_here
from app.i18n import tr, translate
from app.preferences import Preferences
from app.shell.destination import Destination, FileKind, free_name, picture_kinds
from app.shell.message_bar import MessageBar
from app.shell.proposal.present import PresentProposal
from planner_core.engine.basis.assessment import Assessment
from planner_core.messages import HeadroomError

BUSY_AFTER_MS = 400
"""Most proposals are done before anybody could read that they are being made."""

PDF, WORKBOOK = ".pdf", ".xlsx"
AT_ONCE = 2
"""One that nobody waits for any more may still be under way when the next one is begun."""


class Exports(QObject):
    """Makes one proposal at a time; the plan may be changed meanwhile, the proposal shows the plan as it was."""

    proposal_written = Signal(object)
    """The Path of a finished proposal."""
    failed = Signal(object)
    """The exception that kept a proposal from being written; the window has said so already."""
    _built = Signal(object, object)

    def __init__(
        self, present: PresentProposal, preferences: Preferences, messages: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._present = present
        self._session = present.session
        self._messages = messages
        self.destination = Destination(preferences, messages, window)
        collect_here()
        self._worker = ThreadPoolExecutor(AT_ONCE, "proposal")
        self._path: Path | None = None
        self._busy = QTimer(self)
        self._busy.setSingleShot(True)
        self._busy.setInterval(BUSY_AFTER_MS)
        self._busy.timeout.connect(self._say_busy)
        self._built.connect(self._take)

    def ask_and_export_proposal(self, suffix: str = PDF) -> None:
        """Let the user choose a place and write the proposal there, as this kind of file if no other is chosen."""
        path = self.destination.ask(tr("Export proposal"), self._session.plan.name, proposal_kinds(suffix))
        if path is not None:
            self.export_proposal(path)

    def export_proposal(self, path: Path) -> None:
        """Write the proposal to `path`, as what it ends in; `proposal_written` or a message tells the end."""
        if self._path is not None:
            return
        # The typesetter is large; it comes in when the first proposal is wanted.
        from app.proposal.build import proposal_pictures
        from app.proposal.formats import build

        try:
            subject, spoken = self._present.subject(), self._present.language
        except HeadroomError as error:
            self._tell_failure(error)
            self.failed.emit(error)
            return
        suffix = path.suffix.lower()
        # Qt paints pictures in this thread only; a workbook has none.
        pictures = None if suffix == WORKBOOK else proposal_pictures(subject, spoken)
        self._path = path
        self._busy.start()
        future = self._worker.submit(build, suffix, subject, spoken, pictures=pictures)
        future.add_done_callback(lambda done: self._built.emit(path, done))

    def ask_and_export_picture(self) -> None:
        """Let the user choose a place and write the drawing there."""
        path = self.destination.ask(tr("Export picture"), self._session.plan.name, picture_kinds())
        if path is not None:
            self.export_picture(path)

    def export_picture(self, path: Path) -> None:
        """Write the drawing to `path`."""
        from app.canvas.picture import write_picture  # only where a picture is wanted

        try:
            with replacing(path) as beside:
                write_picture(self._session.plan, self._present_assessment(), beside)
        except HeadroomError as error:
            self.destination.offer_again(
                error, self.ask_and_export_picture, lambda: self.export_picture(path)
            )
        else:
            self.destination.say_written(path, tr("Open the picture"))

    def stop(self) -> None:
        """Wait for the thread to end; nothing is written any more."""
        self._path = None
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _present_assessment(self) -> Assessment:
        """The assessment of this very plan, not of the one before the last edit."""
        from planner_core.engine.evaluate import evaluate  # brings numpy

        return evaluate(self._session.plan, self._session.catalog)

    def _say_busy(self) -> None:
        self._messages.show_message(tr("Making the proposal…"), "busy", [(tr("Cancel"), self._cancel)])

    def _cancel(self) -> None:
        self._path = None
        self._messages.hide()

    def _take(self, path: Path, done: Future[bytes]) -> None:
        self._busy.stop()
        if path is not self._path:
            return
        self._path = None
        self._messages.hide()
        error = done.exception()
        if error is not None:
            self._tell_failure(error)
            self.failed.emit(error)
            return
        self._write(path, done.result())

    def _write(self, path: Path, document: bytes) -> None:
        try:
            write_file(path, document)
        except HeadroomError as error:
            other = free_name(path)
            elsewhere = (
                (tr("Write as {name}", name=other.name), lambda: self._write(other, document))
                if other
                else None
            )
            self.destination.offer_again(
                error,
                lambda: self.ask_and_export_proposal(path.suffix.lower()),
                lambda: self._write(path, document),
                elsewhere,
            )
            self.failed.emit(error)
            return
        self.destination.say_written(path, tr("Open the proposal"))
        self.proposal_written.emit(path)

    def _tell_failure(self, error: BaseException) -> None:
        if isinstance(error, HeadroomError):
            self._messages.show_message(translate(error.message), "error")
            return
        record_crash(error)
        self._messages.show_message(
            tr(
                "The proposal could not be made because of a fault in Headroom. The local log has the details."
            ),
            "error",
        )


def proposal_kinds(first: str = PDF) -> list[FileKind]:
    """What a proposal can be written as, this kind first."""
    from app.proposal.formats import FORMATS

    return sorted(
        (FileKind(tr(each.title), each.suffix) for each in FORMATS), key=lambda kind: kind.suffix != first
    )
