"""Headings in a finder: they name groups while nothing is typed, and are never chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.finder import Finder
from app.look.widgets.finder_entries import Offer, narrowed, with_headings
from tests.support.in_front import bring_to_front


@pytest.fixture
def chosen() -> list[str]:
    return []


@pytest.fixture
def finder(qtbot: QtBot, chosen: list[str]) -> Iterator[Finder]:
    window = QWidget()
    window.resize(600, 400)
    qtbot.addWidget(window)
    made = Finder("Find", window)
    made.resize(500, 300)
    bring_to_front(qtbot, window)
    made.open_with(
        [
            Offer("empty", "Empty", lambda: chosen.append("empty")),
            Offer("a1", "Alpha", lambda: chosen.append("a1"), group="A"),
            Offer("b1", "Beta", lambda: chosen.append("b1"), group="B"),
            Offer("a2", "Alpine", lambda: chosen.append("a2"), group="A"),
        ]
    )
    yield made
    made.close_finder()
    window.close()  # it has lived until here


def press(finder: Finder, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(finder.field, key)


def test_headings_stand_above_their_groups_and_what_has_none_comes_first() -> None:
    offers = [Offer(key, key, print, group=key[0] if key != "x" else "") for key in ("b1", "a1", "b2", "x")]
    found = with_headings(narrowed(offers, ""))
    titles = [(each.offer.title, each.offer.is_heading) for each in found]
    assert titles == [
        ("x", False), ("b", True), ("b1", False), ("b2", False), ("a", True), ("a1", False),
    ]  # fmt: skip


def test_keys_pass_over_headings_in_both_directions(finder: Finder) -> None:
    seen = [finder.current]
    for _ in range(4):
        press(finder, Qt.Key.Key_Down)
        seen.append(finder.current)
    assert [each.key for each in seen if each] == ["empty", "a1", "a2", "b1", "empty"]
    back = []
    for _ in range(4):
        press(finder, Qt.Key.Key_Up)
        back.append(finder.current)
    assert [each.key for each in back if each] == ["b1", "a2", "a1", "empty"]


def test_a_heading_is_neither_counted_nor_chosen(finder: Finder, chosen: list[str], qtbot: QtBot) -> None:
    assert [each.key for each in finder.found()] == ["empty", "a1", "a2", "b1"]
    assert finder.note.text() == "4 of 4"
    heading = finder.view.visualRect(finder.view.model().index(1, 0)).center()
    qtbot.mouseClick(finder.view.viewport(), Qt.MouseButton.LeftButton, pos=heading)
    assert finder.is_open
    assert chosen == []
    press(finder, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert chosen == ["a1"]


def test_what_is_typed_is_found_without_headings(finder: Finder, chosen: list[str]) -> None:
    finder.field.setText("alp")
    model = finder.view.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Alpha", "Alpine"]
    press(finder, Qt.Key.Key_Return)
    assert chosen == ["a1"]
