"""Plan in, assessment out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import Assessment, Later, StoreUse
from planner_core.engine.block import Block
from planner_core.engine.costing import cost_of
from planner_core.engine.findings import Review, findings_of
from planner_core.engine.hosts import cpu_block, ram_block
from planner_core.engine.layout import Layout
from planner_core.engine.limits import desktop_counts, ladder
from planner_core.engine.saturation import full_shape, saturation_rows
from planner_core.engine.stores import StoreBlocks, store_blocks
from planner_core.engine.work import boot_times
from planner_core.plan.plan import Plan


class Measures(NamedTuple):
    """Demand and capacity of everything in a plan, as columns."""

    blocks: Sequence[Block]
    stores: StoreBlocks


def measure(layout: Layout) -> Measures:
    """Demand and capacity of every resource. The order of the blocks is the order of the saturation rows."""
    stores = store_blocks(layout)
    blocks = (cpu_block(layout), ram_block(layout), stores.disk_iops, stores.front_end_iops, stores.capacity)
    return Measures(blocks, stores)


def evaluate(plan: Plan, catalog: Catalog) -> Assessment:
    """Everything the engine knows about a plan. Pure: equal plans and catalogues give equal assessments."""
    layout = Layout(plan, catalog)
    measures = measure(layout)
    limits = ladder(layout, measures.blocks)
    desktops = desktop_counts(layout, limits, connected=layout.is_connected())
    cost = cost_of(layout, desktops.planned, desktops.maximum)
    rows = saturation_rows(measures.blocks)
    work = boot_times(layout, measures.blocks)
    return Assessment(
        plan_name=plan.name,
        desktops=desktops,
        saturation=rows,
        limits=limits,
        stores=Later(lambda: _store_uses(measures.stores)),
        work=work,
        cost=cost,
        findings=Later(lambda: findings_of(Review(layout, measures.blocks, desktops, limits, work))),
    )


def _store_uses(stores: StoreBlocks) -> tuple[StoreUse, ...]:
    block = stores.capacity
    count = len(block.components)
    capacity = full_shape(block.capacity, count)[:, 0, 0]
    used = full_shape(block.demand, count)[:, 0, 0]
    by_role = {role: full_shape(column, count)[:, 0, 0] for role, column in stores.space_by_role.items()}
    return tuple(
        StoreUse(
            component,
            float(capacity[row]),
            float(used[row]),
            {role: float(column[row]) for role, column in by_role.items() if column[row] > 0},
        )
        for row, component in enumerate(block.components)
    )
