"""Reads the published systems that come with Headroom, for comparison."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from app.machine.files import read_file
from app.machine.resources import resource
from app.project.samples import read_sample, sample_names
from planner_core.plan.plan import Plan
from planner_core.studies.validation_records import (
    FILES,
    ValidationData,
    decode_own_systems,
    decode_validation,
)

MOST_BYTES = 16_000_000
"""For a file of records; the shipped ones take less than a tenth."""


def load_validation(own: Sequence[Path] = ()) -> ValidationData:
    """The shipped data; with `own` files, only their systems, with the shipped families.

    Records of own files that are no systems are in `unplaced`. Raises ValidationError or OSError for an invalid file.
    """
    shipped = decode_validation({name: resource("validation", f"{name}.json").read_bytes() for name in FILES})
    if not own:
        return shipped
    read = [decode_own_systems(read_file(path, MOST_BYTES), path.name) for path in own]
    return msgspec.structs.replace(
        shipped,
        systems=tuple(record for systems, _ in read for record in systems),
        arithmetic=(),
        unusable=(),
        unplaced=tuple(record for _, unplaced in read for record in unplaced),
    )


def sample_plans() -> dict[str, Plan]:
    """The shipped sample plans by name."""
    return {name: read_sample(name) for name in sample_names()}
