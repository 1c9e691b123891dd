"""Processor capacity and demand in MHz of all-core turbo clock, hyper-threading gain included.

Cores of different generations do different work per clock: all MHz are those of a Cascade Lake core.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import MHZ_PER_GHZ, PERCENT


@formula(
    Message("CPU capacity"),
    symbol="C_cpu",
    unit="MHz",
    expression="hosts x sockets x cores_per_socket x all_core_turbo_ghz x 1000"
    " x work_per_clock_percent / 100 x (1 + hyper_threading_gain_percent / 100)",
    source="Cores x all-core turbo clock x work per clock compares processors, the base clock does not"
    " (measured systems, users per GHz by family; MHz are those of a Cascade Lake core);"
    " hyper-threading adds 10 to 30%, threads are not cores (VMware KB 326271)",
)
def cpu_capacity_mhz(
    hosts: Number,
    sockets: Number,
    cores_per_socket: Number,
    all_core_turbo_ghz: Number,
    work_per_clock_percent: Number,
    hyper_threading_gain_percent: Number,
) -> Number:
    """Processor capacity of a number of identical hosts, in MHz of a Cascade Lake core.

    One host with 2 x 6 cores at 2.93 GHz, 86 % of work per clock and 20 % gain: 36,285 MHz.
    """
    work = work_per_clock_percent / PERCENT
    gain = 1 + hyper_threading_gain_percent / PERCENT
    return hosts * sockets * cores_per_socket * all_core_turbo_ghz * MHZ_PER_GHZ * work * gain


@formula(
    Message("CPU left by the storage controller"),
    symbol="C_cpu",
    unit="MHz",
    expression="cpu_capacity_mhz x max(0, 1 - controller_vcpus / (sockets x cores_per_socket x threads_per_core))",
    source="Each vCPU of a storage controller machine keeps one thread busy. Nutanix, averages over"
    " session host runs (RA-2003, HX665 V3): 7 to 16% of the processor load does not depend on"
    " users; 12 or 16 vCPUs of 96 threads are 12.5 and 16.7%",
)
def cpu_beside_controller_mhz(
    cpu_capacity_mhz: Number,
    controller_vcpus: Number,
    sockets: Number,
    cores_per_socket: Number,
    threads_per_core: Number,
) -> Number:
    """Processor capacity without the controller machine of each host; 60,000 MHz of 2 x 24 cores with two threads, 12
    vCPUs: 52,500 MHz.
    """
    threads = sockets * cores_per_socket * threads_per_core
    return cpu_capacity_mhz * np.maximum(0, 1 - controller_vcpus / threads)


@formula(
    Message("Busy processors"),
    symbol="u",
    unit="%",
    expression="controller_percent + (1 - controller_percent / 100) x users_percent x present",
    source="Linear in the users who are logged in, plus a constant share. Nutanix prints averages over"
    " runs of 48 minutes of logins and 20 minutes of work: without the constant share they would"
    " be 15% lower than measured, with it 7% at the median of thirteen; no source shows a bend"
    " due to hyper-threading",
)
def processors_busy_percent(users_percent: Number, controller_percent: Number, present: Number) -> Number:
    """Utilisation of a host that its hypervisor shows; 80% of what the controller leaves with all users, 12.5% for the
    controller, 65% of users present: 58%.
    """
    return controller_percent + (1 - controller_percent / PERCENT) * users_percent * present


@formula(
    Message("Processors busy with users"),
    symbol="u_w",
    unit="%",
    expression="(busy_percent - controller_percent) / (1 - controller_percent / 100)",
    source="Busy processors, solved for the share of the users who are logged in",
)
def busy_with_users_percent(busy_percent: Number, controller_percent: Number) -> Number:
    """Share of what the controller leaves that users take, by what the hypervisor shows; 58% with 12.5% for the
    controller: 52%.
    """
    return (busy_percent - controller_percent) / (1 - controller_percent / PERCENT)


@formula(
    Message("Measured processor time of a user"),
    symbol="m_c",
    unit="MHz",
    expression="cpu_capacity_mhz x users_percent / 100 / users / image_factor",
    source="Utilisation is demand divided by capacity; a profile gives the demand without the state of"
    " the image",
)
def measured_user_mhz(
    cpu_capacity_mhz: Number, users_percent: Number, users: Number, image_factor: Number
) -> Number:
    """What a profile has to say so that so many users take this share of a host; 52% of 60,000 MHz, 20 users, factor
    1.2: 1,300 MHz.
    """
    return cpu_capacity_mhz * users_percent / PERCENT / users / image_factor


@formula(
    Message("Share of a core that a thread has"),
    symbol="f_t",
    unit="share",
    expression="sqrt((1 + hyper_threading_gain_percent / 100) / 2)",
    source="A busy thread has its core to itself, or half of what a core with two threads does; the middle of both in"
    " logarithms. ESXi charges 62.5% of the time to each of two busy threads (VMware, esxtop, %USED), which is half of"
    " a core with a gain of 25%",
)
def thread_share(hyper_threading_gain_percent: Number) -> Number:
    """What a thread that a machine sees busy does, as a share of its core; 25%: between 0.625 and 1, so 0.791."""
    return np.sqrt((1 + hyper_threading_gain_percent / PERCENT) / 2)


@formula(
    Message("Processor time of a user, as Windows counts it"),
    symbol="m_w",
    unit="MHz",
    expression="vcpus x guest_percent / 100 x all_core_turbo_ghz x 1000 x work_per_clock_percent / 100 x thread_share"
    " / image_factor",
    source="Busy time of the virtual processors, each at the clock and with the share of its core",
)
def guest_user_mhz(
    vcpus: Number,
    guest_percent: Number,
    all_core_turbo_ghz: Number,
    work_per_clock_percent: Number,
    thread_share: Number,
    image_factor: Number,
) -> Number:
    """What a profile has to say so that a machine shows this share of its virtual processors busy; 2 vCPUs, 25%, 3 GHz,
    100%, 0.8 and 1.2: 1,000 MHz.
    """
    busy = vcpus * guest_percent / PERCENT
    clock = all_core_turbo_ghz * MHZ_PER_GHZ * work_per_clock_percent / PERCENT
    return busy * clock * thread_share / image_factor


@formula(
    Message("Processor time of a user, as the hypervisor counts it"),
    symbol="m_h",
    unit="MHz",
    expression="used_mhz x work_per_clock_percent / 100 / image_factor",
    source="vSphere, cpu.usagemhz: cycles, with two busy threads of a core charged for what they share",
)
def used_user_mhz(used_mhz: Number, work_per_clock_percent: Number, image_factor: Number) -> Number:
    """What a profile has to say so that a machine takes so many MHz of its host; 1,000 MHz, 120% and 1.2: 1,000 MHz."""
    return used_mhz * work_per_clock_percent / PERCENT / image_factor


@formula(
    Message("CPU left by the services"),
    symbol="C_cpu",
    unit="MHz",
    expression="cpu_capacity_mhz x (1 - service_percent / 100)",
    source="VMware vSAN design guidance: about 10% of the host; the 6.2 VDI paper measured below 1%",
)
def cpu_beside_services_mhz(cpu_capacity_mhz: Number, service_percent: Number) -> Number:
    """Processor capacity without vSAN's share; 60,000 MHz at 10 %: 54,000."""
    return cpu_capacity_mhz * (1 - service_percent / PERCENT)


@formula(
    Message("Processor share of all services"),
    symbol="s",
    unit="%",
    expression="min(100, vsan_percent + reduction_percent)",
    source="Data reduction takes processor time of the hosts in addition to the rest of vSAN",
)
def services_percent(vsan_percent: Number, reduction_percent: Number) -> Number:
    """Share of a host that vSAN and its data reduction take; 10 and 3%: 13%."""
    return np.minimum(PERCENT, vsan_percent + reduction_percent)
