"""The share of one pool in every resource, beside the other pools."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.answers.measures import Measures, measure
from planner_core.engine.hosts.graphics import while_one_pool_grows
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Values, values_of

FEWEST: Final = 1e-6
"""A number of desktops that stands for zero when computing shares of a pool."""


class PoolShare(NamedTuple):
    """The plan with a number of desktops in one pool, and that pool's share of every resource."""

    row: int
    """Of the pool."""
    layout: Layout
    every: Measures
    """With the desktops of all pools."""
    alone: Measures
    """With desktops in this pool only, spread over the hosts as above."""

    @property
    def desktops(self) -> float:
        """Of the pool."""
        return float(desktops_of_pools(self.layout)[self.row])


def share_of_pool(
    layout: Layout, row: int, desktops: float | None = None, known: Measures | None = None
) -> PoolShare:
    """The share of a pool, as planned or with another number of desktops; `known` are the measures as planned."""
    if desktops is not None:
        layout = layout.with_desktops(_with_number(desktops_of_pools(layout), row, max(desktops, FEWEST)))
    every = known if known and desktops is None else measure(layout)
    alone, every = pool_alone(layout, row), _with_room_for(layout, row, every)
    return PoolShare(row, layout, every, measure(alone, every.runs.for_desktops(alone)))


def _with_room_for(layout: Layout, row: int, every: Measures) -> Measures:
    """Boards of several profiles have room for other numbers while a single pool grows."""
    room = while_one_pool_grows(layout, every.runs, row)
    if room is None:
        return every
    return every._replace(
        blocks=tuple(room if each.resource == room.resource else each for each in every.blocks)
    )


def pool_alone(layout: Layout, row: int, *, in_usual_work: bool = False) -> Layout:
    """The plan with desktops in one pool only; `in_usual_work` as in `Layout.with_desktops`."""
    return layout.with_desktops(
        _with_number(np.zeros(len(layout.pools)), row, float(desktops_of_pools(layout)[row])),
        in_usual_work=in_usual_work,
    )


def desktops_of_pools(layout: Layout) -> Values:
    """Planned desktops of each pool."""
    desktops: Values = values_of(layout.pools.column("desktops"))[:, 0, 0, 0]
    return desktops


def _with_number(desktops: Values, row: int, number: float) -> Values:
    changed = desktops.copy()
    changed[row] = number
    return changed.reshape(-1, 1, 1, 1)
