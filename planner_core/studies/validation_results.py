"""Results of a validation: rows of predicted and measured figures, totals, and families."""

from __future__ import annotations

import msgspec

from planner_core.studies.validation_records import Basis, Kind, UnplacedRecord, UnusableRecord
from planner_core.studies.validation_targets import NONE


class OtherFigure(msgspec.Struct, frozen=True):
    """Another figure of the same source for the same thing."""

    value: float
    where: str
    error: float | None


class ValidationRow(msgspec.Struct, frozen=True):
    """One prediction and the measurement."""

    record: str
    title: str
    kind: Kind
    basis: Basis
    unit: str
    predicted: float | None
    measured: float | None
    error: float | None
    """(predicted - measured) / measured; for arithmetic only the part beyond rounding."""
    bottleneck_predicted: str
    bottleneck_measured: str
    """Empty if the source names none; "none" if nothing was saturated."""
    bottleneck_load: float | None
    """Utilisation of the predicted bottleneck, 1 is full; None for a number of desktops, which fills it."""
    family: str
    """Family of the users and the ratios applied."""
    left_out: float | None
    """Prediction by constants that know nothing of this record's machine; None if none remain."""
    left_out_error: float | None
    source: str
    where: str
    also: tuple[OtherFigure, ...] = ()
    note: str = ""
    laboratory_left_out: float | None = None
    """Prediction by constants that know nothing of this record's laboratory; None if none remain."""
    laboratory_left_out_error: float | None = None
    beside: str = ""
    """Why the row does not count in the summary."""
    least: float | None = None
    most: float | None = None
    """The predictions for the heaviest and the lightest worker, if the source names none; there is no single one."""
    left_out_machines: int | None = None
    """Machines that the processor time of the users was calibrated on for `left_out`; None if it does not matter."""

    @property
    def is_range(self) -> bool:
        """Whether there is no single prediction."""
        return self.least is not None

    @property
    def counts(self) -> bool:
        """Whether the row counts in the summary."""
        return not self.beside and not self.is_range

    @property
    def bottleneck_right(self) -> bool | None:
        """Whether the predicted bottleneck has the label; None without a label, and if nothing was saturated."""
        if self.bottleneck_measured in ("", NONE):
            return None
        return self.bottleneck_predicted == self.bottleneck_measured

    @property
    def unsaturated_right(self) -> bool | None:
        """Whether nothing is saturated, as measured; None if something was, or is not named."""
        if self.bottleneck_measured != NONE:
            return None
        return self.bottleneck_load is not None and self.bottleneck_load < 1


class FamilyInUse(msgspec.Struct, frozen=True):
    """A family with its catalogue profile."""

    id: str
    title: str
    profile: str
    cpu_mhz: float
    """Processor time of one user, including the hyper-threading gain."""
    cpu_target_percent: float
    calibrated_on: tuple[str, ...]
    source: str


class Total(msgspec.Struct, frozen=True):
    """Errors of one kind of figure, as shares: 0.08 is 8 %."""

    kind: Kind
    basis: Basis
    count: int
    median: float
    worst: float
    """The error farthest from 0, with its sign."""


class Errors(msgspec.Struct, frozen=True):
    """Errors of several rows, as shares."""

    count: int
    median: float
    """Without their signs."""
    worst: float
    """The error farthest from 0, with its sign."""


class Summary(msgspec.Struct, frozen=True):
    """How good the predictions of one kind of figure are; None without any row.

    Figures that a system had at least count if the prediction is below them.
    """

    kind: Kind
    machine_left_out: Errors | None
    """By constants that know nothing of the row's machine."""
    laboratory_left_out: Errors | None
    """By constants that know nothing of the row's laboratory."""
    in_sample: Errors | None
    """By the constants as they are, which were fitted to some of the rows."""
    alone: int
    """Rows that only constants fitted to their own machine can predict; no part of the first two."""


class RangeCheck(msgspec.Struct, frozen=True):
    """Measurements of one kind inside the range in which 8 of 10 should lie."""

    kind: Kind
    inside: int
    count: int


class Validation(msgspec.Struct, frozen=True):
    """All rows, what they say together, and records that cannot be judged."""

    rows: tuple[ValidationRow, ...]
    totals: tuple[Total, ...]
    left_out: tuple[Total, ...]
    """Totals of the predictions without the record's own system."""
    bottlenecks_right: int
    bottlenecks_labelled: int
    """Rows that name a resource; that nothing was saturated is no label, because any low load satisfies it."""
    families: tuple[FamilyInUse, ...]
    unusable: tuple[UnusableRecord, ...]
    summary: tuple[Summary, ...] = ()
    unsaturated_right: int = 0
    unsaturated_labelled: int = 0
    unplaced: tuple[UnplacedRecord, ...] = ()
    """Records of own files that could not be predicted."""
    ranges: tuple[RangeCheck, ...] = ()
    """How many measurements lie inside the range of their prediction, for each kind of figure that has one."""
    unmeasured_profiles: tuple[str, ...] = ()
    """Workload profiles of the catalogue that no system was measured with: ratios and planning values."""
