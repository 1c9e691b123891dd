"""A bug that nobody caught: one entry in the log, one dialog at a time, and the program goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from app.machine.crash_hook import CrashHook
from app.machine.crash_log import log_folder

SECRET = "Customer Müller & Söhne"


@pytest.fixture
def shown() -> list[Path | None]:
    return []


@pytest.fixture
def hook(qtbot, shown: list[Path | None]) -> Iterator[CrashHook]:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    made = CrashHook(shown.append)
    made.install()
    yield made
    made.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def fail() -> None:
    """A bug that quotes a customer."""
    raise ZeroDivisionError(SECRET)


def log() -> str:
    return (log_folder() / "headroom.log").read_text("utf-8")


def test_a_bug_in_a_slot_is_logged_and_told_and_the_event_loop_goes_on(qtbot, hook, shown) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(shown))
    assert shown == [log_folder() / "headroom.log"]
    assert "ZeroDivisionError" in log()
    assert "test_crash_hook.py" in log()
    assert SECRET not in log()
    QTimer.singleShot(0, lambda: shown.append(None))
    qtbot.waitUntil(lambda: len(shown) == 2)


def test_a_bug_in_a_thread_is_told_in_the_thread_of_the_window(qtbot, hook, shown) -> None:
    told = []
    hook._show = lambda path: told.append((path, threading.current_thread()))
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert told == [], "a dialog must not open in another thread"
    qtbot.waitUntil(lambda: bool(told))
    assert told == [(log_folder() / "headroom.log", threading.main_thread())]


def test_a_bug_in_a_finalizer_is_reported(qtbot, hook, shown) -> None:
    class Leaving:
        def __del__(self) -> None:
            fail()

    Leaving()
    qtbot.waitUntil(lambda: bool(shown))
    assert "ZeroDivisionError" in log()


def test_a_bug_while_the_dialog_is_open_is_logged_without_a_second_dialog(qtbot, hook) -> None:
    told = []

    def show(path: Path | None) -> None:
        told.append(path)
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: log().count("ZeroDivisionError") == 2)

    hook._show = show
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: log_folder().exists() and log().count("ZeroDivisionError") == 2)
    assert len(told) == 1


def test_ctrl_c_stays_what_it_is(qtbot, shown, monkeypatch) -> None:
    seen = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: seen.append(kind))
    hook = CrashHook(shown.append)
    hook.install()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    hook.remove()
    assert seen == [KeyboardInterrupt]
    assert shown == []
    assert not log_folder().exists()
