"""How much of a component a number of desktops needs."""

from __future__ import annotations

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import assume, given

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.supplies import FIELDS, supplies_of, supply_of
from planner_core.engine.basis.axes import PHASE_NAMES
from planner_core.engine.basis.search import highest
from planner_core.engine.evaluate import evaluate
from planner_core.messages import NO_BREAK_SPACE, Message
from planner_core.plan.components import DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.plan import Plan
from planner_core.studies.needed import GIVES, MOST_DESKTOPS, NeededError, all_needed, needed
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)


def maximum(plan: Plan) -> int:
    found = evaluate(plan, CATALOG).desktops.maximum
    assert found is not None
    return found


@given(seed=SEEDS, desktops=st.integers(1, 3000), choice=st.integers(0, 1000))
@examples(5, 12)
def test_the_number_is_enough_and_no_smaller_one_is(seed: int, desktops: int, choice: int) -> None:
    """Every smaller number is tried, as far as that takes no more than forty evaluations."""
    plan = shared_plan(seed)
    supplies = [each for part in plan.components for each in supplies_of(plan, CATALOG, part)]
    supply = supplies[choice % len(supplies)]
    found = needed(plan, CATALOG, supply.component, supply.field, desktops)
    if found.number is None:
        assert found.fits < desktops
        assert found.limit.desktops == found.fits
        return
    steps = supply.steps_for(found.number)
    assert steps >= supply.least >= 1
    assert maximum(supply.plan_with(plan, steps)) == found.fits >= desktops
    for fewer in range(max(supply.least, steps - 40), steps):
        assert maximum(supply.plan_with(plan, fewer)) < desktops, (fewer, steps)


@given(seed=SEEDS, times=st.integers(1, 8))
@examples(8, 20)
def test_that_many_of_the_plans_mix_fit_on_it(seed: int, times: int) -> None:
    """The answer is about pools in the planned proportions: with so many in each, the plan fits."""
    plan = shared_plan(seed, most_desktops=60)
    desktops = times * sum(pool.desktops for pool in plan.of_type(DesktopPool))
    found = needed(plan, CATALOG, "cluster", "hosts", desktops)
    assume(found.number is not None)
    assert found.number is not None
    supply = supply_of(plan, CATALOG, "cluster", "hosts")
    assert supply is not None
    grown = supply.plan_with(plan, round(found.number))
    for pool in plan.of_type(DesktopPool):
        grown = with_fields(grown, pool.id, desktops=pool.desktops * times)
    counts = evaluate(grown, CATALOG).desktops
    assert (counts.planned, counts.fits) == (desktops, desktops)


def test_where_no_number_is_enough_the_other_limit_is_named() -> None:
    """More RAM carries more desktops until users wait too long."""
    plan = read_sample("replica-on-ssd")
    found = needed(plan, CATALOG, "host", "ram_gib", 250)
    assert found.number is None
    assert (found.fits, found.limit.component, found.limit.resource) == (73, "pool", "response")
    assert found.number_for_fits == 192.0
    assert said(found.message) == (
        "250 desktops take 576 GiB of RAM (18 modules of 32 GiB instead of 8 GiB,"
        " at a price of their own) in each host of “RX300 S6” instead of 144 GiB; but then"
        " the limit is 73 desktops (Response time of “Windows 7 desktops”)."
    )
    assert maximum(with_fields(plan, "host", ram_gib=192.0)) == 73
    assert maximum(with_fields(plan, "host", ram_gib=144.0)) < 73


def test_if_another_resource_limits_the_own_number_and_the_obstacle_are_given() -> None:
    plan = read_sample("replica-on-ssd")
    found = needed(plan, CATALOG, "host", "ram_gib", 250)
    assert found.own_number == 576.0
    for ram_gib, enough in ((384.0, False), (576.0, True)):
        limits = evaluate(with_fields(plan, "host", ram_gib=ram_gib), CATALOG).limits
        (ram,) = [limit for limit in limits if limit.resource == "ram"]
        assert (ram.desktops >= 250) is enough
    in_the_way = [(each.limit.component, each.limit.resource) for each in found.obstacles]
    assert in_the_way == [
        ("pool", "response"),
        ("host", "cpu"),
        ("sas", "disk_iops"),
        ("sas", "capacity"),
    ]
    assert [each.limit.desktops for each in found.obstacles[:2]] == [73, 77]
    drives, hosts = found.obstacles[2].purchases
    assert (drives.field, drives.for_planned, hosts.field, hosts.for_planned) == ("drives", 6, "count", 3)


