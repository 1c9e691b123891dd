"""The engine's results for a plan, the single source for gauges, tables, proposal and command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.engine.basis.case_results import SaturationRows
from planner_core.engine.basis.cost_records import Cost, CostLine, RunningCost
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.basis.licence_records import CountedLicence
from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.saturation import NEXT_TO_NOTHING, Saturation, Status
from planner_core.engine.basis.scenarios import Scenario
from planner_core.formulas.cost import users_in_mix
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.units import ROUNDING

__all__ = [
    "Assessment",
    "Cost",
    "CostLine",
    "DesktopCounts",
    "FailureOutcome",
    "Finding",
    "Lift",
    "Limit",
    "LooseEnd",
    "PoolLimit",
    "Purchase",
    "Rows",
    "RunningCost",
    "Saturation",
    "Scenario",
    "Severity",
    "Status",
    "StoreLatency",
    "StoreUse",
    "Storm",
    "StormPart",
    "WorkTime",
]

Severity = Literal["error", "warning", "notice"]

Promise = Literal["calculated", "open", "nine-of-ten", "no-range"]
"""What is said to fit: what is calculated; what 9 of 10 futures carry, still unknown or known; or what is calculated,
because the plan has no range.
"""


class Limit(msgspec.Struct, frozen=True):
    """One rung of the ladder: with more desktops than this, the resource exceeds its target."""

    desktops: int
    component: ComponentId
    resource: Resource
    phase: Phase
    case: Case
    exact: float
    """Before rounding down to whole desktops on each host."""
    load: Load = "average"


class Purchase(msgspec.Struct, frozen=True):
    """One way to lift a limit: a supply, its present amount, and the amount needed."""

    component: ComponentId
    field: str
    """The field of the supply: "count", "ram_gib", "drives", ...; "clusters" for whole clusters."""
    unit: str
    there: float
    for_planned: float | None
    """Amount with which the planned desktops fit; the present one if they already do, None if no amount helps."""
    for_next: float | None
    """Amount with which the next limit comes first; None without a next one, or if no amount helps."""
    message: Message | None
    """The amount needed, in words; None if none is needed or none helps."""


HORIZON: Final = 4
"""Limits beyond this multiple of what is planned and of what fits do not matter for a plan."""


def horizon(planned: int, first: int) -> int:
    """The desktops up to which limits matter, for a number that is planned and one at the first limit."""
    return HORIZON * max(planned, first)


class Lift(msgspec.Struct, frozen=True):
    """What would lift one limit: present capacity of its resource, capacity needed, and purchases."""

    component: ComponentId
    resource: Resource
    unit: str
    """Of the capacities."""
    there: float
    """Capacity in the phase, load and case of the limit."""
    target: float
    """Share of it that may be planned, 0 to 1."""
    for_planned: float
    """Capacity with which the planned desktops fit."""
    next_desktops: int | None
    """Desktops at the next limit, None after the last one and for limits beyond the horizon of the plan. If only the
    next one lies beyond it: twice what the plan needs or carries for a first limit, the horizon for others.
    """
    for_next: float | None
    """Capacity for that many desktops."""
    purchases: tuple[Purchase, ...]
    message: Message
    longer_window: bool
    """Whether a longer window for the limit's phase would also lift it."""


class PoolLimit(msgspec.Struct, frozen=True):
    """How many desktops of one pool fit while the other pools stay as planned, and what limits them first."""

    pool: ComponentId
    planned: int
    desktops: int | None
    """None without a limit, because the pool is not connected or nothing limits it."""
    exact: float
    """Before rounding down to whole desktops on each host; infinite without a limit."""
    component: ComponentId
    """Empty without a limit."""
    resource: Resource | None
    phase: Phase
    load: Load
    case: Case
    users_per_desktop: int = 1
    """More than one if users share the pool's machines."""
    ladder: Sequence[Limit] = ()
    """The limits of the pool, one rung per component and resource, ascending; the first is this limit. In clusters of
    several models, later rungs assume the spread of desktops at the first.
    """

    @property
    def fits(self) -> bool:
        """Whether the planned number of the pool's desktops fits."""
        return self.desktops is not None and self.planned <= self.desktops

    @property
    def fitting(self) -> int:
        """How many of the planned desktops fit."""
        return min(self.planned, self.desktops or 0)


class LooseEnd(NamedTuple):
    """The missing link of a pool without a result."""

    pool: ComponentId
    role: str
    """`RUNS_ON` if it runs on no host, else the first file role without a store."""


