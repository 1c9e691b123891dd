"""How many sessions get their answers in time, by the rule of the plan's acceptance test.

Demand is the sessions of a pool, capacity the number of sessions up to which the test is passed. So response times are
a limit like any other: linear in the desktops, on the ladder, in every failure case. What a test allows is told in
`login_vsi_rules.py` and `view_planner_rules.py`, what its users ask of the plan in `judged_load.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.answers.benchmark_workloads import benchmark_of
from planner_core.engine.answers.growth_search import largest_growth
from planner_core.engine.answers.judged_load import AnswerLimit, Cycle, JudgedLoad, block_of, leaf
from planner_core.engine.answers.login_vsi_rules import LoginVsiRules
from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.serving import FIRST_DAY, ServingResources
from planner_core.engine.answers.view_planner_rules import ViewPlannerRules
from planner_core.engine.basis.axes import PHASES, Load, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.cases import failures
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import acceptance
from planner_core.formulas.recording import (
    PHASE_AXIS,
    Column,
    LeafNote,
    Truths,
    Values,
    chosen,
    concatenate,
    gather,
    stacked,
)
from planner_core.messages import Message

VIEW_PLANNER: Final = "view-planner"
MOST_POOLS: Final = 40
"""Pools of one plan that are judged; each one is measured alone, which takes time at every edit."""
NONE: Final = "none"
NEVER_MET: Final = -1.0
"""Seconds, as a limit."""
STEADY: Final = PHASES.index("steady")
GROWTH = LeafNote(Message("Growth tried"), "g", "share", "drawing", "The largest with answers in time")
NOBODY = LeafNote(
    Message("No session"),
    "0",
    "sessions",
    "constant",
    "The test judges steady work; each session there is a user's",
)
WHOLE_LIMIT = LeafNote(
    Message("Limit, to its full extent"), "target", "%", "constant", "The rule of the test"
)


class Enough:
    """A growth in each future beyond which no limit matters, as another one is reached before."""

    def __init__(self, growth: Values) -> None:
        self.growth = growth

    def lower(self, found: Values, counted: Truths) -> None:
        """A test limits to less: `found` by judged pool and future, where it is `counted`. Where a failure leaves
        nothing, another case has to tell whether that is a limit.
        """
        self.growth = np.minimum(self.growth, np.where(counted & (found > 0), found, np.inf).min(axis=0))


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
    blocks = acceptance_blocks(layout, measures)
    return measures._replace(blocks=(*measures.blocks, *blocks)) if blocks else measures


def acceptance_blocks(
    layout: Layout, measures: Measures, only: int | None = None, enough: Enough | None = None
) -> tuple[Block, ...]:
    """Sessions as planned and in time, one block for each limit of the test: on the usual day and, if it has a load of
    its own, on the first day of the week. `only` and `enough` are as in `Acceptance`.
    """
    resources = ServingResources(layout, measures)
    usual = Acceptance(layout, measures, only, enough=enough, resources=resources)
    if not usual.judged or FIRST_DAY not in layout.phases:
        return usual.blocks()
    # The harder day first: what it limits to is enough for the other.
    first = Acceptance(layout, measures, only, phase=FIRST_DAY, enough=enough, resources=resources).blocks()
    return tuple(
        _with_first_day(layout, *each, usual.nobody) for each in zip(usual.blocks(), first, strict=True)
    )


def _with_first_day(layout: Layout, usual: Block, first: Block, nobody: Column) -> Block:
    """One block of both: sessions on each day, and those in time on each."""

    def by_phase(column: Column, on_first_day: Column, other: Column) -> Column:
        places = {"steady": column, FIRST_DAY: on_first_day}
        return stacked([places.get(phase, other) for phase in layout.phases], PHASE_AXIS)

    sessions = [chosen(each.demand, PHASE_AXIS, STEADY) for each in (usual, first)]
    return usual._replace(
        demand=by_phase(sessions[0], sessions[1], nobody),
        capacity=by_phase(usual.capacity, first.capacity, usual.capacity),
    )


class Acceptance:
    """The pools of a plan that its acceptance test judges, or another `test`; all pools grow in proportion, or `only`
    the one in a row. `at_user` counts the line to the user, although the test measures inside the session. `enough` is
    a growth that is enough: where answers are surely in time there, they count as never late, and nothing is tried.
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
        enough: Enough | None = None,
        resources: ServingResources | None = None,
    ) -> None:
        self._layout, self._enough = layout, enough
        data = layout.catalog.response
        self._resources = resources or ServingResources(layout, measures)
        test = test or layout.settings.acceptance_test
        self._vsimax = None if test in (NONE, VIEW_PLANNER) else data.login_vsi.rule(test)
        self._benchmark = benchmark_asked(layout, test)
        self.judged: tuple[int, ...] = ()
        """Rows of the pools whose users are those of the test."""
        if test != NONE and len(layout.pools) <= MOST_POOLS and layout.is_connected():
            self.judged = tuple(filter(self._is_judged, range(len(layout.pools))))
        if not self.judged:
            return
        if self._vsimax is None:
            cycle = Cycle(data.view_planner.cycle_seconds, data.view_planner.cycle_source)
        else:
            of_test = data.interactions[self._vsimax.response]
            cycle = Cycle(of_test.cycle_seconds, of_test.source)
        self._load = JudgedLoad(
            layout,
            self._resources,
            self.judged,
            cycle,
            only=only,
            place=(phase, load),
            counts_link=at_user or self._vsimax is None,
        )
        self._test = self._rules_of(self._load)

    def verdicts(self) -> tuple[Verdict, ...]:
        """One for each limit of the test; none if it judges no pool."""
        return tuple(map(self._verdict, self._test.rules())) if self.judged else ()

    def blocks(self) -> tuple[Block, ...]:
        """Sessions as planned and sessions in time, one block for each limit of the test; none if it judges no pool."""
        if not self.judged:
            return ()
        if self._enough is None:
            return tuple(self._block(rule, self._growth(rule)) for rule in self._test.rules())
        return self._blocks_beyond(self._enough)

    def _blocks_beyond(self, enough: Enough) -> tuple[Block, ...]:
        """The blocks, with endless sessions in futures where answers are in time at a growth that is enough."""
        shape = len(self.judged), self._load.cases
        with np.errstate(all="ignore"):  # an endless growth, a resource that is gone
            in_time = self._test.surely_in_time(np.broadcast_to(enough.growth, shape))
        left = np.flatnonzero(~(in_time & ~self._load.gone).all(axis=0))
        test, tolerated = self._rules_of(self._load.of_cases(left)), self._tolerated()
        counted = np.ones((1, 1), dtype=bool)
        if tolerated is not None:
            counted = failures(self._layout.cases) <= tolerated[:, 0, 0]
        found = []
        for number, rule in enumerate(test.rules()):
            most = np.broadcast_to(enough.growth[left], (len(self.judged), len(left)))
            with np.errstate(all="ignore"):
                is_late = (rule.seconds(most) > rule.limit_seconds) | test.load.gone
            growth = np.full(shape, np.inf)
            if (late := np.flatnonzero(is_late.any(axis=0))).size:
                narrow = test.of_cases(late)
                growth[:, left[late]] = self._growth(narrow.rules()[number], narrow.load, most[:, late])
            enough.lower(growth, counted)
            found.append(self._block(rule, growth))
        return tuple(found)

    def _rules_of(self, load: JudgedLoad) -> ViewPlannerRules | LoginVsiRules:
        if self._vsimax is None:
            return ViewPlannerRules(load, self._layout.catalog.response.view_planner)
        return LoginVsiRules(load, self._vsimax)

    def users_counted(self) -> float:
        """Users who are counted one by one to find the limit, on each host and in each case; 0 if none needs to be."""
        if not self.judged or not isinstance(self._test, ViewPlannerRules):
            return 0.0
        by_steps = next(rule for rule in self._test.rules() if rule.step_end is not None)
        return self._test.users_counted(np.nan_to_num(self._growth(by_steps), posinf=0.0))

    def _is_judged(self, row: int) -> bool:
        workload = self._layout.pools.components[row].workload
        is_own = benchmark_of(workload, self._layout.catalog) == self._benchmark
        return is_own and self._resources.sessions(row) > 0

    def _verdict(self, rule: AnswerLimit) -> Verdict:
        growth = self._growth(rule)
        planned = rule.seconds(np.ones(growth.shape))
        baseline = self._test.baseline_seconds if isinstance(self._test, LoginVsiRules) else None
        return Verdict(rule.resource, self.judged, planned, rule.limit_seconds, growth, baseline)

    def _growth(
        self, rule: AnswerLimit, load: JudgedLoad | None = None, most: Values | float = 1.0
    ) -> Values:
        """The largest growth with answers in time; infinite if users wait no longer however many they are. `most` is a
        growth at which they are late, if one is known.
        """
        load = load or self._load
        gone = load.gone
        limit = np.where(gone, NEVER_MET, rule.limit_seconds)
        knee = None if rule.kinds is None else load.knee(*rule.kinds)
        begin = np.where(np.isfinite(most) & (np.asarray(most) > 0), most, 1.0)
        return np.where(gone, 0.0, largest_growth(rule.seconds, limit, knee, rule.step_end, begin))

    def _block(self, rule: AnswerLimit, growth: Values) -> Block:
        rows = np.array(self.judged)
        sessions = gather(self._resources.at_work, rows)
        column = growth[:, None, None, :]
        if self._layout.recording:
            within = [self._recorded_growth(rule, at, growth) for at in range(len(self.judged))]
            grown: Column = concatenate(within)
        else:
            grown = column
        nobody = self.nobody
        return Block(
            resource=rule.resource,
            unit="sessions",
            components=tuple(self._layout.pools.components[row].id for row in self.judged),
            demand=stacked([sessions, *[nobody] * (len(self._layout.phases) - 1)], PHASE_AXIS),
            fixed_demand=nobody,
            capacity=acceptance.sessions_in_time(sessions, grown),
            target_percent=self._layout.constant(100, WHOLE_LIMIT),
            tolerated=self._tolerated(),
        )

    @property
    def nobody(self) -> Column:
        """The sessions in phases that are not judged."""
        return self._layout.constant(0, NOBODY)

    def _tolerated(self) -> Values | None:
        """Host failures that the clusters of each judged pool must tolerate: the fewest of several."""
        runs, block = self._resources.measures.runs.pools, block_of(self._resources.measures, "cpu")
        if block.tolerated is None:
            return None
        of_host = block.tolerated[:, 0, 0, 0]
        found = [of_host[runs.target[runs.source == row]].min(initial=np.inf) for row in self.judged]
        return np.array([each if np.isfinite(each) else 0.0 for each in found]).reshape(-1, 1, 1, 1)

    def _recorded_growth(self, rule: AnswerLimit, at: int, growth: Values) -> Column:
        here = leaf(np.nan_to_num(growth[at], posinf=0.0), GROWTH)
        limit = leaf(rule.limit_seconds[at], rule.limit_note)
        with np.errstate(all="ignore"):  # where a resource is gone there is no time
            return acceptance.growth_within_limit(here, rule.recorded(at, here), limit)
