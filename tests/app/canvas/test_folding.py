"""Frames closed to one card and opened again: what is drawn, what the card says, and that it is part of the plan."""

from __future__ import annotations

import random
from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, Qt

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import PAD, fold_box
from app.canvas.painting.card_painter import State
from app.canvas.painting.face_painter import TEXT_LEFT
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.plan.interchange import plan_from_json, plan_to_json
from tests.support.canvas import rebuilt, shown
from tests.support.plans import cluster_plan, random_step


@pytest.fixture
def session(session, qtbot):
    assert session.new_plan(cluster_plan())
    qtbot.waitUntil(lambda: session.assessment is not None)
    return session


def fold(canvas, component):
    """The middle of the mark that closes and opens a card."""
    box = canvas.arrangement.boxes[component]
    mark = fold_box(box.width).moved(box.x, box.y)
    return canvas.mapFromScene(mark.middle_x, mark.middle_y)


def test_a_click_on_the_mark_closes_and_opens_a_frame(canvas, session, hand):
    whole = shown(canvas.scene())
    hand.click(fold(canvas, "array"))
    assert session.plan.positions["array"].closed
    assert "tier" not in canvas.arrangement.boxes
    assert shown(canvas.scene()) == rebuilt(canvas)
    hand.click(fold(canvas, "array"))
    assert not session.plan.positions["array"].closed
    canvas.select(())
    assert shown(canvas.scene()) == whole


def test_a_closed_card_counts_what_lies_in_it_and_shows_the_worst_of_it(canvas, session):
    worst = max(
        (
            canvas.scene().freshen_card(each).worst
            for each in ("cluster", "pair", "single", "local", "beside")
        ),
        key=lambda bar: bar.share / bar.target,
    )
    session.perform(verbs.collapse(session.plan, ["cluster"]))
    face = canvas.scene().freshen_card("cluster")
    assert face.title == "Cluster"
    assert face.caption == "3 hosts, N+1, 2 disk groups"
    assert face.bars == (worst,)
    assert worst.component != "cluster"
    held = dict(canvas.scene().faces.every_worst(["cluster"]))["cluster"]
    assert (held.utilisation, held.status) == (worst.share, worst.status)


def test_a_file_goes_to_a_store_in_a_closed_card_by_keys(canvas, session, qtbot):
    session.perform(verbs.collapse(session.plan, ["array"]))
    canvas.orders.relocate(("pool", "array"), "swap")
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert session.plan.stores_of("pool", "swap") != ("array",)


def test_lines_to_what_lies_inside_end_at_the_closed_card(canvas, session):
    session.perform(verbs.collapse(session.plan, ["array"]))
    box = canvas.arrangement.boxes["array"]
    for target in ("tier", "array"):
        owner = "servers" if target == "tier" else "pool"
        x, y = canvas.arrangement.routes[owner, target].points[-1]
        assert x in (box.x, box.right)
        assert box.y <= y <= box.bottom
    chips = [box for pair in canvas.arrangement.routes for _, box in canvas.arrangement.routes[pair].chips]
    assert not any(a.meets(b) for a in chips for b in chips if a is not b)


def test_a_host_in_an_open_cluster_closes_by_itself_and_stays_so_when_it_is_taken_out(canvas, session):
    session.perform(verbs.collapse(session.plan, ["pair"]))
    assert "local" not in canvas.arrangement.boxes
    assert "beside" in canvas.arrangement.boxes
    canvas.orders.take_out("pair")
    assert canvas.arrangement.is_closed("pair")
    session.perform(verbs.nest(session.plan, "pair", "cluster"))
    assert canvas.arrangement.is_closed("pair")
    assert shown(canvas.scene()) == rebuilt(canvas)
    session.perform(verbs.expand(session.plan, ["pair"]))
    assert "pair" not in session.plan.positions


def test_keys_and_menu_close_and_open_what_is_selected(canvas, session, hand):
    canvas.select(["cluster", "array"])
    hand.key(Qt.Key.Key_Minus)
    assert canvas.arrangement.is_closed("cluster")
    assert canvas.arrangement.is_closed("array")
    assert session.history.position == 1
    hand.key(Qt.Key.Key_Plus)
    assert not canvas.arrangement.is_closed("cluster")
    heard = []
    canvas.hint.connect(heard.append)
    canvas.select(["pool"])
    hand.key(Qt.Key.Key_Minus)
    assert "cluster" in heard[-1]
    assert session.history.position == 2


