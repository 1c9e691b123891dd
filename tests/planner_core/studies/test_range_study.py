"""The range of a plan: vectors computed without the code, and what the study says about single plans."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, DiskGroup, Host, Origin
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan, Settings
from planner_core.studies.futures import common_deviations, limits_in_futures
from planner_core.studies.range_study import FIRST, RangeStudy, first_range_steps, percentiles, range_study
from planner_core.studies.uncertain_values import (
    draws_of,
    uncertain_values,
    usual_give_or_take_percent,
)
from tests.support.plans import CATALOG, small_plan


def certain_but(plan: Plan, spreads: dict[str, float]) -> Plan:
    """The plan with the processor time of some pools uncertain by a spread, and nothing else."""
    components = dict(plan.components)
    for value in uncertain_values(plan, CATALOG):
        part = components[value.component]
        origins = {**part.origins, value.field.name: Origin("typed", give_or_take_percent=0.0)}
        components[value.component] = msgspec.structs.replace(part, origins=origins)
    for pool, spread in spreads.items():
        percent = float(np.expm1(spread * 1.2815515655446004) * 100)
        part = components[pool]
        origins = {**part.origins, "cpu_mhz": Origin("typed", give_or_take_percent=percent)}
        components[pool] = msgspec.structs.replace(part, origins=origins)
    return msgspec.structs.replace(plan, components=components)


def islands(count: int, median: float) -> Plan:
    """Pools on hosts of their own, each limited by processors at `median` desktops: together at as many for each."""
    components, links = {}, {}
    for number in range(count):
        host = Host(id=f"host-{number}", name="Host", ram_gib=65_536.0, sockets=1, cores_per_socket=100)
        disks = DiskGroup(
            id=f"disks-{number}", name="Disks", drives=60, drive_gb=60_000.0, drive_iops=900_000.0
        )
        pool = DesktopPool(
            id=f"pool-{number}", name="Pool", desktops=75, ram_gib=0.25, login_cpu_ghz_seconds=0.0,
            boot_cpu_ghz_seconds=0.0, provision_cpu_ghz_seconds=0.0, patch_cpu_ghz_seconds=0.0,
            refresh_cpu_ghz_seconds=0.0,
        )  # fmt: skip
        components |= {each.id: each for each in (host, disks, pool)}
        for role in (RUNS_ON, *POOL_FILE_ROLES):
            link = Link(pool.id, role, host.id if role == RUNS_ON else disks.id)  # type: ignore[arg-type]
            links[link.key] = link
    parents = {f"disks-{number}": f"host-{number}" for number in range(count)}
    plan = Plan(components=components, links=links, parents=parents, settings=Settings())
    first = next(each for each in evaluate(plan, CATALOG).limits if each.resource == "cpu")
    for number in range(count):
        pool = components[f"pool-{number}"]
        assert isinstance(pool, DesktopPool)
        per_desktop = pool.cpu_mhz * first.exact / count / median
        components[pool.id] = msgspec.structs.replace(pool, cpu_mhz=per_desktop)
    plan = msgspec.structs.replace(plan, components=components)
    assert evaluate(plan, CATALOG).limits[0].resource == "cpu"
    return plan


def study_of(plan: Plan) -> RangeStudy:
    found = range_study(plan, CATALOG)
    assert found is not None
    return found


def limits_of(plan: Plan) -> tuple[float, float, float]:
    """10th, 50th and 90th percentile of the desktops, before whole ones."""
    values = uncertain_values(plan, CATALOG)
    exact = limits_in_futures(plan, CATALOG, values, common_deviations(draws_of(values))).exact
    low, median, high = np.quantile(exact, (0.1, 0.5, 0.9)).tolist()
    return low, median, high


@pytest.mark.parametrize(
    ("median", "spread", "low", "high"), [(77.4, 0.091, 68.88, 86.97), (100.0, 0.12, 85.75, 116.62)]
)
def test_one_limit(median: float, spread: float, low: float, high: float) -> None:
    plan = certain_but(islands(1, median), {"pool-0": spread})
    assert limits_of(plan) == pytest.approx((low, median, high), abs=0.02)
    first = study_of(plan).first_limits[0]
    assert (first.component, first.resource) == ("host-0", "cpu")
    assert first.chance > 0.97


def test_planned_desktops_are_carried_by_part_of_the_futures() -> None:
    """75 desktops at a median of 77.4 and a spread of 0.091: 63.5 %; 9 of 10 futures carry 68."""
    plan = certain_but(islands(1, 77.4), {"pool-0": 0.091})
    pool = msgspec.structs.replace(plan.components["pool-0"], desktops=75)
    found = study_of(msgspec.structs.replace(plan, components={**plan.components, "pool-0": pool}))
    assert found.fits == pytest.approx(0.635, abs=0.001)
    assert (found.maximum, found.sure) == (77, 68)


def with_one_record(plan: Plan) -> Plan:
    """The plan with the processor time of its pools from one workload profile; its numbers stay."""
    profile = next(each for each in CATALOG.records("workloads") if each.calibration)
    origin = {"cpu_mhz": Origin("catalogue", profile.name)}
    components = {
        name: msgspec.structs.replace(part, origins={**part.origins, **origin})
        if isinstance(part, DesktopPool)
        else part
        for name, part in plan.components.items()
    }
    return msgspec.structs.replace(plan, components=components)


def test_two_limits_are_lower_than_either_unless_they_share_a_constant() -> None:
    """Pools grow together, so two limits of 100 desktops each are one of 200 in all."""
    apart = limits_of(certain_but(islands(2, 100.0), {"pool-0": 0.12, "pool-1": 0.12}))
    assert [each / 2 for each in apart] == pytest.approx((82.212, 93.670, 105.907), abs=0.4)
    alone = limits_of(with_one_record(certain_but(islands(1, 100.0), {})))
    shared = limits_of(with_one_record(certain_but(islands(2, 100.0), {})))
    assert alone[0] < 98
    assert [each / 2 for each in shared] == pytest.approx(alone, rel=1e-9)


def test_the_first_limits_and_what_they_depend_on() -> None:
    found = study_of(read_sample("me4-50"))
    assert sum(each.chance for each in found.first_limits) == pytest.approx(1.0)
    assert [each.chance for each in found.first_limits] == sorted(
        (each.chance for each in found.first_limits), reverse=True
    )
    assert {each.resource for each in found.first_limits} >= {"cpu", "disk_iops"}
    assert sum(each.part for each in found.distribution) == pytest.approx(1.0)
    assert sum(each.worth for each in found.influences) <= 1.01
    widths = [abs(each.high - each.low) for each in found.influences]
    assert widths == sorted(widths, reverse=True)
    assert found.influences[0].field == "login_cpu_ghz_seconds"
    assert found.influences[0].low > found.influences[0].high, "more work per login, fewer desktops"


def test_knowing_what_is_worth_most_narrows_the_range_by_its_worth() -> None:
    """The variance that is left when a constant is known is the share that its worth does not count."""
    plan = read_sample("everything-on-ssd")
    found = study_of(plan)
    best = max(found.influences, key=lambda each: each.worth)
    components = dict(plan.components)
    for name in best.components:
        part = components[name]
        origin = Origin("typed", give_or_take_percent=0.0)
        components[name] = msgspec.structs.replace(part, origins={**part.origins, best.field: origin})
    known = range_study(msgspec.structs.replace(plan, components=components), CATALOG)
    assert known is not None
    width, left = (each.desktops.high - each.desktops.low for each in (found, known))
    assert left**2 <= width**2 * (1 - best.worth) + 1


def test_nothing_is_shown_where_nothing_is_uncertain_or_nothing_limits() -> None:
    assert range_study(certain_but(small_plan(), {}), CATALOG) is None
    assert range_study(Plan(), CATALOG) is None
    unconnected = msgspec.structs.replace(small_plan(), links={})
    assert range_study(unconnected, CATALOG) is None
    # Processors limit how many run, but one file has no place: nobody can say how many fit.
    placed = {key: link for key, link in small_plan().links.items() if key[1] != "swap"}
    assert len(placed) == len(small_plan().links) - 1
    homeless = msgspec.structs.replace(small_plan(), links=placed)
    assert evaluate(homeless, CATALOG).desktops.maximum is None
    assert range_study(homeless, CATALOG) is None


def test_percentiles_are_numbers_that_occur() -> None:
    """9 of 10 carry the low one: rounding between two whole numbers would promise a desktop too many."""
    numbers = np.array([10.0, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    assert percentiles(numbers) == percentiles(numbers[::-1])
    assert (numbers >= percentiles(numbers).low).mean() >= 0.9
    assert (numbers <= percentiles(numbers).high).mean() >= 0.9


def test_a_first_range_is_near_the_whole_one() -> None:
    plan = small_plan()
    whole = range_study(plan, CATALOG)
    *_, first = first_range_steps(plan, CATALOG)
    assert whole is not None
    assert first is not None
    assert (first.futures, first.maximum, first.influences) == (FIRST, whole.maximum, ())
    assert first.desktops.low == pytest.approx(whole.desktops.low, rel=0.03)
    assert first.desktops.high == pytest.approx(whole.desktops.high, rel=0.03)
    assert whole.influences


def test_a_first_range_has_no_more_futures_than_the_whole_one(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan()
    monkeypatch.setattr("planner_core.studies.range_study.futures_of", lambda *_: 0)
    assert [*first_range_steps(plan, CATALOG)] == [None]


def test_how_sure_a_value_is_by_where_it_is_from_whatever_was_typed() -> None:
    """As sure as its draw: exp(spread x 1.28155) - 1."""
    plan = small_plan()
    drawn = [each for each in uncertain_values(plan, CATALOG) if each.component == "pool"]
    assert len(drawn) > 5
    for each in drawn:
        pool, field = plan.components["pool"], each.field.name
        usual = (np.exp(each.draw.spread * 1.2815515655446) - 1) * 100
        typed = Origin("typed", give_or_take_percent=77.0)
        given = msgspec.structs.replace(pool, origins={**pool.origins, field: typed})
        assert usual_give_or_take_percent(pool, field, CATALOG) == pytest.approx(usual)
        assert usual_give_or_take_percent(given, field, CATALOG) not in (None, pytest.approx(77.0))
    assert usual_give_or_take_percent(plan.components["pool"], "ram_gib", CATALOG) is None


def test_the_ends_of_a_constant_without_influence_are_the_headline() -> None:
    """528 whole desktops on four hosts, 531.5 before rounding."""
    found = study_of(read_sample("vsan62-hybrid-500"))
    least = min(found.influences, key=lambda each: abs(each.high - each.low))
    assert (least.low, least.high) == (found.maximum, found.maximum)
    assert found.exact > found.maximum + 1
