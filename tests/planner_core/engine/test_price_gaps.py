"""What lacks a price, and when so much does that no price of a desktop may stand on a cover."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from app.project.samples import read_sample, sample_names
from planner_core.engine.basis.assessment import Cost
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DiskGroup, Host, Part, StorageArray
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG

SSD_PLAN = read_sample("everything-on-ssd")
SERVER = Part("Server", Decimal(5000))


def with_parts(plan: Plan, component: str, *parts: Part) -> Plan:
    owner = msgspec.structs.replace(plan.components[component], parts=parts)
    return msgspec.structs.replace(plan, components={**plan.components, component: owner})


def priced(plan: Plan, *kinds: type) -> Plan:
    """The plan with one price at every component of some kinds."""
    price = msgspec.structs.replace(SERVER, currency=plan.settings.currency)
    for part in plan.components.values():
        if isinstance(part, kinds):
            plan = with_parts(plan, part.id, price)
    return plan


def cost(plan: Plan) -> Cost:
    return evaluate(plan, CATALOG).cost


def lacks(found: Cost) -> dict[str, str]:
    return {gap.component: gap.lacks for gap in found.gaps}


def test_a_mirror_for_the_hypervisor_and_templates_is_a_small_part() -> None:
    """The paper's 181 EUR leave it out too."""
    found = cost(SSD_PLAN)
    assert [(gap.component, gap.carries_desktops) for gap in found.gaps] == [("mirror", False)]
    assert found.is_headline


def test_drives_that_desktops_lie_on_are_no_small_part() -> None:
    found = cost(with_parts(SSD_PLAN, "ssd"))
    assert lacks(found) == {"ssd": "all", "mirror": "all"}
    assert not found.is_headline
    assert found.per_desktop_planned  # the least that it can be is still known


@pytest.mark.parametrize(
    ("counted", "missing"),
    [
        (("memory_module",), "processors"),
        (("socket",), "memory"),
        (("component", "socket"), "memory"),
        (("memory_module", "core"), "processors"),  # what counts for cores may be a licence
    ],
)
def test_a_host_priced_part_by_part_needs_processors_and_memory(
    counted: tuple[str, ...], missing: str
) -> None:
    parts = (Part("Part", Decimal(100), per=per) for per in counted)  # type: ignore[arg-type]
    found = cost(with_parts(SSD_PLAN, "host", *parts))
    assert lacks(found)["host"] == missing
    assert not found.is_headline


@pytest.mark.parametrize(
    "counted", [("component",), ("socket", "memory_module"), ("socket", "gib"), ("component", "gib")]
)
def test_one_price_for_all_of_a_host_or_prices_of_all_its_parts_are_whole(counted: tuple[str, ...]) -> None:
    parts = (Part("Part", Decimal(100), per=per) for per in counted)  # type: ignore[arg-type]
    assert "host" not in lacks(cost(with_parts(SSD_PLAN, "host", *parts)))


def test_the_price_of_an_array_is_not_that_of_its_drives() -> None:
    plan = priced(read_sample("me4-50"), Host, StorageArray)
    inside = {each.id for each in plan.of_type(DiskGroup) if each.id in plan.parents}
    found = cost(plan)
    assert inside
    assert set(lacks(found)) == inside
    assert not found.is_headline
    included = Part("Included in the array", Decimal(0), currency=plan.settings.currency)
    for each in inside:
        plan = with_parts(plan, each, included)
    assert cost(plan).gaps == ()


@pytest.mark.parametrize("name", sample_names())
def test_a_plan_with_all_its_hardware_priced_lacks_nothing(name: str) -> None:
    found = cost(priced(read_sample(name), Host, StorageArray, DiskGroup))
    assert found.gaps == ()
    assert found.is_headline


@pytest.mark.parametrize("name", sample_names())
def test_without_hosts_there_is_no_headline(name: str) -> None:
    bare = priced(read_sample(name), DiskGroup)
    for each in bare.of_type(Host):
        bare = with_parts(bare, each.id)
    assert not cost(bare).is_headline


def test_what_has_no_price_is_listed_with_its_quantity() -> None:
    """Four hosts of two processors and 18 modules; a spare drive is bought in each."""
    plan = SSD_PLAN
    for each in ("host", "ssd", "mirror"):
        plan = with_parts(plan, each)
    host = msgspec.structs.replace(plan.components["host"], count=4)
    ssd = msgspec.structs.replace(plan.components["ssd"], spare_drives=1)
    plan = msgspec.structs.replace(plan, components={**plan.components, "host": host, "ssd": ssd})
    found = {(line.what, line.item): line.quantity for line in cost(plan).unpriced}
    assert found[("host", "Fujitsu PRIMERGY RX300 S6")] == 4
    assert found[("processor", "Intel Xeon X5650")] == 8
    assert found[("memory", "8")] == 72
    assert found[("drive", ssd.drive_model)] == 4 * 5


def test_hosts_of_one_name_without_a_model_are_told_apart_where_they_have_no_price() -> None:
    plan = with_parts(SSD_PLAN, "host")
    host = msgspec.structs.replace(plan.components["host"], server_model="", cpu_model="")
    other = msgspec.structs.replace(host, id="other")
    plan = msgspec.structs.replace(plan, components={**plan.components, "host": host, "other": other})
    found = [(line.item, line.quantity) for line in cost(plan).unpriced if line.what == "host"]
    assert found == [("RX300 S6 (host)", 1), ("RX300 S6 (other)", 1)]


def test_another_currency_is_no_price() -> None:
    parts = (msgspec.structs.replace(each, currency="USD") for each in SSD_PLAN.components["host"].parts)
    found = cost(with_parts(SSD_PLAN, "host", *parts))
    assert lacks(found)["host"] == "currency"
    assert not found.is_headline


@pytest.mark.parametrize(
    ("counted", "missing"),
    [
        (("drive",), True),
        (("tib",), True),
        (("drive", "tib"), True),
        (("component",), False),
        (("drive", "component"), False),
    ],
)
def test_a_price_per_drive_of_a_vsan_leaves_its_cache_devices_out(
    counted: tuple[str, ...], missing: bool
) -> None:
    """Four hosts with one cache device each; the group's price covers them."""
    plan = priced(read_sample("vsan62-hybrid-500"), Host, DiskGroup)
    currency = plan.settings.currency
    parts = [Part("Part", Decimal(100), currency=currency, per=per) for per in counted]  # type: ignore[arg-type]
    found = cost(with_parts(plan, "drives", *parts))
    assert ("cache" in lacks(found).values()) == missing
    assert [(line.what, line.item, line.quantity) for line in found.unpriced] == [
        ("cache", "400", 4)
    ] * missing
    assert found.is_headline, "cache devices are a small part"


def test_express_storage_and_a_group_without_cache_devices_lack_none() -> None:
    plan = priced(read_sample("vsan62-hybrid-500"), Host, DiskGroup)
    drives = with_parts(
        plan, "drives", Part("SSD", Decimal(100), currency=plan.settings.currency, per="drive")
    )
    cluster = next(each.id for each in plan.components.values() if each.id == plan.parents["nodes"])
    for component, values in ((cluster, {"vsan": "esa"}), ("drives", {"cache_drives": 0})):
        part = msgspec.structs.replace(drives.components[component], **values)
        changed = msgspec.structs.replace(drives, components={**drives.components, component: part})
        assert "cache" not in lacks(cost(changed)).values(), component
