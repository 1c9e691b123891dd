"""Gestures with the mouse: each is one step on release, and Esc leaves everything as it was."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from planner_core.editing import verbs
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan, Position
from tests.support.canvas import rebuilt, shown
from tests.support.large_canvas import large_plan
from tests.support.plans import two_pools

CTRL = Qt.KeyboardModifier.ControlModifier


def steps(session):
    return session.history.position


def test_dragging_a_card_is_one_step_on_the_grid(canvas, session, hand):
    before = session.plan.positions["pool"]
    start = hand.at("pool")
    hand.drag(start, start + QPoint(-37, 61))
    after = session.plan.positions["pool"]
    assert (after.x, after.y) == (before.x - 40, before.y + 64)
    assert steps(session) == 1
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_drag_changes_nothing_before_the_button_is_up(canvas, session, hand):
    start = hand.at("pool")
    hand.hold(start, start + QPoint(80, 80))
    assert steps(session) == 0
    assert not canvas.scene().cards["pool"].isVisible()
    hand.release(start + QPoint(80, 80))
    assert steps(session) == 1
    assert canvas.scene().cards["pool"].isVisible()


def test_three_pixels_are_not_yet_a_drag(canvas, session, hand):
    start = hand.at("pool")
    hand.drag(start, start + QPoint(2, 1))
    assert steps(session) == 0
    assert canvas.selected_ids() == ("pool",)


def test_esc_leaves_a_move_without_a_trace(canvas, session, hand):
    before, plan = shown(canvas.scene()), session.plan
    start = hand.at("host")
    hand.hold(start, start + QPoint(90, -40))
    hand.key(Qt.Key.Key_Escape)
    hand.release(start + QPoint(90, -40))
    assert session.plan is plan
    assert shown(canvas.scene()) == before


def test_esc_ends_a_drag_or_clears_the_selection_but_not_both(canvas, hand):
    canvas.select(["host", "pool"])
    start = hand.at("host")
    hand.hold(start, start + QPoint(90, -40))
    assert canvas.runner.cancel(), "whoever asks is told that this was a drag"
    hand.release(start + QPoint(90, -40))
    assert canvas.selected_ids() == ("host", "pool")
    assert not canvas.runner.cancel()


def test_moving_a_host_takes_its_disk_groups_and_lines_along(canvas, session, hand):
    ssd = canvas.arrangement.boxes["ssd"]
    start = hand.at("host")
    hand.drag(start, start + QPoint(80, 40))
    assert canvas.arrangement.boxes["ssd"] == ssd.moved(80, 40)
    assert canvas.scene().cards["ssd"].pos().toTuple() == (ssd.x + 80, ssd.y + 40)
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_dragging_the_swap_chip_to_the_ssd_relocates_it(canvas, session, hand):
    hand.drag(hand.chip("pool", "sas", "swap"), hand.at("ssd", 40, 30))
    assert session.plan.stores_of("pool", "swap") == ("ssd",)
    assert steps(session) == 1
    assert [chip.role for chip in canvas.arrangement.chips[("pool", "ssd")]] == ["replica", "swap"]


def test_a_chip_on_a_host_says_why_it_cannot_stay(canvas, session, hand, qtbot):
    hints = []
    canvas.hint.connect(hints.append)
    hand.drag(hand.chip("pool", "sas", "swap"), hand.at("host"))
    assert steps(session) == 0
    assert any("cannot lie on “RX300 S6”" in hint for hint in hints)


def test_a_chip_over_nothing_says_where_it_may_go(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    hand.hold(hand.chip("pool", "sas", "swap"), hand.empty())
    assert any(
        hint.startswith("Drop ") and hint.endswith(" on the store that is to hold it.") for hint in hints
    )
    hand.key(Qt.Key.Key_Escape)
    hand.release(hand.empty())
    assert steps(session) == 0


def test_a_line_is_found_where_it_runs_and_a_card_over_it_first(canvas):
    (x, y), (to_x, to_y) = canvas.arrangement.routes[("pool", "ssd")].points[:2]
    hit = canvas.pointer.hit(canvas.mapFromScene((x + to_x) / 2, (y + to_y) / 2))
    assert (hit.kind, hit.pair[0]) == ("line", "pool")
    box = canvas.arrangement.boxes["pool"]
    assert canvas.pointer.hit(canvas.mapFromScene(box.middle_x, box.y + 10)).kind == "card"


def test_esc_puts_a_chip_back(canvas, session, hand):
    plan = session.plan
    hand.hold(hand.chip("pool", "sas", "swap"), hand.at("ssd"))
    hand.key(Qt.Key.Key_Escape)
    hand.release(hand.at("ssd"))
    assert session.plan is plan


def test_a_line_from_the_port_connects(canvas, session, hand):
    canvas.commands.disconnect("pool", "host")
    assert session.plan.hosts_of("pool") == ()
    hand.click(hand.at("pool"))
    hand.drag(hand.port("pool"), hand.at("host"))
    assert session.plan.hosts_of("pool") == ("host",)
    assert ("pool", "host") in canvas.scene().lines


def test_a_line_to_a_store_puts_the_files_there(canvas, session, hand):
    for store in ("ssd", "sas", "mirror"):
        canvas.commands.disconnect("pool", store)
    hand.click(hand.at("pool"))
    hand.drag(hand.port("pool"), hand.at("sas"))
    assert session.plan.stores_of("pool", "swap") == ("sas",)


def test_a_line_from_one_of_several_selected_pools_connects_all_of_them_in_one_step(canvas, session, hand):
    session.perform(verbs.duplicate(session.plan, ["pool"], Position(0, 260)))
    (other,) = {each.id for each in session.plan.of_type(DesktopPool)} - {"pool"}
    canvas.select(["pool", other, "host"])
    position = session.history.position
    hand.drag(hand.port("pool"), hand.at("mirror"))
    assert {session.plan.stores_of(each, "swap") for each in ("pool", other)} == {("mirror",)}
    assert session.history.position == position + 1
    canvas.select(["pool", "host"])
    hand.drag(hand.port("pool"), hand.at("ssd"))
    assert session.plan.stores_of(other, "swap") == ("mirror",), "it was not selected with the other"
    assert session.plan.stores_of("pool", "swap") == ("ssd",)


def test_the_rubber_band_selects_what_it_touches(canvas, hand):
    boxes = canvas.arrangement.boxes
    start = canvas.mapFromScene(boxes["pool"].x - 20, boxes["pool"].y - 20)
    end = canvas.mapFromScene(boxes["pool"].right - 20, boxes["pool"].bottom + 10)
    hand.drag(start, end)
    assert canvas.selected_ids() == ("pool",)
    canvas.select(["host"])
    hand.drag(start, end, CTRL)
    assert canvas.selected_ids() == ("host", "pool")


def test_esc_keeps_the_selection_of_before_a_rubber_band(canvas, hand):
    canvas.select(["host"])
    start = hand.empty()
    hand.hold(start, hand.at("pool"))
    hand.key(Qt.Key.Key_Escape)
    hand.release(hand.at("pool"))
    assert canvas.selected_ids() == ("host",)


def test_ctrl_click_adds_and_takes_away(canvas, hand):
    hand.click(hand.at("pool"))
    hand.click(hand.at("ssd"), CTRL)
    assert canvas.selected_ids() == ("pool", "ssd")
    hand.click(hand.at("pool"), CTRL)
    assert canvas.selected_ids() == ("ssd",)
    hand.click(hand.empty())
    assert canvas.selected_ids() == ()


def test_moving_several_cards_is_one_step(canvas, session, hand):
    canvas.select(["pool", "host"])
    before = dict(session.plan.positions)
    start = hand.at("pool")
    hand.drag(start, start + QPoint(16, 24))
    assert {each: (at.x, at.y) for each, at in session.plan.positions.items()} == {
        each: (at.x + 16, at.y + 24) for each, at in before.items()
    }
    assert steps(session) == 1
    session.undo()
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_click_on_a_percentage_asks_to_explain_it(canvas, hand):
    asked = []
    canvas.orders.explain_requested.connect(asked.append)
    box = canvas.arrangement.boxes["host"]
    hand.click(canvas.mapFromScene(box.right - 36, box.y + 64))
    assert asked == ["host.cpu.steady"]


def test_a_disk_group_goes_into_another_host(canvas, session, hand):
    other = canvas.orders.add("host")
    canvas.framing.fit_all()
    hand.drag(hand.at("sas"), hand.at(other))
    assert session.plan.parents["sas"] == other
    assert shown(canvas.scene()) == rebuilt(canvas)
    session.undo()
    assert session.plan.parents["sas"] == "host"


def test_a_disk_group_is_not_left_on_the_empty_canvas(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    hand.drag(hand.at("sas"), hand.empty())
    assert session.plan.parents["sas"] == "host"
    assert hints[-1] == "A disk group lies inside a host or a storage array: drop it on one."


def test_an_undo_in_the_middle_of_a_drag_ends_it_without_a_step(canvas, session, hand):
    canvas.commands.nudge(["pool"], 8, 0)
    start = hand.at("pool")
    hand.hold(start, start + QPoint(80, 80))
    session.undo()
    assert canvas.runner.gesture is None
    hand.release(start + QPoint(80, 80))
    assert session.history.position == 0
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_another_plan_in_the_middle_of_a_drag_ends_it(canvas, session, hand):
    start = hand.chip("pool", "sas", "swap")
    hand.hold(start, hand.at("ssd"))
    session.new_plan(Plan())
    hand.release(QPoint(10, 10))
    assert session.history.position == 0
    assert canvas.scene().cards == {}


def test_many_cards_moved_together_leave_what_a_rebuild_shows(canvas, session, qtbot, hand):
    session.new_plan(large_plan(120))
    qtbot.waitUntil(lambda: session.assessment is not None)
    canvas.orders.select_all()
    canvas.framing.zoom_100()
    canvas.centerOn(*canvas.arrangement.boxes["pool8"][:2])
    before = dict(session.plan.positions)
    start = hand.at("pool8")
    hand.drag(start, start + QPoint(-64, 40))
    assert session.history.position == 1
    assert {
        (at.x - before[each].x, at.y - before[each].y) for each, at in session.plan.positions.items()
    } == {(-64, 40)}
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_more_lines_than_can_be_led_are_drawn_straight_until_the_drag_is_over(canvas, session, qtbot, hand):
    plan = session.plan
    for _ in range(7):
        plan = two_pools(plan)[0]
    session.new_plan(plan)
    qtbot.waitUntil(lambda: session.assessment is not None)
    canvas.framing.fit_all()
    pools = [part.id for part in plan.of_type(DesktopPool)]
    start = hand.at("host")
    hand.hold(start, start + QPoint(0, 120))
    picture = canvas.viewport().grab().toImage()
    paper = picture.pixelColor(2, 2)
    boxes, dy = canvas.arrangement.boxes, 120 / canvas.camera.zoom
    for pool in pools:
        x1, y1 = boxes[pool].middle_x, boxes[pool].middle_y
        x2, y2 = boxes["host"].middle_x, boxes["host"].middle_y + dy
        share = (boxes[pool].right - x1 + 12) / (x2 - x1)  # right beside the pool
        at = canvas.mapFromScene(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        near = [picture.pixelColor(at.x(), at.y() + off) for off in range(-3, 4)]
        assert any(colour != paper for colour in near), pool
    hand.release(start + QPoint(0, 120))
    assert session.history.position == 1
    assert shown(canvas.scene()) == rebuilt(canvas)
