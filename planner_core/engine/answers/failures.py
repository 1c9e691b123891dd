"""Failure cases that the planned desktops do not survive, whether or not the plan promises to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.answers.saturation import binding_load, block_utilisation
from planner_core.engine.answers.work import TIMED
from planner_core.engine.basis.assessment import FailureOutcome, Storm, misses_window
from planner_core.engine.basis.axes import NORMAL, PHASES, Case, Phase, failed_hosts
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.cases import failures, stood_cases
from planner_core.engine.basis.rows import Rows
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import LOAD_AXIS, known_or, values_of
from planner_core.units import PERCENT, ROUNDING

NO_FAILURES: Final = np.zeros((1, 1, 1, 1))
"""Tolerated failures if no cluster specifies any."""


class _Worst(NamedTuple):
    """The most utilised place of a block in one case, among promised or unpromised rows."""

    excess: float
    """Utilisation relative to the allowed value."""
    block: Block
    row: int
    phase: int
    used: float
    allowed: float


def failure_outcomes(
    layout: Layout, blocks: Sequence[Block], storms: Rows[Storm]
) -> tuple[FailureOutcome, ...]:
    """One outcome for each failure case that the planned desktops do not survive, promised cases first.

    Promised resources must stay below their target, all others below their capacity. Only what the failure makes worse
    counts: a resource that is overloaded without it is not reported here.
    """
    found = [_Columns(layout, block) for block in blocks if block.binding and block.components]
    outcomes: list[FailureOutcome] = []
    for promised in (True, False):
        is_said = False
        for number in range(1, len(layout.cases)):
            has_hosts_failed = failed_hosts(layout.cases[number]) > 0
            if has_hosts_failed and is_said:
                continue  # where one failed host is too many, two are as well
            outcome = _no_host_left(layout, number, promised=promised)
            worst = _worst(found, number, promised=promised)
            if outcome is None and worst is not None:
                outcome = _outcome(layout, storms, number, worst, promised=promised)
            if outcome is not None:
                outcomes.append(outcome)
                is_said = is_said or has_hosts_failed
    return tuple(outcomes)


def _no_host_left(layout: Layout, number: int, *, promised: bool) -> FailureOutcome | None:
    """Clusters whose hosts have all failed although they run desktops: the desktops, and so their demand, are gone."""
    case = layout.cases[number]
    with_desktops = layout.clusters_with_desktops
    tolerated = layout.clusters.numbers("failures_to_tolerate")[with_desktops, 0, 0, 0] >= failed_hosts(case)
    hosts = layout.hosts_of_clusters[with_desktops]
    gone = np.flatnonzero((hosts > 0) & (hosts <= failed_hosts(case)) & (tolerated == promised))
    if not len(gone):
        return None
    cluster = layout.clusters.components[int(np.arange(len(layout.clusters))[with_desktops][gone[0]])]
    return FailureOutcome(case, promised, cluster.id, None, PHASES[0], None, 1.0, (), ())


class _Columns:
    """Utilisation of a block by row, phase and case, and its allowed maximum."""

    def __init__(self, layout: Layout, block: Block) -> None:
        shape = (len(block.components), len(layout.phases), len(layout.cases))
        used = values_of(block_utilisation(block))
        load = min(binding_load(layout.settings, block), used.shape[LOAD_AXIS] - 1)
        tolerated = NO_FAILURES if block.tolerated is None else block.tolerated
        asked = np.where(failures(layout.cases) <= tolerated, stood_cases(layout.settings, layout.cases), 0.0)
        self.block = block
        self.used = np.broadcast_to(used[:, :, load, :], shape)
        self.promised = np.broadcast_to(asked[:, :, 0, :] > 0, shape)
        target = np.broadcast_to(values_of(block.target_percent)[:, :, 0, :] / PERCENT, shape)
        self.allowed = np.where(self.promised, target, 1.0)
        before = known_or(self.used[:, :, :1], 0.0)
        excess = np.where(self.used > before * (1 + ROUNDING), known_or(self.used / self.allowed, 0.0), 0.0)
        self._excess = {each: np.where(self.promised == each, excess, 0.0) for each in (True, False)}
        """What each place has of its maximum where the failure makes it worse, by promise."""
        self._most = {each: of_all.max(axis=(0, 1)) for each, of_all in self._excess.items()}

    def worst(self, case: int, *, promised: bool) -> _Worst | None:
        """The place that exceeds its maximum most; None if none does."""
        most = float(self._most[promised][case])
        if most <= 1 + ROUNDING:
            return None
        excess = self._excess[promised][:, :, case]
        row, phase = (int(each) for each in np.unravel_index(int(excess.argmax()), excess.shape))
        used, allowed = self.used[row, phase, case], self.allowed[row, phase, case]
        return _Worst(most, self.block, row, phase, float(used), float(allowed))


def _worst(columns: Sequence[_Columns], case: int, *, promised: bool) -> _Worst | None:
    found = (worst for each in columns if (worst := each.worst(case, promised=promised)) is not None)
    return max(found, key=lambda each: each.excess, default=None)


def _outcome(
    layout: Layout, storms: Rows[Storm], number: int, worst: _Worst, *, promised: bool
) -> FailureOutcome:
    case = layout.cases[number]
    never, late = _storms_missed(storms, case)
    return FailureOutcome(
        case=case,
        promised=promised,
        component=worst.block.components[worst.row],
        resource=worst.block.resource,
        phase=PHASES[worst.phase],
        utilisation=worst.used if np.isfinite(worst.used) else None,
        allowed=worst.allowed,
        never_done=never,
        late=late,
    )


def _storms_missed(storms: Rows[Storm], case: Case) -> tuple[tuple[Phase, ...], tuple[Storm, ...]]:
    """The storms that never end in a case, and those that exceed their window in this case only."""
    never: list[Phase] = []
    late: list[Storm] = []
    for usual, failed in _pairs(storms, case):
        if misses_window(usual.minutes, usual.window_minutes):
            continue
        if not misses_window(failed.minutes, failed.window_minutes):
            continue
        if np.isfinite(failed.minutes):
            late.append(failed)
        else:
            never.append(failed.phase)
    return tuple(never), tuple(late)


def _pairs(storms: Rows[Storm], case: Case) -> Iterator[tuple[Storm, Storm]]:
    for phase in TIMED:
        usual, failed = storms.where((phase, NORMAL)), storms.where((phase, case))
        if usual and failed:
            yield usual[0], failed[0]
