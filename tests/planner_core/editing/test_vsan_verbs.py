"""Drives that are given to vSAN bring along its kind, a version that has it, and the files on them."""

from __future__ import annotations

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
