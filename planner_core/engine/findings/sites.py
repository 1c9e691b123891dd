"""Second sites: round trips, lines, hosts and reserves of replicating arrays and stretched vSANs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from planner_core.engine.basis.axes import PHASES
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.network.replication import replicating_arrays, stretched_clusters, written_mb_s
from planner_core.engine.storage.wear import writes_on_stores_mb_s
from planner_core.formulas.recording import values_of
from planner_core.formulas.replication import waiting_changes_gib
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, StorageArray
from planner_core.units import PERCENT

STEADY: Final = PHASES.index("steady")
MOST_METRO_MS: Final = 7.0
MOST_STRETCHED_MS: Final = 5.0
LEAST_STRETCHED_MBIT_S: Final = 10_000.0
SNAPSHOTS: Final = 2
"""Recovery points whose changes lie on an array: one is sent, one grows."""
STRETCHED = "VMware vSAN 7 network design: below 5 ms and 10 Gbit/s at least between the sites"


@check(
    "replication.round-trip",
    "warning",
    source="NetApp MetroCluster IP, considerations for ISLs: at most 7 ms round trip, and about 1 ms for 100 km",
)
def far_synchronous_copy(review: Review) -> Iterator[Remark]:
    """Synchronous writes wait for the second site."""
    for array in _arrays(review):
        if array.replication == "synchronous" and array.site_round_trip_ms > MOST_METRO_MS:
            words = {
                "array": Named(array.name),
                "there": Quantity(array.site_round_trip_ms, "ms"),
                "most": Quantity(MOST_METRO_MS, "ms"),
            }
            yield Remark(
                array.id,
                Message(
                    "{array}: every write waits {there} for the second site; synchronous replication is supported up"
                    " to {most}.",
                    words,
                ),
                Message("Choose a nearer site, or asynchronous replication."),
            )


@check(
    "replication.reserve",
    "warning",
    source="An asynchronous copy is sent from a snapshot while the next one grows: changes of two recovery points lie"
    " on the array",
)
def no_room_for_changes(review: Review) -> Iterator[Remark]:
    """Changes that wait to be sent need space."""
    layout, files, space = review.layout, review.measures.files, review.measures.capacity.space
    rows = replicating_arrays(layout).tolist()
    if not rows:
        return
    written = values_of(written_mb_s(layout, files, writes_on_stores_mb_s(layout, files)))
    for number, row in enumerate(rows):
        array = layout.arrays.components[row]
        kept = array.replication_reserve_percent
        if array.replication != "asynchronous" or kept >= PERCENT:
            continue
        capacity = float(normal(space.capacity)[list(space.components).index(array.id)])
        steady = float(written[number, STEADY, 0, 0])
        waiting = float(waiting_changes_gib(steady, array.recovery_point_minutes, SNAPSHOTS))
        other = array.snapshot_reserve_percent
        whole = capacity / max(1 - (kept + other) / PERCENT, 0.01)
        needed = waiting / whole * PERCENT if whole else 0.0
        if kept < needed:
            words = {
                "array": Named(array.name),
                "minutes": Quantity(array.recovery_point_minutes, "min"),
                "waiting": Quantity(rounded(waiting), "GiB"),
                "kept": Quantity(kept, "%"),
                "needed": Quantity(_tenth_up(needed), "%"),
            }
            yield Remark(
                array.id,
                Message(
                    "{array} sends its changes every {minutes}: {waiting} of them wait, {needed} of its capacity;"
                    " {kept} are kept for replication.",
                    words,
                ),
                Message("Keep {needed} or more for replication, or choose an earlier recovery point.", words),
            )


@check("vsan.stretched-round-trip", "error", source=STRETCHED)
def far_second_site(review: Review) -> Iterator[Remark]:
    """Two sites of one vSAN have to be near."""
    for cluster in _stretched(review):
        if cluster.site_round_trip_ms > MOST_STRETCHED_MS:
            words = {
                "cluster": Named(cluster.name),
                "there": Quantity(cluster.site_round_trip_ms, "ms"),
                "most": Quantity(MOST_STRETCHED_MS, "ms"),
            }
            yield Remark(
                cluster.id,
                Message("{cluster}: its sites are {there} apart; a stretched vSAN allows {most}.", words),
                Message("Choose a nearer site, or replicate machines between two clusters."),
            )


@check("vsan.stretched-line", "warning", source=STRETCHED)
def thin_line_between_sites(review: Review) -> Iterator[Remark]:
    """A stretched vSAN needs a fast line, whatever it writes."""
    for cluster in _stretched(review):
        if cluster.site_mbit_s < LEAST_STRETCHED_MBIT_S:
            words = {
                "cluster": Named(cluster.name),
                "there": Quantity(cluster.site_mbit_s, "Mbit/s"),
                "least": Quantity(LEAST_STRETCHED_MBIT_S, "Mbit/s"),
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster}: {there} are planned between its sites; vSAN asks for {least} at least.", words
                ),
                Message("Plan {least} or more.", words),
            )


@check(
    "vsan.stretched-hosts",
    "warning",
    source="A stretched cluster is to go on with one of its sites; VMware HA practice for it reserves half of the"
    " resources",
)
def no_reserve_for_a_site(review: Review) -> Iterator[Remark]:
    """The hosts of one site carry everything if the other one fails."""
    for cluster in _stretched(review):
        hosts = sum(host.count for host in review.hosts_in(cluster.id))
        half = math.ceil(hosts / 2)
        if cluster.failures_to_tolerate < half:
            words = {
                "cluster": Named(cluster.name),
                "hosts": hosts,
                "planned": cluster.failures_to_tolerate,
                "half": half,
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} has {hosts} hosts at two sites and plans for {planned} failures; when a"
                    " site fails, {half} hosts are down.",
                    words,
                ),
                Message("Plan for {half} failed hosts.", words),
            )


def _arrays(review: Review) -> list[StorageArray]:
    return [review.layout.arrays.components[row] for row in replicating_arrays(review.layout).tolist()]


def _stretched(review: Review) -> list[Cluster]:
    return [review.layout.clusters.components[row] for row in stretched_clusters(review.layout).tolist()]


def _tenth_up(value: float) -> float:
    return math.ceil(value * 10) / 10
