"""What a pilot's measurement says of a pool: figures computed by hand, and the engine's own answer to them."""

from __future__ import annotations

import math

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from planner_core.catalog.spreads import Spread
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.desktops import io_by_phase
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.components import DesktopPool, Host, Origin
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.plan import Plan
from planner_core.studies.pilot import BOUNDS, Learned, Pilot, PilotError, hosts_of, pilot_result
from planner_core.studies.range_study import range_study
from planner_core.studies.uncertain_values import MEASURED, uncertain_values
from tests.support.plans import CATALOG, cluster_plan, small_plan, two_pools, with_fields

PROFILE = "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU"
DAY = "2026-11-27"
CAPACITY = 2 * 12 * 2.5 * 1000
"""MHz of `plain_host`: no hyper-threading, work per clock of a Cascade Lake core."""


def pilot(**figures: object) -> Pilot:
    return Pilot(**{"pool": "pool", "host": "host", "desktops": 20, "hours": 40.0, "day": DAY, **figures})  # type: ignore[arg-type]


def plain_host(plan: Plan, **fields: object) -> Plan:
    host = {
        "sockets": 2, "cores_per_socket": 12, "all_core_turbo_ghz": 2.5, "work_per_clock_percent": 100.0,
        "hyper_threading_gain_percent": 0.0, "controller_vcpus": 0,
    }  # fmt: skip
    return with_fields(plan, "host", **{**host, **fields})


def assumed(plan: Plan, field: str, value: float, spread: float) -> Plan:
    """The plan with a value that was typed with a spread of its own."""
    pool = plan.components["pool"]
    percent = math.expm1(spread * 1.2815515655446004) * 100
    origins = {**pool.origins, field: Origin("typed", give_or_take_percent=percent)}
    changed = msgspec.structs.replace(pool, **{field: value}, origins=origins)
    return msgspec.structs.replace(plan, components={**plan.components, "pool": changed})


def learned(plan: Plan, **figures: object) -> dict[str, Learned]:
    return {each.field: each for each in pilot_result(plan, CATALOG, pilot(**figures)).learned}


def with_spreads(**spreads: float) -> object:
    """The catalogue with the spread of a measurement as a vector gives it."""
    changed = {name: Spread(name, spread, "By hand", "D") for name, spread in spreads.items()}
    return msgspec.structs.replace(CATALOG, spreads={**CATALOG.spreads, **changed})


# --- both estimates together ----------------------------------------------------------------------------------------


def test_the_vector_of_processors_from_the_figures_typed() -> None:
    """1,180 MHz are 39 1/3 % of 60,000 for 20 desktops; the spread of the measurement is 0.03, as the vector says."""
    plan = assumed(plain_host(small_plan()), "cpu_mhz", 1282.0, 0.12)
    catalog = with_spreads(
        **{"run-processor": 0.0, "part-load": 0.0, "repeats-processor": 0.03 * 20 * 1180 / CAPACITY}
    )
    found = pilot_result(plan, catalog, pilot(cpu_percent=20 * 1180 / CAPACITY * 100))  # type: ignore[arg-type]
    (cpu,) = found.learned
    assert (cpu.measured, cpu.measured_spread) == (pytest.approx(1180.0), pytest.approx(0.03))
    assert (cpu.after, cpu.after_spread) == (
        pytest.approx(1185.77, abs=0.006),
        pytest.approx(0.0291, abs=0.00005),
    )
    pool = apply(plan, found.step(plan).edits).components["pool"]
    assert isinstance(pool, DesktopPool)
    assert pool.cpu_mhz == 1186.0  # in four digits, as it is said before it is taken
    # exp(1.28155 x 0.02910) - 1
    assert pool.origins["cpu_mhz"] == Origin(
        "measured", "2026-11-27, 20 desktops, 40 hours", pytest.approx(3.80, abs=0.01)
    )


def test_the_vector_of_ios_from_the_figures_typed() -> None:
    plan = assumed(small_plan(), "iops", 44.9, 0.25)
    catalog = with_spreads(**{"run-io": 0.0, "repeats-io": 0.05})
    (io,) = pilot_result(plan, catalog, pilot(iops=28.0)).learned  # type: ignore[arg-type]
    assert (io.measured, io.measured_spread) == (pytest.approx(28.0), pytest.approx(0.05))
    assert (io.after, io.after_spread) == (
        pytest.approx(28.513, abs=0.0006),
        pytest.approx(0.0490, abs=0.00005),
    )


