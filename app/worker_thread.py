"""Work beside the window: no garbage is collected while it runs.

Python collects garbage in whatever thread happens to allocate. In a worker that could free objects of the window,
which Qt lets only the thread of the window do: both would then wait for each other for ever. What is collected later
is collected in the thread of the window, where most objects are made.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_lock = threading.Lock()
_busy: list[bool] = []
"""One entry for each worker that runs now."""
_before: list[bool] = [True]
"""Whether garbage was collected before the first of them began."""


def beside_the_window(work: Callable[P, R]) -> Callable[P, R]:
    """The same work, safe to run in a thread of its own."""

    @wraps(work)
    def run(*arguments: P.args, **named: P.kwargs) -> R:
        _begin()
        try:
            return work(*arguments, **named)
        finally:
            _end()

    return run


def _begin() -> None:
    with _lock:
        if not _busy:
            _before[0] = gc.isenabled()
        _busy.append(True)
        gc.disable()


def _end() -> None:
    with _lock:
        _busy.pop()
        if not _busy and _before[0]:
            gc.enable()
