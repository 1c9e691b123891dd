"""Resources that serve users: the engine's demand and capacity, as queues with servers and speeds.

Kinds of stations: a host's processors are one queue in front of its cores (never its threads; clock, work per clock and
hyper-threading gain are in the speed of a core), a hard disk is a server, an SSD several, each controller has its own
queue, and a port serves bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.answers.measures import SERVING, Measures, measure, serving_blocks
from planner_core.engine.answers.pool_shares import pool_alone
from planner_core.engine.basis.axes import PHASES, Phase, Place
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.resources import Resource
from planner_core.engine.hosts.desktops import users_at_work
from planner_core.engine.hosts.failed_hosts import IOPS
from planner_core.engine.hosts.host_supply import cores_for_desktops
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.storage.arrays import array_of_store
from planner_core.engine.storage.store_io import store_io
from planner_core.formulas import interactions, network
from planner_core.formulas.recording import (
    LOAD_AXIS,
    PHASE_AXIS,
    Column,
    LeafNote,
    Targets,
    Values,
    chosen,
    gather,
    known_or,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.links import DISPLAY
from planner_core.units import PERCENT

USUAL_WORK: Final = PHASES.index("steady")
FIRST_DAY: Final[Phase] = "first_steady"
"""Judged as the usual day is, where it has a load of its own."""
ONE: Final = LeafNote(Message("One server"), "c", "count", "constant", "Each port sends one block at a time")
ONE_QUEUE: Final = LeafNote(Message("One line"), "n", "count", "drawing", "All users of the line share it")
DATA_ON_PORT: Final = LeafNote(
    Message("Data on an Ethernet line"),
    "p_data",
    "%",
    "constant",
    "TCP in frames of full size: 1,448 of 1,538 bytes on the line are data; as the engine counts network ports",
)


class Served(NamedTuple):
    """One resource of all components of a kind, as columns with a row per component."""

    resource: Resource
    components: tuple[ComponentId, ...]
    queues: Column
    servers: Column
    speed: Column
    """Of one server, in the resource's unit."""
    fixed_share: Values
    busy: tuple[Column, ...]
    """Servers that one user of each pool keeps busy."""


class PhaseAndLoad(NamedTuple):
    """A phase and a load, by their places on their axes."""

    phase: int
    load: int

    def of(self, column: Column) -> Column:
        """A column in this phase and load."""
        return chosen(chosen(column, PHASE_AXIS, self.phase), LOAD_AXIS, self.load)


def in_phase_and_load(block: Block, at: PhaseAndLoad) -> Block:
    """Demand and capacity of a block in one phase and load."""
    demand, fixed_demand, capacity = map(at.of, (block.demand, block.fixed_demand, block.capacity))
    return block._replace(demand=demand, fixed_demand=fixed_demand, capacity=capacity)


