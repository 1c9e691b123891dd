"""Copies at a second site: what the line to it carries, what waits to be sent, and what writes wait for."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import BITS_PER_BYTE, BYTES_PER_GIB, BYTES_PER_MB, SECONDS_PER_MINUTE


@formula(
    Message("Sent to the second site"),
    symbol="b_site",
    unit="Mbit/s",
    expression="write_mb_s x overhead x 8",
    source="Every write goes to the second site; vSAN adds 40% for its own traffic and keeps 25% for"
    " repeats (VMware, vSAN stretched cluster bandwidth sizing: 10,000 writes of 4 KB per second"
    " are 320 Mbit/s and need 560 Mbit/s)",
)
def sent_to_site_mbit_s(write_mb_s: Number, overhead: Number) -> Number:
    """Mbit/s on the line; 40 MB/s of vSAN, 1.75 times: 560."""
    return write_mb_s * overhead * BITS_PER_BYTE


@formula(
    Message("Changes not yet sent"),
    symbol="D",
    unit="GiB",
    expression="write_mb_s x recovery_point_minutes x 60 x 10^6 / 2^30 x parts",
    source="An asynchronous copy is sent from a snapshot while the next one grows, so that the changes of two recovery"
    " points lie on the array",
)
def waiting_changes_gib(write_mb_s: Number, recovery_point_minutes: Number, parts: Number) -> Number:
    """GiB beside the files; 50 MB/s, 15 minutes, two parts: 83.8 GiB."""
    written = write_mb_s * recovery_point_minutes * SECONDS_PER_MINUTE
    return written * BYTES_PER_MB / BYTES_PER_GIB * parts


@formula(
    Message("Latency of a write to both sites"),
    symbol="t_way",
    unit="ms",
    expression="way_ms + synchronous x round_trip_ms",
    source="A synchronous write is done when the second site has it; NetApp MetroCluster IP: the latency between the"
    " sites is part of what hosts see",
)
def way_of_writes_ms(way_ms: Number, synchronous: Number, round_trip_ms: Number) -> Number:
    """Way of a write; 0.3 ms to the array and 1 ms to the second site: 1.3 ms."""
    return way_ms + synchronous * round_trip_ms


@formula(
    Message("Copies at all sites"),
    symbol="k",
    unit="copies",
    expression="copies x sites",
    source="VMware vSAN stretched clusters: each site holds a copy of every object and protects it with"
    " its own policy",
)
def copies_at_all_sites(copies: Number, sites: Number) -> Number:
    """Raw capacity per byte stored; RAID 5 in both sites: 2.67."""
    return copies * sites
