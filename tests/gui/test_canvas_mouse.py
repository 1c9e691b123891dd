"""The canvas under a real mouse: pan, zoom, rubber band, and Esc in the middle of a drag."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip

from app.canvas.layout.navigation import stop_box
from app.canvas.view import CanvasView
from app.look.theme_manager import Themes
from app.project import assessor
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from planner_core.editing import verbs
from tests.support.canvas import Hand, rebuilt, shown


@pytest.fixture
def canvas(qtbot, qapp, home, user, monkeypatch):
    # An edit has its numbers in the same call, also on a slow machine, where they would come from the thread.
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 60.0)
    themes = Themes(qapp, "light")
    session = Session(load_catalog())
    assert session.new_plan(read_sample("everything-on-ssd"))
    view = CanvasView(session)
    qtbot.addWidget(view)
    view.setGeometry(40, 60, 1200, 800)
    user.look_at(view)
    view.setFocus()
    qtbot.waitUntil(lambda: session.assessment is not None and session.results.is_reviewed)
    yield view
    session.close()
    themes.deleteLater()


@pytest.fixture
def place(canvas):
    """Global points: of a card, of a chip, of a distance from either."""
    hand = Hand(canvas)

    def point(what: str, dx: int = 0, dy: int = 0) -> QPoint:
        at = {"empty": hand.empty}.get(what, lambda: hand.at(what))()
        return canvas.viewport().mapToGlobal(at + QPoint(dx, dy))

    return point


def test_middle_button_and_space_push_the_paper(canvas, user, place):
    plan = canvas.session.plan
    corner = canvas.mapFromScene(0, 0)
    user.drag(place("pool"), place("pool", 120, -60), button=2)
    assert canvas.mapFromScene(0, 0) - corner == QPoint(120, -60)
    user.drag(place("pool"), place("pool", -40, 30), holding="space")
    assert canvas.mapFromScene(0, 0) - corner == QPoint(80, -30)
    assert canvas.session.plan is plan


def test_ctrl_and_wheel_zoom_around_the_pointer(canvas, user, place):
    at = place("ssd")
    there = canvas.mapToScene(canvas.viewport().mapFromGlobal(at))
    user.wheel(at, 3, holding="ctrl")
    assert canvas.camera.zoom == 1.5
    now = canvas.mapToScene(canvas.viewport().mapFromGlobal(at))
    assert (now - there).manhattanLength() < 3
    user.wheel(at, -20, holding="ctrl")
    assert canvas.camera.zoom == 0.1


def test_the_wheel_scrolls_and_with_shift_sideways(canvas, user, place):
    corner = canvas.mapFromScene(0, 0)
    user.wheel(place("pool"), 1)
    down = canvas.mapFromScene(0, 0)
    assert down.y() > corner.y()
    assert down.x() == corner.x()
    user.wheel(place("pool"), 1, holding="shift")
    assert canvas.mapFromScene(0, 0).x() > down.x()
    assert canvas.mapFromScene(0, 0).y() == down.y()


def test_esc_in_the_middle_of_a_drag_leaves_everything_as_it_was(canvas, user, place):
    plan, before = canvas.session.plan, shown(canvas.scene())
    user.drag(place("host"), place("host", 160, 120), halfway=lambda: user.press("Escape"))
    assert canvas.session.plan is plan
    assert shown(canvas.scene()) == before


def test_a_rubber_band_selects_and_a_drag_moves_all_of_it_in_one_step(canvas, user, place, qtbot):
    bounds = canvas.arrangement.bounds()
    start = canvas.viewport().mapToGlobal(canvas.mapFromScene(bounds.x - 24, bounds.y - 24))
    end = canvas.viewport().mapToGlobal(canvas.mapFromScene(bounds.right + 24, bounds.bottom + 24))
    user.drag(start, end)
    assert set(canvas.selected_ids()) == {"pool", "host", "ssd", "mirror"}
    before = dict(canvas.session.plan.positions)
    user.drag(place("pool"), place("pool", 48, 32))
    after = canvas.session.plan.positions
    assert {each: (at.x - before[each].x, at.y - before[each].y) for each, at in after.items()} == {
        "pool": (48, 32),
        "host": (48, 32),
    }
    assert canvas.session.history.position == 1
    qtbot.waitUntil(lambda: canvas.session.results.is_reviewed)
    assert shown(canvas.scene()) == rebuilt(canvas)
    canvas.session.undo()
    assert dict(canvas.session.plan.positions) == before


def test_double_click_asks_for_the_fields(canvas, user, place):
    asked = []
    canvas.orders.edit_requested.connect(asked.append)
    user.click(place("pool"), times=2)
    assert asked == ["pool"]


def test_double_click_closes_a_frame_and_opens_it_again(canvas, user, place, qtbot):
    qtbot.waitUntil(lambda: canvas.session.results.is_reviewed)
    whole = shown(canvas.scene())
    user.click(place("host"), times=2)
    assert canvas.session.plan.positions["host"].closed
    assert set(canvas.scene().cards) == {"pool", "host"}
    user.click(place("host"), times=2)
    canvas.select(())
    user.move(place("empty"))
    qtbot.waitUntil(lambda: canvas.session.results.is_reviewed)
    assert shown(canvas.scene()) == whole
    user.click(place("host"))
    user.press("minus")
    assert canvas.session.plan.positions["host"].closed
    user.press("plus")
    assert not canvas.session.plan.positions["host"].closed
    assert canvas.session.history.position == 4


def test_a_frame_is_resized_by_its_corner_and_by_keys(canvas, user, place, qtbot):
    user.click(place("host"))
    box = canvas.arrangement.boxes["host"]
    corner = canvas.viewport().mapToGlobal(canvas.mapFromScene(box.right, box.bottom))
    user.drag(corner, corner + QPoint(64, 48))
    larger = canvas.arrangement.boxes["host"]
    assert abs(larger.width - box.width - 64) <= 4
    assert abs(larger.height - box.height - 48) <= 4
    qtbot.waitUntil(lambda: canvas.session.results.is_reviewed)
    assert shown(canvas.scene()) == rebuilt(canvas)
    user.press("alt+Left", "alt+Up", "alt+Up")
    smaller = canvas.arrangement.boxes["host"]
    assert (larger.width - smaller.width, larger.height - smaller.height) == (8, 16)
    assert canvas.session.history.position == 2
    canvas.session.undo()
    canvas.session.undo()
    assert canvas.arrangement.boxes["host"] == box


def test_the_arrows_scroll_where_nothing_is_selected(canvas, user, place):
    plan = canvas.session.plan
    user.click(place("empty"))
    user.wheel(place("ssd"), 8, holding="ctrl")
    corner = canvas.mapFromScene(0, 0)
    user.press("Right")
    across = canvas.mapFromScene(0, 0) - corner
    assert across.x() < 0 == across.y()
    user.press("Down", "Down", "Left")
    down = canvas.mapFromScene(0, 0) - corner
    assert down.y() < 0 == down.x()
    assert canvas.session.plan is plan


def test_tips_say_in_full_what_is_short_and_take_no_name_for_formatting(canvas, user, place, qtbot):
    session = canvas.session
    assert session.perform(verbs.set_field(session.plan, ["pool"], "name", "<b>R&D</b>"))
    qtbot.waitUntil(lambda: session.assessment is not None)
    swap = stop_box(canvas.arrangement, (("pool", "ssd"), "swap"))
    chip = canvas.viewport().mapToGlobal(canvas.mapFromScene(swap.middle_x, swap.middle_y))

    def tip(at: QPoint) -> str:
        user.move(place("empty"))
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        user.move(at)
        user.move(at + QPoint(1, 0))
        qtbot.waitUntil(QToolTip.isVisible)
        return QToolTip.text()

    assert "Swap file of &lt;b&gt;R&amp;D&lt;/b&gt;, 1\N{NO-BREAK SPACE}GiB each" in tip(chip)
    lines = tip(place("ssd")).split("<br>")
    assert lines[0] == "<qt>SSD"
    assert any(line.startswith("Capacity ") and "within the target" in line for line in lines)


def test_a_click_takes_the_store_that_is_asked_for_and_a_click_beside_none(canvas, user, place, qtbot):
    swap = stop_box(canvas.arrangement, (("pool", "ssd"), "swap"))
    chip = canvas.viewport().mapToGlobal(canvas.mapFromScene(swap.middle_x, swap.middle_y))
    plan = canvas.session.plan
    user.click(chip)
    user.press("Return")
    assert canvas.runner.gesture is not None
    user.click(place("empty"))
    assert (canvas.runner.gesture, canvas.session.plan) == (None, plan)
    user.click(chip)
    user.press("Return")
    user.click(place("mirror"))
    assert canvas.runner.gesture is None
    assert canvas.session.plan.stores_of("pool", "swap") == ("mirror",)
    qtbot.waitUntil(lambda: canvas.session.results.is_reviewed)
    assert shown(canvas.scene()) == rebuilt(canvas)
