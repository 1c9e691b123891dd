"""Whether a plan would pass View Planner: percentiles of its interactive and its storage-bound operations.

Group A is the time of an operation on processors, group B on drives, controllers and their ports. Both include the
latency to the user, because the test measures at the client.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec
import numpy as np

from planner_core.catalog.response_times import view_planner_interaction
from planner_core.catalog.view_planner import ViewPlannerRule
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.formulas.interactions import exponential_percentile_seconds, waiting_percentile_seconds
from planner_core.formulas.queueing_open import multi_server_queue
from planner_core.formulas.recording import Values, values_of
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.studies.benchmark_workloads import why_no_verdict
from planner_core.studies.response_network import ResponseNetwork, Unanswered
from planner_core.studies.response_stations import ResponseModel

PROCESSORS: Final = frozenset({"cpu"})
STORAGE: Final = frozenset({"disk_iops", "controller", "array_ports", "host_ports"})
ASSUMPTIONS: Final = (
    Message("What a profile of View Planner takes is its operations' work: one after each think time."),
    Message("Users keep their pace: the load grows with the desktops, however slow the answers are."),
    Message(
        "Group A: the operations' own processor time is constant, and the waiting for a core is that of M/M/c,"
        " whose distribution is known exactly."
    ),
    Message(
        "Group B: the storage time of an operation is exponential, which one disk has exactly and a sum of I/Os"
        " less widely: the safe side."
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
    """Maximum sessions for which the group stays within its limit; none beyond the knee."""
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
    planned = np.array([network.sessions])
    seconds = {each.id: _seconds(network, each.id, rule, planned)[0] for each in rule.groups}
    most = {each.id: _most_sessions(network, each.id, each.limit_seconds, rule) for each in rule.groups}
    groups = tuple(
        GroupVerdict(
            each.id,
            each.of,
            float(seconds[each.id]),
            each.limit_seconds,
            most[each.id],
            math.floor(network.sessions) <= most[each.id],
        )
        for each in rule.groups
    )
    return ViewPlannerVerdict(
        network.sessions,
        rule.percentile,
        rule.think_seconds,
        groups,
        min(most.values()),
        rule.source,
    )


def _seconds(network: ResponseNetwork, group: str, rule: ViewPlannerRule, sessions: Values) -> Values:
    """The percentile of a group's latencies in the slowest pool, at each number of sessions."""
    slow = _processor_seconds if group == "A" else _storage_seconds
    way = network.latencies()[:, None] + _mean_of(network, frozenset({"network", "link"}), sessions)
    every: Values = (slow(network, rule, sessions) + way).max(axis=0)
    return every


def _processor_seconds(network: ResponseNetwork, rule: ViewPlannerRule, sessions: Values) -> Values:
    servers = np.array([each.servers for each in network.stations])[:, None]
    queue = multi_server_queue(network.utilisation(sessions) * servers, 1.0, servers)
    waiting = waiting_percentile_seconds(
        queue.waiting_probability, 1.0, servers, queue.utilisation, rule.percentile
    )
    return _summed(network, PROCESSORS, 1 + values_of(waiting))


def _storage_seconds(network: ResponseNetwork, rule: ViewPlannerRule, sessions: Values) -> Values:
    mean = _mean_of(network, STORAGE, sessions)
    return values_of(exponential_percentile_seconds(mean, rule.percentile))


def _mean_of(network: ResponseNetwork, resources: frozenset[str], sessions: Values) -> Values:
    return _summed(network, resources, network.stretches(sessions))


def _summed(network: ResponseNetwork, resources: frozenset[str], factor: Values) -> Values:
    """Seconds of each pool at some of the stations, each multiplied by its stretch."""
    rows = [row for row, each in enumerate(network.stations) if each.resource in resources]
    found = np.zeros((len(network.pools), factor.shape[1]))
    for pool, demands in enumerate(network.demands()):
        asked = [row for row in rows if demands[row] > 0]
        found[pool] = demands[asked] @ factor[asked]
    return found


def _most_sessions(network: ResponseNetwork, group: str, limit_seconds: float, rule: ViewPlannerRule) -> int:
    """Maximum integer number of sessions for which a group stays within its limit; nothing passes beyond the knee."""
    few, many = 0, math.floor(network.knee) + 1
    while many - few > 1:
        middle = (few + many) // 2
        within = _seconds(network, group, rule, np.array([float(middle)]))[0] <= limit_seconds
        few, many = (middle, many) if within else (few, middle)
    return few
