"""What a plan says of hosts that were measured, in the terms of the measurement."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import MIB_PER_GIB, PERCENT


@formula(
    Message("Memory in use on the hosts"),
    symbol="M",
    unit="GiB",
    expression="demand_gib + hosts x (ram_gib - min_free_mib / 1024) - for_desktops_gib",
    source="What the hypervisor has given out: machines with their overhead, and what it needs itself. The free memory"
    " that it keeps is not in use",
)
def ram_in_use_gib(
    demand_gib: Number, hosts: Number, ram_gib: Number, min_free_mib: Number, for_desktops_gib: Number
) -> Number:
    """Memory that a hypervisor shows as used; machines of 100 GiB on one host of 144 GiB that keeps 2,089 MiB free and
    has 137.96 GiB for them: 104 GiB.
    """
    return demand_gib + hosts * (ram_gib - min_free_mib / MIB_PER_GIB) - for_desktops_gib


@formula(
    Message("Share of measured memory"),
    symbol="M_m",
    unit="GiB",
    expression="hosts x ram_gib x used_percent / 100",
    source="A hypervisor shows the memory in use as a share of the memory of the host",
)
def measured_ram_gib(hosts: Number, ram_gib: Number, used_percent: Number) -> Number:
    """Memory in use on identical hosts by what they show; three hosts of 512 GiB at 50%: 768 GiB."""
    return hosts * ram_gib * used_percent / PERCENT


@formula(
    Message("Factor of the calibration"),
    symbol="f",
    unit="",
    expression="measured / predicted",
    source="Load is linear in the work of a machine (utilisation law), so that the work times this factor makes the"
    " predicted load the measured one",
)
def calibration_factor(measured: Number, predicted: Number) -> Number:
    """What all machines on some hosts do, in terms of what the plan assumes; measured 30%, predicted 40%: 0.75."""
    return measured / predicted


@formula(
    Message("Space on the drives of a vSAN"),
    symbol="S_r",
    unit="GiB",
    expression="used_gib x copies_factor / data_reduction x (1 + metadata_percent / 100)",
    source="VMware vSAN design guidance: a vSAN datastore shows what its drives hold, copies included",
)
def vsan_space_on_drives_gib(
    used_gib: Number, copies_factor: Number, data_reduction: Number, metadata_percent: Number
) -> Number:
    """What a vSAN datastore shows as used; files of 100 GiB, mirrored: 200 GiB."""
    return used_gib * copies_factor / data_reduction * (1 + metadata_percent / PERCENT)
