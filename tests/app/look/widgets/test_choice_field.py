"""The list of a choice shows all its entries at once and whole, below the field and on the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.look.theme_manager import Themes
from app.look.widgets.choice_field import ChoiceField

SIX = {str(number): f"The choice number {number}, which has a long name" for number in range(6)}


@pytest.fixture(params=[("light", 100), ("dark", 200)])
def field(qapp: QApplication, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[ChoiceField]:
    themes = Themes(qapp, *request.param)
    window = QWidget()
    qtbot.addWidget(window)
    made = ChoiceField("Drive type", SIX, window)
    made.setGeometry(10, 10, 140, 30)
    made.set_value("3")
    window.resize(200, 60)
    window.show()
    qtbot.waitExposed(window)
    yield made
    made.hidePopup()
    themes.deleteLater()


def test_an_open_list_shows_every_entry_whole(field: ChoiceField, qtbot: QtBot) -> None:
    field.showPopup()
    view = field.view()
    qtbot.waitUntil(view.isVisible)
    assert view.verticalScrollBar().maximum() == 0
    last = view.visualRect(field.model().index(len(SIX) - 1, 0))
    assert last.bottom() <= view.viewport().height()
    assert view.viewport().width() >= view.sizeHintForColumn(0)


def test_an_open_list_leaves_the_field_in_sight_and_stays_on_the_screen(
    field: ChoiceField, qtbot: QtBot
) -> None:
    screen = field.screen().availableGeometry()
    field.window().move(screen.right() - 180, 40)
    field.showPopup()
    popup = field.view().window()
    qtbot.waitUntil(popup.isVisible)
    assert popup.y() >= field.mapToGlobal(field.rect().bottomLeft()).y()
    assert screen.contains(popup.geometry())


def test_different_values_are_no_choice_however_often_they_are_shown(field: ChoiceField) -> None:
    for _ in range(2):
        field.set_mixed()
        assert field.value() is None
        assert field.currentIndex() == -1
    field.set_value(None)
    assert field.currentIndex() == -1
    field.set_value("2")
    assert field.currentText() == SIX["2"]


def test_the_placeholder_for_mixed_values_fits_a_narrow_field_and_is_pale(field: ChoiceField) -> None:
    field.set_mixed()
    shown = field.placeholderText()
    room = field.room_for_text(field.size())
    assert field.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, room) == shown
    field.set_choices({"mixed": shown})
    field.set_mixed()
    pale = field.grab().toImage()
    field.set_value("mixed")
    assert field.grab().toImage() != pale
