"""Latency of the I/Os of a store: way, controllers, ports, drives and caches as an open network of queues.

Reads and writes are counted apart. I/Os come in bursts, so that an I/O waits for those before it in its own burst, and
for bursts that came earlier. In overload latency is infinite.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import MS_PER_SECOND, PERCENT

TOLERANCE = 1e-6
"""Relative accuracy of the search for the growth."""
BULK = "M[X]/M/1 with bursts of geometric length: R = m x S / (1 - ρ); Kleinrock, Queueing Systems I (1975), ch. 4"


@formula(
    Message("I/Os after growth"),
    symbol="i",
    unit="IOPS",
    expression="fixed_iops + (iops - fixed_iops) x growth",
    source="Desktops grow in proportion, infrastructure servers stay",
)
def grown_iops(fixed_iops: Number, iops: Number, growth: Number) -> Number:
    """I/Os per second with `growth` times the desktops; 100 of servers, 1,100 in total, twice: 2,100."""
    return fixed_iops + (np.asarray(iops) - fixed_iops) * growth


@formula(
    Message("Service of one burst"),
    symbol="b",
    unit="ms",
    expression="burst x 1000 / iops",
    source="A burst comes at once and is served one I/O after the other",
)
def burst_ms(burst: Number, iops: Number) -> Number:
    """Time from the arrival of a burst until its mean I/O is served, without waiting; 5 I/Os, 50,000 per second: 0.1
    ms.
    """
    return np.multiply(burst, MS_PER_SECOND) / iops


@formula(
    Message("Waiting for earlier bursts"),
    symbol="W_ctl",
    unit="ms",
    expression="(reads x read_burst_ms + writes x write_burst_ms) / (reads + writes)"
    " x utilisation / max(0, 1 - utilisation)",
    source=BULK,
)
def burst_waiting_ms(
    reads: Number, read_burst_ms: Number, writes: Number, write_burst_ms: Number, utilisation: Number
) -> Number:
    """Waiting time at a controller; 3 reads of 0.1 ms for each write of 0.3 ms, at 60 %: 0.225 ms. 0 without I/O."""
    mean = quotient(
        np.multiply(reads, read_burst_ms) + np.multiply(writes, write_burst_ms), reads + writes, 0.0
    )
    return mean * odds(utilisation)


@formula(
    Message("Time on a port"),
    symbol="R_port",
    unit="ms",
    expression="1000 x mb_s / iops / port_mb_s / max(0, 1 - utilisation)",
    source="M/M/1 on the bytes of one I/O; Kleinrock, Queueing Systems I (1975), ch. 3",
)
def port_ms(mb_s: Number, iops: Number, port_mb_s: Number, utilisation: Number) -> Number:
    """Time of a mean I/O on a port; 200 MB/s in 10,000 I/Os, 1,600 MB/s, 20 % busy: 0.016 ms. 0 without I/O."""
    alone = MS_PER_SECOND * quotient(mb_s, iops, 0.0) / port_mb_s
    return alone * (1 + odds(utilisation))


@formula(
    Message("Service of a drive"),
    symbol="S_d",
    unit="ms",
    expression="1000 x servers / drive_iops",
    source="A drive that serves several I/Os in parallel takes that many times longer for each of them",
)
def drive_service_ms(servers: Number, drive_iops: Number) -> Number:
    """Time of one I/O on an idle drive; one head, 125 IOPS: 8 ms."""
    return MS_PER_SECOND * np.asarray(servers) / drive_iops


@formula(
    Message("Time on a drive"),
    symbol="R_d",
    unit="ms",
    expression="service_ms x (1 + waiting_probability / servers / max(0, 1 - utilisation))",
    source="M/M/c: R = S + C x S / (c x (1 - ρ)); Kleinrock, Queueing Systems I (1975), ch. 3",
)
def drive_ms(service_ms: Number, waiting_probability: Number, servers: Number, utilisation: Number) -> Number:
    """Service and waiting at a drive; 8 ms, half of the I/Os wait, at 50 %: 16 ms."""
    return np.multiply(service_ms, 1 + np.asarray(waiting_probability) / servers * (1 + odds(utilisation)))


@formula(
    Message("Time behind a cache"),
    symbol="R_c",
    unit="ms",
    expression="share x (hit_percent / 100 x cache_ms + (1 - hit_percent / 100) x drive_ms)",
    source="Mean of the I/Os that the cache answers and of those that reach the drives",
)
def behind_cache_ms(share: Number, hit_percent: Number, cache_ms: Number, drive_ms: Number) -> Number:
    """Contribution of one disk group to the mean; all I/Os, 90 % hits of 0.15 ms, misses of 10 ms: 1.135 ms."""
    hits = np.asarray(hit_percent) / PERCENT
    missed = np.multiply(share, 1 - hits)
    slow = np.multiply(missed, drive_ms, where=missed > 0, out=np.zeros(np.broadcast(missed, drive_ms).shape))
    return np.multiply(share, hits) * cache_ms + slow[()]


@formula(
    Message("Waiting for a processor"),
    symbol="W_cpu",
    unit="ms",
    expression="slice_ms x waiting_probability / cores / max(0, 1 - utilisation)",
    source="M/M/c: threads of storage wait for a core like those of the desktops; Kleinrock, Queueing Systems I (1975),"
    " ch. 3",
)
def core_waiting_ms(
    slice_ms: Number, waiting_probability: Number, cores: Number, utilisation: Number
) -> Number:
    """Time until a core is free; slices of 20 ms, 0.775 wait for one of 20 cores, at 95 %: 15.5 ms."""
    probable = np.multiply(slice_ms, waiting_probability) / cores
    waiting = np.where(np.greater(probable, 0), probable, 0.0)
    is_late = np.greater_equal(utilisation, 1) & np.greater(slice_ms, 0)
    with np.errstate(invalid="ignore"):
        return np.where(is_late, np.inf, np.where(waiting > 0, waiting * (1 + odds(utilisation)), 0.0))


@formula(
    Message("Network to another host"),
    symbol="R_net",
    unit="ms",
    expression="messages x remote_percent / 100 x (hop_ms + waiting_ms)",
    source="Each message crosses the network and waits for a processor",
)
def messages_ms(messages: Number, remote_percent: Number, hop_ms: Number, waiting_ms: Number) -> Number:
    """Time for messages between hosts; 2 messages, all remote, 0.2 ms and 15 ms of waiting each: 30.4 ms."""
    return np.multiply(messages, remote_percent) / PERCENT * (np.asarray(hop_ms) + waiting_ms)


@formula(
    Message("Share of the reads on other hosts"),
    symbol="r_net",
    unit="%",
    expression="100 x (1 - 1 / hosts)",
    source="Copies are spread evenly over all hosts",
)
def remote_percent(hosts: Number) -> Number:
    """Reads that another host answers; 4 hosts: 75 %. All without a host."""
    return PERCENT * (1 - quotient(1.0, hosts, 0.0))


@formula(
    Message("Reads that miss the cache in the host's memory"),
    symbol="R_r",
    unit="ms",
    expression="(1 - hit_percent / 100) x read_ms",
    source="A hit in memory takes practically no time",
)
def after_memory_ms(hit_percent: Number, read_ms: Number) -> Number:
    """Mean of all reads, hits in memory included; 29 % hits, 12 ms: 8.5 ms."""
    return (1 - np.asarray(hit_percent) / PERCENT) * read_ms


@formula(
    Message("Latency of all parts"),
    symbol="R",
    unit="ms",
    expression="way_ms + own_ms + waiting_ms + port_ms + drives_ms",
    source="One part after the other: an open network of queues; Jackson (1957)",
)
def path_ms(way_ms: Number, own_ms: Number, waiting_ms: Number, port_ms: Number, drives_ms: Number) -> Number:
    """Latency through an array; 0.1 + 0.1 + 0.05 + 0.01 + 0.15 ms: 0.41 ms."""
    return np.asarray(way_ms) + own_ms + waiting_ms + port_ms + drives_ms


@formula(
    Message("Network and drives"),
    symbol="R",
    unit="ms",
    expression="network_ms + drives_ms",
    source="One part after the other: an open network of queues; Jackson (1957)",
)
def both_ms(network_ms: Number, drives_ms: Number) -> Number:
    """Latency through vSAN; 12 ms to another host, 2 ms there: 14 ms."""
    return network_ms + drives_ms


@formula(
    Message("Share of the waiting on these hosts"),
    symbol="W_cpu",
    unit="ms",
    expression="waiting_ms x share",
    source="I/Os come evenly from all hosts",
)
def part_of_waiting_ms(waiting_ms: Number, share: Number) -> Number:
    """Contribution of one card of hosts to the mean; 16 ms on a quarter of the hosts: 4 ms. 0 without hosts there."""
    with np.errstate(invalid="ignore"):
        return np.where(np.greater(share, 0), np.multiply(waiting_ms, share), 0.0)


@formula(
    Message("Latency with a full queue"),
    symbol="R",
    unit="ms",
    expression="max(alone_ms, 1000 x outstanding / iops)",
    source="Asymptotic bound of closed systems, R >= max(D, N / X); Lazowska et al., Quantitative System Performance"
    " (1984), ch. 5",
)
def full_queue_ms(alone_ms: Number, outstanding: Number, iops: Number) -> Number:
    """Latency that guests see who keep so many I/Os outstanding; 1,600 at 142,000 IOPS at most: 11.3 ms."""
    return np.maximum(alone_ms, MS_PER_SECOND * np.asarray(outstanding) / iops)


@formula(
    Message("Growth until the latency exceeds its target"),
    symbol="g",
    unit="share",
    expression="the largest growth at which latency_ms stays within target_ms",
    source="Found by trial; the latency at that growth is listed too",
)
def growth_within_target(growth: Number, latency_ms: Number, target_ms: Number) -> Number:
    """The growth, as the latency there keeps the target; 0 if it does not: 1.6, 4.99 ms, 5 ms: 1.6."""
    kept = np.asarray(latency_ms) <= np.asarray(target_ms) * (1 + TOLERANCE)
    return np.where(kept, growth, 0.0)


def odds(utilisation: Number) -> Number:
    """ρ / (1 - ρ), infinite in overload; NaN stays NaN."""
    use = np.asarray(utilisation)
    return quotient(use, 1 - use, lambda: np.where(np.isnan(use), np.nan, np.inf))
