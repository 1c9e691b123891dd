"""Latency of a store as a result: mean, reads and writes, its rating and its parts."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.catalog.response_times import Band, LatencyBand, Medium
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.plan.components import ComponentId

WAY: Final = "way"
"""What an array takes without waiting, drives or cache; it is no resource that runs out."""


class LatencyPart(msgspec.Struct, frozen=True):
    """One device in the path of an I/O."""

    component: ComponentId
    resource: str
    """A resource of the plan, or `WAY`."""
    share: float
    """Share of the store's I/Os that go there; 1 where all do."""
    service_ms: float
    """Time of one I/O there without load."""
    response_ms: float
    """Time of one I/O there; infinite in overload."""
    utilisation: float | None
    read_ms: float = 0.0
    """Contribution to the mean read of the store."""
    write_ms: float = 0.0
    latency_ms: float = 0.0
    """Contribution to the mean of all I/Os of the store."""


class StoreLatency(msgspec.Struct, frozen=True):
    """Mean latency of the I/Os of one store in one phase, load and case."""

    store: ComponentId
    latency_ms: float
    """Infinite in overload."""
    medium: Medium
    band: Band
    limits: LatencyBand
    parts: tuple[LatencyPart, ...]
    read_ms: float = 0.0
    write_ms: float = 0.0
    guest_read_ms: float = 0.0
    """As the guests see it: with the reads that caches in the memory of the hosts answer at once."""
    guest_ms: float = 0.0
    iops: float = 0.0
    phase: Phase = "steady"
    load: Load = "average"
    case: Case = NORMAL
    target_ms: float | None = None
    """What the plan asks of this store while users work; None if nothing."""

    @property
    def keeps_target(self) -> bool | None:
        """Whether the store keeps its target; None without one."""
        return None if self.target_ms is None else self.latency_ms <= self.target_ms
