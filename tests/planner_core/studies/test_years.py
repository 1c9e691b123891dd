"""The years ahead: what fits when, what each year buys, and what that costs."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.currencies import rounded_money
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, Part
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.studies.needed import NoLongerWantedError
from planner_core.studies.ways_to_carry import places_for, ways
from planner_core.studies.years import Buying, desktops_by_year, plan_in_year, years_study
from tests.support.growing_plan import GROWTH, HOST_PRICE, hosts_of_110
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings


def test_the_plan_of_the_vectors_is_what_it_says() -> None:
    found = evaluate(hosts_of_110(), CATALOG)
    print(found.limits[0], found.desktops)
    assert (found.limits[0].resource, found.desktops.maximum) == ("cpu", 440)


def purchases(buying: Buying) -> list[Decimal]:
    return [year.purchase for year in buying.years]


@pytest.mark.parametrize(
    ("index", "paid", "total", "worth", "better"),
    [
        (-8.0, ["90000", "16560", "15235.20", "0", "12895.07"], "134690.27", "130199.01", "each-year"),
        (30.0, ["90000", "23400", "30420", "0", "51409.80"], "195229.80", "182172.52", "now"),
    ],
)
def test_hosts_are_bought_when_they_are_needed_or_all_now(
    index: float, paid: list[str], total: str, worth: str, better: str
) -> None:
    plan = hosts_of_110(server_index_percent=index, discount_rate_percent=5.0)
    study = years_study(plan, CATALOG)
    assert study is not None
    assert [year.desktops for year in study.each_year.years] == list(GROWTH)
    assert [year.hosts for year in study.each_year.years] == [5, 6, 7, 7, 8]
    assert purchases(study.each_year) == [Decimal(each) for each in paid]
    assert (study.each_year.total, study.each_year.present_value) == (Decimal(total), Decimal(worth))
    assert purchases(study.now) == [8 * HOST_PRICE, 0, 0, 0, 0]
    assert study.now.total == study.now.present_value == Decimal(144_000)
    assert study.each_year.carries
    assert study.now.carries
    cheaper = min((study.each_year, study.now), key=lambda buying: buying.present_value)
    assert cheaper.when == better
    assert study.runs_out is not None
    assert (study.runs_out.year, study.runs_out.desktops) == (2, 483)


def test_each_year_is_what_evaluate_says_of_its_plan() -> None:
    study = years_study(hosts_of_110(), CATALOG)
    assert study is not None
    for year in (*study.each_year.years, *study.now.years):
        found = evaluate(year.plan, CATALOG)
        assert year.carries == found.desktops.carries_plan
        assert year.limit == found.limits[0]
        assert year.desktops == sum(pool.desktops for pool in year.plan.of_type(DesktopPool))
    for year in study.each_year.years[1:]:
        fewer = with_fields(year.plan, "host", count=year.hosts - 1)
        is_least = not evaluate(fewer, CATALOG).desktops.carries_plan
        assert is_least or not year.added, "one host less would not do where one was bought"


def test_typed_numbers_replace_the_growth_and_it_goes_on_after_them() -> None:
    plan = with_fields(small_plan(desktops=100), "pool", growth_percent=10.0, later_desktops="130 120")
    assert [each["pool"] for each in desktops_by_year(plan, 5)] == [100, 130, 120, 132, 146]


def test_pools_grow_apart_and_users_work_more() -> None:
    plan: Plan = with_settings(
        small_plan(
            desktops=100, ram_gib=4.0, ram_reserved_gib=1.0, cpu_mhz=500.0, iops=10.0, growth_percent=50.0
        ),
        cpu_growth_percent=10.0,
        ram_growth_percent=25.0,
        io_growth_percent=-10.0,
    )
    pool = plan_in_year(plan, 3).components["pool"]
    assert isinstance(pool, DesktopPool)
    assert (pool.desktops, pool.ram_gib, pool.ram_reserved_gib) == (225, 6.25, 1.5625)
    assert pool.cpu_mhz == pytest.approx(605)
    assert pool.iops == pytest.approx(8.1)
    assert plan_in_year(plan, 1) == plan


def test_hardware_is_replaced_at_its_age_and_software_is_not() -> None:
    """Five hosts at 18,000 and a licence at 100 for each of 420 desktops; no growth; new hosts after three years, at
    prices that rise by 10 % a year.
    """
    plan = with_fields(hosts_of_110(), "pool", growth_percent=0.0)
    licensed = (Part(item="Licence", unit_price=Decimal(100), per="desktop"),)
    plan = apply(plan, verbs.set_parts(plan, "pool", licensed).edits)
    plan = with_settings(plan, server_index_percent=10.0, refresh_years=3)
    study = years_study(plan, CATALOG)
    assert study is not None
    again = Decimal(18_000) * Decimal("1.331") * 5
    assert purchases(study.each_year) == [90_000 + 42_000, 0, 0, again, 0]
    assert [each.replaces for each in study.each_year.years[3].bought] == [True]


def test_a_year_costs_what_is_bought_and_what_it_takes_to_run() -> None:
    """Worked by hand: 500 W x 8.76 h x 1.5 are 6,570 kWh a host and year."""
    plan = hosts_of_110(
        planned_years=2,
        electricity_price_per_kwh=Decimal("0.30"),
        energy_index_percent=5.0,
        rack_unit_price_per_year=Decimal(120),
        maintenance_percent=10.0,
        depreciation_years=5,
        residual_percent=10.0,
    )
    array = plan.components["array"]
    plan = msgspec.structs.replace(
        plan,
        components={
            **plan.components,
            "array": msgspec.structs.replace(array, power_watts=0.0, rack_units=0.0),
        },
    )
    study = years_study(plan, CATALOG)
    assert study is not None
    first, second = study.each_year.years
    assert (first.purchase, first.maintenance) == (Decimal(90_000), Decimal(9_000))
    assert (first.energy, first.rack_space) == (5 * 6570 * Decimal("0.30"), Decimal(600))
    assert (second.purchase, second.maintenance) == (Decimal(18_000), Decimal(10_800))
    assert second.energy == Decimal("12417.30"), "6 x 6,570 kWh at 0.315"
    assert second.rack_space == 756, "6 U at 126"
    assert first.cost == 90_000 + 9_000 + 9_855 + 600
    assert second.added_up == first.cost + second.cost == study.each_year.total
    assert first.book_value == 90_000 - 16_200, "a fifth of nine tenths"
    assert second.book_value == 90_000 - 32_400 + 18_000 - 3_240


def test_a_year_that_no_purchase_carries_says_so_and_buys_nothing() -> None:
    """An array with two controllers at their limit, and no host would help."""
    plan = with_fields(hosts_of_110(), "array", controller_read_iops=2.5, controller_write_iops=2.5)
    found = evaluate(plan, CATALOG)
    assert found.limits[0].resource == "controller"
    study = years_study(plan, CATALOG)
    assert study is not None
    late = study.each_year.years[-1]
    assert not late.carries
    assert not late.added
    assert late.purchase == 0
    assert late.limit is not None
    assert late.limit.resource == "controller"
    assert not study.now.carries


def test_nothing_is_said_before_all_is_connected_and_the_search_can_be_given_up() -> None:
    plan = hosts_of_110()
    loose = apply(plan, verbs.disconnect(plan, "pool", "cluster").edits)
    assert years_study(loose, CATALOG) is None
    with pytest.raises(NoLongerWantedError):
        years_study(plan, CATALOG, lambda: False)


@pytest.mark.parametrize("sample", ["everything-on-ssd", "replica-on-ssd"])
def test_the_first_year_runs_at_what_the_cost_tab_says(sample: str) -> None:
    """Two views of one plan: maintenance, electricity, rack space and book value of the first year, to the cent."""
    plan = with_settings(
        read_sample(sample),
        maintenance_percent=7.3,
        residual_percent=4.9,
        rack_unit_price_per_year=Decimal("119.99"),
        electricity_price_per_kwh=Decimal("0.2713"),
        depreciation_years=3,
        planned_years=4,
    )
    pool = next(iter(plan.of_type(DesktopPool)))
    software = (Part(item="Licence", unit_price=Decimal("33.33"), per="desktop"),)
    plan = with_fields(apply(plan, verbs.set_parts(plan, pool.id, software).edits), pool.id, desktops=31)
    study, cost = years_study(plan, CATALOG), evaluate(plan, CATALOG).cost
    assert study is not None
    first = study.each_year.years[0]
    assert not first.added
    assert first.purchase == cost.total
    use = cost.years_of_use.value
    assert (first.maintenance, first.energy, first.rack_space) == (
        use.maintenance_per_year,
        use.energy_per_year,
        use.rack_space_per_year,
    )
    written = [year.book_value for year in use.by_year]
    still = [year.book_value for year in study.each_year.years]
    assert still[:3] == written, "nothing is bought later"
    assert still[3] == written[2], "the residual value stays"


LICENCES = (
    Licence(
        id="once", name="Brokers", unit="host", unit_price=Decimal("333.33"), support_percent=Decimal(18)
    ),
    Licence(id="cores", name="Cores", least_per_processor=16, unit_price=Decimal("349.99"), term="year"),
    Licence(
        id="users", name="Access", unit="named_user", unit_price=Decimal("8.45"), term="month", to_year=2
    ),
    Licence(id="later", name="Care", unit="once", unit_price=Decimal(900), term="year", from_year=2),
)


def test_the_first_year_costs_what_the_cost_tab_says_with_licences_too() -> None:
    """Purchase, running costs and book values of every year, to the cent, while nothing grows."""
    plan = with_settings(
        read_sample("everything-on-ssd"),
        maintenance_percent=7.3, residual_percent=4.9, depreciation_years=3, planned_years=3,
    )  # fmt: skip
    pool = next(iter(plan.of_type(DesktopPool)))
    plan = with_fields(plan, pool.id, desktops=31)
    plan = msgspec.structs.replace(plan, licences={each.id: each for each in LICENCES})
    study, cost = years_study(plan, CATALOG), evaluate(plan, CATALOG).cost
    assert study is not None
    years, by_year = study.each_year.years, cost.running.by_year
    assert years[0].purchase == cost.total > cost.licence_total > 0
    assert years[0].maintenance == cost.running.maintenance_per_year
    assert [year.licences for year in years] == [year.licences for year in by_year]
    assert len({year.licences for year in years}) == 3
    assert [year.running for year in years] == [year.operation + year.licences for year in by_year]
    assert [year.book_value for year in years] == [year.book_value for year in by_year]


def test_licences_follow_hosts_and_users_of_each_year_at_its_prices() -> None:
    """5, 6, 7, 7 and 8 hosts of 110 cores and 420 to 735 users; prices of software rise by 10 % a year."""
    lines = (
        Licence(id="once", name="Hosts", unit="host", unit_price=Decimal(1000), support_percent=Decimal(20)),
        Licence(id="cores", name="Cores", unit_price=Decimal(10), term="year"),
        Licence(
            id="users", name="Users", unit="named_user", unit_price=Decimal(1), term="month", from_year=2
        ),
    )
    plan = with_settings(hosts_of_110(), software_index_percent=10.0, maintenance_percent=0.0)
    bare = years_study(plan, CATALOG)
    study = years_study(msgspec.structs.replace(plan, licences={each.id: each for each in lines}), CATALOG)
    assert study is not None
    assert bare is not None
    hosts, paid = (5, 6, 7, 7, 8), Decimal(0)
    for at, (year, before) in enumerate(zip(study.each_year.years, bare.each_year.years, strict=True)):
        factor = Decimal("1.1") ** at
        new = hosts[at] - (hosts[at - 1] if at else 0)
        once = new * rounded_money(1000 * factor)
        paid += once
        cores = hosts[at] * 110 * rounded_money(10 * factor)
        users = 12 * GROWTH[at] * rounded_money(factor) if at else 0
        assert year.purchase == before.purchase + once
        assert year.licences == cores + users + rounded_money(paid / 5)
        assert year.cost == before.cost + once + year.licences
        assert [each.item for each in year.bought].count("Hosts") == bool(new)
    assert study.each_year.total == study.each_year.years[-1].added_up


def test_hardware_that_is_replaced_needs_no_new_licence() -> None:
    line = Licence(id="once", name="Hosts", unit="host", unit_price=Decimal(1000))
    plan = with_settings(
        with_fields(hosts_of_110(), "pool", growth_percent=0.0),
        refresh_years=2, maintenance_percent=10.0, depreciation_years=2, residual_percent=0.0,
    )  # fmt: skip
    study = years_study(msgspec.structs.replace(plan, licences={"once": line}), CATALOG)
    assert study is not None
    years = study.each_year.years
    assert [sum(each.item == "Hosts" for each in year.bought) for year in years] == [1, 0, 0, 0, 0]
    assert {year.maintenance for year in years} == {Decimal(9000)}, "of hardware alone"
    assert [year.book_value for year in years] == [47_500, 0, 45_000, 0, 45_000]


def test_everything_now_lists_what_is_added_in_the_first_year() -> None:
    study = years_study(hosts_of_110(), CATALOG)
    assert study is not None
    first, *later = study.now.years
    assert [str(each) for each in first.added] == ["8 hosts of “Host” instead of 5"]
    assert not any(year.added for year in later)


def test_software_is_maintained_after_the_hardware_is_replaced() -> None:
    """Five hosts at 18,000 and 420 licences at 100, maintained at 10 % a year, written off over two years to 0."""
    plan = with_fields(hosts_of_110(), "pool", growth_percent=0.0)
    licensed = (Part(item="Licence", unit_price=Decimal(100), per="desktop"),)
    plan = apply(plan, verbs.set_parts(plan, "pool", licensed).edits)
    plan = with_settings(
        plan, refresh_years=2, maintenance_percent=10.0, depreciation_years=2, residual_percent=0.0
    )
    study = years_study(plan, CATALOG)
    assert study is not None
    assert {year.maintenance for year in study.each_year.years} == {Decimal(13_200)}
    values = [year.book_value for year in study.each_year.years]
    assert values == [66_000, 0, 45_000, 0, 45_000], "new hosts every second year, licences once"


def test_modules_of_another_size_have_no_price() -> None:
    """More memory than the slots hold in modules of 16 GiB. Larger ones replace them, and the price of the old ones
    says nothing of theirs. So hosts are added, however cheap the old modules were.
    """
    plan = with_fields(hosts_of_110(), "host", ram_gib=128.0, memory_module_gib=16.0)
    plan = with_fields(plan, "pool", ram_gib=3.0, growth_percent=0.0)
    host = plan.components["host"]
    modules = Part(item="Module 16 GiB", unit_price=Decimal(1), per="memory_module")
    plan = apply(plan, verbs.set_parts(plan, "host", (*host.parts, modules)).edits)
    places = places_for(plan, CATALOG, 420)
    by_field = {way.answer.field: way for way in ways(plan, CATALOG, 420, places)}
    memory = by_field["ram_gib"]
    assert memory.carries
    assert "instead of 16\N{NO-BREAK SPACE}GiB" in str(memory.title)
    assert (memory.price, memory.is_price_whole) == (None, False)
    assert by_field["count"].price is not None
    study = years_study(plan, CATALOG)
    assert study is not None
    first = study.each_year.years[0]
    assert first.hosts > 5


def test_a_pool_grows_to_its_largest_value_and_no_further() -> None:
    plan = with_settings(
        small_plan(desktops=900_000, ram_gib=6000.0, growth_percent=100.0), ram_growth_percent=50.0
    )
    pool = plan_in_year(plan, 5).components["pool"]
    assert isinstance(pool, DesktopPool)
    assert (pool.desktops, pool.ram_gib) == (1_000_000, 6144.0)


def test_what_fits_in_a_year_is_what_the_plan_may_promise() -> None:
    """With the promise of 9 of 10 futures, less than is calculated."""
    plan = with_settings(hosts_of_110(planned_years=1), promise="nine-of-ten")
    study = years_study(plan, CATALOG)
    assert study is not None
    (only,) = study.as_drawn
    assert only.limit is not None
    assert only.fits is not None
    assert only.fits < only.limit.desktops