class DesktopCounts(msgspec.Struct, frozen=True):
    """How many desktops are planned, how many of them fit with the pools in proportion, and the maximum."""

    planned: int
    fits: int
    """By the promise of the plan; while it is open, as calculated."""
    maximum: int | None
    """Desktops of the plan's mix at the first limit; None if nothing limits because nothing is connected."""
    without_failures: int | None = None
    """The limit without failures: no host is kept in reserve."""
    with_reserve: int | None = None
    """The limit with as many failed hosts as the clusters must tolerate; None if they tolerate none."""
    failed_hosts: int = 0
    """Largest number of failed hosts per cluster in that case: 1 for N+1."""
    users: int | None = None
    """Users of all planned desktops; None if every desktop has one user."""
    loose_end: LooseEnd | None = None
    """What the first unconnected pool lacks; None if all are connected."""
    promise_unkept: bool = False
    """Whether clusters must tolerate so many host failures that some desktops have no host left; no limit includes
    such a case.
    """
    promise: Promise = "calculated"
    sure: int | None = None
    """Desktops that 9 of 10 futures carry; None unless that is promised and known."""
    chance: float | None = None
    """Share of the futures that carry the planned desktops, likewise."""

    @property
    def carries_plan(self) -> bool:
        """Whether all planned desktops fit as promised, including the host failures that are planned for."""
        is_known = self.maximum is not None and self.promise != "open"
        return is_known and self.fits == self.planned and not self.promise_unkept

    @property
    def promised(self) -> int | None:
        """The most desktops that the offer may promise: never more than is calculated. None while it is unknown."""
        if self.maximum is None or self.promise == "open":
            return None
        return self.maximum if self.sure is None else min(self.sure, self.maximum)

    @property
    def is_sure(self) -> bool:
        """Whether the counts are those of 9 of 10 futures."""
        return self.promise == "nine-of-ten" and self.maximum is not None

    def users_of(self, desktops: int | None) -> int | None:
        """Users of a number of desktops of the plan's mix, in whole users; None if every desktop has one user."""
        if desktops is None or self.users is None:
            return None
        return int(users_in_mix(desktops, self.users, self.planned))


class StoreUse(msgspec.Struct, frozen=True):
    """How full a store is, by file role."""

    component: ComponentId
    capacity_gib: float
    used_gib: float
    by_role: Mapping[str, float]
    """GiB by file role and "overhead"; the values sum up to `used_gib`."""


def misses_window(minutes: float, window_minutes: float) -> bool:
    """Whether work ends after its window. Ten waves of 0.33 min make 3.3000000000000003: in time."""
    return minutes > window_minutes * (1 + ROUNDING)


class WorkTime(msgspec.Struct, frozen=True):
    """When the work of a phase (boot, provisioning, patching, refresh) is done."""

    phase: Phase
    case: Case
    minutes: float
    window_minutes: float
    component: ComponentId
    """The slowest component; empty if the throttle of power operations is the slowest."""
    resource: str


class StormPart(msgspec.Struct, frozen=True):
    """Time that one resource alone would need for the work of a storm."""

    component: ComponentId
    resource: Resource
    minutes: float
    """Infinite if other load leaves no capacity."""


class Storm(msgspec.Struct, frozen=True):
    """One storm in one case: its window, its throttle, and the time each resource needs."""

    phase: Phase
    case: Case
    window_minutes: float
    throttle: str
    """The setting for the number of concurrent operations; empty for logins, which users start themselves."""
    throttle_minutes: float | None
    longest: Sequence[StormPart]
    """The slowest resource only, and none without work; computed on first access."""
    parts: Sequence[StormPart]
    """Every resource with work, the slowest first; computed on first access."""
    copies_minutes: float = 0.0
    """Copies of the image, before which no clone is made; 0 without them."""

    @property
    def slowest(self) -> StormPart | None:
        """The resource that determines the duration; None if the throttle is slower, or without work."""
        part = self.longest[0] if self.longest else None
        return part if part and part.minutes >= (self.throttle_minutes or 0.0) else None

    @property
    def minutes(self) -> float:
        """Duration of the storm, by its slowest resource or its throttle, after the copies of its image; 0 without
        work.
        """
        return self.copies_minutes + (self.slowest.minutes if self.slowest else self.throttle_minutes or 0.0)


class Rebuild(msgspec.Struct, frozen=True):
    """The data that a vSAN rebuilds on the remaining hosts and drives in a case, and the duration."""

    component: ComponentId
    """The cluster."""
    case: Case
    gib: float
    """With the copies of the policy, and the metadata of express storage."""
    hours: float


