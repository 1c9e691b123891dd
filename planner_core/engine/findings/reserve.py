"""Capacity after a host, controller or drive failure, and whether the plan keeps its promises."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import msgspec
import numpy as np

from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER, cards_of, supply_of
from planner_core.engine.basis.axes import Case, failed_hosts, host_case
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.cases import stood_cases
from planner_core.engine.basis.resources import ANSWERS, RESOURCE_NAMES
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.clusters import most_hosts
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.findings.when import ScenarioMoment, moment_of, when
from planner_core.engine.hosts.tied_desktops import tied_to_failing
from planner_core.engine.layout.layout import NOWHERE
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, ComponentId, DesktopPool
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT, ROUNDING

SPREAD_UNEVENLY = 3
"""Whole desktops and servers do not spread evenly: number of host counts that are tried."""
HA = "VMware vSphere availability, HA admission control"


@check(
    "host.no-reserve",
    "warning",
    source="VMware vSphere availability, HA checklist: a cluster has at least two hosts",
)
def only_one_host(review: Review) -> Iterator[Remark]:
    """With a single host, its failure stops everything."""
    hosts = review.layout.hosts.components
    if len(hosts) == 1 and hosts[0].count == 1:
        yield Remark(
            hosts[0].id,
            Message(
                "{host} is the only host: when it fails, every desktop is gone.",
                {"host": Named(hosts[0].name)},
            ),
            Message("Plan a second host if desktops have to survive the loss of one."),
        )


@check(
    "host.no-cluster",
    "notice",
    source="VMware vSphere availability: machines of a failed host start on the other hosts of its cluster",
)
def hosts_without_cluster(review: Review) -> Iterator[Remark]:
    """Hosts outside a cluster have no failover, and no limit includes their failure."""
    layout, runs = review.layout, review.measures.runs.pools
    counts = np.where(layout.cluster_of_host == NOWHERE, normal(layout.hosts.numbers("count")), 0.0)
    several = np.bincount(runs.source, counts[runs.target], len(layout.pools)) > 1
    for pool in (layout.pools.components[row] for row in np.flatnonzero(several).tolist()):
        alone = [host for host in review.hosts_of(pool.id) if review.cluster_of(host) is None]
        hosts = sum(host.count for host in alone)
        most = max(review.desktops_on(host) / host.count for host in alone)
        words = {"pool": Named(pool.name), "hosts": hosts, "count": round(most)}
        yield Remark(
            pool.id,
            Message(
                "{pool} runs on {hosts} hosts that form no cluster. When one fails, {count} desktop is"
                " gone; the limits do not allow for that.",
                words,
                "{pool} runs on {hosts} hosts that form no cluster. When one fails, up to {count}"
                " desktops are gone; the limits do not allow for that.",
            ),
            Message("Form a cluster of the hosts and plan how many of them may fail."),
        )


@check(
    "cluster.no-reserve",
    "warning",
    source="VMware vSphere availability: capacity for the loss of a host; practice: N+1",
)
def no_failure_planned(review: Review) -> Iterator[Remark]:
    """A cluster that plans for no failure has no room for the desktops of a failed host."""
    found = []
    for cluster in review.layout.clusters.components:
        if (
            cluster.failures_to_tolerate
            or review.host_count(cluster) < 2
            or not _runs_desktops(review, cluster)
        ):
            continue
        worst = _worst_after_a_host(review, cluster)
        if worst is not None and worst[1] * PERCENT > review.settings.failure_target_percent:
            found.append((cluster, *worst))
    needed = _hosts_for_a_failure(review, {cluster.id: used for cluster, _, used, _ in found})
    for cluster, resource, used, moment in found:
        words = {
            "cluster": Named(cluster.name),
            "hosts": review.host_count(cluster),
            "resource": Message(RESOURCE_NAMES[resource]),
            "used": Quantity(rounded(used * PERCENT), "%"),
            "needed": needed.get(cluster.id),
            "when": when(moment),
        }
        yield Remark(
            cluster.id,
            Message(
                "{cluster} plans for no host failure. {when}, with one of its {hosts} hosts failed, {resource} of the"
                " others would be loaded to {used}.",
                words,
            )
            if moment
            else Message(
                "{cluster} plans for no host failure. With one of its {hosts} hosts failed, {resource} of the"
                " others would be loaded to {used}.",
                words,
            ),
            Message("Plan for one host failure (N+1), with {needed} hosts instead of {hosts}.", words)
            if needed
            else Message("Plan for one host failure (N+1), and remove the bottlenecks that this shows."),
        )


def _hosts_for_a_failure(review: Review, used: Mapping[ComponentId, float]) -> dict[ComponentId, int]:
    """Number of hosts with which clusters keep a reserve of one, estimated from the load of the remaining hosts;
    verified in the whole plan, and none if the desktops do not fit.
    """
    if not used:
        return {}
    target = review.settings.failure_target_percent / PERCENT
    hosts = {each: sum(card.count for card in cards_of(review.plan, each)) for each in used}
    for more in range(SPREAD_UNEVENLY):
        needed = {
            each: math.ceil(1 + share / target * (hosts[each] - 1) - ROUNDING) + more
            for each, share in used.items()
        }
        if any(_too_many(review, each, number) for each, number in needed.items()):
            return {}
        if review.carries(_with_reserve(review, needed)):
            return needed
    return {}


def _with_reserve(review: Review, needed: Mapping[ComponentId, int]) -> Plan:
    plan = review.plan
    for each, number in needed.items():
        cluster = msgspec.structs.replace(plan.components[each], failures_to_tolerate=1)
        plan = msgspec.structs.replace(plan, components={**plan.components, each: cluster})
        supply = supply_of(plan, review.layout.catalog, each, HOSTS_OF_CLUSTER)
        assert supply is not None
        plan = supply.plan_with(plan, supply.steps_for(number))
    return plan


def _too_many(review: Review, cluster: ComponentId, hosts: int) -> bool:
    part = review.plan.components[cluster]
    assert isinstance(part, Cluster)
    return any(most is not None and hosts > most for _, most in most_hosts(review, part))


def _runs_desktops(review: Review, cluster: Cluster) -> bool:
    return any(host.id in review.ties.pools_on for host in review.hosts_in(cluster.id))


def _worst_after_a_host(review: Review, cluster: Cluster) -> tuple[str, float, ScenarioMoment | None] | None:
    """Resource, its utilisation, and the phase if it is not the same in all."""
    found: tuple[str, float, ScenarioMoment | None] | None = None
    rows = [review.layout.hosts.row[host.id] for host in review.hosts_in(cluster.id)]
    for resource in ("cpu", "ram"):
        block = review.block(resource)
        case = host_case(1)
        if block is not None and case in review.layout.cases:
            here = review.utilisation(block, case)[rows]
            row, phase = (int(each) for each in np.unravel_index(int(here.argmax()), here.shape))
            used = float(here[row, phase])
            if np.isfinite(used) and (found is None or used > found[1]):
                found = resource, used, moment_of(review, block, rows[row], phase)
    return found


@check("cluster.promise-unkept", "error", source=HA)
def no_host_left(review: Review) -> Iterator[Remark]:
    """A cluster must not tolerate so many failures that no host is left."""
    for cluster in review.layout.clusters.components:
        hosts = review.host_count(cluster)
        if hosts and cluster.failures_to_tolerate >= hosts:
            words = {"cluster": Named(cluster.name), "count": cluster.failures_to_tolerate, "hosts": hosts}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} has to tolerate {count} failed host and has {hosts}: the promise cannot be kept.",
                    words,
                    "{cluster} has to tolerate {count} failed hosts and has {hosts}: the promise cannot be kept.",
                ),
                Message("Add hosts, or plan for fewer failures."),
            )


@check("pool.tied-to-host", "warning", source=HA)
def tied_to_hosts_that_may_fail(review: Review) -> Iterator[Remark]:
    """A cluster restarts the desktops of a failed host on others, except those tied to that host."""
    layout, ends = review.layout, review.layout.connections.runs(DesktopPool)
    desktops = layout.pools.numbers("desktops")[:, 0, 0, 0]
    for row in tied_to_failing(layout).tolist():
        pool = layout.pools.components[ends.source[row]]
        host = layout.hosts.components[ends.targets.index[row]]
        cluster = review.cluster_of(host)
        assert cluster is not None
        here = float(desktops[ends.source[row]] * ends.share.reshape(-1)[row])
        words = {
            "pool": Named(pool.name),
            "host": Named(host.name),
            "cluster": Named(cluster.name),
            "count": max(1, round(here)),
        }
        yield Remark(
            pool.id,
            Message(
                "{count} desktop of {pool} is tied to {host}: when that fails, it starts nowhere else,"
                " although {cluster} plans for failed hosts. The limits do not allow for that.",
                words,
                "{count} desktops of {pool} are tied to {host}: when that fails, they start nowhere"
                " else, although {cluster} plans for failed hosts. The limits do not allow for that.",
            ),
            Message("Let the pool run on {cluster} instead of {host}.", words),
        )


@check(
    "failure.not-planned",
    "notice",
    source="NetApp TR-4540 (2017): every test was run with a failed controller too",
)
def failures_left_out(review: Review) -> Iterator[Remark]:
    """Failures without a promise of the plan that would still affect its desktops."""
    stood = stood_cases(review.settings, review.layout.cases)
    for number, case in enumerate(review.layout.cases):
        if stood[number] or failed_hosts(case):
            continue
        worst = _worst_in(review, case)
        if worst is not None:
            used_share, block, row, phase = worst
            words = {
                "component": review.name(block.components[row]),
                "resource": Message(RESOURCE_NAMES[block.resource]),
                "in_time": Quantity(rounded(PERCENT / used_share), "%"),
                "used": Quantity(rounded(used_share * PERCENT), "%"),
                "when": when(moment_of(review, block, row, phase), case),
            }
            yield Remark(
                block.components[row],
                Message(
                    "{when}: {component} would keep its latency target for only {in_time} of the I/O;"
                    " the plan makes no promise for this case.",
                    words,
                )
                if block.resource == "latency"
                else Message(
                    "{when}: only {in_time} of the users of {component} would get their answers in time;"
                    " the plan makes no promise for this case.",
                    words,
                )
                if block.resource in ANSWERS
                else Message(
                    "{when}: {resource} of {component} would be loaded to {used};"
                    " the plan makes no promise for this case.",
                    words,
                ),
                Message("Accept the risk, or plan for this failure, too."),
            )


def _worst_in(review: Review, case: Case) -> tuple[float, Block, int, int] | None:
    """The highest utilisation above the maximum in this case only: value, block, row and phase."""
    worst: tuple[float, Block, int, int] | None = None
    for block in review.measures.blocks:
        if not block.binding or not block.components:
            continue
        normal_use, used = (
            np.broadcast_to(each, (len(block.components), len(review.layout.phases)))
            for each in (review.utilisation(block), review.utilisation(block, case))
        )
        newly = np.where((normal_use > 1) | ~np.isfinite(used), 0.0, used)
        row, phase = (int(each) for each in np.unravel_index(int(newly.argmax()), newly.shape))
        if newly[row, phase] > (worst[0] if worst else 1.0):
            worst = float(newly[row, phase]), block, row, phase
    return worst
