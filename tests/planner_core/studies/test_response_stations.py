"""Which station is what kind of queue, and where its service time comes from."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.project.samples import read_sample
from planner_core.catalog.response_times import view_planner_interaction
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.measures import SERVING
from planner_core.engine.answers.serving import PhaseAndLoad, ServingResources, in_phase_and_load
from planner_core.engine.basis.axes import Place
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.formulas.saturation import desktops_at_target
from planner_core.plan.plan import Plan
from planner_core.studies.response_network import ResponseNetwork
from planner_core.studies.response_stations import ResponseModel
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.response import (
    DATA,
    USER_ACTION,
    model_of,
    network_of,
    refused,
    station,
)
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

VSI_3 = DATA.interactions["login-vsi-3"]


def test_a_host_is_one_queue_before_its_cores_with_clock_and_hyper_threading_in_the_speed() -> None:
    """RX300 S6: 12 cores (24 threads) of 2.93 GHz x 0.86 x 1.2; 467 MHz per desktop, every 9.1 s."""
    found = station(network_of(read_sample("everything-on-sas"), VSI_3), "host", "cpu")
    assert (found.queues, found.servers) == (1, 12)
    assert found.loads[0].service_seconds == pytest.approx(513.2 * 0.91 / (2930 * 0.86 * 1.2) * 9.1)


def test_without_hyper_threading_a_core_is_slower_but_no_core_is_lost() -> None:
    plan = read_sample("everything-on-sas")
    off = station(
        network_of(with_fields(plan, "host", hyper_threading_gain_percent=0.0), VSI_3), "host", "cpu"
    )
    assert off.servers == 12
    assert off.loads[0].service_seconds == pytest.approx(513.2 * 0.91 / (2930 * 0.86) * 9.1)


def test_each_hard_disk_is_a_server_of_its_own() -> None:
    """Two spindles of 125 IOPS: 8 ms; 6.9 I/Os per second over 9.1 s go to either of them."""
    found = station(network_of(read_sample("everything-on-sas"), VSI_3), "sas", "disk_iops")
    assert (found.queues, found.servers) == (2, 1)
    assert found.loads[0].service_seconds == pytest.approx(0.008)
    assert found.loads[0].visits == pytest.approx(6.9 * 9.1)


def test_an_ssd_serves_eight_ios_side_by_side_and_still_no_more_than_its_iops() -> None:
    found = station(network_of(read_sample("everything-on-ssd"), VSI_3), "ssd", "disk_iops")
    assert (found.queues, found.servers) == (4, 8)
    assert found.servers / found.loads[0].service_seconds == pytest.approx(5000)


def test_the_write_penalty_makes_visits() -> None:
    """80 % writes on RAID 10: 0.2 + 0.8 x 2 visits for each I/O."""
    found = station(network_of(small_plan(iops=10.0, read_percent=20.0)), "ssd", "disk_iops")
    assert found.loads[0].visits == pytest.approx(10 * 1.8 * USER_ACTION.cycle_seconds)


def test_an_array_has_a_queue_for_each_controller_and_each_port_and_counts_ios() -> None:
    network = network_of(cluster_plan())
    controllers, ports = station(network, "array", "controller"), station(network, "array", "array_ports")
    assert (controllers.queues, controllers.servers) == (2, 1)
    assert (ports.queues, ports.servers) == (8, 1)
    ios = 10 * USER_ACTION.cycle_seconds
    assert controllers.loads[0].visits == pytest.approx(ios)
    assert ports.loads[0].service_seconds == pytest.approx(22 * 1024 / 1600e6)


def test_servers_of_the_infrastructure_take_their_share_first() -> None:
    """The tier's drives get slower by what the infrastructure servers keep busy."""
    network = network_of(cluster_plan())
    drives = station(network, "tier", "disk_iops")
    assert drives.fixed_share > 0
    assert drives.loads[0].service_seconds == pytest.approx(8 / 20_000)
    room = (1 - drives.fixed_share) / network.use_per_session[network.stations.index(drives)]
    assert network.knee <= room


def test_the_line_adds_its_latency_to_every_answer_and_tests_inside_the_session_do_not_see_it() -> None:
    network = network_of(with_fields(cluster_plan(), "line", latency_ms=40.0))
    assert network.pools[0].latency_seconds == pytest.approx(0.04)
    inside = network_of(with_fields(cluster_plan(), "line", latency_ms=40.0), with_line=False)
    assert inside.pools[0].latency_seconds == 0
    assert "link" not in {each.resource for each in inside.stations}


