"""Whether a plan would pass View Planner: percentiles of its interactive and its storage-bound operations.

Group A is the time of an operation on processors, group B on drives, controllers and their ports. Both include the
latency to the user, because the test measures at the client.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from planner_core.catalog.response_times import view_planner_interaction
from planner_core.catalog.view_planner import OperationGroup
from planner_core.engine.answers.acceptance import VIEW_PLANNER
from planner_core.engine.answers.benchmark_workloads import why_no_verdict
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.studies.acceptance_answers import Answer, answers_of
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel

ASSUMPTIONS: Final = (
    Message("A View Planner profile contains what its desktops use when they just pass the test."),
    Message(
        "Group A: users think, then ask for a core of their host and wait for the answer; all who ask at once share the"
        " cores. How many that are is known exactly (finite population)."
    ),
    Message(
        "Group B: the load on storage grows with the desktops. The storage time of an operation is"
        " exponential: exact for a single disk, on the safe side for a sum of I/Os, which varies less."
    ),
)


class GroupVerdict(msgspec.Struct, frozen=True):
    """The operations of one group."""

    group: str
    of: str
    seconds: float
    """Percentile of the latencies; infinite in overload."""
    limit_seconds: float
    most_sessions: int
    """Maximum sessions for which the group stays within its limit."""
    passed: bool
    """Whether the planned sessions, counted whole, are no more than that."""


class ViewPlannerVerdict(msgspec.Struct, frozen=True):
    """View Planner's verdict on the planned sessions, and the number of sessions that would pass."""

    sessions: float
    percentile: float
    think_seconds: float
    groups: tuple[GroupVerdict, ...]
    most_sessions: int
    """The predicted VDImark."""
    source: str
    assumptions: tuple[Message, ...] = ASSUMPTIONS

    @property
    def passed(self) -> bool:
        """Whether all groups stay within their limits."""
        return all(each.passed for each in self.groups)


def view_planner_verdict(
    model: ResponseModel,
    phase: Phase = "steady",
    load: Load = "average",
    case: Case = NORMAL,
    pool: ComponentId | None = None,
) -> ViewPlannerVerdict | Unanswered:
    """The verdict on the planned sessions of View Planner's own users; with several pools, for the slowest one.

    Raises KeyError for an unknown phase, load, case or pool.
    """
    rule = model.data.view_planner
    asked = [each for each in model.pools if pool in (None, each.id)]
    refused = why_no_verdict("view-planner", asked, model.layout.catalog)
    if refused is not None:
        return Unanswered(refused)
    network = model.network(view_planner_interaction(rule), phase, load, case, pool)
    if isinstance(network, Unanswered):
        return network
    answers = answers_of(model, VIEW_PLANNER, phase, load, case, pool)
    bounded = max(each.sessions for each in answers if each.sessions is not None)
    groups = tuple(
        _group(each, found, network.sessions, bounded)
        for each, found in zip(rule.groups, answers, strict=True)
    )
    return ViewPlannerVerdict(
        network.sessions,
        rule.percentile,
        rule.think_seconds,
        groups,
        min(each.most_sessions for each in groups),
        rule.source,
    )


def _group(group: OperationGroup, found: Answer, planned: float, bounded: int) -> GroupVerdict:
    """The verdict on one group; one that asks nothing of anything passes as many sessions as the other."""
    most = bounded if found.sessions is None else found.sessions
    return GroupVerdict(
        group.id, group.of, found.seconds, group.limit_seconds, most, math.floor(planned) <= most
    )