@given(seed=SEEDS, desktops=st.integers(1, 3000), choice=st.integers(0, 1000))
@examples(5, 12)
def test_what_is_to_be_bought_together_carries_the_desktops_and_nothing_of_it_is_too_much(
    seed: int, desktops: int, choice: int
) -> None:
    plan = shared_plan(seed)
    supplies = [each for part in plan.components for each in supplies_of(plan, CATALOG, part)]
    supply = supplies[choice % len(supplies)]
    found = needed(plan, CATALOG, supply.component, supply.field, desktops)
    assert all(each.limit.desktops < desktops for each in found.obstacles)
    if not found.together:
        return
    numbers = {(each.component, each.field): each.for_planned or 0.0 for each in found.together}
    assert maximum(bought(plan, numbers)) >= desktops
    (component, field), number = [*numbers.items()][-1]
    last = supply_of(plan, CATALOG, component, field)
    assert last is not None
    less = last.number(last.steps_for(number) - 1)
    assert maximum(bought(plan, {**numbers, (component, field): less})) < desktops


def said(message: Message | None) -> str:
    return str(message).replace(NO_BREAK_SPACE, " ")


def bought(plan: Plan, numbers: dict[tuple[str, str], float]) -> Plan:
    for (component, field), number in numbers.items():
        supply = supply_of(plan, CATALOG, component, field)
        assert supply is not None
        plan = supply.plan_with(plan, supply.steps_for(number))
    return plan


def test_the_complete_shopping_list_is_minimal() -> None:
    """More hosts come with drives of their own, so that neither the drives nor more RAM is needed any more."""
    found = needed(read_sample("replica-on-ssd"), CATALOG, "host", "ram_gib", 250)
    assert [(each.field, each.for_planned) for each in found.together] == [("count", 4.0)]
    assert said(found.together_message) == "250 desktops fit with 4 hosts of “RX300 S6” instead of 1."


def test_another_cluster_is_no_simple_list() -> None:
    """A vCenter looks after 4,000 desktops: its limit is named with the clusters that it takes."""
    found = needed(read_sample("tr4540-1500"), CATALOG, "hosts", "count", 9000)
    assert found.number is None
    assert found.own_number is not None
    assert found.together == ()
    assert found.together_message is None
    (cluster,) = [each for each in found.obstacles if each.limit.resource == "vms_per_cluster"]
    assert [(each.field, each.for_planned) for each in cluster.purchases] == [("clusters", 3.0)]


def test_a_limit_of_a_storm_says_so() -> None:
    found = needed(read_sample("tr4540-1500"), CATALOG, "cluster", "hosts", 3500)
    volumes, controllers = found.obstacles
    assert volumes.limit.phase == "steady"
    assert str(volumes.message).startswith("The limit is 1,557 desktops (Volumes of “AFF8040”). Enough: ")
    assert controllers.limit.phase != "steady"
    phase = PHASE_NAMES[controllers.limit.phase]
    assert f" desktops (Controllers of “AFF8040”, {phase}). Nothing " in str(controllers.message)


def test_where_the_desktops_fit_nothing_is_in_the_way() -> None:
    found = needed(read_sample("replica-on-ssd"), CATALOG, "host", "count", 500)
    assert (found.number, found.own_number, found.obstacles, found.together) == (8, 8, (), ())


def test_more_hosts_of_one_card_relieve_the_others_of_its_cluster() -> None:
    plan = cluster_plan()
    found = needed(plan, CATALOG, "pair", "count", 100_000)
    assert found.number is None
    cards = {"pair", "single"}
    assert not [
        each for each in found.obstacles if each.limit.component in cards and each.limit.resource == "ram"
    ]


def test_hosts_come_with_their_disks() -> None:
    found = needed(read_sample("replica-on-ssd"), CATALOG, "host", "count", 500)
    assert (found.there, found.number, found.unit) == (1, 8, "hosts")
    assert "8 hosts of “RX300 S6” instead of 1" in str(found.message)


def test_what_is_there_may_be_what_is_needed() -> None:
    found = needed(read_sample("replica-on-ssd"), CATALOG, "host", "count", 65)
    assert (found.number, found.fits) == (1, 65)
    assert (
        str(found.message)
        == "65 desktops fit with what is there; the limit is 65 desktops (RAM of “RX300 S6”)."
    )


def test_too_many_volumes_are_no_help_either() -> None:
    """Each holds a replica of its own, so that the capacity of the array falls as volumes are added: the right
    number lies in between."""
    plan = array_plan(volumes=1)
    few, many = maximum(plan), maximum(with_fields(plan, "array", volumes=2000))
    best = max(maximum(with_fields(plan, "array", volumes=number)) for number in range(1, 200))
    assert few < best > many
    found = needed(plan, CATALOG, "array", "volumes", best)
    assert found.number is not None
    assert maximum(with_fields(plan, "array", volumes=int(found.number))) == best
    assert maximum(with_fields(plan, "array", volumes=int(found.number) - 1)) < best
    assert needed(plan, CATALOG, "array", "volumes", best + 1).number is None
    crowded = with_fields(plan, "array", volumes=2000)
    assert needed(crowded, CATALOG, "array", "volumes", best).number == found.number


