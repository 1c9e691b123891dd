"""Compares the engine with published systems: predicted, measured, error, and what limits.

A family's processor time was calibrated on measured systems. Its results for those are no predictions, so every record
is also predicted with its family calibrated without the record's own system.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median
from typing import Final

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.studies.validation_arithmetic import beyond_rounding, recompute
from planner_core.studies.validation_families import profile_of
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import (
    ArithmeticRecord,
    Basis,
    Families,
    Family,
    Kind,
    Published,
    SystemRecord,
    Target,
    ValidationData,
)
from planner_core.studies.validation_results import FamilyInUse, OtherFigure, Total, Validation, ValidationRow
from planner_core.studies.validation_targets import Prediction, predict

OF_A_FAMILY: Final = frozenset({"density", "cpu_utilisation"})
"""Kinds of figures that depend on the processor time of a family."""


def validate(data: ValidationData, catalog: Catalog, samples: Mapping[str, Plan]) -> Validation:
    """Predict every usable record. Pure: the same data, catalogue and sample plans give the same rows.

    Raises ValidationError if a record cannot be drawn or belongs to no family.
    """
    drawing = Drawing(catalog, data.families, samples)
    others = calibrations(drawing, data.families, data.systems, data.calibrating)
    rows = [row for record in data.systems for row in _rows_of(drawing, record, others)]
    rows += [_arithmetic_row(record) for record in data.arithmetic]
    labelled = [row.bottleneck_right for row in rows if row.bottleneck_right is not None]
    return Validation(
        rows=tuple(rows),
        totals=_totals((row.kind, row.basis, row.error) for row in rows),
        left_out=_totals((row.kind, row.basis, row.left_out_error) for row in rows),
        bottlenecks_right=sum(labelled),
        bottlenecks_labelled=len(labelled),
        families=tuple(_family_in_use(family, catalog) for family in data.families.families),
        unusable=data.unusable,
    )


def _family_in_use(family: Family, catalog: Catalog) -> FamilyInUse:
    cpu_mhz = profile_of(family, catalog).values["cpu_mhz"] * family.factor
    return FamilyInUse(
        family.id,
        family.title,
        family.profile,
        cpu_mhz,
        family.cpu_target_percent,
        family.calibrated_on,
        family.source,
    )


def calibrations(
    drawing: Drawing,
    families: Families,
    records: Sequence[SystemRecord],
    calibrating: Sequence[SystemRecord],
) -> dict[str, float | None]:
    """Record -> its family's processor time calibrated without the record's own group, in MHz.

    Contains only records that a family was calibrated on; None if the family has no other measurement. Each group of
    tests counts once.
    """
    known = {record.id: record for record in calibrating}
    found: dict[str, float | None] = {}
    for family in families.families:
        groups: dict[str, list[float]] = {}
        for each in family.calibrated_on:
            if each in known:
                groups.setdefault(known[each].group, []).append(profile_mhz(drawing, known[each]))
        for record in records:
            if record.group in groups:
                rest = [_mean(values) for group, values in groups.items() if group != record.group]
                found[record.id] = _mean(rest) if rest else None
    return found


def profile_mhz(drawing: Drawing, record: SystemRecord) -> float:
    """Processor time of the family's profile, in MHz, that reproduces the record's density exactly."""
    drawn = drawing.draw(record)
    assessment = evaluate(drawn.plan, drawing.catalog)
    density = next(target for target in record.targets if target.kind == "density")
    exact = predict(drawn.plan, assessment, density).exact or math.nan
    choice = drawn.choices[0]
    return choice.cpu_mhz / choice.factor * exact / (density.measured or math.nan)


def _mean(values: Sequence[float]) -> float:
    """Geometric mean: balances relative deviations above and below."""
    return math.exp(sum(map(math.log, values)) / len(values))


def _rows_of(
    drawing: Drawing, record: SystemRecord, others: Mapping[str, float | None]
) -> Iterator[ValidationRow]:
    drawn = drawing.draw(record)
    assessment = evaluate(drawn.plan, drawing.catalog)
    family = "; ".join(", ".join((choice.family.title, *choice.reasons)) for choice in drawn.choices)
    again: tuple[Plan, Assessment] | None = drawn.plan, assessment
    if record.id in others:
        other_mhz = others[record.id]
        plan = None if other_mhz is None else drawing.draw(record, other_mhz).plan
        again = None if plan is None else (plan, evaluate(plan, drawing.catalog))
    for target in record.targets:
        left_out = predict(*again, target) if again and target.kind in OF_A_FAMILY else None
        yield _row(record, target, predict(drawn.plan, assessment, target), left_out, family)


def _row(
    record: SystemRecord, target: Target, found: Prediction, again: Prediction | None, family: str
) -> ValidationRow:
    return ValidationRow(
        record=record.id,
        title=record.title,
        kind=target.kind,
        basis=target.basis,
        unit=target.unit,
        predicted=found.value,
        measured=target.measured,
        error=_error_of(target, found.value),
        bottleneck_predicted=found.bottleneck,
        bottleneck_measured=target.bottleneck,
        bottleneck_load=found.load,
        family=family,
        left_out=again.value if again else None,
        left_out_error=_error_of(target, again.value) if again else None,
        source=record.source,
        where=target.where,
        also=_others(found.value, target.also),
        note=" ".join(filter(None, (target.note, record.note))),
    )


def _arithmetic_row(record: ArithmeticRecord) -> ValidationRow:
    found = recompute(record)
    exact = record.basis == "arithmetic"
    error = found.beyond_rounding / record.published if exact else _error(found.value, record.published)
    return ValidationRow(
        record=record.id,
        title=record.what,
        kind=record.kind,
        basis=record.basis,
        unit=record.unit,
        predicted=found.value,
        measured=record.published,
        error=error,
        bottleneck_predicted="",
        bottleneck_measured="",
        bottleneck_load=None,
        family="",
        left_out=None,
        left_out_error=None,
        source=record.source,
        where=record.where,
        also=_others(found.value, record.also),
        note=record.note,
    )


def _others(predicted: float | None, also: Sequence[Published]) -> tuple[OtherFigure, ...]:
    return tuple(OtherFigure(each.value, each.where, _error(predicted, each.value)) for each in also)


def _error_of(target: Target, value: float | None) -> float | None:
    if target.decimals is None or value is None or not target.measured:
        return _error(value, target.measured)
    return beyond_rounding(value, value, target.measured, target.decimals) / target.measured


def _error(predicted: float | None, measured: float | None) -> float | None:
    if predicted is None or not measured:
        return None
    return (predicted - measured) / measured


def _totals(errors: Iterable[tuple[Kind, Basis, float | None]]) -> tuple[Total, ...]:
    groups: dict[tuple[Kind, Basis], list[float]] = {}
    for kind, basis, error in errors:
        if error is not None:
            groups.setdefault((kind, basis), []).append(error)
    return tuple(
        Total(kind, basis, len(found), median(map(abs, found)), max(found, key=abs))
        for (kind, basis), found in groups.items()
    )
