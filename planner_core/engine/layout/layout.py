"""The plan as columns: one table per component kind, and constants looked up for their rows.

Only the layout handles Python objects one by one. While recording, each column stores the component and field of each
row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import LooseEnd
from planner_core.engine.basis.axes import NORMAL, PHASES, USUAL_PHASES, Case, Phase
from planner_core.engine.basis.cases import cases_of
from planner_core.engine.basis.soundness import check_settings
from planner_core.engine.layout.dependencies import (
    CASES,
    COMPONENTS,
    LOADS_LEFT,
    PHASES_LEFT,
    PLAN,
    Memo,
    OfLayout,
    kept,
    kept_property,
    note_read,
)
from planner_core.engine.layout.last_plan import Parts, parts_of
from planner_core.engine.layout.nesting import NOWHERE
from planner_core.engine.layout.tables import Table, as_column, drawing_note, field_note, settings_note
from planner_core.formulas.recording import CASE_AXIS, Column, Index, Leaf, LeafNote, Traced, Values, stacked
from planner_core.messages import Message
from planner_core.plan.components import (
    IP_PROTOCOLS,
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.links import RUNS_ON
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan
from planner_core.reuse import memoized

__all__ = ["NOWHERE", "Layout"]

DESKTOPS = Message("Desktops")
TABLES: Final[Mapping[str, type[Any]]] = {
    "hosts": Host,
    "clusters": Cluster,
    "arrays": StorageArray,
    "groups": DiskGroup,
    "pools": DesktopPool,
    "servers": InfrastructureServers,
    "lines": NetworkLink,
    "boards": GraphicsBoards,
}
"""Every table of a layout, and the kind of component in it."""

FIRST_DAY_FIELDS: Final = ("first_cpu_mhz", "first_iops", "first_login_ios", "first_login_cpu_ghz_seconds")
"""Fields of pools, each of which makes the first day of the week differ."""

C = TypeVar(
    "C",
    Host,
    Cluster,
    StorageArray,
    DiskGroup,
    DesktopPool,
    InfrastructureServers,
    NetworkLink,
    GraphicsBoards,
)


class Layout(OfLayout):
    """Tables, links and constants of one plan: all input of an evaluation.

    Raises UnsoundPlanError for a number outside the bounds of its field.
    """

    def __init__(
        self, plan: Plan, catalog: Catalog, recording: bool = False, parts: Parts | None = None
    ) -> None:
        check_settings(plan.settings)
        parts = parts or parts_of(plan)
        tables = {name: _table(kind, parts, recording) for name, kind in TABLES.items()}
        self._set(plan, catalog, recording, parts, tables, Memo())
        self._cases = self._found_cases

    def _set(
        self,
        plan: Plan,
        catalog: Catalog,
        recording: bool,
        parts: Parts,
        tables: Mapping[str, Table[Any]],
        memo: Memo,
    ) -> None:
        self._plan = plan
        self.settings = plan.settings
        self.catalog = catalog
        self.recording = recording
        self._parts = parts
        self.nesting = parts.nesting
        self.connections = parts.connections
        self._tables = tables
        self.hosts: Table[Host] = tables["hosts"]
        self.clusters: Table[Cluster] = tables["clusters"]
        self.arrays: Table[StorageArray] = tables["arrays"]
        self.groups: Table[DiskGroup] = tables["groups"]
        self.pools: Table[DesktopPool] = tables["pools"]
        self.servers: Table[InfrastructureServers] = tables["servers"]
        self.lines: Table[NetworkLink] = tables["lines"]
        self.boards: Table[GraphicsBoards] = tables["boards"]
        self.memo = memo
        self._made_of = {}
        self._futures = 1
        """How many columns each case has on the axis of cases."""
        self._has_peaks = True
        self._phases_left: tuple[Phase, ...] = ()
        """Empty if none is left out."""
        self._targets: dict[str, Column] = {}  # while recording

    def _derived(self, plan: Plan, parts: Parts, tables: Mapping[str, Table[Any]], memo: Memo) -> Layout:
        """Another layout with the same failure cases, with the given parts replaced. Attributes of the layout are not
        copied; only results in the memo are reused.
        """
        other = Layout.__new__(Layout)
        other._set(plan, self.catalog, self.recording, parts, {**self._tables, **tables}, memo)  # noqa: SLF001
        other._cases, other._phases_left = self._cases, self._phases_left  # noqa: SLF001 - a layout, too
        other._futures, other._has_peaks = self._futures, self._has_peaks  # noqa: SLF001 - a layout, too
        return other

    @property
    def plan(self) -> Plan:
        """The plan as a whole."""
        note_read(*PLAN)
        return self._plan

    @property
    def cases(self) -> tuple[Case, ...]:
        """The failure cases that apply to the plan; in many futures a single one."""
        note_read(*CASES)
        return self._cases

    @property
    def columns(self) -> int:
        """Length of the axis of cases: one for each case, in many futures one for each future."""
        note_read(*CASES)
        return len(self._cases) * self._futures

    @property
    def has_peaks(self) -> bool:
        """Whether the loads are the average and the peak; else the average only."""
        note_read(*LOADS_LEFT)
        return self._has_peaks

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases of the plan: those of the first day of the week only if any pool loads it otherwise."""
        note_read(*PHASES_LEFT)
        return self._phases_left or self._found_phases

    @kept_property
    def _found_phases(self) -> tuple[Phase, ...]:
        has_first_day = any(self.pools.any_above(field) for field in FIRST_DAY_FIELDS)
        return PHASES if has_first_day else USUAL_PHASES

    @kept_property
    def _found_cases(self) -> tuple[Case, ...]:
        return cases_of(
            self.clusters.numbers("failures_to_tolerate")[:, 0, 0, 0],
            self.hosts_of_clusters,
            self.arrays.numbers("controllers"),
            self.arrays.numbers("ports"),
            self._ports_of_hosts,
            self._rebuilds,
            bool(self.loses_disk_groups.any()),
        )

    def with_desktops(self, desktops: Values, *, in_usual_work: bool = False) -> Layout:
        """The same plan with other numbers of desktops in its pools; nothing else is laid out again. `in_usual_work`
        leaves out all phases but "steady", for what is judged there and nowhere else.
        """
        rows = self.pools.row

        def note(pool: DesktopPool) -> LeafNote:
            number = float(desktops[rows[pool.id], 0, 0, 0])
            if number == pool.desktops:
                return field_note(pool, "desktops")
            if number == 0:
                return drawing_note(
                    pool, DESKTOPS, "desktops", "desktops", "Left out here: only one pool counts"
                )
            return drawing_note(
                pool, DESKTOPS, "desktops", "desktops", "The number at which the limit is reached"
            )

        pools = self.pools.replaced("desktops", desktops, note)
        changed = [(DesktopPool, "desktops"), *([PHASES_LEFT] if in_usual_work else [])]
        other = self._derived(self._plan, self._parts, {"pools": pools}, self.memo.without(changed))
        if in_usual_work:
            other._phases_left = USUAL_PHASES[:1]  # noqa: SLF001 - a layout, too
        return other

    def in_cases(
        self,
        cases: tuple[Case, ...],
        values: Mapping[type[Any], Mapping[str, Values]] | None = None,
        futures: int = 1,
    ) -> Layout:
        """The same plan in some failure cases, at the load that it is sized for; or in one case and several futures at
        once. `values` holds, by kind and field, a row per component and a column per future; without them the futures
        stay those of this layout, and what does not depend on the case is not computed again.

        A failure case is a column, and so is a future: the axis of cases then has one for each future. So everything
        that is computed by case is computed by future, too. What is the same in all futures has a single column.
        """
        if values is None and self._futures > 1:
            values, futures = {}, self._futures
        values = values or {}
        tables = {
            name: self._tables[name].varied(
                {field: numbers[:, None, None, :] for field, numbers in values[kind].items()}
            )
            for name, kind in TABLES.items()
            if kind in values
        }
        changed = [(kind, field) for kind, fields in values.items() for field in (*fields, COMPONENTS)]
        has_peaks = self.settings.plan_for == "peak"
        loads = [] if has_peaks == self._has_peaks else [LOADS_LEFT]
        memo = self.memo.without([*changed, CASES, *loads])
        other = self._derived(self._plan, self._parts, tables, memo)
        other._cases, other._futures = cases, futures  # noqa: SLF001 - a layout, too
        other._has_peaks = has_peaks  # noqa: SLF001 - a layout, too
        return other

    def _of_plan(self, plan: Plan, parts: Parts) -> Layout | None:
        """The layout of a plan that differs only in fields of components; None for any other plan."""
        if parts.connections is not self.connections or plan.settings != self.settings:
            return None
        changed, tables = {PLAN}, {}
        for name, kind in TABLES.items():
            if parts.of_kind.get(kind, ()) is not self._parts.of_kind.get(kind, ()):
                tables[name] = _table(kind, parts, self.recording)
                changed |= self._tables[name].differing(tables[name])
        other = self._derived(plan, parts, tables, self.memo.without(changed))
        found = other._found_cases  # noqa: SLF001
        if found != self._cases:
            other._cases, other.memo = found, other.memo.without([CASES])  # noqa: SLF001
        return other

    def like(self, plan: Plan) -> Layout:
        """The layout of another plan, reusing what the two plans share.

        Raises UnsoundPlanError for a number outside the bounds of its field.
        """
        parts = parts_of(plan)
        return self._of_plan(plan, parts) or Layout(plan, self.catalog, parts=parts)

    def called(self, plan: Plan, tables: Mapping[str, Table[Any]]) -> Layout:
        """The same layout with other names, those of an equal plan."""
        memo = self.memo.without([PLAN, *((kind, COMPONENTS) for kind in TABLES.values())])
        return self._derived(plan, self._parts, tables, memo)

    # --- what lies where -------------------------------------------------------------------------------------

    @property
    def cluster_of_host(self) -> Index:
        """Row of each host's cluster, or NOWHERE."""
        return self.nesting.cluster_of_host

    @property
    def host_of_group(self) -> Index:
        """Row of each disk group's host, or NOWHERE."""
        return self.nesting.host_of_group

    @property
    def array_of_group(self) -> Index:
        """Row of each disk group's array, or NOWHERE."""
        return self.nesting.array_of_group

    @kept_property
    def vsan_of_group(self) -> Index:
        """Row of the cluster whose vSAN each disk group belongs to, or NOWHERE."""
        if not self.has_vsan:
            return np.full(len(self.groups), NOWHERE, dtype=np.intp)
        cluster = np.append(self.cluster_of_host, NOWHERE)[self.host_of_group]
        given = self.groups.looked_up("purpose", lambda purpose: purpose == "vsan")[:, 0, 0, 0] > 0
        return np.where(given & np.append(self.shares_disks, False)[cluster], cluster, NOWHERE)

    @kept_property
    def has_vsan(self) -> bool:
        """Whether any cluster shares its disks."""
        return bool(self.shares_disks.any())

    @kept_property
    def shares_disks(self) -> NDArray[np.bool_]:
        """Whether each cluster has vSAN."""
        shares: NDArray[np.bool_] = self.clusters.looked_up("vsan", lambda kind: kind != "none") > 0
        return shares[:, 0, 0, 0]

    @kept_property
    def holds_files(self) -> NDArray[np.bool_]:
        """Whether each disk group, array and cluster can store files: not drives used by vSAN, and clusters only
        with vSAN.
        """
        own_drives = self.vsan_of_group == NOWHERE
        return np.concatenate([own_drives, np.ones(len(self.arrays), dtype=bool), self.shares_disks])

    @kept_property
    def _no_stores(self) -> frozenset[ComponentId]:
        """Targets of file links that cannot store files."""
        rows = np.flatnonzero(self.connections.stores_with_files & ~self.holds_files)
        stores = list(self.nesting.stores) if len(rows) else []
        return frozenset(stores[row] for row in rows)

    def _placed(self, role: str) -> frozenset[ComponentId]:
        if role == RUNS_ON or not self._no_stores:
            return self.connections.placed(role)
        links = self.connections.of_role(role)
        return frozenset(link.source for link in links if link.target not in self._no_stores)

    @kept_property
    def hosts_of_clusters(self) -> Values:
        """Hosts of each cluster without failures."""
        return self._hosts_of_clusters(self.cluster_of_host != NOWHERE)

    @kept_property
    def clusters_with_desktops(self) -> NDArray[np.bool_]:
        """Clusters with desktops on their hosts or files of desktops on their vSAN."""
        first = len(self.groups) + len(self.arrays)
        used = self.connections.stores_with_desktops[first:] & self.shares_disks
        cluster = self.cluster_of_host[self.connections.runs(DesktopPool).targets.index]
        used[cluster[cluster != NOWHERE]] = True
        return used

    @kept_property
    def gives_drives(self) -> NDArray[np.bool_]:
        """Whether the hosts of each card give drives to the vSAN of their cluster."""
        gives = np.zeros(len(self.hosts), dtype=bool)
        gives[self.host_of_group[self.vsan_of_group != NOWHERE]] = True
        return gives

    @kept_property
    def vsan_hosts_of_clusters(self) -> Values:
        """Hosts of each cluster with vSAN drives, without failures."""
        return self._hosts_of_clusters(self.gives_drives)

    def _hosts_of_clusters(self, of_cards: NDArray[np.bool_]) -> Values:
        cards = np.flatnonzero(of_cards)
        counts = self.hosts.numbers("count")[cards, 0, 0, 0]
        return np.bincount(self.cluster_of_host[cards], counts, len(self.clusters)).astype(np.float64)

    @property
    def _ports_of_hosts(self) -> Values:
        """Ports of each host: the larger number of those to the network and those to arrays by Fibre Channel or SAS."""
        network = self.hosts.numbers("nic_ports")
        if not self.arrays.looked_up("protocol", lambda each: each not in IP_PROTOCOLS).any():
            return network
        return np.maximum(network, self.hosts.numbers("hba_ports"))

    @kept_property
    def can_lose_a_drive(self) -> Values:
        """1 for separate disk groups that survive a drive failure; for others it is a data loss."""
        levels = self.catalog.raid_levels
        survives = self.groups.looked_up("raid", lambda level: levels[level].survives_drives)
        data = self.groups.looked_up("purpose", lambda purpose: purpose == "datastore")
        return ((survives > 0) & (self.groups.numbers("drives") > survives) & (data > 0)).astype(np.float64)

    @kept_property
    def loses_disk_groups(self) -> NDArray[np.bool_]:
        """Clusters whose vSAN has disk groups and survives the loss of one."""
        return self._vsan_that_survives("hybrid", "all-flash") & ~other_stores(self)

    @kept_property
    def loses_devices(self) -> NDArray[np.bool_]:
        """Clusters whose store is one pool of devices (express storage, other platforms) and survives the loss of
        one.
        """
        pooled = self._vsan_that_survives("hybrid", "all-flash") & other_stores(self)
        return self._vsan_that_survives("esa") | pooled

    def _vsan_that_survives(self, *kinds: str) -> NDArray[np.bool_]:
        policies = self.catalog.vsan_policies
        is_one = self.clusters.looked_up("vsan", lambda kind: kind in kinds)
        survives = self.clusters.looked_up("vsan_policy", lambda each: policies[each].failures_tolerated)
        result: NDArray[np.bool_] = ((is_one > 0) & (survives > 0))[:, 0, 0, 0]
        return result

    @property
    def _rebuilds(self) -> bool:
        """Whether files are on drives, arrays or vSAN devices that survive the loss of one drive."""
        in_raid = (self.can_lose_a_drive[:, 0, 0, 0] * self.connections.groups_with_files).any()
        return bool(in_raid or self.loses_devices.any())

    def unplaced(self, owner: Component) -> tuple[str, ...]:
        """The needed file roles of a component without a store."""
        return tuple(role for role in needed_roles(owner) if owner.id not in self._placed(role))

    def is_connected(self) -> bool:
        """Whether there is a pool, and every pool has a host and a store for every file role."""
        return bool(self.pools.components) and self.loose_end() is None

    def loose_end(self) -> LooseEnd | None:
        """What a pool without a host lacks, else one without a store; None if every pool is connected.

        The first by id, so that the result does not depend on drawing order.
        """
        if not self.connections.all_pools_run:
            running = self.connections.placed(RUNS_ON)
            return LooseEnd(min(pool.id for pool in self.pools.components if pool.id not in running), RUNS_ON)
        missing = {pool.id: roles[0] for pool in self.partly_placed() if (roles := self.unplaced(pool))}
        return LooseEnd(first, missing[first]) if (first := min(missing, default="")) else None

    def partly_placed(self) -> Sequence[DesktopPool]:
        """The pools with file roles without a store, needed or not."""
        everywhere = self.connections.fully_placed if not self._no_stores else frozenset()
        if len(everywhere) == len(self.pools):
            return ()
        return [pool for pool in self.pools.components if pool.id not in everywhere]

    # --- constants -------------------------------------------------------------------------------------------

    def setting(self, field: str) -> Column:
        """One of the plan's settings as a column of one row."""
        values = as_column([getattr(self.settings, field)])
        if not self.recording:
            return values
        return Traced(values, Leaf(lambda _: settings_note(self.settings, field)))

    def constant(self, value: float, note: LeafNote) -> Column:
        """A constant as a column of one row."""
        return Traced(as_column([value]), Leaf(lambda _: note)) if self.recording else as_column([value])

    def target(self, field: str) -> Column:
        """Maximum planned utilisation: the resource's own in the normal case, a common one in failures."""
        if not self.recording:
            settings = self.settings
            own, in_failures = getattr(settings, field), settings.failure_target_percent
            return _target_percent(own, in_failures, tuple(case == NORMAL for case in self.cases))
        if field not in self._targets:
            failure = [self.setting("failure_target_percent")] * (len(self.cases) - 1)
            self._targets[field] = (
                stacked([self.setting(field), *failure], CASE_AXIS) if failure else self.setting(field)
            )
        return self._targets[field]

    def in_case(self, case: Case) -> Values:
        """1 in this case along the axis of cases, 0 elsewhere."""
        return np.array([each == case for each in self.cases], dtype=np.float64).reshape(1, 1, 1, -1)

    def raid(self, attribute: str, title: Message, unit: str) -> Column:
        """One number of the RAID level of each disk group."""
        levels = self.catalog.raid_levels

        def note(group: DiskGroup) -> LeafNote:
            level = levels[group.raid]
            return LeafNote(title, level.name, unit, "constant", level.source, group.name, group.id)

        values = self.groups.looked_up("raid", lambda level: getattr(levels[level], attribute))
        return self.groups.given(values, note)

    @kept_property
    def stores(self) -> Values:
        """Number of stores that each disk group stands for without failures."""
        counts = np.append(self.hosts.numbers("count")[:, 0, 0, 0], 1.0)
        return counts[self.host_of_group].reshape(-1, 1, 1, 1)

    def store_count(self, part: DiskGroup | GraphicsBoards) -> int:
        """Number of hosts of the card that disk groups or graphics boards lie in; 1 if in none, or in an array."""
        host = self.plan.components.get(self.plan.parents.get(part.id, ""))
        return host.count if isinstance(host, Host) else 1


