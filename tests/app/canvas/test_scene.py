"""The scene stays equal to the plan: after any edit it shows what a scene made from scratch shows."""

from __future__ import annotations

import itertools
import random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from app.canvas.content.tooltips import tip_for
from app.canvas.layout.hits import Hit
from app.canvas.scene import item_sync
from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.plan import Plan, Position
from tests.support.canvas import rebuilt, shown
from tests.support.large_canvas import large_plan
from tests.support.plans import CATALOG, random_step
from tests.support.settled import settle
from tests.support.thorough import sampled

HYPERVISORS = CATALOG.hypervisors


@pytest.mark.parametrize("many", [item_sync.MANY, 0])
@pytest.mark.parametrize("seed", sampled(range(4), 0, 1))
def test_any_edits_undone_and_redone_leave_the_scene_as_if_made_anew(
    canvas, session, seed, many, monkeypatch
):
    # So that every change is shown as one of thousands of cards is.
    monkeypatch.setattr(item_sync, "MANY", many)
    source = random.Random(seed)
    for number in range(120):
        dice = source.random()
        if dice < 0.2:
            session.undo()
        elif dice < 0.3:
            session.redo()
        elif step := random_step(session.plan, source):
            assert session.perform(step)
        if number % 10 == 0:
            assert shown(canvas.scene()) == rebuilt(canvas)
    while session.changes.can_undo:
        session.undo()
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_card_in_the_way_sends_the_line_around_it_and_out_of_it_back(canvas, session):
    before = canvas.arrangement.routes[("pool", "mirror")]
    bounds = canvas.arrangement.boxes["pool"]
    other = verbs.new_component(session.plan, "infrastructure_servers")
    in_the_way = Position(bounds.right - 220, bounds.bottom + 120)
    session.perform(verbs.add_component(session.plan, other, in_the_way))
    around = canvas.arrangement.routes[("pool", "mirror")]
    assert around != before
    assert shown(canvas.scene()) == rebuilt(canvas)
    session.undo()
    assert canvas.arrangement.routes[("pool", "mirror")] == before


def test_files_without_size_are_no_chip(canvas, session):
    assert "vmx_swap" not in [chip.role for chip in canvas.arrangement.chips[("pool", "sas")]]
    session.perform(verbs.set_field(session.plan, ["pool"], "vmx_swap_gib", 0.1))
    assert "vmx_swap" in [chip.role for chip in canvas.arrangement.chips[("pool", "sas")]]
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_frame_grows_with_what_lies_in_it(canvas, session):
    before = canvas.arrangement.boxes["host"]
    canvas.select(["host"])
    added = canvas.orders.add("disk_group")
    after = canvas.arrangement.boxes["host"]
    inner = canvas.arrangement.boxes[added]
    assert after.height == before.height + inner.height + 8
    assert after.contains(inner.x, inner.y)
    assert after.contains(inner.right, inner.bottom)


def test_bars_follow_the_phase(canvas, session):
    steady = canvas.scene().freshen_card("ssd").bars
    canvas.shown.set_phase("boot")
    boot = canvas.scene().freshen_card("ssd").bars
    assert boot[0].share == session.assessment.worst("ssd", "disk_iops", "boot").utilisation
    assert boot[0] != steady[0]


@pytest.mark.parametrize("results_first", [True, False])
def test_a_new_card_is_seen_at_once_whichever_comes_first_results_or_painting(
    canvas, session, qtbot, results_first
):
    canvas.setUpdatesEnabled(not results_first)
    before = session.assessment
    added = canvas.orders.add("host")
    qtbot.waitUntil(lambda: session.assessment is not before and session.results.is_reviewed)
    canvas.setUpdatesEnabled(True)
    box = canvas.arrangement.boxes[added]
    place = canvas.mapFromScene(QRectF(box.x, box.y, box.width, box.height)).boundingRect()
    assert canvas.viewport().rect().contains(place)
    settle()
    picture = canvas.viewport().grab(place.adjusted(4, 4, -4, -4)).toImage()
    across, down = range(0, picture.width(), 3), range(0, picture.height(), 3)
    assert len({picture.pixel(x, y) for x in across for y in down}) > 4, "nothing is written on the card"


