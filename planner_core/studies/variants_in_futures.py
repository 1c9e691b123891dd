"""Variants in the same futures: how often one costs less for a desktop, or carries more, than another.

A constant takes the same deviations in every plan, so what all variants share is as wrong in one as in the others and
decides nothing between them. Equal futures are told apart: they count for neither.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.formulas.recording import Values
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last
from planner_core.studies.comparison import Cell, Compared, Comparison, ComparisonRow, Verdict
from planner_core.studies.comparison_measures import CARRIED, MONEY, Sharing, leaves_out_no_more, left_out
from planner_core.studies.futures import FEWEST, common_deviations, futures_of, limits_steps
from planner_core.studies.uncertain_values import draws_of, uncertain_values

MOST_IN_ALL: Final = 50_000
"""Futures of all variants together: up to five are evaluated in as many as each alone, so that a plan fits in the same
share of them here and there; of more variants each in fewer.
"""
MOST_KNOWN: Final = 8
"""Plans whose desktops are kept: those of a few variants, of which one is edited."""
ALIKE: Final = 1e-9
"""Relative difference below which two prices are the same."""
IN_FUTURES: Final = Message("In the same futures")


class AgainstBaseline(msgspec.Struct, frozen=True):
    """A plan against the baseline: shares of the futures, 0 to 1."""

    cheaper: float | None
    """Its desktop costs less: hardware over the desktops carried. None if a price is missing or not comparable."""
    as_dear: float | None
    carries_more: float
    carries_as_many: float
    both_fit: float
    """Both carry all desktops that they plan."""


class VariantsInFutures(msgspec.Struct, frozen=True):
    """Plans side by side in common futures."""

    futures: int
    baseline: int
    fits: tuple[float | None, ...]
    """Share of the futures in which each plan carries its desktops; None if it has no range."""
    against: tuple[AgainstBaseline | None, ...]
    """None for the baseline, and where one of both has no range."""

    def reordered(self, order: Sequence[int]) -> VariantsInFutures:
        """The same plans in another order, by their present places."""
        return VariantsInFutures(
            self.futures,
            order.index(self.baseline),
            tuple(self.fits[at] for at in order),
            tuple(self.against[at] for at in order),
        )


class _Carried(NamedTuple):
    plan: Plan
    catalog: Catalog
    desktops: Values


class _LastCarried(NamedTuple):
    """The last plans, the newest first."""

    of: tuple[_Carried, ...] = ()


def variants_in_futures(
    plans: Sequence[Compared], catalog: Catalog, baseline: int = 0
) -> VariantsInFutures | None:
    """Plans in common futures; None if nothing is uncertain in any, or fewer than two have a range."""
    *_, found = steps_in_futures(plans, catalog, baseline)
    return found


def steps_in_futures(
    plans: Sequence[Compared], catalog: Catalog, baseline: int = 0
) -> Iterator[VariantsInFutures | None]:
    """The same, part by part, so that it can be given up: None after each part, at the end the answer or None."""
    yield None
    able = {at: each for at, each in enumerate(plans) if each.assessment is not None}
    counts = {at: futures_of(each.plan, catalog) for at, each in able.items()}
    is_uncertain = any(uncertain_values(each.plan, catalog) for each in able.values())
    count = min((each for each in counts.values() if each), default=0)
    if not (is_uncertain and count):
        return
    count = min(count, max(FEWEST, MOST_IN_ALL // len(able)))
    carried: dict[int, Values] = {}
    for at, each in able.items():
        if not counts[at]:
            continue
        for desktops in _desktops(each.plan, catalog, count):
            yield None
            if desktops is not None and np.isfinite(desktops).all():
                carried[at] = desktops
    yield _answer(plans, carried, count, baseline) if len(carried) > 1 else None


def _desktops(plan: Plan, catalog: Catalog, count: int) -> Iterator[Values | None]:
    """None after each part of the work; at the end the desktops in each future, which may be known already."""
    known = (last(_LastCarried) or _LastCarried()).of
    for each in known:
        if each.plan is plan and each.catalog is catalog and len(each.desktops) == count:
            yield each.desktops
            return
    values = uncertain_values(plan, catalog)
    for found in limits_steps(plan, catalog, values, common_deviations(draws_of(values), count)):
        if found is None:
            yield None
        else:
            keep_last(_LastCarried((_Carried(plan, catalog, found.desktops), *known[: MOST_KNOWN - 1])))
            yield found.desktops


def _answer(
    plans: Sequence[Compared], carried: dict[int, Values], count: int, baseline: int
) -> VariantsInFutures:
    fits = {
        at: desktops >= sum(pool.desktops for pool in plans[at].plan.of_type(DesktopPool))
        for at, desktops in carried.items()
    }
    against: list[AgainstBaseline | None] = []
    for at, each in enumerate(plans):
        if at == baseline or at not in carried or baseline not in carried:
            against.append(None)
            continue
        less, same = _prices(each, plans[baseline], carried[at], carried[baseline])
        against.append(
            AgainstBaseline(
                less,
                same,
                float((carried[at] > carried[baseline]).mean()),
                float((carried[at] == carried[baseline]).mean()),
                float((fits[at] & fits[baseline]).mean()),
            )
        )
    shares = tuple(float(fits[at].mean()) if at in fits else None for at in range(len(plans)))
    return VariantsInFutures(count, baseline, shares, tuple(against))


def _prices(
    one: Compared, other: Compared, carried: Values, carried_there: Values
) -> tuple[float | None, float | None]:
    """In which share of the futures a desktop of the first costs less, and in which as much."""
    if not _are_comparable(one, other):
        return None, None
    assert one.assessment is not None
    assert other.assessment is not None
    with np.errstate(divide="ignore"):  # no desktop, no price
        price = _total(one.assessment, carried) / carried
        there = _total(other.assessment, carried_there) / carried_there
    same = (price == there) | (np.abs(price - there) <= ALIKE * np.minimum(price, there))
    return float(((price < there) & ~same).mean()), float(same.mean())


def _total(assessment: Assessment, carried: Values) -> Values:
    """What the carried desktops cost: those ordered for each desktop or user grow with them."""
    cost, planned = assessment.cost, max(assessment.desktops.planned, 1)
    fixed, counted = float(cost.total - cost.counted_total), float(cost.counted_total)
    return fixed + counted * carried / planned


def _are_comparable(one: Compared, other: Compared) -> bool:
    """Whether both have prices in one currency, and leave out the same small parts, if any."""
    if one.assessment is None or other.assessment is None:
        return False
    costs = one.assessment.cost, other.assessment.cost
    if costs[0].currency != costs[1].currency or not all(each.is_headline for each in costs):
        return False
    these, those = left_out(one.plan, costs[0], Sharing()), left_out(other.plan, costs[1], Sharing())
    return leaves_out_no_more(these, those) and leaves_out_no_more(those, these)


# --- as rows of a comparison -----------------------------------------------------------------------------------


def with_futures(found: Comparison, study: VariantsInFutures | None) -> Comparison:
    """The comparison with what happens in the same futures, below the cost."""
    return with_rows(found, rows_in_futures(study)) if study is not None else found


def with_rows(found: Comparison, rows: Sequence[ComparisonRow]) -> Comparison:
    """The comparison with these rows below the cost."""
    above = (number for number, row in enumerate(found.rows, 1) if row.group in (CARRIED, MONEY))
    at = max(above, default=0)
    return msgspec.structs.replace(found, rows=(*found.rows[:at], *rows, *found.rows[at:]))


def rows_in_futures(study: VariantsInFutures) -> tuple[ComparisonRow, ...]:
    """What happens in the same futures, a cell for each plan."""
    return tuple(_rows(study))


def blank(rows: Sequence[ComparisonRow]) -> tuple[ComparisonRow, ...]:
    """The same rows without values, while those are computed anew."""
    return tuple(
        msgspec.structs.replace(row, cells=tuple(_cell(None, "different") for _ in row.cells)) for row in rows
    )


def _rows(study: VariantsInFutures) -> Iterator[ComparisonRow]:
    pairs = study.against
    cheaper, as_dear, more, as_many, both = (
        [getattr(each, name) if each is not None else None for each in pairs]
        for name in AgainstBaseline.__struct_fields__
    )
    if any(share is not None for share in cheaper):
        yield _row("cheaper", Message("A desktop costs less at the limit"), map(_won, cheaper, as_dear))
        yield _row("as_dear", Message("A desktop costs the same at the limit"), map(_told, as_dear))
    if any(share is not None for share in more):
        yield _row("carries_more", Message("Carries more desktops"), map(_won, more, as_many))
        yield _row("carries_as_many", Message("Carries as many desktops"), map(_told, as_many))
        yield _row("both_fit", Message("Both carry all desktops planned"), map(_told, both))
    before = study.fits[study.baseline]
    own = [None if number == study.baseline else before for number in range(len(study.fits))]
    yield _row("fits", Message("Carries all desktops planned"), map(_fitting, study.fits, own))


def _row(key: str, title: Message, cells: Iterable[Cell]) -> ComparisonRow:
    return ComparisonRow(
        f"futures.{key}", IN_FUTURES, title, "more" if key != "as_dear" else "", tuple(cells)
    )


def _cell(share: float | None, verdict: Verdict) -> Cell:
    """Without a difference from the baseline: a share is one of both already."""
    return Cell(share, "futures", None, "", (), None, verdict, None)


def _won(share: float | None, same: float | None) -> Cell:
    """A share of wins: better if there are more of them than of losses."""
    if share is None or same is None:
        return _cell(None, "same")
    lost = 1 - share - same
    if math.isclose(share, lost, abs_tol=ALIKE):
        return _cell(share, "same" if same >= 1 else "different")
    return _cell(share, "better" if share > lost else "worse")


def _told(share: float | None) -> Cell:
    return _cell(share, "same")


def _fitting(share: float | None, before: float | None) -> Cell:
    if share is None or before is None:
        return _cell(share, "same")
    if share == before:
        return _cell(share, "same")
    return _cell(share, "better" if share > before else "worse")
