"""The library's table with 10,000 prices: pasting over all of them and selecting all, in the thread of the window."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.library.library_store import LibraryStore
from app.library.library_window import LibraryWindow
from app.library.pasting import paste_step
from app.machine.preferences import Preferences
from planner_core.catalog.library import LibraryEdit, LibraryStep
from planner_core.messages import Message
from tests.support.libraries import price
from tests.support.plans import CATALOG

ROWS = 10_000
ROUNDS = 5
MOST_FOR_TEN_TIMES = 30.0
"""Ten times the rows may take ten times as long, on a slow day thrice that; looking each row up in all takes 100."""
MOST_OF_A_WALK = 4.0
"""Counting what is selected against looking at each shown row once."""


def milliseconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> LibraryWindow:
    """The window over 10,000 prices."""
    store = LibraryStore(tmp_path / "library.sqlite", CATALOG)
    prices = (price(item=f"Part {number}", order_number=f"P-{number}") for number in range(ROWS))
    edits = tuple(LibraryEdit("prices", number, None, each) for number, each in enumerate(prices, 1))
    assert store.perform(LibraryStep(Message("Test"), edits))
    made = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(made)
    made.show_sheet("prices")
    made.show()
    return made


@pytest.mark.benchmark
def test_pasting_grows_with_the_rows(window: LibraryWindow) -> None:
    keys = window.table.keys_from(1)
    took = {}
    for rows in (ROWS // 10, ROWS):
        block = [["Other", "O-1"]] * rows
        took[rows] = milliseconds(lambda: paste_step(window.model, window.store.library, block, keys, 0))  # noqa: B023
    small, large = took.values()
    print(f"\npasting over {ROWS // 10} of {ROWS} prices {small:.1f} ms, over all {large:.1f} ms")
    assert large < MOST_FOR_TEN_TIMES * small


@pytest.mark.benchmark
def test_selecting_all_is_counted_at_once(window: LibraryWindow) -> None:
    walk = milliseconds(lambda: window.table.keys_from(1))
    window.table.selectAll()
    assert window.table.extent().rows == ROWS
    count = milliseconds(window.table.extent)
    change = milliseconds(window.store.changed.emit)
    print(f"\none look at each of {ROWS} rows {walk:.1f} ms, counting all as selected {count:.1f} ms")
    print(f"following a change of the library {change:.1f} ms")
    assert count < MOST_OF_A_WALK * walk