def test_a_share_of_reads_is_combined_by_its_odds() -> None:
    """20 % and 50 % are odds of 0.25 and 1; of equal weight, 0.5, which are 33 1/3 %."""
    plan = assumed(small_plan(), "read_percent", 20.0, 0.02)
    catalog = with_spreads(**{"reads": 0.0, "repeats-io": 0.02})
    (reads,) = pilot_result(plan, catalog, pilot(read_percent=50.0)).learned  # type: ignore[arg-type]
    assert (reads.weight, reads.after) == (pytest.approx(0.5), pytest.approx(100 / 3))


def test_a_second_pilot_goes_on_from_the_first() -> None:
    """Spreads of the same measurement twice: by 1 / s^2, as three estimates of one number."""
    plan = assumed(plain_host(small_plan()), "cpu_mhz", 1282.0, 0.12)
    first = pilot_result(plan, CATALOG, pilot(cpu_percent=60.0))
    once = apply(plan, first.step(plan).edits)
    second = pilot_result(once, CATALOG, pilot(cpu_percent=72.0, desktops=25, day="2026-12-11"))
    (a,), (b,) = first.learned, second.learned
    assert b.before_spread == pytest.approx(a.after_spread, rel=1e-4)
    weights = (0.12**-2, a.measured_spread**-2, b.measured_spread**-2)
    values = (1282.0, 60 * CAPACITY / 20 / 100, 72 * CAPACITY / 25 / 100)
    mean = sum(w * math.log(v) for w, v in zip(weights, values, strict=True)) / sum(weights)
    assert b.after == pytest.approx(math.exp(mean), rel=3e-4)  # the first one is kept in four digits
    assert b.after_spread == pytest.approx(sum(weights) ** -0.5, rel=1e-4)
    twice = apply(once, second.step(once).edits).components["pool"]
    written = "2026-11-27, 20 desktops, 40 hours; 2026-12-11, 25 desktops, 40 hours"
    assert twice.origins["cpu_mhz"].reference == written


def test_on_session_hosts_users_were_measured() -> None:
    plan = small_plan(users_per_desktop=15)
    pool = apply(plan, pilot_result(plan, CATALOG, pilot(iops=28.0)).step(plan).edits).components["pool"]
    assert pool.origins["iops"].reference == "2026-11-27, 20 users, 40 hours"


def test_a_measurement_stands_alone_where_nothing_was_assumed() -> None:
    plan = with_fields(small_plan(), "pool", iops=0.0)
    assert learned(plan, iops=28.0)["iops"].after == pytest.approx(28.0)
    assert learned(plan, iops=28.0)["iops"].before_spread is None


# --- the engine's own answer ----------------------------------------------------------------------------------------

HOSTS = [
    {},
    {"controller_vcpus": 6, "hyper_threading_gain_percent": 20.0},
    {"all_core_turbo_ghz": 3.4, "work_per_clock_percent": 118.0, "hyper_threading_gain_percent": 25.0},
]
POOLS = [
    {},
    {"image": "optimised", "profile_container": "cloud-cache"},
    {"mitigations": "off", "image_delivery": "mcs"},
    {"users_per_desktop": 15, "concurrency_percent": 60.0},
]


def with_measured(plan: Plan, **figures: object) -> Plan:
    """The plan with what was measured alone typed in: as if nothing had been assumed."""
    values = {name: each.measured for name, each in learned(plan, **figures).items()}
    return with_fields(plan, "pool", **values)


