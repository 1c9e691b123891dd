"""What the engine predicts of an estate beside what was measured on it, by cluster and store.

Compared are hosts of a cluster together, and stores, where the plan has a measured value. A mean, a percentile and a
single moment stand beside the usual working hours of the plan, a peak beside the fullest hour with users at work.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, Literal

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.axes import LOADS, NORMAL, WORKING_PHASES, spread
from planner_core.engine.hosts.desktops import io_by_phase
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.hosts.vsan_reduction import data_reduction
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.storage.vsan import copies_of_policy, metadata_percent
from planner_core.formulas.calibration import (
    measured_ram_gib,
    ram_in_use_gib,
    vsan_space_on_drives_gib,
)
from planner_core.formulas.cpu import processors_busy_percent
from planner_core.formulas.memory import min_free_mib
from planner_core.formulas.recording import Values, values_of
from planner_core.plan.components import Component, ComponentId, DiskGroup, Host, StorageArray
from planner_core.plan.components.host_measured import Statistic
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.validation_targets import controller_percent
from planner_core.units import PERCENT

Figure = Literal["cpu", "ram", "iops", "space"]
Meaning = Literal["moment", "average", "p95", "peak"]
UNITS: Final[Mapping[Figure, str]] = {"cpu": "%", "ram": "GiB", "iops": "IOPS", "space": "GiB"}
SAYS: Final[Sequence[Statistic]] = ("moment", "average", "p95")
"""What says least first; hosts that were measured otherwise count as what says least."""
USUAL: Final = ("steady", LOADS[0])


class MeasuredFigure(msgspec.Struct, frozen=True):
    """One figure of hosts or of a store: what the plan predicts, and what was measured."""

    place: ComponentId
    """A cluster, hosts outside of clusters, or a store."""
    figure: Figure
    meaning: Meaning | None
    """What the measured value is; None for space, which changes slowly."""
    predicted: float
    measured: float
    day: str
    """ISO date; empty if nobody said it."""
    source: str
    """Where the measured value is from, as its origin says it."""
    counts_copies: bool = False
    """Space of a vSAN, whose datastore shows what its drives hold."""

    @property
    def unit(self) -> str:
        """Of both values."""
        return UNITS[self.figure]

    @property
    def difference(self) -> float:
        """Predicted less measured."""
        return self.predicted - self.measured

    @property
    def relative(self) -> float | None:
        """The difference as a share of what was measured; None if that is 0."""
        return self.difference / self.measured if self.measured else None


def is_measured(plan: Plan) -> bool:
    """Whether a plan has a measured value that something can be compared with."""
    return any(_measured_of(host) for host in plan.of_type(Host)) or any(
        each.measured_used_gib is not None for each in _stores(plan)
    )


def comparisons(plan: Plan, catalog: Catalog, assessment: Assessment) -> tuple[MeasuredFigure, ...]:
    """Each measured figure beside the predicted one: hosts by cluster in the order of the plan, then stores.

    `assessment` is that of the plan.
    """
    found: list[MeasuredFigure] = []
    loads = _Loads(plan, catalog, assessment)
    for place, hosts in measured_hosts(plan).items():
        found += [row for make in (_cpu, _ram, _iops) for row in make(loads, place, hosts)]
    for store in _stores(plan):
        use = assessment.store(store.id)
        if store.measured_used_gib is not None and use is not None:
            source = _source(store, "measured_used_gib")
            found.append(
                MeasuredFigure(store.id, "space", None, use.used_gib, store.measured_used_gib, "", source)
            )
    for cluster, groups in _groups_of_vsans(plan).items():
        use, told = assessment.store(cluster), [each.measured_used_gib for each in groups]
        if use is not None and None not in told:
            sources = dict.fromkeys(filter(None, (_source(each, "measured_used_gib") for each in groups)))
            predicted = loads.gib_on_drives(cluster, use.used_gib)
            measured, source = sum(each or 0.0 for each in told), "; ".join(sources)
            found.append(MeasuredFigure(cluster, "space", None, predicted, measured, "", source, True))
    return tuple(found)


class _Loads:
    """What the engine says of the hosts, while nothing has failed."""

    def __init__(self, plan: Plan, catalog: Catalog, assessment: Assessment) -> None:
        self.assessment = assessment
        self._plan, self._catalog = plan, catalog

    def busy(self, host: Host, phase: str, load: str) -> float:
        """Processors of the hosts of a card as their hypervisor shows them, in percent."""
        row = self._row(host, "cpu", phase, load)
        users = 0.0 if row is None else row.load_factor * PERCENT
        return float(processors_busy_percent(users, controller_percent(host), 1.0))

    def ram_gib(self, host: Host) -> float:
        """Memory that the hypervisors of a card have given out; the same in every phase."""
        row = self._row(host, "ram", *USUAL)
        if row is None:
            return 0.0
        keeps_free = self._catalog.hypervisors[host.hypervisor].keeps_free_memory
        free = min_free_mib(host.ram_gib) if keeps_free else 0.0
        return float(ram_in_use_gib(row.demand, host.count, host.ram_gib, free, row.capacity))

    def iops(self, host: Host, phase: str, load: str) -> float:
        """Of all machines on the hosts of a card."""
        found, phases = self._iops_of_hosts
        return float(found[host.id][phases.index(phase), LOADS.index(load)])

    def gib_on_drives(self, cluster: ComponentId, used_gib: float) -> float:
        """What files of so many GiB take on the drives of a vSAN."""
        with apart():
            layout = layout_of(self._plan, self._catalog)
            row = layout.clusters.ids.index(cluster)
            numbers = (
                float(np.broadcast_to(values_of(each), (len(layout.clusters), 1, 1, 1))[row, 0, 0, 0])
                for each in (copies_of_policy(layout), data_reduction(layout), metadata_percent(layout))
            )
            return float(vsan_space_on_drives_gib(used_gib, *numbers))

    def _row(self, host: Host, resource: str, phase: str, load: str) -> Saturation | None:
        rows = self.assessment.saturation.where((host.id, resource))
        wanted = (phase, load, NORMAL)
        return next((each for each in rows if (each.phase, each.load, each.case) == wanted), None)

    @cached_property
    def _iops_of_hosts(self) -> tuple[Mapping[ComponentId, Values], Sequence[str]]:
        """I/Os per second on the hosts of each card, by phase and load, before any cache; and the phases."""
        with apart():
            layout = layout_of(self._plan, self._catalog)
            runs, phases, cases = Runs(layout), len(layout.phases), len(layout.cases)
            found = np.zeros((len(layout.hosts), phases, len(LOADS)))
            reads, writes = (spread(each, len(layout.pools), phases, cases) for each in io_by_phase(layout))
            of_pool = np.broadcast_to((reads + writes)[..., 0], (len(layout.pools), phases, len(LOADS)))
            here = values_of(runs.desktops_of_entries)[:, 0, 0, 0]
            ends = runs.pool_ends
            np.add.at(found, ends.targets.index, of_pool[ends.source] * here[:, None, None])
            servers = runs.servers
            share = values_of(servers.share)[:, 0, 0, 0]
            iops = (layout.servers.numbers("servers") * layout.servers.numbers("iops"))[:, 0, 0, 0]
            np.add.at(found, servers.target, (iops[servers.source] * share)[:, None, None])
            return dict(zip(layout.hosts.ids, found, strict=True)), tuple(layout.phases)


def _cpu(loads: _Loads, place: ComponentId, hosts: Sequence[Host]) -> Iterator[MeasuredFigure]:
    for field, is_peak in (("measured_cpu_percent", False), ("measured_cpu_peak_percent", True)):
        if told := _told(hosts, field):
            moments = _working(loads.assessment) if is_peak else [USUAL]
            predicted = max(
                mean_by_clock([loads.busy(host, *each) for host in told], told) for each in moments
            )
            measured = mean_by_clock([getattr(host, field) for host in told], told)
            yield _comparison(place, "cpu", is_peak, predicted, measured, told, field)


def _ram(loads: _Loads, place: ComponentId, hosts: Sequence[Host]) -> Iterator[MeasuredFigure]:
    for field, is_peak in (("measured_ram_percent", False), ("measured_ram_peak_percent", True)):
        if told := _told(hosts, field):
            predicted = sum(map(loads.ram_gib, told))
            shares = [(host.count, host.ram_gib, getattr(host, field)) for host in told]
            measured = sum(float(measured_ram_gib(*each)) for each in shares)
            yield _comparison(place, "ram", is_peak, predicted, measured, told, field)


def _iops(loads: _Loads, place: ComponentId, hosts: Sequence[Host]) -> Iterator[MeasuredFigure]:
    for field, is_peak in (("measured_iops", False), ("measured_iops_peak", True)):
        if told := _told(hosts, field):
            moments = _working(loads.assessment) if is_peak else [USUAL]
            predicted = max(sum(loads.iops(host, *each) for host in told) for each in moments)
            measured = sum(host.count * getattr(host, field) for host in told)
            yield _comparison(place, "iops", is_peak, predicted, measured, told, field)


def _told(hosts: Sequence[Host], field: str) -> list[Host]:
    return [host for host in hosts if getattr(host, field) is not None]


def _working(assessment: Assessment) -> list[tuple[str, str]]:
    """Every phase with users at work, on average and at the peak."""
    return [(phase, load) for phase in assessment.phases if phase in WORKING_PHASES for load in LOADS]


def _comparison(
    place: ComponentId,
    figure: Figure,
    is_peak: bool,
    predicted: float,
    measured: float,
    hosts: Sequence[Host],
    field: str,
) -> MeasuredFigure:
    days = {host.measured_day for host in hosts}
    sources = dict.fromkeys(filter(None, (_source(host, field) for host in hosts)))
    name = "measured_iops_as" if figure == "iops" else "measured_as"
    usual = min((getattr(host, name) for host in hosts), key=SAYS.index)
    return MeasuredFigure(
        place=place,
        figure=figure,
        meaning="peak" if is_peak else usual,
        predicted=predicted,
        measured=measured,
        day=days.pop() if len(days) == 1 else "",
        source="; ".join(sources),
    )


def measured_hosts(plan: Plan) -> Mapping[ComponentId, list[Host]]:
    """Hosts with a measured value, by their cluster; hosts outside of clusters for themselves."""
    found: dict[ComponentId, list[Host]] = {}
    for host in plan.of_type(Host):
        if _measured_of(host):
            found.setdefault(plan.parents.get(host.id, host.id), []).append(host)
    return found


def _measured_of(host: Host) -> bool:
    values = (
        host.measured_cpu_percent,
        host.measured_cpu_peak_percent,
        host.measured_ram_percent,
        host.measured_ram_peak_percent,
        host.measured_iops,
        host.measured_iops_peak,
    )
    return any(each is not None for each in values)


def _stores(plan: Plan) -> tuple[StorageArray | DiskGroup, ...]:
    return (*plan.of_type(StorageArray), *plan.of_type(DiskGroup))


def _groups_of_vsans(plan: Plan) -> Mapping[ComponentId, list[DiskGroup]]:
    """Drives of vSANs by their cluster."""
    found: dict[ComponentId, list[DiskGroup]] = {}
    for group in plan.of_type(DiskGroup):
        cluster = plan.parents.get(plan.parents.get(group.id, ""), "")
        if group.purpose == "vsan" and cluster:
            found.setdefault(cluster, []).append(group)
    return found


def _source(part: Component, field: str) -> str:
    origin = part.origins.get(field)
    return origin.reference if origin is not None else ""


def mean_by_clock(values: Sequence[float], hosts: Sequence[Host]) -> float:
    """Mean over hosts, each weighed by the clock of all its cores, as a cluster shows its processors."""
    weights = [host.count * host.cores * host.base_clock_ghz for host in hosts]
    return sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)