class ServingResources:
    """The resources of one plan that serve users, as columns over phases, loads and cases."""

    def __init__(self, layout: Layout, measures: Measures | None = None) -> None:
        self.layout = layout
        self.data = layout.catalog.response
        self.measures = measures or measure(layout)
        self._pools = len(layout.pools)
        self._alone: dict[tuple[int, bool], Mapping[Resource, Block]] = {}
        self._store_ios: dict[int, Values] = {}

    def sessions(self, row: int) -> float:
        """Users at work of one pool."""
        return float(np.broadcast_to(values_of(self.at_work), (self._pools, 1, 1, 1))[row, 0, 0, 0])

    def sessions_of_all(self) -> float:
        """Users at work of all pools."""
        return sum(map(self.sessions, range(self._pools)))

    @cached_property
    def at_work(self) -> Column:
        """Users at work of each pool."""
        return interactions.sessions_at_work(self.layout.pools.column("desktops"), users_at_work(self.layout))

    def line_of(self, pool: ComponentId) -> ComponentId | None:
        """The line of a pool's users, the one with the longest round trip of several; None without one."""
        lines, rows = self.layout.lines.components, self.layout.lines.row
        targets = [link.target for link in self.layout.plan.links_from(pool) if link.role == DISPLAY]
        own = [lines[rows[each]] for each in targets if each in rows]
        return max(own, key=lambda line: line.latency_ms).id if own else None

    def way_seconds(self, line: ComponentId | None) -> float:
        """Round trip time of a line in seconds; 0 without a line."""
        return number_at(self.ways, Place(self.layout.lines.row[line])) if line else 0.0

    @property
    def ways(self) -> Column:
        """Round trip time of each line."""
        return interactions.way_seconds(self.layout.lines.column("latency_ms"))

    def served(self, asked: tuple[int, ...], alone: bool, at: PhaseAndLoad | None = None) -> Iterator[Served]:
        """Each resource with the demand of some pools (by row), in one phase and load if `at` names them; `alone` for
        one of several pools, whose load is then fixed like that of servers.
        """
        for resource in SERVING:
            block = next((each for each in self.measures.blocks if each.resource == resource), None)
            if block is not None and len(block.components):
                own = [self.blocks_of(row, at)[resource] for row in asked]
                if at is not None:
                    block, *own = (in_phase_and_load(each, at) for each in (block, *own))
                yield self._served_by(block, own, asked, alone)

    def _served_by(self, block: Block, own: Sequence[Block], asked: tuple[int, ...], alone: bool) -> Served:
        queues, servers = self._queues(block), self._servers(block)
        fixed = (
            interactions.demand_of_others(block.demand, own[0].demand, own[0].fixed_demand)
            if alone and self._pools > 1
            else block.fixed_demand
        )
        speed = interactions.server_speed(block.capacity, queues, servers)
        busy = tuple(
            interactions.busy_servers_of_user(
                each.demand, each.fixed_demand, gather(self.at_work, np.array([row])), speed
            )
            for row, each in zip(asked, own, strict=True)
        )
        with np.errstate(divide="ignore", invalid="ignore"):
            share = np.clip(known_or(values_of(fixed) / values_of(block.capacity), 0.0), 0, 1)
        return Served(block.resource, tuple(block.components), queues, servers, speed, share, busy)

    def blocks_of(self, row: int, at: PhaseAndLoad | None = None) -> Mapping[Resource, Block]:
        """The resources that serve with one pool by itself, its desktops placed as with the others; if `at` is usual
        work, in that phase alone.
        """
        if self._pools == 1:
            return {each.resource: each for each in self.measures.blocks}
        # Where the first day has a load of its own, its phases are asked for as well.
        in_usual_work = at is not None and at.phase == USUAL_WORK and FIRST_DAY not in self.layout.phases
        known = row, in_usual_work
        if known not in self._alone:
            alone = pool_alone(self.layout, row, in_usual_work=in_usual_work)
            self._alone[known] = serving_blocks(alone, self.measures.runs.for_desktops(alone))
        return self._alone[known]

    def _queues(self, block: Block) -> Column:
        layout, runs = self.layout, self.measures.runs
        if block.resource == "cpu":
            return runs.hosts_in_service
        if block.resource == "disk_iops":
            return interactions.drives_side_by_side(
                runs.stores_of_group(IOPS), layout.groups.column("drives")
            )
        if block.resource == "controller":
            return block.capacity
        if block.resource == "link":
            return layout.constant(1, ONE_QUEUE)
        return interactions.ports_side_by_side(block.capacity, self._port_speed(block.resource))

    def _port_speed(self, resource: Resource) -> Column:
        layout = self.layout
        if resource == "array_ports":
            return layout.arrays.column("port_mb_s")
        if resource == "host_ports":
            return layout.hosts.column("hba_mb_s")
        return network.link_bandwidth_mb_s(
            layout.hosts.column("nic_gbit_s"),
            layout.constant(PERCENT * network.DATA_ON_ETHERNET, DATA_ON_PORT),
        )

    def _servers(self, block: Block) -> Column:
        layout, data = self.layout, self.data
        if block.resource == "cpu":
            return cores_for_desktops(layout)
        if block.resource == "disk_iops":
            title = Message("I/Os that a drive serves side by side")
            return layout.groups.derived(
                lambda group: data.drives[group.drive_kind].servers,
                lambda group: LeafNote(
                    title,
                    "c",
                    "count",
                    "constant",
                    data.drives[group.drive_kind].source,
                    group.name,
                    group.id,
                ),
            )
        if block.resource == "controller":
            title = Message("I/Os that a controller serves side by side")
            source = data.controller.source
            return layout.constant(data.controller.servers, LeafNote(title, "c", "count", "constant", source))
        return layout.constant(1, ONE)

    def ios_of_pool(self, pool: int, store: ComponentId, place: Place) -> float:
        """I/Os per second of the desktops of one pool on a store."""
        row = self.measures.files.ids.index(store)
        return number_at(self._ios_on_stores(pool), place._replace(row=row))

    def _ios_on_stores(self, pool: int) -> Values:
        """I/Os per second of the desktops of one pool on each store; arrays include their groups."""
        if pool not in self._store_ios:
            files = self.measures.files
            around = array_of_store(self.layout, files)
            own = np.arange(files.stores)
            targets = Targets(np.where(around == NOWHERE, own, files.groups + around), files.stores)
            layout = self.layout if self._pools == 1 else pool_alone(self.layout, pool)
            io = store_io(layout, files)
            every = values_of(io.all.reads) + values_of(io.all.writes)
            fixed = values_of(io.servers.reads) + values_of(io.servers.writes)
            self._store_ios[pool] = targets.sums(every - fixed)
        return self._store_ios[pool]
