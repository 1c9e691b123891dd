"""Scenarios: a kind of day, and what has failed on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from planner_core.engine.basis.axes import FIRST_DAY_PHASES, Case, Load, Phase
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.saturation import Saturation
from planner_core.plan.components import ComponentId

Day = Literal["working-day", "first-day", "boot", "provision", "patch-day", "refresh-day"]

DAYS: Final[Mapping[Day, tuple[Phase, ...]]] = {
    "working-day": ("steady", "login"),
    "first-day": FIRST_DAY_PHASES,
    "boot": ("boot",),
    "provision": ("provision",),
    "patch-day": ("patch",),
    "refresh-day": ("refresh",),
}
"""Every kind of day with its phases. Each phase belongs to one."""

DAY_NAMES: Final[Mapping[Day, str]] = {
    "working-day": "Working day",
    "first-day": "First day of the week",
    "boot": "Start of all desktops",
    "provision": "Provisioning",
    "patch-day": "Patch day",
    "refresh-day": "Refresh day",
}
"""English names, translatable."""


def day_of(phase: Phase) -> Day:
    """The kind of day that a phase belongs to."""
    return next(day for day, phases in DAYS.items() if phase in phases)


class Scenario(msgspec.Struct, frozen=True):
    """What a plan does on one kind of day with everything running, or with something failed."""

    day: Day
    case: Case
    promised: bool
    """Whether the plan promises to survive the case."""
    desktops: int | None
    """How many desktops of the plan's mix it carries; None if nothing limits."""
    carries_plan: bool
    """Whether these are all that are planned."""
    component: ComponentId
    """What is at its limit first; empty if nothing limits."""
    resource: Resource | None
    phase: Phase
    load: Load
    """The load that its target applies to."""
    limits_plan: bool
    """Whether its limit is that of the plan. A limit without a phase of its own, as that of memory, is one of every
    kind of day.
    """
    fullest: Sequence[Saturation]
    """The fullest component of each resource that limits, the fullest resource first."""
    latencies: Sequence[StoreLatency]
    """Of each store, on average in the phase in which it is slowest; the slowest store first."""
    storm_working_percent: float = 0.0
    """Share of the users at work who go on working in a storm; 0 without a storm, too."""

    def used(self, resource: str) -> Saturation | None:
        """The fullest component of one resource."""
        return next((each for each in self.fullest if each.resource == resource), None)

    @property
    def slowest_store(self) -> StoreLatency | None:
        """The store with the longest latency; None without I/O."""
        return self.latencies[0] if self.latencies else None
