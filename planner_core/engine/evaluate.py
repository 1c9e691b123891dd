"""Plan in, assessment out."""

from __future__ import annotations

from functools import cache

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.failures import failure_outcomes
from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.latency_rows import LatencyRows
from planner_core.engine.answers.lifts import lifts_of
from planner_core.engine.answers.limits import desktop_counts, ladder
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.pool_limits import pool_limits
from planner_core.engine.answers.rebuilds import rebuilds_of
from planner_core.engine.answers.saturation import saturation_rows
from planner_core.engine.answers.scenarios import scenarios_of
from planner_core.engine.answers.wear import wear_of
from planner_core.engine.answers.work import storm_rows, work_times
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.engine.basis.axes import spread
from planner_core.engine.basis.rows import Later
from planner_core.engine.cost.costing import cost_of
from planner_core.engine.cost.licence_counts import counted_licences
from planner_core.engine.findings import Review, findings_of
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.layout.layout import Layout
from planner_core.engine.storage.capacity import Capacity
from planner_core.formulas.recording import values_of
from planner_core.plan.plan import Plan


def evaluate(plan: Plan, catalog: Catalog) -> Assessment:
    """All results of the engine for a plan. Pure: equal plans and catalogues give equal assessments.

    Raises UnsoundPlanError for a plan with invalid numbers: zero cores, negative memory, NaN.
    """
    layout = layout_of(plan, catalog)
    measures = with_answers(layout, measure(layout))
    found = ladder(layout, measures.blocks)
    desktops = desktop_counts(layout, found)
    storms = storm_rows(layout, measures)
    latencies = cache(lambda: LatencyRows(layout, measures))
    work = Later(lambda: work_times(storms))
    return Assessment(
        plan_name=plan.name,
        cases=layout.cases,
        phases=layout.phases,
        desktops=desktops,
        saturation=saturation_rows(layout, measures.blocks),
        limits=found.rungs,
        pool_limits=pool_limits(layout, measures),
        lifts=lifts_of(layout, measures, found.rungs),
        stores=Later(lambda: _store_uses(layout, measures.capacity)),
        work=work,
        storms=storms,
        cost=cost_of(layout, desktops),
        findings=Later(lambda: findings_of(Review(layout, measures, desktops, found.rungs, tuple(work)))),
        rebuilds=Later(lambda: rebuilds_of(layout, measures.runs, measures.capacity.space)),
        latencies=Later(lambda: latencies().every() if layout.is_connected() else ()),
        wear=Later(lambda: wear_of(layout, measures.files)),
        licences=Later(lambda: counted_licences(layout)),
        failures=Later(lambda: failure_outcomes(layout, measures.blocks, storms)),
        scenarios=Later(
            lambda: scenarios_of(
                layout, measures.blocks, desktops, next(iter(found.rungs), None), latencies()
            )
        ),
    )


def _store_uses(layout: Layout, measured: Capacity) -> tuple[StoreUse, ...]:
    block = measured.space
    count, phases, cases = len(block.components), len(layout.phases), len(layout.cases)
    capacity = spread(block.capacity, count, phases, cases)[:, 0, 0, 0]
    used = spread(block.demand, count, phases, cases)[:, 0, 0, 0]
    by_role = {role: values_of(column)[:, 0, 0, 0].tolist() for role, column in measured.by_role.items()}
    roles = [
        {role: gib for role, gib in zip(by_role, row, strict=True) if gib > 0}
        for row in zip(*by_role.values(), strict=True)
    ]
    return tuple(map(StoreUse, block.components, capacity.tolist(), used.tolist(), roles))
