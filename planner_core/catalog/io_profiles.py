"""Block sizes of desktop I/O by phase, as seen by the hypervisor, and as the array counts it."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class IoSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One block size in a mix."""

    size_kib: float
    share_percent: float
    """Share of all I/Os."""
    read_percent: float
    random_percent: float


class IoProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mix of block sizes in one phase, which `formulas.block_sizes` averages, and what the array measured. Findings
    compare the I/O size and peaks of pools with it.
    """

    id: str
    name: str
    sizes: tuple[IoSize, ...]
    array_kib_per_io: float
    """Throughput divided by IOPS at the array, which merges and splits I/Os; use it for bandwidth."""
    peak_factor: float
    """Peak IOPS divided by average IOPS of the phase."""
    source: str
    confidence: Confidence
