"""Maximum configuration of each storage array model."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class ArrayModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Maximum number of controllers and drives in one array of a model."""

    id: str
    """The array model, as named in the arrays of a plan."""
    controllers: int
    drives: int | None
    """Spares included; None if unknown."""
    source: str
    confidence: Confidence