def processors_shown(plan: Plan, desktops: int) -> float:
    """What the hypervisor of one such host shows with so many working users, as a share."""
    drawn = with_fields(plan, "pool", desktops=desktops, users_per_desktop=1, concurrency_percent=100.0)
    drawn = with_fields(drawn, "host", count=1)
    (row,) = [
        each
        for each in evaluate(drawn, CATALOG).saturation
        if (each.component, each.resource, each.phase, each.load, each.case)
        == ("host", "cpu", "steady", "average", "normal")
    ]
    host = drawn.components["host"]
    assert isinstance(host, Host)
    threads = host.sockets * host.cores_per_socket * (2 if host.hyper_threading_gain_percent else 1)
    controller = host.controller_vcpus / threads
    return controller + (1 - controller) * row.load_factor


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("pool", POOLS)
def test_the_engine_shows_the_processors_as_they_were_measured(
    host: dict[str, object], pool: dict[str, object]
) -> None:
    """n working users on one such host, beside what its storage controller takes all the time."""
    plan = with_measured(plain_host(small_plan(**pool), **host), cpu_percent=61.0, desktops=23)
    assert processors_shown(plan, 23) == pytest.approx(0.61)


@settings(max_examples=15)
@given(
    desktops=st.integers(1, 300),
    percent=st.floats(13, 99),
    turbo=st.floats(1.5, 5),
    cores=st.integers(4, 96),
    work=st.floats(60, 180),
    gain=st.sampled_from([0.0, 15.0, 30.0]),
    vcpus=st.integers(0, 1),
)
def test_the_engine_shows_any_measurement(
    desktops: int, percent: float, turbo: float, cores: int, work: float, gain: float, vcpus: int
) -> None:
    host = {"all_core_turbo_ghz": turbo, "cores_per_socket": cores, "work_per_clock_percent": work}
    plan = plain_host(small_plan(), **host, hyper_threading_gain_percent=gain, controller_vcpus=vcpus)
    whole = 2 * cores * turbo * 1000 * work / 100 * (1 + gain / 100)
    assume(whole / desktops < 100_000)  # more is refused: no desktop takes all of a large host
    measured = with_measured(plan, cpu_percent=percent, desktops=desktops)
    assert processors_shown(measured, desktops) == pytest.approx(percent / 100)


@pytest.mark.parametrize("vsan", ["hybrid", "esa"])
def test_the_engine_shows_the_processors_of_a_vsan_host_as_measured(vsan: str) -> None:
    plan = with_measured(cluster_plan(vsan), host="single", cpu_percent=61.0, desktops=23)
    plan = with_fields(plan, "single", count=4)
    alone = {name: part for name, part in plan.components.items() if name not in ("pair", "local", "servers")}
    links = {key: link for key, link in plan.links.items() if {link.source, link.target} <= alone.keys()}
    parents = {child: parent for child, parent in plan.parents.items() if {child, parent} <= alone.keys()}
    positions = {name: at for name, at in plan.positions.items() if name in alone}
    plan = msgspec.structs.replace(plan, components=alone, links=links, parents=parents, positions=positions)
    plan = with_fields(plan, "pool", desktops=4 * 23, users_per_desktop=1, concurrency_percent=100.0)
    shown = [
        each.load_factor
        for each in evaluate(plan, CATALOG).saturation
        if (each.resource, each.phase, each.load, each.case) == ("cpu", "steady", "average", "normal")
        and each.component == "single"
    ]
    assert shown == [pytest.approx(0.61)]


@pytest.mark.parametrize("pool", [*POOLS, {"image_delivery": "pvs"}])
def test_the_engine_shows_the_ios_as_they_were_measured(pool: dict[str, object]) -> None:
    """At the store, on average, while all users work: a mirror writes twice, so drives tell reads from writes."""
    figures = {"iops": 28.0} if "pvs" in pool.values() else {"iops": 28.0, "read_percent": 35.0}
    plan = with_measured(small_plan(**pool), **figures)
    drawn = with_fields(plan, "pool", desktops=40, users_per_desktop=1, concurrency_percent=100.0)
    drawn = with_fields(drawn, "ssd", raid="raid-10")
    assessment = evaluate(drawn, CATALOG)
    moment = ("steady", "average", "normal")
    found = [each for each in assessment.latencies if (each.phase, each.load, each.case) == moment]
    assert sum(each.iops for each in found) == pytest.approx(40 * 28.0)
    if "read_percent" in figures:
        (drives,) = [
            each.demand
            for each in assessment.saturation
            if (each.component, each.resource) == ("ssd", "disk_iops")
            and (each.phase, each.load, each.case) == moment
        ]
        assert drives == pytest.approx(40 * 28.0 * (0.35 + 2 * 0.65))