def test_a_failed_host_is_missing_and_the_others_take_its_users() -> None:
    normal, failed = network_of(cluster_plan()), network_of(cluster_plan(), case="host-1")
    hosts = [sum(each.queues for each in net.stations if each.resource == "cpu") for net in (normal, failed)]
    assert hosts == [3, 2]
    assert failed.knee == pytest.approx(normal.knee * 2 / 3, rel=0.05)


def test_thinking_and_service_fill_the_cycle() -> None:
    for interaction in (USER_ACTION, view_planner_interaction(DATA.view_planner)):
        pool = network_of(cluster_plan(), interaction).pools[0]
        parts = pool.think_seconds + pool.demand_seconds + pool.latency_seconds
        assert parts == pytest.approx(pool.cycle_seconds)


def test_one_pool_alone_leaves_the_others_their_share() -> None:
    plan = shared_plan(3, pools=2)
    together, alone = network_of(plan), network_of(plan, pool="pool-0")
    assert [each.pool for each in alone.pools] == ["pool-0"]
    for each in alone.stations:
        same = station(together, each.component, each.resource)
        others = same.loads[1].busy_servers * together.pools[1].sessions / (same.queues * same.servers)
        assert each.fixed_share == pytest.approx(same.fixed_share + others)


@given(seed=st.integers(0, 10_000))
@examples(10, 40)
def test_work_of_one_pool_is_the_same_without_the_other_phases(seed: int) -> None:
    """Only what is judged in usual work leaves the storms out."""
    plan = shared_plan(seed, pools=3)
    if seed % 2:
        plan = with_fields(plan, "pool-1", first_iops=40.0, first_cpu_mhz=500.0)
    resources = ServingResources(Layout(plan, CATALOG))
    work = PhaseAndLoad(0, 0)
    for row in range(3):
        alone, whole = resources.blocks_of(row, work), resources.blocks_of(row)
        assert len(alone) >= 3
        for resource, block in alone.items():
            there = in_phase_and_load(whole[resource], work)
            for name in ("demand", "fixed_demand", "capacity"):
                one, other = (
                    values_of(getattr(each, name)) for each in (in_phase_and_load(block, work), there)
                )
                assert np.array_equal(one, other)


def engine_limit(model: ResponseModel, case: str) -> float:
    """Users at work with every serving resource held to 100 %, by the engine's own formula."""
    layout, place = model.layout, Place(0, 0, 0, model.layout.cases.index(case))
    planned = sum(float(each.desktops) for each in model.pools)
    limits = []
    for block in model.resources.measures.blocks:
        if block.resource in SERVING:
            inputs = [values_of(each) for each in (block.demand, block.fixed_demand, block.capacity)]
            column = desktops_at_target(planned, *inputs, 100.0)
            at = tuple(0 if length == 1 else each for each, length in zip(place, column.shape, strict=True))
            limits.append(float(column[(slice(None), *at[1:])].min()))
    at_work = values_of(layout.pools.column("concurrency_percent"))[:, 0, 0, 0] / 100
    desktops = [each.desktops for each in model.pools]
    return min(limits) * float(at_work @ desktops) / planned


@given(seed=st.integers(0, 10_000))
@examples(20, 60)
def test_the_knee_is_the_engines_limit_at_a_target_of_100_percent(seed: int) -> None:
    """Same arithmetic from the other end, so nothing but rounding is between them."""
    model = model_of(shared_plan(seed))
    networks = {case: model.network(USER_ACTION, case=case) for case in model.layout.cases}
    answered = {case: each for case, each in networks.items() if isinstance(each, ResponseNetwork)}
    assume(answered)
    for case, found in answered.items():
        assert found.knee == pytest.approx(engine_limit(model, case), rel=1e-9)


@given(seed=st.integers(0, 10_000))
@examples(15, 40)
def test_service_of_all_planned_users_is_the_engines_utilisation(seed: int) -> None:
    model = model_of(shared_plan(seed))
    found = model.network(USER_ACTION)
    assume(isinstance(found, ResponseNetwork))
    assert isinstance(found, ResponseNetwork)
    for at, each in enumerate(found.stations):
        block = model.resources.measures.block(each.resource, each.component)
        assert block is not None
        row = list(block.components).index(each.component)
        use = values_of(block.demand)[row].flat[0] / values_of(block.capacity)[row].flat[0]
        found_use = found.utilisation([found.sessions])[at, 0]
        assert found_use == pytest.approx(use, rel=1e-9)


# --- no network ----------------------------------------------------------------------------------------------


