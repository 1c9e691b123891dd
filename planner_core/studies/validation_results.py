"""Results of a validation: rows of predicted and measured figures, totals, and families."""

from __future__ import annotations

import msgspec

from planner_core.studies.validation_records import Basis, Kind, UnusableRecord
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
    """Prediction with the family calibrated without this record's system; None if nothing remains."""
    left_out_error: float | None
    source: str
    where: str
    also: tuple[OtherFigure, ...] = ()
    note: str = ""

    @property
    def bottleneck_right(self) -> bool | None:
        """Whether the predicted bottleneck has the label, or nothing is saturated as labelled; None without a label."""
        if not self.bottleneck_measured:
            return None
        if self.bottleneck_measured == NONE:
            return self.bottleneck_load is not None and self.bottleneck_load < 1
        return self.bottleneck_predicted == self.bottleneck_measured


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


class Validation(msgspec.Struct, frozen=True):
    """All rows, the totals by kind, and unusable records."""

    rows: tuple[ValidationRow, ...]
    totals: tuple[Total, ...]
    left_out: tuple[Total, ...]
    """Totals of the predictions without the record's own system."""
    bottlenecks_right: int
    bottlenecks_labelled: int
    families: tuple[FamilyInUse, ...]
    unusable: tuple[UnusableRecord, ...]
