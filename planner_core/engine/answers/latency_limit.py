"""Latency targets as limits: how many I/Os a store takes while their mean latency keeps its target.

Demand is the I/O of the store while users work, capacity the I/O up to which the target is kept, found by trying:
linear in the desktops like any other limit. Each kind of working day of the plan is judged: see `days_at_work`. A store
has a target if one is typed, or if the plan judges all stores; then it is where latency counts as bad for its kind of
drives.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.engine.answers.acceptance import with_acceptance
from planner_core.engine.answers.latency import StoreLatencies
from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.store_load import days_at_work
from planner_core.engine.basis.block import Block
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import field_note
from planner_core.formulas import latency
from planner_core.formulas.recording import (
    LOAD_AXIS,
    PHASE_AXIS,
    Column,
    Leaf,
    LeafNote,
    Traced,
    Values,
    chosen,
    stacked,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Component

TARGET_FIELD: Final = "latency_target_ms"
STEPS: Final = 32
"""Growths tried at once."""
ROUNDS: Final = 7
AS_IT_IS: Final = 1.0
"""The growth of a plan as it is drawn."""
MOST_GROWTH: Final = 1e6
"""Stands for endless growth."""
NO_TARGET = 0.0
NO_IO = LeafNote(
    Message("No I/O"), "0", "IOPS", "constant", "The target is for work without logins; storms have windows"
)
GROWTH = LeafNote(Message("Growth tried"), "g", "share", "drawing", "The largest that keeps the target")
WHOLE_LIMIT = LeafNote(Message("Limit, to its full extent"), "target", "%", "constant", "The target itself")


def with_answers(layout: Layout, measures: Measures) -> Measures:
    """The measures with the blocks of the acceptance test and of the latency targets, if the plan asks for any."""
    found = with_acceptance(layout, measures)
    block = latency_block(layout, measures)
    return found if block is None else found._replace(blocks=(*found.blocks, block))


def asks_for_latency(layout: Layout) -> bool:
    """Whether any store may have a target."""
    tables = layout.groups, layout.arrays, layout.clusters
    return layout.settings.latency_limit or any(each.any_above(TARGET_FIELD) for each in tables)


def latency_block(layout: Layout, measures: Measures, only: Measures | None = None) -> Block | None:
    """I/O of each store with a target, and the I/O that keeps it; None without one. `only` is what grows if it is one
    pool.
    """
    if not asks_for_latency(layout) or not layout.is_connected():
        return None
    stores = StoreLatencies(layout, measures, only, at_work=True)
    targets = latency_targets(layout, stores)
    io, fixed = stores.work_io, stores.fixed_work_io
    grows = (values_of(io) > values_of(fixed)).any(axis=(1, 2, 3))
    rows = np.flatnonzero((targets > NO_TARGET) & grows)
    if not len(rows):
        return None
    stores = stores.of(rows)
    target = _target_column(layout, stores, targets[rows])
    growth = _growth(stores, values_of(target))
    grown: Column = growth
    if layout.recording:
        tried = Traced(growth, Leaf(lambda _: GROWTH))
        grown = latency.growth_within_target(tried, stores.at(tried).mean_ms, target)
    demand, still = stores.work_io, stores.fixed_work_io
    nothing, capacity = layout.constant(0, NO_IO), latency.grown_iops(still, demand, grown)
    return Block(
        resource="latency",
        unit="IOPS",
        components=stores.ids,
        demand=_in_all_phases(layout, demand, nothing),
        fixed_demand=_in_all_phases(layout, still, nothing),
        capacity=capacity
        if len(days_at_work(layout)) == 1
        else _in_all_phases(layout, capacity, chosen(capacity, PHASE_AXIS, 0)),
        target_percent=layout.constant(100, WHOLE_LIMIT),
        tolerated=measures.files.tolerated[stores.rows],
    )


def _in_all_phases(layout: Layout, by_day: Column, other: Column) -> Column:
    """A column of the days at work in their phases, and another one in all others."""
    days = days_at_work(layout)
    return stacked(
        [
            chosen(by_day, PHASE_AXIS, days.index(phase)) if phase in days else other
            for phase in layout.phases
        ],
        PHASE_AXIS,
    )


def latency_targets(layout: Layout, stores: StoreLatencies) -> Values:
    """Target of each store in ms; 0 without one."""
    typed = np.concatenate(
        [each.numbers(TARGET_FIELD)[:, 0, 0, 0] for each in (layout.groups, layout.arrays, layout.clusters)]
    )[stores.rows]
    if not layout.settings.latency_limit:
        return typed
    bands = layout.catalog.response.latency_bands
    bad = np.array([bands[medium].bad_above_ms for medium in stores.media])
    return np.where(typed > NO_TARGET, typed, bad)


def _target_column(layout: Layout, stores: StoreLatencies, targets: Values) -> Column:
    found = targets.reshape(-1, 1, 1, 1)
    if not layout.recording:
        return found
    bands, title = layout.catalog.response.latency_bands, Message("Latency that counts as bad")

    def note(row: int) -> LeafNote:
        part: Component = layout.plan.components[stores.ids[row]]
        if getattr(part, TARGET_FIELD) > NO_TARGET:
            return field_note(part, TARGET_FIELD)
        source = bands[stores.media[row]].source
        return LeafNote(title, "T", "ms", "constant", source, part.name, part.id)

    return Traced(found, Leaf(note))


def _growth(stores: StoreLatencies, target: Values) -> Values:
    """The largest growth up to which each store keeps its target, by case; many are tried at once, side by side on the
    axis of the loads.

    The verdict is that of the plan as it is: latency is a mean, which I/Os of more desktops may bring below a target
    that a few servers alone break. A target that is kept is kept from there on, and one that is broken allows less.
    """
    most, idle = stores.most_growth(), values_of(stores.work_io) <= 0
    most = np.where(np.isfinite(most), most, MOST_GROWTH)
    steps = np.arange(1, STEPS + 1).reshape(1, 1, -1, 1) / STEPS
    with np.errstate(all="ignore"):
        planned = np.minimum(most, AS_IT_IS)
        kept = (values_of(stores.at(planned).mean_ms) <= target) | idle
        few, many = np.where(kept, planned, 0.0), np.where(kept, most, planned)
        for _ in range(ROUNDS):
            tried = few + (many - few) * steps
            mean = values_of(stores.at(tried).mean_ms)
            fits = np.logical_and.accumulate((mean <= target) | idle, axis=LOAD_AXIS)
            number = fits.sum(axis=LOAD_AXIS, keepdims=True)
            step = (many - few) / STEPS
            few, many = few + step * number, few + step * np.minimum(number + 1, STEPS)
    return few
