"""Progress of reading or writing a project; a listener may cancel the work.

Work reports its progress with `advance`, which has no effect outside of `reporting`. A listener that raises cancels the
work, which leaves files unchanged, like any other failure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeVar

from db.errors import ProjectError
from planner_core.messages import Message

T = TypeVar("T")
Report = Callable[[Message, int, int], None]
"""The current activity, the number of finished pieces, and the total."""
EVERY: Final = 500
"""Rows between two reports."""

_report: ContextVar[Report | None] = ContextVar("report", default=None)
_too_late: ContextVar[Callable[[], object]] = ContextVar("too_late", default=lambda: None)


class CalledOffError(ProjectError):
    """The user cancelled the work."""

    def __init__(self) -> None:
        super().__init__(Message("That was cancelled. Nothing was changed."))


@contextmanager
def reporting(report: Report, too_late: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Within this block and thread, `report` is called for every finished piece.

    `too_late` is called when the work can no longer be cancelled.
    """
    report_before, too_late_before = _report.set(report), _too_late.set(too_late)
    try:
        yield
    finally:
        _report.reset(report_before)
        _too_late.reset(too_late_before)


@contextmanager
def to_the_end() -> Iterator[None]:
    """Within this block and thread the work cannot be cancelled: its result exists already.

    The listener is told so and gets no further reports.
    """
    _too_late.get()()
    with reporting(lambda *_: None):
        yield


def advance(what: Message, done: int, of: int) -> None:
    """Report progress."""
    report = _report.get()
    if report is not None:
        report(what, done, of)


def advancing(what: Message, items: Sequence[T], every: int = EVERY) -> Iterable[T]:
    """The items, reporting progress now and then."""
    if _report.get() is None:
        return items
    return _told(what, items, every)


def _told(what: Message, items: Sequence[T], every: int) -> Iterator[T]:
    for done, item in enumerate(items):
        if done % every == 0:
            advance(what, done, len(items))
        yield item