@kept
def other_stores(layout: Layout) -> NDArray[np.bool_]:
    """Clusters whose hosts share their disks by another platform than vSAN."""
    versions = layout.catalog.vsan_versions
    is_vsan = layout.clusters.looked_up("vsan_version", lambda each: versions[each].is_vsan)
    return layout.shares_disks & ~(is_vsan[:, 0, 0, 0] > 0)


def has_other_stores(layout: Layout) -> bool:
    """Whether any cluster shares its disks by another platform than vSAN."""
    return layout.has_vsan and bool(other_stores(layout).any())


def failed_one(layout: Layout, table: Table[C], case: Case, title: Message, unit: str) -> Column:
    """1 for every component of a table in a failure case, 0 in the others: each has lost one of its parts."""
    failed = np.broadcast_to(layout.in_case(case), (len(table), 1, 1, len(layout.cases)))
    return table.given(failed, lambda part: drawing_note(part, title, "failed", unit, "Failure case"))


@memoized(64)
def _target_percent(own: float, in_failures: float, is_normal: tuple[bool, ...]) -> Values:
    """The target of each case; five are needed at each edit, and few edits change one."""
    values = as_column(own if each else in_failures for each in is_normal).reshape(1, 1, 1, -1)
    values.flags.writeable = False
    return values


def _table(kind: type[C], parts: Parts, recording: bool) -> Table[C]:
    components: Any = parts.of_kind.get(kind, ())
    return Table(kind, components, recording, parts.nesting.rows_of(kind))
