"""The field's published sizing conventions, for comparison only."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Desktops by cores"),
    symbol="N",
    unit="desktops",
    expression="cores x desktops_per_core",
    source="Citrix Tech Zone, single server scalability: 5 desktops or 10 users of session hosts per core; VMware"
    " View and Horizon architecture planning: 8 to 10 desktops per core",
)
def desktops_by_cores(cores: Number, desktops_per_core: Number) -> Number:
    """Desktops that this many physical cores carry; 36 cores at 5: 180, 16 cores at 8: 128."""
    return cores * desktops_per_core


@formula(
    Message("Desktops by vCPUs per core"),
    symbol="N",
    unit="desktops",
    expression="cores x vcpus_per_core / vcpus",
    source="Consolidation ratio of virtual to physical processors, as VMware Cloud Sizer (4) and RVTools Analyzer"
    " (6 is its red line) use it",
)
def desktops_by_vcpus(cores: Number, vcpus_per_core: Number, vcpus: Number) -> Number:
    """Desktops whose virtual processors share the cores; 32 cores at 4 vCPUs each, desktops of 2: 64."""
    return quotient(cores * vcpus_per_core, vcpus, 0.0)


@formula(
    Message("Base clock of a desktop"),
    symbol="m",
    unit="MHz",
    expression="base_mhz x workload_factor x (1 + vcpu_factor x vcpus)",
    source="Nutanix, script of its published desktop tests: 600 MHz x 0.8 (task) or 1.1 (knowledge worker)"
    " x 1.<vCPUs>",
)
def base_clock_mhz(base_mhz: Number, workload_factor: Number, vcpu_factor: Number, vcpus: Number) -> Number:
    """Base clock assumed per desktop; knowledge worker with 2 vCPUs: 792 MHz, task worker 576 MHz."""
    return base_mhz * workload_factor * (1 + vcpu_factor * vcpus)


@formula(
    Message("Desktops by base clock"),
    symbol="N",
    unit="desktops",
    expression="clock_mhz x used_percent / 100 / desktop_mhz",
    source="Nutanix, script of its published desktop tests: base clock of all cores divided by that of a"
    " desktop; runs use all or 80% of it",
)
def desktops_by_clock(clock_mhz: Number, used_percent: Number, desktop_mhz: Number) -> Number:
    """Desktops that share the base clock; 48 cores of 2,600 MHz, 80 % used, 792 MHz each: 126.06."""
    return quotient(clock_mhz * used_percent / PERCENT, desktop_mhz, 0.0)


@formula(
    Message("Session hosts by cores"),
    symbol="n",
    unit="machines",
    expression="max(0, cores - reserved_cores) x overcommit / vcpus",
    source="Nutanix, script of its published session host tests: (cores - 4) / vCPUs x 2 machines on a host",
)
def session_hosts_by_cores(
    cores: Number, reserved_cores: Number, overcommit: Number, vcpus: Number
) -> Number:
    """Session hosts for one physical host; 48 cores less 4, twice used, 6 vCPUs each: 14.67."""
    return quotient((cores - reserved_cores) * overcommit, vcpus, 0.0) * (cores > reserved_cores)


@formula(
    Message("Desktops by RAM"),
    symbol="N",
    unit="desktops",
    expression="max(0, ram_gib - reserved_gib) x usable_percent / 100 / desktop_gib",
    source="RAM that is left, divided by the configured RAM of a desktop; Nutanix reserves 32 GB for its"
    " storage controller and uses 94% of the rest, VMware Cloud Sizer allots 125%",
)
def desktops_by_ram(
    ram_gib: Number, reserved_gib: Number, usable_percent: Number, desktop_gib: Number
) -> Number:
    """Desktops whose configured memory fits one host; 512 GiB less 32, 94 % of it, 4 GiB each: 112.8."""
    left = (ram_gib - reserved_gib) * (ram_gib > reserved_gib)
    return quotient(left * usable_percent / PERCENT, desktop_gib, 0.0)


@formula(
    Message("Front-end IOPS by the arithmetic form"),
    symbol="F",
    unit="IOPS",
    expression="raw_iops x reads / (reads + writes) + raw_iops x writes / (reads + writes) / write_penalty",
    source="The common form n x i x r + n x i x w / P: it gives reads and writes the drives at the same time",
)
def arithmetic_front_end_iops(
    raw_iops: Number, reads: Number, writes: Number, write_penalty: Number
) -> Number:
    """Front-end IOPS by the arithmetic RAID formula; 2,800 raw IOPS at 30 % reads and penalty 2: 1,820. The harmonic
    formula gives 1,647.
    """
    asked = reads + writes
    return raw_iops * (reads / asked + writes / asked / write_penalty)
