"""Work beside the window: the latest question wins, and its pieces come in order."""

from __future__ import annotations

import threading
import time

import pytest

from app.machine import background
from app.machine.background import Background


@pytest.fixture
def worker(qapp):
    made = Background("test")
    made.got = []
    made.arrived.connect(made.got.append)
    yield made
    made.stop()


def test_pieces_arrive_in_order_and_in_the_thread_of_the_window(worker, qtbot):
    threads = []
    worker.arrived.connect(lambda _piece: threads.append(threading.current_thread()))
    with qtbot.waitSignal(worker.finished):
        worker.ask(lambda: iter([1, 2, 3]))
        assert worker.is_busy
        assert worker.got == []
    assert worker.got == [1, 2, 3]
    assert set(threads) == {threading.main_thread()}
    assert not worker.is_busy


def test_the_latest_question_wins_and_the_rest_of_an_earlier_one_is_not_worked_out(worker, qtbot):
    begun, go_on, worked = threading.Event(), threading.Event(), []

    def slow():
        for number in range(5):
            worked.append(number)
            begun.set()
            go_on.wait(5)
            yield f"old {number}"

    worker.ask(slow)
    assert begun.wait(5)
    worker.ask(lambda: iter(["middle"]))
    worker.ask(lambda: iter(["new"]))
    with qtbot.waitSignal(worker.finished):
        go_on.set()
    assert worker.got == ["new"]
    assert worked == [0]


def test_a_forgotten_question_is_not_answered(worker, qtbot):
    worker.ask(lambda: iter([1]))
    worker.forget()
    with qtbot.waitSignal(worker.finished):
        worker.ask(lambda: iter([2]))
    assert worker.got == [2]


def test_a_fault_is_logged_and_told_and_the_next_question_answered(worker, qtbot, monkeypatch):
    logged = []
    monkeypatch.setattr(background, "record_crash", logged.append)

    def broken():
        yield 1
        raise RuntimeError("a fault")

    with qtbot.waitSignal(worker.failed):
        worker.ask(broken)
    assert worker.got == [1]
    assert [str(error) for error in logged] == ["a fault"]
    with qtbot.waitSignal(worker.finished):
        worker.ask(lambda: iter([2]))
    assert worker.got == [1, 2]


def test_stopping_ends_the_thread_after_the_piece_at_hand(qapp, qtbot):
    worker = Background("ending")
    begun = threading.Event()

    def endless():
        while True:
            begun.set()
            time.sleep(0.01)
            yield None

    worker.ask(endless)
    assert begun.wait(5)
    worker.stop()
    assert not [each for each in threading.enumerate() if each.name.startswith("ending")]
    assert not worker.is_busy
