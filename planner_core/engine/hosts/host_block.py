"""Common to all host resources: a row for each card, and the failures that its cluster must tolerate."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.block import Block, OnOne
from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.shared_desktops import Beside
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.formulas.recording import Column, Index, Targets, Values, gather
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


def of_rows(block: Block, rows: Index) -> Block:
    """The same for some of the host cards only."""
    every, tolerated = block.on_one, block.tolerated
    assert every is not None, "machines lie on hosts"
    assert tolerated is not None, "hosts fail"
    return block._replace(
        components=[block.components[row] for row in rows.tolist()],
        demand=gather(block.demand, rows),
        fixed_demand=gather(block.fixed_demand, rows),
        capacity=gather(block.capacity, rows),
        tolerated=tolerated[rows],
        on_one=OnOne(
            gather(every.desktops, rows),
            gather(every.places, rows),
            every.part[rows],
            None if every.beside is None else _beside(every.beside, rows),
        ),
    )


def _beside(every: Beside, rows: Index) -> Beside:
    """The pairs of cards that are both among some rows, as places among these."""
    place = np.full(every.of.size, NOWHERE)
    place[rows] = np.arange(len(rows))
    of, card = place[every.of.index], place[every.card]
    both = (of != NOWHERE) & (card != NOWHERE)
    return Beside(Targets(of[both], len(rows)), card[both])


@kept
def _tolerated_by_host(layout: Layout) -> Values:
    """Host failures that each host's cluster must tolerate; not applicable outside of clusters."""
    tolerated = np.append(layout.clusters.numbers("failures_to_tolerate")[:, 0, 0, 0], 0.0)
    return tolerated[layout.cluster_of_host].reshape(-1, 1, 1, 1)
