"""Keeps the pages up to date with the plan and its design: in a separate process; only the latest request counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.look.dates import today
from app.output.proposal.worker_requests import Layout
from app.window.proposal.open_proposal import PresentProposal
from app.window.proposal.proposal_maker import ProposalMaker
from planner_core.messages import Message

WAIT_MS: Final = 120
"""Delay before typed text is laid out."""


class Preview(QObject):
    """Lays out the current proposal whenever it changes, and emits its pages."""

    arrived = Signal(object)
    """`Pages`, the latest ones."""
    busy = Signal(bool)
    """Whether pages are being laid out."""
    failed = Signal(object)
    """A `Message`: why there are no pages."""

    def __init__(self, present: PresentProposal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._present = present
        self._order = b""
        self._key = 0
        self._made_of: tuple[object, ...] = ()
        self._is_on = False
        self.maker = ProposalMaker(self)
        self.maker.arrived.connect(self._take)
        self.maker.finished.connect(lambda: self.busy.emit(False))
        self.maker.failed.connect(self._fail)
        self.maker.broke_off.connect(self._break_off)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAIT_MS)
        self._soon.timeout.connect(self._lay_out)

    @property
    def is_busy(self) -> bool:
        """Whether pages are being laid out."""
        return self._soon.isActive() or self.maker.is_busy

    def switch(self, *, on: bool) -> None:
        """Turn the preview on, or off while it is not visible."""
        self._is_on = on
        self._soon.stop()
        if on:
            self._lay_out()
        else:
            self.maker.abandon()  # frees its memory too
            self._order, self._made_of = b"", ()

    def refresh(self) -> None:
        """Something has changed: lay out the pages again, once changes pause."""
        if self._is_on:
            self._soon.start()

    def start_over(self) -> None:
        """Another plan or variant is shown: drop what is being laid out, and lay out its pages."""
        self.maker.forget()
        self.refresh()

    def stop(self) -> None:
        """End the process at once."""
        self._is_on = False
        self._soon.stop()
        self.maker.stop()

    def _lay_out(self) -> None:
        present = self._present
        made_of = present.made_of
        is_another = not self._order or not _is_same(made_of, self._made_of)
        if is_another:
            self._order, self._made_of = present.order(), made_of
            self._key += 1
        self.busy.emit(True)
        wish = Layout(self._key, self._order, present.design, present.firm.branding, today())
        self.maker.ask(wish, something_else=is_another)

    def _take(self, piece: object) -> None:
        if isinstance(piece, Message):
            self.failed.emit(piece)
        else:
            self.arrived.emit(piece)

    def _fail(self) -> None:
        self.busy.emit(False)
        self.failed.emit(
            Message(
                "The pages could not be laid out because of a fault in Headroom. The local log has the details."
            )
        )

    def _break_off(self) -> None:
        self.busy.emit(False)
        self.failed.emit(
            Message("Laying out the pages stopped, perhaps for lack of memory. Any change starts it again.")
        )


def _is_same(made_of: tuple[object, ...], before: tuple[object, ...]) -> bool:
    """Plans are immutable, so identity is enough."""
    pairs = zip(made_of, before, strict=False)
    return len(made_of) == len(before) and all(
        new is old or (isinstance(new, str | int) and new == old) for new, old in pairs
    )
