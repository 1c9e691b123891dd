"""Dropping from the palette: where it may land, what comes of it, and what foreign data do."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from app.canvas.gestures.drop_component import MIME_TYPE, carried
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DiskGroup, Host
from tests.support.plans import cluster_plan

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


def data(kind, list_name="", record=""):
    mime = QMimeData()
    mime.setData(MIME_TYPE, json.dumps({"kind": kind, "list": list_name, "record": record}).encode())
    return mime


def enter(canvas, mime, at):
    event = QDragEnterEvent(at, COPY, mime, LEFT, NO_KEYS)
    QApplication.sendEvent(canvas.viewport(), event)
    return event.isAccepted()


def hover(canvas, mime, at):
    event = QDragMoveEvent(at, COPY, mime, LEFT, NO_KEYS)
    QApplication.sendEvent(canvas.viewport(), event)
    QApplication.processEvents()
    return event.isAccepted()


def drop(canvas, mime, at):
    event = QDropEvent(QPointF(at), COPY, mime, LEFT, NO_KEYS)
    QApplication.sendEvent(canvas.viewport(), event)
    return event.isAccepted()


def carry(canvas, mime, at):
    assert enter(canvas, mime, at)
    return hover(canvas, mime, at) and drop(canvas, mime, at)


def test_a_host_lands_where_it_is_dropped_on_the_grid(canvas, session, hand):
    at = hand.empty()
    there = canvas.mapToScene(at)
    assert carry(canvas, data("host"), at)
    (added,) = canvas.selected_ids()
    place = session.plan.positions[added]
    assert place.x % 8 == 0
    assert place.y % 8 == 0
    assert canvas.arrangement.boxes[added].contains(there.x(), there.y())


def test_a_disk_group_lands_in_the_host_under_the_pointer(canvas, session, hand):
    drives = session.catalog.records("drives")[0]
    assert carry(canvas, data("disk_group", "drives", drives.name), hand.at("sas"))
    (added,) = canvas.selected_ids()
    assert session.plan.parents[added] == "host"
    assert session.plan.components[added].drive_gb == drives.values["drive_gb"]
    assert session.history.position == 1


def test_a_disk_group_on_the_empty_canvas_is_refused_with_the_reason(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    mime = data("disk_group")
    assert enter(canvas, mime, hand.empty())
    assert not hover(canvas, mime, hand.empty())
    drop(canvas, mime, hand.empty())
    assert session.history.position == 0
    assert hints[-1] == "A disk group lies inside a host or a storage array: drop it on one."
    assert canvas.runner.gesture is None


def test_a_processor_goes_into_the_host_under_the_pointer_and_on_a_cluster_into_a_new_host_of_it(
    canvas, session, hand
):
    assert session.new_plan(cluster_plan())
    processor = next(each for each in session.catalog.records("cpus"))
    mime = data("host", "cpus", processor.name)
    before = session.plan.components.keys()
    assert carry(canvas, mime, hand.at("pair"))
    assert session.plan.components.keys() == before
    assert session.plan.components["pair"].cpu_model == processor.values["cpu_model"]
    assert carry(canvas, mime, hand.at("cluster"))
    (added,) = session.plan.components.keys() - before
    assert session.plan.parents[added] == "cluster"
    assert session.plan.components[added].cpu_model == processor.values["cpu_model"]


def test_a_pool_on_a_host_stands_beside_it_and_runs_there_in_one_step(canvas, session, hand):
    assert carry(canvas, data("desktop_pool"), hand.at("host"))
    (added,) = canvas.selected_ids()
    boxes = canvas.arrangement.boxes
    assert session.plan.hosts_of(added) == ("host",)
    assert boxes[added].right < boxes["host"].x
    assert not boxes[added].meets(boxes["pool"])
    assert session.history.position == 1


def test_a_drag_that_leaves_again_leaves_nothing(canvas, session, hand):
    mime = data("host")
    enter(canvas, mime, hand.empty())
    hover(canvas, mime, hand.at("pool"))
    QApplication.sendEvent(canvas.viewport(), QDragLeaveEvent())
    assert canvas.runner.gesture is None
    assert session.history.position == 0


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"{}",
        b'{"kind": "rack"}',
        b'{"kind": ["host"]}',
        b'{"kind": "host", "list": 5, "record": {}}',
        b'{"kind": "host", "list": "drives", "record": "SAS 300 GB 10K 2.5\\""}',
        b"[" * 100_000,
    ],
)
def test_foreign_data_are_not_taken_for_a_component(session, raw):
    mime = QMimeData()
    mime.setData(MIME_TYPE, raw)
    assert carried(mime, session.catalog) is None


def test_other_drags_are_not_ours(canvas, hand):
    mime = QMimeData()
    mime.setText("host")
    assert not enter(canvas, mime, hand.empty())
    assert canvas.runner.gesture is None


def test_what_is_brought_in_over_the_edge_scrolls_nothing_until_it_has_been_inside(canvas, qtbot):
    bar, room = canvas.horizontalScrollBar(), canvas.viewport().rect()
    canvas.camera.zoom_to(2.0)
    edge, before = QPoint(4, room.center().y()), bar.value()
    assert bar.minimum() < before
    assert enter(canvas, data("host"), edge)
    hover(canvas, data("host"), edge)
    assert not canvas.runner._scroll.isActive()
    assert bar.value() == before
    hover(canvas, data("host"), room.center())
    hover(canvas, data("host"), edge)
    qtbot.waitUntil(lambda: bar.value() < before)
    QApplication.sendEvent(canvas.viewport(), QDragLeaveEvent())


def test_drives_dropped_into_a_host_of_a_vsan_cluster_are_for_its_vsan(canvas, session, hand, qtbot):
    plan = cluster_plan(vsan="all-flash")
    groups = [each.id for each in plan.of_type(DiskGroup)]
    assert session.new_plan(apply(plan, verbs.remove(plan, groups).edits))
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    host = session.plan.of_type(Host)[0].id
    before = session.history.position
    assert carry(canvas, data("disk_group"), hand.at(host))
    (added,) = canvas.selected_ids()
    assert session.plan.parents[added] == host
    assert session.plan.components[added].purpose == "vsan"
    assert session.history.position == before + 1
