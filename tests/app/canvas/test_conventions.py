"""What people expect of any drawing: wheel and tilt, many at once, and nothing that only a mouse can do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from app.canvas.layout.zoom import LEAST, MOST
from planner_core.editing import verbs
from planner_core.plan.plan import Position
from tests.support.large_canvas import large_plan

NO_KEYS, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def turn(canvas, x: int, y: int, modifiers=NO_KEYS):
    at = QPointF(300, 200)
    there = QPointF(canvas.viewport().mapToGlobal(at.toPoint()))
    event = QWheelEvent(
        at,
        there,
        QPoint(),
        QPoint(x, y),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas.viewport(), event)


def test_a_tilted_wheel_scrolls_sideways_and_nothing_else(canvas):
    before = canvas.mapFromScene(0, 0)
    turn(canvas, 120, 0)
    after = canvas.mapFromScene(0, 0)
    assert after.x() > before.x()
    assert after.y() == before.y()
    assert canvas.camera.zoom == 1.0


def test_a_touch_pad_zooms_by_little_turns(canvas):
    for _ in range(8):
        turn(canvas, 0, 30, CTRL)
    assert canvas.camera.zoom == 1.25


def test_a_tall_plan_is_fitted_whole_and_zoomed_from_there(canvas, session):
    for place in (0, 20_000):
        host = verbs.new_component(session.plan, "host")
        assert session.perform(verbs.add_component(session.plan, host, Position(0, place)))
    canvas.framing.fit_all()
    seen, drawn = canvas.camera.seen(), canvas.arrangement.bounds()
    assert drawn.height > 20_000
    assert seen.contains(drawn.x, drawn.y)
    assert seen.contains(drawn.right, drawn.bottom)
    fitted = canvas.camera.zoom
    assert fitted < LEAST
    canvas.framing.zoom_out()
    assert canvas.camera.zoom == fitted
    canvas.framing.zoom_in()
    assert canvas.camera.zoom == LEAST


def test_zoom_ends_at_ten_and_four_hundred_percent_and_shows_every_card(canvas, session):
    session.new_plan(large_plan(40))
    for _ in range(30):
        canvas.framing.zoom_out()
    assert canvas.camera.zoom == LEAST == 0.10
    canvas.framing.fit_all()
    seen = canvas.camera.seen()
    assert all(box.meets(seen) for box in canvas.arrangement.boxes.values())
    for _ in range(30):
        canvas.framing.zoom_in()
    assert canvas.camera.zoom == MOST == 4.0


@pytest.mark.parametrize("modifier", [CTRL, Qt.KeyboardModifier.ShiftModifier])
def test_a_click_with_a_key_adds_and_takes_away(canvas, hand, modifier):
    hand.click(hand.at("pool"))
    hand.click(hand.at("ssd"), modifier)
    assert canvas.selected_ids() == ("pool", "ssd")
    hand.click(hand.at("pool"), modifier)
    assert canvas.selected_ids() == ("ssd",)


def test_a_click_on_empty_canvas_clears_the_selection(canvas, hand):
    canvas.select(["pool", "ssd"])
    hand.click(hand.empty())
    assert canvas.selected_ids() == ()


def test_many_cards_move_and_go_in_one_step_each(canvas, session, hand):
    session.new_plan(large_plan(40))
    canvas.framing.fit_all()
    canvas.orders.select_all()
    plan = session.plan
    start = hand.at("pool0")
    hand.drag(start, start + QPoint(40, 30))
    assert session.history.position == 1
    assert all(session.plan.positions[each] != at for each, at in plan.positions.items())
    canvas.orders.delete()
    assert session.plan.components == {}
    session.undo()
    session.undo()
    assert session.plan == plan


def test_what_a_drag_does_a_menu_does_too(canvas):
    """Connecting, disconnecting, nesting, relocating, taking out, arranging: each by name."""
    from app.canvas.layout.hits import Hit

    canvas.select([])
    cluster = canvas.orders.add("cluster")
    inner = canvas.orders.add("host")
    canvas.select(["pool", "host"])

    def entries(hit):
        menu = canvas._menus.menu_for(hit)
        found = {action.text() for action in menu.actions()}
        menu.deleteLater()
        return found

    assert {"Connect to", "Disconnect from", "Cut", "Copy", "Duplicate", "Delete", "Arrange"} <= entries(
        Hit("card", "pool")
    )
    assert "Move into" in entries(Hit("card", "host"))
    assert any(text.startswith("Take out of") for text in entries(Hit("card", inner)))
    assert "Move to" in entries(Hit("chip", "pool", ("pool", "sas"), "swap"))
    assert {"Add", "Paste", "Select all", "Fit all"} <= entries(Hit())
    assert cluster in canvas.arrangement.boxes
