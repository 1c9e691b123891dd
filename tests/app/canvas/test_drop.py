"""Dropping from the palette: where it may land, and what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from app.canvas.gestures.drop_component import Carried
from app.look.output_language import written_in
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DiskGroup, Host
from tests.support.canvas import carry, drop, over
from tests.support.in_front import bring_to_front
from tests.support.plans import cluster_plan

OUTSIDE = QPoint(-200, -200)


def test_a_host_lands_where_it_is_dropped_on_the_grid(canvas, session, hand):
    at = hand.empty()
    there = canvas.mapToScene(at)
    assert carry(canvas, Carried("host"), at)
    (added,) = canvas.selected_ids()
    place = session.plan.positions[added]
    assert place.x % 8 == 0
    assert place.y % 8 == 0
    assert canvas.arrangement.boxes[added].contains(there.x(), there.y())


def test_a_disk_group_lands_in_the_host_under_the_pointer(canvas, session, hand):
    drives = session.catalog.records("drives")[0]
    assert carry(canvas, Carried("disk_group", drives), hand.at("sas"))
    (added,) = canvas.selected_ids()
    assert session.plan.parents[added] == "host"
    assert session.plan.components[added].drive_gb == drives.values["drive_gb"]
    assert session.history.position == 1


def test_a_disk_group_on_the_empty_canvas_is_refused_with_the_reason(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    assert not carry(canvas, Carried("disk_group"), hand.empty())
    assert session.history.position == 0
    assert hints[-1] == "A disk group lies inside a host or a storage array: drop it on one."
    assert canvas.runner.gesture is None


def test_a_processor_goes_into_the_host_under_the_pointer_and_on_a_cluster_into_a_new_host_of_it(
    canvas, session, hand
):
    assert session.new_plan(cluster_plan())
    processor = next(each for each in session.catalog.records("cpus"))
    what = Carried("host", processor)
    before = session.plan.components.keys()
    assert carry(canvas, what, hand.at("pair"))
    assert session.plan.components.keys() == before
    assert session.plan.components["pair"].cpu_model == processor.values["cpu_model"]
    assert carry(canvas, what, hand.at("cluster"))
    (added,) = session.plan.components.keys() - before
    assert session.plan.parents[added] == "cluster"
    assert session.plan.components[added].cpu_model == processor.values["cpu_model"]


def test_a_workload_goes_into_the_pool_under_the_pointer_in_one_step(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    workload = next(
        each
        for each in session.catalog.records("workloads")
        if each.values["workload"] != session.plan.components["pool"].workload
    )
    what = Carried("desktop_pool", workload)
    before, desktops = session.plan.components.keys(), session.plan.components["pool"].desktops
    assert over(canvas, what, hand.at("pool"))
    assert hints[-1] == f"Drop here to give “{session.plan.components['pool'].name}” this workload."
    tried = session.results.trial.plan.components["pool"]
    assert tried.workload == workload.values["workload"], "ghosts show it while it hovers"
    assert session.history.position == 0
    assert carry(canvas, what, hand.at("pool"))
    assert session.plan.components.keys() == before
    assert session.plan.components["pool"].workload == workload.values["workload"]
    assert session.plan.components["pool"].desktops == desktops
    assert session.history.position == 1
    session.undo()
    assert session.plan.components["pool"].workload != workload.values["workload"]
    assert carry(canvas, what, hand.at("host"))
    assert len(session.plan.components) == len(before) + 1, "on a host it is a new pool that runs there"


def test_a_card_dropped_at_the_edge_leaves_the_view_where_it_is(canvas, session, hand):
    view = canvas.viewport()
    at = QPoint(view.width() - 12, view.height() // 2)
    middle = canvas.mapToScene(view.rect().center())
    assert carry(canvas, Carried("host"), at)
    now = canvas.mapToScene(view.rect().center())
    assert abs(now.x() - middle.x()) < 1
    assert abs(now.y() - middle.y()) < 1


def test_a_model_goes_into_a_card_without_one_and_beside_a_card_that_has_one(canvas, session, hand):
    """A host is drawn first and its server chosen afterwards: that is one host, not two."""
    hints = []
    canvas.hint.connect(hints.append)
    server = next(each for each in session.catalog.records("servers") if each.values.get("server_model"))
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"server_model": "", "count": 7}))
    before = session.plan.components.keys()
    assert over(canvas, Carried("host", server), hand.at("host"))
    assert hints[-1] == "Drop here to take over this model for “RX300 S6”."
    canvas.runner.cancel()
    assert carry(canvas, Carried("host", server), hand.at("host"))
    assert session.plan.components.keys() == before
    host = session.plan.components["host"]
    assert (host.server_model, host.count) == (server.values["server_model"], 7)
    assert session.history.position == 2
    assert carry(canvas, Carried("host", server), hand.at("host"))
    assert len(session.plan.components) == len(before) + 1


def test_a_pool_on_a_host_stands_beside_it_and_runs_there_in_one_step(canvas, session, hand):
    assert carry(canvas, Carried("desktop_pool"), hand.at("host"))
    (added,) = canvas.selected_ids()
    boxes = canvas.arrangement.boxes
    assert session.plan.hosts_of(added) == ("host",)
    assert boxes[added].right < boxes["host"].x
    assert not boxes[added].meets(boxes["pool"])
    assert session.history.position == 1


def test_what_cannot_go_into_a_card_lands_below_it_and_not_on_it(canvas, session, hand):
    assert session.new_plan(cluster_plan())
    assert carry(canvas, Carried("storage_array"), hand.at("cluster"))
    (added,) = canvas.selected_ids()
    boxes = canvas.arrangement.boxes
    assert boxes[added].y >= boxes["cluster"].bottom
    assert not canvas.arrangement.places.outer_boxes(boxes[added], without={added})


def test_the_card_that_takes_something_is_quoted(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    assert carry(canvas, Carried("desktop_pool"), hand.at("host"))
    assert (
        f"Drop here to place it beside “{session.plan.components['host'].name}” and let it run there."
        in hints
    )


def test_what_stands_beside_a_card_at_the_edge_scrolls_into_sight(canvas, session, hand):
    host = canvas.arrangement.boxes["host"]
    canvas.framing.look_at(1.0, (0, 0))
    seen = canvas.camera.seen()
    canvas.framing.look_at(1.0, (host.x - 8 + seen.width / 2, host.y - 8 + seen.height / 2))
    assert carry(canvas, Carried("desktop_pool"), hand.at("host"))
    (added,) = canvas.selected_ids()
    box, seen = canvas.arrangement.boxes[added], canvas.camera.seen()
    assert seen.contains(box.x, box.y)
    assert seen.contains(box.right, box.bottom)


def test_a_drag_that_leaves_again_leaves_nothing(canvas, session, hand):
    assert over(canvas, Carried("host"), hand.at("pool"))
    assert canvas.runner.gesture is not None
    assert not over(canvas, Carried("host"), OUTSIDE)
    assert canvas.runner.gesture is None
    drop(canvas, Carried("host"), OUTSIDE)
    assert session.history.position == 0


def test_the_place_where_something_would_land_is_seen(canvas, hand):
    at = hand.empty()
    before = canvas.viewport().grab().toImage()
    assert over(canvas, Carried("host"), at)
    around = canvas.viewport().grab().toImage()
    assert around.pixelColor(at) != before.pixelColor(at)
    assert not over(canvas, Carried("host"), OUTSIDE)
    assert canvas.viewport().grab().toImage() == before


def test_a_drop_counts_where_the_button_is_released(canvas, session, hand):
    """The last move before it may have been elsewhere."""
    over(canvas, Carried("host"), hand.empty())
    drop(canvas, Carried("host"), OUTSIDE)
    assert session.history.position == 0
    assert canvas.runner.gesture is None
    drop(canvas, Carried("host"), hand.empty())
    assert session.history.position == 1


def test_nothing_lands_under_what_lies_over_the_drawing(canvas, session, hand, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1200, 800)
    canvas.setParent(window)
    canvas.move(0, 0)
    cover = QWidget(window)
    cover.setGeometry(0, 0, 300, 800)
    bring_to_front(qtbot, window)
    canvas.show()
    cover.raise_()
    assert not carry(canvas, Carried("host"), QPoint(150, 400))
    assert session.history.position == 0
    assert carry(canvas, Carried("host"), QPoint(600, 780))
    assert session.history.position == 1
    canvas.setParent(None)


def test_a_plan_that_cannot_be_changed_takes_nothing(canvas, session, hand, monkeypatch):
    monkeypatch.setattr(type(session.files), "read_only", True)
    assert not carry(canvas, Carried("host"), hand.empty())
    assert canvas.runner.gesture is None
    assert session.history.position == 0


def test_what_is_brought_in_over_the_edge_scrolls_nothing_until_it_has_been_inside(canvas, qtbot):
    bar, room = canvas.horizontalScrollBar(), canvas.viewport().rect()
    canvas.camera.zoom_to(2.0)
    edge, before = QPoint(4, room.center().y()), bar.value()
    assert bar.minimum() < before
    assert over(canvas, Carried("host"), edge)
    over(canvas, Carried("host"), edge)
    assert not canvas.runner._scroll.isActive()
    assert bar.value() == before
    over(canvas, Carried("host"), room.center())
    over(canvas, Carried("host"), edge)
    qtbot.waitUntil(lambda: bar.value() < before)
    canvas.palette_drags.cancel()
    assert not canvas.runner._scroll.isActive()


def test_drives_dropped_into_a_host_of_a_vsan_cluster_are_for_its_vsan(canvas, session, hand, qtbot):
    plan = cluster_plan(vsan="all-flash")
    groups = [each.id for each in plan.of_type(DiskGroup)]
    assert session.new_plan(apply(plan, verbs.remove(plan, groups).edits))
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    host = session.plan.of_type(Host)[0].id
    before = session.history.position
    assert carry(canvas, Carried("disk_group"), hand.at(host))
    (added,) = canvas.selected_ids()
    assert session.plan.parents[added] == host
    assert session.plan.components[added].purpose == "vsan"
    assert session.history.position == before + 1


def test_new_components_are_named_in_the_language_of_the_window(canvas, session):
    with written_in("de"):
        canvas.orders.add("desktop_pool")
        canvas.orders.add("storage_array")
    names = [part.name for part in session.plan.components.values()]
    assert names[-2:] == ["Desktop-Pool", "Storage-Array"]
    canvas.select(())
    canvas.orders.add("storage_array")
    assert [*session.plan.components.values()][-1].name == "Storage array"


def test_a_pool_is_named_after_its_workload(canvas, session):
    record = session.catalog.record("workloads", "Office worker, Windows 11, 2 vCPU")
    for number in ("", " 2"):
        added = canvas.orders.add(record.kind, record)
        assert session.plan.components[added].name == f"Office worker{number}"
        canvas.select(())
