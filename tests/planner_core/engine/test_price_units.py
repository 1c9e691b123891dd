"""What a price counts: units of every kind of component, counted by hand, and the cost of more or fewer desktops."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.formulas.cost import total_of_desktops, whole_pieces
from planner_core.plan.components import Part
from planner_core.plan.plan import Plan
from planner_core.plan.price_units import UNIT_NAMES, UNITS_BY_KIND, PriceUnit, units_of
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields


def with_price(plan: Plan, component: str, unit: PriceUnit, price: str = "1", quantity: int = 1) -> Plan:
    part = Part(item=f"{component} {unit}", unit_price=Decimal(price), quantity=quantity, per=unit)
    changed = plan.components[component]
    priced = msgspec.structs.replace(changed, parts=(*changed.parts, part))
    return msgspec.structs.replace(plan, components={**plan.components, component: priced})


def ordered(plan: Plan, component: str, unit: PriceUnit, quantity: int = 1) -> int:
    """Pieces in the bill."""
    lines = evaluate(with_price(plan, component, unit, quantity=quantity), CATALOG).cost.lines
    return int(sum(line.quantity for line in lines))


def drawn() -> Plan:
    """Two hosts of two processors of 12 cores and 768 GiB with four and a spare vSAN drives of 960 GB each; one host of
    one processor of 8 cores and 100 GiB with two of 1,920 GB, which are no vSAN.
    """
    plan = cluster_plan("hybrid")
    plan = with_fields(plan, "pair", sockets=2, cores_per_socket=12, ram_gib=768.0, memory_module_gib=64.0)
    plan = with_fields(plan, "single", sockets=1, cores_per_socket=8, ram_gib=100.0, memory_module_gib=16.0)
    plan = with_fields(plan, "local", drives=4, spare_drives=1, drive_gb=960.0)
    plan = with_fields(plan, "beside", drives=2, spare_drives=0, drive_gb=1920.0, purpose="datastore")
    return with_fields(plan, "pool", desktops=10, users_per_desktop=25, concurrency_percent=90.5)


@pytest.mark.parametrize(
    ("component", "unit", "pieces"),
    [
        ("pair", "component", 2),
        ("pair", "once", 1),
        ("pair", "socket", 4),
        ("pair", "core", 48),
        ("pair", "gib", 1536),
        ("pair", "memory_module", 24),
        ("single", "gib", 100),
        ("single", "memory_module", 7),
        ("local", "component", 2),
        ("local", "once", 1),
        ("local", "drive", 10),
        ("local", "tib", 9),  # 10 x 0.8731; not twice 5
        ("cluster", "component", 1),
        ("cluster", "host", 3),
        ("cluster", "socket", 5),
        ("cluster", "core", 56),
        ("cluster", "gib", 1636),
        ("cluster", "tib", 9),  # without the two drives that are no vSAN
        ("pool", "component", 1),
        ("pool", "desktop", 10),
        ("pool", "named_user", 250),
        ("pool", "concurrent_user", 227),  # 226.25
        ("servers", "component", 1),
    ],
)
def test_a_price_counts_its_unit_over_the_whole_component(
    component: str, unit: PriceUnit, pieces: int
) -> None:
    assert ordered(drawn(), component, unit) == pieces
    assert ordered(drawn(), component, unit, quantity=3) == 3 * pieces


def test_the_drives_of_an_array_are_all_counted() -> None:
    """Twelve and a spare of 1,200 GB: 14.19 TiB."""
    plan = with_fields(cluster_plan(), "tier", drives=12, spare_drives=1, drive_gb=1200.0)
    assert ordered(plan, "array", "tib") == 15
    assert ordered(plan, "array", "component") == 1


def test_every_kind_offers_units_that_are_counted() -> None:
    """A unit that a kind does not have counts once for each host; those that it offers differ from that."""
    assert set(UNIT_NAMES) == {unit for units in UNITS_BY_KIND.values() for unit in units}
    for kind, component in {
        "host": "pair", "disk_group": "local", "cluster": "cluster", "desktop_pool": "pool"
    }.items():  # fmt: skip
        counts = [ordered(drawn(), component, unit) for unit in units_of(kind) if unit != "component"]
        assert len(set(counts)) == len(counts)
    assert units_of("infrastructure_servers") == ("component",)


def test_what_is_ordered_follows_the_plan() -> None:
    plan = with_price(with_price(drawn(), "cluster", "core", "100"), "pool", "named_user", "10")
    assert evaluate(plan, CATALOG).cost.total == 56 * 100 + 250 * 10
    plan = with_fields(with_fields(plan, "pair", count=3), "pool", desktops=12)
    assert evaluate(plan, CATALOG).cost.total == (3 * 24 + 8) * 100 + 300 * 10


def test_more_desktops_need_more_of_what_counts_for_them() -> None:
    """At the limit of N desktops: (9,000 + 100 x N) / N."""
    plan = with_price(with_price(small_plan(), "host", "component", "9000"), "pool", "desktop", "100")
    found = evaluate(plan, CATALOG)
    limit = found.desktops.maximum
    assert limit is not None
    assert limit != found.desktops.planned
    assert found.cost.counted_total == 100 * found.desktops.planned
    assert found.cost.per_desktop_maximum == round(Decimal(9000) / limit + 100, 2)
    assert found.cost.per_desktop_planned == round(Decimal(9000) / found.desktops.planned + 100, 2)


@pytest.mark.parametrize(("unit", "pieces"), [("desktop", 10), ("named_user", 250), ("concurrent_user", 227)])
def test_what_counts_for_desktops_or_users_grows_with_them(unit: PriceUnit, pieces: int) -> None:
    plan = with_price(with_price(drawn(), "pool", unit, "3"), "pair", "core", "1")
    cost = evaluate(plan, CATALOG).cost
    assert (cost.counted_total, cost.total) == (3 * pieces, 3 * pieces + 48)


def test_the_growth_of_the_total_is_explained_down_to_the_price() -> None:
    plan = with_price(with_price(small_plan(), "host", "component", "9000"), "pool", "desktop", "100")
    found = evaluate(plan, CATALOG)
    derived = explain(plan, CATALOG, "cost.per_desktop_maximum")
    assert derived.value == found.cost.per_desktop_maximum
    (total,) = (each for each in derived.inputs if each.parameter == "total")
    assert total.value == 9000 + 100 * found.desktops.maximum
    assert {each.parameter for each in total.inputs} == {
        "total", "counted_total", "desktops", "desktops_planned"
    }  # fmt: skip
    hardware = explain(with_price(small_plan(), "host", "component"), CATALOG, "cost.per_desktop_maximum")
    (whole,) = (each for each in hardware.inputs if each.parameter == "total")
    assert "desktops" not in {each.parameter for each in whole.inputs}


def test_total_of_other_desktops_by_hand() -> None:
    assert total_of_desktops(Decimal(90_000), Decimal(10_000), 600, 500) == Decimal("92000.00")
    assert total_of_desktops(Decimal(100), Decimal(10), 1, 3) == Decimal("93.33")
    assert total_of_desktops(Decimal(100), Decimal(0), 7, 0) == 100


@given(st.integers(1, 10**6))
def test_whole_pieces_are_rounded_up_once(units: int) -> None:
    assert whole_pieces(units) == whole_pieces(units * (1 + 1e-12)) == units
    assert whole_pieces(units + 0.001) == units + 1
