"""Which hypervisor below a pool writes no swap files."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.catalog.written_files import hypervisor_without
from planner_core.plan.components import Cluster, Host
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, small_plan, with_fields


def without(plan: Plan, role: str) -> str:
    found = hypervisor_without(plan, CATALOG.hypervisors, "pool", role)
    return found.id if found is not None else ""


@pytest.mark.parametrize(
    ("hypervisor", "no_swap", "no_vmx_swap"),
    [
        ("esx-4.1", False, True),
        ("vsphere-8", False, False),
        ("nutanix-ahv", True, True),
        ("azure-local", True, True),
    ],
)
def test_swap_files_are_of_vsphere_and_vmx_swap_of_its_later_generations(
    hypervisor: str, no_swap: bool, no_vmx_swap: bool
) -> None:
    plan = with_fields(small_plan(), "host", hypervisor=hypervisor)
    assert bool(without(plan, "swap")) == no_swap
    assert bool(without(plan, "vmx_swap")) == no_vmx_swap
    assert not without(plan, "delta"), "every hypervisor writes disks"


def test_one_host_that_writes_them_is_enough_in_a_cluster() -> None:
    plan = with_fields(small_plan(), "host", hypervisor="nutanix-ahv")
    host = plan.components["host"]
    assert isinstance(host, Host)
    other = msgspec.structs.replace(host, id="other", hypervisor="vsphere-8")
    cluster = Cluster(id="cluster", name="Cluster")
    links = {key: link for key, link in plan.links.items() if link.role != RUNS_ON}
    runs = Link("pool", RUNS_ON, "cluster")
    joint = msgspec.structs.replace(
        plan,
        components={**plan.components, "other": other, "cluster": cluster},
        parents={**plan.parents, "host": "cluster", "other": "cluster"},
        links={**links, runs.key: runs},
    )
    assert not without(joint, "swap")
    alike = with_fields(joint, "other", hypervisor="proxmox-ve")
    assert without(alike, "swap") == "nutanix-ahv"


def test_a_pool_that_runs_nowhere_has_its_files() -> None:
    plan = with_fields(small_plan(), "host", hypervisor="nutanix-ahv")
    lost = msgspec.structs.replace(
        plan, links={key: link for key, link in plan.links.items() if link.role != RUNS_ON}
    )
    assert not without(lost, "swap")