# --- how sure a measurement is --------------------------------------------------------------------------------------


def test_the_spread_of_a_measurement_by_hand() -> None:
    """0.0297 x sqrt(76 / 800) = 0.00915 and 0.9 points at 60 % = 0.015; at 25 % 0.036, and 0.088 for part load."""
    plan = plain_host(small_plan())
    assert learned(plan, cpu_percent=60.0)["cpu_mhz"].measured_spread == pytest.approx(0.01757, abs=1e-5)
    assert learned(plan, cpu_percent=25.0)["cpu_mhz"].measured_spread == pytest.approx(
        math.sqrt(0.009154**2 + 0.036**2 + 0.088**2), abs=1e-5
    )
    # 0.19 x sqrt(76 / 800) = 0.05856, and 0.02; reads 0.149 x sqrt(76 / 800) = 0.04592, and 0.02
    both = learned(plan, iops=28.0, read_percent=35.0)
    assert both["iops"].measured_spread == pytest.approx(math.hypot(0.05856, 0.02), abs=1e-5)
    assert both["read_percent"].measured_spread == pytest.approx(math.hypot(0.04592, 0.02), abs=1e-5)


@pytest.mark.parametrize("figures", [{"cpu_percent": 60.0}, {"iops": 28.0}, {"read_percent": 40.0}])
def test_more_desktops_and_hours_narrow_it_but_never_to_nothing(figures: dict[str, float]) -> None:
    plan = small_plan()
    spreads = [
        next(iter(learned(plan, desktops=desktops, hours=hours, **figures).values())).measured_spread
        for desktops, hours in ((5, 1.0), (20, 1.0), (20, 40.0), (2_000, 40.0), (100_000, 10_000.0))
    ]
    assert spreads == sorted(spreads, reverse=True)
    assert len(set(spreads)) == len(spreads)
    assert spreads[-1] > 0.01


def test_a_host_below_half_load_says_less_and_it_is_said() -> None:
    plan = plain_host(small_plan())
    spreads = []
    for percent in (80.0, 50.0, 49.0, 30.0, 8.2):
        found = pilot_result(plan, CATALOG, pilot(cpu_percent=percent))
        spreads.append(found.learned[0].measured_spread)
        said = any("below half load" in str(remark) for remark in found.remarks)
        assert said == (percent < 50)
    assert spreads == sorted(spreads)
    assert spreads[1] < 0.021
    # 8.2 % measured where constants at saturation give 13.7 % is 0.51 off, in logarithms
    assert spreads[-1] == pytest.approx(math.log(13.7 / 8.2), rel=0.12)


def test_another_processor_is_carried_over_and_less_sure() -> None:
    """By the work per clock of both, with what a prediction from one machine is off: 0.0386 x sqrt(2)."""
    plan = with_fields(cluster_plan(), "single", all_core_turbo_ghz=3.6, cpu_model="Another")
    found = pilot_result(plan, CATALOG, pilot(host="single", cpu_percent=60.0))
    same = pilot_result(cluster_plan(), CATALOG, pilot(host="single", cpu_percent=60.0))
    of_same = same.learned[0].measured_spread
    assert found.learned[0].measured_spread == pytest.approx(math.hypot(of_same, 0.0386 * 2**0.5), rel=1e-6)
    assert any("other processors" in str(remark) for remark in found.remarks)
    assert not any("other processors" in str(remark) for remark in same.remarks)


def test_two_spreads_apart_is_no_contradiction() -> None:
    """1,600 MHz at 0.05 and 1,800 at 0.0164: 0.118 apart, 2.2 times the spread of both together."""
    plan = assumed(plain_host(small_plan()), "cpu_mhz", 1600.0, 0.05)
    catalog = with_spreads(**{"run-processor": 0.0, "repeats-processor": 0.0164 * 0.6})
    found = pilot_result(plan, catalog, pilot(cpu_percent=60.0))  # type: ignore[arg-type]
    assert found.remarks == ()
    assert found.learned[0].apart == pytest.approx(2.24, abs=0.01)


