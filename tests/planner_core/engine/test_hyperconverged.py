"""Whole plans on Nutanix AOS, Storage Spaces Direct and Ceph, against numbers by hand."""

from __future__ import annotations

import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.serving import ServingResources
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.basis.axes import Place
from planner_core.engine.basis.elements import number_at
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain, explainable
from planner_core.engine.layout.layout import Layout, other_stores
from planner_core.plan.components import Cluster
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import STORE_PLATFORMS, platform_of, takes_caches
from tests.support.plans import CATALOG, with_fields
from tests.support.vsan_plans import row, vsan_plan

DRIVE = 1000 * 10**9 / 2**30
"""GiB of a drive of the plans."""
MHZ = 2 * 16 * 3000 * 1.2
"""Of a host: two processors of 16 cores at 3 GHz, 20 % by hyper-threading."""
HERE = Place(0, 0, 0, 0)
HYPERVISORS = {"aos": "nutanix-ahv", "s2d": "azure-local", "ceph": "proxmox-ve"}


def store_plan(version: str, *hosts: int, **cluster: object) -> Plan:
    """Hosts with six drives of 1,000 GB and two caches of 400 GB each, whose store was chosen in the form."""
    plan = vsan_plan(*hosts, vsan="all-flash")
    for number in range(len(hosts)):
        plan = with_fields(
            plan, f"host-{number}", hypervisor=HYPERVISORS[version], ram_gib=512.0, system_ram_gib=4.0
        )
    plan = with_fields(plan, "cluster", vsan_version=version)
    return with_fields(plan, "cluster", **cluster) if cluster else plan


def space(plan: Plan, case: str = "normal") -> float:
    return row(plan, "cluster", "capacity", case).capacity


def of_host(plan: Plan, resource: str) -> float:
    count = plan.components["host-0"].count  # type: ignore[union-attr]
    return row(plan, "host-0", resource, "normal").capacity / count


def found(plan: Plan, prefix: str = "store.") -> dict[str, Finding]:
    return {each.code: each for each in evaluate(plan, CATALOG).findings if each.code.startswith(prefix)}


# --- Nutanix -------------------------------------------------------------------------------------------------


def test_nutanix_with_two_copies() -> None:
    """Five nodes: 6 drives less 180 GiB each, one of the five in reserve, 5 % free, two copies. On each host a
    controller of 12 vCPUs of 64 threads, and of 32 GiB.
    """
    plan = store_plan("aos", 5)
    node = 6 * DRIVE - 180
    assert space(plan) == pytest.approx(4 * node * 0.95 / 2)
    assert of_host(plan, "cpu") == pytest.approx(MHZ * (1 - 12 / 64))
    assert of_host(plan, "ram") == pytest.approx(512 - 4 - 32)


@pytest.mark.parametrize(
    ("version", "taken", "mhz"), [("aos", 12 / 2, 3600), ("ceph", 14, 3600), ("s2d", 0, 0.9 * 3600)]
)
def test_cores_of_the_store_make_no_other_core_slower(version: str, taken: float, mhz: float) -> None:
    """Desktops have fewer cores, each at its 3 GHz and 20 % by hyper-threading. Storage Spaces Direct has no cores of
    its own, but takes a tenth of all.
    """
    resources = ServingResources(Layout(store_plan(version, 5), CATALOG))
    (cpu,) = (each for each in resources.served((0,), alone=False) if each.resource == "cpu")
    assert number_at(cpu.servers, HERE) == 32 - taken
    assert number_at(cpu.speed, HERE) == pytest.approx(mhz)


def test_a_failed_node_is_made_again_in_the_reserve() -> None:
    plan = store_plan("aos", 5)
    assert space(plan, "host-1") == space(plan) == space(plan, "drive")
    rebuilds = {each.case: each for each in evaluate(plan, CATALOG).rebuilds}
    stored = row(plan, "cluster", "capacity", "normal").demand * 2
    assert rebuilds["host-1"].gib == pytest.approx(stored / 5)
    assert rebuilds["drive"].gib == pytest.approx(stored / 30)


