"""View Planner as data: its groups of operations, their limits, and how a run is judged (`view_planner.json`)."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class OperationGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Operations that are scored together."""

    id: str
    of: str
    limit_seconds: float


class ViewPlannerRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How View Planner scores a run."""

    groups: tuple[OperationGroup, ...]
    percentile: float
    iterations: int
    skip_first: int
    skip_last: int
    think_seconds: float
    cycle_seconds: float
    """From one operation to the next where the test is just passed; workload profiles hold what is used there."""
    cycle_source: str
    repeat_noise_percent: float
    """Maximum deviation between two runs of the same plan."""
    source: str
    confidence: Confidence


def decode_view_planner(data: bytes) -> ViewPlannerRule:
    """The contents of `view_planner.json`. Raises msgspec.ValidationError if they do not match the declarations."""
    return msgspec.json.decode(data, type=ViewPlannerRule)
