"""What a catalogue record fills in, and what it takes back of the record before it."""

from __future__ import annotations

from decimal import Decimal
from itertools import product

import msgspec
import pytest

from planner_core.catalog.catalog import Record
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DesktopPool, DiskGroup, Host, Origin, Part, StorageArray, default_of
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG

PARTS = {
    "servers": Host(id="part", name="Part"),
    "arrays": StorageArray(id="part", name="Part"),
    "workloads": DesktopPool(id="part", name="Part"),
}


def using(part: Host | StorageArray | DesktopPool | DiskGroup, *records: Record) -> Plan:
    plan = Plan(components={part.id: part})
    for record in records:
        plan = apply(plan, verbs.use_record(plan, [part.id], record).edits)
    return plan


@pytest.mark.parametrize("of", PARTS)
def test_the_last_record_alone_says_what_a_component_is(of: str) -> None:
    """In whichever order models are tried, nothing of those before stays."""
    records = CATALOG.records(of)
    for first, last in product(records, records):
        tried, at_once = using(PARTS[of], first, last), using(PARTS[of], last)
        assert tried == at_once, (first.name, last.name)


def test_a_server_takes_the_place_of_a_processor_that_was_chosen() -> None:
    cpu = CATALOG.records("cpus")[-1]
    generic = next(each for each in CATALOG.records("servers") if "cpu_model" not in each.values)
    assert using(PARTS["servers"], cpu, generic) == using(PARTS["servers"], generic)


def test_a_server_that_knows_nothing_of_processors_leaves_the_one_that_was_chosen() -> None:
    cpu = CATALOG.records("cpus")[-1]
    bare = Record("Bare", "host", {"server_model": "Bare", "ram_gib": 512.0}, "own", "measured")
    host = using(PARTS["servers"], cpu, bare).components["part"]
    assert isinstance(host, Host)
    assert (host.cpu_model, host.cores_per_socket) == (cpu.name, cpu.values["cores_per_socket"])
    assert host.origins["cpu_model"] == Origin("catalogue", cpu.name)
    assert host.ram_gib == 512.0


def test_a_processor_and_a_drive_leave_the_rest_of_what_they_are_put_into() -> None:
    server, cpu = CATALOG.records("servers")[1], CATALOG.records("cpus")[-1]
    host = using(PARTS["servers"], server, cpu).components["part"]
    assert isinstance(host, Host)
    assert (host.cpu_model, host.ram_gib) == (cpu.name, server.values["ram_gib"])
    shelf = next(each for each in CATALOG.records("drives") if "purpose" in each.values)
    drive = next(each for each in CATALOG.records("drives") if "purpose" not in each.values)
    group = using(DiskGroup(id="part", name="Part"), shelf, drive).components["part"]
    assert isinstance(group, DiskGroup)
    assert (group.drive_model, group.purpose) == (drive.name, shelf.values["purpose"])


def test_a_processor_leaves_nothing_of_the_one_before_it() -> None:
    """A record of one's own may say nothing of work per clock: it is then not that of the last processor."""
    last = CATALOG.records("cpus")[-1]
    known = msgspec.structs.replace(last, values={**last.values, "work_per_clock_percent": 116.0})
    own = Record("Own", "host", {"cpu_model": "Own", "all_core_turbo_ghz": 3.3}, "own", "measured")
    assert using(PARTS["servers"], known, own) == using(PARTS["servers"], own)
    plan = using(PARTS["servers"], known)
    assert plan.components["part"].work_per_clock_percent == 116.0
    plan = apply(plan, verbs.set_field(plan, ["part"], "work_per_clock_percent", 120.0).edits)
    plan = apply(plan, verbs.use_record(plan, ["part"], own).edits)
    assert plan.components["part"].work_per_clock_percent == 120.0


def test_what_somebody_has_typed_stays() -> None:
    records = CATALOG.records("servers")
    first = next(each for each in records if "power_watts" in each.values)
    last = next(each for each in records if "power_watts" not in each.values)
    plan = using(PARTS["servers"], first)
    plan = apply(plan, verbs.set_field(plan, ["part"], "power_watts", 321.0).edits)
    plan = apply(plan, verbs.use_record(plan, ["part"], last).edits)
    host = plan.components["part"]
    assert isinstance(host, Host)
    assert host.power_watts == 321.0
    assert default_of(host, "power_watts") != 321.0


LICENCE = Part(item="Windows VDA", unit_price=Decimal("96.00"))
SUBSCRIPTION = Part(item="Horizon subscription", unit_price=Decimal("120.00"))


