"""Export of proposals and of the picture: in the background, atomic, and every outcome reported."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.look.dates import today
from app.look.translation import tr, translate
from app.look.widgets.message_bar import MessageBar
from app.machine.files import write_file
from app.machine.preferences import Preferences
from app.output.destination import Destination, FileKind, free_name, picture_kinds
from app.output.proposal.worker_requests import Document
from app.window.proposal.open_proposal import PresentProposal
from app.window.proposal.proposal_maker import ProposalMaker
from planner_core.engine.basis.assessment import Assessment
from planner_core.messages import HeadroomError, Message

BUSY_AFTER_MS = 400
"""Most proposals are finished before a message could be read."""

FAULT = Message(
    "The proposal could not be made because of a fault in Headroom. The local log has the details."
)
BROKE_OFF = Message("Making the proposal stopped, perhaps for lack of memory. Nothing was written.")
PDF, WORKBOOK = ".pdf", ".xlsx"


class _Wanted(NamedTuple):
    """A proposal to be written."""

    path: Path
    source: Path | None
    """The file of the plan: the proposal gets its access rights."""
    document: Document


class Exports(QObject):
    """Builds one proposal at a time, others wait; the plan may change meanwhile, each shows the plan as it was when it
    was asked for.
    """

    proposal_written = Signal(object)
    """The Path of a finished proposal."""
    failed = Signal(object)
    """The `HeadroomError` of a proposal that was not written; the window has reported it already."""

    def __init__(
        self, present: PresentProposal, preferences: Preferences, messages: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._present = present
        self._session = present.session
        self._messages = messages
        self.destination = Destination(preferences, messages, window)
        self.maker = ProposalMaker(self)
        self.maker.arrived.connect(self._take)
        self.maker.failed.connect(lambda: self._fail(HeadroomError(FAULT)))
        self.maker.broke_off.connect(self._break_off)
        self._path: Path | None = None
        self._source: Path | None = None
        self._waiting: list[_Wanted] = []
        self._busy = QTimer(self)
        self._busy.setSingleShot(True)
        self._busy.setInterval(BUSY_AFTER_MS)
        self._busy.timeout.connect(self._say_busy)

    @property
    def is_busy(self) -> bool:
        """Whether a proposal is being built."""
        return self._path is not None

    def ask_and_export_proposal(self, suffix: str = PDF) -> None:
        """Let the user choose a destination and write the proposal there, by default as this kind of file."""
        if self._path is None:
            self.maker.warm_up()  # while the user chooses a place
        path = self.destination.ask(tr("Export proposal"), self._session.plan.name, proposal_kinds(suffix))
        if path is not None:
            self.export_proposal(path)
        elif self._path is None:
            self.maker.abandon()

    def export_proposal(self, path: Path) -> None:
        """Write the proposal to `path`, in the format of its suffix; ends with `proposal_written` or a message."""
        document = Document(path.suffix.lower(), self._present.order(), today())
        self._waiting.append(_Wanted(path, self._session.path, document))
        self._go_on()

    def _go_on(self) -> None:
        """Build the next one that waits, unless one is being built."""
        if self._path is None and self._waiting:
            self._path, self._source, document = self._waiting.pop(0)
            self._busy.start()
            self.maker.ask(document)

    def ask_and_export_picture(self) -> None:
        """Let the user choose a destination and write the drawing there."""
        path = self.destination.ask(tr("Export picture"), self._session.plan.name, picture_kinds())
        if path is not None:
            self.export_picture(path)

    def export_picture(self, path: Path) -> None:
        """Write the drawing to `path`."""
        from app.output.picture.plan_picture import picture_bytes  # imported only for a picture

        try:
            drawn = picture_bytes(self._session.plan, self._present_assessment(), path.suffix.lower())
            write_file(path, drawn, like=self._session.path)
        except HeadroomError as error:
            self.destination.offer_again(
                error, self.ask_and_export_picture, lambda: self.export_picture(path)
            )
        else:
            self.destination.say_written(path, tr("Open the picture"))

    def stop(self) -> None:
        """Cancel; nothing is written any more."""
        self._path = None
        self._waiting.clear()
        self._busy.stop()
        self.maker.stop()

    def _present_assessment(self) -> Assessment:
        """The assessment of the current plan, not of the one before the last edit."""
        from planner_core.engine.evaluate import evaluate  # imports numpy

        return evaluate(self._session.plan, self._session.catalog)

    def _say_busy(self) -> None:
        self._messages.show_message(tr("Making the proposal…"), "busy", [(tr("Cancel"), self._cancel)])

    def _cancel(self) -> None:
        self._path = None
        self._waiting.clear()
        self.maker.abandon()
        self._messages.hide()

    def _take(self, piece: object) -> None:
        path = self._end()
        if path is None:
            return
        if isinstance(piece, Message):
            self._tell(HeadroomError(piece))
        elif isinstance(piece, bytes):
            self._write(path, piece)

    def _end(self) -> Path | None:
        """End an export and its process, which frees its memory. Returns the destination."""
        path, self._path = self._path, None
        self._busy.stop()
        self.maker.abandon()
        self._messages.hide()
        return path

    def _fail(self, error: HeadroomError) -> None:
        if self._end() is not None:
            self._tell(error)

    def _break_off(self) -> None:
        path = self._end()
        if path is not None:
            error = HeadroomError(BROKE_OFF)
            again = (tr("Try again"), lambda: self.export_proposal(path))
            self._messages.show_message(translate(error.message), "error", [again])
            self.failed.emit(error)

    def _tell(self, error: HeadroomError) -> None:
        self._messages.show_message(translate(error.message), "error")
        self.failed.emit(error)

    def _write(self, path: Path, document: bytes) -> None:
        try:
            write_file(path, document, like=self._source)
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
        self._go_on()  # after a failure what waits does so until that is dealt with, or its message would be lost


def proposal_kinds(first: str = PDF) -> list[FileKind]:
    """The file formats of a proposal, this one first."""
    from app.output.proposal.formats import FORMATS

    return sorted(
        (FileKind(tr(each.title), each.suffix) for each in FORMATS), key=lambda kind: kind.suffix != first
    )
