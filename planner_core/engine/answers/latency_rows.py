"""Latency of the stores as rows, made from the columns of `StoreLatencies`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.answers.latency import Latencies, StoreLatencies
from planner_core.engine.answers.latency_limit import latency_targets
from planner_core.engine.answers.latency_path import PathPart
from planner_core.engine.answers.measures import Measures
from planner_core.engine.basis.axes import LOADS, PHASES, Case, Load, Phase, Place
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.latency_records import LatencyPart, StoreLatency
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.io_on_stores import mean_latency_ms
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Column, Values, gather, values_of


def every_latency(layout: Layout, measures: Measures) -> tuple[StoreLatency, ...]:
    """Latency of each store in each phase with I/O and in each case, on average."""
    if not layout.is_connected():
        return ()
    average: Load = "average"
    places = [(phase, average, case) for phase in layout.phases for case in layout.cases]
    return _rows_at(layout, measures, places)


def latency_rows(
    layout: Layout, measures: Measures, phase: Phase, load: Load, case: Case
) -> tuple[StoreLatency, ...]:
    """Latency of each store with I/O in one phase, load and case."""
    return _rows_at(layout, measures, [(phase, load, case)])


def _rows_at(
    layout: Layout, measures: Measures, places: Sequence[tuple[Phase, Load, Case]]
) -> tuple[StoreLatency, ...]:
    stores = StoreLatencies(layout, measures)
    if not stores.ids:
        return ()
    means = _means_of(stores.at(), stores.guest_reads())
    targets = latency_targets(layout, stores)
    return tuple(row for place in places for row in _rows(layout, stores, means, targets, *place))


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
    with np.errstate(invalid="ignore"):  # a store without I/O in overload has no latency
        seen = np.where(
            np.greater(values_of(guest_reads), 0),
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


def _rows(
    layout: Layout,
    stores: StoreLatencies,
    means: _Means,
    targets: Values,
    phase: Phase,
    load: Load,
    case: Case,
) -> Iterator[StoreLatency]:
    place = Place(0, PHASES.index(phase), LOADS.index(load), layout.cases.index(case))
    bands, found = layout.catalog.response.latency_bands, means.found
    for row, store in enumerate(stores.ids):
        here = place._replace(row=row)
        reads, writes = number_at(found.reads, here), number_at(found.writes, here)
        if not reads + writes > 0:
            continue
        latency = number_at(means.mean_ms, here)
        limits = bands[stores.media[row]]
        yield StoreLatency(
            store,
            latency,
            stores.media[row],
            limits.of(latency),
            limits,
            tuple(
                _part(part, place._replace(row=at))
                for part in means.parts
                for at in np.flatnonzero(part.part.store == row).tolist()
            ),
            number_at(found.read_ms, here),
            number_at(found.write_ms, here),
            number_at(means.seen_ms, here),
            number_at(means.guest_ms, here),
            reads + writes,
            phase,
            load,
            case,
            float(targets[row]) or None,
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