def test_a_workload_without_prices_leaves_those_of_the_pool() -> None:
    workload = CATALOG.records("workloads")[0]
    assert workload.parts == ()
    pool = DesktopPool(id="part", name="Part", parts=(LICENCE,))
    assert using(pool, workload).components["part"].parts == (LICENCE,)


def test_a_workload_with_prices_takes_the_place_of_those_of_the_pool() -> None:
    workload = msgspec.structs.replace(CATALOG.records("workloads")[0], parts=(SUBSCRIPTION,))
    for before in ((), (LICENCE,)):
        pool = DesktopPool(id="part", name="Part", parts=before)
        assert using(pool, workload).components["part"].parts == (SUBSCRIPTION,)


def test_a_workload_leaves_what_somebody_has_chosen_for_the_machine_and_says_so() -> None:
    """The virtual GPU comes from a list of its own, the guest was imported, the load is the record's."""
    office = record_of("workloads", "Office worker, Windows Server 2022 session host")
    plan = using(DesktopPool(id="part", name="Part"), record_of("vgpu_profiles", "L40S-4Q"))
    plan = apply(plan, verbs.set_fields(plan, ["part"], {"vcpus": 8, "ram_gib": 16.0}).edits)
    plan = apply(
        plan, verbs.set_field(plan, ["part"], "guest_os", "Windows 11", Origin("imported", "X")).edits
    )
    step = verbs.use_record(plan, ["part"], office)
    pool = apply(plan, step.edits).components["part"]
    assert isinstance(pool, DesktopPool)
    assert (pool.vgpu_profile, pool.vcpus, pool.ram_gib, pool.guest_os) == ("L40S-4Q", 8, 16.0, "Windows 11")
    assert pool.origins["vcpus"] == Origin("typed")
    assert pool.users_per_desktop == office.values["users_per_desktop"] > 1
    assert (pool.iops, pool.cpu_mhz) == (office.values["iops"], office.values["cpu_mhz"])
    assert str(step.label) == (
        f"Use {office.name} for Part, and keep what was chosen there:"
        " Guest operating system, vCPUs per desktop, RAM per desktop"
    )
    assert apply(apply(plan, step.edits), step.inverse().edits) == plan


def test_the_refresh_of_a_record_stays_away_from_other_clones_than_its_own() -> None:
    record = next(each for each in CATALOG.records("workloads") if "refresh_policy" in each.values)
    plan = using(DesktopPool(id="part", name="Part"))
    other = next(each for each in ("full", "instant") if each != record.values["clone_type"])
    plan = apply(plan, verbs.set_field(plan, ["part"], "clone_type", other).edits)
    refresh = plan.components["part"].refresh_policy
    pool = apply(plan, verbs.use_record(plan, ["part"], record).edits).components["part"]
    assert (pool.clone_type, pool.refresh_policy) == (other, refresh)


def test_a_guest_and_a_virtual_gpu_take_the_place_of_typed_ones() -> None:
    plan = using(DesktopPool(id="part", name="Part"))
    plan = apply(plan, verbs.set_field(plan, ["part"], "vgpu_profile", "Mine").edits)
    pool = apply(
        plan, verbs.use_record(plan, ["part"], record_of("vgpu_profiles", "L40S-4Q")).edits
    ).components["part"]
    assert pool.vgpu_profile == "L40S-4Q"


def test_another_server_leaves_a_hypervisor_that_somebody_has_chosen() -> None:
    """One that came with a model goes with it."""
    nutanix, other = record_of("servers", "Nutanix NX-3155-G9, 2 x Gold 6442Y, 1536 GiB"), dell()
    assert other.values["hypervisor"] == "vsphere-8"
    host = using(PARTS["servers"], nutanix).components["part"]
    assert host.hypervisor == "nutanix-ahv"
    assert using(PARTS["servers"], nutanix, other).components["part"].hypervisor == "vsphere-8"
    plan = using(PARTS["servers"], nutanix)
    plan = apply(plan, verbs.set_field(plan, ["part"], "hypervisor", "proxmox-ve").edits)
    step = verbs.use_record(plan, ["part"], other)
    host = apply(plan, step.edits).components["part"]
    assert (host.hypervisor, host.server_model) == ("proxmox-ve", other.values["server_model"])
    assert str(step.label).endswith(": Hypervisor")


def record_of(of: str, name: str) -> Record:
    found = CATALOG.record(of, name)
    assert found is not None
    return found


def dell() -> Record:
    return next(each for each in CATALOG.records("servers") if each.name.startswith("Dell PowerEdge R760"))
