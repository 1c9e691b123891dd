"""The tables of saturation: one resource in one phase and case per row, or all phases of one case."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from app.look.number_format import numbers
from app.look.translation import mark, tr, unit_word
from app.project.use_ranges import NO_RANGES, SoftEnd, UseRanges
from app.results.tables.column import Column
from app.results.words.ranges import share_and_range
from app.results.words.results import case_name, nearest, phase_name, resource_name, when, worst_of
from planner_core.engine.basis.assessment import Rows, Saturation, Status
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

STATUS_WORDS: Final[dict[Status, str]] = {
    "ok": mark("below the target"),
    "near": mark("close to the target or above it"),
    "over": mark("over capacity"),
    "unknown": mark("nothing to measure against"),
}
COUNTED: Final = frozenset({"machines", "components", "controllers"})
"""Units that only repeat the name of the resource."""
FEW: Final = 10
"""Amounts below this have decimals, so that a fifth of a controller is not shown as 0."""


class Moment(NamedTuple):
    """A resource in one phase and case, with the name of its component."""

    name: str
    found: Saturation


class PhaseRow:
    """One resource of one component in all phases of one case; queried when the row is shown."""

    def __init__(
        self,
        plan: Plan,
        saturation: Rows[Saturation],
        key: tuple[str, str],
        case: str = NORMAL,
        ranges: UseRanges = NO_RANGES,
    ) -> None:
        self.component, self.resource = key
        self.name = plan.components[self.component].name
        self._saturation = saturation
        self._case = case
        self._ranges = ranges

    @cached_property
    def rows(self) -> list[Saturation]:
        """The resource in all phases, cases and loads."""
        return self._saturation.where((self.component, self.resource))

    @cached_property
    def worst(self) -> Saturation | None:
        """The fullest of all phases and promised cases."""
        return worst_of(self.rows)

    @cached_property
    def soft(self) -> SoftEnd | None:
        """Where the fullest lies in 8 of 10 futures; None if not known."""
        worst = self.worst
        if worst is None:
            return None
        return self._ranges.of(self.component, self.resource, worst.phase, worst.case, worst.utilisation)

    @cached_property
    def cells(self) -> dict[str, Saturation]:
        """By phase."""
        found = {phase: nearest(self.rows, phase, self._case) for phase in PHASES}
        return {phase: row for phase, row in found.items() if row is not None}


def phase_rows(
    plan: Plan,
    saturation: Rows[Saturation],
    keys: Sequence[tuple[str, str]],
    case: str = NORMAL,
    ranges: UseRanges = NO_RANGES,
) -> list[PhaseRow]:
    """A row for each component and resource in a case."""
    return [PhaseRow(plan, saturation, key, case, ranges) for key in keys]


def phase_columns() -> dict[str, Column[PhaseRow]]:
    """Component, resource, its worst moment, and a column for each phase by name."""
    return {
        "component": Column(tr("Component"), lambda row: row.name),
        "resource": Column(tr("Resource"), lambda row: resource_name(row.resource)),
        "amount": Column(
            tr("Demand and capacity"), _amount_at_worst, lambda row: row.worst.demand if row.worst else None
        ),
        "worst": Column(
            tr("At its worst"),
            lambda row: share_in_words(row.worst),
            lambda row: _percent(row.worst),
            1,
        ),
        "low": Column(
            tr("Low"),
            lambda row: numbers().percent(row.soft.low) if row.soft else "",
            lambda row: row.soft.low * PERCENT if row.soft else None,
            1,
            range_tip,
        ),
        "high": Column(
            tr("High"),
            lambda row: numbers().percent(row.soft.high) if row.soft else "",
            lambda row: row.soft.high * PERCENT if row.soft else None,
            1,
            range_tip,
        ),
        "when": Column(
            tr("Phase and case"), lambda row: when(row.worst.phase, row.worst.case) if row.worst else ""
        ),
        **{phase: _phase_column(phase) for phase in PHASES},
    }


def _phase_column(phase: str) -> Column[PhaseRow]:
    return Column(
        phase_name(phase),
        lambda row: share_in_words(row.cells.get(phase)),
        lambda row: _percent(row.cells.get(phase)),
        1,
    )


def range_tip(row: PhaseRow) -> str:
    """The percentage at its worst with its range; empty if that is not known."""
    return share_and_range(share_in_words(row.worst), *row.soft) if row.soft else ""


def moment_columns() -> dict[str, Column[Moment]]:
    """The columns of one resource in one phase and case, by name."""
    return {
        "component": Column(tr("Component"), lambda row: row.name),
        "resource": Column(tr("Resource"), lambda row: resource_name(row.found.resource)),
        "phase": Column(tr("Phase"), lambda row: phase_name(row.found.phase)),
        "case": Column(tr("Case"), lambda row: case_name(row.found.case)),
        "when": Column(tr("Phase and case"), lambda row: when(row.found.phase, row.found.case)),
        "demand": Column(
            tr("Demand"),
            lambda row: numbers().number(row.found.demand, _decimals(row.found.demand)),
            lambda row: row.found.demand,
        ),
        "capacity": Column(tr("Capacity"), lambda row: _capacity(row.found), lambda row: row.found.capacity),
        "unit": Column(tr("Unit"), lambda row: tr(row.found.unit)),
        "used": Column(
            tr("How full"),
            lambda row: share_in_words(row.found),
            lambda row: _percent(row.found),
            1,
        ),
        "target": Column(
            tr("Target"), lambda row: numbers().percent(row.found.target), lambda row: row.found.target
        ),
        "status": Column(tr("Status"), lambda row: tr(STATUS_WORDS[row.found.status])),
        "promised": Column(tr("Promised"), lambda row: tr("yes") if row.found.planned_for else tr("no")),
    }


def share_in_words(found: Saturation | None) -> str:
    """Utilisation in percent; with a decimal if a rounded 100 % would hide that it is over."""
    if found is None or found.utilisation is None:
        return NO_VALUE
    hides = found.status == "over" and round(found.utilisation, 2) == 1
    return numbers().percent(found.utilisation, 1 if hides else 0)


def amount(value: float, unit: str) -> str:
    """A demand or capacity in a readable unit; with decimals below ten, so that small amounts differ from 0."""
    if unit == "MHz":
        return numbers().mhz(value)
    if unit == "GiB":
        return numbers().gib(value)
    return numbers().quantity(value, unit_word(unit, value), 0 if abs(value) >= FEW else None)


def capacity_in_words(found: Saturation) -> str:
    """`of 42.2 GHz`."""
    return tr("of {capacity}", capacity=amount(found.capacity, found.unit))


def _amount_at_worst(row: PhaseRow) -> str:
    worst = row.worst
    return f"{amount(worst.demand, worst.unit)} {capacity_in_words(worst)}" if worst else NO_VALUE


def _percent(found: Saturation | None) -> float | None:
    return None if found is None or found.utilisation is None else found.utilisation * 100


def _capacity(found: Saturation) -> str:
    unit = "" if found.unit in COUNTED else tr(found.unit)
    return numbers().quantity(found.capacity, unit, _decimals(found.capacity)).strip()


def _decimals(value: float) -> int:
    """No decimals from ten on; below, enough to tell small amounts apart."""
    if abs(value) >= FEW or value == round(value):
        return 0
    return 1 if abs(value) >= 1 else 2
