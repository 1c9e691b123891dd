"""A plan in many futures: each uncertain constant takes one value in each, and the engine answers for all at once.

Draws are common: a constant has the same deviations in every plan and at every time, whatever else is uncertain. So two
variants are compared in the same futures, and a range does not flicker while a plan is edited.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.acceptance import NONE, Acceptance, benchmark_asked
from planner_core.engine.answers.future_limits import FutureLimits, future_limits, promised_of
from planner_core.engine.answers.future_use import Moment, Watched, watched
from planner_core.engine.answers.measures import measure
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import Table
from planner_core.formulas.recording import Values, values_of
from planner_core.formulas.uncertainty import (
    future_number,
    future_share,
    normal_deviations,
    student_deviations,
)
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, StorageArray
from planner_core.plan.plan import Plan
from planner_core.reuse import apart, memoized
from planner_core.studies.uncertain_values import Draw, UncertainValue, with_values

FUTURES: Final = 10_000
AT_ONCE: Final = 10_400
"""Futures in one evaluation: a whole range of a small plan, with both ends of each constant, so that Python costs
little beside the columns. Two threads with half of them each take longer: they wait for each other between two columns.
"""
ROWS_AT_ONCE: Final = 52_000
"""Components times futures in one evaluation: few enough that the C library keeps their memory for the next one, and
that a range can be given up.
"""
MOST_ROWS: Final = 1_000_000
"""Components times futures of a range: about a second."""
FEWEST: Final = 200
MOST_WAITING: Final = 400_000
"""Pools, components and futures of a plan whose test judges waiting times, multiplied: about three seconds."""
MOST_COUNTED: Final = 12_000_000
"""Users of View Planner in all futures, for the same reason."""
MOST_KEPT: Final = 4_000_000
"""Utilisations kept for a range, futures and uses multiplied: 16 MB."""


class Deviations(NamedTuple):
    """By how many spreads each constant lies above its median in each future."""

    by_key: Mapping[str, Values]
    futures: int

    def of(self, value: UncertainValue) -> Values:
        """One value in each future: within the bounds of its field."""
        found: Values = self.of_alike([value])[0]
        return found

    def of_alike(self, values: Sequence[UncertainValue]) -> Values:
        """The values of one field and draw, a row for each: they differ in their medians only."""
        (draw, field), deviation = (values[0].draw, values[0].field), self.by_key[values[0].draw.key]
        medians, which = np.unique([value.median for value in values], return_inverse=True)
        formula = future_share if field.uncertain == "share" else future_number
        numbers = values_of(formula(medians[:, None], draw.spread, deviation))
        found: Values = np.clip(numbers, field.least, field.most)[which]
        return found


def common_deviations(draws: Sequence[Draw], count: int = FUTURES) -> Deviations:
    """Latin hypercube: each constant takes the middle of each of `count` equally likely parts once, in an order of its
    own that follows from its key alone.
    """
    return Deviations(
        {draw.key: _in_order(draw.key, draw.degrees_of_freedom, count) for draw in draws}, count
    )


@memoized(64)
def _in_order(key: str, degrees_of_freedom: float | None, count: int) -> Values:
    deviations = _ascending(degrees_of_freedom, count)
    found: Values = np.random.default_rng(zlib.crc32(key.encode())).permutation(deviations)
    found.flags.writeable = False
    return found


@memoized(8)
def _ascending(degrees_of_freedom: float | None, count: int) -> Values:
    if degrees_of_freedom is None:
        return normal_deviations(count)
    return student_deviations(count, degrees_of_freedom)


def futures_of(plan: Plan, catalog: Catalog) -> int:
    """In how many futures a plan is evaluated: fewer where each takes longer, so that a range is there within seconds.

    A test that is judged looks for the growth at which answers are late, and View Planner counts the users on each host
    one by one. 0 where this takes too long for a range, and while something is not connected: nobody can say then how
    many desktops fit.
    """
    parts = max(len(plan.components), 1)
    most = min(FUTURES, MOST_ROWS // parts)
    with apart():
        layout = Layout(plan, catalog)
        if not layout.is_connected():
            return 0
        if benchmark_asked(layout) == NONE:
            return max(FEWEST, most)
        most = min(most, MOST_WAITING // (parts * max(len(layout.pools), 1)))
        counted = Acceptance(layout, measure(layout)).users_counted()
        most = min(most, int(MOST_COUNTED / max(counted, 1)))
    return most if most >= FEWEST else 0


def futures_at_once(plan: Plan) -> int:
    """How many futures of a plan are evaluated together."""
    return max(1, min(AT_ONCE, ROWS_AT_ONCE // max(len(plan.components), 1)))


def limits_in_futures(
    plan: Plan, catalog: Catalog, values: Sequence[UncertainValue], deviations: Deviations
) -> FutureLimits:
    """The first limit of a plan in each future.

    Raises UnsoundPlanError for a number outside the bounds of its field.
    """
    *_, found = limits_steps(plan, catalog, values, deviations)
    assert found is not None
    return found


def watched_in(plan: Plan, catalog: Catalog, moments: Sequence[Moment]) -> Watched:
    """What is watched in the futures of a plan: see `future_use.watched`."""
    with apart():
        layout = Layout(plan, catalog)
        return watched(layout.in_cases(promised_of(layout)), moments)


def limits_steps(
    plan: Plan,
    catalog: Catalog,
    values: Sequence[UncertainValue],
    deviations: Deviations,
    at: Watched | None = None,
) -> Iterator[FutureLimits | None]:
    """The same, part by part, so that it can be given up: None after each part, at the end the limits.

    `at` is watched besides, in as many of the first futures as memory allows.
    """
    with apart():
        layout = Layout(plan, catalog)
        columns = _columns(layout, values, deviations)
        promised = promised_of(layout)
    kept = MOST_KEPT // max(len(at.uses), 1) if at is not None else 0
    most = futures_at_once(plan)
    rounds = max(1, -(-deviations.futures // most))
    at_once = -(-deviations.futures // rounds)  # all parts are alike
    parts: list[FutureLimits] = []
    for start in range(0, deviations.futures, at_once):
        chosen = slice(start, start + at_once)
        here = {
            kind: {field: numbers[:, chosen] for field, numbers in fields.items()}
            for kind, fields in columns.items()
        }
        futures = min(at_once, deviations.futures - start)
        with apart():
            watch = at if start < kept else None
            parts.append(
                future_limits(layout.in_cases(promised[:1], here, futures), futures, promised, watch)
            )
        yield None
    yield _together(parts)


def _columns(
    layout: Layout, values: Sequence[UncertainValue], deviations: Deviations
) -> dict[type[Any], dict[str, Values]]:
    """By kind and field, a row per component and a column per future."""
    tables: dict[type[Any], Table[Any]] = {
        DesktopPool: layout.pools,
        DiskGroup: layout.groups,
        StorageArray: layout.arrays,
        Cluster: layout.clusters,
    }
    found: dict[type[Any], dict[str, Values]] = {}
    alike: dict[tuple[type[Any], str, Draw], list[UncertainValue]] = {}
    for value in values:
        alike.setdefault((value.type, value.field.name, value.draw), []).append(value)
    for (kind, name, _), those in alike.items():
        table, fields = tables[kind], found.setdefault(kind, {})
        if name not in fields:
            median = table.numbers(name)[:, 0, 0, :]
            fields[name] = np.repeat(median, deviations.futures, axis=1)
        fields[name][[table.row[value.component] for value in those]] = deviations.of_alike(those)
    return found


def _together(parts: Sequence[FutureLimits]) -> FutureLimits:
    desktops, exact, first = (
        np.concatenate([getattr(part, name) for part in parts]) for name in ("desktops", "exact", "first")
    )
    used = [part.used for part in parts if part.used is not None]
    return FutureLimits(desktops, exact, first, parts[0].by, np.hstack(used) if used else None)


def plan_in_future(plan: Plan, values: Sequence[UncertainValue], deviations: Deviations, future: int) -> Plan:
    """The plan with the values of one future typed in."""
    return with_values(plan, [(value, float(deviations.of(value)[future])) for value in values])
