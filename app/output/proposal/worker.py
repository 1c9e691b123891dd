"""The process that builds proposals for the window: it computes, paints, and typesets.

Started as `headroom --make-proposals`, it reads requests from standard input and answers on standard output. Only the
latest request counts. When the input ends, because the window is closed, it exits at once.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO

from app.machine.crash_log import record_crash
from app.machine.headless import without_display
from app.output.proposal.worker_requests import (
    LENGTH,
    Document,
    Done,
    Fault,
    Layout,
    Order,
    Painting,
    Piece,
    Wish,
    WorkerAnswer,
    WorkerRequest,
    framed,
    take_framed,
    unpacked,
)
from planner_core.messages import HeadroomError

if TYPE_CHECKING:
    from app.output.proposal.pages import PageMaker
    from app.output.proposal.subject import Subject

INPUT, OUTPUT = 0, 1


def run_worker() -> int:
    """Answer until the input ends. Does not return."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()  # the listening thread must not free painted objects; `serve` collects
    questions, answers = _pipes()
    inbox = Inbox(questions)
    try:
        with without_display():
            serve(inbox, answers)
    finally:
        os._exit(0)


class Inbox:
    """Reads the input in a thread."""

    def __init__(self, questions: BinaryIO) -> None:
        self._questions = questions
        self._waiting: SimpleQueue[WorkerRequest] = SimpleQueue()
        Thread(target=self._listen, name="questions", daemon=True).start()

    def latest(self) -> WorkerRequest:
        """Wait for a request and return the latest one."""
        question = self._waiting.get()
        try:
            while True:
                question = self._waiting.get_nowait()
        except Empty:
            return question

    @property
    def has_another(self) -> bool:
        """Whether another request has arrived."""
        return not self._waiting.empty()

    def _listen(self) -> None:
        """Runs in a thread, which ends only with the process."""
        try:
            while head := self._questions.read(LENGTH):
                body = self._questions.read(int.from_bytes(head, "little"))
                question = take_framed(bytearray(head + body))
                if isinstance(question, WorkerRequest):
                    self._waiting.put(question)
        finally:
            os._exit(0)


def serve(inbox: Inbox, answers: BinaryIO) -> None:
    """Answer one request after the other until the output is closed."""
    maker = Maker()
    while True:
        number, wish = inbox.latest()
        for piece in _attempted(maker, wish):
            answers.write(framed(WorkerAnswer(number, piece)))
            answers.flush()
            if inbox.has_another:
                break
        gc.collect()


def _attempted(maker: Maker, wish: Wish) -> Iterator[Piece]:
    try:
        yield from maker.made(wish)
    except HeadroomError as error:
        yield error.message
    except Exception as error:  # noqa: BLE001 - reported in the window
        record_crash(error)
        yield Fault()
    yield Done()


class Maker:
    """Executes requests, and caches what the last layout computed."""

    def __init__(self) -> None:
        self._pages: PageMaker | None = None
        self._key = -1

    def made(self, wish: Wish) -> Iterator[Piece]:
        """A file, or pages: laid out, perhaps twice, or painted. Raises HeadroomError."""
        if isinstance(wish, Document):
            yield document(wish)
            return
        if isinstance(wish, Painting):
            from app.output.proposal.page_painting import painted

            yield from painted(wish)
            return
        if self._pages is None or wish.key != self._key:
            self._pages = None
            self._pages = page_maker(wish)
            self._key = wish.key
        yield from self._pages.laid_out(wish.design, wish.firm)


def document(wish: Document) -> bytes:
    """The file. Raises HeadroomError."""
    # Imported late: painting pages needs neither engine nor typesetter.
    from app.output.proposal.formats import build

    order = unpacked(wish.order)
    return build(wish.suffix, _subject(order), order.language, wish.day)


def page_maker(wish: Layout) -> PageMaker:
    """The page maker of an order, with its pictures painted. Raises HeadroomError."""
    from app.output.proposal.build_proposal import proposal_pictures
    from app.output.proposal.pages import PageMaker

    order = unpacked(wish.order)
    subject = _subject(order)
    return PageMaker(subject, order.language, proposal_pictures(subject, order.language), wish.day)


def _subject(order: Order) -> Subject:
    from app.output.proposal.subject import subject_of

    return subject_of(order.project, order.catalog, firm=order.firm, baseline=order.baseline, past=order.past)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Private input and output: anything else that prints writes to nowhere."""
    if sys.platform == "win32":
        import msvcrt

        for each in (INPUT, OUTPUT):
            msvcrt.setmode(each, os.O_BINARY)
    questions, answers = os.fdopen(os.dup(INPUT), "rb"), os.fdopen(os.dup(OUTPUT), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for each in (INPUT, OUTPUT):
        os.dup2(nowhere, each)
    return questions, answers
