"""What a licence line counts in a plan, by hand."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from planner_core.editing.edits import apply
from planner_core.engine.cost.licence_counts import LicenceCount, licence_counts
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.licences import LICENCE_UNIT_NAMES, Licence
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from tests.support.every_step import full_plan, one_of_each_kind
from tests.support.plans import CATALOG

PER_CORE = {"unit": "core", "least_per_processor": 16, "least_per_order": 72}
WINDOWS_SERVER = {"unit": "core", "least_per_processor": 8, "least_per_host": 16, "pack_size": 2}


def packs(plan: Plan, **values: Any) -> int:
    return count(plan, **values).packs


def count(plan: Plan, **values: Any) -> LicenceCount:
    line = Licence(id="line", name="Line", **values)
    whole = msgspec.structs.replace(plan, licences={**plan.licences, "line": line})
    return licence_counts(Layout(whole, CATALOG))["line"]


def hosts(number: int, sockets: int, cores: int) -> Plan:
    host = Host(id="host", name="Host", count=number, sockets=sockets, cores_per_socket=cores)
    return Plan(components={"host": host})


def drawn() -> Plan:
    """Two clusters, a host alone and an array; one pool on a cluster, one on the host alone."""
    parts = (
        Cluster(id="near", name="Near", vsan="all-flash", failures_to_tolerate=1),
        Host(id="near-1", name="N1", count=3, sockets=2, cores_per_socket=12),
        DiskGroup(id="near-disks", name="ND", purpose="vsan", drive_kind="ssd", drives=4, drive_gb=2000.0),
        DiskGroup(id="near-boot", name="NB", drives=2, drive_gb=1000.0),
        Cluster(id="far", name="Far", vsan="all-flash"),
        Host(id="far-1", name="F1", count=4, sockets=2, cores_per_socket=16),
        DiskGroup(id="far-disks", name="FD", purpose="vsan", drive_kind="ssd", drives=5, drive_gb=1000.0),
        Host(id="alone", name="A", count=1, sockets=1, cores_per_socket=8),
        StorageArray(id="array", name="S"),
        DiskGroup(id="tier", name="T", drives=10, spare_drives=1, drive_gb=1000.0),
        DesktopPool(id="staff", name="Staff", desktops=100, concurrency_percent=80.5),
        DesktopPool(id="shared", name="Shared", desktops=4, users_per_desktop=20, concurrency_percent=50),
    )
    inside = {"near-1": "near", "near-disks": "near-1", "near-boot": "near-1", "far-1": "far"}
    inside |= {"far-disks": "far-1", "tier": "array"}
    runs = (Link("staff", "runs_on", "near"), Link("shared", "runs_on", "alone"))
    return Plan(
        components={each.id: each for each in parts},
        parents=inside,
        links={link.key: link for link in runs},
    )


@pytest.mark.parametrize(
    ("number", "sockets", "cores", "expected"),
    [(2, 2, 12, 72), (1, 2, 20, 72), (4, 2, 8, 128), (8, 2, 32, 512), (2, 2, 18, 72), (2, 2, 19, 76)],
)
def test_cores_with_a_least_number_per_processor_and_order(
    number: int, sockets: int, cores: int, expected: int
) -> None:
    assert packs(hosts(number, sockets, cores), **PER_CORE) == expected


@pytest.mark.parametrize(
    ("sockets", "cores", "expected"),
    [(1, 6, 8), (2, 12, 12), (4, 6, 16), (1, 16, 8), (1, 17, 9), (2, 8, 8), (2, 9, 9), (1, 15, 8)],
)
def test_packs_of_two_cores(sockets: int, cores: int, expected: int) -> None:
    assert packs(hosts(1, sockets, cores), **WINDOWS_SERVER) == expected


EVERYTHING = {
    "core": 2 * 3 * 12 + 2 * 4 * 16 + 8,
    "processor": 6 + 8 + 1,
    "host": 8,
    # 3 x (4 x 2,000 + 2 x 1,000) + 4 x 5 x 1,000 + 11 x 1,000 GB = 61,000 GB = 55.48 TiB
    "tib": 56,
    # 3 x 8,000 + 4 x 5,000 GB = 44,000 GB = 40.02 TiB
    "vsan_tib": 41,
    "desktop": 104,
    "named_user": 180,
    "concurrent_user": 81 + 40,
    "device": 180,
    "graphics_user": 0,
    "once": 1,
}


@pytest.mark.parametrize("unit", LICENCE_UNIT_NAMES)
def test_the_whole_plan_counts_standing_by_hosts_too(unit: str) -> None:
    assert packs(drawn(), unit=unit) == EVERYTHING[unit]


@pytest.mark.parametrize(
    ("unit", "scope", "expected"),
    [
        ("core", ("near",), 72),
        ("core", ("far-1",), 128),
        ("core", ("staff",), 72),
        ("core", ("near", "alone"), 80),
        ("core", ("near", "near-1", "staff"), 72),
        ("processor", ("shared",), 1),
        ("host", ("far",), 4),
        ("tib", ("near",), 28),  # 30,000 GB = 27.28 TiB
        ("tib", ("array",), 11),  # 11,000 GB = 10.004 TiB
        ("tib", ("tier", "near-boot"), 16),  # 17,000 GB = 15.46 TiB
        ("vsan_tib", ("near",), 22),  # 24,000 GB = 21.83 TiB
        ("vsan_tib", ("array",), 0),
        ("desktop", ("near",), 100),
        ("desktop", ("near-1",), 100),
        ("desktop", ("far",), 0),
        ("named_user", ("shared",), 80),
        ("concurrent_user", ("alone",), 40),
        ("graphics_user", ("staff",), 81),
        ("once", ("gone",), 1),
        ("core", ("gone",), 0),
        ("tib", ("gone",), 0),
        ("device", ("gone", "shared"), 80),
        ("core", ("array",), 0),
    ],
)
def test_a_scope_counts_only_what_it_names(unit: str, scope: tuple[str, ...], expected: int) -> None:
    assert packs(drawn(), unit=unit, scope=scope) == expected


def with_line(plan: Plan, **values: Any) -> Plan:
    line = Licence(id="base", name="Base", **values)
    return msgspec.structs.replace(plan, licences={"base": line})


def test_capacity_beyond_what_the_cores_include() -> None:
    # 208 cores include 0.1 TiB each: 20.8 of 40.02 TiB; 19.22 are left.
    plan = with_line(drawn(), unit="core", includes_tib=0.1)
    found = count(plan, unit="vsan_tib", beyond_included=True)
    assert found.included == pytest.approx(20.8)
    assert found.packs == 20
    assert packs(plan, unit="vsan_tib") == 41
    assert (
        packs(with_line(drawn(), unit="core", includes_tib=1.0), unit="vsan_tib", beyond_included=True) == 0
    )
    # What an order has at least is licensed, and includes capacity as well: 8 cores, at least 100.
    small = with_line(drawn(), unit="core", scope=("alone",), includes_tib=0.1, least_per_order=100)
    assert count(small, unit="vsan_tib", beyond_included=True).included == 0, "other hosts"


def test_two_lines_for_capacity_do_not_share_what_is_included() -> None:
    """Each counts only what comes with the cores of its own hosts."""
    plan = with_line(drawn(), unit="core", includes_tib=0.1, least_per_order=1000)
    near = count(plan, unit="vsan_tib", beyond_included=True, scope=("near",))
    assert near.included == pytest.approx(7.2)  # 72 cores of 1,000 that are ordered for three places
    own = with_line(drawn(), unit="core", scope=("near",), includes_tib=0.1, least_per_order=100)
    assert count(own, unit="vsan_tib", beyond_included=True).included == pytest.approx(10.0)


def test_licences_for_each() -> None:
    assert packs(drawn(), unit="device", each=1.5) == 270
    assert packs(drawn(), unit="named_user", each=1 / 3) == 60
    assert packs(drawn(), unit="desktop", each=0.0, least_per_order=50) == 0


def test_counts_follow_the_plan_and_are_kept_meanwhile() -> None:
    plan = with_line(drawn(), **PER_CORE)
    first = Layout(plan, CATALOG)
    before = licence_counts(first)["base"]
    pool = msgspec.structs.replace(plan.components["staff"], desktops=7)
    same = first.like(msgspec.structs.replace(plan, components={**plan.components, "staff": pool}))
    assert licence_counts(same)["base"] == before
    host = msgspec.structs.replace(plan.components["far-1"], count=5)
    more = same.like(msgspec.structs.replace(plan, components={**plan.components, "far-1": host}))
    assert licence_counts(more)["base"].packs == 3 * 32 + 5 * 32 + 16
    other = with_line(plan, unit="host")
    assert licence_counts(first.like(other))["base"].packs == 8


@pytest.mark.parametrize("vsan", ["none", "all-flash"])
def test_after_every_kind_of_step_lines_count_as_if_nothing_had_been_kept(vsan: str) -> None:
    """With a line of each unit for the whole plan, and one for each place of the drawing."""
    plan = full_plan(vsan)
    everywhere = {
        f"all-{unit}": Licence(id=f"all-{unit}", name=unit, unit=unit, includes_tib=0.01)  # type: ignore[arg-type]
        for unit in LICENCE_UNIT_NAMES
    }
    scoped = {
        f"{unit}-{each}": Licence(id=f"{unit}-{each}", name=each, unit=unit, scope=(each,))  # type: ignore[arg-type]
        for unit in ("core", "tib", "vsan_tib", "concurrent_user")
        for each in plan.components
    }
    beyond = Licence(id="beyond", name="Beyond", unit="vsan_tib", beyond_included=True)
    plan = msgspec.structs.replace(plan, licences={**everywhere, **scoped, "beyond": beyond})
    first = Layout(plan, CATALOG)
    before = licence_counts(first)
    changed = set[str]()
    for name, step in one_of_each_kind(plan, set()):
        after = apply(plan, step.edits)
        anew = licence_counts(Layout(after, CATALOG))
        assert licence_counts(first.like(after)) == anew, name
        changed |= {line for line in anew if anew[line] != before[line]}
        assert licence_counts(first.like(plan)) == before, f"back from {name}"
    assert {line.partition("-")[0] for line in changed} >= {"all", "core", "tib", "concurrent_user"}
