"""Processor capacity and demand in MHz of all-core turbo clock, hyper-threading gain included."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message
from planner_core.units import MHZ_PER_GHZ, PERCENT, SECONDS_PER_MINUTE


@formula(
    Message("CPU capacity"),
    symbol="C_cpu",
    unit="MHz",
    expression="hosts x sockets x cores_per_socket x all_core_turbo_ghz x 1000"
    " x (1 + hyper_threading_gain_percent / 100)",
    source="Cores x all-core turbo clock carries over between processors, base clock does not (measured systems,"
    " users per GHz by family); hyper-threading adds 10 to 30 %, threads are not cores (VMware KB 326271)",
)
def cpu_capacity_mhz(
    hosts: Column,
    sockets: Column,
    cores_per_socket: Column,
    all_core_turbo_ghz: Column,
    hyper_threading_gain_percent: Column,
) -> Column:
    """Processor capacity of a number of identical hosts.

    One host with 2 x 6 cores at 2.93 GHz and 20 % gain: 42,192 MHz.
    """
    gain = 1 + hyper_threading_gain_percent / PERCENT
    return hosts * sockets * cores_per_socket * all_core_turbo_ghz * MHZ_PER_GHZ * gain


@formula(
    Message("CPU demand"),
    symbol="D_cpu",
    unit="MHz",
    expression="desktops x share x cpu_mhz",
    source="Linear in desktops up to saturation (utilisation law)",
)
def cpu_demand_mhz(desktops: Column, share: Column, cpu_mhz: Column) -> Column:
    """Processor demand of `share` of the desktops; 75 desktops of 545 MHz need 40,875 MHz."""
    return desktops * share * cpu_mhz


@formula(
    Message("CPU per booting desktop"),
    symbol="d_boot",
    unit="MHz",
    expression="boot_cpu_ghz_seconds x 1000 / (boot_window_minutes x 60)",
    source="Work of a boot spread over the boot window: the work is constant, the time follows"
    " (NetApp TR-4540: the same I/Os per boot at any speed)",
)
def boot_cpu_mhz(boot_cpu_ghz_seconds: Column, boot_window_minutes: Column) -> Column:
    """Average processor demand of one desktop during the boot window; 39 GHz s in 60 min: 10.8 MHz."""
    return boot_cpu_ghz_seconds * MHZ_PER_GHZ / (boot_window_minutes * SECONDS_PER_MINUTE)