def test_the_reserve_of_nutanix_is_its_largest_nodes() -> None:
    """Three nodes of 6 drives and two of 12; RF3 keeps two nodes, the larger ones."""
    plan = with_fields(store_plan("aos", 3, 2, vsan_policy="rf3"), "disks-1", drives=12)
    assert space(plan) == pytest.approx(3 * (6 * DRIVE - 180) * 0.95 / 3)
    assert of_host(plan, "ram") == pytest.approx(512 - 4 - 40)
    one = with_fields(plan, "cluster", vsan_policy="rf2")
    every = 3 * (6 * DRIVE - 180) + 2 * (12 * DRIVE - 180)
    assert space(one) == pytest.approx((every - (12 * DRIVE - 180)) * 0.95 / 2)


def test_strips_of_nutanix_follow_the_nodes() -> None:
    """Half in strips of 3 + 1 on five nodes, of 4 + 1 on six."""
    for nodes, copies in ((5, (2 + 4 / 3) / 2), (6, (2 + 1.25) / 2)):
        plan = store_plan("aos", nodes, vsan_policy="rf2-ecx")
        assert space(plan) == pytest.approx((nodes - 1) * (6 * DRIVE - 180) * 0.95 / copies)


def test_the_controller_takes_more_memory_with_deduplication_and_the_vcpus_of_the_plan() -> None:
    plan = store_plan("aos", 4, vsan_data_reduction=1.5)
    assert of_host(plan, "ram") == pytest.approx(512 - 4 - 48)
    assert space(plan) == pytest.approx(3 * (6 * DRIVE - 180) * 0.95 / 2 * 1.5)
    typed = with_fields(plan, "host-0", controller_vcpus=16)
    assert of_host(typed, "cpu") == pytest.approx(MHZ * (1 - 16 / 64))


# --- Storage Spaces Direct -----------------------------------------------------------------------------------


def test_storage_spaces_with_three_copies() -> None:
    """Six servers: four drives in reserve, three copies. 4 GiB for each TB of cache, 10 % of the processors."""
    plan = store_plan("s2d", 6)
    assert space(plan) == pytest.approx((36 - 4) * DRIVE / 3)
    assert of_host(plan, "cpu") == pytest.approx(MHZ * 0.9)
    assert of_host(plan, "ram") == pytest.approx(512 - 4 - 2 * 0.4 * 4)


def test_servers_that_failed_are_waited_for_and_drives_are_not() -> None:
    plan = store_plan("s2d", 6)
    assert space(plan, "host-1") == space(plan) == space(plan, "drive")
    assert {each.case for each in evaluate(plan, CATALOG).rebuilds} == {"drive"}


@pytest.mark.parametrize(
    ("servers", "policy", "drives"),
    [
        (2, "two-way-mirror", (12 - 2) / 2),
        (2, "nested-two-way-mirror", (12 - 2) / 4),
        (3, "three-way-mirror", (18 - 3) / 3),
        (4, "dual-parity", (24 - 4) / 2),
        (7, "dual-parity", (42 - 4) * 4 / 6),
        (16, "dual-parity", (96 - 4) * 12 / 15),
    ],
)
def test_usable_drives_by_servers_and_policy(servers: int, policy: str, drives: float) -> None:
    assert space(store_plan("s2d", servers, vsan_policy=policy)) == pytest.approx(drives * DRIVE)


def test_hybrid_parity_is_narrower() -> None:
    plan = store_plan("s2d", 9, vsan_policy="dual-parity")
    assert space(plan) == pytest.approx((54 - 4) * 0.75 * DRIVE)
    assert space(with_fields(plan, "cluster", vsan="hybrid")) == pytest.approx((54 - 4) * 4 / 6 * DRIVE)


# --- Ceph ----------------------------------------------------------------------------------------------------


