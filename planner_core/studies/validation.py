"""Compares the engine with published systems: predicted, measured, error, and what limits.

Constants were fitted to some of these systems, so that their results are no predictions. What counts is the error of
each record as the constants would be had its machine, or its whole laboratory, never been seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median
from typing import Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.acceptance import VIEW_PLANNER
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.acceptance_answers import answers_of
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.validation_arithmetic import beyond_rounding, of_catalogue, of_store, recompute
from planner_core.studies.validation_families import is_unnamed, profile_of
from planner_core.studies.validation_io import KINDS as IO_KINDS
from planner_core.studies.validation_io import IoCalibration, over_run
from planner_core.studies.validation_left_out import FamilyCalibration
from planner_core.studies.validation_means import Whole
from planner_core.studies.validation_plans import Drawing, Drawn
from planner_core.studies.validation_power import PowerCalibration
from planner_core.studies.validation_ranges import range_checks
from planner_core.studies.validation_records import (
    ArithmeticRecord,
    Basis,
    Family,
    Kind,
    Published,
    RecordError,
    SystemRecord,
    Target,
    UnplacedRecord,
    ValidationData,
    ValidationError,
)
from planner_core.studies.validation_results import (
    Errors,
    FamilyInUse,
    OtherFigure,
    Summary,
    Total,
    Validation,
    ValidationRow,
)
from planner_core.studies.validation_starts import StartCalibration, is_limited_by_starts
from planner_core.studies.validation_targets import Prediction, predict

OF_A_FAMILY: Final = frozenset({"density", "cpu_utilisation", "response"})
"""Kinds of figures that depend on the processor time of a family."""
COUNTED: Final = frozenset({"predicted", "calibrates", "at_least"})
"""Bases of figures that a summary is about."""


class _Evaluated(NamedTuple):
    plan: Plan
    assessment: Assessment


class _Without(NamedTuple):
    """A system predicted without its machine or laboratory."""

    found: _Evaluated | None
    """None if nothing remains that says anything about its users."""
    machines: int | None
    """Those that its users were calibrated on; None without users of a family."""


class _Fitted(NamedTuple):
    """A kind of figure that a constant was fitted to, and where it was measured."""

    kind: Kind
    group: str
    laboratory: str


def validate(data: ValidationData, catalog: Catalog, samples: Mapping[str, Plan]) -> Validation:
    """Predict every usable record. Pure: the same data, catalogue and sample plans give the same rows.

    A record that cannot be drawn, or belongs to no family, is listed with the reason.
    """
    *_, found = validation_steps(data, catalog, samples)
    assert found is not None
    return found


def validation_steps(
    data: ValidationData, catalog: Catalog, samples: Mapping[str, Plan]
) -> Iterator[Validation | None]:
    """The same, record by record, so that it can be given up: None after each system, at the end the validation."""
    study = _Study(data, Drawing(catalog, data.families, samples))
    rows: list[ValidationRow] = []
    for record in data.systems:
        rows.extend(study.rows_of(record))
        yield None
    rows.extend(map(study.arithmetic_row, data.arithmetic))
    labelled = [row.bottleneck_right for row in rows if row.bottleneck_right is not None]
    unsaturated = [row.unsaturated_right for row in rows if row.unsaturated_right is not None]
    yield Validation(
        rows=tuple(rows),
        totals=_totals((row.kind, row.basis, row.error) for row in rows if not row.is_range),
        left_out=_totals((row.kind, row.basis, row.left_out_error) for row in rows),
        bottlenecks_right=sum(labelled),
        bottlenecks_labelled=len(labelled),
        families=tuple(_family_in_use(family, catalog) for family in data.families.families),
        unusable=data.unusable,
        summary=_summary(rows),
        unsaturated_right=sum(unsaturated),
        unsaturated_labelled=len(unsaturated),
        unplaced=(*data.unplaced, *study.unplaced),
        ranges=range_checks(rows, catalog),
        unmeasured_profiles=tuple(
            each.name
            for each in catalog.records("workloads")
            if each.calibration is not None and not each.calibration.measured_on
        ),
    )


class _Study:
    """Predicts records, each by the constants as they are and as they would be without it."""

    def __init__(self, data: ValidationData, drawing: Drawing) -> None:
        self._drawing = drawing
        self._data = data
        self._calibration = FamilyCalibration(drawing, data.calibrating)
        self._io = IoCalibration(data.families, drawing.catalog, data.calibrating)
        self._power = PowerCalibration(data.families.host_power, data.calibrating)
        self._starts = StartCalibration(drawing, data.calibrating)
        self._fitted = frozenset(
            (
                *(
                    _Fitted(target.kind, record.group, record.laboratory)
                    for record in data.calibrating
                    for target in record.targets
                    if target.basis == "calibrates"
                ),
                *(
                    _Fitted(each.kind, each.source, each.source)
                    for each in data.arithmetic
                    if each.basis == "calibrates"
                ),
            )
        )
        self.unplaced: list[UnplacedRecord] = []

    def rows_of(self, record: SystemRecord) -> list[ValidationRow]:
        """Rows of one system; none if it cannot be placed, then it is in `unplaced`."""
        try:
            return list(self._rows_of(record))
        except RecordError as error:
            self.unplaced.append(UnplacedRecord(record.id, record.title, error.field, error.reason))
            return []

    def _range_of(self, record: SystemRecord) -> Iterator[ValidationRow]:
        """Rows of a system whose source does not name the kind of worker: from the heaviest to the lightest."""
        workers = sorted(self._data.families.workers.items(), key=lambda each: each[1].factor)
        drawn = [self._drawing.draw(record, worker=name) for name, _ in (workers[0], workers[-1])]
        found = [_Evaluated(each.plan, evaluate(each.plan, self._drawing.catalog)) for each in drawn]
        for target in record.targets:
            of_both = [self._predicted(record, each, target) for each in found]
            figures = sorted(each.value for each in of_both if each.value is not None)
            row = _row(record, target, of_both[-1]._replace(value=None), None, None, "")
            if figures and target.measured is not None:
                nearest = min(max(target.measured, figures[0]), figures[-1])
                row = msgspec.structs.replace(
                    row,
                    least=figures[0],
                    most=figures[-1],
                    error=None if nearest == target.measured else _error(nearest, target.measured),
                )
            yield msgspec.structs.replace(row, family=drawn[0].choices[0].family.title)

    def _rows_of(self, record: SystemRecord) -> Iterator[ValidationRow]:
        if any(part.use and is_unnamed(self._data.families, part.use) for part in record.system.parts):
            yield from self._range_of(record)
            return
        drawn = self._drawing.draw(record)
        now = _Evaluated(drawn.plan, evaluate(drawn.plan, self._drawing.catalog))
        family = "; ".join(", ".join((each.family.title, *each.reasons)) for each in drawn.choices)
        machine, laboratory = (
            self._without(record, drawn, now, whole) for whole in ("machine", "laboratory")
        )
        for target in record.targets:
            row = _row(
                record,
                self._with_basis(record, target),
                self._predicted(record, now, target),
                self._prediction(record, target, "machine", now, machine.found),
                self._prediction(record, target, "laboratory", now, laboratory.found),
                family if target.kind in OF_A_FAMILY else "",
            )
            machines = machine.machines if target.kind in OF_A_FAMILY else None
            yield msgspec.structs.replace(row, left_out_machines=machines)

    def _without(self, record: SystemRecord, drawn: Drawn, now: _Evaluated, whole: Whole) -> _Without:
        """The system with a family that knows nothing of its machine or laboratory."""
        if not drawn.choices:
            return _Without(now, None)
        left_out = self._calibration.without(drawn.choices[0].family, record, whole)
        if not left_out.concerned:
            return _Without(now, left_out.machines)
        if left_out.mhz is None:
            return _Without(None, None)
        plan = self._drawing.draw(record, left_out.mhz).plan
        return _Without(_Evaluated(plan, evaluate(plan, self._drawing.catalog)), left_out.machines)

    def _prediction(
        self, record: SystemRecord, target: Target, whole: Whole, now: _Evaluated, without: _Evaluated | None
    ) -> Prediction | None:
        """The prediction by constants without the machine or laboratory; None if there is none."""
        if target.kind in OF_A_FAMILY:
            elsewhere = target.basis == "calibrates" and record.id not in self._calibration.records
            # What calibrates another constant than the processor time of users is not predicted without that.
            is_fitted = without is None or elsewhere or target.of == VIEW_PLANNER
            return None if is_fitted or without is None else self._figure(without, target)
        if target.kind == "host_watts":
            busy = self._power.busy_watts(record, whole)
            return None if busy is None else Prediction(self._power.watts(target, busy))
        if target.kind == "boot_minutes" and now.plan.settings.broker.startswith("citrix"):
            return self._boot_without(record, target, whole, now)
        io = None
        if target.kind in IO_KINDS:
            io = self._io.without(record, now.plan.of_type(DesktopPool)[0].workload, whole)
        elif target.basis == "arithmetic" or self._was_fitted(target, record.group, record.laboratory, whole):
            return None
        return predict(*now, target) if io is None else Prediction(over_run(io, target.run).of(target.kind))

    def _boot_without(
        self, record: SystemRecord, target: Target, whole: Whole, now: _Evaluated
    ) -> Prediction | None:
        """A boot under a broker that limits starts: desktops by what is published, session hosts by other machines."""
        if not is_limited_by_starts(now.plan):
            return predict(*now, target)
        minutes = self._starts.minutes(record, whole)
        if minutes is None:
            return None
        plan = self._drawing.draw(record, start_minutes=minutes).plan
        return predict(plan, evaluate(plan, self._drawing.catalog), target)

    def _predicted(self, record: SystemRecord, found: _Evaluated, target: Target) -> Prediction:
        try:
            return self._figure(found, target)
        except ValidationError as error:
            words = {"record": record.id, "reason": error.message}
            text = Message("Record {record} cannot be predicted: {reason}", words)
            raise RecordError(text, "targets", error.message) from error

    def _figure(self, found: _Evaluated, target: Target) -> Prediction:
        if target.kind == "host_watts":
            return Prediction(self._power.watts(target))
        if target.kind == "response":
            return Prediction(_sessions_in_time(found.plan, self._drawing.catalog, target.of))
        return predict(*found, target)

    def _with_basis(self, record: SystemRecord, target: Target) -> Target:
        """The target as what it is: a record that calibrates its family is not predicted by it."""
        calibrates = (target.kind in OF_A_FAMILY and record.id in self._calibration.records) or (
            target.kind in IO_KINDS and record.id in self._io.records
        )
        if calibrates and target.basis == "predicted":
            return msgspec.structs.replace(target, basis="calibrates")
        return target

    def _was_fitted(
        self, target: Target | ArithmeticRecord, group: str, laboratory: str, whole: Whole
    ) -> bool:
        """Whether a constant was fitted to such a figure of the machine or laboratory."""
        return any(
            each.kind == target.kind
            and (
                each.group == group
                or (whole == "laboratory" and bool(laboratory) and each.laboratory == laboratory)
            )
            for each in self._fitted
        )

    def arithmetic_row(self, record: ArithmeticRecord) -> ValidationRow:
        """The row of a calculation in a source."""
        catalog = self._drawing.catalog
        found = recompute(of_store(of_catalogue(record, catalog.graphics_boards), catalog))
        exact = record.basis == "arithmetic"
        error = found.beyond_rounding / record.published if exact else _error(found.value, record.published)
        left_out = None if exact or self._was_fitted(record, record.source, "", "machine") else found.value
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
            left_out=left_out,
            left_out_error=None if left_out is None else error,
            source=record.source,
            where=record.where,
            also=_others(found.value, record.also),
            note=record.note,
            laboratory_left_out=left_out,
            laboratory_left_out_error=None if left_out is None else error,
        )


def _sessions_in_time(plan: Plan, catalog: Catalog, test: str) -> float | None:
    """Sessions up to which an acceptance test is passed, by the numbers of the ladder; None if it has no limit.

    Raises ValidationError if there is no such test, or if the users of the plan are not those of it.
    """
    try:
        answers = answers_of(ResponseModel(plan, catalog), test, "steady", "average", NORMAL, None)
    except (KeyError, StopIteration) as error:
        raise ValidationError(Message("There is no acceptance test {name}.", {"name": test})) from error
    if not answers:
        raise ValidationError(
            Message("The users are not those of the acceptance test {name}.", {"name": test})
        )
    found = [each.sessions for each in answers if each.sessions is not None]
    return float(min(found)) if found else None


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


def _row(
    record: SystemRecord,
    target: Target,
    found: Prediction,
    machine: Prediction | None,
    laboratory: Prediction | None,
    family: str,
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
        left_out=machine.value if machine else None,
        left_out_error=_error_of(target, machine.value) if machine else None,
        source=record.source,
        where=target.where,
        also=_others(found.value, target.also),
        note=" ".join(filter(None, (target.note, record.note))),
        laboratory_left_out=laboratory.value if laboratory else None,
        laboratory_left_out_error=_error_of(target, laboratory.value) if laboratory else None,
        beside=target.beside,
    )


def _summary(rows: Sequence[ValidationRow]) -> tuple[Summary, ...]:
    """One summary for each kind of figure that is predicted, in the order of its first row."""
    found = []
    for kind in dict.fromkeys(row.kind for row in rows):
        counted = [
            row
            for row in rows
            if row.kind == kind and row.basis in COUNTED and row.counts and row.error is not None
        ]
        if counted:
            found.append(
                Summary(
                    kind,
                    _errors((row.basis, row.left_out_error) for row in counted),
                    _errors((row.basis, row.laboratory_left_out_error) for row in counted),
                    _errors((row.basis, row.error) for row in counted),
                    sum(row.left_out_error is None for row in counted),
                )
            )
    return tuple(found)


def _errors(rows: Iterable[tuple[Basis, float | None]]) -> Errors | None:
    found = [error for basis, error in rows if error is not None and not (basis == "at_least" and error >= 0)]
    return Errors(len(found), median(map(abs, found)), max(found, key=abs)) if found else None


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
