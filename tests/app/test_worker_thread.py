"""While a worker computes, nothing is collected that only the thread of the window may free."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from app.worker_thread import beside_the_window


def test_no_garbage_is_collected_while_any_worker_runs() -> None:
    started, go_on = Event(), Event()

    def work() -> bool:
        started.set()
        go_on.wait(10)
        return gc.isenabled()

    assert gc.isenabled()
    with ThreadPoolExecutor(2) as workers:
        slow = workers.submit(beside_the_window(work))
        started.wait(10)
        quick = workers.submit(beside_the_window(gc.isenabled))
        assert quick.result() is False
        assert not gc.isenabled()  # the slow one still runs
        go_on.set()
        assert slow.result() is False
    assert gc.isenabled()


def test_a_failing_worker_leaves_collecting_as_it_was() -> None:
    with ThreadPoolExecutor(1) as workers:
        failed = workers.submit(beside_the_window(lambda: 1 // 0))
        assert isinstance(failed.exception(), ZeroDivisionError)
    assert gc.isenabled()
