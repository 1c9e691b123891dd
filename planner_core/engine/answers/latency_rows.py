"""Latency of the stores as rows, made from the columns of `StoreLatencies`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

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
from planner_core.formulas.recording import Column


def every_latency(layout: Layout, measures: Measures) -> tuple[StoreLatency, ...]:
    """Latency of each store in each phase with I/O and in each case, on average."""
    if not layout.is_connected():
        return ()
    stores = StoreLatencies(layout, measures)
    if not stores.ids:
        return ()
    found, guest_reads = stores.at(), stores.guest_reads()
    return tuple(
        row
        for phase in PHASES
        for case in layout.cases
        for row in _rows(layout, stores, found, guest_reads, phase, "average", case)
    )


def latency_rows(
    layout: Layout, measures: Measures, phase: Phase, load: Load, case: Case
) -> tuple[StoreLatency, ...]:
    """Latency of each store with I/O in one phase, load and case."""
    stores = StoreLatencies(layout, measures)
    if not stores.ids:
        return ()
    return tuple(_rows(layout, stores, stores.at(), stores.guest_reads(), phase, load, case))


def _rows(
    layout: Layout,
    stores: StoreLatencies,
    found: Latencies,
    guest_reads: Column,
    phase: Phase,
    load: Load,
    case: Case,
) -> Sequence[StoreLatency]:
    place = Place(0, PHASES.index(phase), LOADS.index(load), layout.cases.index(case))
    targets = latency_targets(layout, stores)
    bands, made = layout.catalog.response.latency_bands, []
    for row, store in enumerate(stores.ids):
        here = place._replace(row=row)
        reads, writes = number_at(found.reads, here), number_at(found.writes, here)
        if not reads + writes > 0:
            continue
        read_ms, write_ms = number_at(found.read_ms, here), number_at(found.write_ms, here)
        of_guests = number_at(guest_reads, here)
        seen = read_ms * float(quotient(reads, of_guests, 0.0)) if of_guests > 0 else 0.0
        mean = partial(_mean, reads, writes)
        latency = mean(read_ms, write_ms)
        limits = bands[stores.media[row]]
        parts = [
            _part(part, at, here, mean)
            for part in found.parts
            for at in np.flatnonzero(part.store == row).tolist()
        ]
        made.append(
            StoreLatency(
                store,
                latency,
                stores.media[row],
                limits.of(latency),
                limits,
                tuple(parts),
                read_ms,
                write_ms,
                seen,
                _mean(of_guests, writes, seen, write_ms),
                reads + writes,
                phase,
                load,
                case,
                float(targets[row]) or None,
            )
        )
    return made


def _mean(reads: float, writes: float, read_ms: float, write_ms: float) -> float:
    return float(mean_latency_ms(reads, read_ms, writes, write_ms))


def _part(part: PathPart, at: int, place: Place, mean: Callable[[float, float], float]) -> LatencyPart:
    here = place._replace(row=at)
    read_ms, write_ms = (number_at(each, here) for each in part.time)
    in_all = mean(read_ms, write_ms)
    share, response = 1.0, in_all
    if part.device is not None:
        share = mean(number_at(part.device.read_share, here), number_at(part.device.write_share, here))
        response = number_at(part.device.time_ms, here)
    return LatencyPart(
        part.components[at],
        part.resource,
        share,
        mean(*(number_at(each, here) for each in part.alone)),
        response,
        None if part.utilisation is None else number_at(part.utilisation, here),
        read_ms,
        write_ms,
        in_all,
    )
