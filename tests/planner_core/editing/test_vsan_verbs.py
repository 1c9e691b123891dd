"""Drives that are given to vSAN bring along its kind, a version that has it, and the files on them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import Step, apply
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON
from planner_core.plan.plan import Plan, Position


def made(drive_kind: str = "ssd", **cluster: object) -> Plan:
    """A pool on a host of a cluster, with its files on the host's disk group."""
    plan = Plan()
    for part, at, parent in (
        (Cluster(id="cluster", name="Cluster", **cluster), Position(0, 0), None),  # type: ignore[arg-type]
        (Host(id="host", name="Host"), None, "cluster"),
        (DiskGroup(id="group", name="Group", drive_kind=drive_kind), None, "host"),  # type: ignore[arg-type]
        (DesktopPool(id="pool", name="Pool"), Position(0, 300), None),
    ):
        plan = apply(plan, verbs.add_component(plan, part, at, parent).edits)
    return apply(plan, verbs.connect(plan, "pool", "host").edits)


def stores(plan: Plan) -> dict[str, set[str]]:
    return {role: set(plan.stores_of("pool", role)) for role in POOL_FILE_ROLES}


def given(plan: Plan, group: str = "group") -> Step:
    return verbs.set_field(plan, [group], "purpose", "vsan")


@pytest.mark.parametrize(("drives", "kind"), [("hdd", "hybrid"), ("ssd", "all-flash"), ("nvme", "esa")])
def test_the_first_drives_decide_the_kind_of_vsan(drives: str, kind: str) -> None:
    plan = made(drives)
    cluster = apply(plan, given(plan).edits).components["cluster"]
    assert isinstance(cluster, Cluster)
    assert (cluster.vsan, cluster.vsan_version) == (kind, "8.0")


def test_a_plan_of_an_earlier_vsan_keeps_its_version_when_nvme_drives_are_given() -> None:
    plan = made("nvme", vsan_version="7.0")
    cluster = apply(plan, given(plan).edits).components["cluster"]
    assert isinstance(cluster, Cluster)
    assert (cluster.vsan, cluster.vsan_version) == ("all-flash", "7.0")


def test_choosing_express_storage_chooses_a_version_that_has_it() -> None:
    plan = made(vsan_version="6.7", vsan="all-flash")
    cluster = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "esa").edits).components["cluster"]
    assert isinstance(cluster, Cluster)
    assert (cluster.vsan, cluster.vsan_version) == ("esa", "8.0")


def test_a_kind_of_vsan_that_was_chosen_stays() -> None:
    plan = made("nvme", vsan="all-flash")
    cluster = apply(plan, given(plan).edits).components["cluster"]
    assert isinstance(cluster, Cluster)
    assert cluster.vsan == "all-flash"


@pytest.mark.parametrize("vsan", ["none", "all-flash"])
def test_files_move_into_the_vsan_with_their_drives_in_one_step(vsan: str) -> None:
    document = Document(made(vsan=vsan))
    before = document.plan
    document.perform(given(before))
    assert set().union(*stores(document.plan).values()) == {"cluster"}
    document.undo()
    assert document.plan == before


def test_files_move_when_the_cluster_gets_its_vsan_after_the_drives() -> None:
    plan = made("hdd", vsan="hybrid")
    plan = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "none").edits)
    group = apply(
        plan,
        verbs.add_component(plan, DiskGroup(id="other", name="Other", purpose="vsan"), parent="host").edits,
    )
    plan = apply(group, verbs.relocate(group, "pool", "swap", "other").edits)
    plan = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "all-flash").edits)
    assert stores(plan)["swap"] == {"cluster"}
    assert stores(plan)["replica"] == {"group"}


def test_files_move_when_a_host_comes_into_a_cluster_with_vsan() -> None:
    plan = made("ssd", vsan="all-flash")
    plan = apply(plan, verbs.unnest(plan, "host", Position(600, 0)).edits)
    plan = apply(plan, given(plan).edits)
    assert stores(plan)["swap"] == {"group"}
    plan = apply(plan, verbs.nest(plan, "host", "cluster").edits)
    assert stores(plan)["swap"] == {"cluster"}


def test_shares_on_two_groups_come_together_in_the_vsan() -> None:
    plan = made(vsan="all-flash")
    plan = apply(plan, verbs.add_component(plan, DiskGroup(id="second", name="Second"), parent="host").edits)
    whole = plan.links["pool", "swap", "group"]
    halves = {
        ("pool", "swap", each): type(whole)("pool", "swap", each, share)
        for each, share in (("group", 0.25), ("second", 0.75))
    }
    plan = msgspec.structs.replace(plan, links={**plan.links, **halves})
    one = apply(plan, given(plan).edits)
    assert one.links["pool", "swap", "cluster"].share == 0.25
    both = apply(plan, verbs.set_field(plan, ["group", "second"], "purpose", "vsan").edits)
    assert both.links["pool", "swap", "cluster"].share == 1.0
    assert apply(one, given(one, "second").edits).links == both.links


