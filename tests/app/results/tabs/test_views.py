"""The switch above several views: one stop for Tab, turned by arrow keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.results.tabs.switched_views import Views
from tests.support.settled import settle


@pytest.fixture
def views(session, place):
    made = Views("View of it")
    for name in ("chart", "table", "more"):
        made.add_view(name, name.title(), QLabel(name))
    place(made, 500, 200)
    return made


def buttons(views):
    return views._switch._group.buttons()


def test_a_click_shows_a_view(views, qtbot):
    assert views.shown == "chart"
    with qtbot.waitSignal(views.changed) as told:
        qtbot.mouseClick(buttons(views)[1], Qt.MouseButton.LeftButton)
    assert told.args == ["table"]
    assert views.shown == "table"


def test_arrow_keys_turn_the_switch_round_and_round(views):
    views._switch.setFocus()
    for key, expected in (
        (Qt.Key.Key_Right, "table"),
        (Qt.Key.Key_Down, "more"),
        (Qt.Key.Key_Right, "chart"),
        (Qt.Key.Key_Left, "more"),
    ):
        QTest.keyClick(views._switch, key)
        assert views.shown == expected
        assert views._switch.accessibleDescription() == expected.title()


def test_a_view_that_is_not_offered_is_left_out(views):
    views.show_view("table")
    views.offer("table", False)
    assert views.shown == "chart"
    QTest.keyClick(views._switch, Qt.Key.Key_Right)
    assert views.shown == "more"
    views.offer("more", False)
    assert not views._switch.isVisible()
    views.offer("table", True)
    assert views._switch.isVisible()


def test_the_focus_is_seen(views, qtbot):
    views.activateWindow()
    views._switch.clearFocus()
    qtbot.waitUntil(lambda: not views._switch.hasFocus())
    before = views._switch.grab().toImage()
    views._switch.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(views._switch.hasFocus)
    assert views._switch.grab().toImage() != before


def test_a_name_that_is_no_view_is_refused(views):
    with pytest.raises(ValueError, match="nothing"):
        views.show_view("nothing")


def test_a_note_lies_below_the_switch_before_it_becomes_a_tall_column(views, qtbot):
    switch, note = views._switch, views.note
    for text, is_beside in (("Short.", True), ("Words. " * 40, False), ("Short again.", True)):
        note.setText(text)
        qtbot.waitUntil(lambda is_beside=is_beside: (note.x() > switch.geometry().right()) is is_beside)
        assert (note.y() >= switch.geometry().bottom()) is not is_beside
        assert note.height() >= note.heightForWidth(note.width())
    note.setText("Words. " * 40)
    views.resize(2400, 200)
    qtbot.waitUntil(lambda: note.x() > switch.geometry().right())


def test_a_note_comes_back_beside_the_switch_at_the_width_at_which_it_left(views, qtbot):
    switch, note = views._switch, views.note
    note.setText("Words. " * 40)

    def places(widths):
        found = {}
        for width in widths:
            views.resize(width, 200)
            settle()
            found[width] = note.x() > switch.geometry().right()
        return found

    narrower = places(range(1400, 500, -20))
    assert {*narrower.values()} == {True, False}
    assert places(range(520, 1420, 20)) == narrower
