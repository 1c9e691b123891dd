"""The tables of what users queue for: the stations of an interaction, and the latency of the stores."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.results.tables.column import Column
from app.results.tables.response_tables import finite
from app.results.words.response_times import milliseconds_in_words
from app.results.words.results import phase_name, resource_name
from planner_core.engine.basis.latency_records import WAY, LatencyPart, StoreLatency
from planner_core.plan.plan import Plan
from planner_core.studies.response_network import ResponseNetwork

BAND_WORDS: Final = {"good": mark("good"), "warn": mark("slow"), "bad": mark("bad")}


class StationRow(NamedTuple):
    """What the users of one pool ask of one station; a line to the user is one without a queue."""

    component: str
    resource: str
    """In words."""
    pool: str
    queues: int | None
    servers: float
    visits: float
    visit_seconds: float
    interaction_seconds: float
    busy: float | None
    """As planned, of all pools; None for a delay."""


def station_rows(plan: Plan, network: ResponseNetwork) -> Iterator[StationRow]:
    """Each station with each pool that comes to it, then the lines to the users: delays for any number at once."""

    def name(component: str) -> str:
        return plan.components[component].name

    for station, use in zip(network.stations, network.use_per_session, strict=True):
        busy = station.fixed_share + float(use) * network.sessions
        for load in station.loads:
            if load.demand_seconds > 0:
                yield StationRow(
                    name(station.component),
                    resource_name(station.resource),
                    name(load.pool),
                    station.queues,
                    station.servers,
                    load.visits,
                    load.service_seconds,
                    load.demand_seconds,
                    busy,
                )
    for pool in network.pools:
        if pool.line:
            trip = pool.latency_seconds
            yield StationRow(
                name(pool.line), tr("Round trip"), name(pool.pool), None, math.inf, 1, trip, trip, None
            )


def station_columns() -> list[Column[StationRow]]:
    """The columns of the stations."""

    def number(title: str, of: Callable[[StationRow], float | None]) -> Column[StationRow]:
        return Column(title, lambda row: numbers().number(of(row)), lambda row: finite(of(row)))

    def time(title: str, of: Callable[[StationRow], float]) -> Column[StationRow]:
        return Column(title, lambda row: milliseconds_in_words(of(row)), of)

    return [
        Column(tr("Component"), lambda row: row.component),
        Column(tr("Resource"), lambda row: row.resource),
        Column(tr("Pool"), lambda row: row.pool),
        number(tr("Queues"), lambda row: row.queues),
        number(tr("Servers each"), lambda row: row.servers),
        number(tr("Visits"), lambda row: row.visits),
        time(tr("Time of a visit"), lambda row: row.visit_seconds),
        time(tr("Interaction"), lambda row: row.interaction_seconds),
        Column(tr("Busy as planned"), lambda row: numbers().percent(row.busy), lambda row: row.busy),
    ]


def latency_columns(plan: Plan) -> dict[str, Column[StoreLatency]]:
    """The columns of the latency of each store, by name."""

    def time(title: str, of: Callable[[StoreLatency], float | None]) -> Column[StoreLatency]:
        return Column(title, lambda each: milliseconds_in_words(of(each), 1), lambda each: finite(of(each)))

    return {
        "store": Column(tr("Store"), lambda each: plan.components[each.store].name),
        "phase": Column(tr("Phase"), lambda each: phase_name(each.phase)),
        "latency": time(tr("Latency"), lambda each: each.latency_ms),
        "reads": time(tr("Reads"), lambda each: each.read_ms),
        "writes": time(tr("Writes"), lambda each: each.write_ms),
        "band": Column(tr("Verdict"), lambda each: tr(BAND_WORDS[each.band])),
        "good": time(tr("Good below"), lambda each: each.limits.good_below_ms),
        "bad": time(tr("Bad above"), lambda each: each.limits.bad_above_ms),
        "target": time(tr("Target"), lambda each: each.target_ms),
        "parts": Column(tr("Made up of"), _parts_in_words),
    }


def _parts_in_words(store: StoreLatency) -> str:
    return ", ".join(
        f"{_part_name(each)} {milliseconds_in_words(each.latency_ms, 1)}"
        for each in store.parts
        if each.latency_ms > 0
    )


def _part_name(part: LatencyPart) -> str:
    return tr("Way") if part.resource == WAY else resource_name(part.resource)
