"""What licence lines cost, by hand: in the purchase, in each year of use, and in all."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from planner_core.currencies import rounded_money
from planner_core.engine.basis.assessment import Cost
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from tests.planner_core.engine.findings.sound_plans import PRICE, array_plan, changed, set_to, vsan_plan
from tests.support.plans import CATALOG

D = Decimal
PRICED = set_to(
    changed(array_plan(), "hosts", parts=PRICE, count=4, sockets=2, cores_per_socket=8),
    depreciation_years=5,
    residual_percent=10,
    maintenance_percent=10,
    interest_percent=0,
    vat_percent=19,
)
"""Four hosts of 2 x 8 cores; the pool has desktops of one user each."""
PER_CORE: dict[str, Any] = {"unit": "core", "least_per_processor": 16, "least_per_order": 72}


def with_lines(plan: Plan, *lines: dict[str, Any]) -> Plan:
    named = [
        Licence(id=f"licence-{number}", **{"name": f"Line {number}", **values})
        for number, values in enumerate(lines, start=1)
    ]
    return msgspec.structs.replace(plan, licences={each.id: each for each in named})


def cost(plan: Plan) -> Cost:
    return evaluate(plan, CATALOG).cost


def hardware() -> Decimal:
    return cost(PRICED).total


@pytest.mark.parametrize(
    ("hosts", "sockets", "cores", "cores_ordered"),
    [(2, 2, 12, 72), (1, 2, 20, 72), (4, 2, 8, 128), (8, 2, 32, 512)],
)
def test_the_published_counts_of_cores_become_money(
    hosts: int, sockets: int, cores: int, cores_ordered: int
) -> None:
    plan = changed(PRICED, "hosts", count=hosts, sockets=sockets, cores_per_socket=cores)
    lines = ({**PER_CORE, "scope": ("hosts",), "unit_price": D(350), "term": "year"},)
    (found,) = cost(with_lines(plan, *lines)).licences
    assert (found.quantity, found.amount) == (cores_ordered, cores_ordered * D(350))
    assert found.by_year == (cores_ordered * D(350),) * 5


@pytest.mark.parametrize(
    ("unit", "quantity"),
    [
        ("core", 64), ("processor", 8), ("host", 4), ("desktop", 100), ("named_user", 200),
        ("concurrent_user", 160), ("device", 200), ("graphics_user", 160), ("once", 1),
    ],
)  # fmt: skip
def test_each_unit_is_paid_for(unit: str, quantity: int) -> None:
    plan = changed(PRICED, "pool", desktops=100, users_per_desktop=2, concurrency_percent=80)
    scope = (
        ("pool",)
        if unit == "graphics_user"
        else ()
        if unit not in ("core", "processor", "host")
        else ("hosts",)
    )
    line = {"unit": unit, "scope": scope, "unit_price": D("12.50")}
    found = cost(with_lines(plan, line))
    assert found.licences[0].quantity == quantity
    assert found.licence_total == found.licences[0].amount == quantity * D("12.50")
    grows = unit in ("desktop", "named_user", "concurrent_user", "device", "graphics_user")
    assert found.counted_total == (found.licence_total if grows else 0)


def test_raw_tib_are_paid_for() -> None:
    """4 hosts with vSAN drives; the capacity is what the drives hold, in whole TiB of the order."""
    plan = changed(vsan_plan(), "drives", drives=8, spare_drives=0, drive_gb=1099.511627776)
    hosts = plan.components["hosts"].count  # type: ignore[union-attr]
    for unit in ("tib", "vsan_tib"):
        (found,) = cost(with_lines(plan, {"unit": unit, "scope": ("drives",), "unit_price": D(10)})).licences
        assert found.quantity == 8 * hosts


def test_what_is_paid_once_is_part_of_the_purchase_and_written_off_to_nothing() -> None:
    line = {"unit": "host", "scope": ("hosts",), "unit_price": D(1000), "discount_percent": D(25)}
    before, found = cost(PRICED), cost(with_lines(PRICED, line))
    assert found.licence_total == D("3000.00")
    assert found.total == before.total + 3000
    assert found.list_total == before.list_total + 4000
    assert found.discount == before.discount + 1000
    running, was = found.running, before.running
    assert was.residual is not None
    assert (running.residual, running.maintenance_per_year) == (was.residual, was.maintenance_per_year)
    assert running.depreciation_in_all == was.depreciation_in_all + 3000  # type: ignore[operator]
    assert running.depreciation_per_year == was.depreciation_per_year + 600  # type: ignore[operator]
    assert running.total_cost_of_ownership == was.total_cost_of_ownership + 3000  # type: ignore[operator]
    assert running.gross_total == found.total + running.value_added_tax  # type: ignore[operator]
    assert running.value_added_tax == rounded_money(found.total * D("0.19"))
    assert (running.licences_per_year, running.licences_in_all) == (None, None)
    assert [line.item for line in found.lines if line.licence] == ["Line 1"]


@pytest.mark.parametrize(
    ("values", "by_year"),
    [
        ({"term": "year"}, (400, 400, 400, 400, 400)),
        ({"term": "month"}, (4800, 4800, 4800, 4800, 4800)),
        ({"term": "year", "prepaid_years": 3}, (400, 400, 400, 400, 400)),
        ({"term": "year", "from_year": 2, "to_year": 3}, (0, 400, 400, 0, 0)),
        ({"term": "year", "from_year": 5, "to_year": 9}, (0, 0, 0, 0, 400)),
        ({"term": "year", "from_year": 6}, (0, 0, 0, 0, 0)),
        ({"term": "year", "support_percent": D(20)}, (480, 480, 480, 480, 480)),
        ({"term": "month", "support_percent": D(20)}, (5760, 5760, 5760, 5760, 5760)),
        ({"term": "once", "support_percent": D(20)}, (80, 80, 80, 80, 80)),
        ({"term": "once", "support_percent": D(20), "to_year": 1}, (80, 0, 0, 0, 0)),
        ({"term": "once", "from_year": 3}, (0, 0, 400, 0, 0)),
        ({"term": "once", "from_year": 3, "support_percent": D(20)}, (0, 0, 480, 80, 80)),
        ({"term": "once", "from_year": 6}, (0, 0, 0, 0, 0)),
    ],
)
def test_each_year_of_use_has_what_runs_in_it(values: dict[str, Any], by_year: tuple[int, ...]) -> None:
    """Four hosts at 100 each; a year that is paid in advance is an expense of that year."""
    plan = with_lines(PRICED, {"unit": "host", "scope": ("hosts",), "unit_price": D(100), **values})
    before, found = cost(PRICED).running, cost(plan).running
    assert cost(plan).licences[0].by_year == by_year
    in_all = sum(by_year)
    at_once = 400 if values["term"] == "once" and values.get("from_year", 1) == 1 else 0
    assert found.licences_in_all == (in_all or None)
    assert found.licences_per_year == (D(in_all) / 5 if in_all else None)
    assert found.total_cost_of_ownership == before.total_cost_of_ownership + in_all + at_once  # type: ignore[operator]
    assert tuple(each.licences for each in found.by_year) == by_year
    assert sum(each.cost for each in found.by_year) == found.total_cost_of_ownership
    assert found.by_year[-1].added_up == found.total_cost_of_ownership
    assert [each.operation for each in found.by_year] == [each.operation for each in before.by_year]
    desktops = evaluate(plan, CATALOG).desktops.planned
    paid = before.cost_per_year + D(in_all) / 5 + D(at_once) / 5  # type: ignore[operator]
    assert found.cost_per_year == paid
    assert found.cost_per_desktop_and_month == rounded_money(paid / 12 / desktops)
    assert found.gross_cost_per_year == paid + rounded_money(paid * D("0.19"))


def test_subscriptions_without_any_hardware_price_are_known_by_themselves() -> None:
    bare = with_lines(
        changed(PRICED, "hosts", parts=()), {"unit": "once", "unit_price": D(100), "term": "month"}
    )
    components = {key: msgspec.structs.replace(part, parts=()) for key, part in bare.components.items()}
    found = cost(msgspec.structs.replace(bare, components=components))
    assert not found.lines
    assert found.running.licences_in_all == D(6000)
    assert found.running.cost_per_year is None


def test_what_has_no_price_is_a_gap_unless_it_counts_nothing_or_comes_too_late() -> None:
    plan = with_lines(
        PRICED,
        {"unit": "once"},
        {"unit": "once", "term": "year"},
        {"unit": "once", "unit_price": D(5), "currency": "USD"},
        {"unit": "once", "unit_price": D(0)},
        {"unit": "core", "scope": ("gone",)},
        {"unit": "once", "term": "year", "from_year": 6},
    )
    found = cost(plan)
    gaps = [(gap.licence, gap.lacks, gap.carries_desktops) for gap in found.gaps if gap.licence]
    assert gaps == [
        ("licence-1", "all", False), ("licence-2", "all", False), ("licence-3", "currency", False),
    ]  # fmt: skip
    bought = [gap.licence for gap in found.gaps_of("purchase") if gap.licence]
    paid_later = [gap.licence for gap in found.gaps_of("licences")]
    assert (bought, paid_later) == (["licence-1", "licence-3"], ["licence-2"])
    assert found.gaps_of("use") == found.gaps
    unpriced = [
        (each.licence, each.what, each.item, each.quantity) for each in found.unpriced if each.licence
    ]
    assert unpriced == [("licence-1", "licence", "Line 1", 1), ("licence-3", "other-licence", "Line 3", 1)]
    assert found.total == hardware()


def test_support_and_what_is_bought_later_are_no_part_of_the_purchase() -> None:
    plan = with_lines(
        PRICED, {"unit": "once", "support_percent": D(20)}, {"unit": "once", "from_year": 2}, {"unit": "once"}
    )
    found = cost(plan)
    assert [gap.licence for gap in found.gaps_of("purchase") if gap.licence] == ["licence-1", "licence-3"]
    assert [gap.licence for gap in found.gaps_of("licences")] == ["licence-1", "licence-2"]


def parts(found: Derivation) -> Iterator[Derivation]:
    yield found
    for each in found.inputs:
        yield from parts(each)


def test_a_line_explains_itself_down_to_the_cores_of_a_host() -> None:
    line = {**PER_CORE, "scope": ("hosts",), "unit_price": D(350), "term": "year", "discount_percent": D(10)}
    plan = with_lines(PRICED, {**line, "to_year": 2, "support_percent": D(20), "name": "VCF"})
    explainer = Explainer(plan, CATALOG)
    found = explainer.explain("cost.licences.licence-1")
    yearly = 128 * D("315.00")
    assert found.value == yearly * D("1.2") * 2 == explainer.assessment.cost.running.licences_in_all
    told = {(each.parameter, each.value) for each in parts(found)}
    assert told >= {
        ("per_year", yearly), ("payments", 1), ("quantity", 128), ("unit_price", D("315.00")),
        ("list_price", D(350)), ("discount_percent", D(10)), ("licences", 128.0), ("least_per_order", 72),
        ("pack_size", 1), ("in_one", 32.0), ("copies", 4), ("sockets", 2), ("cores_per_socket", 8),
        ("least_per_processor", 16), ("years", 2), ("support", yearly / 5),
    }  # fmt: skip
    (host,) = {each.component_id for each in parts(found) if each.component_id}
    assert host == "hosts"


def test_lines_of_the_bill_and_their_sums_explain_licences() -> None:
    plan = with_lines(
        changed(PRICED, "pool", desktops=100),
        {"unit": "desktop", "unit_price": D(30), "discount_percent": D(50)},
        {"unit": "once", "unit_price": D(500), "support_percent": D(10)},
    )
    explainer = Explainer(plan, CATALOG)
    found = explainer.assessment.cost
    number = len(found.lines)
    for name, amount in {
        "total": found.total,
        "list_total": found.list_total,
        "licence_total": D(2000),
        "counted_total": D(1500),
        f"lines.{number - 1}": D(1500),
        f"lines.{number}": D(500),
        "licences_per_year": D(50),
        "licences_in_all": D(250),
        "cost_per_year": found.running.cost_per_year,
        "total_cost_of_ownership": found.running.total_cost_of_ownership,
        "residual": found.running.residual,
    }.items():
        derivation = explainer.explain(f"cost.{name}")
        assert derivation.value == amount, name
        if derivation.expression.startswith("sum"):
            assert sum(each.value for each in derivation.inputs) == amount  # type: ignore[misc]


def test_vsan_capacity_beyond_what_is_included_explains_itself() -> None:
    plan = changed(vsan_plan(), "drives", drives=8, spare_drives=0, drive_gb=10_995.11627776)
    plan = with_lines(
        plan,
        {"unit": "core", "unit_price": D(350), "term": "year", "includes_tib": 1.0, "name": "VCF"},
        {"unit": "vsan_tib", "unit_price": D(100), "term": "year", "beyond_included": True},
    )
    explainer = Explainer(plan, CATALOG)
    cores, rest = explainer.assessment.cost.licences
    hosts = plan.components["hosts"].count  # type: ignore[union-attr]
    assert rest.quantity == 8 * 10 * hosts - cores.quantity
    told = {each.parameter: each.value for each in parts(explainer.explain("cost.licences.licence-2"))}
    assert (told["raw"], told["included"]) == (pytest.approx(80 * hosts), cores.quantity)
