"""What a model of storage array takes at most."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class ArrayModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many controllers and drives one array of a model takes at most."""

    id: str
    """The array model, as arrays of a plan say it."""
    controllers: int
    drives: int | None
    """Spares included; None where that is not known."""
    source: str
    confidence: Confidence
