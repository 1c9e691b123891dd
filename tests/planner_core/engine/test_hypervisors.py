"""What differs by the hypervisor of the hosts: swap files, memory, and the maximum of machines."""

from __future__ import annotations

import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import StoreUse
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.plan import Plan
from planner_core.studies.plan_constants import plan_constants
from tests.support.plans import CATALOG, placed, small_plan, with_fields

VMWARE = ("esx-4.1", "vsphere-4.0", "vsphere-5-to-6.7", "vsphere-7", "vsphere-8", "vsphere-9")
OTHERS = ("nutanix-ahv", "hyper-v-2022", "hyper-v-2025", "azure-local", "proxmox-ve")


def hundred(hypervisor: str, **fields: object) -> Plan:
    """100 desktops of 8 GiB on one host."""
    plan = small_plan(desktops=100, ram_gib=8.0, vmx_swap_gib=0.5, **fields)
    return with_fields(plan, "host", hypervisor=hypervisor)


def store(plan: Plan, name: str) -> StoreUse:
    use = evaluate(plan, CATALOG).store(name)
    assert use is not None
    return use


@pytest.mark.parametrize(
    ("hypervisor", "gib"), [(each, 800.0) for each in VMWARE] + [(each, 0.0) for each in OTHERS]
)
def test_swap_files_are_those_of_vsphere(hypervisor: str, gib: float) -> None:
    assert store(hundred(hypervisor), "ssd").by_role.get("swap", 0.0) == gib
    assert store(hundred(hypervisor, ram_reserved_gib=6.0), "ssd").by_role.get("swap", 0.0) == gib / 4


@pytest.mark.parametrize("hypervisor", [*VMWARE, *OTHERS])
def test_vmx_swap_exists_since_vsphere_5(hypervisor: str) -> None:
    has = hypervisor.startswith("vsphere") and hypervisor != "vsphere-4.0"
    assert store(hundred(hypervisor), "ssd").by_role.get("vmx_swap", 0.0) == (50.0 if has else 0.0)


@pytest.mark.parametrize("hypervisor", OTHERS)
def test_moving_swap_files_that_do_not_exist_frees_nothing(hypervisor: str) -> None:
    plan = hundred(hypervisor)
    moved = placed(plan, {"swap": "sas"})
    assert store(moved, "ssd").used_gib == store(plan, "ssd").used_gib
    assert store(moved, "sas").used_gib == 0.0
    codes = {each.code for each in evaluate(plan, CATALOG).findings}
    assert not {"swap.on-flash", "swap.large", "swap.local-in-cluster", "vmx-swap.too-early"} & codes


def ram_row(plan: Plan, host: str = "host") -> tuple[float, float]:
    """Demand and capacity of the memory of a host card, in GiB."""
    for row in evaluate(plan, CATALOG).saturation:
        if (row.component, row.resource, row.phase, row.load, row.case) == (
            host,
            "ram",
            "steady",
            "average",
            "normal",
        ):
            return row.demand, row.capacity
    raise AssertionError(host)


@pytest.mark.parametrize("hypervisor", OTHERS)
def test_only_the_memory_of_the_hypervisor_is_kept_elsewhere(hypervisor: str) -> None:
    plan = with_fields(hundred(hypervisor), "host", ram_gib=512.0, system_ram_gib=24.0)
    assert ram_row(plan)[1] == 488.0


def test_vsphere_keeps_memory_free_by_the_sliding_scale() -> None:
    """6 % of 4 GiB, 4 % of 8, 2 % of 16 and 1 % of the other 484: 5.72 GiB."""
    plan = with_fields(hundred("vsphere-9"), "host", ram_gib=512.0, system_ram_gib=24.0)
    assert ram_row(plan)[1] == pytest.approx(488 - 0.24 - 0.32 - 0.32 - 4.84)


@pytest.mark.parametrize(
    ("hypervisor", "mib"),
    [
        ("nutanix-ahv", 0.0),
        ("hyper-v-2022", 32 + 7 * 8),
        ("hyper-v-2025", 32 + 7 * 8),
        ("azure-local", 32 + 7 * 8),
        ("proxmox-ve", 275 + 0.03 * 8192),
        ("vsphere-9", 22.345 + 0.007422 * 8192),
    ],
)
def test_a_machine_of_8_gib_takes_its_overhead(hypervisor: str, mib: float) -> None:
    plan = hundred(hypervisor, vcpus=2, monitors=0, video_ram_mib=0)
    assert ram_row(plan)[0] == pytest.approx(100 * (8 + mib / 1024))


def machine_limits(plan: Plan) -> dict[str, float]:
    """The most machines of each host card that has a maximum."""
    return {
        row.component: row.capacity
        for row in evaluate(plan, CATALOG).saturation
        if row.resource == "vms_per_host"
    }


