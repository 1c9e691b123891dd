"""Latency of the I/Os of each store, reads and writes apart, and of all its parts.

The same for arrays, disk groups and vSAN: an open network of queues whose load grows with the desktops. What the
response study shows, what limits a plan by its targets, and what is compared with measurements is this. The parts are
told in `drive_latency.py`, `array_latency.py` and `vsan_latency.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.catalog.response_times import Medium
from planner_core.engine.answers.array_latency import ArrayLatency
from planner_core.engine.answers.drive_latency import DriveLatency
from planner_core.engine.answers.latency_path import PathPart, ReadsAndWritesMs
from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.store_load import ALONE, ARRAYS, VSAN, StoreLoad, rows_of
from planner_core.engine.answers.vsan_latency import VsanLatency
from planner_core.engine.hosts.desktops import ReadsAndWrites
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.io_on_stores import mean_latency_ms
from planner_core.formulas.recording import (
    Column,
    Index,
    LeafNote,
    Targets,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import ComponentId

AS_PLANNED = LeafNote(Message("Growth"), "g", "share", "drawing", "As planned")


class Latencies(NamedTuple):
    """Latency of each store: a row for each of `StoreLatencies.ids`, with phases, loads and cases."""

    reads: Column
    """I/Os per second on the store."""
    writes: Column
    read_ms: Column
    write_ms: Column
    mean_ms: Column
    parts: Sequence[PathPart]


class StoreLatencies:
    """The stores of a plan with I/O, and their latency at any growth of the plan.

    `only` is what grows if it is one pool: its measures alone. `at_work` keeps to users at work, on average, with a
    phase for each of `days_at_work`; the axis of the loads is then free for growths that are tried side by side.
    `within` are the only stores that count, as rows of `Files`.
    """

    def __init__(
        self,
        layout: Layout,
        measures: Measures,
        only: Measures | None = None,
        *,
        at_work: bool = False,
        within: Index | None = None,
    ) -> None:
        self._load = StoreLoad(layout, measures, only, at_work=at_work, within=within)
        self._drives = DriveLatency(self._load)

    @property
    def rows(self) -> Index:
        """Of the stores, among those of `Files`."""
        return self._load.rows

    @property
    def ids(self) -> tuple[ComponentId, ...]:
        """Of the stores."""
        return self._load.ids

    @property
    def media(self) -> tuple[Medium, ...]:
        """Disk if most of the reads that reach drives reach hard disks."""
        return self._drives.media

    @property
    def work_io(self) -> Column:
        """I/Os per second of each store."""
        return self._load.work_io

    @property
    def fixed_work_io(self) -> Column:
        """The part of it that does not grow."""
        return self._load.fixed_work_io

    def of(self, rows: Index) -> StoreLatencies:
        """Some of the stores only, in the same order."""
        load = self._load
        return StoreLatencies(
            load.layout, load.measures, load.only, at_work=load.at_work, within=self.rows[rows]
        )

    def guest_reads(self) -> Values:
        """Reads per second of the guests on each store, with those that the caches of the hosts answer."""
        return self._load.guest_reads()

    def at(self, growth: Column | None = None) -> Latencies:
        """Latency with so many times the desktops; `growth` has a row for each store, or one row for all."""
        if growth is None:
            growth = self._load.layout.constant(1, AS_PLANNED)
        with np.errstate(
            invalid="ignore"
        ):  # where a resource is full, nothing of another kind waits endlessly
            return self._at(growth)

    def _at(self, growth: Column) -> Latencies:
        io = self._load.grown_io(growth)
        arrays, groups, clusters = map(self._load.of_kind, (ARRAYS, ALONE, VSAN))
        drives = self._drives.part(growth)
        reads, writes, parts = [], [], [drives]
        on_drives = [
            total(column, Targets(drives.store, len(self.rows)), Message("Drives and caches"), "ms")
            for column in drives.time
        ]
        for kind, rows in enumerate((arrays, groups, clusters)):
            if not len(rows):
                continue
            here = ReadsAndWritesMs(*(gather(each, rows) for each in on_drives))
            there = rows_of(growth, rows)
            if kind == ARRAYS:
                part_io = ReadsAndWrites(gather(io.reads, rows), gather(io.writes, rows))
                here, more = ArrayLatency(self._load).through(part_io, there, here)
                parts += more
            elif kind == VSAN:
                here, more = VsanLatency(self._load).through(there, here)
                parts += more
            reads.append(here.reads)
            writes.append(here.writes)
        read_ms, write_ms = concatenate(reads), concatenate(writes)
        mean = mean_latency_ms(io.reads, read_ms, io.writes, write_ms)
        return Latencies(io.reads, io.writes, read_ms, write_ms, mean, parts)

    def most_growth(self) -> Values:
        """Growth at which the first resource in the path of each store is full, [store, phase, load, case]."""
        found = np.full((len(self.rows), *self._load.shape), np.inf)
        for resource, store, rows in self._load.on_the_way():
            fixed, growing = (values_of(gather(each, rows)) for each in self._load.use(resource))
            if resource == "cpu":  # a card of hosts that have all failed serves nobody
                growing = np.where(
                    values_of(self._load.measures.runs.hosts_in_service)[rows] > 0, growing, 0.0
                )
            with np.errstate(divide="ignore", invalid="ignore"):
                left = np.maximum(1 - np.nan_to_num(fixed, nan=0.0), 0.0)
                full = np.where(growing > 0, left / growing, np.inf)
            np.minimum.at(found, store, np.broadcast_to(full, (len(rows), *self._load.shape)))
        return found
