"""How long a session host takes to start: calibrated on boots of few machines, which their number at once limits."""

from __future__ import annotations

import math
from collections.abc import Sequence

from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.validation_means import Whole, geometric_mean, is_of
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import SystemRecord

SESSION_HOST = "Windows Server"


class StartCalibration:
    """Minutes of one start by each record; each machine counts once."""

    def __init__(self, drawing: Drawing, records: Sequence[SystemRecord]) -> None:
        known = set(drawing.families.starts.calibrated_on)
        self._measured = [
            (record, _start_minutes(record, drawing.draw(record).plan))
            for record in records
            if record.id in known
        ]

    def minutes(self, record: SystemRecord | None = None, whole: Whole = "machine") -> float | None:
        """One start by all records, or without the machine or laboratory of one; None if nothing remains."""
        machines: dict[str, list[float]] = {}
        for each, minutes in self._measured:
            if record is None or not is_of(each, record, whole):
                machines.setdefault(each.group, []).append(minutes)
        return geometric_mean([geometric_mean(each) for each in machines.values()]) if machines else None


def is_limited_by_starts(plan: Plan) -> bool:
    """Whether the boot of a plan depends on the calibrated start of a session host."""
    pools = plan.of_type(DesktopPool)
    return plan.settings.broker.startswith("citrix") and any(
        pool.guest_os.startswith(SESSION_HOST) for pool in pools
    )


def _start_minutes(record: SystemRecord, plan: Plan) -> float:
    """The measured time by its waves."""
    measured = next(target.measured or math.nan for target in record.targets if target.kind == "boot_minutes")
    machines = sum(pool.desktops for pool in plan.of_type(DesktopPool))
    return measured / math.ceil(machines / plan.settings.power_operations)
