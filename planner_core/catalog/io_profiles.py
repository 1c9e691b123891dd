"""Block sizes of desktop I/O by phase, as seen by the hypervisor, and as the array counts it."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class IoSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One block size of a mix."""

    size_kib: float
    share_percent: float
    """Of all I/Os."""
    read_percent: float
    random_percent: float


class IoProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mix of block sizes in one phase, of which `formulas.block_sizes` takes means, and what the array counted:
    findings hold the size of the pools' I/Os and their peaks to that."""

    id: str
    name: str
    sizes: tuple[IoSize, ...]
    array_kib_per_io: float
    """Throughput by IOPS at the array, which merges and splits I/Os on their way; use it for bandwidth."""
    peak_factor: float
    """Highest to average IOPS of the phase."""
    source: str
    confidence: Confidence
