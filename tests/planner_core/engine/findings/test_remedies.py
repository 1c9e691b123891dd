"""Remedies that print a number work: with that number the finding is gone, and nothing worse has come."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.work import STORMS
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.desktops import WINDOWS
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Part
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from tests.planner_core.engine.findings.sound_plans import array_plan, changed, led, set_to, vsan_plan
from tests.planner_core.engine.findings.test_findings import DATED, FIRES, with_disks
from tests.support.plans import CATALOG, two_pools
from tests.support.random_plans import replaced

OPERATIONS = sorted({each.operations for throttles in STORMS.values() for each in throttles})


# --- what a text says ------------------------------------------------------------------------------------------


def found_in(plan: Plan, code: str) -> Finding:
    return next(each for each in evaluate(plan, DATED).findings if each.code == code)


def within(message: Message) -> Iterator[Message]:
    """A message and those that stand in it."""
    yield message
    for each in message.arguments.values():
        if isinstance(each, Message):
            yield from within(each)


def prints_a_number(message: Message) -> bool:
    printed = [value for name, value in message.arguments.items() if "{" + name + "}" in message.text]
    return any(map(str.isdigit, message.text)) or any(
        isinstance(each, (int, float, Quantity)) or (isinstance(each, Message) and prints_a_number(each))
        for each in printed
    )


def number(value: Any) -> Any:
    return value.value if isinstance(value, Quantity) else value


# --- what a reader does about it -------------------------------------------------------------------------------


def typed(plan: Plan, component: str, **values: Any) -> Plan:
    return apply(plan, verbs.set_fields(plan, [component], values).edits)


def with_setting(plan: Plan, field: str, value: Any) -> Plan:
    return apply(plan, verbs.set_setting(plan, field, value).edits)


def with_window(plan: Plan, finding: Finding) -> Plan:
    (part,) = [each for each in within(finding.remedy) if each.text.startswith("widen the window")]
    return with_setting(plan, WINDOWS[finding.code.split(".")[0]], number(part.arguments["needed"]))  # type: ignore[index]


def with_operations(plan: Plan, finding: Finding) -> Plan:
    """Every throttle as the remedy has it."""
    titles = {declared_field(Settings, each).title: each for each in OPERATIONS}  # type: ignore[union-attr]
    found = [each for each in within(finding.remedy) if "throttle" in each.arguments]
    assert found
    for each in found:
        wanted = each.arguments.get("needed", each.arguments.get("fewer"))
        plan = with_setting(plan, titles[str(each.arguments["throttle"])], wanted)
    return plan


def with_reserve(plan: Plan, finding: Finding) -> Plan:
    plan = typed(plan, finding.component, failures_to_tolerate=1)
    return typed(plan, "hosts", count=finding.remedy.arguments["needed"])


def in_pools(plan: Plan, finding: Finding) -> Plan:
    """One of the pools; the others are like it."""
    parts = finding.remedy.arguments["pools"]
    return changed(plan, "pool", desktops=math.ceil(plan.components["pool"].desktops / parts))  # type: ignore[attr-defined]


def in_pools_of_a_pod(plan: Plan, finding: Finding) -> Plan:
    """One of the pods; the others are like it."""
    parts = finding.remedy.arguments["pods"]
    return changed(plan, "pool", desktops=math.ceil(plan.components["pool"].desktops / parts))  # type: ignore[attr-defined]


def on_the_network(plan: Plan, finding: Finding) -> Plan:
    words = finding.remedy.arguments
    assert plan.components["pool"].desktops <= words["room"] == 2 ** (32 - words["prefix"]) - 2  # type: ignore[attr-defined]
    return changed(plan, "pool", desktops=1)  # a subnet is not part of a plan


def with_replica(plan: Plan, finding: Finding) -> Plan:
    return led(plan, "pool", "replica", "left-ssd", "right-ssd", share=0.5)


def fields(**values: Any) -> Callable[[Plan, Finding], Plan]:
    return lambda plan, finding: typed(plan, finding.component, **values)


def from_words(**names: str) -> Callable[[Plan, Finding], Plan]:
    """Fields as arguments of the remedy have them."""
    return lambda plan, finding: typed(
        plan,
        finding.component,
        **{field: number(finding.remedy.arguments[name]) for field, name in names.items()},
    )


def setting(field: str, value: float) -> Callable[[Plan, Finding], Plan]:
    return lambda plan, _: with_setting(plan, field, value)


DONE: dict[str, Sequence[Callable[[Plan, Finding], Plan]]] = {
    "links.shares": [lambda plan, _: led(plan, "pool", "delta", "array", share=1.0)],
    "replica.missing": [with_replica],
    "hypervisor.no-host-cache": [fields(host_cache_gib=0.0)],
    "hypervisor.reserved-memory": [fields(ram_reserved_gib=0.0)],
    "graphics.one-gib": [lambda plan, finding: replaced(plan, finding.component, vgpu_profile="A16-2B")],
    **{f"{phase}.too-slow": [with_window, with_operations] for phase in STORMS},
    "boot.too-slow-in-failure": [with_window],
    "boot.unthrottled": [with_operations],
    "raid.no-redundancy": [fields(raid="raid-10"), fields(raid="raid-5"), fields(raid="raid-6")],
    "zfs.memory": [from_words(system_ram_gib="needed")],
    "raid.narrow-set": [from_words(raid_width="least")],
    "raid.wide-set": [from_words(raid_width="most")],
    "raid.format-not-counted": [fields(format_percent=5.0), fields(format_percent=10.0)],
    "flash.wears-out": [from_words(endurance_dwpd="needed")],
    "raid.mirrored-pairs": [fields(raid="raid-10")],
    "raid.parity-writes": [fields(raid="raid-10")],
    "drive.hdd-iops": [fields(drive_iops=80.0), fields(drive_iops=150.0)],
    "array.tiers-reversed": [lambda plan, _: typed(typed(plan, "second", tier=1), "drives", tier=2)],
    "array.rack-units": [from_words(rack_units="least")],
    "cluster.no-reserve": [with_reserve],
    "servers.too-few": [from_words(servers="needed")],
    "streaming.memory": [from_words(ram_gib="needed")],
    "guest.tight-memory": [from_words(ram_gib="usual")],
    "write-cache.no-room": [from_words(ram_gib="needed")],
    "write-cache.small-disk": [from_words(delta_gib="least")],
    "pods.several": [in_pools_of_a_pod],
    "vsan.network-slow": [from_words(nic_gbit_s="least")],
    "pool.addresses": [on_the_network],
    "reduction.linked-clones": [fields(data_reduction=1.0)],
    "vsan.capacity-devices": [from_words(cache_drives="needed")],
    "vsan.esa-version": [fields(vsan_version="8.0")],
    "vsan.reduction-hybrid": [fields(vsan_data_reduction=1.0)],
    "vsan.reduction-version": [fields(vsan_data_reduction=1.0)],
    "vsan.cache-wears-out": [from_words(cache_endurance_dwpd="needed")],
    "vsan.compression-limit": [from_words(vsan_compression="most")],
    "vsan.compression-alone": [fields(vsan_data_reduction=1.1), fields(vsan_version="7.0")],
    "vsan.deduplication-esa": [fields(vsan_data_reduction=1.0, vsan_compression=1.5)],
    "vsan.deduplication-metadata": [fields(vsan_format_percent=5.0)],
    "replication.reserve": [from_words(replication_reserve_percent="needed")],
    "vsan.stretched-line": [from_words(site_mbit_s="least")],
    "vsan.stretched-hosts": [from_words(failures_to_tolerate="half")],
    "store.kept-free": [from_words(vsan_slack_percent="least")],
    "vsan.slack": [fields(vsan_slack_percent=25.0), fields(vsan_slack_percent=30.0)],
    "datastore.too-many": [from_words(volumes="count")],
    "pool.too-large": [in_pools],
    "guest.windows-11": [fields(vcpus=2, ram_gib=4.0, replica_gib=64.0)],
    "vmx-swap.too-early": [fields(vmx_swap_gib=0.0)],
    "cpu.hyper-threading": [fields(hyper_threading_gain_percent=20.0)],
    "target.cpu-high": [setting("cpu_target_percent", 80.0)],
    "workload.reads": [fields(read_percent=20.0)],
    "price.missing": [lambda plan, finding: changed(plan, finding.component, parts=(FREE,))],
    "price.missing-cache": [lambda plan, finding: with_part(plan, finding.component, FREE)],
    "licence.no-price": [lambda plan, _finding: with_free_licences(plan)],
}
FREE = msgspec.structs.replace(array_plan().components["hosts"].parts[0], unit_price=Decimal(0))
ROOMY = {
    "drive.hdd-iops": changed(with_disks(drives=80), "disks", drive_iops=20_000.0),
    "vsan.stretched-hosts": changed(FIRES["vsan.stretched-hosts"], "hosts", count=12),
}
"""Plans that a number typed in right fits; elsewhere it shows what the wrong one had hidden."""
SAYS_WHAT_IT_IS = [
    "array.performance-unknown",
    "capacity.free-share",
    "servers.not-planned",
    "starts.as-installed",
    "zones.several",
]
"""The plan itself stays as it is: the finding says what its number means, what to ask somebody for, or what to set in
the broker."""


def with_part(plan: Plan, component: str, part: Part) -> Plan:
    """The plan with one price more."""
    return changed(plan, component, parts=(*plan.components[component].parts, part))


def with_free_licences(plan: Plan) -> Plan:
    """Every licence line at a price of 0, as one that another includes."""
    lines = {
        name: msgspec.structs.replace(line, unit_price=Decimal(0)) for name, line in plan.licences.items()
    }
    return msgspec.structs.replace(plan, licences=lines)


def errors(plan: Plan) -> set[str]:
    return {each.code for each in evaluate(plan, CATALOG).findings if each.severity == "error"}


def check_done(plan: Plan, code: str, done: Callable[[Plan, Finding], Plan]) -> None:
    before = evaluate(plan, CATALOG)
    finding = found_in(plan, code)
    after = done(plan, finding)
    found = evaluate(after, CATALOG)
    assert (code, finding.component) not in {(each.code, each.component) for each in found.findings}
    assert errors(after) <= errors(plan)
    if before.desktops.maximum is not None and found.desktops.maximum is not None:
        assert found.desktops.maximum >= min(before.desktops.maximum, found.desktops.planned)


def test_every_remedy_with_a_number_is_done_here() -> None:
    numbered = [code for code, plan in FIRES.items() if prints_a_number(found_in(plan, code).remedy)]
    assert sorted(numbered) == sorted([*DONE, *SAYS_WHAT_IT_IS])


@pytest.mark.parametrize("code", DONE)
def test_a_remedy_with_a_number_works(code: str) -> None:
    for done in DONE[code]:
        check_done(ROOMY.get(code, FIRES[code]), code, done)


# --- where a number alone is not enough ------------------------------------------------------------------------


def remedy(plan: Plan, code: str) -> str:
    return str(found_in(plan, code).remedy).replace("\N{NO-BREAK SPACE}", " ")


def slow_disks(**settings: object) -> Plan:
    """Thirty linked clones on eight disks: 11.9 minutes of disk work for a boot."""
    return set_to(FIRES["boot.unthrottled"], **settings)


def test_a_throttle_is_not_raised_alone_where_the_drives_take_longer_than_the_window_too() -> None:
    plan = slow_disks(boot_window_minutes=10.0, power_operations=5)
    assert remedy(plan, "boot.too-slow") == (
        "Enough: widen the window to 18 min, or raise “Concurrent power operations” to 10 and lift Disk IOPS of"
        " “Disks”."
    )
    plan = with_operations(plan, found_in(plan, "boot.too-slow"))
    assert (
        remedy(plan, "boot.too-slow") == "Enough: widen the window to 12 min, or lift Disk IOPS of “Disks”."
    )


def test_every_throttle_that_is_too_slow_is_raised() -> None:
    plan, second = two_pools(FIRES["boot.too-slow"])
    plan = set_to(
        changed(plan, second, clone_type="instant"), instant_clone_operations=2, boot_window_minutes=6.0
    )
    assert (
        len([each for each in within(found_in(plan, "boot.too-slow").remedy) if "needed" in each.arguments])
        == 3
    )
    check_done(plan, "boot.too-slow", with_operations)
    check_done(plan, "boot.too-slow", with_window)


def test_boots_that_are_held_back_to_what_the_drives_serve_are_not_held_back_further() -> None:
    """What raising gives is not taken back by the notice that fewer would do, and the other way round."""
    plan = slow_disks()
    plan = with_operations(plan, found_in(plan, "boot.unthrottled"))
    found = evaluate(plan, CATALOG)
    assert "boot.unthrottled" not in {each.code for each in found.findings}
    before, after = (
        next(each for each in work if (each.phase, each.case) == ("boot", NORMAL))
        for work in (evaluate(slow_disks(), CATALOG).work, found.work)
    )
    assert after.minutes == before.minutes
    plan = slow_disks(boot_window_minutes=12.0, power_operations=1)
    plan = with_operations(plan, found_in(plan, "boot.too-slow"))
    assert not {"boot.too-slow", "boot.unthrottled"} & {
        each.code for each in evaluate(plan, CATALOG).findings
    }


def test_where_one_operation_takes_longer_than_the_window_only_that_is_widened() -> None:
    plan = set_to(FIRES["boot.too-slow"], boot_window_minutes=2.0)
    assert remedy(plan, "boot.too-slow") == "Enough: widen the window to 12 min."
    plan = set_to(plan, power_operation_minutes=60.0, power_operations=1)
    assert remedy(plan, "boot.too-slow") == "Spread the work over several windows."


def test_no_more_cache_devices_are_advised_than_a_host_has_disk_groups() -> None:
    plan = changed(vsan_plan(), "drives", drives=36, cache_drives=5)
    assert remedy(plan, "vsan.capacity-devices") == "Plan fewer and larger drives, or more hosts."
    assert remedy(changed(plan, "drives", drives=34, cache_drives=4), "vsan.capacity-devices").startswith(
        "Plan 5 "
    )


def test_more_volumes_are_not_enough_where_their_replicas_have_no_room() -> None:
    plan = changed(array_plan(), "array", volumes=1, volume_gib=20_000.0)
    plan = changed(changed(plan, "pool", replica_gib=1000.0), "drives", drives=4)
    assert "remove the bottlenecks that this shows" in remedy(plan, "datastore.too-many")


def test_mirrors_are_not_advised_where_the_files_have_no_room_on_them() -> None:
    plan = changed(with_disks(drives=8, raid="raid-5"), "disks", drive_gb=300.0)
    assert remedy(FIRES["raid.parity-writes"], "raid.parity-writes").startswith("Use RAID 10, or ")
    odd = changed(changed(FIRES["raid.parity-writes"], "disks", drives=9), "pool", desktops=34)
    for less in (changed(plan, "disks", drive_gb=110.0), odd):
        assert remedy(less, "raid.parity-writes").endswith("RAID 10 with more drives.")


def test_a_reserve_is_advised_without_a_number_where_hosts_alone_do_not_bring_it() -> None:
    """A broker takes 32 hosts in a cluster."""
    plan = set_to(changed(FIRES["cluster.no-reserve"], "hosts", count=32), broker="horizon-7")
    assert "remove the bottlenecks that this shows" in remedy(
        changed(plan, "pool", desktops=2900), "cluster.no-reserve"
    )


def test_an_overhead_that_leaves_the_intended_space_is_accepted() -> None:
    """Each answer asked for the next one: 25, 33, 50, 100 percent."""
    wanted = number(found_in(FIRES["capacity.free-share"], "capacity.free-share").remedy.arguments["wanted"])
    again = found_in(set_to(array_plan(), capacity_overhead_percent=wanted), "capacity.free-share").remedy
    assert str(again).startswith("Leave it if 25% is what you want to keep free")
    all_of_it = set_to(array_plan(), capacity_overhead_percent=100.0)
    assert remedy(all_of_it, "capacity.free-share") == "Leave it if 50% is what you want to keep free."
