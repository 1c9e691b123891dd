"""How far reading or writing a project has come, for whoever waits: who listens may also call it off.

Work says where it is with `advance`. Nobody listens unless the work runs within `reporting`; a listener that raises
ends the work there, which leaves files as they are, like any other failure.
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
"""What is being done, how many pieces are, and of how many."""
EVERY: Final = 500
"""Rows between two reports."""

_report: ContextVar[Report | None] = ContextVar("report", default=None)
_too_late: ContextVar[Callable[[], object]] = ContextVar("too_late", default=lambda: None)


class CalledOffError(ProjectError):
    """Whoever waited does not want it any more."""

    def __init__(self) -> None:
        super().__init__(Message("That was cancelled. Nothing was changed."))


@contextmanager
def reporting(report: Report, too_late: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Within this block and thread, `report` hears of every piece that is done.

    `too_late` is called when the work can be called off no longer.
    """
    report_before, too_late_before = _report.set(report), _too_late.set(too_late)
    try:
        yield
    finally:
        _report.reset(report_before)
        _too_late.reset(too_late_before)


@contextmanager
def to_the_end() -> Iterator[None]:
    """Within this block and thread the work cannot be called off any more: what it makes is there already.

    Whoever listens is told so, and hears no more of it.
    """
    _too_late.get()()
    with reporting(lambda *_: None):
        yield


def advance(what: Message, done: int, of: int) -> None:
    """Say how far the work is."""
    report = _report.get()
    if report is not None:
        report(what, done, of)


def advancing(what: Message, items: Sequence[T], every: int = EVERY) -> Iterable[T]:
    """The items, saying now and then how many of them are done."""
    if _report.get() is None:
        return items
    return _told(what, items, every)


def _told(what: Message, items: Sequence[T], every: int) -> Iterator[T]:
    for done, item in enumerate(items):
        if done % every == 0:
            advance(what, done, len(items))
        yield item
