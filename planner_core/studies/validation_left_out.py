"""Processor time of a family as it would be had a machine, or a whole laboratory, never been seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.evaluate import evaluate
from planner_core.studies.validation_means import Whole, geometric_mean, is_of
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import Family, SystemRecord, ValidationError
from planner_core.studies.validation_targets import predict

OF_PROCESSORS: Final = ("cpu", *ANSWERS)
"""Limits that go with the processor time of users."""
STEPS: Final = 4
"""Each leaves a small share of the error of the one before."""


class FamilyWithout(NamedTuple):
    """A family's processor time without some of its records."""

    mhz: float | None
    """None if nothing remains that says anything about the family."""
    concerned: bool
    """False if the family was calibrated without any of the records in the first place."""
    machines: int
    """How many it was calibrated on without them."""


class FamilyCalibration:
    """What families were calibrated on; each machine counts once.

    A record in `calibrating` that cannot be drawn is no part of any calibration.
    """

    def __init__(self, drawing: Drawing, calibrating: Sequence[SystemRecord]) -> None:
        self._families = drawing.families
        known = {record.id: record for record in calibrating}
        self._measured = {
            family.id: [
                (known[each], mhz)
                for each in family.calibrated_on
                if each in known and (mhz := _profile_mhz_if_drawn(drawing, known[each])) is not None
            ]
            for family in drawing.families.families
        }
        self.records = frozenset(
            each for family in drawing.families.families for each in family.calibrated_on
        )
        """Ids of all records that a family was calibrated on."""

    def without(self, family: Family, record: SystemRecord, whole: Whole) -> FamilyWithout:
        """The processor time of the family's profile, in MHz, without the record's machine or laboratory.

        If nothing of the family's own remains, it is that of the family that stands in for it.
        """
        own = self._calibrated(family)
        if not any(is_of(each, record, whole) for each, _ in self._measured[own.id]):
            return FamilyWithout(None, concerned=False, machines=len(self._machines(own, record, whole)))
        mhz, machines = self._mean_without(own, record, whole), len(self._machines(own, record, whole))
        for stand_in in own.instead if mhz is None else ():
            other = self._families.family(stand_in.family)
            found = self._mean_without(other, record, whole)
            if found is not None:
                workers = self._families.workers
                ratio = workers[own.worker].factor / workers[other.worker].factor * stand_in.factor
                mhz, machines = found * ratio, len(self._machines(other, record, whole))
                break
        return FamilyWithout(mhz, concerned=True, machines=machines)

    def _calibrated(self, family: Family) -> Family:
        """The family whose measurements its profile stands for; itself, unless it is derived from another."""
        if family.calibrated_on:
            return family
        return next(
            (
                each
                for each in self._families.families
                if each.profile == family.profile and each.calibrated_on
            ),
            family,
        )

    def _mean_without(self, family: Family, record: SystemRecord, whole: Whole) -> float | None:
        machines = self._machines(family, record, whole)
        return geometric_mean([geometric_mean(values) for values in machines.values()]) if machines else None

    def _machines(self, family: Family, record: SystemRecord, whole: Whole) -> dict[str, list[float]]:
        """Processor times by machine, without those left out."""
        machines: dict[str, list[float]] = {}
        for each, mhz in self._measured[family.id]:
            if not is_of(each, record, whole):
                machines.setdefault(each.group, []).append(mhz)
        return machines


def profile_mhz(drawing: Drawing, record: SystemRecord) -> float:
    """Processor time of the family's profile, in MHz, that reproduces the record's density.

    Desktops go with its inverse, exactly where processors are full and nearly where users wait too long.
    """
    density = next(target for target in record.targets if target.kind == "density")
    choice = drawing.draw(record).choices[0]
    mhz = choice.cpu_mhz / choice.factor
    for _ in range(STEPS):
        plan = drawing.draw(record, mhz).plan
        assessment = evaluate(plan, drawing.catalog)
        exact = predict(plan, assessment, density).exact or math.nan
        first = assessment.limits[0].exact
        of_processors = next(each.exact for each in assessment.limits if each.resource in OF_PROCESSORS)
        mhz *= exact * of_processors / first / (density.measured or math.nan)
    return mhz


def _profile_mhz_if_drawn(drawing: Drawing, record: SystemRecord) -> float | None:
    try:
        return profile_mhz(drawing, record)
    except ValidationError:
        return None
