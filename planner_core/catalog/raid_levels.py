"""RAID levels of drives in hosts and arrays."""

from __future__ import annotations

from typing import Literal

import msgspec

from planner_core.catalog.records import Confidence


class RaidLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Write penalty, capacity and redundancy of a RAID level."""

    id: str
    name: str
    write_penalty: float
    """Drive I/Os per small random write."""
    copies: int
    """Copies of each block."""
    parity_drives: int
    """Capacity used for parity, in drives."""
    minimum_drives: int
    widest_flash_set: int | None
    """The most flash drives that should share their parity; None if no drive holds parity."""
    widest_disk_set: int | None
    """The same for hard disks, which take longer to rebuild."""
    survives_drives: int
    """Number of drive failures that never lose data."""
    even: bool
    """Whether it requires an even number of drives."""
    lost_block: Literal["lost", "mirror", "others"]
    """Where a read of a block on a failed drive goes: nowhere, to the mirror, or to all remaining drives."""
    source: str
    confidence: Confidence
    whole_set: bool = False
    """Whether each block is on all drives of its set, so that a read or a write is an I/O of each."""
    block_sectors: int = 0
    """Sectors of a block that has parity of its own, and is filled up to a multiple of `parity_drives` + 1; 0 if the
    parity belongs to stripes.
    """

    @property
    def writes_to_drives(self) -> float:
        """Drive writes per write, without the reads that parity needs; RAID 6: 3, RAID 10: 2."""
        return min(self.write_penalty, self.copies + self.parity_drives)

    def reads_of_lost_block(self, drives: int) -> int:
        """Drive reads per read of a block on a failed drive; 0 if the block is lost. RAID 5 of 8: 7."""
        return {"lost": 0, "mirror": 1, "others": drives - 1}[self.lost_block]
