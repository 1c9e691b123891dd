"""Advice works: what is said to lift a limit is bought in the engine, and can be bought in a shop."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.lifts import MOST_PARTS
from planner_core.engine.answers.memory import Memory, buildable
from planner_core.engine.answers.purchases import CLUSTERS, MEASURED, supplied
from planner_core.engine.answers.supplies import (
    FIELDS,
    HOSTS_OF_CLUSTER,
    Supply,
    drives_of_array,
    most_of_model,
    supply_of,
)
from planner_core.engine.answers.whole_plan import enough
from planner_core.engine.basis.assessment import Lift, Limit
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    StorageArray,
)
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.names import told_apart
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings
from planner_core.studies.needed import needed
from tests.support import random_plans
from tests.support.plans import CATALOG, small_plan, with_fields
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples, sampled

LISTS = {"{one}, or {other}": "or", "{one} and {other}": "and"}


def options_of(message: Message) -> Iterator[list[Message]]:
    """The alternatives of a remedy, each as all that is to be bought together."""
    if LISTS.get(message.text) == "or":
        yield from options_of(message.arguments["one"])
        yield from options_of(message.arguments["other"])
    else:
        yield list(parts_of(message))


def parts_of(message: Message) -> Iterator[Message]:
    if LISTS.get(message.text) == "and":
        yield from parts_of(message.arguments["one"])
        yield from parts_of(message.arguments["other"])
    else:
        yield message


def named(plan: Plan, part: Message) -> tuple[Supply, float] | None:
    """What a text says to buy and how much of it, found by the names and numbers that are printed; None for clusters,
    of which no number is printed."""
    words = part.arguments
    if part.text.startswith("further clusters"):
        return None
    names = told_apart(plan).components
    number = words.get("needed", words.get("count"))
    number = number.value if isinstance(number, Quantity) else number
    there = words["there"]
    there = there.value if isinstance(there, Quantity) else there
    for component, called in names.items():
        for field in FIELDS.get(type(called), ()):
            supply = supply_of(plan, CATALOG, component, field)
            if (
                Named(called.name) != words["component"]
                or supply is None
                or round(supply.there, 6) != round(there, 6)
            ):
                continue
            if wording(field) in part.text:
                return supply, number
    raise AssertionError(str(part))


def bought(plan: Plan, parts: Sequence[tuple[Supply, float]]) -> Plan:
    """The plan with so much of each supply. What is there may be less than the fewest that can be bought: of that,
    nothing is."""
    for each, number in parts:
        supply = supply_of(plan, CATALOG, each.component, each.field)
        assert supply is not None
        assert number <= max(supply.there, supply.number(supply.most))
        if supply.steps_for(number) >= supply.least:
            plan = entered(plan, supply, number)
    return plan


def entered(plan: Plan, supply: Supply, number: float) -> Plan:
    """What a user gets who types the number in, memory with the size of its modules; it is what the engine tried."""
    steps = supply.steps_for(number)
    field = "count" if supply.field == HOSTS_OF_CLUSTER else supply.field
    value = supply.number(steps) - supply.beside
    values: dict[str, object] = {field: value if supply.sizes or field in MEASURED else round(value)}
    if supply.sizes:
        values["memory_module_gib"] = supply.sizes[steps - 1].module_gib
    typed = apply(plan, verbs.set_fields(plan, [supply.owner], values).edits)
    tried = supply.plan_with(plan, steps).components[supply.owner]
    for name in values:
        assert getattr(typed.components[supply.owner], name) == getattr(tried, name)
    return typed


def wording(field: str) -> str:
    return {
        "count": "} host of",
        HOSTS_OF_CLUSTER: "} host in",
        "ram_gib": "of RAM",
        "nic_ports": "network port",
        "hba_ports": "storage port",
        "drives": "drive in",
        "cache_gb": "cache device",
        "controllers": "controller in",
        "ports": "port on each controller",
        "volumes": "volume on",
        "bandwidth_mbit_s": "} on {",
        "site_mbit_s": "} from {",
    }[field]


def check_advice(plan: Plan, limits_looked_at: int = 8) -> int:
    """Buys everything that is said about the first limits, and one unit less of each part; returns how much that
    was."""
    found = evaluate(plan, CATALOG)
    tried = 0
    looked_at = zip(found.limits[:limits_looked_at], found.lifts[:limits_looked_at], strict=True)
    for limit, lift in looked_at:
        words = lift.message.arguments
        remedy, part = words.get("remedy"), words.get("part")

        def lifted(grown: Plan, limit: Limit = limit, lift: Lift = lift, whole: bool = bool(remedy)) -> bool:
            limits = evaluate(grown, CATALOG).limits
            at = limits if whole else limits.where((limit.component, limit.resource))
            return all(each.desktops >= lift.message.arguments["desktops"] for each in at)

        for option in options_of(remedy or part) if remedy or part else ():
            parts = [each for each in (named(plan, text) for text in option) if each is not None]
            if len(parts) < len(option):
                continue
            tried += 1
            grown = bought(plan, parts)
            check_buildable(plan, grown)
            assert lifted(grown), str(lift.message)
            for index, (supply, number) in enumerate(parts):
                assert number != supply.there
                steps = supply.steps_for(number) - 1
                if steps < 1:
                    continue
                less = [*parts[:index], (supply, supply.number(steps)), *parts[index + 1 :]]
                assert not lifted(bought(plan, less)), (str(lift.message), supply.field, number)
        if remedy:
            check_needed(plan, lift)
    return tried


def check_needed(plan: Plan, lift: Lift) -> None:
    """What is said of a first limit is what `needed` answers about each thing that lifts it."""
    words = lift.message.arguments
    said = [[str(part) for part in option] for option in options_of(words["remedy"])]
    asked = []
    for each in lift.purchases:
        if each.message is None or each.field == CLUSTERS:
            continue
        answer = needed(plan, CATALOG, each.component, each.field, words["desktops"])
        parts = [str(part.message) for part in answer.together]
        if answer.number is not None:
            parts = [str(answer.message.arguments["purchase"])]
        if parts and len(parts) <= MOST_PARTS:
            asked.append(parts)
    assert sorted(map(sorted, said)) == sorted(
        {tuple(sorted(parts)): sorted(parts) for parts in asked}.values()
    )


def check_buildable(before: Plan, after: Plan) -> None:
    for component, part in after.components.items():
        if isinstance(part, Host) and part.ram_gib != before.components[component].ram_gib:
            modules = part.ram_gib / part.memory_module_gib
            assert modules == round(modules)
            assert round(modules) % part.sockets == 0
        if isinstance(part, StorageArray):
            there = before.components[component]
            assert part.controllers <= max(2, there.controllers)
            model = CATALOG.array_models.get(part.array_model)
            if model and model.drives:
                most = max(model.drives, drives_of_array(before, component))
                assert drives_of_array(after, component) <= most
            ports = model.most_ports(part.protocol) if model else None
            if ports is not None:
                assert part.ports <= max(ports, there.ports)


@given(plan=random_plans.plans())
@examples(4, 20, shrinks=False)
def test_all_advice_about_random_plans_works_and_can_be_bought(plan: Plan) -> None:
    """One plan takes a second on average and up to some seconds: `needed` is asked about everything that is advised,
    each time with some hundred evaluations."""
    check_advice(plan, limits_looked_at=2)


@given(seed=st.integers(0, 10_000))
@examples(4, 12)
def test_all_advice_about_shared_plans_works_and_can_be_bought(seed: int) -> None:
    check_advice(shared_plan(seed))


@pytest.mark.parametrize(
    "name", sampled(sample_names(), "everything-on-ssd", "me4-50", "vsan62-hybrid-500", "sc7020f-3000")
)
def test_all_advice_about_the_samples_works_and_can_be_bought(name: str) -> None:
    assert check_advice(read_sample(name))


def plan_of_long_lists() -> Plan:
    """Local disks in three cards, on which all files are spread; found among the random plans, and made smaller."""
    cards = [
        Host(id="host-0", name="Host 0", count=5, ram_gib=192.0),
        Host(id="host-1", name="Host 1"),
        Host(id="host-2", name="Host 2"),
    ]
    groups = {f"disks-{card}-{number}": f"host-{card}" for card in range(3) for number in range(2)}
    slow = {"disks-0-1": 150.0, "disks-2-0": 80.0}
    disks = [
        DiskGroup(id=each, name=each.title(), **({"drive_iops": slow[each]} if each in slow else {}))
        for each in groups
    ]
    full = {"clone_type": "full", "concurrency_percent": 32.3, "vcpus": 5, "ram_gib": 1.0, "iops": 36.3}
    light = DesktopPool(id="light", name="Light", **full)  # type: ignore[arg-type]
    heavy = DesktopPool(
        id="heavy", name="Heavy", desktops=160, vcpus=8, ram_gib=16.0, instant_clone_parents=True
    )
    servers = InfrastructureServers(id="servers", name="Servers")
    uneven = {"delta": (1.0, 1.0, 1.0, 0.25, 0.5, 1.0), "swap": (1.0, 1.0, 0.5, 0.25, 0.5, 1.0)}
    even = (1.0,) * len(groups)
    roles = [(light.id, role, even) for role in needed_roles(light)]
    roles += [(heavy.id, role, uneven.get(role, even)) for role in needed_roles(heavy)]
    roles.append((servers.id, "server_disk", even))
    links = [
        Link(owner, role, group, share)
        for owner, role, shares in roles
        for group, share in zip(groups, shares, strict=True)
    ]
    links += [Link(owner.id, RUNS_ON, "cluster") for owner in (light, heavy, servers)]
    parts: list[Component] = [Cluster(id="cluster", name="Cluster"), *cards, *disks, light, heavy, servers]
    return Plan(
        settings=Settings(ram_target_percent=52.6, failure_target_percent=96.5, rebuild_percent=81.4),
        components={each.id: each for each in parts},
        parents={**groups, **{each.id: "cluster" for each in cards}},
        links={each.key: each for each in links},
    )


def test_a_shopping_list_is_as_long_as_its_message() -> None:
    """Seven things lift one limit after the other; the last makes another unnecessary, and six are advice."""
    plan = plan_of_long_lists()
    lift = evaluate(plan, CATALOG).lifts[0]
    supply = supply_of(plan, CATALOG, lift.component, "drives")
    assert supply is not None
    listed = enough(Layout(plan, CATALOG), supply, 210, MOST_PARTS)
    assert len(listed) == MOST_PARTS
    assert [len(option) for option in options_of(lift.message.arguments["remedy"])] == [MOST_PARTS, 1]
    assert check_advice(plan, limits_looked_at=1) == 2


def lift_of_sc7020f() -> Lift:
    return evaluate(read_sample("sc7020f-3000"), CATALOG).lifts[0]


def test_what_is_enough_alone_is_advised_alone_though_another_card_would_do_too() -> None:
    """Another card of the cluster would do as well, and a list ends with that one."""
    plan = shared_plan(229)
    supply = supply_of(plan, CATALOG, "host-2", "ram_gib")
    assert supply is not None
    parts = enough(Layout(plan, CATALOG), supply, 641)
    assert [(part.component, part.field, number) for part, number in parts] == [("host-2", "ram_gib", 1024.0)]
    assert needed(plan, CATALOG, "host-2", "ram_gib", 641).number == 1024.0


def test_clusters_that_limit_at_the_same_number_are_named_together() -> None:
    """17 hosts in one of the two leave the maximum where it was."""
    remedy = lift_of_sc7020f().message.arguments["remedy"]
    (option,) = options_of(remedy)
    assert [(each.arguments["count"], each.arguments["component"]) for each in option] == [
        (17, Named("Cluster 1 / PowerEdge R640")),
        (17, Named("Cluster 2 / PowerEdge R640")),
    ]


def test_an_array_is_never_told_to_take_more_controllers_than_its_model_has() -> None:
    plan = read_sample("tr4540-1500")
    (lift,) = evaluate(plan, CATALOG).lifts.where(("array", "controller"))
    assert lift.purchases[0].for_next is None
    assert "another model or a second array" in str(lift.message)


def test_an_array_is_never_told_to_take_more_ports_than_its_model_has() -> None:
    """NetApp AFF A150: 8 ports of Fibre Channel or 12 of Ethernet in both controllers; direct-attached hosts use those
    for shelves, whose number is not known."""
    plan = with_fields(read_sample("tr4540-1500"), "array", array_model="NetApp AFF A150", ports=2)
    for protocol, most in (("fc", 4), ("iscsi", 6), ("nfs", 6)):
        asked = with_fields(plan, "array", protocol=protocol)
        supply = supply_of(asked, CATALOG, "array", "ports")
        assert supply is not None
        assert supply.most == most
    unknown = with_fields(plan, "array", protocol="sas")
    assert most_of_model(unknown, CATALOG, unknown.components["array"], "ports") == math.inf


def test_more_drives_and_controllers_than_the_model_takes_are_errors() -> None:
    plan = read_sample("sc7020f-3000")
    group = next(each for each in plan.children("array"))
    others = drives_of_array(plan, "array") - plan.components[group].drives
    for drives, code in ((500 - others, False), (502 - others, True)):
        found = evaluate(with_fields(plan, group, drives=drives), CATALOG).findings
        assert ("array.too-many-drives" in {each.code for each in found}) is code
    assert most_of_model(plan, CATALOG, plan.components[group], "drives") == 500 - others
    found = evaluate(with_fields(plan, "array", controllers=4), CATALOG).findings
    assert [each.severity for each in found if each.code == "array.too-many-controllers"] == ["error"]


@pytest.mark.parametrize(
    ("cpu", "sockets", "there", "sizes"),
    [
        ("Intel Xeon X5650", 2, Memory(144, 8), [144, 192, 288]),
        ("Intel Xeon Gold 6248R", 2, Memory(768, 64), [768, 1536, 3072]),
        ("AMD EPYC 9454", 1, Memory(768, 64), [768, 1152, 1536, 3072]),
        ("AMD EPYC 8434P", 1, Memory(192, 32), [192, 288, 384]),
        ("", 2, Memory(512, 32), [512, 1024, 2048, 4096]),
    ],
)
def test_memory_is_equal_on_all_channels(cpu: str, sockets: int, there: Memory, sizes: list[float]) -> None:
    host = msgspec.structs.replace(
        small_plan().components["host"],
        cpu_model=cpu,
        sockets=sockets,
        ram_gib=there.ram_gib,
        memory_module_gib=there.module_gib,
    )
    assert [each.ram_gib for each in buildable(host) if each.ram_gib >= there.ram_gib][: len(sizes)] == sizes


def test_nobody_is_told_to_take_modules_out_for_smaller_ones() -> None:
    """Of 16 modules of 64 GiB, 1,536 GiB were 32 modules of 48, nearer in size than 16 of 96."""
    host = msgspec.structs.replace(
        small_plan().components["host"],
        cpu_model="Intel Xeon Gold 6542Y",
        sockets=2,
        ram_gib=1024.0,
        memory_module_gib=64.0,
    )
    more = [each for each in buildable(host) if each.ram_gib > 1024]
    assert more[:2] == [Memory(1536, 96), Memory(2048, 64)]
    assert all(each.module_gib >= 64 for each in more)


def test_larger_modules_are_said_to_have_a_price_of_their_own() -> None:
    """The plan's price is that of a module of the size that is there."""
    plan = with_fields(
        small_plan(), "host", cpu_model="Intel Xeon Gold 6248R", ram_gib=768.0, memory_module_gib=64.0
    )
    supply = supply_of(plan, CATALOG, "host", "ram_gib")
    assert supply is not None
    same, larger = (str(supplied(supply, "Host", number)) for number in (1536.0, 3072.0))
    assert "24 modules of 64" in same
    assert "price" not in same
    assert (
        "24 modules of 128\N{NO-BREAK SPACE}GiB instead of 64\N{NO-BREAK SPACE}GiB, at a price of their own"
        in larger
    )


def test_a_model_that_was_only_recalled_is_a_planning_value() -> None:
    for each in CATALOG.array_models.values():
        assert (each.confidence == "C") is each.source.startswith("Planning value")
