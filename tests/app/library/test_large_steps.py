"""Large changes of the library are written beside the window, and can be called off until they are there."""

from __future__ import annotations

import threading
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.library import library_store as stores
from app.library.library_store import LibraryStore
from app.library.library_window import LibraryWindow
from app.machine.preferences import Preferences
from app.project import patience
from db.library import LibraryFile
from db.library_errors import LibraryError
from db.progress import CalledOffError, reporting
from planner_core.catalog.library import Library, LibraryEdit, LibraryStep
from planner_core.messages import Message
from tests.support.libraries import price

ROWS = 1_200


def large_step(first: int = 1) -> LibraryStep:
    edits = [
        LibraryEdit("prices", n, None, price(item=f"Part {n}", unit_price=Decimal(n)))
        for n in range(first, first + ROWS)
    ]
    return LibraryStep(Message("Test"), tuple(edits))


@pytest.fixture
def window(qtbot: QtBot, store: LibraryStore, tmp_path: Path) -> LibraryWindow:
    """The window over an empty library."""
    made = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(made)
    made.show_sheet("prices")
    made.show()
    return made


def test_a_large_step_is_written_in_a_thread_while_the_event_loop_runs(
    window: LibraryWindow, store: LibraryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    turned = threading.Event()
    commit = LibraryFile.commit

    def watched(self: LibraryFile, step: LibraryStep) -> Library:
        threads.append(threading.current_thread().name)
        assert turned.wait(60), "the window stands still"
        return commit(self, step)

    monkeypatch.setattr(LibraryFile, "commit", watched)
    timer = QTimer()
    timer.timeout.connect(lambda: turned.set() if window.store.patience.dialog else None)  # type: ignore[attr-defined]
    timer.timeout.connect(store.look_again)  # what coming back to the window does
    timer.start(5)
    assert store.perform(large_step())
    assert threads[0].startswith("patience")
    assert len(store.library.prices) == ROWS
    assert f"{ROWS:,} rows" in window.count.text() or f"{ROWS} rows" in window.count.text()
    assert store.undo()
    assert not LibraryFile(store.file.path).read().prices


def test_cancel_takes_it_back_and_says_so(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "SECONDS_AT_ONCE", 0)
    monkeypatch.setattr(patience, "MS_WITHOUT_WORDS", 0)
    asked = threading.Event()
    commit = LibraryFile.commit

    def late(self: LibraryFile, step: LibraryStep) -> Library:
        assert asked.wait(60)
        return commit(self, step)

    monkeypatch.setattr(LibraryFile, "commit", late)
    timer = QTimer()

    def cancel() -> None:
        dialog = window.store.patience.dialog  # type: ignore[attr-defined]
        if dialog is not None and not asked.is_set():
            dialog.cancel_button.click()
            asked.set()

    timer.timeout.connect(cancel)
    timer.start(5)
    assert not store.perform(large_step())
    assert "cancelled" in window.messages.text
    assert not store.library.prices
    assert store.undo_label is None
    monkeypatch.undo()
    timer.stop()
    assert store.perform(large_step()), "it can be done after all"


def test_a_large_step_can_be_cancelled_at_every_piece(tmp_path: Path) -> None:
    file = LibraryFile(tmp_path / "library.sqlite")
    file.commit(LibraryStep(Message("Test"), large_step().edits[:3]))
    before, pieces = file.library, 0
    while True:
        left = pieces

        def report(_what: Message, _done: int, _of: int) -> None:
            nonlocal left
            if not left:
                raise CalledOffError
            left -= 1

        try:
            with reporting(report):
                file.commit(large_step(10))
        except CalledOffError:
            pieces += 1
            assert LibraryFile(file.path).read() == file.library == before
            assert [each.name for each in tmp_path.iterdir()] == [file.path.name]
        else:
            break
    assert pieces > 4
    assert len(LibraryFile(file.path).read().prices) == ROWS + 3


def test_small_changes_wait_for_nobody(
    window: LibraryWindow, store: LibraryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "patience", lambda _work: pytest.fail("a window that flickers"))
    step = large_step()
    assert store.perform(step._replace(edits=step.edits[: stores.MANY_EDITS - 1]))


def test_a_failing_disk_is_said_as_ever(
    window: LibraryWindow, store: LibraryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: LibraryFile, _step: LibraryStep) -> Library:
        raise LibraryError(Message("No space for it"))

    monkeypatch.setattr(LibraryFile, "commit", fail)
    assert not store.perform(large_step())
    assert "No space" in window.messages.text
