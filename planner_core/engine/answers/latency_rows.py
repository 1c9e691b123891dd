"""Latency of the stores as rows, made from the columns of `StoreLatencies`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.answers.latency import Latencies, StoreLatencies
from planner_core.engine.answers.latency_limit import latency_targets
from planner_core.engine.answers.latency_path import PathPart
from planner_core.engine.answers.measures import Measures
from planner_core.engine.basis.axes import LOADS, PHASES, Case, Load, Phase, Place, spread
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.latency_records import LatencyPart, StoreLatency
from planner_core.engine.basis.rows import Rows
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.io_on_stores import mean_latency_ms
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import LOAD_AXIS, Column, Values, gather, known_or, values_of


class LatencyRows:
    """Latency of all stores of a plan in every phase, load and case, from which rows are made on access."""

    def __init__(self, layout: Layout, measures: Measures) -> None:
        self._layout = layout
        self._stores = StoreLatencies(layout, measures)
        if self._stores.ids:
            self._means = _means_of(self._stores.at(), self._stores.guest_reads())
            self._targets = latency_targets(layout, self._stores)

    def every(self) -> Sequence[StoreLatency]:
        """Each store in each phase with I/O and in each case, on average."""
        if not self._stores.ids:
            return ()
        at = np.argwhere(np.moveaxis(self._has_io(), 0, -1)).tolist()
        average = LOADS.index("average")
        places = [Place(row, phase, average, case) for phase, case, row in at]
        return self._rows(places)

    def at(self, phase: Phase, load: Load, case: Case) -> Sequence[StoreLatency]:
        """Each store with I/O in one phase, load and case."""
        if not self._stores.ids:
            return ()
        where = PHASES.index(phase), LOADS.index(load), self._layout.cases.index(case)
        rows = np.flatnonzero(self._has_io(where[1])[:, where[0], where[2]])
        return self._rows([Place(row, *where) for row in rows.tolist()])

    def slowest_first(self, phases: Sequence[Phase], case: int) -> Sequence[StoreLatency]:
        """Each store with I/O in any of some phases of a case, on average in the phase in which it is slowest."""
        if not self._stores.ids:
            return ()
        at = [PHASES.index(phase) for phase in phases]
        mean = np.where(self._has_io(), self._spread(self._means.mean_ms, 0), -np.inf)[:, at, case]
        rows = np.flatnonzero(mean.max(axis=1) > -np.inf)
        rows = rows[np.argsort(-mean[rows].max(axis=1), kind="stable")]
        worst = mean.argmax(axis=1)
        return self._rows([Place(row, at[worst[row]], 0, case) for row in rows.tolist()])

    def _has_io(self, load: int = 0) -> NDArray[np.bool_]:
        """Whether a store has any I/O: rows x phases x cases."""
        io = self._means.found
        has: NDArray[np.bool_] = self._spread(io.reads, load) + self._spread(io.writes, load) > 0
        return has

    def _spread(self, column: Column, load: int) -> Values:
        layout = self._layout
        values = spread(column, len(self._stores.ids), len(layout.phases), len(layout.cases))
        return values[:, :, min(load, values.shape[LOAD_AXIS] - 1)]

    def _rows(self, places: Sequence[Place]) -> Rows[StoreLatency]:
        def keys(index: int) -> tuple[str, str]:
            return self._stores.ids[places[index].row], PHASES[places[index].phase]

        return Rows(len(places), cache(lambda index: self._row(places[index])), keys)

    def _row(self, here: Place) -> StoreLatency:
        stores, means, found = self._stores, self._means, self._means.found
        media, bands = stores.media[here.row], self._layout.catalog.response.latency_bands
        latency = number_at(means.mean_ms, here)
        return StoreLatency(
            stores.ids[here.row],
            latency,
            media,
            bands[media].of(latency),
            bands[media],
            tuple(
                _part(part, here._replace(row=at))
                for part in means.parts
                for at in np.flatnonzero(part.part.store == here.row).tolist()
            ),
            number_at(found.read_ms, here),
            number_at(found.write_ms, here),
            number_at(means.seen_ms, here),
            number_at(means.guest_ms, here),
            number_at(found.reads, here) + number_at(found.writes, here),
            PHASES[here.phase],
            LOADS[here.load],
            self._layout.cases[here.case],
            float(self._targets[here.row]) or None,
        )


class _PartMeans(NamedTuple):
    """Means of one kind of device over reads and writes, with a row for each store and device."""

    part: PathPart
    in_all: Column
    alone: Column
    share: Column | None
    """Of the I/Os that wait for the device; None if all do."""


class _Means(NamedTuple):
    """Means over reads and writes for all places at once, with a row for each store: formulas on single numbers take
    ten times as long."""

    found: Latencies
    mean_ms: Column
    seen_ms: Column
    """Reads as the guests see them."""
    guest_ms: Column
    parts: Sequence[_PartMeans]


def _means_of(found: Latencies, guest_reads: Column) -> _Means:
    found = found._replace(read_ms=_overloaded(found.read_ms), write_ms=_overloaded(found.write_ms))
    with np.errstate(invalid="ignore"):  # a store without reads in overload has no latency of them
        seen = np.where(
            np.greater(values_of(guest_reads), 0) & np.greater(values_of(found.reads), 0),
            values_of(found.read_ms) * values_of(quotient(found.reads, guest_reads, 0.0)),
            0.0,
        )
    return _Means(
        found,
        values_of(mean_latency_ms(found.reads, found.read_ms, found.writes, found.write_ms)),
        seen,
        values_of(mean_latency_ms(guest_reads, seen, found.writes, found.write_ms)),
        [_part_means(found, part) for part in found.parts],
    )


def _overloaded(time: Column) -> Values:
    """Times of I/Os, endless where a part in overload is multiplied by none of another."""
    return known_or(values_of(time), np.inf)


def _part_means(found: Latencies, part: PathPart) -> _PartMeans:
    reads, writes = gather(found.reads, part.store), gather(found.writes, part.store)

    def mean(of_reads: Column, of_writes: Column) -> Values:
        return values_of(mean_latency_ms(reads, of_reads, writes, of_writes))

    device = part.device
    return _PartMeans(
        part,
        mean(*part.time),
        mean(*part.alone),
        None if device is None else mean(device.read_share, device.write_share),
    )


def _part(means: _PartMeans, here: Place) -> LatencyPart:
    part = means.part
    in_all = number_at(means.in_all, here)
    share, response = 1.0, in_all
    if part.device is not None and means.share is not None:
        share, response = number_at(means.share, here), number_at(part.device.time_ms, here)
    read_ms, write_ms = (number_at(each, here) for each in part.time)
    return LatencyPart(
        part.components[here.row],
        part.resource,
        share,
        number_at(means.alone, here),
        response,
        None if part.utilisation is None else number_at(part.utilisation, here),
        read_ms,
        write_ms,
        in_all,
    )
