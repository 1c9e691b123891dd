"""Demand of one user's interactions on the servers of a system, and percentiles of their response times.

An interaction is an action whose user waits for the response, with the think time before it. A station has one or more
equal parallel queues (hosts, drives, ports), each with one or more servers (cores, channels).
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import MS_PER_SECOND, PERCENT


@formula(
    Message("Sessions at work"),
    symbol="N",
    unit="sessions",
    expression="desktops x users_at_work",
    source="Every user at work has one session",
)
def sessions_at_work(desktops: Number, users_at_work: Number) -> Number:
    """Concurrently active users; 50 session hosts with 7.2 users each: 360."""
    return desktops * users_at_work


@formula(
    Message("Cores of a host"),
    symbol="c",
    unit="cores",
    expression="sockets x cores_per_socket",
    source="Threads do not count as servers; what they add is part of the speed of a core",
)
def cores_of_host(sockets: Number, cores_per_socket: Number) -> Number:
    """Physical cores; 2 sockets of 6: 12."""
    return sockets * cores_per_socket


@formula(
    Message("Cores beside the storage controller"),
    symbol="c_m",
    unit="cores",
    expression="max(0, cores - controller_vcpus / threads_per_core)",
    source="The controller machine is one of the machines that a host runs: it keeps as many threads busy as it has"
    " vCPUs, and the others do not become slower",
)
def cores_beside_controller(cores: Number, controller_vcpus: Number, threads_per_core: Number) -> Number:
    """Cores that serve desktops; 48 of two threads beside 12 vCPUs: 42."""
    return np.maximum(0, cores - controller_vcpus / threads_per_core)


@formula(
    Message("Cores beside the store's services"),
    symbol="c_m",
    unit="cores",
    expression="max(0, cores - service_cores)",
    source="Cores that serve the drives run no desktops, and the others do not become slower",
)
def cores_beside_services(cores: Number, service_cores: Number) -> Number:
    """Cores that serve desktops; 32, 8 of them for the store: 24."""
    return np.maximum(0, cores - service_cores)


@formula(
    Message("Drives in parallel"),
    symbol="n",
    unit="drives",
    expression="stores x drives",
    source="Blocks are spread evenly over all drives, so each gets 1 / n of the I/Os",
)
def drives_side_by_side(stores: Number, drives: Number) -> Number:
    """Drives of all stores that a disk group stands for; 4 hosts with 2 drives each: 8."""
    return stores * drives


@formula(
    Message("Ports in parallel"),
    symbol="n",
    unit="ports",
    expression="capacity / port_speed",
    source="Bytes are spread over all ports in service",
)
def ports_side_by_side(capacity: Number, port_speed: Number) -> Number:
    """Ports in service; 12,800 MB/s of ports with 1,600 each: 8."""
    return quotient(capacity, port_speed, 0.0)


@formula(
    Message("Demand of everything else"),
    symbol="D_0",
    unit="",
    expression="demand_of_all - (demand - fixed_demand)",
    source="Load that does not depend on the users of this pool",
)
def demand_of_others(demand_of_all: Number, demand: Number, fixed_demand: Number) -> Number:
    """Demand without that of one pool; 700 in total, of which 250 by the pool and 50 fixed: 500."""
    return demand_of_all - (demand - fixed_demand)


@formula(
    Message("Speed of one server"),
    symbol="v",
    unit="",
    expression="capacity / (queues x servers)",
    source="Equal servers share the work of a station evenly",
)
def server_speed(capacity: Number, queues: Number, servers: Number) -> Number:
    """Speed of a core, a channel or a port; 42,192 MHz on 12 cores: 3,516. 0 without servers."""
    return quotient(capacity, queues * servers, 0.0)


@formula(
    Message("Servers left by fixed work"),
    symbol="c'",
    unit="servers",
    expression="servers x (1 - fixed_share) x stretch",
    source="Fixed work makes the servers slower by the factor stretch; together they do what that work"
    " leaves. One server: the open classes of mixed networks, D' = D / (1 - U); Lazowska et al.,"
    " Quantitative System Performance (1984), ch. 7. Several: exact with very few users and with"
    " many",
)
def servers_beside_fixed_work(servers: Number, fixed_share: Number, stretch: Number) -> Number:
    """Equivalent number of slower servers; 12, half of them busy, service 1.006 times as long: 6.04."""
    return servers * (1 - fixed_share) * stretch


@formula(
    Message("Servers that one user keeps busy"),
    symbol="u",
    unit="servers",
    expression="(demand - fixed_demand) / sessions / server_speed",
    source="Utilisation law U = X x S, for one user; Lazowska et al., Quantitative System Performance (1984), ch. 3",
)
def busy_servers_of_user(
    demand: Number, fixed_demand: Number, sessions: Number, server_speed: Number
) -> Number:
    """Server time that a user takes per second; 31 users with 16,895 MHz, cores of 3,516 MHz: 0.155.

    0 without sessions or demand, infinite for demand without a server.
    """
    each = quotient(demand - fixed_demand, sessions, 0.0)
    return np.where(each > 0, quotient(each, server_speed, np.inf), 0.0)


@formula(
    Message("Service of one interaction"),
    symbol="D",
    unit="s",
    expression="busy_servers x cycle_seconds",
    source="Service demand law D = U / X, with one interaction in each cycle; Lazowska et al., Quantitative System"
    " Performance (1984), ch. 3",
)
def interaction_demand_seconds(busy_servers: Number, cycle_seconds: Number) -> Number:
    """Service time of one interaction at a station without queueing; 0.155 servers, every 9 s: 1.4 s."""
    return busy_servers * cycle_seconds


@formula(
    Message("Network between user and desktop"),
    symbol="L",
    unit="s",
    expression="latency_ms / 1000",
    source="A delay, where nobody waits for anybody else; Lazowska et al., Quantitative System Performance (1984)",
)
def way_seconds(latency_ms: Number) -> Number:
    """Round trip time of a line, added to every response; 40 ms: 0.04 s. Queueing for its bandwidth is added
    separately.
    """
    return latency_ms / MS_PER_SECOND


@formula(
    Message("Think time"),
    symbol="Z",
    unit="s",
    expression="cycle_seconds - demand_seconds - latency_seconds",
    source="The rest of a single user's cycle: remote users keep their pace, and that pace sets the load"
    " on the system",
)
def thinking_seconds(cycle_seconds: Number, demand_seconds: Number, latency_seconds: Number) -> Number:
    """Think time between a response and the next interaction; cycle of 9 s, 1.5 s of service, 5 ms of latency: 7.495
    s.
    """
    return cycle_seconds - demand_seconds - latency_seconds


@formula(
    Message("Response time that few exceed"),
    symbol="R_p",
    unit="s",
    expression="-log(1 - percentile / 100) x mean_seconds",
    source="Exponential distribution: exact for M/M/1; sums of many visits vary less, so it is on the"
    " safe side",
)
def exponential_percentile_seconds(mean_seconds: Number, percentile: Number) -> Number:
    """Time exceeded by only 100 - percentile %; a mean of 2 s, 95 %: 5.99 s."""
    return -np.log(1 - percentile / PERCENT) * mean_seconds
