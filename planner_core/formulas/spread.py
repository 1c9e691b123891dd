"""Spread of desktops over the hosts of a cluster, of different models and with failures."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Share of the cluster's load that one host can carry"),
    symbol="c",
    unit="share",
    expression="min(cpu_mhz x cpu_target_percent / 100 / cpu_demand_mhz,"
    " ram_gib x ram_target_percent / 100 / ram_demand_gib)",
    source="Counted host by host, not for the cluster as a whole: a host is full when its processors or"
    " its memory are. Always with the targets of the normal case: a failure moves no desktop"
    " whose host keeps running",
)
def carried_share(
    cpu_mhz: Number,
    cpu_demand_mhz: Number,
    cpu_target_percent: Number,
    ram_gib: Number,
    ram_demand_gib: Number,
    ram_target_percent: Number,
) -> Number:
    """Share of the cluster's desktops that one host could run; 40,000 of 100,000 MHz at 80 %: 0.32."""
    by_cpu = quotient(cpu_mhz * cpu_target_percent / PERCENT, cpu_demand_mhz, np.inf)
    by_ram = quotient(ram_gib * ram_target_percent / PERCENT, ram_demand_gib, np.inf)
    share = np.minimum(by_cpu, by_ram)
    return np.where(np.isfinite(share), share, 1.0)


@formula(
    Message("CPU demand on the hardest day"),
    symbol="D_cpu",
    unit="MHz",
    expression="max(usual_mhz, first_day_mhz)",
    source="Desktops stay on their hosts from day to day, so they are spread for the hardest day",
)
def demand_of_hardest_day(usual_mhz: Number, first_day_mhz: Number) -> Number:
    """The larger demand of a cluster's desktops during logins; 90 GHz on usual days, 120 GHz on Mondays: 120 GHz."""
    return np.maximum(usual_mhz, first_day_mhz)


@formula(
    Message("Carried by the hosts in service"),
    symbol="c x h",
    unit="share",
    expression="hosts x carried_share",
    source="Hosts of one card are alike",
)
def carried_by_hosts(hosts: Number, carried_share: Number) -> Number:
    """Share of the load that a number of hosts can carry; 3 hosts of 0.3: 0.9."""
    return hosts * carried_share


@formula(
    Message("Share of the desktops here"),
    symbol="s",
    unit="share",
    expression="link_share x carried_here / carried_by_cluster",
    source="Desktops are spread so that every host in service is loaded alike, as the scheduler of a cluster does",
)
def share_on_hosts(link_share: Number, carried_here: Number, carried_by_cluster: Number) -> Number:
    """Share of a pool's desktops on the hosts of one card; 0.6 of 1.5 in total: 40 %. 0 without capacity."""
    return link_share * quotient(carried_here, carried_by_cluster, 0.0)


@formula(
    Message("Share of the files here"),
    symbol="s",
    unit="share",
    expression="link_share x desktops_here / desktops_on_all",
    source="Files on local disks lie on the host where the desktop runs",
)
def share_on_local_stores(link_share: Number, desktops_here: Number, desktops_on_all: Number) -> Number:
    """Share of a file role on the local store of one card; `desktops_on_all` is the share of desktops on hosts with a
    local store of the role.
    """
    return link_share * quotient(desktops_here, desktops_on_all, 0.0)
