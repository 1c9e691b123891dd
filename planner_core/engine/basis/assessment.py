"""What the engine finds out about a plan: the one truth that gauges, tables, proposal and command line read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.engine.basis.case_results import SaturationRows
from planner_core.engine.basis.cost_records import Cost, CostLine, RunningCost
from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.saturation import Saturation, Status
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
    "Severity",
    "Status",
    "StoreUse",
    "Storm",
    "StormPart",
    "WorkTime",
]

Severity = Literal["error", "warning", "notice"]


class Limit(msgspec.Struct, frozen=True):
    """One rung of the ladder: with more desktops than this, the resource passes its target."""

    desktops: int
    component: ComponentId
    resource: Resource
    phase: Phase
    case: Case
    exact: float
    """Before rounding down to whole desktops, on each host."""
    load: Load = "average"


class Purchase(msgspec.Struct, frozen=True):
    """One way to lift a limit: what there is of something that can be bought, and how much of it would do."""

    component: ComponentId
    field: str
    """What there would be more of: "count", "ram_gib", "drives", ...; "clusters" for whole clusters."""
    unit: str
    there: float
    for_planned: float | None
    """So that the planned desktops fit; what is there where they do already, None where no number of it helps."""
    for_next: float | None
    """So that the next limit comes first; None where there is no next one, or no number of it helps."""
    message: Message | None
    """The number that is needed, in words; None where none is or none helps."""


class Lift(msgspec.Struct, frozen=True):
    """What would lift one limit: how much of its resource there is, how much it would take, and what to buy."""

    component: ComponentId
    resource: Resource
    unit: str
    """Of the capacities."""
    there: float
    """Capacity in the phase, load and case of the limit."""
    target: float
    """Part of it up to which desktops are planned, 0 to 1."""
    for_planned: float
    """Capacity with which the planned desktops fit."""
    next_desktops: int | None
    """Desktops at the next limit; None where none follows."""
    for_next: float | None
    """Capacity with which the next limit comes first."""
    purchases: tuple[Purchase, ...]
    message: Message
    longer_window: bool
    """Whether a longer window for the phase of the limit would do as well."""


class PoolLimit(msgspec.Struct, frozen=True):
    """How many desktops of one pool fit while the other pools stay as planned, and what limits them first."""

    pool: ComponentId
    planned: int
    desktops: int | None
    """None where nothing is said about a limit, because the pool is not connected or nothing limits it."""
    exact: float
    """Before rounding down to whole desktops, on each host; infinite without a limit."""
    component: ComponentId
    """Empty without a limit."""
    resource: Resource | None
    phase: Phase
    load: Load
    case: Case
    users_per_desktop: int = 1
    """More than one where users share the pool's machines."""
    ladder: Sequence[Limit] = ()
    """What limits the pool, one rung per component and resource, ascending; the first is this limit. In clusters of
    several models, the next ones with the desktops spread over the hosts as at the first."""

    @property
    def fits(self) -> bool:
        """Whether the planned number of the pool's desktops fits."""
        return self.desktops is not None and self.planned <= self.desktops

    @property
    def fitting(self) -> int:
        """How many of the planned desktops fit."""
        return min(self.planned, self.desktops or 0)


class LooseEnd(NamedTuple):
    """What a pool lacks before anything can be said about it."""

    pool: ComponentId
    role: str
    """`RUNS_ON` where it runs on no host, else the first of its files that lie on no store."""


class DesktopCounts(msgspec.Struct, frozen=True):
    """How many desktops are planned, how many fit while the pools keep their proportions, and how many would."""

    planned: int
    fits: int
    maximum: int | None
    """Desktops of the plan's mix at the first limit; None where nothing limits because nothing is connected."""
    without_failures: int | None = None
    """The limit as long as nothing fails: no host is kept in reserve."""
    with_reserve: int | None = None
    """The limit while as many hosts have failed as the clusters have to stand; None where none has to."""
    failed_hosts: int = 0
    """How many hosts of a cluster have failed then, at most: 1 for N+1."""
    users: int | None = None
    """Users of all planned desktops; None where every desktop has one user, because nothing is to be said then."""
    loose_end: LooseEnd | None = None
    """What the first pool that is not connected lacks; None where every pool is."""
    promise_unkept: bool = False
    """Whether so many hosts shall be able to fail that some desktops would have none left: no limit counts on that."""

    @property
    def carries_plan(self) -> bool:
        """Whether every desktop planned fits, also with the failed hosts that are planned for."""
        return self.maximum is not None and self.fits == self.planned and not self.promise_unkept

    def users_of(self, desktops: int | None) -> int | None:
        """Users of so many desktops of the plan's mix, in whole users; None where every desktop has one."""
        if desktops is None or self.users is None:
            return None
        return int(users_in_mix(desktops, self.users, self.planned))