def test_what_contradicts_the_profile_is_said_and_less_sure() -> None:
    """1,800 and 2,700 MHz are 0.405 apart in logarithms: 7.7 times the spread of both together, 0.0526."""
    plan = assumed(plain_host(small_plan()), "cpu_mhz", 1800.0, 0.05)
    agreed, apart = (
        pilot_result(plan, with_spreads(**{"run-processor": 0.0, "repeats-processor": 0.0164 * percent / 100}),  # type: ignore[arg-type]
                     pilot(cpu_percent=percent))
        for percent in (60.0, 90.0)
    )  # fmt: skip
    assert agreed.remarks == ()
    assert agreed.learned[0].after_spread == pytest.approx(1 / math.hypot(1 / 0.05, 1 / 0.0164))
    (remark,) = apart.remarks
    assert "contradict" in str(remark)
    (found,) = apart.learned
    assert found.apart == pytest.approx(0.405465 / math.hypot(0.05, 0.0164), rel=1e-5)
    assert found.after_spread == pytest.approx(agreed.learned[0].after_spread * found.apart / 3)
    assert abs(math.log(found.measured / found.after)) < 1.3 * found.after_spread, (
        "the measurement stays possible"
    )


# --- whom it concerns -----------------------------------------------------------------------------------------------


def test_it_is_known_of_this_pool_only() -> None:
    """Another pool of the same record keeps the record's draw."""
    plan, other = two_pools(plain_host(small_plan()))
    record = CATALOG.record("workloads", PROFILE)
    assert record is not None
    for each in ("pool", other):
        plan = with_fields(plan, each, cpu_mhz=record.values["cpu_mhz"])
        pool = plan.components[each]
        origins = {**pool.origins, "cpu_mhz": Origin("catalogue", record.name)}
        changed = msgspec.structs.replace(pool, origins=origins)
        plan = msgspec.structs.replace(plan, components={**plan.components, each: changed})

    def draws(plan: Plan) -> dict[str, object]:
        return {
            each.component: each.draw
            for each in uncertain_values(plan, CATALOG)
            if each.field.name == "cpu_mhz"
        }

    before = draws(plan)
    assert before["pool"] == before[other]
    after = draws(
        apply(plan, pilot_result(plan, CATALOG, pilot(cpu_percent=60.0, desktops=30)).step(plan).edits)
    )
    assert after[other] == before[other]
    assert after["pool"].owner == "pool"  # type: ignore[attr-defined]
    assert after["pool"].key != after[other].key  # type: ignore[attr-defined]
    assert after["pool"].source == MEASURED  # type: ignore[attr-defined]
    assert after["pool"].spread < before["pool"].spread  # type: ignore[attr-defined]


def test_a_copy_of_a_measured_pool_is_wrong_together_with_it() -> None:
    plan = apply(small_plan(), pilot_result(small_plan(), CATALOG, pilot(iops=28.0)).step(small_plan()).edits)
    plan, other = two_pools(plan)

    def keys(plan: Plan) -> list[str]:
        return [each.draw.key for each in uncertain_values(plan, CATALOG) if each.field.name == "iops"]

    assert len(keys(plan)) == 2
    assert len(set(keys(plan))) == 1
    again = pilot_result(plan, CATALOG, pilot(pool=other, iops=30.0, day="2026-12-11"))
    assert len(set(keys(apply(plan, again.step(plan).edits)))) == 2


def test_the_range_narrows_and_undo_gives_it_back() -> None:
    plan = assumed(plain_host(small_plan(desktops=40)), "cpu_mhz", 1900.0, 0.12)
    step = pilot_result(plan, CATALOG, pilot(cpu_percent=62.0)).step(plan)
    measured = apply(plan, step.edits)
    wide, narrow = (range_study(each, CATALOG, futures=500) for each in (plan, measured))
    assert wide is not None
    assert narrow is not None
    assert narrow.desktops.high - narrow.desktops.low < 0.5 * (wide.desktops.high - wide.desktops.low)
    assert apply(measured, step.inverse().edits) == plan
    assert plan_from_json(plan_to_json(measured)) == measured


def test_the_hosts_of_the_pool_come_first() -> None:
    plan = cluster_plan()
    assert hosts_of(plan, "pool") == ("pair", "single")
    free = msgspec.structs.replace(
        plan, links={key: link for key, link in plan.links.items() if link.role != "runs_on"}
    )
    assert set(hosts_of(free, "pool")) == {"pair", "single"}
    other = Host(id="other", name="Other")
    ahead = msgspec.structs.replace(plan, components={"other": other, **plan.components})
    assert hosts_of(ahead, "pool") == ("pair", "single", "other")


