"""Objects on a vSAN: copies, metadata and components, by architecture, version and policy."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain, name_of
from planner_core.engine.hosts.vsan_on_hosts import vsan_memory_mib
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.plan import Plan
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG
from tests.support.random_plans import replaced
from tests.support.vsan_plans import row, vsan_plan, with_bare_hosts, with_servers


def swap_gib(plan: Plan) -> float:
    use = evaluate(plan, CATALOG).store("cluster")
    assert use is not None
    return use.by_role["swap"]


@pytest.mark.parametrize(
    ("version", "policy", "swap"),
    [
        ("6.2", "raid-1-ftt-1", 400),
        ("6.2", "raid-5", 600),
        ("6.2", "ftt-0", 800),
        ("6.7", "raid-5", 400),
        ("7.0", "ftt-0", 400),
    ],
)
def test_swap_is_mirrored_whatever_the_policy_before_6_7(version: str, policy: str, swap: float) -> None:
    """100 files of 4 GiB: 800 GiB raw, in the measure of the policy."""
    plan = vsan_plan(6, vsan="all-flash", vsan_version=version, vsan_policy=policy, vsan_swap="reserved")
    assert swap_gib(plan) == pytest.approx(swap)


@pytest.mark.parametrize(
    ("version", "choice", "swap", "origin"),
    [
        ("6.2", "by-version", 400, None),
        ("6.2", "sparse", 0, "typed"),
        ("6.7", "by-version", 0, "constant"),
        ("8.0", "by-version", 0, "constant"),
        ("6.7", "reserved", 400, None),
    ],
)
def test_swap_is_sparse_from_6_7_on_where_nobody_says_otherwise(
    version: str, choice: str, swap: float, origin: str | None
) -> None:
    """VMware virtual blocks blog, July 2018: sparse by default since 6.7; before, a setting of each host."""
    plan = vsan_plan(6, vsan="all-flash", vsan_version=version, vsan_swap=choice)
    use = evaluate(plan, CATALOG).store("cluster")
    assert use is not None
    assert use.by_role.get("swap", 0) == pytest.approx(swap)
    if origin:
        leaves = list(leaves_of(explain(plan, CATALOG, "cluster.used.swap")))
        reserved = [leaf for leaf in leaves if leaf.title.text == "Reserved part of the swap file"]
        assert {(leaf.value, leaf.origin) for leaf in reserved} == {(0.0, origin)}


@pytest.mark.parametrize(
    ("cluster", "pool", "components"),
    [
        ({}, {}, 4 * 3),  # home, swap, delta and disposable disk, each two copies and a witness
        ({}, {"log_gib": 0.0}, 4 * 3),
        ({}, {"ram_reserved_gib": 4.0}, 3 * 3),
        ({}, {"clone_type": "full", "replica_gib": 300.0}, 2 * 3 + 5),  # home, swap and one disk
        ({}, {"disposable_gib": 0.0}, 3 * 3),
        ({"vsan_policy": "raid-1-ftt-2"}, {}, 4 * 5),
        ({"vsan": "all-flash", "vsan_policy": "raid-5"}, {}, 4 * 4),
        ({"vsan": "all-flash", "vsan_policy": "raid-5", "vsan_version": "6.2"}, {}, 3 * 4 + 3),
    ],
)
def test_components_of_a_desktop(
    cluster: dict[str, object], pool: dict[str, object], components: float
) -> None:
    plan = replaced(vsan_plan(6, **cluster), "pool", **pool)
    assert row(plan, "cluster", "vsan_components", "normal").demand == pytest.approx(100 * components)


@pytest.mark.parametrize(
    ("cluster", "disk_gib", "components"),
    [
        ({}, 80.0, 2 * 3),  # home and disk, each two copies and a witness
        ({}, 0.0, 3),
        ({}, 300.0, 3 + 5),
        ({"vsan": "all-flash", "vsan_policy": "raid-6"}, 80.0, 2 * 6),
    ],
)
def test_components_of_a_server_do_not_grow_with_the_desktops(
    cluster: dict[str, object], disk_gib: float, components: float
) -> None:
    bare = vsan_plan(6, **cluster)
    plan = with_servers(bare, servers=7, disk_gib=disk_gib)
    before, after = (row(each, "cluster", "vsan_components", "normal").demand for each in (bare, plan))
    assert after - before == pytest.approx(7 * components)
    one = row(replaced(plan, "pool", desktops=1), "cluster", "vsan_components", "normal").demand
    assert one == pytest.approx(before / 100 + 7 * components)
    derivation = explain(plan, CATALOG, name_of(row(plan, "cluster", "vsan_components", "normal")))
    assert derivation.inputs[0].value == pytest.approx(after)


def test_the_maximum_of_components_may_be_reached() -> None:
    """Whatever share of the space is planned for: it is a limit of the software, as those of machines are."""
    plan = vsan_plan(4, failures_to_tolerate=0)
    assert row(plan, "cluster", "vsan_components", "normal").target == 1
    (limit,) = (each for each in evaluate(plan, CATALOG).limits if each.resource == "vsan_components")
    assert limit.desktops == 4 * 9_000 / 12


def test_metadata_of_the_express_storage_takes_capacity() -> None:
    classic = row(
        vsan_plan(6, vsan="all-flash", vsan_version="8.0"), "cluster", "capacity", "normal"
    ).capacity
    express = row(vsan_plan(6, vsan="esa", vsan_version="8.0"), "cluster", "capacity", "normal").capacity
    assert express == pytest.approx(classic / 1.131)


def test_writes_cross_the_network_as_often_as_they_reach_devices() -> None:
    """RAID 5 reads and writes twice for a small write; the express storage writes whole stripes."""

    def written(kind: str) -> float:
        plan = vsan_plan(6, vsan=kind, vsan_policy="raid-5", vsan_version="8.0")
        plan = replaced(plan, "pool", read_percent=0.0, display_kbit_s=0.0)
        return row(plan, "host-0", "network", "normal").demand

    assert written("all-flash") == pytest.approx(2 * written("esa"))


def test_the_layout_of_raid_5_goes_by_the_hosts_with_drives() -> None:
    """Broadcom KB 394410: 4 + 1 from six hosts on; a host without drives takes no part."""

    def capacity(plan: Plan) -> float:
        return row(plan, "cluster", "capacity", "normal").capacity

    five = vsan_plan(5, vsan="esa", vsan_version="8.0", vsan_policy="raid-5")
    six = vsan_plan(6, vsan="esa", vsan_version="8.0", vsan_policy="raid-5")
    assert capacity(with_bare_hosts(five, 1)) == pytest.approx(capacity(five))
    assert capacity(six) == pytest.approx(capacity(five) * 6 / 5 * 1.5 / 1.25)


def test_hosts_without_drives_hold_no_components() -> None:
    plan = with_bare_hosts(vsan_plan(4), 2)
    most = [row(plan, "cluster", "vsan_components", case).capacity for case in ("normal", "host-1")]
    assert most == [4 * 9_000, 3 * 9_000]


@pytest.mark.parametrize("cache_drives", [0, 1, 4])
def test_memory_of_the_express_storage_is_that_of_one_group_without_a_cache(cache_drives: int) -> None:
    """VMware KB 2113954 for one all-flash group in a host of 512 GiB with 6 devices; its cache field means nothing."""
    plan = with_bare_hosts(vsan_plan(4, vsan="esa", vsan_version="8.0"), 1)
    plan = replaced(plan, "disks-0", cache_drives=cache_drives)
    plan = replaced(replaced(plan, "host-0", ram_gib=512.0), "bare", ram_gib=512.0)
    memory = values_of(vsan_memory_mib(Layout(plan, CATALOG)))[:, 0, 0, 0]
    assert memory == pytest.approx([7100 + 1360 + 0.005 * 512 * 1024 + 6 * 160, 7100])


def test_groups_of_the_express_storage_are_said_to_count_as_one() -> None:
    plan = replaced(vsan_plan(4, vsan="esa", vsan_version="8.0"), "disks-0", cache_drives=2)
    found = explain(plan, CATALOG, "host-0.ram.steady")
    groups = [leaf for leaf in leaves_of(found) if leaf.title.text == "vSAN disk groups"]
    source = "What a host gives to the express storage counts as one disk group"
    assert {(leaf.value, leaf.source) for leaf in groups} == {(1, source)}


@pytest.mark.parametrize(
    ("version", "cache_gb", "counts_gb", "origin"),
    [("6.2", 400.0, 600, "constant"), ("6.2", 800.0, 600, "constant"), ("7.0", 800.0, 800, "drawing")],
)
def test_a_version_that_counts_a_whole_cache_names_no_limit(
    version: str, cache_gb: float, counts_gb: float, origin: str
) -> None:
    """VMware KB 2113954 caps the cache of an all-flash group as of 6.2; nobody shall read of a limit elsewhere."""
    plan = vsan_plan(4, vsan="all-flash", vsan_version=version)
    plan = replaced(plan, "disks-0", cache_gb=cache_gb)
    found = explain(plan, CATALOG, "host-0.ram.steady")
    (cap,) = {
        (each.value, each.origin)
        for each in leaves_of(found)
        if str(each.title) == "Cache that counts at most"
    }
    assert cap == (counts_gb, origin)