def test_a_new_pool_stands_below_the_related_ones_and_covers_none(canvas, session):
    boxes = canvas.arrangement.boxes
    for selected in (["pool"], ["host"], []):
        canvas.select(selected)
        canvas.framing.fit_all()
        above = [boxes[each.id] for each in session.plan.of_type(DesktopPool)]
        added = canvas.orders.add("desktop_pool")
        box, others = boxes[added], [boxes[each] for each in boxes if each != added]
        assert box.x == min(each.x for each in above), selected
        assert box.y >= max(each.bottom for each in above), selected
        assert not any(each.meets(box) for each in others), selected


def test_a_new_pool_without_others_stands_left_of_the_selected_host(canvas, session):
    canvas.select(["pool"])
    canvas.orders.delete()
    canvas.select(["host"])
    added = canvas.orders.add("desktop_pool")
    boxes = canvas.arrangement.boxes
    assert boxes[added].right < boxes["host"].x


def test_another_plan_takes_the_place_of_this_one(canvas, session):
    assert session.new_plan(Plan())
    assert canvas.scene().cards == {}
    assert canvas.selected_ids() == ()
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_what_undo_and_redo_bring_back_is_selected(canvas, session):
    canvas.select(["host"])
    inside = [each for each, parent in session.plan.parents.items() if parent == "host"]
    canvas.orders.delete()
    assert not {"host", *inside} & session.plan.components.keys()
    assert session.undo()
    assert canvas.selected_ids() == ("host",)
    canvas.select(inside[:2])
    canvas.orders.delete()
    assert session.undo()
    assert set(canvas.selected_ids()) == set(inside[:2])
    added = canvas.orders.add("host")
    assert session.undo()
    assert canvas.selected_ids() == ()
    assert session.redo()
    assert canvas.selected_ids() == (added,)
    canvas.select(["pool"])
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 3))
    assert session.undo()
    assert canvas.selected_ids() == ("pool",)


@pytest.mark.parametrize("sample", sample_names())
def test_undo_of_a_deletion_brings_the_drawing_back_as_it_was(canvas, session, sample):
    assert session.new_plan(read_sample(sample))
    before = layout_of(canvas)
    siblings = list(itertools.permutations(session.plan.parents, 2))
    for gone in [*((each,) for each in session.plan.components), *siblings[:20]]:
        assert session.perform(verbs.remove(session.plan, gone))
        assert layout_of(canvas) != before
        assert session.undo()
        assert layout_of(canvas) == before, gone


def layout_of(canvas):
    """Where everything lies, without what is written on it."""
    found = shown(canvas.scene())
    return {key: value[1:] if isinstance(key, str) else value for key, value in found.items()}


def test_selection_tells_once_and_forgets_what_is_gone(canvas, session):
    told = []
    canvas.selection_changed.connect(told.append)
    canvas.select(["pool", "ssd", "nowhere"])
    canvas.select(["pool", "ssd"])
    session.perform(verbs.remove(session.plan, ["ssd"]))
    assert told == [("pool", "ssd"), ("pool",)]


def test_a_screen_reader_finds_every_card_and_chip_with_its_results(canvas, session):
    top = QAccessible.queryAccessibleInterface(canvas)
    names = [top.child(index).text(QAccessible.Text.Name) for index in range(top.childCount())]
    assert len(names) == len(session.plan.components) + 5
    assert names[0].startswith("Windows 7 desktops. 70 desktops")
    host = next(name for name in names if name.startswith("RX300 S6"))
    assert "RAM 107%, over the limit" in host
    assert any(
        name.startswith("Swap file of Windows 7 desktops") and name.endswith("on SAS") for name in names
    )


def test_a_screen_reader_hears_where_the_keyboard_is(canvas):
    canvas.activateWindow()
    canvas.setFocus()
    canvas.keys.go_to("sas")
    top = QAccessible.queryAccessibleInterface(canvas)
    child = top.focusChild()
    assert child.text(QAccessible.Text.Name).startswith("SAS.")
    assert child.state().selected
    assert top.child(top.indexOfChild(child)).text(QAccessible.Text.Name) == child.text(QAccessible.Text.Name)
    assert (
        canvas.viewport()
        .rect()
        .translated(canvas.viewport().mapToGlobal(canvas.viewport().rect().topLeft()))
        .contains(child.rect())
    )


def test_a_name_that_looks_like_markup_is_shown_as_it_is(canvas, session, hand):
    session.perform(verbs.set_field(session.plan, ["pool"], "name", "<b>x</b>"))
    tip = tip_for(canvas.scene(), canvas.pointer.hit(hand.at("pool")), HYPERVISORS)
    assert "&lt;b&gt;x&lt;/b&gt;" in tip


