"""Frames that grow: what they would cover makes room, in the same step, and undo brings it back."""

from __future__ import annotations

import itertools

import pytest

from app.canvas.layout.geometry import Box
from app.canvas.layout.making_room import pushed
from app.canvas.layout.places import Places
from planner_core.editing import verbs
from planner_core.plan.plan import Position
from tests.support.plans import cluster_plan

COLUMN = {"a": Box(0, 0, 100, 100), "b": Box(0, 120, 100, 100), "c": Box(0, 240, 100, 100)}


def places(boxes):
    found = Places()
    for name, box in boxes.items():
        found.put(name, box, 0)
    return found


def overlapping(canvas):
    """Pairs of cards on the canvas that cover each other."""
    boxes = canvas.arrangement.outer_boxes()
    return {pair for pair in itertools.combinations(sorted(boxes), 2) if boxes[pair[0]].meets(boxes[pair[1]])}


def test_a_pushed_card_pushes_the_next_one():
    moved = pushed(places(COLUMN), {"a": Box(0, 0, 100, 150)})
    assert moved.keys() == {"b", "c"}
    assert 150 < moved["b"].y < moved["b"].bottom < moved["c"].y
    assert {box.x for box in moved.values()} == {0}


def test_what_is_not_reached_stays():
    assert pushed(places(COLUMN), {"a": Box(0, 0, 100, 119)}) == {}
    assert pushed(places({**COLUMN, "d": Box(101, 0, 50, 50)}), {"c": Box(0, 240, 100, 900)}) == {}


def test_what_lay_over_the_frame_before_stays_there():
    boxes = {"a": Box(0, 0, 100, 100), "over": Box(50, 50, 100, 100)}
    assert pushed(places(boxes), {"a": Box(0, 0, 100, 300)}) == {}


def test_a_card_beside_a_widened_frame_moves_below_it():
    boxes = {"a": Box(0, 50, 100, 100), "beside": Box(120, 0, 100, 100)}
    moved = pushed(places(boxes), {"a": Box(0, 50, 200, 100)})
    assert moved["beside"].y >= 150


def test_frames_that_grow_together_push_each_other():
    grown = {name: Box(box.x, box.y, 100, 200) for name, box in COLUMN.items()}
    moved = pushed(places(COLUMN), grown)
    assert moved.keys() == {"b", "c"}
    assert moved["b"].height == moved["c"].height == 200
    assert 200 < moved["b"].y < moved["b"].bottom < moved["c"].y


@pytest.fixture
def stacked(canvas, session):
    """The cards of a plan with a cluster below each other, each right under the one before."""
    assert session.new_plan(cluster_plan())
    y, at = 0.0, {}
    for component, box in canvas.arrangement.outer_boxes().items():
        at[component] = Position(0, y)
        y += box.height + 8
    assert session.perform(verbs.move(session.plan, at))
    assert not overlapping(canvas)
    return canvas


@pytest.mark.parametrize(("kind", "frame"), [("host", "cluster"), ("disk_group", "array")])
def test_a_frame_makes_room_for_what_is_added_to_it(stacked, session, kind, frame):
    before, steps = session.plan, session.history.position
    lower = [
        each for each, box in stacked.arrangement.outer_boxes().items() if box.y > before.positions[frame].y
    ]
    assert stacked.commands.add(kind, None, 0, 0, frame)
    assert not overlapping(stacked)
    assert all(session.plan.positions[each].y > before.positions[each].y for each in lower)
    assert session.history.position == steps + 1
    assert session.undo()
    assert session.plan == before


def test_groups_that_are_opened_make_room_for_each_other(stacked, session):
    frames = [each for each in ("cluster", "array") if stacked.arrangement.children(each)]
    assert stacked.commands.collapse(frames)
    y, at = 0.0, {}
    for component, box in stacked.arrangement.outer_boxes().items():
        at[component] = session.plan.positions[component].at(0, y)
        y += box.height + 8
    assert session.perform(verbs.move(session.plan, at))
    assert stacked.commands.expand(frames)
    assert not overlapping(stacked)
    assert not stacked.arrangement.closed()
    assert session.undo()
    assert stacked.arrangement.closed() == set(frames)
