"""The best design of plans with graphics boards: whole profiles, hosts that fail with their boards, and what servers
take. `test_design_search.py` holds it to the enumeration of hundreds of designs.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from decimal import Decimal

import msgspec
import pytest

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import Record
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, GraphicsBoards, Host
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.best_design import best_designs
from planner_core.studies.design.bounds import every_index
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.search import DesignSearch
from planner_core.studies.design.space import (
    DesignChoice,
    DesignError,
    DesignOption,
    Space,
    UnpricedOptions,
    What,
)
from tests.support.design import board, fields, part, priced_plan, with_boards
from tests.support.plans import CATALOG, with_fields
from tests.support.thorough import sampled

ENOUGH = {"ram_gib": 8192.0, "memory_module_gib": 256.0, "all_core_turbo_ghz": 9.0, "count": 4}
"""A host that only its boards limit."""

FEWER = "Dell PowerEdge R7515"
PROCESSOR = CATALOG.record("cpus", "Intel Xeon Gold 6338")
assert PROCESSOR is not None


def of_profiles(
    model: str, boards: int, pools: dict[str, int], *, failures: int = 1, sizes: str = "equal"
) -> Plan:
    """A cluster on an array with boards in each host, and a pool for each profile; processors and RAM are plenty."""
    first, *others = pools
    plan = priced_plan("array", desktops=pools[first], failures=failures)
    plan = with_boards(plan, model, boards, 3000, profile_sizes=sizes)
    plan = with_fields(plan, "host", **ENOUGH)
    plan = with_fields(plan, "pool", vgpu_profile=first)
    plan = with_fields(plan, "drives", drives=200, drive_gb=7680.0, drive_iops=100_000.0)
    made: Plan = plan
    for profile in others:
        beside = DesktopPool(id=profile, name=profile, desktops=pools[profile], vgpu_profile=profile)
        made = apply(made, verbs.add_component(made, beside).edits)
        for target in ("cluster", "array"):
            made = apply(made, verbs.connect(made, profile, target).edits)
    return made


def fewest_hosts(plan: Plan) -> int:
    """Hosts of the design with the fewest, of up to twelve."""
    host = plan.components["host"]
    assert isinstance(host, Host)
    desktops = sum(each.desktops for each in plan.of_type(DesktopPool))
    space = Space((fields("host", "hosts", "count", range(1, 13), host.count),))
    found = best_designs(plan, CATALOG, desktops, space)
    assert found.cards, found.most
    return found.cards[0].hosts


@pytest.mark.parametrize("failures", [0, 1, 2])
def test_each_gpu_holds_whole_profiles_and_hosts_fail_with_their_boards(failures: int) -> None:
    """1 L40S holds 12 profiles of 4 GB or 6 of 8 GB. Of 60 and 5 on n hosts with 2 boards each, one board of a host is
    for the 5: 60 / 12 = 5 hosts have to be in service. In parts of profiles 5 + 0.8 boards are 3 hosts.
    """
    plan = of_profiles("NVIDIA L40S", 2, {"L40S-4Q": 60, "L40S-8Q": 5}, failures=failures)
    assert fewest_hosts(plan) == 5 + failures


@pytest.mark.parametrize(("sizes", "hosts"), [("equal", 5), ("mixed", 7)])
def test_sizes_that_share_a_gpu_are_fewer(sizes: str, hosts: int) -> None:
    """2 L4 hold 2 x 12 = 24 profiles of 2 GB, or 2 x 8 = 16 where sizes share a GPU: 96 take 4 or 6 hosts, and one more
    for the failure.
    """
    assert fewest_hosts(of_profiles("NVIDIA L4", 2, {"L4-2B": 96}, sizes=sizes)) == hosts


def test_more_boards_or_more_hosts_is_a_matter_of_money() -> None:
    """160 of 32 on an A16: 5 hosts with one board and one more for the failure, or 3 and 1 with two."""
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 160})
    space = Space(
        (fields("host", "hosts", "count", range(1, 9), 4), fields("boards", "boards", "boards", [1, 2], 1))
    )

    def cheapest(price: int) -> tuple[int, int]:
        dear = apply(plan, verbs.set_parts(plan, "boards", (part("Board", price, "component"),)).edits)
        card = best_designs(dear, CATALOG, 160, space).cards[0]
        found = evaluate(card.plan, CATALOG)
        assert (found.cost.total, found.desktops.carries_plan) == (card.price, True)
        assert card.watts == found.cost.running.power_watts
        return card.hosts, card.boards

    assert cheapest(3000) == (4, 8)
    assert cheapest(60_000) == (6, 6)


def test_another_model_names_the_virtual_gpus_of_the_pools_in_one_step() -> None:
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 90, "A16-4Q": 10})
    plan = apply(plan, verbs.set_parts(plan, "boards", (part("Board", 30_000, "component"),)).edits)
    models = DesignChoice(
        "boards",
        "board",
        (DesignOption(is_drawn=True), board("NVIDIA L4", 800, {"pool": 0, "A16-4Q": 1})),
    )
    space = Space(
        (
            models,
            fields("boards", "boards", "boards", [1, 2, 4], 1),
            fields("host", "hosts", "count", range(2, 9), 4),
        )
    )
    found = best_designs(plan, CATALOG, 100, space)
    card = found.cards[0]
    told = {(each.component, each.field): each.after for each in card.differences}
    assert told["boards", "board_model"] == "NVIDIA L4"
    assert (told["pool", "vgpu_profile"], told["A16-4Q", "vgpu_profile"]) == ("L4-2B", "L4-4Q")
    made = apply(plan, card.step.edits)
    assert made.components == card.plan.components
    assert evaluate(made, CATALOG).desktops.carries_plan
    assert not any(each.code == "graphics.no-board" for each in evaluate(made, CATALOG).findings)


def test_two_choices_may_not_name_the_same_virtual_gpus() -> None:
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 90})
    more = msgspec.structs.replace(plan.components["boards"], id="more", name="More")
    plan = apply(plan, verbs.add_component(plan, more, parent="host").edits)
    options = (DesignOption(is_drawn=True), board("NVIDIA L4", 800, {"pool": 0}))
    twice = Space(tuple(DesignChoice(each, "board", options) for each in ("boards", "more")))
    with pytest.raises(DesignError, match="same value of Pool"):
        DesignSearch(plan, CATALOG, twice, 90)


# --- no bound understates ------------------------------------------------------------------------------------


def kinds_in_one_host(source: random.Random) -> tuple[Plan, Space]:
    """Two boards in each host; desktops with the profile of one model start on both if these are of that model."""
    pools = {"A16-2B": source.randint(20, 200)} | ({"A16-4Q": 30} if source.random() < 0.5 else {})
    plan = of_profiles("NVIDIA A16", 1, pools, failures=source.randint(0, 2))
    more = msgspec.structs.replace(
        plan.components["boards"],
        id="more",
        name="More",
        profile_sizes=source.choice(["equal", "mixed"]),
    )
    plan = apply(plan, verbs.add_component(plan, more, parent="host").edits)
    plan = with_fields(plan, "host", server_model="")
    return plan, Space(
        (
            fields("boards", "boards", "boards", [1, 2, 3], 1),
            fields("more", "boards", "boards", [1, 2, 4], 1),
            fields("host", "hosts", "count", [3, 4, 5, 7], 4),
        )
    )


def cards_of_a_cluster(source: random.Random) -> tuple[Plan, Space]:
    """Two cards of hosts with boards of their own; a pool runs on the cluster, another one on a card."""
    plan = of_profiles("NVIDIA L40S", 1, {"L40S-4Q": source.randint(10, 60)}, failures=source.randint(0, 1))
    host, boards = plan.components["host"], plan.components["boards"]
    beside = msgspec.structs.replace(host, id="beside", name="Beside", count=2)
    plan = apply(plan, verbs.add_component(plan, beside, parent="cluster").edits)
    other = msgspec.structs.replace(boards, id="other", name="Other", boards=2)
    plan = apply(plan, verbs.add_component(plan, other, parent="beside").edits)
    tied = DesktopPool(id="tied", name="Tied", desktops=8, vgpu_profile=source.choice(["L40S-4Q", "L40S-8Q"]))
    plan = apply(plan, verbs.add_component(plan, tied).edits)
    for target in (source.choice(["beside", "cluster"]), "array"):
        plan = apply(plan, verbs.connect(plan, "tied", target).edits)
    return plan, Space(
        (
            fields("boards", "boards", "boards", [1, 2], 1),
            fields("other", "boards", "boards", [1, 2], 2),
            fields("host", "hosts", "count", [2, 4, 6], 4),
            fields("beside", "hosts", "count", [1, 2, 4], 2),
        )
    )


def one_kind(source: random.Random) -> tuple[Plan, Space]:
    """One or two profiles on boards that are alone in their hosts."""
    pools = {"L4-2B": source.randint(20, 90)} | ({"L4-8Q": 7} if source.random() < 0.7 else {})
    sizes = source.choice(["equal", "mixed"])
    plan = of_profiles("NVIDIA L4", 2, pools, failures=source.randint(0, 2), sizes=sizes)
    return plan, Space(
        (
            fields("boards", "boards", "boards", [1, 2, 3, 5, 6], 2),
            fields("host", "hosts", "count", [3, 4, 5, 8, 9], 4),
        )
    )


@pytest.mark.parametrize("made", [kinds_in_one_host, cards_of_a_cluster, one_kind])
@pytest.mark.parametrize("seed", sampled(range(12), 0, 1, 2))
def test_no_bound_understates_what_boards_carry(
    made: Callable[[random.Random], tuple[Plan, Space]], seed: int
) -> None:
    """Each design is asked in turn, and nothing that is learnt of it says less than another one carries."""
    plan, space = made(random.Random(seed))
    desktops = sum(each.desktops for each in plan.of_type(DesktopPool))
    search = DesignSearch(plan, CATALOG, space, desktops)
    carried = {}
    for index in every_index(space.shape):
        if search.exists[index]:
            with apart():
                carried[index] = evaluate(search.designs.plan_of(index), CATALOG).desktops.maximum or 0
    assert len(set(carried.values())) > 3
    order = [*carried]
    random.Random(seed).shuffle(order)
    for asked in order:
        search.ask(asked)
        for index, maximum in carried.items():
            assert search.bounds.upper[index] >= maximum, (asked, index)


def test_what_names_virtual_gpus_decides_what_boards_carry() -> None:
    """Whatever component the choice is one of: 32 of 2 GB or 16 of 4 GB on an A16."""
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 90})
    options = (DesignOption(is_drawn=True), DesignOption(profiles={"pool": "A16-4Q"}))
    search = DesignSearch(plan, CATALOG, Space((DesignChoice("array", "array", options),)), 90)
    assert search.ask((1,)).maximum == 48
    assert search.bounds.upper[0] >= 96
    assert search.ask((0,)).maximum == 96


# --- what may be chosen --------------------------------------------------------------------------------------


def with_prices(*models: str) -> Catalog:
    """The catalogue with prices of some boards."""
    records = [
        msgspec.structs.replace(each, parts=(part(each.name, 2000, "component"),))
        if each.name in models
        else each
        for each in CATALOG.records("boards")
    ]
    made: Catalog = msgspec.structs.replace(CATALOG, lists={**CATALOG.lists, "boards": tuple(records)})
    return made


def options(space: Space, what: str) -> tuple[DesignOption, ...]:
    return next((each.options for each in space.choices if each.what == what), ())


def test_as_many_boards_as_the_server_takes_may_be_chosen() -> None:
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 90})
    catalog = with_prices("NVIDIA L4", "NVIDIA L40S", "NVIDIA A2")
    space = default_space(plan, catalog, 90)
    numbers = [each.values["boards"] for each in options(space, "boards")]
    assert numbers == [1, 2, 3, 4, 5, 6]  # single-wide ones; two of the others
    named = {each.record.name: each.profiles for each in options(space, "board") if each.record is not None}
    assert named == {
        "NVIDIA L4": {"pool": "L4-2B"},
        "NVIDIA L40S": {"pool": "L40S-2B"},
        "NVIDIA A2": {"pool": "A2-2B"},
    }
    assert any(each.what == "board" and each.lacks == "price" for each in space.left_out)
    search = DesignSearch(plan, catalog, space.only(("boards", "boards"), ("boards", "board")), 90)
    models = [each.record.name if each.record is not None else "" for each in options(space, "board")]
    fits = {
        (models[at[axis]] if (axis := _axis(space, "board")) < 2 else "", numbers[at[_axis(space, "boards")]])
        for at in every_index(search.exists.shape)
        if search.exists[at]
    }
    assert {number for model, number in fits if model == ""} == {1, 2}
    assert {number for model, number in fits if model == "NVIDIA L40S"} == {1, 2}
    assert {number for model, number in fits if model == "NVIDIA L4"} == set(range(1, 7))


def _axis(space: Space, what: What) -> int:
    of_boards = [each.what for each in space.choices if each.component == "boards"]
    return of_boards.index(what)


def test_boards_without_a_price_are_told_and_stay_as_drawn() -> None:
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 90})
    plan = apply(plan, verbs.set_parts(plan, "boards", ()).edits)
    space = default_space(plan, CATALOG, 90)
    assert not options(space, "boards")
    assert [each for each in space.left_out if each.component == "boards"] == [
        UnpricedOptions("boards", "boards", 2)
    ]


def test_boards_that_nobody_uses_are_no_choice() -> None:
    plan = with_fields(of_profiles("NVIDIA A16", 1, {"A16-2B": 90}), "pool", vgpu_profile="")
    space = default_space(plan, CATALOG, 90)
    assert space.choices
    assert not options(space, "boards")


def test_models_are_no_choice_where_other_boards_have_the_same_virtual_gpus() -> None:
    plan = of_profiles("NVIDIA A16", 1, {"A16-2B": 90})
    more = msgspec.structs.replace(plan.components["boards"], id="more", name="More")
    plan = apply(plan, verbs.add_component(plan, more, parent="host").edits)
    plan = with_fields(plan, "host", server_model="")
    space = default_space(plan, with_prices("NVIDIA L4"), 90)
    assert not options(space, "board")
    assert [each.component for each in space.choices if each.what == "boards"] == ["boards", "more"]
    # four in all, so no more than three beside the other
    assert [each.values["boards"] for each in options(space, "boards")] == [1, 2, 3]


def test_a_server_of_unknown_model_takes_few_boards() -> None:
    plan = with_fields(of_profiles("NVIDIA A16", 1, {"A16-2B": 90}), "host", server_model="")
    space = default_space(plan, CATALOG, 90)
    assert [each.values["boards"] for each in options(space, "boards")] == [1, 2, 3, 4]


def test_other_servers_take_the_boards_or_are_none() -> None:
    """A server that takes none is not looked at; the designs of one that takes fewer than drawn have fewer."""
    plan = of_profiles("NVIDIA A16", 2, {"A16-2B": 60})
    servers = [
        Record(
            name,
            "host",
            {
                **PROCESSOR.values,
                "server_model": name,
                "sockets": 2,
                "ram_gib": 2048.0,
                "memory_module_gib": 64.0,
            },
            "Test",
            "C",
            parts=(part("All of it", 4000, "component"),),
        )
        for name in ("Dell PowerEdge R650", "Dell PowerEdge R650xs", "Dell PowerEdge R750xa", FEWER)
    ]
    catalog: Catalog = msgspec.structs.replace(
        CATALOG, lists={**CATALOG.lists, "servers": tuple(servers), "cpus": (PROCESSOR,)}
    )
    space = default_space(plan, catalog, 60)
    assert [each.servers[0].record.name for each in space.others] == [
        "Dell PowerEdge R650",
        "Dell PowerEdge R750xa",
        FEWER,
    ]
    for other, numbers in zip(space.others, (set(), {1, 2, 3, 4}, {1}), strict=True):
        made = apply(plan, other.edits)
        only = other.space.only(("boards", "boards"), ("host", "hosts"))
        search = DesignSearch(made, catalog, only, 60, drawn=plan)
        possible = {
            search.designs.plan_of(at).components["boards"].boards  # type: ignore[union-attr]
            for at in every_index(only.shape)
            if search.exists[at]
        }
        assert possible == numbers
    hosts = space.others[0].space.only(("host", "hosts"))
    assert not DesignSearch(apply(plan, space.others[0].edits), catalog, hosts, 60, drawn=plan).exists.any()
    found = best_designs(
        plan, catalog, 60, space.only(("host", "server"), ("boards", "boards"), ("host", "hosts"))
    )
    assert all(evaluate(each.plan, catalog).desktops.carries_plan for each in found.cards)


def test_graphics_licences_and_boards_are_part_of_every_price() -> None:
    """90 desktops of whose users 80 % are at work at the same time: 72 licences of 100 a year."""
    plan = with_fields(of_profiles("NVIDIA A16", 1, {"A16-2B": 90}), "pool", concurrency_percent=80.0)
    line = Licence(id="vgpu", name="vGPU", unit="graphics_user", unit_price=Decimal(100))
    licensed = msgspec.structs.replace(plan, licences={line.id: line})
    space = Space(
        (fields("host", "hosts", "count", range(1, 9), 4), fields("boards", "boards", "boards", [1, 2], 1))
    )
    without, found = (best_designs(each, CATALOG, 90, space).cards[0] for each in (plan, licensed))
    assert found.index == without.index
    assert found.price - without.price == 72 * 100
    boards = found.plan.components["boards"]
    assert isinstance(boards, GraphicsBoards)
    assert found.boards == found.hosts * boards.boards
