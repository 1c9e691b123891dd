"""The plan as columns: one table per component kind, one list of entries per kind of link.

Laying out is the only part of an evaluation that touches Python objects one by one. While recording, each
column knows for each of its rows which component and field the number is from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.formulas.recording import Column, Index, Leaf, LeafNote, Traced, Values, values_of
from planner_core.messages import Message
from planner_core.plan.components import (
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
)
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings

C = TypeVar("C", Host, DiskGroup, DesktopPool, InfrastructureServers)


TYPED_IN = "Typed in"
OWN_DEFAULT = "Headroom's default"


def as_column(numbers: Iterable[float]) -> Values:
    """Numbers as rows of a column with one phase and one case."""
    return np.fromiter(numbers, dtype=np.float64).reshape(-1, 1, 1)


class Table(Generic[C]):
    """All components of one kind; a column per field, made when it is asked for."""

    def __init__(self, components: Sequence[C], recording: bool) -> None:
        self.components: Sequence[C] = components
        self.row = {part.id: index for index, part in enumerate(components)}
        self._recording = recording
        self._columns: dict[str, Column] = {}

    def __len__(self) -> int:
        return len(self.components)

    def column(self, field: str) -> Column:
        """One declared field of all components."""
        if field not in self._columns:
            self._columns[field] = self._read(field)
        return self._columns[field]

    def _read(self, field: str) -> Column:
        values = as_column(map(attrgetter(field), self.components))
        return (
            Traced(values, Leaf(lambda row: field_note(self.components[row], field)))
            if self._recording
            else values
        )

    def derived(self, value: Callable[[C], float], note: Callable[[C], LeafNote]) -> Column:
        """A number per component that follows from a table of constants or from the drawing."""
        values = as_column(value(part) for part in self.components)
        return Traced(values, Leaf(lambda row: note(self.components[row]))) if self._recording else values


class Entries(NamedTuple):
    """Links of one role as columns: which row they start at, which they end at, and their share."""

    source: Index
    target: Index
    share: Column


class Layout:
    """Tables, links and constants of one plan; everything an evaluation reads."""

    def __init__(self, plan: Plan, catalog: Catalog, recording: bool = False) -> None:
        self.plan = plan
        self.catalog = catalog
        self.recording = recording
        self.hosts = Table(plan.of_type(Host), recording)
        self.groups = Table(plan.of_type(DiskGroup), recording)
        self.pools = Table(plan.of_type(DesktopPool), recording)
        self.servers = Table(plan.of_type(InfrastructureServers), recording)
        self._links = _links_by_role(plan)
        self._placed = {(link.source, link.role) for link in plan.links.values()}
        self.pool_runs = self._entries(RUNS_ON, self.pools, self.hosts)
        self.server_runs = self._entries(RUNS_ON, self.servers, self.hosts)
        self.pool_files: dict[str, Entries] = {
            role: self._entries(role, self.pools, self.groups) for role in POOL_FILE_ROLES
        }
        self.server_files = self._entries("server_disk", self.servers, self.groups)

    def has_role(self, source: ComponentId, role: str) -> bool:
        """Whether a link of this role starts at the component."""
        return (source, role) in self._placed

    def unplaced(self, owner: Component) -> tuple[str, ...]:
        """The file roles of a component that lie on no store."""
        return tuple(role for role in needed_roles(owner) if not self.has_role(owner.id, role))

    def is_connected(self) -> bool:
        """Whether there is a pool, and every pool runs on a host with every file role on a store."""
        pools = self.pools.components
        return bool(pools) and all(
            self.has_role(pool.id, RUNS_ON) and not self.unplaced(pool) for pool in pools
        )

    def desktops_on(self, host: Host) -> int:
        """Desktops of all pools that run on a host, rounded to whole ones where a pool is spread."""
        runs, shares = self.pool_runs, values_of(self.pool_runs.share)[:, 0, 0]
        here = runs.target == self.hosts.row[host.id]
        pools = self.pools.components
        found = zip(runs.source[here], shares[here], strict=True)
        desktops: float = sum(float(share) * pools[row].desktops for row, share in found)
        return round(desktops)

    def disk_beside(self, group: DiskGroup) -> DiskGroup | None:
        """A disk group of hard disks in the same host, if there is one."""
        return self._disk_tiers.get(self.plan.parents.get(group.id, ""))

    @cached_property
    def _disk_tiers(self) -> dict[ComponentId, DiskGroup]:
        """Host -> its first group of hard disks."""
        tiers: dict[ComponentId, DiskGroup] = {}
        for group in self.groups.components:
            host = self.plan.parents.get(group.id)
            if host and group.drive_kind == "hdd":
                tiers.setdefault(host, group)
        return tiers

    def setting(self, field: str) -> Column:
        """One of the plan's settings as a column of one row."""
        values = as_column([getattr(self.plan.settings, field)])
        return (
            Traced(values, Leaf(lambda _: settings_note(self.plan.settings, field)))
            if self.recording
            else values
        )

    def constant(self, value: float, note: LeafNote) -> Column:
        """A constant as a column of one row."""
        return Traced(as_column([value]), Leaf(lambda _: note)) if self.recording else as_column([value])

    def stores_of_group(self) -> Column:
        """How many stores a disk group stands for: each host of a card has its own."""
        return self.groups.derived(self.store_count, self._store_count_note)

    def store_count(self, group: DiskGroup) -> int:
        """Hosts of the card that the disk group lies in; 1 while it lies in none."""
        host = self.plan.components.get(self.plan.parents.get(group.id, ""))
        return host.count if isinstance(host, Host) else 1

    def raid(self, attribute: str, title: Message, unit: str) -> Column:
        """One number of the RAID level of each disk group."""
        levels = self.catalog.raid_levels

        def note(group: DiskGroup) -> LeafNote:
            level = levels[group.raid]
            return LeafNote(title, level.name, unit, "constant", level.source, group.name, group.id)

        return self.groups.derived(lambda group: getattr(levels[group.raid], attribute), note)

    def overhead_lines(self, machines: Table[Any], runs: Entries) -> tuple[Column, Column]:
        """Base and slope of the memory overhead of each link's machines, by their vCPUs and their host."""
        ends = [
            (machines.components[source], self.hosts.components[target])
            for source, target in zip(runs.source, runs.target, strict=True)
        ]
        asked = {(host.hypervisor, machine.vcpus) for machine, host in ends}
        known = {pair: self.catalog.overhead_line(*pair) for pair in asked}
        lines = [known[host.hypervisor, machine.vcpus] for machine, host in ends]

        def column(position: int, title: Message, unit: str) -> Column:
            values = as_column(line[position] for line in lines)
            if not self.recording:
                return values

            def note(row: int) -> LeafNote:
                machine, host = ends[row]
                generation = self.catalog.hypervisors[host.hypervisor]
                words = f"{generation.name}, {machine.vcpus} vCPU"
                return LeafNote(title, words, unit, "constant", generation.source, host.name, host.id)

            return Traced(values, Leaf(note))

        return (
            column(0, Message("Memory overhead without RAM"), "MiB"),
            column(1, Message("Memory overhead per MiB of RAM"), "MiB/MiB"),
        )

    def _store_count_note(self, group: DiskGroup) -> LeafNote:
        return LeafNote(
            Message("Stores, one in each host"),
            "stores",
            "count",
            "drawing",
            "Nesting in the plan",
            group.name,
            group.id,
        )

    def _entries(self, role: str, sources: Table[Any], targets: Table[Any]) -> Entries:
        links = [
            link
            for link in self._links.get(role, ())
            if link.source in sources.row and link.target in targets.row
        ]
        sums: dict[str, float] = {}
        for link in links:
            sums[link.source] = sums.get(link.source, 0.0) + link.share
        shares = as_column(link.share / sums[link.source] for link in links)
        source = np.fromiter((sources.row[link.source] for link in links), dtype=np.intp)
        target = np.fromiter((targets.row[link.target] for link in links), dtype=np.intp)
        if not self.recording:
            return Entries(source, target, shares)
        return Entries(source, target, Traced(shares, Leaf(lambda row: self._share_note(links[row]))))

    def _share_note(self, link: Link) -> LeafNote:
        name = self.plan.components[link.source].name
        return LeafNote(
            Message("Share of the desktops here"),
            "s",
            "share",
            "drawing",
            "Link in the plan",
            name,
            link.source,
        )


def field_note(part: Component, field: str) -> LeafNote:
    """Title, unit, origin and source of one field of a component."""
    info = _declared(type(part), field)
    origin = part.origins.get(field)
    kind = origin.kind if origin else "default"
    source = (origin.reference or TYPED_IN) if origin else (info.source or OWN_DEFAULT)
    return LeafNote(Message(info.title), field, _unit(info), kind, source, part.name, part.id)


def settings_note(settings: Settings, field: str) -> LeafNote:
    """Title, unit, origin and source of one of the plan's settings."""
    info = _declared(Settings, field)
    if getattr(settings, field) != info.default:
        return LeafNote(Message(info.title), field, _unit(info), "typed", TYPED_IN)
    return LeafNote(Message(info.title), field, _unit(info), "default", info.source or OWN_DEFAULT)


def _unit(info: FieldInfo) -> str:
    return info.unit or "count"


def _declared(component_type: type[Any], field: str) -> FieldInfo:
    info = declared_field(component_type, field)
    assert info is not None, field
    return info


def _links_by_role(plan: Plan) -> dict[str, list[Link]]:
    found: dict[str, list[Link]] = {}
    for link in plan.links.values():
        found.setdefault(link.role, []).append(link)
    return found
