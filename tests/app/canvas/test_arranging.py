"""Align, distribute, tidy: the geometry on its own, and each as one step in the drawing."""

from __future__ import annotations

import itertools
import random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app.canvas.layout.aligning import SIDES, aligned, distributed
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import Box
from app.canvas.layout.tidying import CHIPS, LINES, tidied
from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.document import Changed
from planner_core.editing.edits import apply
from planner_core.plan.plan import Plan, Position
from tests.support.canvas import rebuilt, shown
from tests.support.large_canvas import large_plan
from tests.support.plans import random_step, small_plan

LENGTHS = st.integers(20, 400).map(float)
PLACES = st.integers(-2000, 2000).map(float)
BOXES = st.dictionaries(
    st.text("abcdefgh", min_size=1), st.builds(Box, PLACES, PLACES, LENGTHS, LENGTHS), min_size=2
)


def moved(boxes: dict[str, Box], places: dict[str, Position]) -> dict[str, Box]:
    return {each: Box(places[each].x, places[each].y, box.width, box.height) for each, box in boxes.items()}


@given(BOXES, st.sampled_from(SIDES))
def test_aligned_cards_share_a_line_and_move_only_towards_it(boxes: dict[str, Box], side: str) -> None:
    after = moved(boxes, aligned(boxes, side))  # type: ignore[arg-type]
    line = {
        "left": lambda box: box.x,
        "centre": lambda box: box.middle_x,
        "right": lambda box: box.right,
        "top": lambda box: box.y,
        "middle": lambda box: box.middle_y,
        "bottom": lambda box: box.bottom,
    }[side]
    lines = [line(box) for box in after.values()]
    assert max(lines) - min(lines) <= 1  # whole pixels
    for each, box in boxes.items():
        kept = (box.y, after[each].y) if side in ("left", "centre", "right") else (box.x, after[each].x)
        assert kept[0] == kept[1]


def test_the_outermost_card_gives_the_line() -> None:
    boxes = {"a": Box(10, 0, 100, 50), "b": Box(300, 80, 40, 20)}
    assert aligned(boxes, "left")["b"] == Position(10, 80)
    assert aligned(boxes, "right")["a"] == Position(240, 0)
    assert aligned(boxes, "bottom")["a"] == Position(10, 50)


@given(BOXES)
def test_distributed_cards_have_even_gaps_and_the_outermost_stay(boxes: dict[str, Box]) -> None:
    after = moved(boxes, distributed(boxes, "across"))
    ordered = sorted(boxes, key=lambda each: boxes[each].middle_x)
    gaps = [after[b].x - after[a].right for a, b in itertools.pairwise(ordered)]
    assert max(gaps) - min(gaps) <= 1.01
    assert after[ordered[0]].x == boxes[ordered[0]].x
    assert after[ordered[-1]].right == boxes[ordered[-1]].right
    assert all(after[each].y == box.y for each, box in boxes.items())


def arranged(plan: Plan) -> Arrangement:
    made = Arrangement(lambda text: 6.0 * len(text))
    made.rebuild(plan)
    return made


def outer(arrangement: Arrangement) -> list[str]:
    return [each for each, depth in arrangement.places.depths.items() if depth == 0]


def tidy(plan: Plan) -> tuple[Plan, Arrangement]:
    before = arranged(plan)
    after = apply(plan, verbs.move(plan, tidied(before, outer(before))).edits)
    return after, arranged(after)


def overlaps(arrangement: Arrangement) -> list[tuple[str, str]]:
    boxes = arrangement.boxes
    pairs = itertools.combinations(outer(arrangement), 2)
    return [(a, b) for a, b in pairs if boxes[a].grown(8).meets(boxes[b])]


@pytest.mark.parametrize("name", sample_names())
def test_samples_are_tidied_without_overlap_from_left_to_right_and_once_is_enough(name: str) -> None:
    plan, arrangement = tidy(read_sample(name))
    assert overlaps(arrangement) == []
    for owner, target in arrangement.routes:
        gap = arrangement.boxes[arrangement.outermost(target)].x - arrangement.boxes[owner].right
        assert gap >= (CHIPS if arrangement.chips[owner, target] else LINES)
    assert tidy(plan)[0] == plan


@given(seed=st.integers(0, 10_000))
def test_any_plan_is_tidied_without_overlap_and_once_is_enough(seed: int) -> None:
    source, plan = random.Random(seed), small_plan()
    for _ in range(40):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step is not None else plan
    plan, arrangement = tidy(plan)
    assert overlaps(arrangement) == []
    assert tidy(plan)[0] == plan