def test_each_thing_under_the_pointer_has_its_tip(canvas, session):
    scene = canvas.scene()

    def tip(kind, component="", **more):
        return tip_for(scene, Hit(kind, component, **more), HYPERVISORS)

    assert "connect" in tip("port", "pool")
    assert tip("fold", "host") == "Collapse"
    assert session.perform(verbs.collapse(session.plan, ["host"]))
    assert tip("fold", "host") == "Expand"
    assert tip("chip", "pool", pair=("pool", "ssd"), role="replica").startswith("<qt>Replica of ")
    assert scene.spoken("pool").partition(".")[0] in tip("card", "pool")
    assert tip("") == tip("line") == ""


def test_a_chip_of_swap_files_says_where_no_hypervisor_writes_them(canvas, session):
    scene = canvas.scene()

    def tip(role):
        return tip_for(scene, Hit("chip", pair=("pool", "ssd"), role=role), HYPERVISORS)

    assert "Swap file" in tip("swap")
    assert "none" not in tip("swap")
    for host in session.plan.of_type(Host):
        session.perform(verbs.set_field(session.plan, [host.id], "hypervisor", "nutanix-ahv"))
    assert "none, because Nutanix AHV" in tip("swap")
    assert "none, because Nutanix AHV" in tip("vmx_swap")
    assert "none" not in tip("delta")
    said = canvas.readable.words((("pool", "ssd"), "swap"))
    assert "none, because Nutanix AHV" in said


def test_composed_steps_apply_to_the_plan_they_were_made_for(session):
    from app.canvas.commands.canvas_commands import composed
    from planner_core.messages import Message

    part = verbs.new_component(session.plan, "desktop_pool")
    step = composed(
        session.plan,
        Message("both"),
        [
            lambda plan: verbs.add_component(plan, part),
            lambda plan: verbs.set_field(plan, [part.id], "desktops", 7),
            lambda plan: verbs.connect(plan, part.id, "host"),
        ],
    )
    plan = apply(session.plan, step.edits)
    assert plan.components[part.id].desktops == 7
    assert plan.hosts_of(part.id) == ("host",)
    assert apply(plan, step.inverse().edits) == session.plan


def test_what_is_drawn_out_of_sight_gets_its_items_when_somebody_looks(canvas, session, qtbot):
    far = Position(30_000, 20_000)
    canvas.scene().freshen(canvas.camera.seen())
    pool = verbs.new_component(session.plan, "desktop_pool")
    session.perform(verbs.add_component(session.plan, pool, far))
    session.perform(verbs.connect(session.plan, pool.id, "host"))
    pairs = [pair for pair in canvas.arrangement.routes if pair[0] == pool.id]
    scene = canvas.scene()
    assert pairs
    assert pool.id not in scene.cards.made
    canvas.framing.zoom_100()
    canvas.centerOn(far.x, far.y)
    qtbot.waitUntil(lambda: pool.id in scene.cards.made)
    assert any(pair in scene.lines.made for pair in pairs)
    session.undo()
    session.undo()
    assert pool.id not in scene.cards.made
    assert shown(scene) == rebuilt(canvas)


def test_the_keyboard_is_nowhere_once_its_card_is_gone(canvas, session):
    canvas.keys.go_to("mirror")
    assert session.perform(verbs.remove(session.plan, ("mirror",)))
    assert canvas.scene().focus is None


def test_a_line_that_comes_back_out_of_sight_is_there_when_one_looks(canvas, session, qtbot):
    with qtbot.waitSignal(session.assessed):
        assert session.new_plan(large_plan(240))
    boxes = canvas.arrangement.boxes
    far = max((each for each in boxes if each.startswith("pool")), key=lambda each: boxes[each].bottom)
    host = far.replace("pool", "host")
    canvas.camera.zoom_to(2.0)
    canvas.camera.centre(boxes["pool0"])
    lines = canvas.scene().lines
    canvas.viewport().repaint()
    pair = next(each for each in canvas.arrangement.routes if each[0] == far)
    assert pair not in lines.made, "it is made when it comes into sight"
    assert session.perform(verbs.remove(session.plan, (host,)))
    session.undo()
    canvas.camera.centre(boxes[far])
    canvas.viewport().repaint()
    assert pair in lines.made
