"""Sizes, places, routes and reading order: pure functions, no window."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.card_boxes import CardBoxes
from app.canvas.layout.geometry import Box, apart, chip_boxes, stacked, united
from app.canvas.layout.navigation import following, in_lines, reading_order, towards
from app.canvas.layout.places import Places
from app.canvas.layout.routing import Wire, routes_to
from app.canvas.layout.zoom import LEAST_FITTED, LEVELS, fitting, stepped
from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import apply
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan, Position
from tests.support.large_canvas import large_plan
from tests.support.plans import cluster_plan, random_step

HOST = Box(400, 0, 328, 320)
SSD, SAS = Box(412, 100, 304, 100), Box(412, 208, 304, 100)


def no_one(box):
    return []


def wire(start, end=SSD, owner="pool", target="ssd", widths=(50.0, 44.0)):
    roles = tuple(f"role{number}" for number in range(len(widths)))
    return Wire((owner, target), start, end, end.middle_y, roles, widths)


def crosses(route, box):
    """Whether any part of a line runs through the inside of a box."""
    return any(
        Box(min(a[0], b[0]), min(a[1], b[1]), abs(a[0] - b[0]) + 0.01, abs(a[1] - b[1]) + 0.01).meets(box)
        for a, b in zip(route.points, route.points[1:], strict=False)
    )


def test_a_frame_stacks_what_lies_in_it_on_the_grid():
    height, boxes = stacked(2, 328, [100, 100, 76])
    assert all(value % 4 == 0 for box in boxes for value in box)
    assert [boxes[i + 1].y - boxes[i].bottom for i in range(2)] == [8, 8]
    assert boxes[-1].bottom + 12 == height
    assert {box.width for box in boxes} == {304}


@given(st.lists(st.tuples(st.floats(-500, 500), st.floats(1, 90)), min_size=1, max_size=12))
def test_blocks_are_set_apart_in_order_and_a_crowd_stays_centred(blocks):
    blocks.sort()
    wanted, heights = [top for top, _ in blocks], [height for _, height in blocks]
    tops = apart(wanted, heights)
    crowds = [[0]]
    for index in range(1, len(tops)):
        gap = tops[index] - tops[index - 1] - heights[index - 1] - 4
        assert gap > -1e-6
        crowds.append([index]) if gap > 1e-6 else crowds[-1].append(index)
    for crowd in crowds:
        assert sum(tops[each] - wanted[each] for each in crowd) == pytest.approx(0, abs=1e-6)


@given(st.lists(st.floats(20, 120), min_size=1, max_size=9), st.floats(10, 400))
def test_chips_never_overlap_and_keep_to_their_room(widths, room):
    width, height, boxes = chip_boxes(tuple(widths), room)
    assert [box.width for box in boxes] == widths
    assert width <= max(room, *widths) + 1e-6
    assert max(box.bottom for box in boxes) == height
    assert not any(a.meets(b) for index, a in enumerate(boxes) for b in boxes[index + 1 :])


def test_a_line_has_only_level_and_upright_parts_and_ends_at_its_cards():
    start = Box(0, 60, 240, 64)
    (route,) = routes_to(HOST, [wire(start)], no_one)
    assert route.points[0] == (start.right, start.middle_y)
    assert route.points[-1] == (SSD.x, SSD.middle_y)
    assert all(a[0] == b[0] or a[1] == b[1] for a, b in zip(route.points, route.points[1:], strict=False))


@pytest.mark.parametrize(
    "start",
    [
        Box(0, 60, 240, 64),
        Box(900, 500, 240, 64),
        Box(420, -200, 240, 64),
        Box(600, 420, 240, 64),
        Box(150, 100, 240, 64),
    ],
    ids=["left", "right", "above", "below", "too near"],
)
def test_wherever_the_pool_stands_chips_are_outside_the_frame_and_lines_cross_no_card_in_it(start):
    routes = routes_to(HOST, [wire(start), wire(start, SAS, target="sas")], no_one)
    for route, other in zip(routes, (SAS, SSD), strict=True):
        assert not any(box.meets(HOST) for _, box in route.chips)
        assert not crosses(route, other)


def test_the_right_side_is_the_left_side_in_a_mirror():
    left, right = Box(0, 60, 240, 64), Box(2 * HOST.middle_x - 240, 60, 240, 64)
    (a,), (b,) = routes_to(HOST, [wire(left)], no_one), routes_to(HOST, [wire(right)], no_one)
    assert [(2 * HOST.middle_x - x, y) for x, y in a.points] == list(b.points)


def test_chips_of_many_pools_do_not_cover_each_other():
    pools = [Box(0, 100 * number, 240, 64) for number in range(5)]
    wires = [
        wire(box, store, f"pool{number}", name)
        for number, box in enumerate(pools)
        for store, name in ((SSD, "ssd"), (SAS, "sas"))
    ]
    chips = [box for route in routes_to(HOST, wires, no_one) for _, box in route.chips]
    assert len(chips) == 20
    assert not any(a.meets(b) for index, a in enumerate(chips) for b in chips[index + 1 :])


def test_a_line_goes_around_a_card_that_stands_in_the_way():
    start = Box(-200, 130, 240, 40)
    blocker = Box(60, 120, 180, 64)
    (straight,) = routes_to(HOST, [wire(start)], no_one)
    assert crosses(straight, blocker)
    (around,) = routes_to(HOST, [wire(start)], lambda box: [blocker] if box.meets(blocker) else [])
    assert not crosses(around, blocker)


def test_places_finds_what_meets_a_box_as_asking_each_would():
    source = random.Random(1)
    places = Places()
    for number in range(300):
        box = Box(source.uniform(-3000, 3000), source.uniform(-3000, 3000), source.uniform(1, 900), 80)
        places.put(f"c{number % 200}", box, number % 3)
    for number in range(0, 200, 7):
        places.remove(f"c{number}")
    for _ in range(100):
        asked = Box(source.uniform(-3000, 3000), source.uniform(-3000, 3000), source.uniform(1, 4000), 500)
        assert set(places.at(asked)) == {name for name, box in places.boxes.items() if box.meets(asked)}


def test_places_are_kept_even_for_damaged_positions():
    plan = Plan(
        components={"a": Host(id="a", name="A"), "b": Host(id="b", name="B")},
        positions={"a": Position(1e300, -1e300)},
    )
    arrangement = Arrangement(lambda text: 6.0 * len(text))
    arrangement.rebuild(plan)
    assert arrangement.boxes["a"].x == 1_000_000
    assert arrangement.boxes["b"].y == 0


def test_updates_step_by_step_give_the_same_arrangement_as_a_rebuild_of_a_large_plan():
    from planner_core.editing import verbs
    from planner_core.editing.document import changed
    from planner_core.editing.edits import apply

    plan = large_plan(200)
    kept, made = (Arrangement(lambda text: 6.0 * len(text)) for _ in range(2))
    kept.rebuild(plan)
    source = random.Random(3)
    for _ in range(60):
        pool, host = f"pool{source.randrange(50)}", f"host{source.randrange(50)}"
        place = Position(source.randrange(-500, 6000), source.randrange(-500, 4000))
        step = source.choice(
            [
                lambda plan, pool=pool, place=place: verbs.move(plan, {pool: place}),
                lambda plan, host=host, place=place: verbs.move(plan, {host: place}),
                lambda plan, pool=pool, host=host: verbs.connect(plan, pool, host),
                lambda plan, host=host: verbs.nest(plan, f"ssd{source.randrange(50)}", host),
            ]
        )(plan)
        plan = apply(plan, step.edits)
        kept.update(plan, changed(step.edits))
    made.rebuild(plan)
    assert kept.boxes == made.boxes
    assert kept.routes == made.routes
    assert {pair: faces for pair, faces in kept.chips.items() if pair in made.routes} == {
        pair: faces for pair, faces in made.chips.items() if pair in made.routes
    }


def test_reading_order_has_every_card_and_chip_once():
    arrangement = Arrangement(lambda text: 6.0 * len(text))
    plan = large_plan(80)
    arrangement.rebuild(plan)
    stops = reading_order(arrangement)
    assert len(stops) == len(set(stops))
    assert {stop for stop in stops if isinstance(stop, str)} == set(plan.components)
    chips = {(pair, role) for pair, route in arrangement.routes.items() for role, _ in route.chips}
    assert {stop for stop in stops if not isinstance(stop, str)} == chips


def test_cards_in_a_line_are_read_from_left_to_right():
    boxes = {"b": Box(400, 0, 100, 300), "a": Box(0, 60, 100, 60), "c": Box(0, 400, 100, 60)}
    assert in_lines(boxes, boxes) == ["a", "b", "c"]


def test_following_ends_at_both_ends():
    assert following(["a", "b"], None, 1) == "a"
    assert following(["a", "b"], None, -1) == "b"
    assert following(["a", "b"], "b", 1) is None
    assert following([], None, 1) is None


def test_arrows_lead_to_the_nearest_card_in_their_direction():
    boxes = {"host": HOST, "ssd": SSD, "sas": SAS, "pool": Box(0, 60, 240, 64)}
    assert towards(boxes, "ssd", 0, 1) == "sas"
    assert towards(boxes, "sas", 0, -1) == "ssd"
    assert towards(boxes, "host", -1, 0) == "pool"
    assert towards(boxes, "pool", -1, 0) == "pool"


def test_zoom_levels_lead_there_and_back_and_stop_at_the_ends():
    assert [stepped(level, 1) for level in LEVELS[:-1]] == list(LEVELS[1:])
    assert [stepped(level, -1) for level in LEVELS[1:]] == list(LEVELS[:-1])
    assert stepped(4.0, 1) == 4.0
    assert stepped(0.1, -3) == 0.1
    assert stepped(0.05, -1) == 0.05
    assert stepped(0.05, 1) == 0.1
    assert stepped(0.57, 1) == 0.6


def test_fitting_never_enlarges_and_makes_as_small_as_it_takes():
    assert fitting(100, 100, 1000, 1000) == 1.0
    assert fitting(2000, 100, 1000, 1000) == 0.5
    assert fitting(1, 20_000, 1000, 1000) == 0.05
    assert fitting(1e9, 1, 100, 100) == LEAST_FITTED
    assert fitting(0, 0, 100, 100) == 1.0


def test_united_is_the_smallest_box_around_all():
    assert united([Box(0, 0, 1, 1), Box(5, -2, 1, 1)]) == Box(0, -2, 6, 3)
    assert united([]) == Box(0, 0, 0, 0)


def test_where_outer_cards_belong_is_known_without_placing_what_lies_in_them():
    step = verbs.collapse(large_plan(40), ["host3"])
    for plan in (large_plan(40), apply(large_plan(40), step.edits), cluster_plan()):
        arrangement = Arrangement(len)
        arrangement.place_all(plan)
        outer = {each: box for each, box in arrangement.boxes.items() if each not in plan.parents}
        assert CardBoxes(plan).outer_boxes() == outer


def test_samples_have_no_chip_over_a_card():
    for name in ("everything-on-sas", "everything-on-ssd", "replica-on-ssd"):
        arrangement = Arrangement(lambda text: 6.5 * len(text))
        arrangement.rebuild(read_sample(name))
        cards = arrangement.boxes.values()
        chips = [box for route in arrangement.routes.values() for _, box in route.chips]
        assert chips
        assert not any(chip.meets(card) for chip in chips for card in cards)


@pytest.mark.parametrize("seed", range(6))
def test_an_arrangement_kept_up_to_date_is_the_one_made_anew(seed):
    source, document = random.Random(seed), Document(cluster_plan())
    kept = Arrangement(lambda text: 6.0 * len(text))
    kept.rebuild(document.plan)
    for _ in range(150):
        dice = source.random()
        if dice < 0.2:
            changed = document.undo() if document.history.can_undo else None
        else:
            step = random_step(document.plan, source)
            changed = document.perform(step) if step else None
        if changed is None:
            continue
        kept.update(document.plan, changed)
        anew = Arrangement(lambda text: 6.0 * len(text))
        anew.rebuild(document.plan)
        assert kept.boxes == anew.boxes
        assert kept.routes == anew.routes
        assert {pair: kept.chips[pair] for pair in kept.routes} == {
            pair: anew.chips[pair] for pair in anew.routes
        }