# --- what cannot be right -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figures", "field", "words"),
    [
        ({}, "cpu_percent", "Type what was measured"),
        ({"pool": "host", "iops": 5.0}, "pool", "Choose the pool"),
        ({"host": "", "cpu_percent": 60.0}, "host", "Choose the host"),
        ({"host": "pool", "cpu_percent": 60.0}, "host", "Choose the host"),
        ({"cpu_percent": 100.0}, "cpu_percent", "100% is not between 1 and 99%"),
        ({"cpu_percent": float("nan")}, "cpu_percent", "is not between"),
        ({"iops": 0.0}, "iops", "is not between"),
        ({"iops": 5.0, "read_percent": 100.0}, "read_percent", "is not between"),
        ({"iops": 5.0, "desktops": 0}, "desktops", "0 is not between 1 and 100,000"),
        ({"iops": 5.0, "hours": 0.01}, "hours", "is not between 0.05 and"),
    ],
)
def test_a_figure_that_cannot_be_right_is_refused_at_its_field(
    figures: dict[str, object], field: str, words: str
) -> None:
    with pytest.raises(PilotError, match=words) as refused:
        pilot_result(small_plan(), CATALOG, pilot(**figures))
    assert refused.value.field == field


def test_the_share_of_the_controller_is_no_users() -> None:
    plan = plain_host(small_plan(), controller_vcpus=6)
    with pytest.raises(
        PilotError, match=r"20% is no more than what the storage controller of the host takes alone, 25%"
    ) as refused:
        pilot_result(plan, CATALOG, pilot(cpu_percent=20.0))
    assert refused.value.field == "cpu_percent"


def test_streamed_machines_have_no_reads_of_their_own() -> None:
    with pytest.raises(PilotError, match="Leave the reads empty") as refused:
        pilot_result(small_plan(image_delivery="pvs"), CATALOG, pilot(iops=5.0, read_percent=50.0))
    assert refused.value.field == "read_percent"


def test_a_value_marked_as_certain_is_not_measured_away() -> None:
    plan = assumed(small_plan(), "iops", 17.0, 0.0)
    with pytest.raises(PilotError, match="marked as certain") as refused:
        pilot_result(plan, CATALOG, pilot(iops=28.0))
    assert refused.value.field == "iops"


def test_a_figure_that_no_desktop_can_need_is_refused() -> None:
    plan = plain_host(small_plan(), sockets=8, cores_per_socket=120)
    with pytest.raises(PilotError, match=r"for each desktop; at most 100,000\sMHz is possible") as refused:
        pilot_result(plan, CATALOG, pilot(cpu_percent=95.0, desktops=2))
    assert refused.value.field == "cpu_percent"


def test_every_figure_has_bounds() -> None:
    assert set(BOUNDS) == set(Pilot.__struct_fields__) - {"pool", "host", "day", "vcpus", "phase"}


# --- what desktops showed of themselves, and what they took of a host -------------------------------------------------


def test_windows_shows_virtual_processors_busy() -> None:
    """20 % of 2 vCPUs on cores of 2.5 GHz, 120 % of work per clock and no second thread: 1,200 MHz."""
    plan = plain_host(small_plan(vcpus=2), work_per_clock_percent=120.0)
    assert learned(plan, guest_percent=20.0)["cpu_mhz"].measured == pytest.approx(1200.0)
    assert learned(plan, guest_percent=20.0, vcpus=4)["cpu_mhz"].measured == pytest.approx(2400.0)


def test_a_thread_has_between_half_of_a_shared_core_and_a_whole_one() -> None:
    plan = plain_host(small_plan(vcpus=2))
    alone = learned(plan, guest_percent=20.0)["cpu_mhz"]
    with_threads = plain_host(small_plan(vcpus=2), hyper_threading_gain_percent=25.0)
    shared = learned(with_threads, guest_percent=20.0)["cpu_mhz"]
    assert shared.measured / alone.measured == pytest.approx(math.sqrt(0.625))
    # From 62.5 % to 100 %, all as likely.
    apart = math.log(1 / 0.625) / math.sqrt(12)
    assert shared.measured_spread == pytest.approx(math.hypot(alone.measured_spread, apart))


