"""The designs of today: drawn from the catalogue alone, priced from their price list, and computed by hand.

What is expected is computed here, from the counts of the drawings and published rules, in the few lines of each test.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from math import floor
from typing import Any

import pytest

from app.machine.resources import resources_folder
from app.project.samples import design_names, read_sample
from planner_core.catalog.guests import guest_of
from planner_core.editing.verbs.record_updates import record_updates
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, explainable
from planner_core.plan.components import Component, Host, default_of, kind_of
from planner_core.plan.fields import declared_fields
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.price_units import UNIT_NAMES
from tests.support.plans import CATALOG

COUNTED = {
    "host": {"count", "ram_gib"},  # RAM in modules of the record
    "graphics_boards": {"boards"},
    "disk_group": {"drives", "spare_drives", "cache_drives"},
    "storage_array": {"volumes"},
    "infrastructure_servers": {"servers", "vcpus"},
    "desktop_pool": {"desktops", "vcpus", "ram_gib", "ram_reserved_gib", "monitors"},
}
"""Counts, and the size of a desktop, which the customer says."""
CHOSEN = {
    "cluster": {"vsan", "vsan_version", "vsan_policy"},
    "host": {"hypervisor"},
    "disk_group": {"raid"},
    "desktop_pool": {"clone_type", "refresh_policy", "image_delivery", "profile_container"},
}
"""Choices from lists."""
SETTINGS = {
    "name",
    "broker",
    "notes",
    "power_operations",
    "power_operation_minutes",
    "provision_operations",
    "composer_operations",
    "maintenance_operations",
}
"""Operations at once come along with the broker."""
DRIVE_GIB = 3.84e12 / 2**30
COPIES = 2
MIN_FREE_GIB = 0.06 * 4 + 0.04 * 8 + 0.02 * 16
"""vSphere keeps 6% of the first 4 GiB of a host free, 4% of the next 8, 2% of the next 16, and 1% of the rest."""

designs = pytest.mark.parametrize("name", design_names())


@cache
def explained(name: str) -> Explainer:
    return Explainer(read_sample(name), CATALOG)


def assessed(name: str) -> Assessment:
    return explained(name).assessment


def listed() -> dict[str, tuple[str, Decimal, str]]:
    """The price list: order number, then item, price and what it counts for."""
    path = resources_folder() / "samples" / "designs" / "prices.csv"
    units = {title: unit for unit, title in UNIT_NAMES.items()}
    with path.open(encoding="utf-8", newline="") as file:
        return {
            row["Order number"]: (row["Item"], Decimal(row["List price"]), units[row["Counts for"]])
            for row in csv.DictReader(file)
        }


def part_named(name: str, title: str) -> Any:
    return next(part for part in read_sample(name).components.values() if part.name == title)


def leaves(derivation: Derivation) -> Iterator[Derivation]:
    if derivation.origin != "formula":
        yield derivation
    for each in derivation.inputs:
        yield from leaves(each)


@designs
def test_a_design_is_read_back_carries_what_is_planned_and_has_no_error(name: str) -> None:
    plan, found = read_sample(name), assessed(name)
    assert plan_from_json(plan_to_json(plan)) == plan
    assert found.desktops.fits == found.desktops.planned
    assert [each.code for each in found.findings if each.severity == "error"] == []
    assert any(each.failures_to_tolerate for each in plan.components.values() if kind_of(each) == "cluster")


@designs
def test_no_technical_value_of_a_design_is_typed(name: str) -> None:
    plan = read_sample(name)
    assert record_updates(plan, CATALOG, lambda part: part) == ()
    for part in plan.components.values():
        assert list(typed_in(part)) == [], part.name
        if isinstance(part, Host):
            assert part.ram_gib % part.memory_module_gib == 0
        if getattr(part, "guest_os", ""):
            assert guest_of(part.guest_os, CATALOG.guests) is not None  # type: ignore[union-attr]
    usual = type(plan.settings)()
    changed = {
        each.name
        for each in declared_fields(type(usual))
        if getattr(plan.settings, each.name) != getattr(usual, each.name)
    }
    assert changed <= SETTINGS


def typed_in(part: Component) -> Iterator[str]:
    """Fields that are neither a count or choice, nor by the catalogue, nor what Headroom begins with."""
    kind = kind_of(part)
    free = {"name", *COUNTED.get(kind, ()), *CHOSEN.get(kind, ())}
    for info in declared_fields(type(part)):
        origin = part.origins.get(info.name)
        value = getattr(part, info.name)
        if info.name in free or (origin is not None and origin.kind == "catalogue"):
            continue
        follows = (info.name, value) in {("nic_gbit_s", 25.0), ("purpose", "vsan")}
        if value != default_of(part, info.name) and not follows:
            yield info.name


@designs
def test_every_price_of_a_design_is_in_its_list_and_nothing_lacks_one(name: str) -> None:
    plan, prices, cost = read_sample(name), listed(), assessed(name).cost
    bought = [part for each in plan.components.values() for part in each.parts]
    assert [(each.item, each.unit_price, each.per) for each in bought] == [
        prices[each.order_number] for each in bought
    ]
    by_name = {item: price for item, price, _ in prices.values()}
    assert [each.unit_price for each in plan.licences.values()] == [
        by_name[each.name] for each in plan.licences.values()
    ]
    assert list(cost.gaps) == []
    assert list(cost.unpriced) == []


@designs
def test_every_number_of_a_design_leads_to_its_sources(name: str) -> None:
    explainer = explained(name)
    topics = explainable(explainer.assessment)
    assert len(topics) > 25
    for what in topics:
        for leaf in leaves(explainer.explain(what)):
            assert leaf.unit, (what, leaf)
            assert leaf.source, (what, leaf)


# --- by hand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "store", "usable_gib"),
    [
        # RF2 of 8 nodes without one, each with 60 GiB of home on 2 drives and 15 GiB of metadata on 4; 5% stay free
        ("mcs-nutanix", "Nutanix cluster", 8 * (4 * DRIVE_GIB - 180) * 7 / 8 / 2 * 0.95),
        # RAID 5 of 4 + 1; 13.1% of metadata on top, 2% of format, 30% of slack
        ("horizon-vsan-esa", "vSAN cluster", 8 * 4 * DRIVE_GIB / 1.131 * 0.98 * 0.7 / 1.25),
        # three copies of 24 drives without the four that stay free for repairs
        ("avd-azure-local", "Azure Local", (24 - 4) * DRIVE_GIB / 3),
        # three copies; a store of Ceph warns at 85%
        ("proxmox-ceph", "Proxmox cluster", 5 * 6 * DRIVE_GIB / 3 * 0.85),
        # 12 drives, two of them for parity; ONTAP keeps 10%
        ("cad-l40s-a16", "PowerStore 1200T", (12 - 2) * DRIVE_GIB),
        ("session-hosts-aff", "AFF A30", (12 - 2) * DRIVE_GIB * 0.9),
    ],
)
def test_the_usable_space_follows_the_published_rule_of_its_platform(
    name: str, store: str, usable_gib: float
) -> None:
    (found,) = (each for each in assessed(name).stores if each.component == part_named(name, store).id)
    assert found.capacity_gib == pytest.approx(usable_gib, rel=1e-6)


def overhead_gib(hypervisor: str, vcpus: int, ram_gib: float) -> float:
    base, slope = CATALOG.overhead_line(hypervisor, vcpus)
    return (base + slope * ram_gib * 1024) / 1024


LIMITS = {
    # Processors, all nodes in service: 48 cores less 6 of the controller machine's 12 vCPUs, at 3.3 GHz, 1.16 times
    # the work of a Cascade Lake core, 20% more by hyper-threading; 80% of that, less 9 servers of 1 GHz; 965 MHz each,
    # whole desktops on each node
    "mcs-nutanix": (
        "cpu",
        8 * floor((0.8 * 8 * (48 - 12 / 2) * 3300 * 1.16 * 1.2 - 9 * 1000) / 965 / 8),
    ),
    # GPUs with one host less: 3 x 4 boards of 6 virtual GPUs of 8 GB, for 64 of 136 desktops
    "cad-l40s-a16": ("graphics", floor(3 * 4 * 48 / 8 * (64 + 72) / 64)),
    # RAM with one host less, whole machines of 42 GiB on each, and the resource bridge of 8 GiB on one
    "avd-azure-local": ("ram", 5 * floor((1024 - 4 - 9 / 5) / (42 + overhead_gib("azure-local", 6, 42)))),
    "session-hosts-aff": (
        "ram",
        8 * floor((1024 - 4 - MIN_FREE_GIB - 0.01 * (1024 - 28)) / (42 + overhead_gib("vsphere-8", 6, 42))),
    ),
    # RAM with one host less: 8 GiB for each of the 6 drives; the four servers are spread over the hosts
    "proxmox-ceph": (
        "ram",
        4 * floor(
            (1536 - 4 - 6 * 8 - (8 + overhead_gib("proxmox-ve", 2, 8)))
            / (8 + overhead_gib("proxmox-ve", 2, 8))
        ),
    ),
    # RAM with one host less: vSAN takes 7,100 + 1,360 + 4 x 160 MiB, half a percent of the host, and 1 GiB of cache
    "horizon-vsan-esa": (
        "ram",
        7 * floor(
            (
                2048 - 4 - MIN_FREE_GIB - 0.01 * (2048 - 28)
                - (7100 + 1360 + 4 * 160) / 1024 - 0.005 * 2048 - 1
                - 6 / 7 * (8 + overhead_gib("vsphere-8", 2, 8))
            )
            / (
                0.75 * (8 + overhead_gib("vsphere-8", 2, 8))
                + 0.25 * (16 + overhead_gib("vsphere-8", 4, 16))
            )
        ),
    ),
}  # fmt: skip
"""The first limit of each design: its resource, and the desktops at it."""


@designs
def test_the_first_limit_is_the_one_computed_by_hand(name: str) -> None:
    first = assessed(name).limits[0]
    assert (first.resource, first.desktops) == LIMITS[name]
    assert assessed(name).desktops.maximum == LIMITS[name][1]


HARDWARE_EUR = {
    "mcs-nutanix": 8 * (14000 + 2 * 2500 + 24 * 1200 + 6000 + 4 * 1200),
    "horizon-vsan-esa": 8 * (8500 + 2 * 2900 + 32 * 1100 + 2200 + 4 * 1200),
    "avd-azure-local": 6 * (8800 + 2 * 2900 + 16 * 1150 + 2600 + 4 * 1200),
    "proxmox-ceph": 5 * (6200 + 2 * 3400 + 24 * 1000 + 1500 + 6 * 1200),
    "cad-l40s-a16": 7 * (12500 + 2 * 2900 + 16 * 1100 + 3000)
    + 4 * 4 * 8500
    + 3 * 3 * 3300
    + (48000 + 12000 + 13 * 1200),
    "session-hosts-aff": (9 + 2) * (6900 + 4500 + 2 * 2900 + 16 * 1200 + 2200) + (42000 + 11000 + 13 * 1200),
}
"""Count times price of what is bought, without licences; an array has a spare beside its twelve drives."""
LICENCES_EUR = {
    # Windows Server for 11 hosts of 64 cores in packs of two; CALs for 1,503 users
    "session-hosts-aff": 11 * 64 / 2 * 800 + 1503 * (130 + 40),
}


@designs
def test_the_purchase_adds_up_and_a_user_costs_what_is_usual(name: str) -> None:
    found, cost = assessed(name), assessed(name).cost
    assert cost.total == HARDWARE_EUR[name] + LICENCES_EUR.get(name, 0)
    users = sum(
        each.desktops * each.users_per_desktop
        for each in read_sample(name).components.values()
        if kind_of(each) == "desktop_pool"
    )
    assert cost.per_desktop_planned == round(cost.total / found.desktops.planned, 2)
    each_user = HARDWARE_EUR[name] / users
    assert (2000 if name.startswith("cad") else 200) < each_user < (4000 if name.startswith("cad") else 1000)
