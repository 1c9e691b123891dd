"""A catalogue field as it is typed into: the list it opens, Esc, and what is seen of the chosen name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.panels.inspector import Inspector
from app.panels.record_field import RecordField
from tests.support.user import User


@pytest.fixture
def field(inspector: Inspector, qtbot: QtBot) -> RecordField:
    """The server model of a host, at the right edge of the screen."""
    room = inspector.screen().availableGeometry()
    inspector.resize(300, 700)
    inspector.move(room.right() - 310, room.top() + 20)
    inspector.show(("host",))
    found = next(
        each
        for each in inspector.form.findChildren(RecordField)
        if each.isVisible() and each.model().rowCount()
    )
    found.setFocus()
    qtbot.wait(150)
    return found


def longest(field: RecordField) -> int:
    names = [field.itemText(row) for row in range(field.count())]
    return max(map(field.fontMetrics().horizontalAdvance, names))


def test_the_open_list_is_as_wide_as_its_names_and_on_the_screen(
    field: RecordField, user: User, qtbot: QtBot
) -> None:
    user.press("Down")
    qtbot.waitUntil(field.view().isVisible)
    assert field.view().viewport().width() >= longest(field) > field.width()
    popup = field.view().window()
    assert popup.frameGeometry().right() <= popup.screen().availableGeometry().right()
    user.press("Escape")
    qtbot.waitUntil(lambda: not field.view().isVisible())


def test_typing_opens_a_list_that_esc_closes_first(field: RecordField, user: User, qtbot: QtBot) -> None:
    before = field.currentText()
    user.press("ctrl+a")
    user.type("prim")
    popup = field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert popup.viewport().width() >= longest(field)
    assert popup.frameGeometry().right() <= popup.screen().availableGeometry().right()
    assert popup.viewport().mapTo(popup, QPoint(0, 0)).x() > 0  # there is a frame
    user.press("Escape")
    qtbot.waitUntil(lambda: not popup.isVisible())
    assert field.currentText() == "prim"
    user.press("Escape")
    assert field.currentText() == before


def test_a_name_that_was_chosen_by_keys_shows_its_beginning(
    field: RecordField, user: User, qtbot: QtBot
) -> None:
    user.press("ctrl+a")
    user.type("prim")
    qtbot.waitUntil(field.completer().popup().isVisible)
    user.press("Down", "Down", "Return")
    qtbot.waitUntil(lambda: "PRIMERGY" in field.currentText())
    qtbot.wait(50)
    assert field.line.cursorPosition() == 0
