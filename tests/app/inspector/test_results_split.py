"""Form and results share the height of the inspector as the user wants it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.inspector.inspector import LEAST_FORM
from app.look.widgets.yielding_area import LEAST
from planner_core.editing import verbs
from tests.support.settled import settle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shown(inspector):
    inspector.resize(330, 900)
    inspector.show(("host",))
    settle()
    assert inspector._results_scroll.height() > LEAST
    return inspector


def drag(inspector, down):
    head = inspector.results_head
    at = head.rect().center()
    QTest.mousePress(head, LEFT, Qt.KeyboardModifier.NoModifier, at)
    for step in (down // 2, down - down // 2):
        QTest.mouseMove(head, at + QPoint(0, step))
        settle()
    QTest.mouseRelease(head, LEFT, Qt.KeyboardModifier.NoModifier, at)
    settle()


def test_dragging_the_edge_gives_the_form_more_room(shown, qtbot):
    before = shown._results_scroll.height()
    with qtbot.waitSignal(shown.split_changed):
        drag(shown, 100)
    assert shown._results_scroll.height() < before
    assert shown.results_head.isChecked()  # the end of the drag has closed nothing
    height, closed = shown.split
    assert (height, closed) == (shown._results_scroll.height(), 0)


def test_the_form_keeps_some_room_and_the_results_a_little(shown):
    drag(shown, -900)
    assert shown._scroll.height() >= LEAST_FORM - 1
    drag(shown, 2000)
    assert shown._results_scroll.height() == LEAST


def test_a_click_closes_the_results_and_the_heading_tells_the_fullest(shown):
    QTest.mouseClick(shown.results_head, LEFT)
    assert not shown._results_scroll.isVisible()
    assert shown.split[1] == 1
    fullest = max(shown.results.bars, key=lambda bar: bar._share or 0)
    assert shown.results_head.accessibleName().startswith("Results, ")
    assert shown.results.summary.rpartition(" ")[2] == fullest.accessibleName().split(": ")[1].split(" ")[0]
    QTest.mouseClick(shown.results_head, LEFT)
    assert shown._results_scroll.isVisible()


def test_keys_move_the_edge_and_close_the_results(shown):
    head = shown.results_head
    before = shown._results_scroll.height()
    QTest.keyClick(head, Qt.Key.Key_Down)
    settle()
    assert shown._results_scroll.height() < before
    QTest.keyClick(head, Qt.Key.Key_Return)
    assert shown.split[1] == 1


def test_the_next_start_shares_the_height_in_the_same_way(shown):
    shown.share_height(120, 0)
    settle()
    assert shown._results_scroll.height() == 120
    shown.show(("ssd",))
    shown.show(("host",))
    settle()
    assert shown._results_scroll.height() == 120
    shown.share_height(120, 1)
    assert not shown._results_scroll.isVisible()


def test_only_what_somebody_has_put_in_is_marked(shown, session):
    rows = [shown.form.row(name) for name in shown.form.field_names]
    for row in rows:
        origin = session.plan.components["host"].origins.get(row.info.name)
        is_own = row.has_origin and origin is not None and origin.kind != "catalogue"
        assert row.origin.isHidden() != is_own, row.info.name
        if origin is None and row.has_origin:
            assert "Default" in row.title.toolTip()


def test_the_heading_never_says_the_kind_twice(shown, session, perform):

    assert shown.head.kind.text() == "Host · Fujitsu PRIMERGY RX300 S6"
    perform(verbs.set_field(session.plan, ("host",), "name", "Host 1"))
    assert shown.head.kind.text() == "Fujitsu PRIMERGY RX300 S6"
    perform(verbs.set_field(session.plan, ("host",), "server_model", ""))
    assert shown.head.kind.text().startswith("2 × Intel Xeon X5650, 144")


def test_settings_stand_in_the_order_of_use_and_notes_last(inspector):
    inspector.show(())
    names = inspector.form.field_names
    order = [
        names.index(each) for each in ("name", "broker", "promise", "survive_drive", "currency", "notes")
    ]
    assert order == sorted(order)
    assert names[-1] == "notes"
    assert inspector.form.row("survive_drive").isVisibleTo(inspector.form)
    assert inspector.form.row("currency").isVisibleTo(inspector.form)