def test_a_pool_led_to_a_vsan_cluster_takes_files_along_from_drives_that_hold_none() -> None:
    plan = made(vsan="all-flash")
    group = plan.components["group"]
    stranded = {**plan.components, "group": type(group)(id="group", name="Group", purpose="vsan")}
    plan = msgspec.structs.replace(plan, components=stranded)  # as an earlier edition left it
    plan = apply(plan, verbs.connect(plan, "pool", "cluster").edits)
    assert set().union(*stores(plan).values()) == {"cluster"}
    assert [link.target for link in plan.links_from("pool") if link.role == RUNS_ON] == ["cluster"]


def test_a_line_to_the_vsan_cluster_on_which_a_pool_runs_already_moves_its_files_there() -> None:
    plan = made(vsan="all-flash")
    first = verbs.connect(plan, "pool", "cluster")
    plan = apply(plan, first.edits)
    assert set().union(*stores(plan).values()) == {"group"}, "the first line says where it runs"
    plan = apply(plan, verbs.connect(plan, "pool", "cluster").edits)
    assert set().union(*stores(plan).values()) == {"cluster"}
    assert plan.stores_of("pool", RUNS_ON) == ("cluster",)
    without = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "none").edits)
    assert not verbs.connect(without, "pool", "cluster").edits


@pytest.mark.parametrize("way", ["line", "chip", "host"])
def test_files_dropped_on_drives_of_vsan_lie_in_the_vsan_of_their_cluster(way: str) -> None:
    plan = made(vsan="all-flash")
    plan = apply(plan, given(plan).edits)
    other = DiskGroup(id="other", name="Other")
    plan = apply(plan, verbs.add_component(plan, Host(id="apart", name="Apart"), Position(600, 0)).edits)
    plan = apply(plan, verbs.add_component(plan, other, parent="apart").edits)
    plan = apply(plan, verbs.connect(plan, "pool", "other").edits)
    assert set().union(*stores(plan).values()) == {"other"}
    if way == "line":
        step = verbs.connect(plan, "pool", "group")
        assert step.label.arguments["store"] == "Cluster"
    elif way == "chip":
        step = verbs.relocate(plan, "pool", "swap", "group")
        assert step.label.arguments["store"] == "Cluster"
    else:
        bare = apply(plan, verbs.disconnect(plan, "pool", "other").edits)
        bare = apply(bare, verbs.disconnect(bare, "pool", "host").edits)
        step = verbs.connect(bare, "pool", "host")
        plan = bare
    after = apply(plan, step.edits)
    held = stores(after)
    assert held["swap"] == {"cluster"}
    assert "group" not in set().union(*held.values())
    assert held["delta"] == ({"other"} if way == "chip" else {"cluster"})


# --- drives and hosts that come to a vSAN cluster -----------------------------------------------------------


def group_of(plan: Plan, group: str = "new") -> DiskGroup:
    part = plan.components[group]
    assert isinstance(part, DiskGroup)
    return part


def host_of(plan: Plan, host: str = "host") -> Host:
    part = plan.components[host]
    assert isinstance(part, Host)
    return part


@pytest.mark.parametrize(
    ("vsan", "purpose"),
    [("none", "datastore"), ("hybrid", "vsan"), ("all-flash", "vsan"), ("esa", "vsan")],
)
def test_drives_put_into_a_host_follow_its_cluster(vsan: str, purpose: str) -> None:
    plan = made(vsan=vsan)
    new = DiskGroup(id="new", name="New")
    dropped = apply(plan, verbs.add_fitting(plan, new, parent="host").edits)
    assert group_of(dropped).purpose == purpose
    alone = apply(plan, verbs.add_component(plan, Host(id="alone", name="Alone"), Position(900, 0)).edits)
    alone = apply(alone, verbs.add_fitting(alone, new, parent="alone").edits)
    assert group_of(alone).purpose == "datastore"
    moved = apply(alone, verbs.nest(alone, "new", "host").edits)
    assert group_of(moved).purpose == purpose


def test_drives_that_somebody_wants_as_a_datastore_stay_one() -> None:
    plan = made(vsan="all-flash")
    plan = apply(plan, verbs.add_component(plan, Host(id="alone", name="Alone"), Position(900, 0)).edits)
    plan = apply(plan, verbs.add_fitting(plan, DiskGroup(id="new", name="New"), parent="alone").edits)
    for purpose in ("vsan", "datastore"):
        plan = apply(plan, verbs.set_field(plan, ["new"], "purpose", purpose).edits)
    plan = apply(plan, verbs.nest(plan, "new", "host").edits)
    assert group_of(plan).purpose == "datastore"