class StoreUse(msgspec.Struct, frozen=True):
    """How full a store is, and with what."""

    component: ComponentId
    capacity_gib: float
    used_gib: float
    by_role: Mapping[str, float]
    """GiB by file role and "overhead"; the values add up to `used_gib`."""


def misses_window(minutes: float, window_minutes: float) -> bool:
    """Whether work ends after its window. Ten waves of 0.33 min make 3.3000000000000003: in time."""
    return minutes > window_minutes * (1 + ROUNDING)


class WorkTime(msgspec.Struct, frozen=True):
    """When a phase that is a piece of work (boot, provisioning, patching, refresh) is done."""

    phase: Phase
    case: Case
    minutes: float
    window_minutes: float
    component: ComponentId
    """What it waits for; empty where the throttle of power operations is the slowest."""
    resource: str


class StormPart(msgspec.Struct, frozen=True):
    """How long one resource alone would need for all work of a storm."""

    component: ComponentId
    resource: Resource
    minutes: float
    """Infinite where other load leaves no room."""


class Storm(msgspec.Struct, frozen=True):
    """One storm in one case: its window, its throttle, and how long each resource needs for it."""

    phase: Phase
    case: Case
    window_minutes: float
    throttle: str
    """The setting that says how many operations run at once; empty where users begin by themselves: logins."""
    throttle_minutes: float | None
    longest: Sequence[StormPart]
    """The resource that takes longest, alone, and none where nothing works; worked out when it is looked at."""
    parts: Sequence[StormPart]
    """Every resource that works, the slowest first; worked out when it is looked at."""

    @property
    def slowest(self) -> StormPart | None:
        """The resource that decides when the storm is over; None where its throttle takes longer, or nothing works."""
        part = self.longest[0] if self.longest else None
        return part if part and part.minutes >= (self.throttle_minutes or 0.0) else None

    @property
    def minutes(self) -> float:
        """Until the storm is over: what its slowest resource or its throttle takes; 0 where nothing has to be done."""
        return self.slowest.minutes if self.slowest else self.throttle_minutes or 0.0


class Rebuild(msgspec.Struct, frozen=True):
    """What a vSAN makes again on the hosts and drives that are left in a case, and how long that takes."""

    component: ComponentId
    """The cluster."""
    case: Case
    gib: float
    """With the copies of the policy, and the metadata of the express storage."""
    hours: float


class FailureOutcome(msgspec.Struct, frozen=True):
    """A failure case that the planned desktops do not get through, by what is fullest then."""

    case: Case
    promised: bool
    """Whether the plan promises to stand this failure."""
    component: ComponentId
    resource: Resource | None
    """None where no host is left in a cluster, which is the component then."""
    phase: Phase
    utilisation: float | None
    """Part of the capacity that is left; None where there is none left."""
    allowed: float
    """Up to which utilisation the case would hold: the target where it is promised, else 1."""
    never_done: tuple[Phase, ...]
    """Storms that would never be done, because other load leaves them no room."""
    late: tuple[Storm, ...]
    """Storms that would take longer than their window."""


class Finding(msgspec.Struct, frozen=True):
    """Something a reviewer of the plan would point out."""

    severity: Severity
    code: str
    """Stable, for scripts and tests: "raid.no-redundancy"."""
    component: ComponentId
    """Empty where the plan as a whole is meant."""
    message: Message
    remedy: Message | None = None
    source: str = ""
    """The document that the rule is from, or how it follows from the plan; translatable."""


class Assessment(msgspec.Struct, frozen=True):
    """Everything that is known about a plan."""

    plan_name: str
    cases: tuple[Case, ...]
    """The failure cases that can befall this plan, the normal one first."""
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
    """The same storms, and the logins, with everything that works on them; to be looked up by phase and case."""
    cost: Cost
    findings: Sequence[Finding]
    rebuilds: Sequence[Rebuild] = ()
    """Of every vSAN, in every case in which it loses files that have copies elsewhere."""
    failures: Sequence[FailureOutcome] = ()
    """Every failure case whose outcome does not hold, those that the plan promises to stand first."""

    def worst(
        self, component: ComponentId, resource: str, phase: str | None = None, case: str | None = NORMAL
    ) -> Saturation | None:
        """The most saturated row of a component's resource in the normal case, another one, or (None) in any.

        Over all phases, or in one. Only rows count that the plan is made for: see `Saturation.planned_for`.
        """
        rows = self.saturation.where((component, resource))
        rows = [
            row for row in rows if phase in (None, row.phase) and case in (None, row.case) and row.planned_for
        ]
        return max(rows, key=lambda row: row.load_factor, default=None)

    def store(self, component: ComponentId) -> StoreUse | None:
        """The use of one store."""
        return next((use for use in self.stores if use.component == component), None)

    def pool_limit(self, pool: ComponentId) -> PoolLimit | None:
        """The limit of one pool."""
        return next(iter(self.pool_limits.where((pool, ""))), None)
