"""Hypervisor generations: memory overhead of each machine, and the maximum number of machines on a host."""

from __future__ import annotations

from typing import Annotated

import msgspec

from planner_core.catalog.records import Confidence


class OverheadLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Memory overhead of a virtual machine with this many vCPUs: base_mib + per_mib x RAM in MiB."""

    vcpus: int
    base_mib: float
    per_mib: float


class HypervisorGeneration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changed between hypervisor generations: memory overhead, swap of the VMX process, limits."""

    id: str
    name: str
    overhead: Annotated[tuple[OverheadLine, ...], msgspec.Meta(min_length=2)]
    """In ascending order of vCPUs, from 1."""
    vms_per_host: int
    has_vmx_swap: bool
    source: str
    confidence: Confidence

    def overhead_line(self, vcpus: float) -> tuple[float, float]:
        """Base in MiB and slope per MiB of RAM for a number of vCPUs.

        Interpolates linearly between published numbers of vCPUs; beyond the last, extrapolates the last step. vSphere
        4.0 with 2 vCPU: (153.887, 0.0216378).
        """
        lines = self.overhead
        upper = next((at for at, line in enumerate(lines) if line.vcpus >= vcpus), len(lines) - 1)
        low, high = lines[max(upper, 1) - 1], lines[max(upper, 1)]
        way = (vcpus - low.vcpus) / (high.vcpus - low.vcpus)
        return (
            low.base_mib + way * (high.base_mib - low.base_mib),
            low.per_mib + way * (high.per_mib - low.per_mib),
        )
