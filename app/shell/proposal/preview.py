"""Keeps the pages in step with the plan and with how the proposal is made up: beside the window, the latest wins."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.background import Background
from app.dates import today
from app.shell.proposal.present import PresentProposal
from planner_core.messages import HeadroomError, Message

if TYPE_CHECKING:
    from app.proposal.pages import PageMaker

WAIT_MS: Final = 120
"""Until words that are being typed are laid out."""
LONGEST_WAIT_MS: Final = 2_000
PAUSE_TO_WORK: Final = 3
"""The drawing of a large plan is painted in the window's thread; while the plan is being edited, it waits longer than
that takes."""


class Preview(QObject):
    """Lays the present proposal out whenever it is another one, and says when there are pages."""

    arrived = Signal(object)
    """`Pages`, the latest ones."""
    busy = Signal(bool)
    """Whether pages are on their way."""
    failed = Signal(object)
    """A `Message`: why there are no pages."""

    def __init__(self, present: PresentProposal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._present = present
        self._maker: PageMaker | None = None
        self._made_of: tuple[object, ...] = ()
        self._is_on = False
        self._background = Background("preview", self)
        self._background.arrived.connect(self._take)
        self._background.finished.connect(lambda: self.busy.emit(False))
        self._background.failed.connect(self._fail)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAIT_MS)
        self._soon.timeout.connect(self._lay_out)

    @property
    def is_busy(self) -> bool:
        """Whether pages are on their way."""
        return self._soon.isActive() or self._background.is_busy

    def switch(self, *, on: bool) -> None:
        """Lay pages out from now on, or rest while nobody looks."""
        self._is_on = on
        self._soon.stop()
        if on:
            self._lay_out()
        else:
            self._background.forget()
            self._maker, self._made_of = None, ()

    def refresh(self) -> None:
        """Something is another way: lay the pages out again, once nothing more follows."""
        if self._is_on:
            self._soon.start()

    def stop(self) -> None:
        """Wait for the thread to end."""
        self._is_on = False
        self._soon.stop()
        self._background.stop()

    def _lay_out(self) -> None:
        try:
            maker = self._present_maker()
        except HeadroomError as error:
            self.failed.emit(error.message)
            return
        design, firm = self._present.design, self._present.firm.branding

        def pages() -> Iterator[object]:
            try:
                yield from maker.laid_out(design, firm)
            except HeadroomError as error:
                yield error

        self.busy.emit(True)
        self._background.ask(pages)

    def _present_maker(self) -> PageMaker:
        """What lays the present plan out; made anew only where numbers or pictures can differ."""
        made_of = self._present.made_of
        if self._maker is None or not _is_same(made_of, self._made_of):
            from app.proposal.build import proposal_pictures
            from app.proposal.pages import PageMaker

            begun = time.perf_counter()
            subject, spoken = self._present.subject(), self._present.language
            pictures = proposal_pictures(subject, spoken)  # Qt paints pictures in this thread only
            self._maker, self._made_of = PageMaker(subject, spoken, pictures, today()), made_of
            took_ms = round((time.perf_counter() - begun) * 1000)
            self._soon.setInterval(min(max(WAIT_MS, took_ms * PAUSE_TO_WORK), LONGEST_WAIT_MS))
        return self._maker

    def _take(self, piece: object) -> None:
        if isinstance(piece, HeadroomError):
            self.failed.emit(piece.message)
        else:
            self.arrived.emit(piece)

    def _fail(self) -> None:
        self.busy.emit(False)
        self.failed.emit(
            Message(
                "The pages could not be laid out because of a fault in Headroom. The local log has the details."
            )
        )


def _is_same(made_of: tuple[object, ...], before: tuple[object, ...]) -> bool:
    """Plans never change, so that it is enough to look whether they are the same ones."""
    pairs = zip(made_of, before, strict=False)
    return len(made_of) == len(before) and all(
        new is old or (isinstance(new, str | int) and new == old) for new, old in pairs
    )