def test_ceph_with_three_copies() -> None:
    """Five hosts of six OSDs, 15 % free, three copies; 14 of 32 cores and 48 GiB of each host."""
    plan = store_plan("ceph", 5)
    assert space(plan) == pytest.approx(30 * DRIVE * 0.85 / 3)
    assert of_host(plan, "cpu") == pytest.approx(MHZ * (1 - 14 / 32))
    assert of_host(plan, "ram") == pytest.approx(512 - 4 - 48)


def test_ceph_heals_on_the_hosts_that_are_left_and_not_on_two() -> None:
    """raw x efficiency x 0.85 x (hosts - 1) / hosts; three hosts with three copies cannot heal."""
    five, three = store_plan("ceph", 5), store_plan("ceph", 3)
    assert space(five, "host-1") == pytest.approx(30 * DRIVE / 3 * 0.85 * 4 / 5)
    assert space(five, "drive") == pytest.approx(29 * DRIVE / 3 * 0.85)
    assert space(three, "host-1") == space(three) == pytest.approx(18 * DRIVE / 3 * 0.85)


@pytest.mark.parametrize(
    ("policy", "data", "parity"), [("ceph-ec-2-1", 2, 1), ("ceph-ec-2-2", 2, 2), ("ceph-ec-4-2", 4, 2)]
)
def test_erasure_codes_of_ceph(policy: str, data: int, parity: int) -> None:
    plan = store_plan("ceph", 7, vsan_policy=policy)
    assert space(plan) == pytest.approx(42 * DRIVE * 0.85 * data / (data + parity))


# --- I/O -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "policy", "penalty"),
    [
        ("aos", "rf2", 2),
        ("aos", "rf3", 3),
        ("s2d", "three-way-mirror", 3),
        ("s2d", "dual-parity", 30),
        ("ceph", "ceph-3", 3),
    ],
)
def test_each_copy_of_a_write_counts_and_nothing_helps(version: str, policy: str, penalty: float) -> None:
    """The reads and writes of 100 desktops on the drives of five hosts, no hits and no merged writes."""
    plan = store_plan(version, 5, vsan_policy=policy)
    mirror = with_fields(plan, "cluster", vsan_policy=policy)
    behind = row(mirror, "disks-0", "disk_iops", "normal").demand
    front = row(mirror, "disks-0", "front_end_iops", "normal").demand
    read = plan.components["pool"].read_percent / 100  # type: ignore[union-attr]
    assert behind == pytest.approx(front * (read + (1 - read) * penalty))


def test_parity_sends_each_old_and_new_part_and_not_what_its_drives_do() -> None:
    esa = False
    assert CATALOG.vsan_policies["dual-parity"].parts_sent(esa) == 6
    for policy in ("raid-1-ftt-1", "raid-5", "raid-6"):
        known = CATALOG.vsan_policies[policy]
        assert [known.parts_sent(each) for each in (False, True)] == [
            known.device_writes(each) for each in (False, True)
        ]


# --- records and edits -----------------------------------------------------------------------------------------


def test_records_and_platforms_name_the_same() -> None:
    assert {version for each in STORE_PLATFORMS for version in each.versions} == set(CATALOG.vsan_versions)
    policies = [policy for each in STORE_PLATFORMS for policy in each.policies]
    assert sorted(policies) == sorted(CATALOG.vsan_policies)
    for version in ("aos", "s2d", "ceph"):
        assert CATALOG.vsan_versions[version].name == platform_of(version).name


def test_another_platform_brings_its_own_policy_kind_and_shares() -> None:
    plan = with_fields(vsan_plan(5, vsan="esa", vsan_version="8.0"), "cluster", vsan_policy="raid-6")
    there = with_fields(plan, "cluster", vsan_version="aos").components["cluster"]
    assert isinstance(there, Cluster)
    assert (there.vsan, there.vsan_policy, there.vsan_slack_percent) == ("all-flash", "rf2", 5.0)
    assert (there.vsan_cpu_percent, there.vsan_write_coalescing_percent) == (0.0, 0.0)
    back = with_fields(with_fields(plan, "cluster", vsan_version="ceph"), "cluster", vsan_version="8.0")
    cluster = back.components["cluster"]
    assert isinstance(cluster, Cluster)
    assert (cluster.vsan_policy, cluster.vsan_slack_percent, cluster.vsan_cpu_percent) == (
        "raid-1-ftt-1",
        30.0,
        10.0,
    )


