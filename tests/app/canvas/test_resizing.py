"""Frames and notes in other sizes: by mouse and keyboard, never smaller than what they hold, undone like any edit."""

from __future__ import annotations

from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, Qt

from app.canvas.layout.geometry import CARD_WIDTH, FRAME_WIDTH, PAD, SNAP
from app.canvas.layout.hits import Edges
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.components import Note
from planner_core.plan.plan import Position
from tests.support.canvas import rebuilt, shown

ALT = Qt.KeyboardModifier.AltModifier
TEXT = "Switches are the customer's, so are the cables between the two buildings of the factory."


def edge(canvas, component, across, down):
    """A point on an edge or corner of a card."""
    box = canvas.arrangement.boxes[component]
    x = {-1: box.x, 0: box.x + box.width / 4, 1: box.right}[across]
    y = {-1: box.y, 0: box.y + box.height / 4, 1: box.bottom}[down]
    return canvas.mapFromScene(x, y)


@pytest.fixture
def note(canvas, session):
    session.perform(
        verbs.add_component(session.plan, Note(id="note", name="N", notes=TEXT), Position(0, 400))
    )
    canvas.framing.zoom_100()
    box = canvas.arrangement.boxes["host"]
    canvas.centerOn(
        box.middle_x - 160, box.middle_y
    )  # so that no drag comes near the edge, where the view scrolls
    return "note"


@pytest.mark.parametrize("across", [-1, 0, 1])
@pytest.mark.parametrize("down", [-1, 0, 1])
def test_every_edge_and_corner_of_a_selected_frame_can_be_dragged(canvas, session, hand, note, across, down):
    canvas.select(["host"])
    box = canvas.arrangement.boxes["host"]
    if not (across or down):
        return
    start = edge(canvas, "host", across, down)
    assert canvas.pointer.hit(start).edges == Edges(across, down)
    hand.drag(start, start + QPoint(80 * across, 64 * down))
    after = canvas.arrangement.boxes["host"]
    assert after.width - box.width == pytest.approx(80 * abs(across), abs=SNAP / 2)
    assert after.height - box.height == pytest.approx(64 * abs(down), abs=SNAP / 2)
    for dragged, side in ((across, (after.x, 0, after.right)), (down, (after.y, 0, after.bottom))):
        assert not dragged or side[1 + dragged] % SNAP == 0
    assert (after.right == box.right) if across < 0 else (after.x == box.x)
    assert (after.bottom == box.bottom) if down < 0 else (after.y == box.y)
    assert session.history.position == 2
    assert shown(canvas.scene()) == rebuilt(canvas)
    session.undo()
    assert canvas.arrangement.boxes["host"] == box


def test_what_lies_in_a_frame_becomes_as_wide_as_there_is_room(canvas, session, hand, note):
    canvas.select(["host"])
    start = edge(canvas, "host", 1, 0)
    hand.drag(start, start + QPoint(96, 0))
    frame, inner = canvas.arrangement.boxes["host"], canvas.arrangement.boxes["ssd"]
    assert frame.width == FRAME_WIDTH + 96
    assert inner.width == frame.width - 2 * PAD


def test_a_frame_is_never_smaller_than_what_it_holds(canvas, session, hand, note):
    canvas.select(["host"])
    low = canvas.arrangement.boxes["host"].height
    start = edge(canvas, "host", 1, 1)
    hand.drag(start, start + QPoint(-400, -400))
    box = canvas.arrangement.boxes["host"]
    assert (box.width, box.height) == (CARD_WIDTH + 2 * PAD, low)
    assert canvas.arrangement.boxes["ssd"].width == CARD_WIDTH
    assert session.plan.positions["host"].height == 0  # so that it still grows with what is added
    group = verbs.new_component(session.plan, "disk_group")
    session.perform(verbs.add_component(session.plan, group, None, "host"))
    assert canvas.arrangement.boxes["host"].height > low


def test_the_text_of_a_wider_note_takes_fewer_lines(canvas, session, hand, note):
    canvas.select([note])
    lines = len(canvas.scene().freshen_card(note).lines)
    start = edge(canvas, note, 1, 0)
    hand.drag(start, start + QPoint(240, 0))
    assert canvas.arrangement.boxes[note].width == CARD_WIDTH + 240
    assert 0 < len(canvas.scene().freshen_card(note).lines) < lines
    assert canvas.arrangement.boxes[note].height == canvas.arrangement.least_height(note, CARD_WIDTH + 240)
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_alt_and_arrows_resize_and_a_row_of_them_is_one_step(canvas, session, hand, note):
    box = canvas.arrangement.boxes["host"]
    canvas.select(["host"])
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        hand.key(key, ALT)
    after = canvas.arrangement.boxes["host"]
    assert (after.width, after.height) == (box.width + 8, box.height + 8)
    assert session.history.position == 2
    session.undo()
    assert canvas.arrangement.boxes["host"] == box


def test_escape_leaves_a_frame_as_it_was(canvas, session, hand, note):
    canvas.select(["host"])
    plan, before = session.plan, shown(canvas.scene())
    start = edge(canvas, "host", 1, 1)
    hand.hold(start, start + QPoint(100, 100))
    hand.key(Qt.Key.Key_Escape)
    hand.release(start + QPoint(100, 100))
    assert session.plan is plan
    assert shown(canvas.scene()) == before


def test_a_size_stays_when_the_card_is_moved_copied_and_closed(canvas, session, hand, note):
    canvas.select(["host"])
    start = edge(canvas, "host", 1, 1)
    hand.drag(start, start + QPoint(40, 40))
    size = canvas.arrangement.boxes["host"][2:]
    hand.drag(hand.at("host"), hand.at("host") + QPoint(16, 16))
    assert canvas.arrangement.boxes["host"][2:] == size
    canvas.orders.fold(closed=True)
    assert canvas.arrangement.boxes["host"].width == CARD_WIDTH
    canvas.orders.fold(closed=False)
    assert canvas.arrangement.boxes["host"][2:] == size
    canvas.orders.duplicate()
    (copy,) = canvas.selected_ids()
    assert canvas.arrangement.boxes[copy][2:] == size
    with closing(ProjectFile.open(session.path, read_only=True)) as again:
        assert again.plan == session.plan


def test_a_frame_gets_its_own_size_again_where_it_lies(canvas, session, hand, note):
    box = canvas.arrangement.boxes["host"]
    place = session.plan.positions["host"]
    wider = Position(place.x, place.y, place.closed, box.width + 10 * SNAP, box.height + 5 * SNAP)
    session.perform(verbs.resize(session.plan, {"host": wider}))
    assert canvas.arrangement.boxes["host"].width > box.width
    assert canvas.commands.reset_size("host")
    assert canvas.arrangement.boxes["host"] == box
    assert session.plan.positions["host"] == Position(place.x, place.y)
    assert session.undo()
    assert session.plan.positions["host"] == wider


def test_cards_that_are_neither_frames_nor_notes_have_one_size(canvas, session, hand):
    canvas.select(["pool"])
    assert canvas.pointer.hit(edge(canvas, "pool", 0, 1)).edges is None
    hand.key(Qt.Key.Key_Right, ALT)
    assert session.history.position == 0
