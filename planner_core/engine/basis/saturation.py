"""How full one resource of one component is: a row of the saturation."""

from __future__ import annotations

import math
from typing import Final, Literal

import msgspec

from planner_core.engine.basis.axes import Case, Load, Phase
from planner_core.engine.basis.resources import Resource
from planner_core.plan.components import ComponentId

Status = Literal["ok", "near", "over", "unknown"]

NEXT_TO_NOTHING: Final = 1e-6
"""Relative difference below which two cases limit alike; the first of them is named."""


class Saturation(msgspec.Struct, frozen=True):
    """One resource of one component in one phase, load and case."""

    component: ComponentId
    resource: Resource
    unit: str
    """MHz, GiB, IOPS, ...: the unit of demand and capacity."""
    phase: Phase
    load: Load
    case: Case
    demand: float
    capacity: float
    utilisation: float | None
    """demand / capacity; None without capacity."""
    target: float
    """Maximum planned utilisation in this case, 0 to 1."""
    status: Status
    planned_for: bool = True
    """False if the plan does not promise to survive this case, or is not sized for this load."""

    @property
    def load_factor(self) -> float:
        """The utilisation as a sort key: infinite for demand without capacity."""
        if self.utilisation is None:
            return math.inf if self.status == "over" else 0.0
        return self.utilisation
