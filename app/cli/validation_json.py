"""The validation for scripts. Keys are only added, never renamed or removed. Errors are shares."""

from __future__ import annotations

from typing import Any

import msgspec

from planner_core.studies.validation_records import UnplacedRecord
from planner_core.studies.validation_results import Validation, ValidationRow


def validation_json(found: Validation) -> dict[str, Any]:
    """The output of `headroom validate --json`, as plain values."""
    return {
        "rows": [_row(row) for row in found.rows],
        "totals": msgspec.to_builtins(found.totals),
        "left_out": msgspec.to_builtins(found.left_out),
        "bottlenecks": {"right": found.bottlenecks_right, "labelled": found.bottlenecks_labelled},
        "families": msgspec.to_builtins(found.families),
        "unusable": msgspec.to_builtins(found.unusable),
        "summary": msgspec.to_builtins(found.summary),
        "unsaturated": {"right": found.unsaturated_right, "labelled": found.unsaturated_labelled},
        "unplaced": [_unplaced(each) for each in found.unplaced],
        "ranges": msgspec.to_builtins(found.ranges),
        "unmeasured_profiles": list(found.unmeasured_profiles),
    }


def _unplaced(record: UnplacedRecord) -> dict[str, str]:
    return {
        "file": record.file,
        "record": record.id,
        "title": record.title,
        "field": record.field,
        "reason": str(record.reason),
    }


def _row(row: ValidationRow) -> dict[str, Any]:
    return {
        **msgspec.to_builtins(row),
        "bottleneck_right": row.bottleneck_right,
        "unsaturated_right": row.unsaturated_right,
    }
