"""The load of a user in the state of the image, and what a store sees of it by the way of the image."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planner_core.catalog.image_deliveries import ImageDelivery
from planner_core.catalog.image_states import STATE_FIELDS, ImageState, StateField, state_id
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.desktop_load import load_of_image_state
from planner_core.formulas.image_delivery import (
    delivered_reads,
    delivered_writes,
    reads_by_delivery,
    writes_beside_cache,
)
from planner_core.formulas.recording import Column, LeafNote
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import FieldInfo, declared_field


def _info(field: str) -> FieldInfo:
    info = declared_field(DesktopPool, field)
    assert info is not None, field
    return info


FIELDS: Final = {field: _info(field) for field in STATE_FIELDS}
UNUSUAL: Final = tuple(
    (field, choice) for field, info in FIELDS.items() for choice in info.choices if choice != info.default
)
"""Choices that change the load of a user."""
WAY_OF_THE_IMAGE: Final = "image_delivery"
STREAMED: Final = tuple(choice for choice in _info(WAY_OF_THE_IMAGE).choices if choice != "clones")
STREAMS = Message("Streamed")
HAS_CACHE = Message("Writes pass a cache in RAM")
WRITES_OF_STREAMED = Message("Writes of streamed machines, by those of clones")
READS_OF_STREAMED = Message("Reads of streamed machines for each write")


def cpu_in_image_state(layout: Layout, cpu_mhz: Column) -> Column:
    """Processor time of a user of each pool."""
    return _in_image_state(layout, cpu_mhz, lambda state: state.cpu_factor)


def io_in_image_state(layout: Layout, reads: Column, writes: Column) -> tuple[Column, Column]:
    """Reads and writes of the users of each pool on their stores."""
    reads = _in_image_state(layout, reads, lambda state: state.read_factor)
    writes = _in_image_state(layout, writes, lambda state: state.write_factor)
    if not any(layout.pools.any_is(WAY_OF_THE_IMAGE, choice) for choice in STREAMED):
        return reads, writes
    writes = delivered_writes(writes, _of_way(layout, WRITES_OF_STREAMED, lambda way: way.write_factor))
    writes = _beside_cache(layout, writes)
    for_each = _of_way(layout, READS_OF_STREAMED, lambda way: way.reads_per_write or 0.0)
    streams = _of_way(layout, STREAMS, lambda way: float(way.reads_per_write is not None))
    return reads_by_delivery(reads, delivered_reads(writes, for_each), streams), writes


def _beside_cache(layout: Layout, writes: Column) -> Column:
    """The writes that pass the caches in the RAM of desktops; all of them where no pool has one."""
    pools = layout.pools
    if not (pools.any_above("write_cache_percent") and pools.any_above("write_cache_gib")):
        return writes
    has_driver = pools.looked_up(WAY_OF_THE_IMAGE, lambda choice: float(choice in STREAMED))
    cached = has_driver * (pools.numbers("write_cache_gib") > 0)

    def note(pool: DesktopPool) -> LeafNote:
        return LeafNote(HAS_CACHE, "c", "x", "drawing", "Write cache in RAM of the pool", pool.name, pool.id)

    return writes_beside_cache(writes, pools.given(cached, note), pools.column("write_cache_percent"))


def _in_image_state(layout: Layout, load: Column, factor: Callable[[ImageState], float]) -> Column:
    """The load times the factors of all states; the load itself where all pools are in the usual one."""
    pools, states = layout.pools, layout.catalog.image_states
    if not _some_are_unusual(layout):
        return load

    def column(field: StateField) -> Column:
        def note(pool: DesktopPool) -> LeafNote:
            source = states[state_id(field, getattr(pool, field))].source
            return LeafNote(Message(FIELDS[field].title), "f", "x", "constant", source, pool.name, pool.id)

        return pools.given(
            pools.looked_up(field, lambda choice: factor(states[state_id(field, choice)])), note
        )

    return load_of_image_state(load, *map(column, STATE_FIELDS))


@kept
def _some_are_unusual(layout: Layout) -> bool:
    """Whether any pool is in another state than the usual one."""
    return any(layout.pools.any_is(field, choice) for field, choice in UNUSUAL)


def _of_way(layout: Layout, title: Message, number: Callable[[ImageDelivery], float]) -> Column:
    """A number of the way in which the machines of each pool get their image."""
    pools, ways = layout.pools, layout.catalog.image_deliveries

    def note(pool: DesktopPool) -> LeafNote:
        source = ways[pool.image_delivery].source
        return LeafNote(title, "f", "x", "constant", source, pool.name, pool.id)

    return pools.given(pools.looked_up(WAY_OF_THE_IMAGE, lambda choice: number(ways[choice])), note)
