"""Desktops that are tied to so few hosts of their cluster that all of these may fail."""

from __future__ import annotations

import numpy as np

from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.formulas.recording import Index
from planner_core.plan.components import DesktopPool


def tied_to_failing(layout: Layout) -> Index:
    """Which links of pools to hosts, as rows of `Structure.runs`, lead to a card that has no more hosts than its
    cluster has to stand failing: their desktops start nowhere else.

    A cluster that would have no host left at all is left out, for its promise says that itself.
    """
    ends = layout.structure.runs(DesktopPool)
    direct = slice(0, ends.spread_from)
    hosts = ends.targets.index[direct]
    clusters = layout.cluster_of_host[hosts]
    inside = np.flatnonzero(clusters != NOWHERE)
    if not len(inside):
        return inside
    card, cluster = hosts[inside], clusters[inside]
    tolerated = layout.clusters.numbers("failures_to_tolerate")[cluster, 0, 0, 0]
    may_fail = layout.hosts.numbers("count")[card, 0, 0, 0] <= tolerated
    can_be_kept = tolerated < layout.hosts_of_clusters[cluster]
    carries = ends.share[direct].reshape(-1)[inside] > 0
    tied: Index = inside[may_fail & can_be_kept & carries]
    return tied
