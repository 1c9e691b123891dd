"""The search for the best design against the evaluation of every single design."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import numpy as np
import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.cost.power_use import power_use
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.components import Host
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.plan.settings import NINE_OF_TEN
from planner_core.reuse import apart
from planner_core.studies.design.amounts import TRIED, Amounts, differing
from planner_core.studies.design.best_design import DesignStudy
from planner_core.studies.design.bounds import above
from planner_core.studies.design.designs import Array
from planner_core.studies.design.life import LifeCosts, usual_by
from planner_core.studies.design.search import DesignSearch, DesignVerdict, SearchProgress
from planner_core.studies.design.space import DesignChoice, DesignError, DesignOption, Space
from planner_core.studies.needed import NoLongerWantedError
from planner_core.studies.promise import assessed
from tests.support.design import (
    OTHER_STORES,
    PROCESSORS,
    enumerated,
    fields,
    first_of,
    graphics_space,
    large_space,
    memory,
    on_another_store,
    part,
    priced_plan,
    processor,
    random_space,
)
from tests.support.plans import CATALOG, cluster_plan, with_fields, with_settings
from tests.support.thorough import sampled

SEEDS = {
    "local": ((1, 2, 4), (3, 5, 6, 7), (1, 2, 4)),
    "array": ((2, 3, 5), (1, 2, 4, 7), (1, 3, 7)),
    "vsan": ((1, 4, 7), (2, 3, 6, 7), (1, 2, 5)),
}
"""Of spaces with enough designs that can be built, for each number of failures from 0."""
SPACES = [
    (store, failures, seed)
    for store, numbers in SEEDS.items()
    for failures, seeds in enumerate(numbers)
    for seed in seeds
]
"""Thirty: local drives, an array and vSAN, N+0 to N+2."""
EVERY_RUN = [
    (store, failures, seeds[-1]) for store, numbers in SEEDS.items() for failures, seeds in enumerate(numbers)
]
"""One of each family."""
GRAPHICS_SEEDS = {
    "local": ((1, 2), (2, 4), (1, 3)),
    "array": ((1, 3), (2, 3), (2, 4)),
    "vsan": ((1, 2), (1, 3), (1, 2)),
}
"""Of spaces with graphics boards, in the same way."""
WITH_GRAPHICS = [
    (store, failures, seed)
    for store, numbers in GRAPHICS_SEEDS.items()
    for failures, seeds in enumerate(numbers)
    for seed in seeds
]
GRAPHICS_IN_EVERY_RUN = [("local", 2, 3), ("array", 1, 3), ("array", 2, 2), ("vsan", 0, 2), ("vsan", 1, 1)]
LEAST_DESIGNS = 200
"""That can be built, in each space."""


def _hosts(plan: Plan) -> int:
    host = plan.components["host"]
    assert isinstance(host, Host)
    return host.count


@pytest.mark.parametrize(("store", "failures", "seed"), sampled(SPACES, *EVERY_RUN, apart=True))
def test_it_finds_what_enumerating_every_design_finds(store: str, failures: int, seed: int) -> None:
    _equals_enumeration(*large_space(store, failures, seed))


@pytest.mark.parametrize(
    ("store", "failures", "seed"), sampled(WITH_GRAPHICS, *GRAPHICS_IN_EVERY_RUN, apart=True)
)
def test_with_graphics_it_finds_what_enumerating_every_design_finds(
    store: str, failures: int, seed: int
) -> None:
    _equals_enumeration(*graphics_space(store, failures, seed))


@pytest.mark.parametrize("version", OTHER_STORES)
def test_on_other_stores_than_vsan_it_finds_what_enumerating_finds(version: str) -> None:
    _equals_enumeration(*on_another_store(*large_space("vsan", 1, 3), version))


def _equals_enumeration(plan: Plan, space: Space, desktops: int) -> None:
    """Whether prices, costs and the first designs of all orders are those of the evaluation of every design, and no
    bound understates.
    """
    search = DesignSearch(plan, CATALOG, space, desktops)
    amounts = Amounts(search.designs)
    prices = amounts.prices(search.layout_of_first)
    life = LifeCosts(amounts, prices).order
    found, over_years = search.first_by(prices, amounts.parts()), search.first_by(life, amounts.parts())
    fewest, most = search.first_by(amounts.hosts(), life), search.most()
    every = list(enumerated(plan, space, desktops))
    assert len(every) >= LEAST_DESIGNS
    assert int(search.exists.sum()) == len(every)
    assert _amount(amounts, found, prices) == first_of(every, lambda each: each.price)
    assert (None if over_years is None else amounts.money(life.at(over_years.index))) == first_of(
        every, lambda each: each.life
    )
    by_hosts = None if fewest is None else (_hosts(search.designs.plan_of(fewest.index)), fewest.index)
    hosts = first_of(every, lambda each: (_hosts(each.plan), each.life))
    assert (None if by_hosts is None else (by_hosts[0], amounts.money(life.at(by_hosts[1])))) == hosts
    largest = first_of(every, lambda each: -each.desktops)
    assert (None if most is None else most.desktops) == (None if largest is None else -largest)
    for each in every:
        assert amounts.money(int(prices[each.design])) == each.price
        assert search.bounds.upper[each.design] >= (each.found.desktops.maximum or 0)
        exact = life.at(each.design)
        assert amounts.money(exact) == each.life
        assert life.lower[each.design] <= exact <= life.lower[each.design] + life.slack


def _amount(amounts: Amounts, found: DesignVerdict | None, order: Array) -> Decimal | None:
    return None if found is None else amounts.money(int(order[found.index]))


def test_licences_per_core_make_another_design_the_cheapest_over_the_years() -> None:
    """Twice as many cores for less money to buy are dearer to run: two cheap large processors against a small one."""
    plan = priced_plan("local", hosts=5)
    line = Licence(
        id="suite", name="Suite", unit="core", term="year", least_per_processor=16, unit_price=Decimal(150)
    )
    plan = msgspec.structs.replace(plan, licences={line.id: line})
    processors = (
        processor(PROCESSORS[1], 900),
        processor(PROCESSORS[2], 2200),
        processor(PROCESSORS[3], 2000),
    )
    space = Space(
        (
            DesignChoice("host", "processor", (DesignOption(is_drawn=True), *processors)),
            fields("host", "hosts", "count", range(3, 9), 5),
            DesignChoice("host", "memory", (DesignOption(is_drawn=True), memory(2048.0, 64.0, 420))),
        )
    )
    desktops = 400
    study = DesignStudy(plan, CATALOG, desktops, space)
    bought, run = study.answer(by="purchase"), study.answer(by="life")
    assert usual_by(plan) == study.answer().by == "life"
    every = list(enumerated(plan, space, desktops))
    assert bought.cards[0].price == first_of(every, lambda each: each.price)
    assert run.cards[0].life == first_of(every, lambda each: each.life)
    assert bought.cards[0].index != run.cards[0].index
    assert bought.cards[0].price < run.cards[0].price
    assert run.cards[0].life < bought.cards[0].life
    for answer in (bought, run):
        costs = [answer.cost_of(card) for card in answer.cards]
        assert costs == sorted(costs)
        assert answer.cheaper
        for each in answer.cheaper:
            assert not each.carries
            assert answer.cost_of(each) < costs[0]
        for card in (*answer.cards, *answer.cheaper):
            found = evaluate(card.plan, CATALOG).cost
            assert (found.total, found.running.total_cost_of_ownership) == (card.price, card.life)


def test_what_is_paid_in_the_years_decides_what_is_usual() -> None:
    plan = priced_plan("local")
    assert usual_by(plan) == "purchase"
    assert usual_by(with_settings(plan, maintenance_percent=5.0)) == "life"
    bought = Licence(id="core", name="Core", unit_price=Decimal(10))
    for line, by in (
        (bought, "purchase"),
        (msgspec.structs.replace(bought, support_percent=Decimal(20)), "life"),
        (msgspec.structs.replace(bought, term="year"), "life"),
        (msgspec.structs.replace(bought, from_year=3), "life"),
        (msgspec.structs.replace(bought, term="year", unit_price=None), "purchase"),
    ):
        assert usual_by(msgspec.structs.replace(plan, licences={line.id: line})) == by


def test_every_amount_is_what_the_engine_adds_up() -> None:
    plan, space, desktops = random_space("local", 9)
    search = DesignSearch(plan, CATALOG, space, desktops)
    amounts = Amounts(search.designs)
    hosts, cores, watts = amounts.hosts(), amounts.cores(), amounts.watts()
    shape = search.designs.shape
    for each in list(enumerated(plan, space, desktops))[::7]:
        host = each.plan.components["host"]
        assert isinstance(host, Host)
        assert np.broadcast_to(hosts, shape)[each.design] == host.count
        assert np.broadcast_to(cores, shape)[each.design] == host.count * host.cores
        with apart():
            drawn = values_of(power_use(Layout(each.plan, CATALOG)).power_watts)
        assert np.broadcast_to(watts, shape)[each.design] == pytest.approx(float(drawn.flat[0]))


def test_added_is_what_is_bought_beside_what_is_drawn() -> None:
    plan = priced_plan("local", hosts=4)
    space = Space(
        (
            fields("host", "hosts", "count", [3, 4, 5], 4),
            DesignChoice("host", "memory", (DesignOption(is_drawn=True), memory(1024.0, 32.0, 100))),
        )
    )
    search = DesignSearch(plan, CATALOG, space, 300)
    amounts = Amounts(search.designs)
    added = np.broadcast_to(amounts.added(), search.designs.shape)
    # server, processors, 16 modules at 410.55 less 12.5 %, six drives; hypervisor for 64 cores and support
    host = Decimal(4000 + 2 * 2600) + 16 * Decimal("359.23") + 6 * Decimal("333.33")
    in_euro = [[amounts.money(int(each)) for each in row] for row in added]
    assert [row[0] for row in in_euro] == [0, 0, host + 120 * 64 + 900]
    assert in_euro[0][1] == 3 * 32 * 100
    assert in_euro[1][1] == 4 * 32 * 100
    assert differing(search.designs).tolist() == [[1, 2], [0, 1], [1, 2]]


def test_memory_can_be_dearer() -> None:
    plan = priced_plan("local", hosts=4)
    space = Space((fields("host", "hosts", "count", [3, 4, 5], 4),))
    search = DesignSearch(plan, CATALOG, space, 300)
    amounts = Amounts(search.designs)
    today = amounts.prices(search.layout_of_first)
    twice = amounts.prices(search.layout_of_first, TRIED * 2)
    # 410.55 less 12.5 % are 359.23 today, and 718.46 at twice the price
    assert [amounts.money(int(each)) for each in twice - today] == [
        hosts * 16 * Decimal("359.23") for hosts in (3, 4, 5)
    ]


def test_the_step_makes_the_design_that_was_evaluated() -> None:
    plan, space, desktops = random_space("array", 7)
    search = DesignSearch(plan, CATALOG, space, desktops)
    for each in list(enumerated(plan, space, desktops))[::11]:
        made = apply(plan, search.designs.step_to(each.design).edits)
        assert made.components == each.plan.components
        assert search.designs.plan_of(each.design).components == each.plan.components


def test_hosts_of_several_cards_carry_what_the_bounds_say() -> None:
    plan = cluster_plan(desktops=200)
    parts = (part("Server", 9000, "component"),)
    plan = apply(plan, verbs.set_parts(plan, "pair", parts).edits)
    plan = apply(plan, verbs.set_parts(plan, "single", parts).edits)
    space = Space(
        (
            fields("pair", "hosts", "count", [1, 2, 3, 4, 6], 2),
            DesignChoice("pair", "memory", (DesignOption(is_drawn=True), DesignOption({"ram_gib": 256.0}))),
            fields("single", "hosts", "count", [1, 2, 3], 1),
            DesignChoice(
                "single", "memory", (DesignOption(is_drawn=True), DesignOption({"ram_gib": 1024.0}))
            ),
        )
    )
    search = DesignSearch(plan, CATALOG, space, 200)
    amounts = Amounts(search.designs)
    prices = amounts.prices(search.layout_of_first)
    found = search.first_by(prices)
    cheapest = None
    for index in np.ndindex(*space.shape):
        if search.exists[index]:
            with apart():
                answer = evaluate(search.designs.plan_of(index), CATALOG)
            assert search.bounds.upper[index] >= (answer.desktops.maximum or 0)
            if answer.desktops.carries_plan and (cheapest is None or answer.cost.total < cheapest):
                cheapest = answer.cost.total
    assert found is not None
    assert amounts.money(int(prices[found.index])) == cheapest


def test_a_design_keeps_the_promise_of_the_plan() -> None:
    plan = with_settings(priced_plan("local"), promise=NINE_OF_TEN)
    large = DesignChoice("host", "memory", (DesignOption(is_drawn=True), memory(512.0, 32.0, 150)))
    space, desktops = Space((fields("host", "hosts", "count", [3, 4, 5, 6], 4), large)), 400
    search = DesignSearch(plan, CATALOG, space, desktops)
    amounts = Amounts(search.designs)
    prices = amounts.prices(search.layout_of_first)
    found = search.first_by(prices)
    every = [each for each in enumerated(plan, space, desktops) if each.carries]
    cheapest = min((each.price for each in every), default=None)
    assert (None if found is None else amounts.money(int(prices[found.index]))) == cheapest
    calculated = [
        each.design for each in enumerated(with_settings(plan, promise="calculated"), space, desktops)
    ]
    assert {each.design for each in every} < set(calculated)
    for each in every:
        assert not search.rejected[each.design]


def test_questions_that_have_no_answer_are_refused() -> None:
    plan, space, _ = random_space("local", 0)
    with pytest.raises(DesignError, match="At least one desktop"):
        DesignSearch(plan, CATALOG, space, 0)
    unplaced = msgspec.structs.replace(plan, links={})
    with pytest.raises(DesignError, match="Nothing can be said"):
        DesignSearch(unplaced, CATALOG, space, 100)
    many = DesignChoice("host", "hosts", tuple(DesignOption({"count": each}) for each in range(1, 9000)))
    with pytest.raises(DesignError, match="designs to choose from"):
        DesignSearch(plan, CATALOG, Space((many, msgspec.structs.replace(many, component="drives"))), 100)
    twice = fields("host", "hosts", "count", [1, 2, 3], 2)
    with pytest.raises(DesignError, match="same value of Host"):
        DesignSearch(plan, CATALOG, Space((twice, twice)), 100)


def test_a_search_is_given_up_between_two_designs() -> None:
    plan, space, desktops = random_space("array", 4)
    asked = [0]

    def wanted() -> bool:
        asked[0] += 1
        return asked[0] < 6

    search = DesignSearch(plan, CATALOG, space, desktops, wanted)
    amounts = Amounts(search.designs)
    prices = amounts.prices(search.layout_of_first)
    with pytest.raises(NoLongerWantedError):
        search.first_by(prices)
    assert search.measured < 5


def test_progress_is_told_and_only_grows() -> None:
    plan, space, desktops = random_space("array", 4)
    told: list[SearchProgress] = []
    search = DesignSearch(plan, CATALOG, space, desktops, tell=told.append)
    amounts = Amounts(search.designs)
    search.first_by(amounts.prices(search.layout_of_first))
    assert [each.evaluated for each in told] == list(range(1, len(told) + 1))
    assert [each.excluded for each in told] == sorted(each.excluded for each in told)
    assert told[-1].designs == int(np.prod(space.shape))


def test_a_bound_in_few_digits_is_never_below() -> None:
    for desktops in (0.0, 1.0, 299.99999999, 300.0, 16_777_217.0, 123_456_789.0):
        assert float(above(desktops)) >= desktops
    assert float(above(300.0)) < 300.5


def test_hosts_that_remain_and_policies_are_part_of_what_can_be_built() -> None:
    plan = priced_plan("vsan", hosts=5, failures=2)
    policies = ["raid-1-ftt-1", "raid-5", "raid-6"]
    space = Space(
        (
            fields("host", "hosts", "count", [1, 2, 3, 4, 5, 6], 5),
            fields("cluster", "policy", "vsan_policy", policies, "raid-1-ftt-1"),
        )
    )
    exists = DesignSearch(plan, CATALOG, space, 100).exists
    # two hosts may fail; the policies need 3, 4 and 6 hosts
    assert [exists[:, each].tolist().index(True) + 1 for each in range(3)] == [3, 4, 6]
    assert exists.sum() == 4 + 3 + 1
    local = Space((fields("host", "hosts", "count", [1, 2, 3], 3),))
    plan = priced_plan("local", hosts=3, failures=2)
    assert DesignSearch(plan, CATALOG, local, 10).exists.tolist() == [False, False, True]


def test_a_design_that_brings_an_error_is_none() -> None:
    plan = with_fields(priced_plan("vsan", hosts=4), "drives", drives=8, cache_drives=2)
    space = Space((fields("drives", "drives", "cache_drives", [1, 2], 2),))
    search = DesignSearch(plan, CATALOG, space, 100)
    found = search.ask((0,))
    assert found.maximum >= 100
    assert (found.carries, found.errors) == (False, ("vsan.capacity-devices",))
    cheapest = search.first_by(Amounts(search.designs).parts())
    assert cheapest is not None
    assert cheapest.index == (1,)


def test_what_only_two_limits_together_break_excludes_no_design_that_lacks_one_of_them() -> None:
    """Capacity alone leaves 9 of 10 futures, and IOPS alone do; with slow drives both together do not."""
    plan = with_settings(priced_plan("local", hosts=5), promise=NINE_OF_TEN)
    slow, fast = 800.0, 20_000.0
    promised = [
        assessed(with_fields(plan, "drives", drive_iops=each), CATALOG).desktops.promised or 0
        for each in (slow, fast)
    ]
    assert promised[0] < promised[1]
    space = Space((fields("drives", "drive", "drive_iops", [slow, fast], fast),))
    search = DesignSearch(plan, CATALOG, space, promised[1])
    found = search.first_by(Amounts(search.designs).parts())
    assert found is not None
    assert (found.index, found.desktops) == ((1,), promised[1])
    assert not search.ask((0,)).carries
