"""What a validation says: rows of predicted beside measured, totals, and the families behind them."""

from __future__ import annotations

import msgspec

from planner_core.studies.validation_records import Basis, Kind, UnusableRecord
from planner_core.studies.validation_targets import NONE


class OtherFigure(msgspec.Struct, frozen=True):
    """What the same source prints for the same thing elsewhere."""

    value: float
    where: str
    error: float | None


class ValidationRow(msgspec.Struct, frozen=True):
    """One prediction beside one measurement."""

    record: str
    title: str
    kind: Kind
    basis: Basis
    unit: str
    predicted: float | None
    measured: float | None
    error: float | None
    """(predicted - measured) / measured; of arithmetic only what rounding does not explain."""
    bottleneck_predicted: str
    bottleneck_measured: str
    """Empty where the source names none; "none" where it says that nothing was full."""
    bottleneck_load: float | None
    """How full the predicted bottleneck is, 1 is full; None for a number of desktops, which fills it."""
    family: str
    """Family of the users and the ratios that lead to them."""
    left_out: float | None
    """Predicted by the family calibrated without this record's system; None where nothing of it is left."""
    left_out_error: float | None
    source: str
    where: str
    also: tuple[OtherFigure, ...] = ()
    note: str = ""

    @property
    def bottleneck_right(self) -> bool | None:
        """Whether the labelled resource is the predicted one, or whether all have room; None without a label."""
        if not self.bottleneck_measured:
            return None
        if self.bottleneck_measured == NONE:
            return self.bottleneck_load is not None and self.bottleneck_load < 1
        return self.bottleneck_predicted == self.bottleneck_measured


class FamilyInUse(msgspec.Struct, frozen=True):
    """A family as the catalogue's profile has it."""

    id: str
    title: str
    profile: str
    cpu_mhz: float
    """Processor time of one user, hyper-threading gain included."""
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
    """Every row, the totals by kind, and what could not be judged."""

    rows: tuple[ValidationRow, ...]
    totals: tuple[Total, ...]
    left_out: tuple[Total, ...]
    """Totals of the predictions with the record's own system left out."""
    bottlenecks_right: int
    bottlenecks_labelled: int
    families: tuple[FamilyInUse, ...]
    unusable: tuple[UnusableRecord, ...]
