"""Power draw of nodes by their processor load: one constant for all, and as it would be without some of them."""

from __future__ import annotations

from collections.abc import Sequence

from planner_core.formulas.power import loaded_host_watts
from planner_core.studies.validation_means import Whole, geometric_mean, is_of
from planner_core.studies.validation_records import HostPower, SystemRecord, Target
from planner_core.units import PERCENT


class PowerCalibration:
    """The full draw of a node, calibrated on all records that print power and load; each machine counts once."""

    def __init__(self, power: HostPower, records: Sequence[SystemRecord]) -> None:
        self._power = power
        self._measured = [
            (record, target)
            for record in records
            for target in record.targets
            if target.kind == "host_watts" and not target.beside
        ]

    def watts(self, target: Target, busy_watts: float | None = None) -> float:
        """Draw of a node at the load of a target."""
        load = (target.load_percent or 0.0) / PERCENT
        busy = self._power.busy_watts if busy_watts is None else busy_watts
        return float(loaded_host_watts(busy, self._power.idle_percent, load))

    def busy_watts(self, record: SystemRecord | None = None, whole: Whole = "machine") -> float | None:
        """The full draw by all records, or without the machine or laboratory of one; None if nothing remains."""
        machines: dict[str, list[float]] = {}
        for each, target in self._measured:
            if record is None or not is_of(each, record, whole):
                machines.setdefault(each.group, []).append((target.measured or 0.0) / self.watts(target, 1.0))
        return geometric_mean([geometric_mean(each) for each in machines.values()]) if machines else None