def test_the_hypervisor_counts_cycles_of_the_host() -> None:
    """800 MHz of cores that do 125 % of the work: 1,000 MHz of the plan; hyper-threading is counted already."""
    plan = plain_host(small_plan(), work_per_clock_percent=125.0, hyper_threading_gain_percent=25.0)
    assert learned(plan, used_mhz=800.0)["cpu_mhz"].measured == pytest.approx(1000.0)


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("host", HOSTS)
def test_cycles_and_busy_processors_of_the_host_agree(
    host: dict[str, object], pool: dict[str, object]
) -> None:
    """A host whose processors 23 desktops keep busy to 61 % has given each of them 61 % of its cycles, by 23."""
    plan = plain_host(small_plan(**pool), **{**host, "controller_vcpus": 0})
    card = plan.components["host"]
    assert isinstance(card, Host)
    cycles = card.sockets * card.cores_per_socket * card.all_core_turbo_ghz * 1000
    cycles *= 1 + card.hyper_threading_gain_percent / 100
    by_host = learned(plan, cpu_percent=61.0, desktops=23)["cpu_mhz"]
    by_desktop = learned(plan, used_mhz=0.61 * cycles / 23, desktops=23)["cpu_mhz"]
    assert by_desktop.measured == pytest.approx(by_host.measured)
    assert by_desktop.measured_spread > by_host.measured_spread, "nobody says how busy the host was"


def test_a_measured_size_of_an_io_is_put_into_the_pool() -> None:
    plan = assumed(small_plan(), "kib_per_io", 22.0, 0.3)
    catalog = with_spreads(**{"run-io": 0.0, "repeats-io": 0.3})
    found = pilot_result(plan, catalog, pilot(kib_per_io=11.0))  # type: ignore[arg-type]
    (size,) = found.learned
    assert size.after == pytest.approx(math.sqrt(22.0 * 11.0)), "both are as sure"
    pool = apply(plan, found.step(plan).edits).components["pool"]
    assert isinstance(pool, DesktopPool)
    assert pool.kib_per_io == pytest.approx(15.56)
    assert pool.origins["kib_per_io"].reference == "2026-11-27, 20 desktops, 40 hours"


def test_one_figure_of_processors_is_enough() -> None:
    with pytest.raises(PilotError, match="tell the same; leave one of them empty") as refused:
        pilot_result(small_plan(), CATALOG, pilot(cpu_percent=60.0, guest_percent=20.0))
    assert refused.value.field == "guest_percent"
    with pytest.raises(PilotError, match="Choose the host") as without:
        pilot_result(small_plan(), CATALOG, pilot(guest_percent=20.0, host=""))
    assert without.value.field == "host"


def test_windows_says_less_than_the_host() -> None:
    remarks = pilot_result(small_plan(), CATALOG, pilot(guest_percent=20.0)).remarks
    assert any("neither what the hypervisor takes" in str(each) for each in remarks)


# --- logins and boots -------------------------------------------------------------------------------------------------


def test_a_boot_is_all_that_the_time_took() -> None:
    """NetApp TR-4540: 27,471 I/Os of a boot, 95.7 % of them reads; in an hour these are 7.63 a second."""
    found = learned(
        small_plan(), phase="boot", iops=27_471 / 3600, read_percent=95.7, kib_per_io=25.1, hours=1.0
    )
    assert found["boot_ios"].measured == pytest.approx(27_471)
    assert found["boot_read_percent"].measured == pytest.approx(95.7)
    assert found["work_kib_per_io"].measured == pytest.approx(25.1)
    assert set(found) == {"boot_ios", "boot_read_percent", "work_kib_per_io"}


def test_a_boot_takes_processor_work() -> None:
    """20 desktops keep 60,000 MHz busy to 13 % for 1,800 s: 702 GHz s of each."""
    plan = plain_host(small_plan())
    found = learned(plan, phase="boot", cpu_percent=13.0, hours=0.5)
    assert found["boot_cpu_ghz_seconds"].measured == pytest.approx(0.13 * CAPACITY / 20 * 1800 / 1000)


