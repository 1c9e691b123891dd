"""Adding with the selection in mind: what goes where, what is connected, and adding by typing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.canvas.commands.intents import Intent, can_stand, intent
from app.canvas.gestures.drop_component import Carried
from app.look import translation
from planner_core.editing import verbs
from planner_core.engine.evaluate import evaluate
from planner_core.plan.links import DISPLAY
from planner_core.plan.plan import Plan
from tests.support.canvas import carry, over


@pytest.fixture
def meant(canvas):
    return lambda kind, *selected: intent(canvas.arrangement, kind, selected)


def test_what_adding_means_with_a_selected_host(meant):
    assert meant("disk_group", "host") == Intent(frame="host")
    assert meant("desktop_pool", "host") == Intent(targets=("host",))
    assert meant("infrastructure_servers", "host") == Intent(targets=("host",))
    assert meant("host", "host") == Intent()
    assert meant("network_link", "host") == Intent()


def test_a_pool_beside_a_store_runs_on_its_host_and_lies_on_it(meant):
    assert meant("desktop_pool", "sas") == Intent(targets=("host", "sas"))
    assert meant("disk_group", "sas") == Intent(frame="host")


def test_what_a_pool_has_already_is_not_connected_again(meant):
    assert meant("host", "pool") == Intent()
    assert meant("storage_array", "pool").owners == ()
    assert meant("network_link", "pool") == Intent(owners=("pool",))


def test_a_new_pool_is_given_what_comes_next(canvas, session, meant):
    session.new_plan(Plan())
    pool = canvas.orders.add("desktop_pool")
    host = canvas.orders.add("host")
    assert session.plan.hosts_of(pool) == (host,)
    canvas.select([pool])
    group = canvas.orders.add("disk_group")
    assert session.plan.parents[group] == host
    assert session.plan.stores_of(pool, "swap") == (group,)
    canvas.select([pool])
    link = canvas.orders.add("network_link")
    assert session.plan.stores_of(pool, DISPLAY) == (link,)
    assert session.history.position == 4
    boxes = canvas.arrangement.boxes
    assert boxes[pool].right < boxes[host].x


def test_disks_find_the_host_of_the_selected_pool_among_several(canvas, session, meant):
    canvas.select([])
    other = canvas.orders.add("host")
    assert meant("disk_group") == Intent()
    assert not can_stand("disk_group", meant("disk_group"))
    assert meant("disk_group", "pool").frame == "host"
    assert meant("disk_group", other).frame == other


def test_only_what_never_stands_alone_goes_into_the_one_frame_there_is(canvas, meant):
    canvas.select([])
    cluster = canvas.orders.add("cluster")
    assert meant("disk_group") == Intent(frame="host")
    assert meant("disk_group", cluster) == Intent(frame="host"), "the empty cluster has no host"
    assert meant("host") == Intent(), "a host stands alone, though there is one cluster"
    assert meant("host", cluster) == Intent(frame=cluster)
    assert can_stand("host", Intent())
    canvas.orders.add("storage_array")
    assert meant("disk_group") == Intent(), "which of host and array is not said"


def test_disks_go_into_the_only_host_of_the_selected_cluster(canvas, session, meant):
    canvas.select([])
    cluster = canvas.orders.add("cluster")
    inner = canvas.orders.add("host")
    assert meant("disk_group", cluster) == Intent(frame=inner)
    assert meant("disk_group", cluster, "pool") == Intent(frame=inner)
    canvas.select([cluster])
    canvas.orders.add("host")
    assert not can_stand("disk_group", meant("disk_group", cluster)), "which of the two is not said"


def test_hosts_go_into_the_cluster_around_the_selection(canvas, session, meant):
    canvas.select([])
    cluster = canvas.orders.add("cluster")
    inner = canvas.orders.add("host")
    assert session.plan.parents[inner] == cluster
    assert meant("host", inner) == Intent(frame=cluster)
    assert meant("desktop_pool", inner) == Intent(targets=(cluster,))


def test_drives_of_a_vsan_hold_no_files_of_their_own(canvas, session, meant):
    session.perform(verbs.set_field(session.plan, ["sas"], "purpose", "vsan"))
    assert meant("desktop_pool", "sas") == Intent(targets=("host",))


def typed(canvas, text):
    canvas.setFocus()
    QTest.keyClicks(canvas, text[0])
    QTest.keyClicks(canvas.quick_add.field, text[1:])


def test_a_letter_opens_the_field_and_enter_adds_in_one_step(canvas, session):
    canvas.select(["host"])
    typed(canvas, "pool")
    finder = canvas.quick_add
    assert finder.is_open
    assert finder.field.text() == "pool"
    assert finder.current.title == "Desktop pool"
    assert finder.note.text() == "Enter connects it with RX300 S6."
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    (added,) = canvas.selected_ids()
    assert session.plan.hosts_of(added) == ("host",)
    assert session.history.position == 1
    session.undo()
    assert added not in session.plan.components


def test_a_record_is_found_by_its_figures_and_fills_the_component(canvas, session):
    canvas.select(["ssd"])
    typed(canvas, "sata 960")
    finder = canvas.quick_add
    assert finder.current.title == "SATA SSD 960 GB"
    assert finder.note.text() == "Enter puts it into RX300 S6."
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    (added,) = canvas.selected_ids()
    assert session.plan.parents[added] == "host"
    assert session.plan.components[added].drive_gb == 960


def test_what_has_no_place_says_what_to_do_and_adds_nothing(canvas, session):
    session.new_plan(Plan())
    typed(canvas, "disk group")
    finder = canvas.quick_add
    assert finder.current.keys == "select a host or a storage array first"
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert finder.is_open
    QTest.keyClick(finder.field, Qt.Key.Key_Escape)
    assert not finder.is_open
    assert session.plan.components == {}


@pytest.mark.parametrize("selected", [(), ("host",), ("pool",)])
@pytest.mark.parametrize("size", [(1200, 800), (420, 300)])
def test_the_field_lies_in_the_window(canvas, selected, size):
    canvas.resize(*size)
    canvas.select(selected)
    typed(canvas, "s")
    assert canvas.window().rect().contains(canvas.quick_add.geometry())


def test_punctuation_and_shortcuts_do_not_open_quick_add(canvas, session):
    canvas.setFocus()
    QTest.keyClicks(canvas, ",-;")
    QTest.keyClick(canvas, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(canvas, Qt.Key.Key_Space)
    assert not canvas.quick_add.is_open


def test_nothing_opens_while_a_gesture_runs(canvas, hand):
    canvas.select(["pool"])
    canvas.orders.choose_connection()
    hand.key(Qt.Key.Key_H)
    assert not canvas.quick_add.is_open
    assert canvas.runner.gesture is not None
    hand.key(Qt.Key.Key_Escape)


@pytest.fixture
def cpu(session):
    return session.catalog.record("cpus", "Intel Xeon E5620")


def test_a_processor_goes_into_the_selected_hosts_in_one_step(canvas, session, cpu):
    canvas.select([])
    other = canvas.orders.add("host")
    canvas.select(["host", other])
    assert canvas.orders.add(cpu.kind, cpu) == "host"
    for each in ("host", other):
        assert session.plan.components[each].cpu_model == cpu.name
        assert session.plan.components[each].cores_per_socket == cpu.values["cores_per_socket"]
    assert session.history.position == 2
    canvas.select([])
    third = canvas.orders.add(cpu.kind, cpu)
    assert third not in ("host", other)
    assert session.plan.components[third].cpu_model == cpu.name


def test_a_processor_is_typed_and_says_where_it_goes(canvas, session, cpu):
    canvas.select(["host"])
    typed(canvas, "e5620")
    assert canvas.quick_add.current.title == cpu.name
    assert canvas.quick_add.note.text() == "Enter gives it to RX300 S6."
    QTest.keyClick(canvas.quick_add.field, Qt.Key.Key_Return)
    assert session.plan.components["host"].cpu_model == cpu.name


def test_a_processor_is_dropped_on_a_host_and_nowhere_marks_a_store(canvas, session, hand, cpu):
    from app.canvas.painting.card_painter import State

    what, hints = Carried(cpu.kind, cpu), []
    canvas.hint.connect(hints.append)
    assert over(canvas, what, hand.at("host"))
    assert over(canvas, what, hand.at("host", dx=4))
    assert hints[-1] == "Drop here to give “RX300 S6” this processor."
    assert State.TARGET in canvas.scene().cards["host"].state
    assert State.TARGET not in canvas.scene().cards["ssd"].state
    canvas.runner.cancel()
    before = set(session.plan.components)
    assert carry(canvas, what, hand.at("host"))
    assert session.plan.components["host"].cpu_model == cpu.name
    assert set(session.plan.components) == before
    assert carry(canvas, what, hand.empty())
    assert len(session.plan.components) == len(before) + 1


def test_what_is_added_is_called_in_the_language_of_the_reader(canvas, session):
    translation.install("de")
    try:
        added = [canvas.orders.add(kind) for kind in ("host", "host", "desktop_pool")]
    finally:
        translation.install("en")
    assert [session.plan.components[each].name for each in added] == ["Host", "Host 2", "Desktop-Pool"]


def test_the_quickest_plan_gets_no_finding_but_the_missing_reserve(canvas, session):
    """One host alone is what was drawn; nothing else of it is a value that somebody would have to change."""
    session.new_plan(Plan())
    host = canvas.orders.add("host")
    canvas.orders.add("disk_group")
    windows = "Login Enterprise knowledge worker, Windows 11, 2 vCPU"
    pool = canvas.orders.add("desktop_pool", session.catalog.record("workloads", windows))
    plan = session.plan
    assert plan.settings.broker == "horizon-8"
    assert plan.components[host].hypervisor == "vsphere-8"
    desktops = plan.components[pool]
    assert (desktops.clone_type, desktops.refresh_policy) == ("instant", "logoff")
    assert (desktops.replica_gib, desktops.template_gib, desktops.ram_gib, desktops.vcpus) == (64, 64, 4, 2)
    found = evaluate(plan, session.catalog)
    assert found.desktops.fits == desktops.desktops
    assert {each.code for each in found.findings if each.severity != "notice"} == {"host.no-reserve"}


def test_nvme_drives_given_to_vsan_make_it_express_storage_and_take_their_files_along(canvas, session):
    session.new_plan(Plan())
    cluster = canvas.orders.add("cluster")
    canvas.orders.add("host")
    group = canvas.orders.add("disk_group", session.catalog.record("drives", "NVMe 3.84 TB"))
    canvas.select([])
    pool = canvas.orders.add("desktop_pool")
    for target in (cluster, group):
        canvas.commands.do(lambda plan, target=target: verbs.connect(plan, pool, target))
    before = session.plan
    assert before.stores_of(pool, "swap") == (group,)
    canvas.commands.do(lambda plan: verbs.set_field(plan, [group], "purpose", "vsan"))
    assert (session.plan.components[cluster].vsan, session.plan.components[cluster].vsan_version) == (
        "esa",
        "8.0",
    )
    assert {link.target for link in session.plan.links_from(pool)} == {cluster}
    found = {each.code for each in evaluate(session.plan, session.catalog).findings}
    assert not found & {"vsan.esa-version", "vsan.esa-host", "group.files-on-vsan", "vsan.wrong-drives"}
    session.undo()
    assert session.plan == before
