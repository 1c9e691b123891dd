"""Desktops tied to a subset of their cluster's hosts that may fail completely."""

from __future__ import annotations

from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Index
from planner_core.plan.components import DesktopPool


def tied_to_failing(layout: Layout) -> Index:
    """Links of pools to hosts, as rows of `Structure.runs`, whose card has no more hosts than its cluster must tolerate
    failing: their desktops cannot start elsewhere.

    Clusters that would have no host left at all are excluded, because they are reported anyway.
    """
    ends, tied = layout.connections.runs(DesktopPool), layout.connections.tied_to_cards
    if not len(tied):
        return tied
    card = ends.targets.index[tied]
    cluster = layout.cluster_of_host[card]
    tolerated = layout.clusters.numbers("failures_to_tolerate")[cluster, 0, 0, 0]
    may_fail = layout.hosts.numbers("count")[card, 0, 0, 0] <= tolerated
    can_be_kept = tolerated < layout.hosts_of_clusters[cluster]
    failing: Index = tied[may_fail & can_be_kept & (ends.share[tied].reshape(-1) > 0)]
    return failing
