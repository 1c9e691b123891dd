"""Snap lines while a card is dragged: where they hold it, what they show, and the keys that let it go."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given
from PySide6.QtCore import QPoint, Qt

from app.canvas.gestures.drop_component import Carried
from app.canvas.layout.geometry import HEAD_PORT, Box
from app.canvas.layout.snap_lines import Guides, Standing
from planner_core.plan.plan import Position
from tests.support.canvas import over

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
CARD = Box(100, 100, 240, 64)


def at(x, y, width=240, height=64, *, framed=False):
    return Standing(Box(x, y, width, height), framed)


def test_an_edge_near_an_edge_is_held_there():
    guides = Guides([Standing(CARD, False)])
    snapped = guides.snap(at(104, 400), 6)
    assert snapped.x == 100
    assert snapped.y is None
    assert snapped.lines == ((100, 92, 100, 472),)


def test_the_nearest_of_several_lines_counts():
    guides = Guides([at(100, 0), at(105, 500)])
    assert guides.snap(at(103, 250), 6).x == 105
    assert guides.snap(at(102, 250), 6).x == 100


def test_the_port_of_a_pool_is_held_at_the_port_of_a_host():
    host = at(600, 200, 328, 400, framed=True)
    pool = at(100, 200 + HEAD_PORT - 32 + 4)
    assert Guides([host]).snap(pool, 6).y == 200 + HEAD_PORT - 32


def test_a_card_without_neighbours_does_not_snap():
    assert Guides([Standing(CARD, False)]).snap(at(600, 600), 6) == (None, None, ())
    assert Guides([]).snap(at(0, 0), 6) == (None, None, ())


@given(
    st.lists(
        st.builds(
            Standing,
            st.builds(Box, *[st.integers(-500, 500).map(float)] * 2, *[st.integers(10, 300).map(float)] * 2),
            st.booleans(),
        ),
        max_size=12,
    ),
    st.builds(Box, *[st.integers(-500, 500).map(float)] * 2, *[st.integers(10, 300).map(float)] * 2),
    st.floats(1, 30),
)
def test_a_card_moves_no_farther_than_the_reach_and_each_line_touches_both(standing, box, reach):
    snapped = Guides(standing).snap(Standing(box, False), reach)
    x = box.x if snapped.x is None else snapped.x
    y = box.y if snapped.y is None else snapped.y
    assert abs(x - box.x) <= reach
    assert abs(y - box.y) <= reach
    assert len(snapped.lines) == (snapped.x is not None) + (snapped.y is not None)
    placed = Box(x, y, box.width, box.height)
    for x1, y1, x2, y2 in snapped.lines:
        line = Box(x1, y1, x2 - x1, y2 - y1).grown(0.5)
        assert line.meets(placed.grown(0.5))
        assert any(line.meets(other.box.grown(0.5)) for other in standing)


# --- in the drawing -----------------------------------------------------------------------------------------


@pytest.fixture
def link(canvas, session):
    """A card that is not connected, off the grid of the others, below the host."""
    canvas.select([])
    added = canvas.orders.add("network_link")
    host = canvas.arrangement.boxes["host"]
    canvas.commands.move({added: Position(host.x + 43, host.bottom + 101)})
    canvas.framing.fit_all()
    canvas.framing.zoom_100()
    canvas.camera.centre(canvas.arrangement.boxes[added])
    return added


def test_a_dragged_card_stops_in_line_with_the_host(canvas, session, hand, link):
    host = canvas.arrangement.boxes["host"]
    start = hand.at(link)
    hand.hold(start, start + QPoint(-39, 10))
    assert canvas.runner.gesture.boxes()
    assert canvas.runner.gesture._snapping._snapped.lines
    hand.release(start + QPoint(-39, 10))
    assert session.plan.positions[link].x == host.x


@pytest.mark.parametrize("key", [CTRL, ALT])
def test_with_a_key_held_it_goes_where_the_pointer_is(canvas, session, hand, link, key):
    before = session.plan.positions[link]
    start = hand.at(link)
    hand.press(start)
    for step in range(1, 6):
        hand.move(start + QPoint(-39, 10) * step / 5, key)
    assert canvas.runner.gesture._snapping._snapped.lines == ()
    hand.release(start + QPoint(-39, 10), key)
    assert session.plan.positions[link] == Position(before.x - 39, before.y + 10)


def test_without_a_line_near_it_is_held_by_the_grid(canvas, session, hand, link):
    start = hand.at(link)
    hand.drag(start, start + QPoint(150, 70))
    place = session.plan.positions[link]
    assert place.x % 8 == 0
    assert place.y % 8 == 0


def test_esc_takes_the_lines_away(canvas, session, hand, link):
    plan = session.plan
    start = hand.at(link)
    hand.hold(start, start + QPoint(-39, 10))
    hand.key(Qt.Key.Key_Escape)
    hand.release(start + QPoint(-39, 10))
    assert session.plan is plan
    assert canvas.runner.gesture is None


def test_lines_reach_as_far_on_the_screen_at_every_zoom(canvas, session, hand, link):
    for _ in range(5):
        canvas.framing.zoom_out()
    assert canvas.camera.zoom == 0.5
    host = canvas.arrangement.boxes["host"]
    start = hand.at(link)
    hand.drag(
        start, start + QPoint(-17, 4)
    )  # 34 in the scene: nine from the line, four and a half on the screen
    assert session.plan.positions[link].x == host.x


def test_a_drop_from_the_palette_is_held_too(canvas, session, hand):
    pool = canvas.arrangement.boxes["pool"]
    there = canvas.mapFromScene(pool.middle_x + 3, pool.bottom + 150)
    assert over(canvas, Carried("desktop_pool"), there)
    assert canvas.runner.gesture._box.x == pool.x
    canvas.runner.cancel()
