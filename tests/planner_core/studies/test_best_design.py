"""The best designs of a plan: what each comes first in, why nothing is cheaper, and what no option lifts."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import numpy as np
import pytest

from app.project.samples import read_sample
from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, DiskGroup, Host
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.amounts import Amounts
from planner_core.studies.design.best_design import MORE_FOR_HEADROOM, BestDesigns, DesignStudy, best_designs
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.search import DesignSearch
from planner_core.studies.design.space import DesignChoice, DesignOption, Space
from planner_core.studies.promise import assessed
from tests.support.design import (
    STORES,
    Carried,
    enumerated,
    fields,
    memory,
    part,
    priced_plan,
    processor,
    random_space,
)
from tests.support.plans import CATALOG

ABSENT = ("Intel Xeon Platinum 8380", "AMD EPYC 7543")


def answer(store: str, seed: int) -> tuple[BestDesigns, list[Carried]]:
    """The answer for a random space, and every design of it."""
    plan, space, desktops = random_space(store, seed)
    return best_designs(plan, CATALOG, desktops, space), [*enumerated(plan, space, desktops)]


@pytest.mark.parametrize(("store", "seed"), [("local", 12), ("array", 22), ("vsan", 5)])
def test_each_card_comes_first_in_what_it_says(store: str, seed: int) -> None:
    found, every = answer(store, seed)
    carrying = [each for each in every if each.carries]
    assert len({merit for card in found.cards for merit in card.merits}) == 5
    assert [card.price for card in found.cards] == sorted(card.price for card in found.cards)
    most = max(found.cards, key=lambda card: ("headroom" in card.merits, card.desktops))
    assert most is found.cards[0] or most.desktops > found.cards[0].desktops
    cheapest = min(each.price for each in carrying)
    for card in found.cards:
        evaluated = assessed(card.plan, CATALOG)
        assert evaluated.desktops.carries_plan
        assert (evaluated.cost.total, evaluated.desktops.promised) == (card.price, card.desktops)
        for merit in card.merits:
            if merit == "cheapest":
                assert card.price == cheapest
            elif merit == "hosts":
                assert card.hosts == min(_host(each.plan).count for each in carrying)
            elif merit == "cores":
                assert card.cores == min(_host(each.plan).count * _host(each.plan).cores for each in carrying)
            elif merit == "power":
                assert card.watts == min(_watts(each.plan) for each in carrying)
            else:
                affordable = [each for each in carrying if each.price <= cheapest * MORE_FOR_HEADROOM]
                assert card.desktops == max(each.desktops for each in affordable)


def test_cheaper_designs_are_told_with_the_limit_that_each_breaks() -> None:
    found, every = answer("array", 4)
    assert found.cheaper
    limits = set()
    for each in found.cheaper:
        assert each.price < found.cards[0].price
        assert not each.carries
        assert each.desktops < found.desktops
        first = evaluate(each.plan, CATALOG).limits[0]
        assert each.limit is not None
        assert (each.limit.resource, each.limit.component) == (first.resource, first.component)
        limits.add((first.resource, first.component))
    assert len(limits) == len(found.cheaper)
    # the first of them is the next cheaper design of all
    assert found.cheaper[0].price == max(each.price for each in every if each.price < found.cards[0].price)


def test_a_card_is_one_step_away() -> None:
    plan, space, desktops = random_space("local", 12)
    found = best_designs(plan, CATALOG, desktops, space)
    for card in found.cards:
        made = apply(plan, card.step.edits)
        assert made.components == card.plan.components
        assert (
            sum(pool.desktops for pool in made.components.values() if hasattr(pool, "users_per_desktop"))
            == desktops
        )
        told = {(each.component, each.field) for each in card.differences}
        assert not told & {("host", "cores_per_socket"), ("pool", "desktops"), ("drives", "drive_gb")}


def test_where_no_design_fits_the_limit_is_named_that_no_option_lifts() -> None:
    plan = priced_plan("local", hosts=4)
    space = Space(
        (fields("host", "hosts", "count", [3, 4, 5], 4), fields("host", "sockets", "sockets", [1, 2], 2))
    )
    found = best_designs(plan, CATALOG, 5_000, space)
    assert (found.cards, found.cheaper, found.least_change) == ((), (), None)
    assert found.most is not None
    with apart():
        most = max(
            evaluate(each.plan, CATALOG).desktops.maximum or 0 for each in enumerated(plan, space, 5_000)
        )
    assert found.most.desktops == most
    assert found.most.limit is not None
    assert found.most.limit.desktops == most


def test_the_least_change_keeps_what_is_bought() -> None:
    """A processor that is cheaper than the drawn one does not pay for the drawn one that is left over."""
    plan = priced_plan("local", hosts=5)
    cheap = DesignChoice("host", "processor", (DesignOption(is_drawn=True), processor(ABSENT[0], 100)))
    space = Space((fields("host", "hosts", "count", [5, 6, 7], 5), cheap))
    desktops = 500
    found = best_designs(plan, CATALOG, desktops, space)
    assert found.least_change is not None
    assert found.cards[0].price < found.least_change.price
    assert found.cards[0].added > found.least_change.added
    assert [each.field for each in found.least_change.differences] == ["count"]


def test_without_prices_the_fewest_changes_are_the_answer() -> None:
    plan = priced_plan("local", hosts=4)
    bare = {name: msgspec.structs.replace(each, parts=()) for name, each in plan.components.items()}
    plan = msgspec.structs.replace(plan, components=bare)
    space = default_space(plan, CATALOG, 300)
    assert {each.what for each in space.choices} >= {"hosts", "memory", "drives", "raid"}
    found = best_designs(plan, CATALOG, 300, space)
    assert not found.is_priced
    assert found.cards == ()
    assert found.least_change is not None
    assert assessed(found.least_change.plan, CATALOG).desktops.carries_plan


def test_dearer_memory_ranks_anew_and_evaluates_little() -> None:
    plan = priced_plan("local", hosts=6)
    small = DesignChoice(
        "host", "memory", (DesignOption(is_drawn=True), memory(512.0, 32.0, 150), memory(2048.0, 64.0, 300))
    )
    faster = DesignChoice(
        "host", "processor", (DesignOption(is_drawn=True), *(processor(each, 3000) for each in ABSENT))
    )
    space = Space((small, faster, fields("host", "hosts", "count", range(2, 12), 6)))
    study = DesignStudy(plan, CATALOG, 600, space)
    today = study.answer()
    dearer = study.answer(Decimal(8))
    anew = DesignStudy(plan, CATALOG, 600, space).answer(Decimal(8))
    assert [card.index for card in dearer.cards] == [card.index for card in anew.cards]
    assert [card.price for card in dearer.cards] == [card.price for card in anew.cards]
    assert dearer.evaluated - today.evaluated < anew.evaluated
    host = _host(today.cards[0].plan)
    modules = host.count * host.ram_gib / host.memory_module_gib
    assert modules > 0


def test_what_is_known_already_decides_nothing_among_equals() -> None:
    """Several designs of this sample carry as many desktops at the same price."""
    plan = read_sample("everything-on-ssd")
    study = DesignStudy(plan, CATALOG, 150)
    study.answer()
    later, anew = study.answer(Decimal(3)), DesignStudy(plan, CATALOG, 150).answer(Decimal(3))
    assert [(card.index, card.merits) for card in later.cards] == [
        (card.index, card.merits) for card in anew.cards
    ]


def test_licences_are_part_of_the_price_as_far_as_the_bill_has_them() -> None:
    plan = priced_plan("local", hosts=4)
    line = Licence(id="per-core", name="Per core", unit_price=Decimal(200), order_number="1")
    plan = msgspec.structs.replace(plan, licences={line.id: line})
    faster = DesignChoice("host", "processor", (DesignOption(is_drawn=True), processor(ABSENT[0], 3000)))
    space = Space((faster, fields("host", "hosts", "count", [3, 4, 5], 4)))
    search = DesignSearch(plan, CATALOG, space, 300)
    amounts = Amounts(search.designs)
    prices = amounts.prices(search.layout_of_first)
    for index in np.ndindex(*space.shape):
        with apart():
            total = evaluate(search.designs.plan_of(index), CATALOG).cost.total
        assert amounts.money(int(prices[index])) == total


# --- what may be chosen --------------------------------------------------------------------------------------


def test_options_without_a_price_are_left_out_and_counted() -> None:
    plan = priced_plan("local")
    space = default_space(plan, CATALOG, 300)
    assert ("host", "processor") not in {(each.component, each.what) for each in space.choices}
    left = {(each.component, each.what): each.options for each in space.left_out}
    assert left["host", "processor"] > 10
    records = [*CATALOG.records("cpus")]
    number = next(at for at, each in enumerate(records) if each.name == ABSENT[0])
    records[number] = msgspec.structs.replace(records[number], parts=(part("8380", 5000, "socket"),))
    priced: Catalog = msgspec.structs.replace(CATALOG, lists={**CATALOG.lists, "cpus": tuple(records)})
    space = default_space(plan, priced, 300)
    processors = next(each for each in space.choices if each.what == "processor")
    assert [each.record.name for each in processors.options if each.record is not None] == [ABSENT[0]]
    assert {(each.component, each.what): each.options for each in space.left_out}["host", "processor"] == (
        left["host", "processor"] - 1
    )


@pytest.mark.parametrize("store", STORES)
def test_the_default_space_is_never_weaker_than_the_drawing(store: str) -> None:
    plan = priced_plan(store, hosts=6)
    space = default_space(plan, CATALOG, 300)
    group, host, cluster = (plan.components[each] for each in ("drives", "host", "cluster"))
    assert isinstance(group, DiskGroup)
    assert isinstance(host, Host)
    assert isinstance(cluster, Cluster)
    assert all(each.drawn is not None for each in space.choices)
    for choice in space.choices:
        values = [each.values for each in choice.options]
        if choice.what == "raid":
            assert {each["raid"] for each in values} == {"raid-10", "raid-5", "raid-6"}
        elif choice.what == "policy":
            policies = [CATALOG.vsan_policies[each["vsan_policy"]] for each in values]
            assert min(each.failures_tolerated for each in policies) == 1
        elif choice.what == "hosts":
            assert min(each["count"] for each in values) == cluster.failures_to_tolerate + 1
        elif choice.what == "memory":
            assert {each.get("memory_module_gib", 64.0) for each in values} == {64.0}
        elif choice.what == "drive":
            kinds = [each.record.values["drive_kind"] for each in choice.options if each.record]
            assert "hdd" not in kinds
    search = DesignSearch(plan, CATALOG, space, 300)
    assert search.exists.any()


def _host(plan: Plan) -> Host:
    host = plan.components["host"]
    assert isinstance(host, Host)
    return host


def _watts(plan: Plan) -> float:
    group = plan.components["drives"]
    assert isinstance(group, DiskGroup)
    arrays = sum(getattr(each, "power_watts", 0.0) for each in plan.components.values() if each.id == "array")
    stores = 1 if arrays else _host(plan).count
    return _host(plan).count * _host(plan).power_watts + group.drives * group.drive_watts * stores + arrays