def test_lines_that_crossed_cross_no_more() -> None:
    from planner_core.plan.components import DesktopPool, Host
    from planner_core.plan.links import RUNS_ON, Link

    parts = {
        **{f"p{n}": DesktopPool(id=f"p{n}", name=f"P{n}") for n in range(4)},
        **{f"h{n}": Host(id=f"h{n}", name=f"H{n}") for n in range(4)},
    }
    both = (
        Link("p0", RUNS_ON, "h3"),
        Link("p1", RUNS_ON, "h2"),
        Link("p2", RUNS_ON, "h1"),
        Link("p3", RUNS_ON, "h0"),
    )
    joined = Link("p0", "swap", "h2"), Link("p1", "swap", "h1"), Link("p2", "swap", "h0")
    links = {link.key: link for link in (*both, *joined)}
    positions = {each: Position(0 if each[0] == "p" else 600, 100 * int(each[1])) for each in parts}
    plan, _ = tidy(Plan(components=parts, links=links, positions=positions))
    pools = sorted((each for each in parts if each[0] == "p"), key=lambda each: plan.positions[each].y)
    hosts = sorted((each for each in parts if each[0] == "h"), key=lambda each: plan.positions[each].y)
    assert [f"h{3 - int(pool[1])}" for pool in pools] == hosts


def test_a_large_plan_keeps_the_shape_of_a_screen() -> None:
    _, arrangement = tidy(large_plan(400))
    around = arrangement.outer_bounds()
    assert 0.8 < around.width / around.height < 3
    assert overlaps(arrangement) == []


# --- in the drawing -----------------------------------------------------------------------------------------


@pytest.fixture
def hints(canvas):
    told = []
    canvas.hint.connect(told.append)
    return told


def test_tidying_is_one_step_that_is_seen_whole(canvas, session, hints):
    canvas.commands.move({"pool": Position(900, -700)})
    before = dict(session.plan.positions)
    canvas.orders.tidy()
    assert session.history.position == 2
    assert str(session.history.last.label) == "Tidy layout"
    assert canvas.arrangement.boxes["pool"].right < canvas.arrangement.boxes["host"].x
    assert shown(canvas.scene()) == rebuilt(canvas)
    seen, bounds = canvas.camera.seen(), canvas.arrangement.bounds()
    assert seen.contains(bounds.x, bounds.y)
    canvas.orders.tidy()
    assert session.history.position == 2
    assert hints[-1] == "Everything is in its place already."
    session.undo()
    assert dict(session.plan.positions) == before


def test_only_what_is_selected_is_tidied_and_lands_on_nothing_else(canvas, session):
    canvas.select([])
    cluster = canvas.orders.add("cluster")
    canvas.commands.move({cluster: Position(40, 300)})
    place = session.plan.positions[cluster]
    canvas.select(["pool", "host"])
    canvas.orders.tidy()
    assert session.plan.positions[cluster] == place
    boxes = canvas.arrangement.boxes
    assert not any(boxes[each].meets(boxes[cluster]) for each in ("pool", "host"))


def test_aligning_is_one_step_and_frames_stand_for_what_lies_in_them(canvas, session):
    canvas.select(["pool", "ssd", "sas"])
    canvas.orders.align("top")
    boxes = canvas.arrangement.boxes
    assert boxes["pool"].y == boxes["host"].y
    assert session.history.position == 1
    assert str(session.history.last.label) == "Align 2 cards"
    session.undo()
    assert session.history.position == 0


def test_too_few_cards_say_how_many_it_takes(canvas, session, hints):
    canvas.select(["pool"])
    canvas.orders.align("left")
    assert hints[-1] == "Select two or more cards to align them."
    canvas.select(["pool", "host"])
    canvas.orders.distribute("down")
    assert hints[-1] == "Select three or more cards to distribute them."
    assert session.history.position == 0


def test_distributing_in_the_drawing(canvas, session):
    canvas.select([])
    other = canvas.orders.add("network_link")
    canvas.commands.move({other: Position(900, 1200)})
    canvas.select(["pool", "host", other])
    canvas.orders.distribute("down")
    boxes = sorted(
        (canvas.arrangement.boxes[each] for each in ("pool", "host", other)), key=lambda box: box.middle_y
    )
    gaps = [below.y - above.bottom for above, below in itertools.pairwise(boxes)]
    assert abs(gaps[0] - gaps[1]) <= 1


def test_chips_follow_the_broker_of_the_plan() -> None:
    """Another broker has another word for a replica, and chips of all lines are as wide as it."""
    plan = small_plan()
    before = arranged(plan)
    step = verbs.set_setting(plan, "broker", "citrix-mcs")
    after = apply(plan, step.edits)
    touched = before.update(after, Changed(frozenset(), frozenset({"settings"})))
    anew = arranged(after)
    labels = {chip.label for chips in before.chips.values() for chip in chips}
    assert "Base image" in labels
    assert "Replica" not in labels
    assert (before.chips, before.routes) == (anew.chips, anew.routes)
    assert touched.moved
    assert touched.pairs >= set(anew.routes)
