"""What an acceptance test says about the users of a plan or of one pool, in one phase, load and case."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from planner_core.engine.answers.acceptance import Acceptance
from planner_core.engine.basis.axes import Case, Load, Phase
from planner_core.formulas.whole_desktops import floored
from planner_core.plan.components import ComponentId
from planner_core.studies.response_stations import ResponseModel


class Answer(NamedTuple):
    """One limit of the test, for its slowest pool."""

    seconds: float
    """Time until the answer as planned; infinite in overload."""
    limit_seconds: float
    sessions: int | None
    """Sessions in time; None if there is no limit."""
    baseline_seconds: float


def answers_of(
    model: ResponseModel,
    test: str,
    phase: Phase,
    load: Load,
    case: Case,
    pool: ComponentId | None,
    at_user: bool = False,
) -> tuple[Answer, ...]:
    """One for each limit of a test, whose users all asked pools have to be: the numbers of the ladder."""
    only = None if pool is None else model.layout.pools.row[pool]
    asked = Acceptance(
        model.layout,
        model.resources.measures,
        only,
        test=test,
        phase=phase,
        load=load,
        at_user=at_user,
    )
    rows = [at for at, row in enumerate(asked.judged) if only in (None, row)]
    number = model.layout.cases.index(case)
    whole = sum(model.resources.sessions(asked.judged[at]) for at in rows)
    found = []
    for verdict in asked.verdicts():
        growth = verdict.growth[rows, number]
        slowest = rows[int(np.lexsort((-verdict.seconds[rows, number], growth))[0])]
        within = float(growth.min()) * whole
        found.append(
            Answer(
                float(verdict.seconds[slowest, number]),
                float(verdict.limit_seconds[slowest, number]),
                int(floored(np.array(within))) if math.isfinite(within) else None,
                float(verdict.baseline_seconds[slowest, number])
                if verdict.baseline_seconds is not None
                else 0.0,
            )
        )
    return tuple(found)
