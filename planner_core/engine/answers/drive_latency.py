"""Drives and the caches in front of them, as part of the way of an I/O."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from planner_core.catalog.response_times import Medium
from planner_core.engine.answers.latency_path import Device, PathPart, ReadsAndWritesMs, waiting_share
from planner_core.engine.answers.store_load import ALONE, StoreLoad, rows_of
from planner_core.engine.storage.disk_groups import hits_in_front
from planner_core.formulas import latency
from planner_core.formulas.recording import Column, Index, Leaf, LeafNote, Traced, gather, values_of
from planner_core.messages import Message
from planner_core.units import PERCENT

MOSTLY: Final = 0.5
AT_ONCE = LeafNote(Message("Caches that answer"), "h", "%", "drawing", "Writes are in the cache at once")
NO_BUFFER = LeafNote(
    Message("Write buffer"), "h", "%", "drawing", "Without one, a write waits for its drives"
)


class DriveLatency:
    """The drives of all stores of a load."""

    def __init__(self, load: StoreLoad) -> None:
        self._load, self._layout = load, load.layout
        self._data = load.layout.catalog.response

    @cached_property
    def media(self) -> tuple[Medium, ...]:
        """Disk if most of the reads that reach drives reach hard disks."""
        store, group, _, reads, _ = self._load.entries
        hits = values_of(self._hits[0])[group]
        hard = np.array([each.drive_kind == "hdd" for each in self._layout.groups.components])[group]
        reaching = np.broadcast_to(values_of(reads) * (1 - hits / PERCENT), (len(store), *self._load.shape))
        weight = reaching[:, 0, 0, 0]
        on_all = np.bincount(store, weight, len(self._load.rows))
        on_disks = np.bincount(store, weight * hard, len(self._load.rows))
        return tuple(
            "disk" if disks > MOSTLY * every else "flash"
            for disks, every in zip(on_disks, on_all, strict=True)
        )

    @cached_property
    def _hits(self) -> tuple[Column, Column]:
        """Share of reads and of writes that caches keep from the drives of each disk group."""
        return hits_in_front(self._layout)

    def part(self, growth: Column) -> PathPart:
        """Time at drives and caches of each store and disk group."""
        layout = self._layout
        store, group, kind, read_share, write_share = self._load.entries
        use = self._load.grown_use("disk_iops", group, rows_of(growth, store))
        kinds = self._data.drives

        def note(part: object) -> LeafNote:
            found = kinds[part.drive_kind]  # type: ignore[attr-defined]
            title = Message("I/Os that a drive serves side by side")
            return LeafNote(title, "c", "count", "constant", found.source, part.name, part.id)  # type: ignore[attr-defined]

        servers = gather(layout.groups.derived(lambda each: kinds[each.drive_kind].servers, note), group)
        alone = latency.drive_service_ms(servers, gather(layout.groups.column("drive_iops"), group))
        time = latency.drive_ms(alone, waiting_share(servers, use), servers, use)
        cache = self._cache
        hits, at_once = gather(self._hits[0], group), self._written_at_once(group, kind)
        reads = latency.behind_cache_ms(read_share, hits, cache, time)
        writes = latency.behind_cache_ms(write_share, at_once, cache, time)
        device = Device(
            time,
            values_of(read_share) * (1 - values_of(hits) / PERCENT),
            values_of(write_share) * (1 - values_of(at_once) / PERCENT),
        )
        ids = [layout.groups.ids[row] for row in group.tolist()]
        time_of, alone_of = ReadsAndWritesMs(reads, writes), ReadsAndWritesMs(alone, alone)
        return PathPart("disk_iops", ids, store, time_of, alone_of, use, device)

    def _written_at_once(self, group: Index, kind: Index) -> Column:
        """Share of the writes that a cache takes: all in arrays and vSAN, those that are merged elsewhere."""
        merged = gather(self._hits[1], group)
        found = np.where((kind == ALONE).reshape(-1, 1, 1, 1), values_of(merged), float(PERCENT))
        if not self._layout.recording:
            return found
        return Traced(found, Leaf(lambda row: NO_BUFFER if kind[row] == ALONE else AT_ONCE))

    @property
    def _cache(self) -> Column:
        access = self._data.latency.flash_access
        return self._layout.constant(
            access.ms, LeafNote(Message("Access to a cache"), "t_c", "ms", "constant", access.source)
        )
