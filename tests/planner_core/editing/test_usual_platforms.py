"""The platform of a cluster's store by the hypervisor and the make of its hosts."""

from __future__ import annotations

import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, Host, origin_of
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.vsan_plans import vsan_plan

NX = "Nutanix NX-3155-G9, 2 x Gold 6442Y, 1536 GiB"


def cluster_of(plan: Plan) -> Cluster:
    (cluster,) = plan.of_type(Cluster)
    return cluster


def with_host(plan: Plan, **fields: object) -> Plan:
    host = Host(id="new", name="New", **fields)
    return apply(plan, verbs.add_fitting(plan, host, parent="cluster").edits)


def empty_cluster() -> Plan:
    return apply(Plan(), verbs.add_component(Plan(), Cluster(id="cluster", name="Cluster")).edits)


@pytest.mark.parametrize(
    ("fields", "version", "policy", "kept_free"),
    [
        ({"hypervisor": "nutanix-ahv"}, "aos", "rf2", 5.0),
        ({"server_model": "Nutanix NX-8150-G9"}, "aos", "rf2", 5.0),
        ({"hypervisor": "azure-local"}, "s2d", "three-way-mirror", 0.0),
        ({"hypervisor": "hyper-v-2025"}, "s2d", "three-way-mirror", 0.0),
        ({"hypervisor": "proxmox-ve"}, "ceph", "ceph-3", 15.0),
        ({}, "8.0", "raid-1-ftt-1", 30.0),
    ],
)
def test_a_dropped_host_brings_its_platform(
    fields: dict[str, object], version: str, policy: str, kept_free: float
) -> None:
    cluster = cluster_of(with_host(empty_cluster(), **fields))
    assert (cluster.vsan_version, cluster.vsan_policy, cluster.vsan_slack_percent) == (
        version,
        policy,
        kept_free,
    )
    origin = origin_of(cluster, "vsan_version")
    assert (origin is None) == (version == "8.0")
    assert origin is None or origin.kind != "typed"


def test_a_record_in_a_drawn_cluster_brings_the_controller_in_the_same_step() -> None:
    """And taking the step back takes the platform back."""
    plan = vsan_plan(4)
    record = CATALOG.record("servers", NX)
    assert record is not None
    step = verbs.use_record(plan, ["host-0"], record)
    after = apply(plan, step.edits)
    assert cluster_of(after).vsan_version == "aos"
    assert {host.hypervisor for host in after.of_type(Host)} == {"nutanix-ahv"}
    assert apply(after, step.inverse().edits) == plan
    before, then = (evaluate(each, CATALOG) for each in (plan, after))
    assert "store.no-controller" not in {each.code for each in then.findings}
    assert before.desktops.maximum != then.desktops.maximum


def test_a_chosen_platform_stays_and_so_does_one_of_hosts_that_disagree() -> None:
    plan = apply(empty_cluster(), verbs.set_field(empty_cluster(), ["cluster"], "vsan_version", "7.0").edits)
    assert cluster_of(with_host(plan, hypervisor="nutanix-ahv")).vsan_version == "7.0"
    mixed = with_host(empty_cluster(), hypervisor="nutanix-ahv")
    other = Host(id="other", name="Other")
    mixed = apply(mixed, verbs.add_fitting(mixed, other, parent="cluster").edits)
    assert cluster_of(mixed).vsan_version == "aos"


def test_another_hypervisor_takes_the_platform_along() -> None:
    plan = with_host(empty_cluster(), hypervisor="nutanix-ahv")
    plan = apply(plan, verbs.set_field(plan, ["new"], "hypervisor", "proxmox-ve").edits)
    assert cluster_of(plan).vsan_version == "ceph"
    plan = apply(plan, verbs.set_field(plan, ["new"], "hypervisor", "vsphere-8").edits)
    assert cluster_of(plan) == cluster_of(empty_cluster())


def test_a_host_moved_into_a_cluster_brings_its_platform_before_its_drives() -> None:
    plan = empty_cluster()
    plan = apply(
        plan, verbs.add_component(plan, Host(id="node", name="Node", hypervisor="nutanix-ahv")).edits
    )
    step = verbs.nest(plan, "node", "cluster")
    assert cluster_of(apply(plan, step.edits)).vsan_version == "aos"
