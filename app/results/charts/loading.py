"""Loads the charts library in a thread: it takes longer than anything else after a click."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Signal

from app.machine.garbage import collect_here

LIBRARY = "app.results.charts.labelled_chart"


class _Loader(QObject):
    """Loads once; lives as long as the program."""

    loaded = Signal()

    def __init__(self) -> None:
        super().__init__()
        collect_here()
        Thread(target=self._load, name="charts").start()

    def _load(self) -> None:
        import app.results.charts.labelled_chart  # noqa: F401 - imports pyqtgraph

        with suppress(RuntimeError):  # the program has ended meanwhile
            self.loaded.emit()


def with_charts(then: Callable[[], None]) -> None:
    """Call a method of a widget when charts are available: at once, or after the library was loaded.

    The method is called twice if the library becomes available during this call.
    """
    if not _is_there():
        if not _loaders:
            _loaders.append(_Loader())
        _loaders[0].loaded.connect(then)
    if _is_there():  # checked again: it may have loaded before the connection
        then()


def _is_there() -> bool:
    return hasattr(sys.modules.get(LIBRARY), "LabelledChart")


_loaders: list[_Loader] = []
