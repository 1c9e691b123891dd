"""Clusters, arrays and network links on the canvas: frames in frames, lines to all of them, chips only where needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from app.canvas.content.chip_texts import file_roles
from app.canvas.layout.hits import Hit
from planner_core.editing import verbs
from planner_core.engine.layout.file_sizes import file_gib
from planner_core.plan.components import DesktopPool, InfrastructureServers, kind_of
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.plan.rules import NESTING
from tests.support.canvas import rebuilt, shown
from tests.support.plans import cluster_plan


@pytest.fixture
def session(session):
    assert session.new_plan(cluster_plan())
    return session


def roles(canvas, owner, target):
    return [chip.role for chip in canvas.arrangement.chips[(owner, target)]]


def entries(menu, title):
    """The entries of a submenu, by its title."""
    found = [action for action in menu.actions() if action.text() == title]
    return [] if not found else [entry.text() for entry in found[0].menu().actions()]


def test_frames_hold_what_lies_in_them_two_deep(canvas, session):
    boxes, plan = canvas.arrangement.boxes, session.plan
    for inner, outer in plan.parents.items():
        assert boxes[outer].contains(boxes[inner].x, boxes[inner].y)
        assert boxes[outer].contains(boxes[inner].right, boxes[inner].bottom)
    before = boxes["cluster"].height, boxes["pair"].height
    session.perform(verbs.add_component(plan, verbs.new_component(plan, "disk_group", "More"), parent="pair"))
    assert boxes["cluster"].height - before[0] == boxes["pair"].height - before[1] > 0
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_host_is_dragged_into_the_cluster_and_out_again(canvas, session, hand):
    hand.drag(hand.at("single"), hand.empty() + QPoint(200, 0))
    assert "single" not in session.plan.parents
    assert session.plan.parents["beside"] == "single"
    assert session.plan.positions["single"]
    hand.drag(hand.at("single"), hand.at("cluster"))
    assert session.plan.parents["single"] == "cluster"
    assert "single" not in session.plan.positions
    assert session.history.position == 2
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_host_dropped_on_its_own_cluster_stays(session, hand):
    hand.drag(hand.at("single"), hand.at("cluster"))
    assert session.history.position == 0


def test_a_disk_group_moves_from_a_host_to_the_array_but_not_into_the_cluster(session, hand, canvas):
    hand.drag(hand.at("beside"), hand.at("array"))
    assert session.plan.parents["beside"] == "array"
    hints = []
    canvas.hint.connect(hints.append)
    hand.drag(hand.at("beside"), hand.at("cluster"))
    assert session.plan.parents["beside"] == "array"
    assert any("lies inside a host or a storage array" in hint for hint in hints)


def test_a_host_is_added_to_the_selected_cluster_and_else_stands_alone(canvas, session):
    canvas.select(["local"])
    inside = canvas.orders.add("host")
    assert session.plan.parents[inside] == "cluster"
    canvas.select([])
    alone = canvas.orders.add("host")
    assert alone not in session.plan.parents


@pytest.mark.parametrize("component", ["single", "local", "tier", "cluster"])
def test_the_menu_offers_every_frame_that_a_card_may_lie_in(canvas, session, component):
    menu = canvas._menus.menu_for(Hit("card", component))
    parts = session.plan.components
    kinds = NESTING.get(kind_of(parts[component]), ())
    frames = [part.name for part in parts.values() if kind_of(part) in kinds]
    assert [entry.split(" in ")[0] for entry in entries(menu, "Move into")] == frames
    takes_out = any(action.text() == "Take out of Cluster" for action in menu.actions())
    assert takes_out == (component == "single")


def test_a_card_is_taken_out_by_the_menu(canvas, session):
    menu = canvas._menus.menu_for(Hit("card", "single"))
    next(action for action in menu.actions() if action.text() == "Take out of Cluster").trigger()
    assert "single" not in session.plan.parents
    assert not canvas.arrangement.boxes["single"].meets(canvas.arrangement.boxes["cluster"])


def test_lines_lead_to_cluster_array_and_network_link(canvas):
    assert roles(canvas, "pool", "cluster") == []
    assert canvas.arrangement.routes[("pool", "cluster")].runs
    assert roles(canvas, "pool", "line") == []
    assert not canvas.arrangement.routes[("pool", "line")].runs
    assert {"replica", "delta", "swap"} <= set(roles(canvas, "pool", "array"))


def test_chips_stand_for_needed_files_only(canvas, session):
    assert not {"persistent", "suspend"} & set(roles(canvas, "pool", "array"))
    values = {"persistent_gib": 10.0, "suspends": True, "clone_type": "full"}
    session.perform(verbs.set_fields(session.plan, ["pool"], values))
    found = roles(canvas, "pool", "array")
    assert {"persistent", "suspend", "delta"} <= set(found)
    assert "replica" not in found
    labels = {chip.role: chip.label for chip in canvas.arrangement.chips[("pool", "array")]}
    assert labels["delta"] == "Disk"
    assert shown(canvas.scene()) == rebuilt(canvas)


POOLS = (
    DesktopPool(id="p", name="P", persistent_gib=20.0, suspends=True),
    DesktopPool(id="p", name="P", clone_type="full", delta_gib=0.0),
    DesktopPool(id="p", name="P", ram_gib=4.0, ram_reserved_gib=4.0, log_gib=0.0),
    InfrastructureServers(id="s", name="S"),
    InfrastructureServers(id="s", name="S", disk_gib=0.0),
)


@pytest.mark.parametrize("owner", POOLS)
def test_a_role_has_a_chip_where_its_file_has_a_size(owner):
    roles = (*POOL_FILE_ROLES, "server_disk")
    assert file_roles(owner) == {role for role in roles if file_gib(owner, role) > 0}
    assert file_roles(owner) or owner.id == "s"


def test_a_full_clone_is_one_disk_filled_as_its_field_says():
    """Neither the delta disk of a linked clone nor one for temporary files comes on top of it."""
    pool = DesktopPool(
        id="p", name="P", clone_type="full", replica_gib=40.0, full_clone_fill_percent=60.0, delta_gib=3.0
    )
    assert file_gib(pool, "delta") == 24.0
    assert file_gib(pool, "disposable") == 0.0


@pytest.mark.parametrize("vsan", ["none", "all-flash"])
def test_files_can_be_moved_to_a_cluster_only_where_it_has_vsan(canvas, session, vsan):
    session.perform(verbs.set_field(session.plan, ["cluster"], "vsan", vsan))
    menu = canvas._menus.menu_for(Hit("chip", "pool", ("pool", "array"), "swap"))
    assert ("Cluster" in entries(menu, "Move to")) == (vsan != "none")


def test_a_file_dropped_on_a_cluster_without_vsan_stays_where_it_is(canvas, session, hand):
    hints = []
    canvas.hint.connect(hints.append)
    hand.drag(hand.chip("pool", "array", "swap"), hand.at("cluster"))
    assert session.plan.stores_of("pool", "swap") == ("array",)
    assert any("no vSAN" in hint for hint in hints)


def test_every_card_shows_a_bar_for_what_it_offers(canvas, session, qtbot):
    qtbot.waitUntil(lambda: session.assessment is not None and len(session.assessment.cases) > 1)
    bars = {each: canvas.scene().freshen_card(each).bars for each in session.plan.components}
    assert [bar.resource for bar in bars["array"]] == ["controller", "array_ports", "capacity"]
    known = [bar for each in bars.values() for bar in each]
    assert known
    assert all(bar.share is not None for bar in known)


def test_the_cards_show_the_case_that_is_chosen(canvas, session, qtbot):
    qtbot.waitUntil(lambda: session.assessment is not None and len(session.assessment.cases) > 1)
    normal = canvas.scene().freshen_card("pair").bars[0].share
    canvas.shown.set_case("host-1")
    failed = canvas.scene().freshen_card("pair").bars[0].share
    assert failed > normal
    assert canvas.shown.explanation("pair", "cpu").endswith(".host-1")
    assert session.results.explain(canvas.shown.explanation("pair", "cpu")).value == pytest.approx(
        failed, rel=1e-9
    )
