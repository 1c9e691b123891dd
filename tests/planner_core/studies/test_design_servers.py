"""Servers of other models as designs, against the evaluation of each of them made by hand."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any, NamedTuple

import msgspec
import pytest

from planner_core.catalog.records import Record
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.memory import fits_socket, memory_generation, memory_sizes
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.best_design import DesignStudy, best_designs
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.search import SearchProgress
from planner_core.studies.design.space import Space
from planner_core.studies.promise import assessed
from tests.support.design import can_be_built, errors_of, part, priced_plan, with_desktops
from tests.support.plans import CATALOG, cluster_plan, with_fields, with_settings

DESKTOPS = 450


def server(name: str, cpu: str | None, *parts: Any, **values: Any) -> Record:
    """A server of one's own with a processor of the catalogue."""
    processor = CATALOG.record("cpus", cpu) if cpu else None
    filled = {"sockets": 2, "ram_gib": 1536.0, "memory_module_gib": 64.0, **values}
    if processor is not None:
        filled = {**processor.values, **filled}
    return Record(name, "host", {"server_model": name, **filled}, "Test", "C", parts=parts)


BY_PART = server(
    "New by part",
    "AMD EPYC 9354",
    part("Chassis", 5200, "component"),
    part("EPYC", 2100, "socket"),
    part("DDR5", 390, "memory_module"),
    power_watts=640.0,
)
WHOLE = server(
    "New and whole",
    "Intel Xeon Gold 6542Y",
    part("All of it", 16_500, "component"),
    ram_gib=1024.0,
    power_watts=410.0,
)
OWN = (
    BY_PART,
    WHOLE,
    server("Without a price", "AMD EPYC 9354"),
    server("Without memory", "AMD EPYC 9354", part("A", 1, "component"), part("B", 1, "socket")),
    server("In dollars", "AMD EPYC 9354", part("A", 1, "component", currency="USD")),
    server("Unknown", None, part("A", 1, "component")),
    server("Older", "Intel Xeon X5650", part("A", 1, "component")),
)
LIBRARY = msgspec.structs.replace(CATALOG, lists={**CATALOG.lists, "servers": OWN})


def space_of(plan: Plan, *whats: str) -> Space:
    space = default_space(plan, LIBRARY, DESKTOPS)
    found = space.only(*((each.component, each.what) for each in space.offered if each.what in whats))
    spaces = (found, *(other.space for other in found.others))
    assert all(choice.what in whats for each in spaces for choice in each.choices)
    return found


class Made(NamedTuple):
    """A design made by hand."""

    found: Assessment
    plan: Plan
    carries: bool

    @property
    def price(self) -> Decimal:
        return self.found.cost.total

    @property
    def life(self) -> Decimal:
        found = self.found.cost.running.total_cost_of_ownership
        assert found is not None
        return found

    @property
    def hosts(self) -> int:
        return _host(self.plan).count


def by_hand(plan: Plan, counts: range) -> Iterator[Made]:
    """Each server with each number of hosts, of sockets, each memory that fits, and each RAID level."""
    drawn = with_desktops(plan, DESKTOPS)
    with apart():
        before = errors_of(assessed(drawn, LIBRARY))
        for record in (None, BY_PART, WHOLE):
            base = drawn
            if record is not None:
                base = apply(base, verbs.use_record(base, ["host"], record).edits)
            sold = _host(base)
            is_whole = all(each.per == "component" for each in sold.parts)
            sockets = [sold.sockets] if is_whole else [1, 2]
            for number, count, raid in itertools.product(sockets, counts, ("raid-10", "raid-5", "raid-6")):
                host = msgspec.structs.replace(sold, sockets=number)
                sizes = {
                    size.ram_gib for size in memory_sizes(host) if size.module_gib == host.memory_module_gib
                }
                for ram in [sold.ram_gib] if is_whole else sorted({*sizes, sold.ram_gib}):
                    made = with_fields(base, "host", sockets=number, count=count, ram_gib=ram)
                    made = with_fields(made, "drives", raid=raid)
                    is_sold = (number, ram) == (sold.sockets, sold.ram_gib)
                    if not can_be_built(made, memory_as_drawn=is_sold):
                        continue
                    found = assessed(made, LIBRARY)
                    carries = found.desktops.carries_plan and errors_of(found) <= before
                    yield Made(found, made, carries)


def _host(plan: Plan) -> Host:
    host = plan.components["host"]
    assert isinstance(host, Host)
    return host


@pytest.fixture(scope="module")
def plan() -> Plan:
    made: Plan = with_settings(priced_plan("local", hosts=6), maintenance_percent=6.0)
    return made


