"""What a value says of where it is from, in the language of the reader."""

from __future__ import annotations

from app.look.translation import tr, translate
from planner_core.plan.measurement import BETWEEN, measurements_of


def reference_in_words(reference: str) -> str:
    """A measurement with its date and extent in words; anything else translated as it stands."""
    measured = measurements_of(reference)
    return BETWEEN.join(translate(each.in_words()) for each in measured) if measured else tr(reference)
