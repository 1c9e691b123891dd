"""What the state of an image, and containers for profiles, do to the load of a user."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from planner_core.catalog.records import Confidence

StateField = Literal["image", "mitigations", "profile_container"]

STATE_FIELDS: Final[tuple[StateField, ...]] = ("image", "mitigations", "profile_container")
"""Fields of a desktop pool whose choices have a row for each state."""


class ImageState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of such a field, relative to the state in which workload profiles count their load."""

    id: str
    """Field and choice: image.optimised."""
    source: str
    confidence: Confidence
    cpu_factor: float = 1.0
    """Processor time of a working user."""
    read_factor: float = 1.0
    """Reads of a working user."""
    write_factor: float = 1.0
    """Writes of a working user."""


def state_id(field: str, choice: str) -> str:
    """The id of the row of a choice: image, optimised: image.optimised."""
    return f"{field}.{choice}"
