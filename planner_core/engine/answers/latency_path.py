"""The parts of an I/O's way, and the queue that all kinds of them share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from planner_core.formulas import acceptance
from planner_core.formulas.queueing_open import erlang_b, erlang_c
from planner_core.formulas.recording import Column, Index, Values
from planner_core.plan.components import ComponentId


class ReadsAndWritesMs(NamedTuple):
    """Times of reads and of writes."""

    reads: Column
    writes: Column


class Device(NamedTuple):
    """A drive that only some of the I/Os wait for."""

    time_ms: Column
    read_share: Values
    """Share of the store's reads that wait for it."""
    write_share: Values


class PathPart(NamedTuple):
    """One kind of device in the path, as columns with a row for each store and device."""

    resource: str
    components: Sequence[ComponentId]
    store: Index
    """Row of the store in `StoreLatencies.ids`."""
    time: ReadsAndWritesMs
    """Contribution to the means of the store."""
    alone: ReadsAndWritesMs
    """The same without load."""
    utilisation: Column | None
    device: Device | None = None
    """None for what all I/Os go through."""


def waiting_share(servers: Column, use: Column) -> Column:
    """Probability that all servers are busy (Erlang C)."""
    return erlang_c(erlang_b(acceptance.offered_load(use, servers), servers), use)
