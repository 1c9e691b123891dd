"""The bar above the drawing in windows of every width: nothing is cut without an ellipsis, nothing forces it wider."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.look.theme_manager import Themes
from app.window.bars.top_bar import TopBar, icon_button
from app.window.commands.action_set import ActionSet
from tests.support.settled import settle

LONG = "Pilot for four branch offices, replica on solid state disks"


@pytest.fixture(params=[100, 200])
def bar(qapp: QApplication, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[TopBar]:
    themes = Themes(qapp, "light", request.param)
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    made = TopBar(ActionSet(window), window)
    row.addWidget(made)
    made.case.offer({"normal": "Normal", "host": "One host failed", "controller": "A controller failed"})
    made.name.show_name(LONG)
    window.show()
    settle()
    yield made
    themes.deleteLater()


def width(bar: TopBar, qtbot: QtBot, pixels: int) -> None:
    bar.window().resize(pixels, 80)
    qtbot.waitUntil(lambda: bar.width() == pixels)
    settle()


def test_the_top_bar_fits_into_the_smallest_window(bar: TopBar, qtbot: QtBot) -> None:
    width(bar, qtbot, 1024)
    assert bar.export.width() >= bar.export.sizeHint().width()
    assert bar.export.geometry().right() < 1024
    assert bar.export.accessibleName() == "Export proposal"


def test_undo_stays_where_it_is_when_more_can_fail(bar: TopBar, qtbot: QtBot) -> None:
    """It moved under the pointer with each component that has a failure of its own."""
    width(bar, qtbot, 3000)
    undo = next(each for each in bar.findChildren(QToolButton) if each.accessibleName() == "Undo")
    before = undo.x()
    bar.case.offer({"normal": "Normal", "site": "A whole site and the line to the other one failed"})
    settle()
    assert undo.x() == before


def test_titles_go_before_the_name_is_cut_and_come_back(bar: TopBar, qtbot: QtBot) -> None:
    width(bar, qtbot, 1024)
    narrow = bar.another.toolButtonStyle()
    width(bar, qtbot, 3000)
    assert bar.another.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert bar.export.text() == "Export proposal"
    width(bar, qtbot, 1024)
    assert bar.another.toolButtonStyle() == narrow


def test_nothing_is_squeezed_while_there_are_titles(bar: TopBar, qtbot: QtBot) -> None:
    for pixels in range(1024, 2600, 97):
        width(bar, qtbot, pixels)
        if bar.another.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon:
            assert bar.phase.width() >= bar.phase.sizeHint().width()
            assert bar.case.width() >= bar.case.sizeHint().width()


def test_a_name_that_is_being_typed_is_not_replaced_and_one_that_is_not_is(bar: TopBar) -> None:
    bar.window().activateWindow()
    bar.name.setFocus()
    settle()
    assert bar.name.hasFocus()
    bar.name.show_name("Renamed elsewhere")
    assert bar.name.text() == "Renamed elsewhere"
    bar.name.selectAll()
    QTest.keyClicks(bar.name, "Mine")
    bar.name.show_name("Renamed again")
    assert bar.name.text() == "Mine"


def test_a_name_without_room_ends_in_an_ellipsis_until_it_is_typed(bar: TopBar, qtbot: QtBot) -> None:
    longer = f"{LONG}, {LONG}"
    bar.name.show_name(longer)
    width(bar, qtbot, 1024)
    assert bar.name.fontMetrics().horizontalAdvance(longer) > bar.name.width()
    bar.export.setFocus()
    cut = bar.name.grab().toImage()
    bar.name.show_name(longer[:-1] + "X" * 30)
    assert bar.name.grab().toImage() == cut, "what is beyond the ellipsis is not painted"


@pytest.mark.parametrize("choice", ["Normal", "Controller ausgefallen", "Dauerbetrieb", "1 Host ausgefallen"])
def test_what_is_chosen_is_whole_where_there_is_room(bar: TopBar, qtbot: QtBot, choice: str) -> None:
    bar.case.offer({"only": choice})
    width(bar, qtbot, 3000)
    room = bar.case.room_for_text(bar.case.size())
    assert bar.case.fontMetrics().elidedText(choice, Qt.TextElideMode.ElideRight, room) == choice


def test_screen_readers_hear_what_a_button_does_now(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    action = QAction("&Undo", window)
    button = icon_button(action, window)
    assert button.accessibleName() == "Undo"
    action.setText("&Undo: Add a host")
    assert button.accessibleName() == "Undo: Add a host"
