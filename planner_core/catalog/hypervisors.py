"""Hypervisors: memory overhead of each machine, what each of them keeps and writes beside, and its maximums."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class OverheadLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Memory overhead of a virtual machine with this many vCPUs: base_mib + per_mib x RAM in MiB."""

    vcpus: int
    base_mib: float
    per_mib: float


class HypervisorGeneration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between hypervisors and their generations: memory, files beside the machines, limits."""

    id: str
    name: str
    overhead: tuple[OverheadLine, ...]
    """In ascending order of vCPUs, from 1; a single line does not depend on them. Empty: nothing published, so that
    none is counted.
    """
    vms_per_host: int | None
    """None: no published maximum was found."""
    has_vmx_swap: bool
    """Whether it writes a swap file for the process of each machine."""
    has_swap_files: bool
    """Whether each running machine has a swap file as large as its memory that is not reserved."""
    keeps_free_memory: bool
    """Whether it keeps memory free by VMware's sliding scale."""
    is_vmware: bool
    """Whether vSAN, the storage accelerator and reserved memory exist on it."""
    mixes_profile_sizes: bool | None
    """Whether virtual GPUs of several sizes share a GPU; None if nothing was found on it."""
    source: str
    confidence: Confidence
    overhead_source: str = ""
    """Where the overhead is from, if it is known otherwise than the rest."""
    overhead_confidence: Confidence | None = None
    hosts_per_cluster: int | None = None
    """None: no maximum of its own."""

    @property
    def source_of_overhead(self) -> tuple[str, Confidence]:
        """The source of the overhead, and how well it is known."""
        return self.overhead_source or self.source, self.overhead_confidence or self.confidence

    def overhead_line(self, vcpus: float) -> tuple[float, float]:
        """Base in MiB and slope per MiB of RAM for a number of vCPUs.

        Interpolates linearly between published numbers of vCPUs; beyond the last, extrapolates the last step. vSphere
        4.0 with 2 vCPU: (153.887, 0.0216378).
        """
        lines = self.overhead
        if not lines:
            return 0.0, 0.0
        if len(lines) == 1:
            return lines[0].base_mib, lines[0].per_mib
        upper = next((at for at, line in enumerate(lines) if line.vcpus >= vcpus), len(lines) - 1)
        low, high = lines[max(upper, 1) - 1], lines[max(upper, 1)]
        way = (vcpus - low.vcpus) / (high.vcpus - low.vcpus)
        return (
            low.base_mib + way * (high.base_mib - low.base_mib),
            low.per_mib + way * (high.per_mib - low.per_mib),
        )
