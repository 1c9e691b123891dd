"""Arrays as part of the way of an I/O: the way there, controllers that work in bursts, and ports."""

from __future__ import annotations

import numpy as np

from planner_core.engine.answers.latency_path import PathPart, ReadsAndWritesMs
from planner_core.engine.answers.store_load import ARRAYS, StoreLoad
from planner_core.engine.basis.axes import working_or_storm
from planner_core.engine.basis.latency_records import WAY
from planner_core.engine.hosts.desktops import ReadsAndWrites
from planner_core.engine.layout.layout import NOWHERE
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.storage.arrays import array_of_store
from planner_core.formulas import latency, replication
from planner_core.formulas.io_on_stores import front_end_iops
from planner_core.formulas.recording import Column, Index, LeafNote, Targets, gather, total, values_of
from planner_core.messages import Message


class ArrayLatency:
    """The arrays of all stores of a load."""

    def __init__(self, load: StoreLoad) -> None:
        self._load, self._layout = load, load.layout
        self._data = load.layout.catalog.response

    def through(
        self, io: ReadsAndWrites, growth: Column, drives: ReadsAndWritesMs
    ) -> tuple[ReadsAndWritesMs, list[PathPart]]:
        """Time through arrays to their drives, and the parts of it."""
        arrays, rows = self._layout.arrays, self._load.array
        way = gather(arrays.column("unloaded_latency_ms"), rows)
        way_of_writes = self._way_of_writes(way, rows)
        use = self._load.grown_use("controller", rows, growth)
        own_read = latency.burst_ms(self._burst("reads"), gather(arrays.column("controller_read_iops"), rows))
        own_write = latency.burst_ms(
            self._burst("writes"), gather(arrays.column("controller_write_iops"), rows)
        )
        waiting = latency.burst_waiting_ms(io.reads, own_read, io.writes, own_write, use)
        port, port_use = self._ports(rows, growth)
        served = ReadsAndWritesMs(*(values_of(own) + values_of(waiting) for own in (own_read, own_write)))
        port_alone = values_of(port) * (1 - np.minimum(values_of(port_use), 1.0))
        parts = [
            self._part(WAY, rows, ReadsAndWritesMs(way, way_of_writes), ReadsAndWritesMs(way, way_of_writes)),
            self._part("controller", rows, served, ReadsAndWritesMs(own_read, own_write), use),
            self._part(
                "array_ports",
                rows,
                ReadsAndWritesMs(port, port),
                ReadsAndWritesMs(port_alone, port_alone),
                port_use,
            ),
        ]
        through = ReadsAndWritesMs(
            latency.path_ms(way, own_read, waiting, port, drives.reads),
            latency.path_ms(way_of_writes, own_write, waiting, port, drives.writes),
        )
        return through, parts

    def _way_of_writes(self, way: Column, rows: Index) -> Column:
        """The way of a write, which a synchronous copy makes longer."""
        arrays = self._layout.arrays
        if not arrays.any_is("replication", "synchronous"):
            return way
        title = Message("Synchronous replication")
        synchronous = arrays.given(
            arrays.looked_up("replication", lambda kind: kind == "synchronous"),
            lambda array: drawing_note(array, title, "synchronous", "yes or no", "Replication of the array"),
        )
        return replication.way_of_writes_ms(
            way, gather(synchronous, rows), gather(arrays.column("site_round_trip_ms"), rows)
        )

    def _part(
        self,
        resource: str,
        rows: Index,
        time: ReadsAndWritesMs,
        alone: ReadsAndWritesMs,
        use: Column | None = None,
    ) -> PathPart:
        ids = [self._layout.arrays.ids[row] for row in rows.tolist()]
        return PathPart(resource, ids, self._load.of_kind(ARRAYS), time, alone, use)

    def _burst(self, of: str) -> Column:
        work, storm = (self._data.latency.bursts[each] for each in ("work", "storm"))
        title = Message("I/Os of one burst")
        of_work, of_storm = (
            self._layout.constant(getattr(each, of), LeafNote(title, "m", "I/Os", "constant", each.source))
            for each in (work, storm)
        )
        both = working_or_storm(self._layout.phases, of_work, of_storm)
        return self._load.here(both)

    def _ports(self, rows: Index, growth: Column) -> tuple[Column, Column]:
        layout = self._layout
        io, behind = self._load.all_io, array_of_store(layout, self._load.measures.files)
        stores = np.flatnonzero(behind != NOWHERE)
        targets = Targets(behind[stores], len(layout.arrays))
        every = [total(gather(each, stores), targets, Message("I/O on the array"), "IOPS") for each in io]
        together = front_end_iops(every[0], every[1])
        use = self._load.grown_use("array_ports", rows, growth)
        speed = gather(layout.arrays.column("port_mb_s"), rows)
        demand = gather(self._load.here(self._load.block("array_ports").demand), rows)
        return latency.port_ms(demand, gather(together, rows), speed, use), use