def test_what_cannot_be_answered_says_why() -> None:
    assert "connect it first" in refused(Plan())
    plan = small_plan()
    unplaced = apply(plan, verbs.disconnect(plan, "pool", "ssd").edits)
    assert "connect it first" in refused(unplaced)
    assert "Nobody works" in refused(plan, phase="boot")
    assert "No user is at work" in refused(small_plan(concurrency_percent=0.0))
    idle = small_plan(cpu_mhz=0.0, iops=0.0, display_kbit_s=0.0)
    assert "put no load" in refused(idle)
    assert "longer than the 3" in refused(small_plan(cpu_mhz=9000.0))


def test_no_server_left_is_no_endless_number() -> None:
    plan = with_fields(cluster_plan(), "pair", count=1)
    plan = apply(plan, verbs.remove(plan, ["single"]).edits)
    assert "“Pair” has nothing left" in refused(plan, case="host-1")


def test_a_user_with_more_work_than_the_cycle_has_time_for_gets_no_answer() -> None:
    found = model_of(small_plan(cpu_mhz=9000.0)).network(view_planner_interaction(DATA.view_planner))
    assert "longer than the 2.7" in str(getattr(found, "reason", ""))


@pytest.mark.parametrize(("iops", "answered"), [(2_500.0, True), (3_600.0, False), (7_200.0, False)])
def test_where_servers_keep_the_drives_busy_nothing_is_left_for_users(iops: float, answered: bool) -> None:
    """24 drives of 150 IOPS serve 3,600 reads; the servers alone ask for two thirds, all, and twice that."""
    plan = with_fields(cluster_plan(), "tier", drive_kind="hdd", drive_iops=150.0)
    plan = with_fields(plan, "pool", desktops=1)
    plan = with_fields(plan, "servers", servers=1, iops=iops, read_percent=100.0)
    if answered:
        drives = station(network_of(plan), "tier", "disk_iops")
        assert drives.fixed_share == pytest.approx(iops / 3_600)
    else:
        assert refused(plan) == "“Tier” has nothing left for users: Disk IOPS."


def test_asking_for_what_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        network_of(small_plan(), case="host-9")
    with pytest.raises(KeyError):
        network_of(small_plan(), pool="nobody")


# --- explained -----------------------------------------------------------------------------------------------


def leaves(tree: Derivation) -> list[Derivation]:
    return [leaf for each in tree.inputs for leaf in leaves(each)] if tree.inputs else [tree]


@pytest.mark.parametrize("interaction", [USER_ACTION, view_planner_interaction(DATA.view_planner)])
@pytest.mark.parametrize("plan", [cluster_plan(), shared_plan(3, pools=2), small_plan()])
def test_every_service_time_explains_itself_down_to_the_plan(plan: Plan, interaction) -> None:
    model = ResponseModel(plan, CATALOG, recording=True)
    network = model.network(interaction)
    for each in network.stations:
        for load in each.loads:
            tree = model.derivation(network, each, load.pool)
            assert tree.value == pytest.approx(load.demand_seconds)
            for leaf in leaves(tree):
                assert leaf.unit, leaf.title
                assert leaf.origin != "formula" or leaf.value == 0, leaf.title
                assert leaf.source or leaf.origin != "constant", leaf.title


def test_recording_changes_no_number() -> None:
    plan = shared_plan(3, pools=2)
    plain = model_of(plan).network(USER_ACTION)
    recorded = ResponseModel(plan, CATALOG, recording=True).network(USER_ACTION)
    assert msgspec.to_builtins(plain) == msgspec.to_builtins(recorded)


def test_the_way_to_the_user_explains_itself_by_the_round_trip_of_the_line() -> None:
    plan = with_fields(cluster_plan(), "line", latency_ms=40.0)
    model = ResponseModel(plan, CATALOG, recording=True)
    network = model.network(USER_ACTION)
    tree = model.way_derivation("pool")
    assert tree.value == pytest.approx(network.pools[0].latency_seconds) == 0.04
    (leaf,) = leaves(tree)
    assert (leaf.value, leaf.unit, leaf.origin) == (40.0, "ms", "typed")
    assert (network.pools[0].line, model.resources.line_of("pool")) == ("line", "line")
    inside = network_of(plan, with_line=False)
    assert (inside.pools[0].line, inside.pools[0].latency_seconds) == ("", 0.0)
    assert ResponseModel(small_plan(), CATALOG, recording=True).way_derivation("pool") is None


def test_the_lines_bandwidth_is_a_queue_and_what_else_it_carries_comes_first() -> None:
    """150 kbit/s for 3 s on 50 Mbit/s: 9 ms; with half of the line taken 18 ms."""
    plan = with_fields(cluster_plan(), "line", bandwidth_mbit_s=50.0)
    half = with_fields(plan, "line", other_traffic_percent=50.0)
    services = [station(network_of(each), "line", "link").loads[0].service_seconds for each in (plan, half)]
    assert services == pytest.approx([0.009, 0.018])