def test_the_engine_shows_a_boot_as_it_was_measured() -> None:
    plan = with_fields(small_plan(), "pool", desktops=20)
    values = learned(plan, phase="boot", iops=9.0, read_percent=90.0, hours=0.5)
    drawn = with_fields(plan, "pool", **{name: each.measured for name, each in values.items()})
    drawn = msgspec.structs.replace(
        drawn, settings=msgspec.structs.replace(drawn.settings, boot_window_minutes=30.0)
    )
    layout = Layout(drawn, CATALOG)
    reads, writes = (values_of(each) for each in io_by_phase(layout))
    place = layout.phases.index("boot")
    assert reads[0, place].flat[0] == pytest.approx(8.1)
    assert writes[0, place].flat[0] == pytest.approx(0.9)


def test_a_login_is_what_the_time_took_beyond_half_of_the_users_at_work() -> None:
    """20 I/Os a second for 45 minutes, of which users at work take 10, on average half of them: 15 x 2,700 s."""
    plan = with_fields(small_plan(), "pool", iops=10.0, read_percent=20.0)
    found = learned(plan, phase="login", iops=20.0, read_percent=50.0, hours=0.75)
    assert found["login_ios"].measured == pytest.approx(15 * 2700)
    # 10 reads a second, and 1 of them of the users at work.
    assert found["login_read_percent"].measured == pytest.approx(100 * 9 / 15)
    cpu = learned(
        plain_host(with_fields(plan, "pool", cpu_mhz=1000.0)), phase="login", cpu_percent=50.0, hours=0.75
    )
    assert cpu["login_cpu_ghz_seconds"].measured == pytest.approx((0.5 * CAPACITY / 20 - 500) * 2.7)


@pytest.mark.parametrize("users", [1, 15])
def test_users_of_session_hosts_log_in_one_by_one(users: int) -> None:
    """The figures are those of a user, on a shared machine as well."""
    plan = with_fields(small_plan(users_per_desktop=users), "pool", iops=10.0)
    found = learned(plan, phase="login", iops=20.0, hours=0.75)
    assert found["login_ios"].measured == pytest.approx(15 * 2700)


@pytest.mark.parametrize(
    ("figures", "field", "words"),
    [
        ({"phase": "login", "iops": 4.0}, "iops", "no more than what half of the users take"),
        ({"phase": "login", "cpu_percent": 10.0}, "cpu_percent", "no more than what half of the users take"),
        ({"phase": "login", "iops": 6.0, "read_percent": 1.0}, "read_percent", "no more than what half"),
        ({"phase": "login", "read_percent": 50.0}, "iops", "Reads alone say nothing"),
        ({"phase": "boot", "guest_percent": 50.0}, "guest_percent", "cannot log its own boot"),
        ({"phase": "login", "used_mhz": 500.0}, "used_mhz", "belongs to no time of logins"),
    ],
)
def test_what_a_time_of_logins_or_boots_cannot_tell(
    figures: dict[str, object], field: str, words: str
) -> None:
    plan = plain_host(with_fields(small_plan(), "pool", iops=10.0, read_percent=20.0, cpu_mhz=1270.0))
    with pytest.raises(PilotError, match=words) as refused:
        pilot_result(plan, CATALOG, pilot(**figures))
    assert refused.value.field == field


def test_a_streamed_boot_is_not_on_the_store() -> None:
    plan = small_plan(image_delivery="pvs", streamed_boot_mb=300.0)
    with pytest.raises(PilotError, match="reads its image over the network"):
        pilot_result(plan, CATALOG, pilot(phase="boot", iops=5.0))


def test_work_of_a_login_is_one_step_with_its_measurement() -> None:
    plan = with_fields(small_plan(), "pool", iops=10.0)
    found = pilot_result(plan, CATALOG, pilot(phase="login", iops=20.0, hours=0.75))
    pool = apply(plan, found.step(plan).edits).components["pool"]
    assert pool.origins["login_ios"].reference == "2026-11-27, 20 desktops, 0.75 hours"
    assert any("45 min" in str(each).replace("\N{NO-BREAK SPACE}", " ") for each in found.remarks)
