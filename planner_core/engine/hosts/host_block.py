"""Common to all host resources: a row for each card, and the failures that its cluster must tolerate."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import Resource
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Column, Values
from planner_core.formulas.saturation import demand_of


def host_block(
    runs: Runs,
    resource: Resource,
    unit: str,
    *,
    desktops: Column,
    servers: Column,
    capacity: Column,
    target_percent: Column,
) -> Block:
    """One resource of all hosts: demand of desktops and servers, and capacity of the hosts in service."""
    layout = runs.layout
    return Block(
        resource=resource,
        unit=unit,
        components=layout.hosts.ids,
        demand=demand_of(desktops, servers),
        fixed_demand=servers,
        capacity=capacity,
        target_percent=target_percent,
        tolerated=_tolerated_by_host(layout),
        on_one=runs.on_one,
    )


@kept
def _tolerated_by_host(layout: Layout) -> Values:
    """Host failures that each host's cluster must tolerate; not applicable outside of clusters."""
    tolerated = np.append(layout.clusters.numbers("failures_to_tolerate")[:, 0, 0, 0], 0.0)
    return tolerated[layout.cluster_of_host].reshape(-1, 1, 1, 1)