def test_what_lies_in_a_closed_card_can_still_be_selected_and_gone_to(canvas, session):
    session.perform(verbs.collapse(session.plan, ["cluster"]))
    canvas.select(["local"])
    assert canvas.selected_ids() == ("local",)
    assert State.HOLDING in canvas.scene().cards["cluster"].state
    canvas.framing.fit_selection()
    canvas.go_to("beside")
    assert canvas.selected_ids() == ("beside",)
    canvas.select(())
    assert State.HOLDING not in canvas.scene().cards["cluster"].state


def test_a_closed_card_is_dragged_copied_and_deleted_as_a_whole(canvas, session, hand):
    session.perform(verbs.collapse(session.plan, ["array"]))
    hand.drag(hand.at("array"), hand.at("array") + QPoint(40, 24))
    assert session.plan.positions["array"].closed
    assert shown(canvas.scene()) == rebuilt(canvas)
    canvas.select(["array"])
    canvas.clips.copy()
    canvas.clips.paste()
    (copy,) = canvas.selected_ids()
    assert copy != "array"
    assert canvas.arrangement.is_closed(copy)
    canvas.orders.delete()
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_component_dropped_on_a_closed_frame_goes_into_it(canvas, session):
    session.perform(verbs.collapse(session.plan, ["array"]))
    canvas.select(["array"])
    added = canvas.orders.add("disk_group")
    assert session.plan.parents[added] == "array"
    assert added not in canvas.arrangement.boxes
    assert canvas.scene().freshen_card("array").caption == "2 disk groups"


def test_the_file_and_the_text_keep_what_is_closed(session, tmp_path):
    session.perform(verbs.collapse(session.plan, ["cluster", "pair"]))
    with closing(ProjectFile.open(session.path, read_only=True)) as again:
        assert again.plan.positions == session.plan.positions
    assert plan_from_json(plan_to_json(session.plan)).positions == session.plan.positions
    closed = session.plan
    session.undo()
    assert not session.plan.positions["cluster"].closed
    session.redo()
    assert session.plan == closed


@pytest.mark.parametrize("seed", range(4))
def test_any_edits_with_closed_frames_leave_the_arrangement_as_if_made_anew(seed):
    source, document = random.Random(seed), Document(cluster_plan())
    kept = Arrangement(lambda text: 6.0 * len(text))
    kept.rebuild(document.plan)
    for _ in range(120):
        plan, dice = document.plan, source.random()
        frames = sorted(set(plan.parents.values()))
        if dice < 0.2:
            changed = document.undo() if document.history.can_undo else None
        elif dice < 0.5 and frames:
            verb = source.choice((verbs.collapse, verbs.expand))
            changed = document.perform(verb(plan, [source.choice(frames)]))
        else:
            step = random_step(plan, source)
            changed = document.perform(step) if step else None
        if changed is None:
            continue
        kept.update(document.plan, changed)
        anew = Arrangement(lambda text: 6.0 * len(text))
        anew.rebuild(document.plan)
        assert kept.boxes == anew.boxes
        assert kept.routes == anew.routes


def test_a_chip_dropped_on_a_closed_card_goes_to_the_only_store_inside_that_can_hold_it(
    canvas, session, hand
):
    session.perform(verbs.collapse(session.plan, ["pair"]))
    hand.drag(hand.chip("pool", "array", "swap"), hand.at("pair"))
    assert session.plan.stores_of("pool", "swap") == ("local",)
    session.perform(verbs.collapse(session.plan, ["cluster"]))
    before = session.plan
    hand.drag(hand.chip("pool", "array", "log"), hand.at("cluster"))
    assert session.plan is before  # two stores could be meant


def test_a_closed_cluster_says_how_many_hosts_may_fail(canvas, session):
    session.perform(verbs.collapse(session.plan, ["cluster", "array"]))
    session.perform(verbs.set_field(session.plan, ["cluster"], "failures_to_tolerate", 2))
    said = canvas.scene().freshen_card("cluster").caption
    assert said == "3 hosts, N+2, 2 disk groups"
    room = canvas.arrangement.boxes["cluster"].width - TEXT_LEFT - PAD
    assert "N+2" in canvas.scene().look.caption.fitted(said, room)
    assert "N+" not in canvas.scene().freshen_card("array").caption