@pytest.mark.parametrize(
    ("hypervisor", "most"),
    [
        ("vsphere-9", {"host": 1024.0}),
        ("hyper-v-2022", {"host": 1024.0}),
        ("hyper-v-2025", {"host": 1024.0}),
        ("nutanix-ahv", {}),
        ("azure-local", {}),
        ("proxmox-ve", {}),
    ],
)
def test_a_maximum_that_nobody_publishes_is_no_limit(hypervisor: str, most: dict[str, float]) -> None:
    plan = with_fields(hundred(hypervisor), "pool", desktops=1100)
    assert machine_limits(plan) == most
    found = evaluate(plan, CATALOG)
    assert any(each.resource == "vms_per_host" for each in found.limits) == bool(most)
    assert any(each.code == "host.too-many-machines" for each in found.findings) == bool(most)


def two_hosts(first: str, second: str, *, shares: tuple[float, float] = (0.25, 0.75)) -> Plan:
    """A pool of 80 desktops on two hosts with files on an array that both reach."""
    plan = Plan()
    parts = (
        Host(id="one", name="One", hypervisor=first),  # type: ignore[arg-type]
        Host(id="two", name="Two", hypervisor=second),  # type: ignore[arg-type]
        StorageArray(id="array", name="Array"),
        DesktopPool(id="pool", name="Pool", desktops=80, ram_gib=8.0, vmx_swap_gib=0.5),
    )
    for part in parts:
        plan = apply(plan, verbs.add_component(plan, part).edits)
    plan = apply(
        plan, verbs.add_component(plan, DiskGroup(id="tier", name="Tier", drives=24), parent="array").edits
    )
    for target in ("one", "two", "array"):
        plan = apply(plan, verbs.connect(plan, "pool", target).edits)
    links = dict(plan.links)
    for host, share in zip(("one", "two"), shares, strict=True):
        link = Link("pool", RUNS_ON, host, share)
        links[link.key] = link
    return plan.__class__(
        **{**{name: getattr(plan, name) for name in plan.__struct_fields__}, "links": links}
    )


@pytest.mark.parametrize(
    ("first", "second", "desktops"),
    [
        ("vsphere-8", "vsphere-9", 80),
        ("vsphere-8", "nutanix-ahv", 20),
        ("hyper-v-2025", "vsphere-8", 60),
        ("nutanix-ahv", "proxmox-ve", 0),
    ],
)
def test_of_desktops_on_different_hypervisors_those_on_vsphere_count(
    first: str, second: str, desktops: int
) -> None:
    use = store(two_hosts(first, second), "array")
    assert use.by_role.get("swap", 0.0) == pytest.approx(desktops * 8.0)
    assert use.by_role.get("vmx_swap", 0.0) == pytest.approx(desktops * 0.5)


def test_of_two_cards_those_with_a_maximum_have_a_row() -> None:
    assert machine_limits(two_hosts("nutanix-ahv", "vsphere-8")) == {"two": 1024.0}
    assert machine_limits(two_hosts("hyper-v-2022", "proxmox-ve")) == {"one": 1024.0}


def test_an_explanation_of_space_says_why_there_is_no_swap() -> None:
    for hypervisor in ("nutanix-ahv", "vsphere-8"):
        plan = two_hosts(hypervisor, "nutanix-ahv")
        use = store(plan, "array")
        assert use.by_role.get("swap", 0.0) == pytest.approx(160.0 if hypervisor == "vsphere-8" else 0.0)
        said = explain(plan, CATALOG, "array.capacity.steady")
        assert said.value == pytest.approx(use.used_gib / use.capacity_gib)


def test_constants_say_what_is_only_recalled() -> None:
    found = {
        str(each.title): (each.value, each.confidence)
        for each in plan_constants(hundred("hyper-v-2025"), CATALOG)
        if "hypervisor" in each.source.casefold() or "hyper-v" in each.source.casefold()
    }
    assert found["Memory overhead without RAM"] == (24.0, "E")
    assert found["Machines that a host runs at most"] == (1024.0, "A")


def cluster_of(hypervisor: str, hosts: int) -> Plan:
    plan = hundred(hypervisor)
    plan = apply(plan, verbs.add_component(plan, Cluster(id="cluster", name="Cluster")).edits)
    more = Host(id="more", name="More", count=hosts, hypervisor=hypervisor)  # type: ignore[arg-type]
    return apply(plan, verbs.add_component(plan, more, parent="cluster").edits)


@pytest.mark.parametrize(
    ("hypervisor", "hosts", "told"),
    [
        ("azure-local", 16, False),
        ("azure-local", 17, True),
        ("nutanix-ahv", 200, False),
        ("hyper-v-2025", 64, False),
        ("hyper-v-2025", 65, True),
        ("proxmox-ve", 200, False),
    ],
)
def test_hosts_of_a_cluster_by_hypervisor(hypervisor: str, hosts: int, told: bool) -> None:
    plan = cluster_of(hypervisor, hosts)
    plan = apply(plan, verbs.set_setting(plan, "broker", "none").edits)
    codes = {each.code for each in evaluate(plan, CATALOG).findings}
    assert ("cluster.too-many-hosts" in codes) == told
