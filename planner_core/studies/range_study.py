"""How sure the numbers of a plan are: the range of its desktops, what decides it, and what is worth measuring."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.future_limits import FutureLimits
from planner_core.engine.answers.future_use import Moment, Shares, Watched
from planner_core.engine.basis.axes import NORMAL, Case, Phase
from planner_core.engine.basis.resources import Resource
from planner_core.formulas.recording import Values
from planner_core.formulas.uncertainty import EIGHT_OF_TEN, first_order_index
from planner_core.plan.components import ComponentId, DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.futures import (
    Deviations,
    common_deviations,
    futures_of,
    limits_steps,
    watched_in,
)
from planner_core.studies.uncertain_values import Draw, UncertainValue, draws_of, uncertain_values
from planner_core.units import ROUNDING

LOW: Final = 0.1
HIGH: Final = 0.9
"""8 of 10 futures lie between these percentiles."""
FIRST: Final = 100
"""Futures of the first range of a large plan."""
GROUPS: Final = 50
"""Of the futures, ordered by one input, for the share of the variance that goes with it."""
NOTHING: Final = 1e-6
"""Relative difference between both ends of a constant below which it changes nothing."""
WORTH_TELLING: Final = 0.01
"""Share of the variance from which a constant is told although it changes nothing alone: where two limits are close."""
BARS: Final = 20
"""Of the distribution."""
AT_WORK: Final[Moment] = ("steady", NORMAL)
"""What the drawing shows unless another phase or case is chosen."""


class Percentiles(msgspec.Struct, frozen=True):
    """A number in many futures: 8 of 10 lie between the first and the last."""

    low: float
    """10th percentile: 9 of 10 futures have as much or more."""
    median: float
    high: float
    """90th percentile."""


class Bar(msgspec.Struct, frozen=True):
    """Part of the futures with a number of desktops from `least` to below `below`."""

    least: float
    below: float
    part: float


class FirstLimit(msgspec.Struct, frozen=True):
    """How often a resource of a component is the first limit."""

    component: ComponentId
    resource: Resource
    chance: float


class Influence(msgspec.Struct, frozen=True):
    """What one uncertain constant does to the desktops."""

    field: str
    owner: str
    """The catalogue record that the constant is from, a component, or empty for a default."""
    components: tuple[ComponentId, ...]
    """Those whose value follows it."""
    give_or_take_percent: float
    source: str
    """Where the spread is from."""
    low: int
    """Whole desktops with the constant at its 10th percentile, all others at their medians."""
    high: int
    """At its 90th."""
    worth: float
    """Share of the variance that goes if the constant were known: what a measurement is worth, 0 to 1."""
    is_measured: bool = True
    """Whether somebody measured it on some system, or vouches for how far it may be off."""


class UseRange(msgspec.Struct, frozen=True):
    """How full a resource of a component is in one phase and case, at the load that the plan is sized for."""

    component: ComponentId
    resource: Resource
    phase: Phase
    case: Case
    low: float
    """Utilisation, 0 to 1 and beyond: 10th percentile."""
    planned: float
    """With the numbers of the plan as they stand."""
    high: float
    """90th percentile."""


class RangeStudy(msgspec.Struct, frozen=True):
    """How sure the desktops of a plan are."""

    futures: int
    planned: int
    maximum: int
    """By the numbers of the plan as they stand."""
    exact: float
    """The same before rounding down to whole desktops on each host."""
    desktops: Percentiles
    fits: float
    """Share of the futures that carry the planned desktops."""
    distribution: tuple[Bar, ...]
    first_limits: tuple[FirstLimit, ...]
    """The most frequent first."""
    influences: tuple[Influence, ...]
    """The strongest first; only those that change anything."""
    utilisation: tuple[UseRange, ...] = ()
    """Each resource at its worst promised moment and at work without a failure; only those that vary."""

    @property
    def sure(self) -> int:
        """The most desktops that 9 of 10 futures carry."""
        return int(self.desktops.low)


class _Tried(NamedTuple):
    """Everything that is evaluated at once: the futures, the medians, and each constant at both of its ends."""

    deviations: Deviations
    futures: int
    with_ends: bool


def range_study(
    plan: Plan, catalog: Catalog, futures: int | None = None, moments: Sequence[Moment] = (AT_WORK,)
) -> RangeStudy | None:
    """The range of a plan; None if nothing is uncertain, its test judges too many users, or nobody can say yet how many
    desktops fit: something is not connected, or nothing limits it.
    `futures` replaces their usual number; `moments` are those in which every utilisation is told, besides its worst.

    Raises UnsoundPlanError for a number outside the bounds of its field.
    """
    *_, found = range_steps(plan, catalog, futures, moments)
    return found


def range_steps(
    plan: Plan, catalog: Catalog, futures: int | None = None, moments: Sequence[Moment] = (AT_WORK,)
) -> Iterator[RangeStudy | None]:
    """The same, part by part, so that it can be given up: None after each part, at the end the study or None."""
    yield from _steps(plan, catalog, futures, moments, with_ends=True)


def first_range_steps(
    plan: Plan, catalog: Catalog, moments: Sequence[Moment] = (AT_WORK,)
) -> Iterator[RangeStudy | None]:
    """The range of a large plan from few futures, and not what decides it: to be shown until the whole one is there."""
    yield from _steps(plan, catalog, FIRST, moments, with_ends=False)


def _steps(
    plan: Plan, catalog: Catalog, futures: int | None, moments: Sequence[Moment], *, with_ends: bool
) -> Iterator[RangeStudy | None]:
    values = uncertain_values(plan, catalog)
    draws = draws_of(values)
    if not draws:
        yield None
        return
    usual = futures_of(plan, catalog)
    futures = min(futures, usual) if not with_ends and futures else futures or usual
    if not futures:
        yield None
        return
    tried = _tried(draws, futures, with_ends=with_ends)
    at = watched_in(plan, catalog, moments)
    found: FutureLimits | None = None
    for found in limits_steps(plan, catalog, values, tried.deviations, at):
        if found is None:
            yield None
    assert found is not None
    if not np.isfinite(found.desktops).all():
        yield None
        return
    study = _study(plan, values, draws, tried, found)
    yield msgspec.structs.replace(study, utilisation=_use_ranges(at, found.used, futures))


def _study(
    plan: Plan, values: Sequence[UncertainValue], draws: Sequence[Draw], tried: _Tried, found: FutureLimits
) -> RangeStudy:
    futures = tried.futures
    desktops = found.desktops[:futures]
    median = float(found.desktops[futures])
    planned = _planned(plan)
    return RangeStudy(
        futures=futures,
        planned=planned,
        maximum=int(median),
        exact=float(found.exact[futures]),
        desktops=percentiles(desktops),
        fits=float((desktops >= planned).mean()),
        distribution=_distribution(desktops),
        first_limits=_first_limits(found, futures),
        influences=_influences(values, draws, tried, found) if tried.with_ends else (),
    )


def percentiles(numbers: Values) -> Percentiles:
    """The percentiles of whole numbers: values that occur. The low one is the highest that 9 of 10 futures reach: at
    most a tenth of them lies below it.
    """
    low = float(np.sort(numbers)[int(LOW * len(numbers))])
    median = float(np.quantile(numbers, 0.5, method="lower"))
    return Percentiles(low, median, float(np.quantile(numbers, HIGH, method="higher")))


def _use_ranges(at: Watched, used: Shares | None, futures: int) -> tuple[UseRange, ...]:
    """Of as many futures as were kept; without those that are the same in all."""
    if used is None:
        return ()
    of_futures = used[:, :futures]
    ranks = math.floor(LOW * (of_futures.shape[1] - 1)), math.ceil(HIGH * (of_futures.shape[1] - 1))
    ends = np.partition(of_futures, ranks, axis=1)[:, ranks].astype(np.float64)
    return tuple(
        UseRange(use.component, use.resource, use.phase, use.case, low, use.planned, high)
        for use, (low, high) in zip(at.uses, ends.tolist(), strict=True)
        if math.isfinite(high) and high - low > NOTHING * high
    )


def told_share(share: float) -> float:
    """A share of the futures as it is said, in whole percent: 63.5 % are 63 %, and 89.9 % are no 9 of 10."""
    return math.floor(share * 100 + ROUNDING) / 100


def _planned(plan: Plan) -> int:
    return sum(pool.desktops for pool in plan.of_type(DesktopPool))


def _tried(draws: Sequence[Draw], futures: int, *, with_ends: bool) -> _Tried:
    """After the futures: all constants at their medians, then each at its 10th and at its 90th percentile."""
    common = common_deviations(draws, futures)
    ends = 1 + 2 * len(draws) if with_ends else 1
    by_key = {}
    for place, draw in enumerate(draws):
        alone = np.zeros(ends)
        if with_ends:
            alone[1 + 2 * place : 3 + 2 * place] = np.quantile(common.by_key[draw.key], (LOW, HIGH))
        by_key[draw.key] = np.concatenate([common.by_key[draw.key], alone])
    return _Tried(Deviations(by_key, futures + ends), futures, with_ends)


def _distribution(desktops: Values) -> tuple[Bar, ...]:
    least, most = float(desktops.min()), float(desktops.max()) + 1
    width = max(1.0, math.ceil((most - least) / BARS))
    edges = least + width * np.arange(math.ceil((most - least) / width) + 1)
    parts, _ = np.histogram(desktops, edges)
    return tuple(
        Bar(float(edges[at]), float(edges[at + 1]), float(part / len(desktops)))
        for at, part in enumerate(parts)
    )


def _first_limits(found: FutureLimits, futures: int) -> tuple[FirstLimit, ...]:
    times = np.bincount(found.first[:futures], minlength=len(found.by))
    order = np.argsort(-times, kind="stable")
    return tuple(
        FirstLimit(found.by[at].component, found.by[at].resource, float(times[at] / futures))
        for at in order.tolist()
        if times[at] > 0
    )


def _influences(
    values: Sequence[UncertainValue], draws: Sequence[Draw], tried: _Tried, found: FutureLimits
) -> tuple[Influence, ...]:
    """Chosen by desktops before rounding, so that a small effect is no accident of whole desktops."""
    futures = tried.futures
    exact, ends, whole = found.exact[:futures], found.exact[futures + 1 :], found.desktops[futures + 1 :]
    logarithm = np.log(np.maximum(exact, 1e-9))
    influences: list[tuple[float, Influence]] = []
    for place, draw in enumerate(draws):
        low, high = ends[2 * place : 2 * place + 2].tolist()
        worth = first_order_index(tried.deviations.by_key[draw.key][:futures], logarithm, GROUPS)
        if abs(high - low) <= NOTHING * found.exact[futures] and worth < WORTH_TELLING:
            continue
        influence = Influence(
            draw.field,
            draw.owner,
            tuple(value.component for value in values if value.draw.key == draw.key),
            math.expm1(draw.spread * EIGHT_OF_TEN) * 100,
            draw.source,
            int(whole[2 * place]),
            int(whole[2 * place + 1]),
            worth,
            draw.is_measured,
        )
        influences.append((abs(high - low), influence))
    by_width = sorted(influences, key=lambda each: (-abs(each[1].high - each[1].low), -each[0]))
    return tuple(each for _, each in by_width)
