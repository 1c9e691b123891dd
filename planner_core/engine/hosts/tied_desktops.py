"""Desktops that are tied to so few hosts of their cluster that all of these may fail."""

from __future__ import annotations

from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Index
from planner_core.plan.components import DesktopPool


def tied_to_failing(layout: Layout) -> Index:
    """Which links of pools to hosts, as rows of `Structure.runs`, lead to a card that has no more hosts than its
    cluster has to stand failing: their desktops start nowhere else.

    A cluster that would have no host left at all is left out, for its promise says that itself.
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