def test_a_typed_share_stays() -> None:
    plan = vsan_plan(5)
    plan = apply(plan, verbs.set_field(plan, ["cluster"], "vsan_slack_percent", 20.0).edits)
    cluster = with_fields(plan, "cluster", vsan_version="ceph").components["cluster"]
    assert isinstance(cluster, Cluster)
    assert cluster.vsan_slack_percent == 20.0


@pytest.mark.parametrize(
    ("version", "takes"), [("8.0", True), ("aos", False), ("s2d", True), ("ceph", False)]
)
def test_only_vsan_and_storage_spaces_have_cache_devices(version: str, takes: bool) -> None:
    assert takes_caches("all-flash", version) == takes
    assert not takes_caches("esa", version)


# --- beside vSAN -----------------------------------------------------------------------------------------------


def test_each_cluster_of_a_plan_follows_its_own_platform() -> None:
    """A cluster with vSAN beside one with each platform: every number is that of a plan with it alone."""
    plan = vsan_plan(4, vsan="all-flash")
    alone = (
        space(plan),
        row(plan, "host-0", "ram", "normal").capacity,
        row(plan, "host-0", "cpu", "normal").capacity,
    )
    components, parents = dict(plan.components), dict(plan.parents)
    for version in HYPERVISORS:
        other = store_plan(version, 5)
        for name in ("cluster", "host-0", "disks-0"):
            part = other.components[name]
            components[f"{version}-{name}"] = type(part)(
                **{
                    **{field: getattr(part, field) for field in part.__struct_fields__},
                    "id": f"{version}-{name}",
                }
            )
        parents |= {f"{version}-host-0": f"{version}-cluster", f"{version}-disks-0": f"{version}-host-0"}
    together = Plan(settings=plan.settings, components=components, parents=parents, links=plan.links)
    assert alone == (
        space(together),
        row(together, "host-0", "ram", "normal").capacity,
        row(together, "host-0", "cpu", "normal").capacity,
    )
    layout = Layout(together, CATALOG)
    assert other_stores(layout).sum() == 3
    for version in HYPERVISORS:
        other = store_plan(version, 5)
        found_there = evaluate(together, CATALOG).store(f"{version}-cluster")
        assert found_there is not None
        assert found_there.capacity_gib == pytest.approx(space(other))


@pytest.mark.parametrize("version", HYPERVISORS)
def test_every_number_of_a_store_is_explained(version: str) -> None:
    plan = store_plan(version, 5)
    names = [
        each for each in explainable(evaluate(plan, CATALOG)) if each.startswith(("cluster.", "host-0."))
    ]
    assert any(".rebuild." in each for each in names)
    for name in names:
        assert explain(plan, CATALOG, name).value >= 0


# --- findings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", HYPERVISORS)
def test_a_sound_store_says_only_that_its_performance_is_unknown(version: str) -> None:
    plan = store_plan(version, 5)
    assert found(plan).keys() == {"store.performance-unknown"}
    assert not found(plan, "vsan.").keys() - {"vsan.network-slow"}
    assert "hypervisor.no-vsan" not in found(plan, "hypervisor.")


def test_of_three_mirrored_servers_one_may_fail() -> None:
    """Two of three have no majority, whatever the copies; of four, two may."""
    for servers, kept in ((3, {"vsan.policy-below-promise"}), (4, set())):
        plan = store_plan("s2d", servers, failures_to_tolerate=2)
        assert {code for code in found(plan, "vsan.") if code != "vsan.network-slow"} == kept
