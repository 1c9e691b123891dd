"""Large changes are arranged while they are written: the drawing then shows just what it would show anyhow."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from app.canvas.commands.intents import intent
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.background_arrangement import Ahead
from app.canvas.painting.far_places import FarPlaces
from app.project import long_changes
from planner_core.editing import verbs
from planner_core.editing.document import changed
from planner_core.editing.edits import Edit, Step, apply
from planner_core.messages import Message
from planner_core.plan.components import kind_of
from planner_core.plan.links import Link
from planner_core.plan.placement import missing_roles
from planner_core.plan.plan import Position
from planner_core.plan.rules import DISPLAY_TARGETS, RUN_TARGETS, may_connect
from tests.support.canvas import rebuilt, shown
from tests.support.large_canvas import large_plan

SHIFT = Position(0, 30_000)


def measure(text: str) -> float:
    return 6.0 * len(text)


def arranged(plan):
    made = Arrangement(measure)
    made.rebuild(plan)
    return made


def tables(arrangement):
    return (
        dict(arrangement.boxes),
        dict(arrangement.places.depths),
        dict(arrangement.routes),
        dict(arrangement.chips),
        {each: arrangement.children(each) for each in arrangement.plan.components},
    )


@pytest.fixture
def beside(session, monkeypatch):
    """Every change is large, and written in another thread."""
    monkeypatch.setattr(long_changes, "MOST_EDITS_AT_ONCE", 0)

    def work_elsewhere(work):
        with ThreadPoolExecutor(1) as worker:
            return worker.submit(work).result()

    session.files.writing.patience = work_elsewhere


@pytest.fixture
def updated_here(monkeypatch):
    """The arrangements that were updated, and in which thread."""
    here, seen = threading.get_ident(), []
    update = Arrangement.update

    def watched(self, plan, change):
        seen.append(threading.get_ident() == here)
        return update(self, plan, change)

    monkeypatch.setattr(Arrangement, "update", watched)
    return seen


def test_a_copy_that_is_updated_is_what_an_update_makes_and_leaves_the_first_alone():
    plan = large_plan(40)
    first = arranged(plan)
    before = tables(first)
    for step in (
        verbs.duplicate(plan, ["host0", "pool0", "pool3"], SHIFT),
        verbs.remove(plan, ["host2", "pool4"]),
        verbs.move(plan, {"pool1": Position(900, 900)}),
    ):
        after = apply(plan, step.edits)
        ahead = Ahead(first)
        ahead.work_out(after, changed(step.edits))
        assert tables(first) == before
        other = arranged(plan)
        boxes, routes = other.boxes, other.routes
        taken = Ahead(other)
        taken.work_out(after, changed(step.edits))
        expected = arranged(plan)
        touched = expected.update(after, changed(step.edits))
        assert taken.taken(after, changed(step.edits)) == touched
        assert tables(other) == tables(expected) == tables(arranged(after))
        assert other.boxes is boxes, "who holds a table of it still holds the true one"
        assert other.routes is routes


def test_what_was_meant_for_another_plan_is_thrown_away():
    plan = large_plan(16)
    step, other = verbs.remove(plan, ["pool0"]), verbs.remove(plan, ["pool1"])
    after = apply(plan, step.edits)
    made = arranged(plan)
    ahead = Ahead(made)
    ahead.work_out(after, changed(step.edits))
    assert ahead.taken(apply(plan, other.edits), changed(other.edits)) is None
    assert ahead.taken(after, changed(step.edits)) is None, "it is thrown away once and for all"
    ahead.work_out(after, changed(step.edits))
    made.update(apply(plan, other.edits), changed(other.edits))
    assert ahead.taken(after, changed(step.edits)) is None
    ahead.work_out(made.plan, changed(step.edits))
    assert ahead.taken(made.plan, changed(step.edits)) is None


def test_a_label_that_was_never_measured_is_left_to_the_window():
    plan = large_plan(16)
    link = plan.links["pool0", "swap", "ssd0"]
    shared = Link("pool0", "swap", "ssd0", 0.37)
    step = Step(Message("Share"), (Edit("links", link.key, link, shared),))
    after = apply(plan, step.edits)
    made = arranged(plan)
    ahead = Ahead(made)
    ahead.work_out(after, changed(step.edits))
    assert ahead.taken(after, changed(step.edits)) is None
    made.update(after, changed(step.edits))
    ahead.work_out(plan, changed(step.edits))  # it is known now
    assert ahead.taken(plan, changed(step.edits)) is not None


def test_large_steps_of_every_kind_are_arranged_elsewhere_and_drawn_as_ever(
    canvas, session, beside, updated_here
):
    canvas.orders.select_all()
    canvas.orders.duplicate()
    assert shown(canvas.scene()) == rebuilt(canvas)
    copies = canvas.selected_ids()
    assert copies
    canvas.clips.copy()
    canvas.clips.paste()
    assert shown(canvas.scene()) == rebuilt(canvas)
    canvas.orders.delete()
    assert shown(canvas.scene()) == rebuilt(canvas)
    for act in (session.undo, session.undo, session.undo, session.redo, session.redo):
        assert act()
        assert shown(canvas.scene()) == rebuilt(canvas)
    assert updated_here
    assert not any(updated_here)


def test_undo_into_another_variant_is_drawn_as_ever(canvas, session, beside):
    first = session.variants.shown.id
    assert session.variants.duplicate(first, "Changed")
    assert session.perform(verbs.remove(session.plan, ("mirror",)))
    assert session.variants.show(first)
    assert session.undo()
    assert session.variants.shown.name == "Changed"
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_fault_while_arranging_loses_nothing(canvas, session, beside, monkeypatch):
    def broken(_plan, _changed):
        raise ZeroDivisionError

    session.files.writing.ahead.insert(0, broken)
    canvas.select(["pool"])
    count = len(session.plan.components)
    canvas.orders.duplicate()
    assert len(session.plan.components) == count + 1
    assert shown(canvas.scene()) == rebuilt(canvas)


@pytest.mark.parametrize(
    "kind", ["host", "disk_group", "storage_array", "network_link", "cluster", "desktop_pool"]
)
def test_of_many_selected_those_get_a_line_that_lack_one(kind):
    plan = large_plan(40)
    lost = [key for number, key in enumerate(plan.links) if number % 7 == 0]
    plan = apply(plan, [Edit("links", key, plan.links[key], None) for key in lost])
    made = arranged(plan)

    def lacks(part):
        roles = {link.role for link in plan.links_from(part.id)}
        if kind in RUN_TARGETS.get(kind_of(part), ()):
            return "runs_on" not in roles
        if kind in DISPLAY_TARGETS.get(kind_of(part), ()):
            return "display" not in roles
        return bool(missing_roles(plan, part))

    meant = intent(made, kind, tuple(plan.components))
    parts = plan.components.values()
    lacking = [part.id for part in parts if may_connect(kind_of(part), kind) and lacks(part)]
    assert list(meant.owners) == ([] if kind == "desktop_pool" else lacking)


@pytest.fixture
def rebuilt_here(monkeypatch):
    """Whether each arrangement that was made from scratch was made in the thread of the window."""
    here, seen = threading.get_ident(), []
    rebuild = Arrangement.rebuild

    def watched(self, plan):
        seen.append(threading.get_ident() == here)
        rebuild(self, plan)

    monkeypatch.setattr(Arrangement, "rebuild", watched)
    return seen


def test_a_large_plan_is_arranged_while_it_is_made_or_read(canvas, session, beside, rebuilt_here, tmp_path):
    assert session.new_plan(large_plan(120))
    assert rebuilt_here == [False]
    assert shown(canvas.scene()) == rebuilt(canvas)
    assert session.files.save_copy(tmp_path / "large.headroom")
    rebuilt_here.clear()
    assert session.new_plan(large_plan(8))
    assert rebuilt_here == [True], "a small plan is there at once"


def test_a_label_that_nobody_has_measured_is_measured_in_the_window(canvas, session, beside, rebuilt_here):
    plan = large_plan(120)
    link = Link("pool0", "delta", "ssd0", 0.25)
    half = msgspec.structs.replace(plan.links["pool0", "delta", "sas0"], share=0.75)
    links = {**plan.links, link.key: link, half.key: half}
    assert session.new_plan(msgspec.structs.replace(plan, links=links))
    assert rebuilt_here == [False, True]
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_what_was_arranged_for_another_plan_is_thrown_away():
    first, plan = arranged(large_plan(8)), large_plan(16)
    first.measure([each.label for each in first.chips["pool0", "host0"]])
    ahead = Ahead(first)
    ahead.work_out_anew(plan)
    assert not ahead.taken_anew(large_plan(16))
    assert not ahead.taken_anew(plan)
    ahead.work_out_anew(plan)
    assert ahead.taken_anew(plan)
    assert tables(first) == tables(arranged(plan))


def drawn_from_afar(places):
    return places.framed, places.frames, places.cards, places.lines


def looked_at_from_afar(canvas):
    """What is drawn of where everything is, as the canvas has it after a look."""
    canvas.grab()
    overview = canvas._far
    overview._collect()
    return overview._places


def test_what_is_seen_from_afar_is_worked_out_beside_the_window_too(canvas, session, beside):
    assert session.new_plan(large_plan(40))
    ahead, ready = canvas.scene().ahead, []
    for step in (
        lambda plan: verbs.duplicate(plan, ["host1", "pool2"], SHIFT),
        lambda plan: verbs.move(plan, {"host0": SHIFT}),
        lambda plan: verbs.collapse(plan, ["host3"]),
        lambda plan: verbs.remove(plan, list(plan.components)),
    ):
        assert session.perform(step(session.plan))
        ready.append(ahead.far_places)
        assert looked_at_from_afar(canvas) is ready[-1]
        assert drawn_from_afar(ready[-1]) == drawn_from_afar(FarPlaces(canvas.arrangement))
    assert None not in ready
    assert session.undo()
    assert looked_at_from_afar(canvas) is ahead.far_places
    assert drawn_from_afar(ahead.far_places) == drawn_from_afar(FarPlaces(canvas.arrangement))


def test_what_is_seen_from_afar_is_void_after_a_change_made_here(canvas, session, beside, monkeypatch):
    assert session.new_plan(large_plan(40))
    assert session.perform(verbs.move(session.plan, {"host0": SHIFT}))
    looked_at_from_afar(canvas)
    monkeypatch.setattr(long_changes, "MOST_EDITS_AT_ONCE", 100_000)
    assert session.perform(verbs.move(session.plan, {"host0": Position(0, 0)}))
    assert canvas.scene().ahead.far_places is None
    assert drawn_from_afar(looked_at_from_afar(canvas)) == drawn_from_afar(FarPlaces(canvas.arrangement))
    canvas.scene().show_plan(session.plan, canvas.shown.of_plan())
    assert canvas.scene().ahead.far_places is None


def test_a_plan_that_is_opened_is_seen_from_afar_as_it_was_worked_out(canvas, session, beside):
    assert session.new_plan(large_plan(120))
    ready = canvas.scene().ahead.far_places
    assert ready is not None
    assert looked_at_from_afar(canvas) is ready
    assert drawn_from_afar(ready) == drawn_from_afar(FarPlaces(canvas.arrangement))