class DriveWear(msgspec.Struct, frozen=True):
    """How fast the flash drives of a disk group wear out."""

    component: ComponentId
    """The disk group."""
    written_tb_per_year: float
    """On each drive."""
    years: float | None
    """Until the endurance is used up; None if it is unknown."""
    is_cache: bool = False
    """Whether it is of the group's vSAN cache devices, and not of its drives."""


class FailureOutcome(msgspec.Struct, frozen=True):
    """A failure case that the planned desktops do not survive, with the most utilised resource."""

    case: Case
    promised: bool
    """Whether the plan promises to survive this failure."""
    component: ComponentId
    resource: Resource | None
    """None if no host is left in a cluster, which is then the component."""
    phase: Phase
    utilisation: float | None
    """Share of the remaining capacity; None if none remains."""
    allowed: float
    """Maximum utilisation: the target if promised, else 1."""
    never_done: tuple[Phase, ...]
    """Storms that would never end, because other load leaves no capacity."""
    late: tuple[Storm, ...]
    """Storms that would exceed their window."""


class Finding(msgspec.Struct, frozen=True):
    """A remark that a reviewer of the plan would make."""

    severity: Severity
    code: str
    """Stable, for scripts and tests: "raid.no-redundancy"."""
    component: ComponentId
    """Empty for the plan as a whole."""
    message: Message
    remedy: Message | None = None
    source: str = ""
    """The document with the rule, or how it follows from the plan; translatable."""


class Assessment(msgspec.Struct, frozen=True):
    """All results for a plan."""

    plan_name: str
    cases: tuple[Case, ...]
    """The failure cases that apply to this plan, the normal one first."""
    phases: tuple[Phase, ...]
    """The phases of this plan: those of the first day of the week only if any pool loads it otherwise."""
    desktops: DesktopCounts
    saturation: SaturationRows
    limits: Rows[Limit]
    """Ascending; the first one is the limit of the plan."""
    pool_limits: Rows[PoolLimit]
    """One for each pool, in the order of the plan."""
    lifts: Rows[Lift]
    """What would lift each limit, in the order of the limits."""
    stores: Sequence[StoreUse]
    work: Sequence[WorkTime]
    storms: Rows[Storm]
    """The same storms, and the logins, with every resource that takes part; looked up by phase and case."""
    cost: Cost
    findings: Sequence[Finding]
    rebuilds: Sequence[Rebuild] = ()
    """For every vSAN, in every case in which it loses files that have copies elsewhere."""
    latencies: Sequence[StoreLatency] = ()
    """Of each store in each phase with I/O and in each case, on average."""
    wear: Sequence[DriveWear] = ()
    """Of every disk group of flash drives that something is written to."""
    licences: Sequence[CountedLicence] = ()
    """Every licence line of the plan with what it counts, in the order of the plan."""
    failures: Sequence[FailureOutcome] = ()
    """Every failure case that the desktops do not survive, promised ones first."""
    scenarios: Sequence[Scenario] = ()
    """Each kind of day in each case; none while a pool is not connected."""

    def worst(
        self, component: ComponentId, resource: str, phase: str | None = None, case: str | None = NORMAL
    ) -> Saturation | None:
        """The most saturated row of a component's resource in the normal case, another one, or (None) in any: of cases
        that hardly differ the first.

        Over all phases, or in one. Only rows that the plan is sized for count: see `Saturation.planned_for`.
        """
        rows = self.saturation.where((component, resource))
        rows = [
            row for row in rows if phase in (None, row.phase) and case in (None, row.case) and row.planned_for
        ]
        worst = max((row.load_factor for row in rows), default=0.0)
        return next((row for row in rows if row.load_factor >= worst * (1 - NEXT_TO_NOTHING)), None)

    def store(self, component: ComponentId) -> StoreUse | None:
        """The use of one store."""
        return next((use for use in self.stores if use.component == component), None)

    def latency(
        self, component: ComponentId, phase: Phase = "steady", case: Case = NORMAL
    ) -> StoreLatency | None:
        """The latency of one store on average; None without I/O there."""
        wanted = (component, phase, case)
        return next((each for each in self.latencies if (each.store, each.phase, each.case) == wanted), None)

    def pool_limit(self, pool: ComponentId) -> PoolLimit | None:
        """The limit of one pool."""
        return next(iter(self.pool_limits.where((pool, ""))), None)
