"""View Planner's rules: users think, then ask for a core of their host and wait for it, and few operations may take
longer than the limit of their group.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.view_planner import ViewPlannerRule
from planner_core.engine.answers.judged_load import (
    OUTSIDE,
    PROCESSORS,
    STORAGE,
    AnswerLimit,
    JudgedLoad,
    leaf,
)
from planner_core.formulas import acceptance, interactions
from planner_core.formulas.recording import Column, Index, LeafNote, Values, values_of
from planner_core.messages import Message
from planner_core.units import ROUNDING

LATE: Final = 10.0
"""Answers that take longer than so many times the limit count as infinite."""
ABOVE_ZERO: Final = 1e-9
"""Least number of users, and least part of a core, that something is divided by."""
INSIDE: Final = 1e-13
"""Relative distance from the end of a step at which rounding cannot lead beyond it."""
INTERACTIVE: Final = "A"
"""The group of interactive operations."""
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


class ViewPlannerRules:
    """The limits of View Planner: operations of its groups, on processors and on storage."""

    def __init__(self, load: JudgedLoad, rule: ViewPlannerRule) -> None:
        self.load, self._rule = load, rule

    def of_cases(self, chosen_cases: Index) -> ViewPlannerRules:
        """The same limits in some cases."""
        return ViewPlannerRules(self.load.of_cases(chosen_cases), self._rule)

    def rules(self) -> tuple[AnswerLimit, ...]:
        """One for each group."""
        found = []
        for group in self._rule.groups:
            limit = np.full((len(self.load.judged), self.load.cases), group.limit_seconds)
            title = Message("Limit of group {group}", {"group": group.id})
            note = LeafNote(title, "T", "s", "constant", self._rule.source)
            if group.id == INTERACTIVE:
                found.append(
                    AnswerLimit(
                        "response",
                        self._operation_seconds,
                        limit,
                        note,
                        None,
                        self._recorded_operation,
                        self._step_end,
                    )
                )
            else:
                kinds = (*STORAGE, *OUTSIDE)
                found.append(
                    AnswerLimit(
                        "storage_response", self._storage_seconds, limit, note, kinds, self._recorded_storage
                    )
                )
        return tuple(found)

    def surely_in_time(self, growth: Values) -> NDArray[np.bool_]:
        """Where all answers are in time."""
        found: NDArray[np.bool_] = np.logical_and.reduce(
            [rule.seconds(growth) <= rule.limit_seconds for rule in self.rules()]
        )
        return found

    # --- storage ---------------------------------------------------------------------------------------------

    def _storage_seconds(self, growth: Values) -> Values:
        """Group B: the percentile of an operation's time on storage, as its user sees it."""
        mean = self.load.seconds_at(growth, *STORAGE)
        slow = values_of(interactions.exponential_percentile_seconds(mean, self._rule.percentile))
        return slow + self.load.outside_seconds(growth)

    def _recorded_storage(self, at: int, growth: Column) -> Column:
        mean = self.load.recorded_seconds(at, growth, *STORAGE)
        slow = interactions.exponential_percentile_seconds(mean, self._recorded_percentile())
        return acceptance.answer_seconds(slow, self.load.recorded_outside(at, growth))

    # --- processors ------------------------------------------------------------------------------------------

    def _operation_seconds(self, growth: Values) -> Values:
        """Group A: the percentile of an operation's time on the processors of the slowest host."""
        found: Values = self._on_hosts(growth).seconds + self.load.outside_seconds(growth)
        return found

    @property
    def _operation_limit(self) -> float:
        """Seconds that are allowed for an interactive operation."""
        return next(group.limit_seconds for group in self._rule.groups if group.id == INTERACTIVE)

    def _step_end(self, growth: Values) -> Values:
        """The growth up to which no host has another whole user of the test."""
        users = self._crowd.users
        whole = np.ceil(users.at(growth) * (1 - ROUNDING))
        with np.errstate(divide="ignore", invalid="ignore"):
            ends = (whole * (1 + ROUNDING) * (1 - INSIDE) - users.staying) / users.moving
        found: Values = np.where(users.moving > 0, ends, np.inf).min(axis=1)
        return found

    def _on_hosts(self, growth: Values) -> _OnHosts:
        """The slowest host of each judged pool at its growth: users of the test there, and their wait for its cores."""
        load, crowd = self.load, self._crowd
        together = crowd.users.at(growth)
        away, service = (
            each.at(growth) / np.maximum(together, ABOVE_ZERO) for each in (crowd.away_seconds, crowd.seconds)
        )
        use = load.fixed[crowd.hosts] + load.growing[crowd.hosts] * growth[:, None, :]
        others_use = np.maximum(use - crowd.busy.at(growth) / crowd.cores, 0.0)
        left = crowd.cores * np.clip(1 - others_use, ABOVE_ZERO, 1.0)
        # Beyond a hopeless number of users, and where each has a core, nobody needs to be counted one by one.
        enough = acceptance.users_until(LATE * self._operation_limit, away, service, left)
        is_late = together > enough
        counted = crowd.is_used & ~is_late & (together > left)
        at_cores = np.ones(together.shape)
        at_cores[counted] = acceptance.users_at_servers(
            together[counted], away[counted], service[counted], left[counted], self._rule.percentile
        )
        seconds = values_of(acceptance.shared_service_seconds(crowd.own_seconds[:, None, :], at_cores, left))
        seconds = np.where(crowd.is_used, np.where(is_late, np.inf, seconds), 0.0)
        slowest = seconds.argmax(axis=1)[:, None]
        chosen_hosts = (
            np.take_along_axis(each, slowest, axis=1)[:, 0]
            for each in (together, away, service, left, seconds)
        )
        return _OnHosts(*chosen_hosts)

    @cached_property
    def _crowd(self) -> _Crowd:
        load = self.load
        hosts = np.isin(load.kinds, PROCESSORS)
        busy = load.busy[:, hosts]
        with np.errstate(divide="ignore", invalid="ignore"):
            share = np.nan_to_num(busy / busy.sum(axis=1, keepdims=True) / load.queues[hosts])
        service = load.alone_seconds[:, hosts].sum(axis=1)
        elsewhere = load.alone_seconds[:, np.isin(load.kinds, (*STORAGE, *OUTSIDE))].sum(axis=1)
        moving = np.array([load.only in (None, row) for row in load.judged])
        users = share * load.sessions[:, None, None]

        def on_hosts(of_pool: Values | None = None) -> _Growing:
            weighted = users if of_pool is None else users * of_pool[:, None, :]
            return _Growing(weighted[~moving].sum(axis=0), weighted[moving].sum(axis=0))

        return _Crowd(
            hosts=hosts,
            cores=load.servers[hosts],
            is_used=share > 0,
            own_seconds=service,
            users=on_hosts(),
            away_seconds=on_hosts(self._rule.think_seconds + elsewhere + load.ways[:, None]),
            seconds=on_hosts(service),
            busy=on_hosts(busy.sum(axis=1)),
        )

    def users_counted(self, growth: Values) -> float:
        """Users at a growth on all hosts of each pool, in each case: so many are counted one by one."""
        return float((self._crowd.users.at(growth) * self._crowd.is_used).sum())

    def _recorded_operation(self, at: int, growth: Column) -> Column:
        there = self._on_hosts(
            np.broadcast_to(values_of(growth)[0, 0], (len(self.load.judged), self.load.cases))
        )
        service, cores = self.load.recorded_processor_seconds(at), leaf(there.cores[at], CORES)
        users = acceptance.users_at_servers(
            leaf(there.users[at], USERS),
            leaf(there.thinking_seconds[at], THINKING),
            leaf(there.service_seconds[at], SERVICE),
            cores,
            self._recorded_percentile(),
        )
        slow = acceptance.shared_service_seconds(service, users, cores)
        return acceptance.answer_seconds(slow, self.load.recorded_outside(at, growth))

    def _recorded_percentile(self) -> Column:
        title = Message("Share of the operations that count")
        note = LeafNote(title, "p", "%", "constant", self._rule.source)
        return self.load.layout.constant(self._rule.percentile, note)


class _Growing(NamedTuple):
    """A sum over the users of the test on each host, by case: of those who stay as they are, and of those who grow."""

    staying: Values
    moving: Values

    def at(self, growth: Values) -> Values:
        """By pool that asks with its growth, host and case."""
        found: Values = self.staying + self.moving * growth[:, None, :]
        return found


class _Crowd(NamedTuple):
    """The users of the test on all hosts. Arrays of pools, hosts and cases, as far as they depend on them."""

    hosts: NDArray[np.bool_]
    """Among all components that serve."""
    cores: Values
    is_used: NDArray[np.bool_]
    own_seconds: Values
    """Processor time of one operation of each pool."""
    users: _Growing
    away_seconds: _Growing
    """Time away from the processors, of all together."""
    seconds: _Growing
    """Processor time of one operation, of all together."""
    busy: _Growing
    """Cores that the test itself keeps busy."""


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
