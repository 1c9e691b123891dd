"""How many sessions get their answers in time, by the rule of the plan's acceptance test.

Demand is the sessions of a pool, capacity the number of sessions up to which the test is passed. So response times are
a limit like any other: linear in the desktops, on the ladder, in every failure case.

Login VSI: users keep their pace, and the mean time of one round may exceed the baseline by so much. View Planner: users
think, then ask for a core of their host and wait for it, and few operations may take longer than a limit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np

from planner_core.catalog.login_vsi import VsimaxRule
from planner_core.engine.answers.benchmark_workloads import benchmark_of
from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.serving import Served, ServingResources
from planner_core.engine.basis.axes import LOADS, PHASES, Load, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import acceptance, interactions
from planner_core.formulas.queueing_open import multi_server_queue
from planner_core.formulas.recording import (
    LOAD_AXIS,
    PHASE_AXIS,
    Column,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    chosen,
    concatenate,
    gather,
    stacked,
    total,
    values_of,
)
from planner_core.formulas.saturation import utilisation
from planner_core.formulas.vsimax import baseline_ms, vsimax_threshold_ms
from planner_core.messages import Message
from planner_core.units import MS_PER_SECOND

VIEW_PLANNER: Final = "view-planner"
MOST_POOLS: Final = 40
"""Pools of one plan that are judged; each one is measured alone, which takes time at every edit."""
PROCESSORS: Final = ("cpu",)
STORAGE: Final = ("disk_iops", "controller", "array_ports", "host_ports")
OUTSIDE: Final = ("network", "link")
"""Between desktop and user: counted by tests that measure at the client."""
LATE: Final = 10.0
"""Answers that take longer than so many times the limit count as infinite."""
NONE: Final = "none"
INTERACTIVE: Final = "A"
"""View Planner's group of interactive operations."""
DOUBLINGS: Final = 20
SECANTS: Final = 16
NEAR: Final = 1e-12
CLOSE: Final = 1e-10
"""Relative accuracy of a growth."""
NEXT_TO_NOTHING: Final = 1e-9
ENDLESS: Final = 1e12
"""Stands for infinity, which has no sums and products: demand without capacity."""
GROWTH = LeafNote(Message("Growth tried"), "g", "share", "drawing", "The largest with answers in time")
NOBODY = LeafNote(
    Message("No session"),
    "0",
    "sessions",
    "constant",
    "The test judges steady work; each session there is a user's",
)
NOT_USED = LeafNote(Message("Not used"), "0", "s", "drawing", "No resource of this kind is asked")
WAY = LeafNote(Message("Way between user and desktop"), "L", "s", "drawing", "Round trip of the line")
USERS = LeafNote(
    Message("Users of the test on one host"), "n", "users", "drawing", "On the host that answers most slowly"
)
THINKING = LeafNote(
    Message("Time away from the processors"),
    "Z",
    "s",
    "drawing",
    "Think time of the test, storage, network and way, without waiting",
)
SERVICE = LeafNote(
    Message("Processor time of one operation"), "S", "s", "drawing", "On the host that answers most slowly"
)
CORES = LeafNote(
    Message("Cores for the test"), "c", "cores", "drawing", "Cores of the host, less what other work takes"
)
SERVICE_ALONE = LeafNote(
    Message("Service without waiting, as the unit of time"),
    "S",
    "s",
    "constant",
    "Response is counted in services",
)
WHOLE_LIMIT = LeafNote(
    Message("Limit, to its full extent"), "target", "%", "constant", "The rule of the test"
)


class _Station(NamedTuple):
    """One resource of all components of a kind, with the share of it that grows."""

    served: Served
    fixed: Column
    growing: Column

    phase: int
    load: int

    def here(self, column: Column) -> Column:
        """A column in the phase and load of the test."""
        return chosen(chosen(column, PHASE_AXIS, self.phase), LOAD_AXIS, self.load)


class _Rule(NamedTuple):
    """One limit of the test. Arrays have a row for each judged pool, and a column for each case."""

    resource: Resource
    seconds: Callable[[Values], Values]
    """Time until the answer at a growth; infinite in overload."""
    limit_seconds: Values
    limit_note: LeafNote
    is_smooth: bool
    """False if the time grows in steps, with each user."""
    recorded: Callable[[int, Column], Column]
    """The same time of one judged pool as a column with its derivation."""