def test_files_on_drives_that_come_to_a_vsan_cluster_move_into_its_vsan() -> None:
    document = Document(made(vsan="all-flash"))
    plan = document.plan
    for step in (
        lambda: verbs.add_component(document.plan, Host(id="alone", name="Alone"), Position(900, 0)),
        lambda: verbs.add_fitting(document.plan, DiskGroup(id="new", name="New"), parent="alone"),
        lambda: verbs.relocate(document.plan, "pool", "swap", "new"),
    ):
        document.perform(step())
    plan = document.plan
    document.perform(verbs.nest(plan, "new", "host"))
    assert stores(document.plan)["swap"] == {"cluster"}
    document.undo()
    assert document.plan == plan


def test_hosts_of_express_storage_have_fast_ports_unless_others_were_chosen() -> None:
    plan = made(vsan="none")
    assert host_of(plan).nic_gbit_s == 10.0
    esa = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "esa").edits)
    assert host_of(esa).nic_gbit_s == 25.0
    esa = apply(esa, verbs.add_fitting(esa, Host(id="new", name="New"), parent="cluster").edits)
    assert host_of(esa, "new").nic_gbit_s == 25.0
    alone = apply(esa, verbs.add_fitting(esa, Host(id="alone", name="Alone"), Position(900, 0)).edits)
    assert host_of(alone, "alone").nic_gbit_s == 10.0
    alone = apply(alone, verbs.nest(alone, "alone", "cluster").edits)
    assert host_of(alone, "alone").nic_gbit_s == 25.0
    by_drives = made("nvme")
    assert host_of(apply(by_drives, given(by_drives).edits)).nic_gbit_s == 25.0
    flash = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "all-flash").edits)
    assert host_of(flash).nic_gbit_s == 10.0
    spaces = apply(flash, verbs.set_field(flash, ["cluster"], "vsan_version", "s2d").edits)
    assert host_of(spaces).nic_gbit_s == 25.0
    aos = apply(flash, verbs.set_field(flash, ["cluster"], "vsan_version", "aos").edits)
    assert host_of(aos).nic_gbit_s == 10.0
    for speed in (10.0, 100.0):
        typed = apply(plan, verbs.set_field(plan, ["host"], "nic_gbit_s", speed).edits)
        typed = apply(typed, verbs.set_field(typed, ["cluster"], "vsan", "esa").edits)
        assert host_of(typed).nic_gbit_s == speed


# --- a cluster that gives up its vSAN -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "given_up",
    [
        lambda plan: verbs.set_field(plan, ["cluster"], "vsan", "none"),
        lambda plan: verbs.reset_field(plan, ["cluster"], "vsan"),
    ],
)
def test_files_go_back_to_the_drives_in_one_step_where_a_cluster_gives_up_its_vsan(
    given_up: Callable[[Plan], Step],
) -> None:
    plan = made(vsan="all-flash")
    document = Document(apply(plan, given(plan).edits))
    before = document.plan
    assert stores(before)["swap"] == {"cluster"}
    step = given_up(before)
    document.perform(step)
    assert group_of(document.plan, "group").purpose == "datastore"
    assert set().union(*stores(document.plan).values()) == {"group"}
    assert (
        str(step.label) == "Change Storage of the hosts of Cluster and move files to the drives of its hosts"
    )
    document.undo()
    assert document.plan == before


def test_files_of_a_vsan_are_spread_over_its_drives_by_their_room() -> None:
    plan = made(vsan="all-flash")
    second = Host(id="second", name="Second", count=2)
    plan = apply(plan, verbs.add_component(plan, second, parent="cluster").edits)
    more = DiskGroup(id="more", name="More", drives=6)
    plan = apply(plan, verbs.add_fitting(plan, more, parent="second").edits)
    plan = apply(plan, given(plan).edits)
    runs = verbs.connect(plan, "pool", "cluster")
    plan = apply(plan, runs.edits)
    plan = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "none").edits)
    assert plan.links["pool", "swap", "group"].share == 4 / 16
    assert plan.links["pool", "swap", "more"].share == 12 / 16
    assert plan.stores_of("pool", RUNS_ON) == ("cluster",)


def test_another_kind_of_vsan_keeps_drives_and_files_where_they_are() -> None:
    plan = made(vsan="all-flash")
    plan = apply(plan, given(plan).edits)
    other = apply(plan, verbs.set_field(plan, ["cluster"], "vsan", "hybrid").edits)
    assert group_of(other, "group").purpose == "vsan"
    assert other.links == plan.links