def array_plan(volumes: int) -> Plan:
    plan = apply(Plan(), verbs.add_component(Plan(), Host(id="host", name="Host", count=40)).edits)
    array = StorageArray(id="array", name="Array", volumes=volumes, volume_gib=2000.0)
    plan = apply(plan, verbs.add_component(plan, array).edits)
    disks = DiskGroup(id="disks", name="Disks", drives=24, drive_gb=1920.0)
    plan = apply(plan, verbs.add_component(plan, disks, parent="array").edits)
    plan = apply(plan, verbs.add_component(plan, DesktopPool(id="pool", name="Pool")).edits)
    plan = apply(plan, verbs.connect(plan, "pool", "host").edits)
    return apply(plan, verbs.connect(plan, "pool", "array").edits)


def test_a_cluster_keeps_a_host_beyond_those_that_may_fail() -> None:
    for seed in range(60):
        plan = shared_plan(seed)
        supply = supply_of(plan, CATALOG, "cluster", "hosts")
        assert supply is not None
        few = needed(plan, CATALOG, "cluster", "hosts", 1)
        cards = len(plan.of_type(Host))
        tolerated = plan.components["cluster"].failures_to_tolerate  # type: ignore[union-attr]
        assert few.number is None or few.number >= max(cards, tolerated + 1)


def test_everything_of_a_component_that_the_plan_uses_is_answered() -> None:
    plan = array_plan(volumes=4)
    fields = {
        part: [each.field for each in all_needed(plan, CATALOG, part, 10)] for part in ("host", "array")
    }
    assert fields == {
        "host": ["count", "ram_gib", "nic_ports", "hba_ports"],
        "array": ["controllers", "ports", "volumes"],
    }
    assert [each.field for each in all_needed(plan, CATALOG, "disks", 10)] == ["drives"]
    assert "hba_ports" not in {each.field for each in all_needed(small_plan(), CATALOG, "host", 10)}
    for kind, names in FIELDS.items():
        assert names, kind


@pytest.mark.parametrize(
    ("component", "field", "desktops", "words"),
    [
        ("nothing", "count", 100, "There is no component nothing in this plan."),
        ("host", "colour", 100, "host has no number colour. It has: count, ram_gib, nic_ports, hba_ports."),
        ("pool", "desktops", 100, "pool has nothing that it could have more of."),
        ("host", "count", 0, "0 desktops cannot be planned: from 1 to 1,000,000 can be asked for."),
        ("host", "count", -5, "−5 desktops cannot be planned: from 1 to 1,000,000 can be asked for."),
        ("host", "count", MOST_DESKTOPS + 1, "1,000,001 desktops cannot be planned"),
    ],
)
def test_questions_that_make_no_sense_are_refused_by_name(
    component: str, field: str, desktops: int, words: str
) -> None:
    with pytest.raises(NeededError) as refused:
        needed(small_plan(), CATALOG, component, field, desktops)
    assert words in str(refused.value)


def test_pools_and_unused_components_have_nothing_to_add() -> None:
    for component in ("pool", "sas"):
        with pytest.raises(NeededError, match="Nothing that this plan needs"):
            all_needed(small_plan(), CATALOG, component, 100)


def test_nothing_is_said_while_a_pool_hangs_in_the_air() -> None:
    plan = apply(small_plan(), verbs.disconnect(small_plan(), "pool", "host").edits)
    with pytest.raises(NeededError, match="every pool has to run on a host"):
        all_needed(plan, CATALOG, "host", 100)
    with pytest.raises(NeededError):
        needed(msgspec.structs.replace(plan, links={}), CATALOG, "host", "count", 100)


@given(rise=st.integers(0, 300), top=st.integers(0, 300), fall=st.integers(0, 300), least=st.integers(-5, 5))
def test_the_highest_point_of_a_hill_is_found(rise: int, top: int, fall: int, least: int) -> None:
    def hill(number: int) -> float:
        at = number - least
        return float(min(at, rise, rise - (at - rise - top)))

    most = least + rise + top + fall
    assert hill(highest(hill, least, most)) == rise


def test_each_supply_has_the_resources_that_it_lifts() -> None:
    assert set(GIVES) == {field for fields in FIELDS.values() for field in fields}