class Verdict(NamedTuple):
    """What one limit of the test says about the judged pools. Arrays have a row for each of them, and a column for each
    case.
    """

    resource: Resource
    pools: tuple[int, ...]
    """Rows of the judged pools."""
    seconds: Values
    """Time until the answer as planned; infinite in overload."""
    limit_seconds: Values
    growth: Values
    """Sessions in time, relative to the planned ones."""
    baseline_seconds: Values | None = None
    """Login VSI's baseline; infinite if its sessions are too slow for one."""


def benchmark_asked(layout: Layout, test: str = "") -> str:
    """The test whose users the plan's acceptance test judges, or another `test`; "none" without one."""
    test = test or layout.settings.acceptance_test
    return test if test in (NONE, VIEW_PLANNER) else layout.catalog.response.login_vsi.rule(test).response


def with_acceptance(layout: Layout, measures: Measures) -> Measures:
    """The measures with the blocks of the plan's acceptance test, if it judges any pool."""
    blocks = Acceptance(layout, measures).blocks()
    return measures._replace(blocks=(*measures.blocks, *blocks)) if blocks else measures


class Acceptance:
    """The pools of a plan that its acceptance test judges, or another `test`; all pools grow in proportion, or `only`
    the one in a row. `at_user` counts the line to the user, although the test measures inside the session.

    Axes of the arrays inside: judged pool, station, case.
    """

    def __init__(
        self,
        layout: Layout,
        measures: Measures,
        only: int | None = None,
        *,
        test: str = "",
        phase: Phase = "steady",
        load: Load = "average",
        at_user: bool = False,
    ) -> None:
        self._layout = layout
        self._data = layout.catalog.response
        self._resources = ServingResources(layout, measures)
        self._only = only
        self._place = PHASES.index(phase), LOADS.index(load)
        test = test or layout.settings.acceptance_test
        self._vsimax = None if test in (NONE, VIEW_PLANNER) else self._data.login_vsi.rule(test)
        self._benchmark = benchmark_asked(layout, test)
        self._is_at_user = at_user or self._vsimax is None
        self.judged: tuple[int, ...] = ()
        """Rows of the pools whose users are those of the test."""
        if test != NONE and len(layout.pools) <= MOST_POOLS and layout.is_connected():
            self.judged = tuple(filter(self._is_judged, range(len(layout.pools))))
        if self.judged:
            self._collect()

    def verdicts(self) -> tuple[Verdict, ...]:
        """One for each limit of the test; none if it judges no pool."""
        return tuple(map(self._verdict, self._rules())) if self.judged else ()

    def blocks(self) -> tuple[Block, ...]:
        """Sessions as planned and sessions in time, one block for each limit of the test; none if it judges no pool."""
        return tuple(map(self._block, self._rules())) if self.judged else ()

    def _is_judged(self, row: int) -> bool:
        workload = self._layout.pools.components[row].workload
        is_own = benchmark_of(workload, self._layout.catalog) == self._benchmark
        return is_own and self._resources.sessions(row) > 0

    def _collect(self) -> None:
        layout, resources = self._layout, self._resources
        self._cases = len(layout.cases)
        own = None if self._only is None else resources.measures_of(self._only)
        self._stations = [
            self._station(served, own)
            for served in resources.served(self.judged, alone=False)
            if self._is_at_user or served.resource != "link"
        ]
        self._kinds = np.array(
            [each.served.resource for each in self._stations for _ in each.served.components]
        )
        self._servers = self._grid(each.served.servers for each in self._stations)
        self._queues = self._grid(each.served.queues for each in self._stations)
        self._fixed = self._grid(each.fixed for each in self._stations)
        self._growing = self._grid(each.growing for each in self._stations)
        busy = np.array(
            [self._grid(each.served.busy[at] for each in self._stations) for at in range(len(self.judged))]
        )
        self._busy = np.where(busy < ENDLESS, busy, 0.0)
        self._alone_seconds = self._busy * self._cycle_seconds
        self._sessions = np.array([resources.sessions(row) for row in self.judged])
        self._ways = np.array(
            [self._way_seconds(row) if self._is_at_user else 0.0 for row in self.judged], dtype=np.float64
        )
        slow = self._alone_seconds.sum(axis=1) + self._ways[:, None] > self._cycle_seconds
        self._gone = slow | (busy >= ENDLESS).any(axis=1)

    def _way_seconds(self, row: int) -> float:
        resources = self._resources
        return resources.way_seconds(resources.line_of(self._layout.pools.components[row].id))

    def _station(self, served: Served, own: Measures | None) -> _Station:
        block = _block_of(self._resources.measures, served.resource)
        fixed = block.fixed_demand
        if own is not None and len(self._layout.pools) > 1:
            alone = _block_of(own, served.resource)
            fixed = interactions.demand_of_others(block.demand, alone.demand, alone.fixed_demand)
        share = acceptance.growing_share(block.demand, fixed, block.capacity)
        return _Station(served, utilisation(fixed, block.capacity), share, *self._place)

    def _grid(self, columns: Iterable[Column]) -> Values:
        """Columns at work, on average, with a row for every component."""
        found = [
            np.broadcast_to(
                values_of(station.here(column))[:, 0, 0, :], (len(station.served.components), self._cases)
            )
            for station, column in zip(self._stations, columns, strict=True)
        ]
        together: Values = np.nan_to_num(np.concatenate(found), nan=0.0, posinf=ENDLESS)
        return together

    @property
    def _cycle_seconds(self) -> float:
        """Time from one interaction to the next at the limit of the test, which workload profiles stand for."""
        if self._vsimax is None:
            return self._data.view_planner.cycle_seconds
        return self._data.interactions[self._vsimax.response].cycle_seconds

    # --- rules -----------------------------------------------------------------------------------------------

    def _rules(self) -> tuple[_Rule, ...]:
        if self._vsimax is not None:
            limit = self._threshold_seconds(self._vsimax)
            title = Message("Threshold of {rule}", {"rule": self._vsimax.name})
            note = LeafNote(title, "T", "s", "constant", self._vsimax.source)
            return (_Rule("response", self._round_seconds, limit, note, True, self._recorded_round),)
        rule = self._data.view_planner
        found = []
        for group in rule.groups:
            limit = np.full((len(self.judged), self._cases), group.limit_seconds)
            title = Message("Limit of group {group}", {"group": group.id})
            note = LeafNote(title, "T", "s", "constant", rule.source)
            if group.id == INTERACTIVE:
                found.append(
                    _Rule("response", self._operation_seconds, limit, note, False, self._recorded_operation)
                )
            else:
                found.append(
                    _Rule(
                        "storage_response", self._storage_seconds, limit, note, True, self._recorded_storage
                    )
                )
        return tuple(found)

    def _threshold_seconds(self, rule: VsimaxRule) -> Values:
        """Threshold of each judged pool by case; 0 if the first sessions are too slow for a baseline."""
        baseline = self._baseline_seconds(rule) * MS_PER_SECOND
        threshold = values_of(vsimax_threshold_ms(baseline, rule.baseline_factor, rule.added_ms))
        found: Values = np.where(np.isfinite(threshold), threshold, 0.0) / MS_PER_SECOND
        return found

    def _baseline_seconds(self, rule: VsimaxRule) -> Values:
        """Baseline of each judged pool by case, one sample at each number of sessions; a base phase is one session at a
        time. Infinite in overload.
        """
        of = rule.baseline
        numbers = (
            np.arange(1, of.samples_needed + 1) if of.samples == "whole test" else np.ones(of.samples_needed)
        )
        shape = (len(self.judged), self._cases)
        planned = (
            self._resources.sessions_of_all() if self._only is None else self._resources.sessions(self._only)
        )
        growth = np.broadcast_to(numbers[:, None, None] / planned, (len(numbers), *shape))
        samples = self._round_seconds(growth)
        return np.apply_along_axis(
            baseline_ms, 0, samples, of.first, of.lowest, of.drop_lowest, of.drop_highest
        )

    def _verdict(self, rule: _Rule) -> Verdict:
        growth = self._growth(rule)
        planned = rule.seconds(np.ones(growth.shape))
        baseline = self._baseline_seconds(self._vsimax) if self._vsimax else None
        return Verdict(rule.resource, self.judged, planned, rule.limit_seconds, growth, baseline)

    def _growth(self, rule: _Rule) -> Values:
        """The largest growth with answers in time; infinite if users wait no longer however many they are."""
        limit = np.where(self._gone, 0.0, rule.limit_seconds)
        few, many = np.zeros(limit.shape), np.ones(limit.shape)
        endless = np.zeros(limit.shape, dtype=bool)
        with np.errstate(all="ignore"):
            for _ in range(DOUBLINGS):
                fits = rule.seconds(many) <= limit
                if not fits.any():
                    break
                few, many = np.where(fits, many, few), np.where(fits, many * 2, many)
            else:
                endless = rule.seconds(many) <= limit
            few, many = self._narrowed(rule, limit, few, many)
            while ((many - few > CLOSE * many) & (many > NEXT_TO_NOTHING)).any():
                middle = (few + many) / 2
                fits = rule.seconds(middle) <= limit
                few, many = np.where(fits, middle, few), np.where(fits, many, middle)
        return np.where(self._gone, 0.0, np.where(endless, np.inf, few))

    def _narrowed(self, rule: _Rule, limit: Values, few: Values, many: Values) -> tuple[Values, Values]:
        """Closer bounds, where the time grows without steps: its inverse is nearly straight before overload, so the
        line between the bounds meets the limit close by.
        """
        if not rule.is_smooth:
            return few, many
        many = np.clip(self._knee(rule), few, many)
        low, high = (1 / rule.seconds(each) - 1 / limit for each in (few, many))
        last, there = np.zeros(limit.shape), many
        for _ in range(SECANTS):
            there = few + (many - few) * np.clip(low / (low - high), NEAR, 1 - NEAR)
            found = 1 / rule.seconds(there) - 1 / limit
            fits = found >= 0
            side = np.where(fits, 1.0, -1.0)
            slow = np.where(side == last, 0.5, 1.0)  # a bound that stays counts for less (Illinois)
            few, low = np.where(fits, there, few), np.where(fits, found, low * slow)
            many, high = np.where(fits, many, there), np.where(fits, high * slow, found)
            last = side
            if (many - few <= CLOSE * many).all() or (np.abs(found) < CLOSE / limit).all():
                break
        below, beyond = there * (1 - CLOSE / 2), there * (1 + CLOSE / 2)
        few = np.where(rule.seconds(below) <= limit, np.maximum(few, below), few)
        return few, np.where(rule.seconds(beyond) > limit, np.minimum(many, beyond), many)

    def _knee(self, rule: _Rule) -> Values:
        """The growth at which the first resource of each judged pool is full; infinite if nothing grows."""
        kinds = (*STORAGE, *OUTSIDE, *(PROCESSORS if rule.resource == "response" else ()))
        used = (self._alone_seconds > 0) & np.isin(self._kinds, kinds)[None, :, None]
        full = np.maximum(1 - self._fixed, 0.0) / self._growing
        found: Values = np.where(used, full, np.inf).min(axis=1)
        return found

    # --- blocks ----------------------------------------------------------------------------------------------

    def _block(self, rule: _Rule) -> Block:
        rows = np.array(self.judged)
        growth = self._growth(rule)
        sessions = gather(self._resources.at_work, rows)
        column = growth[:, None, None, :]
        if self._layout.recording:
            within = [self._recorded_growth(rule, at, growth) for at in range(len(self.judged))]
            grown: Column = concatenate(within)
        else:
            grown = column
        nobody = self._layout.constant(0, NOBODY)
        return Block(
            resource=rule.resource,
            unit="sessions",
            components=tuple(self._layout.pools.components[row].id for row in self.judged),
            demand=stacked([sessions, *[nobody] * (len(PHASES) - 1)], PHASE_AXIS),
            fixed_demand=nobody,
            capacity=acceptance.sessions_in_time(sessions, grown),
            target_percent=self._layout.constant(100, WHOLE_LIMIT),
            tolerated=self._tolerated(),
        )

    def _tolerated(self) -> Values | None:
        """Host failures that the clusters of each judged pool must tolerate: the fewest of several."""
        runs, block = self._resources.measures.runs.pools, _block_of(self._resources.measures, "cpu")
        if block.tolerated is None:
            return None
        of_host = block.tolerated[:, 0, 0, 0]
        found = [of_host[runs.target[runs.source == row]].min(initial=np.inf) for row in self.judged]
        return np.array([each if np.isfinite(each) else 0.0 for each in found]).reshape(-1, 1, 1, 1)

    # --- times -----------------------------------------------------------------------------------------------

    def _seconds_at(self, growth: Values, *kinds: str) -> Values:
        """Time of one interaction of each judged pool at some resources, with all users keeping their pace."""
        rows = np.isin(self._kinds, kinds) & (self._alone_seconds > 0).any(axis=(0, 2))
        if not rows.any():
            return np.zeros(growth.shape)
        alone, servers = self._alone_seconds[:, rows], self._servers[rows]
        use = acceptance.grown_utilisation(self._fixed[rows], self._growing[rows], growth[..., None, :])
        stretch = values_of(_stretch(use, servers))
        seconds: Values = (alone * np.where(alone > 0, stretch, 0.0)).sum(axis=-2)
        return seconds

    def _round_seconds(self, growth: Values) -> Values:
        """Login VSI: the mean time of one weighted round, inside the session unless the line counts."""
        every: Values = self._ways[:, None] + self._seconds_at(growth, *PROCESSORS, *STORAGE, *OUTSIDE)
        return every

    def _storage_seconds(self, growth: Values) -> Values:
        """View Planner, group B: the percentile of an operation's time on storage, as its user sees it."""
        percentile = self._data.view_planner.percentile
        mean = self._seconds_at(growth, *STORAGE)
        slow = values_of(interactions.exponential_percentile_seconds(mean, percentile))
        return slow + self._outside_seconds(growth)

    def _operation_seconds(self, growth: Values) -> Values:
        """View Planner, group A: the percentile of an operation's time on the processors of the slowest host."""
        found: Values = self._on_hosts(growth).seconds + self._outside_seconds(growth)
        return found

    @property
    def _operation_limit(self) -> float:
        """Seconds that View Planner allows for an interactive operation."""
        groups = self._data.view_planner.groups
        return next(group.limit_seconds for group in groups if group.id == INTERACTIVE)

    def _outside_seconds(self, growth: Values) -> Values:
        return self._ways[:, None] + self._seconds_at(growth, *OUTSIDE)

    def _on_hosts(self, growth: Values) -> _OnHosts:
        """The slowest host of each judged pool at its growth: users of the test there, and their wait for its cores."""
        hosts = np.isin(self._kinds, PROCESSORS)
        busy, queues, cores = self._busy[:, hosts], self._queues[hosts], self._servers[hosts]
        with np.errstate(divide="ignore", invalid="ignore"):
            share = np.nan_to_num(busy / busy.sum(axis=1, keepdims=True) / queues)
        moving = np.array([self._only in (None, row) for row in self.judged])
        grown = np.where(moving[None, :, None], growth[:, None, :], 1.0)
        users = (
            share[None] * (self._sessions[None, :, None] * grown)[:, :, None, :]
        )  # asked, pool, host, case
        service = self._alone_seconds[:, hosts].sum(axis=1)
        elsewhere = self._alone_seconds[:, np.isin(self._kinds, (*STORAGE, *OUTSIDE))].sum(axis=1)
        thinking = self._data.view_planner.think_seconds + elsewhere + self._ways[:, None]
        together = users.sum(axis=1)

        def mean(of_pool: Values) -> Values:
            weighted: Values = (users * of_pool[None, :, None, :]).sum(axis=1)
            found: Values = weighted / np.maximum(together, NEXT_TO_NOTHING)
            return found

        own_use = (users * busy.sum(axis=1, keepdims=True)[None]).sum(axis=1) / cores
        use = self._fixed[hosts] + self._growing[hosts] * growth[:, None, :]
        left = cores * np.clip(1 - np.maximum(use - own_use, 0.0), NEXT_TO_NOTHING, 1.0)
        away, percentile = mean(thinking), self._data.view_planner.percentile
        # Beyond a hopeless number of users, and where each has a core, nobody needs to be counted one by one.
        enough = acceptance.users_until(LATE * self._operation_limit, away, mean(service), left)
        is_late, has_cores = together > enough, together <= left
        counted = np.where(is_late | has_cores, 1.0, together)
        at_cores = values_of(acceptance.users_at_servers(counted, away, mean(service), left, percentile))
        seconds = values_of(acceptance.shared_service_seconds(service[:, None, :], at_cores, left))
        seconds = np.where(share > 0, np.where(is_late, np.inf, seconds), 0.0)
        slowest = seconds.argmax(axis=1)[:, None]
        chosen_hosts = (
            np.take_along_axis(each, slowest, axis=1)[:, 0]
            for each in (together, away, mean(service), left, seconds)
        )
        return _OnHosts(*chosen_hosts)

    # --- derivations -----------------------------------------------------------------------------------------

    def _recorded_growth(self, rule: _Rule, at: int, growth: Values) -> Column:
        here = _leaf(np.nan_to_num(growth[at], posinf=0.0), GROWTH)
        limit = _leaf(rule.limit_seconds[at], rule.limit_note)
        with np.errstate(all="ignore"):  # where a resource is gone there is no time
            return acceptance.growth_within_limit(here, rule.recorded(at, here), limit)

    def _recorded_at(self, at: int, growth: Column, *kinds: str) -> Column:
        cycle = self._layout.constant(self._cycle_seconds, self._cycle_note())
        parts = []
        for each in self._stations:
            if each.served.resource in kinds:
                service = interactions.interaction_demand_seconds(each.here(each.served.busy[at]), cycle)
                use = acceptance.grown_utilisation(each.here(each.fixed), each.here(each.growing), growth)
                stretch = _stretch(
                    use, each.here(each.served.servers), self._layout.constant(1, SERVICE_ALONE)
                )
                parts.append(acceptance.stretched_seconds(service, stretch))
        if not parts:
            return self._layout.constant(0, NOT_USED)
        column = concatenate(parts)
        all_of_it = Targets(np.zeros(len(values_of(column)), dtype=np.intp), 1)
        return total(column, all_of_it, Message("Time at all resources"), "s")

    def _cycle_note(self) -> LeafNote:
        data = self._data
        source = (
            data.interactions[self._vsimax.response].source
            if self._vsimax
            else data.view_planner.cycle_source
        )
        return LeafNote(Message("Time from one interaction to the next"), "T", "s", "constant", source)

    def _recorded_round(self, at: int, growth: Column) -> Column:
        way = _leaf(np.full(self._cases, self._ways[at]), WAY)
        every = self._recorded_at(at, growth, *PROCESSORS, *STORAGE, *OUTSIDE)
        return acceptance.answer_seconds(every, way)

    def _recorded_storage(self, at: int, growth: Column) -> Column:
        percentile = self._layout.constant(self._data.view_planner.percentile, self._percentile_note())
        mean = self._recorded_at(at, growth, *STORAGE)
        slow = interactions.exponential_percentile_seconds(mean, percentile)
        return acceptance.answer_seconds(slow, self._recorded_outside(at, growth))

    def _recorded_outside(self, at: int, growth: Column) -> Column:
        way = _leaf(np.full(self._cases, self._ways[at]), WAY)
        return acceptance.answer_seconds(self._recorded_at(at, growth, *OUTSIDE), way)

    def _recorded_operation(self, at: int, growth: Column) -> Column:
        there = self._on_hosts(np.broadcast_to(values_of(growth)[0, 0], (len(self.judged), self._cases)))
        service, cores = self._recorded_service(at), _leaf(there.cores[at], CORES)
        users = acceptance.users_at_servers(
            _leaf(there.users[at], USERS),
            _leaf(there.thinking_seconds[at], THINKING),
            _leaf(there.service_seconds[at], SERVICE),
            cores,
            self._layout.constant(self._data.view_planner.percentile, self._percentile_note()),
        )
        slow = acceptance.shared_service_seconds(service, users, cores)
        return acceptance.answer_seconds(slow, self._recorded_outside(at, growth))

    def _recorded_service(self, at: int) -> Column:
        """Processor time of one operation: the sum over all hosts, each with the share of the users that it has."""
        cycle = self._layout.constant(self._cycle_seconds, self._cycle_note())
        (cpu,) = (each for each in self._stations if each.served.resource in PROCESSORS)
        column = interactions.interaction_demand_seconds(cpu.here(cpu.served.busy[at]), cycle)
        all_of_it = Targets(np.zeros(len(values_of(column)), dtype=np.intp), 1)
        return total(column, all_of_it, Message("Processor time of one operation"), "s")

    def _percentile_note(self) -> LeafNote:
        source = self._data.view_planner.source
        return LeafNote(Message("Share of the operations that count"), "p", "%", "constant", source)


class _OnHosts(NamedTuple):
    """The slowest host of each judged pool, by case."""

    users: Values
    """Users of the test on it, of all pools."""
    thinking_seconds: Values
    """Their time away from the processors."""
    service_seconds: Values
    """Their processor time of one operation, the mean of all pools."""
    cores: Values
    """What other work leaves."""
    seconds: Values
    """Percentile of an operation's time on the processors."""


def _stretch(use: Column | Values, servers: Column | Values, service: Column | float = 1.0) -> Column:
    """Response over service time; infinite in overload."""
    return multi_server_queue(acceptance.offered_load(use, servers), service, servers).response_seconds


def _block_of(measures: Measures, resource: Resource) -> Block:
    return next(each for each in measures.blocks if each.resource == resource)


def _leaf(by_case: Values, note: LeafNote) -> Column:
    return Traced(by_case.reshape(1, 1, 1, -1), Leaf(lambda _row: note))
