"""What the same users cost in a cloud, by hand: by each rule, with what is missing, and beside the plan."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.engine.basis.assessment import Cost
from planner_core.engine.basis.cost_records import CloudOffer
from planner_core.engine.cost.cloud_costs import explainable_clouds
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.plan import Plan
from planner_core.plan.settings_cloud import BY_MACHINES, CLOUD_FIELDS
from tests.planner_core.engine.findings.sound_plans import PRICE, array_plan, changed, set_to
from tests.support.plans import CATALOG

D = Decimal
LISTED: dict[str, Any] = {
    "cloud_machine_price": D("0.40"),
    "cloud_disk_price": D("21.68"),
    "cloud_access_price": D("5.50"),
    "cloud_profile_price": D("0.16"),
    "cloud_network_price": D(1),
    "cloud_fixed_price": D("41.50"),
    "cloud_standby_users": 5,
    "cloud_spare_machines": 2,
}
SHARED: dict[str, Any] = {"desktops": 100, "users_per_desktop": 2, "concurrency_percent": 80}
"""100 machines of two users each: 200 users, of whom 160 work at the same time."""


def plan(cloud: str = "both", pool: dict[str, Any] = SHARED, **settings: Any) -> Plan:
    priced = changed(array_plan(), "hosts", parts=PRICE, count=4)
    return changed(set_to(priced, cloud=cloud, **{**LISTED, **settings}), "pool", **pool)


def cost(of: Plan) -> Cost:
    return evaluate(of, CATALOG).cost


def offers(of: Plan) -> dict[str, CloudOffer]:
    return {each.rule: each for each in cost(of).clouds}


def test_a_plan_is_compared_with_no_cloud_at_first() -> None:
    assert cost(plan("none")).clouds == ()
    assert Plan().settings.cloud == "none"


def test_both_rules_and_the_fixed_price_by_hand() -> None:
    """160 users at work: 5 machines of 32 and 18 of 9; all 200 users pay for access, profiles and network."""
    found = offers(plan())
    assert [*found] == ["vcpus", "ram", "fixed"]
    by_vcpus, by_ram, fixed = found.values()
    assert (by_vcpus.users, by_vcpus.users_per_machine, by_vcpus.machines, by_vcpus.always_on) == (
        200,
        32,
        5,
        1,
    )
    assert (by_ram.users_per_machine, by_ram.machines, by_ram.always_on) == (9, 18, 1)
    assert (by_vcpus.hours, by_ram.hours) == (730 + 4 * 220, 730 + 17 * 220)
    assert (by_vcpus.compute, by_ram.compute) == (D("644.00"), D("1788.00"))
    assert (by_vcpus.disks, by_ram.disks) == (D("151.76"), D("433.60"))
    for each in (by_vcpus, by_ram):
        assert (each.access, each.profiles, each.network) == (D("1100.00"), D("960.00"), D("200.00"))
        assert each.lacks == ()
    assert (by_vcpus.per_month, by_vcpus.per_user) == (D("3055.76"), D("15.28"))
    assert (by_ram.per_month, by_ram.per_user) == (D("4481.60"), D("22.41"))
    assert by_ram.over_years == D("4481.60") * 60
    assert (fixed.per_month, fixed.per_user, fixed.over_years) == (D(8300), D("41.50"), D(498_000))
    assert (fixed.machines, fixed.compute) == (None, None)


def test_an_own_number_of_users_stands_beside_the_published_rules() -> None:
    own = offers(plan(cloud_users_per_machine=20))["own"]
    assert (own.users_per_machine, own.machines, own.hours) == (20, 8, 730 + 7 * 220)
    assert "own" not in offers(plan())


@pytest.mark.parametrize(("cloud", "rules"), [("machines", ["vcpus", "ram"]), ("fixed", ["fixed"])])
def test_only_what_is_asked_for_is_compared(cloud: str, rules: list[str]) -> None:
    assert [*offers(plan(cloud))] == rules


@pytest.mark.parametrize("price", BY_MACHINES)
def test_without_one_price_there_is_no_amount_and_it_says_which(price: str) -> None:
    found = offers(plan(**{price: None}))
    for rule in ("vcpus", "ram"):
        each = found[rule]
        assert (each.per_month, each.per_user, each.over_years) == (None, None, None)
        assert each.lacks == (price,)
        assert each.machines is not None, "machines are counted without prices"
    assert found["fixed"].per_user == D("41.50")


def test_without_its_price_the_fixed_one_has_no_amount() -> None:
    fixed = offers(plan(cloud_fixed_price=None))["fixed"]
    assert (fixed.per_user, fixed.lacks) == (None, ("cloud_fixed_price",))


def test_nothing_to_pay_is_a_price() -> None:
    found = offers(plan(cloud_access_price=D(0)))["vcpus"]
    assert (found.access, found.lacks, found.per_month) == (D(0), (), D("1955.76"))


def test_a_rule_without_a_number_has_no_amount() -> None:
    """GO-EUC names no RAM for power users, and 6 GiB are too few for one of 3 GiB beside 4 GiB of the system."""
    power = offers(plan(cloud_work="power"))
    assert (power["vcpus"].users_per_machine, power["vcpus"].machines) == (8, 20)
    for each in (power["ram"], offers(plan(cloud_ram_gib=6.0))["ram"]):
        assert (each.has_rule, each.machines, each.per_month, each.lacks) == (False, None, None, ())


def test_amounts_have_the_decimals_of_the_currency() -> None:
    found = offers(plan(currency="JPY"))["ram"]
    assert found.per_month == D(4482)  # 1,100 + 1,788 + 434 + 960 + 200
    assert found.per_user == D(22)


def test_the_plan_says_what_a_user_costs_where_users_share_machines() -> None:
    shared = cost(plan()).running
    assert shared.cost_per_year is not None
    assert shared.cost_per_user_and_month == round(shared.cost_per_year / 2400, 2)
    single = cost(plan(pool={"desktops": 100})).running
    assert single.cost_per_user_and_month is None
    assert offers(plan(pool={"desktops": 100}))["vcpus"].users == 100


def test_the_cost_of_the_plan_does_not_depend_on_the_cloud() -> None:
    beside, alone = cost(plan()), cost(plan("none"))
    assert (beside.total, beside.running) == (alone.total, alone.running)


def leaves(found: Derivation) -> Iterator[Derivation]:
    if not found.inputs:
        yield found
    for each in found.inputs:
        yield from leaves(each)


def test_every_number_explains_itself_down_to_prices_and_published_rules() -> None:
    of = plan(cloud_users_per_machine=20, cloud_source="Our list", cloud_price_date="2026-11-01")
    found, explainer = cost(of), Explainer(of, CATALOG)
    names = [*explainable_clouds(found.clouds)]
    assert len(names) == len(set(names)) == 3 + 9 + 9 + 8 + 3
    for name in names:
        assert explainer.explain(f"cost.{name}").source
    told = explainer.explain("cost.cloud_per_user_ram")
    assert told.value == D("22.41")
    ends = {each.symbol: each for each in leaves(told)}
    assert (ends["user_ram_gib"].value, ends["system_ram_gib"].value) == (3, 4)
    assert "GO-EUC" in ends["user_ram_gib"].source
    assert ends["cloud_machine_price"].source == "Our list, 2026-11-01"
    assert ends["users_at_work"].value == 160
    told = explainer.explain("cost.cloud_users_per_machine_vcpus")
    assert {each.value for each in leaves(told)} == {8, 4}
    assert "Microsoft" in told.source


def test_json_keeps_the_cloud_and_reads_plans_without_one() -> None:
    of = plan(cloud_name="A cloud", cloud_source="A list")
    again = plan_from_json(plan_to_json(of))
    assert again.settings == of.settings
    document = msgspec.json.decode(plan_to_json(of))
    for name in CLOUD_FIELDS:
        del document["settings"][name]
    without = plan_from_json(msgspec.json.encode(document))
    assert {getattr(without.settings, each) for each in CLOUD_FIELDS} == {
        getattr(Plan().settings, each) for each in CLOUD_FIELDS
    }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cloud_machine_price", D(-1)),
        ("cloud_fixed_price", D("NaN")),
        ("cloud_hours_per_month", 731.0),
        ("cloud_vcpus", 0),
        ("cloud", "elsewhere"),
        ("cloud_price_date", "2026-13-01"),
    ],
)
def test_a_value_out_of_bounds_is_refused(field: str, value: object) -> None:
    with pytest.raises(verbs.RuleError):
        verbs.set_setting(plan(), field, value)
