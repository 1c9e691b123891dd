"""How far values of each origin may be off (`spreads.json`)."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.catalog.records import Confidence

PROCESSOR: Final = "processor"
IO: Final = "io"
READS: Final = "reads"
UNNAMED: Final = "unnamed-workload"
RUN_PROCESSOR: Final = "run-processor"
RUN_IO: Final = "run-io"
"""Of one run of a test, by which a pilot of more or fewer desktops and hours is judged."""
REPEATS_PROCESSOR: Final = "repeats-processor"
REPEATS_IO: Final = "repeats-io"
"""What remains between repeats, however long they run."""
PART_LOAD: Final = "part-load"
SPREADS: Final = (
    *(PROCESSOR, IO, READS, UNNAMED, RUN_PROCESSOR, RUN_IO, REPEATS_PROCESSOR, REPEATS_IO, PART_LOAD),
    *(f"confidence-{letter}" for letter in "ABCDE"),
)
"""The ids that the engine asks for."""


class Spread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One spread: the standard deviation of the logarithm of a number, or of the odds of a share."""

    id: str
    spread: float
    source: str
    confidence: Confidence
    degrees_of_freedom: float | None = None
    """Of Student's distribution, for a spread that was estimated from few machines; None: normal."""

    def __post_init__(self) -> None:
        if not 0 <= self.spread <= 3:
            raise ValueError(f"the spread {self.id} lies between 0 and 3")
        if self.degrees_of_freedom is not None and self.degrees_of_freedom < 2:
            raise ValueError(f"the spread {self.id} needs two degrees of freedom or more")


UNMEASURED: Final = frozenset({UNNAMED, "confidence-C", "confidence-E"})
"""Of values that nobody measured on any system."""


def confidence_spread(confidence: str) -> str:
    """The id of the spread of values with a confidence; of values without one that of planning values."""
    return f"confidence-{confidence or 'C'}"
