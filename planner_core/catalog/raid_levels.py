"""RAID levels of drives in hosts and arrays."""

from __future__ import annotations

from typing import Literal

import msgspec

from planner_core.catalog.records import Confidence


class RaidLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a RAID level multiplies writes and divides capacity."""

    id: str
    name: str
    write_penalty: float
    """Drive I/Os for one small random write."""
    copies: int
    """How often each block is stored."""
    parity_drives: int
    """Drives' worth of capacity that parity takes."""
    minimum_drives: int
    survives_drives: int
    """Drive failures that never lose data."""
    even: bool
    """Whether the number of drives has to be even."""
    lost_block: Literal["lost", "mirror", "others"]
    """Where a read of a failed drive's block goes: nowhere, to the mirror, or to all drives that are left."""
    source: str
    confidence: Confidence

    def reads_of_lost_block(self, drives: int) -> int:
        """Drive reads for one read of a failed drive's block; 0 where the block is lost. RAID 5 of 8: 7."""
        return {"lost": 0, "mirror": 1, "others": drives - 1}[self.lost_block]