def test_servers_of_other_models_are_among_the_designs(plan: Plan) -> None:
    space = space_of(plan, "server", "hosts", "sockets", "memory", "raid")
    assert [each.servers[0].record.name for each in space.others] == ["New by part", "New and whole"]
    told: list[SearchProgress] = []
    study = DesignStudy(plan, LIBRARY, DESKTOPS, space, tell=told.append)
    counts = range(2, 1 + max(each.values["count"] for each in _hosts_of(space)))
    designs = list(by_hand(plan, counts))
    every = [each for each in designs if each.carries]
    assert {_host(each.plan).server_model for each in every} == {"", "New by part", "New and whole"}
    orders: tuple[tuple[Any, Callable[[Made], Decimal]], ...] = (
        ("purchase", lambda each: each.price),
        ("life", lambda each: each.life),
    )
    for by, cost in orders:
        found = study.answer(by=by)
        assert found.cost_of(found.cards[0]) == min(map(cost, every))
        fewest = next(card for card in found.cards if "hosts" in card.merits)
        assert (fewest.hosts, found.cost_of(fewest)) == min((each.hosts, cost(each)) for each in every)
        affordable = [each for each in every if cost(each) <= min(map(cost, every)) * Decimal("1.15")]
        below = [cost(each) for each in designs if cost(each) < min(map(cost, every))]
        assert found.cost_of(found.cheaper[0]) == max(below)
        headroom = next(card for card in found.cards if "headroom" in card.merits)
        assert headroom.desktops == max(each.found.desktops.promised or 0 for each in affordable)
        if by == "life":
            assert _host(headroom.plan).server_model != _host(found.cards[0].plan).server_model
        for card in (*found.cards, *found.cheaper):
            made = apply(plan, card.step.edits)
            assert made.components == card.plan.components
            assert assessed(made, LIBRARY).cost.total == card.price
            assert assessed(made, LIBRARY).cost.running.total_cost_of_ownership == card.life
            is_other = _host(made).server_model != ""
            assert is_other == any(each.field == "server_model" for each in card.differences)
        assert [each.carries for each in found.cheaper] == [False] * len(found.cheaper)
        assert found.designs == told[-1].designs
        assert found.evaluated == told[-1].evaluated


def _hosts_of(space: Space) -> Iterator[Any]:
    for each in (space, *(other.space for other in space.others)):
        for choice in each.choices:
            if choice.what == "hosts":
                yield from choice.options


def test_a_server_alone_may_be_chosen(plan: Plan) -> None:
    found = best_designs(plan, LIBRARY, DESKTOPS, space_of(plan, "server"))
    assert found.designs == 3
    assert [each.carries for each in found.cards] == [True] * len(found.cards)
    drawn = with_desktops(plan, DESKTOPS)
    others = [apply(drawn, verbs.use_record(drawn, ["host"], each).edits) for each in (BY_PART, WHOLE)]
    prices = {assessed(each, LIBRARY).cost.total for each in (drawn, *others)}
    assert {each.price for each in (*found.cards, *found.cheaper)} <= prices


def test_with_nothing_to_choose_what_is_drawn_is_judged(plan: Plan) -> None:
    found = best_designs(plan, LIBRARY, DESKTOPS, Space(()), by="life")
    assert (found.designs, found.cards) == (1, ())
    drawn = found.least_change or found.most
    assert drawn is not None
    assert drawn.differences == ()


def test_a_new_server_is_bought_whole_and_what_it_replaces_is_not_paid_back(plan: Plan) -> None:
    space = space_of(plan, "server")
    found = best_designs(plan, LIBRARY, DESKTOPS, space)
    every = {_host(each.plan).server_model: each for each in (*found.cards, *found.cheaper)}
    assert every
    assert found.least_change is not None
    assert found.least_change.added == 0
    for each in every.values():
        if _host(each.plan).server_model == "New and whole":
            assert each.added >= 6 * 16_500
        elif _host(each.plan).server_model == "New by part":
            assert each.added >= 6 * (5200 + 2 * 2100 + 24 * 390)


def test_servers_without_a_whole_price_or_a_known_processor_are_left_out(plan: Plan) -> None:
    space = default_space(plan, LIBRARY, DESKTOPS)
    left_out = {(each.what, each.lacks): each.options for each in space.left_out}
    assert left_out["server", "price"] == 3
    assert left_out["server", "fit"] == 1
    assert space.offered[0] == ("host", "server", 3)


def test_each_cluster_has_its_own_servers() -> None:
    drawn = cluster_plan(desktops=100)
    for host in ("pair", "single"):
        drawn = apply(drawn, verbs.set_parts(drawn, host, [part("Server", 9000, "component")]).edits)
    space = default_space(drawn, LIBRARY, 100)
    assert [each for each in space.offered if each.what == "server"] == [
        ("pair", "server", 3),
        ("single", "server", 3),
    ]
    assert len(space.others) == 3 * 3 - 1
    only_one = space.only(("pair", "server"))
    assert [[one.component for one in each.servers] for each in only_one.others] == [["pair"], ["pair"]]


def test_what_is_no_hardware_stays_as_drawn(plan: Plan) -> None:
    drawn: Plan = with_fields(plan, "host", hypervisor="vsphere-7", controller_vcpus=4)
    record = msgspec.structs.replace(WHOLE, values={**WHOLE.values, "hypervisor": "vsphere-8"})
    library = msgspec.structs.replace(LIBRARY, lists={**LIBRARY.lists, "servers": (record,)})
    space = default_space(drawn, library, DESKTOPS).only(("host", "server"))
    (other,) = space.others
    host = _host(apply(drawn, other.edits))
    assert (host.server_model, host.hypervisor, host.controller_vcpus) == ("New and whole", "vsphere-7", 4)


def test_a_processor_fits_its_own_socket_only() -> None:
    host = Host(id="h", name="H", cpu_model="Intel Xeon Gold 6338")
    assert fits_socket(host, "Intel Xeon Platinum 8380")
    assert not fits_socket(host, "AMD EPYC 7543")  # the same channels, slots and modules
    assert not fits_socket(host, "Intel Xeon Gold 6542Y")
    assert fits_socket(host, "A processor of one's own")
    names = ("Intel Xeon X5650", "Intel Xeon Gold 6338", "AMD EPYC 9354", "A processor of one's own")
    assert [memory_generation(each) for each in names] == [3, 4, 5, None]
