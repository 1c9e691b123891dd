"""vSAN as part of the way of an I/O: messages between hosts, whose threads wait for cores."""

from __future__ import annotations

import numpy as np

from planner_core.engine.answers.latency_path import PathPart, ReadsAndWritesMs, waiting_share
from planner_core.engine.answers.store_load import VSAN, StoreLoad, rows_of
from planner_core.engine.hosts.host_supply import cores_for_desktops
from planner_core.engine.hosts.vsan_on_hosts import client_cache_note, has_client_cache
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.storage.vsan import hosts_of_clusters, sites_of_clusters
from planner_core.formulas import latency, replication
from planner_core.formulas.recording import Column, Leaf, LeafNote, Targets, Traced, gather, total, values_of
from planner_core.messages import Message
from planner_core.units import PERCENT


class VsanLatency:
    """The clusters with vSAN of a load."""

    def __init__(self, load: StoreLoad) -> None:
        self._load, self._layout = load, load.layout
        self._path = load.layout.catalog.response.latency.vsan

    def through(self, growth: Column, drives: ReadsAndWritesMs) -> tuple[ReadsAndWritesMs, list[PathPart]]:
        """Time through vSAN to its drives, and the parts of it."""
        layout, path, rows = self._layout, self._path, self._load.cluster
        waiting, use = self._cpu_waiting(growth)
        hop = layout.constant(
            path.hop_ms,
            LeafNote(Message("Way to another host and back"), "t_net", "ms", "constant", path.source),
        )
        one = layout.constant(
            1, LeafNote(Message("Messages of a read"), "n", "count", "constant", path.source)
        )
        everything = layout.constant(
            PERCENT,
            LeafNote(
                Message("Writes on other hosts"), "r_net", "%", "drawing", "A copy lies on another host"
            ),
        )
        remote = gather(latency.remote_percent(hosts_of_clusters(layout, self._load.measures.runs)), rows)
        messages = gather(self._messages(), rows)
        hits = gather(self._client_hits(), rows)
        read_net = latency.messages_ms(one, remote, hop, waiting)
        write_net = self._at_both_sites(latency.messages_ms(messages, everything, hop, waiting))
        nobody = layout.constant(0, LeafNote(Message("Nobody waits"), "0", "ms", "drawing"))
        through = ReadsAndWritesMs(
            latency.after_memory_ms(hits, latency.both_ms(read_net, drives.reads)),
            latency.both_ms(write_net, drives.writes),
        )
        alone = ReadsAndWritesMs(
            latency.after_memory_ms(hits, latency.messages_ms(one, remote, hop, nobody)),
            self._at_both_sites(latency.messages_ms(messages, everything, hop, nobody)),
        )
        time = ReadsAndWritesMs(latency.after_memory_ms(hits, read_net), write_net)
        ids = [layout.clusters.ids[row] for row in rows.tolist()]
        return through, [PathPart("cpu", ids, self._load.of_kind(VSAN), time, alone, use)]

    def _at_both_sites(self, write_net: Column) -> Column:
        """Messages of a write, with the way to the second site and back where vSAN has one."""
        clusters, rows = self._layout.clusters, self._load.cluster
        if not clusters.any_is("vsan_sites", "two"):
            return write_net
        two = clusters.given(
            sites_of_clusters(self._layout) - 1,
            lambda cluster: drawing_note(
                cluster, Message("Stretched"), "synchronous", "yes or no", "vSAN sites of the cluster"
            ),
        )
        return replication.way_of_writes_ms(
            write_net, gather(two, rows), gather(clusters.column("site_round_trip_ms"), rows)
        )

    def _cpu_waiting(self, growth: Column) -> tuple[Column, Column]:
        """Mean time until a thread of vSAN gets a core, over the hosts of each cluster."""
        layout = self._layout
        hosts, cluster = self._load.hosts
        use = self._load.grown_use("cpu", hosts, rows_of(growth, cluster))
        cores = gather(cores_for_desktops(layout), hosts)
        path = self._path
        part = layout.constant(
            path.slice_ms,
            LeafNote(Message("Time for which a core is taken"), "q", "ms", "constant", path.source),
        )
        waiting = latency.core_waiting_ms(part, waiting_share(cores, use), cores, use)
        count = values_of(self._load.measures.runs.hosts_in_service)[hosts]
        targets = Targets(cluster, len(self._load.cluster))
        together = targets.sums(count)[cluster]
        weight = np.divide(count, together, where=together > 0, out=np.ones(count.shape))
        title = Message("Hosts of this card among those of the cluster")
        share: Column = weight
        if layout.recording:
            parts = [layout.hosts.components[row] for row in hosts.tolist()]
            share = Traced(
                weight, Leaf(lambda row: drawing_note(parts[row], title, "s", "share", "Number of hosts"))
            )
        mean = total(latency.part_of_waiting_ms(waiting, share), targets, Message("Mean of all hosts"), "ms")
        return mean, targets.sums(np.where(weight > 0, values_of(use) * weight, 0.0))

    def _messages(self) -> Column:
        path = self._path
        title = Message("Messages of a write")
        return self._layout.clusters.derived(
            lambda cluster: path.messages_of_write[cluster.vsan_version],
            lambda cluster: LeafNote(title, "n", "count", "constant", path.source, cluster.name, cluster.id),
        )

    def _client_hits(self) -> Column:
        path, versions = self._path, self._layout.catalog.vsan_versions
        title = Message("Hits in the client cache of vSAN")
        return self._layout.clusters.derived(
            lambda cluster: (
                path.client_cache_hit_percent
                if has_client_cache(cluster, versions[cluster.vsan_version])
                else 0.0
            ),
            lambda cluster: client_cache_note(
                cluster, LeafNote(title, "h", "%", "constant", path.source, cluster.name, cluster.id)
            ),
        )
